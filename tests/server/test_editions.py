"""A table with an edition of its own: opened from a file's text, shown with its differences, kept to the record."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from consigliere import editions
from tests.editions.files import GAUL, ISLANDS, SENATOR, changed
from tests.server.driver import Looker, TableServer


def wanted(**more: Any) -> dict[str, Any]:
    """A table that somebody asks for."""
    return {"game": "condottiere", "seats": 2, "name": "Anna", **more}


def test_a_table_with_an_edition_is_shown_with_what_is_different(server: TableServer) -> None:
    code, _ = server.open_table("me bot", edition=GAUL)
    with server.http() as http:
        setting = http.get(f"/api/tables/{code}").json()
        game = http.get(f"/api/tables/{code}/game").json()
        usual = http.get("/api/games/condottiere").json()

    assert setting["edition"] == "Gaul"
    assert game["edition"]["name"] == "Gaul"
    assert game["edition"]["changed"] == editions.changed(editions.read(GAUL))
    assert game["edition"]["names"] == {"region-lutetia": "Lutetia", "region-milano": "Mediolanum"}
    assert game["edition"]["components"] == json.loads(json.dumps(editions.read(GAUL).edition))
    texts = [command["text"] for command in game["commands"]]
    assert "choose lutetia" in texts
    assert len(texts) == len(usual["commands"])
    assert usual["edition"]["name"] is None
    assert (usual["edition"]["changed"], usual["edition"]["names"]) == ([], {})


def test_what_changed_cards_do_comes_with_the_game_in_wordings(server: TableServer) -> None:
    """And only that: the texts of all other cards are in the client."""
    code, _ = server.open_table("me bot", game="corleone", edition=SENATOR)
    with server.http() as http:
        names = http.get(f"/api/tables/{code}/game").json()["edition"]["names"]
        usual = http.get("/api/games/corleone").json()["edition"]["names"]

    assert names == editions.own_names(editions.read(SENATOR))
    assert names["card-gun_down.help"]["list"][0] == {"say": "about-job", "colour": "grey"}
    assert "card-car_bomb.help" not in names
    assert usual == {}


def test_a_table_without_one_has_the_edition_that_comes_with_the_game(server: TableServer) -> None:
    code, _ = server.open_table("me bot")
    with server.http() as http:
        assert http.get(f"/api/tables/{code}").json()["edition"] is None
        assert http.get(f"/api/tables/{code}/game").json() == http.get("/api/games/condottiere").json()
        assert http.get("/api/tables/zzzzzz/game").status_code == 404


@pytest.mark.parametrize(
    ("edition", "says"),
    [
        (changed(ISLANDS, ("torino", "atlantis")), "map/borders/pairs: ['atlantis', 'milano'] is no pair"),
        ("game = 3", "game: must be one of condottiere"),
        ("a" + ".a" * 30_000 + " = 1", "line 1 has more than 1000 characters"),
        ("[" * 900, "this is no TOML"),
        ("", "game: must be one of"),
    ],
    ids=["bad", "no game", "long", "deep", "empty"],
)
def test_a_bad_edition_opens_no_table(server: TableServer, edition: str, says: str) -> None:
    with server.http() as http:
        answer = http.post("/api/tables", json=wanted(edition=edition))

    assert answer.status_code == 422
    assert answer.json()["refused"] == "bad-edition"
    assert answer.json()["arguments"]["problem"].startswith(says)


def test_what_is_too_large_is_refused_before_it_is_read(server: TableServer) -> None:
    with server.http() as http:
        a_little = http.post("/api/tables", json=wanted(edition="#" * (editions.LARGEST + 1)))
        a_lot = http.post("/api/tables", json=wanted(edition="#" * 4 * editions.LARGEST))

    assert (a_little.status_code, a_little.json()["refused"]) == (422, "bad-request")
    assert (a_lot.status_code, a_lot.json()["refused"]) == (413, "too-large")


def test_a_whole_game_with_an_edition_its_record_and_its_replay(server: TableServer) -> None:
    async def evening() -> tuple[str, str]:
        code, host = server.open_table("me bot", edition=GAUL)
        with server.http() as http:
            commands = [one["text"] for one in http.get(f"/api/tables/{code}/game").json()["commands"]]
        async with await Looker.at(server, code, host, 0) as anna:
            await anna.done("start")
            await anna.play(commands)
            assert anna.life == "finished"
        return code, host

    code, host = asyncio.run(evening())
    with server.http(host) as http:
        record = http.get(f"/api/tables/{code}/record").json()
        verdict = http.post("/api/verify", json={"record": record}).json()
        replay = http.post("/api/replay", json={"record": record}).json()
        again = http.get(f"/api/tables/{code}/replay").json()
        info = http.get(f"/api/tables/{code}/game").json()

    assert record["edition"]["name"] == "Gaul"
    assert verdict["good"], verdict["findings"]
    assert replay["info"] == again["info"] == info
    assert replay["frames"][-1]["now"]["setting"]["edition"] == "Gaul"


def test_a_record_with_a_bad_edition_is_no_good_record(server: TableServer) -> None:
    bad = {"consigliere": 1, "game": "condottiere", "edition": {"name": "x", "cards": {}, "map": {}}}
    with server.http() as http:
        answer = http.post("/api/verify", json={"record": bad})

    assert answer.status_code == 422
    assert answer.json()["arguments"]["problem"].startswith("edition: cards/card: must be there")


def test_a_table_with_an_edition_outlives_its_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def looked(server: TableServer, code: str, host: str) -> dict[str, Any]:
        async with await Looker.at(server, code, host, 0) as anna:
            if anna.life == "lobby":
                await anna.done("start")
                await anna.until(lambda looker: looker.life == "running")
            return dict(anna.table["setting"])

    with TableServer(tmp_path_factory.mktemp("own"), "--pace", "0", "--no-limits") as server:
        code, host = server.open_table("me bot", edition=GAUL)
        before = asyncio.run(looked(server, code, host))
        server.kill()
        server.start()
        after = asyncio.run(looked(server, code, host))

    assert before == after
    assert after["edition"] == "Gaul"
