"""Reading an edition: the components of a game as plain values, one entry for each of its data files.

Whatever is wrong is noted with its place, `file/table id/field: what`, and reading goes on, so that whoever types in
the cards of a box sees all mistakes at once. A wrong value is replaced by one within bounds; `finish` raises then.
"""

from __future__ import annotations

from typing import Any, Final

# What an edition calls a component: a text that is the same in every language, or a wording, which each language says
# in its own words: a message with its values, which are numbers or names again,
# `{"say": "icon-good", "good": {"say": "card-gun"}}`, or a list, `{"list": [names], "last": message}`. The message
# `last` adds the last part of a list; others are added by `next`, or with commas if there is none.
Wording = dict[str, Any]
Name = str | Wording

FIRST: Final = 1  # the version of components that logs and records mean if they name none
NAME: Final = "name"  # the entry beside the files that says what an edition is called
MOST_PARTS: Final = 200  # entries in one table
LONGEST_WORD: Final = 40
LONGEST_TEXT: Final = 80
LONGEST_NOTE: Final = 1000
LARGEST_NUMBER: Final = 1_000_000
DEEPEST: Final = 12  # tables and lists inside each other
MOST_SHOWN: Final = 60  # characters of a wrong value that a problem repeats
RESERVED: Final = ("none", "nothing", "off", "unknown")  # no ids: notation and views need these words
MARKS: Final = ("provenance", "tag", "note", "notes")  # where a value comes from, for people


class BadEdition(ValueError):
    """An edition that cannot be played; one line for each problem."""

    def __init__(self, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(problems[0] + more)
        self.problems = problems


def stated(edition: dict[str, Any] | int) -> dict[str, Any] | int | None:
    """How logs and records state what a game is played with: an edition whole, components that came with the game by
    their version, and those of the first version not at all.

    >>> stated(1), stated(2)
    (None, 2)
    """
    return None if edition == FIRST else edition


def is_mark(field: str) -> bool:
    """Whether a field says something about other fields instead of being a value of its own."""
    return field in MARKS or field.endswith("_tag")


def shown(value: object) -> str:
    """A value as a problem repeats it: one line and not too long.

    >>> shown("gunz")
    "'gunz'"
    """
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        text = "that"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def is_word(value: object) -> bool:
    """Whether a value can be an id: Latin letters, digits and low lines, as notation and messages write them."""
    return (
        isinstance(value, str)
        and 0 < len(value) <= LONGEST_WORD
        and value.isascii()
        and value.replace("_", "a").isalnum()
        and value not in RESERVED
    )


def is_line(value: object) -> bool:
    """Whether a value can be shown as a name."""
    return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_TEXT and value.isprintable()


def edition_problems(edition: dict[str, object]) -> list[str]:
    """What is wrong with an edition of any game: its name, and values that are no plain ones, too large or too deep."""
    if not is_line(edition.get(NAME)):
        return [f"{NAME}: must be one line of at most {LONGEST_TEXT} characters"]
    wrong = [file for file, tables in edition.items() if file != NAME and not isinstance(tables, dict)]
    return [f"{file}: must hold tables" for file in wrong] + _value_problems(edition, "", 0)


def _value_problems(value: object, place: str, depth: int) -> list[str]:
    if depth > DEEPEST:
        return [f"{place}: is nested too deeply"]
    problems: list[str] = []
    if isinstance(value, dict):
        for field, inner in value.items():
            where = f"{place}/{str(field)[:LONGEST_WORD]}" if place else str(field)[:LONGEST_WORD]
            if len(str(field)) > LONGEST_WORD or not str(field).isprintable():
                problems.append(f"{where}: a key has at most {LONGEST_WORD} characters")
            problems.extend(_value_problems(inner, where, depth + 1))
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            problems.extend(_value_problems(inner, f"{place} {number}", depth + 1))
    elif isinstance(value, str):
        if len(value) > LONGEST_NOTE:
            problems.append(f"{place}: has more than {LONGEST_NOTE} characters")
    elif not isinstance(value, (int, float)) or not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        problems.append(f"{place}: {shown(value)} is no text, no number of sensible size, not true or false")
    return problems


class Part:
    """One table of an edition: a card, a space of the board, an effect of a card."""

    def __init__(self, problems: list[str], place: str, fields: dict[str, object], key: str = "") -> None:
        self._problems = problems
        self._fields = fields
        self._asked: set[str] = {key}
        self._inside: list[Part] = []
        self.place = place
        self.id = str(fields.get(key, ""))

    def wrong(self, field: str, what: str) -> None:
        """Note a problem with a field."""
        self._problems.append(f"{self.place}/{field}: {what}")

    def has(self, field: str) -> bool:
        """Whether the field is there."""
        return field in self._fields

    def leave(self, *fields: str) -> None:
        """These fields are for people and need not be read."""
        self._asked.update(fields)

    def text(self, field: str, default: str | None = None) -> str:
        """One line of text."""
        value = self._value(field, default)
        if isinstance(value, str) and is_line(value):
            return value
        self._unfit(field, value, f"one line of at most {LONGEST_TEXT} characters")
        return ""

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._value(field, default)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self._unfit(field, value, f"a number from {low} to {high}")
        return low

    def flag(self, field: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(field, default)
        if isinstance(value, bool):
            return value
        self._unfit(field, value, "true or false")
        return False

    def word(self, field: str, among: tuple[str, ...], default: str | None = None) -> str:
        """One of these words."""
        value = self._value(field, default)
        if isinstance(value, str) and value in among:
            return value
        self._unfit(field, value, f"one of {', '.join(among)}")
        return among[0]

    def words(self, field: str, among: tuple[str, ...], most: int = MOST_PARTS) -> list[str]:
        """A list of these words."""
        found: list[str] = []
        for value in self._list(field, most):
            if isinstance(value, str) and value in among:
                found.append(value)
            else:
                self.wrong(field, f"{shown(value)} is none of {', '.join(among)}")
        return found

    def numbers(self, field: str, low: int, high: int, most: int = MOST_PARTS) -> list[int]:
        """A list of whole numbers within bounds."""
        found: list[int] = []
        for value in self._list(field, most):
            if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
                found.append(value)
            else:
                self.wrong(field, f"{shown(value)} is no number from {low} to {high}")
        return found

    def lines(self, field: str, most: int = MOST_PARTS) -> list[str]:
        """A list of lines of text."""
        found: list[str] = []
        for value in self._list(field, most):
            if isinstance(value, str) and is_line(value):
                found.append(value)
            else:
                self.wrong(field, f"{shown(value)} is not one line of at most {LONGEST_TEXT} characters")
        return found

    def pairs(self, field: str, among: tuple[str, ...]) -> list[tuple[str, str]]:
        """A list of pairs of two of these words."""
        found: list[tuple[str, str]] = []
        for value in self._list(field):
            is_pair = isinstance(value, list) and len(value) == 2 and value[0] != value[1]
            if isinstance(value, list) and is_pair and value[0] in among and value[1] in among:
                found.append((str(value[0]), str(value[1])))
            else:
                self.wrong(field, f"{shown(value)} is no pair of {', '.join(among)}")
        return found

    def table(self, field: str) -> Part:
        """A table inside this one."""
        value = self._value(field, None)
        if not isinstance(value, dict):
            self._unfit(field, value, "a table")
            value = {}
        found = Part(self._problems, f"{self.place}/{field}", value)
        self._inside.append(found)
        return found

    def parts(self, field: str, most: int = MOST_PARTS) -> list[Part]:
        """A list of tables; they go by their numbers, from 1."""
        found: list[Part] = []
        for number, value in enumerate(self._list(field, most), start=1):
            place = f"{self.place}/{field} {number}"
            if isinstance(value, dict):
                found.append(Part(self._problems, place, value))
            else:
                self._problems.append(f"{place}: must be a table")
        self._inside.extend(found)
        return found

    def finish(self) -> None:
        """Note the fields that nobody asked for, here and further inside."""
        for field in self._fields:
            if field not in self._asked and not is_mark(field):
                self.wrong(str(field)[:LONGEST_WORD], "there is no such field")
        for part in self._inside:
            part.finish()

    def _value(self, field: str, default: object) -> object:
        self._asked.add(field)
        return self._fields.get(field, default)

    def _list(self, field: str, most: int = MOST_PARTS) -> list[object]:
        value = self._value(field, None)
        if isinstance(value, list) and len(value) <= most:
            return value
        self._unfit(field, value, f"a list of at most {most}")
        return []

    def _unfit(self, field: str, value: object, what: str) -> None:
        self.wrong(field, f"must be {what}" if value is None else f"{shown(value)} is not {what}")


class EditionReader:
    """Gives the parts of an edition to a game, and keeps account of what is wrong and of what nobody asked for."""

    def __init__(self, edition: dict[str, object]) -> None:
        self._edition = edition
        self._problems: list[str] = []
        self._asked: dict[str, set[str]] = {}
        self._parts: list[Part] = []

    def wrong(self, place: str, what: str) -> None:
        """Note a problem with several parts together: `place` is a file and a table, `jobs/job`."""
        self._problems.append(f"{place}: {what}")

    def leave(self, file: str, *tables: str) -> None:
        """These tables are for people and need not be read."""
        self._asked.setdefault(file, set()).update(tables)

    def parts(self, file: str, table: str, key: str = "id") -> list[Part]:
        """The entries of a table, each with its own id: a word, or a number such as that of an act."""
        place = f"{file}/{table}"
        entries = self._table(file, table)
        found: list[Part] = []
        ids: set[str] = set()
        if not isinstance(entries, list) or not 0 < len(entries) <= MOST_PARTS:
            self.wrong(place, f"must be there at least once and at most {MOST_PARTS} times")
            return []
        for number, entry in enumerate(entries, start=1):
            word = entry.get(key) if isinstance(entry, dict) else None
            is_number = isinstance(word, int) and not isinstance(word, bool)
            if not isinstance(entry, dict) or not (is_word(word) or is_number):
                self.wrong(
                    f"{place} {number}/{key}", f"must be a word of letters, digits and _, not {shown(word)}"
                )
                continue
            if str(word) in ids:
                self.wrong(f"{place} {word}/{key}", "is there twice")
            ids.add(str(word))
            found.append(Part(self._problems, f"{place} {word}", entry, key))
        self._parts.extend(found)
        return found

    def part(self, file: str, table: str) -> Part:
        """A table that is there once."""
        fields = self._table(file, table)
        if not isinstance(fields, dict):
            self.wrong(f"{file}/{table}", "must be a table")
            return Part(self._problems, f"{file}/{table}", {})
        found = Part(self._problems, f"{file}/{table}", fields)
        self._parts.append(found)
        return found

    def finish(self) -> None:
        """Raise `BadEdition` if anything was wrong, or is there that no rule of the game asks for."""
        for file, tables in self._edition.items():
            if file not in self._asked or not isinstance(tables, dict):
                self.wrong(str(file)[:LONGEST_WORD], "the game has no such part")
                continue
            for table in tables:
                if table not in self._asked[file] and not is_mark(table):
                    self.wrong(f"{file}/{str(table)[:LONGEST_WORD]}", "the game has no such table")
        for part in self._parts:
            part.finish()
        if self._problems:
            raise BadEdition(self._problems)

    def _table(self, file: str, table: str) -> object:
        self.leave(file, table)
        tables = self._edition.get(file)
        return tables.get(table) if isinstance(tables, dict) else None
