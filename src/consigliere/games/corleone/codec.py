"""Views of Corleone's Empire as plain values with names for everything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import BYTE, DEPTH_AT, GOODS_MASK, LEFT_AT, MEMBERS, TAKEN_AT
from consigliere.games.corleone.cards import (
    BANK,
    CASE,
    CHOSEN,
    DECK,
    DISCARDS,
    DONE,
    HAND,
    PUBLIC,
    no_seat,
    pile,
)
from consigliere.games.corleone.ground import (
    BESIDE,
    COLOUR_MONEY,
    EMPTY,
    FACE_UP,
    FAMILY,
    MEMBERS_IN,
    MEMBERS_KILLED,
    NONE,
    RIVER,
    SUPPLY,
    THUGS,
    THUGS_KILLED,
    TURF_MONEY,
)
from consigliere.games.corleone.placing import figure_at, owner_at
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import members, viewer_name

RIVER_NAME: Final = "hudson_river"
BESIDE_NAME: Final = "beside"
TABLE_PILES: Final = (("bank", BANK), ("deck", DECK), ("discards", DISCARDS), ("public_jobs", PUBLIC))
SEAT_PILES: Final = (("hand", HAND), ("suitcase", CASE), ("chosen", CHOSEN), ("completed", DONE))
SEAT_NUMBERS: Final = (
    ("thugs", THUGS),
    ("thugs_killed", THUGS_KILLED),
    ("markers", SUPPLY),
    ("turf_bonus", TURF_MONEY),
    ("colour_bonus", COLOUR_MONEY),
)
SEAT_MEMBERS: Final = (("members", MEMBERS_IN), ("members_killed", MEMBERS_KILLED))


def view_to_plain(p: Position) -> dict[str, object]:
    """What lies before one viewer. Everything in it has been put there on purpose."""
    box, board = p.box, p.box.board
    names = e.places(box)
    plain: dict[str, object] = {
        "viewer": viewer_name(p.viewer),
        "stage": e.STAGES[p.stage],
        "act": None if p.act == 0 else e.ACTS[p.act - 1],
        "phase": e.PHASES[p.phase],
        "asked": members(p.asked),
        "answered": members(p.answered),
        "first_player": no_seat(p.holder),
        "actor": no_seat(p.actor),
        "helper": no_seat(p.helper),
        "sharer": no_seat(p.sharer),
        "shaken": _name(board.business_names, p.shaken),
        "working": _name(box.card_names, p.working),
        "effect": _name(box.effect_names, p.effect),
        "taken": [box.good_names[good] for good in members(p.taken)],
        "picking": None if p.picking == NONE else int(p.picking),
        "agenda": [_item_to_plain(p, one) for one in p.agenda],
        "drawn": [_card_name(p, card) for card in (p.first_drawn, p.second_drawn) if card != NONE],
        "targets": [names[place] for place in members(p.marks)],
        "settling": _name(board.turf_names, p.settling),
        "mayor": _where(p.mayor, board.space_names),
        "union_boss": _where(p.boss, board.business_names),
        "police_chief": _where(p.chief, board.turf_names),
        "turfs": [_turf_to_plain(p, turf) for turf in range(board.turfs)],
        "businesses": [_business_to_plain(p, place) for place in range(board.businesses) if p.is_open(place)],
        "spaces": [_space_to_plain(p, space) for space in range(board.spaces)],
    }
    for name, which in TABLE_PILES:
        plain[name] = pile_to_plain(p, which)
    plain["row"] = ally_names(p, p.row)
    plain["later_allies"] = ally_names(p, p.later)
    plain["gone_allies"] = ally_names(p, p.gone)
    plain["tiles_left"] = [board.business_names[tile] for tile in members(p.stacked)]
    plain["winners"] = members(p.winners)
    plain["ending"] = None if p.ending == e.NOT_ENDED else e.ENDINGS[p.ending]
    plain["seats"] = [_seat_to_plain(p, seat) for seat in range(p.seats)]
    return plain


def _seat_to_plain(p: Position, seat: i64) -> dict[str, object]:
    plain: dict[str, object] = {"family": _name(p.box.families, p.person(FAMILY, seat))}
    for name, which in SEAT_PILES:
        plain[name] = pile_to_plain(p, pile(which, seat))
    if seat != p.viewer and p.chooses_in_secret(seat):
        plain["chosen"] = None  # whether there is anything yet, nobody else knows
    plain["allies"] = ally_names(p, p.person(FACE_UP, seat))
    for name, what in SEAT_MEMBERS:
        plain[name] = [MEMBERS[member] for member in members(p.person(what, seat))]
    for name, what in SEAT_NUMBERS:
        plain[name] = int(p.person(what, seat))
    return plain


def _turf_to_plain(p: Position, turf: i64) -> dict[str, object]:
    return {
        "turf": p.box.board.turf_names[turf],
        "tile": _name(p.box.board.business_names, p.tile(turf)),
        "stack": [int(p.marker(turf, place)) for place in range(p.height(turf))],
    }


def _business_to_plain(p: Position, business: i64) -> dict[str, object]:
    board = p.box.board
    plain: dict[str, object] = {"business": board.business_names[business]}
    plain["turf"] = board.turf_names[p.turf_of(business)]
    return {**plain, **_figure_to_plain(p, business)}


def _space_to_plain(p: Position, space: i64) -> dict[str, object]:
    board = p.box.board
    plain: dict[str, object] = {"place": board.space_names[space]}
    plain.update(_figure_to_plain(p, board.businesses + space))
    plain["closed"] = (p.agreed.closed >> space) & 1 == 1
    return plain


def _figure_to_plain(p: Position, place: i64) -> dict[str, object]:
    """Who stands in a business or on a space."""
    is_empty = p.ground[p.spot(place)] == EMPTY
    return {
        "figure": None if is_empty else e.FIGURES[figure_at(p, place)],
        "seat": no_seat(owner_at(p, place)),
    }


def _item_to_plain(p: Position, one: i64) -> dict[str, object]:
    taken = (one >> TAKEN_AT) & GOODS_MASK
    return {
        "effect": p.box.effect_names[one & BYTE],
        "left": int((one >> LEFT_AT) & BYTE),
        "taken": [p.box.good_names[good] for good in members(taken)],
        "depth": int(one >> DEPTH_AT),
    }


def ally_names(p: Position, mask: i64) -> list[str]:
    """The allies of a mask by name."""
    return [p.box.allies[ally].name for ally in members(mask)]


def pile_to_plain(p: Position, which: i64) -> dict[str, int]:
    """A pile as numbers of each kind of card, unknown ones last."""
    found: dict[str, int] = {}
    for card in range(p.width):
        number = int(p.laid(which, card))
        if number > 0:
            found[_card_name(p, card)] = number
    return found


def _card_name(p: Position, card: i64) -> str:
    return "unknown" if card == p.box.unknown else p.box.card_names[card]


def _name(names: tuple[str, ...], place: i64) -> str | None:
    return None if place == NONE else names[place]


def _where(place: i64, names: tuple[str, ...]) -> str:
    """Where a neutral figure is."""
    if place == RIVER:
        return RIVER_NAME
    return BESIDE_NAME if place == BESIDE else names[place]
