"""Worker processes: what happens to a question that takes too long, fails, or kills whoever works on it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from consigliere.server.workers import WorkerLost, Workers


def asked(scene: Callable[[Workers], Awaitable[None]], count: int = 1) -> None:
    async def run() -> None:
        workers = Workers(count)
        try:
            await scene(workers)
        finally:
            workers.close()

    asyncio.run(run())


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_question_is_answered_by_another_process() -> None:
    async def scene(workers: Workers) -> None:
        assert await workers.ask(30, os.getpid) != os.getpid()

    asked(scene)


def test_what_a_worker_raises_is_raised_here_and_it_works_on() -> None:
    async def scene(workers: Workers) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            await workers.ask(30, int, "x")
        assert await workers.ask(30, int, "7") == 7

    asked(scene)


def test_a_question_that_takes_too_long_is_ended_with_its_worker_and_the_next_one_is_answered() -> None:
    async def scene(workers: Workers) -> None:
        worker = await workers.ask(30, os.getpid)
        with pytest.raises(TimeoutError):
            await workers.ask(0.2, time.sleep, 3600)
        assert await workers.ask(30, os.getpid) != worker

    asked(scene)


def test_a_question_that_kills_is_given_up_and_the_next_one_is_answered() -> None:
    async def scene(workers: Workers) -> None:
        with pytest.raises(WorkerLost):
            await workers.ask(30, die)
        assert await workers.ask(30, int, "7") == 7

    asked(scene)


def test_a_worker_that_has_died_is_not_ended_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """By then its number may be that of somebody else's process."""
    ended: list[int] = []

    async def scene(workers: Workers) -> None:
        os.kill(await workers.ask(30, os.getpid), signal.SIGKILL)
        monkeypatch.setattr(os, "kill", lambda process, number: ended.append(number))
        assert await workers.ask(30, int, "7") == 7

    asked(scene)
    assert signal.SIGKILL not in ended


def test_nobody_waits_for_an_answer_whose_asker_has_gone() -> None:
    async def scene(workers: Workers) -> None:
        await workers.ask(30, os.getpid)
        slow = asyncio.create_task(workers.ask(30, time.sleep, 0.3))
        await asyncio.sleep(0.05)
        slow.cancel()
        assert await workers.ask(30, int, "7") == 7

    asked(scene)
