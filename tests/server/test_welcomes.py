"""A welcome is equally long for everybody, however much somebody has done or heard in private."""

from __future__ import annotations

import json
from typing import Any

import pytest

from consigliere.games.offer.roles import ADVANCED
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import GALLERY, members
from consigliere.server import hosted as hosted_module
from consigliere.server.connection import ENCODER
from consigliere.table import messages as m
from tests.server.sockets import Socket
from tests.server.test_nights import Evening
from tests.table.scenario import done

SEATS = 20
NIGHTS = 3
LINES = 8  # of the team in each night, from each of its players
CHOICES = 200  # made in each phase of a night
LONG = "Whom do we arrest tonight? " * 8
OPTIONS: dict[str, OptionValue] = {
    "custom_roles": True,
    "cops": 2,
    **dict.fromkeys(ADVANCED, True),
    "bribes": True,
    "team_chat": True,
    "night_seconds": 600,
}


def busy_evening(patch: pytest.MonkeyPatch) -> Evening:
    """Nights in which the traitors talk at length and everybody changes his mind over and over."""
    evening = Evening(SEATS, OPTIONS, 1)
    patch.setattr(hosted_module, "now_ms", lambda: evening.scene.at)
    while evening.state.day <= NIGHTS:
        if evening.state.is_secret_phase():
            for _ in range(CHOICES):
                evening.chooses()
        team = members(evening.state.team & evening.state.living)
        if evening.state.hush(team[0], 1) is None:
            for seat in team * LINES:
                said = evening.scene.asks(f"p{seat}", m.Say(evening.scene.id(), LONG, "team"), seat)
                evening.stored(done(said))
        evening.ticks()
    return evening


def welcome(evening: Evening, seat: int, last: int = 0) -> tuple[int, dict[str, Any]]:
    """How long a welcome is, beside who it is for, and what is in it."""
    socket = Socket(f"p{seat}")
    socket.seat = socket.viewer = seat
    evening.hosted.welcome(socket, m.Hello("x", "abcd", last=last))
    (frame,) = socket.frames()
    you = ENCODER.encode(evening.table.you(socket.person, seat))
    return len(frame.encode()) - len(you), json.loads(frame)


def test_a_welcome_does_not_tell_how_much_was_done_in_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 5, must not leak (b): at 20 seats, with team chat and whispers, from the beginning or from later on."""
    evening = busy_evening(monkeypatch)
    table, living = evening.table, members(evening.state.living)
    private = {seat: len(ENCODER.encode(table.feed(seat, 0))) for seat in living}
    assert max(private.values()) > min(private.values()) + 4 * evening.table.game.margin

    assert len({welcome(evening, seat)[0] for seat in living}) == 1
    # Whoever has half of what is public comes again.
    half = table.last(GALLERY) // 2
    halves = {seat: number_of(evening, seat, half) for seat in living}
    assert len({welcome(evening, seat, number)[0] for seat, number in halves.items()}) == 1


def number_of(evening: Evening, seat: int, half: int) -> int:
    """The number in a seat's feed of that public item."""
    seen = [public is not None for public in evening.table.beside(seat, GALLERY, 0)]
    return next(place + 1 for place in range(len(seen)) if sum(seen[: place + 1]) == half)


def test_what_is_left_out_is_the_oldest_of_what_is_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is public is told again, and the latest of what is not; whoever has done little hears all."""
    evening = busy_evening(monkeypatch)
    table = evening.table
    traitor = members(evening.state.team & evening.state.living)[0]
    _, heard = welcome(evening, traitor)
    assert heard["last"] == table.last(traitor) > len(heard["feed"])
    whole = [json.loads(ENCODER.encode(item)) for item in table.feed(traitor, 0)]
    dropped = len(whole) - len(heard["feed"])
    is_private = [public is None for public in table.beside(traitor, GALLERY, 0)]
    kept = [
        item
        for place, item in enumerate(whole)
        if sum(is_private[: place + 1]) > dropped or not is_private[place]
    ]
    assert heard["feed"] == kept

    evening.ticks()
    since = table.last(traitor) - 1
    assert len(welcome(evening, traitor, since)[1]["feed"]) == 1
