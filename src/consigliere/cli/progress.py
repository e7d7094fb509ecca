"""A progress bar for long work: on a terminal only, and on the other stream than the result."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

WIDTH = 30
PAUSE = 0.1  # seconds between two pictures of the bar


def bar(whole: int) -> Callable[[int], None]:
    """What to call with how much is done. Quiet where nobody watches."""
    if not sys.stderr.isatty() or not sys.stdout.isatty():
        return _quiet
    last = 0.0

    def show(done: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < PAUSE and done < whole:
            return
        last = now
        filled = WIDTH * min(done, whole) // max(1, whole)
        print(f"\r[{'#' * filled:<{WIDTH}}] {done}/{whole} ", end="", file=sys.stderr, flush=True)
        if done >= whole:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    return show


def _quiet(done: int) -> None:
    pass
