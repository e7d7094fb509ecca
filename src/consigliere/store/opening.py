"""Opening a database: what an address means, how each connection is set up, and what a failure is called."""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from consigliere.store.errors import StoreError, reason
from consigliere.store.holding import DatabaseHold, FileHold, Hold
from consigliere.store.migrations import migrate
from consigliere.store.schema import keep

READERS: Final = 4
KEY: Final = "key"
KEY_BYTES: Final = 32
HOLD_SECONDS: Final = 2.0  # for which somebody else's lock may be that of a server that has just died
_WRITE: Final = "write sqlite:///FILE or postgresql+psycopg://HOST/NAME"


class Limits(NamedTuple):
    """How many seconds anything may take: each lets the one before it speak first, since that one knows more."""

    lock: float  # until a write gives up waiting for somebody else's

    @property
    def statement(self) -> float:
        """Until PostgreSQL gives a statement up."""
        return self.lock + 1

    @property
    def silence(self) -> float:
        """Until a connection is given up on which nothing comes back."""
        return self.lock + 2

    @property
    def answer(self) -> float:
        """Until whoever asked is told that it is not known what became of it."""
        return self.lock + 4


class Engines(NamedTuple):
    """One connection that writes, a few that read: no reader ever holds the writer up."""

    writing: Engine
    reading: Engine
    hold: Hold | None  # if nobody else may serve this database

    def dispose(self) -> None:
        self.writing.dispose()
        self.reading.dispose()
        if self.hold is not None:
            self.hold.release()


def address(url: str) -> URL:
    """The address of a database that can hold a store."""
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):
        # Not repeated here: it may hold a password, who knows where.
        raise StoreError(f"this is no address of a database; {_WRITE}") from None
    if made.get_backend_name() == "sqlite":
        if made.drivername not in ("sqlite", "sqlite+pysqlite"):
            raise StoreError(f"{made.drivername} is no driver of ours; write sqlite:///FILE")
        if made.database in (None, "", ":memory:") or made.query:
            raise StoreError(f"{made} names no file; write sqlite:///FILE")
        return made
    if made.drivername in ("postgresql", "postgresql+psycopg"):
        return made.set(drivername="postgresql+psycopg")
    raise StoreError(f"{made.drivername} is no database of ours; {_WRITE}")


def said(url: URL) -> str:
    """The address as a message may show it: the file alone, or everything but the password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True)


def opened(url: URL, limits: Limits, alone: bool) -> Engines:
    """The database at this address, made if it is not there, brought to the newest version."""
    is_file = url.get_backend_name() == "sqlite"
    try:
        engines = _sqlite(url, limits, alone) if is_file else _postgresql(url, limits, alone)
    except SQLAlchemyError as error:
        raise StoreError(f"{said(url)}: {_why(error)}") from None
    try:
        with engines.writing.begin() as connection:
            if not is_file:
                _take_its_time(connection)
            migrate(connection)
            made = {"key": KEY, "value": secrets.token_bytes(KEY_BYTES)}
            connection.execute(keep(connection.dialect.name, replace=False), made)
        if is_file:
            _write_ahead(engines.writing)
        else:
            engines.writing.dispose()  # the next connection has its limits again
    except (SQLAlchemyError, StoreError) as error:
        engines.dispose()
        raise StoreError(f"{said(url)}: {_why(error)}") from None
    return engines


def _make_file(file: Path) -> None:
    """An empty file that only its owner may read, since the log holds every hand and the server's key."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except FileNotFoundError:
        raise StoreError(f"{file}: there is no folder {file.parent}") from None
    except OSError as error:
        raise StoreError(f"{file}: it cannot be written ({error.strerror})") from None


def _why(error: Exception) -> str:
    why = reason(error)
    if "not a database" in why:
        return "it is not a database; choose another file"
    if "readonly" in why or "unable to open" in why:
        return f"it cannot be written ({why})"
    return why


def _sqlite(url: URL, limits: Limits, alone: bool) -> Engines:
    file = Path(str(url.database))
    _make_file(file)
    arguments = {"timeout": limits.lock}
    writing = create_engine(url, connect_args=arguments, pool_size=1, max_overflow=0)
    reading = create_engine(url, connect_args=arguments, pool_size=READERS, max_overflow=0)

    @event.listens_for(writing, "connect")
    def _writer(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA synchronous=FULL")
        # Where fsync alone leaves the data in the drive's cache (macOS); nothing elsewhere.
        connection.execute("PRAGMA fullfsync=ON")
        connection.execute("PRAGMA checkpoint_fullfsync=ON")
        connection.execute("PRAGMA foreign_keys=ON")
        # What is deleted is overwritten, not only forgotten: it was somebody's talk.
        connection.execute("PRAGMA secure_delete=ON")

    @event.listens_for(reading, "connect")
    def _reader(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    # Python's driver would begin by itself, too late for tables and savepoints.
    # IMMEDIATE: the writer waits for its turn at the start, and never fails in the middle.
    event.listen(writing, "begin", lambda connection: _begin(connection, "BEGIN IMMEDIATE"))
    event.listen(reading, "begin", lambda connection: _begin(connection, "BEGIN"))
    return Engines(writing, reading, FileHold(file) if alone else None)


def _write_ahead(engine: Engine) -> None:
    """Readers and the writer no longer wait for each other. The file remembers it, so a stranger's is left alone."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        if cursor.fetchone() != ("wal",):
            raise StoreError("its file system cannot hold a write-ahead log; choose a local disk")
    finally:
        connection.close()


def _begin(connection: Connection, statement: str) -> None:
    connection.exec_driver_sql(statement)


def _postgresql(url: URL, limits: Limits, alone: bool) -> Engines:
    try:
        from consigliere.store.postgres import Impatient
    except ImportError:
        raise StoreError(
            "PostgreSQL needs one more library; install it: pip install 'consigliere[postgres]'"
        ) from None
    # What whoever runs the server has written into the address goes first.
    usual = {
        "connect_timeout": max(2, round(limits.lock)),
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": round(limits.silence * 1000),
    }
    arguments = {name: value for name, value in usual.items() if name not in url.query}

    def engine(connections: int) -> Engine:
        # A connection that died while nobody used it is noticed before it is used.
        made = create_engine(
            url, pool_pre_ping=True, max_overflow=0, pool_size=connections, connect_args=arguments
        )

        @event.listens_for(made, "do_connect")
        def _connect(_: object, __: object, words: tuple[str, ...], settings: dict[str, Any]) -> Impatient:
            connection = Impatient.connect(*words, **settings)
            connection.limit = limits.silence
            return connection

        return made

    def limit(connection: Impatient, _: object) -> None:
        connection.execute(f"SET statement_timeout = {round(limits.statement * 1000)}")
        connection.commit()

    def set_up_writer(connection: Impatient, _: object) -> None:
        connection.execute(f"SET lock_timeout = {round(limits.lock * 1000)}")
        found = connection.execute("SHOW synchronous_commit").fetchone()
        # Acknowledged means on the disk, whatever the server is used to.
        if found is not None and found[0] == "off":
            connection.execute("SET synchronous_commit = on")
        connection.commit()

    writing, reading = engine(1), engine(READERS)
    event.listen(writing, "connect", set_up_writer)
    event.listen(writing, "connect", limit)
    event.listen(reading, "connect", limit)
    return Engines(writing, reading, _database_hold(engine(1), limits.lock) if alone else None)


def _take_its_time(connection: Connection) -> None:
    """A change of many rows is no sign of trouble."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    raw: Any = connection.connection.dbapi_connection
    raw.limit = None


def _database_hold(engine: Engine, patience: float) -> DatabaseHold:
    alone = engine.execution_options(isolation_level="AUTOCOMMIT")

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: object) -> None:
        # If the machine of the server that has the lock is gone, so is the lock, after half a minute.
        for name, value in ("idle", 15), ("interval", 5), ("count", 3):
            connection.execute(f"SET tcp_keepalives_{name} = {value}")
        connection.commit()

    try:
        return DatabaseHold(alone, min(HOLD_SECONDS, patience))
    except BaseException:
        engine.dispose()
        raise
