"""What the tests of every game's bots share: what would it do here, and does that follow from what it was given?"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots import Bot, make
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import members


def choice_in(game: Game, state: State, bot: str = "greedy", knowledge: Knowledge | None = None) -> str:
    """What a bot in the seat that is asked would do, in notation: it gets that seat's view and nothing else."""
    seat = members(state.waiting_for())[0]
    view = View(state.seen_by(seat))
    known = knowledge or game.knowledge(seat, int(state.seats))
    number = make(bot, game, seat).choose(view, known, view.copy.legal(seat), FastChance(1))
    return game.text(game.catalogue[number])


class Checked(Bot):
    """A greedy bot whose every choice is looked at: legal, changing nothing, and the same from the encoded view."""

    def __init__(self, game: Game, seat: int, options: Options) -> None:
        super().__init__(game, seat)
        self.stages: set[object] = set()
        self._bot = make("greedy", game, seat)
        self._options = options

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        plain, known = self.game.view_to_plain(view), knowledge.to_plain()
        self.stages.add(plain["stage"])
        number = self._bot.choose(view, knowledge, legal, chance)
        assert number in list(legal)
        assert self.game.view_to_plain(view) == plain
        assert knowledge.to_plain() == known
        assert self._from_afar(plain, known, legal) == number
        return number

    def _from_afar(self, plain: dict[str, object], known: dict[str, object], legal: vec[i64]) -> int:
        """What a bot in a process of its own would choose from the encoded view and knowledge."""
        seats = plain["seats"]
        assert isinstance(seats, list)
        view = self.game.read_view(plain, len(seats), self._options)
        knowledge = self.game.read_knowledge(known, self.seat, len(seats))
        return make("greedy", self.game, self.seat).choose(view, knowledge, legal, FastChance(0))
