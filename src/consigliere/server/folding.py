"""Long work on the event loop in short slices, so that nobody else is held up by it: reading the log of a table.

A table lives in this process and could not be brought over from another, nor be folded in a thread while the loop looks
on. So its log is read here, a few milliseconds at a time, and whoever waits for something else is served in between.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, TypeVar

SLICE: Final = 0.004  # seconds in which nobody else is served

Step = TypeVar("Step")


class Slices:
    """Whatever is done in slices takes turns, however much of it there is: one slice each time the loop goes round."""

    def __init__(self) -> None:
        self._turn: Final = asyncio.Lock()  # fair: who has had a slice waits behind all others

    async def last(self, work: Iterator[Step]) -> Step | None:
        """Do this work, step by step; what its last step gave."""
        last: Step | None = None
        while True:
            async with self._turn:
                until = time.perf_counter() + SLICE
                for step in work:
                    last = step
                    if time.perf_counter() >= until:
                        break
                else:
                    return last
                await asyncio.sleep(0)
