"""The plain table leaves nothing out: every field of the view, every figure and the end, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel.game import Game
from consigliere.kernel.viewer import GALLERY
from tests.conformance.tables import PLAIN, TABLES, Table
from tests.texts.catalogue import LOCALE
from tests.web.frames import pages
from tests.web.plain_page import Client, Fact, Page, Reader, client, missing

LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if (folder / "plain.ftl").exists())


def most_changed(game: Game) -> list[Table]:
    """The fewest and the most seats with every option switched."""
    tables = [table for table in TABLES if table.game is game]
    most = max(len(table.changed) for table in tables)
    ends = (game.least_seats, game.most_seats)
    return [table for table in tables if len(table.changed) == most and table.seats in ends]


# Every number of seats as the box has it, and the ends with all options switched.
TRIED = [*PLAIN, *(table for name in shelf.names() for table in most_changed(shelf.game(name)))]


def every(table: Table) -> int:
    """How many decisions lie between two looks: campaigns are long."""
    return 97 if table.changed else 23


@pytest.fixture(scope="module")
def browser() -> Iterator[Client]:
    with client() as opened:
        yield opened


def viewers(table: Table) -> list[int]:
    return [0, table.seats - 1, GALLERY]


def shown(
    language: str, tables: list[Table], writer: Client, show: str = "all"
) -> list[tuple[Page, list[Fact]]]:
    """Pages of whole games, each with everything it could show."""
    asked: list[dict[str, Any]] = [
        {**page, "show": show} for table in tables for page in pages(table, 3, every(table), viewers(table))
    ]
    readers = [Reader(language, page["game"], page["names"], page["me"]) for page in asked]
    expected = [reader.facts(page["frame"]) for reader, page in zip(readers, asked)]
    return list(zip(writer.written(language, asked), expected, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_view_stands_on_the_page(language: str, browser: Client) -> None:
    for page, facts in shown(language, TRIED, browser):
        assert missing(page, facts) == []


def test_a_screen_that_others_see_shows_no_secret(browser: Client) -> None:
    for page, facts in shown("en", TRIED[-1:], browser, "world"):
        secrets = [fact for fact in facts if fact.is_secret]

        assert missing(page, facts) == secrets


def test_a_fact_left_out_is_noticed(browser: Client) -> None:
    """The check itself: without the part that shows a field, that field is missing."""
    for page, facts in shown("en", PLAIN[:1], browser):
        for fact in facts:
            poorer = Page("")
            poorer.parts = [part for part in page.parts if fact.field not in part.fields]
            assert fact in missing(poorer, facts)
