"""What drives a table when no person does: its clocks and its bots."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from consigliere import bots
from consigliere.kernel.refusal import Refusal
from consigliere.server import thinking
from consigliere.server.hosted import Hosted, now_ms
from consigliere.server.keeping import Keeping
from consigliere.server.settings import Settings
from consigliere.server.workers import WorkerLost, Workers
from consigliere.store import Store
from consigliere.table.table import Asked

LOG: Final = logging.getLogger("consigliere.server")
LONGEST_SLEEP: Final = 3600.0  # seconds until an alarm looks again
SHORTEST_SLEEP: Final = 0.02


class Driving(Keeping):
    """Keeps tables and lets them go on."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store)
        self.settings: Final = settings
        self.bots: Final = Workers(settings.workers)

    def go_on(self, hosted: Hosted) -> None:
        if hosted.is_gone:
            return
        for asked in hosted.table.asked_bots():
            if asked.seat not in hosted.thinking:
                hosted.thinking[asked.seat] = self.spawn(
                    self._think(hosted, asked), f"bot in seat {asked.seat} of {hosted.code}"
                )
        self._set_alarm(hosted)

    # Clocks.

    def _set_alarm(self, hosted: Hosted, shortest: float = 0.0) -> None:
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        due = hosted.table.due()
        if due is None or hosted.is_gone:
            return
        delay = min(max((due - now_ms()) / 1000, shortest), LONGEST_SLEEP)
        loop = asyncio.get_running_loop()
        hosted.alarm = loop.call_later(
            delay, lambda: self.spawn(self._tick(hosted), f"clock of {hosted.code}")
        )

    async def _tick(self, hosted: Hosted) -> None:
        async with self.deciding(hosted):
            if hosted.is_gone:
                return
            rows = hosted.table.tick(now_ms())
            if rows:
                await self.store_rows(hosted, rows)
                self.go_on(hosted)
            else:
                self._set_alarm(hosted, SHORTEST_SLEEP)

    # Bots.

    async def _think(self, hosted: Hosted, asked: Asked) -> None:
        """Let a bot answer what it is asked, at the table's pace."""
        seat = asked.seat
        try:
            question: Asked | None = asked
            while question is not None:
                number = await self._choice(hosted, question)
                # A choice in three steps must not take longer than one in two: the last step alone keeps the pace.
                if not hosted.table.is_quiet(seat, number):
                    await self._keep_pace(hosted)
                async with self.deciding(hosted):
                    # Somebody may have taken a step back, or the seat, in the meantime.
                    before, question = question, _asked(hosted, seat)
                    if question is not None and _is_same(before, question):
                        await self._move(hosted, seat, number)
                        return
        finally:
            if hosted.thinking.get(seat) is asyncio.current_task():
                del hosted.thinking[seat]

    async def _move(self, hosted: Hosted, seat: int, number: int) -> None:
        rows = hosted.table.bot_answers(seat, number, now_ms())
        if isinstance(rows, Refusal):
            raise RuntimeError(f"a bot answered {number}, which is refused: {rows}")
        await self.store_rows(hosted, rows)
        del hosted.thinking[seat]
        self.go_on(hosted)

    async def _choice(self, hosted: Hosted, asked: Asked) -> int:
        """What the bot chooses. One that fails, or takes too long, is stood in for by one that chooses blindly."""
        table = hosted.table
        for level in (asked.level, bots.names(table.game.name)[0]):
            try:
                return await self.bots.ask(
                    self.settings.bot_seconds,
                    thinking.choose,
                    table.game.name,
                    table.game.edition,
                    table.options,
                    len(table.sitters),
                    asked.seat,
                    level,
                    asked.view,
                    asked.knowledge,
                    asked.seed,
                )
            except (TimeoutError, WorkerLost, ValueError, LookupError, ArithmeticError, AssertionError):
                LOG.exception("bot %s failed in seat %s of %s", level, asked.seat, hosted.code)
        raise RuntimeError(f"no bot can play seat {asked.seat} of {hosted.code}")

    async def _keep_pace(self, hosted: Hosted) -> None:
        """Where somebody looks on, a bot moves some time after whoever moved before it."""
        if hosted.connections:
            await asyncio.sleep(max(0.0, hosted.moved + self.settings.pace - time.monotonic()))


def _asked(hosted: Hosted, seat: int) -> Asked | None:
    if hosted.is_gone:
        return None
    return next((asked for asked in hosted.table.asked_bots() if asked.seat == seat), None)


def _is_same(before: Asked, now: Asked) -> bool:
    """Whether a bot is still asked the same question; mere talk changes nothing in it."""
    return (before.level, before.view, before.knowledge) == (now.level, now.view, now.knowledge)
