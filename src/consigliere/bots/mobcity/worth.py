"""What things are worth in dollars: buildings, notoriety, molls and guns, by the days the Don may still live.

The will is unknown, so cash and notoriety count alike: a point of notoriety is worth as much as it takes to gain a
like advantage in cash, which is a part of what a captain earns in a day.
"""

from __future__ import annotations

from typing import Final

from consigliere.bots.mobcity.might import usual
from consigliere.bots.mobcity.sight import Group, Sight
from consigliere.games.mobcity.box import MOLL

KEPT: Final = 2.2  # what a building earns a day with whiskey, less raids and extortion, in legal incomes
FAME: Final = 1.4  # a point of notoriety, in days of one's earnings
BEGINNER: Final = 3000  # what a captain earns in a day who has nothing yet, once he has
SETTLED: Final = 0.3  # of its worth, if nobody can close the gap any more
GAINED_A_DAY: Final = 0.8  # points of notoriety by which a gap may close in a day
STAKES: Final = (
    1.2  # what a group takes in a day in somebody else's building, in mean incomes and by notoriety
)
LEAST_GUARDED: Final = 0.35  # how safe a moll is with nobody about her


class Worth:
    """One captain's reckoning at one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        lore = sight.lore
        self.incomes: Final = sorted((lore.income[lot] for lot in sight.own), reverse=True)
        self.daily: Final = max(BEGINNER, KEPT * sum(self.incomes))
        self.days_after: Final = sight.forecast.days - 1
        self.rivalry: Final = 1 / len(sight.rivals)  # a rival's loss, shared out as everybody else's gain
        self._fame = FAME * self.daily * self._weight_of_fame()
        self.typical: Final = self._typical_strength()

    # Notoriety.

    def _weight_of_fame(self) -> float:
        """All of it while somebody may still overtake somebody, else little."""
        sight = self.sight
        best = max(sight.fame[seat] for seat in sight.rivals)
        gap = abs(sight.fame[sight.me] - best)
        return 1.0 if gap <= 1 + GAINED_A_DAY * sight.forecast.days else SETTLED

    def fame_gained(self, points: int = 1) -> float:
        """What points of notoriety more are worth; beyond the end of the track nothing [MOB-10.5]."""
        return self._fame * min(points, self.sight.most_fame - self.sight.fame[self.sight.me])

    def fame_lost(self) -> float:
        """What being beaten costs: nothing at the floor [MOB-10.6]."""
        sight = self.sight
        return self._fame if sight.fame[sight.me] > max(1, len(sight.own)) else 0.0

    def fame_taken(self, seat: int) -> float:
        """What it is worth that a rival is beaten."""
        sight = self.sight
        is_above = sight.fame[seat] > max(1, sight.owners.count(seat))
        return self.rivalry * self._fame if is_above else 0.0

    # Buildings.

    def building(self, lot: int) -> float:
        """What owning a building is worth from tomorrow on."""
        return KEPT * self.sight.lore.income[lot] * self.days_after

    # Groups.

    def _typical_strength(self) -> float:
        """How strong the groups of rivals are, on average."""
        strangers = [group.side.strength for group in self.sight.groups if group.seat != self.sight.me]
        pair = usual(self.sight.lore).times(2).strength
        return (pair + sum(strangers)) / (1 + len(strangers))

    def holds(self, strength: float) -> float:
        """How likely a group of a strength gets its way, against whatever comes."""
        return strength / (strength + self.typical)

    def stakes(self, days: float) -> float:
        """What a group that gets its way takes in so many days."""
        sight = self.sight
        fame = max(2, sight.fame[sight.me]) / sight.most_fame
        return STAKES * sight.lore.mean_income * fame * days

    def moll(self, number: int, days: float) -> float:
        """What a moll brings who doubles the best building but so many, in so many days [MOB-21.7]."""
        lore = self.sight.lore
        income = self.incomes[number] if number < len(self.incomes) else min(lore.income) * (number == 0)
        return KEPT * income * days

    def group(self, group: Group) -> float:
        """What a group is worth from tomorrow on: what an arrest would cost."""
        return self.roster([(group.side.strength, self.sight.holds_moll(group))], self.days_after)

    def roster(self, groups: list[tuple[float, bool]], days: float) -> float:
        """What groups of such strengths, some with a moll, are worth in so many days."""
        total = 0.0
        molls = 0
        for strength, has_moll in sorted(groups, reverse=True):
            hold = self.holds(strength)
            total += hold * self.stakes(days)
            if has_moll:
                total += (LEAST_GUARDED + (1 - LEAST_GUARDED) * hold) * self.moll(molls, days)
                molls += 1
        return total

    def is_moll(self, card: int) -> bool:
        """Whether a card is a moll."""
        return card < self.sight.lore.characters and self.sight.lore.profiles[card].role == MOLL
