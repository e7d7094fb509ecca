"""Privileges: what a look at the event, new enforcers, the police and whiskey are worth today, and how to bid."""

from __future__ import annotations

from math import prod
from typing import Final

from consigliere.bots.mobcity.estate import Estate
from consigliere.bots.mobcity.worth import Worth
from consigliere.games.mobcity.bidding import price
from consigliere.games.mobcity.bids import TOKENS
from consigliere.games.mobcity.box import ENFORCER, EVENT, MOLL, POLICE, WHISKEY
from consigliere.games.mobcity.hiring import pool_size

ALIKE: Final = 0.7  # how likely a rival values the privileges as I do
CHOSEN_FIRST: Final = 0.5  # of what the best card of the pool is worth, what is lost by choosing last
GUNS: Final = 0.25  # what better guns add to a group's stakes, for who chooses first
ABROAD: Final = 0.5  # how many of the groups stand in others' buildings
LAST_ORDERS: Final = 0.4  # what it is worth to know that today is the last day, in days of earnings
FINE_FEATHERS: Final = (
    0.5  # below so much a privilege is not worth its price: money is short in the beginning
)


class Privileges:
    """One captain thinking about his tokens."""

    def __init__(self, worth: Worth, estate: Estate) -> None:
        self._worth = worth
        self._estate = estate
        self._sight = worth.sight
        self._p = worth.sight.p

    # Bids.

    def bid(self) -> int:
        """Of all bids the one that brings the most, as others are likely to bid [MOB-4.1]."""
        values = [0.0] * 4
        values[EVENT] = self._net(EVENT, self.event())
        values[ENFORCER] = self.enforcer()
        values[POLICE] = self._net(POLICE, self.police())
        values[WHISKEY] = self.whiskey()
        ranked = sorted(range(4), key=lambda privilege: -values[privilege])
        ahead = [
            [self._ahead(token, ranked.index(privilege) + 1) for token in TOKENS[0]] for privilege in range(4)
        ]
        best = max(
            TOKENS, key=lambda tokens: (self._hopes(tokens, values, ahead), _agreement(tokens, ranked))
        )
        return int(self._p.agreed.numbers.bid) + TOKENS.index(best)

    def _ahead(self, token: int, popular: int) -> list[float]:
        """How likely each rival is before me in bid order, if I bid this token where the like of me bids another.

        Some think alike, others do not; among equal tokens the Favor decides [MOB-4.4].
        """
        p, me = self._p, self._sight.me
        found: list[float] = []
        for seat in self._sight.rivals:
            before = token if p.distance(seat) < p.distance(me) else token - 1  # tokens that beat mine
            found.append(ALIKE * (popular <= before) + (1 - ALIKE) * before / len(TOKENS[0]))
        return found

    def _hopes(self, tokens: tuple[int, ...], values: list[float], ahead: list[list[list[float]]]) -> float:
        """What a bid may be expected to bring: Event and Police go to one captain, the others are chosen in turn."""
        total = 0.0
        for privilege, token in enumerate(tokens):
            others = ahead[privilege][token - 1]
            if privilege in (EVENT, POLICE):
                total += values[privilege] * prod(1 - chance for chance in others)
            else:
                total += values[privilege] * (1 - sum(others) / len(others))
        return total

    def _net(self, privilege: int, value: float) -> float:
        cost = int(price(self._p, privilege, self._sight.me))
        return max(0.0, value - cost) if self._sight.cash >= cost else 0.0

    def is_worth(self, privilege: int) -> bool:
        """Whether to take a privilege that is offered: it may cost the money for a building."""
        cost = int(price(self._p, privilege, self._sight.me))
        value = self.event() if privilege == EVENT else self.police()
        grade = self._likely_grade()
        cash = self._sight.cash - self._estate.grade_cost(grade)
        declined, taken = (
            sum(offer.brings for offer in self._estate.purchases(left, grade)) for left in (cash, cash - cost)
        )
        return value - cost > declined - taken

    # What each is worth.

    def _likely_grade(self) -> int:
        """The whiskey to be expected: the one in hand, or a middling one."""
        grade = int(self._p.grade(self._sight.me))
        return grade if grade >= 0 else len(self._sight.lore.grades) // 2

    def event(self) -> float:
        """What looking at today's event saves: whatever would be raided is run legally, whoever arrested elsewhere."""
        sight, estate = self._sight, self._estate
        grade = self._likely_grade()
        saved = 0.0
        lots, cash = estate.after_buying(grade)
        for lot in lots:
            raid = estate.raid(lot)
            saved += max(0.0, min(raid * estate.loss(lot, cash), (1 - raid) * estate.gain(lot, grade)))
        saved += self._arrests()
        return saved + LAST_ORDERS * self._worth.daily * sight.forecast.last_day * (
            not sight.forecast.is_known
        )

    def police(self) -> float:
        """What the police card saves: fines, closures and arrests."""
        estate = self._estate
        grade = self._likely_grade()
        saved = 0.0
        lots, cash = estate.after_buying(grade)
        for lot in lots:
            usual = max(0.0, estate.speakeasy(lot, grade, cash))
            saved += max(0.0, estate.gain(lot, grade)) - usual
        return saved + self._arrests()

    def _arrests(self) -> float:
        """What crackdowns may be expected to cost: those groups that stand in others' buildings."""
        sight = self._sight
        if not sight.mine:
            return 0.0
        likely = sum(sight.forecast.crackdown(lot) for lot in sight.lots) / len(sight.lots)
        held = sum(self._worth.group(group) for group in sight.mine) + self._worth.stakes(len(sight.mine))
        return ABROAD * likely * held

    def enforcer(self) -> float:
        """What choosing first from the pool is worth: molls most of all, as long as there is work for them."""
        sight, worth = self._sight, self._worth
        roles = [profile.role for profile in sight.lore.profiles]
        cards = len(roles) + sum(sight.lore.copies)
        held = sum(sight.holds_moll(group) for group in sight.mine)
        comes = 1 - (1 - roles.count(MOLL) / cards) ** int(pool_size(self._p))
        moll = worth.moll(held, sight.forecast.days)
        return CHOSEN_FIRST * comes * moll + GUNS * worth.stakes(sight.forecast.days)

    def whiskey(self) -> float:
        """What the best whiskey earns more today than the last that is left."""
        stock = [grade for grade, number in enumerate(self._p.agreed.whiskey) for _ in range(int(number))]
        if not stock:
            return 0.0
        stock.sort(reverse=True)
        lots, cash = self._estate.after_buying(self._likely_grade())
        best, last = (
            sum(max(0.0, self._estate.speakeasy(lot, grade, cash)) for lot in lots)
            for grade in (stock[0], stock[min(len(stock), self._sight.seats) - 1])
        )
        return best - last


def _agreement(tokens: tuple[int, ...], ranked: list[int]) -> list[int]:
    """Of bids that promise the same, better tokens on what is worth more."""
    return [-tokens[privilege] for privilege in ranked]
