"""Kill it anywhere: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from consigliere.store import Store
from tests.store.appending import GAMES, body_of

CHILD = Path(__file__).with_name("appending.py")


def killed_after(url: str, lines: int) -> dict[str, int]:
    """Let a server append, kill it when it has acknowledged so many appends, and give how long it said each log is."""
    child = subprocess.Popen([sys.executable, CHILD, url], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(lines)]
    child.kill()
    # What it said before it died counts, read or not.
    said += child.stdout.readlines()
    child.stdout.close()
    child.wait()
    lengths = dict.fromkeys(GAMES, 0)
    for line in said:
        # A line without its end was cut by the kill.
        if line.endswith("\n"):
            game, length = line.strip().split(":")
            lengths[game] = int(length)
    return lengths


@pytest.mark.parametrize("lines", [[1, 7, 40, 200]])
def test_everything_acknowledged_survives_a_kill(url: str, lines: list[int]) -> None:
    async def check(acknowledged: dict[str, int]) -> None:
        async with Store(url) as store:
            for game in GAMES:
                log = await store.read(game)
                assert len(log) >= acknowledged[game]
                assert [stored.seq for stored in log] == list(range(len(log)))
                assert [stored.body for stored in log] == [body_of(game, seq) for seq in range(len(log))]

    for count in lines:
        acknowledged = killed_after(url, count)
        assert sum(acknowledged.values()) >= count
        asyncio.run(check(acknowledged))
