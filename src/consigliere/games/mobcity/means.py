"""What characters can do in a shootout: what they may hold, collect and attack with [MOB-7, MOB-18]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.mobcity import refusals as r
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
    SOLDIER,
    STRIKE,
    TORPEDO,
)
from consigliere.games.mobcity.city import NIBBLE
from consigliere.games.mobcity.fight import GROUP_AT, PART
from consigliere.games.mobcity.position import Position
from consigliere.kernel.refusal import Refusal


def attack_means(number: i64) -> i64:
    """The means at a place among those that need one target."""
    return number if number < GRENADE else number + 1


# Who is there.


def fighting_for(p: Position, seat: i64) -> i64:
    """How many characters a captain has at the scene."""
    number: i64 = 0
    for card in p.scene:
        if p.is_fighting(card) and p.captain_of(card) == seat:
            number += 1
    return number


def fighting_in(p: Position, place: i64) -> i64:
    """How many characters of a group are at the scene."""
    number: i64 = 0
    for card in p.scene:
        if p.is_fighting(card) and p.place_of(card) == place:
            number += 1
    return number


def characters_in(p: Position, place: i64) -> i64:
    """How many characters a group at the scene has, the wounded included."""
    number: i64 = 0
    for card in p.scene:
        if p.place_of(card) == place:
            number += 1
    return number


def may_capture(p: Position, seat: i64, victim: i64) -> bool:
    """Whether the side just hit has only assassins and molls left, and the attacker is better known [MOB-19.8]."""
    if p.fame(seat) <= p.fame(victim):
        return False
    found = False
    for card in p.scene:
        if p.is_fighting(card) and p.captain_of(card) == victim:
            if p.box.role[card] != ASSASSIN and p.box.role[card] != MOLL:
                return False
            found = True
    return found


# Holding.


def most_weapons(p: Position, role: i64) -> i64:
    """How many weapons such a character can hold: as many as it can use, or spare ones too [MOB-7.15, MOB-7.19]."""
    if p.agreed.spare_weapons and role != MOLL and role != ASSASSIN:
        return p.most_held
    return p.box.slots[role]


def hold_refusal(p: Position, character: i64, weapon: i64, chosen: i64) -> Refusal | None:
    """Why a character that holds so many more weapons as chosen cannot hold this one [MOB-7.12, MOB-7.15]."""
    role = p.box.role[character]
    if role == ASSASSIN and weapon != GRENADE:
        return r.GRENADE_ONLY
    return None if p.holding(character) + chosen < most_weapons(p, role) else r.HANDS_FULL


def can_hold(p: Position, character: i64, weapon: i64) -> bool:
    """Whether a character has a free slot for a weapon."""
    role = p.box.role[character]
    if role == ASSASSIN and weapon != GRENADE:
        return False
    return p.holding(character) < most_weapons(p, role)


def chosen_for(p: Position, character: i64) -> i64:
    """How many weapons a captain who arms has chosen for a character."""
    number: i64 = 0
    for step in p.steps:
        if step & PART == character:
            number += 1
    return number


def left_to_arm(p: Position, place: i64, weapon: i64) -> i64:
    """How many weapons of a kind in a group are not chosen for anybody yet."""
    number = p.arms(place, weapon)
    for step in p.steps:
        if step >> GROUP_AT == weapon and p.place_of(step & PART) == place:
            number -= 1
    return number


def arm_refusal(p: Position, seat: i64, character: i64, weapon: i64) -> Refusal | None:
    """Why a captain may not put a weapon under a character before the shootout [MOB-17.6]."""
    if not p.is_fighting(character) or p.captain_of(character) != seat:
        return r.NOT_AT_SCENE
    refusal = hold_refusal(p, character, weapon, chosen_for(p, character))
    if refusal is not None:
        return refusal
    return None if left_to_arm(p, p.place_of(character), weapon) > 0 else r.NO_SUCH_WEAPON


def can_arm(p: Position, seat: i64) -> bool:
    """Whether a captain can put any weapon under any character."""
    for card in p.scene:
        if p.is_fighting(card) and p.captain_of(card) == seat:
            weapon: i64
            for weapon in range(ARMS):
                if p.arms(p.place_of(card), weapon) > 0 and can_hold(p, card, weapon):
                    return True
    return False


# Collecting.


def on_any_floor(p: Position, weapon: i64) -> i64:
    """How many weapons of a kind lie at the scene."""
    number: i64 = 0
    owner: i64
    for owner in range(p.seats + 1):
        number += p.on_floor(owner, weapon)
    return number


def for_collecting(p: Position, seat: i64, weapon: i64) -> i64:
    """How many of them a captain may collect [MOB-17.8]."""
    return p.on_floor(seat, weapon) + p.on_floor(p.seats, weapon)


def collect_refusal(p: Position, seat: i64, weapon: i64, receiver: i64) -> Refusal | None:
    """Why the acting character may not collect a weapon for a receiver [MOB-18.7, MOB-18.8]."""
    if not p.is_fighting(receiver) or p.captain_of(receiver) != seat:
        return r.NO_RECEIVER
    refusal = hold_refusal(p, receiver, weapon, 0)
    if refusal is not None:
        return refusal
    if for_collecting(p, seat, weapon) > 0:
        return None
    return r.NOT_YOUR_WEAPON if on_any_floor(p, weapon) > 0 else r.NOT_ON_FLOOR


def can_collect(p: Position, seat: i64) -> bool:
    """Whether a captain's character can collect anything for anybody."""
    weapon: i64
    for weapon in range(ARMS):
        if for_collecting(p, seat, weapon) > 0:
            for card in p.scene:
                if p.is_fighting(card) and p.captain_of(card) == seat and can_hold(p, card, weapon):
                    return True
    return False


# Attacking.


def means_refusal(p: Position, character: i64, kind: i64) -> Refusal | None:
    """Why a character has no such means, or has used it in this action [MOB-18.10, MOB-18.12]."""
    role = p.box.role[character]
    if kind == COLT:
        return None if role == LIEUTENANT else r.NO_COLT
    if kind == HANDS:
        return None if role == SOLDIER else r.NO_BARE_HANDS
    if kind == STRIKE:
        return None if role == ASSASSIN else r.NO_STRIKE
    held = p.holds(character, kind)
    if held == 0:
        return r.NOT_HELD
    return None if held > (p.used >> (NIBBLE * kind)) & 15 else r.USED_ALREADY


def target_refusal(p: Position, seat: i64, target: i64) -> Refusal | None:
    """Why a character cannot be attacked [MOB-18.4, MOB-18.10]."""
    is_enemy = p.is_fighting(target) and p.captain_of(target) != seat
    return None if is_enemy else r.NO_TARGET


def grenade_refusal(p: Position, seat: i64, target: i64) -> Refusal | None:
    """Why a character cannot be a target of the acting character's grenade [MOB-18.14]."""
    if p.holds(p.acting, GRENADE) == 0:
        return r.NOT_HELD
    refusal = target_refusal(p, seat, target)
    if refusal is not None or len(p.steps) == 0:
        return refusal
    first = p.steps[0] & PART
    return None if target != first and p.place_of(target) == p.place_of(first) else r.OTHER_GROUP


def building_refusal(p: Position, seat: i64) -> Refusal | None:
    """Why the acting character cannot throw a grenade at the building [MOB-16.3, MOB-16.10]."""
    owner = p.owner(p.lot)
    if owner in (NO_SEAT, seat):
        return r.NO_RIVALS_BUILDING
    if p.holds(p.acting, GRENADE) == 0 or len(p.steps) > 0:
        return r.NO_GRENADE
    return None


def can_attack(p: Position, character: i64) -> bool:
    """Whether a character can attack: molls and torpedoes need a weapon [MOB-7.13, MOB-7.14]."""
    role = p.box.role[character]
    return p.holding(character) > 0 or (role != MOLL and role != TORPEDO)


def can_act(p: Position, character: i64) -> bool:
    """Whether a character can attack or collect [MOB-18.6]."""
    return can_attack(p, character) or can_collect(p, p.captain_of(character))


def choices(p: Position, seat: i64, character: i64) -> vec[i64]:
    """Everything the acting character can do, in the order of the catalogue [MOB-D14]."""
    found = vec[i64]()
    n = p.agreed.numbers
    characters = p.box.characters
    if len(p.steps) == 0:
        weapon: i64
        for weapon in range(ARMS):
            if for_collecting(p, seat, weapon) > 0:
                for card in p.scene:
                    if p.is_fighting(card) and p.captain_of(card) == seat and can_hold(p, card, weapon):
                        found = append(found, n.collect + weapon * characters + card)
        found = _attacks(p, seat, character, found)
    return _grenades(p, seat, found)


def second_attacks(p: Position, seat: i64, character: i64) -> vec[i64]:
    """The attacks a torpedo may still make with another weapon, a grenade at the building included [MOB-18.13]."""
    found = vec[i64]()
    if len(p.steps) == 0:
        found = _attacks(p, seat, character, found)
    return _grenades(p, seat, found)


def may_attack_again(p: Position, seat: i64, character: i64) -> bool:
    """Whether a torpedo has another weapon to attack with, and has used fewer than he can [MOB-18.12, MOB-7.19]."""
    if p.box.role[character] != TORPEDO:
        return False
    made: i64 = 0
    weapon: i64
    for weapon in range(ARMS):
        made += (p.used >> (NIBBLE * weapon)) & 15
    return made < p.box.slots[TORPEDO] and len(second_attacks(p, seat, character)) > 0


def _attacks(p: Position, seat: i64, character: i64, found: vec[i64]) -> vec[i64]:
    n = p.agreed.numbers
    characters = p.box.characters
    number: i64
    for number in range(6):
        if means_refusal(p, character, attack_means(number)) is None:
            for card in p.scene:
                if p.is_fighting(card) and p.captain_of(card) != seat:
                    found = append(found, n.attack + number * characters + card)
    return found


def _grenades(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    n = p.agreed.numbers
    if p.holds(p.acting, GRENADE) > 0:
        for card in p.scene:
            if grenade_refusal(p, seat, card) is None:
                found = append(found, n.grenade + card)
        if building_refusal(p, seat) is None:
            found = append(found, n.bomb_building)
    return found


def groups_there(p: Position, seat: i64) -> i64:
    """The groups of a captain on the lot in question, as a mask."""
    mask: i64 = 0
    one: i64 = 1
    group: i64
    for group in range(GROUPS):
        if p.lot_of(seat * GROUPS + group) == p.lot:
            mask |= one << group
    return mask
