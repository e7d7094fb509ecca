"""Many games in bundles, on one process or several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeVar

Task = TypeVar("Task")
Played = TypeVar("Played")
Bundle = TypeVar("Bundle")
Done = TypeVar("Done")
Progress = Callable[[int], None]


def in_bundles(
    play: Callable[[Task, range], list[Played]], task: Task, games: int, jobs: int
) -> Iterator[list[Played]]:
    """What `play` makes of a task's games, bundle by bundle, as they get done."""
    size = max(1, min(50, games // (8 * jobs)))
    bundles = [range(first, min(first + size, games)) for first in range(0, games, size)]
    yield from shared_out(play, task, bundles, min(jobs, len(bundles)))


def shared_out(
    work: Callable[[Task, Bundle], Done], task: Task, bundles: Iterable[Bundle], jobs: int
) -> Generator[Done, None, None]:
    """What `work` makes of each bundle, as they get done: here, or in so many processes.

    A bundle is asked for when somebody is free for it, so there may be more of them than are needed in the end. When
    nobody wants to hear more, the processes end at once, whatever they are at.
    """
    if jobs == 1:
        for bundle in bundles:
            yield work(task, bundle)
        return
    more = iter(bundles)
    workers: dict[Connection, BaseProcess] = {}
    try:
        for bundle in islice(more, jobs):
            ours, process = _started(work, task)
            workers[ours] = process
            ours.send(bundle)
        busy = list(workers)
        while busy:
            for free in wait(busy):
                assert isinstance(free, Connection)
                result = free.recv()  # EOFError if the process was killed
                if isinstance(result, Exception):
                    raise result
                yield result
                for bundle in islice(more, 1):
                    free.send(bundle)
                    break
                else:
                    busy.remove(free)
    finally:
        for process in workers.values():
            process.kill()
        for ours, process in workers.items():
            process.join()
            ours.close()


def _started(work: Callable[[Task, Bundle], Done], task: Task) -> tuple[Connection, BaseProcess]:
    """A fresh process, not a fork, since the caller may run threads; and our end of the line to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, work, task), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _work(line: Connection, work: Callable[[Task, Bundle], Done], task: Task) -> None:
    """One process: bundles in, results out, until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when it is over
    try:
        while True:
            bundle = line.recv()
            try:
                result: object = work(task, bundle)
            except Exception as error:
                result = error
            line.send(result)
    except (EOFError, OSError):
        pass
