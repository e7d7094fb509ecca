"""What HTTP answers: games, tables, records, replays, and the client itself."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from starlette.requests import Request

from consigliere import editions, shelf
from consigliere.server.problems import Problem
from consigliere.server.static import Client
from tests.cli.driver import played_record
from tests.server.driver import Looker, Plain, TableServer


def test_the_server_says_where_it_is_found_and_what_it_speaks(server: TableServer) -> None:
    with server.http() as http:
        found = http.get("/api/server").json()

    assert found["addresses"] == [f"http://{server.host}"]
    assert found["languages"] == ["en", "fa", "ja", "uk"]


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_is_described_whole(server: TableServer, name: str) -> None:
    box = shelf.game(name)
    with server.http() as http:
        games = http.get("/api/games").json()
        game = http.get(f"/api/games/{name}").json()

    commands = game.pop("commands")
    edition = game.pop("edition")
    assert edition["name"] is None
    assert len(edition["reconstructed"]) <= edition["facts"] == editions.facts(box)
    assert game["presets"] == [{"name": one.name, "options": one.values} for one in box.presets]
    assert game in games
    assert (game["least"], game["most"]) == (box.least_seats, box.most_seats)
    assert game["bots"][0] == "random"
    assert [command["text"] for command in commands] == [box.text(command) for command in box.catalogue]
    assert [command["plain"] for command in commands] == [
        box.command_to_plain(command) for command in box.catalogue
    ]
    choices = {option["name"]: option["choices"] for option in game["options"]}
    assert choices == {option.name: list(option.choices) for option in box.options}


def test_only_what_is_public_and_the_same_for_all_is_sent_pressed(server: TableServer) -> None:
    """How far a text can be pressed tells something of what is in it, and a table may hold secrets."""
    with server.http() as http:
        code, _ = server.open_table("me bot")
        alike = ["/api/games", "/api/games/condottiere"]
        apart = [f"/api/tables/{code}{path}" for path in ("", "/game", "/replay")]
        takes = {"accept-encoding": "gzip"}
        found = {path: http.get(path, headers=takes) for path in [*alike, *apart]}
        plain = {path: http.get(path, headers={"accept-encoding": "identity"}) for path in alike}

    for path, answer in found.items():
        assert answer.status_code == 200, path
        assert (answer.headers.get("content-encoding") == "gzip") == (path in alike), path
    for path, answer in plain.items():
        assert "content-encoding" not in answer.headers
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.json() == found[path].json()


def test_a_table_is_shown_to_whoever_has_its_code(server: TableServer) -> None:
    options = {"show_cards": False, "capturing_regions": True}
    code, _ = server.open_table("me bot empty", options=options, preset="by-the-letter")
    with server.http() as http:
        setting = http.get(f"/api/tables/{code}").json()

    assert (setting["preset"], setting["options"]["full_board_ends"]) == ("by-the-letter", True)
    assert setting["life"] == "lobby"
    assert [chair["kind"] for chair in setting["chairs"]] == ["person", "bot", "empty"]
    assert setting["options"]["show_cards"] is False
    assert len(setting["commitment"]) == 64


def test_a_big_screen_is_a_host_without_a_seat(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("empty bot", name=None)
        async with await Looker.at(server, code, token) as screen:
            assert screen.you == {"seat": None, "seats": [], "host": True, "name": None, "ghost": False}
            await screen.done("configure", options={"show_cards": False})

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("change", "status", "why"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "../x"}, 422, "bad-request"),
        ({"seats": 7}, 422, "seats"),
        ({"seats": 10**400}, 422, "bad-request"),
        ({"seats": True}, 422, "bad-request"),
        ({"options": {"show_cards": 3}}, 422, "bad-option-value"),
        ({"options": {"nothing": True}}, 422, "unknown-option"),
        ({"preset": "by-heart"}, 422, "unknown-preset"),
        ({"options": {"full_board_ends": True}}, 422, "without-capturing"),
        ({"options": {"discard_seconds": 10**30}}, 422, "bad-request"),
        ({"clock": {"kind": "live", "decision": 1}}, 422, "bad-request"),
        ({"name": ""}, 422, "bad-request"),
        ({"name": "\u200b"}, 422, "name-empty"),
        ({"name": "x" * 41}, 422, "bad-request"),
        ({"chairs": [{"kind": "bot", "bot": "genius"}]}, 422, "no-such-bot"),
        ({"chairs": [{"kind": "empty"}] * 5}, 422, "too-few-seats"),
        ({"more": 1}, 422, "bad-request"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    server: TableServer, change: Plain, status: int, why: str
) -> None:
    table = {"game": "condottiere", "seats": 4, "name": "Anna", "chairs": [{"kind": "me"}], **change}
    with server.http() as http:
        answer = http.post(
            "/api/tables", content=json.dumps(table), headers={"content-type": "application/json"}
        )

    assert answer.status_code == status
    assert why in answer.json()["refused"]
    assert set(answer.json()) == {"refused", "rules", "arguments"}


@pytest.mark.parametrize("path", ["", "/guests", "/record", "/replay"])
def test_a_table_that_is_not_there_is_not_found(server: TableServer, path: str) -> None:
    with server.http() as http:
        answer = http.request("POST" if path == "/guests" else "GET", f"/api/tables/nothere{path}")

    assert (answer.status_code, answer.json()["refused"]) == (404, "no-such-table")


def test_while_a_game_runs_a_replay_shows_ones_own_seat_or_the_gallery_and_afterwards_any(
    server: TableServer,
) -> None:
    async def scene() -> None:
        code, token = server.open_table("me bot")
        own = {"authorization": f"Bearer {token}"}
        commands = server.commands()

        def answer(viewer: str, headers: dict[str, str] | None = None) -> Plain:
            with server.http() as http:
                answer = http.get(f"/api/tables/{code}/replay", params={"viewer": viewer}, headers=headers)
            found: Plain = answer.json()
            assert (answer.status_code == 200) == ("frames" in found)
            return found

        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            await anna.play(commands, until=lambda looker: looker.last > 8)
            seen = answer("0", own)["frames"]
            assert [frame["item"] for frame in seen] == [anna.feed[n] for n in range(1, anna.last + 1)]
            assert [frame["n"] for frame in seen] == list(range(1, anna.last + 1))
            assert seen[-1]["now"]["view"] == anna.table["view"]
            for refused in (answer("0"), answer("1"), answer("1", own)):
                assert refused["refused"] == "no-pass"
            assert answer("7")["refused"] == "no-such-seat"
            assert answer("gallery")["viewer"] == "gallery"
            await anna.play(commands)
        with server.http(token) as http:
            record = http.get(f"/api/tables/{code}/record").json()
            for viewer in ("0", "1", "gallery"):
                shown = answer(viewer, own)["frames"]
                brought = http.post("/api/replay", json={"record": record, "viewer": viewer}).json()["frames"]
                steps = [frame for frame in shown if frame["item"]["item"] == "step"]
                again = [frame for frame in brought if frame["item"]["item"] == "step"]
                assert [one["item"]["told"] for one in steps] == [one["item"]["told"] for one in again]
                assert [one["now"]["view"] for one in steps] == [one["now"]["view"] for one in again]

    asyncio.run(scene())


def test_a_record_that_was_changed_is_found_out(server: TableServer, tmp_path: Path) -> None:
    record: Plain = played_record(tmp_path / "record.json")
    with server.http() as http:
        good = http.post("/api/verify", json={"record": record}).json()
        record["deal"]["secret"] = "00" * 32
        bad = http.post("/api/verify", json={"record": record}).json()

    assert good["good"]
    assert not bad["good"]
    assert {finding["check"] for finding in bad["findings"] if not finding["good"]} >= {"commitment", "draws"}


@pytest.mark.parametrize(
    "body", ["", "no json", "[]", "{}", '{"record": 1}', '{"record": {"consigliere": 1}}', "[" * 100_000]
)
@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
def test_what_is_no_record_is_refused(server: TableServer, path: str, body: str) -> None:
    with server.http() as http:
        answer = http.post(path, content=body)

    assert (answer.status_code, answer.json()["refused"]) == (422, "bad-record")


# The client: files as the web build leaves them.


def request(**headers: str) -> Request:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": pairs})


@pytest.fixture
def built(tmp_path: Path) -> Client:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "sw.js").write_text("// nothing yet")
    (tmp_path / "static" / "assets" / "table-a1b2.js").write_text("export {}\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "static" / "link.txt").symlink_to(tmp_path / "secret.txt")
    return Client(tmp_path / "static")


@pytest.mark.parametrize(
    "path", ["", "t/abcdef", "rules/condottiere", "rules/condottiere/CON-3.2", "index.html"]
)
def test_every_place_in_the_client_is_its_page_and_asked_for_anew(built: Client, path: str) -> None:
    answer = built.answer(request(), path)

    assert answer.body == b"<!doctype html>"
    assert answer.headers["cache-control"] == "no-cache"
    assert built.answer(request(if_none_match=answer.headers["etag"]), path).status_code == 304


def test_files_with_a_hash_in_their_name_are_kept_for_good_and_sent_pressed(built: Client) -> None:
    plain = built.answer(request(), "assets/table-a1b2.js")
    pressed = built.answer(request(accept_encoding="gzip, br"), "assets/table-a1b2.js")

    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    assert pressed.headers["content-encoding"] == "gzip"
    assert len(pressed.body) < len(plain.body)
    assert built.answer(request(), "sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "nothing.js",
        "../secret.txt",
        "assets/../../secret.txt",
        "link.txt",
        ".env.txt",
        "a\0.txt",
        "/etc/x.txt",
    ],
)
def test_nothing_outside_the_client_is_ever_sent(built: Client, path: str) -> None:
    with pytest.raises(Problem, match="no-such-page"):
        built.answer(request(), path)


def test_without_a_built_client_one_line_says_how_to_build_it(tmp_path: Path) -> None:
    answer = Client(tmp_path / "nothing").answer(request(), "")

    assert answer.status_code == 200
    assert b"npm run build" in answer.body
