"""Control of the turfs: who is likely to win them, and what that is worth to whom.

A marker counts twice: at the end for the bonus of most markers, and until then for a share of what others shake down.
"""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.bots.corleone import prices
from consigliere.bots.corleone.lore import Icon
from consigliere.bots.corleone.sight import Sight
from consigliere.games.corleone import box as b
from consigliere.games.corleone import placing
from consigliere.kernel.viewer import members

VISITS: Final = 0.45  # of others to a business in an act: many avoid a rival's turf
GUARDING: Final = 0.6  # of that to who controls the turf already and keeps others out
UNSETTLED: Final = 0.25  # how far off the count of influence may be before the turf war
UNSETTLED_BY_FIGURE: Final = 0.09  # and for each figure still to come
UNDECIDED: Final = 0.08  # how far off the majority of markers may be at the end
UNDECIDED_BY_ACT: Final = 0.6  # and for each turf war to come
TIE: Final = 0.5  # what being highest is worth, in markers [CORL-19.4]


class Turfs:
    """The seven turfs before a seat, with everyone's prospects."""

    def __init__(self, sight: Sight) -> None:
        lore = sight.lore
        self._sight = sight
        self._influence = sight.influence()
        self._stacks = sight.stacks()
        self._spread = UNSETTLED + UNSETTLED_BY_FIGURE * sum(sight.figures)
        self._rivalry = 1 / len(sight.rivals)  # one rival's gain is shared out as everyone else's loss
        self._fronts = prices.fronts(lore)
        self._income = [
            VISITS * sight.acts_left * sum(self._fronts[business] for business in sight.businesses_of(turf))
            for turf in range(lore.turfs)
        ]
        self._prizes: dict[tuple[int, int], float] = {}
        self._changes: dict[tuple[int, int, int], float] = {}

    # Winning a turf.

    def change(self, turf: int, side: int, number: int) -> float:
        """What it is worth to me if a side (a seat, or the neutral one) has so many figures more in a turf."""
        known = self._changes.get((turf, side, number))
        if known is None:
            row = self._influence[turf]
            after = row.copy()
            after[side] += number
            known = self._outlook(turf, after) - self._outlook(turf, row)
            self._changes[turf, side, number] = known
        return known

    def _outlook(self, turf: int, row: list[int]) -> float:
        """What the coming turf war is worth to me: my chance to win, less what the others gain by theirs."""
        seats = self._sight.seats
        ordered = sorted(row)
        total = 0.0
        for seat in range(seats):
            strongest = ordered[-2] if row[seat] == ordered[-1] else ordered[-1]
            chance = 1 / (1 + exp((0.5 + strongest - row[seat]) / self._spread))
            weight = 1.0 if seat == self._sight.me else -self._rivalry
            total += weight * chance * self.prize(turf, seat)
        return total

    def prize(self, turf: int, seat: int) -> float:
        """What one more marker in a turf is worth to a seat."""
        known = self._prizes.get((turf, seat))
        if known is None:
            stack = self._stacks[turf]
            bonus = self.standing([*stack, seat], seat) - self.standing(stack, seat)
            controls = bool(stack) and stack[-1] == seat
            known = bonus + self._income[turf] * (GUARDING if controls else 1.0)
            self._prizes[turf, seat] = known
        return known

    # Killing.

    def absence(self, place: int) -> float:
        """What it is worth to me if whoever stands at a place is gone; nothing for an empty one or my own figure."""
        p = self._sight.p
        kind = placing.kind_at(p, place)
        if kind == 0:
            return 0.0
        side = self._sight.seats if kind == b.NEUTRAL else int(placing.owner_at(p, place))
        if side == self._sight.me:
            return 0.0
        return sum(self.change(turf, side, -1) for turf in members(placing.turfs_at(p, place)))

    def killed(self, icon: Icon) -> float:
        """What killing is worth, by the figures on the board; those to come may be worth it too."""
        p = self._sight.p
        lore = self._sight.lore
        found: list[float] = []
        for place in range(lore.businesses + lore.spaces):
            if icon.caps[placing.kind_at(p, place)]:
                found.append(self.absence(place))
        found.sort(reverse=True)
        figures = self._sight.figures
        may_wait = figures[self._sight.me] > 1 and any(figures[seat] for seat in self._sight.rivals)
        to_come = prices.KILLED if may_wait else 0.0
        return sum(max(to_come, value) for value in (found + [0.0] * icon.b)[: icon.b])

    # Markers.

    def standing(self, stack: list[int], seat: int) -> float:
        """What a seat may expect of the bonus for a turf whose markers lie like this [CORL-19.3, CORL-19.4]."""
        own = stack.count(seat)
        if own == 0 and not stack:
            return 0.0
        best = max((stack.count(other) for other in set(stack) if other != seat), default=0)
        tied = next((top for top in reversed(stack) if stack.count(top) == max(own, best)), seat)
        lead = own - best + (TIE if tied == seat else -TIE)
        spread = UNDECIDED + UNDECIDED_BY_ACT * self._sight.acts_left
        return self._sight.lore.turf_bonus / (1 + exp(max(-60.0, min(60.0, -lead / spread))))

    def after_lifting(self, source: int, number: int, target: int) -> float:
        """What it is worth to me to move one of my markers, counted from the bottom, to another stack [CORL-15.11]."""
        me = self._sight.me
        lifted = [stack.copy() for stack in self._stacks]
        mine = [place for place, seat in enumerate(lifted[source]) if seat == me]
        del lifted[source][mine[number - 1]]
        lifted[target].append(me)
        return sum(
            self._held(turf, lifted[turf]) - self._held(turf, self._stacks[turf]) for turf in {source, target}
        )

    def _held(self, turf: int, stack: list[int]) -> float:
        me = self._sight.me
        return self.standing(stack, me) + (self._income[turf] if stack and stack[-1] == me else 0.0)

    def marked(self, turf: int) -> float:
        """What it is worth to me to lay a marker on a turf at once."""
        stack = self._stacks[turf]
        loser = stack[-1] if stack else self._sight.me
        harm = 0.0 if loser == self._sight.me else self._rivalry * self._income[turf]
        return self.prize(turf, self._sight.me) + harm

    def controller(self, turf: int) -> int | None:
        """Whose marker lies on top."""
        return self._stacks[turf][-1] if self._stacks[turf] else None

    def shared(self, business: int) -> float:
        """What it costs me that the controller of its turf shares a front with me [CORL-8.2]."""
        sight = self._sight
        controller = self.controller(int(sight.p.turf_of(business)))
        if controller is None or controller == sight.me:
            return 0.0
        return self._rivalry * self._fronts[business]
