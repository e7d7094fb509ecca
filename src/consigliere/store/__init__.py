"""The log of every table, on SQLite or PostgreSQL.

Rows of bytes: what they mean is the table's business. `docs/store.md` says what the file guarantees.
"""

from consigliere.store.copy import backup
from consigliere.store.errors import Conflict, InUse, Repeated, StoreError
from consigliere.store.store import Store
from consigliere.store.stored import Append, Stored

__all__ = ["Append", "Conflict", "InUse", "Repeated", "Store", "StoreError", "Stored", "backup"]
