"""A stated position with viewers who watch what follows and imagine worlds, in any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.game import Game
from consigliere.kernel.match import Witness
from consigliere.kernel.state import State
from tests.games.words import Words

S = TypeVar("S", bound=State)


class Onlookers(Generic[S]):
    """A stated position and what viewers make of what follows; `tell` gives them what they know of it before."""

    def __init__(
        self, game: Game, words: Words, state: S, names: tuple[str, ...], tell: Callable[[Witness], None]
    ) -> None:
        self.state = state
        self._game = game
        self._words = words
        settled = words.settled(int(state.seats), {})
        self.witnesses = {
            name: Witness(game, int(state.seats), settled, words.viewer(name))
            for name in (*names[: int(state.seats)], "gallery")
        }
        for witness in self.witnesses.values():
            witness.copy = state.seen_by(witness.viewer)
            tell(witness)

    def play(self, lines: str, chance: Chance | None = None) -> None:
        """Carry out commands and tell every viewer."""
        for line in lines.split(","):
            self.state.log = []
            self._words.play(self.state, line, chance)
            for witness in self.witnesses.values():
                witness.hear(self.state.log)

    def worlds(self, viewer: str, number: int = 60) -> list[S]:
        """Worlds that a viewer imagines."""
        witness = self.witnesses[viewer]
        found = []
        for seed in range(number):
            world = self._game.imagine(witness.view(), witness.knowledge, FastChance(seed))
            assert isinstance(world, type(self.state))
            assert seed % 10 or world.fault() == ""  # which takes far longer than imagining
            found.append(world)
        return found
