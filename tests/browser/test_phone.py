"""The whole flow on a phone, with a finger."""

from __future__ import annotations

import os

import pytest

from tests.browser.checks import runs_sideways
from tests.browser.conftest import People
from tests.browser.player import PHONE, Player, hasty

# One whole game by touch; the other languages play theirs when everything is tested.
LANGUAGES = ["en", "fa", "ja", "uk"] if os.environ.get("CONSIGLIERE_TEST_ALL") else ["fa"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_touch_without_scrolling_sideways(people: People, language: str) -> None:
    anna = people("Anna", language, size=PHONE)
    anna.open_table(seats=2)
    assert runs_sideways(anna.page) == []
    anna.fill_with_bots()
    anna.start()

    def some_cards(player: Player) -> str:
        assert runs_sideways(player.page) == []
        hand = sum(player.mine["hand"].values())
        plays = [text for text in player.legal if text.startswith("play ")]
        return plays[0] if plays and hand > 8 else hasty(player)

    anna.play_on(some_cards)
    assert anna.now is not None
    winners = [anna.names[seat] for seat in anna.now["outcome"]["winners"]]
    # The result comes to the front by itself.
    said = anna.say("table-winners", n=len(winners), seats=anna.texts.joined(winners))
    anna.page.get_by_role("dialog").get_by_role("heading", name=said).wait_for()
    assert runs_sideways(anna.page) == []
