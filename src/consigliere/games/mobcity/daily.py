"""Daily orders: wages, buying, speakeasies, sending groups [MOB-9 to MOB-12]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import refusals as r
from consigliere.games.mobcity.bidding import whiskey_price
from consigliere.games.mobcity.box import ARMS, GROUPS, NO_SEAT
from consigliere.games.mobcity.cards import NO_BOSS
from consigliere.games.mobcity.fight import GROUP_AT, LOT_AT, PART, step_of
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import known_cash
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import EVERYBODY, bit


def proceed(p: Position, seat: i64, stage: i64) -> bool:
    """Go on with a captain's daily orders at a step; whether he is asked, else his turn is over [MOB-3.4]."""
    if stage == e.WAGES:
        if _settle_wages(p, seat):
            return True
        stage = e.BUY
    if stage == e.BUY:
        if can_buy(p, seat):
            p.emit(e.ASKED, bit(seat), e.BUY, p.box.lots + 1)
            return True
        stage = e.SPEAKEASIES
    if stage == e.SPEAKEASIES:
        if p.grade(seat) >= 0 and p.buildings(seat) > 0:
            p.emit(e.ASKED, bit(seat), e.SPEAKEASIES, p.box.lots + 1)
            return True
        stage = e.SEND
    if stage == e.SEND:
        # Whoever has cards is asked, weapons alone or not: being asked must not betray what lies face down.
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if p.size(group) > 0:
                p.emit(e.ASKED, bit(seat), e.SEND, p.box.lots + 1)
                return True
    p.emit(e.TURN_ENDED, seat)
    return False


# Wages.


def wages_due(p: Position, seat: i64) -> i64:
    """What all cards of a captain are paid [MOB-9.1]."""
    total: i64 = 0
    group: i64
    for group in range(seat * GROUPS, (seat + 1) * GROUPS):
        total += group_wages(p, group)
    return total


def group_wages(p: Position, group: i64) -> i64:
    """What the cards of a group are paid."""
    total = p.size(group) * p.box.wage(p.box.unknown)
    boss = p.boss(group)
    if boss != NO_BOSS:
        total += p.box.wage(boss) - p.box.wage(p.box.unknown)
    return total


def _settle_wages(p: Position, seat: i64) -> bool:
    """Pay everybody, or ask whom to pay; whether the captain is asked [MOB-9.3, MOB-9.4]."""
    due = wages_due(p, seat)
    cash = known_cash(p, seat)
    if cash >= due:
        if due > 0:
            p.emit(e.WAGES_PAID, seat, due)
        return False
    if cash < p.box.wage(p.box.unknown):
        pay_chosen(p, seat)
        return False
    p.emit(e.ASKED, bit(seat), e.WAGES, p.box.lots + 1)
    return True


def paid_so_far(p: Position) -> i64:
    """What the chosen cards are paid."""
    total: i64 = 0
    for step in p.steps:
        total += p.box.wage(step & PART)
    return total


def unpaid(p: Position, seat: i64, group: i64, card: i64) -> i64:
    """How many such cards of a group are not chosen to be paid."""
    place = seat * GROUPS + group
    number: i64
    if card < p.box.characters:
        number = 1 if p.has(place, card) else 0
    else:
        number = p.arms(place, card - p.box.first_weapon)
    for step in p.steps:
        if step & PART == card and step >> GROUP_AT == group:
            number -= 1
    return number


def may_stop_paying(p: Position, seat: i64) -> bool:
    """Whether the cash left is less than the wage of every card unpaid [MOB-9.4]."""
    left = known_cash(p, seat) - paid_so_far(p)
    group: i64
    for group in range(GROUPS):
        place = seat * GROUPS + group
        boss = p.boss(place)
        if boss != NO_BOSS and unpaid(p, seat, group, boss) > 0 and p.box.wage(boss) <= left:
            return False
        if left >= p.box.wage(p.box.unknown) and _others_unpaid(p, seat, group) > 0:
            return False
    return True


def _others_unpaid(p: Position, seat: i64, group: i64) -> i64:
    """How many cards of a group besides its lieutenant are unpaid."""
    boss = p.boss(seat * GROUPS + group)
    number = p.size(seat * GROUPS + group)
    if boss != NO_BOSS:
        number -= 1
    for step in p.steps:
        if step >> GROUP_AT == group and step & PART != boss:
            number -= 1
    return number


def pay_chosen(p: Position, seat: i64) -> None:
    """The chosen cards are paid, all others leave, face down but for lieutenants [MOB-9.2, MOB-9.5]."""
    amount = paid_so_far(p)
    leaving = vec[i64]()
    group: i64
    card: i64
    for group in range(GROUPS):
        for card in range(p.box.unknown):
            if p.has(seat * GROUPS + group, card):
                for _copy in range(unpaid(p, seat, group, card)):
                    leaving = append(leaving, step_of(card, group, 0))
    if amount > 0:
        p.emit(e.WAGES_PAID, seat, amount)
    for group in range(GROUPS):
        number = leave(p, seat, group, leaving)
        if number > 0:
            p.note(e.ENFORCERS_LEFT, seat, group, number)
    if len(leaving) > 0:
        p.emit(e.WENT_UNDER, len(leaving))


def leave(p: Position, seat: i64, group: i64, leaving: vec[i64]) -> i64:
    """Cards of a group go under the deck; the lieutenant first, which is all that others see. How many go."""
    boss = p.boss(seat * GROUPS + group)
    number: i64 = 0
    for one in leaving:
        if one >> GROUP_AT == group:
            number += 1
            if one & PART == boss:
                p.emit(e.ENFORCER_LEFT, seat, group, boss)
    for one in leaving:
        if one >> GROUP_AT == group and one & PART != boss:
            p.emit_to(EVERYBODY, bit(seat), e.ENFORCER_LEFT, seat, group, one & PART)
    return number


def cards_of(p: Position, group: i64) -> vec[i64]:
    """All cards of a group, those of one kind one after the other."""
    found = vec[i64]()
    if p.size(group) == 0:
        return found
    card: i64
    for card in range(p.box.characters):
        if p.place_of(card) == group:
            found = append(found, card)
    weapon: i64
    for weapon in range(ARMS):
        for _copy in range(p.arms(group, weapon)):
            found = append(found, p.box.first_weapon + weapon)
    return found


# Buying.


def buy_refusal(p: Position, seat: i64, lot: i64) -> Refusal | None:
    """Why a captain with a store token left may not buy a building at step 2 [MOB-10.1]."""
    if not p.is_in_city(lot):
        return r.NOT_IN_CITY
    if p.owner(lot) != NO_SEAT:
        return r.BUILDING_OWNED
    return r.CANNOT_PAY_BUILDING if p.cash(seat) < p.box.prices[lot] else None


def can_buy(p: Position, seat: i64) -> bool:
    """Whether there is a building that a captain may buy."""
    cash = known_cash(p, seat)
    if p.buildings(seat) >= p.box.terms.stores:
        return False
    lot: i64
    for lot in range(p.box.lots):
        if p.box.prices[lot] <= cash and p.is_in_city(lot) and p.owner(lot) == NO_SEAT:
            return True
    return False


def buy(p: Position, seat: i64, lot: i64) -> None:
    """A building changes hands, and its owner is talked about [MOB-10.4, MOB-10.5]."""
    fame = p.fame(seat)
    if fame < p.box.terms.most_notoriety:
        fame += 1
    p.emit(e.BUILDING_BOUGHT, seat, lot, p.box.prices[lot], fame)


# Speakeasies.


def open_refusal(p: Position, seat: i64, lot: i64) -> Refusal | None:
    """Why a captain may not choose a building as a speakeasy at step 3 [MOB-11.1, MOB-11.4]."""
    if not p.is_in_city(lot) or p.owner(lot) != seat:
        return r.NOT_YOUR_BUILDING
    if is_lot_chosen(p, lot):
        return r.OPEN_ALREADY
    cost = len(p.steps) * whiskey_price(p, p.grade(seat))
    return None if p.cash(seat) >= cost else r.CANNOT_PAY_SPEAKEASY


def is_lot_chosen(p: Position, lot: i64) -> bool:
    """Whether a private step has chosen a lot."""
    return (chosen_lots(p) >> lot) & 1 == 1


def chosen_lots(p: Position) -> i64:
    """The lots that private steps have chosen, as a mask."""
    chosen: i64 = 0
    for step in p.steps:
        chosen |= bit(step >> LOT_AT)
    return chosen


def open_chosen(p: Position, seat: i64) -> None:
    """The chosen buildings are run as speakeasies; the first is free [MOB-11.3]."""
    chosen = chosen_lots(p)
    paid: i64 = 0
    lot: i64
    for lot in range(p.box.lots):
        if (chosen >> lot) & 1:
            p.emit(e.SPEAKEASY_OPENED, seat, lot, paid)
            paid = whiskey_price(p, p.grade(seat))


# Sending.


def aimed_at(p: Position, group: i64) -> i64:
    """The lot chosen for a group of the captain who is sending; -1 if none is."""
    for step in p.steps:
        if (step >> GROUP_AT) & PART == group:
            return step >> LOT_AT
    return -1


def send_refusal(p: Position, seat: i64, group: i64, lot: i64) -> Refusal | None:
    """Why a captain may not send a group to a building at step 4 [MOB-12]."""
    if not p.is_in_city(lot):
        return r.NOT_IN_CITY
    refusal = group_refusal(p, seat, group)
    if refusal is not None:
        return refusal
    return r.OWN_GROUP_THERE if not p.agreed.may_share and is_lot_chosen(p, lot) else None


def group_refusal(p: Position, seat: i64, group: i64) -> Refusal | None:
    """Why a group is not to be sent."""
    place = seat * GROUPS + group
    if aimed_at(p, group) >= 0:
        return r.SENT_ALREADY
    if p.size(place) == 0:
        return r.GROUP_IS_EMPTY
    return None if p.agreed.weapons_are_sent or p.characters(place) > 0 else r.WEAPONS_ONLY


def all_aimed(p: Position, seat: i64) -> bool:
    """Whether every group that must go has been given a building [MOB-12.2, MOB-12.3]."""
    return groups_to_send(p, seat) == 0


def groups_to_send(p: Position, seat: i64) -> i64:
    """The groups of a captain that still need a building, as a mask."""
    mask: i64 = 0
    group: i64
    for group in range(GROUPS):
        if group_refusal(p, seat, group) is None:
            mask |= bit(group)
    return mask


def send_all(p: Position, seat: i64) -> None:
    """The tokens are laid out for all to see [MOB-12.5]."""
    group: i64
    for group in range(GROUPS):
        lot = aimed_at(p, group)
        if lot >= 0:
            p.emit(e.GROUP_SENT, seat, group, lot)
    p.emit(e.TURN_ENDED, seat)
