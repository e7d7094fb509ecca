"""A page of the plain table: what it shows of each field, and what it should show."""

from __future__ import annotations

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page as Tab
from playwright.sync_api import sync_playwright

from consigliere.texts import Texts, reading
from tests.browser import chromium
from tests.web.frames import game_info

WEB = Path(__file__).resolve().parents[2] / "web"
MARKS = str.maketrans("", "", "\u2068\u2069\u200f")  # of direction
VOID = ("br", "hr", "img", "input", "wbr")

Fields = dict[str, Any]


# What the page shows.


def spaced(text: str) -> str:
    """A text with single spaces, whichever kind it has."""
    return " ".join(text.split())


class Part:
    """What a page says in one place: the fields this is about, the seat it belongs to, the words."""

    def __init__(self, fields: list[str], seat: int | None) -> None:
        self.fields = fields
        self.seat = seat
        self.words: list[str] = []

    @cached_property
    def text(self) -> str:
        """The words as they are read."""
        return spaced(" ".join(self.words))


class Page(HTMLParser):
    """The parts of a page that say which fields they show."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[Part] = []
        self._open: list[tuple[str, int | None, Part | None]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the fields and the seat an element is about."""
        given = dict(attrs)
        seat = self._open[-1][1] if self._open else None
        if given.get("data-seat"):
            seat = int(given["data-seat"] or "")
        part = None
        if given.get("data-field"):
            part = Part((given["data-field"] or "").split(), seat)
            self.parts.append(part)
        if tag not in VOID:
            self._open.append((tag, seat, part))

    def handle_endtag(self, tag: str) -> None:
        """Close what was opened last."""
        opened, _, _ = self._open.pop()
        assert opened == tag, f"{opened} is closed by {tag}"

    def handle_data(self, data: str) -> None:
        """Words belong to every element they stand in."""
        for _, _, part in self._open:
            if part is not None:
                part.words.append(data.translate(MARKS))


class Client:
    """The client in a real browser, writing plain tables."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab

    def written(self, language: str, pages: list[dict[str, Any]]) -> list[Page]:
        """The pages as the client writes them."""
        games = {name: game_info(name) for name in {page["game"] for page in pages}}
        # As one text each way: thousands of values, one by one, take longer to hand over than to show.
        ask = "async (asked) => JSON.stringify(await window.written(...JSON.parse(asked)))"
        found = self._tab.evaluate(ask, json.dumps([language, games, pages]))
        return [Page(html) for html in json.loads(found)]


@contextmanager
def client() -> Iterator[Client]:
    """The client's sources served to a browser, until the tests are done."""
    browser = chromium.find()
    with (
        subprocess.Popen(
            ["node", "tests/plain_pages.mjs"],
            cwd=WEB,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as server,
        sync_playwright() as playwright,
    ):
        assert server.stdin is not None
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        opened = playwright.chromium.launch(
            executable_path=browser.path, args=list(chromium.FLAGS), env=dict(browser.environment)
        )
        tab = opened.new_page()
        tab.goto(address)
        tab.wait_for_function("() => window.written")
        yield Client(tab)
        opened.close()
        server.stdin.close()


# What it should show: worked out from the view, the reading and the words, apart from the client.


class Fact(NamedTuple):
    """A field, the words that stand with it, the seat they stand beside, and whether others may not see it."""

    field: str
    words: list[str]
    seat: int | None = None
    is_secret: bool = False


def missing(page: Page, facts: list[Fact]) -> list[Fact]:
    """What the page does not say though it should."""
    about: defaultdict[str, list[Part]] = defaultdict(list)
    for part in page.parts:
        for field in part.fields:
            about[field].append(part)
    return [fact for fact in facts if not any(_says(part, fact) for part in about[fact.field])]


def _says(part: Part, fact: Fact) -> bool:
    if fact.seat not in (None, part.seat):
        return False
    # A number is not part of a longer one, and what is there once is not there several times.
    found = (rf"(?<!\d){re.escape(spaced(word))}(?!\d)(?! ×)" for word in fact.words)
    return all(re.search(pattern, part.text) for pattern in found)


class Reader:
    """One who reads the table in a language, at a seat or in the gallery."""

    def __init__(self, language: str, game: str, names: list[str], me: int | None) -> None:
        self.texts = Texts(language)
        self.game = game
        self.names = names
        self.me = me
        self._view: Fields = {}

    def facts(self, frame: dict[str, Any]) -> list[Fact]:
        """Every fact of a frame: each field of the view, each figure, and the end if it has come."""
        reads = reading(self.game)
        view, figures = dict(frame["view"]), dict(frame["figures"])
        self._view = frame["view"]
        found: list[Fact] = []
        for name in sorted(view.keys() & figures.keys() - {"seats"}):
            # What lies there and what follows from it stand in one table.
            fields = {**reads.view[name]["row"], **reads.figures[name]["row"]}
            shared = [column for column in reads.view[name]["row"] if column in reads.figures[name]["row"]]
            beside = {str([row[column] for column in shared]): row for row in figures.pop(name)}
            rows = [{**row, **beside.get(str([row[c] for c in shared]), {})} for row in view.pop(name)]
            for path in (name, f"figures.{name}"):
                found += self._of({name: rows}, {name: {"kind": "table", "row": fields}}, path[: -len(name)])
        found += [*self._of(view, reads.view, ""), *self._of(figures, reads.figures, "figures.")]
        if frame["outcome"] is not None:
            found += self._outcome(frame["outcome"])
        return found

    def _of(self, plain: Fields, fields: Fields, path: str) -> Iterator[Fact]:
        for name, value in plain.items():
            field = fields.get(name)
            if field is None:
                yield Fact(path + name, [name])
            elif field["kind"] == "codes":
                continue  # the log says it in words
            elif name == "seats":
                for seat, row in enumerate(value):
                    for column, held in row.items():
                        words = self._words(field["row"][column], held)
                        at = f"{path}seats.{seat}.{column}"
                        title = self._word("field", column)
                        secret = self._is_secret(field["row"][column], seat)
                        yield Fact(at, [title, *words], seat if words else None, secret)
            elif field["kind"] in ("seat", "seats") and value not in (None, []):
                for seat in [value] if isinstance(value, int) else value:
                    yield Fact(path + name, [self._word("field", name)], seat, self._is_secret(field))
            else:
                words = self._words(field, value)
                # Of what the gallery does not see either, a large screen tells only how much there is.
                unseen = bool(words) and self._is_private(field)
                secret = unseen or self._is_secret(field) or self._has_secret_cells(field, value)
                yield Fact(path + name, [self._word("field", name), *words], None, secret)

    def secrets(self, frame: dict[str, Any]) -> list[Fact]:
        """What its owner alone knows though it stands beside no seat: of a table what is secret in it, and no more."""
        self._view = frame["view"]
        reads = reading(self.game)
        found: list[Fact] = []
        for path, plain, fields in (
            ("", frame["view"], reads.view),
            ("figures.", frame["figures"], reads.figures),
        ):
            for name, value in plain.items():
                field = fields.get(name, {"kind": "codes"})
                if name == "seats" or field.get("advice") or field["kind"] in ("codes", "seat", "seats"):
                    continue
                if field["kind"] == "table":
                    words = self._secret_cells(field["row"], value)
                else:
                    is_seen = "unknown" not in (value if isinstance(value, (list, dict)) else [value])
                    words = self._words(field, value) if self._is_secret(field) and is_seen else []
                if words:
                    found.append(Fact(path + name, [self._word("field", name), *words], None, True))
        return found

    def _secret_cells(self, fields: Fields, rows: list[Fields]) -> list[str]:
        """The cells of one's own rows that others do not see, each with its title unless it comes first."""
        own = [row for row in rows if row.get("seat") in (None, self.me)]
        said = [self._cells(fields, row) for row in own]
        secret = [name for name in fields if self._is_secret(fields[name])]
        first = next((name for row in said for name, cell in row.items() if cell and name != "seat"), None)
        return [
            cell if name == first else f"{self._word('field', name)} {cell}"
            for row, told in zip(own, said)
            for name, cell in told.items()
            if cell and name in secret and "unknown" not in str(row[name])
        ]

    def _is_private(self, field: Fields, seat: int | None = None) -> bool:
        """Whether a field is private now, for a seat or for the one who reads."""
        if not field.get("private", False) or "while" not in field:
            return bool(field.get("private", False))
        some = self._view[field["while"]]
        return (self.me if seat is None else seat) in (some if isinstance(some, list) else [some])

    def _is_secret(self, field: Fields, seat: int | None = None) -> bool:
        """Whether others may not see it; they may not know either whether there is any of it."""
        return self.me is not None and self._is_private(field, seat)

    def _has_secret_cells(self, field: Fields, value: Any) -> bool:
        """Whether a table says something in a column that is for one viewer's eyes."""
        if field["kind"] != "table":
            return False
        own = [name for name, column in field.get("row", {}).items() if self._is_private(column)]
        return any(self._cell(field["row"][name], row.get(name)) for name in own for row in value)

    def _words(self, field: Fields, value: Any) -> list[str]:
        """The words for a value; none for nothing, which is said once for all such fields."""
        kind = field["kind"]
        if value is None and field.get("hidden"):
            return [self.texts.say("plain-hidden")]
        if value is None and "none" in field:
            return [self._word(field["of"], field["none"])]
        if value in (None, [], {}) or (field.get("quiet") and kind in ("number", "flag") and not value):
            return []
        if kind == "number":
            return [self._number(value)]
        if kind == "flag":
            return [self.texts.say("plain-yes" if value else "plain-no")]
        if kind == "word":
            return [self._word(field["of"], value)]
        if kind == "words":
            return [" ".join(self._word(field["of"], word) for word in value)]
        if kind == "pile":
            return [" ".join(self._counted(field["of"], thing, n) for thing, n in value.items())]
        if kind == "steps":
            return [
                part
                for row in value
                for part in (self._word(field["of"], row["step"]), self._number(row["total"]))
            ]
        if kind == "table":
            return self._rows(field["row"], value)
        if kind in ("seat", "choice"):
            return [self._seat(value) if isinstance(value, int) else self._word(field["of"], value)]
        if kind == "seats":
            return [" ".join(self._seat(seat) for seat in value)]
        if kind == "facts":
            told = {name: self._cell(field["row"][name], held) for name, held in value.items()}
            return [f"{self._word('field', name)} {held}" for name, held in told.items() if held]
        if kind == "viewer":
            return [self.texts.say("viewer-gallery") if value == "gallery" else self.texts.say("you")]
        raise AssertionError(f"nobody has said how a {kind} is read")

    def _rows(self, fields: Fields, rows: list[Fields]) -> list[str]:
        """Each row from its first cell to its last, with the titles between; of a row that says nothing, the first."""
        said = [self._cells(fields, row) for row in rows]
        speaking = [row for row in said if any(list(row.values())[1:]) or len(row) < 2]
        columns = list(dict.fromkeys(name for row in speaking for name, cell in row.items() if cell))
        none = self.texts.say("plain-none")
        return [
            " ".join(
                [
                    row[columns[0]] or none,
                    *(f"{self._word('field', c)} {row[c] or none}" for c in columns[1:]),
                ]
            )
            if row in speaking
            else next(iter(row.values()))
            for row in said
        ]

    def _cells(self, fields: Fields, row: Fields) -> dict[str, str]:
        """The cells of a row in the order of the reading; empty where there is nothing."""
        return {name: self._cell(field, row[name]) for name, field in fields.items() if name in row}

    def _cell(self, field: Fields, value: Any) -> str:
        """A value in one line."""
        kind = field["kind"]
        if value in (None, [], {}):
            return ""
        if kind == "seat":
            return self._seat(value)
        if kind == "seats":
            return self.texts.joined([self._seat(seat) for seat in value])
        if kind == "words":
            return self.texts.joined([self._word(field["of"], word) for word in value])
        if kind == "pile":
            return self.texts.joined([self._counted(field["of"], thing, n) for thing, n in value.items()])
        if kind == "table":
            pairs = [list(self._cells(field["row"], row).values()) for row in value]
            return self.texts.joined([self.texts.say("plain-pair", title=a, value=b) for a, b in pairs])
        return "".join(self._words(field, value))

    def _seat(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.me else self.names[seat]

    def _outcome(self, outcome: Fields) -> Iterator[Fact]:
        yield Fact("outcome.ending", [self._word("ending", outcome["ending"])])
        for seat, name in enumerate(self.names):
            place, score = self._number(outcome["places"][seat]), self._number(outcome["scores"][seat])
            yield Fact(f"outcome.{seat}", [f"{place} {name} {score}"])

    def _word(self, vocabulary: str, value: str) -> str:
        return self.texts._say(self.game, f"{vocabulary}-{value}", {})

    def _number(self, n: int) -> str:
        return self.texts.number(n)

    def _counted(self, vocabulary: str, thing: str, n: int) -> str:
        if thing == "unknown":
            return self.texts.say(f"unseen-{vocabulary}", n=n)
        name = self._word(vocabulary, thing)
        return name if n == 1 else self.texts.say("list-times", item=name, n=n)
