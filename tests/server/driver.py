"""How tests use the server: a real one in a process of its own, and people who look at tables over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Plain = dict[str, Any]

COMMAND = (sys.executable, "-m", "consigliere.cli", "serve")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
TICK = "0.02"  # seconds, for tests of anything else; test_time has the usual one
PATIENCE = 60.0  # a test that waits longer than this has failed


class TableServer:
    """`consigliere serve` on a free port of this machine. Stopped or killed, it can be started again."""

    command: Sequence[str] = COMMAND

    def __init__(self, folder: Path, *words: str) -> None:
        self.database = folder / "tables.sqlite3"
        self._words = words
        self.surroundings: dict[str, str] = {}  # more of the environment
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._port = 0
        self._log = folder / "log.txt"
        self.printed: list[str] = []

    def start(self) -> Self:
        """Start, and wait until people can connect. A second start takes the same port."""
        words = ["--host", "127.0.0.1", "--port", str(self._port), "--db", str(self.database), "--tick", TICK]
        usual = {"PYTHONUTF8": "1", "CONSIGLIERE_LANG": "en", "PYTHONUNBUFFERED": "1"}
        surroundings = {**os.environ, **usual, **self.surroundings}
        with open(self._log, "ab") as log:
            self._process = subprocess.Popen(
                [*self.command, *words, *self._words], stdout=subprocess.PIPE, stderr=log, env=surroundings
            )
        assert self._process.stdout is not None
        self.printed = []
        for line in self._process.stdout:
            self.printed.append(line.decode().rstrip("\n"))
            if found := ADDRESS.search(self.printed[-1]):
                self._port = int(found[1])
            if "Ctrl-C" in self.printed[-1]:
                return self
        raise AssertionError(f"the server did not start: {self.log()}")

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self._port}"

    def log(self) -> str:
        """What the server has complained about so far."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def stop(self) -> int:
        """End it as Ctrl-C does; the exit code."""
        return self._end(signal.SIGINT)

    def terminate(self) -> int:
        """End it as a service manager does."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """End it as a power cut does."""
        return self._end(signal.SIGKILL)

    def _end(self, number: int) -> int:
        process = self.process
        if process.poll() is None:
            process.send_signal(number)
        code = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        assert self.process.stdout is not None
        self.process.stdout.close()

    # HTTP.

    def http(self, token: str | None = None, **words: Any) -> httpx2.Client:
        """Somebody who asks over HTTP, perhaps with a pass."""
        headers = dict(words.pop("headers", {}))
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        return httpx2.Client(base_url=f"http://{self.host}", timeout=PATIENCE, headers=headers, **words)

    def open_table(
        self, chairs: str = "me bot bot bot", name: str | None = "Anna", **wanted: Any
    ) -> tuple[str, str]:
        """A new table with these chairs, of Condottiere unless another game is wanted: its code and its host's pass.

        A chair is `me`, `empty`, `bot` for one that plays at random, or the level of a bot.
        """
        words = chairs.split()
        table = {
            "game": "condottiere",
            "seats": len(words),
            "name": name,
            "chairs": [
                {"kind": word, "bot": None}
                if word in ("me", "empty")
                else {"kind": "bot", "bot": "random" if word == "bot" else word}
                for word in words
            ],
            **wanted,
        }
        with self.http() as http:
            answer = http.post("/api/tables", json=table)
        assert answer.status_code == 200, answer.text
        opened = answer.json()
        return opened["code"], opened["token"]

    def guest(self, code: str) -> str:
        """A guest pass."""
        with self.http() as http:
            answer = http.post(f"/api/tables/{code}/guests")
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def link(self, code: str, token: str) -> str:
        """The long code of a table, from whoever may see it."""
        with self.http(token) as http:
            answer = http.get(f"/api/tables/{code}/link")
        assert answer.status_code == 200, answer.text
        return str(answer.json()["code"])

    def commands(self, game: str = "condottiere") -> list[str]:
        """The notation of every command, by its number."""
        with self.http() as http:
            return [command["text"] for command in http.get(f"/api/games/{game}").json()["commands"]]


class Looker:
    """Somebody at a socket, who remembers everything that was said there."""

    _ids = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []  # as they came
        self.said: list[Plain] = []
        self.feed: dict[int, Plain] = {}
        self.last = 0
        self.now: Plain | None = None
        self.you: Plain | None = None
        self.present: Plain | None = None
        self.ghost_pass: str | None = None  # the pass of its ghost, once it was given one
        self._news = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[Plain]] = {}
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connected(cls, server: TableServer, **words: Any) -> Self:
        """Open a socket and say nothing yet."""
        words.setdefault("compression", None)
        return cls(await connect(f"ws://{server.host}/ws", max_size=None, **words))

    @classmethod
    async def at(
        cls, server: TableServer, code: str, token: str | None = None, seat: int | None = None
    ) -> Self:
        """Somebody who looks at a table."""
        looker = await cls.connected(server)
        await looker.hello(code, token, seat)
        return looker

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                async with self._news:
                    self._hear(json.loads(frame))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self._news.notify_all()
        for answer in self._answers.values():
            answer.cancel()

    def _hear(self, said: Plain) -> None:
        self.said.append(said)
        kind = said["says"]
        if kind == "welcome":
            first = said["last"] - len(said["feed"]) + 1
            if first == 1:
                self.feed = {}  # perhaps of another viewer
            self.feed.update({first + place: item for place, item in enumerate(said["feed"])})
            self.last, self.you = said["last"], said["you"]
        elif kind == "told":
            self.feed[said["n"]] = said["item"]
            self.last = said["n"]
        elif kind == "present":
            self.present = said
        elif kind == "turned":
            self.you = said["you"]
        elif kind == "ghost_pass":
            self.ghost_pass = said["token"]
        self.now = said.get("now", self.now)
        waiting = self._answers.pop(said.get("id", ""), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(said)

    # Asking.

    async def send(self, frame: str | bytes) -> None:
        """Send anything at all."""
        await self.socket.send(frame)

    async def ask(self, ask: str, id: str | None = None, **words: Any) -> Plain:
        """Send a request; what was said to it."""
        name = id or f"r{next(self._ids)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.send(json.dumps({"ask": ask, "id": name, **words}, ensure_ascii=False))
        return await asyncio.wait_for(answer, PATIENCE)

    async def done(self, ask: str, **words: Any) -> Plain:
        """A request that must be carried out."""
        answer = await self.ask(ask, **words)
        assert answer["says"] == "done", answer
        return answer

    async def refused(self, ask: str, **words: Any) -> str:
        """A request that must be refused: why."""
        answer = await self.ask(ask, **words)
        assert answer["says"] == "refused", answer
        return str(answer["refusal"]["refused"])

    async def hello(
        self, code: str, token: str | None = None, seat: int | None = None, last: int = 0
    ) -> Plain:
        """Look at a table."""
        return await self.ask("hello", table=code, token=token, seat=seat, last=last)

    async def until(self, is_so: Callable[[Looker], object]) -> None:
        """Wait until something is so."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: is_so(self) or self._reader.done()), PATIENCE)
        assert is_so(self), f"the socket was closed: {self.closed}"

    async def until_closed(self) -> tuple[int | None, str | None]:
        """Wait until the server closes the socket; with which code and reason."""
        await asyncio.wait_for(asyncio.shield(self._reader), PATIENCE)
        return self.closed

    @property
    def closed(self) -> tuple[int | None, str | None]:
        return self.socket.close_code, self.socket.close_reason

    # Playing.

    @property
    def table(self) -> Plain:
        assert self.now is not None
        return self.now

    @property
    def life(self) -> str:
        return str(self.table["setting"]["life"])

    @property
    def is_asked(self) -> bool:
        """Whether this seat is waited for."""
        assert self.you is not None
        return self.life == "running" and self.you["seat"] in self.table["waiting"]

    async def play(
        self, commands: list[str], until: Callable[[Looker], object] = lambda looker: False
    ) -> None:
        """Play the seat with any legal command to the end, or until it alone is asked and something is so."""
        turn = 0
        while True:
            await self.until(lambda _: self.is_asked or self.life in ("finished", "abandoned"))
            if not self.is_asked or (len(self.table["waiting"]) == 1 and until(self)):
                return
            legal = self.table["legal"]
            await self.done("do", steps=[commands[legal[turn % len(legal)]]])
            turn += 1
