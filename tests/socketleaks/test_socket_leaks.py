"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes, over whole games."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

from tests.socketleaks.run import Report, Run
from tests.socketleaks.worlds import Stage

ALL: Final = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
GAMES: Final = 6 if ALL else 1  # at each table
MOST_STEPS: Final = 20_000 if ALL else 300  # together; most games end before

LIVE: Final = {"kind": "live", "decision": 20, "reserve": 30}
DAYS: Final = {"kind": "days", "days": 1}
TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "two, hidden cards": (2, {"options": {"hidden_cards": True}}),
    "three, as the rules stand": (3, {}),
    "three, hidden cards, draws and a clock": (
        3,
        {"options": {"hidden_cards": True, "draw_after_battle": True}, "clock": LIVE},
    ),
    "three, nobody looks on": (3, {"options": {"absent_seat": "defaults"}, "spectators": False}),
    "four, a campaign": (4, {"options": {"points_campaign": True, "target": 10}}),
    "five, a clock": (5, {"clock": LIVE}),
    "six, days, capturing": (6, {"options": {"capturing_regions": True}, "clock": DAYS}),
}


@pytest.mark.timeout(3600 if ALL else 300)
@pytest.mark.parametrize("name", TABLES)
def test_no_viewer_gets_a_byte_that_depends_on_what_it_cannot_know(name: str, stage: Stage) -> None:
    seats, setup = TABLES[name]
    report = Report()
    for game in range(GAMES):
        run = Run(stage, report, seed=100 * seats + game, most_steps=MOST_STEPS)
        stage.run(run.play(seats, setup, first_viewer=game))
        assert report.leaks == []
    print(f"{name}: {report}")
    assert report.pairs >= seats
    assert report.frames > report.steps, "too little was compared to show anything"
