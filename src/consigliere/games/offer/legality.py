"""What a seat may do now and why not, from nothing but what that seat may know [section 4 of the rules]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import action as a
from consigliere.games.offer import night
from consigliere.games.offer import refusals as r
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import CALLED
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import COWARD, DON, UNKNOWN
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import TRUTH, bit


def refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    """Why a seat may not give a closed command now; None if it may."""
    found = _refusal(p, seat, number)
    if found is None and p.viewer != TRUTH and _is_hidden(p, seat, number):
        return r.NOT_KNOWN
    return found


def _is_hidden(p: Position, seat: i64, number: i64) -> bool:
    """Whether the viewer of a copy cannot tell, because another seat's answers are secret."""
    own = p.seen_seat(p.viewer)
    if seat == own or p.sees_all():
        return False
    if p.is_secret_phase():
        is_pointing: bool = number >= a.POINT and number < a.CHOOSE
        return not is_pointing or (p.team & p.living) & bit(own) == 0
    if p.stage == w.VOTE:
        return p.ballots & ~(p.ups | p.downs) & bit(seat) != 0
    return p.stage == w.ELECT and p.pointers[seat] == w.HIDDEN


def _refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    if p.stage == w.OVER or p.stage == w.IN_THE_BOX:
        return r.GAME_OVER
    one = bit(seat)
    if number == a.READY or number == a.NOT_READY:
        return _ready_refusal(p, seat, number == a.READY)
    if a.BLAST <= number < a.SET_GUN:
        return _side_refusal(p, one, number)
    if p.living & one == 0:
        return r.GHOST_ACTS
    if number >= a.TAP:
        return _fast_refusal(p, seat, number)
    if p.agreed.fast:
        return r.NOT_IN_FAST
    if number < a.ELECT:
        return _set_refusal(p, seat, number) if number >= a.SET_GUN else _plain_refusal(p, seat, number)
    if number < a.ACCUSE:
        return _elect_refusal(p, seat, number - a.ELECT)
    if number < a.SHOOT:
        return _accuse_refusal(p, seat, number - a.ACCUSE)
    if number < a.POINT:
        return _shoot_refusal(p, seat, number - a.SHOOT)
    if number < a.CHOOSE:
        return _point_refusal(p, seat, w.UNSET if number == a.UNPOINT else number - a.POINT)
    place: i64 = number - a.CHOOSE
    return _call_refusal(p, seat, w.PEEK + place // a.WITH_NOBODY, place % a.WITH_NOBODY)


def _ready_refusal(p: Position, seat: i64, is_ready: bool) -> Refusal | None:
    if not p.is_secret_phase():
        return r.NOTHING_TO_CONFIRM
    one = bit(seat)
    if p.asked & one == 0:
        return r.GHOST_ACTS
    if not is_ready:
        return None if p.answered & one else r.NOT_CONFIRMED
    if p.answered & one:
        return r.CONFIRMED_ALREADY
    if p.agreed.fast and p.roles[seat] == DON and p.pointers[seat] >= p.seats:
        return r.PATSY_MUST_BE_TAPPED if p.stage == w.TAP else r.GUN_MUST_BE_PLACED
    return None


def _side_refusal(p: Position, one: i64, number: i64) -> Refusal | None:
    """Choosing a side for what must go to a neighbour at once."""
    if number < a.GIVE_COIN:
        return None if p.stage == w.BLAST and p.asked == one else r.NO_BLAST
    if number < a.PASS_GUN:
        return None if p.stage == w.COIN and p.asked == one else r.NO_COIN_TO_GIVE
    stage: i64 = w.PASS_GUN if number < a.PASS_VEST else w.PASS_VEST
    return None if p.stage == stage and p.asked == one else r.NOTHING_TO_PASS


def _set_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    """The Coward sets sides in the night, if that was agreed [OFF-11.13]."""
    refusal = _call_is_closed(p, w.GIVE_GUN)
    if refusal is not None:
        return refusal
    if not p.agreed.coward_secret or p.roles[seat] != COWARD:
        return r.NO_SIDES_TO_SET
    is_gun: bool = number < a.SET_VEST
    side: i64 = number - (a.SET_GUN if is_gun else a.SET_VEST)
    return r.SAME_SIDE if side == (p.gun_side if is_gun else p.vest_side) else None


def _plain_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    """Commands that name nobody."""
    one = bit(seat)
    stage = p.stage
    if number == a.PASS:
        if stage == w.INTRODUCE:
            return None if p.asked == one else r.NO_INTRODUCTION
        return None if stage == w.TALK else r.NO_INTRODUCTION
    if number == a.WITHDRAW:
        return None if stage == w.SECOND and p.accuser == seat else r.NOTHING_TO_WITHDRAW
    if number == a.SECOND or number == a.NO_SECOND:
        if stage != w.SECOND:
            return r.NOTHING_TO_SECOND
        if seat == p.accuser or seat == p.accused:
            return r.NOT_YOUR_SECOND
        return r.SECOND_ANSWERED if number == a.NO_SECOND and p.answered & one else None
    if number == a.END_DEFENCE:
        if stage != w.DEFENCE:
            return r.NO_DEFENCE
        return None if p.accused == seat else r.NOT_YOUR_DEFENCE
    if number == a.UP or number == a.DOWN:
        if stage != w.VOTE:
            return r.NO_VOTE
        return r.SAME_THUMB if (p.ups if number == a.UP else p.downs) & one else None
    if stage != w.TALK:
        return r.NO_OVER
    if number == a.OVER:
        return r.OVER_ALREADY if p.over & one else None
    return None if p.over & one else r.NOT_OVER_YET


def _elect_refusal(p: Position, seat: i64, choice: i64) -> Refusal | None:
    refusal = _choice_refusal(p, choice)
    if refusal is not None:
        return refusal
    if p.stage != w.ELECT:
        return r.NO_ELECTION
    return r.SAME_CHOICE if p.pointers[seat] == choice else None


def _choice_refusal(p: Position, choice: i64) -> Refusal | None:
    """Why nobody can be chosen so: a living player is, or nobody."""
    if choice >= a.NOBODY:
        return None
    if choice >= p.seats:
        return r.NO_SUCH_PLAYER
    return None if (p.living >> choice) & 1 else r.NOT_LIVING


def _accuse_refusal(p: Position, seat: i64, accused: i64) -> Refusal | None:
    if accused >= p.seats:
        return r.NO_SUCH_PLAYER
    is_trial: bool = p.stage == w.SECOND or p.stage == w.DEFENCE or p.stage == w.VOTE
    if p.stage != w.TALK and not is_trial:
        return r.NO_ACCUSING
    if accused == seat:
        return r.NOT_ONESELF_ACCUSED
    if (p.living >> accused) & 1 == 0:
        return r.GHOST_ACCUSED
    if is_trial:
        return r.ONE_ACCUSATION
    if (p.accused_today[seat] >> accused) & 1:
        return r.ACCUSED_TODAY
    return r.ENOUGH_TRIALS if 0 < p.agreed.max_trials <= p.trials else None


def _shoot_refusal(p: Position, seat: i64, target: i64) -> Refusal | None:
    if target >= p.seats:
        return r.NO_SUCH_PLAYER
    if p.gun != seat:
        return r.NO_GUN
    if target == seat:
        return r.NOT_ONESELF_SHOT
    if (p.living >> target) & 1 == 0:
        return r.GHOST_SHOT
    return None if can_shoot(p) else r.NO_SHOOTING


def can_shoot(p: Position) -> bool:
    """Whether the Negotiation runs in which the gun may be used [OFF-8.2]."""
    return w.TALK <= p.stage <= w.VOTE


def _call_is_closed(p: Position, call: i64) -> Refusal | None:
    """Why nothing can be chosen in a call now [OFF-9.5, OFF-4.3]."""
    if p.stage == w.OPENING or (p.is_night() and p.day == 0 and call != w.ARREST):
        return r.NO_POWERS_IN_OPENING
    if not p.is_night():
        return r.NO_NIGHT
    return None if (night.open_calls(p) >> call) & 1 else r.CALL_CLOSED


def _point_refusal(p: Position, seat: i64, choice: i64) -> Refusal | None:
    refusal = _choice_refusal(p, choice)
    if refusal is None:
        refusal = _call_is_closed(p, w.ARREST)
    if refusal is not None:
        return refusal
    if (p.team >> seat) & 1 == 0:
        return r.NOT_A_TRAITOR
    return r.SAME_CHOICE if p.pointers[seat] == choice else None


def _call_refusal(p: Position, seat: i64, call: i64, choice: i64) -> Refusal | None:
    """A power of the night [OFF-10], or a bribe [OFF-12.7 to OFF-12.9]."""
    if call == w.BRIBE:
        return _bribe_refusal(p, seat, choice)
    refusal = _choice_refusal(p, choice)
    if refusal is None:
        refusal = _call_is_closed(p, call)
    if refusal is not None:
        return refusal
    if p.roles[seat] != CALLED[call]:
        return r.NOT_KNOWN if p.roles[seat] == UNKNOWN else not_called(call)
    if call == w.OFFER and p.offer_used:
        return r.OFFER_USED
    if choice == seat:
        if call != w.GIVE_GUN and call != w.GIVE_VEST:
            return not_oneself(call)
        if not p.agreed.self_gift:
            return r.NO_SELF_GIFT
    return r.SAME_CHOICE if p.choice(call) == choice else None


def not_called(call: i64) -> Refusal:
    """The refusal of a power that another role has."""
    if call == w.PEEK:
        return r.NO_PEEKING
    if call == w.OFFER:
        return r.NO_OFFER
    if call == w.GIVE_GUN:
        return r.NO_GUN_TO_GIVE
    if call == w.GIVE_VEST:
        return r.NO_VEST_TO_GIVE
    return r.NO_STRIKING if call == w.STRIKE else r.NO_SEEKING


def not_oneself(call: i64) -> Refusal:
    """The refusal of a power used on oneself."""
    if call == w.PEEK:
        return r.NOT_ONESELF_PEEKED
    if call == w.OFFER:
        return r.NOT_ONESELF_OFFERED
    return r.NOT_ONESELF_STRUCK if call == w.STRIKE else r.NOT_ONESELF_SOUGHT


def _bribe_refusal(p: Position, seat: i64, choice: i64) -> Refusal | None:
    if choice != a.NOBODY and choice >= p.seats:
        return r.NO_SUCH_PLAYER
    if not p.agreed.bribes:
        return r.NO_BRIBES
    refusal = _call_is_closed(p, w.BRIBE)
    if refusal is not None:
        return refusal
    if p.coins[seat] == 0:
        return r.NO_COIN
    if choice != a.NOBODY and (p.living >> choice) & 1:
        return r.NOT_A_GHOST_NAMED
    return r.SAME_CHOICE if p.bribes[seat] == choice else None


def _fast_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    if not p.agreed.fast:
        return r.ONLY_IN_FAST
    if number >= a.BANG:
        return _bang_refusal(p, seat, number - a.BANG)
    is_tap: bool = number < a.PLACE
    target: i64 = number - (a.TAP if is_tap else a.PLACE)
    if target >= p.seats:
        return r.NO_SUCH_PLAYER
    if (p.living >> target) & 1 == 0:
        return r.NOT_LIVING
    if p.stage != w.PLACE and not is_tap:
        return r.NO_PLACING
    if p.roles[seat] != DON:
        return r.NOT_THE_DON
    if p.stage != w.TAP and is_tap:
        return r.NO_TAPPING
    if target == seat:
        return r.NOT_ONESELF_TAPPED if is_tap else r.NOT_BEFORE_ONESELF
    if target == p.patsy:
        return r.NOT_THE_PATSY
    return r.SAME_CHOICE if p.pointers[seat] == target else None


def _bang_refusal(p: Position, seat: i64, target: i64) -> Refusal | None:
    if target >= p.seats:
        return r.NO_SUCH_PLAYER
    if (p.living >> target) & 1 == 0:
        return r.NOT_LIVING
    if p.stage != w.BANG and p.stage != w.LAST_CALL_STAGE:
        return r.NO_BANG
    if p.gun != seat:
        return r.NOT_THE_HOLDER
    return r.NOT_ONESELF_BANGED if target == seat else None
