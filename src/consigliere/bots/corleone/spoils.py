"""What a list of effects brings to a hand: gains first, then what is discarded for more, then the banking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from consigliere.bots.corleone.lore import Icon
from consigliere.bots.corleone.sight import Purse
from consigliere.bots.corleone.treasury import BANKED, Treasury
from consigliere.games.corleone import box as b
from consigliere.games.corleone.cards import BANK

MONEY: Final = 0
GOODS: Final = 1
JOBS: Final = 2

Card = tuple[int, int]  # what kind of card, and which


class Spoils:
    """The gains of one seat at one decision."""

    def __init__(self, treasury: Treasury, figures: int) -> None:
        """`figures` will be left for this act when the effects have been resolved."""
        sight = treasury.sight
        self._treasury = treasury
        self._lore = sight.lore
        self.figures: Final = figures
        first = int(sight.p.box.first_good)
        self._stock = [int(sight.p.laid(BANK, first + good)) for good in range(sight.lore.goods)]
        self._spare: list[Card] | None = None

    def worth(self, purse: Purse) -> float:
        """What a hand is worth as it is."""
        return self._treasury.worth(purse, self.figures)

    def after(self, some: Iterable[Icon]) -> float:
        """What the hand is worth when these effects have been resolved, with what was banked and done by them."""
        purse = self._treasury.sight.purse
        done = 0.0
        banking = 0
        trades: list[Icon] = []
        for icon in some:
            kind = icon.kind
            if kind == b.GAIN_MONEY:
                purse = purse.with_money(icon.a, icon.times)
            elif kind == b.GAIN_GOOD:
                purse = purse.with_good(icon.a, min(icon.times, self._stock[icon.a]))
            elif kind == b.GAIN_CHOICE:
                purse = self._with_chosen(purse, icon)
            elif kind == b.BANK:
                banking += icon.times
            elif kind == b.DISCARD_FOR:
                trades.append(icon)
            else:
                done += icon.times * self._treasury.deed(icon)
        if trades:
            purse = self._traded(purse, trades)
        return done + self._banked(purse, banking)

    def completing(self, kind: int, from_hand: bool, paid: list[int]) -> float:
        """What completing a job with these goods adds to the hand as it is, with what is done by it."""
        job = self._lore.jobs[kind]
        own = purse = self._treasury.sight.purse
        if from_hand:
            purse = purse.without_job(kind)
        for good, number in enumerate(paid):
            purse = purse.with_good(good, -number)
        for card in job.money:
            purse = purse.with_money(card)
        return self._treasury.deeds(kind) + self._banked(purse, job.banks) - self.worth(own)

    def _with_chosen(self, purse: Purse, icon: Icon) -> Purse:
        offered = [good for good in range(self._lore.goods) if (icon.a >> good) & 1 and self._stock[good]]
        for _ in range(icon.times):
            if not offered:
                break
            best = max(offered, key=lambda good: self.worth(purse.with_good(good)))
            purse = purse.with_good(best)
            if icon.b:
                offered.remove(best)
        return purse

    def _banked(self, purse: Purse, times: int) -> float:
        """What a hand is worth when its best money has been banked so many times."""
        total = 0.0
        for kind in range(len(purse.money) - 1, -1, -1):
            number = min(times, purse.money[kind])
            if number:
                purse = purse.with_money(kind, -number)
                total += number * BANKED * self._lore.values[kind]
                times -= number
        return total + self.worth(purse)

    # Discarding.

    def _traded(self, purse: Purse, trades: list[Icon]) -> Purse:
        """The hand after each discard_for that makes it better, given the cards it misses the least."""
        if self._spare is None:
            own = self._treasury.sight.purse
            self._spare = sorted(cards_in(own), key=lambda card: -self.worth(without(own, card)))
        used = 0
        for icon in trades:
            spare = self._spare[used : used + icon.a]
            if len(spare) == icon.a:
                after = purse
                for card in spare:
                    after = without(after, card)
                after = self.gained(after, icon)
                if self.worth(after) > self.worth(purse):
                    purse = after
                    used += icon.a
        return purse

    def gained(self, purse: Purse, icon: Icon) -> Purse:
        """The hand with the gain of a discard_for."""
        for gain in icon.gain:
            if gain.kind == b.GAIN_MONEY:
                purse = purse.with_money(gain.a, gain.times)
            elif gain.kind == b.GAIN_GOOD:
                purse = purse.with_good(gain.a, min(gain.times, self._stock[gain.a]))
            elif gain.kind == b.GAIN_CHOICE:
                purse = self._with_chosen(purse, gain)
        return purse

    def least(self, purse: Purse) -> Card:
        """The card a hand misses the least; allies are not looked at."""
        return min(set(cards_in(purse)), key=lambda card: (-self.worth(without(purse, card)), card))


def cards_in(purse: Purse) -> list[Card]:
    """The cards of a hand one by one."""
    found = [(MONEY, kind) for kind, number in enumerate(purse.money) for _ in range(number)]
    found += [(GOODS, good) for good, number in enumerate(purse.goods) for _ in range(number)]
    return found + [(JOBS, job) for job in purse.jobs]


def without(purse: Purse, card: Card) -> Purse:
    """A hand with one card less."""
    sort, which = card
    if sort == MONEY:
        return purse.with_money(which, -1)
    return purse.with_good(which, -1) if sort == GOODS else purse.without_job(which)
