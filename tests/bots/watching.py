"""What the tests of every game's bots share: what would it do here, and does that follow from what it was given?"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots import Bot, make
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.command import OPEN, Command
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import members


def choice_in(
    game: Game, state: State, bot: str = "greedy", knowledge: Knowledge | None = None, seed: int = 1
) -> str:
    """What a bot in the seat that is asked would do, in notation: it gets that seat's view and nothing else."""
    seat = members(state.waiting_for())[0]
    view = View(state.seen_by(seat))
    known = knowledge or game.knowledge(seat, int(state.seats))
    return game.text(make(bot, game, seat).answer(view, known, view.copy.legal(seat), FastChance(seed)))


class Checked(Bot):
    """A bot whose every answer is looked at: legal, changing nothing, and the same from the encoded view."""

    def __init__(self, game: Game, seat: int, options: Options, name: str = "greedy") -> None:
        super().__init__(game, seat)
        self.stages: set[object] = set()
        self.said: set[str] = set()
        self._name = name
        self._bot = make(name, game, seat)
        self._options = options

    def answer(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> Command:
        plain, known = self.game.view_to_plain(view), knowledge.to_plain()
        self.stages.add(plain["stage"])
        seed = chance.below(1 << 30)
        command = self._bot.answer(view, knowledge, legal, FastChance(seed))
        assert view.copy.refusal_for(self.seat, command) is None
        assert self.game.view_to_plain(view) == plain
        assert knowledge.to_plain() == known
        assert self._from_afar(plain, known, legal, seed) == self.game.text(command)
        if command.number == OPEN:
            self.said.add(command.verb)
        return command

    def _from_afar(self, plain: Plain, known: Plain, legal: vec[i64], seed: int) -> str:
        """What a bot in a process of its own would answer from the encoded view and knowledge."""
        seats = plain["seats"]
        assert isinstance(seats, list)
        view = self.game.read_view(plain, len(seats), self._options)
        knowledge = self.game.read_knowledge(known, self.seat, len(seats))
        bot = make(self._name, self.game, self.seat)
        return self.game.text(bot.answer(view, knowledge, legal, FastChance(seed)))
