"""The server's heart: it writes that the server is alive, notices when the store does not answer, and when time leaps.

Whether the store answers is asked by the heart alone, and told to all sockets alike: that some table waits for a row of
its own would tell others that somebody did something there.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from typing import Final

from consigliere.server.housetime import HOUSE, now_ms
from consigliere.server.settings import Settings
from consigliere.store import InUse, Store, StoreError

LOG: Final = logging.getLogger("consigliere.server")
LOOKS: Final = 8  # how often the clocks are looked at within the shortest time that counts as being away


class Heart:
    """One for each server.

    `told` is called when the store begins to hang and when it is well again, `failed` when a beat was not stored,
    `leapt` when there is a gap in time, and `taken` when somebody else serves the database.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        told: Callable[[bool], None],
        failed: Callable[[], None],
        leapt: Callable[[], None],
        taken: Callable[[InUse], None],
    ) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._told: Final = told
        self._failed: Final = failed
        self._leapt: Final = leapt
        self._taken: Final = taken
        self._last = now_ms()  # when the store was last known to be well
        self._well: Final = asyncio.Event()
        self._well.set()
        self.beats = False  # whether it may write yet: what it writes is the end of the outage before it

    @property
    def waits(self) -> bool:
        """Whether the store hangs, and all tables with it."""
        return not self._well.is_set()

    async def well(self) -> None:
        """Returns when the store answers."""
        await self._well.wait()

    async def look(self) -> None:
        """Look at the clocks, all the time."""
        HOUSE.watch(self._settings.away_seconds)
        seen = len(HOUSE.gaps)
        try:
            while True:
                HOUSE.leap()
                for gap in HOUSE.gaps[seen:]:  # perhaps somebody at a table was quicker
                    LOG.warning("%.1f s count for nobody", (gap.until - gap.since) / 1000)
                    self._leapt()
                seen = len(HOUSE.gaps)
                await asyncio.sleep(min(1.0, self._settings.away_seconds / LOOKS))
        finally:
            HOUSE.longest = math.inf

    async def beat(self) -> None:
        """Beat, as long as the server lives."""
        while True:
            at = now_ms()
            beat = asyncio.create_task(self._beat(at), name="a beat")
            try:
                await asyncio.wait({beat}, timeout=self._settings.hang_seconds)
                if not beat.done():
                    self._become(False, "it does not answer")
                await beat
            except StoreError as error:
                self._failed()
                self._become(False, str(error))
            except Exception:
                LOG.exception("the heartbeat could not be written")
            else:
                self._become(True, "")
                self._last = at
            finally:
                beat.cancel()
            await asyncio.sleep(self._settings.beat_seconds)

    async def _beat(self, at: int) -> None:
        try:
            if self.beats:
                await self._store.beat(at)
            else:
                await self._store.last_beat()
            if not await self._store.check_alone():
                LOG.warning("the database had forgotten that it is served here; it knows again")
        except InUse as taken:
            self._taken(taken)

    def _become(self, is_well: bool, why: str) -> None:
        if is_well == self._well.is_set():
            return
        if is_well:
            LOG.warning("the store answers again")
            HOUSE.lose(self._last)  # before any clock may look
            self._well.set()
        else:
            LOG.error("the store hangs, and all tables wait: %s", why)
            self._well.clear()
        self._told(not is_well)
