"""Everything people do at tables: opening them, coming and going, requests, questions.

A request is decided in memory, stored, told to every viewer, and only then acknowledged to its sender: the sender's
own `told` comes before its `done`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from consigliere.kernel.deal import SECRET_BYTES
from consigliere.kernel.game import Game
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.server import problems, thinking
from consigliere.server.access import Access
from consigliere.server.connection import GOING_DOWN, Connection
from consigliere.server.desk import Desk
from consigliere.server.driving import Driving
from consigliere.server.forgetting import forget_old
from consigliere.server.guests import Bearer, Guests, new_person
from consigliere.server.hosted import Hosted, now_ms
from consigliere.server.housetime import HOUSE
from consigliere.server.problems import Problem, refused
from consigliere.server.rates import Gate, Households
from consigliere.server.settings import Settings
from consigliere.server.workers import Workers
from consigliere.store import InUse, Store
from consigliere.table.log import Row
from consigliere.table.messages import (
    AnyRequest,
    Because,
    Consider,
    Considered,
    Done,
    GhostPass,
    Hello,
    NotDone,
    Outlook,
    Rematch,
    Sit,
    Trouble,
    Waits,
    Why,
)
from consigliere.table.refusals import NO_SEAT_NOW, NO_SPECTATORS, SIT_FIRST
from consigliere.table.setup import Setup
from consigliere.table.table import Table

LOG: Final = logging.getLogger("consigliere.server")
SWEEP_SECONDS: Final = 30.0


class Hub(Driving):
    """One for each server."""

    def __init__(self, store: Store, guests: Guests, settings: Settings, gate: Gate) -> None:
        super().__init__(store, settings)
        self.guests: Final = guests
        self.access: Final = Access(self, guests, gate, settings.rates)
        self.sockets: Final[set[Connection]] = set()
        self.households: Final = Households(settings.rates)
        self.taken: InUse | None = None  # by another server, and this one has to end
        self.on_end: Callable[[], None] | None = None  # what ends the whole server
        # Their processes start when somebody brings a record.
        self._record_workers: Final = Workers(settings.record_workers, settings.record_megabytes)
        self.records: Final = Desk(
            self._record_workers,
            settings.record_seconds,
            settings.records_waiting,
            settings.records_waiting_each,
        )

    # The server's own life.

    async def start(self) -> None:
        """Begin to bring back every table that is not over. One that somebody asks for comes first."""
        self.bots.warm_up(thinking.warm_up)
        self.spawn(self.heart.look(), "look at the clocks")
        self._down_since = await self.store.last_beat()
        if self._down_since is not None:
            HOUSE.not_before(self._down_since)
            self._asleep.update(await self.store.running())
        self.spawn(self._bring_back(), "bringing back")
        self.spawn(self.heart.beat(), "beat")
        self.spawn(self._sweep(), "sweep")

    async def _bring_back(self) -> None:
        for code in sorted(self._asleep):
            try:
                await self.table(code)
            except Exception:
                LOG.exception("table %s cannot be brought back", code)
        # Not before: should the server die now, those that are not back yet were down since the beat before.
        self.heart.beats = True
        if self.settings.keep_days is not None:
            self.spawn(forget_old(self, self.settings.keep_days), "forgetting old tables")

    def tell_waits(self, waits: bool) -> None:
        for connection in list(self.sockets):
            connection.say_at_once(Waits(waits))

    def step_down(self, taken: InUse) -> None:
        self.taken = taken
        if self.on_end is not None:
            self.on_end()

    def say_goodbye(self) -> None:
        """The server is about to end: tell every socket why."""
        self._is_closing = True
        for connection in list(self.sockets):
            connection.close(GOING_DOWN)

    async def close(self) -> None:
        """End everything that runs. The store is closed by whoever opened it."""
        self.say_goodbye()
        for hosted in list(self._tables.values()):
            self.drop(hosted, None)
        await self.end_tasks()
        self.bots.close()
        self._record_workers.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            old = time.monotonic() - self.settings.idle_seconds
            for hosted in list(self._tables.values()):
                if hosted.used < old and self.is_idle(hosted):
                    self.drop(hosted, None)

    # Requests.

    async def open(self, setup: Setup, game: Game, name: str | None) -> tuple[str, str] | Refusal:
        """Open a new table: its code, and the pass of its host."""
        host, code, secret = new_person(), await self.free_code(), secrets.token_bytes(SECRET_BYTES)
        table = Table.opened(code, game, host, name, setup, secret, now_ms())
        if isinstance(table, Refusal):
            return table
        await self.store_new(table)
        return code, self.guests.pass_for(code, host)

    async def hello(self, connection: Connection, hello: Hello) -> Trouble | None:
        """Somebody looks at a table, or at another one, or with other eyes."""
        await self._all_answered(connection)
        try:
            while not self._is_closing:
                async with self.access.entered(hello.table, hello.token, connection.address) as entered:
                    hosted, _, bearer = entered
                viewer = hosted.stored.viewer_of(bearer.person, hello.seat, bearer.is_ghost)
                with self.storing(hosted):
                    self.make_up(hosted)
                    rows = hosted.table.haunt(bearer.person, viewer, now_ms())
                greet = partial(self._greet, hosted, connection, hello, bearer)
                if not rows and not hosted.ticks:
                    greet()
                    return None
                if await self.carried(hosted, rows, greet):
                    return None
        except Problem as wrong:
            self.leave(connection)
            if wrong.refused.refused == problems.TOO_FAST:
                return Trouble("too-fast")
            if wrong.refused.refused != problems.NO_SUCH_TABLE:
                connection.say(NotDone(hello.id, wrong.refused))
                return None
        self.leave(connection)
        return Trouble("no-such-table")

    async def _all_answered(self, connection: Connection) -> None:
        """What was asked before, with other eyes or at another table, is answered first."""
        if connection.hosted is not None and connection.unanswered:
            await self.carried(connection.hosted, [])

    def _greet(self, hosted: Hosted, connection: Connection, hello: Hello, bearer: Bearer) -> None:
        """From here on the socket is told everything; what has happened before is in its welcome."""
        if connection.is_over or connection.leaving is not None:
            return
        _, person, is_ghost = bearer
        viewer = hosted.stored.viewer_of(person, hello.seat, is_ghost)
        hosted.release()
        if viewer == GALLERY and not hosted.shown(person).may_look(person):
            self.leave(connection)
            connection.hosted = hosted  # for so long as the answer is put among those that wait for its tick
            connection.say(NotDone(hello.id, refused(NO_SPECTATORS)))
            connection.hosted = None
            return
        if connection.hosted is not hosted:
            self.leave(connection)
        connection.hosted = hosted
        connection.person = person
        connection.seat = None if viewer == GALLERY else hello.seat
        connection.viewer = viewer
        connection.lags = viewer == GALLERY and hosted.holds_back(person)
        connection.has_ghost_pass = is_ghost
        connection.was_given_pass = False
        hosted.connections[connection.number] = connection
        hosted.used = time.monotonic()
        hosted.welcome(connection, hello)
        hosted.tell_presence(connection)
        self._give_ghost_passes(hosted)
        self.go_on(hosted)  # somebody may be back

    def told(self, hosted: Hosted) -> None:
        self._give_ghost_passes(hosted)

    def _give_ghost_passes(self, hosted: Hosted) -> None:
        """Whoever looks from a seat that has left the game gets a pass of his own, on that socket and nowhere else."""
        for connection in list(hosted.connections.values()):
            person = connection.person
            if connection.was_given_pass or connection.has_ghost_pass or person is None:
                continue
            if hosted.stored.owes_ghost_pass(person, connection.seat):
                connection.was_given_pass = True
                connection.say(GhostPass(self.guests.ghost_pass_for(hosted.code, person)))

    def leave(self, connection: Connection) -> None:
        """A socket looks at nothing any more."""
        hosted = connection.hosted
        connection.hosted = None
        if hosted is not None:
            hosted.connections.pop(connection.number, None)
            hosted.used = time.monotonic()
            hosted.tell_presence()
            self.go_on(hosted)

    def answer(self, connection: Connection, say: Callable[[], None]) -> None:
        """Say what changes nothing: at once, but by the tick where there is one, and after what was asked before."""
        hosted = connection.hosted
        if hosted is not None and (hosted.ticks or connection.unanswered):
            self.carry(hosted, [], say)
        else:
            say()

    async def request(self, connection: Connection, request: AnyRequest) -> Trouble | None:
        """Anything that is asked of a table. It is decided when this returns, and answered when it is stored."""
        hosted = connection.hosted
        if hosted is None:
            return Trouble("no-hello")
        is_behind = connection.lags and hosted.holds_back(connection.person)
        if is_behind and not isinstance(request, Sit):
            self.answer(connection, lambda: connection.say(NotDone(request.id, refused(SIT_FIRST))))
        elif isinstance(request, Consider | Why):
            self.answer(connection, partial(self._answer, connection, hosted.stored, request))
        elif isinstance(request, Rematch):
            await self._open_rematch(connection, hosted, request)
        else:
            self._carry_out(connection, hosted, request, is_behind)
        return None

    def _answer(self, connection: Connection, table: Table, question: Consider | Why) -> None:
        viewer = connection.viewer
        if viewer == GALLERY:
            connection.say(NotDone(question.id, refused(SIT_FIRST)))
        elif isinstance(question, Why):
            found = table.why(viewer, question.steps)
            connection.say(Because(question.id, None if found is None else refused(found)))
        else:
            outlooks = table.consider(viewer, question.steps)
            if isinstance(outlooks, Refusal):
                connection.say(NotDone(question.id, refused(outlooks)))
            else:
                # As long as if it were about what everybody sees: so many choices, and figures of the gallery's view.
                public = [Outlook([], [], table.figures(GALLERY), True)] * len(outlooks)
                connection.say(Considered(question.id, outlooks), Considered(question.id, public))

    def _carry_out(
        self, connection: Connection, hosted: Hosted, request: AnyRequest, is_behind: bool
    ) -> None:
        person, seat, is_ghost = connection.person, connection.seat, connection.has_ghost_pass
        if hosted.table.is_repeated(person, request.id):
            self._settle(connection, hosted, [], _done(hosted.table, request))
            return
        with self.storing(hosted):
            self.make_up(hosted)
            rows = hosted.table.request(person, seat, request, now_ms(), is_ghost)
        if isinstance(rows, Refusal):
            # Whoever must not know yet how things stand is not told why either.
            why = NO_SEAT_NOW if is_behind and person is not None else rows
            self._settle(connection, hosted, [], NotDone(request.id, refused(why)))
        else:
            self._settle(connection, hosted, rows, _done(hosted.table, request))

    def _settle(
        self,
        connection: Connection,
        hosted: Hosted,
        rows: list[Row],
        answer: Done | NotDone,
        fresh: Table | None = None,
    ) -> None:
        """Answer a request when everything that was decided before it is stored: the answer may rest on that."""
        connection.unanswered += 1

        def say() -> None:
            connection.unanswered -= 1
            connection.say(answer)
            if rows:
                self.go_on(hosted)

        self.carry(hosted, rows, say, fresh)

    async def _open_rematch(self, connection: Connection, hosted: Hosted, request: Rematch) -> None:
        """Open the next table for the same people. The new table is stored before the old one tells of it."""
        table, person = hosted.table, connection.person
        code = await self.free_code()
        if hosted.is_gone or connection.hosted is not hosted:
            return  # the socket is being closed, and comes back
        if person is None:
            self._settle(connection, hosted, [], NotDone(request.id, refused(SIT_FIRST)))
            return
        if table.successor is not None or table.is_repeated(person, request.id):
            # Somebody was quicker, and has asked for the same.
            self._settle(connection, hosted, [], _done(table, request))
            return
        with self.storing(hosted):
            found = table.rematch(person, code, secrets.token_bytes(SECRET_BYTES), now_ms(), request.id)
        if isinstance(found, Refusal):
            self._settle(connection, hosted, [], NotDone(request.id, refused(found)))
        else:
            self._settle(connection, hosted, found[1], _done(table, request), found[0])


def _done(table: Table, request: AnyRequest) -> Done:
    return Done(request.id, table.successor if isinstance(request, Rematch) else None)
