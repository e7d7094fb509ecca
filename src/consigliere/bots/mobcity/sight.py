"""The table as one captain sees it, read once for a decision."""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.bots.mobcity.forecast import Forecast
from consigliere.bots.mobcity.lore import Lore, lore_of
from consigliere.bots.mobcity.might import EMPTY, Side, mean_of, side, usual
from consigliere.games.mobcity import box as b
from consigliere.games.mobcity.box import ARMS, GROUPS
from consigliere.games.mobcity.cards import PILE, UNSEEN
from consigliere.games.mobcity.city import HOME
from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.position import Position
from consigliere.kernel.viewer import members


class Group(NamedTuple):
    """A group: whose it is, where it stands, what is known of it, and how strong it is taken to be."""

    seat: int
    number: int
    lot: int
    characters: tuple[int, ...]  # those seen or remembered
    arms: tuple[int, ...]
    side: Side


class Sight:
    """What lies open, one's own cards, and what was seen of the others' and is remembered."""

    def __init__(self, p: Position, memory: Memory, me: int) -> None:
        self.p: Final = p
        self._memory = memory
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
        self._rivals_at = self._standing()
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
            if not p.size(place):
                continue
            at = place * PILE
            arms = [int(number) for number in p.piles[at : at + ARMS]]
            unseen = int(p.piles[at + UNSEEN])
            rest = self._recall(place, unseen, people[place], arms) if unseen else EMPTY
            found.append(
                Group(
                    place // GROUPS,
                    place % GROUPS,
                    int(p.lot_of(place)),
                    tuple(people[place]),
                    tuple(arms),
                    side(lore, people[place], arms).with_side(rest),
                )
            )
        return found

    def _recall(self, place: int, unseen: int, people: list[int], arms: list[int]) -> Side:
        """Add the cards that this captain remembers in a group; what the others amount to on average."""
        lore = self.lore
        rest = EMPTY
        for source in self._memory.sources:
            number = min(unseen, int(source.share(place)))
            if not number:
                continue
            unseen -= number
            if source.number:
                rest = rest.with_side(usual(lore).times(number))
                continue
            cards = [int(card) for card in source.cards]
            if len(cards) == number:
                people += [card for card in cards if card < lore.characters]
                for card in cards:
                    if card >= lore.characters:
                        arms[card - lore.characters] += 1
            else:
                counts = [0] * (lore.characters + ARMS)
                for card in cards:
                    counts[card] += 1
                rest = rest.with_side(mean_of(lore, counts).times(number))
        return rest.with_side(usual(lore).times(unseen))

    def _standing(self) -> dict[int, dict[int, Side]]:
        found: dict[int, dict[int, Side]] = {}
        for group in self.groups:
            if group.seat != self.me and group.lot != HOME:
                there = found.setdefault(group.lot, {})
                there[group.seat] = there.get(group.seat, EMPTY).with_side(group.side)
        return found

    def holds_moll(self, group: Group) -> bool:
        """Whether a moll is seen in a group."""
        return any(self.lore.profiles[card].role == b.MOLL for card in group.characters)

    def rivals_at(self, lot: int) -> dict[int, Side]:
        """The rivals standing on a lot, each with the strength of all their groups there."""
        return self._rivals_at.get(lot, {})
