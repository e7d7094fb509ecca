"""Who thinks next: watched bots first, and a share for the others, counted in turns."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from consigliere import shelf
from consigliere.server import queueing
from consigliere.server.hosted import Hosted
from consigliere.server.hub import Hub
from consigliere.server.queueing import TURNS, Turns
from consigliere.server.settings import Settings
from consigliere.table.setup import Setup, Wish
from tests.server.sockets import Socket
from tests.server.test_hub import hub_on, starts


class Places:
    """Bots that think until they are told to stop, and the order in which they began."""

    def __init__(self, places: int, is_anybody_here: bool = False) -> None:
        self.turns = Turns(places, lambda: is_anybody_here)
        self.order: list[str] = []
        self.watched: set[str] = set()
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def comes(self, *names: str) -> None:
        """They ask for a place, one after the other; names in capitals are watched."""
        for name in names:
            self._ends[name] = asyncio.Event()
            if name.isupper():
                self.watched.add(name)
            self.tasks[name] = asyncio.create_task(self._think(name))
            await asyncio.sleep(0)

    async def _think(self, name: str) -> None:
        async with self.turns.turn(lambda: name in self.watched):
            self.order.append(name)
            await self._ends[name].wait()

    async def ends(self, *names: str) -> None:
        """They have thought; whoever is next has begun."""
        for name in names:
            self._ends[name].set()
            await self.tasks[name]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end_all(self) -> None:
        while len(self.order) < len(self.tasks):
            await self.ends(*self.order)
        await self.ends(*self.order)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(scene(), 60)

    asyncio.run(whole())


def test_whoever_is_watched_goes_first_and_the_others_in_their_order() -> None:
    async def scene() -> None:
        places = Places(1)
        await places.comes("a", "b", "c", "X", "Y")
        await places.end_all()
        assert "".join(places.order) == "aXYbc"

    run(scene)


def test_whoever_begins_to_be_watched_while_it_waits_goes_first() -> None:
    async def scene() -> None:
        places = Places(1)
        await places.comes("a", "b", "c")
        places.watched.add("c")
        await places.end_all()
        assert "".join(places.order) == "acb"

    run(scene)


def test_one_turn_in_eight_is_for_those_whom_nobody_watches() -> None:
    async def scene() -> None:
        places = Places(1)
        await places.comes("X", "a", "b", *[f"Y{n}" for n in range(3 * TURNS)])
        await places.end_all()
        unseen = [place for place, name in enumerate(places.order) if name in "ab"]
        assert unseen == [TURNS, 2 * TURNS]

    run(scene)


def test_of_several_places_one_is_never_taken_by_those_whom_nobody_watches() -> None:
    async def scene() -> None:
        places = Places(3)
        await places.comes("a", "b", "c", "d")
        assert places.order == ["a", "b"]
        await places.comes("X", "Y")
        assert places.order == ["a", "b", "X"]
        await places.ends("a")
        assert places.order == ["a", "b", "X", "Y"]
        await places.end_all()
        assert sorted(places.order) == sorted(places.tasks)

    run(scene)


def test_where_somebody_is_here_a_place_rests_after_a_turn_that_nobody_saw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        places = Places(1, is_anybody_here=True)
        monkeypatch.setattr(queueing, "REST", 1e9)
        await places.comes("a", "b")
        await places.ends("a")
        assert places.order == ["a"]
        # Not for whoever is watched, and not for ever.
        await places.comes("X")
        await places.ends("X")
        assert places.order == ["a", "X"]
        places.turns._rested()
        await asyncio.sleep(0)
        assert places.order == ["a", "X", "b"]
        monkeypatch.setattr(queueing, "REST", 1.0)
        await places.comes("c")
        await places.end_all()
        while len(places.order) < 4:
            await asyncio.sleep(0.001)

    run(scene)


def test_no_place_is_lost_whenever_anybody_goes() -> None:
    async def scene() -> None:
        chance = random.Random(7)
        places = Places(2, is_anybody_here=True)
        for number in range(300):
            await places.comes(f"{'A' if chance.random() < 0.5 else 'a'}{number}")
            if chance.random() < 0.7:
                places.tasks[chance.choice(list(places.tasks))].cancel()
            if places.order and chance.random() < 0.5:
                places._ends[chance.choice(places.order)].set()
            if chance.random() < 0.3:
                await asyncio.sleep(0)
        for end in places._ends.values():
            end.set()
        await asyncio.gather(*places.tasks.values(), return_exceptions=True)
        while places.turns._unseen:
            await asyncio.sleep(0.001)
        assert (places.turns._free, places.turns._waiting) == (2, [])

    run(scene)


async def among_bots(hub: Hub, seats: int, is_watched: bool) -> Hosted:
    opened = await hub.open(
        Setup(seats, chairs=[Wish("bot", "random")] * seats), shelf.game("condottiere"), None
    )
    assert isinstance(opened, tuple)
    hosted = await hub.table(opened[0])
    assert hosted is not None
    if is_watched:
        screen = Socket()
        hosted.connections[screen.number] = screen
    await starts(hub, hosted)
    return hosted


def entries(hosted: Hosted) -> int:
    assert hosted.table.match is not None
    return len(hosted.table.match.entries)


def test_bots_that_nobody_watches_do_not_slow_down_those_that_somebody_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1, pace=0.0)) as hub:
            unseen = [await among_bots(hub, 3, is_watched=False) for _ in range(8)]
            before = [entries(hosted) for hosted in unseen]
            watched = await among_bots(hub, 3, is_watched=True)
            while entries(watched) < 40 and watched.table.life == "running":
                await asyncio.sleep(0.001)
            moves = [entries(hosted) - had for hosted, had in zip(unseen, before)]
            assert max(moves) < entries(watched) / 2
            # And none of them stands still, although somebody still looks.
            counts = [entries(hosted) for hosted in unseen]
            while any(
                hosted.table.life == "running" and entries(hosted) == count
                for hosted, count in zip(unseen, counts)
            ):
                await asyncio.sleep(0.01)

    run(scene)


@pytest.mark.parametrize("workers", [1, 3])
def test_there_are_as_many_places_as_workers(workers: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=workers)) as hub:
            assert hub.turns._free == workers

    run(scene)
