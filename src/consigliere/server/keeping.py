"""Tables in memory: read from their logs when somebody asks, stored row by row, forgotten when nothing happens.

Whatever is decided is stored before anybody is told. If that fails the table is thrown away, its sockets are closed,
and whoever comes back finds the table as the log has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Final

from consigliere import shelf
from consigliere.server.codes import new_code
from consigliere.server.connection import LOAD_AGAIN, Reason
from consigliere.server.folding import Slices
from consigliere.server.hosted import Decided, Hosted, now_ms
from consigliere.server.housetime import HOUSE
from consigliere.server.records import row_of
from consigliere.server.ticking import Ticking
from consigliere.store import Append, Conflict, Store, Stored, StoreError
from consigliere.table import log
from consigliere.table.log import Row
from consigliere.table.table import Table

LOG: Final = logging.getLogger("consigliere.server")
AGAIN_SECONDS: Final = 1.0  # until a table that was thrown away is read again, or a bot asked again


class Keeping:
    """Keeps tables. `go_on` is what has to be done at a table after anything has happened there."""

    def __init__(self, store: Store, tick: float) -> None:
        self.store: Final = store
        self.ticking: Final = Ticking(self, tick)
        self._tables: Final[dict[str, Hosted]] = {}
        self._loading: Final[dict[str, asyncio.Task[Hosted | None]]] = {}
        self._slices: Final = Slices()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        # Tables that ran when the server went down, and are not back yet.
        self._asleep: Final[set[str]] = set()
        self._down_since: int | None = None
        # Tables that were thrown away because they could not be stored: how many gaps their logs knew of.
        self._failed: Final[dict[str, int]] = {}
        self._is_closing = False

    def go_on(self, hosted: Hosted) -> None:
        """Whoever is asked thinks, and the alarm is set."""
        raise NotImplementedError

    async def until_well(self) -> None:
        """Returns when the store answers."""
        raise NotImplementedError

    # Work beside requests.

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("%s failed", task.get_name(), exc_info=error)

    async def end_tasks(self) -> None:
        """End all of that."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Reading and forgetting.

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

    @asynccontextmanager
    async def held(self, code: str) -> AsyncIterator[Hosted | None]:
        """The table of that code, of which `stored` may be shown; None if there is none."""
        yield await self.table(code)

    async def _load(self, code: str) -> Hosted | None:
        stored = await self.store.read(code)
        if not stored:
            return None
        gaps = self._failed.get(code, len(HOUSE.gaps))
        table = await self._slices.last(Table.folding(code, map(row_of, stored), shelf.game))
        assert table is not None
        life, rows = table.life, []
        if code in self._asleep:
            assert self._down_since is not None
            # Before any clock may look: the time in which the server was down counts for nobody.
            rows = table.outage(self._down_since, now_ms())
        rows += table.stop_without_rules(now_ms())
        if rows:
            changed = None if table.life == life else table.life
            await self.store.append(code, [_stored(row) for row in rows], changed)
        self._asleep.discard(code)
        hosted = Hosted(table)
        await self._slices.last(hosted.catching_up())
        hosted.gaps = hosted.gaps_stored = gaps
        self._failed.pop(code, None)
        self.keep(hosted)
        self.go_on(hosted)
        return hosted

    def keep(self, hosted: Hosted) -> None:
        """Have a table in memory, all of which is stored."""
        self._tables[hosted.code] = hosted
        self.ticking.watch(hosted)

    def is_ticking(self, code: str) -> bool:
        """Whether a table goes by the tick."""
        hosted = self._tables.get(code)
        return hosted is not None and hosted.ticks

    def is_idle(self, hosted: Hosted) -> bool:
        """Whether nobody looks, nobody thinks and no clock runs: it can be read again when somebody asks for it."""
        return not (
            hosted.connections
            or hosted.thinking
            or hosted.decided
            or hosted.is_storing
            or hosted.table.due() is not None
        )

    def let_go(self, code: str) -> bool:
        """Forget a table, so that it can be deleted; False if somebody is at it or it is just being read."""
        hosted = self._tables.get(code)
        if hosted is None:
            return code not in self._loading
        if self.is_idle(hosted):
            self.drop(hosted, None)
        return hosted.is_gone

    def drop(self, hosted: Hosted, reason: Reason | None) -> None:
        """Forget a table. Its sockets are closed with the reason, if there is one."""
        hosted.is_gone = True
        if self._tables.get(hosted.code) is hosted:
            del self._tables[hosted.code]
        if hosted.alarm is not None:
            hosted.alarm.cancel()
        for task in hosted.thinking.values():
            task.cancel()
        hosted.take_decided()
        for waiter in hosted.waiters:
            if not waiter.done():
                waiter.set_result(False)
        hosted.waiters.clear()
        self.ticking.forget(hosted)
        for connection in list(hosted.connections.values()):
            connection.hosted = None
            if reason is not None:
                connection.close(reason)
        hosted.connections.clear()

    def _read_later(self, code: str) -> None:
        if not self._is_closing:
            LOG.error("table %s is thrown away and read again from its log", code)
            self.spawn(self._read_again(code), f"read {code} again")

    async def _read_again(self, code: str) -> None:
        """A table that could not be stored may have bots and clocks that wait: read it again before anybody asks."""
        while not self._is_closing:
            await asyncio.sleep(AGAIN_SECONDS)
            await self.until_well()
            try:
                await self.table(code)
                return
            except StoreError as error:
                LOG.error("table %s cannot be read again yet: %s", code, error)
            except Exception:
                LOG.exception("table %s cannot be read again yet", code)

    # New tables.

    async def free_code(self) -> str:
        """A code that no table has and that can be read aloud. The store would refuse a second one."""
        while True:
            code = new_code()
            if code not in self._tables and not await self.store.read(code):
                return code

    async def store_new(self, table: Table) -> None:
        """Store a table that was just opened, and keep it."""
        await self.store.append(table.code, [_stored(row) for row in table.rows], table.life)
        hosted = Hosted(table)
        self.keep(hosted)
        self.go_on(hosted)

    # Store, then tell.

    def carry(
        self, hosted: Hosted, rows: list[Row], then: Callable[[], None], fresh: Table | None = None
    ) -> None:
        """Store rows that are decided, tell them, and do what is done then; without rows, do that in its turn."""
        if hosted.is_gone:
            return
        self.ticking.watch(hosted)
        is_at_work = hosted.ticks or hosted.is_storing or bool(hosted.decided)
        if not rows and not is_at_work:
            then()
            return
        hosted.decided.append(Decided(rows, then, fresh))
        if not is_at_work:
            hosted.is_storing = True
            self.spawn(self._store(hosted), f"storing {hosted.code}")

    async def carried(self, hosted: Hosted, rows: list[Row], then: Callable[[], None] = lambda: None) -> bool:
        """The same, and wait for it. False if the table was thrown away before."""
        if hosted.is_gone:
            return False
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        hosted.waiters.add(waiter)

        def told() -> None:
            then()
            hosted.waiters.discard(waiter)
            if not waiter.done():
                waiter.set_result(True)

        self.carry(hosted, rows, told)
        try:
            return await waiter
        finally:
            hosted.waiters.discard(waiter)

    async def _store(self, hosted: Hosted) -> None:
        """Store and tell what is decided, and what is decided meanwhile, until there is nothing left."""
        with self.storing(hosted):
            try:
                while hosted.decided and not hosted.ticks:
                    batch = hosted.take_decided()
                    for failure in await self._appended([(hosted, batch)], is_tick=False):
                        if failure is not None:
                            raise failure
                    self.tell(hosted, batch)
            finally:
                hosted.is_storing = False

    async def store_together(self, batches: list[tuple[Hosted, list[Decided]]]) -> list[BaseException | None]:
        """Store what was decided at several tables in one commit, which is made even if there is nothing to store."""
        return await self._appended(batches, is_tick=True)

    async def _appended(
        self, batches: list[tuple[Hosted, list[Decided]]], is_tick: bool
    ) -> list[BaseException | None]:
        appends: list[Append] = []
        for hosted, batch in batches:
            for decided in batch:
                if decided.fresh is not None:
                    await self.store_new(decided.fresh)
            rows = [_stored(row) for decided in batch for row in decided.rows]
            life = hosted.table.life
            appends.append(Append(hosted.code, rows, None if life == hosted.stored_life else life))
            hosted.stored_life = life
        return await self.store.append_together(appends, is_tick)

    def tell(self, hosted: Hosted, batch: list[Decided]) -> None:
        """Tell what is stored, and do what is done then, one after the other."""
        for decided in batch:
            if hosted.is_gone:
                return
            if decided.rows:
                hosted.tell(decided.rows)
                hosted.tell_presence()
                self.told(hosted)
            decided.then()

    def told(self, hosted: Hosted) -> None:
        """Everybody was told something."""

    def make_up(self, hosted: Hosted) -> None:
        """Before anything is decided at a table: time in which nobody was served counts for nobody."""
        HOUSE.leap()
        while hosted.gaps < len(HOUSE.gaps) and not hosted.is_gone:
            gap = HOUSE.gaps[hosted.gaps]
            hosted.gaps += 1
            hosted.lose(gap)
            self.carry(hosted, hosted.table.outage(*gap), partial(hosted.has_stored, hosted.gaps))

    @contextmanager
    def storing(self, hosted: Hosted) -> Iterator[None]:
        """If this fails, what is in memory may not be what is stored, and must not be shown to anybody."""
        try:
            yield
        except BaseException as error:
            if not hosted.is_gone:
                self.throw_away(hosted)
            if isinstance(error, StoreError) and not isinstance(error, Conflict):
                self.throw_away_the_sealed()
            raise

    def throw_away_the_sealed(self) -> None:
        """The store fails: all tables that go by the tick are thrown away, lest it show where somebody acts."""
        for hosted in list(self._tables.values()):
            if hosted.ticks:
                self.throw_away(hosted)

    def throw_away(self, hosted: Hosted) -> None:
        """Forget a table of which it is not known what is stored, and read it again."""
        self.drop(hosted, LOAD_AGAIN)
        self._failed[hosted.code] = hosted.gaps_stored
        self._read_later(hosted.code)


def _stored(row: Row) -> Stored:
    return Stored(row.seq, row.at, row.person, row.request, log.encode(row.body))
