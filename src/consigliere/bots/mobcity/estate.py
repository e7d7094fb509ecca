"""Buildings: which to buy, which to run as speakeasies, with which whiskey, and which fines to pay first."""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from consigliere.bots.mobcity.worth import Worth
from consigliere.games.mobcity.fight import LOT_AT

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

    def loss(self, lot: int, cash: int) -> float:
        """What a raid costs that strikes a speakeasy: the day's business, and the fine; or the building, if the cash
        that is left by then does not cover it [MOB-14.3]."""
        fine = self._lore.fine[lot]
        lost = fine if cash >= fine else self._lost(lot, cash)
        return lost + self._lore.income[lot] * self._times(lot)

    def _lost(self, lot: int, cash: int) -> float:
        """What losing a building costs: to buy it again, and to earn what is missing for that without it; but never
        more than what it is worth until the end."""
        price = self._lore.price[lot]
        return min(self._worth.building(lot), price + max(0, price - cash))

    def raid(self, lot: int) -> float:
        """How likely a raid strikes a building of mine today [MOB-14.6]."""
        return 0.0 if self._sight.is_police else self._sight.forecast.raid(lot)

    def speakeasy(self, lot: int, grade: int, cash: int) -> float:
        """What it is worth to run a building as a speakeasy today, with so much cash left for its fine."""
        raid = self.raid(lot)
        return (1 - raid) * self.gain(lot, grade) - raid * self.loss(lot, cash)

    def speakeasies(self, lots: list[int], grade: int, cash: int) -> float:
        """What whiskey earns in these buildings today, its price apart: opened one after another while it pays."""
        left = list(lots)
        opened: list[int] = []
        total = 0.0
        while left:
            cost = self.grade_cost(grade) if opened else 0
            if cash < cost:
                break
            values = {lot: self.speakeasy(lot, grade, self._spare(lot, opened, cash - cost)) for lot in left}
            best = max(left, key=lambda lot: values[lot])
            if values[best] <= cost:
                break
            total += values[best] - cost
            cash -= cost
            left.remove(best)
            opened.append(best)
        return total

    def _spare(self, lot: int, opened: list[int], cash: int) -> int:
        """The cash for the fine of a speakeasy, less the fines of others that the same raid may strike."""
        raids = self._sight.forecast.raids
        return cash - sum(self._lore.fine[other] for other in opened if raids[other] & raids[lot])

    def _times(self, lot: int) -> float:
        """By how much molls and extorters change what is left of a building's income."""
        rivals = sum(self._sight.fame[seat] for seat in self._sight.rivals_at(lot))
        share = max(0.2, 1 - rivals / self._sight.most_fame)
        return share * (1 + GUARDED_MOLL * (lot in self._with_moll))

    def next_speakeasy(self, legal: list[int]) -> int:
        """The building to open next, or done."""
        sight = self._sight
        n = sight.p.agreed.numbers
        grade = int(sight.p.grade(sight.me))
        opened = [step >> LOT_AT for step in sight.steps]
        cost = self.grade_cost(grade) if opened else 0
        cash = sight.cash - self.grade_cost(grade) * len(opened)
        best, most = int(n.done), 0.0
        for number in legal:
            if n.open <= number < n.send:
                lot = number - int(n.open)
                value = self.speakeasy(lot, grade, self._spare(lot, opened, cash)) - cost
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
        lots, cash = self.after_buying(grade)
        return self.speakeasies(lots, grade, cash) - self.grade_cost(grade)

    # Buying.

    def next_purchase(self) -> int:
        """The building to buy next, or done."""
        n = self._sight.p.agreed.numbers
        bought = self.purchases(self._sight.cash, int(self._sight.p.grade(self._sight.me)))
        return int(n.buy) + bought[0].lot if bought else int(n.done)

    def after_buying(self, grade: int) -> tuple[list[int], int]:
        """The buildings of today, owned or about to be bought, and the cash that is left if whiskey is bought first."""
        cash = self._sight.cash - self.grade_cost(grade)
        bought = self.purchases(cash, grade)
        lots = self._sight.own + [offer.lot for offer in bought]
        return lots, cash - sum(offer.price for offer in bought)

    def purchases(self, cash: int, grade: int) -> list[Offer]:
        """The best buildings to be had for the cash; the dearest first. Without whiskey the grade is -1."""
        sight = self._sight
        room = min(MOST_AT_ONCE, int(sight.p.box.terms.stores) - len(sight.own))
        per_speakeasy = self.grade_cost(grade) if grade >= 0 else 0
        by_price: dict[int, list[Offer]] = {}
        for lot in sight.lots:
            price = self._lore.price[lot]
            if sight.owners[lot] not in range(sight.seats) and price <= cash:
                offer = Offer(lot, price, self._brings(lot, grade, cash - price))
                by_price.setdefault(price, []).append(offer)
        shelves = [
            sorted(offers, key=lambda offer: (-offer.brings, offer.lot))[:room]
            for _, offers in sorted(by_price.items(), reverse=True)
        ]
        if len(shelves) > MOST_PRICES:  # in another edition: the dearest and the cheapest ones
            shelves = [shelves[0], *shelves[1 - MOST_PRICES :]]
        # All speakeasies but the first are to be paid too, those in the buildings owned already as well.
        spare = cash - per_speakeasy * (len(sight.own) - 1)
        return self._best_basket(shelves, spare, room, per_speakeasy)

    def _brings(self, lot: int, grade: int, cash: int) -> float:
        """What a building earns today, with so much cash left for a fine, and until the end, less its price."""
        today = float(self._lore.income[lot])
        if grade >= 0:
            today += max(0.0, self.speakeasy(lot, grade, cash))
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
