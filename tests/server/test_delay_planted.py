"""What onlookers are shown later is what was there: every frame is compared with the table of that time.

Planted leaks show that the comparison has teeth.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel.viewer import GALLERY
from consigliere.server import hosted as hosted_module
from consigliere.server.connection import encoded
from consigliere.server.hosted import Hosted
from consigliere.server.later import Later
from consigliere.table import Setup, Table
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.server.sockets import Socket
from tests.table.scenario import NOON, SECOND, SECRET, Scene, done

Patch = pytest.MonkeyPatch
GAME = shelf.game("offer")
PEOPLE = ("anna", "bruno", "carla", "dario", "elena")
DELAY = 60


class Evening:
    """A table, what was public there at which time, and who looks on."""

    def __init__(self, patch: Patch) -> None:
        options = {"clocks": False, "spectator_delay_seconds": DELAY}
        table = Table.opened("abcd", GAME, "anna", "anna", Setup(5, dict(options), m.Clock()), SECRET, NOON)
        assert isinstance(table, Table)
        self.scene = Scene(table)
        patch.setattr(hosted_module, "now_ms", lambda: self.scene.at)
        self.hosted = Hosted(table)
        self.last = 0  # the number of the last item that the gallery has
        self.past: list[tuple[int, str, m.Present]] = []
        for seat, who in enumerate(PEOPLE[1:], 1):
            self.hosted.follow(done(self.scene.sits(who, seat)))
        for who in PEOPLE:
            self.comes(Socket(who))
        self.gallery = self.comes(Socket())
        self.remember()

    def comes(self, socket: Socket) -> Socket:
        """Somebody says hello, as the hub lets him."""
        hosted = self.hosted
        hosted.release()
        socket.lags = hosted.holds_back(socket.person)
        hosted.connections[socket.number] = socket
        hosted.welcome(socket, m.Hello("x", "abcd"))
        hosted.tell_presence(socket)
        return socket

    def public(self, table: Table, at: int) -> str:
        """What anybody may know of a table."""
        return encoded(m.Told(table.last(GALLERY), m.Happened(0, []), table.now(GALLERY, at)))

    def remember(self) -> None:
        present = self.hosted._present
        assert present is not None
        self.past.append((self.scene.at, self.public(self.scene.table, self.scene.at), present))

    def happens(self, rows: list[Row]) -> None:
        """What was decided is told, and time passes."""
        self.hosted.tell(rows)
        self.hosted.tell_presence()
        self.remember()
        self.compare()
        self.passes(7)

    def passes(self, seconds: int) -> None:
        """Time passes, and what is old enough is released."""
        for _ in range(seconds):
            self.scene.later(SECOND)
            self.hosted.release()
            self.compare()

    def then(self) -> tuple[str, m.Present]:
        """What was public when onlookers are shown it now; before the deal they are shown everything."""
        first = self.past[0]
        old = [past for past in self.past if past[0] <= self.scene.at - DELAY * SECOND]
        _, shown, present = old[-1] if old else first
        return shown, present

    def compare(self) -> None:
        """Whoever looks on, or comes now, knows what was public then, and no more."""
        shown, present = self.then()
        newcomer = self.comes(Socket())
        came = newcomer.heard()
        self.hosted.connections.pop(newcomer.number)
        self.hosted.tell_presence()
        expected = json.loads(shown)
        seats = None
        for said in (*came, *self.gallery.heard()):
            if said["says"] == "present":
                seats = said["seats"]
            else:
                assert said["now"]["view"] == expected["now"]["view"]
                assert said["now"]["setting"] == expected["now"]["setting"]
                self.last = said["last"] if said["says"] == "welcome" else said["n"]
                assert self.last <= expected["n"]
        assert self.last == expected["n"]
        assert seats == present.seats
        assert encoded_setting(self.hosted.shown(None)) == expected["now"]["setting"]

    def plays(self) -> None:
        """Some of a game, in which somebody leaves and comes again."""
        self.happens(done(self.scene.starts()))
        for who in PEOPLE:
            self.happens(done(self.scene.does(who, "ready")))
        for who in PEOPLE:
            self.happens(done(self.scene.does(who, "pass")))
        dario = next(socket for socket in self.hosted.connections.values() if socket.person == "dario")
        self.hosted.connections.pop(dario.number)
        self.happens(done(self.scene.says("anna", "I sell olive oil")))
        self.happens(done(self.scene.does("anna", "accuse 2")))
        self.happens(done(self.scene.abandons("anna")))
        self.passes(DELAY + 5)


def encoded_setting(table: Table) -> Any:
    return json.loads(encoded(m.Told(0, m.Happened(0, []), table.now(GALLERY, 0))))["now"]["setting"]


def test_every_frame_of_an_onlooker_is_the_table_of_that_time(monkeypatch: Patch) -> None:
    """OFF-13.7."""
    evening = Evening(monkeypatch)
    evening.plays()
    assert evening.gallery.lags
    assert evening.hosted.shown(None).life == "abandoned"
    shown = [evening.hosted.shown(None).feed(GALLERY, 0), evening.scene.table.feed(GALLERY, 0)]
    assert shown[0] == shown[1]


def undelayed(patch: Patch, name: str) -> None:
    """A method of the table in memory that knows nothing of the delay."""
    usual = getattr(Hosted, name)

    def at_once(hosted: Hosted, *words: Any) -> Any:
        kept = {socket: socket.lags for socket in hosted.connections.values()}
        for socket in kept:
            socket.lags = False
        try:
            return usual(hosted, *words)
        finally:
            for socket, lags in kept.items():
                socket.lags = lags

    patch.setattr(Hosted, name, at_once)


def the_welcome_shows_the_present(patch: Patch) -> None:
    undelayed(patch, "welcome")


def presence_is_told_at_once(patch: Patch) -> None:
    undelayed(patch, "tell_presence")


def steps_are_released_too_early(patch: Patch) -> None:
    usual = Later.catch_up
    patch.setattr(Later, "catch_up", lambda later, now: usual(later, now + 5 * SECOND))


def the_setting_is_the_present_one(patch: Patch) -> None:
    patch.setattr(Hosted, "shown", lambda hosted, person: hosted.table)


def everybody_is_told_at_once(patch: Patch) -> None:
    patch.setattr(Hosted, "holds_back", lambda hosted, person: False)


@pytest.mark.parametrize(
    "plant",
    [
        the_welcome_shows_the_present,
        presence_is_told_at_once,
        steps_are_released_too_early,
        the_setting_is_the_present_one,
        everybody_is_told_at_once,
    ],
)
def test_whoever_shows_onlookers_the_present_is_caught(
    plant: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    """OFF-13.7."""
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        Evening(monkeypatch).plays()
