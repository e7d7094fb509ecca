"""Turf war: turf by turf, whoever has the most influence lays a control marker [CORL-15]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.ground import SUPPLY
from consigliere.games.corleone.placing import influence
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import bit


def strongest(p: Position, turf: i64) -> i64:
    """The seat with more influence than every other side, or NO_SEAT [CORL-15.4, CORL-15.6 to CORL-15.8]."""
    best: i64 = influence(p, turf, NO_SEAT)
    winner: i64 = NO_SEAT
    seat: i64
    for seat in range(p.seats):
        number = influence(p, turf, seat)
        if number > best:
            best = number
            winner = seat
        elif number == best:
            winner = NO_SEAT
    return winner


def settle(p: Position, first: i64) -> bool:
    """Settle the turfs from one on; whether a winner without markers is asked [CORL-15.1, CORL-15.10]."""
    turf: i64
    for turf in range(first, p.box.board.turfs):
        _count(p, turf)
        winner = strongest(p, turf)
        if winner == NO_SEAT:
            p.emit(e.TURF_UNCHANGED, turf, _reason(p, turf))
            continue
        p.emit(e.TURF_WON, turf, winner)
        if p.person(SUPPLY, winner) == 0:
            p.emit(e.ASKED, bit(winner), e.MOVE_MARKER)
            return True
        p.emit(e.MARKER_PLACED, winner, turf, e.FOR_TURF_WAR)
    return False


def _count(p: Position, turf: i64) -> None:
    if p.log is None:
        return
    seat: i64
    for seat in range(p.seats):
        number = influence(p, turf, seat)
        if number > 0:
            p.note(e.INFLUENCE_COUNTED, turf, seat, number)
    number = influence(p, turf, NO_SEAT)
    if number > 0:
        p.note(e.NEUTRAL_COUNTED, turf, number)


def _reason(p: Position, turf: i64) -> i64:
    """Why nobody won a turf."""
    neutral = influence(p, turf, NO_SEAT)
    best: i64 = 0
    seat: i64
    for seat in range(p.seats):
        number = influence(p, turf, seat)
        if number > best:
            best = number
    if neutral > best:
        return e.NEUTRAL_MOST
    return e.NO_FIGURES_THERE if best == 0 else e.TIED


def move_marker(p: Position, seat: i64, turf: i64, number: i64) -> None:
    """A winner without markers moves one from the board here [CORL-15.10, CORL-15.11]."""
    p.emit(e.MARKER_MOVED, seat, turf, number, p.settling)
