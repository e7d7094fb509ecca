"""One server for one database: a second says so in one line and changes nothing; whoever loses its lock ends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import make_url

from consigliere.cli import main
from consigliere.server.settings import Settings
from consigliere.store import holding
from consigliere.texts import languages
from tests.server.driver import PATIENCE, Looker, TableServer
from tests.store.databases import Postgres, plain_url, rows_beside
from tests.store.proxy import Proxy

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> {but}"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


def test_a_second_server_says_so_in_one_line_and_disturbs_nobody(
    server: TableServer, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> None:
        code, token = server.open_table("me empty")
        async with await Looker.at(server, code, token, 0) as anna:
            said = set()
            for language in languages():
                words = [
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                    "--db",
                    str(server.database),
                    "--lang",
                    language,
                ]
                assert main(["serve", *words]) == 2
                printed = capsys.readouterr()
                assert printed.out == ""
                (line,) = printed.err.splitlines()
                assert str(server.database) in line
                said.add(line)
            assert len(said) == len(languages())
            await anna.done("say", text="still here")

    asyncio.run(scene())


def test_a_copy_can_be_made_while_the_server_has_its_lock(server: TableServer, tmp_path: Path) -> None:
    words = ["backup", str(tmp_path / "copy.sqlite3"), "--db", str(server.database), "--lang", "en"]
    done = subprocess.run([sys.executable, "-m", "consigliere.cli", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_server_that_has_lost_its_lock_to_another_ends(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()

    async def scene(other: psycopg.Connection[Any]) -> None:
        with TableServer(tmp_path, "--db", url) as server:
            code, _ = server.open_table()
            async with await Looker.at(server, code) as anna:
                # It waits in line, and has the lock as soon as the server has lost it.
                gets = asyncio.create_task(asyncio.to_thread(other.execute, str(holding.ASK).encode()))
                while rows_beside(url, "SELECT 1 FROM pg_locks WHERE NOT granted") == []:
                    await asyncio.sleep(0.02)
                postgres.command(CUT.format(name=make_url(url).database, but=other.info.backend_pid))
                await gets
                assert await anna.until_closed() == (1012, "closing")
                assert await asyncio.to_thread(server.process.wait, PATIENCE) == 2
        assert "another server works on" in server.log()

    with psycopg.connect(plain_url(url), autocommit=True) as other:
        asyncio.run(scene(other))


def test_people_are_told_that_a_hanging_database_holds_everything_up(
    tmp_path: Path, postgres: Postgres
) -> None:
    """All of them alike, and nobody's time passes meanwhile."""
    proxy = Proxy(postgres.database())

    async def scene() -> None:
        with TableServer(tmp_path, "--db", proxy.url, "--pace", "0") as server:
            code, token = server.open_table("me me", clock={"kind": "live", "decision": 3600, "reserve": 0})
            other, _ = server.open_table("me empty")
            async with (
                await Looker.at(server, code, token, 0) as anna,
                await Looker.at(server, other) as stranger,
            ):
                await anna.done("start")
                with proxy.silent():
                    await asyncio.gather(*[looker.until(is_told(True)) for looker in (anna, stranger)])
                    async with await Looker.connected(server) as late:
                        await late.until(is_told(True))
                await asyncio.gather(*[looker.until(is_told(False)) for looker in (anna, stranger)])
                await anna.until(lambda looker: "outage" in {item["item"] for item in looker.feed.values()})
                outage = next(item for item in anna.feed.values() if item["item"] == "outage")
                assert outage["seconds"] >= int(Settings().hang_seconds)
        assert "Traceback" not in server.log()

    try:
        asyncio.run(scene())
    finally:
        proxy.close()


def is_told(waits: bool) -> Callable[[Looker], bool]:
    frame = {"says": "waits", "waits": waits}
    return lambda looker: frame in looker.said
