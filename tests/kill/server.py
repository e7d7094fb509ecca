"""A table server as a process that can be killed at any moment and started again on the same file.

Its libraries take longer to load than it takes to open the tables, so they are loaded once: each server is a fork of a
process that has done nothing but that.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import socket
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from consigliere.cli import main

QUICK: Final = ("--pace", "0", "--tick", "0.02", "--no-limits")
PATIENCE: Final = 60.0  # seconds a start may take on a busy machine
FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["consigliere.server.run", "tests.kill.server"])


def free_port() -> int:
    """A port of the loopback address that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`consigliere serve` on one file and one port."""

    def __init__(self, database: Path, log: Path) -> None:
        self.port: Final = free_port()
        self._database: Final = database
        self._log: Final = log
        self._process = FORKS.Process()

    async def start(self) -> None:
        """Start it; returns at once."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self._database)]
        self._process = FORKS.Process(target=_serve, args=([*words, *QUICK], self._log))
        self._process.start()

    async def kill(self) -> None:
        """Sudden death: nothing is flushed, nobody is told."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.ask("GET", "/api/server")
                    return
                except OSError:
                    assert self._process.is_alive(), self._log.read_text()[-2000:]
                    await asyncio.sleep(0.02)

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """One HTTP request, perhaps with a pass; the answer as plain values."""
        return await asyncio.to_thread(self._ask, method, path, body, token)

    def _ask(self, method: str, path: str, body: object, token: str | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.port}{path}"
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


def _serve(words: list[str], log: Path) -> None:
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.exit(main(words))
