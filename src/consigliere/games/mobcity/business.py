"""Business in the city: income, molls, extortion, fines and arrests [MOB-14, MOB-15, MOB-21]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.mobcity import daily
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import CONSUMPTION, CRACKDOWN, GROUPS, NO_SEAT, RAID, TRUCE
from consigliere.games.mobcity.city import CHOICE, NONE
from consigliere.games.mobcity.fight import step_of
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import known_cash, must_know
from consigliere.kernel.viewer import bit, count


def family_today(p: Position) -> i64:
    """The family of the day's event once it is turned up; NONE before."""
    return NONE if p.phase != e.CITY or p.today >= len(p.box.events) else p.box.events[p.today].family


def strikes(p: Position, block: i64) -> bool:
    """Whether the police event of the day is about a block [MOB-14.1]."""
    return p.layout.quarters[block] & p.box.events[p.today].quarter != 0


# Income.


def income(p: Position, lot: i64) -> i64:
    """What a building earns today, a moll apart [MOB-21.1 to MOB-21.3, MOB-16.8]."""
    if (p.shut >> lot) & 1:
        return 0
    building = p.box.building(lot)
    owner = p.owner(lot)
    if (p.glass >> lot) & 1 and owner != NO_SEAT:
        earned = building.speakeasy[p.grade(owner)]
        if family_today(p) == CONSUMPTION:
            event = p.box.events[p.today]
            earned = earned * event.times // event.over
        return earned
    if (p.bombed >> lot) & 1 and not p.agreed.bombed_earns:
        return 0
    return building.income


def pay_incomes(p: Position) -> None:
    """The vault pays the owners of the block [MOB-21.4]."""
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        owner = p.owner(lot)
        amount = income(p, lot)
        if owner != NO_SEAT and amount > 0:
            how: i64 = e.LEGAL
            if (p.glass >> lot) & 1:
                how = e.CHANGED if family_today(p) == CONSUMPTION else e.SPEAKEASY
            p.emit(e.INCOME_PAID, owner, lot, amount, how)


# Molls.


def can_double(p: Position, lot: i64) -> bool:
    """Whether a moll would count in a building; everybody knows [MOB-21.8]."""
    if (p.shut >> lot) & 1 or income(p, lot) == 0:
        return False
    return not p.agreed.speakeasy_only or (p.glass >> lot) & 1 == 1


def ask_molls(p: Position) -> bool:
    """Everybody with a token where a moll would count is asked; whether anybody is [MOB-21.9]."""
    asked: i64 = 0
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        if can_double(p, lot):
            asked |= p.standing(lot)
    if asked == 0:
        return False
    p.note(e.MOLLS_ASKED, p.layout.slots[p.block], asked)
    p.emit(e.ASKED, asked, e.MOLLS, p.box.lots + 1)
    return True


def moll_there(p: Position, seat: i64, lot: i64) -> i64:
    """The moll a captain would reveal in a building, the lowest of several; NONE without one [MOB-21.19]."""
    for card in p.box.molls:
        place = p.place_of(card)
        if place // GROUPS == seat and place < p.pool and p.lot_of(place) == lot:
            return card
    return NONE


def answer_molls(p: Position, seat: i64) -> bool:
    """A captain has said where; whether others are still waited for."""
    p.emit(e.MOLL_ANSWERED, seat)
    if p.answered != p.asked:
        return True
    must_know(p, p.asked)
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        other: i64
        for other in range(p.seats):
            if (p.asked >> other) & 1 and (p.person(CHOICE, other) >> lot) & 1:
                moll = moll_there(p, other, lot)
                p.emit(e.MOLL_REVEALED, other, p.place_of(moll) % GROUPS, lot, moll)
                if p.owner(lot) != NO_SEAT:
                    p.emit(e.INCOME_PAID, p.owner(lot), lot, income(p, lot), e.BY_MOLL)
    return False


# Extortion.


def share(p: Position, seat: i64, lot: i64) -> i64:
    """What a captain extorts in a building that is not his [MOB-21.12, MOB-21.14]."""
    amount = income(p, lot)
    if (p.doubled >> lot) & 1:
        amount *= 2
    return amount * p.fame(seat) // p.box.terms.most_notoriety


def extort(p: Position) -> None:
    """Whoever stands in a building that is not his takes his share [MOB-21.12 to MOB-21.16]."""
    occupied = p.occupied()
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        if (occupied >> lot) & 1 == 0:
            continue
        there = p.standing(lot)
        step: i64
        for step in range(p.seats):
            seat = p.in_favor_order(step)
            owner = p.owner(lot)
            if (there >> seat) & 1 and seat != owner:
                amount = share(p, seat, lot)
                if amount > 0 and owner == NO_SEAT:
                    p.emit(e.VAULT_EXTORTED, seat, lot, amount)
                elif amount > 0:
                    p.emit(e.EXTORTED, seat, lot, amount, owner)


# Police and truce.


def apply_event(p: Position) -> bool:
    """Step 1 of a block; whether somebody is asked [MOB-13.4]."""
    family = family_today(p)
    if family == RAID and strikes(p, p.block):
        return raid(p)
    if family == CRACKDOWN and strikes(p, p.block):
        _arrest(p)
    elif family == TRUCE:
        _withdraw(p)
    return False


def is_fined(p: Position, lot: i64) -> bool:
    """Whether the raid in this block has still to fine a building [MOB-14.2, MOB-14.6]."""
    if (p.glass >> lot) & 1 == 0 or (p.shut >> lot) & 1:
        return False
    owner = p.owner(lot)
    return owner != NO_SEAT and owner != p.police


def fines_of(p: Position, seat: i64) -> i64:
    """The buildings of a captain in this block that are still to be fined, as a mask."""
    mask: i64 = 0
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        if p.owner(lot) == seat and is_fined(p, lot):
            mask |= bit(lot)
    return mask


def raid(p: Position) -> bool:
    """Fine the speakeasies in lot order; whoever cannot pay all of several is asked [MOB-14.5, MOB-D11]."""
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        while is_fined(p, lot):
            owner = p.owner(lot)
            fined = fines_of(p, owner)
            if count(fined) > 1 and known_cash(p, owner) < _sum_of_fines(p, fined):
                p.emit(e.ASKED, bit(owner), e.FINES, p.box.lots + 1)
                return True
            fine(p, owner, lot)
    return False


def _sum_of_fines(p: Position, fined: i64) -> i64:
    total: i64 = 0
    lot: i64
    for lot in range(p.box.lots):
        if (fined >> lot) & 1:
            total += p.box.building(lot).fine
    return total


def fine(p: Position, seat: i64, lot: i64) -> None:
    """A fine is paid if the cash covers it, else the building is lost; it is shut either way [MOB-14.3, MOB-14.4]."""
    amount = p.box.building(lot).fine
    if known_cash(p, seat) >= amount:
        p.emit(e.FINE_PAID, seat, lot, amount)
    else:
        fame = p.fame(seat)
        if p.agreed.loss_lowers and fame > 1 and fame > p.buildings(seat) - 1:
            fame -= 1
        p.emit(e.BUILDING_LOST, seat, lot, fame)
    p.emit(e.BUILDING_SHUT, lot)


def _arrest(p: Position) -> None:
    """Groups in buildings that are not their captain's go under the deck [MOB-14.9 to MOB-14.14]."""
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        if p.standing(lot) == 0:
            continue
        step: i64
        for step in range(p.seats):
            seat = p.in_favor_order(step)
            if seat != p.police and seat != p.owner(lot):
                group: i64
                for group in range(GROUPS):
                    if p.lot_of(seat * GROUPS + group) == lot:
                        _arrest_group(p, seat, group, lot)


def _arrest_group(p: Position, seat: i64, group: i64, lot: i64) -> None:
    place = seat * GROUPS + group
    number = p.size(place)
    hidden = p.unseen(place)
    cards = vec[i64]()
    for card in daily.cards_of(p, place):
        cards = append(cards, step_of(card, group, 0))
    for _unseen in range(hidden):  # in a viewer's copy
        cards = append(cards, step_of(p.box.unknown, group, 0))
    p.emit(e.GROUP_ARRESTED, seat, group, lot, number)
    daily.leave(p, seat, group, cards)
    p.emit(e.WENT_UNDER, number)


def _withdraw(p: Position) -> None:
    """Under the truce only groups that may extort stay, and those in their own buildings [MOB-15.2 to MOB-15.7]."""
    first = p.first_lot(p.block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        there = p.standing(lot)
        owner = p.owner(lot)
        is_alone = count(there) == 1
        if p.agreed.truce_counts_groups:
            is_alone = _groups_on(p, lot) == 1  # MOB-15.12
        step: i64
        for step in range(p.seats):
            seat = p.in_favor_order(step)
            if (there >> seat) & 1:
                stays = p.agreed.own_stay
                if seat != owner:
                    stays = owner == NO_SEAT and (is_alone or seat == p.police)
                if not stays:
                    withdraw(p, seat, lot, e.UNDER_TRUCE)


def _groups_on(p: Position, lot: i64) -> i64:
    """How many groups stand on a lot."""
    number: i64 = 0
    group: i64
    for group in range(p.seats * GROUPS):
        if p.lot_of(group) == lot:
            number += 1
    return number


def withdraw(p: Position, seat: i64, lot: i64, reason: i64) -> None:
    """All groups of a captain on a lot go home."""
    group: i64
    for group in range(GROUPS):
        if p.lot_of(seat * GROUPS + group) == lot:
            p.emit(e.GROUP_WITHDREW, seat, group, lot, reason)


def bomb(p: Position, seat: i64, group: i64, when: i64) -> None:
    """A grenade hits the building: everybody goes home [MOB-16.5 to MOB-16.7]."""
    lot = p.lot
    p.emit(e.BUILDING_BOMBED, seat, group, lot, when)
    if when == e.DURING:
        leave_weapons(p)
        p.emit(e.SHOOTOUT_OVER, lot)
    there = p.standing(lot)
    step: i64
    for step in range(p.seats):
        other = p.in_favor_order(step)
        if (there >> other) & 1:
            withdraw(p, other, lot, e.AFTER_GRENADE)


def leave_weapons(p: Position) -> None:
    """Weapons lying at the scene go under the deck [MOB-16.7, MOB-20.4]."""
    total: i64 = 0
    weapon: i64
    for weapon in range(4):
        number: i64 = 0
        owner: i64
        for owner in range(p.seats + 1):
            number += p.on_floor(owner, weapon)
        if number > 0:
            p.emit(e.WEAPON_LEFT, weapon, number)
            total += number
    if total > 0:
        p.emit(e.WENT_UNDER, total)
