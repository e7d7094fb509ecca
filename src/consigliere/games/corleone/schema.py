"""Reading the tables of an edition: fields are asked for by name; errors name the file, the entry and the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# What any entry may say about itself beside its fields.
ABOUT: Final = ("provenance", "note")


class Entry:
    """One table of a data file, with the place to name when something in it is wrong."""

    def __init__(self, place: str, fields: object) -> None:
        if not isinstance(fields, dict):
            raise ValueError(f"{place}: must be a table")
        self.place: Final = place
        self._fields: Final = fields

    def has(self, field: str) -> bool:
        """Whether the field is there."""
        return field in self._fields

    def only(self, *fields: str) -> None:
        """Nothing else may stand in this entry."""
        for field in self._fields:
            if field not in fields and field not in ABOUT:
                raise ValueError(f"{self.place}: unknown field {str(field)[:40]!r}")

    def bad(self, field: str, must: str) -> ValueError:
        """The error that this field must be something else."""
        return ValueError(f"{self.place}: {field} must be {must}")

    def value(self, field: str) -> object:
        """The field as it is; ValueError if it is missing."""
        if field not in self._fields:
            raise ValueError(f"{self.place}: {field} is missing")
        return self._fields[field]

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(field, f"a number from {low} to {high}")
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.bad(field, "true or false")
        return value

    def slug(self, field: str) -> str:
        """An id: small letters, digits and underscores."""
        value = self.value(field)
        if not isinstance(value, str) or not is_slug(value):
            raise self.bad(field, "a word of small letters, digits and _")
        return value

    def word(self, field: str, words: tuple[str, ...]) -> int:
        """The place of one of these words."""
        value = self.value(field)
        if not isinstance(value, str) or value not in words:
            raise self.bad(field, "one of " + ", ".join(words))
        return words.index(value)

    def values(self, field: str) -> list[object]:
        """A list."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.bad(field, "a list")
        return value

    def words(self, field: str, words: tuple[str, ...]) -> list[int]:
        """The places of several of these words."""
        found: list[int] = []
        for value in self.values(field):
            if not isinstance(value, str) or value not in words:
                raise self.bad(field, "a list of " + ", ".join(words))
            found.append(words.index(value))
        return found

    def numbers(self, field: str, allowed: tuple[int, ...]) -> list[int]:
        """The places of several of these numbers."""
        found: list[int] = []
        for value in self.values(field):
            if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
                raise self.bad(field, "a list of " + ", ".join(map(str, allowed)))
            found.append(allowed.index(value))
        return found

    def name(self) -> None:
        """A name for people, which texts may show."""
        value = self.value("name")
        if not isinstance(value, str) or not 0 < len(value) <= 60:
            raise self.bad("name", "a text of at most 60 characters")


def is_slug(word: str) -> bool:
    """Whether a word may be an id.

    >>> is_slug("wall_street"), is_slug("Wall Street"), is_slug("")
    (True, False, False)
    """
    return 0 < len(word) <= 40 and all(c in "abcdefghijklmnopqrstuvwxyz0123456789_" for c in word)


def table_of(edition: Mapping[str, object], file: str) -> dict[str, object]:
    """One data file of an edition."""
    table = edition.get(file)
    if not isinstance(table, dict):
        raise ValueError(f"{file}.toml: the file is missing")
    return table


def section(edition: Mapping[str, object], file: str, name: str) -> Entry:
    """A table that a file holds once."""
    table = table_of(edition, file)
    if name not in table:
        raise ValueError(f"{file}.toml: {name} is missing")
    return Entry(f"{file}.toml: {name}", table[name])


def entries(edition: Mapping[str, object], file: str, name: str, key: str) -> list[Entry]:
    """The entries of a kind, each named by its key, which no two share."""
    listed = table_of(edition, file).get(name)
    if not isinstance(listed, list) or not listed:
        raise ValueError(f"{file}.toml: {name}: the entries are missing")
    found: list[Entry] = []
    seen: list[object] = []
    for place, fields in enumerate(listed):
        entry = Entry(f"{file}.toml: {name} {place + 1}", fields)
        value = entry.value(key)
        if value in seen:
            raise ValueError(f"{file}.toml: {name} {value}: {key} is there twice")
        seen.append(value)
        found.append(Entry(f"{file}.toml: {name} {str(value)[:40]}", fields))
    return found
