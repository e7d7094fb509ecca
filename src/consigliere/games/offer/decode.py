"""Reading plain values that came from outside: whatever is wrong is a ValueError that says so."""

from __future__ import annotations

from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT

Plain = dict[str, object]
LARGEST = 1 << 31


class Reading:
    """One table of plain values at a table of so many seats."""

    def __init__(self, plain: Plain, seats: int) -> None:
        self._plain = plain
        self._seats = seats

    def text(self, name: str) -> str:
        """A text."""
        value = self._plain.get(name)
        if not isinstance(value, str):
            raise ValueError(f"{name} must be a text")
        return value

    def word(self, name: str, words: tuple[str, ...]) -> int:
        """The number of a word of a list."""
        value = self.text(name)
        if value not in words:
            raise ValueError(f"{value!r} is no {name}")
        return words.index(value)

    def word_or(self, name: str, words: tuple[str, ...]) -> int:
        """The number of a word; one more than there are if there is none."""
        return len(words) if self._plain.get(name) is None else self.word(name, words)

    def number(self, name: str) -> int:
        """A number from 0 on."""
        value = self._plain.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < LARGEST:
            raise ValueError(f"{name} must be a number")
        return value

    def flag(self, name: str) -> int:
        """True or false, as 1 or 0."""
        value = self._plain.get(name)
        if not isinstance(value, bool):
            raise ValueError(f"{name} must be true or false")
        return 1 if value else 0

    def seat(self, name: str) -> int:
        """A seat; NO_SEAT for none."""
        if self._plain.get(name) is None:
            return NO_SEAT
        value = self.number(name)
        if value >= self._seats:
            raise ValueError(f"{name}: no seat {value}")
        return value

    def list(self, name: str) -> list[object]:
        """A list."""
        value = self._plain.get(name)
        if not isinstance(value, list):
            raise ValueError(f"{name} must be a list")
        return value

    def mask(self, name: str) -> int:
        """Several seats, as a mask."""
        mask = 0
        for seat in self.list(name):
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self._seats:
                raise ValueError(f"{name}: no seat {seat!r}")
            mask |= 1 << seat
        return mask

    def table(self, name: str) -> Plain:
        """A table."""
        value = self._plain.get(name)
        if not isinstance(value, dict):
            raise ValueError(f"{name} must be a table")
        return value

    def choice(self, name: str) -> int:
        """A choice: a seat, nobody, unknown, or not set."""
        value = self._plain.get(name)
        if value is None:
            return w.UNSET
        if value == "unknown":
            return w.HIDDEN
        try:
            choice = w.CHOICE.from_plain(value)
        except ValueError:
            raise ValueError(f"{name}: {value!r} is no choice") from None
        if self._seats <= choice < w.NOBODY_CHOSEN:
            raise ValueError(f"{name}: no seat {choice}")
        return choice
