"""A position of Condottiere: what lies where, and the one method that changes it.

Cards lie in piles kept as counts of each kind. In a viewer's copy the piles that viewer may not see hold
UNKNOWN cards only, so truth and view are the same class and fold the same events.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import (
    KINDS,
    NO_CARD,
    NO_REGION,
    NO_SEAT,
    OFF_BOARD,
    REGIONS,
    UNKNOWN,
    WIDTH,
    Box,
)
from consigliere.kernel.state import State
from consigliere.kernel.viewer import bit, count

# Piles: two of the table, then four of each seat.
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2
LINE: Final = 3
DOWN: Final = 4  # the face-down card of a line [CON-16.3]
BURIED: Final = 5  # discarded unseen: only its owner knows [CON-7.17]
PILES_OF_A_SEAT: Final = 4


def pile(which: i64, seat: i64) -> i64:
    """The number of a seat's pile."""
    return which + seat * PILES_OF_A_SEAT


class Agreed:
    """The options of a game, as the rules ask for them."""

    def __init__(
        self,
        total: int,
        group: int,
        first_holder: int,
        target: int,
        draw_after_battle: bool,
        capturing: bool,
        defender_takes_token: bool,
        favor_on_contested: bool,
        full_board_ends: bool,
        hidden: bool,
        show_cards: bool,
        live_clock: bool,
    ) -> None:
        self.total: i64 = total  # regions that win [CON-9.1, CON-9.2]
        self.group: i64 = group  # adjacent regions that win
        self.first_holder: i64 = first_holder  # NO_SEAT: a random one
        self.target: i64 = target  # points that end a campaign; 0 without one
        self.draw_after_battle: bool = draw_after_battle
        self.capturing: bool = capturing
        # The letter of capturing regions [CON-15.13, CON-15.15, CON-15.17]: never without it.
        self.defender_takes_token: bool = defender_takes_token
        self.favor_on_contested: bool = favor_on_contested
        self.full_board_ends: bool = full_board_ends
        self.hidden: bool = hidden
        self.show_cards: bool = show_cards
        self.live_clock: bool = live_clock


class Position(State):
    """Everything that lies on the table and in hands, and whose turn it is."""

    def __init__(
        self,
        box: Box,
        agreed: Agreed,
        seats: i64,
        viewer: i64,
        cards: vec[u8],
        sizes: vec[i64],
        regions: vec[i64],
        points: vec[i64],
    ) -> None:
        super().__init__(seats, viewer)
        self.box: Box = box
        self.agreed: Agreed = agreed
        self.cards: vec[u8] = cards
        self.sizes: vec[i64] = sizes
        self.regions: vec[i64] = regions  # controlled by each seat, as a mask
        self.points: vec[i64] = points
        self.unseen: i64 = 0  # the piles this copy's viewer may not see, as a mask; none in the truth
        self.stage: i64 = e.IN_THE_BOX
        self.asked: i64 = 0  # the seats asked, as a mask
        self.answered: i64 = 0  # of them, in CON-D5, those who have answered
        self.discarding: i64 = 0  # of them, those who will discard: secret until all have answered
        self.drawn: i64 = 0  # seats that have drawn after this battle [CON-12.8]
        self.out: i64 = 0
        self.played: i64 = 0  # seats that have played a card in this battle
        self.finalists: i64 = 0  # seats in the final battle; 0 before it
        self.contested: i64 = NO_REGION
        self.favor: i64 = OFF_BOARD
        self.holder: i64 = NO_SEAT
        self.chooser: i64 = NO_SEAT
        self.first_holder: i64 = NO_SEAT
        self.game: i64 = 0
        self.battles: i64 = 0
        self.idle: i64 = 0  # empty battles in a row [CON-18.1]
        self.ending: i64 = e.NOT_ENDED
        self.winners: i64 = 0

    # Reading.

    def held(self, which: i64, seat: i64, card: i64) -> u8:
        """How many cards of a kind lie in a seat's pile."""
        return self.cards[(which + seat * PILES_OF_A_SEAT) * WIDTH + card]

    def size(self, which: i64, seat: i64) -> i64:
        """How many cards lie in a seat's pile."""
        return self.sizes[which + seat * PILES_OF_A_SEAT]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; public [CON-11.6]."""
        return self.sizes[HAND + seat * PILES_OF_A_SEAT]

    def holders(self) -> i64:
        """The seats that hold cards, as a mask."""
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.sizes[HAND + seat * PILES_OF_A_SEAT] > 0:
                mask |= bit(seat)
        return mask

    def face_down(self, seat: i64) -> i64:
        """The face-down card in a seat's line, or NO_CARD."""
        if self.sizes[pile(DOWN, seat)] == 0:
            return NO_CARD
        start: i64 = pile(DOWN, seat) * WIDTH
        card: i64 = 0
        while self.cards[start + card] == 0:
            card += 1
        return card

    def controlled(self) -> i64:
        """The regions with a control marker, as a mask."""
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            mask |= self.regions[seat]
        return mask

    def owner(self, region: i64) -> i64:
        """The seat that controls a region, or NO_SEAT."""
        seat: i64
        for seat in range(self.seats):
            if (self.regions[seat] >> region) & 1:
                return seat
        return NO_SEAT

    def defender(self) -> i64:
        """The owner of the contested region under capturing regions, or NO_SEAT [CON-15.4, CON-17.6]."""
        if not self.agreed.capturing or self.contested == NO_REGION:
            return NO_SEAT
        return self.owner(self.contested)

    def is_over(self) -> bool:
        return self.stage == e.OVER

    def fault(self) -> str:
        return self._miscounted() or self._misplaced()

    def _misplaced(self) -> str:
        """Whoever is asked, holds the token or wins sits at the table, and markers lie on the map."""
        if (self.asked | self.winners | self.finalists | self.out) & ~self.everyone:
            return "somebody is named who does not sit there"
        if self.stage != e.IN_THE_BOX and not 0 <= self.holder < self.seats:
            return "nobody holds the token"
        if self.controlled() >> REGIONS:
            return "a marker lies off the map"
        if not self.finalists and e.PLAY <= self.stage <= e.FAVOR and self.contested == NO_REGION:
            return "a battle is fought for no region"
        if (self.stage == e.OVER) != (self.ending != e.NOT_ENDED and self.winners != 0):
            return "the game has ended without an end"
        return ""

    def _miscounted(self) -> str:
        """Every card is in exactly one place, and no region has two markers [section 8, 1 and 2]."""
        for card in range(KINDS):
            number = sum(
                int(self.cards[which * WIDTH + card]) for which in range(number_of_piles(self.seats))
            )
            if self.unseen == 0 and number != int(self.box.counts[card]):
                return f"there are {number} cards of kind {card}"
        for which in range(number_of_piles(self.seats)):
            held = sum(int(self.cards[which * WIDTH + card]) for card in range(WIDTH))
            if held != int(self.sizes[which]):
                return f"pile {which} is miscounted"
        if sum(int(count(self.regions[seat])) for seat in range(self.seats)) != count(self.controlled()):
            return "a region has two markers"
        return ""

    # Writing.

    def write(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == e.ASKED:
            self.asked = a
            self.stage = b
            self.answered = 0
        elif kind == e.CARD_DEALT:
            self._move(DECK, HAND + a * PILES_OF_A_SEAT, b)
        elif kind == e.CARD_PLAYED:
            piles = a * PILES_OF_A_SEAT
            self._move(HAND + piles, DOWN + piles if c else LINE + piles, b)
            self.played |= bit(a)
        elif kind == e.PASSED:
            if b:
                self.out |= bit(a)
        elif kind == e.HAND_ANSWERED:
            self.answered |= bit(a)
            if b == e.DISCARD_HAND:
                self.discarding |= bit(a)
            else:
                self.discarding &= ~bit(a)
        elif kind == e.CARD_SPENT:
            self._move(pile(LINE, a), DISCARD, b)
        elif kind == e.MERCENARY_TAKEN_BACK:
            if b != NO_CARD:
                self._move(pile(LINE, a), pile(HAND, a), b)
        elif kind == e.FAVOR_PLACED:
            self.favor = c
        elif kind == e.SEASONS_DISCARDED or kind == e.MERCENARIES_DISMISSED:
            self._discard_from_lines(a)
        elif kind == e.CARD_TURNED_UP or kind == e.LINE_REVEALED:
            self._move(pile(DOWN, a), pile(LINE, a), b)
        elif kind == e.BATTLE_STARTED:
            self.contested = a
            self.out = d
            self.played = 0
            self.battles += 1
        elif kind == e.BATTLE_ENDED:
            if self.played == 0:
                self.idle += 1
            else:
                self.idle = 0
            self.drawn = 0
        elif kind == e.REGION_CONQUERED:
            self.regions[a] |= bit(b)
        elif kind == e.REGION_CAPTURED:
            self.regions[c] &= ~bit(b)
            self.regions[a] |= bit(b)
        elif kind == e.TOKEN_GIVEN:
            self.holder = a
        elif kind == e.REGION_CHOSEN:
            self.chooser = a
            self.contested = b
        elif kind == e.LINES_DISCARDED:
            seat: i64
            for seat in range(self.seats):
                self._move_all(pile(LINE, seat), DISCARD)
        elif kind == e.ANSWERS_CLOSED:
            self.answered = 0
            self.discarding = 0
            self.asked = 0
        elif kind == e.HAND_DISCARDED:
            self._move_all(pile(HAND, a), pile(BURIED, a))
        elif kind == e.CARDS_KEPT:
            self._keep(a, b, c, d)
        elif kind == e.DECK_SHUFFLED:
            self._gather()
        elif kind == e.DRAW_NAMED:
            self.drawn |= bit(a)
        elif kind == e.STALEMATE_REDEAL:
            self.idle = 0
        elif kind == e.GAME_STARTED:
            self._clear_board(a, b)
        elif kind == e.FINAL_BATTLE_STARTED:
            self.finalists = a
            self.out = self.everyone & ~a
            self.played = 0
            self.contested = NO_REGION
        elif kind == e.GAME_SCORED:
            self.points[a] = d
        elif kind == e.CARDS_OPENED:
            self._open(pile(a, b) if a >= HAND else a, c, d)
        elif kind == e.GAME_ENDED:
            self.winners = a
            self.ending = b
            self.stage = e.OVER
            self.asked = 0
            self.unseen = 0

    def _move(self, source: i64, target: i64, card: i64) -> None:
        """One card changes its pile. A copy that may not see a pile moves an unknown card instead."""
        cards = self.cards
        taken: i64 = card
        put: i64 = card
        if (self.unseen >> source) & 1 and cards[source * WIDTH + card] == 0:
            taken = UNKNOWN
        if (self.unseen >> target) & 1:
            put = UNKNOWN
        cards[source * WIDTH + taken] -= 1
        cards[target * WIDTH + put] += 1
        self.sizes[source] -= 1
        self.sizes[target] += 1

    def _move_all(self, source: i64, target: i64) -> None:
        if self.sizes[source] == 0:
            return
        cards = self.cards
        hides: bool = (self.unseen >> target) & 1 == 1
        card: i64
        for card in range(WIDTH):
            number = cards[source * WIDTH + card]
            if number > 0:
                cards[source * WIDTH + card] = 0
                put = card
                if hides:
                    put = UNKNOWN
                cards[target * WIDTH + put] += number
        self.sizes[target] += self.sizes[source]
        self.sizes[source] = 0

    def _discard_from_lines(self, card: i64) -> None:
        seat: i64
        for seat in range(self.seats):
            while self.held(LINE, seat, card) > 0:
                self._move(pile(LINE, seat), DISCARD, card)

    def _keep(self, seat: i64, number: i64, first: i64, second: i64) -> None:
        """The hand is buried, all but the cards kept [CON-8.3]."""
        self._move_all(pile(HAND, seat), pile(BURIED, seat))
        if number > 0:
            self._move(pile(BURIED, seat), pile(HAND, seat), first)
        if number > 1:
            self._move(pile(BURIED, seat), pile(HAND, seat), second)

    def _gather(self) -> None:
        """Everything discarded, seen or unseen, goes back into the deck."""
        self._move_all(DISCARD, DECK)
        seat: i64
        for seat in range(self.seats):
            self._move_all(pile(BURIED, seat), DECK)

    def _clear_board(self, game: i64, first_holder: i64) -> None:
        seat: i64
        for seat in range(self.seats):
            self.regions[seat] = 0
        self.game = game
        self.first_holder = first_holder
        self.holder = first_holder
        self.chooser = first_holder
        self.contested = NO_REGION
        self.favor = OFF_BOARD
        self.out = 0
        self.played = 0
        self.battles = 0
        self.idle = 0

    def _open(self, which: i64, card: i64, number: i64) -> None:
        """The game is over: this copy learns what lay in a pile it could not see."""
        if (self.unseen >> which) & 1:
            self.cards[which * WIDTH + UNKNOWN] -= u8(number)
            self.cards[which * WIDTH + card] += u8(number)

    # Copies.

    def copy_to(self, other: Position) -> None:
        """Give another position of the same table everything but the piles, which it has."""
        other.unseen = self.unseen
        other.stage = self.stage
        other.asked = self.asked
        other.answered = self.answered
        other.discarding = self.discarding
        other.drawn = self.drawn
        other.out = self.out
        other.played = self.played
        other.finalists = self.finalists
        other.contested = self.contested
        other.favor = self.favor
        other.holder = self.holder
        other.chooser = self.chooser
        other.first_holder = self.first_holder
        other.game = self.game
        other.battles = self.battles
        other.idle = self.idle
        other.ending = self.ending
        other.winners = self.winners

    def hide_from(self, viewer: i64) -> None:
        """Make this copy the viewer's own: unknown cards where it may not look [CON-K1 to CON-K13]."""
        self.viewer = viewer
        if self.stage == e.OVER:
            return
        self.unseen = 0
        self._hide(DECK)
        seat: i64
        for seat in range(self.seats):
            if seat != viewer:
                self._hide(pile(HAND, seat))
                self._hide(pile(DOWN, seat))
                self._hide(pile(BURIED, seat))
        if viewer < self.seats:
            self.discarding &= bit(viewer)
        else:
            self.discarding = 0

    def _hide(self, which: i64) -> None:
        self.unseen |= bit(which)
        if self.sizes[which] == 0:
            return
        at: i64 = which * WIDTH
        unknown: i64 = at + UNKNOWN
        while at < unknown:
            self.cards[unknown] += self.cards[at]
            self.cards[at] = 0
            at += 1

    def fields(self) -> list[int]:
        numbers: list[int] = [
            int(self.seats),
            int(self.viewer),
            int(self.unseen),
            int(self.stage),
            int(self.asked),
            int(self.answered),
            int(self.discarding),
            int(self.drawn),
            int(self.out),
            int(self.played),
            int(self.finalists),
            int(self.contested),
            int(self.favor),
            int(self.holder),
            int(self.chooser),
            int(self.first_holder),
            int(self.game),
            int(self.battles),
            int(self.idle),
            int(self.ending),
            int(self.winners),
        ]
        numbers.extend(int(n) for n in self.regions)
        numbers.extend(int(n) for n in self.points)
        numbers.extend(int(n) for n in self.cards)
        return numbers


def number_of_piles(seats: i64) -> i64:
    """How many piles a table of so many seats has."""
    return HAND + seats * PILES_OF_A_SEAT


def no_regions(seats: i64) -> vec[i64]:
    """Nobody controls anything; also nobody has any points."""
    return vec[i64]([0] * seats)


def full_deck(box: Box, seats: i64) -> vec[u8]:
    """All cards in the deck, every other pile empty."""
    cards = vec[u8]([u8(0)] * (number_of_piles(seats) * WIDTH))
    card: i64
    for card in range(KINDS):
        cards[DECK * WIDTH + card] = box.counts[card]
    return cards
