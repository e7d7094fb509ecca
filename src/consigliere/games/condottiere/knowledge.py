"""What a viewer remembers in Condottiere, and the worlds it cannot rule out [section 5 of the rules].

The view shows what lies on the table. Memory adds what was seen and is hidden again: a mercenary taken back,
a card shown. It keeps, for each seat and kind, how many such cards are surely among that seat's hidden cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.condottiere import battle
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import (
    CARD_IDS,
    KINDS,
    MERCENARIES,
    NO_CARD,
    UNKNOWN,
    WIDTH,
    goes_face_down,
)
from consigliere.games.condottiere.position import BURIED, DECK, DOWN, HAND, Position, number_of_piles, pile
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import Chance, kind_at
from consigliere.kernel.event import Event
from consigliere.kernel.state import Knowledge, State
from consigliere.kernel.viewer import TRUTH, bit, members


class Memory(Knowledge):
    """How many cards of each kind a seat surely has, as far as the viewer remembers.

    `held` counts the hand and the face-down card of the line together, `in_hand` the hand alone, `buried` what the
    seat has discarded unseen.
    """

    def __init__(self, viewer: i64, seats: i64) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.held: vec[u8] = _nothing(seats)
        self.in_hand: vec[u8] = _nothing(seats)
        self.buried: vec[u8] = _nothing(seats)
        self._covering: i64 = (
            0  # seats that have just played a second card face down, until the first is turned up
        )

    def copy(self) -> Memory:
        other = Memory(self.viewer, self.seats)
        other.held = self.held[:]
        other.in_hand = self.in_hand[:]
        other.buried = self.buried[:]
        other._covering = self._covering
        return other

    def hear(self, event: Event, view: State) -> None:
        kind = event.kind
        seat = event.a
        if kind == e.DECK_SHUFFLED:
            self.buried = _nothing(self.seats)
        elif seat == self.viewer:
            return  # the view shows the viewer's own cards
        elif kind == e.MERCENARY_TAKEN_BACK:
            if event.b != NO_CARD:
                self.held[seat * WIDTH + event.b] += 1
                self.in_hand[seat * WIDTH + event.b] += 1
        elif kind == e.CARD_SEEN:
            self._see(seat * WIDTH + event.b, u8(event.c))
        elif kind == e.CARD_PLAYED:
            assert isinstance(view, Position)
            if event.c == 0:
                self._lose(seat * WIDTH + event.b)
            elif view.size(DOWN, seat) > 0:
                self._covering |= bit(seat)
            else:
                self._doubt(seat)
        elif kind == e.CARD_TURNED_UP or kind == e.LINE_REVEALED:
            self._uncover(seat, event.b)
        elif kind == e.HAND_DISCARDED:
            self._bury(seat)
        elif kind == e.CARDS_KEPT:
            assert isinstance(view, Position)
            self._keep(seat, view.hand_size(seat) - event.b)

    def _see(self, at: i64, number: u8) -> None:
        """So many copies are in that hand now; they may be the ones remembered."""
        if self.in_hand[at] < number:
            self.in_hand[at] = number
        if self.held[at] < self.in_hand[at]:
            self.held[at] = self.in_hand[at]

    def _lose(self, at: i64) -> None:
        """A card has left the hand for all to see. Copies are alike: it may as well be the one remembered."""
        if self.held[at] > 0:
            self.held[at] -= 1
        if self.in_hand[at] > 0:
            self.in_hand[at] -= 1

    def _doubt(self, seat: i64) -> None:
        """A card lies face down: it may be any of those remembered that are played so."""
        card: i64
        for card in range(KINDS):
            if goes_face_down(card) and self.in_hand[seat * WIDTH + card] > 0:
                self.in_hand[seat * WIDTH + card] -= 1

    def _uncover(self, seat: i64, card: i64) -> None:
        """The face-down card is known now, so whatever else is remembered is in the hand."""
        if self.held[seat * WIDTH + card] > self.in_hand[seat * WIDTH + card]:
            self.held[seat * WIDTH + card] -= 1
        other: i64
        for other in range(KINDS):
            self.in_hand[seat * WIDTH + other] = self.held[seat * WIDTH + other]
        if (self._covering >> seat) & 1:
            self._covering &= ~bit(seat)
            self._doubt(seat)

    def _bury(self, seat: i64) -> None:
        card: i64
        for card in range(KINDS):
            self.buried[seat * WIDTH + card] += self.held[seat * WIDTH + card]
            self.held[seat * WIDTH + card] = 0
            self.in_hand[seat * WIDTH + card] = 0

    def _keep(self, seat: i64, discarded: i64) -> None:
        """Of the cards remembered in a hand, those surely kept: any of the discarded may have been one."""
        card: i64
        for card in range(KINDS):
            known = i64(self.held[seat * WIDTH + card])
            self.held[seat * WIDTH + card] = u8(known - discarded if known > discarded else 0)
            self.in_hand[seat * WIDTH + card] = self.held[seat * WIDTH + card]

    def to_plain(self) -> dict[str, object]:
        return {
            "held": [_counts_to_plain(self.held, seat) for seat in range(self.seats)],
            "in_hand": [_counts_to_plain(self.in_hand, seat) for seat in range(self.seats)],
            "buried": [_counts_to_plain(self.buried, seat) for seat in range(self.seats)],
        }


def _nothing(seats: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * (seats * WIDTH))


def _counts_to_plain(counts: vec[u8], seat: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for card in range(KINDS):
        if counts[seat * WIDTH + card] > 0:
            found[CARD_IDS[card]] = int(counts[seat * WIDTH + card])
    return found


def memory_from_plain(plain: dict[str, object], viewer: int, seats: int) -> Memory:
    """The memory that was encoded; ValueError if it is none."""
    memory = Memory(viewer, seats)
    for name, counts in (("held", memory.held), ("in_hand", memory.in_hand), ("buried", memory.buried)):
        listed = plain.get(name)
        if not isinstance(listed, list) or len(listed) != seats:
            raise ValueError(f"knowledge lacks {name!r} for each seat")
        for seat, pile_of_seat in enumerate(listed):
            if not isinstance(pile_of_seat, dict):
                raise ValueError(f"knowledge: {name!r} must hold cards and numbers")
            for card, number in pile_of_seat.items():
                if card not in CARD_IDS or not isinstance(number, int) or not 0 < number <= 110:
                    raise ValueError(f"knowledge: {name!r} must hold cards and numbers")
                counts[seat * WIDTH + CARD_IDS.index(card)] = u8(number)
    return memory


def informed(view: Position, memory: Memory) -> Condottiere:
    """The viewer's copy with the cards surely in each hand filled in: what is certain, and no more."""
    assert isinstance(view, Condottiere)
    other = view.copy()
    for seat in range(view.seats):
        which = pile(HAND, seat)
        if (other.unseen >> which) & 1 == 0:
            continue
        for card in range(KINDS):
            sure = memory.in_hand[seat * WIDTH + card]
            other.cards[which * WIDTH + card] = sure
            other.cards[which * WIDTH + UNKNOWN] -= sure
    return other


def imagine(view: Position, memory: Memory, chance: Chance) -> Condottiere:
    """A whole truth drawn evenly from the deals the viewer cannot rule out.

    Cards remembered lie where they must; a hand discarded in step 4 held no mercenary [CON-K8]; the rest is dealt
    at random. Only what may lie face down under hidden cards can fail, and then the whole deal is made again,
    so that no deal is favoured. Answers given in secret are drawn after the cards, evenly among the legal ones.
    """
    assert isinstance(view, Condottiere)
    while True:
        truth = view.copy()
        truth.viewer = TRUTH
        truth.unseen = 0
        if truth.stage == e.OVER or _deal_unseen(truth, view.unseen, memory, chance):
            _imagine_answers(truth, view.viewer, chance)
            return truth


def _deal_unseen(truth: Condottiere, unseen: i64, memory: Memory, chance: Chance) -> bool:
    """Replace every unknown card by one of those not in sight; False if a card lies face down that cannot."""
    pool = _not_in_sight(truth, unseen)
    seat: i64
    for seat in range(truth.seats):  # what is remembered first, so that nobody else is dealt it
        if (unseen >> pile(DOWN, seat)) & 1:
            _pick_up(truth, seat)
        _take_remembered(truth, pool, pile(HAND, seat), memory.held, seat)
        _take_remembered(truth, pool, pile(BURIED, seat), memory.buried, seat)
    buried_from: i64 = 0 if truth.agreed.draw_after_battle else MERCENARIES
    for seat in range(truth.seats):
        _fill(truth, pool, pile(BURIED, seat), buried_from, chance)
    for seat in range(truth.seats):
        _fill(truth, pool, pile(HAND, seat), 0, chance)
        hides = (unseen >> pile(DOWN, seat)) & 1 == 1 and truth.size(DOWN, seat) > 0
        if hides and not _lay_down(truth, seat, memory, chance):
            return False
    _fill_deck(truth, pool)
    return True


def _not_in_sight(truth: Condottiere, unseen: i64) -> vec[u8]:
    """How many cards of each kind the viewer does not see."""
    pool = truth.box.counts[:]
    cards = truth.cards
    which: i64
    for which in range(number_of_piles(truth.seats)):
        if truth.sizes[which] > 0 and (unseen >> which) & 1 == 0:
            card: i64
            for card in range(KINDS):
                pool[card] -= cards[which * WIDTH + card]
    return pool


def _take_remembered(truth: Condottiere, pool: vec[u8], which: i64, remembered: vec[u8], seat: i64) -> None:
    if truth.cards[which * WIDTH + UNKNOWN] == 0:
        return
    card: i64
    for card in range(KINDS):
        number = remembered[seat * WIDTH + card]
        if number == 0:
            continue
        truth.cards[which * WIDTH + card] += number
        truth.cards[which * WIDTH + UNKNOWN] -= number
        pool[card] -= number


def _fill(truth: Condottiere, pool: vec[u8], which: i64, lowest: i64, chance: Chance) -> None:
    """Deal cards from the pool, of the kinds from `lowest` on, for the unknown ones of a pile."""
    cards = truth.cards
    start = which * WIDTH
    missing = cards[start + UNKNOWN]
    if missing == 0:
        return
    left = _number_from(pool, lowest)
    while missing > 0:
        card = lowest + kind_at(pool, lowest, chance.below(left))
        pool[card] -= 1
        cards[start + card] += 1
        left -= 1
        missing -= 1
    cards[start + UNKNOWN] = 0


def _number_from(pool: vec[u8], lowest: i64) -> i64:
    """How many cards of the kinds from `lowest` on are in the pool."""
    number: u8 = 0  # the whole box holds 110
    card: i64
    for card in range(lowest, KINDS):
        number += pool[card]
    return i64(number)


def _pick_up(truth: Condottiere, seat: i64) -> None:
    """Count the face-down card with the hand for now: what is remembered may be either."""
    truth.cards[pile(HAND, seat) * WIDTH + UNKNOWN] += truth.cards[pile(DOWN, seat) * WIDTH + UNKNOWN]
    truth.cards[pile(DOWN, seat) * WIDTH + UNKNOWN] = 0


def _lay_down(truth: Condottiere, seat: i64, memory: Memory, chance: Chance) -> bool:
    """Any of the seat's hidden cards may be the one face down; False if the one drawn cannot be."""
    hand = pile(HAND, seat) * WIDTH
    place = chance.below(truth.hand_size(seat) + 1)
    card = kind_at(truth.cards, hand, place)
    truth.cards[hand + card] -= 1
    truth.cards[pile(DOWN, seat) * WIDTH + card] = 1
    return goes_face_down(card) and truth.cards[hand + card] >= memory.in_hand[seat * WIDTH + card]


def _fill_deck(truth: Condottiere, pool: vec[u8]) -> None:
    card: i64
    for card in range(KINDS):
        truth.cards[DECK * WIDTH + card] = pool[card]
    truth.cards[DECK * WIDTH + UNKNOWN] = 0


def _imagine_answers(truth: Condottiere, viewer: i64, chance: Chance) -> None:
    for seat in members(truth.answered):
        if seat != viewer and not battle.holds_mercenary(truth, seat) and chance.below(2):
            truth.discarding |= bit(seat)
