"""A log that somebody has made long holds nobody else up: it is read in slices, and whoever waits is served between."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path

from consigliere.server.folding import Slices
from consigliere.server.hosted import Hosted
from consigliere.server.settings import Settings
from consigliere.store import Stored
from consigliere.table import log
from consigliere.table.log import Row
from tests.sample import ALL, COMPILED
from tests.server.test_hub import hub_on
from tests.table.poisoned import poisoned

PAIRS = 12_000 if ALL or COMPILED else 2_500  # so many that reading them takes many slices


def stored(rows: list[Row]) -> list[Stored]:
    return [Stored(row.seq, row.at, row.person, row.request, log.encode(row.body)) for row in rows]


async def gaps_during(work: Awaitable[object]) -> list[float]:
    """How long somebody else waits, each time the loop goes round: in time that this thread works, not on the wall."""
    task = asyncio.ensure_future(work)
    gaps: list[float] = []
    gc.collect()
    gc.freeze()  # what other tests have left is not looked through meanwhile
    try:
        while not task.done():
            before = time.thread_time()
            await asyncio.sleep(0)
            gaps.append(time.thread_time() - before)
    finally:
        gc.unfreeze()
    await task
    return gaps


def test_who_asks_for_a_poisoned_table_holds_nobody_up(tmp_path: Path) -> None:
    async def scene() -> None:
        rows = poisoned(PAIRS)
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            await hub.store.append("abcdef", stored(rows), "running")

            gaps = await gaps_during(hub.table("abcdef"))

            hosted = await hub.table("abcdef")
            assert isinstance(hosted, Hosted)
            assert hosted.table.row_count() == len(rows)
            assert max(gaps) < sum(gaps) / 8

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_all_that_is_read_at_once_takes_turns() -> None:
    """However many poisoned tables are asked for, between two slices everybody else is served."""

    async def scene() -> None:
        slices = Slices()
        order: list[int] = []

        def work(name: int) -> Iterator[None]:
            for _ in range(3):
                until = time.perf_counter() + 0.005
                while time.perf_counter() < until:
                    pass
                order.append(name)
                yield

        rounds = 0

        async def somebody_else() -> None:
            nonlocal rounds
            while len(order) < 12:
                rounds += 1
                await asyncio.sleep(0)

        await asyncio.gather(*[slices.last(work(name)) for name in range(4)], somebody_else())

        assert order == [0, 1, 2, 3] * 3
        assert rounds >= 12

    asyncio.run(asyncio.wait_for(scene(), 60))
