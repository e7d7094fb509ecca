"""People who are not there, in a game that wants to know: when they count as away, and who plays for them.

Who is connected is told by the server; it is not in the log. What follows from it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from consigliere.kernel.command import away, default
from consigliere.kernel.viewer import HOUSE, in_mask
from consigliere.table import log
from consigliere.table.asking import Asking
from consigliere.table.log import AnyBody, Row, Sitter
from consigliere.table.seats import usual_bot


class Attending(Asking):
    """A table that is told who is there."""

    def wants_presence(self) -> bool:
        """Whether it makes a difference to the game who is connected."""
        return self.game.moderated and self.match is not None and self.life == "running"

    def absent_seconds(self) -> int:
        """After how many seconds without a connection somebody is absent, where the game wants to know."""
        return int(self.options["absent_seconds"])

    def presence_changes(self, gone: Collection[int], here: Collection[int]) -> bool:
        """Whether `presence` would have something to write."""
        return (
            any(True for _ in self._newly_away(gone))
            or any(self._handed_over(gone, here))
            or any(self._holds_up(seat) for seat in gone)
        )

    def presence(self, gone: Collection[int], here: Collection[int], at: int) -> list[Row]:
        """Whoever has been gone for too long is away; or a bot plays for him, if that was agreed, until he is back.

        The game keeps the mark to itself while it is dark, and seats do not change hands then either: the default is
        played for whoever would hold up the dark, and nobody else is told. The game is told of no absence where a bot
        plays: what the bot does would be a return of the player.
        """
        before = len(self._rows)
        self.stamp(at)
        for seat in list(self._newly_away(gone)):
            self.carry_out(HOUSE, away(seat))
        for seat in gone:
            if self._holds_up(seat):
                self.carry_out(HOUSE, default(seat))
        for body in list(self._handed_over(gone, here)):
            self.write(body)
        return self.since(before)

    def _newly_away(self, gone: Collection[int]) -> Iterator[int]:
        if self.wants_presence() and self.policy() != "bot":
            for seat in gone:
                if self.sitters[seat].kind == "person" and self._may_be_marked(seat):
                    yield seat

    def _may_be_marked(self, seat: int) -> bool:
        assert self.match is not None
        return self.match.refusal(HOUSE, [away(seat)]) is None

    def _holds_up(self, seat: int) -> bool:
        """Whether the dark waits for this seat, and a bot will take it over only by day."""
        if not self.wants_presence() or not self.is_dark() or self.policy() != "bot":
            return False
        assert self.match is not None
        return self.sitters[seat].kind == "person" and in_mask(self.match.state.waiting_for(), seat)

    def _handed_over(self, gone: Collection[int], here: Collection[int]) -> Iterator[AnyBody]:
        if not self.wants_presence() or self.is_dark():
            return
        assert self.match is not None
        absent = self.match.state.absent()
        for seat, sitter in enumerate(self.sitters):
            if sitter.person is None:
                continue
            if sitter.kind == "bot" and seat in here:
                yield log.SeatTaken(seat, Sitter("person", sitter.name, sitter.person), "sat", notes=True)
            elif sitter.kind == "person" and seat in gone and self.policy() == "bot":
                if not in_mask(absent, seat) and not self._may_be_marked(seat):
                    continue  # a ghost of whom nothing is asked
                stand_in = Sitter("bot", sitter.name, sitter.person, usual_bot(self.game), away=True)
                yield log.SeatTaken(seat, stand_in, "replaced", notes=True)
