"""The leak check has teeth: it catches every planted leak, and finds none where none is planted."""

from __future__ import annotations

import importlib

import pytest

from consigliere import shelf
from consigliere.kernel import leak
from consigliere.kernel.chance import FastChance
from tests.leaks.offer import HAPPENED
from tests.leaks.planting import Mutant, Planted
from tests.sample import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="nothing can be planted in compiled classes")

PAIRS = 1000  # most are found within twenty
CLEAN_PAIRS = 60
AT_LEAST = 24  # planted in every game

PLANTED: dict[str, Planted] = {
    name: importlib.import_module(f"tests.leaks.{name}").PLANTED for name in shelf.names()
}


def leaks(planted: Planted, mutant: Mutant, pairs: int) -> list[str]:
    game = planted.make(mutant)
    seats = mutant.seats or planted.seats
    options = game.settle_options(seats, dict(mutant.options))
    assert isinstance(options, dict)
    return leak.check(game, seats, options, pairs, FastChance(mutant.seed), most_leaks=1).leaks


@pytest.mark.parametrize(
    ("planted", "mutant"),
    [
        pytest.param(planted, mutant, id=f"{name}-{mutant}")
        for name, planted in PLANTED.items()
        for mutant in planted.mutants
    ],
)
def test_every_planted_leak_is_caught(planted: Planted, mutant: Mutant) -> None:
    assert leaks(planted, mutant, PAIRS) != []


@pytest.mark.parametrize(
    ("planted", "mutant"),
    [
        pytest.param(planted, mutant, id=f"{name}-{mutant}")
        for name, planted in PLANTED.items()
        for mutant in planted.clean
    ],
)
def test_the_same_game_without_a_planted_leak_is_clean(planted: Planted, mutant: Mutant) -> None:
    """The scaffolding of the mutants leaks nothing by itself, so what is caught is what was planted."""
    assert leaks(planted, mutant, CLEAN_PAIRS) == []


def test_what_has_really_happened_is_planted() -> None:
    assert set(HAPPENED) <= {mutant.name for mutant in PLANTED["offer"].mutants}


@pytest.mark.parametrize("name", shelf.names())
def test_enough_leaks_are_planted_in_every_game(name: str) -> None:
    assert len({mutant.name for mutant in PLANTED[name].mutants}) >= AT_LEAST
