"""A consistent copy of a database in use."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from consigliere.store.errors import StoreError, reason
from consigliere.store.opening import address, said
from consigliere.store.schema import VERSION_TABLE


def backup(url: str | URL, target: Path) -> None:
    """Copy the SQLite database at this address into a new file, also while a server writes to it.

    The copy holds every append that was acknowledged before the call, is checked, and appears under its
    name only when it is whole. An existing file is never overwritten. Tables of an older version are
    copied as they are.
    """
    made = url if isinstance(url, URL) else address(url)
    if made.get_backend_name() != "sqlite":
        raise StoreError("a PostgreSQL database is backed up by PostgreSQL's own tool: pg_dump")
    source = Path(said(made))
    # Unlike a path's own questions, these have an answer also where nothing may be looked at.
    if not os.path.isfile(source):
        raise StoreError(f"{source}: there is no such file")
    if os.path.lexists(target):
        raise _taken(target)
    try:
        handle, name = tempfile.mkstemp(".partial", f"{target.name}.", target.parent)
    except FileNotFoundError:
        raise StoreError(f"{target}: there is no folder {target.parent}") from None
    except OSError as error:
        raise StoreError(f"{target}: it cannot be written ({error.strerror})") from None
    os.close(handle)
    partial = Path(name)
    try:
        _copy(source, partial)
        _name(partial, target)
    finally:
        partial.unlink(missing_ok=True)


def _copy(source: Path, partial: Path) -> None:
    try:
        # rw: a file that has gone away meanwhile is not made anew.
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as reading,
            closing(sqlite3.connect(partial)) as writing,
        ):
            ours = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
            if reading.execute(ours, (VERSION_TABLE,)).fetchone() is None:
                raise StoreError(f"{source}: it is no database of consigliere")
            # All pages in one step: a snapshot, beside which the server goes on writing.
            reading.backup(writing)
            # One file, with nothing beside it.
            writing.execute("PRAGMA journal_mode=DELETE")
            found = writing.execute("PRAGMA quick_check").fetchone()[0]
            if found != "ok":
                raise StoreError(f"{source}: the database is damaged ({found.splitlines()[-1]})")
    except sqlite3.Error as error:
        broken = "not a database" in str(error)
        raise StoreError(
            f"{source}: it is not a database"
            if broken
            else f"{source}: it cannot be copied ({reason(error)})"
        ) from None


def _name(partial: Path, target: Path) -> None:
    """Give the copy its name; unlike a rename, a link never replaces a file that has come meanwhile."""
    try:
        os.link(partial, target)
    except FileExistsError:
        raise _taken(target) from None
    except OSError:
        partial.rename(target)  # a file system without links


def _taken(target: Path) -> StoreError:
    return StoreError(f"{target}: it is there already and is not overwritten; choose another name")
