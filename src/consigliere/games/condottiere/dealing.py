"""Dealing: shuffles, hands, and cards that leave the table [CON-2.5, CON-8.4 to CON-8.9, CON-12]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import WIDTH
from consigliere.games.condottiere.position import BURIED, DECK, DISCARD, LINE, Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import EVERYBODY, bit, count

HAND_OF_TEN: Final = 10


def full_hand(p: Position, seat: i64) -> i64:
    """Ten cards and one more for each region [CON-8.5, CON-8.6, CON-10.3, CON-12.5]."""
    return HAND_OF_TEN + count(p.regions[seat])


def shuffle(p: Position) -> None:
    """Everything discarded becomes the deck again, with what is left of it."""
    p.emit(e.DECK_SHUFFLED, p.sizes[DECK] + _discarded(p))


def _discarded(p: Position) -> i64:
    """How many cards the discard pile holds, seen and unseen."""
    number = p.sizes[DISCARD]
    seat: i64
    for seat in range(p.seats):
        number += p.size(BURIED, seat)
    return number


def deal_up_to_full(p: Position, first: i64, seats: i64, chance: Chance) -> None:
    """Each seat of the mask gets its whole hand, clockwise from `first` [CON-8.9]."""
    step: i64
    for step in range(p.seats):
        seat = (first + step) % p.seats
        if (seats >> seat) & 1:
            deal(p, seat, full_hand(p, seat) - p.hand_size(seat), e.FOR_DEAL, chance)


def deal(p: Position, seat: i64, number: i64, purpose: i64, chance: Chance) -> None:
    """Cards from the top of the deck into a hand; an empty deck is made anew first [CON-12.10, CON-12.11]."""
    p.note(e.HAND_DEALT, seat, number)
    owner = bit(seat)
    left: i64 = number
    while left > 0:
        if p.sizes[DECK] == 0:
            if _discarded(p) == 0:
                discard_lines(p)
            shuffle(p)
        card = p.draw_from(purpose, p.cards, DECK * WIDTH, p.sizes[DECK], owner, chance)
        p.emit_to(EVERYBODY, owner, e.CARD_DEALT, seat, card)
        left -= 1


def discard_lines(p: Position) -> None:
    """All cards of all lines are discarded [CON-7.11]."""
    number: i64 = 0
    seat: i64
    for seat in range(p.seats):
        number += p.size(LINE, seat)
    if number > 0:
        p.emit(e.LINES_DISCARDED, number)


def discard_hands(p: Position, seats: i64) -> None:
    """The hands of these seats are discarded unseen, the empty ones without a word."""
    seat: i64
    for seat in range(p.seats):
        if (seats >> seat) & 1 and p.hand_size(seat) > 0:
            p.emit(e.HAND_DISCARDED, seat, p.hand_size(seat))
