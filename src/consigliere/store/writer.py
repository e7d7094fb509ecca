"""The one writer: a thread that commits everything that waits in one transaction.

While it waits for the disk, more appends come in; they are the next transaction. So the slower
the disk, the larger the groups, and a busy evening costs hardly more commits than a quiet one.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from consigliere.store.errors import Conflict, Repeated, StoreError, reason
from consigliere.store.schema import AT_REST, events, games, keep

Values = dict[str, Any]

_MARK: Final = update(games).where(games.c.game == bindparam("marked")).values(life=bindparam("new_life"))

# A game that has come to life since somebody looked stays. One without rows is one whose rows have just been deleted.
_later = events.alias("later")
_DELETE_ROWS: Final = delete(events).where(
    events.c.game == bindparam("deleted"),
    exists().where(games.c.game == bindparam("deleted"), or_(*(games.c.life == life for life in AT_REST))),
    ~exists().where(_later.c.game == bindparam("deleted"), _later.c.at >= bindparam("since")),
)
_DELETE_GAME: Final = delete(games).where(
    games.c.game == bindparam("deleted"), ~exists().where(events.c.game == bindparam("deleted"))
)


class Work(NamedTuple):
    """What one caller wants stored, all of it or nothing, and where its answer goes."""

    done: asyncio.Future[None]
    until: float  # nobody waits for it after this time; it is then not even begun
    opened: Sequence[Values] = ()
    marked: Sequence[Values] = ()
    rows: Sequence[Values] = ()
    kept: Sequence[Values] = ()
    deleted: Sequence[Values] = ()


class Writer:
    """Takes work in the order in which it is handed over."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._waiting: Final[SimpleQueue[tuple[Work, ...] | None]] = SimpleQueue()
        self._keep: Final = keep(engine.dialect.name, replace=True)
        self._thread: Final = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def take(self, *works: Work) -> None:
        """Returns at once; `done` of each is answered when it is on the disk, or is not. All are one transaction."""
        self._waiting.put(works)

    def close(self) -> None:
        """Returns when everything handed over before is stored."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            group, last = self._all_that_waits(first)
            now = monotonic()
            # Whoever wanted the rest was told that it failed, and may have read the log since.
            group = [work for work in group if work.until > now]
            try:
                failures = self._stored(group)
            except Exception as error:
                # What waits behind it fails with it: a later row must not be stored where an earlier one is missing.
                more, ended = self._all_that_waits(())
                group, last = group + more, last or ended
                failure = StoreError(f"the database did not store it: {reason(error)}")
                failures = [failure] * len(group)
            _answer(group, failures)
            if last:
                return

    def _all_that_waits(self, first: tuple[Work, ...]) -> tuple[list[Work], bool]:
        group = list(first)
        try:
            while True:
                works = self._waiting.get_nowait()
                if works is None:
                    return group, True
                group += works
        except Empty:
            return group, False

    def _stored(self, group: list[Work]) -> list[StoreError | None]:
        """What became of each, when the transaction is on the disk. An exception says that nothing was stored."""
        if not group:
            return []
        try:
            with self._engine.begin() as connection:
                self._write(connection, group)
        except (OperationalError, InterfaceError):
            raise
        except Exception:
            # One of them cannot be stored. Which one, a savepoint for each will tell.
            with self._engine.begin() as connection:
                return [self._write_alone(connection, work) for work in group]
        return [None] * len(group)

    def _write(self, connection: Connection, group: list[Work]) -> None:
        deleted = [value for work in group for value in work.deleted]
        # A game is opened before it is marked and before it has rows, so this order holds for a group as for one.
        for statement, values in (
            (insert(games), [value for work in group for value in work.opened]),
            (_MARK, [value for work in group for value in work.marked]),
            (insert(events), [value for work in group for value in work.rows]),
            (self._keep, [value for work in group for value in work.kept]),
            (_DELETE_ROWS, deleted),
            (_DELETE_GAME, [{"deleted": value["deleted"]} for value in deleted]),
        ):
            if values:
                connection.execute(statement, values)

    def _write_alone(self, connection: Connection, work: Work) -> StoreError | None:
        try:
            with connection.begin_nested():
                self._write(connection, [work])
        except (OperationalError, InterfaceError):
            raise
        except IntegrityError as error:
            return _refused(connection, work, error)
        except Exception as error:
            return StoreError(f"the database cannot store it: {reason(error)}")
        return None


def _refused(connection: Connection, work: Work, error: IntegrityError) -> StoreError:
    """Which of the keys it was, from what is stored: each database says it in its own words."""
    rows = work.rows
    if not rows:
        return StoreError(f"the database cannot store it: {reason(error)}")
    game = rows[0]["game"]
    of_game = select(events.c.seq).where(events.c.game == game)
    taken = connection.scalar(of_game.where(events.c.seq.in_([row["seq"] for row in rows])).limit(1))
    if taken is not None:
        return Conflict(f"game {game}: row {taken} is there already")
    asked = [row for row in rows if row["request"] is not None]
    same = [and_(events.c.person == row["person"], events.c.request == row["request"]) for row in asked]
    if same and connection.scalar(of_game.where(or_(*same)).limit(1)) is not None:
        return Repeated(f"game {game}: this request is in the log already")
    if connection.scalar(select(games.c.game).where(games.c.game == game)) is None and not work.opened:
        return StoreError(f"game {game}: there is no such game; its first row has the number 0")
    return StoreError(f"game {game}: the rows do not fit: {reason(error)}")


def _answer(group: list[Work], failures: list[StoreError | None]) -> None:
    """One call into each event loop for the whole group."""
    answers: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], StoreError | None]]]
    answers = defaultdict(list)
    for work, failure in zip(group, failures):
        answers[work.done.get_loop()].append((work.done, failure))
    for loop, of_loop in answers.items():
        # Whoever has closed the loop meanwhile does not wait for the answer.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, of_loop)


def _resolve(answers: list[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    for done, failure in answers:
        if done.done():
            continue  # the caller was cancelled and waits no longer
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
