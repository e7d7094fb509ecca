"""The words in which bots of Condottiere are tested: what would it do here?"""

from __future__ import annotations

from consigliere import bots
from consigliere.games.condottiere.notation import NAMES
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import FastChance
from consigliere.kernel.state import Knowledge, View
from consigliere.kernel.viewer import members
from tests.games.condottiere.scenario import RULES, play


def choice(state: Condottiere, bot: str = "greedy", knowledge: Knowledge | None = None) -> str:
    """What a bot in the seat that is asked would do, in notation: it gets that seat's view and nothing else."""
    seat = members(state.waiting_for())[0]
    view = View(state.seen_by(seat))
    known = knowledge or RULES.knowledge(seat, state.seats)
    number = bots.make(bot, RULES, seat).choose(view, known, view.copy.legal(seat), FastChance(1))
    return RULES.text(RULES.catalogue[number])


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
