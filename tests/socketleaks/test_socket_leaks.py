"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes, over whole games."""

from __future__ import annotations

from typing import Any, Final

import pytest

from consigliere import shelf
from tests.sample import ALL
from tests.socketleaks import moderator
from tests.socketleaks.run import Report, Run
from tests.socketleaks.worlds import Stage

GAMES: Final = 6 if ALL else 1  # at each table
MOST_STEPS: Final = 20_000 if ALL else 300  # together; most games end before

LIVE: Final = {"kind": "live", "decision": 20, "reserve": 30}
DAYS: Final = {"kind": "days", "days": 1}
TABLES: Final[dict[str, tuple[str, int, dict[str, Any]]]] = {
    "two, hidden cards": ("condottiere", 2, {"options": {"hidden_cards": True}}),
    "three, as the rules stand": ("condottiere", 3, {}),
    "three, hidden cards, draws and a clock": (
        "condottiere",
        3,
        {"options": {"hidden_cards": True, "draw_after_battle": True}, "clock": LIVE},
    ),
    "three, nobody looks on": (
        "condottiere",
        3,
        {"options": {"absent_seat": "defaults"}, "spectators": False},
    ),
    "four, a campaign": ("condottiere", 4, {"options": {"points_campaign": True, "target": 10}}),
    "five, a clock": ("condottiere", 5, {"clock": LIVE}),
    "six, days, capturing": ("condottiere", 6, {"options": {"capturing_regions": True}, "clock": DAYS}),
    "three families, dealt, a clock": ("corleone", 3, {"options": {"families": "dealt"}, "clock": LIVE}),
    "four families, an open ledger, days": (
        "corleone",
        4,
        {"options": {"open_ledger": True, "absent_seat": "defaults"}, "clock": DAYS},
    ),
    "five families, six public jobs": (
        "corleone",
        5,
        {"options": {"five_player_public_jobs": "6"}, "spectators": False},
    ),
    "three captains, a clock": ("mobcity", 3, {"clock": LIVE}),
    "four captains, open cash, days": (
        "mobcity",
        4,
        {"options": {"cash_hidden": False, "absent_seat": "defaults"}, "clock": DAYS},
    ),
    "six captains, the whole city, no orders": (
        "mobcity",
        6,
        {"options": {"city": "whole_city", "standing_orders": False}, "spectators": False},
    ),
    "six, two traitors who chat": (
        "offer",
        6,
        {"options": moderator.TEAM},
    ),
    "six, bribes, no clocks": (
        "offer",
        6,
        {"options": {**moderator.TEAM, "bribes": True, "clocks": False}},
    ),
    "seven, the fast game": ("offer", 7, {"options": {"game": "fast"}}),
}


def check(
    stage: Stage, report: Report, game: str, seats: int, setup: dict[str, Any], most_steps: int
) -> None:
    """Play as many games as wanted, more if they are short, and compare everything that every viewer gets."""
    number = 0
    while number < GAMES or report.pairs < seats:
        run = Run(stage, report, game, seed=100 * seats + number, most_steps=most_steps)
        stage.run(run.play(seats, setup, first_viewer=number))
        assert report.leaks == []
        number += 1
    assert report.frames > report.steps, "too little was compared to show anything"


@pytest.mark.timeout(3600 if ALL else 300)
@pytest.mark.parametrize("name", TABLES)
def test_no_viewer_gets_a_byte_that_depends_on_what_it_cannot_know(name: str, stage: Stage) -> None:
    report = Report()
    check(stage, report, *TABLES[name], MOST_STEPS)
    print(f"{name}: {report}")


@pytest.mark.timeout(3600 if ALL else 300)
@pytest.mark.parametrize("game", shelf.names())
def test_no_byte_of_a_whole_game_depends_on_what_its_viewer_cannot_know(game: str, stage: Stage) -> None:
    report = Report()
    check(stage, report, game, shelf.game(game).least_seats, {}, 20_000)
    print(f"{game}: {report}")
    assert report.finished == report.games >= GAMES
