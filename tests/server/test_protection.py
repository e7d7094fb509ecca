"""What strangers may send: pages of other sites, floods, nonsense, and bodies without end."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from consigliere.server.guard import OPENING_BODY
from tests.server.driver import Looker, TableServer

POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
}
NONSENSE = [
    "",
    "no json",
    "[]",
    "{}",
    "null",
    '{"ask":"hello"}',
    '{"ask":"dance","id":"x"}',
    '{"ask":"ping","id":"x","more":1}',
    '{"ask":"ping","id":"not an id"}',
    '{"ask":"ping","id":"' + "x" * 41 + '"}',
    '{"ask":"hello","id":"x","table":"abcdef","last":-1}',
    '{"ask":"hello","id":"x","table":"abcdef","last":' + "9" * 400 + "}",
    '{"ask":"hello","id":"x","table":"../../x"}',
    '{"ask":"ping","id":"\\ud800"}',
    "[" * 5000,
]


def headers_of(server: TableServer, path: str, method: str = "GET", **words: object) -> dict[str, str]:
    with server.http() as http:
        return dict(http.request(method, path, **words).headers)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/t/abcdef"),
        ("GET", "/nothing.here"),
        ("GET", "/api/games"),
        ("GET", "/api/games/none"),
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/nothere"),
        ("GET", "/api/tables/!"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("GET", "/ws"),
        ("GET", "/api/openapi.json"),
    ],
)
def test_every_answer_wears_its_headers(server: TableServer, method: str, path: str) -> None:
    found = headers_of(server, path, method)

    policy = set(found["content-security-policy"].split("; "))
    assert policy >= POLICY
    assert policy - POLICY == {f"connect-src 'self' ws://{server.host} wss://{server.host}"}
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "no-referrer"
    assert found["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in found["permissions-policy"]
    assert "cache-control" in found
    assert "server" not in found


def test_a_host_that_is_none_gets_no_word_into_the_policy(server: TableServer) -> None:
    found = headers_of(server, "/", headers={"host": "x; script-src evil"})

    assert "evil" not in found["content-security-policy"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_a_page_of_another_site_can_neither_post_nor_open_a_socket(server: TableServer, origin: str) -> None:
    async def scene() -> None:
        with pytest.raises(InvalidStatus) as denied:
            await Looker.connected(server, additional_headers={"origin": origin})
        answer = denied.value.response
        assert answer.status_code == 403
        assert json.loads(answer.body or b"")["refused"] == "foreign-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"

    with server.http(headers={"origin": origin}) as http:
        answer = http.post("/api/tables", json={"game": "condottiere", "seats": 2})
    assert (answer.status_code, answer.json()["refused"]) == (403, "foreign-origin")
    asyncio.run(scene())


def test_our_own_page_can_do_both(server: TableServer) -> None:
    async def scene() -> None:
        async with await Looker.connected(server, additional_headers={"origin": own}) as anna:
            assert (await anna.ask("ping"))["says"] == "pong"

    own = f"http://{server.host}"
    with server.http(headers={"origin": own}) as http:
        assert http.post("/api/tables", json={"game": "condottiere", "seats": 2}).status_code == 200
    asyncio.run(scene())


@pytest.mark.parametrize("frame", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_trouble_and_the_socket_goes_on(server: TableServer, frame: str) -> None:
    async def scene() -> None:
        async with await Looker.connected(server) as stranger:
            await stranger.send(frame)
            assert (await stranger.ask("ping"))["says"] == "pong"
            assert stranger.said[0]["says"] == "trouble"
            assert stranger.said[0]["problem"] == "unreadable"

    asyncio.run(scene())


def test_bytes_are_no_text_and_a_long_frame_is_too_long(server: TableServer) -> None:
    async def scene() -> None:
        async with await Looker.connected(server) as stranger:
            await stranger.send(b'{"ask":"ping","id":"x"}')
            await stranger.send(json.dumps({"ask": "ping", "id": "x", "more": "x" * 50_000}))
            assert (await stranger.ask("ping"))["says"] == "pong"
            assert [said["problem"] for said in stranger.said[:2]] == ["unreadable", "too-long"]

    asyncio.run(scene())


def test_a_message_beyond_all_measure_closes_its_socket(server: TableServer) -> None:
    async def scene() -> None:
        async with await Looker.connected(server) as stranger:
            await stranger.send("x" * 100_000)
            assert (await stranger.until_closed())[0] == 1009

    asyncio.run(scene())


def test_nothing_but_nonsense_closes_the_socket_with_a_reason(server: TableServer) -> None:
    async def scene() -> None:
        async with await Looker.connected(server) as stranger:
            for _ in range(19):
                await stranger.send("nonsense")
            assert (await stranger.ask("ping"))["says"] == "pong"  # after which counting begins anew
            for _ in range(20):
                await stranger.send("nonsense")
            assert await stranger.until_closed() == (4000, "nonsense")
            assert stranger.said[-1] == {"says": "trouble", "problem": "closing", "detail": "nonsense"}

    asyncio.run(scene())


def test_frames_are_never_pressed_even_for_a_client_that_would_like_it(server: TableServer) -> None:
    """The length of pressed text tells something of what is in it."""

    async def scene() -> None:
        async with await Looker.connected(server, compression="deflate") as anna:
            assert (await anna.ask("ping"))["says"] == "pong"
            assert anna.socket.protocol.extensions == []

    asyncio.run(scene())


def test_a_body_that_is_too_large_is_not_read(server: TableServer) -> None:
    def endless() -> object:
        for _ in range(200):
            yield b"x" * 1000

    with server.http() as http:
        for body in (b"x" * (OPENING_BODY + 1), endless()):
            answer = http.post("/api/tables", content=body)  # type: ignore[arg-type]
            assert (answer.status_code, answer.json()["refused"]) == (413, "too-large")
        answer = http.post("/api/verify", content=b"x" * (5 * 1024 * 1024 + 1))
        assert answer.status_code == 413


def has_heard(frames: int, looker: Looker) -> bool:
    return len(looker.said) >= frames


def test_an_address_that_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async def scene(server: TableServer) -> None:
        async with await Looker.connected(server) as stranger:
            kinds: list[str] = []
            # On a slow machine some more are let through.
            while "too-fast" not in kinds and len(kinds) < 1000:
                more = 15 if kinds else 75
                for _ in range(more):
                    await stranger.send('{"ask":"ping","id":"x"}')
                await stranger.until(partial(has_heard, len(kinds) + more))
                kinds = [said.get("problem") or said["says"] for said in stranger.said]
            assert kinds[:60] == ["pong"] * 60
            assert set(kinds[60:]) <= {"pong", "too-fast"}
            assert "too-fast" in kinds

    with TableServer(tmp_path, "--pace", "0") as server:
        asyncio.run(scene(server))
        with server.http() as http:
            table = {"game": "condottiere", "seats": 2}
            answers = [http.post("/api/tables", json=table) for _ in range(31)]
        assert [answer.status_code for answer in answers] == [200] * 30 + [429]
        assert answers[-1].json()["refused"] == "too-fast"
        assert int(answers[-1].headers["retry-after"]) > 0
        assert server.log() == ""


def test_a_household_that_asks_too_much_sends_nobody_away_and_shows_nothing_of_the_dark(
    tmp_path: Path,
) -> None:
    """What comes from a seat in the dark is counted for itself: others in the house do not notice it, nor it them."""

    async def scene(server: TableServer) -> None:
        code, token = server.open_table("me bot bot bot bot", game="offer", options={"clocks": False})
        async with AsyncExitStack() as house:
            anna = await house.enter_async_context(await Looker.at(server, code, token, 0))
            await anna.done("start")
            await anna.until(lambda looker: (looker.table["view"] or {}).get("stage") == "opening")
            crowd = [await house.enter_async_context(await Looker.connected(server)) for _ in range(40)]
            for _ in range(60):  # as many as each may send at once
                for one in crowd:
                    await one.send('{"ask":"ping","id":"x"}')
            before = len(anna.said)
            for _ in range(40):
                await anna.send('{"ask":"ping","id":"x"}')
            await anna.until(lambda looker: len(looker.said) >= before + 40)
            assert {said["says"] for said in anna.said[before:]} == {"pong"}
            for one in crowd:
                await one.until(lambda looker: len(looker.said) >= 60)
            answers = [said.get("problem") or said["says"] for one in crowd for said in one.said]
            assert set(answers) == {"pong", "too-fast"}

    with TableServer(tmp_path, "--pace", "0") as server:
        asyncio.run(scene(server))
        assert server.log() == ""
