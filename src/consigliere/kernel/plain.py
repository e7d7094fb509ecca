"""Plain values read back field by field; ValueError names what is wrong with them."""

from __future__ import annotations

from consigliere.kernel.viewer import MOST_SEATS


class Fields:
    """One object of plain values, whose fields are asked for by name."""

    def __init__(self, plain: object, what: str) -> None:
        if not isinstance(plain, dict):
            raise ValueError(f"{what} must be an object")
        self._plain = plain

    def value(self, name: str) -> object:
        """The field as it is."""
        return self._plain.get(name)

    def number(self, name: str, most: int) -> int:
        """A number from 0 up to `most`."""
        value = self._plain.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise ValueError(f"{name} must be a number from 0 to {most}")
        return value

    def word(self, name: str, words: tuple[str, ...]) -> int:
        """The place of a word."""
        value = self._plain.get(name)
        if not isinstance(value, str) or value not in words:
            raise ValueError(f"{value!r} is no {name}")
        return words.index(value)

    def word_or(self, name: str, words: tuple[str, ...], none: int) -> int:
        """The place of a word, or what stands for none."""
        return none if self._plain.get(name) is None else self.word(name, words)

    def listed(self, name: str, most: int) -> list[object]:
        """A list of at most so many."""
        value = self._plain.get(name)
        if not isinstance(value, list) or len(value) > most:
            raise ValueError(f"{name} must be a list of at most {most}")
        return value

    def words(self, name: str, words: tuple[str, ...]) -> list[int]:
        """The places of several words."""
        return [Fields({name: word}, name).word(name, words) for word in self.listed(name, len(words))]

    def mask(self, name: str, words: tuple[str, ...]) -> int:
        """Several words as a mask."""
        return sum([1 << place for place in set(self.words(name, words))])

    def seat(self, name: str, seats: int) -> int:
        """A seat, or MOST_SEATS for none."""
        return MOST_SEATS if self._plain.get(name) is None else self.number(name, seats - 1)

    def seats(self, name: str, seats: int) -> int:
        """Several seats as a mask."""
        found = {Fields({name: seat}, name).number(name, seats - 1) for seat in self.listed(name, seats)}
        return sum([1 << seat for seat in found])
