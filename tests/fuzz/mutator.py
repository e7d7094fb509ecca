"""What makes odd inputs from real ones: almost right finds more than anything at all.

An input is drawn from a name alone, so whatever goes wrong can be had again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any, TypeVar

Thing = TypeVar("Thing")

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 23, 24, 255, 256, 2**31, 2**53, 2**60, 2**63 - 1, 2**63, 2**64, -(2**63),
    10**30, 0.5, -0.0, 1e308, "", " ", "0", "x", "a" * 41, "b" * 700, "\0", "\n", "\u202e", "😀",
    "\ud800", "é", "e\u0301",
    "seat 0", "seat 23", "house", "gallery", "ghost 0", "unknown", "undo", "start", "random", [], {}, [[]], [None],
    [0, 0], [-1], ["seat 0"] * 3, {"": None}, {"event": "drawn"},
)  # fmt: skip
ODD_SIGNS = ["", " ", "\n", "\t", "\0", '"', "'", "\\", "[", "]", "{", "}", ",", ":", "=", "-", "+", ".", "#", "9",
             "0x", "é", "\u202e", "\ufeff", "١", "一", "😀"]  # fmt: skip
MOST_OF_A_KIND = 40  # values kept for one key
MOST_CHANGES = 3


class Mutator:
    """Draws changes. One for each input."""

    def __init__(self, name: str, index: int) -> None:
        self.index = index
        self.random = random.Random(f"{name} {index}")

    def one_of(self, things: list[Thing]) -> Thing:
        return things[self.number(len(things))]

    def number(self, below: int) -> int:
        return self.random.randrange(below)

    # Plain values.

    def plain(self, value: Any, pool: dict[str, list[Any]]) -> Any:
        """The value with something else in one to three places; `pool` has what stands at which key elsewhere."""
        for _ in range(1 + self.number(MOST_CHANGES)):
            value = self._changed(value, pool, "")
        return value

    def _changed(self, value: Any, pool: dict[str, list[Any]], key: str) -> Any:
        """A copy of what is on the way to the place that changes, and of nothing else."""
        if isinstance(value, dict) and value and self.number(8):
            name = self.one_of(list(value))
            return {**value, name: self._changed(value[name], pool, name)}
        if isinstance(value, list) and value and self.number(8):
            place = self.number(len(value))
            return [*value[:place], self._changed(value[place], pool, key), *value[place + 1 :]]
        if isinstance(value, dict) and self.number(3):
            return self._other_keys(value, pool)
        if isinstance(value, list) and self.number(3):
            return self._other_order(value)
        known = pool.get(key)
        if known and self.number(3):
            return self.one_of(known)
        if isinstance(value, str) and self.number(2):
            return self.text(value, [key])
        if isinstance(value, int) and not isinstance(value, bool) and self.number(2):
            return value + self.one_of([-1, 1, -2, 5, 64])
        return self.one_of(list(ODD))

    def _other_keys(self, value: dict[str, Any], pool: dict[str, list[Any]]) -> dict[str, Any]:
        name = self.one_of(list(value)) if value else "x"
        without = {key: inner for key, inner in value.items() if key != name}
        other = self.one_of(list(pool)) if pool else "x"
        return self.one_of(
            [
                without,
                {**value, other: self.one_of(pool.get(other) or [None])},
                {**without, other: value.get(name)},
            ]
        )

    def _other_order(self, value: list[Any]) -> list[Any]:
        if not value:
            return [self.one_of(list(ODD))]
        one, two = sorted((self.number(len(value)), self.number(len(value))))
        return self.one_of(
            [
                value[:one] + value[one + 1 :],
                value[:one] + value[two:],
                value[:two] + value[one:],
                value[: one + 1] * 2 + value[one + 1 :],
                value[:one] + value[one:two][::-1] + value[two:],
            ]
        )

    # Texts.

    def text(self, text: str, others: list[str]) -> str:
        """The text with something else in one to three places; `others` lend it parts of theirs."""
        for _ in range(1 + self.number(MOST_CHANGES)):
            text = self._retyped(text, others)
        return text

    def _retyped(self, text: str, others: list[str]) -> str:
        one, two = sorted((self.number(len(text) + 1), self.number(len(text) + 1)))
        two = min(two, one + self.one_of([1, 3, 20, 2000]))
        other = self.one_of(others) if others else ""
        start = self.number(len(other) + 1)
        lent = other[start : start + self.one_of([1, 5, 30])]
        match self.number(7):
            case 0:
                return text[:one] + text[two:]
            case 1:
                return text[:two] + text[one:]
            case 2:
                return text[:one] + self.one_of(ODD_SIGNS) + text[two if self.number(2) else one :]
            case 3:
                return text[:one] + lent + text[two:]
            case 4:
                words = text.split(" ")
                words[self.number(len(words))] = self.one_of(other.split(" "))
                return " ".join(words)
            case 5:
                odd = self.one_of(["0", "-1", "1", "99", str(2**31), str(2**64), "1e9", "０", "00"])
                places = [place for place, sign in enumerate(text) if sign.isdigit()]
                place = self.one_of(places) if places else one
                return text[:place] + odd + text[place + 1 :]
            case _:
                return text[:one] + text[one:two].swapcase() + text[two:]

    def bytes(self, given: bytes) -> bytes:
        """Some bytes of it changed, whatever they mean."""
        found = bytearray(given)
        for _ in range(1 + self.number(MOST_CHANGES)):
            found[self.number(len(found))] = self.number(256)
        return bytes(found[: self.number(len(found))] if self.number(4) == 0 else found)

    def json(self, value: Any, pool: dict[str, list[Any]]) -> str:
        """A document with a change in what it means, or in its letters."""
        if self.number(4):
            return json.dumps(self.plain(value, pool), ensure_ascii=bool(self.number(2)))
        return self.text(json.dumps(value), [])


def pooled(samples: Iterable[Any]) -> dict[str, list[Any]]:
    """What stands at each key anywhere in the samples, some of each."""
    pool: dict[str, list[Any]] = {}
    waiting: list[tuple[str, Any]] = [("", sample) for sample in samples]
    while waiting:
        key, value = waiting.pop()
        known = pool.setdefault(key, [])
        if len(known) < MOST_OF_A_KIND and value not in known:
            known.append(value)
        if isinstance(value, dict):
            waiting += value.items()
        elif isinstance(value, list):
            waiting += [(key, inner) for inner in value]
    return pool
