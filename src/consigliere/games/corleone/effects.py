"""Resolving effects, one place for each of them [CORL-8, CORL-13, CORL-14].

Lists of effects stand in the agenda. `proceed` resolves whatever needs no choice and asks for the rest; each decision
has a function here that carries it out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.corleone import box as b
from consigliere.games.corleone import deeds, placing
from consigliere.games.corleone import event as e
from consigliere.games.corleone.agenda import OF_BUSINESS
from consigliere.games.corleone.box import BYTE, LEFT_AT, NO_SEAT, TAKEN_AT
from consigliere.games.corleone.cards import BANK, CHOSEN, DECK, DISCARDS
from consigliere.games.corleone.choice import choose_card, clear_choice, set_aside
from consigliere.games.corleone.ground import NONE
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import EVERYBODY, bit, count, next_in


def proceed(p: Position, chance: Chance) -> bool:
    """Go on resolving; True when the whole action is resolved, False when somebody is asked [CORL-5.8]."""
    while True:
        depth = p.depth()
        if depth < OF_BUSINESS and p.sharer != NO_SEAT:
            p.emit(e.FRONT_USED, p.sharer, p.shaken)  # the second helping [CORL-8.6]
            continue
        if depth < 0:
            return True
        seat = p.resolver()
        start = p.start_of_list()
        single = _is_single(p, start)
        if not single and _any_choice(p, seat, start):
            p.emit(e.ASKED, bit(seat), e.NEXT_EFFECT)
            return False
        if begin(p, seat, p.agenda[start] & BYTE, chance):
            return False


def _is_single(p: Position, start: i64) -> bool:
    """Whether only icons of one effect are left in the list."""
    effect = p.agenda[start] & BYTE
    place: i64
    for place in range(start + 1, len(p.agenda)):
        if p.agenda[place] & BYTE != effect:
            return False
    return True


def _any_choice(p: Position, seat: i64, start: i64) -> bool:
    place: i64
    for place in range(start, len(p.agenda)):
        if _needs_choice(p, seat, p.agenda[place]):
            return True
    return False


def _needs_choice(p: Position, seat: i64, one: i64) -> bool:
    """Whether an effect of several left must be chosen for, as everyone can see [CORL-13.6].

    Banking is always chosen for, so that nobody sees whether the hand holds money; so is a discard_for, which other
    effects of the list may yet make possible.
    """
    effect = p.box.effects[one & BYTE]
    kind = effect.kind
    if kind == b.GAIN_MONEY or kind == b.GAIN_GOOD or kind == b.JOB_MONEY or kind == b.FORCED_OFFER:
        return False
    if kind == b.GAIN_CHOICE:
        return not is_forced(p, one & BYTE, (one >> TAKEN_AT), (one >> LEFT_AT) & BYTE)
    if kind == b.DRAW_JOB:
        return p.sizes[DECK] + p.sizes[DISCARDS] > 1
    if kind == b.BANK or kind == b.DISCARD_FOR:
        return True
    return is_possible(p, seat, one & BYTE)


def is_possible(p: Position, seat: i64, number: i64) -> bool:
    """Whether an effect that may be declined can be carried out, as everyone can see [CORL-13.4]."""
    effect = p.box.effects[number]
    kind = effect.kind
    if kind == b.BANK:
        return p.hand_size(seat) > 0 or p.agreed.rules == 1  # which asked an empty hand, too
    if kind == b.DISCARD_FOR:
        return p.hand_size(seat) >= effect.a
    if kind == b.HORSE_HEAD:
        return p.holder != seat
    if kind == b.KILL:
        return placing.can_kill(p, effect, seat)
    if kind == b.MOVE:
        return placing.can_move(p, effect, seat)
    if kind == b.PLACE_NEUTRAL:
        return placing.can_place_neutral(p, effect.a)
    if kind == b.PLACE_MARKER:
        return placing.marker_turfs(p, seat) != 0
    if kind == b.STEAL_CARD:
        return deeds.robbable(p, seat) != 0
    return True


# What an effect asks when it is begun; banking is asked of every hand with a card, so that nobody sees what it holds.
_QUESTIONS: Final = {
    b.BANK: e.BANK,
    b.DISCARD_FOR: e.DISCARD_FOR_GAIN,
    b.HORSE_HEAD: e.HORSE_HEAD,
    b.SHAKE: e.SHAKE,
    b.SUPPORT: e.SUPPORT,
    b.KILL: e.KILL,
    b.MOVE: e.MOVE,
    b.PLACE_NEUTRAL: e.PLACE_NEUTRAL,
    b.PLACE_MARKER: e.PLACE_MARKER,
    b.STEAL_MONEY: e.VICTIM,
    b.STEAL_CARD: e.VICTIM,
}


def choose(p: Position, seat: i64, number: i64, chance: Chance) -> bool:
    """The resolver has named the next effect; whether somebody is asked now [CORL-D6].

    Whoever names the horse head takes it; left for last, it can be declined [CORL-D11]. Rules 1 asked once more.
    """
    is_horse_head = p.box.effects[number].kind == b.HORSE_HEAD and is_possible(p, seat, number)
    if not is_horse_head or p.agreed.rules == 1:
        return begin(p, seat, number, chance)
    p.emit(e.EFFECT_BEGUN, seat, number)
    take_horse_head(p, seat)
    return False


def begin(p: Position, seat: i64, number: i64, chance: Chance) -> bool:
    """Use one icon of an effect; whether somebody is asked now [CORL-13.5]."""
    p.emit(e.EFFECT_BEGUN, seat, number)
    effect = p.box.effects[number]
    kind = effect.kind
    if kind == b.GAIN_MONEY:
        gain_money(p, seat, effect.a)
        return False
    if kind == b.GAIN_GOOD:
        gain_good(p, seat, effect.a)
        return False
    if kind == b.JOB_MONEY:
        for money in p.box.jobs[p.working - p.box.first_job].money:
            gain_money(p, seat, money)  # in printed order [CORL-9.7]
        return False
    if kind == b.DRAW_JOB:
        return _draw_jobs(p, seat, chance)
    if kind == b.GAIN_CHOICE:
        return _offer_goods(p, seat)
    if kind == b.FORCED_OFFER:
        return deeds.ask_offers(p, seat)
    if not is_possible(p, seat, number):
        p.note(e.EFFECT_NOT_USED, seat, number)
        return False
    p.emit(e.ASKED, bit(seat), _QUESTIONS[kind])
    return True


# Gains.


def gain_money(p: Position, seat: i64, money: i64) -> None:
    """Take a money card, of the next lower value if that stack is empty [CORL-13.8, CORL-14.4]."""
    taken: i64 = money
    while taken >= 0 and p.laid(BANK, taken) == 0:
        taken -= 1
    p.emit(e.MONEY_GAINED, seat, money, taken if taken >= 0 else no_card(p))


def gain_good(p: Position, seat: i64, good: i64) -> None:
    """Take a good if there is one [CORL-13.9, CORL-14.5]."""
    card = p.box.first_good + good
    p.emit(e.GOOD_GAINED, seat, card, card if p.laid(BANK, card) > 0 else no_card(p))


def no_card(p: Position) -> i64:
    """The number that events write for no card."""
    return p.box.unknown + 1


def goods_on_offer(p: Position, number: i64, taken: i64) -> i64:
    """The goods an effect lets one choose among, as a mask [CORL-13.10, CORL-14.5]."""
    effect = p.box.effects[number]
    found: i64 = 0
    good: i64
    for good in range(p.box.goods):
        if (effect.a >> good) & 1 and p.laid(BANK, p.box.first_good + good) > 0:
            found |= bit(good)
    return found & ~taken if effect.b else found


def is_forced(p: Position, number: i64, taken: i64, icons: i64) -> bool:
    """Whether there is nothing to choose: one kind at most, or every kind there is."""
    offered = count(goods_on_offer(p, number, taken & b.GOODS_MASK))
    return offered < 2 or (p.box.effects[number].b == 1 and offered <= icons)


def _offer_goods(p: Position, seat: i64) -> bool:
    icons: i64 = 1
    if p.picking != NONE:
        icons += (p.agenda[p.picking] >> LEFT_AT) & BYTE
    if not is_forced(p, p.effect, p.taken, icons):
        p.emit(e.ASKED, bit(seat), e.CHOOSE_GOOD)
        return True
    offered = goods_on_offer(p, p.effect, p.taken)
    if offered == 0:
        p.note(e.EFFECT_NOT_USED, seat, p.effect)
    else:
        take_good(p, seat, next_in(offered, p.box.goods - 1, p.box.goods))
    return False


def take_good(p: Position, seat: i64, good: i64) -> None:
    """A good of choice is taken [CORL-D10]."""
    p.emit(e.GOOD_GAINED, seat, no_card(p), p.box.first_good + good)


def _draw_jobs(p: Position, seat: i64, chance: Chance) -> bool:
    """Look at the two top jobs [CORL-13.11]; a single one is kept [CORL-14.7]."""
    number = p.sizes[DECK] + p.sizes[DISCARDS]
    if number == 0:
        p.note(e.EFFECT_NOT_USED, seat, p.effect)
        return False
    owner = bit(seat)
    if number == 1:
        p.emit_to(EVERYBODY, owner, e.JOB_DEALT, seat, draw_job(p, e.FOR_JOB, owner, chance))
        return False
    for _ in range(2):
        p.emit_to(EVERYBODY, owner, e.JOB_DRAWN, seat, draw_job(p, e.FOR_JOB, owner, chance))
    # Two jobs alike leave no choice, but only their owner may know that.
    p.emit(e.ASKED, owner, e.KEEP_JOB)
    return True


def draw_job(p: Position, purpose: i64, readers: i64, chance: Chance) -> i64:
    """The top job; an empty deck is made anew of the discards first [CORL-14.6]."""
    if p.sizes[DECK] == 0:
        p.emit(e.JOBS_RESHUFFLED, p.sizes[DISCARDS])
    start = DECK * p.width + p.box.first_job
    return p.box.first_job + p.draw_from(purpose, p.cards, start, p.sizes[DECK], readers, chance)


def keep_job(p: Position, seat: i64, job: i64) -> None:
    """One of the two jobs is kept, the other discarded face up [CORL-13.11, CORL-K5]."""
    other = p.second_drawn if job == p.first_drawn else p.first_drawn
    p.emit(e.JOB_DISCARDED, seat, other)


# Banking, discarding, the horse head.


def bank(p: Position, seat: i64, money: i64) -> None:
    """A money card is shown and put in the suitcase [CORL-13.7]."""
    p.emit(e.MONEY_BANKED, seat, money)


def decline(p: Position, seat: i64) -> None:
    """An effect is not used; why, nobody else learns [CORL-13.3, CORL-K20]."""
    clear_choice(p, seat)
    p.note(e.EFFECT_NOT_USED, seat, p.effect)


def discard_for(p: Position, seat: i64, card: i64) -> bool:
    """One more card is chosen; with the last of them all are discarded for the gain [CORL-13.12, CORL-13.13]."""
    effect = p.box.effects[p.effect]
    choose_card(p, seat, card)
    if p.size(CHOSEN, seat) < effect.a:
        return False
    chosen = set_aside(p, seat)
    clear_choice(p, seat)
    for one in chosen:
        p.emit(e.CARD_DISCARDED, seat, one)
    p.emit(e.GAIN_EARNED, seat, p.effect)
    return True


def take_horse_head(p: Position, seat: i64) -> None:
    """The horse head changes hands; turns go on as they were [CORL-5.9, CORL-13.14]."""
    p.emit(e.HORSE_HEAD_TAKEN, seat, p.holder)
