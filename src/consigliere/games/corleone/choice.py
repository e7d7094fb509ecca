"""Choices made in steps: what a seat has set aside or marked, known to nobody else until it is done."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CHOSEN
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Unforeseen
from consigliere.kernel.viewer import TRUTH, bit


def clear_choice(p: Position, seat: i64) -> None:
    """Whatever a seat has set aside or marked goes back; nobody else knew of it."""
    if p.marks or p.size(CHOSEN, seat) > 0:
        p.emit_to(bit(seat), bit(seat), e.CHOICE_CLEARED, seat)


def choose_card(p: Position, seat: i64, card: i64) -> None:
    """A card is set aside, for the seat alone to know."""
    p.emit_to(bit(seat), bit(seat), e.CARD_CHOSEN, seat, card)


def set_aside(p: Position, seat: i64) -> list[i64]:
    """The cards a seat has set aside, one by one."""
    found: list[i64] = []
    card: i64
    for card in range(p.box.kinds):
        for _ in range(p.held(CHOSEN, seat, card)):
            found.append(card)
    return found


def mark(p: Position, seat: i64, place: i64) -> None:
    """A place is chosen, for the seat alone to know."""
    p.emit_to(bit(seat), bit(seat), e.TARGET_CHOSEN, seat, place)


def must_know(p: Position, seats: i64) -> None:
    """Stop where a viewer's copy would have to know what these seats have chosen."""
    if p.viewer != TRUTH and seats & ~bit(p.viewer):
        raise Unforeseen
