"""Anything at all, sent to every route and to the socket: the server refuses it, and neither fails nor complains."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.cli.driver import played_record
from tests.server.driver import Looker, Plain, TableServer

quick = settings(
    max_examples=20,
    deadline=None,
    database=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.function_scoped_fixture,
        HealthCheck.filter_too_much,
    ],
)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

# The socket.

ASKS = (
    "hello ping do say consider why undo vote note sit rise seat_bot kick configure commit open start pause resume"
    " extend abandon rematch dance"
).split()
FIELDS = (
    "id table token seat last steps text by_vote agree name notes bot seats options clock spectators commitment value"
    " seconds ask more"
).split()
numbers = st.one_of(st.integers(-3, 30), st.integers(), st.sampled_from([2**31, 2**63, 2**64, 10**300]))
words = st.one_of(st.sampled_from(["", "x", "abcdef", "pass", "random", ":truce 1"]), st.text(max_size=50))
leaves = st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False), words)
values = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=8,
)
almost_requests = st.builds(
    lambda ask, id, fields: json.dumps({"ask": ask, "id": id, **fields}),
    st.sampled_from(ASKS),
    st.one_of(st.sampled_from(["a", "b", "c"]), words),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=4),
)
cut = st.builds(lambda frame, end: frame[: end % (len(frame) + 1)], almost_requests, st.integers(0, 500))
deep = st.builds(
    lambda opening, depth: opening * depth, st.sampled_from(["[", '{"ask":', '[{"x":']), st.integers(1, 9000)
)
frames = st.lists(
    st.one_of(almost_requests, cut, deep, st.text(max_size=200), st.binary(max_size=200)),
    min_size=1,
    max_size=15,
)


@quick
@given(frames=frames)
def test_any_frames_leave_a_socket_that_answers_or_was_closed_with_a_reason(
    server: TableServer, table: tuple[str, str], frames: list[str | bytes]
) -> None:
    async def scene() -> None:
        async with await Looker.at(server, *table, 0) as stranger:
            try:
                for frame in frames:
                    await stranger.send(frame)
                assert (await stranger.ask("ping", id="still-there"))["says"] == "pong"
            except (ConnectionClosed, asyncio.CancelledError):
                code, reason = await stranger.until_closed()
                assert code in (1007, 1009) or (code in (4000, 4003) and reason)

    asyncio.run(scene())


@pytest.fixture(scope="module")
def table(server: TableServer) -> tuple[str, str]:
    """A table at which anybody may do anything."""
    return server.open_table("me empty bot bot")


# HTTP.


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_no_request_makes_the_server_fail(
    server: TableServer, table: tuple[str, str], mode: GenerationMode
) -> None:
    """Requests made from what the server says of its routes: such as it takes, and such as it must refuse."""
    schema = schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == 12
    for operation in operations:
        if mode.is_negative and operation.path in ("/api/server", "/api/games"):
            continue  # they take nothing, so nothing can be wrong

        @settings(quick, max_examples=10)
        @given(case=operation.as_strategy(generation_mode=mode), is_known=st.booleans())
        def fails(case: Any, is_known: bool) -> None:
            if is_known and "code" in case.path_parameters:
                case.path_parameters["code"] = table[0]
            case.call_and_validate(checks=CHECKS)

        fails()


def places(plain: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        found += places(value, (*path, key))
    return found


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Plain, list[tuple[Any, ...]]]:
    plain: Plain = played_record(tmp_path_factory.mktemp("record") / "record.json", seats=2)
    return plain, places(plain)


@settings(quick, max_examples=40)
@given(data=st.data())
def test_a_record_with_anything_in_any_place_is_checked_or_refused(
    server: TableServer, record: tuple[Plain, list[tuple[Any, ...]]], data: st.DataObject
) -> None:
    plain, paths = record
    broken = json.loads(json.dumps(plain))
    for _ in range(data.draw(st.integers(1, 2))):
        *way, last = data.draw(st.sampled_from(paths))
        target = broken
        try:
            for key in way:
                target = target[key]
            target[last] = data.draw(values)
        except (KeyError, IndexError, TypeError):
            pass  # the place went with what was changed before
    path = data.draw(st.sampled_from(["/api/verify", "/api/replay"]))
    viewer = data.draw(st.sampled_from(["0", "gallery", "9"]))
    with httpx2.Client(base_url=f"http://{server.host}", timeout=60) as http:
        answer = http.post(path, content=json.dumps({"record": broken, "viewer": viewer}))
    assert answer.status_code in (200, 422), answer.text
