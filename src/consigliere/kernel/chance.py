"""Chance: what comes up. Handed in beside the state, never part of it or of anything a bot gets.

Simulations use `FastChance`, a small generator that gives the same numbers everywhere. A table uses the
sealed chance of `deal.py`, behind the same interface.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws."""

    def below(self, bound: i64) -> i64:
        """A whole number from 0 up to but not including `bound`, all equally likely."""
        raise NotImplementedError

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        """A place in a pile of `bound` things, given as counts of each kind from `start` on; see `kind_at`."""
        return self.below(bound)


def kind_at(counts: vec[u8], start: i64, place: i64) -> i64:
    """The kind of the thing at `place` when a pile of counts is laid out kind by kind.

    >>> kind_at(vec[u8]([2, 0, 1]), 0, 2)
    2
    """
    rest = u8(place)
    at: i64 = start
    while rest >= counts[at]:
        rest -= counts[at]
        at += 1
    return at - start


class FastChance(Chance):
    """The generator sfc32: quick, well tried, and the same in every build and version.

    >>> chance = FastChance(7)
    >>> [chance.below(6) for _ in range(8)]
    [4, 5, 2, 5, 5, 4, 2, 2]
    """

    def __init__(self, seed: i64) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = 0
        self._counter: i64 = 1
        for _ in range(12):
            self.below(1)  # stir

    def below(self, bound: i64) -> i64:
        b = self._b
        c = self._c
        result: i64 = (self._a + b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = (((c << 21) & WORD) | (c >> 11)) + result & WORD
        # Multiply and shift: even to within bound / 2**32, which no simulation can see.
        return (result * bound) >> 32


class NoChance(Chance):
    """A source that gives nothing: asking it is how we notice that something needs a draw."""

    def below(self, bound: i64) -> i64:
        raise Unforeseen


class Unforeseen(Exception):
    """What follows depends on a draw that may not be made here, or on a fact that this copy of the game hides."""
