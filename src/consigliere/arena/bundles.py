"""Many games in bundles, on one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Played = TypeVar("Played")
Progress = Callable[[int], None]


def in_bundles(
    play: Callable[[Task, range], list[Played]], task: Task, games: int, jobs: int
) -> Iterator[list[Played]]:
    """What `play` makes of a task's games, bundle by bundle, as they get done."""
    size = max(1, min(50, games // (8 * jobs)))
    bundles = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for bundle in bundles:
            yield play(task, bundle)
        return
    # A fresh process each, not a fork: the caller may run threads.
    with ProcessPoolExecutor(min(jobs, len(bundles)), get_context("spawn")) as pool:
        waiting: list[Future[list[Played]]] = [pool.submit(play, task, bundle) for bundle in bundles]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
