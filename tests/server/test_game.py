"""A whole evening: opening a table, joining it, playing to the end, and looking at what is left of it."""

from __future__ import annotations

import asyncio

import pytest

from consigliere import shelf
from tests.server.driver import Looker, TableServer


@pytest.mark.parametrize("game", shelf.names())
def test_two_people_and_two_bots_play_a_whole_game_and_its_record_is_good(
    server: TableServer, game: str
) -> None:
    async def evening() -> None:
        code, host = server.open_table("me empty bot bot", game=game)
        guest = server.guest(code)
        commands = server.commands(game)
        async with (
            await Looker.at(server, code, host, 0) as anna,
            await Looker.at(server, code, guest) as bruno,
        ):
            await bruno.done("sit", seat=1, name="Bruno")
            await bruno.hello(code, guest, 1)
            with server.http() as http:
                assert http.get(f"/api/tables/{code}/record").status_code == 409
            await anna.done("start")
            await asyncio.gather(anna.play(commands), bruno.play(commands))

            assert anna.life == bruno.life == "finished"
            assert anna.table["outcome"] == bruno.table["outcome"] is not None
            assert sorted(anna.feed) == list(range(1, anna.last + 1))
        with server.http(guest) as http:
            record = http.get(f"/api/tables/{code}/record").json()
            found = http.post("/api/verify", json={"record": record}).json()
        assert record["seats"][:2] == ["Anna", "Bruno"]
        assert found["good"], found["findings"]

    asyncio.run(evening())
