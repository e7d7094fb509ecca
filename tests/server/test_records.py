"""Records at a server: what nothing proves, what would never end, and how often anybody may ask."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.golden import story
from tests.server.driver import Looker, TableServer

Plain = dict[str, Any]


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server with the usual limits."""
    with TableServer(tmp_path_factory.mktemp("server"), "--pace", "0") as running:
        yield running


def golden(name: str) -> Plain:
    return story.read((story.HERE / f"{name}.game").read_text("utf-8"))


def verified(server: TableServer, record: Plain) -> Plain:
    with server.http() as http:
        found: Plain = http.post("/api/verify", json={"record": record}).json()
    return found


def good(found: Plain) -> dict[str, bool | None]:
    return {finding["check"]: finding["good"] for finding in found["findings"]}


def test_what_nothing_proves_is_neither_good_nor_bad(server: TableServer) -> None:
    new = verified(server, golden("offer/cops-rules-1-format-2"))
    old = verified(server, golden("offer/cops-rules-1"))
    older = verified(server, golden("corleone/money-rules-1"))

    assert new["good"] is True
    assert set(good(new).values()) == {True}
    for found in (old, older):
        assert found["good"] is None
        assert [name for name, is_good in good(found).items() if is_good is not True] == ["header"]


def test_a_record_of_today_that_names_older_rules_is_bad(server: TableServer) -> None:
    record = golden("corleone/money-rules-2-components-2-format-2")
    record["rules"] = 1

    found = verified(server, record)

    assert found["good"] is False
    assert (good(found)["header"], good(found)["draws"]) == (False, False)


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
def test_a_record_in_which_nobody_is_asked_is_refused(server: TableServer, path: str) -> None:
    record = golden("corleone/money-rules-1")
    asked = [event for entry in record["entries"] for event in entry["events"] if event["event"] == "asked"]
    next(event for event in asked if event["decision"] == "action")["seats"] = []
    with server.http() as http:
        answer = http.post(path, json={"record": record})

    assert (answer.status_code, answer.json()["refused"]) == (422, "bad-record")
    assert "nobody is named" in answer.json()["arguments"]["problem"]


def test_a_body_that_says_something_twice_is_refused(server: TableServer) -> None:
    with server.http() as http:
        answer = http.post("/api/verify", content='{"record": {}, "record": {}}')

    assert (answer.status_code, answer.json()["refused"]) == (422, "bad-record")


def test_a_record_is_sealed_with_the_names_and_options_of_the_deal(server: TableServer) -> None:
    """Everybody was told the seal when the cards were dealt, and no name that comes later changes it."""

    async def scene() -> tuple[str, str, str]:
        code, token = server.open_table("me bot")
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            await anna.play(server.commands())
            started = next(item for item in anna.feed.values() if item["item"] == "started")
            return code, token, started["seal"]

    code, token, seal = asyncio.run(scene())
    with server.http(token) as http:
        answer = http.get(f"/api/tables/{code}/record")
    record = answer.json()

    assert int(answer.headers["content-length"]) == len(answer.content)
    assert answer.headers["content-disposition"] == f'inline; filename="consigliere-{code}.json"'
    assert record["deal"]["seal"] == seal
    assert verified(server, record)["good"] is True
    record["seats"][0] = "eve"
    assert good(verified(server, record)) == {
        "commitment": True,
        "contributions": True,
        "header": False,
        "draws": False,
        "fold": True,
        "decisions": False,
    }


def test_records_and_replays_are_counted_together_for_each_household(limited: TableServer) -> None:
    """What is not given costs the same: it is counted before anybody looks."""
    code, _ = limited.open_table("me bot")
    one, other = ({"x-forwarded-for": f"198.51.100.{number}"} for number in (7, 8))
    with limited.http() as http:
        codes = [http.get(f"/api/tables/{code}/record", headers=one).status_code for _ in range(61)]
        replayed = http.get(f"/api/tables/{code}/replay", headers=one)
        checked = http.post("/api/verify", content="{}", headers=one)
        others = http.get(f"/api/tables/{code}/replay", headers=other)

    assert codes == [409] * 60 + [429]  # the game is not over
    for answer in (replayed, checked):
        assert (answer.status_code, answer.json()["refused"]) == (429, "too-fast")
    assert others.status_code == 200
