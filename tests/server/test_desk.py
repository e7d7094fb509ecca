"""Records wait for a worker: households in turn, so many and no more, and whoever brings many holds up nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from consigliere.server.desk import Desk, DeskFull
from consigliere.server.sending import PIECE, sent
from consigliere.server.workers import Workers

LONG = 120.0  # seconds, for what must not run out on a busy machine


def until(path: str) -> str:
    """Work that lasts until there is a file of that name."""
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def at_a_desk(scene: Callable[[Desk], Awaitable[None]], workers: int = 2, seconds: float = LONG) -> None:
    """Play a scene at a desk with three places to wait for each household, and five in all."""

    async def run() -> None:
        pool = Workers(workers)
        try:
            await scene(Desk(pool, seconds, places=5, places_each=3))
        finally:
            pool.close()

    asyncio.run(run())


async def asked(desk: Desk, household: str, path: Path) -> str:
    async with desk.turn(household) as turn:
        return await turn.ask(until, str(path))


def begun(*questions: Awaitable[str]) -> list[asyncio.Future[str]]:
    return [asyncio.ensure_future(question) for question in questions]


async def settled() -> None:
    """Whoever has begun to ask has a worker or a place by now."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_one_household_never_has_all_workers(tmp_path: Path) -> None:
    never, ready = tmp_path / "never", tmp_path / "ready"
    ready.touch()

    async def scene(desk: Desk) -> None:
        held = begun(*(asked(desk, "greedy", never) for _ in range(4)))
        await settled()
        assert await asked(desk, "modest", ready) == str(ready)
        assert not any(one.done() for one in held)
        never.touch()
        assert await asyncio.gather(*held) == [str(never)] * 4

    at_a_desk(scene)


def test_households_are_served_in_turn(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    order: list[str] = []

    async def scene(desk: Desk) -> None:
        async def noted(household: str) -> str:
            async with desk.turn(household) as turn:
                order.append(household)
                return await turn.ask(until, str(gate))

        questions = begun(*(noted(household) for household in ("a", "a", "a", "b", "c")))
        await settled()
        assert order == ["a"]
        gate.touch()
        await asyncio.gather(*questions)
        assert order == ["a", "a", "b", "c", "a"]

    at_a_desk(scene, workers=1)


def test_so_many_wait_and_no_more(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def scene(desk: Desk) -> None:
        waiting = begun(
            *(asked(desk, "a", gate) for _ in range(4)), *(asked(desk, "b", gate) for _ in range(2))
        )
        await settled()
        with pytest.raises(DeskFull):  # three of this household wait already
            await asked(desk, "a", gate)
        with pytest.raises(DeskFull):  # and five in all
            await asked(desk, "c", gate)
        gate.touch()
        await asyncio.gather(*waiting)
        assert await asked(desk, "c", gate) == str(gate)

    at_a_desk(scene, workers=1)


def test_waiting_counts_and_whoever_has_waited_too_long_leaves_his_place(tmp_path: Path) -> None:
    never, ready = tmp_path / "never", tmp_path / "ready"
    ready.touch()

    async def scene(desk: Desk) -> None:
        held = begun(*(asked(desk, household, never) for household in "abc"))
        assert [type(found) for found in await asyncio.gather(*held, return_exceptions=True)] == [
            TimeoutError
        ] * 3
        # What was held is given back: as many can wait as before, and are answered.
        patient = Desk(desk._workers, LONG, places=5, places_each=3)
        found = await asyncio.gather(*(asked(patient, household, ready) for household in "abcd"))
        assert found == [str(ready)] * 4

    at_a_desk(scene, workers=1, seconds=1.0)


def test_whoever_goes_leaves_his_place_to_others(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def scene(desk: Desk) -> None:
        first, *waiting = begun(*(asked(desk, "a", gate) for _ in range(4)))
        await settled()
        for gone in waiting:
            gone.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        others = begun(*(asked(desk, "a", gate) for _ in range(3)))
        await settled()
        gate.touch()
        assert await asyncio.gather(first, *others) == [str(gate)] * 4

    at_a_desk(scene, workers=1)


def test_a_worker_has_so_much_memory_and_no_more() -> None:
    async def run() -> None:
        workers = Workers(1, megabytes=512)
        try:
            with pytest.raises(MemoryError):
                await workers.ask(LONG, bytearray, 1 << 30)
            assert len(await workers.ask(LONG, bytearray, 1 << 10)) == 1 << 10
        finally:
            workers.close()

    asyncio.run(run())


def test_a_long_answer_is_sent_piece_by_piece_from_a_file_without_a_name(tmp_path: Path) -> None:
    content = bytes(range(256)) * 1024  # 256 KB
    file = tmp_path / "answer"
    file.write_bytes(content)
    response = sent(file)

    async def pieces() -> list[bytes]:
        return [bytes(piece) async for piece in response.body_iterator]  # type: ignore[attr-defined]

    assert not file.exists()
    assert response.headers["content-length"] == str(len(content))
    found = asyncio.run(pieces())
    assert b"".join(found) == content
    assert max(map(len, found)) <= PIECE
