"""The closed commands of Condottiere and their numbers: the catalogue."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.condottiere.pieces import KINDS, MERCENARIES, NO_CARD, REGIONS
from consigliere.kernel.command import Command

# First number of each group of commands, in the order of the decisions CON-D1 to CON-D8.
CHOOSE_REGION: Final = 0
PLAY_CARD: Final = 17
PASS: Final = 32
PASS_TURNING_UP: Final = 33
TAKE_BACK: Final = 34
TAKE_NOTHING: Final = 41
PLACE_FAVOR: Final = 42
FAVOR_OFF: Final = 59
KEEP_HAND: Final = 60
DISCARD_HAND: Final = 61
DRAW: Final = 62
KEEP_CARDS: Final = 66
END: Final = 202

MOST_KEPT: Final = 2


def _kept() -> list[tuple[int, int]]:
    """The cards that can be kept, as pairs: none, one, two."""
    singles = [(card, NO_CARD) for card in range(KINDS)]
    pairs = [(one, other) for one in range(KINDS) for other in range(one, KINDS)]
    return [(NO_CARD, NO_CARD), *singles, *pairs]


_KEPT: Final = _kept()
FIRST_KEPT: Final[vec[i64]] = vec[i64]([first for first, _ in _KEPT])
SECOND_KEPT: Final[vec[i64]] = vec[i64]([second for _, second in _KEPT])


def keeping(first: i64, second: i64) -> i64:
    """The command that keeps these two kinds of cards, the first not above the second; NO_CARD stands for none.

    >>> catalogue()[keeping(2, 2)], catalogue()[keeping(5, NO_CARD)]
    (keep 2 2, keep 5)
    """
    if first == NO_CARD:
        return KEEP_CARDS
    if second == NO_CARD:
        return KEEP_CARDS + 1 + first
    before = first * KINDS - first * (first - 1) // 2  # pairs that begin with a lower kind
    return KEEP_CARDS + 1 + KINDS + before + second - first


def catalogue() -> list[Command]:
    """All closed commands, each at its number."""
    found: list[tuple[str, tuple[int, ...]]] = []
    found += [("choose", (region,)) for region in range(REGIONS)]
    found += [("play", (card,)) for card in range(KINDS)]
    found += [("pass", ()), ("pass-turning-up", ())]
    found += [("take", (card,)) for card in range(MERCENARIES)]
    found += [("take", (NO_CARD,))]
    found += [("favor", (region,)) for region in range(REGIONS + 1)]
    found += [("keep-hand", ()), ("discard-hand", ())]
    found += [("draw", (number,)) for number in range(4)]
    found += [("keep", tuple(card for card in kept if card != NO_CARD)) for kept in _KEPT]
    return [Command(verb, args, number=number) for number, (verb, args) in enumerate(found)]
