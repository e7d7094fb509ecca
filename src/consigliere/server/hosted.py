"""One table in memory: the sockets that look at it, the bots that think for it, its alarm.

It is there twice. `table` is where things are decided, at once and one after the other; `stored` follows when they are
on the disk, and is all that anybody is shown. So nobody is ever shown what is not stored, and whoever only looks or
asks does not wait for the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from consigliere.kernel.viewer import GALLERY
from consigliere.server.connection import NOT_WELCOME, Connection, encoded
from consigliere.server.fitting import fitting, room
from consigliere.server.housetime import HOUSE, Gap
from consigliere.server.housetime import now_ms as now_ms
from consigliere.server.later import Later
from consigliere.table.log import Row, Step
from consigliere.table.messages import Happened, Hello, Noted, Present, Told, Turned, Welcome
from consigliere.table.sealing import talk_of
from consigliere.table.table import Table


class Decided(NamedTuple):
    """Rows that are decided, and what is said to whoever asked for them once they are stored and told to all.

    Without rows it is something that is said in its turn. `fresh` is a new table that must be stored first.
    """

    rows: list[Row]
    then: Callable[[], None]
    fresh: Table | None = None


class Hosted:
    """A table that somebody looks at, or whose clock or bots are at work."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.stored: Final = table.snapshot()
        self.code: Final = table.code
        self.decided: list[Decided] = []  # what is to be stored next
        self.is_storing = False  # one append at a time: a failed one must leave no gap before the next
        self.ticks = False  # whether it goes by the tick
        self.moment: int | None = None  # what time it is for whoever is told something by a tick
        self.waiters: Final[set[asyncio.Future[bool]]] = set()  # who waits until something is told
        self.held: Final[dict[int, Connection]] = {}  # sockets that have frames for the next tick
        self.connections: Final[dict[int, Connection]] = {}
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.heard: Final[dict[int, int]] = {}  # up to where bots have listened that had nothing to say
        self.unasked: Final[dict[int, int]] = {}  # how often each has spoken since it was last waited for
        self.gone: Final[dict[int, float]] = {}  # since when nobody looks from a person's seat
        self.alarm: asyncio.TimerHandle | None = None
        self.gaps = len(HOUSE.gaps)  # how many of them are decided here, or were before it was read
        self.gaps_stored = self.gaps
        self.stored_life = table.life
        self.is_gone = False  # dropped from memory: whoever still holds it must ask the hub again
        self.used = time.monotonic()  # when something last happened here
        self.moved = 0.0  # when the game last went on for all to see
        self._present: Present | None = None
        self._later: Later | None = None
        self._begin_to_lag()

    def is_sealed(self) -> bool:
        """Whether somebody may do something in secret here, as everybody sees or is about to see."""
        return self.table.is_sealed() or self.stored.is_sealed()

    def take_decided(self) -> list[Decided]:
        """What is to be stored next, to be stored now."""
        batch, self.decided = self.decided, []
        return batch

    def take_held(self) -> list[Connection]:
        """The sockets that have frames for this tick."""
        sockets = list(self.held.values())
        self.held.clear()
        return sockets

    # Telling.

    def follow(self, rows: list[Row]) -> None:
        """These rows are on the disk: from now on they are shown."""
        self.stored.follow(self.table, rows[-1].seq + 1)

    def welcome(self, connection: Connection, hello: Hello) -> None:
        """Tell a socket what it has missed, and how things stand."""
        table, viewer, at = self.stored, connection.viewer, self.time()
        if connection.lags and self._later is not None:
            table, at = self._later.table, at - self._later.lag
        you = table.you(connection.person, connection.seat, connection.has_ghost_pass)
        notes = "" if connection.seat is None else table.notes(connection.seat)
        feed = table.feed(viewer, hello.last)
        talk = talk_of(table, connection.person)
        answer = Welcome(hello.id, you, table.last(viewer), feed, table.now(viewer, at), notes, talk)
        margin = table.game.margin
        if margin == 0:
            connection.welcome(encoded(answer))
            return
        seen = table.meanwhile(GALLERY, viewer, hello.last)
        space = room(seen, margin)
        if viewer < len(table.sitters) and not table.is_over():
            kept = fitting(feed, table.beside(viewer, GALLERY, hello.last), space)
            answer = replace(answer, feed=kept)
            seen = [*seen, *[item for item in kept if isinstance(item, Noted)]]
        public = Welcome(hello.id, you, 0, seen, table.now(GALLERY, at), notes + " " * space, talk)
        connection.welcome(encoded(answer, public, margin))

    def tell(self, rows: list[Row]) -> None:
        """These rows are on the disk: tell every viewer its share of them, with how things stand after them."""
        self.follow(rows)
        self.used = time.monotonic()
        if any(isinstance(row.body, Step) and self.stored.item(row, GALLERY) for row in rows):
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
        return _frames(self.stored, rows, viewer, self.time())

    def time(self) -> int:
        """What time clocks show. By a tick all are shown its own: when work was done for them might tell how much."""
        return now_ms() if self.moment is None else self.moment

    def _turn(self) -> set[int]:
        """Sockets whose seat is no longer theirs look from the gallery from now on, if they may."""
        turned: set[int] = set()
        for connection in list(self.connections.values()):
            with_ghost_pass = connection.has_ghost_pass
            viewer = self.stored.viewer_of(connection.person, connection.seat, with_ghost_pass)
            lags = connection.lags or (viewer == GALLERY and self.holds_back(connection.person))
            if viewer != connection.viewer or lags != connection.lags:
                connection.viewer = viewer
                connection.lags = lags
                connection.seat = None if viewer == GALLERY else connection.seat
                you = self.stored.you(connection.person, connection.seat, with_ghost_pass)
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
        if self._later is None and self.stored.lag() > 0:
            self._later = Later(self.stored, self._present or self._everybody())
            for connection in self.connections.values():
                connection.lags = connection.viewer == GALLERY and self.holds_back(connection.person)

    def has_stored(self, gaps: int) -> None:
        """So many gaps are in the log."""
        self.gaps_stored = gaps

    def lose(self, gap: Gap) -> None:
        """That time counts for nobody: not for those who are not here, nor for those who see everything later."""
        self.gone.clear()
        if self._later is not None:
            self._later.not_before = gap.until

    def holds_back(self, person: str | None) -> bool:
        """Whether that person must not know yet how things stand."""
        return self._later is not None and self.stored.is_onlooker(person)

    def shown(self, person: str | None) -> Table:
        """The table as that person may know it. `release` comes first."""
        return self._later.table if self._later is not None and self.holds_back(person) else self.stored

    def release(self) -> None:
        """Tell those who look on what is old enough for them now."""
        if self._later is None or self.gaps < len(HOUSE.gaps):
            return  # or time has leapt, which must be written into the log before anything counts as old
        at = now_ms()
        rows, presences = self._later.catch_up(at)
        behind = [connection for connection in self.connections.values() if connection.lags]
        if behind:
            frames = _frames(self._later.table, rows, GALLERY, at - self._later.lag)
            frames += [encoded(present) for present in presences]
            for connection in behind:
                for frame in frames:
                    connection.send(frame)

    def catching_up(self) -> Iterator[Row]:
        """Bring what onlookers see up to its time, row by row: a long log was read."""
        if self._later is not None:
            yield from self._later.catching_up(now_ms())

    def until_release(self) -> list[float]:
        """In how many seconds there is something to release, if somebody waits for it."""
        due = None if self._later is None else self._later.due()
        waits = any(connection.lags for connection in self.connections.values())
        return [(due - now_ms()) / 1000] if due is not None and waits else []

    # Presence.

    def is_watched(self) -> bool:
        """Whether anybody looks at it."""
        return bool(self.connections)

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
        if self.stored.is_dark():
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
        return Present([sitter.person is not None for sitter in self.stored.sitters], 0)

    def _presence(self) -> Present:
        seats = [False] * len(self.stored.sitters)
        watchers = 0
        for connection in self.connections.values():
            own = self.stored.you(connection.person, None).seats
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
