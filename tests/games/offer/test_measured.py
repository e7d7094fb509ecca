"""What the lobby shows of a mix: games that were played, and nothing where none were."""

from __future__ import annotations

import pytest

from consigliere.games.offer.agreed import FAST_SEATS, FULL_SEATS
from consigliere.games.offer.measured import FAST_RULES, FULL_RULES, measured
from consigliere.kernel.option import Options
from tests.games.offer.scenario import RULES


def settled(seats: int, **chosen: str | bool | int) -> Options:
    options = RULES.settle_options(seats, chosen)
    assert isinstance(options, dict), options
    return options


@pytest.mark.parametrize("seats", FULL_SEATS)
def test_every_plain_game_is_measured(seats: int) -> None:
    """[OFF-2.2]"""
    found = measured(seats, settled(seats, game="full"))

    assert found is not None
    assert 0 <= found[0] <= found[1]
    assert found[1] > 0


@pytest.mark.parametrize("seats", FAST_SEATS)
def test_every_fast_game_is_measured(seats: int) -> None:
    """[OFF-20.1]"""
    assert measured(seats, settled(seats, game="fast")) is not None


def test_a_mix_is_not_taken_for_another() -> None:
    plain = measured(9, settled(9))

    assert measured(9, settled(9, assassin=True)) not in (None, plain)
    assert measured(9, settled(9, assassin=True, saboteur=True)) is None
    assert measured(9, settled(9, bribes=True)) is None
    assert measured(9, settled(9, day_seconds=300)) == plain


def test_the_rules_it_was_measured_with_are_the_defaults() -> None:
    options = settled(9)

    assert {name: options[name] for name in (*FULL_RULES, *FAST_RULES)} == {**FULL_RULES, **FAST_RULES}
