"""A stated position with viewers who watch what follows and imagine worlds."""

from __future__ import annotations

from consigliere.games.corleone.cards import CASE, HAND
from consigliere.games.corleone.knowledge import Memory
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.match import Witness
from tests.games.corleone.scenario import BOX, RULES, WORDS, hand
from tests.games.watching import Onlookers


class Watched(Onlookers[Corleone]):
    """A stated position and what viewers make of what follows: they know the hands as if they had seen them filled."""

    def __init__(self, state: Corleone) -> None:
        super().__init__(RULES, WORDS, state, NAMES, lambda witness: _tell(witness, state))

    def hands(self, viewer: str, name: str) -> set[str]:
        """The hands a viewer thinks possible for a seat."""
        return {hand(world, name) for world in self.worlds(viewer)}


def _tell(witness: Witness, state: Corleone) -> None:
    """Money, goods and allies are followed; jobs are not."""
    memory = witness.knowledge
    assert isinstance(memory, Memory)
    guess = memory.guesses[0]
    for seat in range(state.seats):
        for card in range(BOX.kinds):
            is_job = BOX.first_job <= card < BOX.first_ally
            at = seat * BOX.width + (BOX.unknown if is_job else card)
            guess.hands[at] += state.cards[(HAND + 4 * seat) * BOX.width + card]
        for money in range(BOX.money):
            guess.cases[seat * BOX.money + money] = state.cards[(CASE + 4 * seat) * BOX.width + money]
