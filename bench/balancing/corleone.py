"""What the balance of Corleone's Empire is about beside scores and wins."""

from __future__ import annotations

from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CASE
from consigliere.games.corleone.ground import COLOUR_MONEY, TURF_MONEY
from consigliere.games.corleone.position import Position
from consigliere.kernel.state import State

TITLE = "The Godfather: Corleone's Empire"
SCORES = ("dollars",)
TURN = "actions of family business"
PARTS = ("banked", "turf bonus", "job bonus")
COUNTED: dict[str, str] = {}
WAYS: dict[str, tuple[str, ...]] = {}


def is_turn(state: State) -> bool:
    """Whether the coming decision is a turn."""
    assert isinstance(state, Position)
    return state.stage == e.ACTION


def beginner(state: State) -> int:
    """Who begins, asked before the first turn: the holder of the horse head."""
    assert isinstance(state, Position)
    return int(state.holder)


def scores(state: State) -> list[tuple[int, ...]]:
    """What each seat has at the end."""
    outcome = state.outcome()
    assert outcome is not None
    return [(score,) for score in outcome.scores]


def parts(state: State) -> list[tuple[int, ...]]:
    """Where the money of each seat comes from at the end."""
    assert isinstance(state, Position)
    return [
        (
            int(state.sum_of(CASE, seat)),
            int(state.person(TURF_MONEY, seat)),
            int(state.person(COLOUR_MONEY, seat)),
        )
        for seat in range(state.seats)
    ]
