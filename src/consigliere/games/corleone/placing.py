"""Figures on the board: who stands where, who may be placed, moved or killed there [CORL-6, CORL-7, CORL-10, CORL-12].

A *place* is a number: the businesses first, then the family-member spaces, then the turfs (for the Police Chief).
"""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone import refusals as r
from consigliere.games.corleone.box import (
    CHIEF_TURF,
    FAMILY,
    MAYOR,
    NEUTRAL,
    NO_SEAT,
    ONE_TURF,
    THUG,
    UNION_BOSS,
    Effect,
)
from consigliere.games.corleone.ground import (
    BESIDE,
    EMPTY,
    MEMBERS_EACH,
    MEMBERS_IN,
    NEUTRAL_HERE,
    NONE,
    RIVER,
    THUGS,
)
from consigliere.games.corleone.position import Position
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import bit

# Reading the board.


def turf_place(p: Position, turf: i64) -> i64:
    """The place that a turf is."""
    return p.box.board.businesses + p.box.board.spaces + turf


def occupant(p: Position, place: i64) -> i64:
    """Who stands in a business or on a space."""
    businesses = p.box.board.businesses
    return p.thug_in(place) if place < businesses else p.member_on(place - businesses)


def kind_at(p: Position, place: i64) -> i64:
    """The kind of figure that stands at a place: THUG, FAMILY, NEUTRAL, or 0 for none."""
    board = p.box.board
    if place >= board.businesses + board.spaces:
        return NEUTRAL if p.chief == place - board.businesses - board.spaces else 0
    who = occupant(p, place)
    if who == EMPTY:
        return 0
    if who == NEUTRAL_HERE:
        return NEUTRAL
    return THUG if place < board.businesses else FAMILY


def owner_at(p: Position, place: i64) -> i64:
    """Whose figure stands in a business or on a space; NO_SEAT if nobody's."""
    who = occupant(p, place)
    if who == EMPTY:
        return NO_SEAT
    if who == NEUTRAL_HERE:
        return NO_SEAT
    return who - 1 if place < p.box.board.businesses else (who - 1) // MEMBERS_EACH


def figure_at(p: Position, place: i64) -> i64:
    """The figure that stands at a place, as events name it."""
    board = p.box.board
    if place >= board.businesses + board.spaces:
        return e.FIRST_NEUTRAL + 2
    who = occupant(p, place)
    if who == NEUTRAL_HERE:
        return e.FIRST_NEUTRAL + (UNION_BOSS if place < board.businesses else MAYOR)
    return e.THUG if place < board.businesses else e.FIRST_MEMBER + (who - 1) % MEMBERS_EACH


def turfs_at(p: Position, place: i64) -> i64:
    """The turfs in which a figure at a place is, as a mask [CORL-1.5]."""
    board = p.box.board
    if place < board.businesses:
        return bit(p.turf_of(place))
    if place < board.businesses + board.spaces:
        return board.touches[place - board.businesses]
    return bit(place - board.businesses - board.spaces)


def influence(p: Position, turf: i64, seat: i64) -> i64:
    """A seat's figures in a turf, or the neutral ones for NO_SEAT [CORL-15.2, CORL-15.3]."""
    board = p.box.board
    thug: i64 = NEUTRAL_HERE if seat == NO_SEAT else 1 + seat
    number: i64 = 0
    if p.thug_in(turf) == thug:
        number += 1
    tile = p.tile(turf)
    if tile != NONE and p.thug_in(tile) == thug:
        number += 1
    space: i64
    for space in range(board.spaces):
        who = p.member_on(space)
        if who != EMPTY and (board.touches[space] >> turf) & 1:
            if seat == NO_SEAT:
                if who == NEUTRAL_HERE:
                    number += 1
            elif who != NEUTRAL_HERE and (who - 1) // MEMBERS_EACH == seat:
                number += 1
    if seat == NO_SEAT and p.chief == turf:
        number += 1
    return number


# Where a figure may go.


def thug_space_refusal(p: Position, business: i64) -> Refusal | None:
    """Why no thug can go into a business [CORL-6.1, CORL-6.2]."""
    if not p.is_open(business):
        return r.NOT_ON_BOARD
    return None if p.thug_in(business) == EMPTY else r.SPACE_TAKEN


def family_space_refusal(p: Position, space: i64) -> Refusal | None:
    """Why no family member can go to a space [CORL-7.1, CORL-7.2]."""
    if p.member_on(space) != EMPTY:
        return r.FAMILY_SPACE_TAKEN
    return r.SPACE_CLOSED if (p.agreed.closed >> space) & 1 else None


def is_free(p: Position, place: i64) -> bool:
    """Whether a figure could go to a business or space."""
    businesses = p.box.board.businesses
    if place < businesses:
        return p.is_open(place) and p.thug_in(place) == EMPTY
    return p.member_on(place - businesses) == EMPTY and (p.agreed.closed >> (place - businesses)) & 1 == 0


def has_room(p: Position, for_thug: bool) -> bool:
    """Whether any thug space, or any open family-member space, is empty."""
    board = p.box.board
    place: i64
    if for_thug:
        for place in range(board.businesses):
            if is_free(p, place):
                return True
        return False
    for place in range(board.businesses, board.businesses + board.spaces):
        if is_free(p, place):
            return True
    return False


def can_place(p: Position, seat: i64) -> bool:
    """Whether a seat has a figure in reserve and an empty space for it."""
    if p.person(THUGS, seat) > 0 and has_room(p, True):
        return True
    return p.person(MEMBERS_IN, seat) > 0 and has_room(p, False)


# Killing [CORL-10.4 to CORL-10.9].


def kill_refusal(p: Position, effect: Effect, seat: i64, place: i64) -> Refusal | None:
    """Why a seat may not kill who stands at a place, after those it has marked."""
    kind = kind_at(p, place)
    if kind == 0:
        return r.NOBODY_THERE
    if kind == NEUTRAL:
        if effect.caps[NEUTRAL] == 0:
            return r.NEUTRAL_SPARED
    elif owner_at(p, place) == seat:
        return r.OWN_FIGURE
    turfs = turfs_at(p, place)
    if effect.a == CHIEF_TURF and (p.chief >= BESIDE or (turfs >> p.chief) & 1 == 0):
        return r.OUTSIDE_TURF
    if effect.a == ONE_TURF and turfs & _shared_turfs(p) == 0:
        return r.NOT_IN_ONE_TURF
    if (p.marks >> place) & 1 or not _within_caps(p, effect, kind):
        return r.TOO_MANY_KILLED if effect.caps[kind] > 0 else r.NOT_SUCH_FIGURES
    return None


def _shared_turfs(p: Position) -> i64:
    """The turfs in which all marked figures are; all turfs if none is marked."""
    shared = bit(p.box.board.turfs) - 1
    place: i64 = 0
    rest: i64 = p.marks
    while rest:
        if rest & 1:
            shared &= turfs_at(p, place)
        rest >>= 1
        place += 1
    return shared


def _within_caps(p: Position, effect: Effect, kind: i64) -> bool:
    """Whether one more figure of a kind fits with those marked: no set of kinds outnumbers its places."""
    marked: i64 = 0  # how many of each kind, in bytes
    one: i64 = 1
    place: i64 = 0
    rest: i64 = p.marks
    while rest:
        if rest & 1:
            marked += one << (8 * kind_at(p, place))
        rest >>= 1
        place += 1
    marked += one << (8 * kind)
    some: i64
    for some in range(1, 8):
        number: i64 = 0
        if some & THUG:
            number += (marked >> (8 * THUG)) & 0xFF
        if some & FAMILY:
            number += (marked >> (8 * FAMILY)) & 0xFF
        if some & NEUTRAL:
            number += (marked >> (8 * NEUTRAL)) & 0xFF
        if number > effect.caps[some]:
            return False
    return True


def can_kill(p: Position, effect: Effect, seat: i64) -> bool:
    """Whether there is anybody an effect can kill."""
    board = p.box.board
    place: i64
    for place in range(board.businesses + board.spaces + board.turfs):
        if kind_at(p, place) != 0 and kill_refusal(p, effect, seat, place) is None:
            return True
    return False


# Moving [CORL-10.11 to CORL-10.13].


def move_refusal(p: Position, effect: Effect, seat: i64, place: i64) -> Refusal | None:
    """Why a seat may not move who stands in a business or on a space."""
    kind = kind_at(p, place)
    if kind == 0:
        return r.NOBODY_THERE
    is_own = owner_at(p, place) == seat
    if kind == NEUTRAL or effect.b & kind == 0 or is_own != (effect.a == 1):
        return r.NOT_MOVED_SO
    return None if has_room(p, kind == THUG) else r.PLACE_UNFIT


def can_move(p: Position, effect: Effect, seat: i64) -> bool:
    """Whether there is anybody an effect can move."""
    board = p.box.board
    place: i64
    for place in range(board.businesses + board.spaces):
        if kind_at(p, place) != 0 and move_refusal(p, effect, seat, place) is None:
            return True
    return False


def destination_refusal(p: Position, source: i64, place: i64) -> Refusal | None:
    """Why a figure may not be moved to a place."""
    board = p.box.board
    if place >= board.businesses + board.spaces:
        return r.PLACE_UNFIT
    same_kind = (place < board.businesses) == (source < board.businesses)
    return None if same_kind and is_free(p, place) else r.PLACE_UNFIT


# Neutral figures [CORL-12].


def neutral_refusal(p: Position, figure: i64, place: i64) -> Refusal | None:
    """Why a neutral figure may not be placed at a place."""
    board = p.box.board
    where = p.neutral(figure)
    if figure == MAYOR:
        if place == board.businesses + where:
            return r.SAME_PLACE
        is_space = board.businesses <= place < board.businesses + board.spaces
        return None if is_space and is_free(p, place) else r.MAYOR_UNFIT
    if figure == UNION_BOSS:
        if place == where:
            return r.SAME_PLACE
        return None if place < board.businesses and is_free(p, place) else r.BOSS_UNFIT
    if place < board.businesses + board.spaces:
        return r.CHIEF_UNFIT
    return r.SAME_PLACE if place == turf_place(p, where) else None


def can_place_neutral(p: Position, figure: i64) -> bool:
    """Whether a neutral figure can be placed: not from the river [CORL-12.7]."""
    if p.neutral(figure) == RIVER:
        return False
    if figure == MAYOR:
        return has_room(p, False)
    return has_room(p, True) if figure == UNION_BOSS else True


def place_of_neutral(p: Position, figure: i64) -> i64:
    """Where a neutral figure comes from, as events name it."""
    board = p.box.board
    where = p.neutral(figure)
    if where >= BESIDE:
        return board.businesses + board.spaces + board.turfs + 1
    if figure == MAYOR:
        return board.businesses + where
    return where if figure == UNION_BOSS else turf_place(p, where)


# Markers [CORL-13.20, CORL-15.10].


def own_markers(p: Position, turf: i64, seat: i64) -> i64:
    """How many markers of a seat lie in a turf."""
    number: i64 = 0
    place: i64
    for place in range(p.height(turf)):
        if p.marker(turf, place) == seat:
            number += 1
    return number


def marker_turfs(p: Position, seat: i64) -> i64:
    """The turfs in which a seat has a figure, as a mask."""
    found: i64 = 0
    turf: i64
    for turf in range(p.box.board.turfs):
        if influence(p, turf, seat) > 0:
            found |= bit(turf)
    return found
