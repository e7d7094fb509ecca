"""What the balance of Mob City is about beside scores and wins."""

from __future__ import annotations

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.position import Position
from consigliere.kernel.state import State

TITLE = "Mob City"
SCORES = ("cash", "notoriety")
TURN = "rounds"
PARTS = ()
# What is counted in a game, by the event that tells of it.
COUNTED = {
    "shootouts": "shootout-began",
    "buildings bought": "building-bought",
    "fines paid": "fine-paid",
    "groups arrested": "group-arrested",
}
# How a game may end: by each will, the first ending outright, the others by what broke a tie.
WAYS = {"notoriety": e.ENDINGS[:3], "cash": e.ENDINGS[3:]}


def is_turn(state: State) -> bool:
    """Whether the coming decision is a turn: all captains bid once in a round."""
    assert isinstance(state, Position)
    return state.stage == e.BID


def beginner(state: State) -> int:
    """Who begins, asked before the first turn: the first holder of the Don's Favor."""
    assert isinstance(state, Position)
    return int(state.favor)


def scores(state: State) -> list[tuple[int, ...]]:
    """What each seat has at the end: the will makes one of the two count, and the other breaks ties."""
    assert isinstance(state, Position)
    return [(int(state.cash(seat)), int(state.fame(seat))) for seat in range(state.seats)]


def parts(state: State) -> list[tuple[int, ...]]:
    """Cash has no parts."""
    return [() for _ in range(state.seats)]
