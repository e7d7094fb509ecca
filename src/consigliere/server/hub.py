"""All tables in memory, and everything that happens to them: requests, clocks, bots, coming and going.

A request is decided in memory, stored, told to every viewer, and only then acknowledged to its sender: the sender's
own `told` comes before its `done`. If it cannot be stored the table is thrown away, its sockets are closed, and whoever
comes back finds the table as the log has it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

from consigliere.bots import names as bot_names
from consigliere.kernel.deal import SECRET_BYTES
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.server import thinking
from consigliere.server.connection import GOING_DOWN, LOAD_AGAIN, Connection, Reason
from consigliere.server.guests import Guests, new_person
from consigliere.server.hosted import Hosted, now_ms
from consigliere.server.problems import refused
from consigliere.server.records import rows_of
from consigliere.server.settings import Settings
from consigliere.server.workers import WorkerLost, Workers
from consigliere.store import Store, Stored
from consigliere.table import log
from consigliere.table.log import Row
from consigliere.table.messages import (
    AnyRequest,
    Because,
    Consider,
    Considered,
    Done,
    Hello,
    NotDone,
    Rematch,
    Trouble,
    Welcome,
    Why,
)
from consigliere.table.refusals import NO_SPECTATORS, SIT_FIRST
from consigliere.table.setup import Setup
from consigliere.table.table import Asked, Table

LOG: Final = logging.getLogger("consigliere.server")
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily taken for another
CODE_LENGTH: Final = 6
LONGEST_SLEEP: Final = 3600.0  # seconds until an alarm looks again
SHORTEST_SLEEP: Final = 0.02
SWEEP_SECONDS: Final = 30.0
AGAIN_SECONDS: Final = 1.0  # until a table is read anew that could not be stored


def new_code() -> str:
    """A code that can be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Hub:
    """One for each server."""

    def __init__(self, store: Store, guests: Guests, settings: Settings) -> None:
        self.store: Final = store
        self.guests: Final = guests
        self.sockets: Final[set[Connection]] = set()
        self.bots: Final = Workers(settings.workers)
        self.records: Final = Workers(1)  # its process starts when somebody brings a record
        self._settings: Final = settings
        self._tables: Final[dict[str, Hosted]] = {}
        self._loading: Final[dict[str, asyncio.Task[Hosted | None]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._closing = False

    # The server's own life.

    async def start(self) -> None:
        """Bring back every table that is not over. The time in which the server was down counts for nobody."""
        self.bots.warm_up(thinking.warm_up)
        last = await self.store.last_beat()
        codes = await self.store.running()
        for code in codes:
            try:
                hosted = await self.table(code)
                if hosted is not None:
                    await self._after_outage(hosted, last)
            except Exception:
                LOG.exception("table %s cannot be brought back", code)
        await self.store.beat(now_ms())
        self._spawn(self._beat(), "beat")
        self._spawn(self._sweep(), "sweep")

    async def _after_outage(self, hosted: Hosted, last: int | None) -> None:
        async with hosted.lock:
            rows = [] if last is None else hosted.table.outage(last, now_ms())
            if rows:
                await self._store(hosted, rows)
            self._go_on(hosted)
            if self._is_idle(hosted):
                self._drop(hosted, None)

    def say_goodbye(self) -> None:
        """The server is about to end: tell every socket why."""
        self._closing = True
        for connection in list(self.sockets):
            connection.close(GOING_DOWN)

    async def close(self) -> None:
        """End everything that runs. The store is closed by whoever opened it."""
        self.say_goodbye()
        for hosted in list(self._tables.values()):
            self._drop(hosted, None)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        self.records.close()

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("%s failed", task.get_name(), exc_info=error)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._settings.beat_seconds)
            try:
                await self.store.beat(now_ms())
            except Exception:
                LOG.exception("the heartbeat could not be written")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._settings.idle_seconds))
            old = time.monotonic() - self._settings.idle_seconds
            for hosted in list(self._tables.values()):
                if hosted.used < old and self._is_idle(hosted):
                    self._drop(hosted, None)

    # Tables in memory.

    def _is_idle(self, hosted: Hosted) -> bool:
        """Whether nobody looks, nobody thinks and no clock runs: it can be read again when somebody asks for it."""
        return not (
            hosted.connections or hosted.thinking or hosted.lock.locked() or hosted.table.due() is not None
        )

    async def open(self, setup: Setup, game: str, name: str | None) -> tuple[str, str] | Refusal:
        """Open a new table: its code, and the pass of its host."""
        host, code, secret = new_person(), await self._free_code(), secrets.token_bytes(SECRET_BYTES)
        table = Table.opened(code, thinking.game_of(game, None), host, name, setup, secret, now_ms())
        if isinstance(table, Refusal):
            return table
        await self._store_new(table)
        return code, self.guests.pass_for(code, host)

    async def _free_code(self) -> str:
        """A code that no table has. Should somebody take it in between, the store refuses the second."""
        while True:
            code = new_code()
            if code not in self._tables and not await self.store.read(code):
                return code

    async def _store_new(self, table: Table) -> Hosted:
        await self.store.append(table.code, [_stored(row) for row in table.rows], table.life)
        hosted = self._tables[table.code] = Hosted(table)
        self._go_on(hosted)
        return hosted

    async def table(self, code: str) -> Hosted | None:
        """The table of that code, read from its log if it is not in memory; None if there is none."""
        hosted = self._tables.get(code)
        if hosted is not None:
            return hosted
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code), name=f"load {code}")
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Hosted | None:
        stored = await self.store.read(code)
        if not stored:
            return None
        hosted = self._tables[code] = Hosted(Table.folded(code, rows_of(stored), thinking.game_of))
        self._go_on(hosted)
        return hosted

    def _drop(self, hosted: Hosted, reason: Reason | None) -> None:
        """Forget a table. Its sockets are closed with the reason, if there is one."""
        hosted.is_gone = True
        if self._tables.get(hosted.code) is hosted:
            del self._tables[hosted.code]
        if hosted.alarm is not None:
            hosted.alarm.cancel()
        for task in hosted.thinking.values():
            task.cancel()
        for connection in list(hosted.connections.values()):
            connection.hosted = None
            if reason is not None:
                connection.close(reason)
        hosted.connections.clear()

    async def _read_again(self, code: str) -> None:
        """A table that could not be stored may have bots and clocks that wait: read it again before anybody asks."""
        while not self._closing:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                await self.table(code)
                return
            except Exception:
                LOG.exception("table %s cannot be read again yet", code)

    # Store, then tell.

    async def _store(self, hosted: Hosted, rows: list[Row]) -> None:
        """Store rows that are decided, and tell them. The caller holds the table's lock."""
        life = hosted.table.life
        try:
            await self.store.append(
                hosted.code, [_stored(row) for row in rows], None if life == hosted.stored_life else life
            )
        except BaseException:
            # What is in memory is not what is stored, and must not be shown to anybody.
            self._drop(hosted, LOAD_AGAIN)
            if not self._closing:
                LOG.error("table %s could not be stored and is read again", hosted.code)
                self._spawn(self._read_again(hosted.code), f"read {hosted.code} again")
            raise
        hosted.stored_life = life
        hosted.tell(rows)
        hosted.tell_presence()

    def _go_on(self, hosted: Hosted) -> None:
        """After anything has happened: whoever is asked thinks, and the alarm is set."""
        if hosted.is_gone:
            return
        for asked in hosted.table.asked_bots():
            if asked.seat not in hosted.thinking:
                hosted.thinking[asked.seat] = self._spawn(
                    self._think(hosted, asked.seat), f"bot in seat {asked.seat} of {hosted.code}"
                )
        self._set_alarm(hosted)

    # Requests.

    async def hello(self, connection: Connection, hello: Hello) -> Trouble | None:
        """Somebody looks at a table, or at another one, or with other eyes."""
        hosted = await self.table(hello.table)
        if hosted is None:
            self.leave(connection)
            return Trouble("no-such-table")
        async with hosted.lock:
            if hosted.is_gone:  # dropped while we waited
                connection.close(LOAD_AGAIN)
                return None
            table = hosted.table
            person = self.guests.person(hello.token, hello.table)
            viewer = table.viewer_of(person, hello.seat)
            if viewer == GALLERY and not table.may_look(person):
                self.leave(connection)
                connection.say(NotDone(hello.id, refused(NO_SPECTATORS)))
                return None
            if connection.hosted is not hosted:
                self.leave(connection)
            connection.hosted = hosted
            connection.person = person
            connection.seat = None if viewer == GALLERY else hello.seat
            connection.viewer = viewer
            hosted.connections[connection.number] = connection
            hosted.used = time.monotonic()
            feed = table.feed(viewer, hello.last)
            connection.say(
                Welcome(
                    hello.id,
                    table.you(person, connection.seat),
                    table.last(viewer),
                    feed,
                    table.now(viewer, now_ms()),
                    "" if connection.seat is None else table.notes(connection.seat),
                )
            )
            hosted.tell_presence(connection)
        return None

    def leave(self, connection: Connection) -> None:
        """A socket looks at nothing any more."""
        hosted = connection.hosted
        connection.hosted = None
        if hosted is not None:
            hosted.connections.pop(connection.number, None)
            hosted.used = time.monotonic()
            hosted.tell_presence()

    async def request(self, connection: Connection, request: AnyRequest) -> Trouble | None:
        """Anything that is asked of a table."""
        hosted = connection.hosted
        if hosted is None:
            return Trouble("no-hello")
        async with hosted.lock:
            if hosted.is_gone or connection.hosted is not hosted:
                return None  # the socket is being closed, and comes back
            if isinstance(request, Consider | Why):
                self._answer(connection, hosted.table, request)
            elif hosted.table.is_repeated(connection.person, request.id):
                connection.say(_done(hosted.table, request))
            elif isinstance(request, Rematch):
                await self._open_rematch(connection, hosted, request)
            else:
                await self._carry_out(connection, hosted, request)
        return None

    def _answer(self, connection: Connection, table: Table, question: Consider | Why) -> None:
        seat = connection.seat
        if seat is None:
            connection.say(NotDone(question.id, refused(SIT_FIRST)))
        elif isinstance(question, Why):
            found = table.why(seat, question.steps)
            connection.say(Because(question.id, None if found is None else refused(found)))
        else:
            outlooks = table.consider(seat, question.steps)
            if isinstance(outlooks, Refusal):
                connection.say(NotDone(question.id, refused(outlooks)))
            else:
                connection.say(Considered(question.id, outlooks))

    async def _carry_out(self, connection: Connection, hosted: Hosted, request: AnyRequest) -> None:
        rows = hosted.table.request(connection.person, connection.seat, request, now_ms())
        if isinstance(rows, Refusal):
            connection.say(NotDone(request.id, refused(rows)))
            return
        await self._store(hosted, rows)
        connection.say(_done(hosted.table, request))
        self._go_on(hosted)

    async def _open_rematch(self, connection: Connection, hosted: Hosted, request: Rematch) -> None:
        """Open the next table for the same people. The new table is stored before the old one tells of it."""
        table, person = hosted.table, connection.person
        if person is None:
            connection.say(NotDone(request.id, refused(SIT_FIRST)))
        elif table.successor is not None:
            connection.say(_done(table, request))  # somebody was quicker, and has asked for the same
        else:
            code = await self._free_code()
            found = table.rematch(person, code, secrets.token_bytes(SECRET_BYTES), now_ms(), request.id)
            if isinstance(found, Refusal):
                connection.say(NotDone(request.id, refused(found)))
                return
            fresh, rows = found
            try:
                await self._store_new(fresh)
            except BaseException:
                self._drop(hosted, LOAD_AGAIN)
                raise
            await self._store(hosted, rows)
            connection.say(_done(table, request))

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
            delay, lambda: self._spawn(self._tick(hosted), f"clock of {hosted.code}")
        )

    async def _tick(self, hosted: Hosted) -> None:
        async with hosted.lock:
            if hosted.is_gone:
                return
            rows = hosted.table.tick(now_ms())
            if rows:
                await self._store(hosted, rows)
                self._go_on(hosted)
            else:
                self._set_alarm(hosted, SHORTEST_SLEEP)

    # Bots.

    async def _think(self, hosted: Hosted, seat: int) -> None:
        """Let the bot in a seat answer the question that it is asked now, at the table's pace."""
        try:
            while (asked := _asked(hosted, seat)) is not None:
                number = await self._choice(hosted, asked)
                await self._keep_pace(hosted)
                async with hosted.lock:
                    # Somebody may have taken a step back, or the seat, in the meantime.
                    if not _is_same(asked, _asked(hosted, seat)):
                        continue
                    rows = hosted.table.bot_answers(seat, number, now_ms())
                    if isinstance(rows, Refusal):
                        raise RuntimeError(f"a bot answered {number}, which is refused: {rows}")
                    hosted.moved = time.monotonic()
                    await self._store(hosted, rows)
                    del hosted.thinking[seat]
                    self._go_on(hosted)
                    return
        finally:
            if hosted.thinking.get(seat) is asyncio.current_task():
                del hosted.thinking[seat]

    async def _choice(self, hosted: Hosted, asked: Asked) -> int:
        """What the bot chooses. One that fails, or takes too long, is stood in for by one that chooses blindly."""
        table = hosted.table
        for level in (asked.level, bot_names(table.game.name)[0]):
            try:
                return await self.bots.ask(
                    self._settings.bot_seconds,
                    thinking.choose,
                    table.game.name,
                    table.game.edition_to_plain(),
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
        """Where somebody looks on, two moves of bots are some time apart."""
        if hosted.connections:
            await asyncio.sleep(max(0.0, hosted.moved + self._settings.pace - time.monotonic()))


def _asked(hosted: Hosted, seat: int) -> Asked | None:
    if hosted.is_gone:
        return None
    return next((asked for asked in hosted.table.asked_bots() if asked.seat == seat), None)


def _is_same(asked: Asked, now: Asked | None) -> bool:
    """Whether a bot is still asked the same question; mere talk changes nothing in it."""
    return now is not None and (asked.level, asked.view, asked.knowledge) == (
        now.level,
        now.view,
        now.knowledge,
    )


def _done(table: Table, request: AnyRequest) -> Done:
    return Done(request.id, table.successor if isinstance(request, Rematch) else None)


def _stored(row: Row) -> Stored:
    return Stored(row.seq, row.at, row.person, row.request, log.encode(row.body))
