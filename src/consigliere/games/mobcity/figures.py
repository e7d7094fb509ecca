"""Numbers people would otherwise work out themselves, from the view alone."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity import bidding, business, daily, hiring, means, odds
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import (
    CRACKDOWN,
    EVENT,
    GRENADE,
    GROUPS,
    MEANS,
    NO_SEAT,
    POLICE,
    RAID,
    TRUCE,
)
from consigliere.games.mobcity.cards import READY
from consigliere.games.mobcity.city import HOME, NONE
from consigliere.games.mobcity.position import Position
from consigliere.kernel.viewer import bit, count, members

Row = dict[str, object]


def figures_of(p: Position) -> dict[str, object]:
    """All figures of a view."""
    if p.stage in (e.IN_THE_BOX, e.OVER):
        return {"seats": [{} for _ in range(p.seats)]}
    return {
        "pool_size": int(hiring.pool_size(p)) if p.size(p.pool) == 0 else int(p.size(p.pool)),
        "last_day": last_day(p),
        "groups": [_group(p, group) for group in range(p.seats * GROUPS) if p.size(group) > 0],
        "lots": [_lot(p, lot) for lot in _city(p)],
        "extortion": _extortion(p),
        "prospects": _prospects(p),
        "speakeasies": _speakeasies(p),
        "attacks": _attacks(p),
        "price": _price(p),
        "whiskey_prices": _whiskey_prices(p),
        "fines": _fines(p),
        "sides": int(p.box.die) if p.acting != NONE and p.stage in (e.ACT, e.SHOOT_AGAIN) else None,
        "action_order": _action_order(p),
        "seats": [_seat(p, seat) for seat in range(p.seats)],
    }


def _seat(p: Position, seat: i64) -> Row:
    return {
        "wages": int(daily.wages_due(p, seat)),
        "notoriety_floor": int(p.lowest_fame(seat)),
        "event_price": int(bidding.price(p, EVENT, seat)),
        "police_price": int(bidding.price(p, POLICE, seat)),
        "hire_limit": int(hiring.limit(p, seat)),
        "stores_left": int(p.box.terms.stores - p.buildings(seat)),
    }


def last_day(p: Position) -> int | None:
    """Today is the last day with a chance of one in so many; None if it surely is not."""
    if p.today < len(p.box.events):
        return 1 if p.today == p.agreed.don else None
    if not bidding.may_be_today(p, p.agreed.don):
        return None
    return int(count(p.events))


def may_come(p: Position, family: i64, block: i64) -> int:
    """How many events of a family that everybody knows may come today are about a block."""
    found = 0
    for card, event in enumerate(p.box.events):
        is_possible = bidding.may_be_today(p, card) if p.today >= len(p.box.events) else card == p.today
        if is_possible and event.family == family and event.quarter & p.layout.quarters[block]:
            found += 1
    return found


def _dangers(p: Position, lot: i64) -> Row:
    block = p.block_of(lot)
    return {"raids": may_come(p, RAID, block), "crackdowns": may_come(p, CRACKDOWN, block)}


def _group(p: Position, group: i64) -> Row:
    seat, lot = group // GROUPS, p.lot_of(group)
    row: Row = {
        "seat": int(seat),
        "group": int(group % GROUPS) + 1,
        "wages": int(daily.group_wages(p, group)),
    }
    if lot == HOME:
        return {**row, "lot": None, "earns": None, "rivals": [], "raids": None, "crackdowns": None}
    return {
        **row,
        "lot": p.box.lot_names[lot],
        "earns": _earns(p, seat, lot),
        "rivals": members(p.standing(lot) & ~bit(seat)),
        **_dangers(p, lot),
    }


def _earns(p: Position, seat: i64, lot: i64) -> int:
    """What standing alone in a building brings a captain, as things are; his own one earns without him [MOB-21.4]."""
    if p.owner(lot) == seat:
        return 0
    if business.family_today(p) == TRUCE and p.owner(lot) != NO_SEAT:
        return 0
    return int(business.share(p, seat, lot))


def _city(p: Position) -> list[int]:
    """The lots of the city, block by block."""
    return [
        lot
        for block in range(p.agreed.blocks)
        for lot in range(p.first_lot(block), p.first_lot(block) + p.box.lots_each)
    ]


def _lot(p: Position, lot: i64) -> Row:
    """What matters about a lot: raids where whiskey flows or may flow for the viewer, crackdowns where it extorts."""
    is_raided = p.glass >> lot & 1 and not p.shut >> lot & 1
    viewer = p.viewer if p.viewer < p.seats else NO_SEAT
    can_open = viewer != NO_SEAT and p.owner(lot) == viewer and p.grade(viewer) >= 0
    extorts = viewer != NO_SEAT and p.owner(lot) != viewer and p.stands(viewer, lot)
    block = p.block_of(lot)
    return {
        "lot": p.box.lot_names[lot],
        "standing": members(p.standing(lot)),
        "income": int(business.income(p, lot)),
        "fine": int(p.box.building(lot).fine) if is_raided else 0,
        "raids": may_come(p, RAID, block) if is_raided or can_open else None,
        "crackdowns": may_come(p, CRACKDOWN, block) if extorts else None,
    }


def _extortion(p: Position) -> list[Row]:
    rows: list[Row] = []
    for lot in _city(p):
        for seat in members(p.standing(lot)):
            if seat != p.owner(lot):
                rows.append({"lot": p.box.lot_names[lot], "seat": seat, "amount": _earns(p, seat, lot)})
    return rows


def _prospects(p: Position) -> list[Row]:
    """While the viewer sends its groups: what each building would bring."""
    if p.viewer >= p.seats or not p.is_asked(p.viewer, e.SEND):
        return []
    return [
        {
            "lot": p.box.lot_names[lot],
            "income": int(business.income(p, lot)),
            "share": _earns(p, p.viewer, lot),
            "rivals": members(p.standing(lot) & ~bit(p.viewer)),
            **_dangers(p, lot),
        }
        for lot in _city(p)
    ]


def _speakeasies(p: Position) -> list[Row]:
    """While the viewer opens speakeasies: what each own building earns one way and the other."""
    if p.viewer >= p.seats or not p.is_asked(p.viewer, e.SPEAKEASIES):
        return []
    rows: list[Row] = []
    for lot in range(p.box.lots):
        if p.owner(lot) == p.viewer:
            building = p.box.building(lot)
            earned = building.speakeasy[p.grade(p.viewer)]
            row: Row = {"lot": p.box.lot_names[lot], "legal": int(building.income), "speakeasy": int(earned)}
            rows.append({**row, "fine": int(building.fine), "raids": may_come(p, RAID, p.block_of(lot))})
    return rows


def _price(p: Position) -> int | None:
    """What the viewer would pay for the privilege that is offered to it [MOB-5.1, MOB-5.4]."""
    for stage, privilege in ((e.TAKE_EVENT, EVENT), (e.TAKE_POLICE, POLICE)):
        if p.viewer < p.seats and p.is_asked(p.viewer, stage):
            return int(bidding.price(p, privilege, p.viewer))
    return None


def _whiskey_prices(p: Position) -> list[Row]:
    """While the viewer buys whiskey: what each grade costs [MOB-8.2]."""
    if p.viewer >= p.seats or not p.is_asked(p.viewer, e.TAKE_WHISKEY):
        return []
    return [
        {"grade": int(name), "price": int(bidding.whiskey_price(p, grade))}
        for grade, name in enumerate(p.box.grades)
        if p.bottles(grade) > 0
    ]


def _fines(p: Position) -> list[Row]:
    """While the viewer settles fines: what each is, and whether the cash covers it [MOB-14.2, MOB-14.5]."""
    if p.viewer >= p.seats or not p.is_asked(p.viewer, e.FINES):
        return []
    rows: list[Row] = []
    for lot in members(business.fines_of(p, p.viewer)):
        fine = int(p.box.building(lot).fine)
        rows.append({"lot": p.box.lot_names[lot], "fine": fine, "payable": fine <= p.cash(p.viewer)})
    return rows


def _attacks(p: Position) -> list[Row]:
    """The attacks of the character that acts, with the sides of the die that wound and that kill."""
    if p.acting == NONE or p.stage not in (e.ACT, e.SHOOT_AGAIN):
        return []
    seat = p.captain_of(p.acting)
    rows: list[Row] = []
    for kind, name in enumerate(MEANS):
        can = (
            p.holds(p.acting, GRENADE) > 0
            if kind == GRENADE
            else means.means_refusal(p, p.acting, kind) is None
        )
        for card in range(p.box.characters if can else 0):
            if means.target_refusal(p, seat, card) is None:
                row: Row = {"means": name, "target": p.box.card_names[card]}
                chances = {"wounds": int(odds.wounds(p, kind, card)), "kills": int(odds.kills(p, kind, card))}
                rows.append({**row, **chances})
    return rows


def _action_order(p: Position) -> list[Row]:
    """Who has still to act in this turn of a shootout, the quickest first."""
    ready = [card for card in range(p.box.characters) if p.fate(card) == READY]
    ready.sort(key=lambda card: (-int(p.box.reaction[card]), int(p.distance(p.captain_of(card))), card))
    return [
        {
            "character": p.box.card_names[card],
            "seat": int(p.captain_of(card)),
            "reaction": int(p.box.reaction[card]),
        }
        for card in ready
    ]
