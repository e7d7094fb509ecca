"""Bribery: what the allies shown are worth in the acts left, and which bills to bid for them."""

from __future__ import annotations

from typing import Final

from consigliere.bots.corleone.sight import cards_of
from consigliere.bots.corleone.treasury import SLOT, Treasury
from consigliere.games.corleone.cards import CASE, CHOSEN
from consigliere.kernel.viewer import members

EAGERNESS: Final = 0.5  # the part of an ally's worth that is bid for it: the rest is the profit
ALONE: Final = 0.6  # if there is one ally only, which one bid wins


def bid(treasury: Treasury) -> int:
    """The next step of a bid: another bill, done, or nothing."""
    sight = treasury.sight
    p = sight.p
    n = p.agreed.numbers
    kinds = range(len(sight.lore.values))
    chosen = cards_of(p, CHOSEN, sight.me)
    case = [number + chosen[kind] for kind, number in enumerate(cards_of(p, CASE, sight.me)) if kind in kinds]
    wanted = bills(case, sight.lore.values, _price(treasury))
    for kind in kinds:
        if chosen[kind] > wanted[kind]:
            return int(n.bid_nothing)
    for kind in kinds:
        if chosen[kind] < wanted[kind]:
            return int(n.bid) + kind
    return int(n.done if any(wanted) else n.bid_nothing)


def _price(treasury: Treasury) -> float:
    """The most to pay: by the best ally where one may choose, less the card it pushes out of a full hand at tribute."""
    sight = treasury.sight
    allies = members(sight.p.row)
    pushed_out = (
        SLOT[sight.act - 1] if sight.p.hand_size(sight.me) + len(sight.face_up) >= sight.limit else 0.0
    )
    best = max((treasury.ally(ally) for ally in allies), default=0.0) - pushed_out
    return best * (ALONE if len(allies) == 1 else EAGERNESS)


def bills(case: list[int], values: tuple[int, ...], most: float) -> list[int]:
    """How many of each kind of bill to bid: the highest sum that is no more than `most`.

    >>> bills([1, 0, 2, 1], (1, 2, 3, 5), 4.5)
    [1, 0, 1, 0]
    >>> bills([0, 0, 0, 2], (1, 2, 3, 5), 4.5)
    [0, 0, 0, 0]
    """
    ways: dict[int, list[int]] = {0: [0] * len(values)}
    for kind, value in enumerate(values):
        for _ in range(case[kind]):
            for total, way in list(ways.items()):
                if total + value <= most and total + value not in ways:
                    more = way.copy()
                    more[kind] += 1
                    ways[total + value] = more
    return ways[max(ways)]
