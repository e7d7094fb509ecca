"""What the balance of Condottiere is about beside scores and wins."""

from __future__ import annotations

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.position import Position
from consigliere.kernel.state import State

TITLE = "Condottiere"
SCORES = ("regions",)
TURN = "turns in battle"
PARTS = ()
COUNTED: dict[str, str] = {}
WAYS: dict[str, tuple[str, ...]] = {}


def is_turn(state: State) -> bool:
    """Whether the coming decision is a turn."""
    assert isinstance(state, Position)
    return state.stage == e.PLAY


def beginner(state: State) -> int:
    """Who begins, asked before the first turn: the holder of the token."""
    assert isinstance(state, Position)
    return int(state.holder)


def scores(state: State) -> list[tuple[int, ...]]:
    """What each seat has at the end."""
    outcome = state.outcome()
    assert outcome is not None
    return [(score,) for score in outcome.scores]


def parts(state: State) -> list[tuple[int, ...]]:
    """Regions have no parts."""
    return [() for _ in range(state.seats)]
