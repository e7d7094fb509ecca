"""A table in the terminal: the record of its game, which seats people play, and the bots in the others."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from consigliere import bots
from consigliere.cli import recordfile
from consigliere.cli.errors import BadInput
from consigliere.kernel import record as records
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.viewer import HOUSE, members

if TYPE_CHECKING:
    from consigliere.kernel.event import Plain
    from consigliere.kernel.record import Record

USUAL_BOTS: Final = ("greedy", "random")  # the first of them that a game has plays unless another is named
_BOTS: Final = b"consigliere bots of the terminal 1\n"


class Table:
    """One game under way."""

    def __init__(self, record: Record, people: list[int], level: str) -> None:
        self.record: Final = record
        self.match: Final = record.match
        self.people: Final = people
        self.level: Final = level
        game = record.match.game
        others = [seat for seat in range(record.match.seats) if seat not in people]
        self._bots = {seat: bots.make(level, game, seat) for seat in others}

    def waiting_people(self) -> list[int]:
        """The people the game waits for, in seat order."""
        return [seat for seat in members(self.match.state.waiting_for()) if seat in self.people]

    def advance(self) -> bool:
        """Let one bot answer, or the clock if it waits for nobody; False if only people can go on.

        Where several seats are asked at once the bots answer first: nobody learns what from.
        """
        waiting = members(self.match.state.waiting_for())
        for seat in waiting:
            if seat in self._bots:
                self._answer(seat)
                return True
        if waiting or self.match.state.is_over():
            return False
        for timer in self.match.state.timers():
            self.match.submit(HOUSE, [time_up(timer.name)])
            return True
        raise RuntimeError("the game waits for nobody and for no clock")

    def _answer(self, seat: int) -> None:
        number = self.advice(seat, self._bots[seat])
        refusal = self.match.submit(seat, [self.match.game.catalogue[number]])
        if refusal is not None:
            raise RuntimeError(f"the bot {self.level} in seat {seat} was refused: {refusal.name}")

    def advice(self, seat: int, bot: bots.Bot) -> int:
        """What a bot would answer for a seat, from what that seat may know."""
        witness = self.match.witness(seat)
        view = witness.view()
        return bot.choose(view, witness.knowledge, view.copy.legal(seat), self._chance(seat))

    def _chance(self, seat: int) -> FastChance:
        """A bot's own chance for its next answer: a game that is resumed goes on as if it had never stopped."""
        place = f"{len(self.match.entries)} {seat}".encode()
        mixed = hmac.new(self.record.deal.secret, _BOTS + place, hashlib.sha256).digest()
        return FastChance(int.from_bytes(mixed[:7], "big"))

    # Files.

    def to_plain(self) -> Plain:
        """The record with its secret; while the game runs also who plays which seat."""
        plain = records.to_plain(self.record, with_secret=True)
        if not self.match.state.is_over():
            plain[recordfile.TABLE] = {"people": self.people, "bots": self.level}
        return plain

    def save(self, path: str) -> None:
        """Write the table to a file from which it can be resumed."""
        recordfile.write(path, self.to_plain())


def usual_bot(game: str) -> str:
    """The bot that plays a game unless another is named."""
    return next(name for name in USUAL_BOTS if name in bots.names(game))


def resumed(path: str) -> Table:
    """The table that was saved in a file."""
    record, plain = recordfile.load(path)
    seats = record.match.seats
    if not record.deal.secret:
        raise BadInput("cli-resume-no-secret", file=path)
    kept = plain.get(recordfile.TABLE, {})
    people = kept.get("people", [0]) if isinstance(kept, dict) else None
    level = kept.get("bots", "random") if isinstance(kept, dict) else None
    if (
        not isinstance(people, list)
        or not people
        or not all(isinstance(seat, int) and 0 <= seat < seats for seat in people)
        or level not in bots.names(record.match.game.name)
    ):
        raise BadInput("cli-bad-record", file=path, problem="table: nobody could sit there")
    if not record.match.entries:
        raise BadInput("cli-bad-record", file=path, problem="entries: the game has not been set up")
    return Table(record, sorted(set(people)), str(level))
