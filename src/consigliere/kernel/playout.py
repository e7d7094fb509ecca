"""Random play in a tight loop: for benchmarks, for tests that need many games, and for search to come."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.kernel.chance import Chance
from consigliere.kernel.command import time_up
from consigliere.kernel.state import State
from consigliere.kernel.viewer import HOUSE, bit, count, next_in


def play_out(state: State, chance: Chance, with_views: bool = False) -> i64:
    """Play to the end, every seat choosing evenly among its legal commands; the number of decisions.

    `with_views` makes the view of the seat that decides before every decision, and takes the legal list from it.
    """
    decisions: i64 = 0
    while not state.is_over():
        seat = _whose_turn(state, chance)
        if seat == HOUSE:
            state.carry_out(HOUSE, time_up(state.timers()[0].name), chance, [])
            continue
        legal = state.seen_by(seat).legal(seat) if with_views else state.legal(seat)
        state.decide(seat, legal[chance.below(len(legal))], chance)
        decisions += 1
    return decisions


def _whose_turn(state: State, chance: Chance) -> i64:
    """A seat that is waited for, any of them if there are several; the HOUSE if only a clock runs."""
    waiting = state.waiting_for()
    if waiting == 0:
        return HOUSE
    seat = next_in(waiting, state.seats - 1, state.seats)
    if waiting != bit(seat):
        for _ in range(chance.below(count(waiting))):
            seat = next_in(waiting, seat, state.seats)
    return seat
