"""A table server of its own for the tests of the browser."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.kill.server import PATIENCE, QUICK, free_port


class Server:
    """`consigliere serve` on one file and one port; bots answer at once, and what is sealed goes by a short tick."""

    def __init__(self, folder: Path) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self._database: Final = folder / "tables.db"
        self._log: Final = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and return when it answers."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self._database)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "consigliere.cli", *words, *QUICK],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("/api/server")
                return
            except OSError:
                is_dead = self._process.poll() is not None
                if is_dead or time.monotonic() > end:
                    raise AssertionError(self._log.read_text()[-2000:]) from None
                time.sleep(0.05)

    def stop(self) -> None:
        """Let it end by itself."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Sudden death."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def ask(self, path: str, body: object = None) -> Any:
        """One HTTP request; the answer as plain values."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
