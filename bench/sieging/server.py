"""The server under siege: as people run it, with its usual limits."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import psutil


class Server:
    """`consigliere serve` in a process of its own. Killed, it can be started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "siege.sqlite3"
        self._log = folder / "log.txt"
        self.port = 0
        self.most_memory = 0
        self.most_workers = 0
        self.most_files = 0
        self.outlived = 0
        self.start()

    def start(self) -> None:
        words = ["--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.database), "--lang", "en"]
        surroundings = {**os.environ, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "consigliere.cli", "serve", *words]
        with open(self._log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=surroundings)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(rb"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
            if b"Ctrl-C" in line:
                return
        raise SystemExit(f"the server did not start: {self.log()[-2000:]}")

    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")

    async def watch(self) -> None:
        """Look at what it takes of the machine until somebody has seen enough."""
        process = psutil.Process(self.process.pid)
        while True:
            try:
                self.most_memory = max(self.most_memory, process.memory_info().rss)
                self.most_files = max(self.most_files, process.num_fds())
                workers = sum(child.memory_info().rss for child in process.children(True))
                self.most_workers = max(self.most_workers, workers)
            except psutil.NoSuchProcess:
                pass  # a worker that has just gone
            await asyncio.sleep(0.2)

    def end(self, number: int = signal.SIGINT) -> None:
        """End it, and count the workers that stay behind: none may outlive the server."""
        workers = []
        if self.process.poll() is None:
            workers = psutil.Process(self.process.pid).children(True)
            self.process.send_signal(number)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        _, alive = psutil.wait_procs(workers, timeout=10)
        self.outlived += len(alive)
        for worker in alive:
            worker.kill()
