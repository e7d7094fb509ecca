"""Views of Mob City read back from plain values; ValueError names what is wrong."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.agreed import Agreed
from consigliere.games.mobcity.bids import BIDS, NO_BID, privileges_of
from consigliere.games.mobcity.box import ARMS, GROUPS, WEAPONS, WILLS
from consigliere.games.mobcity.cards import AWAY, FATES, NOWHERE, PILE, SIZE
from consigliere.games.mobcity.city import (
    BID,
    CASH,
    CHOICE,
    FAME,
    GRADE,
    HIDDEN,
    HOME,
    NIBBLE,
    NONE,
    ORDERS,
    PERSON,
    SWITCHED,
    UNOWNED,
)
from consigliere.games.mobcity.day import UNKNOWN_WILL
from consigliere.games.mobcity.fight import step_of
from consigliere.games.mobcity.rules import MobCity, in_the_box
from consigliere.kernel.plain import Fields
from consigliere.kernel.viewer import MOST_SEATS, bit, viewer_named

MOST_STEPS = 60
MOST_MONEY = 1 << 40


def view_from_plain(plain: dict[str, object], agreed: Agreed, seats: int) -> MobCity:
    """The copy that was encoded."""
    view = Fields(plain, "a view")
    box = agreed.box
    rows = view.listed("seats", seats)
    viewer = view.value("viewer")
    if len(rows) != seats or not isinstance(viewer, str):
        raise ValueError(f"a view of this table has a viewer and {seats} seats")
    p = in_the_box(agreed, seats)
    p.viewer = viewer_named(viewer)
    for card in range(box.characters):
        p.at[card] = NOWHERE
    p.stage = view.word("stage", e.STAGES)
    p.round = view.number("round", len(box.dates))
    p.phase = view.word("phase", e.PHASES)
    p.asked = view.seats("asked", seats)
    p.answered = view.seats("answered", seats)
    p.actor = view.seat("actor", seats)
    p.favor = view.seat("favor", seats)
    p.police = view.seat("police", seats)
    p.today = view.word_or("headline", (*box.event_names, "unknown"), NONE)
    p.peeker = view.seat("peeker", seats)
    p.will = view.word_or("will", WILLS, UNKNOWN_WILL)
    p.lot = view.word_or("lot", box.lot_names, NONE)
    p.events = view.mask("headlines_left", box.event_names)
    p.spent = view.number("spent", 10_000)
    p.turn = view.number("turn", 1000)
    p.fighters = view.seats("fighters", seats)
    p.armed = view.seats("armed", seats)
    p.acting = view.word_or("acting", box.card_names, NONE)
    p.victim = view.seat("victim", seats)
    p.winners = view.seats("winners", seats)
    p.ending = view.word_or("ending", e.ENDINGS, e.NOT_ENDED)
    p.used = 0
    one: i64 = 1
    for name in view.listed("used", 8):
        p.used += one << (NIBBLE * Fields({"weapon": name}, "used").word("weapon", WEAPONS))
    _read_city(p, view)
    _read_cards(p, view)
    for seat, row in enumerate(rows):
        _read_seat(p, seat, Fields(row, "a seat"))
    _read_scene(p, view)
    if p.viewer >= seats and (view.value("choices") or view.value("orders")):
        raise ValueError("only a seat has choices and orders of its own")
    _read_choices(p, view)
    _read_orders(p, view)
    return p


def _read_city(p: MobCity, view: Fields) -> None:
    box = p.box
    slots = [box.slot_names[slot] for slot in p.layout.slots]
    for row in view.listed("slots", len(slots)):
        entry = Fields(row, "a slot")
        slot = entry.word("slot", box.slot_names)
        p.place_tile(slot, entry.word("tile", box.tile_names))
    p.block = view.word_or("block", tuple(slots), NONE)
    for row in view.listed("lots", int(box.lots)):
        entry = Fields(row, "a lot")
        lot = entry.word("lot", box.lot_names)
        owner = entry.seat("owner", p.seats)
        p.owners[lot] = UNOWNED if owner == MOST_SEATS else u8(owner)
        mark = bit(lot)
        p.glass |= mark if entry.value("speakeasy") is True else 0
        p.shut |= mark if entry.value("shut") is True else 0
        p.bombed |= mark if entry.value("bombed") is True else 0
        p.doubled |= mark if entry.value("doubled") is True else 0
    for row in view.listed("whiskey", len(box.grades)):
        entry = Fields(row, "whiskey")
        grade = entry.number("grade", 100)
        if grade not in box.grades:
            raise ValueError(f"there is no whiskey of grade {grade}")
        p.whiskey |= entry.number("count", 15) << (NIBBLE * box.grades.index(grade))


def _read_cards(p: MobCity, view: Fields) -> None:
    box = p.box
    p.deck = vec[u8]()
    p.batches = vec[u8]()
    for row in view.listed("groups", int(p.seats) * GROUPS):
        entry = Fields(row, "a group")
        group = entry.number("seat", p.seats - 1) * GROUPS + entry.number("group", GROUPS) - 1
        if group < 0:
            raise ValueError("groups count from 1")
        p.stand[group] = u8(entry.word_or("lot", box.lot_names, HOME))
        _read_pile(p, group, entry.value("cards"))
    _read_pile(p, p.pool, view.value("pool"))
    for row in view.listed("batches", int(box.total)):
        p.batches = append(p.batches, u8(Fields(row, "a batch").number("count", int(box.total))))
    for _ in range(view.number("deck", int(box.total))):
        p.deck = append(p.deck, u8(box.unknown))


def _read_pile(p: MobCity, place: i64, plain: object) -> None:
    names = (*p.box.card_names, "unknown")
    if not isinstance(plain, dict):
        raise ValueError("a pile must hold cards and numbers")
    for name, number in plain.items():
        if name not in names or not isinstance(number, int) or not 0 < number <= 100:
            raise ValueError("a pile must hold cards and numbers")
        for _ in range(number):
            p.put(place, names.index(name))


def _read_seat(p: MobCity, seat: int, row: Fields) -> None:
    at = seat * PERSON
    p.people[at + CASH] = HIDDEN if row.value("cash") is None else row.number("cash", MOST_MONEY)
    p.people[at + FAME] = row.number("notoriety", 100)
    if row.value("whiskey") is not None:
        grade = row.number("whiskey", 100)
        if grade not in p.box.grades:
            raise ValueError(f"there is no whiskey of grade {grade}")
        p.people[at + GRADE] = p.box.grades.index(grade) + 1
    bid = row.value("bid")
    if bid is not None and bid != []:
        found = [number for number in range(len(BIDS)) if bid == list(privileges_of(number))]
        if not found:
            raise ValueError(f"{bid!r} is no bid")
        p.people[at + BID] = found[0]
    else:
        p.people[at + BID] = NO_BID
    _read_pile(p, p.hand(seat), row.value("soldier"))


def _read_scene(p: MobCity, view: Fields) -> None:
    box = p.box
    for row in view.listed("scene", int(box.characters)):
        entry = Fields(row, "a character")
        card = entry.word("character", box.card_names[: box.characters])
        state = entry.word("state", FATES)
        if state != AWAY:
            p.join_scene(card)
            p.fight[card * p.fighter + p.most_held] = u8(state)
        for weapon in entry.listed("weapons", int(p.most_held)):
            p.hold(card, Fields({"weapon": weapon}, "a weapon").word("weapon", WEAPONS))
            p.piles[p.place_of(card) * PILE + SIZE] += 1
    for row in view.listed("floor", (int(p.seats) + 1) * ARMS):
        entry = Fields(row, "the floor")
        owner = entry.seat("seat", p.seats)
        place = (p.seats if owner == MOST_SEATS else owner) * ARMS + entry.word("weapon", WEAPONS)
        p.floor[place] = u8(entry.number("count", 100))
    if p.stage == e.OVER:
        p.open_rest()


def _read_choices(p: MobCity, view: Fields) -> None:
    box = p.box
    for row in view.listed("choices", MOST_STEPS):
        entry = Fields(row, "a choice")
        card = entry.word_or("card", box.card_names, 0)
        weapon = entry.word_or("weapon", WEAPONS, 0)
        group = 0 if entry.value("group") is None else entry.number("group", GROUPS) - 1
        lot = entry.word_or("lot", box.lot_names, 0)
        if p.stage == e.PLACE_SOLDIER:
            p.people[p.viewer * PERSON + CHOICE] = group + 1
        elif p.stage == e.MOLLS:
            p.people[p.viewer * PERSON + CHOICE] |= bit(lot)
        elif p.stage == e.ARM:
            p.steps = append(p.steps, step_of(card, weapon, 0))
        elif p.stage == e.LOOT:
            p.steps = append(p.steps, step_of(weapon, group, 0))
        else:
            p.steps = append(p.steps, step_of(card, group, lot))


def _read_orders(p: MobCity, view: Fields) -> None:
    given: i64 = 0
    for row in view.listed("orders", len(e.ORDERS)):
        entry = Fields(row, "an order")
        order = entry.word("order", e.ORDERS)
        if given & bit(order):
            raise ValueError("an order is given once")
        given |= bit(order)
        value: i64 = entry.word("value", e.VALUES)
        p.people[p.viewer * PERSON + ORDERS] |= value << (2 * order)
        if entry.value("switched") is True:
            p.people[p.viewer * PERSON + SWITCHED] |= bit(order)
