"""What a captain may do, in the order of the catalogue: every list is made directly.

`legality.py` says why not. For speed some lists say the same in another way; conformance holds them together at every
position: a number is listed exactly if nothing speaks against it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.mobcity import bidding, business, daily, hiring, means
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, GROUPS, LIEUTENANT, NO_SEAT
from consigliere.games.mobcity.city import ORDERS, SWITCHED, value_in
from consigliere.games.mobcity.legality import loot_refusal, pay_refusal, reveal_refusal, throw_refusal
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.shootout import is_equal, next_character

MOST_AT_ONCE: Final = 60  # choices for which room is made at once: most lists need no more


def legal(p: Position, seat: i64) -> vec[i64]:
    """The numbers of the closed commands a captain may give now, in the order of the catalogue."""
    n = p.agreed.numbers
    stage = p.stage
    if (p.asked >> seat) & 1 == 0:
        return vec[i64]()
    if stage == e.BID:
        return n.every[n.bid : n.take]
    if (p.answered >> seat) & 1:
        return vec[i64]()
    if stage == e.PLACE_SOLDIER:
        return n.every[n.place : n.bid]
    if stage == e.TAKE_EVENT or stage == e.TAKE_POLICE:
        return vec[i64]([n.take, n.decline])
    if stage == e.HIRE:
        return append(_hires(p, seat), n.done)
    if stage == e.TAKE_WHISKEY:
        return append(_grades(p, seat), n.decline)
    if stage == e.SEND:
        return _sendings(p, seat)
    if stage == e.WAGES:
        found = _payments(p, seat)
        return append(found, n.done) if daily.may_stop_paying(p, seat) else found
    if stage == e.BUY:
        return append(_purchases(p, seat), n.done)
    if stage == e.SPEAKEASIES:
        return append(_own_lots(p, seat), n.done)
    if stage == e.FINES:
        return _each_of(vec[i64](), business.fines_of(p, seat), n.fine)
    return _legal_in_shootout(p, seat)


def _legal_in_shootout(p: Position, seat: i64) -> vec[i64]:
    n = p.agreed.numbers
    stage = p.stage
    if stage == e.ACT:
        return means.choices(p, seat, p.acting)
    if stage == e.SHOOT_AGAIN:
        found = means.second_attacks(p, seat, p.acting)
        return found if len(p.steps) > 0 else append(found, n.decline)
    if stage == e.THROW:
        return append(_throws(p, seat), n.decline)
    if stage == e.ARM:
        return append(_armings(p, seat), n.done)
    if stage == e.WHO_ACTS:
        return _actors(p)
    if stage == e.CAPTURE:
        return vec[i64]([n.capture, n.decline])
    if stage == e.LOOT:
        return append(_loot(p, seat), n.done)
    return append(_reveals(p, seat), n.done)


def _each_of(found: vec[i64], mask: i64, first: i64) -> vec[i64]:
    """Add one command for each lot or group of a mask, that of the first of all being `first`."""
    rest: i64 = mask
    number: i64 = first
    while rest:
        if rest & 1:
            found = append(found, number)
        rest >>= 1
        number += 1
    return found


def _grades(p: Position, seat: i64) -> vec[i64]:
    """The grades of whiskey that may be taken."""
    found = vec[i64]()
    grade: i64
    for grade in range(len(p.box.whiskey_prices)):
        if bidding.whiskey_refusal(p, seat, grade) is None:
            found = append(found, p.agreed.numbers.whiskey + grade)
    return found


def _purchases(p: Position, seat: i64) -> vec[i64]:
    found = vec[i64]()
    cash = p.cash(seat)
    if p.buildings(seat) >= p.box.terms.stores:
        return found
    lot: i64
    for lot in range(p.box.lots):
        if p.box.prices[lot] <= cash and p.is_in_city(lot) and p.owner(lot) == NO_SEAT:
            found = append(found, p.agreed.numbers.buy + lot)
    return found


def _own_lots(p: Position, seat: i64) -> vec[i64]:
    """The own buildings that may still be run as speakeasies."""
    found = vec[i64]()
    lot: i64
    for lot in range(p.box.lots):
        if p.owner(lot) == seat and daily.open_refusal(p, seat, lot) is None:
            found = append(found, p.agreed.numbers.open + lot)
    return found


def _hires(p: Position, seat: i64) -> vec[i64]:
    if len(p.steps) >= hiring.limit(p, seat):
        return vec[i64]()
    found = vec[i64](capacity=MOST_AT_ONCE)
    filled = hiring.filled_groups(p, seat)
    without_lieutenant = hiring.ALL_GROUPS & ~hiring.led_groups(p, seat)
    card: i64
    for card in range(p.box.unknown):
        if p.has(p.pool, card) and hiring.left_in_pool(p, card) > 0:
            groups: i64 = hiring.ALL_GROUPS
            if card >= p.box.first_weapon:
                groups = filled
            elif p.box.role[card] == LIEUTENANT:
                groups = without_lieutenant
            found = _each_of(found, groups, p.agreed.numbers.hire + card * GROUPS)
    return found


def _payments(p: Position, seat: i64) -> vec[i64]:
    n = p.agreed.numbers
    found = vec[i64]()
    card: i64
    for card in range(p.box.characters):
        if p.place_of(card) // GROUPS == seat and pay_refusal(p, seat, n.pay + card) is None:
            found = append(found, n.pay + card)
    number: i64
    for number in range(n.pay_weapon, n.buy):
        if pay_refusal(p, seat, number) is None:
            found = append(found, number)
    return found


def _sendings(p: Position, seat: i64) -> vec[i64]:
    n = p.agreed.numbers
    found = vec[i64](capacity=MOST_AT_ONCE)
    groups = daily.groups_to_send(p, seat)
    lots = p.city if p.agreed.may_share else p.city & ~daily.chosen_lots(p)
    group: i64
    for group in range(GROUPS):
        if (groups >> group) & 1:
            found = _each_of(found, lots, n.send + group * p.box.lots)
    if p.agreed.has_orders:
        found = _orders(p, seat, found)
    return append(found, n.done) if groups == 0 else found


def _orders(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add the standing orders that may be switched: those not yet switched in this turn, to another value."""
    n = p.agreed.numbers
    orders = p.person(ORDERS, seat)
    switched = p.person(SWITCHED, seat)
    at: i64
    for at in range(len(n.order_of)):
        order = n.order_of[at]
        if (switched >> order) & 1 == 0 and value_in(orders, order) != n.value_of[at]:
            found = append(found, n.order + at)
    return found


def _throws(p: Position, seat: i64) -> vec[i64]:
    """The groups that may throw a grenade."""
    found = vec[i64]()
    group: i64
    for group in range(GROUPS):
        if p.lot_of(seat * GROUPS + group) == p.lot and throw_refusal(p, seat, group) is None:
            found = append(found, p.agreed.numbers.bomb + group)
    return found


def _armings(p: Position, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for card in p.scene:
        if p.is_fighting(card) and p.captain_of(card) == seat:
            weapon: i64
            for weapon in range(ARMS):
                if means.arm_refusal(p, seat, card, weapon) is None:
                    found = append(found, p.agreed.numbers.arm + card * ARMS + weapon)
    return found


def _actors(p: Position) -> vec[i64]:
    """The characters that may act next."""
    found = vec[i64]()
    first = next_character(p)
    for card in p.scene:
        if is_equal(p, card, first):
            found = append(found, p.agreed.numbers.act + card)
    return found


def _loot(p: Position, seat: i64) -> vec[i64]:
    """The weapons at the scene, each for every group there."""
    found = vec[i64]()
    weapon: i64
    for weapon in range(ARMS):
        group: i64
        for group in range(GROUPS):
            if loot_refusal(p, seat, weapon, group) is None:
                found = append(found, p.agreed.numbers.loot + weapon * GROUPS + group)
    return found


def _reveals(p: Position, seat: i64) -> vec[i64]:
    """The buildings of the block where a moll may be revealed."""
    found = vec[i64]()
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        if p.stands(seat, lot) and reveal_refusal(p, seat, lot) is None:
            found = append(found, p.agreed.numbers.reveal + lot)
    return found
