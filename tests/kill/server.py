"""A table server as a process that can be killed at any moment and started again on the same file."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 60.0  # seconds a start may take on a busy machine


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
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; returns at once."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self._database)]
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "consigliere.cli", *words, "--pace", "0", "--no-limits",
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip

    async def kill(self) -> None:
        """Sudden death: nothing is flushed, nobody is told."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.ask("GET", "/api/server")
                    return
                except OSError:
                    assert self._process is not None
                    assert self._process.returncode is None, self._log.read_text()[-2000:]
                    await asyncio.sleep(0.02)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request; the answer as plain values."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
