"""The connection breaks in the middle of a battle, and the table is exactly where it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import People
from tests.browser.player import Player, together
from tests.browser.server import Server
from tests.browser.wire import Wire

LOST = ("WebSocket connection", "net::ERR_")  # what a browser says of its own when nobody answers


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A network between somebody and the server."""
    wire = Wire(server.port)
    yield wire
    wire.close()


def plays(player: Player) -> str:
    """A mercenary if there is one, since nothing else follows from it."""
    legal = player.legal
    return next((text for text in legal if text.startswith("play ") and text[-1].isdigit()), legal[0])


def in_battle(player: Player) -> bool:
    """Whether somebody has played a card in the battle that is fought."""
    assert player.now is not None
    seats = (player.now["view"] or {}).get("seats", [])
    return player.stage == "play_or_pass" and any(seat["line"] for seat in seats)


def table_of(player: Player) -> str:
    """All that a screen reader finds on the table."""
    return player.page.get_by_role("main").aria_snapshot()


def test_the_server_dies_in_mid_battle_and_both_pages_go_on_where_they_were(
    people: People, own_server: Server
) -> None:
    anna, bruno = people("Anna", "en", server=own_server), people("Bruno", "uk", server=own_server)
    anna.forgive(*LOST)
    bruno.forgive(*LOST)
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    anna.start()
    together([anna, bruno], plays, until=lambda: in_battle(anna) and in_battle(bruno))
    before = [(table_of(player), player.told()) for player in (anna, bruno)]
    own_server.kill()
    for player in (anna, bruno):
        player.page.get_by_text(player.say("web-lost")).wait_for()
    frames = [len(player.frames) for player in (anna, bruno)]
    own_server.start()
    for player, (table, told), heard in zip((anna, bruno), before, frames, strict=True):
        player.until(lambda: len(player.frames) > heard, "a welcome")  # noqa: B023
        player.page.get_by_text(player.say("web-lost")).wait_for(state="hidden")
        assert table_of(player) == table
        assert player.told() == told
        player.assert_log_is_whole()
    asked = anna if anna.is_asked else bruno
    asked.act(plays(asked))
    asked.assert_log_is_whole()


def test_what_was_pressed_while_the_network_was_cut_is_done_once(people: People, wire: Wire) -> None:
    bruno, anna = people("Bruno", "en"), people("Anna", "fa", address=wire.url)
    anna.forgive(*LOST)
    anna.join(bruno.open_table(seats=2))
    anna.sit()
    bruno.start()
    together([anna, bruno], plays, until=lambda: in_battle(anna) and anna.is_asked)
    told = len(anna.told())
    wire.cut()
    anna.page.get_by_text(anna.say("web-lost")).wait_for()
    anna.press(anna.named("button", anna.command("pass"), anna.yours()))
    anna.page.wait_for_timeout(500)
    assert len(anna.told()) == told
    wire.mend()
    anna.until(lambda: len(anna.told()) > told, "the pass")
    anna.page.get_by_text(anna.say("web-lost")).wait_for(state="hidden")
    bruno.until(lambda: bruno.is_asked or not in_battle(bruno), "the pass of the other")
    anna.assert_log_is_whole()
    bruno.assert_log_is_whole()
    passes = [
        event
        for item in bruno.feeds[bruno.seat].values()
        if item["item"] == "step"
        for event in item["told"]
        if event.get("event") == "passed" and event.get("seat") == anna.seat
    ]
    assert len(passes) == 1


def test_what_happened_while_one_was_away_is_told_once_when_that_one_is_back(
    people: People, wire: Wire
) -> None:
    bruno, anna = people("Bruno", "ja"), people("Anna", "en", address=wire.url)
    anna.forgive(*LOST)
    anna.join(bruno.open_table(seats=2))
    anna.sit()
    bruno.start()
    together([anna, bruno], plays, until=lambda: in_battle(bruno) and bruno.is_asked)
    wire.cut()
    anna.page.get_by_text(anna.say("web-lost")).wait_for()
    bruno.act(plays(bruno))
    heard = len(anna.told())
    wire.mend()
    anna.until(lambda: len(anna.told()) > heard, "what was missed")
    anna.assert_log_is_whole()
    assert anna.feeds[anna.seat].keys() == set(range(1, max(anna.feeds[anna.seat]) + 1))
