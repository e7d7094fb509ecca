"""A store that fails: what is in the dark stays there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2

from consigliere import shelf
from consigliere.server.app import create_app
from consigliere.server.guests import Guests
from consigliere.server.hosted import Hosted
from consigliere.server.hub import Hub
from consigliere.server.rates import Gate
from consigliere.server.settings import Settings
from consigliere.store import Store
from consigliere.table.messages import Do
from consigliere.table.setup import Setup, Wish
from tests.server.sockets import Socket
from tests.server.test_hub import hub_on, starts
from tests.store.databases import held


async def opening(hub: Hub) -> Hosted:
    """Five people in the dark, and no clock."""
    names = ("Anna", "Bruno", "Carla", "Dario", "Elena")
    five = Setup(5, {"clocks": False}, chairs=[Wish("me", name=name) for name in names])
    opened = await hub.open(five, shelf.game("offer"), "Anna")
    assert isinstance(opened, tuple)
    hosted = await hub.table(opened[0])
    assert hosted is not None
    await starts(hub, hosted)
    assert hosted.table.is_dark()
    return hosted


def test_nobody_learns_at_which_table_in_the_dark_something_could_not_be_stored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def scene() -> None:
        async with Store(url, patience=0.1) as store:
            hub = Hub(store, Guests(await store.key()), Settings(workers=1, beat_seconds=0.05), Gate())
            await hub.start()
            acts, sleeps = await opening(hub), await opening(hub)
            anna, screen, other = Socket(acts.table.host), Socket(), Socket()
            for socket, hosted in ((anna, acts), (screen, acts), (other, sleeps)):
                socket.hosted = hosted
                hosted.connections[socket.number] = socket
                hub.sockets.add(socket)
            anna.seat = 0
            with held(url):
                await hub.request(anna, Do("2", ["ready"]))
                while not (screen.leaving and other.leaving):
                    await asyncio.sleep(0.01)
                assert screen.leaving == other.leaving
                assert screen.frames() == other.frames()
            # Both are back by themselves.
            while not {acts.code, sleeps.code} <= hub._tables.keys():
                await asyncio.sleep(0.01)
            await hub.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_whoever_is_in_the_dark_is_told_at_once_that_all_tables_wait(tmp_path: Path) -> None:
    """By the tick it would be told when the store answers again, which is too late."""

    async def scene() -> None:
        async with hub_on(tmp_path, Settings(workers=1)) as hub:
            hosted, anna = await opening(hub), Socket()
            anna.hosted = hosted
            hosted.connections[anna.number] = anna
            hub.sockets.add(anna)
            assert hosted.ticks
            hub.tell_waits(True)
            assert anna.heard() == [{"says": "waits", "waits": True}]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_what_cannot_be_stored_is_answered_in_words(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def scene() -> None:
        async with Store(url, patience=0.1) as store:
            transport = httpx2.ASGITransport(await create_app(store, Settings(workers=1)))
            async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
                with held(url):
                    answer = await http.post(
                        "/api/tables", json={"game": "condottiere", "seats": 2, "name": "Anna"}
                    )
                assert answer.status_code == 503
                assert answer.json()["refused"] == "store-waits"

    asyncio.run(asyncio.wait_for(scene(), 60))
