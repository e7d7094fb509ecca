"""What is played for a seat that does not answer [CORL-20.5, the defaults of section 4 of the rules]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import box, effects, legality, placing, tribute
from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import BYTE, MAYOR, UNION_BOSS
from consigliere.games.corleone.cards import BANK, CHOSEN, HAND
from consigliere.games.corleone.ground import MEMBERS_EACH, MEMBERS_IN, NONE, SUPPLY, THUGS
from consigliere.games.corleone.position import Position


def default(p: Position, seat: i64) -> i64:
    """The command that is given for a seat that does not answer."""
    n = p.agreed.numbers
    stage = p.stage
    if stage == e.ACTION:
        return _default_action(p, seat)
    if stage == e.NEXT_EFFECT:
        return n.effect + _default_effect(p)
    if stage == e.BANK:
        return _highest(p, HAND, seat, n.bank)
    if stage == e.OFFER:
        return legality.legal(p, seat)[0]  # the lowest value
    if stage == e.KEEP_JOB:
        return n.keep + p.first_drawn - p.box.first_job
    if stage == e.CHOOSE_GOOD:
        return n.good + _most_common_good(p)
    if stage == e.WHO_FIRST:
        return n.go_first
    if stage == e.BID:
        return n.bid_nothing
    if stage == e.TRIBUTE:
        is_chosen = p.size(CHOSEN, seat) == tribute.surplus(p, seat)
        return n.done if is_chosen else n.discard + tribute.least_wanted(p, seat)
    if stage == e.SHAKE:
        return n.shake + p.box.default_shake
    if stage == e.SUPPORT:
        return n.support + p.box.default_support
    if stage == e.HORSE_HEAD or stage == e.PICK_FAMILY or stage == e.CHOOSE_ALLY:
        return legality.legal(p, seat)[0]
    if stage == e.PLACE_NEUTRAL:
        return _default_place(p, seat)
    if stage == e.PLACE_MARKER and p.person(SUPPLY, seat) > 0:
        return legality.legal(p, seat)[0]
    return n.decline


def _default_action(p: Position, seat: i64) -> i64:
    """A thug in the lowest-numbered turf, printed business before tile; else a family member [CORL-D1 to D3]."""
    n = p.agreed.numbers
    board = p.box.board
    if p.person(THUGS, seat) > 0:
        place = _lowest_thug_space(p)
        if place != NONE:
            return n.thug + place
    member: i64
    for member in range(MEMBERS_EACH):
        if (p.person(MEMBERS_IN, seat) >> member) & 1:
            space: i64
            for space in range(board.spaces):
                if placing.is_free(p, board.businesses + space):
                    return n.member + member * board.spaces + space
    return legality.legal(p, seat)[0]


def _lowest_thug_space(p: Position) -> i64:
    turf: i64
    for turf in range(p.box.board.turfs):
        if placing.is_free(p, turf):
            return turf
        tile = p.tile(turf)
        if tile != NONE and placing.is_free(p, tile):
            return tile
    return NONE


def _default_effect(p: Position) -> i64:
    """Plain gains in printed order, then the rest in printed order [CORL-D6]."""
    start = p.start_of_list()
    place: i64
    for place in range(start, len(p.agenda)):
        kind = p.box.effects[p.agenda[place] & BYTE].kind
        if kind <= box.DRAW_JOB or kind == box.JOB_MONEY:
            return p.agenda[place] & BYTE
    return p.agenda[start] & BYTE


def _highest(p: Position, which: i64, seat: i64, base: i64) -> i64:
    money: i64
    for money in range(p.box.money - 1, -1, -1):
        if p.held(which, seat, money) > 0:
            return base + money
    return p.agreed.numbers.decline


def _most_common_good(p: Position) -> i64:
    """Of the goods on offer the one with the most cards left, the first of equals [CORL-D10]."""
    offered = effects.goods_on_offer(p, p.effect, p.taken)
    best: i64 = 0
    most: i64 = 0
    good: i64
    for good in range(p.box.goods):
        number = p.laid(BANK, p.box.first_good + good)
        if (offered >> good) & 1 and number > most:
            best = good
            most = number
    return best


def _default_place(p: Position, seat: i64) -> i64:
    """The lowest-numbered legal place; the businesses by turf, printed before tile [CORL-D15]."""
    n = p.agreed.numbers
    figure = p.box.effects[p.effect].a
    if figure == UNION_BOSS:
        return n.place + _lowest_thug_space(p)
    first: i64 = n.place + p.box.board.businesses
    if figure != MAYOR:
        first += p.box.board.spaces
    for number in legality.legal(p, seat):
        if number >= first:
            return number
    return n.decline
