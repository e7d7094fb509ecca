"""Twins of a table: the same for one viewer, and otherwise another world.

One from the beginning has a log of its own from the first card on. One from the middle of a game has the log of the
truth up to there, and a position imagined from the viewer's knowledge after it.
"""

from __future__ import annotations

from typing import Final

from consigliere import shelf
from consigliere.kernel.chance import Chance
from consigliere.kernel.event import DRAWN, Event
from consigliere.kernel.leak import Echo
from consigliere.kernel.match import Entry, Match
from consigliere.kernel.viewer import in_mask
from consigliere.table import log
from consigliere.table.table import Table

TRIES: Final = 50


def draws_seen(entries: list[Entry], viewer: int) -> list[int | None]:
    """What came up, draw by draw, where the viewer saw it."""
    drawn = [event for entry in entries for event in entry.events if event.kind == DRAWN]
    return [event.d if in_mask(event.readers, viewer) else None for event in drawn]


class TwinMatch(Match):
    """A match that goes on from an imagined position. Its log does not lead there, so nothing can be taken back."""

    def __init__(self, truth: Match, viewer: int, chance: Chance) -> None:
        super().__init__(truth.game, truth.seats, truth.options, chance)
        witness = truth.witness(viewer)
        self.entries = truth.entries
        self.texts = truth.texts
        self.state = truth.game.imagine(witness.view(), witness.knowledge, chance)

    def _learnt(self, viewer: int, entry: Entry, number: int) -> bool:
        raise AssertionError("what others remember is not known in an imagined world")


def from_the_beginning(truth: Table, viewer: int, chance: Chance) -> Table:
    """A table at which other cards were dealt, but for those the viewer saw or was told of."""
    assert truth.match is not None
    rows = truth.rows
    began = next(row.seq for row in rows if isinstance(row.body, log.Started))
    for _ in range(TRIES):
        table = Table.folded(truth.code, rows[: began + 1], shelf.game)
        assert table.match is not None
        echo = Echo(draws_seen(truth.match.entries[:1], viewer), chance)
        table.match.chance = echo
        table.stamp(rows[began].at, rows[began].person)
        table.match.start()
        table.write(log.Step(0))
        heard, twin_heard = (match.telling(match.entries[0], viewer) for match in (truth.match, table.match))
        if not echo.is_broken and heard == twin_heard:
            return table
    raise AssertionError("no other deal could be found")


def from_here(truth: Table, viewer: int, chance: Chance) -> Table:
    """A table with the same log, and from here on another world."""
    table = Table.folded(truth.code, truth.rows, shelf.game)
    assert table.match is not None
    table.match = TwinMatch(table.match, viewer, chance)
    return table


def has_own_log(table: Table) -> bool:
    """Whether the table's log leads to where it is."""
    return not isinstance(table.match, TwinMatch)


def events_of(entries: list[Entry]) -> list[Event]:
    """Everything that happened in these entries."""
    return [event for entry in entries for event in entry.events]
