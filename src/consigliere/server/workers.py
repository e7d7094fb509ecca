"""Worker processes: bots choose there and records are checked there, so that nothing ever blocks a table.

Each worker is an executor of one process. So a question that takes too long, or kills the process that works on it,
costs that one process and no other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

try:
    import resource
except ImportError:  # there is none on Windows, and no such limit
    resource = None  # type: ignore[assignment]

LOG: Final = logging.getLogger("consigliere.server")
TRIES: Final = 3
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)

P = ParamSpec("P")
T = TypeVar("T")


class WorkerLost(Exception):
    """A question has ended several workers; it is not asked again."""


class Worker:
    """One process. It is started with the first question."""

    def __init__(self, megabytes: int | None = None) -> None:
        self._megabytes: Final = megabytes
        self._start()

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, spawn, initializer=_begin, initargs=(self._megabytes,))
        self._process: Future[int] | None = None

    def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Put a question."""
        if self._process is None:
            self._process = self._pool.submit(os.getpid)
        return self._pool.submit(work, *args, **kwargs)

    def replace(self) -> None:
        """End the process, whatever it does; the next question starts another."""
        process = self._process
        if process is not None and process.done() and not process.cancelled() and process.exception() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process.result(), KILL)
        self.restart()

    def restart(self) -> None:
        """The process has died, and by now its number may be another's: the next question starts a new one."""
        self.close()
        self._start()

    def close(self) -> None:
        """No more questions."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Some workers and the questions that wait for one of them."""

    def __init__(self, count: int, megabytes: int | None = None) -> None:
        self.count: Final = count
        self._workers: Final = [Worker(megabytes) for _ in range(count)]
        self._idle: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._closed = False

    def warm_up(self, work: Callable[[], object]) -> None:
        """Start all processes now, so that the first question is answered at once."""
        for worker in self._workers:
            worker.ask(work)

    async def ask(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker answers; TimeoutError if that takes longer, WorkerLost if the workers die of it."""
        for _ in range(TRIES):
            worker = await self._idle.get()
            answer: asyncio.Future[T] | None = None
            try:
                answer = asyncio.wrap_future(worker.ask(work, *args, **kwargs))
                await asyncio.wait({answer}, timeout=seconds)
                if not answer.done():
                    LOG.warning("a worker took longer than %.1f s and is replaced", seconds)
                    worker.replace()
                    raise TimeoutError
                return answer.result()
            except BrokenProcessPool:
                if self._closed:
                    raise
                LOG.warning("a worker died and is replaced")
                worker.restart()
            finally:
                self._give_back(worker, answer)
        raise WorkerLost

    def _give_back(self, worker: Worker, answer: asyncio.Future[T] | None) -> None:
        if answer is None or answer.done():
            self._idle.put_nowait(worker)
        else:
            # Whoever asked has gone, or the process was ended: the answer is nobody's.
            answer.add_done_callback(lambda done: self._forget(worker, done))

    def _forget(self, worker: Worker, answer: asyncio.Future[T]) -> None:
        if not answer.cancelled():
            answer.exception()
        self._idle.put_nowait(worker)

    def close(self) -> None:
        """End all processes."""
        self._closed = True
        for worker in self._workers:
            worker.close()


def _begin(megabytes: int | None) -> None:
    """First thing in a new process: Ctrl-C is for the server alone, and nobody outlives it."""
    if megabytes is not None and resource is not None:
        with contextlib.suppress(ValueError, OSError):  # there may be a lower limit already
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
