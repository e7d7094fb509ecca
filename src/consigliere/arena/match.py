"""One game between bots: each chooses from its own view, and the house sees to the clocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.bots import BlindBot, Bot
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.command import OPEN, Command, time_up
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.match import Witness
from consigliere.kernel.option import Options
from consigliere.kernel.state import Outcome, State
from consigliere.kernel.viewer import HOUSE, in_mask, members

_WORD: Final = (1 << 64) - 1

Hearing = Callable[[list[Event]], None]


class Sitter:
    """A bot in its seat, with all it is given: what its witness was told, and chance. A blind bot needs no witness."""

    def __init__(self, bot: Bot, game: Game, options: Options, seats: int, chance: Chance) -> None:
        self._bot = bot
        self._chance = chance
        blind = isinstance(bot, BlindBot)
        self.witness: Final = None if blind else Witness(game, seats, options, bot.seat)

    def answer(self, state: State) -> Command:
        """What the bot answers. Of the state only the seat's legal commands are asked, which the seat may know."""
        bot = self._bot
        if isinstance(bot, BlindBot):
            return bot.game.catalogue[bot.pick(state.legal(bot.seat), self._chance)]
        assert self.witness is not None
        view = self.witness.view()
        return bot.answer(view, self.witness.knowledge, view.copy.legal(bot.seat), self._chance)


class Match:
    """A game under way."""

    def __init__(
        self, game: Game, options: Options, bots: list[Bot], seed: int, hear: Hearing | None = None
    ) -> None:
        """`options` are settled; `seed` gives the cards and each bot its own chance; `hear` is told what happens."""
        self.state: Final = game.new(len(bots), options)
        self.sitters: Final = [
            Sitter(bot, game, options, len(bots), stream(seed, 1 + bot.seat)) for bot in bots
        ]
        self.decisions = 0
        self._witnesses = [sitter.witness for sitter in self.sitters if sitter.witness is not None]
        self._chance = stream(seed, 0)
        self._log: list[Event] = []
        self._texts: list[str] = []
        self._hear = hear
        if self._witnesses or hear is not None:
            self.state.log = self._log
        game.start(self.state, self._chance)
        self._tell()

    def play(self, most: int) -> Outcome | None:
        """Play to the end; None if that takes more than `most` decisions."""
        state = self.state
        while not state.is_over() and self.decisions < most:
            asked = members(state.waiting_for())
            if not asked:
                self._let_time_run_out()
            for seat in asked:
                if in_mask(state.waiting_for(), seat):
                    self._carry_out(seat, self.sitters[seat].answer(state))
                    self.decisions += 1
                    self._tell()
        return state.outcome()

    def _carry_out(self, seat: int, command: Command) -> None:
        if command.number != OPEN:
            self.state.decide(seat, command.number, self._chance)
            return
        refusal = self.state.refusal_for(seat, command)
        if refusal is not None:
            raise RuntimeError(f"the bot in seat {seat} may not say that: {refusal.name}")
        self.state.carry_out(seat, command, self._chance, self._texts)

    def _let_time_run_out(self) -> None:
        """Everyone asked has answered, and the step lasts until its clock has run out."""
        timers = self.state.timers()
        if not timers:
            raise RuntimeError("the game waits for nobody and for no clock")
        self.state.carry_out(HOUSE, time_up(timers[0].name), self._chance, [])
        self._tell()

    def _tell(self) -> None:
        for witness in self._witnesses:
            witness.hear(self._log)
        if self._hear is not None:
            self._hear(self._log)
        self._log.clear()


def stream(seed: int, number: int) -> FastChance:
    """One of the independent streams of chance that belong to a seed."""
    return FastChance(mixed(seed, number) >> 1)


def mixed(seed: int, number: int) -> int:
    """A number of 64 bits in which both have left their mark: SplitMix64's scrambler.

    >>> mixed(1, 2) != mixed(2, 1)
    True
    """
    word = (seed + (number + 1) * 0x9E3779B97F4A7C15) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
