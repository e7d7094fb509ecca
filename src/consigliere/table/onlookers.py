"""People who look on without a seat, and what they may know where it was agreed that they see everything later.

Every row of the log has its time, so what they may know at a moment is a fold of its first rows, restart or not.
Before the deal nothing is held back: whoever comes must find a seat.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Any, Self

from consigliere.table import log
from consigliere.table.absence import Attending
from consigliere.table.clock import SECOND
from consigliere.table.log import Row


class Onlooked(Attending):
    """A table that some may look at with a delay."""

    def snapshot(self) -> Self:
        """The table as it stands, for all to look at; it goes on by `follow`."""
        self.forget_notes(len(self._rows))
        other = copy.copy(self)
        memo = {id(one): one for one in (self.game, self.deal, self.match)}
        vars(other).update({name: _copied(value, memo) for name, value in vars(self).items()})
        other.match = None if self.match is None else self.match.snapshot()
        return other

    def follow(self, live: Self, until: int) -> None:
        """Take in the rows of the live table up to that number. What they hold is shared, and not read again."""
        for row in live._rows[len(self._rows) : until]:
            if isinstance(row.body, log.Step):
                assert self.match is not None
                assert live.match is not None
                self.match.enter(live.match.entries[row.body.entry])
            self.fold(row)
            if isinstance(row.body, log.Started):
                assert self.match is not None
                assert live.match is not None
                self.match.texts = live.match.texts
        for table in (self, live):
            table.forget_notes(until)

    def lag(self) -> int:
        """How much later onlookers see what has happened since the deal, in milliseconds."""
        return 0 if self.match is None else int(self.options.get("spectator_delay_seconds", 0)) * SECOND

    def is_onlooker(self, person: str | None) -> bool:
        """Whether that person only looks on: the host keeps the table, and whoever has a seat plays or has played."""
        return person != self.host and not self.seats_of(person)

    def may_come_back(self, person: str | None, has_link: bool) -> bool:
        """Whether somebody may look at the table now that its game is over."""
        if person is not None and (person == self.host or person in self.has_sat or self.seats_of(person)):
            return True
        return has_link and self.after == "link"

    def rows_before_the_deal(self) -> list[Row]:
        """The log up to where the game began, as it is stored."""
        return list(takewhile(lambda row: not isinstance(row.body, log.Started), self._rows))

    def rows_until(self, first: int, at: int) -> Iterator[Row]:
        """The rows from that number on that had been written by then, as they are stored."""
        return map(self.stored, takewhile(lambda row: row.at <= at, islice(self._rows, first, None)))

    def time_of(self, number: int) -> int | None:
        """When the row of that number was written; None if it is not yet."""
        return self._rows[number].at if number < len(self._rows) else None


def _copied(value: Any, memo: dict[int, Any]) -> Any:
    """A copy of something that a table holds. What long lists and sets hold is never changed, so it is shared."""
    if isinstance(value, (list, set)):
        return value.copy()
    if isinstance(value, dict):
        return {key: _copied(one, memo) for key, one in value.items()}
    return copy.deepcopy(value, memo)
