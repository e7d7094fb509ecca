"""What the regions are worth to each seat: what completes a chain, what prepares one, what blocks a rival's."""

from __future__ import annotations

from typing import Final

from consigliere.games.condottiere.pieces import NO_SEAT, OFF_BOARD, REGIONS
from consigliere.games.condottiere.position import Position
from consigliere.games.condottiere.victory import BONUS

# In strength of cards, which is what regions are bought with: a full hand is worth some forty.
VICTORY: Final = 200.0
POINT: Final = 12.0  # of a campaign
ONE_FROM_VICTORY: Final = 20.0
EACH_WAY_TO_IT: Final = 2.0  # for each region that would then complete the victory, up to MANY_WAYS
MANY_WAYS: Final = 4
PLAIN_REGION: Final = 4.0
SHARED_BY_SEATS: Final = 18.0  # divided by the seats: the fewer they are, the more a region decides
EACH_JOINED: Final = 4.0  # for each region of its own that it would join
EACH_WAY_ON: Final = (
    0.25  # for each neighbour that is still to be had: from the middle of the map a group grows easily
)
BLOCKING: Final = 0.5  # of what a region would be worth to a rival who does not get it


class Realm:
    """The map as it stands: who controls what, and which regions are still to be had."""

    def __init__(self, p: Position) -> None:
        self.key: Final = realm_key(p)
        self._regions = [int(mask) for mask in p.regions]
        self._points = [int(number) for number in p.points]
        self._group = int(p.agreed.group)
        self._total = int(p.agreed.total)
        self._target = int(p.agreed.target)
        self._around = [int(mask) for mask in p.box.around]
        self._open = (1 << REGIONS) - 1 if p.agreed.capturing else ((1 << REGIONS) - 1) & ~int(p.controlled())
        self._free = self._open & ~(0 if p.favor == OFF_BOARD else 1 << int(p.favor))
        self._prizes: dict[tuple[int, int], float] = {}
        # How many regions would win the game for each seat that gets one of them now.
        self.ways: Final = [self._ways_to_win(own, self._free) for own in self._regions]

    def number(self, seat: int) -> int:
        """How many regions a seat controls."""
        return self._regions[seat].bit_count()

    def owner(self, region: int) -> int:
        """The seat that controls a region, or NO_SEAT."""
        return next((seat for seat, own in enumerate(self._regions) if (own >> region) & 1), NO_SEAT)

    def prize(self, seat: int, region: int) -> float:
        """What a region is worth to a seat that gets it, or to its owner who keeps it."""
        known = self._prizes.get((seat, region))
        if known is None:
            known = self._prizes[seat, region] = self._appraised(seat, region)
        return known

    def gain(self, seat: int, region: int) -> float:
        """What getting a region is worth to a seat, with what the owner loses by it [CON-15.10]."""
        owner = self.owner(region)
        loss = 0.0 if owner in (seat, NO_SEAT) else BLOCKING * self.prize(owner, region)
        return self.prize(seat, region) + loss

    def wins(self, seat: int, region: int) -> bool:
        """Whether a region would win the game for a seat that gets it."""
        return self.prize(seat, region) >= VICTORY

    def can_be_barred(self, seat: int, contested: int) -> bool:
        """Whether the Favor could go to the only region, beside the contested one, that wins the game for a seat."""
        own, others = self._regions[seat], ~(1 << contested)
        return self._ways_to_win(own, self._free & others) == self._ways_to_win(own, self._open & others) == 1

    def _appraised(self, seat: int, region: int) -> float:
        before = self._regions[seat] & ~(1 << region)
        joined = self._joined(self._groups(before), region)
        after = before | 1 << region
        if joined >= self._group:
            return self._victory(seat, after, BONUS)
        if after.bit_count() >= self._total:
            return self._victory(seat, after, 0)
        ways = self._ways_to_win(after, self._free)
        if ways:
            return ONE_FROM_VICTORY + EACH_WAY_TO_IT * min(ways, MANY_WAYS)
        plain = PLAIN_REGION + SHARED_BY_SEATS / len(self._regions)
        return (
            plain + EACH_JOINED * (joined - 1) + EACH_WAY_ON * (self._around[region] & self._free).bit_count()
        )

    def _victory(self, seat: int, after: int, bonus: int) -> float:
        """The game itself; in a campaign the points, unless they hand the campaign to somebody [CON-13.7]."""
        if not self._target:
            return VICTORY
        points = [had + own.bit_count() for had, own in zip(self._points, self._regions)]
        points[seat] = self._points[seat] + after.bit_count() + bonus
        if max(points) < self._target:
            return POINT * (after.bit_count() + bonus)
        return VICTORY if points[seat] == max(points) else 0.0

    def _ways_to_win(self, own: int, free: int) -> int:
        """How many of these regions would win the game for who holds those."""
        free &= ~own
        if own.bit_count() + 1 >= self._total:
            return free.bit_count()
        if own.bit_count() + 1 < self._group:
            return 0
        groups = self._groups(own)
        found = 0
        while free:
            one = free & -free
            found += self._joined(groups, one.bit_length() - 1) >= self._group
            free ^= one
        return found

    def _joined(self, groups: list[int], region: int) -> int:
        """The size of the group that a region would make of the groups it touches [CON-1.4]."""
        around = self._around[region]
        size = 1
        for group in groups:
            if group & around:
                size += group.bit_count()
        return size

    def _groups(self, own: int) -> list[int]:
        """The adjacent groups within a set of regions."""
        found: list[int] = []
        while own:
            group = frontier = own & -own
            while frontier:
                one = frontier & -frontier
                fresh = self._around[one.bit_length() - 1] & own & ~group
                group |= fresh
                frontier = (frontier ^ one) | fresh
            found.append(group)
            own &= ~group
        return found


def realm_key(p: Position) -> tuple[int, ...]:
    """What a realm is made from: while it stays the same, so does the worth of every region."""
    return (int(p.favor), *p.regions, *p.points)
