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
    from consigliere.kernel.command import Command
    from consigliere.kernel.event import Plain
    from consigliere.kernel.record import Record

USUAL_BOTS: Final = ("belief", "greedy", "random")  # the first that a game has plays unless another is named
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

    def advance(self, first: int = 0) -> bool:
        """Let one bot answer, or the clock if it waits for nobody; False if only people can go on.

        Where several seats are asked at once the bots answer first: nobody learns what from. They answer in
        the order of the seats, from the first one on.
        """
        waiting = members(self.match.state.waiting_for())
        for seat in sorted(waiting, key=lambda seat: (seat - first) % self.match.seats):
            if seat in self._bots:
                self._answer(seat)
                return True
        if waiting or self.match.state.is_over():
            return False
        for timer in self.match.state.timers():
            self.match.submit(HOUSE, [time_up(timer.name)])
            return True
        raise RuntimeError("the game waits for nobody and for no clock")

    def remark(self, seat: int) -> bool:
        """Let a seat that is asked nothing say something, if a bot sits there, may speak and wants to."""
        game, witness = self.match.game, self.match.witness(seat)
        if seat not in self._bots or seat in members(self.match.state.waiting_for()):
            return False
        if not game.open_parts(witness.view(), seat):
            return False
        said = self._bots[seat].says(witness.view(), witness.knowledge, self._chance(seat))
        return said is not None and self.match.submit(seat, [said]) is None

    def _answer(self, seat: int) -> None:
        command = self.advice(seat, self._bots[seat])
        assert command is not None, "a seat that is asked has something to answer"
        refusal = self.match.submit(seat, [command])
        if refusal is not None:
            raise RuntimeError(f"the bot {self.level} in seat {seat} was refused: {refusal.name}")

    def advice(self, seat: int, bot: bots.Bot) -> Command | None:
        """What a bot would say or do in a seat, from what that seat may know; None if it would do nothing."""
        witness, chance = self.match.witness(seat), self._chance(seat)
        view = witness.view()
        legal = view.copy.legal(seat)
        if len(legal) == 0:
            return bot.says(view, witness.knowledge, chance)
        return bot.answer(view, witness.knowledge, legal, chance)

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


def resumed(path: str, game: str) -> Table:
    """The table of that game that was saved in a file."""
    record, plain = recordfile.load(path)
    seats = record.match.seats
    if record.match.game.name != game:
        raise BadInput("cli-other-game", file=path, game=record.match.game.name)
    if not record.deal.secret:
        raise BadInput("cli-resume-no-secret", file=path)
    if record.match.game.rules_version != record.rules:
        raise BadInput("cli-resume-no-rules", file=path, version=record.rules)
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
