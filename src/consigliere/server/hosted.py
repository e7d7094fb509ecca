"""One table in memory: its lock, the sockets that look at it, the bots that think for it, its alarm.

Whoever decides, stores or tells holds the lock, from the decision until everybody has been told. So nobody is ever
shown what is not stored.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec.structs import replace

from consigliere.kernel.viewer import GALLERY
from consigliere.server.connection import NOT_WELCOME, Connection, encoded
from consigliere.server.fitting import fitting, room
from consigliere.server.later import Later
from consigliere.table.log import Row, Step
from consigliere.table.messages import Happened, Hello, Noted, Present, Told, Turned, Welcome
from consigliere.table.table import Table


def now_ms() -> int:
    """The time as the log writes it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hosted:
    """A table that somebody looks at, or whose clock or bots are at work."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.code: Final = table.code
        self.lock: Final = asyncio.Lock()
        self.connections: Final[dict[int, Connection]] = {}
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.heard: Final[dict[int, int]] = {}  # up to where bots have listened that had nothing to say
        self.unasked: Final[dict[int, int]] = {}  # how often each has spoken since it was last waited for
        self.gone: Final[dict[int, float]] = {}  # since when nobody looks from a person's seat
        self.alarm: asyncio.TimerHandle | None = None
        self.stored_life = table.life
        self.is_gone = False  # dropped from memory: whoever still holds it must ask the hub again
        self.used = time.monotonic()  # when something last happened here
        self.moved = 0.0  # when the game last went on for all to see
        self._present: Present | None = None
        self._later: Later | None = None
        self._begin_to_lag()

    # Telling.

    def welcome(self, connection: Connection, hello: Hello) -> None:
        """Tell a socket what it has missed, and how things stand."""
        table, viewer, at = self.table, connection.viewer, now_ms()
        if connection.lags and self._later is not None:
            table, at = self._later.table, at - self._later.lag
        you = table.you(connection.person, connection.seat, connection.has_ghost_pass)
        notes = "" if connection.seat is None else table.notes(connection.seat)
        feed = table.feed(viewer, hello.last)
        answer = Welcome(hello.id, you, table.last(viewer), feed, table.now(viewer, at), notes)
        margin = table.game.margin
        if margin == 0:
            connection.send(encoded(answer))
            return
        seen = table.meanwhile(GALLERY, viewer, hello.last)
        space = room(seen, margin)
        if viewer < len(table.sitters) and not table.is_over():
            kept = fitting(feed, table.beside(viewer, GALLERY, hello.last), space)
            answer = replace(answer, feed=kept)
            seen = [*seen, *[item for item in kept if isinstance(item, Noted)]]
        public = Welcome(hello.id, you, 0, seen, table.now(GALLERY, at), notes + " " * space)
        connection.send(encoded(answer, public, margin))

    def tell(self, rows: list[Row]) -> None:
        """Tell every viewer its share of these rows, with how things stand after them."""
        self.used = time.monotonic()
        if any(isinstance(row.body, Step) and self.table.item(row, GALLERY) for row in rows):
            self.moved = self.used
        self._begin_to_lag()
        turned = self._turn()
        frames: dict[int, list[str]] = {}  # of one viewer made once, however many sockets look as it does
        for connection in list(self.connections.values()):
            if connection.number in turned or connection.lags:
                continue
            if connection.viewer not in frames:
                frames[connection.viewer] = self.frames(rows, connection.viewer)
            for frame in frames[connection.viewer]:
                connection.send(frame)

    def frames(self, rows: list[Row], viewer: int) -> list[str]:
        """What a viewer's socket is sent of these rows."""
        return _frames(self.table, rows, viewer, now_ms())

    def _turn(self) -> set[int]:
        """Sockets whose seat is no longer theirs look from the gallery from now on, if they may."""
        turned: set[int] = set()
        for connection in list(self.connections.values()):
            with_ghost_pass = connection.has_ghost_pass
            viewer = self.table.viewer_of(connection.person, connection.seat, with_ghost_pass)
            lags = connection.lags or (viewer == GALLERY and self.holds_back(connection.person))
            if viewer != connection.viewer or lags != connection.lags:
                connection.viewer = viewer
                connection.lags = lags
                connection.seat = None if viewer == GALLERY else connection.seat
                you = self.table.you(connection.person, connection.seat, with_ghost_pass)
                connection.say(Turned(you))
                turned.add(connection.number)
            if viewer == GALLERY and not self.shown(connection.person).may_look(connection.person):
                self.connections.pop(connection.number)
                connection.hosted = None
                connection.close(NOT_WELCOME)
        return turned

    # Those who look on, where they see everything later.

    def _begin_to_lag(self) -> None:
        """With the deal, or with a table that is read in the middle of its game, onlookers begin to be behind."""
        if self._later is None and self.table.lag() > 0:
            self._later = Later(self.table, self._present or self._everybody())
            for connection in self.connections.values():
                connection.lags = connection.viewer == GALLERY and self.holds_back(connection.person)

    def holds_back(self, person: str | None) -> bool:
        """Whether that person must not know yet how things stand."""
        return self._later is not None and self.table.is_onlooker(person)

    def shown(self, person: str | None) -> Table:
        """The table as that person may know it. `release` comes first."""
        return self._later.table if self._later is not None and self.holds_back(person) else self.table

    def release(self) -> None:
        """Tell those who look on what is old enough for them now."""
        if self._later is None:
            return
        at = now_ms()
        rows, presences = self._later.catch_up(at)
        behind = [connection for connection in self.connections.values() if connection.lags]
        if behind:
            frames = _frames(self._later.table, rows, GALLERY, at - self._later.lag)
            frames += [encoded(present) for present in presences]
            for connection in behind:
                for frame in frames:
                    connection.send(frame)

    def until_release(self) -> list[float]:
        """In how many seconds there is something to release, if somebody waits for it."""
        due = None if self._later is None else self._later.due()
        waits = any(connection.lags for connection in self.connections.values())
        return [(due - now_ms()) / 1000] if due is not None and waits else []

    # Presence.

    def seats_here(self) -> set[int]:
        """The seats whose people are connected."""
        people = {connection.person for connection in self.connections.values()} - {None}
        return {seat for seat, sitter in enumerate(self.table.sitters) if sitter.person in people}

    def gone_longer_than(self, seconds: float) -> list[int]:
        """The seats of people who have been disconnected for so long."""
        here, now = self.seats_here(), time.monotonic()
        for seat, sitter in enumerate(self.table.sitters):
            if sitter.person is None or seat in here:
                self.gone.pop(seat, None)
            else:
                self.gone.setdefault(seat, now)
        return [seat for seat, since in self.gone.items() if now - since >= seconds]

    def tell_presence(self, newcomer: Connection | None = None) -> None:
        """Say who is here, to all if that has changed, else to whoever has just come.

        In the dark nobody comes or goes: what was said before it stays. If nothing was, everybody is here.
        """
        present = self._presence()
        if self.table.is_dark():
            present = self._present or self._everybody()
        is_news = present != self._present
        if is_news:
            self._present = present
            frame = encoded(present)
            for connection in self.connections.values():
                if not connection.lags:
                    connection.send(frame)
            if self._later is not None:
                self._later.note_presence(present, now_ms())
        if newcomer is not None and newcomer.lags and self._later is not None:
            newcomer.say(self._later.present)
        elif newcomer is not None and not is_news:
            newcomer.say(present)

    def _everybody(self) -> Present:
        return Present([sitter.person is not None for sitter in self.table.sitters], 0)

    def _presence(self) -> Present:
        seats = [False] * len(self.table.sitters)
        watchers = 0
        for connection in self.connections.values():
            own = self.table.you(connection.person, None).seats
            for seat in own:
                seats[seat] = True
            watchers += not own
        return Present(seats, watchers)


def _frames(table: Table, rows: list[Row], viewer: int, at: int) -> list[str]:
    """What a viewer is told of these rows, with how things stand at that time, after all of them."""
    told = [(row, item) for row in rows if (item := table.item(row, viewer)) is not None]
    if not told:
        return []
    first = table.last(viewer) - len(told) + 1
    now = table.now(viewer, at)
    margin = table.game.margin
    if margin == 0:
        return [encoded(Told(first + place, item, now)) for place, (_, item) in enumerate(told)]
    seen = table.now(GALLERY, at)
    frames = []
    for place, (row, item) in enumerate(told):
        public = table.item(row, GALLERY) or Happened(item.at, [])
        # Its number is its receiver's own: it counts what was told to nobody else.
        frames.append(encoded(Told(first + place, item, now), Told(0, public, seen), margin))
    return frames
