"""The end of the game: hands, suitcases, bonuses, and who has won [CORL-19]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import CASE, HAND
from consigliere.games.corleone.ground import COLOUR_MONEY, TURF_MONEY
from consigliere.games.corleone.placing import own_markers
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Unforeseen
from consigliere.kernel.viewer import count, leaders


def end_game(p: Position) -> None:
    """Money in hand goes into the suitcases, which are opened and counted [CORL-19.1, CORL-19.2]."""
    seat: i64
    for seat in range(p.seats):
        if p.hides(HAND, seat) or p.hides(CASE, seat):
            raise Unforeseen
    for seat in range(p.seats):
        _empty_hand(p, seat)
    for seat in range(p.seats):
        money: i64
        for money in range(p.box.money):
            if p.held(CASE, seat, money) > 0:
                p.emit(e.SUITCASE_OPENED, seat, money, p.held(CASE, seat, money))
    _give_bonuses(p)
    for seat in range(p.seats):
        p.note(e.BONUSES_COUNTED, seat, p.person(TURF_MONEY, seat), p.person(COLOUR_MONEY, seat))
        p.note(e.MONEY_COUNTED, seat, p.sum_of(CASE, seat), total_money(p, seat))
    _name_winners(p)


def _empty_hand(p: Position, seat: i64) -> None:
    card: i64
    for card in range(p.box.kinds):
        number = p.held(HAND, seat, card)
        if number > 0:
            p.emit(e.HAND_BANKED if card < p.box.money else e.HAND_DISCARDED, seat, card, number)


def turf_leader(p: Position, turf: i64) -> i64:
    """Who has the most markers in a turf, the highest of them if tied; NO_SEAT without any [CORL-19.3 to CORL-19.5]."""
    best: i64 = 0
    leader: i64 = NO_SEAT
    place: i64 = p.height(turf) - 1
    while place >= 0:  # from the top, so that the first of equals is the highest
        seat = p.marker(turf, place)
        number = own_markers(p, turf, seat)
        if number > best:
            best = number
            leader = seat
        place -= 1
    return leader


def colour_leaders(p: Position, colour: i64) -> i64:
    """The seats with the most completed jobs of a colour; nobody if there are none [CORL-19.6, CORL-19.7]."""
    numbers = vec[i64]([0] * p.seats)
    seat: i64
    for seat in range(p.seats):
        numbers[seat] = p.completed(seat, colour)
    found = leaders(numbers, p.everyone)
    for seat in range(p.seats):
        if (found >> seat) & 1 and numbers[seat] == 0:
            return 0
    return found


def _give_bonuses(p: Position) -> None:
    """Bonuses are amounts, no cards [CORL-19.8]."""
    turf: i64
    for turf in range(p.box.board.turfs):
        leader = turf_leader(p, turf)
        if leader != NO_SEAT:
            p.emit(e.TURF_BONUS, turf, leader, p.box.turf_bonus)
    colour: i64
    for colour in range(len(p.box.colours)):
        found = colour_leaders(p, colour)
        if found:
            p.emit(e.COLOUR_BONUS, colour, found, p.box.colour_bonus)


def total_money(p: Position, seat: i64) -> i64:
    """Suitcase and bonuses [CORL-19.9]."""
    return p.sum_of(CASE, seat) + p.person(TURF_MONEY, seat) + p.person(COLOUR_MONEY, seat)


def _name_winners(p: Position) -> None:
    """The most money, then the most turf bonus, then together [CORL-19.9 to CORL-19.11]."""
    totals = vec[i64]([0] * p.seats)
    bonuses = vec[i64]([0] * p.seats)
    seat: i64
    for seat in range(p.seats):
        totals[seat] = total_money(p, seat)
        bonuses[seat] = p.person(TURF_MONEY, seat)
    richest = leaders(totals, p.everyone)
    winners = leaders(bonuses, richest)
    reason: i64 = e.MONEY
    if count(richest) > 1:
        reason = e.SHARED if count(winners) > 1 else e.BY_TURF_BONUS
    p.emit(e.GAME_ENDED, winners, reason)
