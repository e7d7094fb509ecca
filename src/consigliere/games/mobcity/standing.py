"""Standing orders, and the days that resolve themselves: decisions that need not be asked [MOB-24.5, MOB-24.9]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.absence import default
from consigliere.games.mobcity.box import NO_SEAT
from consigliere.games.mobcity.position import Position


def order_about(stage: i64) -> i64:
    """The standing order that answers a question; -1 if none can."""
    if stage == e.ARM:
        return e.ARMING_ORDER
    if stage == e.MOLLS:
        return e.MOLLS_ORDER
    if stage == e.CAPTURE:
        return e.CAPTURE_ORDER
    if stage == e.FINES:
        return e.FINES_ORDER
    if stage == e.THROW:
        return e.BUILDINGS_ORDER
    return e.LOOT_ORDER if stage == e.LOOT else -1


def who_need_not_be_asked(p: Position) -> i64:
    """A captain whose question is answered by an order or by the option; NO_SEAT if everybody must be asked."""
    if p.phase != e.CITY or p.asked == 0:
        return NO_SEAT
    order = order_about(p.stage)
    seat: i64
    for seat in range(p.seats):
        if ((p.asked & ~p.answered) >> seat) & 1:
            if p.agreed.autoplay or (order >= 0 and p.order(seat, order) != e.ASK):
                return seat
    return NO_SEAT


def answer(p: Position, seat: i64) -> i64:
    """What the order or the option says: the default, or no."""
    n = p.agreed.numbers
    order = order_about(p.stage)
    if not p.agreed.autoplay and order >= 0 and p.order(seat, order) == e.NEVER:
        return n.done if p.stage == e.MOLLS else n.decline
    return default(p, seat)
