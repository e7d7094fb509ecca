"""A stated position with viewers who watch what follows and imagine worlds."""

from __future__ import annotations

from consigliere.games.corleone.cards import CASE, HAND
from consigliere.games.corleone.knowledge import Memory
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.match import Witness
from consigliere.kernel.viewer import GALLERY
from tests.games.corleone.scenario import BOX, RULES, hand, play

NUMBERS = {name: number for number, name in enumerate(NAMES)} | {"gallery": GALLERY}


class Watched:
    """A stated position and what viewers make of what follows: they know the hands as if they had seen them filled."""

    def __init__(self, state: Corleone) -> None:
        self.state = state
        settled = RULES.settle_options(int(state.seats), {})
        assert isinstance(settled, dict)
        self.witnesses = {
            name: Witness(RULES, int(state.seats), settled, number)
            for name, number in NUMBERS.items()
            if number < state.seats or number == GALLERY
        }
        for witness in self.witnesses.values():
            witness.copy = state.seen_by(witness.viewer)
            self._tell(witness)

    def _tell(self, witness: Witness) -> None:
        """Money, goods and allies are followed; jobs are not."""
        memory = witness.knowledge
        assert isinstance(memory, Memory)
        guess = memory.guesses[0]
        for seat in range(self.state.seats):
            for card in range(BOX.kinds):
                is_job = BOX.first_job <= card < BOX.first_ally
                at = seat * BOX.width + (BOX.unknown if is_job else card)
                guess.hands[at] += self.state.cards[(HAND + 4 * seat) * BOX.width + card]
            for money in range(BOX.money):
                guess.cases[seat * BOX.money + money] = self.state.cards[
                    (CASE + 4 * seat) * BOX.width + money
                ]

    def play(self, lines: str, chance: Chance | None = None) -> None:
        """Carry out commands and tell every viewer."""
        for line in lines.split(","):
            self.state.log = []
            play(self.state, line, chance)
            for witness in self.witnesses.values():
                witness.hear(self.state.log)

    def worlds(self, viewer: str, number: int = 60) -> list[Corleone]:
        """Worlds that a viewer imagines."""
        witness = self.witnesses[viewer]
        found = []
        for seed in range(number):
            world = RULES.imagine(witness.view(), witness.knowledge, FastChance(seed))
            assert isinstance(world, Corleone)
            assert seed % 10 or world.fault() == ""  # which takes far longer than imagining
            found.append(world)
        return found

    def hands(self, viewer: str, name: str) -> set[str]:
        """The hands a viewer thinks possible for a seat."""
        return {hand(world, name) for world in self.worlds(viewer)}
