"""Views of Mob City as plain values with names for everything."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bids import NO_BID, privileges_of
from consigliere.games.mobcity.box import ARMS, GROUPS, NO_SEAT, WEAPONS, WILLS
from consigliere.games.mobcity.cards import AWAY, FATES
from consigliere.games.mobcity.city import BID, CHOICE, HIDDEN, HOME, NIBBLE, NONE, SWITCHED
from consigliere.games.mobcity.fight import GROUP_AT, LOT_AT, PART
from consigliere.games.mobcity.position import Position
from consigliere.kernel.viewer import members, viewer_name

Row = dict[str, object]


def no_seat(seat: i64) -> int | None:
    """A seat for plain values; None if there is none."""
    return None if seat == NO_SEAT else int(seat)


def view_to_plain(p: Position) -> dict[str, object]:
    """What lies before one viewer. Everything in it has been put there on purpose."""
    box = p.box
    past = p.agreed.events & ~p.events
    return {
        "viewer": viewer_name(p.viewer),
        "stage": e.STAGES[p.stage],
        "round": int(p.round),
        "date": box.dates[p.round - 1] if p.round > 0 else None,
        "phase": e.PHASES[p.phase],
        "asked": members(p.asked),
        "answered": members(p.answered),
        "actor": no_seat(p.actor),
        "favor": no_seat(p.favor),
        "police": no_seat(p.police),
        "headline": None if p.today == NONE else (*box.event_names, "unknown")[p.today],
        "peeker": no_seat(p.peeker),
        "will": WILLS[p.will] if p.will < len(WILLS) else None,
        "block": None if p.block == NONE else box.slot_names[p.layout.slots[p.block]],
        "lot": None if p.lot == NONE else box.lot_names[p.lot],
        "slots": _slots(p),
        "lots": _lots(p),
        "groups": [_group(p, group) for group in range(p.seats * GROUPS) if _is_there(p, group)],
        "whiskey": [{"grade": grade, "count": int(p.bottles(at))} for at, grade in enumerate(box.grades)],
        "pool": pile(p, p.pool),
        "deck": len(p.deck),
        "batches": [{"count": int(number)} for number in p.batches],
        "spent": int(p.spent),
        "headlines_left": [box.event_names[event] for event in members(p.events)],
        "headlines_past": [box.event_names[event] for event in members(past)],
        "turn": int(p.turn),
        "fighters": members(p.fighters),
        "armed": members(p.armed),
        "acting": None if p.acting == NONE else box.card_names[p.acting],
        "used": used_weapons(p),
        "victim": no_seat(p.victim),
        "scene": [_at_scene(p, card) for card in range(box.characters) if p.fate(card) != AWAY],
        "floor": _floor(p),
        "choices": choices(p),
        "orders": orders(p),
        "winners": members(p.winners),
        "ending": None if p.ending == e.NOT_ENDED else e.ENDINGS[p.ending],
        "seats": [_seat(p, seat) for seat in range(p.seats)],
    }


def _slots(p: Position) -> list[Row]:
    if p.stage == e.IN_THE_BOX:
        return []
    names, tiles = p.box.slot_names, p.box.tile_names
    return [
        {"slot": names[p.layout.slots[block]], "tile": tiles[int(p.tiles[block])]}
        for block in range(p.agreed.blocks)
    ]


def _lots(p: Position) -> list[Row]:
    rows: list[Row] = []
    for block in range(p.agreed.blocks if p.stage != e.IN_THE_BOX else 0):
        first = p.first_lot(block)
        for lot in range(first, first + p.box.lots_each):
            rows.append(
                {
                    "lot": p.box.lot_names[lot],
                    "slot": p.box.slot_names[p.layout.slots[block]],
                    "owner": no_seat(p.owner(lot)),
                    "speakeasy": bool(p.glass >> lot & 1),
                    "shut": bool(p.shut >> lot & 1),
                    "bombed": bool(p.bombed >> lot & 1),
                    "doubled": bool(p.doubled >> lot & 1),
                }
            )
    return rows


def _is_there(p: Position, group: i64) -> bool:
    """Whether a group has cards, or has just lost the last of them in a shootout."""
    return p.size(group) > 0 or p.lot_of(group) != HOME


def _group(p: Position, group: i64) -> Row:
    return {
        "seat": int(group // GROUPS),
        "group": int(group % GROUPS) + 1,
        "lot": None if p.lot_of(group) == HOME else p.box.lot_names[p.lot_of(group)],
        "size": int(p.size(group)),
        "cards": pile(p, group),
        "shown": p.is_shown(group),
    }


def pile(p: Position, place: i64) -> dict[str, int]:
    """The cards of a place by name with their numbers, those held by characters not among them."""
    names = p.box.card_names
    found = {names[card]: 1 for card in range(p.box.characters) if p.place_of(card) == place}
    for weapon in range(ARMS):
        if p.arms(place, weapon) > 0:
            found[WEAPONS[weapon]] = int(p.arms(place, weapon))
    if p.unseen(place) > 0:
        found["unknown"] = int(p.unseen(place))
    return found


def used_weapons(p: Position) -> list[str]:
    """The weapons the acting character has used in this action, as often as it has."""
    found: list[str] = []
    for weapon in range(ARMS):
        found += [WEAPONS[weapon]] * int(p.used >> (NIBBLE * weapon) & 15)
    return found


def _at_scene(p: Position, card: i64) -> Row:
    place = p.place_of(card)
    return {
        "character": p.box.card_names[card],
        "seat": int(place // GROUPS),
        "group": int(place % GROUPS) + 1,
        "weapons": [WEAPONS[p.held(card, slot) - 1] for slot in range(p.most_held) if p.held(card, slot) > 0],
        "state": FATES[p.fate(card)],
    }


def _floor(p: Position) -> list[Row]:
    rows: list[Row] = []
    for owner in range(p.seats + 1):
        for weapon in range(ARMS):
            if p.on_floor(owner, weapon) > 0:
                row: Row = {"weapon": WEAPONS[weapon], "count": int(p.on_floor(owner, weapon))}
                rows.append({**row, "seat": None if owner == p.seats else owner})
    return rows


def choices(p: Position) -> list[Row]:
    """What the viewer has chosen but not done."""
    rows: list[Row] = []
    names, lots = p.box.card_names, p.box.lot_names
    for step in p.steps:
        card, group, lot = int(step & PART), int(step >> GROUP_AT & PART), int(step >> LOT_AT)
        if p.stage in (e.HIRE, e.WAGES):
            rows.append(_choice(card=names[card], group=group + 1))
        elif p.stage == e.SPEAKEASIES:
            rows.append(_choice(lot=lots[lot]))
        elif p.stage == e.SEND:
            rows.append(_choice(group=group + 1, lot=lots[lot]))
        elif p.stage == e.ARM:
            rows.append(_choice(card=names[card], weapon=WEAPONS[group]))
        elif p.stage == e.LOOT:
            rows.append(_choice(weapon=WEAPONS[card], group=group + 1))
        else:
            rows.append(_choice(card=names[card]))
    if p.viewer < p.seats:
        chosen = p.person(CHOICE, p.viewer)
        if p.stage == e.PLACE_SOLDIER and chosen:
            rows.append(_choice(group=int(chosen)))
        elif p.stage == e.MOLLS:
            rows += [_choice(lot=lots[lot]) for lot in members(chosen)]
    return rows


def _choice(
    card: str | None = None, weapon: str | None = None, group: int | None = None, lot: str | None = None
) -> Row:
    return {"card": card, "weapon": weapon, "group": group, "lot": lot}


def orders(p: Position) -> list[Row]:
    """The viewer's standing orders."""
    if p.viewer >= p.seats or not p.agreed.has_orders or p.stage == e.OVER:
        return []
    return [
        {
            "order": name,
            "value": e.VALUES[p.order(p.viewer, order)],
            "switched": bool(p.person(SWITCHED, p.viewer) >> order & 1),
        }
        for order, name in enumerate(e.ORDERS)
    ]


def _seat(p: Position, seat: i64) -> Row:
    bid = p.person(BID, seat)
    is_secret = p.stage == e.BID and seat != p.viewer  # whether there is one yet, the view says elsewhere
    return {
        "cash": None if p.cash(seat) == HIDDEN else int(p.cash(seat)),
        "notoriety": int(p.fame(seat)),
        "buildings": int(p.buildings(seat)),
        "whiskey": None if p.grade(seat) < 0 else p.box.grades[p.grade(seat)],
        "bid": None if is_secret else [] if bid == NO_BID else list(privileges_of(bid)),
        "soldier": pile(p, p.hand(seat)),
    }
