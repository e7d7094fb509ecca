"""The city of Mob City: tiles, owners, speakeasies, and the number tokens on the lots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity.agreed import Agreed
from consigliere.games.mobcity.box import GROUPS, NO_SEAT, Layout
from consigliere.games.mobcity.cards import Cards
from consigliere.kernel.viewer import bit

NONE: Final = 99  # no lot, block, tile, event or card
HOME: Final = 200  # where a number token is that is not in the city
UNOWNED: Final = 24  # NO_SEAT, as a byte

# What every captain has.
CASH: Final = 0
FAME: Final = 1  # notoriety
GRADE: Final = 2  # one more than the number of the whiskey's grade; 0 for no whiskey
BID: Final = 3
CHOICE: Final = 4  # sealed: the group of the first soldier and 1, or the lots where a moll is to be revealed
ORDERS: Final = 5  # standing orders, two bits each
SWITCHED: Final = 6  # those switched in this turn, as a mask
PERSON: Final = 7
HIDDEN: Final = -1  # a cash total that is not displayed [MOB-24.7]
NIBBLE: Final = 4


def value_in(orders: i64, order: i64) -> i64:
    """What one of the standing orders of a captain says, two bits each."""
    return (orders >> (2 * order)) & 3


class City(Cards):
    """The city, and what every captain has besides cards."""

    def __init__(
        self,
        agreed: Agreed,
        seats: i64,
        viewer: i64,
        at: vec[u8],
        piles: vec[u8],
        fight: vec[u8],
        floor: vec[u8],
        deck: vec[u8],
        batches: vec[u8],
        people: vec[i64],
        owners: vec[u8],
        stand: vec[u8],
        tiles: vec[u8],
    ) -> None:
        super().__init__(agreed, seats, viewer, at, piles, fight, floor, deck, batches)
        self.people: vec[i64] = people
        self.owners: vec[u8] = owners  # of the lots
        self.stand: vec[u8] = stand  # the lot of each group
        self.tiles: vec[u8] = tiles  # of the blocks
        self.layout: Layout = agreed.layout
        self.city: i64 = 0  # the lots in the city; masks of lots, like the next four
        self.glass: i64 = 0  # run as speakeasies
        self.shut: i64 = 0
        self.bombed: i64 = 0
        self.doubled: i64 = 0  # by a moll
        self.whiskey: i64 = 0  # cards left of each grade, four bits each
        self.favor: i64 = NO_SEAT
        self.police: i64 = NO_SEAT

    # Reading.

    def cash(self, seat: i64) -> i64:
        """A captain's cash; HIDDEN in a copy that does not show it."""
        return self.people[seat * PERSON + CASH]

    def fame(self, seat: i64) -> i64:
        """A captain's notoriety."""
        return self.people[seat * PERSON + FAME]

    def grade(self, seat: i64) -> i64:
        """The number of the grade of a captain's whiskey; -1 without whiskey."""
        return self.people[seat * PERSON + GRADE] - 1

    def person(self, what: i64, seat: i64) -> i64:
        """One of the numbers of a captain."""
        return self.people[seat * PERSON + what]

    def order(self, seat: i64, order: i64) -> i64:
        """What a standing order of a captain says."""
        return value_in(self.people[seat * PERSON + ORDERS], order)

    def owner(self, lot: i64) -> i64:
        """Who owns a building; NO_SEAT if nobody does."""
        return i64(self.owners[lot])

    def lot_of(self, group: i64) -> i64:
        """The lot on which the token of a group lies; HOME if it is at home."""
        return i64(self.stand[group])

    def is_in_city(self, lot: i64) -> bool:
        """Whether a lot belongs to a tile of this city."""
        return (self.city >> lot) & 1 == 1

    def bottles(self, grade: i64) -> i64:
        """How many whiskey cards of a grade are left."""
        return (self.whiskey >> (NIBBLE * grade)) & 15

    def distance(self, seat: i64) -> i64:
        """Steps clockwise from the holder of the Favor [MOB-1.6]."""
        return seat - self.favor if seat >= self.favor else seat - self.favor + self.seats

    def in_favor_order(self, step: i64) -> i64:
        """The seat at a distance [MOB-1.7]."""
        seat = self.favor + step
        return seat - self.seats if seat >= self.seats else seat

    def buildings(self, seat: i64) -> i64:
        """How many buildings a captain owns."""
        number: i64 = 0
        lot: i64
        for lot in range(self.box.lots):
            if i64(self.owners[lot]) == seat:
                number += 1
        return number

    def lowest_fame(self, seat: i64) -> i64:
        """A captain's floor [MOB-10.6]."""
        number = self.buildings(seat)
        return number if number > 1 else 1

    def standing(self, lot: i64) -> i64:
        """The captains with a group on a lot, as a mask."""
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.stands(seat, lot):
                mask |= bit(seat)
        return mask

    def occupied(self) -> i64:
        """The lots on which number tokens lie, as a mask."""
        mask: i64 = 0
        group: i64
        for group in range(self.pool):
            lot = i64(self.stand[group])
            if lot != HOME:
                mask |= bit(lot)
        return mask

    def stands(self, seat: i64, lot: i64) -> bool:
        """Whether a captain has a group on a lot."""
        at = seat * GROUPS
        return (
            i64(self.stand[at]) == lot
            or i64(self.stand[at + 1]) == lot
            or i64(self.stand[at + 2]) == lot
            or i64(self.stand[at + 3]) == lot
        )

    def first_lot(self, block: i64) -> i64:
        """The first lot of a block; the others follow."""
        return i64(self.tiles[block]) * self.box.lots_each

    def block_of(self, lot: i64) -> i64:
        """The block in which a lot lies; NONE if its tile is not in the city."""
        tile = lot // self.box.lots_each
        block: i64
        for block in range(self.agreed.blocks):
            if i64(self.tiles[block]) == tile:
                return block
        return NONE

    # Writing; for events alone.

    def pay(self, seat: i64, amount: i64) -> None:
        """Money leaves a captain, or comes to him if the amount is negative."""
        at = seat * PERSON + CASH
        if self.people[at] != HIDDEN:
            self.people[at] -= amount

    def place_tile(self, slot: i64, tile: i64) -> None:
        """A tile is laid into its slot."""
        block: i64
        for block in range(self.agreed.blocks):
            if self.layout.slots[block] == slot:
                self.tiles[block] = u8(tile)
        lot: i64
        for lot in range(tile * self.box.lots_each, (tile + 1) * self.box.lots_each):
            self.city |= bit(lot)

    def send_home(self, block: i64) -> None:
        """All number tokens of a block go home [MOB-21.18]."""
        first = self.first_lot(block)
        group: i64
        for group in range(self.seats * GROUPS):
            if first <= i64(self.stand[group]) < first + self.box.lots_each:
                self.stand[group] = HOME

    def end_day(self) -> None:
        """Police card and whiskey go back, glasses down, closures over [MOB-22.2, MOB-22.3]."""
        self.police = NO_SEAT
        self.glass = 0
        self.shut = 0
        self.bombed = 0
        self.doubled = 0
        self.stock_whiskey()
        seat: i64
        for seat in range(self.seats):
            self.people[seat * PERSON + GRADE] = 0

    def stock_whiskey(self) -> None:
        """All whiskey cards lie ready."""
        self.whiskey = 0
        grade: i64
        for grade in range(len(self.agreed.whiskey)):
            self.whiskey |= self.agreed.whiskey[grade] << (NIBBLE * grade)
