"""Bots at a table: whom it asks and with what, who may speak up unasked, and what comes of their answers."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from msgspec import Struct

from consigliere.kernel.command import Command
from consigliere.kernel.match import Match
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import members
from consigliere.table import outlook, playing
from consigliere.table import refusals as r
from consigliere.table.log import Row
from consigliere.table.showing import Showing

_BOTS: Final = b"consigliere bots of the table 1\n"


class Asked(Struct, frozen=True):
    """What a bot needs to answer for a seat. `step` says which position this is, for an answer that comes too late."""

    seat: int
    level: str
    view: dict[str, object]
    knowledge: dict[str, object]
    seed: int
    step: int


class Asking(Showing):
    """A table that can ask its bots."""

    def asked_bots(self) -> list[Asked]:
        """What to ask the bots whose seats are waited for."""
        match = self.match
        return [] if match is None else [self._asked(match, seat) for seat in self.seats_of_asked_bots()]

    def seats_of_asked_bots(self) -> list[int]:
        """The seats of bots that are waited for, or would be if nobody had been away there before they came."""
        if self.match is None or self.life != "running":
            return []
        state = self.match.state
        asked = state.waiting_for()
        if not state.is_dark():
            asked |= state.absent() & state.may_act()
        return [seat for seat in members(asked) if self.sitters[seat].kind == "bot"]

    def is_free_talk(self) -> bool:
        """Whether several may speak now, each when it pleases."""
        return len(self._talkers()) > 1

    def seats_of_idle_bots(self) -> list[int]:
        """The seats of bots that are not waited for but may have something to say in talk, or to change in the dark."""
        if self.match is None or self.life != "running":
            return []
        state = self.match.state
        may = members(state.may_act()) if state.is_dark() else self._talkers() if self.is_free_talk() else []
        asked = self.seats_of_asked_bots()
        return [seat for seat in may if self.sitters[seat].kind == "bot" and seat not in asked]

    def _talkers(self) -> list[int]:
        """Who may speak to the table, where talk is part of the game."""
        if self.match is None or self.life != "running" or not self.game.moderated:
            return []
        state = self.match.state
        return [seat for seat in range(len(self.sitters)) if state.hush(seat, 0) is None]

    def asked(self, seat: int) -> Asked:
        """What to ask the bot in a seat, whether it is waited for or not."""
        assert self.match is not None
        return self._asked(self.match, seat)

    def _asked(self, match: Match, seat: int) -> Asked:
        witness = match.witness(seat)
        # What a bot does must not depend on steps that its seat was not told of.
        mixed = hmac.new(self.secret, _BOTS + b"%d %d" % (self.last(seat), seat), hashlib.sha256).digest()
        view = self.game.view_to_plain(witness.view())
        level = self.sitters[seat].bot
        assert level is not None
        seed, step = int.from_bytes(mixed[:7], "big"), len(match.entries)
        return Asked(seat, level, view, witness.knowledge.to_plain(), seed, step)

    def is_one_waited_for(self) -> bool:
        """Whether everything waits for one seat."""
        return self.match is not None and len(members(self.match.state.waiting_for())) == 1

    def may_answer(self, seat: int, command: Command) -> bool:
        """Whether a bot may give this command now."""
        return (
            self.match is not None
            and playing.standstill(self) is None
            and self.match.refusal(seat, [command]) is None
        )

    def bot_answers(
        self, seat: int, command: Command, at: int, step: int | None = None
    ) -> Refusal | list[Row]:
        """A bot's answer. With `step`, an answer to an earlier position is refused."""
        refusal = playing.standstill(self)
        if refusal is not None:
            return refusal
        assert self.match is not None
        is_stale = step is not None and step != len(self.match.entries)
        if is_stale or seat >= len(self.sitters) or self.sitters[seat].kind != "bot":
            return r.TOO_LATE
        before = len(self._rows)
        self.stamp(at)
        refusal = playing.play(self, seat, [command])
        return self.since(before) if refusal is None else refusal

    def is_quiet(self, seat: int, command: Command) -> bool:
        """Whether nobody else would notice this answer of a bot; false when it can no longer be given."""
        if self.match is None or not self.may_answer(seat, command):
            return False
        return outlook.is_quiet(self.match, seat, command)
