"""Codes that open nothing are counted: of one address, and of all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest

from consigliere.server.codes import KEY_LENGTH
from tests.server.driver import PATIENCE, Looker, TableServer

A_FEW = 20  # codes that one address may try in vain
MANY = 300  # that all may, before few are few
SLACK = 2  # a window of the counter may end in the middle of a test


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server with its usual limits."""
    with TableServer(tmp_path_factory.mktemp("guarded"), "--pace", "0") as running:
        yield running
    assert running.log() == ""


@pytest.fixture
def people() -> Iterator[ExitStack]:
    """Closes what they have opened."""
    with ExitStack() as closing:
        yield closing


class Somebody:
    """An address of this machine."""

    def __init__(self, server: TableServer, address: str, people: ExitStack) -> None:
        self._server = server
        self._address = address
        transport = httpx2.HTTPTransport(local_address=address)
        self._http = people.enter_context(
            httpx2.Client(base_url=f"http://{server.host}", timeout=PATIENCE, transport=transport)
        )

    def asks(self, code: str, token: str | None = None) -> int:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return self._http.get(f"/api/tables/{code}", headers=headers).status_code

    def misses(self, most: int) -> int:
        """Try wrong codes until it is told to wait: how many it could try."""
        for tried in range(most):
            status = self.asks(f"wrong{tried}")
            if status == 429:
                return tried
            assert status == 404
        return most

    async def hello(self, code: str, token: str | None = None) -> str:
        looker = await Looker.connected(self._server, local_addr=(self._address, 0))
        async with looker:
            await looker.send(json.dumps({"ask": "hello", "id": "h", "table": code, "token": token}))
            await looker.until(lambda one: one.said)
            return str(looker.said[0].get("problem", looker.said[0]["says"]))


def test_whoever_tries_code_after_code_is_told_to_wait_and_nobody_else_is(
    guarded: TableServer, people: ExitStack
) -> None:
    code, token = guarded.open_table("me bot")
    link = guarded.link(code, token)
    guesser, other = Somebody(guarded, "127.0.0.2", people), Somebody(guarded, "127.0.0.3", people)

    assert A_FEW <= guesser.misses(A_FEW + SLACK) <= A_FEW + SLACK - 1
    # A right code no longer tells itself from a wrong one; what cannot be guessed opens the table as before.
    assert guesser.asks(code) == 429
    assert asyncio.run(guesser.hello(code)) == "too-fast"
    assert guesser.asks(code[:-1] + "x" * KEY_LENGTH) == 429
    assert guesser.asks(code, token) == guesser.asks(link) == 200
    assert asyncio.run(guesser.hello(code, token)) == asyncio.run(guesser.hello(link)) == "welcome"
    assert other.asks(code) == 200


def test_a_right_code_and_a_pass_are_never_counted(guarded: TableServer, people: ExitStack) -> None:
    code, token = guarded.open_table("me bot")
    often = Somebody(guarded, "127.0.0.4", people)
    assert {often.asks(code) for _ in range(2 * A_FEW)} == {200}
    gone = Somebody(guarded, "127.0.0.5", people)
    assert {gone.asks("nothere", token) for _ in range(A_FEW - 1)} == {404}
    assert gone.asks(code) == 200


def test_sockets_count_too(guarded: TableServer, people: ExitStack) -> None:
    async def scene() -> None:
        guesser = Somebody(guarded, "127.0.0.6", people)
        found = [await guesser.hello(f"wrong{number}") for number in range(A_FEW + SLACK)]
        assert found[:A_FEW] == ["no-such-table"] * A_FEW
        assert found[-1] == "too-fast"
        assert guesser.asks("wrong") == 429

    asyncio.run(scene())


def test_many_tries_at_once_count_one_by_one(guarded: TableServer) -> None:
    async def scene() -> list[int]:
        transport = httpx2.AsyncHTTPTransport(local_address="127.0.0.7")
        base = f"http://{guarded.host}"
        async with httpx2.AsyncClient(base_url=base, timeout=PATIENCE, transport=transport) as http:
            tries = [http.get(f"/api/tables/wrong{number}") for number in range(3 * A_FEW)]
            return [answer.status_code for answer in await asyncio.gather(*tries)]

    found = asyncio.run(scene())
    assert A_FEW <= found.count(404) <= A_FEW + SLACK - 1
    assert found.count(404) + found.count(429) == len(found)


def test_when_all_together_try_too_many_nobody_may_miss_often(tmp_path: Path, people: ExitStack) -> None:
    with TableServer(tmp_path, "--pace", "0") as server:
        code, token = server.open_table("me bot")
        patient = Somebody(server, "127.0.0.8", people)
        for number in range(MANY // A_FEW + 1):
            Somebody(server, f"127.0.1.{number + 1}", people).misses(A_FEW)
        # Whoever has missed nothing is let in with a right code at once, and after a slip or two.
        fresh = Somebody(server, "127.0.0.9", people)
        assert fresh.asks(code) == 200
        assert [patient.asks("wrong1"), patient.asks("wrong2"), patient.asks(code)] == [404, 404, 200]
        assert fresh.misses(A_FEW) < A_FEW // 2
        assert fresh.asks(code) == 429
        assert fresh.asks(code, token) == 200
