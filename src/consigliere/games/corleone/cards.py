"""Where the cards of Corleone's Empire lie: piles kept as counts of each kind.

In a viewer's copy the piles that viewer may not see hold UNKNOWN cards only, so truth and view are the same class and
fold the same events.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone.action import Numbers
from consigliere.games.corleone.box import NO_SEAT, Box
from consigliere.kernel.state import State
from consigliere.kernel.viewer import bit

# Piles: four of the table, then four of each seat.
BANK: Final = 0  # the open stacks of money and goods
DECK: Final = 1  # of jobs
DISCARDS: Final = 2  # jobs, face up
PUBLIC: Final = 3  # jobs anybody may complete
HAND: Final = 4
CASE: Final = 5  # the money in the suitcase
CHOSEN: Final = 6  # set aside: unfinished or sealed choices, and bids laid open
DONE: Final = 7  # completed jobs
PILES_OF_A_SEAT: Final = 4


def pile(which: i64, seat: i64) -> i64:
    """The number of a seat's pile."""
    return which + seat * PILES_OF_A_SEAT


def number_of_piles(seats: i64) -> i64:
    """How many piles a table of so many seats has."""
    return HAND + seats * PILES_OF_A_SEAT


class Agreed:
    """The edition and the options of a table, as the rules ask for them."""

    def __init__(
        self,
        box: Box,
        numbers: Numbers,
        seats: int,
        public_jobs: int,
        first_player: int,
        deals_families: bool,
        open_ledger: bool,
        rules: int,
    ) -> None:
        setup = box.setups[seats]
        self.box: Final = box
        self.numbers: Final = numbers
        self.setup: Final = setup
        self.thugs: i64 = setup.thugs
        self.public_jobs: i64 = public_jobs  # spaces for them [CORL-2.8 to CORL-2.10]
        self.first_player: i64 = first_player  # NO_SEAT: a random one [CORL-2.19]
        self.deals_families: bool = deals_families  # [CORL-2.20]
        self.open_ledger: bool = open_ledger  # [CORL-20.1]
        self.rules: i64 = rules  # the version of the rules that is played by
        self.closed: i64 = box.board.three_plus if setup.is_small else 0  # spaces, as a mask [CORL-2.17]
        self.markers: i64 = box.markers * seats  # that a stack can hold at most


class Cards(State):
    """The cards on the table, in hands and in suitcases."""

    def __init__(self, agreed: Agreed, seats: i64, viewer: i64, cards: vec[u8], sizes: vec[i64]) -> None:
        super().__init__(seats, viewer)
        self.agreed: Agreed = agreed
        self.box: Box = agreed.box
        self.width: i64 = agreed.box.width
        self.cards: vec[u8] = cards
        self.sizes: vec[i64] = sizes
        self.unseen: i64 = 0  # the piles this copy's viewer may not see, as a mask; none in the truth
        self.row: i64 = 0  # the allies shown, as a mask
        self.later: i64 = 0  # the allies that may still be shown
        self.gone: i64 = 0  # the allies out of the game

    # Reading.

    def held(self, which: i64, seat: i64, card: i64) -> i64:
        """How many cards of a kind lie in a seat's pile."""
        return i64(self.cards[(which + seat * PILES_OF_A_SEAT) * self.width + card])

    def laid(self, which: i64, card: i64) -> i64:
        """How many cards of a kind lie in a pile of the table."""
        return i64(self.cards[which * self.width + card])

    def size(self, which: i64, seat: i64) -> i64:
        """How many cards lie in a seat's pile."""
        return self.sizes[which + seat * PILES_OF_A_SEAT]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; public [CORL-K2]."""
        return self.sizes[HAND + seat * PILES_OF_A_SEAT]

    def hand_money(self, seat: i64) -> i64:
        """How many money cards a seat holds, as far as this copy knows."""
        start: i64 = (HAND + seat * PILES_OF_A_SEAT) * self.width
        number: i64 = 0
        money: i64
        for money in range(self.box.money):
            number += i64(self.cards[start + money])
        return number

    def sum_of(self, which: i64, seat: i64) -> i64:
        """What the money in a seat's pile is worth, as far as this copy knows."""
        start: i64 = (which + seat * PILES_OF_A_SEAT) * self.width
        total: i64 = 0
        money: i64
        for money in range(self.box.money):
            total += i64(self.cards[start + money]) * self.box.worth[money]
        return total

    def completed(self, seat: i64, colour: i64) -> i64:
        """How many jobs of a colour a seat has completed [CORL-20.2]."""
        number: i64 = 0
        job: i64
        for job in range(len(self.box.jobs)):
            if self.box.jobs[job].colour == colour:
                number += self.held(DONE, seat, self.box.first_job + job)
        return number

    def hides(self, which: i64, seat: i64) -> bool:
        """Whether this copy holds cards of a seat's pile that it does not know."""
        return self.held(which, seat, self.box.unknown) > 0

    # Writing; for events alone.

    def move(self, source: i64, target: i64, card: i64) -> None:
        """One card changes its pile. A copy that may not see a pile moves an unknown card instead."""
        self.take_out(source, card)
        self.put_in(target, card)

    def take_out(self, source: i64, card: i64) -> None:
        """One card leaves a pile."""
        taken: i64 = card
        if (self.unseen >> source) & 1 and self.cards[source * self.width + card] == 0:
            taken = self.box.unknown
        self.cards[source * self.width + taken] -= 1
        self.sizes[source] -= 1

    def put_in(self, target: i64, card: i64) -> None:
        """One card comes to a pile."""
        put: i64 = card
        if (self.unseen >> target) & 1:
            put = self.box.unknown
        self.cards[target * self.width + put] += 1
        self.sizes[target] += 1

    def move_all(self, source: i64, target: i64) -> None:
        """All cards of a pile go to another one."""
        if self.sizes[source] == 0:
            return
        hidden: bool = (self.unseen >> target) & 1 == 1
        card: i64
        for card in range(self.width):
            number = self.cards[source * self.width + card]
            if number > 0:
                self.cards[source * self.width + card] = 0
                put: i64 = card
                if hidden:
                    put = self.box.unknown
                self.cards[target * self.width + put] += number
        self.sizes[target] += self.sizes[source]
        self.sizes[source] = 0

    def throw_away(self, source: i64, card: i64) -> None:
        """A card is discarded: money and goods to the bank, jobs face up, allies out of the game [CORL-14.8]."""
        self.take_out(source, card)
        if card >= self.box.first_ally:
            self.gone |= bit(card - self.box.first_ally)
        elif card >= self.box.first_job:
            self.put_in(DISCARDS, card)
        else:
            self.put_in(BANK, card)

    def deal_starting_hand(self, seat: i64) -> None:
        """The money of the first hand [CORL-2.18]."""
        for money in self.box.starting_money:
            self.move(BANK, pile(HAND, seat), money)

    def disclose(self, which: i64, card: i64, number: i64) -> None:
        """This copy learns that a pile holds so many cards of a kind."""
        more = u8(number) - self.cards[which * self.width + card]
        self.cards[which * self.width + card] += more
        self.cards[which * self.width + self.box.unknown] -= more

    def disclose_deck(self) -> None:
        """When every other job lies open, the deck is known too."""
        if self.laid(DECK, self.box.unknown) == 0:
            return
        card: i64
        for card in range(self.box.first_job, self.box.first_ally):
            number = i64(self.box.counts[card])
            which: i64
            for which in range(number_of_piles(self.seats)):
                if which != DECK:
                    number -= self.laid(which, card)
            self.disclose(DECK, card, number)

    def hide(self, which: i64) -> None:
        """Make the cards of a pile unknown to this copy."""
        self.unseen |= bit(which)
        if self.sizes[which] == 0:
            return
        at: i64 = which * self.width
        unknown: i64 = at + self.box.unknown
        while at < unknown:
            self.cards[unknown] += self.cards[at]
            self.cards[at] = 0
            at += 1


def no_cards(box: Box, seats: i64) -> vec[u8]:
    """Every pile empty."""
    return vec[u8]([u8(0)] * (number_of_piles(seats) * box.width))


def fill_box(p: Cards) -> None:
    """The state before the first event: money and goods in their stacks, jobs in the deck, allies to come."""
    box = p.box
    card: i64
    for card in range(box.kinds):
        number: i64 = i64(box.counts[card])
        which: i64 = BANK if card < box.first_job else DECK
        if card < box.first_ally:
            p.cards[which * p.width + card] = u8(number)
            p.sizes[which] += number
    p.later = bit(len(box.allies)) - 1


def no_seat(seat: i64) -> int | None:
    """A seat for plain values; None if there is none."""
    return None if seat == NO_SEAT else int(seat)
