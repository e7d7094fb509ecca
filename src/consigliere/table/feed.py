"""Feeds: what a row tells one viewer. A row that tells it nothing takes no number in its feed."""

from __future__ import annotations

from consigliere.kernel.viewer import in_mask
from consigliere.table import log
from consigliere.table import messages as m
from consigliere.table.clock import SECOND
from consigliere.table.log import Row
from consigliere.table.messages import FeedItem
from consigliere.table.seats import chair
from consigliere.table.standing import Standing


class Feeding(Standing):
    """A table that can say what happened to anyone who may know it."""

    def last(self, viewer: int) -> int:
        """The number of the last item in a viewer's feed."""
        return self._told_to_all + self._told_to_some.get(viewer, 0)

    def held(self, viewer: int) -> int:
        """About how many bytes the rows hold that have an item in a viewer's feed."""
        return self._held_by_all + self._held_by_some.get(viewer, 0)

    def is_told(self, row: Row, viewer: int) -> bool:
        """Whether a row has an item in that viewer's feed."""
        return in_mask(self._masks[row.seq], viewer)

    def item(self, row: Row, viewer: int) -> FeedItem | None:
        """What a row tells a viewer; None if nothing."""
        return self._item(row, viewer) if self.is_told(row, viewer) else None

    def feed(self, viewer: int, after: int) -> list[FeedItem]:
        """The items of a viewer's feed from the one after that number on."""
        return [self._item(row, viewer) for row in self._missed(viewer, after)]

    def beside(self, viewer: int, other: int, after: int) -> list[FeedItem | None]:
        """What another was told of each item of a viewer's feed from the one after that number on; None for nothing."""
        return [self.item(row, other) for row in self._missed(viewer, after)]

    def _missed(self, viewer: int, after: int) -> list[Row]:
        """The rows with an item in a viewer's feed, from the one after that number on."""
        rows: list[Row] = []
        missed = self.last(viewer) - max(0, after)
        for row in reversed(self._rows):
            if len(rows) >= missed:
                break
            if self.is_told(row, viewer):
                rows.append(row)
        rows.reverse()
        return rows

    def meanwhile(self, other: int, viewer: int, after: int) -> list[FeedItem]:
        """The items in another's feed of what has happened since that number of the viewer's."""
        number = self.last(viewer)
        items: list[FeedItem] = []
        for row in reversed(self._rows):
            if number <= after:
                break
            number -= self.is_told(row, viewer)
            if self.is_told(row, other):
                items.append(self._item(row, other))
        items.reverse()
        return items

    def number(self, seq: int, viewer: int) -> int:
        """The number in a viewer's feed of the row with that number in the log."""
        numbers = self._numbers.setdefault(viewer, [])
        while len(numbers) <= seq:
            before = numbers[-1] if numbers else 0
            numbers.append(before + in_mask(self._masks[len(numbers)], viewer))
        return numbers[seq]

    def _item(self, row: Row, viewer: int) -> FeedItem:
        at, body = row.at // SECOND, row.body
        if isinstance(body, log.Step):
            return self._step_item(at, body, viewer)
        if isinstance(body, log.Noted):
            # What it said before is told no more. One that was not handed over stays closed to whoever sits there now.
            is_last = row.seq == self._noted.get(body.seat)
            return m.Noted(at, self.notebooks[body.seat] if is_last else "")
        if isinstance(body, log.Talked):
            return m.Spoken(at, body.name, body.seat, body.text)
        if isinstance(body, log.SeatTaken):
            return m.Seated(at, body.seat, chair(body.sitter), body.how)
        if isinstance(body, log.Configured):
            return m.Configured(at)
        if isinstance(body, log.Promised):
            return m.Committed(at, body.seat)
        if isinstance(body, log.Dealing):
            return m.Dealing(at, (body.until - row.at) // SECOND)
        if isinstance(body, log.Started):
            return m.Started(at, self.commitment, body.contributions, self.seal())
        return _other_item(at, row, body)

    def _step_item(self, at: int, body: log.Step, viewer: int) -> FeedItem:
        assert self.match is not None
        entry = self.match.entries[body.entry]
        if entry.withdraws is not None:
            number = self.number(self._row_of_entry[entry.withdraws], viewer)
            return m.Undone(at, entry.actor, number, body.agreed)
        return m.Happened(at, self.match.telling(entry, viewer))


def _other_item(at: int, row: Row, body: log.AnyBody) -> FeedItem:
    if isinstance(body, log.Paused):
        return m.Paused(at, body.rules)
    if isinstance(body, log.Resumed):
        return m.Resumed(at)
    if isinstance(body, log.Extended):
        return m.Extended(at, body.seat, body.seconds)
    if isinstance(body, log.VoteOpened):
        return m.UndoAsked(at, body.seat)
    if isinstance(body, log.Voted):
        return m.UndoAnswered(at, body.seat, body.agree)
    if isinstance(body, log.VoteClosed):
        return m.UndoClosed(at, body.seat)
    if isinstance(body, log.Outage):
        return m.Outage(at, (row.at - body.since) // SECOND)
    if isinstance(body, log.Abandoned):
        return m.Abandoned(at)
    assert isinstance(body, log.Succeeded)
    return m.Succeeded(at, body.code)
