"""One server for one database: the second is refused at once, and the lock ends with whoever had it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from consigliere.store import InUse, Store, StoreError, backup
from tests.store.databases import Postgres, file_of, plain_url, row

HOLDER = """
import sys, time
from consigliere.store import Store
store = Store(sys.argv[1], alone=True)
print("held", flush=True)
time.sleep(600)
"""


def test_a_second_server_is_refused_until_the_first_has_ended(url: str) -> None:
    async def story() -> None:
        async with Store(url, alone=True) as first:
            for _ in range(2):
                with pytest.raises(InUse):
                    Store(url, patience=0.2, alone=True)
            assert await first.check_alone()
            # Others who only look, or write beside on purpose, are not asked.
            async with Store(url) as beside:
                await beside.append("lake", [row(0)])
            assert await first.read("lake") == [row(0)]
        async with Store(url, alone=True) as second:
            assert await second.read("lake") == [row(0)]

    asyncio.run(story())


def test_the_lock_of_a_server_that_was_killed_is_free_at_once(url: str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, url], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    with holder.stdout:
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(InUse):
            Store(url, patience=0.2, alone=True)
        holder.kill()
        holder.wait()
    asyncio.run(Store(url, alone=True).close())


def test_a_file_is_the_same_by_whatever_name(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with Store(sqlite_url, alone=True) as store:
            other = tmp_path / "other.db"
            other.symlink_to(file_of(sqlite_url))
            with pytest.raises(InUse):
                Store(f"sqlite:///{other}", alone=True)
            other.unlink()
            backup(sqlite_url, tmp_path / "copy.db")
            assert await store.check_alone()

    asyncio.run(story())
    # Nothing is left beside it.
    assert sorted(os.listdir(tmp_path)) == ["copy.db", "tables.db"]


def test_a_lock_that_the_database_has_forgotten_is_taken_again(postgres: Postgres, postgres_url: str) -> None:
    async def story() -> None:
        async with Store(postgres_url, patience=0.2, alone=True) as store:
            postgres.cut(postgres_url)
            assert not await store.check_alone()
            assert await store.check_alone()
            with pytest.raises(InUse):
                Store(postgres_url, patience=0.2, alone=True)

    asyncio.run(story())


def test_whoever_has_lost_the_lock_to_another_is_told(postgres: Postgres, postgres_url: str) -> None:
    async def story() -> None:
        async with Store(postgres_url, patience=0.2, alone=True) as first:
            postgres.shut(postgres_url, True)
            postgres.cut(postgres_url)
            with pytest.raises(StoreError, match="did not answer") as unknown:
                await first.check_alone()
            assert not isinstance(unknown.value, InUse)
            postgres.shut(postgres_url, False)
            async with Store(postgres_url, patience=0.2, alone=True) as second:
                for _ in range(2):
                    with pytest.raises(InUse):
                        await first.check_alone()
                assert await second.check_alone()

    asyncio.run(story())


def test_the_lock_is_no_business_of_other_programs(postgres_url: str) -> None:
    """Somebody else's advisory lock in the same database is not taken for ours."""
    with psycopg.connect(plain_url(postgres_url)) as other:
        other.execute("SELECT pg_advisory_lock(1)")
        asyncio.run(Store(postgres_url, alone=True).close())
