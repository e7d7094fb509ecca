"""The table as one captain sees it, read once for a decision."""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.bots.mobcity.forecast import Forecast
from consigliere.bots.mobcity.lore import Lore, lore_of
from consigliere.bots.mobcity.might import EMPTY, Side, side
from consigliere.games.mobcity import box as b
from consigliere.games.mobcity.box import ARMS, GROUPS
from consigliere.games.mobcity.cards import PILE, UNSEEN
from consigliere.games.mobcity.city import HOME
from consigliere.games.mobcity.position import Position
from consigliere.kernel.viewer import members


class Group(NamedTuple):
    """A group: whose it is, where it stands, and what is seen of it."""

    seat: int
    number: int
    lot: int
    size: int
    characters: tuple[int, ...]
    arms: tuple[int, ...]
    unseen: int
    side: Side

    @property
    def is_sent(self) -> bool:
        """Whether its token lies in the city."""
        return self.lot != HOME


class Sight:
    """What lies open, and one's own cards."""

    def __init__(self, p: Position, me: int) -> None:
        self.p: Final = p
        self.lore: Final[Lore] = lore_of(p.box)
        self.me: Final = me
        self.seats: Final = int(p.seats)
        self.rivals: Final = [seat for seat in range(self.seats) if seat != me]
        self.fame: Final = [int(p.fame(seat)) for seat in range(self.seats)]
        self.cash: Final = int(p.cash(me))
        self.owners: Final[list[int]] = [int(owner) for owner in p.owners]
        self.lots: Final = members(p.city)
        self.own: Final = [lot for lot in self.lots if self.owners[lot] == me]
        self.most_fame: Final = int(p.box.terms.most_notoriety)
        self.is_police: Final = int(p.police) == me
        self.steps: Final[list[int]] = [int(step) for step in p.steps]
        self.groups: Final = self._groups()
        self.mine: Final = [group for group in self.groups if group.seat == me]
        self.forecast: Final = Forecast(p)

    # Groups.

    def _groups(self) -> list[Group]:
        p, lore = self.p, self.lore
        places = self.seats * GROUPS
        people: list[list[int]] = [[] for _ in range(places)]
        for card in range(lore.characters):
            place = int(p.place_of(card))
            if place < places:
                people[place].append(card)
        found: list[Group] = []
        for place in range(places):
            size = int(p.size(place))
            if not size:
                continue
            at = place * PILE
            arms = tuple(int(number) for number in p.piles[at : at + ARMS])
            unseen = int(p.piles[at + UNSEEN])
            strength = side(lore, people[place], arms, unseen)
            found.append(
                Group(
                    place // GROUPS,
                    place % GROUPS,
                    int(p.lot_of(place)),
                    size,
                    tuple(people[place]),
                    arms,
                    unseen,
                    strength,
                )
            )
        return found

    def holds_moll(self, group: Group) -> bool:
        """Whether a moll is seen in a group."""
        return any(self.lore.profiles[card].role == b.MOLL for card in group.characters)

    def rivals_at(self, lot: int) -> dict[int, Side]:
        """The rivals standing on a lot, each with the strength of all their groups there."""
        found: dict[int, Side] = {}
        for group in self.groups:
            if group.lot == lot and group.seat != self.me:
                found[group.seat] = found.get(group.seat, EMPTY).with_side(group.side)
        return found
