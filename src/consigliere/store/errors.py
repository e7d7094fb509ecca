"""What can go wrong with a store: each is one line for whoever runs the server."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The database cannot do it. The message is one line that says why and, where it can, what to do."""


class Conflict(StoreError):
    """The game's log has such a row already. Nothing of this append is stored; read the log and decide anew."""


class Repeated(Conflict):
    """This person's request is in the log already."""


class InUse(StoreError):
    """Another server works on the database."""

    def __init__(self, where: str) -> None:
        super().__init__(f"{where}: another server works on it")
        self.where = where


def reason(error: BaseException) -> str:
    """The first line of what the database said, without the statement that SQLAlchemy adds."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    return said.splitlines()[0] if said else type(error).__name__
