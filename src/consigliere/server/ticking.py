"""The beat of tables at which something may be done that not everybody is told of.

Whether somebody does must not show in when anybody else is answered. So at such a table, from the public step that
makes it so to the one that ends it, everything goes by a tick, whether there is anything to hide or not: what has come
in since the last one is stored in one commit, and a commit is made even if nothing has come in; what is said because of
it is made ready while nothing is sent, and is sent at the beginning of the next tick. By then all work is done, however
much it was. Within a short while at the beginning of a tick each socket has a moment of its own, made by chance, so
that one does not wait behind what is sent to another. A disk too slow for a tick holds up all alike.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from consigliere.server.hosted import Hosted, now_ms

if TYPE_CHECKING:
    from consigliere.server.keeping import Keeping

LOG: Final = logging.getLogger("consigliere.server")
SENDING: Final = 0.25  # the part of a tick in which is sent and nothing else is done


class Ticking:
    """One for each server: all its tables have one beat."""

    def __init__(self, keeping: Keeping, tick: float) -> None:
        self._keeping: Final = keeping
        self._tick: Final = tick
        self._tables: Final[dict[str, Hosted]] = {}
        self._waiting: list[asyncio.Future[None]] = []  # answers over HTTP
        self._task: asyncio.Task[None] | None = None

    def watch(self, hosted: Hosted) -> None:
        """Let a table go by the tick from now on, if it has to."""
        if hosted.ticks or hosted.is_gone or not hosted.is_sealed():
            return
        hosted.ticks = True
        self._tables[hosted.code] = hosted
        if self._task is None:
            self._task = self._keeping.spawn(self._run(), "ticks")

    def forget(self, hosted: Hosted) -> None:
        """A table is no longer in memory. What was ready to be sent is sent."""
        if self._tables.get(hosted.code) is hosted:
            del self._tables[hosted.code]
        for connection in hosted.take_held():
            connection.let_out()

    def turn(self) -> asyncio.Future[None]:
        """Done when what has come in now may be answered."""
        turn = asyncio.get_running_loop().create_future()
        if self._task is None:
            turn.set_result(None)
        else:
            self._waiting.append(turn)
        return turn

    async def _run(self) -> None:
        answered: list[asyncio.Future[None]] = []
        try:
            while self._tables:
                start = await self._next_tick()
                self._send(answered)
                await _until(start + SENDING * self._tick)
                answered, self._waiting = self._waiting, []
                await self._store(bool(answered))
        finally:
            self._task = None
            for turn in answered + self._waiting:
                _resolve(turn)
            self._waiting = []

    async def _next_tick(self) -> float:
        start = (math.floor(asyncio.get_running_loop().time() / self._tick) + 1) * self._tick
        await _until(start)
        return start

    def _send(self, answered: list[asyncio.Future[None]]) -> None:
        """Whatever is ready goes out; a table at which nothing is hidden any more is let go."""
        for hosted in list(self._tables.values()):
            for connection in hosted.take_held():
                self._by_chance(connection.let_out)
            if not hosted.decided and not hosted.is_storing and not hosted.is_sealed():
                hosted.ticks = False
                del self._tables[hosted.code]
        for turn in answered:
            self._by_chance(partial(_resolve, turn))

    def _by_chance(self, send: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(random.random() * SENDING * self._tick, send)

    async def _store(self, is_asked: bool) -> None:
        """Store what was decided since the last tick, or nothing, and make ready what is said because of it."""
        tables = [hosted for hosted in self._tables.values() if not hosted.is_storing]
        if not is_asked and not any(hosted.connections or hosted.decided for hosted in tables):
            return  # nobody is there to notice
        batches = [(hosted, hosted.take_decided()) for hosted in tables]
        moment = now_ms()
        for hosted, _ in batches:
            hosted.is_storing = True
        failures: list[BaseException | None]
        try:
            failures = await self._keeping.store_together(batches)
        except Exception as error:
            failures = [error] * len(batches)
        for (hosted, batch), failure in zip(batches, failures):
            hosted.is_storing = False
            if hosted.is_gone:
                continue
            try:
                with self._keeping.storing(hosted):
                    if failure is not None:
                        raise failure
                    hosted.moment = moment
                    self._keeping.tell(hosted, batch)
            except Exception:
                LOG.exception("table %s could not go on", hosted.code)
            hosted.moment = None


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))


def _resolve(turn: asyncio.Future[None]) -> None:
    if not turn.done():
        turn.set_result(None)
