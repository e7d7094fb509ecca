"""Where a viewer's copy must stop: what it does not know cannot be decided in it."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity.box import GROUPS
from consigliere.games.mobcity.city import HIDDEN
from consigliere.games.mobcity.position import Position
from consigliere.kernel.chance import Unforeseen
from consigliere.kernel.viewer import TRUTH, bit


def must_know(p: Position, seats: i64) -> None:
    """Stop where a viewer's copy would have to know what these seats have chosen in secret."""
    if p.viewer != TRUTH and seats & ~bit(p.viewer):
        raise Unforeseen


def must_see(p: Position, place: i64) -> None:
    """Stop where a copy would have to see all cards of a place."""
    if p.unseen(place) > 0:
        raise Unforeseen


def must_see_groups(p: Position, seat: i64) -> None:
    """Stop where a copy would have to see all cards of a captain."""
    group: i64
    for group in range(seat * GROUPS, (seat + 1) * GROUPS):
        must_see(p, group)


def known_cash(p: Position, seat: i64) -> i64:
    """A captain's cash; stops in a copy that hides it."""
    cash = p.cash(seat)
    if cash == HIDDEN:
        raise Unforeseen
    return cash
