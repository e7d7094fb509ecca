"""One table in memory: its lock, the sockets that look at it, the bots that think for it, its alarm.

Whoever decides, stores or tells holds the lock, from the decision until everybody has been told. So nobody is ever
shown what is not stored.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from consigliere.kernel.viewer import GALLERY
from consigliere.server.connection import NOT_WELCOME, Connection, encoded
from consigliere.table.log import Row, Step
from consigliere.table.messages import Present, Told, Turned
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
        self.alarm: asyncio.TimerHandle | None = None
        self.stored_life = table.life
        self.is_gone = False  # dropped from memory: whoever still holds it must ask the hub again
        self.used = time.monotonic()  # when something last happened here
        self.moved = 0.0  # when the game last went on for all to see
        self._present: Present | None = None

    # Telling.

    def tell(self, rows: list[Row]) -> None:
        """Tell every viewer its share of these rows, with how things stand after them."""
        self.used = time.monotonic()
        if any(isinstance(row.body, Step) and self.table.item(row, GALLERY) for row in rows):
            self.moved = self.used
        turned = self._turn()
        frames: dict[int, list[str]] = {}
        for connection in list(self.connections.values()):
            if connection.number in turned:
                continue
            if connection.viewer not in frames:
                frames[connection.viewer] = self._told(rows, connection.viewer)
            for frame in frames[connection.viewer]:
                connection.send(frame)

    def _told(self, rows: list[Row], viewer: int) -> list[str]:
        """Frames for one viewer, made once however many sockets look as it does."""
        items = [item for row in rows if (item := self.table.item(row, viewer)) is not None]
        if not items:
            return []
        first = self.table.last(viewer) - len(items) + 1
        now = self.table.now(viewer, now_ms())
        return [encoded(Told(first + place, item, now)) for place, item in enumerate(items)]

    def _turn(self) -> set[int]:
        """Sockets whose seat is no longer theirs look from the gallery from now on, if they may."""
        turned: set[int] = set()
        for connection in list(self.connections.values()):
            viewer = self.table.viewer_of(connection.person, connection.seat)
            if viewer != connection.viewer:
                connection.viewer = viewer
                connection.seat = None if viewer == GALLERY else connection.seat
                connection.say(Turned(self.table.you(connection.person, connection.seat)))
                turned.add(connection.number)
            if viewer == GALLERY and not self.table.may_look(connection.person):
                self.connections.pop(connection.number)
                connection.hosted = None
                connection.close(NOT_WELCOME)
        return turned

    # Presence.

    def tell_presence(self, newcomer: Connection | None = None) -> None:
        """Say who is here, to all if that has changed, else to whoever has just come."""
        present = self._presence()
        if present != self._present:
            self._present = present
            frame = encoded(present)
            for connection in self.connections.values():
                connection.send(frame)
        elif newcomer is not None:
            newcomer.say(present)

    def _presence(self) -> Present:
        seats = [False] * len(self.table.sitters)
        watchers = 0
        for connection in self.connections.values():
            own = self.table.you(connection.person, None).seats
            for seat in own:
                seats[seat] = True
            watchers += not own
        return Present(seats, watchers)
