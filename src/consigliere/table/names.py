"""Names that look alike: told apart for reading, taken for one another when they are compared.

The comparison follows the skeletons of Unicode Technical Standard 39: what looks the same is folded together, and what
cannot be seen is left out. A skeleton is for comparing alone; nobody is ever shown one.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

# Letters and signs that are drawn as nothing: the Hangul fillers, a blank of Braille, a note without a head.
BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\U0001d159"), " ")
# The marks that make ga of ka: in Japanese another letter, as g is another than k.
_VOICED: Final = "\u3099\u309a"
_LEFT_TO_RIGHT: Final = "\u200e"  # stands around letters of Hebrew, Arabic and others in the library's table
_ROUNDS: Final = 3  # what a letter is folded to may have letters that are folded in turn


def can_be_seen(text: str) -> bool:
    """Whether anything of it is drawn on its own: marks that need a letter are not.

    >>> can_be_seen("ا"), can_be_seen("🦊"), can_be_seen("\\u3164"), can_be_seen("\\u0301\\ufe0f")
    (True, True, False, False)
    """
    return any(unicodedata.category(letter)[0] not in "CMZ" for letter in text.translate(BLANKS))


def look_alike(one: str, other: str) -> bool:
    """Whether one of these names could be taken for the other.

    >>> look_alike("Anna", "\\u0410nna"), look_alike("Ivan", "lvan"), look_alike("Anna", "Hanna")
    (True, True, False)
    """
    return not _looks(one).isdisjoint(_looks(other))


@lru_cache(maxsize=1024)  # every name at a table is held against all others, while everybody waits
def _looks(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters: a large I is like a small l, and like an i."""
    return frozenset((_skeleton(name).casefold(), _skeleton(name.casefold())))


def _skeleton(text: str) -> str:
    found = _bare(text)
    folded = _folded()
    for _ in range(_ROUNDS):
        found = _bare("".join(folded.get(letter, letter) for letter in found))
    return found


def _bare(text: str) -> str:
    """The letters alone: without marks on them, without what joins them, and without blanks."""
    apart = unicodedata.normalize("NFKD", text.translate(BLANKS))
    return "".join(
        letter for letter in apart if letter in _VOICED or unicodedata.category(letter)[0] not in "CMZ"
    )


@cache
def _folded() -> dict[str, str]:
    """What each letter is folded to. The library lists for each letter, or few letters, all that look like it.

    That is a forest of stars: whatever has a single likeness is a tip of one, and is folded to its middle. Of two
    that have only each other, the longer is the middle, or the first.
    """
    stored = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    likenesses = {
        one.strip(_LEFT_TO_RIGHT): [other["c"].strip(_LEFT_TO_RIGHT) for other in others]
        for one, others in msgspec.json.decode(stored, type=dict[str, list[dict[str, str]]]).items()
    }
    folded: dict[str, str] = {}
    for one, (other, *more) in likenesses.items():
        if more or len(one) > 1:
            continue
        is_pair = len(likenesses[other]) == 1
        if not is_pair or (-len(other), other) < (-len(one), one):
            folded[one] = other
    return folded
