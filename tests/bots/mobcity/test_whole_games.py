"""Whole games under every option: each choice is legal, and follows from the encoded view alone."""

from __future__ import annotations

import os

import pytest

from consigliere.arena import simulate
from consigliere.arena.match import Match
from consigliere.bots import Bot
from consigliere.kernel.option import Options
from tests.bots.watching import Checked
from tests.games.mobcity.scenario import RULES

ALL = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
OTHER_WAYS: Options = {
    "city": "whole_city",
    "privilege_may_be_declined": False,
    "lost_building_lowers_notoriety": True,
    "two_own_groups_in_one_building": False,
    "own_groups_stay_under_truce": False,
    "grenaded_building_earns_legal_income": False,
    "loose_weapons": "owner_only",
    "stalemate": "owner_holds",
    "moll_scope": "speakeasy_only",
    "standing_orders": False,
    "cash_hidden": False,
}
EVERY_TABLE: list[tuple[int, Options]] = [
    (seats, given) for seats in range(2, 7) for given in (Options(), OTHER_WAYS)
]
SOME_TABLES: list[tuple[int, Options]] = [(2, {}), (3, OTHER_WAYS), (4, {})]
ASKED_IN_EVERY_GAME = {
    "place_soldier",
    "bid",
    "hire",
    "take_whiskey",
    "buy",
    "speakeasies",
    "send",
    "molls",
}
ASKED_BY_THE_WAY = {"arm", "act", "throw", "loot"}


@pytest.mark.parametrize(("seats", "given"), EVERY_TABLE if ALL else SOME_TABLES)
def test_every_choice_is_legal_and_follows_from_the_encoded_view(seats: int, given: Options) -> None:
    options = RULES.settle_options(seats, given)
    assert isinstance(options, dict)
    stages: set[object] = set()

    for seed in range(8 if ALL else 1):
        checked = [Checked(RULES, seat, options) for seat in range(seats)]
        outcome = Match(RULES, options, list[Bot](checked), 1 + seats + 10 * seed).play(
            RULES.longest(seats, options)
        )
        assert outcome is not None
        stages.update(*(bot.stages for bot in checked))

    assert stages >= ASKED_IN_EVERY_GAME
    if seats > 2:
        assert stages >= ASKED_BY_THE_WAY


# --- how strong the greedy bot is ----------------------------------------------------------------


@pytest.mark.parametrize(
    # It wins nearly every game. Were its share no more than the bound of 300 games, then a sample with a single loss,
    # or none at two seats, would come up less than five times in a hundred.
    ("seats", "bound", "sample", "sample_wins"),
    [(2, 0.90, 30, 30), (4, 0.75, 20, 19)],
)
def test_greedy_beats_random_seats(seats: int, bound: float, sample: int, sample_wins: int) -> None:
    """The seats are rotated."""
    games = 300 if ALL else sample

    result = simulate("mobcity", seats, games, ["greedy"] + ["random"] * (seats - 1), 2024)

    assert result.finished == games
    assert result.bots[0].wins >= (bound * games if ALL else sample_wins)
