"""The command speaks English here, whatever the machine's own language is."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONSIGLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
