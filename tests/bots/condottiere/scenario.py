"""The words in which bots of Condottiere are tested: what would it do here?"""

from __future__ import annotations

from consigliere.games.condottiere.notation import NAMES
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.state import Knowledge
from tests.bots.watching import choice_in
from tests.games.condottiere.scenario import RULES, play


def choice(state: Condottiere, bot: str = "greedy", knowledge: Knowledge | None = None, seed: int = 1) -> str:
    """What a bot in the seat that is asked would do, in notation."""
    return choice_in(RULES, state, bot, knowledge, seed)


def remembered(state: Condottiere, name: str, lines: str) -> Knowledge:
    """Play commands, and what one seat then remembers of them."""
    seat = NAMES.index(name)
    knowledge, copy = RULES.knowledge(seat, state.seats), state.seen_by(seat)
    state.log = []
    play(state, lines)
    for event in state.log:
        told = RULES.kinds.told(event, seat)
        if told is not None:
            knowledge.hear(told, copy)
            copy.write(told.kind, told.a, told.b, told.c, told.d)
    return knowledge
