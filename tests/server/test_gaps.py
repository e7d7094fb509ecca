"""Time that nobody could use counts for nobody: a process that was stopped, a clock that was set, both ways."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from consigliere import shelf
from consigliere.kernel.viewer import GALLERY
from consigliere.server.hosted import Hosted
from consigliere.server.housetime import HOUSE, Gap, HouseTime
from consigliere.server.hub import Hub
from consigliere.server.settings import Settings
from consigliere.store import Store
from consigliere.table import log
from consigliere.table.messages import Clock, Outage
from consigliere.table.setup import Setup, Wish
from tests.server.driver import Looker, TableServer
from tests.server.test_hub import hub_on, starts

SECOND = 1000.0
HOUR = 3600 * SECOND


class Clocks:
    """The machine's clock, which anybody may set, and one that nobody can, in milliseconds."""

    def __init__(self) -> None:
        self.wall = 1.8e12
        self.steady = 5 * HOUR

    def pass_by(self, milliseconds: float) -> None:
        """Time passes for both."""
        self.wall += milliseconds
        self.steady += milliseconds

    def house(self) -> HouseTime:
        made = HouseTime(lambda: self.wall, lambda: self.steady)
        made.watch(3.0)
        return made


def test_time_passes_as_it_does() -> None:
    clocks = Clocks()
    house, began = clocks.house(), clocks.wall
    for _ in range(1000):
        clocks.pass_by(100)
        house.now()
    assert house.now() == began + 100 * SECOND
    assert house.leap() is None


def test_a_stop_is_a_gap_and_no_time_passes_in_it_until_it_is_taken() -> None:
    clocks = Clocks()
    house, began = clocks.house(), int(clocks.wall)
    clocks.pass_by(14 * SECOND)
    assert house.now() == house.now() == began
    assert house.leap() == Gap(began, began + 14_000)
    assert house.leap() is None
    assert house.now() == clocks.wall


@pytest.mark.parametrize("jump", [HOUR, 24 * HOUR])
def test_a_clock_that_is_set_forwards_leaves_a_gap(jump: float) -> None:
    clocks = Clocks()
    house, began = clocks.house(), int(clocks.wall)
    clocks.wall += jump
    assert house.now() == began
    assert house.leap() == Gap(began, began + int(jump))
    clocks.pass_by(SECOND)
    assert house.now() == clocks.wall


@pytest.mark.parametrize("jump", [SECOND, HOUR])
def test_a_clock_that_is_set_back_changes_nothing_and_time_goes_home_slowly(jump: float) -> None:
    clocks = Clocks()
    house = clocks.house()
    clocks.wall -= jump
    last = house.now()
    for _ in range(600):
        clocks.pass_by(100)
        passed = house.now() - last
        assert 98 <= passed <= 100
        last = house.now()
    assert house.leap() is None
    for _ in range(100 * int(jump // SECOND)):
        clocks.pass_by(SECOND)
        house.now()
    assert house.now() == clocks.wall


def test_a_log_that_was_written_ahead_of_the_clock_is_gone_on_from() -> None:
    clocks = Clocks()
    house = clocks.house()
    later = int(clocks.wall + HOUR)
    house.not_before(later)
    clocks.pass_by(SECOND)
    assert later + 900 < house.now() <= later + 1000


# At a table.


async def with_two_who_think(hub: Hub) -> Hosted:
    """A game in which somebody has 20 seconds for a decision, and nobody answers."""
    two = Setup(2, clock=Clock("live", 20, 0), chairs=[Wish("me"), Wish("me", name="Bruno")])
    opened = await hub.open(two, shelf.game("condottiere"), "Anna")
    assert isinstance(opened, tuple)
    hosted = await hub.table(opened[0])
    assert hosted is not None
    await starts(hub, hosted)
    return hosted


def steps_of_the_house(hosted: Hosted) -> list[log.Row]:
    began = next(row.seq for row in hosted.table.rows if isinstance(row.body, log.Started))
    return [row for row in hosted.table.rows[began + 1 :] if isinstance(row.body, log.Step)][1:]


def left(hosted: Hosted) -> list[int]:
    """What those who are asked have left."""
    return [clock.decision for clock in hosted.table.now(GALLERY, HOUSE.now()).clocks if clock.running]


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """The clocks of the whole server."""
    made = Clocks()
    monkeypatch.setattr(HOUSE, "_wall", lambda: made.wall)
    monkeypatch.setattr(HOUSE, "_steady", lambda: made.steady)
    monkeypatch.setattr(HOUSE, "_now", made.wall)
    monkeypatch.setattr(HOUSE, "_looked", made.steady)
    monkeypatch.setattr(HOUSE, "gaps", [])
    return made


def outages(hosted: Hosted) -> list[int]:
    return [item.seconds for item in hosted.table.feed(GALLERY, 0) if isinstance(item, Outage)]


@pytest.mark.parametrize("event", ["stopped", "set forwards"])
def test_nobody_loses_time_in_a_gap_and_everybody_is_told_of_it(
    event: str, tmp_path: Path, clocks: Clocks
) -> None:
    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_two_who_think(hub)
            clocks.pass_by(2 * SECOND)
            before = left(hosted)
            hosted.gone[1] = 0.0  # nobody has looked from there for a long time
            if event == "stopped":
                clocks.pass_by(HOUR)
            else:
                clocks.wall += HOUR
            # Whatever comes first finds time as it was: the alarm, a request, the next look at the clocks.
            await hub._tick(hosted)
            assert outages(hosted) == [3600]
            assert left(hosted) == before == [18_000]
            assert hosted.gone == {}
            assert hosted.table.rows[-1].at == int(clocks.wall)
            # From then on time passes as ever, and runs out in the end.
            for _ in range(20):
                assert steps_of_the_house(hosted) == []
                clocks.pass_by(0.9 * SECOND + 1)
                await hub._tick(hosted)
            assert steps_of_the_house(hosted) != []
            assert outages(hosted) == [3600]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_clock_that_is_set_forwards_shows_nothing_early_to_those_who_see_it_later(
    tmp_path: Path, clocks: Clocks
) -> None:
    """OFF-13.7"""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            people = [Wish("me", name=name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elena")]
            five = Setup(5, {"clocks": False, "spectator_delay_seconds": 60}, chairs=people)
            opened = await hub.open(five, shelf.game("offer"), "Anna")
            assert isinstance(opened, tuple)
            hosted = await hub.table(opened[0])
            assert hosted is not None
            await starts(hub, hosted)
            assert hosted._later is not None
            shown = hosted._later.table.row_count()
            assert shown < hosted.table.row_count()
            clocks.wall += HOUR
            HOUSE.leap()
            hosted.release()
            for _ in range(60):
                assert hosted._later.table.row_count() == shown
                await hub._tick(hosted)
                clocks.pass_by(SECOND)
            await hub._tick(hosted)
            assert hosted._later.table.row_count() > shown

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_clock_that_is_set_back_gives_and_takes_no_time(tmp_path: Path, clocks: Clocks) -> None:
    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_two_who_think(hub)
            clocks.pass_by(2 * SECOND)
            assert left(hosted) == [18_000]
            clocks.wall -= HOUR
            assert left(hosted) == [18_000]
            clocks.pass_by(SECOND)
            assert 17_000 <= left(hosted)[0] < 17_050
            for _ in range(20):
                assert steps_of_the_house(hosted) == []
                clocks.pass_by(0.9 * SECOND)
                await hub._tick(hosted)
                if steps_of_the_house(hosted):
                    break
            assert steps_of_the_house(hosted) != []
            times = [row.at for row in hosted.table.rows]
            assert times == sorted(times)
            assert outages(hosted) == []

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_after_a_start_with_a_clock_that_was_set_back_time_goes_on(tmp_path: Path, clocks: Clocks) -> None:
    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted = await with_two_who_think(hub)
            while await hub.store.last_beat() is None:
                await asyncio.sleep(0.01)
        clocks.wall -= HOUR
        HOUSE._now = clocks.wall  # a new process knows nothing of the time before
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            again = await hub.table(hosted.code)
            assert again is not None
            before = left(again)[0]
            clocks.pass_by(2 * SECOND)
            assert before - 2000 <= left(again)[0] <= before - 1950

    asyncio.run(asyncio.wait_for(scene(), 60))


async def stop(process: int) -> float:
    """Stop a process; the time when it has stopped."""
    os.kill(process, signal.SIGSTOP)
    while psutil.Process(process).status() != psutil.STATUS_STOPPED:
        await asyncio.sleep(0.01)
    return time.time() * SECOND


def test_a_server_that_was_stopped_gives_everybody_their_time_back(tmp_path: Path) -> None:
    """Stopped as by Ctrl-Z, or with the lid of a laptop, for longer than anybody may think."""

    async def scene(server: TableServer) -> None:
        code, token = server.open_table("me me", clock={"kind": "live", "decision": 5, "reserve": 0})
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            stopped = await stop(server.process.pid)
            while time.time() * SECOND < stopped + 6 * SECOND:
                await asyncio.sleep(0.1)
            os.kill(server.process.pid, signal.SIGCONT)
            await anna.until(lambda looker: any(item["item"] == "outage" for item in looker.feed.values()))
            said = next(said for said in anna.said if said.get("item", {}).get("item") == "outage")
            assert said["item"]["seconds"] >= 5
            assert [clock["decision"] > 0 for clock in said["now"]["clocks"] if clock["running"]] == [True]
        async with Store(f"sqlite:///{server.database}") as store:
            rows = await store.read(code)
        first = next(row.seq for row in rows if isinstance(log.decode(row.body), log.Outage))
        assert all(row.at <= stopped for row in rows[:first]), "the house was quicker"

    with TableServer(tmp_path, "--pace", "0") as server:
        asyncio.run(scene(server))
    assert "Traceback" not in server.log()
