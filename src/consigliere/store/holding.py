"""One server for one database: a lock that lasts as long as the process, and ends with it however it dies.

Two servers at one database spoil no log, since no row is written twice, but each throws the other's tables away. Copies
and other readers do not ask for the lock.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final, Protocol

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from consigliere.store.errors import InUse, StoreError, reason

BESIDE: Final = "-server"  # how the file is called that is locked, after the database itself
# Any number will do that nobody else takes in this database; this one spells our name.
_NUMBER: Final = int.from_bytes(b"consigli", "big")
ASK: Final = text(f"SELECT pg_advisory_lock({_NUMBER})")
_OURS: Final = text(
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted"
    f" AND ((classid::bigint << 32) | objid::bigint) = {_NUMBER}"
)
_NOT_AVAILABLE: Final = "55P03"


class Hold(Protocol):
    """Nobody else serves this database."""

    def check(self) -> bool:
        """Whether it is held as before; False if it was lost and is held again. `InUse` if somebody else has it."""

    def release(self) -> None:
        """Let others in."""


class FileHold:
    """A locked file beside the database. The system unlocks it when the process ends; a good end removes it too."""

    def __init__(self, database: Path) -> None:
        self._database: Final = database
        self._path: Final = Path(f"{os.path.realpath(database)}{BESIDE}")
        self._handle: Final = self._locked()

    def _locked(self) -> int:
        while True:
            try:
                handle = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
            except OSError as error:
                raise StoreError(f"{self._path}: it cannot be written ({error.strerror})") from None
            try:
                _lock(handle)
            except (BlockingIOError, PermissionError):
                os.close(handle)
                raise InUse(str(self._database)) from None
            except OSError as error:
                os.close(handle)
                raise StoreError(f"{self._path}: it cannot be locked ({error.strerror})") from None
            if self._is_there(handle):
                return handle
            os.close(handle)  # whoever had it has just removed it: this is the lock of nothing

    def _is_there(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self._path))
        except FileNotFoundError:
            return False

    def check(self) -> bool:
        return True  # nobody can take it away

    def release(self) -> None:
        # While it is still locked, so that nobody's file but ours is removed. Windows removes no open file.
        with suppress(OSError):
            self._path.unlink()
        os.close(self._handle)


class DatabaseHold:
    """PostgreSQL's own lock, held by a connection that does nothing else. It ends with that connection."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine: Final = engine
        self._checking: Final = Lock()
        # The database notices a moment late that the process has died which had it before.
        self._patience: Final = f"SET lock_timeout = {round(patience * 1000)}"
        self._connection = engine.connect()
        try:
            self._ask()
        except BaseException:
            self._connection.close()
            raise

    def _ask(self) -> None:
        try:
            self._connection.exec_driver_sql(self._patience)
            self._connection.execute(ASK)
        except SQLAlchemyError as error:
            if getattr(getattr(error, "orig", None), "sqlstate", None) == _NOT_AVAILABLE:
                raise InUse(self._engine.url.render_as_string(hide_password=True)) from None
            raise

    def check(self) -> bool:
        with self._checking:  # the one before it may still wait for a database that hangs
            return self._check()

    def _check(self) -> bool:
        try:
            if self._connection.execute(_OURS).scalar() is not None:
                return True
        except SQLAlchemyError:
            pass  # the connection is gone, and the lock with it
        with suppress(SQLAlchemyError):
            self._connection.close()
        try:
            self._connection = self._engine.connect()
            self._ask()
        except SQLAlchemyError as error:
            raise StoreError(f"the database did not answer: {reason(error)}") from None
        return False

    def release(self) -> None:
        with suppress(SQLAlchemyError):
            self._connection.close()
        self._engine.dispose()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        # Not on the database's own file: there some systems would mix it up with the locks that SQLite sets.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
