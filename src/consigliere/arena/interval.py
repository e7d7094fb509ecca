"""How sure a measured share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054  # 95 % of a normal curve lies within so many deviations of its middle


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson's score for a share of `wins` in `games`; everything if there was no game.

    >>> low, high = wilson(80, 100)
    >>> round(low, 4), round(high, 4)
    (0.7112, 0.8666)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = NORMAL_95 * NORMAL_95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
