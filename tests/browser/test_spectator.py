"""Somebody looks on: sees the table, and no hand, neither on the page nor in what it was sent."""

from __future__ import annotations

import json
from typing import Any

from consigliere.games.condottiere.pieces import CARD_IDS
from tests.browser.conftest import People
from tests.browser.player import GAME, Player, together


def names_in(plain: Any) -> set[str]:
    """Every word in a message: names of fields and values alike."""
    if isinstance(plain, dict):
        return set(plain).union(*(names_in(value) for value in plain.values()))
    if isinstance(plain, list):
        return set().union(*(names_in(value) for value in plain))
    return {plain} if isinstance(plain, str) else set()


def test_who_looks_on_is_sent_no_card_that_was_not_played(people: People) -> None:
    anna, bruno, carla = people("Anna", "en"), people("Bruno", "ja"), people("Carla", "uk")
    code = anna.open_table(seats=2)
    bruno.join(code)
    bruno.sit()
    carla.join(code)
    anna.start()
    played: set[str] = set()

    def first_card(player: Player) -> str:
        text = next((text for text in player.legal if text.startswith("play ")), player.legal[0])
        if text.startswith("play "):
            word = text.split()[1]
            played.add(f"mercenary_{word}" if word.isdigit() else word)
        return text

    together([anna, bruno], first_card, until=lambda: len(played) > 2)
    secret = {card for player in (anna, bruno) for card in player.mine["hand"]} - played
    assert secret
    carla.page.get_by_role("group", name=carla.say("board-map")).wait_for()
    # Not one frame names a card that lies in a hand alone.
    for frame in carla.frames:
        assert names_in(frame) & set(CARD_IDS) <= played, json.dumps(frame)[:400]
    # Nor does the page.
    assert carla.hand().count() == 0
    page = carla.page.locator("body").aria_snapshot()
    for card in secret:
        name = carla.texts.card(card, GAME)
        assert carla.page.get_by_role("img", name=name, exact=True).count() == 0
        assert f'"{name}"' not in page
