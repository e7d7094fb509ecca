"""Showing a table: who somebody is here, how the table is set, and what lies before each viewer.

Whatever is shown of the game is built from the viewer's own copy; the truth is not asked.
"""

from __future__ import annotations

from consigliere import editions
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import SAY
from consigliere.kernel.event import DRAWN
from consigliere.kernel.match import Match
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, in_mask, members
from consigliere.table import lobby
from consigliere.table import messages as m
from consigliere.table.feed import Feeding
from consigliere.table.seats import chair


class First(Chance):
    """Always the first: for samples that need no chance."""

    def below(self, bound: int) -> int:
        return 0


class Showing(Feeding):
    """A table that can be looked at."""

    def viewer_of(self, person: str | None, seat: int | None) -> int:
        """The seat if it is that person's own, else the gallery."""
        return seat if seat is not None and seat in self.seats_of(person) else GALLERY

    def you(self, person: str | None, seat: int | None) -> m.You:
        """Who that person is here, looking as `seat`."""
        seats = self.seats_of(person)
        own = seat if seat in seats else None
        named = own if own is not None else next(iter(seats), None)
        return m.You(own, seats, person == self.host, None if named is None else self.sitters[named].name)

    def may_look(self, person: str | None) -> bool:
        """Whether that person may look at this table at all. Whoever could sit down may."""
        if self.spectators or person == self.host or self.seats_of(person):
            return True
        return person is not None and lobby.has_room(self, person)

    def notes(self, seat: int) -> str:
        """The seat's notebook."""
        return self.notebooks.get(seat, "")

    def setting(self) -> m.Setting:
        """The table as everybody sees it."""
        return m.Setting(
            self.code,
            self.game.name,
            self.game.rules_version,
            self.life,
            [chair(sitter) for sitter in self.sitters],
            self.options,
            self.clock,
            self.commitment,
            self.game.advice(self.options),
            self.spectators,
            self.successor,
            editions.name_of(self.game),
        )

    def now(self, viewer: int, at: int) -> m.Now:
        """What lies before a viewer at that time. All of it comes from the viewer's own copy."""
        setting = self.setting()
        match, clocks = self.match, self.clocks
        if match is None or clocks is None or not match.entries:
            return m.Now(setting, None, {}, [], [], [], ["say"] if viewer < len(self.sitters) else [])
        view = match.view(viewer)
        copy = view.copy
        plays = viewer < match.seats and self.life == "running"
        outcome = copy.outcome()
        people = [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"]
        shows_clocks = clocks.has_clock and not self.is_over()
        return m.Now(
            setting,
            self.game.view_to_plain(view),
            self.game.figures(view),
            members(copy.waiting_for()),
            members(copy.may_act()),
            list(copy.legal(viewer)) if plays else [],
            self._open_verbs(view, viewer),
            [clocks.seat_clock(seat, at) for seat in people] if shows_clocks else [],
            clocks.stage_clocks(at),
            None if self.vote is None else m.UndoVote(self.vote.seat, list(self.vote.asked)),
            plays and self._may_ask_undo(match, viewer),
            None if outcome is None else outcome.to_plain(),
        )

    def _open_verbs(self, view: View, viewer: int) -> list[str]:
        """What the viewer's seat may do outside the catalogue."""
        if viewer >= len(self.sitters):
            return []
        if self.is_over():
            return [SAY]
        verbs = [] if view.copy.hush(viewer, 0) is not None else [SAY]
        if self.life == "running":
            samples = self.game.open_commands(view.copy, viewer, First())
            verbs += sorted({command.verb for command in samples})
        return verbs

    def _may_ask_undo(self, match: Match, seat: int) -> bool:
        """Whether the last step that the seat was told of is its own, and no draw came of it."""
        withdrawn: set[int] = set()
        for number in range(len(match.entries) - 1, 0, -1):
            entry = match.entries[number]
            if entry.withdraws is not None:
                withdrawn.add(entry.withdraws)
            elif number not in withdrawn and not entry.is_talk():
                if entry.actor == seat:
                    return not any(event.kind == DRAWN for event in entry.events)
                if in_mask(self._masks[self._row_of_entry[number]], seat):
                    return False
        return False
