"""The leak check has teeth: it catches every planted leak, and finds none where none is planted."""

from __future__ import annotations

import pytest

from consigliere.kernel import leak
from consigliere.kernel.chance import FastChance
from tests.leaks.mutants import MUTANTS, Leaky, LeakyGame, Mutant, Remembers

PAIRS = 400
CLEAN_PAIRS = 120
SEATS = 3


def leaks(game: LeakyGame, mutant: Mutant, pairs: int) -> list[str]:
    options = game.settle_options(SEATS, dict(mutant.options))
    assert isinstance(options, dict)
    return leak.check(game, SEATS, options, pairs, FastChance(1), most_leaks=1).leaks


@pytest.mark.parametrize("mutant", MUTANTS, ids=repr)
def test_every_planted_leak_is_caught(mutant: Mutant) -> None:
    assert leaks(mutant.make(), mutant, PAIRS) != []


@pytest.mark.parametrize("state", [Leaky, Remembers])
@pytest.mark.parametrize(
    "options", [{}, {"hidden_cards": True}, {"draw_after_battle": True}, {"clock": "live"}]
)
def test_the_same_game_without_a_planted_leak_is_clean(state: type[Leaky], options: dict[str, bool]) -> None:
    """The scaffolding of the mutants leaks nothing by itself, so what is caught is what was planted."""
    assert leaks(LeakyGame(state), Mutant("none", LeakyGame, **options), CLEAN_PAIRS) == []


def test_there_are_at_least_24_planted_leaks() -> None:
    assert len({mutant.name for mutant in MUTANTS}) >= 24
