"""The tables of the newest version. `migrations/` leads every older one here, and a test compares both."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

metadata: Final = MetaData()

games: Final = Table(
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("life", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
)

# Rows are added and never changed. A number is taken once: the second who takes it is refused by the key.
events: Final = Table(
    "events",
    metadata,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text),
    Column("request", Text),
    Column("body", LargeBinary, nullable=False),
)

_HAS_REQUEST: Final = text("request IS NOT NULL")
Index(
    "events_request",
    events.c.game,
    events.c.person,
    events.c.request,
    unique=True,
    sqlite_where=_HAS_REQUEST,
    postgresql_where=_HAS_REQUEST,
)

# What the server itself has to remember: its heartbeat and its signing key.
server: Final = Table(
    "server",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The lives in which a game waits for nobody: it may be deleted when nothing has happened for long.
OVER: Final = ("finished", "abandoned")
AT_REST: Final = ("lobby", *OVER)

# Not alembic's usual name, so that another program's migrations in the same database do not meet ours.
VERSION_TABLE: Final = "consigliere_version"


def keep(dialect: str, replace: bool) -> Insert:
    """An insert into `server` that replaces the value of a key that is there, or leaves it as it is."""
    statement = sqlite.insert(server) if dialect == "sqlite" else postgresql.insert(server)
    if not replace:
        return statement.on_conflict_do_nothing()
    return statement.on_conflict_do_update(index_elements=["key"], set_={"value": statement.excluded.value})
