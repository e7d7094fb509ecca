"""Bribery: sealed bids from the suitcases, and allies in the order of the bids [CORL-16]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import CASE, CHOSEN
from consigliere.games.corleone.choice import clear_choice, must_know
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import bit, count, next_in


def begin(p: Position) -> bool:
    """Everyone with money in the suitcase is asked for a bid; whether anybody is [CORL-16.1]."""
    p.emit(e.PHASE_STARTED, e.BRIBERY)
    asked: i64 = 0
    seat: i64
    for seat in range(p.seats):
        if p.size(CASE, seat) > 0:
            asked |= bit(seat)
    if asked == 0:
        return False
    p.emit(e.ASKED, asked, e.BID)
    return True


def bid_nothing(p: Position, seat: i64) -> bool:
    """A seat bids nothing, whatever it has set aside; whether somebody is asked next."""
    clear_choice(p, seat)
    return _seal(p, seat, p.asked & ~bit(seat))


def seal(p: Position, seat: i64) -> bool:
    """A seat bids what it has set aside; whether somebody is asked next."""
    return _seal(p, seat, p.asked)


def _seal(p: Position, seat: i64, unknown: i64) -> bool:
    p.emit(e.CHOICE_MADE, seat, e.BID)
    if p.answered != p.asked:
        return True
    must_know(p, unknown)
    _reveal(p)
    return ask_next(p)


def _reveal(p: Position) -> None:
    """All bids are laid open together [CORL-16.3]."""
    seat: i64
    for seat in range(p.seats):
        counts: list[i64] = []
        money: i64
        for money in range(p.box.money):
            counts.append(p.held(CHOSEN, seat, money))
        clear_choice(p, seat)
        for money in range(p.box.money):
            if counts[money] > 0:
                p.emit(e.BID_REVEALED, seat, money, counts[money])
        if (p.asked >> seat) & 1:
            p.note(e.BID_COUNTED, seat, p.sum_of(CHOSEN, seat))


def next_bidder(p: Position) -> i64:
    """The highest bid left, by turn order where equal; NO_SEAT if none is left [CORL-16.4, CORL-16.5]."""
    best: i64 = NO_SEAT
    highest: i64 = 0
    step: i64
    for step in range(p.seats):
        seat = (p.holder + step) % p.seats
        total = p.sum_of(CHOSEN, seat)
        if total > highest:
            highest = total
            best = seat
    return best


def ask_next(p: Position) -> bool:
    """The next bidder chooses an ally; bids for which none is left go back. Whether somebody is asked."""
    while True:
        seat = next_bidder(p)
        if seat == NO_SEAT:
            return False
        allies = len(p.box.allies)
        if p.row == 0:
            p.emit(e.BID_RETURNED, seat)  # CORL-16.8
        elif count(p.row) == 1:
            take(p, seat, next_in(p.row, allies - 1, allies))
        else:
            p.emit(e.ASKED, bit(seat), e.CHOOSE_ALLY)
            return True


def take(p: Position, seat: i64, ally: i64) -> None:
    """A bidder pays the whole bid and takes an ally [CORL-16.6]."""
    p.emit(e.ALLY_BRIBED, seat, p.box.first_ally + ally, p.sum_of(CHOSEN, seat))
