"""The streets: what groups bring where they stand, so where to send them, when to bomb, and when molls show up."""

from __future__ import annotations

from typing import Final

from consigliere.bots.mobcity.might import EMPTY, Side, odds
from consigliere.bots.mobcity.sight import Group
from consigliere.bots.mobcity.worth import Worth
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import GROUPS
from consigliere.games.mobcity.fight import GROUP_AT, LOT_AT, PART

CASUALTIES: Final = 0.6  # of a group's worth, what a lost shootout costs
SCRATCHES: Final = 0.12  # and one that is won
DRAWN_BY_MONEY: Final = 0.5  # how far rivals who have yet to send look at incomes
OPENED: Final = 0.6  # how likely a rival with whiskey, who has yet to open, opens a speakeasy
KEPT_GRENADE: Final = 1500  # what a grenade is worth elsewhere


class Lot:
    """A building as it stands before one's groups arrive."""

    def __init__(self, streets: Streets, lot: int) -> None:
        sight = streets.sight
        p, lore = sight.p, sight.lore
        self.number: Final = lot
        owner = sight.owners[lot]
        self.owner: Final = owner if owner < sight.seats else -1
        self.is_own: Final = self.owner == sight.me
        self.income: Final = self._income(streets)
        self.rivals: Final = sight.rivals_at(lot)
        self.enemies: Final = _sum(self.rivals)
        self.crackdown: Final = sight.forecast.crackdown(lot)
        # Rivals in a building not their own are arrested by a crackdown, and go home under the truce.
        self.arrested: Final = {
            seat for seat in self.rivals if seat not in (self.owner, int(p.police)) and self.crackdown > 0
        }
        self.coming: Final = streets.coming * (
            (1 - DRAWN_BY_MONEY) / len(sight.lots) + DRAWN_BY_MONEY * lore.income[lot] / streets.all_incomes
        )

    def _income(self, streets: Streets) -> float:
        """What the building may be expected to earn today, a moll apart."""
        sight = streets.sight
        p, lore, lot = sight.p, sight.lore, self.number
        legal = float(lore.income[lot])
        if self.owner < 0:
            return legal
        if (int(p.shut) >> lot) & 1:
            return 0.0
        grade = int(p.grade(self.owner))
        raid = 0.0 if int(p.police) == self.owner or p.phase == e.CITY else sight.forecast.raid(lot)
        earned = legal
        if grade >= 0:
            earned = lore.speakeasy[lot][grade] * sight.forecast.thirst * (1 - raid)
        if (int(p.glass) >> lot) & 1:
            return earned
        likely = OPENED if self.owner in streets.later else 0.0
        return (1 - likely) * legal + likely * max(legal, earned)


class Streets:
    """One captain looking at the city."""

    def __init__(self, worth: Worth) -> None:
        sight = worth.sight
        p = sight.p
        self.sight: Final = sight
        self._worth = worth
        self._share = sight.fame[sight.me] / sight.most_fame
        # Captains who send their groups after me today.
        self.later: Final = (
            {seat for seat in sight.rivals if p.distance(seat) > p.distance(sight.me)}
            if p.phase == e.DAILY_ORDERS
            else set[int]()
        )
        self.coming: Final = sum(group.seat in self.later for group in sight.groups)
        self.all_incomes: Final = sum(sight.lore.income[lot] for lot in sight.lots)
        self._comer = self._usual_comer()
        self._lots: dict[int, Lot] = {}
        self._worth_of: dict[int, float] = {}

    def _usual_comer(self) -> Side:
        sides = [group.side for group in self.sight.groups if group.seat in self.later]
        if not sides:
            return EMPTY
        return Side(
            sum(side.hits for side in sides) / len(sides),
            sum(side.endurance for side in sides) / len(sides),
        )

    def lot(self, number: int) -> Lot:
        """A building, looked at once."""
        known = self._lots.get(number)
        if known is None:
            known = self._lots[number] = Lot(self, number)
        return known

    # What standing somewhere is worth.

    def value(self, number: int, groups: list[Group]) -> float:
        """What it is worth that these groups of mine, or none, stand in a building today."""
        sight, worth = self.sight, self._worth
        lot = self.lot(number)
        if not groups:
            return -self._undefended(lot) if lot.is_own else 0.0
        own = EMPTY
        cost = 0.0
        for group in groups:
            own = own.with_side(group.side)
            cost += self._group(group)
        truce, crackdown = sight.forecast.truce, lot.crackdown
        enemies = lot.enemies
        fights = bool(lot.rivals)
        if crackdown == 1 and lot.arrested:  # only those whom the police do not take are met
            left = {seat: side for seat, side in lot.rivals.items() if seat not in lot.arrested}
            enemies, fights = _sum(left), bool(left)
        wins = odds(own, enemies) if fights else 1.0
        meets = min(0.9, lot.coming)
        beats = odds(own, self._comer) if meets else 1.0
        holds = wins * (1 - meets * (1 - beats))
        total = 0.0
        if fights:
            total += wins * (worth.fame_gained() + sum(worth.fame_taken(seat) for seat in lot.rivals))
            total -= (1 - wins) * (worth.fame_lost() + CASUALTIES * cost) + wins * SCRATCHES * cost
        if meets:
            total += meets * beats * worth.fame_gained()
            total -= meets * (
                (1 - beats) * (worth.fame_lost() + CASUALTIES * cost) + beats * SCRATCHES * cost
            )
        total *= 1 - truce
        total += self._business(lot, groups, holds)
        if not lot.is_own and not sight.is_police:
            total = (1 - crackdown) * total - crackdown * cost
        return total

    def _business(self, lot: Lot, groups: list[Group], holds: float) -> float:
        """What income and extortion come to if the place is held so likely."""
        sight = self.sight
        has_moll = any(sight.holds_moll(group) for group in groups) and self._can_double(lot)
        if lot.is_own:
            return holds * lot.income * has_moll - (1 - holds) * self._undefended(lot)
        if lot.owner < 0:
            return holds * lot.income * self._share * (1 + has_moll)
        each = self._share * (1 + self._worth.rivalry)
        if has_moll and self._share > (1 - self._share) * self._worth.rivalry:
            each += self._share - (1 - self._share) * self._worth.rivalry
        return holds * (1 - sight.forecast.truce) * lot.income * each

    def _can_double(self, lot: Lot) -> bool:
        return not self.sight.p.agreed.speakeasy_only or (int(self.sight.p.glass) >> lot.number) & 1 == 1

    def _undefended(self, lot: Lot) -> float:
        """What rivals are likely to extort in a building of mine where none of my groups stands."""
        sight = self.sight
        fame = 0.0 + sum(
            sight.fame[seat] for seat in lot.rivals if seat not in lot.arrested or lot.crackdown < 1
        )
        if lot.coming and self.later:
            fame += lot.coming * sum(sight.fame[seat] for seat in self.later) / len(self.later)
        share = min(1.0, fame / sight.most_fame)
        return (
            share * lot.income * (1 + self._worth.rivalry) * (1 - sight.forecast.truce) * (1 - lot.crackdown)
        )

    def _group(self, group: Group) -> float:
        known = self._worth_of.get(group.number)
        if known is None:
            known = self._worth_of[group.number] = self._worth.group(group)
        return known

    # Sending.

    def next_sending(self, legal: list[int]) -> int:
        """The group and the building that add most to what has been chosen; or done [MOB-12.1]."""
        sight = self.sight
        n = sight.p.agreed.numbers
        if int(n.done) in legal:
            return int(n.done)
        mine = {group.number: group for group in sight.mine}
        aimed: dict[int, list[Group]] = {}
        for step in sight.steps:
            aimed.setdefault(step >> LOT_AT, []).append(mine[(step >> GROUP_AT) & PART])
        before = {lot: self.value(lot, aimed.get(lot, [])) for lot in sight.lots}
        best, most = -1, 0.0
        for number in legal:
            if number >= n.order:
                break  # standing orders are left alone: the bot likes to be asked
            group, lot = divmod(number - int(n.send), sight.lore.lots)
            value = self.value(lot, [*aimed.get(lot, []), mine[group]]) - before[lot]
            if best < 0 or value > most:
                best, most = number, value
        return best

    # Windows.

    def throw(self, legal: list[int]) -> int:
        """Whether to bomb a rival's building: to get out of a hopeless fight, or to spoil a rich day [MOB-16.5]."""
        sight = self.sight
        n = sight.p.agreed.numbers
        lot = self.lot(int(sight.p.lot))
        there = [group for group in sight.mine if group.lot == lot.number]
        legal_income = sight.lore.income[lot.number] * sight.p.agreed.bombed_earns
        spoiled = self._worth.rivalry * max(0.0, lot.income - legal_income)
        if spoiled - KEPT_GRENADE > self.value(lot.number, there):
            return min(number for number in legal if n.bomb <= number < n.bomb + GROUPS)
        return int(n.decline)

    def next_moll(self, legal: list[int]) -> int:
        """The next building where a moll shows up: where her captain gains more by it than a rival; or done."""
        sight = self.sight
        n = sight.p.agreed.numbers
        for number in legal:
            if number < n.decline:
                owner = sight.owners[number - int(n.reveal)]
                if owner not in sight.rivals or self._share > (1 - self._share) * self._worth.rivalry:
                    return number
        return int(n.done)


def _sum(sides: dict[int, Side]) -> Side:
    total = EMPTY
    for side in sides.values():
        total = total.with_side(side)
    return total
