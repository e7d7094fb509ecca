"""How likely an attack is to wound or to kill, in sides of the die [MOB-18.16, MOB-19.1 to MOB-19.4]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity.box import GRENADE, HANDS, STRIKE
from consigliere.games.mobcity.position import Position


def kills(p: Position, means: i64, target: i64) -> i64:
    """With how many sides of the die an attack kills."""
    if means in (STRIKE, GRENADE):
        return p.box.die
    if means == HANDS:
        return 0
    return _within(p, p.box.die - (p.box.toughness[target] - p.box.bonus[means]))


def wounds(p: Position, means: i64, target: i64) -> i64:
    """With how many sides of the die an attack wounds."""
    if means in (STRIKE, GRENADE):
        return 0
    hits = _within(p, p.box.die + 1 - (p.box.toughness[target] - p.box.bonus[means]))
    return hits - kills(p, means, target)


def _within(p: Position, sides: i64) -> i64:
    if sides < 0:
        return 0
    return sides if sides < p.box.die else p.box.die
