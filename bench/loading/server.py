"""The server's process, as people run it or in a special way."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import psutil

ECHO_FRAME = 3000  # bytes, about as long as what a seat is told after a move


class Server:
    """The server's process, and what it takes of the machine."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        words = ["--host", "127.0.0.1", "--port", "0", "--db", str(folder / "load.sqlite3")]
        words += ["--pace", str(options.pace), "--no-limits", "--lang", "en"]
        if options.workers is not None:
            words += ["--workers", str(options.workers)]
        special = [f"--{name}" for name in ("no_store", "echo", "profile") if getattr(options, name)]
        start = [sys.argv[0], "--serve", *special] if special else ["-m", "consigliere.cli", "serve", *words]
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
    from consigliere.store import Append, Store

    async def append(self: Store, game: str, rows: object, life: str | None = None) -> None:
        return None

    async def append_together(self: Store, appends: list[Append], is_tick: bool) -> list[None]:
        return [None] * len(appends)

    Store.append = append  # type: ignore[method-assign, assignment]
    Store.append_together = append_together  # type: ignore[method-assign]


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
