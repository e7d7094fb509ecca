"""What is played for a captain who does not answer [MOB-24.3, the defaults of section 4 of the rules]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.mobcity import business, daily, legality, listing, means, odds
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bids import BIDS
from consigliere.games.mobcity.box import (
    ARMS,
    ASSASSIN,
    COLT,
    GRENADE,
    GROUPS,
    HANDS,
    LIEUTENANT,
    MOLL,
    NO_SEAT,
    REVOLVER,
    SHOTGUN,
    SOLDIER,
    STRIKE,
    TOMMYGUN,
    TORPEDO,
)
from consigliere.games.mobcity.city import NONE
from consigliere.games.mobcity.fight import PART
from consigliere.games.mobcity.position import Position

DEFAULT_BID: Final = BIDS.index("4 1 2 3")  # [MOB-D2]


def default(p: Position, seat: i64) -> i64:
    """The command that is given for a captain who does not answer; of several steps the next one."""
    n = p.agreed.numbers
    stage = p.stage
    if stage == e.PLACE_SOLDIER:
        return n.place
    if stage == e.BID:
        return n.bid + DEFAULT_BID
    if stage == e.WAGES:
        return _pay_next(p, seat)
    if stage == e.SEND:
        return _send_next(p, seat)
    if stage == e.FINES:
        return n.fine + _dearest(p, seat)
    if stage == e.ARM:
        return arm_next(p, seat)
    if stage == e.WHO_ACTS:
        return listing.legal(p, seat)[0]
    if stage == e.ACT or stage == e.SHOOT_AGAIN:
        return _act(p, seat)
    if stage == e.CAPTURE:
        return n.capture
    if stage == e.LOOT or stage == e.MOLLS:
        return _next_but_done(p, seat)
    return n.decline if legality.may_decline(stage) else n.done


def _pay_next(p: Position, seat: i64) -> i64:
    """Lieutenants, assassins, torpedoes, soldiers, molls, then weapons, each if the cash covers it [MOB-D7]."""
    n = p.agreed.numbers
    legal = listing.legal(p, seat)
    for role in (LIEUTENANT, ASSASSIN, TORPEDO, SOLDIER, MOLL):
        for number in legal:
            if number < n.pay_weapon and p.box.role[number - n.pay] == role:
                return number
    for weapon in (TOMMYGUN, SHOTGUN, GRENADE, REVOLVER):
        for number in legal:
            if n.pay_weapon <= number < n.done and (number - n.pay_weapon) // GROUPS == weapon:
                return number
    return n.done


def _send_next(p: Position, seat: i64) -> i64:
    """The next group goes to the best own building, else to the best free one [MOB-D10]."""
    n = p.agreed.numbers
    group: i64
    for group in range(GROUPS):
        if daily.group_refusal(p, seat, group) is None:
            return n.send + group * p.box.lots + _best_lot(p, seat)
    return n.done


def _best_lot(p: Position, seat: i64) -> i64:
    own = _richest(p, seat, True)
    if own != NONE:
        return own
    free = _richest(p, seat, False)
    if free != NONE:
        return free
    block: i64
    for block in range(p.agreed.blocks):
        lot: i64
        for lot in range(p.first_lot(block), p.first_lot(block) + p.box.lots_each):
            if p.agreed.may_share or not daily.is_lot_chosen(p, lot):
                return lot
    return NONE


def _richest(p: Position, seat: i64, is_own: bool) -> i64:
    """The own building, or the unowned one without tokens, of the highest legal income."""
    best: i64 = NONE
    most: i64 = -1
    block: i64
    for block in range(p.agreed.blocks):
        lot: i64
        for lot in range(p.first_lot(block), p.first_lot(block) + p.box.lots_each):
            if daily.is_lot_chosen(p, lot) and not (p.agreed.may_share and is_own):
                continue
            fits = p.owner(lot) == seat if is_own else p.owner(lot) == NO_SEAT and p.standing(lot) == 0
            if fits and p.box.building(lot).income > most:
                most = p.box.building(lot).income
                best = lot
    return best


def _dearest(p: Position, seat: i64) -> i64:
    """The dearest fine first [MOB-D11]."""
    fined = business.fines_of(p, seat)
    best: i64 = NONE
    most: i64 = -1
    lot: i64
    for lot in range(p.box.lots):
        if (fined >> lot) & 1 and p.box.building(lot).fine > most:
            most = p.box.building(lot).fine
            best = lot
    return best


def arm_next(p: Position, seat: i64) -> i64:
    """The next weapon of the default arming, or done [MOB-D13]."""
    n = p.agreed.numbers
    for weapon in (TOMMYGUN, SHOTGUN, REVOLVER, GRENADE):
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if p.lot_of(group) == p.lot and means.left_to_arm(p, group, weapon) > 0:
                holder = _holder(p, seat, group, weapon)
                if holder != NONE:
                    return n.arm + holder * ARMS + weapon
    return n.done


def _holder(p: Position, seat: i64, group: i64, weapon: i64) -> i64:
    """The quickest character of a group that may hold a weapon; assassins first for a grenade."""
    best: i64 = NONE
    most: i64 = -1
    for card in p.scene:
        if p.place_of(card) != group or means.arm_refusal(p, seat, card, weapon) is not None:
            continue
        role = p.box.role[card]
        if weapon == REVOLVER and role == LIEUTENANT:
            continue
        if p.holding(card) + means.chosen_for(p, card) >= p.box.slots[role]:
            continue  # a spare weapon is nobody's default [MOB-7.19]
        rank = p.box.reaction[card]
        if weapon == GRENADE and role == ASSASSIN:
            rank += 100
        if rank > most:
            most = rank
            best = card
    return best


def _act(p: Position, seat: i64) -> i64:
    """A grenade at a crowd, else the likeliest kill, else the best weapon from the floor [MOB-D14]."""
    n = p.agreed.numbers
    thrown = _grenade_target(p, seat)
    if thrown != NONE:
        return n.grenade + thrown
    best = _best_attack(p, seat)
    return best if best != NONE else _best_collect(p, seat)


def _grenade_target(p: Position, seat: i64) -> i64:
    """One of the two quickest characters of the largest enemy group of two or more; NONE without one."""
    if p.holds(p.acting, GRENADE) == 0:
        return NONE
    place: i64 = NONE
    first: i64 = NONE
    if len(p.steps) > 0:
        first = p.steps[0] & PART
        place = p.place_of(first)
    else:
        most: i64 = 1
        group: i64
        for group in range(p.seats * GROUPS):
            if group // GROUPS != seat and means.fighting_in(p, group) > most:
                most = means.fighting_in(p, group)
                place = group
    best: i64 = NONE
    quickest: i64 = -1
    for card in p.scene:
        if place != NONE and p.is_fighting(card) and p.place_of(card) == place and card != first:
            if p.box.reaction[card] > quickest:
                quickest = p.box.reaction[card]
                best = card
    return best


def _best_attack(p: Position, seat: i64) -> i64:
    n = p.agreed.numbers
    best: i64 = NONE
    most: i64 = -1
    for order, kind in enumerate((STRIKE, TOMMYGUN, SHOTGUN, REVOLVER, COLT, HANDS, GRENADE)):
        if kind == GRENADE and p.holds(p.acting, GRENADE) == 0:
            continue
        if kind != GRENADE and means.means_refusal(p, p.acting, kind) is not None:
            continue
        for card in p.scene:
            if means.target_refusal(p, seat, card) is not None:
                continue
            rank = (odds.kills(p, kind, card) * 100 + odds.wounds(p, kind, card)) * 100 + p.box.reaction[card]
            rank = (rank * 1000 + 999 - card) * 8 + 7 - order
            if rank > most:
                most = rank
                number: i64 = n.grenade
                if kind != GRENADE:
                    number = n.attack + (kind if kind < GRENADE else kind - 1) * p.box.characters
                best = number + card
    return best


def _best_collect(p: Position, seat: i64) -> i64:
    n = p.agreed.numbers
    for weapon in (TOMMYGUN, SHOTGUN, GRENADE, REVOLVER):
        if means.collect_refusal(p, seat, weapon, p.acting) is None:
            return n.collect + weapon * p.box.characters + p.acting
        best: i64 = NONE
        quickest: i64 = -1
        for card in p.scene:
            if means.collect_refusal(p, seat, weapon, card) is None and p.box.reaction[card] > quickest:
                quickest = p.box.reaction[card]
                best = card
        if best != NONE:
            return n.collect + weapon * p.box.characters + best
    return n.decline


def _next_but_done(p: Position, seat: i64) -> i64:
    """All loot into the first group there [MOB-D17]; molls in own and unowned buildings [MOB-D18]."""
    n = p.agreed.numbers
    for number in listing.legal(p, seat):
        if p.stage == e.LOOT and number < n.reveal:
            return number
        if p.stage == e.MOLLS and number < n.decline:
            owner = p.owner(number - n.reveal)
            if owner in (seat, NO_SEAT):
                return number
    return n.done
