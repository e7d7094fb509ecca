"""The plain table leaves nothing out: every field of the view, every figure and the end, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel.game import Game
from consigliere.kernel.viewer import GALLERY
from consigliere.texts import reading
from tests.conformance.tables import PLAIN, TABLES, Table, play_out
from tests.sample import ALL
from tests.texts.catalogue import LOCALE
from tests.web.frames import pages
from tests.web.plain_page import Client, Fact, Page, Reader, client, missing

SEED = 3
LOOKS = 4  # at each game, and one at its end
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if (folder / "plain.ftl").exists())


def most_changed(game: Game) -> list[Table]:
    """The fewest and the most seats with as many options switched as go together."""
    tables = [table for table in TABLES if table.game is game]
    most = max(len(table.changed) for table in tables)
    fullest = sorted((table for table in tables if len(table.changed) == most), key=lambda table: table.seats)
    return [fullest[0], fullest[-1]]


SMALLEST = [next(table for table in PLAIN if table.game.name == name) for name in shelf.names()]
LARGEST = [most_changed(shelf.game(name))[-1] for name in shelf.names()]
# The fewest and the most seats as the box has it, and with all options switched.
ENDS = [
    *SMALLEST,
    *(next(table for table in reversed(PLAIN) if table.game.name == name) for name in shelf.names()),
    *(table for name in shelf.names() for table in most_changed(shelf.game(name))),
]
WITH_SECRETS = [
    table
    for table in SMALLEST
    if any(
        field.get("private") and field["kind"] not in ("seat", "seats")
        for field in reading(table.game.name).view.values()
    )
]


@cache
def game_of(table: Table) -> list[dict[str, Any]]:
    """A game as three viewers see it, with as many looks at a long game as at a short one."""
    _, _, decisions = play_out(table, SEED)
    return pages(table, SEED, max(1, decisions // LOOKS), [0, table.seats - 1, GALLERY])


@pytest.fixture(scope="module")
def browser() -> Iterator[Client]:
    with client() as opened:
        yield opened


def shown(
    language: str, tables: list[Table], writer: Client, show: str = "all"
) -> list[tuple[Page, list[Fact]]]:
    """Pages of whole games, each with everything it could show."""
    return written(language, [page for table in tables for page in game_of(table)], writer, show)


def written(
    language: str, asked: list[dict[str, Any]], writer: Client, show: str
) -> list[tuple[Page, list[Fact]]]:
    """These pages, each with everything it could show."""
    readers = [Reader(language, page["game"], page["names"], page["me"]) for page in asked]
    expected = [reader.facts(page["frame"]) for reader, page in zip(readers, asked)]
    found = writer.written(language, [{**page, "show": show} for page in asked])
    return list(zip(found, expected, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_view_stands_on_the_page(language: str, browser: Client) -> None:
    """A language changes words, not which facts there are: in quick runs one of them looks at all options."""
    tables = [*PLAIN, *ENDS] if ALL else ENDS if language == "en" else [*SMALLEST, *LARGEST]
    for page, facts in shown(language, tables, browser):
        assert missing(page, facts) == []


def test_a_screen_that_others_see_shows_no_secret(browser: Client) -> None:
    for page, facts in shown("en", LARGEST, browser, "world"):
        secrets = [fact for fact in facts if fact.is_secret]

        assert missing(page, facts) == secrets


@pytest.mark.parametrize("table", WITH_SECRETS, ids=repr)
def test_a_secret_that_belongs_to_no_seat_is_shown_to_its_owner_alone(table: Table, browser: Client) -> None:
    """A job that is looked at lies before one player, and not on the big screen."""
    asked = [page for page in pages(table, SEED, 1, [0]) if secrets_of_the_table(page)][:3]

    assert asked
    for show, is_shown in (("all", True), ("hand", True), ("world", False)):
        for (page, _), frame in zip(written("en", asked, browser, show), asked):
            secrets = secrets_of_the_table(frame)
            assert missing(page, secrets) == ([] if is_shown else secrets)


def secrets_of_the_table(page: dict[str, Any]) -> list[Fact]:
    """What only the one who looks may know, though it stands beside no seat."""
    return Reader("en", page["game"], page["names"], page["me"]).secrets(page["frame"])


def test_a_fact_left_out_is_noticed(browser: Client) -> None:
    """The check itself: without the part that shows a field, that field is missing."""
    for page, facts in shown("en", SMALLEST, browser):
        for fact in facts:
            poorer = Page("")
            poorer.parts = [part for part in page.parts if fact.field not in part.fields]
            assert missing(poorer, [fact]) == [fact]
