"""A fresh database and one of every older version end with the same tables, and a newer one is left alone."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, insert, inspect
from sqlalchemy.exc import SQLAlchemyError

from consigliere.store import Store, StoreError
from consigliere.store.migrations import STEPS, migrate
from consigliere.store.schema import VERSION_TABLE, events, games, metadata
from tests.store.databases import row, rows_beside

REVISIONS = [step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()][::-1]
NEXT = """
from alembic import op
from sqlalchemy import Column, Text

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.create_table("ratings", Column("person", Text, primary_key=True))
    {more}
"""


@contextmanager
def engine_of(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    yield engine
    engine.dispose()


def next_version(folder: Path, more: str = "") -> Path:
    """The steps of a program one version newer than this one."""
    steps = Path(shutil.copytree(STEPS, folder / "steps"))
    (steps / "versions" / "step_9999_next.py").write_text(NEXT.format(head=REVISIONS[-1], more=more))
    return steps


def version_of(url: str) -> list[tuple[object, ...]]:
    return rows_beside(url, f"SELECT * FROM {VERSION_TABLE}")


def test_an_empty_database_gets_the_tables_that_the_program_uses(url: str) -> None:
    asyncio.run(Store(url).close())

    with engine_of(url) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert context.get_current_revision() == REVISIONS[-1]
        assert compare_metadata(context, metadata) == []
        assert {found["name"] for found in inspect(connection).get_indexes("events")} >= {"events_request"}


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_each_version_keeps_its_games_and_ends_at_the_newest(url: str, revision: str) -> None:
    with engine_of(url) as engine, engine.begin() as connection:
        migrate(connection, revision)
        # Columns that came later take their default: a row of then is a row of now.
        connection.execute(insert(games), {"game": "lake", "life": "running", "opened_at": 5})
        connection.execute(insert(events), [{"game": "lake", **row(seq)._asdict()} for seq in range(3)])

    async def story() -> None:
        async with Store(url) as store:
            assert await store.running() == ["lake"]
            assert await store.read("lake") == [row(0), row(1), row(2)]
            assert len(await store.key()) == 32

    asyncio.run(story())
    assert version_of(url) == [(REVISIONS[-1],)]


def test_opening_again_changes_nothing(url: str) -> None:
    asyncio.run(Store(url).close())
    key = rows_beside(url, "SELECT value FROM server")

    asyncio.run(Store(url).close())

    assert version_of(url) == [(REVISIONS[-1],)]
    assert rows_beside(url, "SELECT value FROM server") == key


def test_the_next_version_takes_the_database_over_with_its_games(url: str, tmp_path: Path) -> None:
    async def played() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0), row(1)])

    asyncio.run(played())

    with engine_of(url) as engine, engine.begin() as connection:
        migrate(connection, steps=next_version(tmp_path))

    assert version_of(url) == [("9999",)]
    assert rows_beside(url, "SELECT count(*) FROM ratings") == [(0,)]
    assert rows_beside(url, "SELECT count(*) FROM events") == [(2,)]


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    with engine_of(url) as engine, engine.begin() as connection:
        migrate(connection, steps=next_version(tmp_path))

    with pytest.raises(StoreError, match=r"\A[^\n]+: it was made by a newer version of consigliere [^\n]+\Z"):
        Store(url)

    assert version_of(url) == [("9999",)]
    assert rows_beside(url, "SELECT count(*) FROM server") == [(0,)]


def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, tmp_path: Path) -> None:
    asyncio.run(Store(url).close())
    steps = next_version(tmp_path, 'op.execute("INSERT INTO no_such_table VALUES (1)")')

    with engine_of(url) as engine:
        with pytest.raises(SQLAlchemyError, match="no_such_table"), engine.begin() as connection:
            migrate(connection, steps=steps)

        assert "ratings" not in inspect(engine).get_table_names()
    assert version_of(url) == [(REVISIONS[-1],)]


def test_tables_of_another_program_are_not_touched(url: str) -> None:
    with engine_of(url) as engine, engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE events (concert TEXT)")

    with pytest.raises(StoreError, match=r"\A[^\n]+: it holds tables of another program \(events\)[^\n]+\Z"):
        Store(url)

    with engine_of(url) as engine:
        assert inspect(engine).get_table_names() == ["events"]


def test_servers_that_start_at_once_share_one_new_database(url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(Store, [url] * 4))

    async def story() -> set[bytes]:
        keys = {await store.key() for store in stores}
        for store in stores:
            await store.close()
        return keys

    assert len(asyncio.run(story())) == 1
    assert version_of(url) == [(REVISIONS[-1],)]
