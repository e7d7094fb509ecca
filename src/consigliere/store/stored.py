"""One row of a game's log, as the store keeps it."""

from __future__ import annotations

from typing import NamedTuple


class Stored(NamedTuple):
    """A row: its number in the game's log, its time in milliseconds since 1970, who asked for it, and what it says.

    `request` is the id that the person's client gave its request. One person's request id stands in one
    row of a game; where a request causes several rows, the first of them carries it.
    """

    seq: int
    at: int
    person: str | None
    request: str | None
    body: bytes


class Append(NamedTuple):
    """Rows for the end of a game's log, and what its life is from now on, if that changes."""

    game: str
    rows: list[Stored]
    life: str | None = None
