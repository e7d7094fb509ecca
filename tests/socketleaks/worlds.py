"""Two table servers side by side, the truth's and the twin's: real sockets, one clock that the test moves.

Both run in one thread with an event loop of its own. They have the same signing key, so the same passes open both.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import sys
import threading
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx2
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from consigliere.kernel.viewer import GALLERY
from consigliere.server import hub as hub_module
from consigliere.server.app import create_app
from consigliere.server.hosted import Hosted
from consigliere.server.hub import Hub
from consigliere.server.rates import LIFTED
from consigliere.server.run import Server, listening
from consigliere.server.settings import Settings
from consigliere.store import Store, Stored
from consigliere.table import log
from consigliere.table.table import Table

PATIENCE: Final = 60.0
TICK: Final = 0.002  # seconds; what is compared does not depend on it
# However busy the machine is, nobody is told of it: it would be told in one world and not in the other.
SETTINGS: Final = Settings(
    pace=0.0, tick=TICK, workers=0, rates=LIFTED, hang_seconds=3600.0, away_seconds=3600.0
)
Plain = dict[str, Any]
T = TypeVar("T")


class Clock:
    """What both servers take for the time: milliseconds that pass only when the test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Dealer(random.Random):
    """Where secrets of deals come from, so that a seed names a game."""

    def token_bytes(self, count: int) -> bytes:
        return self.randbytes(count)


class Here:
    """Stands where the worker processes for replays stand, so that planted code is met there as well."""

    async def ask(self, seconds: float, work: Callable[..., T], *words: Any) -> T:
        return work(*words)


class Client:
    """One socket. Whatever comes in is kept until it is asked for."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._socket: ClientConnection | None = None

    async def again(self) -> None:
        """Open the socket, or close it and open another."""
        await self.close()
        self._socket = await connect(
            f"ws://127.0.0.1:{self._port}/ws",
            compression=None,
            max_queue=None,
            max_size=None,
            ping_interval=None,
        )

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def said(self, frame: str, until: str) -> list[str]:
        """Send a frame, and give back everything that comes in up to the answer with that id."""
        assert self._socket is not None
        await self._socket.send(frame)
        mark = f'"id":"{until}"'
        frames: list[str] = []
        while not frames or mark not in frames[-1]:
            got = await asyncio.wait_for(self._socket.recv(), PATIENCE)
            assert isinstance(got, str)
            assert '"problem":"server"' not in got, "the server failed"
            frames.append(got)
        return frames

    async def ask(self, ask: str, id: str, **words: Any) -> list[str]:
        """Make a request, and give back everything that comes in up to its answer."""
        return await self.said(json.dumps({"ask": ask, "id": id, **words}), id)

    async def throw(self, frame: str, ping: str) -> list[str]:
        """Send anything at all, and give back what came of it."""
        assert self._socket is not None
        await self._socket.send(frame)
        return await self.ask("ping", ping)


class World:
    """One server with its sockets: one for each seat, and one for the gallery."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database: Final = folder / "tables.sqlite3"
        self._monkeypatch: Final = monkeypatch
        self.clients: dict[int, Client] = {}

    async def start(self) -> None:
        self.store = Store(f"sqlite:///{self.database}")
        disk = self.store._engines.writing.raw_connection()
        disk.cursor().execute("PRAGMA synchronous=OFF")  # what is compared does not depend on it
        disk.close()
        app = await create_app(self.store, SETTINGS)
        self.hub: Hub = app.state.hub
        self._monkeypatch.setattr(self.hub.records, "_workers", Here())
        self._listener = listening("127.0.0.1", 0)
        self.port = int(self._listener.getsockname()[1])
        config = uvicorn.Config(
            app, ws="websockets-sansio", ws_per_message_deflate=False, access_log=False, log_config=None
        )
        is_ready = asyncio.Event()
        self._server = Server(config, self.hub, is_ready.set)
        self._serving = asyncio.create_task(self._server.serve([self._listener]))
        await asyncio.wait_for(is_ready.wait(), PATIENCE)
        self.http = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    async def stop(self) -> None:
        for client in self.clients.values():
            await client.close()
        await self.http.aclose()
        self._server.should_exit = True
        await self._serving
        self._listener.close()
        await self.store.close()

    # Tables.

    def hosted(self, code: str) -> Hosted:
        return self.hub._tables[code]

    async def host(self, table: Table) -> None:
        """Have this table and nothing else, in memory and in the store."""
        for hosted in list(self.hub._tables.values()):
            self.hub.drop(hosted, None)
        with closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection:
            connection.execute("DELETE FROM events")
            connection.execute("DELETE FROM games")
            connection.commit()
        rows = [Stored(row.seq, row.at, row.person, row.request, log.encode(row.body)) for row in table.rows]
        await self.store.append(table.code, rows, table.life)
        self.hub.keep(Hosted(table))

    # Sockets.

    async def seat_clients(self, viewers: list[int]) -> None:
        """A new socket for each of them."""
        for client in self.clients.values():
            await client.close()
        self.clients = {viewer: Client(self.port) for viewer in viewers}
        for client in self.clients.values():
            await client.again()

    async def hear(self, viewer: int, ping: str) -> list[str]:
        """Everything that has come in for a viewer until now."""
        return await self.clients[viewer].ask("ping", ping)

    async def act(self, actor: int, viewer: int, ask: str, id: str, **words: Any) -> tuple[str, list[str]]:
        """Somebody makes a request; the answer, and everything that the viewer has heard by then."""
        own = await self.clients[actor].ask(ask, id, **words)
        heard = await self.hear(viewer, f"{id}-p")
        return own[-1], own + heard if actor == viewer else heard

    async def tick(self, code: str, at: int) -> None:
        """The alarm goes off as often as it must by now."""
        hosted = self.hosted(code)
        while (due := hosted.table.due()) is not None and due <= at:
            await self.hub._tick(hosted)

    async def get(self, path: str, token: str | None) -> bytes:
        """What is answered over HTTP, with everything but the date."""
        headers = {"host": "127.0.0.1:8000"}  # each has a port of its own, and says so
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        answer = await self.http.get(path, headers=headers)
        shown = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        return json.dumps([answer.status_code, shown]).encode() + answer.content


class Stage:
    """Both worlds and the thread they live in."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock: Final = Clock()
        self.dealer: Final = Dealer()
        self.ids: Final = itertools.count(1)
        for name in ("truth", "twin"):
            (folder / name).mkdir()
        self.truth: Final = World(folder / "truth", monkeypatch)
        self.twin: Final = World(folder / "twin", monkeypatch)
        for name, module in list(sys.modules.items()):
            if name.startswith("consigliere.server") and hasattr(module, "now_ms"):
                monkeypatch.setattr(module, "now_ms", self.clock)
        monkeypatch.setattr(hub_module, "secrets", self.dealer)
        monkeypatch.setattr(Hub, "_set_alarm", lambda *_: None)  # it goes off when the test says so
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, name="stage")

    def __enter__(self) -> Stage:
        self._thread.start()
        self.run(self._start())
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the thread of the worlds, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _start(self) -> None:
        await self.truth.start()
        self.truth.store.backup(self.twin.database)  # with it comes the signing key
        await self.twin.start()

    async def _stop(self) -> None:
        await self.truth.stop()
        await self.twin.stop()

    def id(self) -> str:
        """A new id, for a request that is made in both worlds."""
        return f"r{next(self.ids)}"


def seat_or_none(viewer: int) -> int | None:
    """A viewer as `hello` names it."""
    return None if viewer == GALLERY else viewer
