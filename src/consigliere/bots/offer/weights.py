"""How belief judges the others: a weight for every set of players who may be the traitors.

Sets that contradict what a seat is sure of have none. The others are weighed by how likely such traitors, and such
honest players, would have said and done what the ledger shows. At twenty seats there are 4,845 sets. What somebody
would think who has only listened is the same for every seat, so it is reckoned once, and once more only when something
has happened that speaks for or against anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, compress
from typing import Final

from consigliere.bots.offer.evidence import Case, case_of, talk_weight
from consigliere.bots.offer.reading import Table

CASES_KEPT: Final = 64


def odds(table: Table, sure: dict[int, bool], hints: dict[int, float]) -> list[float]:
    """How likely each living player is a traitor: the share of the sets with him in it, by weight.

    Sets with somebody in them of whom there are hints weigh so many times as much.
    """
    case = case_of(table)
    inside = outside = 0
    for seat, is_foe in sure.items():
        if is_foe:
            inside |= 1 << seat
        else:
            outside |= 1 << seat
    found = [0.0] * table.seats
    for seat, share in zip(case.open, _shares(case, inside, outside, tuple(hints.items()))):
        found[seat] = share
    return found


@lru_cache(CASES_KEPT)
def _shares(case: Case, inside: int, outside: int, hints: tuple[tuple[int, float], ...]) -> list[float]:
    """The odds of everybody who may be a traitor, given masks of those who surely are and surely are not."""
    members = _members(case.open, case.missing)
    weights = _weights(case)
    for hinted, factor in hints:
        for seat, with_him in zip(case.open, members):
            if seat == hinted:
                weights = [weight * factor if is_in else weight for weight, is_in in zip(weights, with_him)]
    for seat, with_him in zip(case.open, members):
        if (outside >> seat) & 1:
            weights = [0.0 if is_in else weight for weight, is_in in zip(weights, with_him)]
        elif (inside >> seat) & 1:
            weights = [weight if is_in else 0.0 for weight, is_in in zip(weights, with_him)]
    total = sum(weights)
    if total == 0:
        return [1.0 if (inside >> seat) & 1 else 0.0 for seat in case.open]
    return [sum(compress(weights, with_him)) / total for with_him in members]


@lru_cache(CASES_KEPT)
def _masks(seats: tuple[int, ...], size: int) -> list[int]:
    """Every set of so many seats, as a mask, in the order of `combinations`."""
    return [sum([1 << seat for seat in some]) for some in combinations(seats, size)]


@lru_cache(CASES_KEPT)
def _members(seats: tuple[int, ...], size: int) -> list[list[bool]]:
    """For each seat whether it is in each of these sets."""
    return [[bool((some >> seat) & 1) for some in _masks(seats, size)] for seat in seats]


@lru_cache(CASES_KEPT)
def _weights(case: Case) -> list[float]:
    """The weight of each of these sets."""
    if case.missing == 0:
        return [1.0]
    deeds = [case.deeds[seat] for seat in case.open]
    found: list[float] = []
    _multiply(found, 1.0, deeds, case.together(), 0, case.missing)
    concerned = case.concerned
    if not concerned:
        return found
    said: dict[int, float] = {}
    for at, some in enumerate(_masks(case.open, case.missing)):
        among = some & concerned
        if among not in said:
            said[among] = talk_weight(case, among)
        found[at] *= said[among]
    return found


def _multiply(
    found: list[float],
    so_far: float,
    factors: Sequence[float],
    pairs: list[list[float]],
    first: int,
    missing: int,
) -> None:
    """Add the products of all sets of so many places from the first on: of the factor of each, and of each pair."""
    if missing == 1:
        found += [so_far * factor for factor in factors[first:]]
        return
    for place in range(first, len(factors) - missing + 1):
        with_it = [factor * pair for factor, pair in zip(factors, pairs[place])]
        _multiply(found, so_far * factors[place], with_it, pairs, place + 1, missing - 1)
