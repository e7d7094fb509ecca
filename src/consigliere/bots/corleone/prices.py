"""What things are worth at a glance, in dollars of the final count; `treasury.py` and `turfs.py` look closer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from consigliere.bots.corleone.lore import Icon, Lore
from consigliere.games.corleone import box as b

# Only banked money counts, and banking is the bottleneck: a card taken into hand is worth a part of what it says.
MONEY_IN_HAND: Final = 0.6
GOOD: Final = 1.7  # a part of a job: jobs pay two to three dollars for each good
CHOSEN_GOOD: Final = 2.0
WILD_GOOD: Final = 2.3
DRAWN_JOB: Final = 1.4
BANKING: Final = 2.4  # what a $3 to $5 gains by being safe
DISCARDED: Final = 1.0  # the least of a hand, often lost at tribute anyway
HORSE_HEAD: Final = 0.6  # first turn of the next act, and ties of the bids

# Deeds, as far as nobody has looked at the board.
SHAKEN: Final = 3.5
SUPPORTED: Final = 2.5
KILLED: Final = 1.5  # each: influence and a space at the right moment
MOVED: Final = 1.5
MARKER: Final = 4.5  # a turf of one's own choice, just before it counts
STOLEN_MONEY: Final = 2.0
STOLEN_CARD: Final = 1.8
FORCED_OFFER: Final = 3.0  # straight into the suitcase


def glance(lore: Lore, icons: Iterable[Icon]) -> float:
    """What a list of effects is worth to anybody."""
    return sum(icon.times * _glance(lore, icon) for icon in icons)


@cache
def fronts(lore: Lore) -> list[float]:
    """What the front of each business is worth to anybody."""
    return [glance(lore, front) for front in lore.fronts]


@cache
def backs(lore: Lore) -> list[float]:
    """What the back of each business is worth to anybody."""
    return [glance(lore, back) for back in lore.backs]


def _glance(lore: Lore, icon: Icon) -> float:
    kind = icon.kind
    if kind == b.GAIN_MONEY:
        return MONEY_IN_HAND * lore.values[icon.a]
    if kind == b.GAIN_GOOD:
        return WILD_GOOD if icon.a == lore.wild else GOOD
    if kind == b.DISCARD_FOR:
        return max(0.0, glance(lore, icon.gain) - DISCARDED * icon.a)
    if kind == b.PLACE_NEUTRAL:
        return (MOVED, SHAKEN, SUPPORTED)[icon.b]
    if kind == b.MOVE:
        return SHAKEN if icon.c == b.THEN_SHAKE else SUPPORTED if icon.c == b.THEN_SUPPORT else MOVED
    if kind == b.KILL:
        return KILLED * icon.b
    return PLAIN[kind]


PLAIN: Final = {
    b.GAIN_CHOICE: CHOSEN_GOOD,
    b.DRAW_JOB: DRAWN_JOB,
    b.BANK: BANKING,
    b.HORSE_HEAD: HORSE_HEAD,
    b.SHAKE: SHAKEN,
    b.SUPPORT: SUPPORTED,
    b.PLACE_MARKER: MARKER,
    b.STEAL_MONEY: STOLEN_MONEY,
    b.STEAL_CARD: STOLEN_CARD,
    b.FORCED_OFFER: FORCED_OFFER,
}
