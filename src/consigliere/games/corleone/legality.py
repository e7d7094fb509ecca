"""What a seat may do, and why not: every closed command of Corleone's Empire but the four actions (see `turns.py`)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.corleone import acts, box, effects, placing, tribute
from consigliere.games.corleone import event as e
from consigliere.games.corleone import refusals as r
from consigliere.games.corleone.box import BYTE
from consigliere.games.corleone.cards import CASE, CHOSEN, HAND
from consigliere.games.corleone.ground import BESIDE, NONE
from consigliere.games.corleone.position import Position
from consigliere.games.corleone.turns import action_refusal, legal_actions
from consigliere.kernel.refusal import Refusal

# Why not.


def refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    """Why a seat may not give a closed command in a running game."""
    n = p.agreed.numbers
    if number < n.effect:
        return action_refusal(p, seat, number)
    if number < n.kill:
        return _gain_refusal(p, seat, number)
    if number < n.rob:
        return _board_refusal(p, seat, number)
    if number < n.lift:
        return _target_refusal(p, seat, number)
    if number < n.decline:
        return _table_refusal(p, seat, number)
    if number == n.decline:
        return _decline_refusal(p, seat)
    return _done_refusal(p, seat) if number == n.done else _reopen_refusal(p, seat)


def _gain_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.bank:
        if not p.is_asked(seat, e.NEXT_EFFECT):
            return r.NO_EFFECT_TO_CHOOSE
        return None if is_left(p, number - n.effect) else r.EFFECT_NOT_LEFT
    if number < n.keep:
        if not p.is_asked(seat, e.BANK):
            return r.NO_BANKING
        return None if p.held(HAND, seat, number - n.bank) > 0 else r.MONEY_NOT_IN_HAND
    if number < n.discard:
        if not p.is_asked(seat, e.KEEP_JOB):
            return r.NO_JOB_TO_KEEP
        job = p.box.first_job + number - n.keep
        return None if job == p.first_drawn or job == p.second_drawn else r.JOB_NOT_DRAWN
    if number < n.good:
        return _discard_refusal(p, seat, number - n.discard)
    if number < n.horse_head:
        return _good_refusal(p, seat, number - n.good)
    if number == n.horse_head:
        return None if p.is_asked(seat, e.HORSE_HEAD) else r.NO_HORSE_HEAD
    return None if p.is_asked(seat, e.WHO_FIRST) else r.NO_SHARE


def is_left(p: Position, effect: i64) -> bool:
    """Whether an icon of an effect is left in the list being resolved [CORL-13.1]."""
    place: i64
    for place in range(p.start_of_list(), len(p.agenda)):
        if p.agenda[place] & BYTE == effect:
            return True
    return False


def _discard_refusal(p: Position, seat: i64, card: i64) -> Refusal | None:
    if p.is_asked(seat, e.DISCARD_FOR_GAIN):
        return None if p.held(HAND, seat, card) > 0 else r.CARD_NOT_IN_HAND
    if not p.is_asked(seat, e.TRIBUTE):
        return r.NO_TRIBUTE if p.phase == e.TRIBUTE_PHASE else r.NO_DISCARDING
    if p.held(HAND, seat, card) == 0:
        return r.TRIBUTE_NOT_IN_HAND
    return None if p.size(CHOSEN, seat) < tribute.surplus(p, seat) else r.ENOUGH_TRIBUTE


def _good_refusal(p: Position, seat: i64, good: i64) -> Refusal | None:
    if not p.is_asked(seat, e.CHOOSE_GOOD):
        return r.NO_GOOD_TO_TAKE
    effect = p.box.effects[p.effect]
    if (effect.a >> good) & 1 == 0 or (effect.b and (p.taken >> good) & 1):
        return r.GOOD_NOT_OFFERED
    return None if (effects.goods_on_offer(p, p.effect, p.taken) >> good) & 1 else r.GOOD_RUN_OUT


def _board_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.move:
        return _kill_refusal(p, seat, number - n.kill)
    if number < n.place:
        if not p.is_asked(seat, e.MOVE):
            return r.NO_MOVING
        if p.marks:
            return r.FIGURE_CHOSEN
        return placing.move_refusal(p, p.box.effects[p.effect], seat, number - n.move)
    if number < n.marker:
        return _place_refusal(p, seat, number - n.place)
    if not p.is_asked(seat, e.PLACE_MARKER):
        return r.NO_MARKER
    if p.marks:
        return r.TURF_CHOSEN
    return None if placing.influence(p, number - n.marker, seat) > 0 else r.NO_FIGURE_THERE


def _kill_refusal(p: Position, seat: i64, target: i64) -> Refusal | None:
    if not p.is_asked(seat, e.KILL):
        return r.NOBODY_TO_KILL
    place = target_place(p, target)
    return r.NOBODY_THERE if place == NONE else placing.kill_refusal(p, p.box.effects[p.effect], seat, place)


def target_place(p: Position, target: i64) -> i64:
    """The place of somebody to kill: a business, a space, or where the Police Chief is; NONE if he is nowhere."""
    if target < p.box.board.businesses + p.box.board.spaces:
        return target
    return NONE if p.chief >= BESIDE else placing.turf_place(p, p.chief)


def _place_refusal(p: Position, seat: i64, place: i64) -> Refusal | None:
    if p.is_asked(seat, e.PLACE_NEUTRAL):
        return placing.neutral_refusal(p, p.box.effects[p.effect].a, place)
    if p.is_asked(seat, e.MOVE) and p.marks:
        return placing.destination_refusal(p, marked(p), place)
    return r.NOTHING_TO_PLACE


def marked(p: Position) -> i64:
    """The first place marked."""
    return acts.nth(p.marks, 0)


def _target_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.shake:
        victim = number - n.rob
        if not p.is_asked(seat, e.VICTIM) or victim >= p.seats:
            return r.NO_VICTIM
        if victim == seat:
            return r.NOT_ONESELF
        steals_card = p.box.effects[p.effect].kind == box.STEAL_CARD
        return r.NO_CARDS_TO_TAKE if steals_card and p.hand_size(victim) == 0 else None
    if number < n.support:
        if not p.is_asked(seat, e.SHAKE):
            return r.NO_SHAKING
        return None if p.is_open(number - n.shake) else r.NOT_SHAKEN
    if number < n.offer:
        return None if p.is_asked(seat, e.SUPPORT) else r.NO_SUPPORTING
    if not _is_choosing(p, seat, e.OFFER):
        return r.NO_OFFER
    return None if p.held(HAND, seat, number - n.offer) > 0 else r.OFFER_NOT_IN_HAND


def _is_choosing(p: Position, seat: i64, stage: i64) -> bool:
    """Whether a seat has yet to seal its part of a simultaneous choice."""
    return p.is_asked(seat, stage) and (p.answered >> seat) & 1 == 0


def _table_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    n = p.agreed.numbers
    if number < n.bid:
        may_lift = p.is_asked(seat, e.MOVE_MARKER) or (p.is_asked(seat, e.PLACE_MARKER) and p.marks != 0)
        if not may_lift:
            return r.NO_LIFTING
        turf = (number - n.lift) // p.box.markers
        which = (number - n.lift) % p.box.markers + 1
        return None if which <= placing.own_markers(p, turf, seat) else r.NO_SUCH_MARKER
    if number <= n.bid_nothing:
        if not _is_choosing(p, seat, e.BID):
            return r.NO_BIDDING
        if number == n.bid_nothing or p.held(CASE, seat, number - n.bid) > 0:
            return None
        return r.HAND_IS_NO_BID if p.held(HAND, seat, number - n.bid) > 0 else r.NOT_IN_SUITCASE
    if number < n.pick:
        if not p.is_asked(seat, e.CHOOSE_ALLY):
            return r.NO_BRIBING
        return None if (p.row >> (number - n.bribe)) & 1 else r.ALLY_NOT_THERE
    if not p.is_asked(seat, e.PICK_FAMILY):
        return r.NOT_PICKING
    return None if (acts.free_families(p) >> (number - n.pick)) & 1 else r.FAMILY_IS_TAKEN


def may_decline(stage: i64) -> bool:
    """Whether a question can be answered with no [CORL-13.3, CORL-15.10]."""
    return (
        stage == e.BANK
        or stage == e.DISCARD_FOR_GAIN
        or stage == e.HORSE_HEAD
        or e.KILL <= stage <= e.SUPPORT
        or stage == e.MOVE_MARKER
    )


def _decline_refusal(p: Position, seat: i64) -> Refusal | None:
    if p.is_asked(seat, e.CHOOSE_ALLY):
        return r.MUST_TAKE_ALLY
    return None if (p.asked >> seat) & 1 and may_decline(p.stage) else r.NOTHING_TO_DECLINE


def _done_refusal(p: Position, seat: i64) -> Refusal | None:
    if _is_choosing(p, seat, e.TRIBUTE):
        return None if p.size(CHOSEN, seat) == tribute.surplus(p, seat) else r.TRIBUTE_MISSING
    may = _is_choosing(p, seat, e.BID) or (p.is_asked(seat, e.KILL) and p.marks != 0)
    return None if may else r.NOTHING_DONE


def _reopen_refusal(p: Position, seat: i64) -> Refusal | None:
    return None if (p.answered >> seat) & 1 else r.NOTHING_TO_REOPEN


# What may be done.


def legal(p: Position, seat: i64) -> vec[i64]:
    """The numbers of the closed commands a seat may give now, in the order of the catalogue."""
    n = p.agreed.numbers
    stage = p.stage
    if (p.asked >> seat) & 1 == 0:
        return vec[i64]()
    if stage == e.ACTION:
        return legal_actions(p, seat)
    if (p.answered >> seat) & 1:
        return vec[i64]([n.reopen])
    if stage == e.NEXT_EFFECT:
        return _effects_left(p)
    if stage == e.WHO_FIRST:
        return vec[i64]([n.go_first, n.go_second])
    if stage == e.BANK:
        return append(_held(p, HAND, seat, p.box.money, n.bank), n.decline)
    if stage == e.OFFER:
        return _held(p, HAND, seat, p.box.money, n.offer)
    if stage == e.BID:
        found = append(_held(p, CASE, seat, p.box.money, n.bid), n.bid_nothing)
        return append(found, n.done)
    if stage == e.TRIBUTE:
        if p.size(CHOSEN, seat) == tribute.surplus(p, seat):
            return vec[i64]([n.done])
        return _held(p, HAND, seat, p.box.kinds, n.discard)
    if stage == e.DISCARD_FOR_GAIN:
        return append(_held(p, HAND, seat, p.box.kinds, n.discard), n.decline)
    if stage == e.KEEP_JOB:
        return _allowed(p, seat, n.keep, n.discard)
    if stage == e.CHOOSE_GOOD:
        return _allowed(p, seat, n.good, n.horse_head)
    if stage == e.PICK_FAMILY:
        return _allowed(p, seat, n.pick, n.decline)
    if stage == e.CHOOSE_ALLY:
        return _allowed(p, seat, n.bribe, n.pick)
    return _legal_deeds(p, seat)


def _legal_deeds(p: Position, seat: i64) -> vec[i64]:
    """The choices about figures, markers and others, all of which can be declined."""
    n = p.agreed.numbers
    stage = p.stage
    if stage == e.HORSE_HEAD:
        found = vec[i64]([n.horse_head])
    elif stage == e.KILL:
        found = append(_allowed(p, seat, n.kill, n.move), n.decline)
        return append(found, n.done) if p.marks else found
    elif stage == e.MOVE:
        found = _allowed(p, seat, n.place, n.marker) if p.marks else _allowed(p, seat, n.move, n.place)
    elif stage == e.PLACE_NEUTRAL:
        found = _allowed(p, seat, n.place, n.marker)
    elif stage == e.PLACE_MARKER:
        found = _allowed(p, seat, n.lift, n.bid) if p.marks else _allowed(p, seat, n.marker, n.rob)
    elif stage == e.VICTIM:
        found = _allowed(p, seat, n.rob, n.shake)
    elif stage == e.SHAKE:
        found = _allowed(p, seat, n.shake, n.support)
    elif stage == e.SUPPORT:
        found = _allowed(p, seat, n.support, n.offer)
    else:
        found = _allowed(p, seat, n.lift, n.bid)
    return append(found, n.decline)


def _allowed(p: Position, seat: i64, first: i64, end: i64) -> vec[i64]:
    """The commands from one number up to another that nothing refuses."""
    found = vec[i64]()
    number: i64
    for number in range(first, end):
        if refusal(p, seat, number) is None:
            found = append(found, number)
    return found


def _held(p: Position, which: i64, seat: i64, kinds: i64, base: i64) -> vec[i64]:
    """One command for each kind of card in a seat's pile, the first kind's number being `base`."""
    found = vec[i64]()
    card: i64
    for card in range(kinds):
        if p.held(which, seat, card) > 0:
            found = append(found, base + card)
    return found


def _effects_left(p: Position) -> vec[i64]:
    """One command for each effect left in the list, in the order of the catalogue."""
    left: vec[i64] = vec[i64]()
    start = p.start_of_list()
    last: i64 = -1
    while True:
        best: i64 = NONE
        place: i64
        for place in range(start, len(p.agenda)):
            effect = p.agenda[place] & BYTE
            if last < effect < best:
                best = effect
        if best == NONE:
            return left
        left = append(left, p.agreed.numbers.effect + best)
        last = best
