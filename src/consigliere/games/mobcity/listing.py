"""What a captain may do, in the order of the catalogue: every list is made directly."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.mobcity import business, daily, hiring, means
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, GROUPS, NO_SEAT
from consigliere.games.mobcity.legality import order_refusal, pay_refusal, refusal
from consigliere.games.mobcity.position import Position


def legal(p: Position, seat: i64) -> vec[i64]:
    """The numbers of the closed commands a captain may give now, in the order of the catalogue."""
    n = p.agreed.numbers
    stage = p.stage
    if (p.asked >> seat) & 1 == 0:
        return vec[i64]()
    if stage == e.BID:
        return _all(n.bid, n.take)
    if (p.answered >> seat) & 1:
        return vec[i64]()
    if stage == e.PLACE_SOLDIER:
        return _all(n.place, n.bid)
    if stage == e.TAKE_EVENT or stage == e.TAKE_POLICE:
        return vec[i64]([n.take, n.decline])
    if stage == e.HIRE:
        return append(_hires(p, seat), n.done)
    if stage == e.TAKE_WHISKEY:
        return append(_allowed(p, seat, n.whiskey, n.pay), n.decline)
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
        return _each_of(business.fines_of(p, seat), n.fine)
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
        return append(_allowed(p, seat, n.bomb, n.arm), n.decline)
    if stage == e.ARM:
        return append(_armings(p, seat), n.done)
    if stage == e.WHO_ACTS:
        return _allowed(p, seat, n.act, n.collect)
    if stage == e.CAPTURE:
        return vec[i64]([n.capture, n.decline])
    if stage == e.LOOT:
        return append(_allowed(p, seat, n.loot, n.reveal), n.done)
    first = n.reveal + p.first_lot(p.block)
    return append(_allowed(p, seat, first, first + p.box.lots_each), n.done)


def _all(first: i64, end: i64) -> vec[i64]:
    found = vec[i64]()
    number: i64
    for number in range(first, end):
        found = append(found, number)
    return found


def _allowed(p: Position, seat: i64, first: i64, end: i64) -> vec[i64]:
    """The commands from one number up to another that nothing refuses."""
    found = vec[i64]()
    number: i64
    for number in range(first, end):
        if refusal(p, seat, number) is None:
            found = append(found, number)
    return found


def _each_of(mask: i64, first: i64) -> vec[i64]:
    """One command for each lot of a mask, the first lot's number being `first`."""
    found = vec[i64]()
    rest: i64 = mask
    number: i64 = first
    while rest:
        if rest & 1:
            found = append(found, number)
        rest >>= 1
        number += 1
    return found


def _purchases(p: Position, seat: i64) -> vec[i64]:
    found = vec[i64]()
    cash = p.cash(seat)
    if p.buildings(seat) >= p.box.terms.stores:
        return found
    lot: i64
    for lot in range(p.box.lots):
        if (p.city >> lot) & 1 and p.owner(lot) == NO_SEAT and p.box.building(lot).price <= cash:
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
    found = vec[i64]()
    if len(p.steps) >= hiring.limit(p, seat):
        return found
    first = p.agreed.numbers.hire
    card: i64
    for card in range(p.box.unknown):
        if p.has(p.pool, card):
            group: i64
            for group in range(GROUPS):
                if hiring.refusal(p, seat, card, group) is None:
                    found = append(found, first + card * GROUPS + group)
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
    found = vec[i64]()
    are_all = True
    group: i64
    for group in range(GROUPS):
        if daily.group_refusal(p, seat, group) is None:
            are_all = False
            lot: i64
            for lot in range(p.box.lots):
                if p.is_in_city(lot) and (p.agreed.may_share or not daily.is_lot_chosen(p, lot)):
                    found = append(found, n.send + group * p.box.lots + lot)
    if p.agreed.has_orders:
        number: i64
        for number in range(n.order, n.fine):
            if order_refusal(p, seat, number - n.order) is None:
                found = append(found, number)
    return append(found, n.done) if are_all else found


def _armings(p: Position, seat: i64) -> vec[i64]:
    found = vec[i64]()
    card: i64
    for card in range(p.box.characters):
        if p.is_fighting(card) and p.captain_of(card) == seat:
            weapon: i64
            for weapon in range(ARMS):
                if means.arm_refusal(p, seat, card, weapon) is None:
                    found = append(found, p.agreed.numbers.arm + card * ARMS + weapon)
    return found
