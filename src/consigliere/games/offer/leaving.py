"""Leaving the game: eliminations, what they give back, who has won, and what ghosts may see from then on."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.position import OFFER_MADE, Position
from consigliere.games.offer.roles import COP, DON, NO_SEAT, UNKNOWN, is_traitor
from consigliere.kernel.chance import Unforeseen
from consigliere.kernel.viewer import FIRST_GHOST, bit, ghost_of


def both(seats: i64) -> i64:
    """Seats and their ghosts-to-be: whatever a living player is told his ghost has heard."""
    return seats | seats << FIRST_GHOST


def watchers(p: Position) -> i64:
    """The ghosts who see everything, as viewers."""
    return p.seeing << FIRST_GHOST


def privately(p: Position, seat: i64) -> i64:
    """Who sees what is one seat's own."""
    return both(bit(seat)) | watchers(p)


def eliminate(p: Position, seat: i64, how: i64) -> None:
    """Somebody leaves: his card is shown, and whatever lay before him goes back [OFF-2.11, OFF-12.19]."""
    role = p.roles[seat]
    if role == UNKNOWN:
        raise Unforeseen
    p.emit(e.ELIMINATED, seat, role, how)
    if p.gun == seat:
        p.emit(e.ITEM_RETURNED, w.GUN)
    if p.vest == seat:
        p.emit(e.ITEM_RETURNED, w.VEST)
    if p.head == seat:
        p.emit(e.ITEM_RETURNED, w.HEAD)
    if p.coins[seat] > 0:
        p.emit(e.COINS_RETURNED, seat, p.coins[seat])


def has_ended(p: Position) -> bool:
    """Check after an elimination whether a side has won, and end the game if so [OFF-14.1 to OFF-14.4]."""
    if p.traitors_left == 0:
        end(p, w.FAMILY_WINS)
    elif p.traitors_left >= p.family_left:
        end(p, w.TRAITORS_WIN)
    return p.stage == w.OVER


def end(p: Position, ending: i64) -> None:
    """All cards are shown [OFF-14.5]."""
    winners: i64 = 0
    seat: i64
    for seat in range(p.seats):
        role = p.roles[seat]
        if role == UNKNOWN:
            raise Unforeseen
        if _wins(p, seat, role, ending):
            winners |= bit(seat)
    for seat in range(p.seats):
        if (p.living >> seat) & 1:
            p.emit(e.ROLE_OPENED, seat, p.roles[seat])
    if p.patsy != NO_SEAT:
        p.emit(e.PATSY_SHOWN, p.patsy)
    p.emit(e.GAME_ENDED, winners, ending)


def _wins(p: Position, seat: i64, role: i64, ending: i64) -> bool:
    """Everybody wins or loses with his side, ghosts too [OFF-1.4]; the Patsy with the Don [OFF-23.3]."""
    if ending == w.FAMILY_WINS:
        return not is_traitor(role)
    if ending == w.TRAITORS_WIN:
        return is_traitor(role)
    if ending == w.COPS_WIN:
        return role == COP and seat != p.patsy
    return ending == w.DON_WINS and (role == DON or seat == p.patsy)


def show_absence(p: Position) -> None:
    """Whoever went away in a secret phase is marked when it is over [OFF-15.4]."""
    gone: i64 = p.away_later & p.living
    seat: i64
    for seat in range(p.seats):
        if (gone >> seat) & 1:
            p.emit(e.WENT_AWAY, seat)


def open_ghosts(p: Position) -> None:
    """Ghosts who have done their last act see everything, if that was agreed [OFF-13.2, OFF-13.4]."""
    if not p.agreed.ghosts_see_all:
        return
    fresh: i64 = p.everyone & ~p.living & ~p.seeing
    seat: i64
    for seat in range(p.seats):
        if (fresh >> seat) & 1:
            p.emit(e.GHOST_OPENED, seat)
            if p.log is not None:
                _show_everything(p, bit(ghost_of(seat)))


def _show_everything(p: Position, ghost: i64) -> None:
    """What is hidden by day: cards, the team, an arrest, an offer, the Patsy, ballots, answers of the night."""
    seat: i64
    for seat in range(p.seats):
        one = bit(seat)
        if p.living & one:
            p.emit_to(ghost, ghost, e.ROLE_OPENED, seat, p.roles[seat])
        if p.team & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_TEAM, seat)
        if p.downs & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_DOWN, seat)
        if p.ups & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_UP, seat)
        if p.told_family & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_FAMILY, seat)
        if p.told_traitor & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_TRAITOR, seat)
        if p.told_don & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_DON, seat)
        if p.told_not_don & one:
            p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_NOT_DON, seat)
    if p.doomed != NO_SEAT:
        p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_ARRESTED, p.doomed)
    if p.patsy != NO_SEAT:
        p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_PATSY, p.patsy)
    if p.offer_used == OFFER_MADE:
        p.emit_to(ghost, ghost, e.FACT_OPENED, w.FACT_OFFER_USED, NO_SEAT)
