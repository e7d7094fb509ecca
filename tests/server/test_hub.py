"""Tables in memory: what comes back after an outage, what is forgotten, and the pace of bots."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import GALLERY
from consigliere.server.guests import Guests
from consigliere.server.hosted import Hosted, now_ms
from consigliere.server.hub import Hub
from consigliere.server.rates import Gate
from consigliere.server.settings import Settings
from consigliere.server.workers import WorkerLost
from consigliere.store import Store, Stored
from consigliere.table import log
from consigliere.table.clock import SECOND
from consigliere.table.messages import AnyRequest, Clock, Outage, Pause, Resume, Start
from consigliere.table.setup import Setup, Wish
from consigliere.table.table import Table
from tests.server.driver import Looker, TableServer
from tests.server.sockets import Socket

HOUR = 3_600_000  # milliseconds


@asynccontextmanager
async def hub_on(folder: Path, settings: Settings) -> AsyncIterator[Hub]:
    async with Store(f"sqlite:///{folder / 'tables.sqlite3'}") as store:
        hub = Hub(store, Guests(await store.key()), settings, Gate())
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
        left = now_ms() - HOUR
        await leave_running(tmp_path, two, left)
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await hub.table("abcdef")
            assert hosted is not None
            last = hosted.table.feed(GALLERY, 0)[-1]
            assert isinstance(last, Outage)
            assert HOUR // SECOND - 1 <= last.seconds <= (now_ms() - left) // SECOND
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


@pytest.mark.parametrize(("game", "options"), [("condottiere", {}), ("offer", {"clocks": False})])
def test_a_table_whose_bots_all_fail_goes_on_when_they_are_well_again(
    tmp_path: Path, game: str, options: dict[str, OptionValue], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as when every process is ended by a machine that has no memory left."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            usual, asked = hub.bots.ask, itertools.count()

            async def ill(*words: Any) -> Any:
                if next(asked) < 4:
                    raise WorkerLost
                return await usual(*words)

            monkeypatch.setattr(hub.bots, "ask", ill)
            five = Setup(5, options, chairs=[Wish("bot", "greedy")] * 5)
            opened = await hub.open(five, shelf.game(game), None)
            assert isinstance(opened, tuple)
            hosted = await hub.table(opened[0])
            assert hosted is not None
            await starts(hub, hosted)
            assert hosted.table.match is not None
            while len(hosted.table.match.entries) < 3:
                await asyncio.sleep(0.05)

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


async def starts(hub: Hub, hosted: Hosted) -> None:
    await asks(hub, hosted, Start("1"))


async def asks(hub: Hub, hosted: Hosted, request: AnyRequest) -> None:
    """The host asks for something, and gets it."""
    rows = hosted.table.request(hosted.table.host, None, request, now_ms())
    assert isinstance(rows, list)
    assert await hub.carried(hosted, rows)
    hub.go_on(hosted)


async def with_somebody_lost(hub: Hub, **options: OptionValue) -> Hosted:
    """An opening of five among whom the one person has been disconnected for too long."""
    hosted = await opening_of_five(hub, **options)
    hosted.gone[0] -= hosted.table.absent_seconds()
    hub.go_on(hosted)
    return hosted


async def opening_of_five(hub: Hub, **options: OptionValue) -> Hosted:
    """An opening of four bots and a person who is not connected."""
    five = Setup(5, options, chairs=[Wish("me"), *[Wish("bot", "greedy")] * 4])
    opened = await hub.open(five, shelf.game("offer"), "Anna")
    assert isinstance(opened, tuple)
    hosted = await hub.table(opened[0])
    assert hosted is not None
    await starts(hub, hosted)
    assert hosted.gone_longer_than(60) == []
    return hosted


def test_whoever_has_been_disconnected_for_two_minutes_is_away(tmp_path: Path) -> None:
    """OFF-15.2: in the opening it is noted, and shown on the first day [OFF-15.4]."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_somebody_lost(hub, opening_seconds=5)
            while not (view := hosted.table.now(GALLERY, now_ms()).view) or view["stage"] == "opening":
                await asyncio.sleep(0.05)
            # By now the bots may have gone on, so the log tells what was shown when.
            shown = views(hosted.table)
            assert {tuple(view["away"]) for view in shown if view["stage"] == "opening"} == {()}
            assert next(view["away"] for view in shown if view["stage"] != "opening") == [0]

    asyncio.run(asyncio.wait_for(scene(), 60))


def views(table: Table) -> list[dict[str, Any]]:
    """What everybody was shown of the game after each row of the log."""
    again, shown = Table.folded(table.code, table.rows[:1], shelf.game), []
    for row in table.rows[1:]:
        again.fold(row)
        shown.append(again.now(GALLERY, row.at).view)
    return [view for view in shown if view is not None]


def test_without_clocks_the_table_goes_on_when_the_first_seat_alone_is_lost(tmp_path: Path) -> None:
    """OFF-3.2, OFF-15.5."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_somebody_lost(hub, clocks=False)
            while all(view["stage"] == "opening" for view in views(hosted.table)):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_table_stays_in_memory_until_whoever_is_lost_is_away(tmp_path: Path) -> None:
    """OFF-15.2: else nobody would know any more since when, and the table would wait for ever."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await opening_of_five(hub, clocks=False, absent_seat="substitute")
            while hosted.thinking:
                await asyncio.sleep(0.05)
            assert hosted.table.due() is None
            assert not hub.is_idle(hosted)
            hosted.gone[0] -= hosted.table.absent_seconds()
            hub.go_on(hosted)
            while not hub.is_idle(hosted):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_whoever_comes_back_in_a_pause_has_not_been_gone_all_the_while(tmp_path: Path) -> None:
    """OFF-3.16, OFF-15.2: what counts is how long somebody has been disconnected since."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await opening_of_five(hub)
            await asks(hub, hosted, Pause("2"))
            hosted.gone[0] -= hosted.table.absent_seconds()
            anna = Socket(hosted.table.host)
            hosted.connections[anna.number] = anna
            hub.go_on(hosted)
            del hosted.connections[anna.number]
            hub.go_on(hosted)
            await asks(hub, hosted, Resume("3"))
            assert hosted.gone_longer_than(hosted.table.absent_seconds()) == []

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
