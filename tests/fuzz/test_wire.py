"""Odd bytes on the wire of a real server: raw HTTP requests, and frames one after the other on real sockets.

Every request gets an answer below 500 or a closed connection, every socket answers a ping afterwards or was closed with
a reason, and the server's log stays empty.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.driver import played_record
from tests.fuzz.mutator import Mutator, pooled
from tests.fuzz.targets import REQUESTS
from tests.sample import ALL
from tests.server.driver import PATIENCE, Looker, TableServer

TIMES = 100 if ALL else 1
REQUESTS_OVER_HTTP = 400 * TIMES
FRAMES = 600 * TIMES
AT_ONCE = 8
FRAMES_EACH = 12
DESK_FULL = b'"desk-full"'  # so many records are checked already: no failure, but a refusal
CLOSED = (1002, 1007, 1009, 4000, 4003)  # by the protocol, or with a reason

pytestmark = pytest.mark.timeout(0 if ALL else 300)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("wire"), "--pace", "0", "--no-limits") as running:
        yield running
    assert running.log() == ""


def http_samples(server: TableServer, record: dict[str, object]) -> list[bytes]:
    code, token = server.open_table("me empty bot bot")
    small = {**record, "entries": record["entries"][:10], "result": None}  # type: ignore[index]
    table = {
        "game": "offer",
        "seats": 5,
        "name": "Anna",
        "chairs": [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 4,
    }
    bodies: list[tuple[str, str, Any]] = [
        ("GET", "/api/server", None),
        ("GET", "/api/games/corleone", None),
        ("GET", f"/api/tables/{code}", None),
        ("GET", f"/api/tables/{code}/game", None),
        ("GET", f"/api/tables/{code}/replay?viewer=gallery", None),
        ("GET", f"/api/tables/{code}/record", None),
        ("GET", f"/t/{code}", None),
        ("GET", "/assets/none.js", None),
        ("POST", f"/api/tables/{code}/guests", {}),
        ("POST", "/api/tables", table),
        (
            "POST",
            "/api/tables",
            {**table, "game": "condottiere", "seats": 2, "edition": 'game = "condottiere"\nname = "x"'},
        ),
        ("POST", "/api/verify", {"record": small}),
        ("POST", "/api/replay", {"record": small, "viewer": "0"}),
    ]
    found = []
    for method, path, body in bodies:
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {server.host}\r\nAuthorization: Bearer {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        found.append(head.encode() + text)
    return found


def request(mutator: Mutator, samples: list[bytes]) -> bytes:
    """A change in the body, with its new length told; or anywhere."""
    head, _, body = mutator.one_of(samples).partition(b"\r\n\r\n")
    if body and mutator.number(3):
        body = (
            mutator.bytes(body)
            if mutator.number(4) == 0
            else mutator.json(json.loads(body), {}).encode(errors="replace")
        )
        kept = [line for line in head.split(b"\r\n") if not line.startswith(b"Content-Length")]
        head = b"\r\n".join([*kept, b"Content-Length: %d" % len(body)])
    elif mutator.number(2):
        lines = head.decode().split("\r\n")
        place = mutator.number(len(lines))
        lines[place] = mutator.text(
            lines[place], ["Transfer-Encoding: chunked", "GET /ws HTTP/1.1", "Upgrade: websocket", *lines]
        )
        head = "\r\n".join(lines).encode(errors="replace")
    else:
        head = mutator.bytes(head)
    return head + b"\r\n\r\n" + body


async def answered(port: int, given: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(given)
        if writer.can_write_eof():
            writer.write_eof()  # whatever length was told: no more will come
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    status = answer.split(b"\r\n", 1)[0]
    is_refused = status.startswith(b"HTTP/1.1 ") and status[9:12] < b"500"
    assert answer == b"" or is_refused or DESK_FULL in answer, (given, answer[:300])


def test_any_bytes_over_http_get_an_answer_that_is_no_failure(
    server: TableServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    samples = http_samples(server, played_record(tmp_path_factory.mktemp("record") / "record.json", seats=2))
    port = int(server.host.rpartition(":")[2])
    left = iter(range(REQUESTS_OVER_HTTP))

    async def one_after_the_other() -> None:
        for number in left:
            await answered(port, request(Mutator("http", number), samples))

    async def scene() -> None:
        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))

    asyncio.run(scene())


def test_any_frames_one_after_the_other_leave_a_socket_that_answers_or_was_closed(
    server: TableServer,
) -> None:
    """At tables of every game, some of them running, with a pass and without."""
    tables = [server.open_table("me bot bot", game=game) for game in ("condottiere", "corleone", "mobcity")]
    tables.append(server.open_table("me bot bot bot bot", game="offer"))
    commands = {game: server.commands(game)[::50] for game in ("condottiere", "corleone", "mobcity", "offer")}
    left = iter(range(FRAMES // FRAMES_EACH))

    async def one_after_the_other() -> None:
        for number in left:
            mutator = Mutator("frames", number)
            code, token = mutator.one_of(tables)
            pool = {**pooled(REQUESTS), "table": [code, "abcdef"], "token": [token, None, token[:-1]]}
            pool["steps"] = [[text] for some in commands.values() for text in some]
            pool["ask"] = [ask for ask in pool["ask"] if ask not in ("abandon", "rematch")]
            # Without a pass a table that is over is not there, so there may be no welcome.
            hello = {"ask": "hello", "id": "h", "table": code, "token": mutator.one_of([token, None])}
            async with await Looker.connected(server) as looker:
                await looker.send(json.dumps({**hello, "seat": mutator.one_of([0, None, 1])}))
                try:
                    for _ in range(FRAMES_EACH):
                        await looker.send(frame(mutator, pool))
                    assert (await looker.ask("ping", id="still-there"))["says"] == "pong"
                except (ConnectionClosed, asyncio.CancelledError):
                    closed, reason = await looker.until_closed()
                    assert closed in CLOSED, (number, closed, reason)

    async def scene() -> None:
        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))

    asyncio.run(scene())


def frame(mutator: Mutator, pool: dict[str, list[Any]]) -> str | bytes:
    sample = dict(mutator.one_of([one for one in REQUESTS if one["ask"] not in ("abandon", "rematch")]))
    for name in ("table", "token", "steps"):
        if name in sample:
            sample[name] = mutator.one_of(pool[name])
    sample["id"] = f"w{mutator.number(1 << 30)}"
    if mutator.number(3) == 0:
        return json.dumps(sample)
    text = mutator.json(sample, pool).encode(errors="replace")
    return mutator.bytes(text) if mutator.number(10) == 0 else text.decode()
