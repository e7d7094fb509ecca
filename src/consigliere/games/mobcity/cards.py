"""Where the enforcers of Mob City are: in groups, in the pool, under the deck, on the floor of a shootout.

In a viewer's copy a place holds the cards that viewer sees and a number of unseen ones, so truth and view are the same
class and fold the same events. Face-down cards have no positions: a group is a set. The deck is a row of batches, and
within a batch no card lies anywhere in particular, so there is no order to leak [MOB-1.11].
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity.agreed import Agreed
from consigliere.games.mobcity.box import ARMS, GROUPS, LIEUTENANT, Box
from consigliere.kernel.state import State

# Places: the groups of all captains, the pool, and before each captain his first soldier [MOB-2.17].
IN_DECK: Final = 250
NOWHERE: Final = 251  # in a viewer's copy: where this viewer does not see

# A place holds weapons of each kind, so many cards in all, so many unseen, and a lieutenant or none.
SIZE: Final = 4
UNSEEN: Final = 5
BOSS: Final = 6
PILE: Final = 7
NO_BOSS: Final = 255

# What a character at the scene of a shootout has: so many weapons as it can hold, and then its fate so far.
AWAY: Final = 0
READY: Final = 1
ACTED: Final = 2
WOUNDED: Final = 3
FATES: Final = ("away", "ready", "acted", "wounded")


class Cards(State):
    """The cards, wherever they are."""

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
    ) -> None:
        super().__init__(seats, viewer)
        self.agreed: Agreed = agreed
        self.box: Box = agreed.box
        self.at: vec[u8] = at  # the place of each character
        self.piles: vec[u8] = piles
        self.fight: vec[u8] = fight
        # Weapons of one character in there, and the place of its fate behind them.
        self.most_held: i64 = agreed.most_held
        self.fighter: i64 = agreed.most_held + 1
        self.floor: vec[u8] = (
            floor  # weapons each captain alone may collect, then those for anybody [MOB-17.8]
        )
        self.deck: vec[u8] = deck  # the cards of the deck, batch by batch, each batch by number
        self.batches: vec[u8] = batches  # how many cards each batch holds, the first to be drawn first
        self.spent: i64 = 0  # batches that are used up
        self.is_open: bool = False  # cards still go into the last batch
        self.pool: i64 = seats * GROUPS

    # Reading.

    def hand(self, seat: i64) -> i64:
        """The place of a captain's first soldier before it joins a group."""
        return self.pool + 1 + seat

    def place_of(self, card: i64) -> i64:
        """Where a character is."""
        return i64(self.at[card])

    def size(self, place: i64) -> i64:
        """How many cards a place holds."""
        return i64(self.piles[place * PILE + SIZE])

    def unseen(self, place: i64) -> i64:
        """How many of them this copy does not see."""
        return i64(self.piles[place * PILE + UNSEEN])

    def arms(self, place: i64, weapon: i64) -> i64:
        """How many weapons of a kind lie in a place, those held by characters not among them."""
        return i64(self.piles[place * PILE + weapon])

    def boss(self, place: i64) -> i64:
        """The lieutenant of a group; NO_BOSS if there is none."""
        return i64(self.piles[place * PILE + BOSS])

    def characters(self, place: i64) -> i64:
        """How many characters this copy sees in a place where nobody holds a weapon."""
        at = place * PILE
        armed: i64 = (
            i64(self.piles[at]) + i64(self.piles[at + 1]) + i64(self.piles[at + 2]) + i64(self.piles[at + 3])
        )
        return i64(self.piles[at + SIZE]) - i64(self.piles[at + UNSEEN]) - armed

    def has(self, place: i64, card: i64) -> bool:
        """Whether a card is seen in a place, held by nobody if it is a weapon."""
        if card < self.box.characters:
            return i64(self.at[card]) == place
        return self.piles[place * PILE + card - self.box.first_weapon] > 0

    def held(self, character: i64, slot: i64) -> i64:
        """One more than the weapon a character has in a slot; 0 for none."""
        return i64(self.fight[character * self.fighter + slot])

    def holding(self, character: i64) -> i64:
        """How many weapons a character holds."""
        number: i64 = 0
        slot: i64
        for slot in range(self.most_held):
            if self.fight[character * self.fighter + slot] > 0:
                number += 1
        return number

    def holds(self, character: i64, weapon: i64) -> i64:
        """How many weapons of a kind a character holds."""
        number: i64 = 0
        slot: i64
        for slot in range(self.most_held):
            if i64(self.fight[character * self.fighter + slot]) == weapon + 1:
                number += 1
        return number

    def fate(self, character: i64) -> i64:
        """What a character does at the scene."""
        return i64(self.fight[character * self.fighter + self.most_held])

    def is_fighting(self, character: i64) -> bool:
        """Whether a character is at the scene and not wounded."""
        fate = self.fight[character * self.fighter + self.most_held]
        return READY <= i64(fate) <= ACTED

    def on_floor(self, owner: i64, weapon: i64) -> i64:
        """How many weapons of a kind lie at the scene for one captain alone, or for anybody (owner = seats)."""
        return i64(self.floor[owner * ARMS + weapon])

    # Writing; for events alone.

    def put(self, place: i64, card: i64) -> None:
        """A card comes to a place; a card that this copy does not see is only counted."""
        at = place * PILE
        self.piles[at + SIZE] += 1
        if card == self.box.unknown:
            self.piles[at + UNSEEN] += 1
        elif card < self.box.characters:
            self.at[card] = u8(place)
            if self.box.role[card] == LIEUTENANT and place < self.pool:
                self.piles[at + BOSS] = u8(card)
        else:
            self.piles[at + card - self.box.first_weapon] += 1

    def take(self, place: i64, card: i64) -> None:
        """A card leaves a place; one that this copy did not see there was among the unseen."""
        at = place * PILE
        self.piles[at + SIZE] -= 1
        if card == self.box.unknown or not self.has(place, card):
            self.piles[at + UNSEEN] -= 1
        elif card < self.box.characters:
            self.at[card] = NOWHERE
            if i64(self.piles[at + BOSS]) == card:
                self.piles[at + BOSS] = NO_BOSS
        else:
            self.piles[at + card - self.box.first_weapon] -= 1

    def show(self, place: i64, card: i64) -> None:
        """A card of a place is shown: whoever did not see it does now."""
        if self.piles[place * PILE + UNSEEN] > 0 and (
            card >= self.box.characters or not self.has(place, card)
        ):
            self.take(place, self.box.unknown)
            self.put(place, card)

    def uncover(self, place: i64, card: i64) -> None:
        """One of the unseen cards of a place is this one."""
        self.piles[place * PILE + UNSEEN] -= 1
        if card < self.box.characters:
            self.at[card] = u8(place)
        else:
            self.piles[place * PILE + card - self.box.first_weapon] += 1

    def hide(self, place: i64) -> None:
        """This copy no longer sees the cards of a place, its lieutenant excepted."""
        self.cover(place)
        boss = i64(self.piles[place * PILE + BOSS])
        card: i64
        for card in range(self.box.characters):
            if i64(self.at[card]) == place and card != boss:
                self.at[card] = NOWHERE

    def cover(self, place: i64) -> None:
        """Count the cards of a place as unseen, its lieutenant excepted."""
        at = place * PILE
        weapon: i64
        for weapon in range(ARMS):
            self.piles[at + weapon] = 0
        self.piles[at + UNSEEN] = self.piles[at + SIZE]
        if i64(self.piles[at + BOSS]) != NO_BOSS:
            self.piles[at + UNSEEN] -= 1

    def put_under(self, card: i64) -> None:
        """A card goes under the deck, into the batch that is open or a new one."""
        if self.is_open:
            self.batches[len(self.batches) - 1] += 1
        else:
            self.batches = append(self.batches, 1)
            self.is_open = True
        put: u8 = u8(card) if self.viewer_sees_deck() else u8(self.box.unknown)
        self.deck = append(self.deck, put)
        if card < self.box.characters and self.viewer_sees_deck():
            self.at[card] = IN_DECK
        # Within a batch cards lie by number, so that nothing tells in which order they came.
        start = len(self.deck) - i64(self.batches[len(self.batches) - 1])
        place: i64 = len(self.deck) - 1
        while place > start and self.deck[place - 1] > put:
            self.deck[place] = self.deck[place - 1]
            place -= 1
        self.deck[place] = put

    def viewer_sees_deck(self) -> bool:
        """Whether this is the truth; nobody else sees the deck."""
        return False

    def draw_card(self, card: i64) -> None:
        """A card leaves the first batch of the deck, which must hold it."""
        sought: u8 = u8(card)
        if not self.viewer_sees_deck():
            sought = u8(self.box.unknown)
        self.deck = remove(self.deck, sought)
        if card < self.box.characters:
            self.at[card] = NOWHERE
        self.batches[0] -= 1
        if self.batches[0] == 0:
            self.batches = self.batches[1:]
            self.spent += 1

    def hold(self, character: i64, weapon: i64) -> None:
        """A character takes a weapon into a free slot."""
        slot: i64 = 0
        while self.fight[character * self.fighter + slot] > 0:
            slot += 1
        self.fight[character * self.fighter + slot] = u8(weapon + 1)

    def let_go(self, character: i64, weapon: i64) -> None:
        """A character no longer holds a weapon; those behind it move up."""
        at = character * self.fighter
        last = at + self.most_held - 1
        while at < last and i64(self.fight[at]) != weapon + 1:
            at += 1
        while at < last:
            self.fight[at] = self.fight[at + 1]
            at += 1
        self.fight[last] = 0
