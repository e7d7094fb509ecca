"""Chance: the fast generator, piles laid out kind by kind, and the source that gives nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from consigliere.kernel.chance import Chance, FastChance, NoChance, Unforeseen, kind_at
from tests.kernel.matches import chi_square, generous

seeds = st.integers(0, 2**62)


def numbers(seed: int, bound: int = 1000, how_many: int = 20) -> list[int]:
    """The first draws of a seed."""
    chance = FastChance(seed)
    return [int(chance.below(bound)) for _ in range(how_many)]


def pile(*counts: int) -> vec[u8]:
    """A pile of so many things of each kind."""
    return vec[u8]([u8(number) for number in counts])


@given(seeds)
@settings(deadline=None, max_examples=50)
def test_a_seed_always_gives_the_same_numbers(seed: int) -> None:
    assert numbers(seed) == numbers(seed)


@given(seeds, seeds)
@settings(deadline=None, max_examples=50)
def test_another_seed_gives_other_numbers(seed: int, other: int) -> None:
    assert (numbers(seed) == numbers(other)) == (seed == other)


def test_seeds_that_follow_each_other_have_nothing_in_common() -> None:
    first = [tuple(numbers(seed)[:4]) for seed in range(500)]

    assert len(set(first)) == 500
    assert chi_square([sum(n[0] % 10 == d for n in first) for d in range(10)], [50.0] * 10) < generous(10)


def test_high_and_low_bits_of_a_seed_both_count() -> None:
    assert len({tuple(numbers(seed)) for seed in (1, 1 << 32, 1 << 61, (1 << 32) + 1)}) == 4


@given(seeds, st.integers(1, 2**31))
@settings(deadline=None, max_examples=100)
def test_draws_stay_below_the_bound(seed: int, bound: int) -> None:
    assert all(0 <= number < bound for number in numbers(seed, bound))


@pytest.mark.parametrize("bound", [2, 6, 17, 110])
def test_all_numbers_come_up_about_as_often(bound: int) -> None:
    chance = FastChance(2024)
    seen = [0] * bound
    for _ in range(200 * bound):
        seen[chance.below(bound)] += 1

    assert chi_square(seen, [200.0] * bound) < generous(bound)


def test_a_draw_tells_nothing_of_the_next() -> None:
    chance = FastChance(5)
    pairs = [0] * 36
    for _ in range(7200):
        pairs[6 * chance.below(6) + chance.below(6)] += 1

    assert chi_square(pairs, [200.0] * 36) < generous(36)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12).filter(any), st.integers(0, 3))
@settings(deadline=None, max_examples=100)
def test_a_pile_is_laid_out_kind_by_kind(counts: list[int], before: int) -> None:
    """Whatever lies before the pile in the same row of counts does not matter."""
    row = pile(*[7] * before, *counts)
    laid_out = [kind for kind, number in enumerate(counts) for _ in range(number)]

    assert [int(kind_at(row, before, place)) for place in range(sum(counts))] == laid_out


def test_a_place_in_a_pile_is_an_even_draw_from_its_things() -> None:
    chance = FastChance(9)
    row = pile(1, 0, 3, 6)
    seen = [0] * 4
    for _ in range(5000):
        seen[kind_at(row, 0, chance.place(row, 0, 10))] += 1

    assert seen[1] == 0
    assert chi_square([seen[0], seen[2], seen[3]], [500.0, 1500.0, 3000.0]) < generous(3)


def test_no_chance_gives_nothing() -> None:
    chance = NoChance()

    with pytest.raises(Unforeseen):
        chance.below(6)
    with pytest.raises(Unforeseen):
        chance.place(pile(1, 1), 0, 2)


def test_chance_itself_is_only_a_promise() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6)
