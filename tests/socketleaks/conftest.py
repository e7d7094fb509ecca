"""One stage for all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.socketleaks.worlds import Stage


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Both worlds, empty."""
    with pytest.MonkeyPatch.context() as patch, Stage(tmp_path_factory.mktemp("worlds"), patch) as ready:
        yield ready
