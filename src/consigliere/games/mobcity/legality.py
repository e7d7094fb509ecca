"""Why a captain may not do something: every closed command of Mob City."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity import bidding, business, daily, hiring, means
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import refusals as r
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS, NO_SEAT, TRUCE
from consigliere.games.mobcity.city import CHOICE, HOME, NONE, SWITCHED
from consigliere.games.mobcity.fight import PART
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.shootout import is_equal, next_character
from consigliere.kernel.refusal import Refusal


def refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    """Why a captain may not give a closed command in a running game."""
    n = p.agreed.numbers
    if number < n.pay:
        return _bidding_refusal(p, seat, number)
    if number < n.fine:
        return _orders_refusal(p, seat, number)
    if number < n.collect:
        return _city_refusal(p, seat, number)
    if number < n.capture:
        return _act_refusal(p, seat, number)
    if number < n.decline:
        return _after_refusal(p, seat, number)
    return _decline_refusal(p, seat) if number == n.decline else _done_refusal(p, seat)


def _bidding_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.bid:
        return None if p.is_asked(seat, e.PLACE_SOLDIER) else r.NOT_PLACING
    if number < n.take:
        if p.stage == e.BID:
            return None  # until the last is in, a bid may be changed [MOB-4.8]
        return r.NOT_YET_BIDDING if p.phase == e.SETTING_UP else r.BIDS_SHOWN
    if number == n.take:
        is_offered = p.is_asked(seat, e.TAKE_EVENT) or p.is_asked(seat, e.TAKE_POLICE)
        return None if is_offered else r.NOTHING_TO_TAKE
    if number < n.whiskey:
        if not p.is_asked(seat, e.HIRE):
            return r.NO_HIRING
        return hiring.refusal(p, seat, (number - n.hire) // GROUPS, (number - n.hire) % GROUPS)
    if not p.is_asked(seat, e.TAKE_WHISKEY):
        return r.NO_WHISKEY_NOW
    return bidding.whiskey_refusal(p, seat, number - n.whiskey)


def _step_refusal(p: Position, seat: i64, stage: i64) -> Refusal | None:
    """Why it is not the moment for a step of the daily orders [MOB-3.1, MOB-3.3, MOB-3.4]."""
    if p.phase != e.DAILY_ORDERS:
        return r.ANOTHER_PHASE
    if p.actor != seat:
        return r.NOT_YOUR_TURN
    return None if p.stage == stage else r.ANOTHER_STEP


def _orders_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.buy:
        return pay_refusal(p, seat, number)
    if number < n.open:
        refusal = _step_refusal(p, seat, e.BUY)
        if p.actor == seat and p.buildings(seat) >= p.box.terms.stores:
            return r.NO_STORE_TOKEN
        return daily.buy_refusal(p, seat, number - n.buy) if refusal is None else refusal
    if number < n.send:
        refusal = _step_refusal(p, seat, e.SPEAKEASIES)
        if p.actor == seat and p.grade(seat) < 0:
            return r.NO_WHISKEY_CARD
        return daily.open_refusal(p, seat, number - n.open) if refusal is None else refusal
    if number < n.order:
        refusal = _step_refusal(p, seat, e.SEND)
        at = number - n.send
        return daily.send_refusal(p, seat, at // p.box.lots, at % p.box.lots) if refusal is None else refusal
    return order_refusal(p, seat, number - n.order)


def pay_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    refusal = _step_refusal(p, seat, e.WAGES)
    if refusal is not None:
        return refusal
    n = p.agreed.numbers
    card: i64 = number - n.pay
    group: i64 = GROUPS
    if number >= n.pay_weapon:
        card = p.box.first_weapon + (number - n.pay_weapon) // GROUPS
        group = (number - n.pay_weapon) % GROUPS
    elif p.place_of(card) // GROUPS == seat and p.place_of(card) < p.pool:
        group = p.place_of(card) % GROUPS
    if group == GROUPS or daily.unpaid(p, seat, group, card) <= 0:
        return r.NO_SUCH_ENFORCER
    left = p.cash(seat) - daily.paid_so_far(p)
    return None if p.box.wage(card) <= left else r.CANNOT_PAY_WAGE


def order_refusal(p: Position, seat: i64, at: i64) -> Refusal | None:
    n = p.agreed.numbers
    order = n.order_of[at]
    if not p.agreed.has_orders or not p.is_asked(seat, e.SEND):
        return r.NO_ORDERS
    if (p.person(SWITCHED, seat) >> order) & 1:
        return r.ORDER_SWITCHED
    return r.ORDER_STANDS if p.order(seat, order) == n.value_of[at] else None


def _city_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.bomb:
        if not p.is_asked(seat, e.FINES):
            return r.NO_FINES
        return None if (business.fines_of(p, seat) >> (number - n.fine)) & 1 else r.NOT_FINED
    if number < n.arm:
        return throw_refusal(p, seat, number - n.bomb)
    if number < n.act:
        if not p.is_asked(seat, e.ARM):
            return r.NO_ARMING
        return means.arm_refusal(p, seat, (number - n.arm) // ARMS, (number - n.arm) % ARMS)
    if not p.is_asked(seat, e.WHO_ACTS):
        return r.NO_ACTING
    return None if is_equal(p, number - n.act, next_character(p)) else r.NOT_NEXT


def throw_refusal(p: Position, seat: i64, group: i64) -> Refusal | None:
    place = seat * GROUPS + group
    lot = p.lot_of(place)
    if lot != HOME and business.family_today(p) == TRUCE:
        return r.NO_GRENADE_IN_TRUCE
    if lot != HOME and (p.owner(lot) == NO_SEAT or p.owner(lot) == seat):
        return r.NO_RIVALS_BUILDING
    if not p.is_asked(seat, e.THROW) or lot != p.lot:
        return r.NO_THROWING
    # Somebody must throw it, and weapons may have been sent alone [MOB-7.18, MOB-12.8].
    return None if p.arms(place, GRENADE) > 0 and p.characters(place) > 0 else r.NO_GRENADE


def _act_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    characters = p.box.characters
    is_second = p.is_asked(seat, e.SHOOT_AGAIN)
    if not is_second and not p.is_asked(seat, e.ACT):
        return r.NO_ACTING
    if number < n.attack:
        if is_second or len(p.steps) > 0:
            return r.NO_COLLECTING
        at = number - n.collect
        return means.collect_refusal(p, seat, at // characters, at % characters)
    if number < n.grenade:
        at = number - n.attack
        if len(p.steps) > 0:
            return r.OTHER_GROUP
        refusal = means.means_refusal(p, p.acting, means.attack_means(at // characters))
        return means.target_refusal(p, seat, at % characters) if refusal is None else refusal
    if number == n.bomb_building:
        return means.building_refusal(p, seat)
    return means.grenade_refusal(p, seat, number - n.grenade)


def _after_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number == n.capture:
        return None if p.is_asked(seat, e.CAPTURE) else r.NO_CAPTURE
    if number < n.reveal:
        if not p.is_asked(seat, e.LOOT):
            return r.NO_LOOT
        weapon = (number - n.loot) // GROUPS
        group = (number - n.loot) % GROUPS
        return loot_refusal(p, seat, weapon, group)
    return reveal_refusal(p, seat, number - n.reveal)


def loot_refusal(p: Position, seat: i64, weapon: i64, group: i64) -> Refusal | None:
    if means.on_any_floor(p, weapon) - _looted(p, weapon) <= 0:
        return r.NOT_IN_LOOT
    return None if p.lot_of(seat * GROUPS + group) == p.lot else r.NO_GROUP_THERE


def _looted(p: Position, weapon: i64) -> i64:
    number: i64 = 0
    for step in p.steps:
        if step & PART == weapon:
            number += 1
    return number


def reveal_refusal(p: Position, seat: i64, lot: i64) -> Refusal | None:
    if not p.is_asked(seat, e.MOLLS):
        return r.NO_MOLLS
    if not p.is_in_city(lot) or p.block_of(lot) != p.block:
        return r.NO_TOKEN_THERE
    if (p.shut >> lot) & 1:
        return r.IS_SHUT
    if not p.stands(seat, lot):
        return r.NO_TOKEN_THERE
    if business.moll_there(p, seat, lot) == NONE:
        return r.NO_MOLL_THERE
    if (p.person(CHOICE, seat) >> lot) & 1:
        return r.MOLL_CHOSEN
    return None if business.can_double(p, lot) else r.NO_SPEAKEASY


def may_decline(stage: i64) -> bool:
    """Whether a question can be answered with no."""
    return (
        stage == e.TAKE_EVENT
        or stage == e.TAKE_POLICE
        or stage == e.TAKE_WHISKEY
        or stage == e.THROW
        or stage == e.SHOOT_AGAIN
        or stage == e.CAPTURE
    )


def _decline_refusal(p: Position, seat: i64) -> Refusal | None:
    if p.is_asked(seat, e.ACT) or p.is_asked(seat, e.WHO_ACTS):
        return r.MUST_ACT
    if p.is_asked(seat, e.SHOOT_AGAIN) and len(p.steps) > 0:
        return r.OTHER_GROUP
    return None if p.is_asked(seat, p.stage) and may_decline(p.stage) else r.NOTHING_TO_DECLINE


def _done_refusal(p: Position, seat: i64) -> Refusal | None:
    stage = p.stage
    if not p.is_asked(seat, stage):
        return r.NOTHING_DONE
    if stage == e.WAGES:
        return None if daily.may_stop_paying(p, seat) else r.COULD_BE_PAID
    if stage == e.SEND:
        return None if daily.all_aimed(p, seat) else r.GROUP_NOT_SENT
    can = (
        stage == e.HIRE
        or stage == e.BUY
        or stage == e.SPEAKEASIES
        or stage == e.ARM
        or stage == e.LOOT
        or stage == e.MOLLS
    )
    return None if can else r.NOTHING_DONE
