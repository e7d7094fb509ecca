"""What is decided is shown when it is stored, and nobody who only asks waits for the disk."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from consigliere import shelf
from consigliere.kernel.option import OptionValue
from consigliere.server.guests import Guests
from consigliere.server.hub import Hub
from consigliere.server.rates import Gate
from consigliere.server.settings import Settings
from consigliere.store import Append, Store, Stored
from consigliere.table import messages as m
from consigliere.table.setup import Setup, Wish
from tests.server.driver import Looker
from tests.server.sockets import Socket
from tests.server.timing import SlowServer

Said = list[dict[str, Any]]


class Disk(Store):
    """A disk that somebody holds, and that counts what is brought to it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.turns = asyncio.Event()
        self.turns.set()
        self.commits = 0

    async def append_together(self, appends: list[Append], is_tick: bool) -> list[BaseException | None]:
        self.commits += 1
        await self.turns.wait()
        return await super().append_together(appends, is_tick)


class Table:
    """A table of a hub without a network, and those who look at it."""

    def __init__(self, hub: Hub, disk: Disk, code: str) -> None:
        self.hub = hub
        self.disk = disk
        self.code = code

    async def comes(self, seat: int | None = None, last: int = 0, socket: Socket | None = None) -> Socket:
        found = socket or Socket()
        hosted = await self.hub.table(self.code)
        assert hosted is not None
        person = None if seat is None else hosted.table.sitters[seat].person
        token = None if person is None else self.hub.guests.pass_for(self.code, person)
        assert await self.hub.hello(found, m.Hello("hello", self.code, token, seat, last)) is None
        return found


@asynccontextmanager
async def tables(
    folder: Path, game: str, count: int = 1, **options: OptionValue
) -> AsyncIterator[list[Table]]:
    """Tables that have begun, with one person in all seats."""
    async with Disk(f"sqlite:///{folder / 'tables.sqlite3'}") as disk:
        hub = Hub(disk, Guests(await disk.key()), Settings(workers=1, tick=0.02), Gate())
        await hub.start()
        found = []
        for _ in range(count):
            seats = shelf.game(game).least_seats
            setup = Setup(seats, options, chairs=[Wish("me", name=f"p{seat}") for seat in range(seats)])
            opened = await hub.open(setup, shelf.game(game), "p0")
            assert isinstance(opened, tuple)
            found.append(Table(hub, disk, opened[0]))
            host = await found[-1].comes(0)
            await hub.request(host, m.Start("start"))
            await heard(host, "done")
            hub.leave(host)
        try:
            yield found
        finally:
            disk.turns.set()
            await hub.close()


async def heard(socket: Socket, says: str) -> Said:
    """Everything that comes up to such a message."""
    found: Said = []
    while not any(said["says"] == says for said in found):
        await asyncio.sleep(0.001)
        found += socket.heard()
    return found


def says(said: Said) -> list[str]:
    return [one["says"] for one in said]


def test_while_the_disk_is_busy_all_questions_are_answered_from_what_is_stored(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables(tmp_path, "condottiere") as (table,):
            anna, bruno = await table.comes(0), await table.comes(1)
            anna.heard(), bruno.heard()
            table.disk.turns.clear()
            await table.hub.request(anna, m.Say("say", "hello"))
            # Bruno asks, looks again, and somebody else comes: nobody waits, nobody hears of it.
            await table.hub.request(bruno, m.Why("why", ["nonsense"]))
            await table.comes(1, 0, bruno)
            stranger = await table.comes()
            answers, welcome = bruno.heard(), stranger.heard()[0]
            assert says(answers) == ["because", "welcome", "present", "present"]
            assert all(one.get("text") != "hello" for one in welcome["feed"])
            assert says(anna.heard()) == ["present"]
            # What Anna asks after it is answered after it.
            await table.hub.request(anna, m.Why("after", ["nonsense"]))
            assert anna.heard() == []
            table.disk.turns.set()
            assert says(await heard(anna, "because")) == ["told", "done", "because"]
            for socket, last in ((bruno, answers[1]["last"]), (stranger, welcome["last"])):
                told = [one for one in socket.heard() if one["says"] == "told"]
                assert [one["n"] for one in told] == [last + 1]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_refusal_that_rests_on_what_is_not_stored_waits_for_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables(tmp_path, "condottiere") as (table,):
            anna, bruno = await table.comes(0), await table.comes(1)
            anna.heard(), bruno.heard()
            table.disk.turns.clear()
            await table.hub.request(anna, m.Pause("pause"))
            await table.hub.request(bruno, m.Do("do", ["pass"]))
            assert anna.heard() + bruno.heard() == []
            table.disk.turns.set()
            assert says(await heard(bruno, "refused")) == ["told", "refused"]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_where_something_may_be_done_in_secret_all_wait_alike(tmp_path: Path) -> None:
    """Answers to questions and to requests, welcomes and news: nothing leaves before the disk has turned."""

    async def scene() -> None:
        async with tables(tmp_path, "offer", clocks=False) as (table,):
            anna, bruno = await table.comes(0), await table.comes(1)
            for socket in (anna, bruno):
                await heard(socket, "present")
            table.disk.turns.clear()
            await table.hub.request(anna, m.Note("note", "hm"))
            await table.hub.request(bruno, m.Why("why", ["ready"]))
            stranger = asyncio.create_task(table.comes())
            for _ in range(100):  # some ticks, in which nothing can happen
                await asyncio.sleep(0.001)
            assert not stranger.done()
            assert anna.heard() + bruno.heard() == []
            table.disk.turns.set()
            assert says(await heard(anna, "done")) == ["told", "done"]
            assert "because" in says(await heard(bruno, "because"))
            newcomer = await stranger
            assert says(await heard(newcomer, "present")) == ["welcome", "present"]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_in_the_dark_the_disk_turns_whether_there_is_something_to_store_or_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables(tmp_path, "offer", clocks=False) as (table,):
            hosted = await table.hub.table(table.code)
            assert hosted is not None
            anna = await table.comes(0)
            rows, before = hosted.table.row_count(), table.disk.commits
            while table.disk.commits < before + 10:
                await asyncio.sleep(0.001)
            assert hosted.table.row_count() == rows
            # Nobody is there to notice any more.
            table.hub.leave(anna)
            before = -1
            while table.disk.commits != before:
                before = table.disk.commits
                await asyncio.sleep(0.2)

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_table_that_cannot_be_stored_harms_no_other_that_is_stored_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables(tmp_path, "offer", 2, clocks=False) as (one, other):
            anna, bruno = await one.comes(0), await other.comes(0)
            hosted = await one.hub.table(one.code)
            assert hosted is not None
            # Somebody else has written into the log.
            row = hosted.table.row_count()
            await one.disk.append(one.code, [Stored(row, hosted.table.rows[-1].at, None, None, b"{}")])
            await asyncio.gather(
                one.hub.request(anna, m.Note("note", "hm")), other.hub.request(bruno, m.Note("note", "hm"))
            )
            while anna.leaving is None:
                await asyncio.sleep(0.001)
            assert anna.leaving.slug == "load-again"
            assert says(await heard(bruno, "done"))[-2:] == ["told", "done"]
            assert bruno.leaving is None

    asyncio.run(asyncio.wait_for(scene(), 60))


def _pages_closed(looker: Looker) -> dict[int, dict[str, Any]]:
    return {n: {**item, "text": ""} if item["item"] == "noted" else item for n, item in looker.feed.items()}


def test_whoever_comes_while_something_is_stored_misses_nothing_and_hears_nothing_twice(
    tmp_path: Path,
) -> None:
    """With a slow disk, in the open and by the tick, at any moment, again and again."""

    async def scene(server: SlowServer, game: str, **wanted: Any) -> None:
        code, host = server.open_table("me me me me me", game=game, **wanted)
        anna = await Looker.at(server, code, host, 0)
        await anna.done("start")
        chance = random.Random(1)
        is_over = False

        async def talks() -> None:
            for number in range(8):
                await anna.ask("note" if number % 2 else "say", text=f"{number}")

        async def comes() -> None:
            looker = await Looker.connected(server)
            while not is_over:
                await looker.hello(code, host, 0, chance.choice((0, looker.last)))
                await asyncio.sleep(chance.random() * 0.1)
            await looker.until(lambda looker: looker.last == anna.last)
            number = 0
            for said in looker.said:
                if said["says"] == "welcome":
                    number = said["last"]
                elif said["says"] == "told":
                    number += 1
                    assert said["n"] == number
            # Of a notebook whoever comes later is told the last page alone.
            assert _pages_closed(looker) == _pages_closed(anna)
            await looker.leave()

        others = [asyncio.create_task(comes()) for _ in range(2)]
        await talks()
        is_over = True
        await asyncio.gather(*others)
        await anna.leave()

    with SlowServer(tmp_path) as server:
        asyncio.run(scene(server, "condottiere"))
        asyncio.run(scene(server, "offer", options={"clocks": False}))
    assert server.log() == ""
