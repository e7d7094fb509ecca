"""Showing a table: who somebody is here, how the table is set, and what lies before each viewer.

Whatever is shown of the game is built from the viewer's own copy; the truth is not asked.
"""

from __future__ import annotations

from consigliere import editions
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import SAY
from consigliere.kernel.match import Match
from consigliere.kernel.state import State
from consigliere.kernel.viewer import GALLERY, ghost_of, in_mask, members, seat_of
from consigliere.table import lobby, playing, voting
from consigliere.table import messages as m
from consigliere.table.feed import Feeding
from consigliere.table.seats import chair


class First(Chance):
    """Always the first: for samples that need no chance."""

    def below(self, bound: int) -> int:
        return 0


class Showing(Feeding):
    """A table that can be looked at."""

    def viewer_of(self, person: str | None, seat: int | None, with_ghost_pass: bool = False) -> int:
        """The seat if it is that person's own, or its ghost for whoever has the ghost's pass; else the gallery."""
        if seat is None or seat not in self.seats_of(person):
            return GALLERY
        return ghost_of(seat) if with_ghost_pass and self.is_ghost(person, seat) else seat

    def you(self, person: str | None, seat: int | None, with_ghost_pass: bool = False) -> m.You:
        """Who that person is here, looking as `seat`."""
        seats = self.seats_of(person)
        own = seat if seat in seats else None
        named = own if own is not None else next(iter(seats), None)
        name = None if named is None else self.sitters[named].name
        is_ghost = with_ghost_pass and self.is_ghost(person, own)
        return m.You(own, seats, person == self.host, name, is_ghost)

    def owes_ghost_pass(self, person: str | None, seat: int | None) -> bool:
        """Whether that person has become the ghost of the seat and has not come with a ghost's pass yet."""
        return person not in self.haunting and self.is_ghost(person, seat)

    def may_look(self, person: str | None) -> bool:
        """Whether that person may go on looking at this table. Whoever could sit down may."""
        if self.spectators or person == self.host or self.seats_of(person):
            return True
        if self.is_over():
            return self.after == "link" or person in self.has_sat
        return person is not None and lobby.has_room(self, person)

    def notes(self, seat: int) -> str:
        """The seat's notebook."""
        return self.notebooks.get(seat, "")

    def setting(self) -> m.Setting:
        """The table as everybody sees it."""
        return m.Setting(
            self.code,
            self.game.name,
            self.rules,
            self.life,
            [chair(sitter) for sitter in self.sitters],
            self.options,
            self.clock,
            self.commitment,
            self.game.advice(self.options),
            self.spectators,
            self.successor,
            editions.name_of(self.game),
            self.game.outset(len(self.sitters), self.options),
            self.preset,
            self.after,
            self.has_rules,
        )

    def figures(self, viewer: int) -> m.Plain:
        """The numbers that follow from what lies before a viewer."""
        return {} if self.match is None else self.game.figures(self.match.view(viewer))

    def now(self, viewer: int, at: int) -> m.Now:
        """What lies before a viewer at that time. All of it comes from the viewer's own copy."""
        setting = self.setting()
        match, clocks = self.match, self.clocks
        seat = seat_of(viewer)
        if match is None or clocks is None or not match.entries:
            verbs, channels = ([SAY], ["table"]) if seat < len(self.sitters) else ([], [])
            return m.Now(setting, None, {}, [], [], [], verbs, channels)
        view = match.view(viewer)
        copy = view.copy
        plays = seat < match.seats and self.life == "running"
        channels = self._channels(copy, viewer)
        outcome = copy.outcome()
        people = [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"]
        shows_clocks = clocks.has_clock and not self.is_over()
        return m.Now(
            setting,
            self.game.view_to_plain(view),
            self.game.figures(view),
            members(copy.waiting_for()),
            members(copy.may_act()),
            list(copy.legal(seat)) if plays else [],
            self._open_verbs(copy, seat, channels),
            channels,
            self.game.open_parts(view, seat) if plays else {},
            [clocks.seat_clock(seat, at) for seat in people] if shows_clocks else [],
            clocks.stage_clocks(at),
            None if self.vote is None else m.UndoVote(self.vote.seat, list(self.vote.asked)),
            plays and self._is_forced(match, copy, seat),
            plays and voting.undo_refusal(match, seat, agreed=True) is None,
            None if outcome is None else outcome.to_plain(),
        )

    def _is_forced(self, match: Match, copy: State, seat: int) -> bool:
        """Whether a seat has one answer only and nobody could learn from how quickly it comes: the others are bots.

        The last step of a choice in steps is not: it is there to think it over. Nor is a step that was taken back.
        """
        if self.game.moderated or not in_mask(copy.waiting_for(), seat) or len(copy.legal(seat)) != 1:
            return False
        if any(sitter.kind != "bot" for other, sitter in enumerate(self.sitters) if other != seat):
            return False
        number = match.latest(seat)
        is_new = number is None or match.entries[number].is_open()
        return is_new and match.entries[-1].withdraws is None

    def _channels(self, copy: State, viewer: int) -> list[str]:
        """Where the viewer may talk now: where it is let, and hears itself."""
        seat = seat_of(viewer)
        if seat >= len(self.sitters):
            return []
        if self.is_over():
            return ["table"]
        if self.life == "paused" and self.game.moderated:
            return []
        return [
            name
            for number, name in enumerate(playing.channels(self.game))
            if copy.hush(seat, number) is None and in_mask(copy.hearers(seat, number), viewer)
        ]

    def _open_verbs(self, copy: State, seat: int, channels: list[str]) -> list[str]:
        """What the viewer's seat may do outside the catalogue."""
        verbs = [SAY] if "table" in channels else []
        if self.life == "running" and seat < len(self.sitters):
            samples = self.game.open_commands(copy, seat, First())
            verbs += sorted({command.verb for command in samples})
        return verbs
