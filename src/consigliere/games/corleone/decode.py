"""Views of Corleone's Empire read back from plain values; ValueError names what is wrong."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import BYTE, DEPTH_AT, LEFT_AT, MEMBERS, TAKEN_AT
from consigliere.games.corleone.cards import CHOSEN, Agreed, pile
from consigliere.games.corleone.codec import (
    BESIDE_NAME,
    RIVER_NAME,
    SEAT_MEMBERS,
    SEAT_NUMBERS,
    SEAT_PILES,
    TABLE_PILES,
)
from consigliere.games.corleone.ground import (
    BESIDE,
    EMPTY,
    FACE_UP,
    FAMILY,
    MEMBERS_EACH,
    NEUTRAL_HERE,
    NONE,
    PERSON,
    RIVER,
)
from consigliere.games.corleone.rules import Corleone, in_the_box
from consigliere.kernel.plain import Fields
from consigliere.kernel.viewer import viewer_named

MOST_EFFECTS_LEFT = 100


def view_from_plain(plain: dict[str, object], agreed: Agreed, seats: int) -> Corleone:
    """The copy that was encoded."""
    view = Fields(plain, "a view")
    box, board = agreed.box, agreed.box.board
    rows = view.listed("seats", seats)
    viewer = view.value("viewer")
    if len(rows) != seats or not isinstance(viewer, str):
        raise ValueError(f"a view of this table has a viewer and {seats} seats")
    p = in_the_box(agreed, seats)
    p.viewer = viewer_named(viewer)
    p.stage = view.word("stage", e.STAGES)
    p.act = view.word_or("act", e.ACTS, -1) + 1
    p.phase = view.word("phase", e.PHASES)
    p.asked = view.seats("asked", seats)
    p.answered = view.seats("answered", seats)
    p.holder = view.seat("first_player", seats)
    p.actor = view.seat("actor", seats)
    p.helper = view.seat("helper", seats)
    p.sharer = view.seat("sharer", seats)
    p.shaken = view.word_or("shaken", board.business_names, NONE)
    p.working = view.word_or("working", box.card_names, NONE)
    p.effect = view.word_or("effect", box.effect_names, NONE)
    p.taken = view.mask("taken", box.good_names)
    p.settling = view.word_or("settling", board.turf_names, NONE)
    p.marks = view.mask("targets", e.places(box))
    drawn = view.words("drawn", (*box.card_names, "unknown"))
    p.first_drawn = drawn[0] if drawn else NONE
    p.second_drawn = drawn[1] if len(drawn) > 1 else NONE
    p.mayor = _where(view, "mayor", board.space_names)
    p.boss = _where(view, "union_boss", board.business_names)
    p.chief = _where(view, "police_chief", board.turf_names)
    allies = tuple([ally.name for ally in box.allies])
    p.row = view.mask("row", allies)
    p.later = view.mask("later_allies", allies)
    p.gone = view.mask("gone_allies", allies)
    p.stacked = view.mask("tiles_left", board.business_names)
    p.winners = view.seats("winners", seats)
    p.ending = view.word_or("ending", e.ENDINGS, e.NOT_ENDED)
    _read_agenda(p, view)
    for name, which in TABLE_PILES:
        _read_pile(p, which, view.value(name))
    for number, row in enumerate(rows):
        _read_seat(p, number, Fields(row, "a seat"), allies)
    _read_board(p, view)
    p.mark_unseen()
    return p


def _where(view: Fields, name: str, names: tuple[str, ...]) -> int:
    if view.value(name) == RIVER_NAME:
        return RIVER
    return BESIDE if view.value(name) == BESIDE_NAME else view.word(name, names)


def _read_agenda(p: Corleone, view: Fields) -> None:
    p.agenda = vec[i64]()
    for entry in view.listed("agenda", MOST_EFFECTS_LEFT):
        item = Fields(entry, "an effect left")
        one: i64 = item.word("effect", p.box.effect_names)
        one |= item.number("left", BYTE) << LEFT_AT
        one |= item.mask("taken", p.box.good_names) << TAKEN_AT
        one |= item.number("depth", 2) << DEPTH_AT
        p.agenda = append(p.agenda, one)
    is_picking = view.value("picking") is not None
    p.picking = view.number("picking", max(0, len(p.agenda) - 1)) if is_picking else NONE


def _read_pile(p: Corleone, which: i64, plain: object) -> None:
    names = (*p.box.card_names, "unknown")
    if not isinstance(plain, dict):
        raise ValueError("a pile must hold cards and numbers")
    for card in range(p.width):
        p.cards[which * p.width + card] = 0
    total = 0
    for name, number in plain.items():
        if name not in names or not isinstance(number, int) or not 0 < number <= 250:
            raise ValueError("a pile must hold cards and numbers")
        p.cards[which * p.width + names.index(name)] = u8(number)
        total += number
    p.sizes[which] = total


def _read_seat(p: Corleone, seat: int, row: Fields, allies: tuple[str, ...]) -> None:
    for name, which in SEAT_PILES:
        plain = row.value(name)
        _read_pile(p, pile(which, seat), {} if plain is None and which == CHOSEN else plain)
    p.people[seat * PERSON + FAMILY] = row.word_or("family", p.box.families, NONE)
    p.people[seat * PERSON + FACE_UP] = row.mask("allies", allies)
    for name, what in SEAT_MEMBERS:
        p.people[seat * PERSON + what] = row.mask(name, MEMBERS)
    for name, what in SEAT_NUMBERS:
        p.people[seat * PERSON + what] = row.number(name, 1000)


def _read_board(p: Corleone, view: Fields) -> None:
    board = p.box.board
    names = e.places(p.box)
    for turf, entry in enumerate(view.listed("turfs", int(board.turfs))):
        row = Fields(entry, "a turf")
        tile = row.word_or("tile", board.business_names, NONE)
        p.ground[p.at_tile + turf] = tile
        if tile != NONE:
            p.ground[p.at_turf + tile] = turf
        stack = row.listed("stack", int(p.agreed.markers))
        for place, seat in enumerate(stack):
            p.markers[turf * p.agreed.markers + place] = u8(Fields({"s": seat}, "s").number("s", p.seats - 1))
        p.ground[p.at_height + turf] = len(stack)
    for name, key in (("businesses", "business"), ("spaces", "place")):
        for entry in view.listed(name, len(names)):
            row = Fields(entry, "a place")
            place = row.word(key, names[: board.businesses + board.spaces])
            p.ground[p.spot(place)] = _occupant(p, row, place)


def _occupant(p: Corleone, row: Fields, place: int) -> int:
    if row.value("figure") is None:
        return EMPTY
    figure = row.word("figure", e.FIGURES)
    if figure >= e.FIRST_NEUTRAL:
        return NEUTRAL_HERE
    seat = row.number("seat", p.seats - 1)
    if place < p.box.board.businesses:
        return 1 + seat
    return 1 + MEMBERS_EACH * seat + max(0, figure - e.FIRST_MEMBER)
