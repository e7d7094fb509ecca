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
from consigliere.store.migrations import migrate
from consigliere.store.schema import keep

READERS: Final = 4
KEY: Final = "key"
KEY_BYTES: Final = 32
_WRITE: Final = "write sqlite:///FILE or postgresql+psycopg://HOST/NAME"


class Engines(NamedTuple):
    """One connection that writes, a few that read: no reader ever holds the writer up."""

    writing: Engine
    reading: Engine

    def dispose(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


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


def opened(url: URL, patience: float) -> Engines:
    """The database at this address, made if it is not there, brought to the newest version."""
    if url.get_backend_name() == "sqlite":
        _make_file(Path(str(url.database)))
        engines = _sqlite(url, patience)
    else:
        engines = _postgresql(url, patience)
    try:
        with engines.writing.begin() as connection:
            migrate(connection)
            made = {"key": KEY, "value": secrets.token_bytes(KEY_BYTES)}
            connection.execute(keep(connection.dialect.name, replace=False), made)
        if url.get_backend_name() == "sqlite":
            _write_ahead(engines.writing)
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


def _sqlite(url: URL, patience: float) -> Engines:
    arguments = {"timeout": patience}
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
    return Engines(writing, reading)


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


def _postgresql(url: URL, patience: float) -> Engines:
    # A connection that died while nobody wrote is noticed before it is used.
    options: dict[str, Any] = {"pool_pre_ping": True, "max_overflow": 0}
    if "connect_timeout" not in url.query:
        options["connect_args"] = {"connect_timeout": max(2, round(patience))}
    try:
        writing = create_engine(url, pool_size=1, **options)
        reading = create_engine(url, pool_size=READERS, **options)
    except ImportError:
        raise StoreError(
            "PostgreSQL needs one more library; install it: pip install 'consigliere[postgres]'"
        ) from None

    @event.listens_for(writing, "connect")
    def _writer(connection: Any, _: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = {round(patience * 1000)}")
            cursor.execute("SHOW synchronous_commit")
            # Acknowledged means on the disk, whatever the server is used to.
            if cursor.fetchone()[0] == "off":
                cursor.execute("SET synchronous_commit = on")
        connection.commit()

    return Engines(writing, reading)
