"""Tables in memory: what comes back after an outage, what is forgotten, and the pace of bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from consigliere import shelf
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import GALLERY
from consigliere.server.guests import Guests
from consigliere.server.hosted import Hosted, now_ms
from consigliere.server.hub import Hub
from consigliere.server.settings import Settings
from consigliere.store import Store, Stored
from consigliere.table import log
from consigliere.table.messages import Clock, Outage, Start
from consigliere.table.setup import Setup, Wish
from consigliere.table.table import Table
from tests.server.driver import Looker, TableServer

HOUR = 3_600_000  # milliseconds


@asynccontextmanager
async def hub_on(folder: Path, settings: Settings) -> AsyncIterator[Hub]:
    async with Store(f"sqlite:///{folder / 'tables.sqlite3'}") as store:
        hub = Hub(store, Guests(await store.key()), settings)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.close()


async def leave_running(folder: Path, setup: Setup, at: int) -> None:
    """A server that has opened and started a table at that time, and died a second later."""
    table = Table.opened("abcdef", shelf.game("condottiere"), "host", "Anna", setup, bytes(32), at)
    assert isinstance(table, Table)
    assert isinstance(table.request("host", 0, Start("1"), at), list)
    rows = [Stored(row.seq, row.at, row.person, row.request, log.encode(row.body)) for row in table.rows]
    async with Store(f"sqlite:///{folder / 'tables.sqlite3'}") as store:
        await store.append("abcdef", rows, table.life)
        await store.beat(at + 1000)


def test_nobody_loses_time_while_the_server_is_down(tmp_path: Path) -> None:
    async def scene() -> None:
        two = Setup(2, clock=Clock("live", 20, 0), chairs=[Wish("me"), Wish("me", name="Bruno")])
        await leave_running(tmp_path, two, now_ms() - HOUR)
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await hub.table("abcdef")
            assert hosted is not None
            last = hosted.table.feed(GALLERY, 0)[-1]
            assert isinstance(last, Outage)
            assert last.seconds in (3599, 3600)
            now = hosted.table.now(GALLERY, now_ms())
            assert all(clock.decision > 0 for clock in now.clocks if clock.running)

    asyncio.run(scene())


def test_bots_go_on_by_themselves_when_the_server_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        bots = Setup(2, chairs=[Wish("me"), Wish("bot", "random")])
        await leave_running(tmp_path, bots, now_ms() - HOUR)
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await hub.table("abcdef")
            assert hosted is not None
            while 1 in hosted.table.now(GALLERY, now_ms()).waiting:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_table_at_which_nothing_happens_leaves_memory_and_is_read_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1, idle_seconds=0.05)) as hub:
            opened = await hub.open(Setup(2), shelf.game("condottiere"), "Anna")
            assert isinstance(opened, tuple)
            first = await hub.table(opened[0])
            assert first is not None
            while not first.is_gone:
                await asyncio.sleep(0.01)
            again = await hub.table(opened[0])
            assert again is not None
            assert again is not first
            assert again.table.rows == first.table.rows

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_where_somebody_looks_on_bots_take_their_time(tmp_path: Path) -> None:
    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0.2") as server:
            code, token = server.open_table("bot bot bot", name=None)
            async with await Looker.at(server, code, token) as screen:
                began = time.monotonic()
                await screen.done("start")
                begun = screen.last
                await screen.until(lambda looker: looker.last >= begun + 5)
                assert time.monotonic() - began >= 5 * 0.2

    asyncio.run(scene())


async def with_somebody_lost(hub: Hub, **options: OptionValue) -> Hosted:
    """An opening of five among whom the one person has been disconnected for too long."""
    five = Setup(5, options, chairs=[Wish("me"), *[Wish("bot", "greedy")] * 4])
    opened = await hub.open(five, shelf.game("offer"), "Anna")
    assert isinstance(opened, tuple)
    hosted = await hub.table(opened[0])
    assert hosted is not None
    async with hub.deciding(hosted):
        rows = hosted.table.request(hosted.table.host, 0, Start("1"), now_ms())
        assert isinstance(rows, list)
        await hub.store_rows(hosted, rows)
        hub.go_on(hosted)
    assert hosted.gone_longer_than(60) == []
    hosted.gone[0] -= hosted.table.absent_seconds()
    hub.go_on(hosted)
    return hosted


def test_whoever_has_been_disconnected_for_two_minutes_is_away(tmp_path: Path) -> None:
    """OFF-15.2: in the opening it is noted, and shown on the first day [OFF-15.4]."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_somebody_lost(hub, opening_seconds=5)
            while not (view := hosted.table.now(GALLERY, now_ms()).view) or view["stage"] == "opening":
                assert view is None or view["away"] == []
                await asyncio.sleep(0.05)
            assert view["away"] == [0]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_whoever_is_lost_in_the_dark_holds_up_no_table_without_clocks(tmp_path: Path) -> None:
    """OFF-3.2, OFF-15.7: the opening goes on, and a bot plays from the first day on."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_somebody_lost(hub, clocks=False, absent_seat="bot")
            while hosted.table.sitters[0].kind == "person":
                await asyncio.sleep(0.05)
            # By now the bots may be in the dark again, so the log tells when the seat was handed over.
            rows = hosted.table.rows
            handed = next(at for at, row in enumerate(rows) if isinstance(row.body, log.SeatTaken))
            assert not Table.folded(hosted.table.code, rows[:handed], shelf.game).is_dark()

    asyncio.run(asyncio.wait_for(scene(), 60))
