"""The set-up: will, tiles, first soldiers, the Don's Favor [MOB-2]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import NO_SEAT, SOLDIER, WILLS
from consigliere.games.mobcity.city import CHOICE
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import must_know
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import EVERYBODY, NOBODY, bit


def start(p: Position, chance: Chance) -> None:
    """Everything is laid out, one soldier dealt to each captain, who puts it into a group."""
    p.emit(e.GAME_STARTED)
    will = p.draw(e.FOR_WILL, len(WILLS), NOBODY, chance)
    p.emit_to(EVERYBODY, NOBODY, e.WILL_PUT_ASIDE, will)
    _lay_tiles(p, chance)
    favor = p.agreed.first_favor
    if favor == NO_SEAT:
        favor = p.draw(e.FOR_FAVOR, p.seats, EVERYBODY, chance)
    p.emit(e.FAVOR_GIVEN, favor)
    _pay_advances(p)
    _deal_soldiers(p, chance)
    p.emit(e.ASKED, p.everyone, e.PLACE_SOLDIER, p.box.lots + 1)


def _lay_tiles(p: Position, chance: Chance) -> None:
    """Tiles are drawn at random without repeats, one for each slot [MOB-2.3]."""
    left = vec[u8]([u8(1)] * p.box.tiles)
    number = p.box.tiles
    block: i64
    for block in range(p.agreed.blocks):
        tile = p.draw_from(e.FOR_TILE, left, 0, number, EVERYBODY, chance)
        left[tile] = 0
        number -= 1
        p.emit(e.TILE_PLACED, p.layout.slots[block], tile)


def _pay_advances(p: Position) -> None:
    """Whoever is late in Favor order gets something beside the cash of all [MOB-2.23]."""
    place: i64
    for place in range(p.seats):
        amount = p.agreed.advances[place]
        if amount > 0:
            p.emit(e.ADVANCE_PAID, (p.favor + place) % p.seats, amount)


def _deal_soldiers(p: Position, chance: Chance) -> None:
    """One soldier for each captain, for his eyes alone [MOB-2.16]."""
    left = vec[u8]([u8(0)] * p.box.cards)
    number: i64 = 0
    card: i64
    for card in range(p.box.characters):
        if p.box.role[card] == SOLDIER:
            left[card] = 1
            number += 1
    seat: i64
    for seat in range(p.seats):
        card = p.draw_from(e.FOR_SOLDIER, left, 0, number, bit(seat), chance)
        left[card] = 0
        number -= 1
        p.emit_to(EVERYBODY, bit(seat), e.SOLDIER_DEALT, seat, card)


def assign_soldier(p: Position, seat: i64, group: i64) -> bool:
    """A captain puts his soldier into a group; whether others are still waited for [MOB-2.18]."""
    p.emit_to(EVERYBODY, bit(seat), e.SOLDIER_ASSIGNED, seat, group)
    if p.answered != p.asked:
        return True
    must_know(p, p.asked)
    other: i64
    for other in range(p.seats):
        p.emit(e.SOLDIER_PLACED, other, p.person(CHOICE, other) - 1)
    return False
