"""Tables whose games are over: who may see them, by which code, and when they are deleted."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from consigliere import shelf
from consigliere.server.codes import CODE_LENGTH, KEY_LENGTH
from consigliere.store import Store, Stored
from consigliere.table import Setup, Table, Wish, log
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.server.driver import Looker, TableServer

PATHS = ("", "/game", "/link", "/record", "/replay?viewer=1")
DAY = 86_400_000  # milliseconds


def answers(server: TableServer, code: str, token: str | None = None) -> list[tuple[int, str]]:
    """What HTTP says of a table: the status, and why not."""
    with server.http(token) as http:
        found = [http.get(f"/api/tables/{code}{path}") for path in PATHS]
        found.append(http.post(f"/api/tables/{code}/guests"))
    return [(answer.status_code, str(answer.json().get("refused", ""))) for answer in found]


async def hello(server: TableServer, code: str, token: str | None = None, seat: int | None = None) -> str:
    """What the socket says: welcome, or why not."""
    looker = await Looker.connected(server)
    async with looker:
        words = {"ask": "hello", "id": "h", "table": code, "token": token, "seat": seat}
        await looker.send(json.dumps(words))
        await looker.until(lambda one: any(said["says"] != "present" for said in one.said))
        said = next(said for said in looker.said if said["says"] != "present")
    if said["says"] == "refused":
        return str(said["refusal"]["refused"])
    return str(said.get("problem", said["says"]))


class Over:
    """A game of Anna and Bruno that Bruno has left before its end. Zora had a pass and no seat."""

    def __init__(self, server: TableServer, **wanted: Any) -> None:
        self.server = server
        self.code, self.host = server.open_table("me empty bot", **wanted)
        self.bruno, self.zora = server.guest(self.code), server.guest(self.code)

    async def play(self, **configured: Any) -> str:
        """The whole game; the long code of its table."""
        async with (
            await Looker.at(self.server, self.code, self.host, 0) as anna,
            await Looker.at(self.server, self.code, self.bruno) as bruno,
        ):
            if configured:
                await anna.done("configure", **configured)
            await bruno.done("sit", seat=1, name="Bruno")
            await anna.done("start")
            await bruno.until(lambda looker: looker.life == "running")
            assert await anna.refused("configure", after="link") == "already-begun"
            await bruno.done("rise", seat=1)
            await anna.play(self.server.commands())
            assert anna.life == "finished"
        return self.server.link(self.code, self.host)


NOT_THERE = [(404, "no-such-table")] * (len(PATHS) + 1)
ALL_OPEN = [(200, "")] * (len(PATHS) + 1)
PLAYERS_ALONE = [(403, "only-players")] * (len(PATHS) + 1)


@pytest.mark.parametrize(
    ("opened", "configured", "is_open"),
    [
        ({"spectators": True}, {}, True),
        ({"spectators": False}, {}, False),
        ({"spectators": True, "after": "players"}, {}, False),
        ({"spectators": False}, {"after": "link"}, True),
        ({}, {"spectators": False}, False),
    ],
)
def test_a_finished_table_is_seen_by_whom_it_lets(
    server: TableServer, opened: dict[str, Any], configured: dict[str, Any], is_open: bool
) -> None:
    async def scene() -> None:
        table = Over(server, **opened)
        link = await table.play(**configured)
        code = table.code
        assert len(link) == CODE_LENGTH + KEY_LENGTH
        assert link.startswith(code)

        # Those who sat there, also whoever has left: with the short code and with the long one.
        for given, token in ((link, table.host), (code, table.bruno)):
            assert answers(server, given, token) == ALL_OPEN
            assert await hello(server, given, token) == "welcome"
        # The short code alone opens nothing, as if there were no such table; nor does a key that is wrong.
        for guessed in (
            code,
            code + "x" * KEY_LENGTH,
            link[:-1] + ("a" if link[-1] != "a" else "b"),
            "nothere",
        ):
            assert answers(server, guessed) == NOT_THERE
            assert await hello(server, guessed) == "no-such-table"
        # Everybody with the link, or with a pass from before, if the table lets them.
        for given, shown in ((link, None), (code, table.zora)):
            assert answers(server, given, shown) == (ALL_OPEN if is_open else PLAYERS_ALONE)
            assert await hello(server, given, shown) == ("welcome" if is_open else "only-players")
        if is_open:  # a pass from the link is for the short code too
            assert answers(server, code, server.guest(link)) == ALL_OPEN

    asyncio.run(scene())


def test_while_it_is_open_the_short_code_is_enough(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me bot")
        assert answers(server, code)[0] == (200, "")
        assert server.link(code, token) == server.link(code, server.guest(code))
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            await anna.until(lambda looker: looker.life == "running")
            assert anna.table["setting"]["after"] == "link"
            assert await hello(server, code) == "welcome"
            await anna.done("abandon")
        assert answers(server, code) == NOT_THERE
        assert await hello(server, code) == "no-such-table"
        assert await hello(server, server.link(code, token)) == "welcome"

    asyncio.run(scene())


def test_a_log_from_before_there_was_a_choice_goes_by_its_spectators() -> None:
    for spectators, after in ((True, "link"), (False, "players")):
        table = opened(0, spectators)
        body = json.loads(log.encode(table.rows[0].body))
        del body["after"]
        (row,) = table.rows
        old = Row(row.seq, row.at, row.person, row.request, log.decode(json.dumps(body).encode()))
        assert Table.folded("abcdef", [old], shelf.game).setting().after == after


# Deleting.


def opened(at: int, spectators: bool = True) -> Table:
    game = shelf.game("condottiere")
    setup = Setup(2, chairs=[Wish("me"), Wish("me", name="Bruno")], spectators=spectators)
    table = Table.opened("abcdef", game, "anna", "Anna", setup, bytes(32), at)
    assert isinstance(table, Table)
    return table


async def filled(database: Path, now: int) -> None:
    """Old tables of every kind, and a new one."""
    async with Store(f"sqlite:///{database}") as store:
        ended: list[m.AnyRequest] = [m.Start("s"), m.Abandon("a")]
        for code, at, asked in (
            ("oldlobby", now - 3 * DAY, ended[:0]),
            ("oldended", now - 3 * DAY, ended),
            ("oldgoing", now - 3 * DAY, ended[:1]),
            ("newended", now - DAY // 2, ended),
        ):
            table = opened(at)
            for request in asked:
                assert isinstance(table.request("anna", 0, request, at), list)
            rows = [
                Stored(row.seq, row.at, row.person, row.request, log.encode(row.body)) for row in table.rows
            ]
            await store.append(code, rows, table.life)


def test_old_tables_are_deleted_at_the_start_and_running_ones_are_not(tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "tables.sqlite3", time.time_ns() // 1_000_000))
    with TableServer(tmp_path, "--pace", "0", "--keep", "2") as server:
        until_said(server, "deleted 2 tables")
        assert server.stop() == 0
    codes = ("oldlobby", "oldended", "oldgoing", "newended")

    async def left() -> list[str]:
        async with Store(f"sqlite:///{server.database}") as store:
            return [code for code in codes if await store.read(code)]

    assert asyncio.run(left()) == ["oldgoing", "newended"]
    assert server.log().count("\n") == 1


def until_said(server: TableServer, words: str) -> None:
    """Wait until the server's log says it; what it waits for comes from another process, so it has to look."""
    for _ in range(3000):
        if words in server.log():
            return
        time.sleep(0.02)
    raise AssertionError(server.log())
