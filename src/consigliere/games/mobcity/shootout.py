"""Shootouts: line-up, arming, actions, hits, captures, and how they end [MOB-17 to MOB-20].

Every function that goes on with a shootout says whether somebody is asked; if nobody is, the shootout is over.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.mobcity import business, daily, means
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS, HANDS, STRIKE
from consigliere.games.mobcity.cards import READY
from consigliere.games.mobcity.city import NONE
from consigliere.games.mobcity.fight import GROUP_AT, PART
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import must_see
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import EVERYBODY, bit, count, next_in

MOST_TURNS: Final = 100  # [MOB-20.10]


# Line-up.


def begin(p: Position, lot: i64, chance: Chance) -> bool:
    """All groups in a building are shown, then their captains arm [MOB-17.4, MOB-17.5]."""
    group: i64
    for group in range(p.seats * GROUPS):
        if p.lot_of(group) == lot:
            must_see(p, group)
    p.emit(e.SHOOTOUT_BEGAN, lot, p.standing(lot))
    step: i64
    for step in range(p.seats):
        seat = p.in_favor_order(step)
        for group in range(GROUPS):
            if p.lot_of(seat * GROUPS + group) == lot:
                for card in daily.cards_of(p, seat * GROUPS + group):
                    p.emit(e.ENFORCER_SHOWN, seat, group, card)
    return go_on_arming(p, chance)


def go_on_arming(p: Position, chance: Chance) -> bool:
    """The next captain in Favor order arms; when all have, the first turn begins."""
    step: i64
    for step in range(p.seats):
        seat = p.in_favor_order(step)
        if ((p.fighters & ~p.armed) >> seat) & 1:
            if means.can_arm(p, seat):
                p.emit(e.ASKED, bit(seat), e.ARM, p.lot)
                return True
            arm(p, seat)
    return _open_fire(p, chance)


def arm(p: Position, seat: i64) -> None:
    """The chosen weapons go under characters, the others lie at the scene [MOB-17.6, MOB-17.8]."""
    steps = p.steps
    for step in steps:
        p.emit(e.ARMED, seat, step & PART, step >> GROUP_AT)
    weapon: i64
    for weapon in range(ARMS):
        number: i64 = 0
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if p.lot_of(group) == p.lot:
                number += p.arms(group, weapon)
        if number > 0:
            p.emit(e.WEAPON_LAID, seat, weapon, number)
    p.emit(e.ARMING_DONE, seat)


def _open_fire(p: Position, chance: Chance) -> bool:
    """The first turn begins. Whoever has sent weapons alone has nobody at the scene: he is beaten first [MOB-12.8]."""
    manned: i64 = 0
    for card in p.scene:
        manned |= bit(p.captain_of(card))
    if manned != 0:  # else nobody is there, and it ends as a stalemate
        step: i64
        for step in range(p.seats):
            seat = p.in_favor_order(step)
            if ((p.fighters & ~manned) >> seat) & 1:
                _beat(p, seat)
        if count(p.fighters) == 1:
            return _win(p, next_in(p.fighters, 0, p.seats))
    return next_action(p, chance) if _new_turn(p) else False


def _beat(p: Position, seat: i64) -> None:
    """A captain without characters takes his tokens home and is talked about less [MOB-19.12]."""
    fame = p.fame(seat)
    if fame > p.lowest_fame(seat):
        fame -= 1
    p.emit(e.CAPTAIN_BEATEN, seat, p.lot, fame)


# Actions.


def next_action(p: Position, chance: Chance) -> bool:
    """The quickest character left acts, or its captain says which of equal ones [MOB-18.1 to MOB-18.3]."""
    while True:
        first = next_character(p)
        if first == NONE:
            if not _new_turn(p):
                return False
            continue
        seat = p.captain_of(first)
        rivals: i64 = 0
        somebody_can = False
        for card in p.scene:
            if is_equal(p, card, first):
                rivals += 1
                somebody_can = somebody_can or means.can_act(p, card)
        if rivals > 1 and somebody_can:
            p.emit(e.ASKED, bit(seat), e.WHO_ACTS, p.lot)
            return True
        if not somebody_can:
            for card in p.scene:
                if is_equal(p, card, first):
                    p.emit(e.CHARACTER_PASSED, seat, card)
            continue
        only = begin_action(p, seat, first)
        if only < 0:
            return True
        asked = act(p, seat, only, chance)
        if asked or p.fighters == 0:
            return asked


def next_character(p: Position) -> i64:
    """The character next to act, the lowest of equal ones of a captain; NONE when the turn is over."""
    best: i64 = NONE
    most: i64 = -1
    for card in p.scene:
        if p.fate(card) == READY:
            rank = p.box.reaction[card] * 8 + 7 - p.distance(p.captain_of(card))
            if rank > most:
                most = rank
                best = card
    return best


def is_equal(p: Position, card: i64, first: i64) -> bool:
    """Whether a character may act in place of the first of its captain."""
    return (
        p.fate(card) == READY
        and p.box.reaction[card] == p.box.reaction[first]
        and p.captain_of(card) == p.captain_of(first)
    )


def _new_turn(p: Position) -> bool:
    """A new turn begins, unless nobody can do anything [MOB-20.9, MOB-20.10]; whether it does."""
    can = False
    for card in p.scene:
        if p.is_fighting(card) and means.can_act(p, card):
            can = True
    if can and p.turn < MOST_TURNS:
        p.emit(e.SHOOTOUT_TURN, p.lot, p.turn + 1)
        return True
    lot = p.lot
    fighters = p.fighters
    p.note(e.SHOOTOUT_STALLED, lot, p.turn + 1)
    business.leave_weapons(p)
    p.emit(e.SHOOTOUT_OVER, lot)
    step: i64
    for step in range(p.seats):
        seat = p.in_favor_order(step)
        holds = p.agreed.owner_holds and p.owner(lot) == seat
        if (fighters >> seat) & 1 and not holds:
            business.withdraw(p, seat, lot, e.IN_STALEMATE)
    return False


def begin_action(p: Position, seat: i64, character: i64) -> i64:
    """A character's action begins: the only thing it can do, or -1 if its captain is asked what."""
    p.emit(e.CHARACTER_ACTS, seat, character)
    choices = means.choices(p, seat, character)
    if len(choices) == 1:
        return choices[0]
    p.emit(e.ASKED, bit(seat), e.ACT, p.lot)
    return -1


def choose_actor(p: Position, seat: i64, character: i64, chance: Chance) -> bool:
    """A captain says who acts first."""
    if not means.can_act(p, character):
        p.emit(e.CHARACTER_PASSED, seat, character)
        return next_action(p, chance)
    only = begin_action(p, seat, character)
    return True if only < 0 else act_on(p, seat, only, chance)


def act_on(p: Position, seat: i64, number: i64, chance: Chance) -> bool:
    """The acting character does something, and the shootout goes on."""
    asked = act(p, seat, number, chance)
    if asked or p.fighters == 0:
        return asked
    return next_action(p, chance)


def act(p: Position, seat: i64, number: i64, chance: Chance) -> bool:
    """Carry out one act of the acting character; whether somebody is asked next."""
    n = p.agreed.numbers
    characters = p.box.characters
    if number < n.attack:
        weapon = (number - n.collect) // characters
        p.emit(e.WEAPON_COLLECTED, seat, p.acting, weapon, (number - n.collect) % characters)
        return False
    if number < n.grenade:
        kind = means.attack_means((number - n.attack) // characters)
        return _attack(p, seat, kind, (number - n.attack) % characters, chance)
    if number == n.bomb_building:
        business.bomb(p, seat, p.place_of(p.acting) % GROUPS, e.DURING)
        return False
    return _choose_target(p, seat, number - n.grenade, chance)


def _attack(p: Position, seat: i64, kind: i64, target: i64, chance: Chance) -> bool:
    """Roll, compare with the target's toughness, and settle what follows [MOB-18.16, MOB-19]."""
    p.emit(e.ATTACKED, seat, p.acting, kind, target)
    victim = p.victim
    if kind == STRIKE:
        _kill(p, target)
        return _after_attack(p, seat, victim, True, chance)
    die = p.draw(e.FOR_ATTACK, p.box.die, EVERYBODY, chance) + 1
    result = die + p.box.bonus[kind]
    toughness = p.box.toughness[target]
    p.note(e.ATTACK_COUNTED, die, p.box.bonus[kind], result, toughness)
    if result < toughness:
        p.note(e.ATTACK_MISSED, seat, target)
    elif result == toughness or kind == HANDS:
        _drop(p, target)
        p.emit(e.CHARACTER_WOUNDED, victim, target)
    else:
        _kill(p, target)
    return _after_attack(p, seat, victim, result >= toughness, chance)


def _drop(p: Position, character: i64) -> None:
    """A character that is hit drops its weapons at the scene [MOB-19.5, MOB-19.6]."""
    while p.holding(character) > 0:  # the other weapon moves up
        p.emit(e.WEAPON_DROPPED, p.captain_of(character), character, p.held(character, 0) - 1)


def _kill(p: Position, character: i64) -> None:
    _drop(p, character)
    p.emit(e.CHARACTER_KILLED, p.captain_of(character), character)


def _choose_target(p: Position, seat: i64, target: i64, chance: Chance) -> bool:
    """A grenade's targets: the second one, or the first where nothing is left to choose, lets it fly [MOB-18.14]."""
    place = p.place_of(target)
    if len(p.steps) == 0 and means.fighting_in(p, place) > 2:
        p.emit_to(bit(seat), bit(seat), e.TARGET_CHOSEN, seat, target)
        return True
    first: i64 = target
    if len(p.steps) > 0:
        first = p.steps[0] & PART
    victims = vec[i64]()
    for card in p.scene:
        if p.is_fighting(card) and p.place_of(card) == place:
            if card in (target, first) or means.fighting_in(p, place) <= 2:
                victims = append(victims, card)
    victim = p.captain_of(target)
    for card in victims:
        p.emit(e.ATTACKED, seat, p.acting, GRENADE, card)
    p.emit(e.GRENADE_THROWN, seat, p.acting)
    for card in victims:
        _kill(p, card)
    return _after_attack(p, seat, victim, True, chance)


# Hits.


def _after_attack(p: Position, seat: i64, victim: i64, is_hit: bool, chance: Chance) -> bool:
    """After each attack: capture, then who is beaten, then the end, then a second attack [MOB-19.13]."""
    if is_hit and means.may_capture(p, seat, victim):
        p.emit(e.ASKED, bit(seat), e.CAPTURE, p.lot)
        return True
    return settle(p, seat, chance)


def capture(p: Position, seat: i64, takes: bool, chance: Chance) -> bool:
    """A captain takes all assassins and molls that are left, or none [MOB-19.9]; then the shootout goes on."""
    victim = p.victim
    if takes:
        group = p.place_of(p.acting) % GROUPS
        for card in p.scene:
            if p.is_fighting(card) and p.captain_of(card) == victim:
                p.emit(e.CHARACTER_CAPTURED, victim, seat, group, card)
    else:
        p.note(e.CAPTURE_DECLINED, seat, victim)
    asked = settle(p, seat, chance)
    if asked or p.fighters == 0:
        return asked
    return next_action(p, chance)


def settle(p: Position, seat: i64, chance: Chance) -> bool:
    """Whoever has nobody left is beaten, the last one left wins; else a torpedo may shoot again."""
    victim = p.victim
    if means.fighting_for(p, victim) == 0:
        _beat(p, victim)
        if count(p.fighters) == 1:
            return _win(p, seat)
    if means.may_attack_again(p, seat, p.acting):
        p.emit(e.ASKED, bit(seat), e.SHOOT_AGAIN, p.lot)
        return True
    return False


def _win(p: Position, seat: i64) -> bool:
    """The last captain left wins; if weapons lie there he is asked which to take [MOB-20.2, MOB-20.3, MOB-20.8]."""
    lot = p.lot
    fame = p.fame(seat)
    if fame < p.box.terms.most_notoriety:
        fame += 1
    p.emit(e.SHOOTOUT_WON, seat, lot, fame)
    group: i64
    for group in range(GROUPS):
        place = seat * GROUPS + group
        if p.lot_of(place) == lot and means.characters_in(p, place) == 0:
            p.emit(e.GROUP_WITHDREW, seat, group, lot, e.NOBODY_LEFT)
    weapon: i64
    for weapon in range(ARMS):
        if means.on_any_floor(p, weapon) > 0:
            p.emit(e.ASKED, bit(seat), e.LOOT, lot)
            return True
    p.emit(e.SHOOTOUT_OVER, lot)
    return False


def loot(p: Position, seat: i64) -> None:
    """The chosen weapons join the winner's groups, the others go under the deck [MOB-20.4]."""
    steps = p.steps
    for step in steps:
        p.emit(e.WEAPON_LOOTED, seat, step & PART, step >> GROUP_AT)
    business.leave_weapons(p)
    p.emit(e.SHOOTOUT_OVER, p.lot)
