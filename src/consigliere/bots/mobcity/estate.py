"""Buildings: which to buy, which to run as speakeasies, with which whiskey, and which fines to pay first."""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from consigliere.bots.mobcity.worth import Worth

MOST_AT_ONCE: Final = 7  # buildings or fines that are weighed against each other; the rest follows
MOST_PRICES: Final = 5
GUARDED_MOLL: Final = 0.7  # how likely a moll who is sent to the best building doubles its income


class Offer(NamedTuple):
    """A building that may be bought: its price, and what it brings until the Don dies."""

    lot: int
    price: int
    brings: float


class Estate:
    """What one captain makes of his buildings."""

    def __init__(self, worth: Worth) -> None:
        sight = worth.sight
        self._worth = worth
        self._sight = sight
        self._lore = sight.lore
        molls = sum(sight.holds_moll(group) for group in sight.mine)
        by_income = sorted(sight.own, key=lambda lot: -sight.lore.income[lot])
        self._with_moll = set(by_income[:molls])

    # Speakeasies.

    def grade_cost(self, grade: int) -> int:
        """What a whiskey card of a grade costs, and every speakeasy after the first [MOB-8.2, MOB-11.3]."""
        return self._lore.grades[grade] * int(self._sight.p.box.terms.whiskey_cost)

    def gain(self, lot: int, grade: int) -> float:
        """What a speakeasy earns more than legal business on a day without a raid."""
        earned = self._lore.speakeasy[lot][grade] * self._sight.forecast.thirst
        return (earned - self._lore.income[lot]) * self._times(lot)

    def loss(self, lot: int) -> float:
        """What a raid costs that strikes a speakeasy: fine or building, and the day's business."""
        fine = self._lore.fine[lot]
        if self._sight.cash < fine:
            fine = min(fine, int(self._worth.building(lot)))
        return fine + self._lore.income[lot] * self._times(lot)

    def raid(self, lot: int) -> float:
        """How likely a raid strikes a building of mine today [MOB-14.6]."""
        return 0.0 if self._sight.is_police else self._sight.forecast.raid(lot)

    def speakeasy(self, lot: int, grade: int, raid: float) -> float:
        """What it is worth to run a building as a speakeasy today, if a raid is so likely."""
        return (1 - raid) * self.gain(lot, grade) - raid * self.loss(lot)

    def _times(self, lot: int) -> float:
        """By how much molls and extorters change what is left of a building's income."""
        rivals = sum(self._sight.fame[seat] for seat in self._sight.rivals_at(lot))
        share = max(0.2, 1 - rivals / self._sight.most_fame)
        return share * (1 + GUARDED_MOLL * (lot in self._with_moll))

    def next_speakeasy(self, legal: list[int]) -> int:
        """The building to open next, or done."""
        n = self._sight.p.agreed.numbers
        grade = int(self._sight.p.grade(self._sight.me))
        cost = self.grade_cost(grade) if self._sight.steps else 0
        best, most = int(n.done), 0.0
        for number in legal:
            if n.open <= number < n.send:
                lot = number - int(n.open)
                value = self.speakeasy(lot, grade, self.raid(lot)) - cost
                if value > most:
                    best, most = number, value
        return best

    # Whiskey.

    def whiskey(self, legal: list[int]) -> int:
        """The grade to take, or none."""
        n = self._sight.p.agreed.numbers
        best, most = int(n.decline), 0.0
        for number in legal:
            if n.whiskey <= number < n.pay:
                value = self.with_grade(number - int(n.whiskey))
                if value > most:
                    best, most = number, value
        return best

    def with_grade(self, grade: int) -> float:
        """What a whiskey card is worth today, in the buildings owned and those about to be bought."""
        cost = self.grade_cost(grade)
        lots = self._sight.own + [offer.lot for offer in self.purchases(self._sight.cash - cost, grade)]
        values = [self.speakeasy(lot, grade, self.raid(lot)) for lot in lots]
        return sum(max(0.0, value - cost) for value in values) if values else 0.0

    # Buying.

    def next_purchase(self) -> int:
        """The building to buy next, or done."""
        n = self._sight.p.agreed.numbers
        bought = self.purchases(self._sight.cash, int(self._sight.p.grade(self._sight.me)))
        return int(n.buy) + bought[0].lot if bought else int(n.done)

    def purchases(self, cash: int, grade: int) -> list[Offer]:
        """The best buildings to be had for the cash; the dearest first. Without whiskey the grade is -1."""
        sight = self._sight
        room = min(MOST_AT_ONCE, int(sight.p.box.terms.stores) - len(sight.own))
        per_speakeasy = self.grade_cost(grade) if grade >= 0 else 0
        by_price: dict[int, list[Offer]] = {}
        for lot in sight.lots:
            price = self._lore.price[lot]
            if sight.owners[lot] not in range(sight.seats) and price <= cash:
                by_price.setdefault(price, []).append(Offer(lot, price, self._brings(lot, grade)))
        shelves = [
            sorted(offers, key=lambda offer: (-offer.brings, offer.lot))[:room]
            for _, offers in sorted(by_price.items(), reverse=True)
        ]
        if len(shelves) > MOST_PRICES:  # in another edition: the dearest and the cheapest ones
            shelves = [shelves[0], *shelves[1 - MOST_PRICES :]]
        # All speakeasies but the first are to be paid too, those in the buildings owned already as well.
        spare = cash - per_speakeasy * (len(sight.own) - 1)
        return self._best_basket(shelves, spare, room, per_speakeasy)

    def _brings(self, lot: int, grade: int) -> float:
        """What a building earns today and until the end, less its price."""
        today = float(self._lore.income[lot])
        if grade >= 0:
            today += max(0.0, self.speakeasy(lot, grade, self.raid(lot)))
        return today + self._worth.building(lot) - self._lore.price[lot]

    def _best_basket(self, shelves: list[list[Offer]], cash: int, room: int, extra: int) -> list[Offer]:
        """Of all baskets that can be paid the one that brings the most, its notoriety included."""
        best: list[Offer] = []
        most = 0.0

        def fill(shelf: int, basket: list[Offer], left: int, brought: float) -> None:
            nonlocal best, most
            value = brought + self._worth.fame_gained(len(basket))
            if value > most:
                best, most = basket, value
            if shelf == len(shelves):
                return
            offers = shelves[shelf]
            for number in range(min(len(offers), room - len(basket)) + 1):
                taken = offers[:number]
                cost = sum(offer.price + extra for offer in taken)
                if cost > left:
                    break
                gained = sum(offer.brings for offer in taken)
                fill(shelf + 1, basket + taken, left - cost, brought + gained)

        fill(0, [], cash, 0.0)
        return best

    # Fines.

    def next_fine(self, legal: list[int]) -> int:
        """The fine to settle first, so that in the end the buildings that are worth it are kept [MOB-14.5]."""
        sight = self._sight
        first = int(sight.p.agreed.numbers.fine)
        lots = sorted((number - first for number in legal), key=lambda lot: -self._lore.fine[lot])
        order = max(permutations(lots[:MOST_AT_ONCE]), key=self._kept)
        return first + order[0]

    def _kept(self, lots: tuple[int, ...]) -> float:
        """What is kept if fines are settled in this order: each is paid that the cash then covers."""
        cash = self._sight.cash
        kept = 0.0
        for lot in lots:
            fine = self._lore.fine[lot]
            if cash >= fine:
                cash -= fine
                kept += self._worth.building(lot) - fine
        return kept
