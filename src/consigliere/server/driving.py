"""What drives a table when no person does: its clocks, its bots, and people who are not there."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Final

from consigliere import bots
from consigliere.kernel.command import OPEN, Command
from consigliere.kernel.refusal import Refusal
from consigliere.server import thinking
from consigliere.server.heart import Heart
from consigliere.server.hosted import Hosted, now_ms
from consigliere.server.keeping import AGAIN_SECONDS, Keeping
from consigliere.server.queueing import Turns
from consigliere.server.settings import Settings
from consigliere.server.workers import Workers
from consigliere.store import InUse, Store
from consigliere.table.asking import Asked

LOG: Final = logging.getLogger("consigliere.server")
LONGEST_SLEEP: Final = 3600.0  # seconds until an alarm looks again
SHORTEST_SLEEP: Final = 0.02
IN_TURN: Final = -1  # stands among the thinking bots of a table for all that act one after the other
IN_TALK: Final = 4.0  # paces between two statements in free talk, for people to read them and to answer
A_SPEECH: Final = 2.0  # paces before a statement of whoever alone may speak
BEFORE_A_DEED: Final = 12.0  # paces for which whoever alone is waited for listens to the others first
MOST_UNASKED: Final = 12  # what a bot says or does unasked before it is waited for again


class Driving(Keeping):
    """Keeps tables and lets them go on."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings.tick)
        self.settings: Final = settings
        self.bots: Final = Workers(settings.workers)
        self.turns: Final = Turns(settings.workers, self._is_anybody_here)
        self.heart: Final = Heart(
            store, settings, self.tell_waits, self.throw_away_the_sealed, self._leapt, self.step_down
        )

    def go_on(self, hosted: Hosted) -> None:
        if hosted.is_gone:
            return
        if hosted.table.game.moderated:
            if IN_TURN not in hosted.thinking and _next_bot(hosted) is not None:
                hosted.thinking[IN_TURN] = self.spawn(self._take_turns(hosted), f"bots of {hosted.code}")
        else:
            for asked in hosted.table.asked_bots():
                if asked.seat not in hosted.thinking:
                    hosted.thinking[asked.seat] = self.spawn(
                        self._think(hosted, asked), f"bot in seat {asked.seat} of {hosted.code}"
                    )
        self._set_alarm(hosted)

    async def until_well(self) -> None:
        await self.heart.well()

    def tell_waits(self, waits: bool) -> None:
        """The store hangs, or is well again: say so to everybody alike."""
        raise NotImplementedError

    def step_down(self, taken: InUse) -> None:
        """Another server has taken the database: end."""
        raise NotImplementedError

    def is_idle(self, hosted: Hosted) -> bool:
        # Since when somebody is lost is known in memory alone.
        return super().is_idle(hosted) and not self._until_somebody_is_absent(hosted)

    # Clocks.

    def _leapt(self) -> None:
        """A span counts for nobody: write it into every log, and set the alarms anew."""
        for hosted in list(self._tables.values()):
            with self.storing(hosted):
                self.make_up(hosted)
            self.go_on(hosted)

    def _set_alarm(self, hosted: Hosted, shortest: float = 0.0) -> None:
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        if hosted.is_gone:
            return
        due = hosted.table.due()
        delays = [] if due is None else [max((due - now_ms()) / 1000, shortest)]
        delays += self._until_somebody_is_absent(hosted)
        delays += [max(delay, SHORTEST_SLEEP) for delay in hosted.until_release()]
        if not delays:
            return
        loop = asyncio.get_running_loop()
        hosted.alarm = loop.call_later(
            min(*delays, LONGEST_SLEEP), lambda: self.spawn(self._tick(hosted), f"clock of {hosted.code}")
        )

    async def _tick(self, hosted: Hosted) -> None:
        # While nothing can be written down nobody can answer, and so nobody's time is up.
        await self.heart.well()
        if hosted.is_gone:
            return
        with self.storing(hosted):
            self.make_up(hosted)
            hosted.release()
            table = hosted.table
            rows = table.tick(now_ms())
            if table.wants_presence():
                gone = hosted.gone_longer_than(table.absent_seconds())
                rows += table.presence(gone, hosted.seats_here(), now_ms())
        if rows:
            await self.carried(hosted, rows, lambda: self.go_on(hosted))
        else:
            self._set_alarm(hosted, SHORTEST_SLEEP)

    def _until_somebody_is_absent(self, hosted: Hosted) -> list[float]:
        """In how many seconds the next of those who are disconnected counts as absent, if the game wants to know."""
        table = hosted.table
        if not table.game.moderated or table.match is None:
            return []
        limit = table.absent_seconds()
        gone = hosted.gone_longer_than(limit)  # whoever comes back in a pause is noticed, too
        if not table.wants_presence():
            return []
        now = time.monotonic()
        if table.presence_changes(gone, hosted.seats_here()):
            return [0.0]
        return [since + limit - now for seat, since in hosted.gone.items() if seat not in gone]

    # Bots that think side by side.

    async def _think(self, hosted: Hosted, asked: Asked) -> None:
        """Let a bot answer what it is asked, at the table's pace."""
        seat = asked.seat
        try:
            question: Asked | None = asked
            while question is not None:
                answer = await self._thought(hosted, question, True)
                if answer is None:
                    question = _asked(hosted, seat)
                    continue
                command = hosted.table.game.parse(answer)
                # A choice in three steps must not take longer than one in two: the last step alone keeps the pace.
                is_quiet = hosted.table.is_quiet(seat, command)
                if not is_quiet:
                    await self._keep_pace(hosted, self.settings.pace)
                # Somebody may have taken a step back, or the seat, in the meantime.
                before, question = question, _asked(hosted, seat)
                if question is not None and _is_same(before, question):
                    del hosted.thinking[seat]
                    await self._move(hosted, seat, command, is_quiet)
                    return
        finally:
            if hosted.thinking.get(seat) is asyncio.current_task():
                del hosted.thinking[seat]

    async def _move(self, hosted: Hosted, seat: int, command: Command, is_quiet: bool) -> None:
        """Give a bot's answer. After a quiet one the next may think at once: it must not show that there was one."""
        with self.storing(hosted):
            self.make_up(hosted)
            rows = hosted.table.bot_answers(seat, command, now_ms())
            if isinstance(rows, Refusal):
                # What it chose may be a secret, and this goes to the log.
                raise RuntimeError(f"the bot in seat {seat} answered something that is refused: {rows.name}")
        if is_quiet:
            self.carry(hosted, rows, lambda: None)
            self.go_on(hosted)
        else:
            await self.carried(hosted, rows, lambda: self.go_on(hosted))

    # Bots that act one after the other, because what one says is for the others to hear.

    async def _take_turns(self, hosted: Hosted) -> None:
        try:
            while (seat := _next_bot(hosted)) is not None:
                await self._take_turn(hosted, seat)
        finally:
            if hosted.thinking.get(IN_TURN) is asyncio.current_task():
                del hosted.thinking[IN_TURN]

    async def _take_turn(self, hosted: Hosted, seat: int) -> None:
        """Let one bot answer, or say something unasked; nothing comes of it if the game has gone on meanwhile."""
        table = hosted.table
        is_waited_for = seat in table.seats_of_asked_bots()
        asked, number = table.asked(seat), table.last(seat)
        answer = await self._thought(hosted, asked, is_waited_for)
        command = None if answer is None else table.game.parse(answer)
        is_quiet = command is not None and table.is_quiet(seat, command)
        if command is not None and not is_quiet:
            await self._keep_pace(hosted, self._pace(hosted, command))
        if hosted.is_gone or table.life != "running" or table.sitters[seat].kind != "bot":
            return
        if not _is_same(asked, table.asked(seat)):
            return
        if is_waited_for and command is not None:
            await self._move(hosted, seat, command, is_quiet)
        elif command is not None and table.may_answer(seat, command):
            hosted.unasked[seat] = hosted.unasked.get(seat, 0) + 1
            await self._move(hosted, seat, command, is_quiet)
        else:
            hosted.heard[seat] = number

    def _pace(self, hosted: Hosted, command: Command) -> float:
        """How long after whatever everybody saw last: slower in talk, and quick enough for all who are asked."""
        table, pace = hosted.table, self.settings.pace
        due = table.due()
        left = LONGEST_SLEEP if due is None else max(0.0, (due - now_ms()) / 1000)
        share = left / (len(table.seats_of_asked_bots()) + 1)
        is_statement = command.number == OPEN
        if not table.is_free_talk():
            return min(pace * (A_SPEECH if is_statement else 1), share)
        is_deed = not is_statement and table.is_one_waited_for()
        slow = pace * (BEFORE_A_DEED if is_deed else IN_TALK) * random.uniform(0.75, 1.25)
        return max(pace, min(slow, share))

    async def _thought(self, hosted: Hosted, asked: Asked, is_waited_for: bool) -> str | None:
        """What the bot answers. One that fails, or takes too long, is stood in for by one that chooses blindly.

        If that one fails too there is no answer for now, and whoever asks asks again.
        """
        table = hosted.table
        for level in (asked.level, bots.names(table.game.name)[0]):
            try:
                async with self.turns.turn(hosted.is_watched):
                    return await self.bots.ask(
                        self.settings.bot_seconds,
                        thinking.answer,
                        table.game.name,
                        table.game.edition,
                        table.options,
                        len(table.sitters),
                        asked.seat,
                        level,
                        asked.view,
                        asked.knowledge,
                        asked.seed,
                        is_waited_for,
                        table.rules,
                    )
            except Exception:
                LOG.exception("bot %s failed in seat %s of %s", level, asked.seat, hosted.code)
        await asyncio.sleep(AGAIN_SECONDS)
        return None

    def _is_anybody_here(self) -> bool:
        return any(hosted.is_watched() for hosted in self._tables.values())

    async def _keep_pace(self, hosted: Hosted, pace: float) -> None:
        """Where somebody looks on, a bot moves some time after whoever moved before it."""
        if hosted.connections:
            await asyncio.sleep(max(0.0, hosted.moved + pace - time.monotonic()))


def _next_bot(hosted: Hosted) -> int | None:
    """The seat of the bot whose turn it is, by chance: one that is waited for, or that has heard something new."""
    if hosted.is_gone:
        return None
    table = hosted.table
    asked = table.seats_of_asked_bots()
    for seat in asked:
        hosted.unasked.pop(seat, None)
    idle = [
        seat
        for seat in table.seats_of_idle_bots()
        if hosted.heard.get(seat) != table.last(seat) and hosted.unasked.get(seat, 0) < MOST_UNASKED
    ]
    return random.choice(asked + idle) if asked or idle else None


def _asked(hosted: Hosted, seat: int) -> Asked | None:
    if hosted.is_gone:
        return None
    return next((asked for asked in hosted.table.asked_bots() if asked.seat == seat), None)


def _is_same(before: Asked, now: Asked) -> bool:
    """Whether a bot is still asked the same question; mere talk changes nothing in it."""
    return (before.level, before.view, before.knowledge) == (now.level, now.view, now.knowledge)
