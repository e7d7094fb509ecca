"""Tribute: allies return to hands, and what a hand holds above the limit goes to the Don [CORL-17]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CHOSEN, HAND
from consigliere.games.corleone.choice import clear_choice, must_know
from consigliere.games.corleone.ground import FACE_UP
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import bit


def hand_limit(p: Position) -> i64:
    """How many cards a hand may keep at the end of this act [CORL-17.3, CORL-17.4]."""
    return p.box.acts[p.act - 1].hand_limit


def surplus(p: Position, seat: i64) -> i64:
    """How many cards a seat must discard, those already set aside included [CORL-17.5]."""
    return p.hand_size(seat) + p.size(CHOSEN, seat) - hand_limit(p)


def begin(p: Position) -> bool:
    """Allies return, then everyone above the limit is asked; whether anybody is [CORL-17.1, CORL-17.2]."""
    p.emit(e.PHASE_STARTED, e.TRIBUTE_PHASE)
    asked: i64 = 0
    seat: i64
    for seat in range(p.seats):
        ally: i64
        for ally in range(len(p.box.allies)):
            if (p.person(FACE_UP, seat) >> ally) & 1:
                p.emit(e.ALLY_RETURNED, seat, p.box.first_ally + ally)
        if surplus(p, seat) > 0:
            asked |= bit(seat)
    if asked == 0:
        return False
    p.emit(e.ASKED, asked, e.TRIBUTE)
    return True


def seal(p: Position, seat: i64) -> bool:
    """A seat has set its discards aside; whether others are still waited for [CORL-17.6]."""
    p.emit(e.CHOICE_MADE, seat, e.TRIBUTE)
    if p.answered != p.asked:
        return True
    must_know(p, p.asked)
    other: i64
    for other in range(p.seats):
        if (p.asked >> other) & 1:
            _pay(p, other)
    return False


def _pay(p: Position, seat: i64) -> None:
    counts: list[i64] = []
    card: i64
    for card in range(p.box.kinds):
        counts.append(p.held(CHOSEN, seat, card))
    clear_choice(p, seat)
    for card in range(p.box.kinds):
        if counts[card] > 0:
            p.emit(e.TRIBUTE_PAID, seat, card, counts[card])


def least_wanted(p: Position, seat: i64) -> i64:
    """The card a hand gives up first by default [CORL-D23].

    Money is kept from high to low, then allies, narcotics, the other goods in the order of the box, jobs.
    """
    box = p.box
    card: i64
    for card in range(box.first_ally - 1, box.first_job - 1, -1):
        if p.held(HAND, seat, card) > 0:
            return card
    for card in range(box.first_job - 1, box.first_good - 1, -1):
        if card != box.first_good + box.wild and p.held(HAND, seat, card) > 0:
            return card
    if p.held(HAND, seat, box.first_good + box.wild) > 0:
        return box.first_good + box.wild
    for card in range(box.kinds - 1, box.first_ally - 1, -1):
        if p.held(HAND, seat, card) > 0:
            return card
    for card in range(box.money):
        if p.held(HAND, seat, card) > 0:
            return card
    return box.unknown
