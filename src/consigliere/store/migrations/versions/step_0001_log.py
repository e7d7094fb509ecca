"""The log of every game, the life of each game, and what the server remembers."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, Text, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        Column("game", Text, primary_key=True),
        Column("life", Text, nullable=False),
        Column("opened_at", BigInteger, nullable=False),
    )
    op.create_table(
        "events",
        Column("game", Text, ForeignKey("games.game"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("person", Text),
        Column("request", Text),
        Column("body", LargeBinary, nullable=False),
    )
    has_request = text("request IS NOT NULL")
    op.create_index(
        "events_request",
        "events",
        ["game", "person", "request"],
        unique=True,
        sqlite_where=has_request,
        postgresql_where=has_request,
    )
    op.create_table(
        "server",
        Column("key", Text, primary_key=True),
        Column("value", LargeBinary, nullable=False),
    )
