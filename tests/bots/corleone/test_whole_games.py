"""Whole games under every option: each choice is legal, and follows from the encoded view alone."""

from __future__ import annotations

import os

import pytest

from consigliere.arena import simulate
from consigliere.arena.match import Match
from consigliere.bots import Bot
from consigliere.kernel.option import Options
from tests.bots.watching import Checked
from tests.games.corleone.scenario import RULES

ALL = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
OPTIONS: list[Options] = [{}, {"open_ledger": True, "families": "dealt", "first_player": "bruno"}]
ASKED_IN_EVERY_GAME = {"action", "next_effect", "bank", "keep_job", "discard_for_gain", "tribute"}
ASKED_AMONG_SEVERAL = {"who_first", "bid", "choose_ally"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("given", OPTIONS)
def test_every_choice_is_legal_and_follows_from_the_encoded_view(seats: int, given: Options) -> None:
    options = RULES.settle_options(seats, given)
    assert isinstance(options, dict)
    stages: set[object] = set()

    for seed in range(8 if ALL else 1):
        checked = [Checked(RULES, seat, options) for seat in range(seats)]
        outcome = Match(RULES, options, list[Bot](checked), seats + 10 * seed).play(
            RULES.longest(seats, options)
        )
        assert outcome is not None
        stages.update(*(bot.stages for bot in checked))

    assert stages >= ASKED_IN_EVERY_GAME
    if seats > 2:
        assert stages >= ASKED_AMONG_SEVERAL


# --- how strong the greedy bot is ----------------------------------------------------------------


@pytest.mark.parametrize(
    # It wins nearly every game. Were its share no more than the bound of 500 games, then so many wins in a sample of
    # 40 would come up less than twice in a hundred times.
    ("seats", "bound", "sample_wins"),
    [(2, 0.90, 40), (4, 0.80, 38)],
)
def test_greedy_beats_random_seats(seats: int, bound: float, sample_wins: int) -> None:
    """The seats are rotated, and a shared win counts in part."""
    games = 500 if ALL else 40

    result = simulate("corleone", seats, games, ["greedy"] + ["random"] * (seats - 1), 2024)

    assert result.finished == games
    assert result.bots[0].wins >= (bound * games if ALL else sample_wins)


def test_two_greedy_bots_leave_little_to_random_ones() -> None:
    result = simulate(
        "corleone", 5, 60 if ALL else 8, ["greedy", "greedy", "random", "random", "random"], 2024
    )

    assert sum(bot.wins for bot in result.bots[:2]) >= 0.9 * result.games
