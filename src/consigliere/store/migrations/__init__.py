"""The way from an empty or an older database to the newest tables, in one transaction, at every start.

Each step is a module in `versions/`: its revision is a number with four digits, and a step that has
been released is never changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from consigliere.store.errors import StoreError
from consigliere.store.schema import VERSION_TABLE, metadata

if TYPE_CHECKING:
    from collections.abc import Iterable

STEPS: Final = Path(__file__).parent
# Any number will do, as long as every server takes the same one.
_ONE_AT_A_TIME: Final = 0x436F6E73


def migrate(connection: Connection, to: str = "head", steps: Path = STEPS) -> None:
    """Bring the database to this revision, inside the transaction that the connection has begun.

    A database that is there already does not change. `StoreError` says that a newer program
    made the database, or another program altogether.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ONE_AT_A_TIME})
    scripts = ScriptDirectory(str(steps))

    def way(revisions: tuple[str, ...], _: object) -> Iterable[Any]:
        return scripts._upgrade_revs(to, revisions)  # type: ignore[arg-type]

    context = MigrationContext.configure(connection, opts={"fn": way, "version_table": VERSION_TABLE})
    _check_origin(connection, context.get_current_revision(), scripts)
    with Operations.context(context):
        context.run_migrations()


def _check_origin(connection: Connection, revision: str | None, scripts: ScriptDirectory) -> None:
    if revision is None:
        foreign = sorted(set(metadata.tables).intersection(inspect(connection).get_table_names()))
        if foreign:
            raise StoreError(
                f"it holds tables of another program ({', '.join(foreign)}); choose another database"
            )
    elif revision not in {step.revision for step in scripts.walk_revisions()}:
        raise StoreError(
            f"it was made by a newer version of consigliere (its tables are version {revision});"
            " install that version or a newer one"
        )
