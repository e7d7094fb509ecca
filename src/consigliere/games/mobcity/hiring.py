"""Hiring: the pool, what each captain takes from it, and what goes back under the deck [MOB-6]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import refusals as r
from consigliere.games.mobcity.bidding import next_bidder
from consigliere.games.mobcity.box import ENFORCER, GROUPS, LIEUTENANT, NO_SEAT
from consigliere.games.mobcity.cards import NO_BOSS
from consigliere.games.mobcity.fight import GROUP_AT, PART
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import must_see
from consigliere.kernel.chance import Chance
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import EVERYBODY, NOBODY, bit

ALL_GROUPS: Final = (1 << GROUPS) - 1  # as a mask


def limit(p: Position, seat: i64) -> i64:
    """How many cards a captain may hire [MOB-6.4]."""
    terms = p.box.terms
    return terms.high_limit if p.fame(seat) >= terms.high_notoriety else terms.hire_limit


def pool_size(p: Position) -> i64:
    """How many cards the pool has: the sum of all limits, or the whole deck [MOB-6.1, MOB-6.2]."""
    number: i64 = 0
    seat: i64
    for seat in range(p.seats):
        number += limit(p, seat)
    return number if number < len(p.deck) else len(p.deck)


def draw_pool(p: Position, chance: Chance) -> None:
    """Draw the pool face down, from one batch of the deck after another [MOB-6.1].

    Whoever is first in bid order will see all of it.
    """
    readers = bit(next_bidder(p, ENFORCER, NO_SEAT))
    number = pool_size(p)
    p.note(e.POOL_DRAWN, number)
    counts = vec[u8]([u8(0)] * (p.box.cards + 1))
    left: i64 = 0
    for _card in range(number):
        if left == 0:
            left = i64(p.batches[0])
            place: i64
            for place in range(left):
                counts[i64(p.deck[place])] += 1
        card = p.draw_from(e.FOR_POOL, counts, 0, left, readers, chance)
        counts[card] -= 1
        left -= 1
        p.emit_to(EVERYBODY, NOBODY, e.POOL_CARD, card)


def ask_next(p: Position, after: i64) -> bool:
    """The next captain in bid order looks at what is left; whether anybody does [MOB-6.3]."""
    seat = next_bidder(p, ENFORCER, after)
    if seat == NO_SEAT or p.size(p.pool) == 0:
        return False
    if p.log is not None:
        must_see(p, p.pool)
        p.note(e.POOL_SHOWN, seat, p.size(p.pool))
        card: i64
        for card in range(p.box.characters):
            if p.has(p.pool, card):
                p.emit_to(bit(seat), bit(seat), e.POOL_CARD_SHOWN, seat, card)
        for card in range(p.box.first_weapon, p.box.unknown):
            for _ in range(p.arms(p.pool, card - p.box.first_weapon)):
                p.emit_to(bit(seat), bit(seat), e.POOL_CARD_SHOWN, seat, card)
    p.emit(e.ASKED, bit(seat), e.HIRE, p.box.lots + 1)
    return True


def choose(p: Position, seat: i64, card: i64, group: i64) -> None:
    """A captain means to hire a card for a group; nobody else knows yet."""
    p.emit_to(bit(seat), bit(seat), e.ENFORCER_CHOSEN, seat, card, group)


def hire(p: Position, seat: i64) -> None:
    """The chosen cards join their groups: told by groups, lieutenants first, so that the order chosen stays secret."""
    steps = p.steps
    group: i64
    step: i64
    for group in range(GROUPS):
        for step in steps:
            if step >> GROUP_AT == group and p.box.role_of(step & PART) == LIEUTENANT:
                p.emit(e.ENFORCER_HIRED, seat, group, step & PART)
        for step in steps:
            if step >> GROUP_AT == group and p.box.role_of(step & PART) != LIEUTENANT:
                p.emit_to(EVERYBODY, bit(seat), e.ENFORCER_HIRED, seat, group, step & PART)
    p.emit(e.HIRING_DONE, seat, len(steps))


def return_pool(p: Position) -> None:
    """What nobody has hired goes under the deck [MOB-6.16]."""
    if p.size(p.pool) > 0:
        p.emit(e.POOL_RETURNED, p.size(p.pool))


def refusal(p: Position, seat: i64, card: i64, group: i64) -> Refusal | None:
    """Why a captain who is asked may not hire a card for a group [MOB-6.4, MOB-6.11 to MOB-6.14]."""
    if left_in_pool(p, card) <= 0:
        return r.NOT_IN_POOL
    if len(p.steps) >= limit(p, seat):
        return r.HIRE_LIMIT
    if card >= p.box.first_weapon:
        return None if (filled_groups(p, seat) >> group) & 1 else r.EMPTY_GROUP
    led = led_groups(p, seat)
    if p.box.role[card] != LIEUTENANT or (led >> group) & 1 == 0:
        return None
    return r.NO_ROOM_FOR_LIEUTENANT if led == ALL_GROUPS else r.HAS_LIEUTENANT


def left_in_pool(p: Position, card: i64) -> i64:
    """How many such cards the pool holds that the captain has not chosen yet."""
    number: i64
    if card < p.box.characters:
        number = 1 if p.has(p.pool, card) else 0
    else:
        number = p.arms(p.pool, card - p.box.first_weapon)
    for step in p.steps:
        if step & PART == card:
            number -= 1
    return number


def filled_groups(p: Position, seat: i64) -> i64:
    """The groups that will have a card with those chosen for them, as a mask [MOB-6.14]."""
    mask: i64 = 0
    group: i64
    for group in range(GROUPS):
        if p.size(seat * GROUPS + group) > 0:
            mask |= bit(group)
    for step in p.steps:
        mask |= bit(step >> GROUP_AT)
    return mask


def led_groups(p: Position, seat: i64) -> i64:
    """The groups that will have a lieutenant with those chosen for them, as a mask [MOB-6.12]."""
    mask: i64 = 0
    group: i64
    for group in range(GROUPS):
        if p.boss(seat * GROUPS + group) != NO_BOSS:
            mask |= bit(group)
    for step in p.steps:
        if p.box.role_of(step & PART) == LIEUTENANT:
            mask |= bit(step >> GROUP_AT)
    return mask
