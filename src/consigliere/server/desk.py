"""Where records wait for a worker: so many and no more, households in turn, and not for ever.

Whoever brings many records waits behind his own. One household never has all the workers at once, so that somebody
else's record is looked at soon, however long the others take.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

from consigliere.server.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")


class DeskFull(Exception):
    """No more can wait, of this household or at all."""


class Turn:
    """Somebody's turn: a worker is his until it is over."""

    def __init__(self, workers: Workers, until: float) -> None:
        self._workers: Final = workers
        self._until: Final = until

    async def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker answers; TimeoutError if waiting and work together took too long."""
        left = self._until - asyncio.get_running_loop().time()
        return await self._workers.ask(max(left, 0.0), work, *args, **kwargs)


class Desk:
    """The queue before some workers."""

    def __init__(self, workers: Workers, seconds: float, places: int, places_each: int) -> None:
        self._workers: Final = workers
        self._seconds: Final = seconds
        self._places: Final = places
        self._places_each: Final = places_each
        self._free = workers.count
        self._most_each: Final = max(1, workers.count - 1)
        self._busy: Final[Counter[str]] = Counter()
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[Turn]:
        """Wait for a worker; `DeskFull` if there is no place left, TimeoutError if none becomes free in time."""
        until = asyncio.get_running_loop().time() + self._seconds
        if self._free > 0 and self._busy[household] < self._most_each:
            self._take(household)
        else:
            await self._wait(household, until)
        try:
            yield Turn(self._workers, until)
        finally:
            self._leave(household)

    async def _wait(self, household: str, until: float) -> None:
        others = self._waiting.get(household, ())
        if len(others) >= self._places_each or sum(map(len, self._waiting.values())) >= self._places:
            raise DeskFull
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(household, deque()).append(place)
        try:
            async with asyncio.timeout_at(until):
                await place
        except BaseException:
            if place.done() and not place.cancelled():
                self._leave(household)  # it was his turn in the very moment he left
            else:
                self._step_out(household, place)
            raise

    def _step_out(self, household: str, place: asyncio.Future[None]) -> None:
        line = self._waiting[household]
        line.remove(place)
        if not line:
            del self._waiting[household]

    def _take(self, household: str) -> None:
        self._free -= 1
        self._busy[household] += 1

    def _leave(self, household: str) -> None:
        self._free += 1
        self._busy[household] -= 1
        if self._busy[household] == 0:
            del self._busy[household]
        self._call_next()

    def _call_next(self) -> None:
        """The household that was served longest ago comes first, of those that have not enough workers already."""
        for household, line in self._waiting.items():
            # Who has just given up is still in line: he has not had the time to leave it.
            place = next((place for place in line if not place.done()), None)
            if place is not None and self._busy[household] < self._most_each:
                self._waiting.move_to_end(household)
                self._step_out(household, place)
                self._take(household)
                place.set_result(None)
                return
