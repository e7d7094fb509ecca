"""The fast game, Leave the gun, take the cannoli: the Don places the gun, its holder shoots [OFF-20 to OFF-23]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.leaving import eliminate, end, open_ghosts, privately, show_absence
from consigliere.games.offer.night import whisper, whisper_to_gallery
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import DON, NO_SEAT, UNKNOWN
from consigliere.kernel.chance import Chance, Unforeseen
from consigliere.kernel.viewer import EVERYBODY, bit, count


def begin_round(p: Position) -> None:
    """The secret phase; in the first of seven players the Patsy is tapped before [OFF-21.1, OFF-21.5]."""
    p.emit(e.ROUND_BEGAN, p.day + 1, p.living)
    p.emit(e.ASKED, p.living, w.TAP if p.agreed.patsy and p.day == 1 else w.PLACE)


def choose(p: Position, seat: i64, target: i64) -> None:
    """The Don points, and nobody sees it."""
    readers = privately(p, seat)
    p.emit_to(readers, readers, e.POINTED, seat, target)


def legal_targets(p: Position, don: i64) -> i64:
    """Whom the Don may tap, or give the gun [OFF-21.2, OFF-21.6]."""
    targets: i64 = p.living & ~bit(don)
    return targets & ~bit(p.patsy) if p.patsy != NO_SEAT else targets


def close_phase(p: Position, chance: Chance) -> None:
    """The secret phase is over: the Patsy knows, or everybody sees the gun [OFF-21.5, OFF-22.1]."""
    don = p.seat_of(DON)
    if don == NO_SEAT:
        raise Unforeseen
    is_tap: bool = p.stage == w.TAP
    if p.pointers[don] >= p.seats:
        choose_at_random(p, don, chance)
    target = p.pointers[don]
    p.emit(e.NIGHT_CLEARED)
    if not is_tap:
        p.emit(e.GUN_PLACED, target)
        show_absence(p)
        p.emit(e.ASKED, bit(target), w.BANG)
        return
    pair: i64 = bit(don) | bit(target)
    seat: i64
    for seat in range(p.seats):
        if (pair >> seat) & 1:
            whisper(p, seat, w.PATSY, pair, w.SAYS_NOTHING)
        else:
            whisper(p, seat, w.NOTHING, 0, w.SAYS_NOTHING)
    whisper_to_gallery(p)
    p.emit(e.ASKED, p.living, w.PLACE)


def choose_at_random(p: Position, don: i64, chance: Chance) -> None:
    """The Don must choose somebody [OFF-21.3]."""
    purpose: i64 = w.FOR_PATSY if p.stage == w.TAP else w.FOR_GUN
    choose(p, don, _draw_seat(p, purpose, legal_targets(p, don), privately(p, don), chance))


def _draw_seat(p: Position, purpose: i64, seats: i64, readers: i64, chance: Chance) -> i64:
    """One seat of a mask at random."""
    pile = vec[u8]([u8((seats >> seat) & 1) for seat in range(p.seats)])
    return p.draw_from(purpose, pile, 0, count(seats), readers, chance)


def last_call(p: Position) -> None:
    """The holder's time is up; there is a little left [OFF-22.8]."""
    p.note(e.LAST_CALL)
    p.emit(e.ASKED, bit(p.gun), w.LAST_CALL_STAGE)


def shoot_at_random(p: Position, chance: Chance) -> None:
    """The holder has not shot in time [OFF-22.8]."""
    targets: i64 = p.living & ~bit(p.gun)
    bang(p, p.gun, _draw_seat(p, w.FOR_BANG, targets, EVERYBODY, chance))


def bang(p: Position, seat: i64, target: i64) -> None:
    """The shot ends the round [OFF-22.2 to OFF-22.5, OFF-23.1, OFF-23.2]."""
    role = p.roles[target]
    if role == UNKNOWN:
        raise Unforeseen
    is_don: bool = role == DON
    p.emit(e.BANGED, len(p.ledger) + 1, seat, target, 1 if is_don else 0)
    if is_don:
        end(p, w.COPS_WIN)
        return
    p.emit(e.ITEM_RETURNED, w.GUN)
    eliminate(p, seat, w.BY_BANG)
    eliminate(p, target, w.BY_BANG)
    if cops_left(p) <= 1:
        end(p, w.DON_WINS)
        return
    open_ghosts(p)
    begin_round(p)


def cops_left(p: Position) -> i64:
    """The Cops who still live; the Patsy is one of them by agreement [OFF-23.4]."""
    cops: i64 = count(p.living) - 1
    if not p.agreed.patsy_counts and p.patsy != NO_SEAT and (p.living >> p.patsy) & 1:
        cops -= 1
    return cops
