"""A copy of the database while the server runs."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from consigliere.store import Store, Stored, StoreError, backup
from tests.store.databases import file_of, row

FROM_OUTSIDE = """
import pathlib, sys
from consigliere.store import backup
backup(sys.argv[1], pathlib.Path(sys.argv[2]))
"""


async def played(url: str) -> None:
    async with Store(url) as store:
        await store.append("lake", [row(0), row(1)])


async def read_in(file: Path, games: list[str]) -> list[list[Stored]]:
    async with Store(f"sqlite:///{file}") as store:
        return [await store.read(game) for game in games]


def test_a_copy_made_while_writing_holds_all_that_was_acknowledged_and_no_half_append(
    sqlite_url: str, tmp_path: Path
) -> None:
    games = [f"game {n}" for n in range(8)]
    lengths = dict.fromkeys(games, 0)

    async def write(store: Store, game: str) -> None:
        while True:
            seq = lengths[game]
            await store.append(game, [row(seq + more, b"x" * 500) for more in range(3)])
            lengths[game] = seq + 3

    async def outside(target: Path) -> None:
        command = [sys.executable, "-c", FROM_OUTSIDE, sqlite_url, str(target)]
        ended = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=60)
        assert (ended.returncode, ended.stderr) == (0, "")

    async def story() -> None:
        async with Store(sqlite_url) as store:
            writers = [asyncio.create_task(write(store, game)) for game in games]
            while not all(lengths.values()):
                await asyncio.sleep(0)
            for number in range(4):
                before = dict(lengths)
                target = tmp_path / f"copy {number}.db"
                if number < 3:
                    await asyncio.to_thread(store.backup, target)
                else:
                    await outside(target)
                after = dict(lengths)

                logs = await read_in(target, games)
                for game, log in zip(games, logs):
                    assert before[game] <= len(log) <= after[game] + 3
                    assert len(log) % 3 == 0
                    assert log == [row(seq, b"x" * 500) for seq in range(len(log))]
                assert sum(after.values()) > sum(before.values()), "nobody wrote meanwhile"
            for writer in writers:
                writer.cancel()
            await asyncio.gather(*writers, return_exceptions=True)

    asyncio.run(story())


def test_a_copy_is_one_file_for_its_owner_and_goes_on_as_the_same_server(
    sqlite_url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "copy.db"

    async def story() -> None:
        async with Store(sqlite_url) as store:
            await store.append("lake", [row(0)])
            await store.beat(5)
            store.backup(copy)
            assert list(folder.iterdir()) == [copy]
            await store.append("lake", [row(1)])
            async with Store(f"sqlite:///{copy}") as restored:
                assert await restored.key() == await store.key()
                assert await restored.last_beat() == 5
                await restored.append("lake", [row(1)])

    asyncio.run(story())

    assert file_of(sqlite_url).stat().st_mode & 0o077 == 0
    assert copy.stat().st_mode & 0o077 == 0


def test_a_closed_store_is_one_file(sqlite_url: str) -> None:
    """So that copying the file is a backup."""
    asyncio.run(played(sqlite_url))

    file = file_of(sqlite_url)
    assert list(file.parent.iterdir()) == [file]


def test_an_existing_file_is_never_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(played(sqlite_url))
    target = tmp_path / "precious.db"
    target.write_text("precious")

    with pytest.raises(StoreError) as refused:
        backup(sqlite_url, target)

    assert str(refused.value) == f"{target}: it is there already and is not overwritten; choose another name"
    assert target.read_text() == "precious"
    assert sorted(tmp_path.iterdir()) == sorted([target, file_of(sqlite_url)])


def test_a_database_of_postgresql_is_left_to_pg_dump(postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"\A[^\n]+ pg_dump\Z"):
        backup(postgres_url, tmp_path / "copy.db")

    assert list(tmp_path.iterdir()) == []


def test_what_is_not_there_is_not_copied(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"tables.db: there is no such file\Z"):
        backup(sqlite_url, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []

    asyncio.run(played(sqlite_url))
    with pytest.raises(StoreError, match=r"copy.db: there is no folder [^\n]+nowhere\Z"):
        backup(sqlite_url, tmp_path / "nowhere" / "copy.db")


@pytest.mark.parametrize("content", ["text", "other tables"])
def test_what_is_no_database_of_ours_is_not_copied(sqlite_url: str, tmp_path: Path, content: str) -> None:
    file = file_of(sqlite_url)
    if content == "text":
        file.write_text("a shopping list, long enough for a header\n" * 100)
    else:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE concerts (name TEXT)")

    with pytest.raises(StoreError, match=r"\A[^\n]+tables.db: it is (not a|no) database[^\n]*\Z"):
        backup(sqlite_url, tmp_path / "copy.db")

    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("damage", [b"\xff" * 20_000, b"\x00\x05\x00\x06"], ids=["pages", "cells"])
def test_a_damaged_database_gives_no_copy(sqlite_url: str, tmp_path: Path, damage: bytes) -> None:
    """Pages that cannot be read at all, and a page whose list of cells leads astray."""

    async def story() -> None:
        async with Store(sqlite_url) as store:
            await store.append("lake", [row(seq, b"x" * 500) for seq in range(500)])

    asyncio.run(story())
    file = file_of(sqlite_url)
    whole = bytearray(file.read_bytes())
    place = len(whole) // 2 // 4096 * 4096 + 8
    whole[place : place + len(damage)] = damage
    file.write_bytes(whole)

    with pytest.raises(
        StoreError, match=r"tables.db: (it cannot be copied|the database is damaged) \([^\n]+\)\Z"
    ):
        backup(sqlite_url, tmp_path / "copy.db")

    assert list(tmp_path.iterdir()) == [file]
