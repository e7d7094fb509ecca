"""The server is killed at random moments while people and bots play. Nothing that was said may ever be unsaid."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from consigliere import bots, shelf
from consigliere.kernel import record as records
from consigliere.kernel.verify import verify
from tests.kill.players import Player, whole_feed
from tests.kill.server import Server

ALL: Final = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
# CONSIGLIERE_KILLS=1000 for a long run.
KILLS: Final = int(os.environ.get("CONSIGLIERE_KILLS", "300" if ALL else "50"))
TABLES: Final = 3  # that are played at any time
QUIET_END: Final = 300  # seconds in which the last tables come to their ends, on a busy machine
LONGEST_LIFE: Final = 0.6  # seconds the server lives between two deaths, at most

Rows = dict[str, list[tuple[Any, ...]]]


class Evening:
    """Tables of all games and the people at them, for as long as the server is killed."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server: Final = server
        self.players: list[list[Player]] = []
        self._chance: Final = chance
        self._games: Final = itertools.cycle(shelf.names())
        self._tasks: list[asyncio.Task[None]] = []

    async def open_tables(self) -> None:
        """New tables in the place of finished ones: two people, two bots, somebody who looks on."""
        running = [table for table in self.players if not all(p.finished.is_set() for p in table)]
        for _ in range(TABLES - len(running)):
            self.players.append(await self._open())

    async def _open(self) -> list[Player]:
        game = next(self._games)
        chairs = [{"kind": "me"}, {"kind": "empty"}, *[{"kind": "bot", "bot": bots.names(game)[-1]}] * 2]
        setup = {"game": game, "seats": len(chairs), "name": "Anna", "chairs": chairs}
        made = await self.server.ask("POST", "/api/tables", setup)
        guest = await self.server.ask("POST", f"/api/tables/{made['code']}/guests", {})
        table = [
            Player(self.server.port, game, made["code"], token, seat, self._chance.getrandbits(30))
            for token, seat in ((made["token"], 0), (guest["token"], 1), (guest["token"], None))
        ]
        await table[1].once({"ask": "sit", "seat": 1, "name": "Bruno"})
        await table[0].once({"ask": "start"})
        self._tasks += [asyncio.create_task(player.play()) for player in table]
        return table

    async def play_out(self) -> None:
        """Let the tables come to their ends in peace."""
        async with asyncio.timeout(QUIET_END):
            await asyncio.gather(*self._tasks)

    async def end(self) -> None:
        """Let everybody go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def stored(database: Path) -> Rows:
    """All rows on the disk."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30)) as connection:
        found = connection.execute(
            "SELECT game, seq, at, person, request, body FROM events ORDER BY game, seq"
        ).fetchall()
    rows: Rows = {}
    for game, *row in found:
        rows.setdefault(game, []).append(tuple(row))
    return rows


def check_nothing_changed(before: Rows, after: Rows) -> None:
    """What was on the disk is still there as it was: every row, and so every draw."""
    for game, rows in before.items():
        assert after[game][: len(rows)] == rows


@pytest.mark.timeout(QUIET_END + 6 * KILLS)
def test_killed_at_any_moment_the_table_forgets_nothing_and_unsays_nothing(tmp_path: Path) -> None:
    asyncio.run(_an_evening_of_sudden_deaths(tmp_path))


async def _an_evening_of_sudden_deaths(tmp_path: Path) -> None:
    chance = random.Random()
    database = tmp_path / "tables.sqlite3"
    server = Server(database, tmp_path / "server.log")
    await server.start()
    await server.ready()
    evening = Evening(server, chance)
    seen: Rows = {}
    try:
        for _ in range(KILLS):
            await evening.open_tables()
            await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
            await server.kill()
            now = stored(database)
            check_nothing_changed(seen, now)
            seen = now
            await server.start()
            await server.ready()
        await evening.play_out()
        await evening.end()
        await _everything_holds(evening, database)
    finally:
        await evening.end()
        await server.kill()


async def _everything_holds(evening: Evening, database: Path) -> None:
    rows = stored(database)
    answered = 0
    for table in evening.players:
        for player in table:
            again = await whole_feed(player)
            assert player.contradictions == []
            shown = {number: item for number, item in player.feed.items() if number in again}
            assert shown == {number: again[number] for number in shown}
            assert len(shown) == len(player.feed), "something was shown that is not stored"
            requests = [row[3] for row in rows[player.code] if row[3] is not None and row[2] is not None]
            for request in player.acknowledged:
                assert requests.count(request) == 1, f"{request} was acknowledged and is not there once"
            answered += len(player.acknowledged)
    assert answered > KILLS, "the evening was too quiet to show anything"
    await _draws_can_be_derived(evening)


async def _draws_can_be_derived(evening: Evening) -> None:
    """Every finished game passes the check that anyone can make of it."""
    finished = [table[0] for table in evening.players if table[0].finished.is_set()]
    assert finished, "no game came to its end"
    for player in finished:
        path = f"/api/tables/{player.code}/record"
        plain = await evening.server.ask("GET", path, token=player.token)
        name, _ = records.game_and_edition(plain)
        assert [check.problem for check in verify(plain, shelf.game(name)) if check.problem] == []
