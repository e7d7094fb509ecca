"""One visitor cannot wear the server down: not with memory, files or frames, and not under another's name."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from consigliere.server.connection import TOO_SLOW, Connection
from consigliere.server.hosts import Hosts
from consigliere.server.rates import LIFTED, READING_BYTES, Household
from consigliere.server.settings import Settings
from consigliere.texts import languages
from tests.server import attacks
from tests.server.attacks import (
    PING,
    PONG,
    connected,
    deaf,
    frame,
    half_open,
    ports,
    pours,
    rest_of,
    until,
    until_dropped,
)
from tests.server.driver import Looker, TableServer

ELSEWHERE = "127.0.0.2"  # another address of this machine; the first is trusted as a proxy's
PUBLIC = "table.example.org"
HEAD = b"GET /api/server HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server with the usual limits."""
    words = ("--pace", "0", "--origin", f"https://{PUBLIC}")
    with TableServer(tmp_path_factory.mktemp("guarded"), *words) as running:
        yield running


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """One that waits a second where the usual one waits for many."""
    folder = tmp_path_factory.mktemp("impatient")
    impatient = TableServer(folder, "--pace", "0", "--no-limits")
    impatient.command = [sys.executable, "-m", "tests.server.impatient", "serve"]
    with impatient as running:
        yield running
    assert running.log() == ""


def answers(server: TableServer) -> bool:
    with server.http() as http:
        return http.get("/api/server").status_code == 200


# Memory.


def test_a_notebook_that_is_written_over_and_over_makes_no_long_welcome(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me bot")
        async with await Looker.at(server, code, token, 0) as anna:
            wrote = await attacks.fills_notes(anna, 80)
            kinds = [said["says"] for said in wrote]
            assert kinds == sorted(kinds)  # some were done; then no more
            assert wrote[-1]["refusal"]["refused"] == "table-full"
            done = kinds.count("done")
            await anna.done("start")
            async with await Looker.at(server, code, token, 0) as again:
                texts = [item["text"] for item in again.feed.values() if item["item"] == "noted"]
                assert [len(text) for text in texts] == [0] * (done - 1) + [attacks.LONG_NOTE]
                assert len(again.frames[0].encode()) < 4 * 2 * attacks.LONG_NOTE
                await again.play(server.commands())
                assert again.life == "finished"

    asyncio.run(scene())


def test_somebody_who_does_not_read_is_let_go_by_bytes(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me bot")
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("note", text="長" * attacks.LONG_NOTE)
            async with await Looker.at(server, code, token, 0) as again:
                welcome = len(again.frames[0].encode())
            hello = {"table": code, "token": token, "seat": 0}
            with deaf(server) as stranger:
                # Far fewer frames than a queue of frames would hold, and far more bytes than all buffers on the way.
                sent, _ = pours(stranger, [attacks.request("hello", n, **hello) for n in range(240)])
                heard = await asyncio.to_thread(rest_of, stranger, b"\x0f\xa1too-slow")  # 4001
            assert heard.endswith(b"too-slow")
            assert len(heard) < welcome * sent / 2
            assert (await anna.ask("ping"))["says"] == "pong"

    asyncio.run(scene())


def test_whoever_is_let_go_and_never_reads_is_held_no_longer(impatient: TableServer) -> None:
    """Neither the socket that was told to leave, nor one for which little waits, nor a page that nobody fetches."""

    async def scene() -> None:
        code, token = impatient.open_table("me bot")
        async with await Looker.at(impatient, code, token, 0) as anna:
            await anna.done("note", text="長" * attacks.LONG_NOTE)
        hello = {"table": code, "token": token, "seat": 0}
        with deaf(impatient) as much, deaf(impatient) as little, connected(impatient) as page:
            pours(much, [attacks.request("hello", number, **hello) for number in range(60)])
            pours(little, [attacks.request("hello", number, **hello) for number in range(10)])
            ask = f"GET /api/games/offer HTTP/1.1\r\nHost: {impatient.host}\r\n\r\n"
            pours(page, [ask.encode()] * 8)
            await asyncio.to_thread(until_dropped, impatient, ports((much, little, page)))

    asyncio.run(scene())


class Transport:
    """The lower end of a socket: how much waits there is up to the test."""

    def __init__(self, waiting: int = 0) -> None:
        self.waiting = waiting
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_aborted = True
        self.waiting = 0


def sockets(settings: Settings, *waiting: int) -> list[tuple[Connection, Transport]]:
    """Sockets of one household, for each of which so many bytes are on their way."""
    household = Household(settings.rates)
    found = []
    for count in waiting:
        transport = Transport(count)
        lower = cast(asyncio.WriteTransport, transport)
        found.append((Connection(cast(WebSocket, None), settings, household, lower), transport))
        household.sockets.add(found[-1][0])
    return found


def test_what_waits_for_one_socket_is_bounded_and_one_long_welcome_always_fits() -> None:
    ((one, transport),) = sockets(Settings(rates=LIFTED, waiting_bytes=100_000), 0)
    left = []
    for text in ("x" * 500_000, "one more"):
        one.send(text)
        left.append(one.leaving)
    assert left == [None, TOO_SLOW]
    assert one.behind() == 0
    assert not transport.is_aborted  # it may still read why


def test_in_a_household_whoever_is_furthest_behind_leaves_and_nobody_who_reads() -> None:
    settings = Settings(rates=LIFTED, waiting_bytes=1 << 30, household_waiting_bytes=1_000_000)
    little, much, most, last = sockets(settings, READING_BYTES, 300_000, 600_000, 50_000)
    last[0].send("x" * 40_000)
    assert [transport.is_aborted for _, transport in (little, much, most, last)] == [False] * 4
    last[0].send("x" * 40_000)
    assert [transport.is_aborted for _, transport in (little, much, most, last)] == [
        False,
        False,
        True,
        False,
    ]
    assert most[0].leaving is TOO_SLOW


# Frames.


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", frame(b"ping", PING)),
        (b"", frame(b"", PONG)),
        (frame(b"x", final=False), frame(b"", attacks.CONTINUED, final=False)),
    ],
    ids=["pings", "pongs", "empty pieces of a message"],
)
def test_frames_that_no_table_sees_are_counted_too(guarded: TableServer, first: bytes, more: bytes) -> None:
    with deaf(guarded) as stranger:
        stranger.sendall(first + more * 1000)
        heard = rest_of(stranger)
    assert heard.endswith(b"\x0f\xa4too-fast")  # 4004
    assert heard.count(b"ping") < 1000


def test_some_pings_are_answered(guarded: TableServer) -> None:
    with deaf(guarded) as stranger:
        pours(stranger, [frame(b"are you there", PING)] * 100)
        heard = b""
        while heard.count(b"are you there") < 100:
            more = stranger.recv(1 << 16)
            assert more
            heard += more


def test_hello_has_a_pace_of_its_own_and_whoever_waits_is_welcome_again(guarded: TableServer) -> None:
    async def greets(stranger: Looker, times: int) -> list[str]:
        """Say hello so many times; how that was answered."""
        before = len(answers_of(stranger))
        for _ in range(times):
            await stranger.send(json.dumps({"ask": "hello", "id": "x", "table": code}))
        await stranger.until(lambda looker: len(answers_of(looker)) >= before + times)
        return answers_of(stranger)[before:]

    async def scene() -> None:
        from_afar = {"additional_headers": {"x-forwarded-for": "192.0.2.7"}}
        async with await Looker.connected(guarded, **from_afar) as stranger:
            assert await greets(stranger, 20) == ["welcome"] * 20
            # On a slow machine some more are welcome.
            while "too-fast" not in await greets(stranger, 15):
                assert len(stranger.said) < 2000
            assert (await stranger.ask("ping"))["says"] == "pong"
            while await greets(stranger, 1) != ["welcome"]:
                await asyncio.sleep(0.1)

    code, _ = guarded.open_table("me bot")
    asyncio.run(scene())


def answers_of(looker: Looker) -> list[str]:
    """What was said to one hello after the other."""
    kinds = ("welcome", "trouble")
    return [said.get("problem") or said["says"] for said in looker.said if said["says"] in kinds]


def test_a_long_welcome_counts_for_several() -> None:
    ((one, _),) = sockets(Settings(), 0)
    before = one.lets_hello(), one.household_lets_hello()
    one.welcome("x" * 20_000_000)
    assert (before, one.lets_hello(), one.household_lets_hello()) == ((True, True), False, False)


# Connections.


def test_where_there_are_few_files_unfinished_requests_keep_nobody_out_and_the_last_file_is_missed(
    tmp_path: Path,
) -> None:
    """Also not from an address that is trusted. Running out of files is said once, and survived."""
    poor = TableServer(tmp_path, "--pace", "0", "--no-limits")
    poor.command = ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *poor.command]
    with poor as server:
        assert any("256" in line for line in server.printed)
        with half_open(server, 600) as found:
            assert answers(server)
            until_dropped(server, ports(found), left=64)
            assert answers(server)
        with half_open(server, 300, said=HEAD + b"\r\n") as found:
            until(lambda: "no files for more than 128 connections" in server.log())
            known = ports(found)
        until_dropped(server, known)
        assert answers(server)
        said = server.log().splitlines()
    assert [line.partition("WARNING ")[2].partition(":")[0] for line in said] == [
        "more than 64 connections have not finished a request",
        "there are no files for more than 128 connections",
    ]


def test_an_address_has_so_many_connections_and_a_proxy_more(guarded: TableServer) -> None:
    with half_open(guarded, 320, ELSEWHERE) as found, half_open(guarded, 20):
        until_dropped(guarded, ports(found), left=300)
        assert answers(guarded)
        with connected(guarded, ELSEWHERE) as one:
            assert rest_of(one) == b""
    assert f"{ELSEWHERE} has 300 connections open" in guarded.log()


@pytest.mark.parametrize("said", [b"", HEAD], ids=["nothing", "half"])
def test_a_request_that_does_not_begin_or_does_not_end_is_given_up(
    impatient: TableServer, said: bytes
) -> None:
    with connected(impatient) as one:
        one.sendall(said)
        assert rest_of(one) == b""


@pytest.mark.parametrize("said", [HEAD, b"\r\n"], ids=["half", "an empty line"])
def test_so_is_a_second_one_on_the_same_connection(impatient: TableServer, said: bytes) -> None:
    with connected(impatient) as one:
        one.sendall(HEAD + b"\r\n")
        assert b"HTTP/1.1 200" in rest_of(one, b"}")
        one.sendall(said)
        assert rest_of(one) == b""


@pytest.mark.parametrize(
    "said",
    [
        HEAD + b"X-Long: " + b"x" * 70_000,
        HEAD + b"X-More: x\r\n" * 7_000,
        b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        + b"x" * 70_000,
    ],
    ids=["one header", "many headers", "after the body"],
)
def test_a_head_without_end_is_not_kept(server: TableServer, said: bytes) -> None:
    with connected(server) as one:
        one.sendall(said)
        assert rest_of(one).startswith(b"HTTP/1.1 400")


def test_requests_are_not_piled_up(server: TableServer) -> None:
    with connected(server) as one:
        pours(one, [(HEAD + b"\r\n") * 2000])
        assert rest_of(one).count(b"HTTP/1.1 200") < 1000


# Names.


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", f"x.{PUBLIC}"]
)
def test_a_page_whose_name_was_turned_to_us_gets_nothing(guarded: TableServer, host: str) -> None:
    async def scene() -> None:
        with pytest.raises(InvalidStatus) as denied:
            await Looker.connected(guarded, additional_headers=headers)
        assert denied.value.response.status_code == 421
        assert json.loads(denied.value.response.body or b"")["refused"] == "unknown-host"

    headers = {"host": host, "origin": f"http://{host}"}
    with guarded.http(headers=headers) as http:
        for answer in (
            http.get("/api/games"),
            http.post("/api/tables", json={"game": "condottiere", "seats": 2}),
        ):
            assert answer.status_code == 421
            assert answer.json()["refused"] == "unknown-host"
            assert answer.json()["arguments"] == {"host": host, "start": f"--origin http://{host}"}
        page = http.get("/")
    assert page.status_code == 421
    assert page.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.text.count(f"--origin http://{host}") == len(languages())
    asyncio.run(scene())


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.0.2.7:8000", PUBLIC, socket.gethostname()]
)
def test_by_its_own_names_and_by_addresses_the_server_is_found(guarded: TableServer, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    with guarded.http(headers=headers) as http:
        assert http.post("/api/tables", json={"game": "condottiere", "seats": 2}).status_code == 200


def test_names_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic.fritz.box")
    hosts = Hosts("club.lan", ["https://table.example.org:8443/x"])
    own = [
        "",
        "attic",
        "ATTIC:8000",
        "attic.local.",
        "attic.fritz.box",
        "club.lan",
        PUBLIC,
        "a.localhost",
        "[::1]",
    ]
    assert [host for host in own if not hosts.knows(host)] == []
    others = [
        "fritz.box",
        "attic.evil.example",
        "example.org",
        "evil",
        "1.2.3.4.5",
        "[evil]",
        "a b",
        "127.1.evil",
    ]
    assert [host for host in others if hosts.knows(host)] == []
