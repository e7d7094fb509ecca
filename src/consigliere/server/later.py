"""A table as those see it who look on, where it was agreed that they see everything later.

It is a table of its own, folded from the rows that are old enough: whatever is shown of it cannot know more. Who is
connected is not in the log; what was said of that is kept in memory, and forgotten with it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from consigliere.server.housetime import HOUSE
from consigliere.table.log import Row
from consigliere.table.messages import Present
from consigliere.table.table import Table


class Later:
    """The table some time ago, and what was said of who is here."""

    def __init__(self, live: Table, present: Present) -> None:
        self._live: Final = live
        self.lag: Final = live.lag()
        self.table: Final = Table.folded(live.code, live.rows_before_the_deal(), lambda *_: live.game)
        self.present = present
        self._presences: Final[deque[tuple[int, Present]]] = deque()
        # Nothing is shown while that is not old enough: time has leapt until then.
        self.not_before = HOUSE.gaps[-1].until if HOUSE.gaps else 0

    def note_presence(self, present: Present, at: int) -> None:
        """This is said now of who is here."""
        self._presences.append((at, present))

    def catch_up(self, now: int) -> tuple[list[Row], list[Present]]:
        """Go on to what is old enough now: the rows that are new here, and what was said of who is here."""
        rows = list(self.catching_up(now))
        said: list[Present] = []
        if now - self.lag < self.not_before:
            return rows, said
        while self._presences and self._presences[0][0] <= now - self.lag:
            self.present = self._presences.popleft()[1]
            said.append(self.present)
        return rows, said

    def catching_up(self, now: int) -> Iterator[Row]:
        """Go on row by row to what is old enough now, for whoever has other things to do meanwhile."""
        if now - self.lag < self.not_before:
            return
        for row in self._live.rows_until(self.table.row_count(), now - self.lag):
            self.table.fold(row)
            yield row

    def due(self) -> int | None:
        """When there will be something to catch up with."""
        times = [self._live.time_of(self.table.row_count())] + [at for at, _ in self._presences][:1]
        found = [at for at in times if at is not None]
        return max(min(found), self.not_before) + self.lag if found else None
