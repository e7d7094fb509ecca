"""How many tables one server carries: real sockets that play, on loopback, against a server in a process of its own.

    ./dev bench load                                    100 tables, 500 sockets, 20 moves/s, 20 s
    ./dev bench load --tables 1000 --sockets 5000 --rate 200 --seconds 60
    ./dev bench load --rate 0                           as fast as it goes: each table moves when the last move is done
    ./dev bench load --no-store | --echo | --profile    without the log; a bare echo of frames; where the time goes
    ./dev bench load --all [--write]                    every figure of docs/performance.md, and put into that page
    ./dev bench load ... --json                         everything measured

The server is `consigliere serve` with an SQLite file that is thrown away, every write on the disk before anybody is
told. The generator looks at frames as bytes and reads no JSON, so that it takes as little of the machine as it can; it
runs on the same cores, and its own share is reported. Every seat of a table without a bot is a socket; sockets beyond
them look on.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import platform
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import psutil

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
BEGIN = "<!-- begin: written by ./dev bench load --write -->"
END = "<!-- end: load -->"
SEATS = 4
TOLD = b'{"says":"told"'
DONE = b'{"says":"done"'
WELCOME = b'{"says":"welcome"'
REFUSED = b'{"says":"refused"'
LEGAL = b'"legal":['
FINISHED = b'"life":"finished"'
PING_SECONDS = 0.01
BUSY_FROM = 2  # of load average a core
BUSY = (
    "**The machine was busy with other work (load average up to {}): the times and the rates at saturation are the"
    " machine's. Shares of a core and memory hold.**"
)
ECHO_FRAME = 3000  # bytes, about as long as what a seat is told after a move

Figures = dict[str, Any]


# --- the generator: sockets that read as little as possible ----------------------------------------------------------


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


# --- the server ------------------------------------------------------------------------------------------------------


class Server:
    """The server's process, and what it takes of the machine."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        words = ["--host", "127.0.0.1", "--port", "0", "--db", str(folder / "load.sqlite3")]
        words += ["--pace", str(options.pace), "--no-limits", "--lang", "en"]
        if options.workers is not None:
            words += ["--workers", str(options.workers)]
        special = [f"--{name}" for name in ("no_store", "echo", "profile") if getattr(options, name)]
        start = [__file__, "--serve", *special] if special else ["-m", "consigliere.cli", "serve", *words]
        if special and not options.echo:
            start += ["--words", json.dumps(["serve", *words])]
        surroundings = {**os.environ, "PYTHONUNBUFFERED": "1", "CONSIGLIERE_LANG": "en"}
        self.process = subprocess.Popen([sys.executable, *start], stdout=subprocess.PIPE, env=surroundings)
        self._seen = psutil.Process(self.process.pid)
        self.port = self._port()

    def _port(self) -> int:
        assert self.process.stdout is not None
        port = 0
        for line in self.process.stdout:
            if found := re.search(rb"http://127\.0\.0\.1:(\d+)", line):
                port = int(found[1])
            if b"Ctrl-C" in line:
                return port
        raise SystemExit("the server did not start")

    def cpu(self) -> float:
        times = self._seen.cpu_times()
        return times.user + times.system

    def memory(self) -> tuple[int, int]:
        """Bytes of the server itself, and of its workers."""
        return self._seen.memory_info().rss, sum(c.memory_info().rss for c in self._seen.children(True))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def serve(options: argparse.Namespace) -> None:
    """The server in special ways: without a store, with a sampler, or as a bare echo."""
    if options.echo:
        serve_echo()
        return
    sampler = Sampler() if options.profile else None
    if options.no_store:
        forget_everything()
    from consigliere.cli import main

    try:
        main(json.loads(options.words))
    finally:
        if sampler is not None:
            sampler.report()


def forget_everything() -> None:
    """A store that says at once that everything is stored."""
    from consigliere.store import Store

    async def append(self: Store, game: str, rows: object, life: str | None = None) -> None:
        return None

    Store.append = append  # type: ignore[method-assign, assignment]


def serve_echo() -> None:
    """Uvicorn and a socket that answers each number with so many frames: what the server could do if it did nothing."""
    import uvicorn
    import uvloop

    from consigliere.server.run import listening

    frame = "x" * ECHO_FRAME

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            for _ in range(int(message["text"])):
                await send({"type": "websocket.send", "text": frame})

    listener = listening("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]} until Ctrl-C", flush=True)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        lifespan="off",
    )
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve([listener]))


class Sampler:
    """Looks every few milliseconds of CPU time where the server's own thread is."""

    def __init__(self) -> None:
        self.alone: Counter[str] = Counter()
        self.within: Counter[str] = Counter()
        self.total = 0
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, 0.004, 0.004)

    def _look(self, number: int, frame: FrameType | None) -> None:
        stack: list[str] = []
        while frame is not None:
            stack.append(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_qualname}")
            frame = frame.f_back
        if "runners.Runner.run" in stack:  # what came before is the start
            self.total += 1
            self.alone[stack[0]] += 1
            self.within.update(set(stack))

    def report(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        for title, counts in (("alone", self.alone), ("with everything called", self.within)):
            print(f"--- {title}, of {self.total} samples", file=sys.stderr)
            for name, count in counts.most_common(70):
                print(f"{count / max(1, self.total):6.1%}  {name}", file=sys.stderr)


# --- measuring and showing -------------------------------------------------------------------------------------------


def quantile(times: list[float], share: float) -> float | None:
    """In milliseconds."""
    return None if not times else round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 2)


def measured(options: argparse.Namespace) -> Figures:
    """One run against a fresh server."""
    import uvloop

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = options.sockets * 2 + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    with tempfile.TemporaryDirectory(prefix="consigliere-load-") as folder:
        server = Server(options, Path(folder))
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                work = echo_load(options, server) if options.echo else _measure(options, server)
                return runner.run(work)
        finally:
            server.stop()


async def _measure(options: argparse.Namespace, server: Server) -> Figures:
    load = Load(options, server.port)
    began = time.perf_counter()
    await load.set_up()
    ready = time.perf_counter()
    frames = sum(socket.frames for table in load.tables for socket in table.sockets)
    cpu, own = server.cpu(), time.process_time()
    start = time.perf_counter()
    await load.run()
    took = time.perf_counter() - start
    memory, workers = server.memory()
    frames = sum(socket.frames for table in load.tables for socket in table.sockets) - frames
    moves = len(load.to_done)
    return {
        "tables": options.tables,
        "sockets": sum(len(table.sockets) for table in load.tables),
        "bots": options.bots,
        "rate": options.rate,
        "seconds": options.seconds,
        "setup_seconds": round(ready - began, 1),
        "moves_per_second": round(moves / options.seconds, 1),
        "frames_per_second": round(frames / took),
        "all_told_p50_ms": quantile(load.to_all, 0.5),
        "all_told_p99_ms": quantile(load.to_all, 0.99),
        "done_p50_ms": quantile(load.to_done, 0.5),
        "done_p99_ms": quantile(load.to_done, 0.99),
        "ping_p50_ms": quantile(load.pings, 0.5),
        "ping_p99_ms": quantile(load.pings, 0.99),
        "moves_told_to_some": load.partly,
        "refused": load.refused,
        "unanswered": load.unanswered,
        "not_asked": load.missed,
        "server_cpu": round((server.cpu() - cpu) / took, 3),
        "generator_cpu": round((time.process_time() - own) / took, 3),
        "server_mib": round(memory / 2**20),
        "workers_mib": round(workers / 2**20),
        "load_average": round(os.getloadavg()[0], 1),
    }


def show(figures: Figures) -> None:
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):22} {value}")


CASES = {
    "aim": "--tables 1000 --sockets 5000 --rate 200 --seconds 45",
    "bots": "--tables 200 --sockets 600 --rate 40 --seconds 30 --bots 2 --pace 0.5",
    "fast": "--tables 250 --sockets 1000 --rate 2000 --seconds 20",
    "saturated": "--tables 100 --sockets 400 --rate 0 --seconds 15",
    "no store": "--tables 100 --sockets 400 --rate 0 --seconds 15 --no-store",
    "echo": "--sockets 400 --seconds 10 --echo",
}


def all_cases() -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for name, words in CASES.items():
        print(f"{name}: {words}", file=sys.stderr, flush=True)
        found[name] = measured(parser().parse_args(words.split()))
    return found


def page(found: dict[str, Figures]) -> str:
    """The tables of docs/performance.md."""
    aim, bots, fast = found["aim"], found["bots"], found["fast"]
    saturated, free, echo = found["saturated"], found["no store"], found["echo"]
    busy = max(figures["load_average"] for figures in found.values())
    rows = [
        ("moves/s asked for", "rate", ""),
        ("moves/s reached", "moves_per_second", ""),
        ("frames/s to sockets", "frames_per_second", ""),
        ("sent until the last viewer has it, p50", "all_told_p50_ms", " ms"),
        ("sent until the last viewer has it, p99", "all_told_p99_ms", " ms"),
        ("sent until `done`, p50", "done_p50_ms", " ms"),
        ("sent until `done`, p99", "done_p99_ms", " ms"),
        ("a ping, p99", "ping_p99_ms", " ms"),
        ("the server's share of a core", "server_cpu", ""),
        ("the generator's share of a core", "generator_cpu", ""),
        ("memory of the server", "server_mib", " MiB"),
        ("memory of its bot workers", "workers_mib", " MiB"),
        ("load average of the machine meanwhile", "load_average", ""),
    ]
    cases = [aim, bots, fast, saturated, free]
    lines = [
        f"Measured on {os.cpu_count()} cores ({platform.machine()}) shared by server, generator and whoever else,"
        f" {platform.python_implementation()} {platform.python_version()}, compiled engine, SQLite with FULL"
        f" synchronisation{f', at priority {os.nice(0)}' if os.nice(0) else ''}.",
        "",
        *([BUSY.format(busy), ""] if busy > BUSY_FROM * (os.cpu_count() or 1) else []),
        "| | 1,000 tables | with bots | 1,000 sockets, fast | saturated | saturated, no store |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        "| tables, sockets | " + " | ".join(f"{c['tables']}, {c['sockets']}" for c in cases) + " |",
    ]
    lines += [
        f"| {name} | " + " | ".join(f"{c[key]}{unit}" for c in cases) + " |" for name, key, unit in rows
    ]
    frames, plain = (f["frames_per_second"] / f["server_cpu"] for f in (saturated, echo))
    durable, forgetful = (f["moves_per_second"] / f["server_cpu"] for f in (saturated, free))
    by_clock = saturated["moves_per_second"] / free["moves_per_second"]
    memory = aim["server_mib"] + aim["workers_mib"]
    reached = f"{fast['all_told_p99_ms']} ms at {fast['moves_per_second']} moves/s"
    goals = [
        (
            "aim",
            "1,000 tables, 200 moves/s: p99 to the last viewer",
            f"{aim['all_told_p99_ms']} ms",
            "",
            "100 ms",
        ),
        ("aim", "the same: memory with workers", f"{memory} MiB", "", "1024 MiB"),
        (
            "P15",
            f"frames to sockets / a bare echo's ({plain:.0f}/s)",
            f"{frames / plain:.2f}x",
            "0.7x",
            "0.95x",
        ),
        ("P16", "moves at saturation, durable / no store", f"{durable / forgetful:.2f}x", "0.8x", "0.94x"),
        ("P16", "the same by the clock on the wall", f"{by_clock:.2f}x", "0.8x", "0.94x"),
        ("P17", "1,000 sockets, 2,000 moves/s: p99", reached, "15 ms", "5 ms"),
        ("P18", "a ping while bots think: p99", f"{bots['ping_p99_ms']} ms", "5 ms", "1.5 ms"),
    ]
    lines += ["", "| goal | what | measured | floor | target |", "| --- | --- | ---: | ---: | ---: |"]
    lines += ["| " + " | ".join(goal) + " |" for goal in goals]
    return "\n".join(lines)


def write(text: str) -> None:
    whole = PAGE.read_text("utf-8")
    before, rest = whole.split(BEGIN, 1)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END, 1)[1]}", "utf-8")


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--sockets", type=int, default=500, help="over all tables")
    words.add_argument(
        "--rate", type=float, default=20, help="moves per second over all tables; 0: as fast as it goes"
    )
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--bots", type=int, default=0, choices=range(SEATS), help="at each table")
    words.add_argument("--bot", default="greedy", help="how they play")
    words.add_argument("--pace", type=float, default=0.8, help="seconds between moves of bots")
    words.add_argument("--workers", type=int)
    words.add_argument("--no-store", action="store_true")
    words.add_argument("--echo", action="store_true")
    words.add_argument("--profile", action="store_true")
    words.add_argument("--all", action="store_true")
    words.add_argument("--write", action="store_true")
    words.add_argument("--json", action="store_true")
    words.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    words.add_argument("--words", help=argparse.SUPPRESS)
    return words


def main() -> None:
    options = parser().parse_args(
        [word.replace("_", "-") if word == "--no_store" else word for word in sys.argv[1:]]
    )
    if options.serve:
        serve(options)
        return
    if options.all:
        found = all_cases()
        print(json.dumps(found, indent=1) if options.json else page(found))
        if options.write:
            write(page(found))
        return
    figures = measured(options)
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures)


if __name__ == "__main__":
    main()
