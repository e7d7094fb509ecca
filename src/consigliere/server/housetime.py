"""The time that tables live by: milliseconds since 1970, as the server has lived them.

It follows a clock that nobody can set. The machine's own clock may be set forwards or back, the process may be stopped,
the lid of a laptop closed: none of that is time in which anybody could think. So time here never runs back and never
leaps by itself. Where it has fallen behind the machine's clock, the span is a gap, and whoever keeps tables writes it
into each log as an outage before anything else is decided there.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

SLEW: Final = (
    64  # where it is off by less than a gap it goes to meet the machine's clock, by one part in so many
)


def _wall() -> float:
    return time.time_ns() / 1e6


def _steady() -> float:
    """Milliseconds of a clock that nobody sets; if there is one, it goes on while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) / 1e6
    return time.monotonic_ns() / 1e6


class Gap(NamedTuple):
    """A span that counts for nobody."""

    since: int
    until: int


class HouseTime:
    """One for the process. Whoever asks for the time looks at both clocks."""

    def __init__(self, wall: Callable[[], float] = _wall, steady: Callable[[], float] = _steady) -> None:
        # If nobody could look for longer than so many seconds, the server was away. It takes somebody who always looks.
        self.longest = math.inf
        self.gaps: Final[list[Gap]] = []
        self._wall: Final = wall
        self._steady: Final = steady
        self._now = wall()
        self._looked = steady()

    def watch(self, longest: float) -> None:
        """From now on somebody looks all the time. What was before is no gap: no table was kept."""
        self._now = max(self._now, self._wall())
        self._looked = self._steady()
        self.longest = longest

    def now(self) -> int:
        """The time now."""
        steady = self._steady()
        passed = steady - self._looked
        self._looked = steady
        if passed <= self.longest * 1000:
            most = passed / SLEW
            self._now += passed + max(-most, min(self._wall() - self._now - passed, most))
        return int(self._now)

    def leap(self) -> Gap | None:
        """Catch up with the machine's clock, if it is far ahead: the span between. Nobody else makes time leap."""
        since, wall = self.now(), int(self._wall())
        return self._lose(since, wall) if wall - since > self.longest * 1000 else None

    def lose(self, since: int) -> Gap:
        """The time since then counts for nobody either, though it was lived: nothing could be written down."""
        return self._lose(since, self.now())

    def _lose(self, since: int, until: int) -> Gap:
        gap = Gap(since, until)
        self._now = max(self._now, until)
        self.gaps.append(gap)
        return gap

    def not_before(self, at: int) -> None:
        """Go on from there: a log was written at that time, by a server whose clock was ahead of ours."""
        self._now = max(self._now, at)


HOUSE: Final = HouseTime()


def now_ms() -> int:
    """The time as the log writes it: milliseconds since 1970."""
    return HOUSE.now()
