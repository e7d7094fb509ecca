"""Random games with everything that can be told of one: talk, what is done unasked, defaults, clocks that run out."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import Command, default, say, time_up
from consigliere.kernel.game import Game
from consigliere.kernel.state import State
from consigliere.kernel.viewer import HOUSE, members
from tests.conformance.tables import Table

HELLO = say("I come in peace.")


def positions(table: Table, seed: int, said: list[str] | None = None) -> Iterator[State]:
    """The positions of one game, the last one included; `said` gathers its texts."""
    texts = [] if said is None else said
    state, chance = table.started(seed)
    dice = FastChance(seed)
    while not state.is_over():
        yield state
        actor, command = _move(table.game, state, dice)
        assert state.refusal_for(actor, command) is None
        state.carry_out(actor, command, chance, texts)
    yield state


def _move(game: Game, state: State, dice: FastChance) -> tuple[int, Command]:
    """Mostly something of the catalogue."""
    waiting = members(state.waiting_for())
    if not waiting:
        return HOUSE, time_up(state.timers()[0].name)
    seat = waiting[int(dice.below(len(waiting)))]
    throw = int(dice.below(20))
    if throw == 0 and state.refusal_for(seat, HELLO) is None:
        return seat, HELLO
    if throw in (1, 2):
        unasked = game.open_commands(state, seat, dice)
        if unasked:
            return seat, unasked[int(dice.below(len(unasked)))]
    if throw == 3:
        return HOUSE, default(seat)
    offers = state.legal(seat)
    return seat, game.catalogue[offers[int(dice.below(len(offers)))]]
