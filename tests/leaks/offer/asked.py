"""Leaks in what is asked: who must answer, for how long, what may be done, and why not."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.offer import action as a
from consigliere.games.offer import event as e
from consigliere.games.offer import night
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import INFILTRATOR, MAFIOSO, NO_SEAT, TOUGH_GUY, is_traitor
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Timer
from consigliere.kernel.viewer import TRUTH, members
from tests.leaks.offer.leaky import Leaky


class OnlyPowersAsked(Leaky):
    """By night only those are asked who have something to do."""

    def emit(self, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
        if kind == e.ASKED and b == w.NIGHT_1 and self.viewer == TRUTH:
            a = sum(1 << seat for seat in members(a) if self.roles[seat] != MAFIOSO)
        super().emit(kind, a, b, c, d)


class OnlyNamedGhostsAsked(Leaky):
    """Of the ghosts only those are asked for a word whom somebody has bribed."""

    def emit(self, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
        if kind == e.ASKED and b == w.NIGHT_3 and self.viewer == TRUTH:
            named = sum(1 << ghost for ghost in range(self.seats) if night.bribers_of(self, ghost))
            a &= self.living | named
        super().emit(kind, a, b, c, d)


class WhoMayActTells(Leaky):
    """Traitors may act unasked all day."""

    def may_act(self) -> Any:
        found = super().may_act()
        return found | self.team if self.is_running_truth() else found


class AnotherClockRuns(Leaky):
    """A clock more runs while a traitor sits in a low seat."""

    def timers(self) -> list[Timer]:
        found = super().timers()
        is_low = self.is_running_truth() and self.is_night() and self.is_low()
        return [*found, Timer("team", "night_seconds")] if is_low else found


class NightsAreAsLongAsRolesAreLeft(Leaky):
    """A night lasts a sixth longer while the Tough Guy lives in a low seat."""

    def timers(self) -> list[Timer]:
        found = super().timers()
        if not self.is_running_truth() or not self.is_night() or self.seat_of(TOUGH_GUY) > 2:
            return found
        return [Timer(t.name, t.option, t.part + 1, t.whole, t.runs, t.turn) for t in found]


class DayClockStandsForTheDoomed(Leaky):
    """The day's clock stands still while somebody is arrested already."""

    def timers(self) -> list[Timer]:
        found = super().timers()
        if not self.is_running_truth() or self.doomed == NO_SEAT:
            return found
        return [Timer(t.name, t.option, t.part, t.whole, False, t.turn) for t in found]


class RefusalNamesTheTeam(Leaky):
    """ "Only they may point." """

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        if found is not None and a.POINT <= number < a.CHOOSE and self.is_running_truth():
            return found.with_arguments(("team", str(self.traitors())))
        return found


class RefusalDependsOnTheAccused(Leaky):
    """Another rule is named when the accused is a traitor."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        accused = number - a.ACCUSE
        if found is not None and 0 <= accused < self.seats and self.is_running_truth():
            if is_traitor(self.roles[accused]):
                return Refusal(found.name, "OFF-7.4")
        return found


class RefusedWhatSomebodyElseHasChosen(Leaky):
    """A power is refused with another reason on whomever the team points at."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        target = (number - a.CHOOSE) % a.WITH_NOBODY
        if found is not None and a.CHOOSE <= number < a.TAP and self.is_running_truth():
            if any(self.pointers[mate] == target for mate in self.traitors()):
                return Refusal(found.name, "OFF-9.14")
        return found


class InfiltratorCannotBePeekedAt(Leaky):
    """Nobody is offered the one card that would give a false answer."""

    def legal(self, seat: Any) -> vec[i64]:
        found = super().legal(seat)
        if not self.is_running_truth():
            return found
        spared = a.CHOOSE + self.seat_of(INFILTRATOR)
        return vec[i64]([number for number in found if number != spared])


class SeekingIsOfferedWhileTheDonIsNear(Leaky):
    """The Police Chief is offered only as many seats as there are up to the Don's."""

    def legal(self, seat: Any) -> vec[i64]:
        found = super().legal(seat)
        if not self.is_running_truth():
            return found
        first = a.CHOOSE + (w.SEEK - w.PEEK) * a.WITH_NOBODY
        last = first + self.seat_of(1)
        return vec[i64]([number for number in found if not last < number < first + self.seats])
