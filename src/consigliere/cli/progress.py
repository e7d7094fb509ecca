"""A progress bar for long work: on a terminal only, and on the other stream than the result."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

WIDTH = 30
PAUSE = 0.1  # seconds between two pictures of the bar


def bar(whole: int, before: int = 0) -> Callable[[int], None]:
    """What to call with how much is done, and with it the time that is left. Quiet where nobody watches.

    `before` was done by an earlier run, and says nothing of how fast this one is.
    """
    if not sys.stderr.isatty() or not sys.stdout.isatty():
        return _quiet
    began = time.monotonic()
    last = 0.0

    def show(done: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < PAUSE and done < whole:
            return
        last = now
        filled = WIDTH * min(done, whole) // max(1, whole)
        left = clock((now - began) * (whole - done) / max(1, done - before))
        line = f"\r[{'#' * filled:<{WIDTH}}] {done}/{whole} -{left} \x1b[K"
        print(line if done < whole else "\r\x1b[K", end="", file=sys.stderr, flush=True)

    return show


def clock(seconds: float) -> str:
    """A length of time as a clock shows it.

    >>> clock(59.7), clock(3661)
    ('1:00', '1:01:01')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _quiet(done: int) -> None:
    pass
