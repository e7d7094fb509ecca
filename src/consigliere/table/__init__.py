"""The table around a game: who sits where, its log, its feeds, its clocks. Knows no socket and no file."""

from consigliere.table.asking import Asked
from consigliere.table.setup import Setup, Wish
from consigliere.table.table import Table

__all__ = ["Asked", "Setup", "Table", "Wish"]
