"""What effects do to the board and to others: shaking, killing, moving, placing, taking [CORL-8, CORL-10, CORL-12]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import box as b
from consigliere.games.corleone import event as e
from consigliere.games.corleone import placing
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import CASE, HAND, pile
from consigliere.games.corleone.choice import choose_card, clear_choice, mark, must_know, set_aside
from consigliere.games.corleone.ground import SUPPLY
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Chance, Unforeseen
from consigliere.kernel.viewer import EVERYBODY, bit, next_in

# Shaking down and supporting.


def shake(p: Position, seat: i64, business: i64, by: i64) -> bool:
    """Shake down a business; whether the seat is asked who goes first [CORL-8.2, CORL-8.5, CORL-8.7]."""
    p.emit(e.FRONT_SHAKEN, seat, business, by)
    controller = p.controller(p.turf_of(business))
    if controller != NO_SEAT and controller != seat:
        p.emit(e.ASKED, bit(seat), e.WHO_FIRST)
        return True
    p.emit(e.FRONT_USED, seat, business)
    return False


def share(p: Position, seat: i64, controller_first: bool) -> None:
    """Whoever goes first resolves the whole front before the other begins [CORL-8.5, CORL-8.6]."""
    turf = p.turf_of(p.shaken)
    controller = p.controller(turf)
    p.emit(e.CONTROLLER_SHARES, controller, turf, 1 if controller_first else 0)
    p.emit(e.FRONT_USED, controller if controller_first else seat, p.shaken)


def support_space(p: Position, seat: i64, space: i64, by: i64) -> None:
    """Support every turf a space touches, and Central Park [CORL-7.3]."""
    board = p.box.board
    turf: i64
    for turf in range(board.turfs):
        if (board.touches[space] >> turf) & 1:
            p.emit(e.AREA_SUPPORTED, seat, placing.turf_place(p, turf), by)
    if (board.beside_park >> space) & 1:
        p.emit(e.AREA_SUPPORTED, seat, placing.turf_place(p, board.turfs), by)


def support_turf(p: Position, seat: i64, turf: i64) -> None:
    """Support one turf by a card [CORL-13.16]."""
    p.emit(e.AREA_SUPPORTED, seat, placing.turf_place(p, turf), e.BY_CARD)


# Killing and moving.


def kill(p: Position, seat: i64, place: i64) -> bool:
    """Kill a figure, or mark it if the effect may kill more; whether the effect is done [CORL-10.9]."""
    if p.box.effects[p.effect].b == 1:
        _kill(p, seat, place)
        return True
    mark(p, seat, place)
    return False


def kill_marked(p: Position, seat: i64) -> None:
    """All marked figures are killed."""
    rest: i64 = p.marks
    clear_choice(p, seat)
    place: i64 = 0
    while rest:
        if rest & 1:
            _kill(p, seat, place)
        rest >>= 1
        place += 1


def _kill(p: Position, seat: i64, place: i64) -> None:
    figure = placing.figure_at(p, place)
    if figure >= e.FIRST_NEUTRAL:
        p.emit(e.NEUTRAL_KILLED, seat, figure, place)
    else:
        p.emit(e.FIGURE_KILLED, seat, placing.owner_at(p, place), figure, place)


def move_to(p: Position, seat: i64, place: i64) -> bool:
    """The marked figure is moved, and its mover resolves the new place if the effect says so [CORL-10.13].

    Whether the seat is asked something.
    """
    source = next_in(p.marks, 61, 62)
    clear_choice(p, seat)
    owner = placing.owner_at(p, source)
    p.emit(e.FIGURE_MOVED, owner, placing.figure_at(p, source), source, place)
    return _resolve_place(p, seat, place, p.box.effects[p.effect].c, e.BY_CARD, e.BY_CARD)


def place_neutral(p: Position, seat: i64, place: i64) -> bool:
    """A neutral figure is placed or moved and acts as the seat's own [CORL-12.1 to CORL-12.5].

    Whether the seat is asked something.
    """
    effect = p.box.effects[p.effect]
    figure = effect.a
    p.emit(e.NEUTRAL_PLACED, seat, e.FIRST_NEUTRAL + figure, placing.place_of_neutral(p, figure), place)
    return _resolve_place(p, seat, place, effect.b, e.BY_UNION_BOSS, e.BY_MAYOR)


def _resolve_place(p: Position, seat: i64, place: i64, then: i64, shaker: i64, supporter: i64) -> bool:
    if then == b.THEN_SHAKE:
        return shake(p, seat, place, shaker)
    if then == b.THEN_SUPPORT:
        support_space(p, seat, place - p.box.board.businesses, supporter)
    return False


# Markers.


def place_marker(p: Position, seat: i64, turf: i64) -> bool:
    """A marker goes on a turf; without one in supply the turf is only marked. Whether the effect is done."""
    if p.person(SUPPLY, seat) > 0:
        p.emit(e.MARKER_PLACED, seat, turf, e.FOR_CARD)
        return True
    mark(p, seat, placing.turf_place(p, turf))
    return False


def lift_for_card(p: Position, seat: i64, turf: i64, number: i64) -> None:
    """One of the seat's own markers goes to the marked turf instead [CORL-13.20, CORL-15.10]."""
    target = next_in(p.marks, 61, 62) - placing.turf_place(p, 0)
    clear_choice(p, seat)
    p.emit(e.MARKER_MOVED, seat, turf, number, target)


# Taking from others.


def robbable(p: Position, seat: i64) -> i64:
    """The other seats that hold cards, as a mask [CORL-13.22]."""
    found: i64 = 0
    other: i64
    for other in range(p.seats):
        if other != seat and p.hand_size(other) > 0:
            found |= bit(other)
    return found


def rob(p: Position, seat: i64, victim: i64, chance: Chance) -> None:
    """A random card of a hand, or a random money card of a suitcase, goes into one's own hand [CORL-K16]."""
    both = bit(seat) | bit(victim)
    if p.box.effects[p.effect].kind == b.STEAL_CARD:
        which = pile(HAND, victim)
        card = p.draw_from(e.FOR_THEFT, p.cards, which * p.width, p.sizes[which], both, chance)
        p.emit_to(EVERYBODY, both, e.CARD_TAKEN, seat, victim, e.OUT_OF_HAND, card)
        return
    which = pile(CASE, victim)
    if p.sizes[which] == 0:
        p.note(e.EFFECT_NOT_USED, seat, p.effect)
        return
    readers: i64 = EVERYBODY if p.agreed.open_ledger else both
    card = p.draw_from(e.FOR_THEFT, p.cards, which * p.width, p.sizes[which], readers, chance)
    p.emit_to(EVERYBODY, readers, e.CARD_TAKEN, seat, victim, e.OUT_OF_SUITCASE, card)


def ask_offers(p: Position, seat: i64) -> bool:
    """Everyone else with money in hand must offer a card [CORL-13.23, CORL-K15]."""
    asked: i64 = 0
    other: i64
    for other in range(p.seats):
        if other != seat:
            if p.hand_money(other) > 0:
                asked |= bit(other)
            elif p.hides(HAND, other):
                raise Unforeseen
    if asked == 0:
        p.note(e.EFFECT_NOT_USED, seat, p.effect)
        return False
    p.note(e.OFFERS_OPENED, seat, asked)
    p.emit(e.ASKED, asked, e.OFFER)
    return True


def offer(p: Position, seat: i64, money: i64) -> bool:
    """A card is offered in secret; whether all offers are in and the effect is done."""
    choose_card(p, seat, money)
    p.emit(e.CHOICE_MADE, seat, e.OFFER)
    if p.answered != p.asked:
        return False
    must_know(p, p.asked & ~bit(seat))
    asked = p.asked
    highest: i64 = -1
    giver: i64 = NO_SEAT
    step: i64
    for step in range(1, p.seats):
        other = (p.actor + step) % p.seats
        if (asked >> other) & 1:
            offered = set_aside(p, other)[0]
            clear_choice(p, other)
            p.emit(e.OFFER_REVEALED, other, offered)
            if offered > highest:
                highest = offered
                giver = other
    p.emit(e.OFFERS_CLOSED, p.actor, giver, highest)
    return True
