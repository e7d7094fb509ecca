"""What people at the table would count for themselves: influence, gains of a placement, limits, bonuses so far.

Every number comes from the rules' own functions, asked about one viewer's copy; what it cannot see is left out.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone import placing
from consigliere.games.corleone.box import BYTE, DEPTH_AT, LEFT_AT, NO_SEAT
from consigliere.games.corleone.cards import CASE, CHOSEN, no_seat
from consigliere.games.corleone.ending import colour_leaders, turf_leader
from consigliere.games.corleone.ground import FACE_UP, MEMBERS_IN, NONE, THUGS
from consigliere.games.corleone.position import Position
from consigliere.games.corleone.tribute import hand_limit, surplus
from consigliere.games.corleone.turf_war import strongest
from consigliere.kernel.viewer import count, members


def figures_of(p: Position) -> dict[str, object]:
    """The figures of one viewer's copy."""
    board = p.box.board
    resolving = len(p.agenda) > 0
    return {
        "hand_limit": int(hand_limit(p)) if p.act > 0 else None,
        "resolver": no_seat(p.resolver()) if resolving else None,
        "effects_left": icons(p, p.agenda, p.depth()) if resolving else {},
        "waiting_effects": icons(p, p.agenda, p.depth() - 1) if resolving else {},
        "placements": placements(p, p.viewer) if p.stage == e.ACTION and p.viewer < p.seats else [],
        "figures_there": figures_there(p),
        "tribute_left": _tribute_left(p),
        "turfs": [_turf(p, turf) for turf in range(board.turfs)],
        "colour_leaders": [
            {"colour": name, "seats": members(colour_leaders(p, colour))}
            for colour, name in enumerate(p.box.colours)
        ],
        "seats": [_seat(p, seat) for seat in range(p.seats)],
    }


def icons(p: Position, items: vec[i64], depth: i64) -> dict[str, int]:
    """How many icons of each effect a list holds, as far as they are of one depth."""
    found: dict[str, int] = {}
    _add(p, found, items, depth)
    return found


def _add(p: Position, found: dict[str, int], items: vec[i64], depth: i64 = 0) -> None:
    for one in items:
        if one >> DEPTH_AT == depth:
            name = p.box.effect_names[one & BYTE]
            found[name] = found.get(name, 0) + int((one >> LEFT_AT) & BYTE)


def placements(p: Position, seat: i64) -> list[dict[str, object]]:
    """Where a seat could place a figure if it were its turn now, what that would bring, and who would share it."""
    board = p.box.board
    found: list[dict[str, object]] = []
    place: i64
    for place in range(board.businesses + board.spaces):
        is_thugs = place < board.businesses
        has_figure = p.person(THUGS if is_thugs else MEMBERS_IN, seat) > 0
        if has_figure and placing.is_free(p, place):
            found.append(
                {
                    "place": e.places(p.box)[place],
                    "effects": icons(p, board.business[place].front, 0)
                    if is_thugs
                    else backs(p, place - board.businesses),
                    "shares": no_seat(sharer(p, place, seat)) if is_thugs else None,
                }
            )
    return found


def backs(p: Position, space: i64) -> dict[str, int]:
    """What a family member on a space would bring [CORL-7.3]."""
    board = p.box.board
    found: dict[str, int] = {}
    turf: i64
    for turf in range(board.turfs):
        if (board.touches[space] >> turf) & 1:
            _add(p, found, board.business[turf].back)
            if p.tile(turf) != NONE:
                _add(p, found, board.business[p.tile(turf)].back)
    if (board.beside_park >> space) & 1:
        _add(p, found, board.park_items)
    return found


def sharer(p: Position, business: i64, seat: i64) -> i64:
    """Who would share if a seat shook a business down, or NO_SEAT [CORL-8.2, CORL-8.7]."""
    controller = p.controller(p.turf_of(business))
    return NO_SEAT if controller == seat else controller


def figures_there(p: Position) -> list[dict[str, object]]:
    """While the viewer kills or moves: who stands where [CORL-K19]."""
    if p.viewer >= p.seats or not (p.is_asked(p.viewer, e.KILL) or p.is_asked(p.viewer, e.MOVE)):
        return []
    board = p.box.board
    return [
        {
            "place": e.places(p.box)[place],
            "figure": e.FIGURES[placing.figure_at(p, place)],
            "seat": no_seat(placing.owner_at(p, place)),
        }
        for place in range(board.businesses + board.spaces)
        if placing.kind_at(p, place) != 0
    ]


def _tribute_left(p: Position) -> int | None:
    """How many more cards the viewer must set aside for the Don [CORL-17.5]."""
    if p.viewer >= p.seats or not p.is_asked(p.viewer, e.TRIBUTE):
        return None
    return int(surplus(p, p.viewer) - p.size(CHOSEN, p.viewer))


def _turf(p: Position, turf: i64) -> dict[str, object]:
    return {
        "turf": p.box.board.turf_names[turf],
        "controller": no_seat(p.controller(turf)),
        "influence": [
            {"seat": seat, "influence": int(placing.influence(p, turf, seat))}
            for seat in range(p.seats)
            if placing.influence(p, turf, seat) > 0
        ],
        "neutral": int(placing.influence(p, turf, NO_SEAT)),
        "would_win": no_seat(strongest(p, turf)),
        "bonus": no_seat(turf_leader(p, turf)),
    }


def _seat(p: Position, seat: i64) -> dict[str, object]:
    held = p.hand_size(seat)
    if p.stage != e.BID and p.stage != e.CHOOSE_ALLY:
        held += p.size(CHOSEN, seat)
    above = held + count(p.person(FACE_UP, seat)) - (hand_limit(p) if p.act > 0 else held)
    turfs = [turf for turf in range(p.box.board.turfs) if turf_leader(p, turf) == seat]
    colours = [c for c in range(len(p.box.colours)) if (colour_leaders(p, c) >> seat) & 1]
    bidding = p.stage == e.BID or p.stage == e.CHOOSE_ALLY
    in_case = p.size(CASE, seat) + (p.size(CHOSEN, seat) if bidding else 0)
    is_seen = not p.hides(CASE, seat)
    total = p.sum_of(CASE, seat) + (p.sum_of(CHOSEN, seat) if bidding else 0)
    figures: dict[str, object] = {
        "hand_count": int(held),
        "over_limit": max(0, int(above)),
        "figures_left": int(p.person(THUGS, seat) + count(p.person(MEMBERS_IN, seat))),
        "suitcase_count": int(in_case),
        "suitcase_sum": int(total) if is_seen else None,
        "colours": {
            name: int(p.completed(seat, colour))
            for colour, name in enumerate(p.box.colours)
            if p.completed(seat, colour) > 0
        },
        "turf_bonus_now": int(p.box.turf_bonus) * len(turfs),
        "colour_bonus_now": int(p.box.colour_bonus) * len(colours),
    }
    if bidding:
        is_open = seat == p.viewer or p.stage == e.CHOOSE_ALLY
        figures["bid"] = int(p.sum_of(CHOSEN, seat)) if is_open else None
    return figures
