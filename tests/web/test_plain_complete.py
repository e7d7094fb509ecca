"""The plain table leaves nothing out: every field of the view, every figure and the end, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from consigliere.kernel.viewer import GALLERY
from tests.conformance.tables import PLAIN, TABLES, Table
from tests.texts.catalogue import LOCALE
from tests.web.frames import pages
from tests.web.plain_page import Client, Fact, Page, Reader, client, missing

LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if (folder / "plain.ftl").exists())
# Every number of seats as the box has it, and the fewest and the most with every option switched.
SWITCHED = max((table.changed for table in TABLES), key=len)
TRIED = [*PLAIN, *(table for table in TABLES if table.changed == SWITCHED and table.seats in (2, 6))]


def every(table: Table) -> int:
    """How many decisions lie between two looks: campaigns are long."""
    return 97 if table.changed else 23


@pytest.fixture(scope="module")
def browser() -> Iterator[Client]:
    with client() as opened:
        yield opened


def viewers(table: Table) -> list[int]:
    return [0, table.seats - 1, GALLERY]


def shown(language: str, tables: list[Table], writer: Client) -> list[tuple[Page, list[Fact]]]:
    """Pages of whole games, each with what it should show."""
    asked: list[dict[str, Any]] = [
        page for table in tables for page in pages(table, 3, every(table), viewers(table))
    ]
    readers = [Reader(language, page["game"], page["names"], page["me"]) for page in asked]
    expected = [reader.facts(page["frame"]) for reader, page in zip(readers, asked)]
    return list(zip(writer.written(language, asked), expected, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_view_stands_on_the_page(language: str, browser: Client) -> None:
    for page, facts in shown(language, TRIED, browser):
        assert missing(page, facts) == []


def test_a_fact_left_out_is_noticed(browser: Client) -> None:
    """The check itself: without the part that shows a field, that field is missing."""
    for page, facts in shown("en", PLAIN[:1], browser):
        for fact in facts:
            poorer = Page("")
            poorer.parts = [part for part in page.parts if fact.field not in part.fields]
            assert fact in missing(poorer, facts)
