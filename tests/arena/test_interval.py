"""The interval that belongs to a share."""

from __future__ import annotations

import pytest

from consigliere.arena.interval import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Published values: Newcombe 1998 (81 of 263, 15 of 148, 0 of 20, 1 of 29), method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_the_interval_stays_between_nothing_and_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == 1.0


def test_shared_wins_count_in_parts() -> None:
    low, high = wilson(2.5, 10)

    assert low < 0.25 < high
