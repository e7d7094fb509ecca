"""What lies before a viewer as titled facts, in the reader's words.

Knows no game: the reading says what each field is, and a field that no reading describes is shown under its own name,
so that no fact is ever hidden. The plain table in the browser is made in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from consigliere.kernel.event import Plain
from consigliere.texts import Texts, reading

Field = dict[str, Any]
Rows = list[list[tuple[str, str]]]  # a table: in each row the titles and what stands under them

SEATS: Final = "seats"
ASKED: Final = "asked"
_UNSEEN: Final = "unknown"


class Fact:
    """One thing to know: its title with either words or a table."""

    def __init__(self, title: str, text: str = "", rows: Rows | None = None) -> None:
        self.title: Final = title
        self.text: Final = text
        self.rows: Final = rows or []


class Facts:
    """The view and the figures of one viewer, read for that viewer."""

    def __init__(self, game: str, names: list[str], texts: Texts, me: int | None) -> None:
        self._game: Final = game
        self._names: Final = names
        self._texts: Final = texts
        self._me: Final = me
        self.table: Final[list[Fact]] = []
        self.marks: Final[list[list[str]]] = [
            [] for _ in names
        ]  # what is said of a seat: holds the token, is out
        self.seats: Final[list[list[Fact]]] = [[] for _ in names]

    def add(self, plain: Plain, fields: dict[str, Field]) -> None:
        """Sort what there is by whom it is about. What there is nothing of is left out."""
        for name, value in _ordered(plain, fields):
            field = fields.get(name, {"kind": _guessed(value)})
            if name == SEATS and isinstance(value, list):
                for seat, held in enumerate(value):
                    self.seats[seat] += self._facts(held, field.get("row", {}))
            elif field["kind"] in ("viewer", "codes") or name == ASKED:
                continue  # who looks knows that, a page shows whose turn it is, and the log says it in words
            elif field["kind"] in ("seat", "seats") and value is not None and value != []:
                for seat in value if isinstance(value, list) else [value]:
                    self.marks[seat].append(self._title(name))
            else:
                self.table.extend(self._fact(name, field, value))

    def _facts(self, plain: object, fields: dict[str, Field]) -> list[Fact]:
        if not isinstance(plain, dict):
            return []
        return [
            fact
            for name, value in _ordered(plain, fields)
            for fact in self._fact(name, fields.get(name, {"kind": _guessed(value)}), value)
        ]

    def _fact(self, name: str, field: Field, value: Any) -> list[Fact]:
        """The fact, if there is anything to say."""
        title = self._title(name)
        if _is_nothing(field, value):
            return [Fact(title, self._word(field.get("of"), field["none"]))] if "none" in field else []
        if field["kind"] == "table":
            rows = [[(f.title, f.text) for f in self._facts(row, field.get("row", {}))] for row in value]
            return [Fact(title, rows=rows)]
        return [Fact(title, self._text(field, value))]

    def _text(self, field: Field, value: Any) -> str:
        say = self._texts.say
        match field["kind"]:
            case "flag":
                return say("plain-yes" if value else "plain-no")
            case "number":
                return self._texts.number(value)
            case "seat":
                return self._name(value)
            case "choice" if isinstance(value, int):
                return self._name(value)
            case "seats":
                return self._texts.joined([self._name(seat) for seat in value])
            case "numbers":
                return self._joined([self._texts.number(n) for n in value])
            case "words":
                return self._joined([self._word(field.get("of"), str(item)) for item in value])
            case "pile":
                return self._joined([self._counted(field.get("of"), item, n) for item, n in value.items()])
            case "steps":
                steps = [
                    (self._word(field.get("of"), step["step"]), self._texts.number(step["total"]))
                    for step in value
                ]
                return self._joined([say("plain-pair", title=word, value=total) for word, total in steps])
            case "facts":
                facts = self._facts(value, field.get("row", {}))
                return self._joined([say("plain-pair", title=f.title, value=f.text) for f in facts])
            case _:
                return self._word(field.get("of"), str(value))

    def _joined(self, items: list[str]) -> str:
        return self._texts.joined(items, "list-next")

    def _name(self, seat: int) -> str:
        return self._texts.say("you") if seat == self._me else self._names[seat]

    def _counted(self, vocabulary: str | None, item: str, n: int) -> str:
        say, unseen = self._texts.say, f"unseen-{vocabulary}"
        if item == _UNSEEN and self._texts.has(unseen):
            return say(unseen, n=n)
        name = self._word(vocabulary, item)
        return name if n == 1 else say("list-times", item=name, n=n)

    def _title(self, name: str) -> str:
        return self._word("field", name)

    def _word(self, vocabulary: str | None, value: str) -> str:
        """A word of a vocabulary; one that has no message stands for itself."""
        key = f"{vocabulary}-{value}"
        return self._texts.word(key, self._game) if vocabulary and self._texts.has(key) else value


def facts_of(game: str, view: Plain, figures: Plain, names: list[str], texts: Texts, me: int | None) -> Facts:
    """Everything that lies before a viewer: the view, and beside it the figures that follow from it."""
    found = Facts(game, names, texts, me)
    seen, reckoned = dict(reading(game).view), dict(reading(game).figures)
    view, figures = dict(view), dict(figures)
    for name in view.keys() & figures.keys() - {SEATS}:
        both = _joined(view[name], figures[name], seen.get(name, {}), reckoned.get(name, {}))
        if both is not None:
            view[name], seen[name] = both
            del figures[name]
    found.add(view, seen)
    found.add(figures, reckoned)
    return found


def _joined(ours: Any, theirs: Any, one: Field, other: Field) -> tuple[list[Plain], Field] | None:
    """A table of the view with its figures beside it; None where the two are not about the same things."""
    if one.get("kind") != "table" or other.get("kind") != "table":
        return None
    shared = [name for name in one["row"] if name in other["row"]]
    keys = [tuple(str(row.get(name)) for name in shared) for row in ours]
    found = {tuple(str(row.get(name)) for name in shared): row for row in theirs}
    if not shared or len(found) < len(theirs) or len(set(keys)) < len(keys) or not found.keys() <= set(keys):
        return None
    return [row | found.get(key, {}) for row, key in zip(ours, keys)], one | {
        "row": one["row"] | other["row"]
    }


def _ordered(plain: Plain, fields: dict[str, Field]) -> Iterator[tuple[str, Any]]:
    """The fields in the order of the reading; those it does not know come last."""
    yield from ((name, plain[name]) for name in fields if name in plain)
    yield from ((name, value) for name, value in plain.items() if name not in fields)


def _is_nothing(field: Field, value: object) -> bool:
    if value is None or value in ({}, []):
        return True
    if field["kind"] == "facts" and isinstance(value, dict):
        return all(one is None for one in value.values())
    return bool(field.get("quiet")) and (value is False or (value == 0 and field["kind"] == "number"))


def _guessed(value: object) -> str:
    """What a field is that no reading describes."""
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "number"
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return "table"
        return "numbers" if any(isinstance(item, int) for item in value) else "words"
    if isinstance(value, dict):
        return "pile" if all(isinstance(n, int) for n in value.values()) else "facts"
    return "text"
