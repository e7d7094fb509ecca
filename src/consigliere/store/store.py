"""The store as the server sees it: append, read, and a few facts about the server itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, Final, Self, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from consigliere.store.copy import backup
from consigliere.store.errors import StoreError, reason
from consigliere.store.opening import KEY, READERS, Limits, address, opened, said
from consigliere.store.schema import AT_REST, OVER, events, games, server
from consigliere.store.stored import Append, Stored
from consigliere.store.writer import Work, Writer

if TYPE_CHECKING:
    from pathlib import Path

LOBBY: Final = "lobby"
_BEAT: Final = "beat"
_TICK: Final = "tick"  # a row that is written again and again and says nothing

Result = TypeVar("Result")


class Store:
    """Every table's log in one database.

    Opening makes the database if it is not there, or brings it to the newest version; it blocks, and
    raises `StoreError`. The other methods belong to an event loop and never block it. A store may
    serve several loops.
    """

    def __init__(self, url: str, patience: float = 5.0, alone: bool = False) -> None:
        """`sqlite:///FILE` or `postgresql+psycopg://…`; `patience` is how many seconds a write waits for a lock.

        Whoever is `alone` shares the database with no other such store: `InUse` if there is one.
        """
        self.url: Final = address(url)
        self._limits: Final = Limits(patience)
        self._engines: Final = opened(self.url, self._limits, alone)
        self._writer: Final = Writer(self._engines.writing)
        self._readers: Final = ThreadPoolExecutor(READERS, "store-reader")
        self._closed = False

    async def append(self, game: str, rows: list[Stored], life: str | None = None) -> None:
        """Add rows to the end of a game's log, and say what its life is from now on: all of it or nothing.

        Returns when it is on the disk. The first append of a game begins with row 0; its life is
        "lobby" unless it is said. Appends of one game are stored in the order of the calls; whoever
        waits for each answer before the next append of that game never leaves a gap in its log.

        `Conflict` if one of the numbers is taken, `Repeated` if this person's request is in the log
        already: nothing of this append is stored, and nothing else is harmed. Any other `StoreError`
        says that it is not known to be stored (a connection may break after the commit, or the answer
        take too long): read the log before going on. A cancelled append may be stored all the same.
        """
        await self._write(_values(game, rows, life))

    async def append_together(self, appends: list[Append], is_tick: bool) -> list[BaseException | None]:
        """Several appends in one commit: what became of each. None of them harms another.

        One commit is made also if there is nothing to append, where it `is_tick`: how busy the disk is then does not
        tell whether there was.
        """
        works = [_values(*append) for append in appends if append.rows or append.life is not None]
        if is_tick:
            works.append({"kept": [{"key": _TICK, "value": b""}]})
        results = iter(await asyncio.gather(*await self._in_time(self._taken(works)), return_exceptions=True))
        return [next(results) if append.rows or append.life is not None else None for append in appends]

    async def read(self, game: str) -> list[Stored]:
        """A game's whole log in order; an empty list if there is no such game."""
        statement = (
            select(events.c.seq, events.c.at, events.c.person, events.c.request, events.c.body)
            .where(events.c.game == game)
            .order_by(events.c.seq)
        )
        return await self._read(lambda connection: [Stored(*row) for row in connection.execute(statement)])

    async def running(self) -> list[str]:
        """The games whose life is not over, in the order in which they were opened."""
        statement = (
            select(games.c.game).where(games.c.life.not_in(OVER)).order_by(games.c.opened_at, games.c.game)
        )
        return await self._read(lambda connection: list(connection.scalars(statement)))

    async def at_rest(self, since: int) -> list[str]:
        """The games that are over, or were never begun, and to which nothing has been added since that time."""
        latest = (
            select(events.c.at)
            .where(events.c.game == games.c.game)
            .order_by(events.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        statement = select(games.c.game).where(games.c.life.in_(AT_REST), latest < since)
        return await self._read(lambda connection: list(connection.scalars(statement)))

    async def delete(self, game: str, since: int) -> None:
        """Delete a game with all its rows, unless it has begun or anything was added since that time."""
        await self._write({"deleted": [{"deleted": game, "since": since}]})

    async def mark(self, game: str, life: str) -> None:
        """Say what a game's life is from now on, without a row. A game that is not there stays so."""
        await self.append(game, [], life)

    async def beat(self, at: int) -> None:
        """The server's heart beats: it was alive at this time."""
        await self._write({"kept": [{"key": _BEAT, "value": str(at).encode()}]})

    async def last_beat(self) -> int | None:
        """When the server was last known to be alive; None before its first beat."""
        value = await self._kept(_BEAT)
        return None if value is None else int(value)

    async def key(self) -> bytes:
        """The server's own signing key, made once with the database."""
        value = await self._kept(KEY)
        if value is None:
            raise StoreError(f"{said(self.url)}: the signing key is gone; it is made anew at the next start")
        return value

    async def check_alone(self) -> bool:
        """Whether the database was ours alone all the time; False if that was lost and is so again.

        `InUse` if somebody else has it now. Always true where nobody asked to be alone.
        """
        hold = self._engines.hold
        return True if hold is None else await self._in_thread(hold.check)

    def backup(self, target: Path) -> None:
        """See `consigliere.store.backup`. Blocks, and holds up neither readers nor the writer."""
        backup(self.url, target)

    async def close(self) -> None:
        """Store what waits and let go of the database. Closing twice does nothing more."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._engines.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _write(self, work: dict[str, list[dict[str, object]]]) -> None:
        await asyncio.gather(*await self._in_time(self._taken([work])))

    def _taken(self, works: list[dict[str, list[dict[str, object]]]]) -> list[asyncio.Future[None]]:
        self._check_open()
        loop = asyncio.get_running_loop()
        until = monotonic() + self._limits.answer
        taken = [Work(loop.create_future(), until, **work) for work in works]
        if taken:
            self._writer.take(*taken)
        return [work.done for work in taken]

    async def _in_time(self, asked: list[asyncio.Future[None]]) -> list[asyncio.Future[None]]:
        """Those futures when all are answered, or have failed because that took too long."""
        if asked:
            try:
                await asyncio.wait(asked, timeout=self._limits.answer)
            except asyncio.CancelledError:
                for future in asked:
                    future.cancel()
                raise
        for future in asked:
            if not future.done():
                seconds = f"{self._limits.answer:g}"
                future.set_exception(StoreError(f"the database did not store it within {seconds} s"))
        return asked

    async def _kept(self, key: str) -> bytes | None:
        statement = select(server.c.value).where(server.c.key == key)
        return await self._read(lambda connection: connection.scalar(statement))

    async def _read(self, question: Callable[[Connection], Result]) -> Result:
        return await self._in_thread(lambda: self._answered(question))

    async def _in_thread(self, question: Callable[[], Result]) -> Result:
        """Ask in a thread of its own: a long answer holds up neither the event loop nor the writer."""
        self._check_open()
        try:
            async with asyncio.timeout(self._limits.answer):
                return await asyncio.get_running_loop().run_in_executor(self._readers, question)
        except TimeoutError:
            raise StoreError(f"the database did not answer within {self._limits.answer:g} s") from None

    def _answered(self, question: Callable[[Connection], Result]) -> Result:
        try:
            with self._engines.reading.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"the database did not answer: {reason(error)}") from None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")


def _values(game: str, rows: list[Stored], life: str | None) -> dict[str, list[dict[str, object]]]:
    first = rows[0].seq if rows else None
    if first is not None and [row.seq for row in rows] != list(range(first, first + len(rows))):
        raise ValueError("rows of one append have consecutive numbers")
    opened = first == 0
    return {
        "opened": [{"game": game, "life": life or LOBBY, "opened_at": rows[0].at}] if opened else [],
        "marked": [{"marked": game, "new_life": life}] if life is not None and not opened else [],
        "rows": [{"game": game, **row._asdict()} for row in rows],
    }
