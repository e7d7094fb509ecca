"""When anybody is answered tells nothing about what somebody else has done in secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.sample import ALL
from tests.server import timing
from tests.server.timing import Seen

GAMES = ("corleone", "mobcity", "offer")
WINDOWS = 4000 if ALL else 120
MOST_AREA = 0.05  # thousands of windows show it where something differs by that
MOST_DEVIATIONS = 5.5  # by chance alone so many are not met in a million runs
MOST_WINDOWS_WITH_A_PLANT = (
    3000  # on a machine that is busy with much else; a few score will do where it is not
)


@pytest.mark.timeout(3600 if ALL else 300)
@pytest.mark.parametrize("game", GAMES)
def test_no_answer_tells_by_its_time_whether_somebody_has_acted_in_secret(game: str, tmp_path: Path) -> None:
    """Whatever anybody may ask, on a socket or over HTTP, with a seat or with the code alone, with a slow disk."""
    found = asyncio.run(timing.measured(tmp_path, game, WINDOWS))
    worst = max(abs(finding.area - 0.5) for finding in found)
    print(f"{game}, {WINDOWS} windows: at most {0.5 + worst:.3f}; {found[0]}")
    assert abs(found[0].deviations) < MOST_DEVIATIONS, found[:5]
    assert not ALL or worst < MOST_AREA, found[:5]


def is_found(seen: list[Seen]) -> bool:
    return abs(timing.findings(seen)[0].deviations) > MOST_DEVIATIONS


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("plant", ["lock", "late"])
def test_what_is_planted_is_found(plant: str, tmp_path: Path) -> None:
    """Whoever asks waits while a secret step is stored, as it once was; or all is by the tick, but later after one."""
    found = asyncio.run(
        timing.measured(tmp_path, "offer", MOST_WINDOWS_WITH_A_PLANT, plant, "0.05", is_found)
    )
    print(f"{plant}: {found[0]}")
    assert abs(found[0].deviations) > MOST_DEVIATIONS, found[:5]
