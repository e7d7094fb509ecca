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
    """Cards of each kind that are surely in a seat's hand or face down in its line, or were buried by it."""

    def __init__(self, viewer: i64, seats: i64) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.held: vec[u8] = vec[u8]([u8(0)] * (seats * WIDTH))
        self.buried: vec[u8] = vec[u8]([u8(0)] * (seats * WIDTH))

    def copy(self) -> Memory:
        other = Memory(self.viewer, self.seats)
        other.held = self.held[:]
        other.buried = self.buried[:]
        return other

    def hear(self, event: Event, view: State) -> None:
        kind = event.kind
        seat = event.a
        if kind == e.DECK_SHUFFLED:
            self.buried = vec[u8]([u8(0)] * (self.seats * WIDTH))
        elif seat == self.viewer:
            return  # the view shows the viewer's own cards
        elif kind == e.MERCENARY_TAKEN_BACK:
            if event.b != NO_CARD:
                self.held[seat * WIDTH + event.b] += 1
        elif kind == e.CARD_SEEN:
            if i64(self.held[seat * WIDTH + event.b]) < event.c:
                self.held[seat * WIDTH + event.b] = u8(event.c)
        elif kind == e.CARD_PLAYED or kind == e.CARD_TURNED_UP or kind == e.LINE_REVEALED:
            # Copies are alike: the one that appears may as well be the one remembered.
            if event.b < KINDS and self.held[seat * WIDTH + event.b] > 0:
                self.held[seat * WIDTH + event.b] -= 1
        elif kind == e.HAND_DISCARDED:
            self._forget_hand(seat)
        elif kind == e.CARDS_KEPT:
            assert isinstance(view, Position)
            self._keep(seat, view.hand_size(seat) - event.b)

    def _forget_hand(self, seat: i64) -> None:
        card: i64
        for card in range(KINDS):
            self.buried[seat * WIDTH + card] += self.held[seat * WIDTH + card]
            self.held[seat * WIDTH + card] = 0

    def _keep(self, seat: i64, discarded: i64) -> None:
        """Of the cards remembered in a hand, those surely kept: any of the discarded may have been one."""
        card: i64
        for card in range(KINDS):
            known = i64(self.held[seat * WIDTH + card])
            self.held[seat * WIDTH + card] = u8(known - discarded if known > discarded else 0)

    def to_plain(self) -> dict[str, object]:
        return {
            "held": [_counts_to_plain(self.held, seat) for seat in range(self.seats)],
            "buried": [_counts_to_plain(self.buried, seat) for seat in range(self.seats)],
        }


def _counts_to_plain(counts: vec[u8], seat: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for card in range(KINDS):
        if counts[seat * WIDTH + card] > 0:
            found[CARD_IDS[card]] = int(counts[seat * WIDTH + card])
    return found


def memory_from_plain(plain: dict[str, object], viewer: int, seats: int) -> Memory:
    """The memory that was encoded; ValueError if it is none."""
    memory = Memory(viewer, seats)
    for name, counts in (("held", memory.held), ("buried", memory.buried)):
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
        doubtful = int(other.size(DOWN, seat))  # the face-down card may be one of those remembered
        for card in range(KINDS):
            sure = int(memory.held[seat * WIDTH + card]) - doubtful
            if sure > 0:
                other.cards[which * WIDTH + card] = u8(sure)
                other.cards[which * WIDTH + UNKNOWN] -= u8(sure)
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
        _take_remembered(truth, pool, pile(HAND, seat), memory.held, seat)
        _take_remembered(truth, pool, pile(BURIED, seat), memory.buried, seat)
    buried_from: i64 = 0 if truth.agreed.draw_after_battle else MERCENARIES
    for seat in range(truth.seats):
        _fill(truth, pool, pile(BURIED, seat), buried_from, chance)
    for seat in range(truth.seats):
        _fill(truth, pool, pile(HAND, seat), 0, chance)
        if (unseen >> pile(DOWN, seat)) & 1 and truth.size(DOWN, seat) > 0:
            _fill(truth, pool, pile(DOWN, seat), 0, chance)
            if not _shuffle_down(truth, seat, chance):
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
        # A hand may be smaller than what is remembered of it: the rest lies face down.
        if number > truth.cards[which * WIDTH + UNKNOWN]:
            number = truth.cards[which * WIDTH + UNKNOWN]
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


def _shuffle_down(truth: Condottiere, seat: i64, chance: Chance) -> bool:
    """Any of the seat's hidden cards may be the one face down; False if the one drawn is never played so."""
    hand = pile(HAND, seat)
    down = pile(DOWN, seat)
    was = truth.face_down(seat)
    truth.cards[down * WIDTH + was] = 0
    truth.cards[hand * WIDTH + was] += 1
    card = kind_at(truth.cards, hand * WIDTH, chance.below(truth.hand_size(seat) + 1))
    truth.cards[hand * WIDTH + card] -= 1
    truth.cards[down * WIDTH + card] = 1
    return goes_face_down(card)


def _fill_deck(truth: Condottiere, pool: vec[u8]) -> None:
    card: i64
    for card in range(KINDS):
        truth.cards[DECK * WIDTH + card] = pool[card]
    truth.cards[DECK * WIDTH + UNKNOWN] = 0


def _imagine_answers(truth: Condottiere, viewer: i64, chance: Chance) -> None:
    for seat in members(truth.answered):
        if seat != viewer and not battle.holds_mercenary(truth, seat) and chance.below(2):
            truth.discarding |= bit(seat)
