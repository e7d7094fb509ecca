"""A real server with tables in its database that were opened by rules it does not have, or has beside those of now."""

from __future__ import annotations

import asyncio
from pathlib import Path

from consigliere import games, shelf
from consigliere.server.guests import Guests
from consigliere.store import Store, Stored
from consigliere.table import log
from consigliere.table.log import Row
from consigliere.table.messages import Clock
from tests.server.driver import Looker, TableServer
from tests.table.scenario import Scene, done, opened
from tests.table.test_rules_versions import MADE_UP, begun, by_rules

CODES = {name: f"abc{name[:3]}" for name in shelf.names()}


async def keep(server: TableServer, code: str, rows: list[Row]) -> str:
    """Put the log of a running table into the server's database; the pass of anna, its host."""
    stored = [Stored(row.seq, row.at, row.person, row.request, log.encode(row.body)) for row in rows]
    async with Store(f"sqlite:///{server.database}") as store:
        await store.append(code, stored, "running")
        await store.beat(rows[-1].at)
        return Guests(await store.key()).pass_for(code, "anna")


async def kinds_of_rows(server: TableServer, code: str) -> list[str]:
    """What the rows of a table's log say, in short."""
    async with Store(f"sqlite:///{server.database}") as store:
        return [type(log.decode(row.body)).__name__ for row in await store.read(code)]


def test_tables_by_rules_that_the_program_does_not_have_come_back_paused(tmp_path: Path) -> None:
    async def scene() -> None:
        server = TableServer(tmp_path, "--pace", "0")
        for name, code in CODES.items():
            await keep(server, code, by_rules(MADE_UP, begun(shelf.game(name)).table.rows))
        for _ in range(2):  # a second start finds them so, and tells nothing once more
            with server:
                for code in CODES.values():
                    async with await Looker.at(server, code) as stranger:
                        assert stranger.life == "paused"
                        assert not stranger.table["setting"]["has_rules"]
                        assert stranger.table["setting"]["rules"] == MADE_UP
                        paused = [item for item in stranger.feed.values() if item["item"] == "paused"]
                        assert [item["rules"] for item in paused] == [MADE_UP]
        for code in CODES.values():
            assert (await kinds_of_rows(server, code)).count("Paused") == 1
        assert server.log() == ""

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_bots_of_an_old_table_think_by_its_rules(tmp_path: Path) -> None:
    """Corleone's Empire by its first rules, bots alone: they go on to the end, and the record verifies by them."""

    async def scene() -> None:
        server = TableServer(tmp_path, "--pace", "0")
        (first, *_) = games.RULES["corleone"]
        table: Scene = opened(shelf.game("corleone", None, first), 2, Clock(), {})
        done(table.seats_bot("anna", 1, "random"))
        done(table.rises("anna", 0))
        done(table.seats_bot("anna", 0, "random"))
        done(table.starts())
        token = await keep(server, "abccor", table.table.rows)
        with server, server.http(token) as http:
            while http.get("/api/tables/abccor").json()["life"] != "finished":
                await asyncio.sleep(0.05)
            record = http.get("/api/tables/abccor/record").json()
            assert record["rules"] == first
            verdict = http.post("/api/verify", json={"record": record}).json()
            assert verdict["good"]
            assert "decisions" in {finding["check"] for finding in verdict["findings"]}
        assert server.log() == ""

    asyncio.run(asyncio.wait_for(scene(), 120))
