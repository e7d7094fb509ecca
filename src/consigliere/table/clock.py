"""Clocks: what each seat and each stage of the game has left, from the times of the rows alone.

Time is spent in order: of the decision first, then of the reserve. A decision begins when a seat is asked, or has
answered and is asked again; a step that only its seat knows of is no answer yet, else its clock would tell of it.
A step taken back gives no new time: it is as if the seat had been thinking all along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from consigliere.kernel.option import Options
from consigliere.kernel.state import Timer
from consigliere.table.messages import Clock, SeatClock, StageClock

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND


class Clocks:
    """All clocks of one game. `since` is the time up to which everything has been spent."""

    def __init__(self, clock: Clock, seats: int, at: int) -> None:
        self.has_clock = clock.kind != "none"
        self.whole = clock.days * DAY if clock.kind == "days" else clock.decision * SECOND
        self.decision = [self.whole] * seats
        self.reserve = [clock.reserve * SECOND if clock.kind == "live" else 0] * seats
        self.spent = [0] * seats  # all that a seat has spent
        self.drained = [0] * seats  # what of it came from the reserve
        # For each step that may yet be taken back: its seat, and how that seat's clock stood when it answered.
        self.kept: dict[int, tuple[int, int, int, int]] = {}
        self.asked: tuple[int, ...] = ()  # the people who are waited for
        self.timers: dict[str, int] = {}
        self.turns: dict[str, int] = {}  # which clock of that name it is
        self.still: set[str] = set()  # timers that keep what they have left
        self.since = at
        self.runs = True

    def spend(self, at: int) -> None:
        """Time has passed until `at`."""
        gone = at - self.since
        self.since = at
        if not self.runs or gone <= 0:
            return
        for seat in self.asked:
            self.spent[seat] += gone
            self._take(seat, gone)
        for name, left in self.timers.items():
            if name not in self.still:
                self.timers[name] = max(0, left - gone)

    def _take(self, seat: int, gone: int) -> None:
        of_decision = min(gone, self.decision[seat])
        of_reserve = min(gone - of_decision, self.reserve[seat])
        self.decision[seat] -= of_decision
        self.reserve[seat] -= of_reserve
        self.drained[seat] += of_reserve

    def skip(self, since: int, at: int) -> None:
        """The time from `since` until `at` counts for nobody; what was spent of it in private comes back."""
        back = self.since - since
        self.spend(since)
        self.since = at
        if self.runs and back > 0:
            for seat in self.asked:
                self._give_back(seat, back)
            for name in self.timers.keys() - self.still:
                self.timers[name] += back

    def _give_back(self, seat: int, back: int) -> None:
        of_reserve = min(back, self.drained[seat]) if self.decision[seat] == 0 else 0
        self.spent[seat] -= back
        self.drained[seat] -= of_reserve
        self.reserve[seat] += of_reserve
        self.decision[seat] += back - of_reserve

    def ask(
        self,
        people: tuple[int, ...],
        answered: int | None,
        is_withdrawal: bool,
        timers: Sequence[Timer],
        options: Options,
    ) -> None:
        """These are waited for now, after a step; whoever is asked anew has the whole time of a decision."""
        if self.has_clock:
            for seat in people:
                if not is_withdrawal and (seat == answered or seat not in self.asked):
                    self.decision[seat] = self.whole
            self.asked = people
        lefts: dict[str, int] = {}
        for timer in timers:
            goes_on = self.turns.get(timer.name) == timer.turn and timer.name in self.timers
            whole = timer.milliseconds(int(options[timer.option]))
            lefts[timer.name] = self.timers[timer.name] if goes_on else whole
        self.timers = lefts
        self.turns = {timer.name: timer.turn for timer in timers}
        self.still = {timer.name for timer in timers if not timer.runs}

    def keep(self, step: int, seat: int) -> None:
        """A seat has answered with that step, and may want to take it back."""
        if seat in self.asked:
            self.kept[step] = (seat, self.decision[seat], self.spent[seat], self.drained[seat])

    def settle(self) -> None:
        """Chance has spoken: nothing before is taken back any more."""
        self.kept.clear()

    def take_back(self, step: int) -> None:
        """The seat thinks on where it was; what it has thought since is spent."""
        if step in self.kept:
            seat, decision, spent, drained = self.kept.pop(step)
            self.decision[seat] = decision
            self._take(seat, (self.spent[seat] - spent) - (self.drained[seat] - drained))

    def restart(self, timer: str) -> None:
        """A stage's time is up: if the same stage follows, it has its whole time."""
        self.timers.pop(timer, None)

    def extend(self, seat: int, seconds: int) -> None:
        """A seat has more time, on top of its reserve."""
        self.reserve[seat] += seconds * SECOND

    # What is left.

    def due(self) -> int | None:
        """When the next of them runs out; None if none runs."""
        if not self.runs:
            return None
        lefts = [self.decision[seat] + self.reserve[seat] for seat in self.asked]
        lefts += [left for name, left in self.timers.items() if name not in self.still]
        return self.since + min(lefts) if lefts else None

    def out_timer(self, at: int) -> str | None:
        """A stage whose time is up at `at`."""
        runs = [name for name in self.timers if self.runs and name not in self.still]
        return next((name for name in runs if self.since + self.timers[name] <= at), None)

    def out_seat(self, at: int) -> int | None:
        """A seat whose time is up at `at`."""
        lefts = [(self.decision[seat] + self.reserve[seat], seat) for seat in self.asked if self.runs]
        first = min(lefts, default=None)
        return first[1] if first is not None and self.since + first[0] <= at else None

    def seat_clock(self, seat: int, at: int) -> SeatClock:
        """What a seat has left at `at`."""
        if seat not in self.asked:
            return SeatClock(seat, self.whole, self.reserve[seat], False)
        gone = max(0, at - self.since) if self.runs else 0
        of_decision = min(gone, self.decision[seat])
        reserve = max(0, self.reserve[seat] - (gone - of_decision))
        return SeatClock(seat, self.decision[seat] - of_decision, reserve, self.runs)

    def stage_clocks(self, at: int) -> list[StageClock]:
        """What the stages that run now have left at `at`."""
        gone = max(0, at - self.since) if self.runs else 0
        return [
            StageClock(name, left if name in self.still else max(0, left - gone))
            for name, left in self.timers.items()
        ]
