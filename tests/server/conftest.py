"""One server for all tests of a file that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.driver import TableServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server without limits, whose bots do not wait. It must not complain about anything."""
    with TableServer(tmp_path_factory.mktemp("server"), "--pace", "0", "--no-limits") as running:
        yield running
    assert running.log() == ""
