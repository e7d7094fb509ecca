"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.driver import TableServer


# Starting one takes longer than most of these tests, so each process that runs them has one.
@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server without limits, whose bots do not wait. It must not complain about anything."""
    with TableServer(tmp_path_factory.mktemp("server"), "--pace", "0", "--no-limits") as running:
        yield running
    assert running.log() == ""
