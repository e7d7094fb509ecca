"""A turn: which figure goes where, and when jobs and allies are played.

Jobs and allies use no figure and wait in hand, so they come when nothing better would be lost: spaces and public jobs
are taken by others meanwhile. Everything else must be done before the last figure is placed [CORL-5.4].
"""

from __future__ import annotations

from typing import Final

from consigliere.bots.corleone.deeds import Deeds
from consigliere.bots.corleone.lore import Icon, banks
from consigliere.bots.corleone.spoils import Spoils
from consigliere.bots.corleone.treasury import Treasury
from consigliere.games.corleone import box as b
from consigliere.games.corleone import event as e
from consigliere.games.corleone.action import NIBBLE
from consigliere.games.corleone.turns import source_of

TAKEN_BY_EACH: Final = 0.7  # of the best places left, those that each rival takes before my next turn
SNATCHED_BY_EACH: Final = 0.12  # how likely each rival completes a given public job before my next turn
IN_NO_HURRY: Final = 0.03  # of its worth: a reason to do now what could wait
BLOCKED_BANKING: Final = 0.25  # what a rival who would like to bank loses with each icon for it


class Turn:
    """One seat thinking about its turn."""

    def __init__(self, treasury: Treasury) -> None:
        sight = treasury.sight
        self._treasury = treasury
        self._sight = sight
        self._lore = sight.lore
        self._numbers = sight.p.agreed.numbers
        self._left = sight.figures[sight.me]
        self._spoils = Spoils(treasury, self._left - 1)
        self._deeds = Deeds(treasury, self._spoils)
        self._others = [seat for seat in sight.rivals if sight.figures[seat]]

    def best(self, choices: list[int]) -> int:
        """The action to take."""
        n = self._numbers
        thugs = [number for number in choices if number < n.member]
        members = [number for number in choices if n.member <= number < n.complete]
        score, action = max(
            self._most_urgent(thugs), self._most_urgent(_first_of_each(members, self._lore.spaces))
        )
        cards = [number for number in choices if number >= n.complete]
        if cards:
            urgency, card = max((self._card(number), -number) for number in cards)
            if action < 0 or urgency > (score if self._left > 1 else 0.0):
                return -card
        return action

    # Figures.

    def _most_urgent(self, numbers: list[int]) -> tuple[float, int]:
        """The best place of a kind, and how much worse what is left of them will be on my next turn."""
        if not numbers:
            return -1.0, -1  # no figure, or no room for it [CORL-5.10]
        ranked = sorted(((self.placed(number), number) for number in numbers), reverse=True)
        rest = min(len(ranked) - 1, round(TAKEN_BY_EACH * len(self._others)))
        return ranked[0][0] - ranked[rest][0], ranked[0][1]

    def placed(self, number: int) -> float:
        """What it is worth to place a figure."""
        n = self._numbers
        if number < n.member:
            return self._deeds.thug(number - int(n.thug)) + self._blocked(number - int(n.thug))
        return self._deeds.member((number - int(n.member)) % self._lore.spaces)

    def _blocked(self, business: int) -> float:
        """What others lose who would have banked there: those with a figure left."""
        icons = banks(self._lore.fronts[business])
        return icons * BLOCKED_BANKING * len(self._others) / len(self._sight.rivals)

    # Jobs and allies.

    def _card(self, number: int) -> float:
        """How urgent a job or an ally is: 0 or less if it is better left."""
        n = self._numbers
        if number >= n.ally:
            return self._ally(self._lore.allies[number - int(n.ally)])
        way = number - int(n.complete)
        kind = int(n.way_job[way])
        is_public = source_of(self._sight.p, way) == e.FROM_PUBLIC
        if self._left == 1:
            gain = self._spoils.completing(kind, not is_public, self._paid(way))
        else:
            gain = self._treasury.leaves(kind)
        hurry = IN_NO_HURRY + (SNATCHED_BY_EACH * len(self._others) if is_public else 0.0)
        return gain * hurry / (1 + int(n.way_wilds[way])) / (1 + self._lore.jobs[kind].banks)

    def _paid(self, way: int) -> list[int]:
        """The goods that a way to complete a job costs, the wild one among them [CORL-9.3]."""
        n = self._numbers
        replaced = int(n.way_replaced[way])
        cost = self._lore.jobs[int(n.way_job[way])].cost
        paid = [number - ((replaced >> (NIBBLE * good)) & 0xF) for good, number in enumerate(cost)]
        paid[self._lore.wild] += int(n.way_wilds[way])
        return paid

    def _ally(self, icons: tuple[Icon, ...]) -> float:
        """An ally comes back, so it is played in every act; one that banks after the others."""
        hurry = 1.0 if any(icon.kind == b.PLACE_NEUTRAL for icon in icons) else IN_NO_HURRY
        return hurry / (1 + banks(icons))


def _first_of_each(numbers: list[int], spaces: int) -> list[int]:
    """Family members differ in name only: the first of them for every space [CORL-1.9]."""
    found: dict[int, int] = {}
    for number in numbers:
        found.setdefault(number % spaces, number)
    return list(found.values())
