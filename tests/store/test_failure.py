"""A database that fails says so once, and works again when it is back."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url

from consigliere.store import Store, StoreError
from tests.store.databases import Postgres, file_of, held, row

# In a process of its own: the limit on the size of files holds for everything that a process writes.
FULL_DISK = """
import asyncio, os, resource, sys
from consigliere.store import Store, StoreError, Stored

def row(seq):
    return Stored(seq, 0, None, None, b"x" * 1000)

async def main(file):
    async with Store(f"sqlite:///{file}") as store:
        await store.append("lake", [row(0)])
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(file + "-wal"), most))
        group = [store.append("lake", [row(1)]), store.append("hill", [row(0)])]
        for answer in await asyncio.gather(*group, return_exceptions=True):
            assert type(answer) is StoreError, repr(answer)
            print(answer)
        assert await store.read("lake") == [row(0)]
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await store.append("lake", [row(1)])
        print(len(await store.read("lake")))

asyncio.run(main(sys.argv[1]))
"""


def test_a_write_that_waits_too_long_fails_and_the_next_one_works(url: str) -> None:
    async def story() -> None:
        async with Store(url, patience=0.1) as store:
            await store.append("lake", [row(0)])
            with held(url):
                with pytest.raises(StoreError, match=r"\Athe database did not store it: [^\n]+\Z"):
                    await store.append("lake", [row(1)])
                assert await store.read("lake") == [row(0)]
            await store.append("lake", [row(1)])
            assert await store.read("lake") == [row(0), row(1)]

    asyncio.run(story())


def test_what_waits_behind_a_failed_write_fails_with_it(url: str) -> None:
    """Else a log could have a row where the one before it is missing."""

    async def story() -> None:
        async with Store(url, patience=1.0) as store:
            await store.append("lake", [row(0)])
            with held(url):
                calls = [asyncio.create_task(store.append("lake", [row(1)]))]
                # Meanwhile the writer has begun with the first alone, and the others wait behind it.
                assert await store.read("lake") == [row(0)]
                calls += [asyncio.create_task(store.append("lake", [row(seq)])) for seq in range(2, 20)]
                await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)
            answers = await asyncio.gather(*calls, return_exceptions=True)

            assert {type(answer) for answer in answers} == {StoreError}
            assert await store.read("lake") == [row(0)]

    asyncio.run(story())


def test_a_full_disk_fails_the_waiting_appends_and_is_forgotten_when_there_is_room(sqlite_url: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", FULL_DISK, file_of(sqlite_url)], capture_output=True, text=True, timeout=60
    )

    assert ended.stderr == ""
    first, second, length = ended.stdout.splitlines()
    assert first.startswith("the database did not store it: ")
    assert second.startswith("the database did not store it: ")
    assert length == "2"


def test_a_database_that_goes_away_is_used_again_when_it_is_back(
    postgres: Postgres, postgres_url: str
) -> None:
    async def story() -> None:
        async with Store(postgres_url) as store:
            await store.append("lake", [row(0)])
            postgres.shut(postgres_url, True)
            postgres.cut(postgres_url)

            for _ in range(2):
                with pytest.raises(StoreError, match=r"\Athe database did not store it: [^\n]+\Z"):
                    await store.append("lake", [row(1)])
                with pytest.raises(StoreError, match=r"\Athe database did not answer: [^\n]+\Z"):
                    await store.read("lake")

            postgres.shut(postgres_url, False)
            await store.append("lake", [row(1)])
            assert await store.read("lake") == [row(0), row(1)]

    asyncio.run(story())


def test_a_connection_that_was_cut_while_nobody_wrote_costs_nobody_anything(
    postgres: Postgres, postgres_url: str
) -> None:
    async def story() -> None:
        async with Store(postgres_url) as store:
            await store.append("lake", [row(0)])
            postgres.cut(postgres_url)
            await store.append("lake", [row(1)])
            postgres.cut(postgres_url)
            assert await store.read("lake") == [row(0), row(1)]

    asyncio.run(story())


def test_a_commit_reaches_the_disk_also_where_the_server_is_used_to_answering_sooner(
    postgres: Postgres, postgres_url: str
) -> None:
    postgres.command(f"ALTER DATABASE {make_url(postgres_url).database} SET synchronous_commit = off")
    settings = []

    def look(connection: Connection) -> None:
        if connection.exec_driver_sql("SHOW lock_timeout").scalar() != "0":
            settings.append(connection.exec_driver_sql("SHOW synchronous_commit").scalar())

    async def story() -> None:
        async with Store(postgres_url) as store:
            await store.append("lake", [row(0)])

    event.listen(Engine, "commit", look)
    try:
        asyncio.run(story())
    finally:
        event.remove(Engine, "commit", look)

    assert settings
    assert set(settings) == {"on"}
