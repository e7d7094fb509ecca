"""The generator: sockets that play and read as little as possible."""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import time
from typing import Any

from loading.server import Server

SEATS = 4
TOLD = b'{"says":"told"'
DONE = b'{"says":"done"'
WELCOME = b'{"says":"welcome"'
REFUSED = b'{"says":"refused"'
LEGAL = b'"legal":['
FINISHED = b'"life":"finished"'
PING_SECONDS = 0.01

Figures = dict[str, Any]


class Socket(asyncio.Protocol):
    """One client. Frames of the server are not masked; ours are masked with zeros, which costs nothing."""

    def __init__(self, table: Table | None) -> None:
        self.table = table
        self.seat: int | None = None
        self.legal = b""  # numbers of the catalogue that this seat may choose now, as they stand in the frame
        self.seen = -1  # the last move of the table of which this socket was told
        self.frames = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._is_open = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        key = base64.b64encode(random.randbytes(16)).decode()
        host = "{}:{}".format(*transport.get_extra_info("peername")[:2])
        lines = f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{lines}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the server has closed a socket"))
            self.answer.exception()

    def send(self, payload: bytes, kind: bytes = b"\x81") -> None:
        size = len(payload)
        head = kind + (bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big"))
        self.transport.write(head + b"\0\0\0\0" + payload)

    async def ask(self, **words: object) -> bytes:
        """Send a request and wait for whatever says its id."""
        loop = asyncio.get_running_loop()
        self.answer = loop.create_future()
        self.send(json.dumps({"id": "setup", **words}).encode())
        return await asyncio.wait_for(self.answer, 120)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at, end = 0, len(data)
        if not self._is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            self._is_open = True
            self.answer.set_result(data[:at])
        while end - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            if end - at < head + size:
                break
            self._hear(data[at + head : at + head + size], data[at])
            at += head + size
        self._rest = data[at:]

    def _hear(self, frame: bytes, kind: int) -> None:
        if kind == 0x89:
            self.send(frame, b"\x8a")  # whoever does not answer a ping is cut off
            return
        self.frames += 1
        if kind == 0x88 or self.table is None:
            if self.table is None and not self.answer.done():
                self.answer.set_result(frame)
            return
        if frame.startswith(TOLD):
            self._look(frame)
            self.table.told(self)
        elif frame.startswith((DONE, REFUSED)) and b'"setup"' not in frame[:60]:
            self.table.answered(frame.startswith(DONE))
        elif b'"id":"setup"' in frame[:60] and not self.answer.done():
            if frame.startswith(WELCOME):
                self._look(frame)
            self.answer.set_result(frame)

    def _look(self, frame: bytes) -> None:
        """Find what may be chosen, without reading the rest."""
        start = frame.rfind(LEGAL) + len(LEGAL)
        self.legal = frame[start : frame.index(b"]", start)] if start > len(LEGAL) else b""
        if self.seat == 0 and self.table is not None and FINISHED in frame:
            self.table.is_over = True


class Table:
    """One table: its sockets, and the move that is under way."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[Socket] = []
        self.is_over = False
        self.move = 0
        self._sent = 0.0
        self.is_waiting = False  # for the answer to our move
        self._missing = 0  # sockets that have not been told of it yet

    async def open(self) -> None:
        """A new table, dealt, with all our sockets looking at it."""
        options = self.load.options
        people = SEATS - options.bots
        chairs = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(people)]
        chairs += [{"kind": "bot", "bot": options.bot}] * options.bots
        wanted = {"game": "condottiere", "seats": SEATS, "name": "Load", "chairs": chairs}
        made = await self.load.post("/api/tables", wanted)
        for place, socket in enumerate(self.sockets):
            socket.seat = place if place < people else None
            await socket.ask(ask="hello", table=made["code"], token=made["token"], seat=socket.seat)
        await self.sockets[0].ask(ask="start")
        self.is_over = False
        self.is_waiting = False

    def go(self) -> bool:
        """Send a move for a seat that may make one; whether there was one."""
        if self.is_waiting or self.is_over:
            return False
        for socket in self.sockets:
            if socket.legal and socket.seat is not None:
                break
        else:
            return False
        number = int(random.choice(socket.legal.split(b",")))
        self.load.partly += self._missing > 0
        self.move += 1
        self._missing = len(self.sockets)
        self.is_waiting = True
        socket.legal = b""
        self._sent = time.perf_counter()
        socket.send(b'{"ask":"do","id":"m%d","steps":["%s"]}' % (self.move, self.load.commands[number]))
        return True

    def told(self, socket: Socket) -> None:
        """A socket has heard of something; the first of it after our move is our move."""
        if self._missing > 0 and socket.seen != self.move:
            socket.seen = self.move
            self._missing -= 1
            if self._missing == 0:
                self.load.to_all.append(time.perf_counter() - self._sent)

    def answered(self, is_done: bool) -> None:
        self.is_waiting = False
        if is_done:
            self.load.to_done.append(time.perf_counter() - self._sent)
        else:
            self.load.refused += 1
        if self.load.options.rate == 0 and self.load.is_measuring:
            self.load.soon(self)


class Load:
    """The whole load on one server."""

    def __init__(self, options: argparse.Namespace, port: int) -> None:
        self.options = options
        self.port = port
        self.tables: list[Table] = []
        self.to_all: list[float] = []
        self.to_done: list[float] = []
        self.pings: list[float] = []
        self.partly = 0  # moves of which some viewers are told nothing
        self.refused = 0
        self.unanswered = 0
        self.missed = 0  # moves that were due while the table waited for somebody else
        self.commands: list[bytes] = []
        self.is_measuring = False
        self._work: set[asyncio.Task[None]] = set()

    async def connect(self, table: Table | None) -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(table), "127.0.0.1", self.port)
        await asyncio.wait_for(socket.answer, 60)
        return socket

    async def post(self, path: str, body: object) -> Any:
        return await self._http("POST", path, json.dumps(body).encode())

    async def _http(self, method: str, path: str, body: bytes = b"") -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = await reader.read()
        writer.close()
        return json.loads(answer.split(b"\r\n\r\n", 1)[1])

    async def set_up(self) -> None:
        """All tables and sockets, a few at a time."""
        game = await self._http("GET", "/api/games/condottiere")
        self.commands = [command["text"].encode() for command in game["commands"]]
        self.tables = [Table(self) for _ in range(self.options.tables)]
        at_once = asyncio.Semaphore(16)

        async def ready(place: int, table: Table) -> None:
            sockets = self.options.sockets * (place + 1) // self.options.tables
            sockets -= self.options.sockets * place // self.options.tables
            async with at_once:
                for _ in range(max(sockets, SEATS - self.options.bots)):
                    table.sockets.append(await self.connect(table))
                await table.open()

        await asyncio.gather(*(ready(place, table) for place, table in enumerate(self.tables)))

    def soon(self, table: Table) -> None:
        """The next move of a table, or its next game."""
        if table.is_over:
            task = asyncio.ensure_future(self._again(table))
            self._work.add(task)
            task.add_done_callback(self._work.discard)
        elif not table.go():
            asyncio.get_running_loop().call_later(0.002, self._retry, table)

    def _retry(self, table: Table) -> None:
        if self.is_measuring:
            self.soon(table)

    async def _again(self, table: Table) -> None:
        await table.open()
        if self.options.rate == 0:
            self.soon(table)

    async def run(self) -> None:
        """Moves at the rate that is asked for, spread evenly over the tables."""
        self.is_measuring = True
        pinging = asyncio.create_task(self._ping())
        end = time.perf_counter() + self.options.seconds
        if self.options.rate == 0:
            for table in self.tables:
                self.soon(table)
            await asyncio.sleep(self.options.seconds)
        else:
            await self._steadily(end)
        self.is_measuring = False
        for _ in range(100):  # what is under way comes home
            await asyncio.sleep(0.1)
            if not any(table.is_waiting for table in self.tables):
                break
        self.unanswered = sum(table.is_waiting for table in self.tables)
        pinging.cancel()

    async def _steadily(self, end: float) -> None:
        start, sent = time.perf_counter(), 0
        order = random.sample(self.tables, len(self.tables))
        while (now := time.perf_counter()) < end:
            while sent < (now - start) * self.options.rate:
                table = order[sent % len(order)]
                sent += 1
                if table.is_over:
                    self.soon(table)
                elif not table.go():
                    self.missed += 1
            await asyncio.sleep(0.001)

    async def _ping(self) -> None:
        """How long the server takes to say anything at all: what its event loop is held up by."""
        socket = await self.connect(None)
        while True:
            socket.answer = asyncio.get_running_loop().create_future()
            start = time.perf_counter()
            socket.send(b'{"ask":"ping","id":"p"}')
            await socket.answer
            self.pings.append(time.perf_counter() - start)
            await asyncio.sleep(PING_SECONDS)


async def echo_load(options: argparse.Namespace, server: Server) -> Figures:
    """Sockets that ask a bare server of the same kind for frames, as fast as they come."""
    load = Load(options, server.port)
    sockets = [await load.connect(None) for _ in range(options.sockets)]
    start, cpu = time.perf_counter(), server.cpu()
    end = start + options.seconds
    for socket in sockets:
        socket.frames = 0

    async def ask_on(socket: Socket) -> None:
        while time.perf_counter() < end:
            socket.answer = asyncio.get_running_loop().create_future()
            socket.send(b"%d" % SEATS)  # so many frames come back, as many as a move of a full table makes
            before = socket.frames
            while socket.frames < before + SEATS:
                await socket.answer
                socket.answer = asyncio.get_running_loop().create_future()

    await asyncio.gather(*(ask_on(socket) for socket in sockets))
    took = time.perf_counter() - start
    return {
        "sockets": options.sockets,
        "frames_per_second": round(sum(socket.frames for socket in sockets) / took),
        "server_cpu": round((server.cpu() - cpu) / took, 3),
        "load_average": round(os.getloadavg()[0], 1),
    }
