"""Who thinks next: bots at tables that somebody watches go before those that nobody sees, who get a bounded share.

There are as many places as there are workers, so the workers themselves have no queue. A place that has been given
is not taken away; so the unseen have one place less than there are, if there are several, and where there is only one
they leave it empty now and then: whoever is watched finds a place at once more often than not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

TURNS: Final = (
    8  # one of so many turns is an unseen bot's, however many watched ones wait: their games end too
)
REST: Final = 1.0  # for as many times as long as it took, one place that was used by an unseen bot rests


class Waiting:
    """A bot that waits for a place."""

    def __init__(self, is_watched: Callable[[], bool]) -> None:
        self.is_watched: Final = is_watched
        self.place: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()


class Turns:
    """The places, and those who wait for one in the order in which they came."""

    def __init__(self, places: int, is_anybody_here: Callable[[], bool]) -> None:
        self._free = places
        self._is_anybody_here: Final = (
            is_anybody_here  # if nobody looks at anything there is nobody to be slowed down
        )
        self._most_unseen: Final = max(1, places - 1)
        self._unseen = 0  # places that unseen bots have, or rest from
        self._passed_over = 0  # turns in a row that watched ones had while unseen ones waited
        self._waiting: Final[list[Waiting]] = []

    @asynccontextmanager
    async def turn(self, is_watched: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a place, and have it. `is_watched` is asked again whenever one is free: somebody may come."""
        waiting = Waiting(is_watched)
        self._waiting.append(waiting)
        self._hand_out()
        try:
            was_unseen = await waiting.place
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.place.cancelled():
                self._give_back(waiting.place.result(), 0.0)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._give_back(was_unseen, time.monotonic() - began)

    def _give_back(self, was_unseen: bool, took: float) -> None:
        self._free += 1
        if was_unseen and self._is_anybody_here():
            asyncio.get_running_loop().call_later(took * REST, self._rested)
        elif was_unseen:
            self._unseen -= 1
        self._hand_out()

    def _rested(self) -> None:
        self._unseen -= 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and (chosen := self._next()) is not None:
            waiting, is_unseen = chosen
            self._waiting.remove(waiting)
            self._free -= 1
            self._unseen += is_unseen
            waiting.place.set_result(is_unseen)

    def _next(self) -> tuple[Waiting, bool] | None:
        """Who has the next place, and whether nobody sees it; None if nobody may have one."""
        # Whoever was cancelled may not know it yet.
        still = [waiting for waiting in self._waiting if not waiting.place.cancelled()]
        watched = next((waiting for waiting in still if waiting.is_watched()), None)
        unseen = next((waiting for waiting in still if not waiting.is_watched()), None)
        if unseen is not None and self._unseen < self._most_unseen:
            if watched is None or self._passed_over >= TURNS - 1:
                self._passed_over = 0
                return unseen, True
        if watched is not None:
            self._passed_over += unseen is not None
            return watched, False
        return None
