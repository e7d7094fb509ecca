"""Taking steps back: only what nobody else has learnt of [MOB-24.8]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.notation import NAMES
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.refusal import Refusal
from tests.games.mobcity.scenario import RULES, WORDS, decision, legal, read, token


def begun() -> Match:
    """A match of three at its first bids."""
    match = Match(RULES, 3, WORDS.settled(3, {"first_favor": "anna"}), FastChance(5))
    match.start()
    act(match, "anna place 1, bruno place 1, carla place 1")
    return match


def act(match: Match, lines: str) -> None:
    """Submit commands; none may be refused."""
    for line in lines.split(","):
        actor, command = read(line)
        assert match.submit(actor, [command]) is None, line


def undone(match: Match, name: str) -> str:
    """`done` if the seat's last step could be taken back, else why not."""
    refusal = match.undo(NAMES.index(name))
    return refusal.name if isinstance(refusal, Refusal) else "done"


def state_of(match: Match) -> MobCity:
    assert isinstance(match.state, MobCity)
    return match.state


def hiring() -> Match:
    """Anna looks at the pool."""
    match = begun()
    act(match, "anna bid 4 1 2 3, bruno bid 4 1 2 3, carla bid 4 1 2 3")
    while decision(state_of(match)) == "take_event":
        name = NAMES[[(state_of(match).asked >> seat) & 1 for seat in range(3)].index(1)]
        act(match, f"{name} decline")
    assert decision(state_of(match)) == "hire"
    return match


def sending() -> Match:
    """Anna has paid wages, bought nothing, and sends her group."""
    match = hiring()
    act(match, "anna done, bruno done, carla done, anna decline, bruno decline, carla decline")
    act(match, "anna decline, bruno decline, carla decline, anna done")
    assert decision(state_of(match)) == "send"
    return match


def test_a_step_that_only_its_captain_knows_of_can_be_taken_back() -> None:
    """[MOB-24.8]"""
    match = sending()
    act(match, "anna send 1 " + legal(state_of(match), "anna")[0].split()[2])
    assert "done" in legal(state_of(match), "anna")

    assert undone(match, "anna") == "done"
    assert "done" not in legal(state_of(match), "anna")


def test_a_chosen_enforcer_can_be_put_back() -> None:
    """[MOB-24.8]"""
    match = hiring()
    choices = legal(state_of(match), "anna")
    act(match, f"anna {choices[0]}")
    assert legal(state_of(match), "anna") != choices

    assert undone(match, "anna") == "done"
    assert legal(state_of(match), "anna") == choices


@pytest.mark.parametrize("last", ["anna done", "anna buy", "anna bid 1 2 3 4", "anna decline"])
def test_a_decision_that_was_carried_out_stands(last: str) -> None:
    """[MOB-24.8] Even one that told others nothing new."""
    if last == "anna bid 1 2 3 4":
        match = begun()
    elif last == "anna done":
        match = hiring()
    elif last == "anna decline":
        match = hiring()
        act(match, "anna done, bruno done, carla done")
    else:
        match = hiring()
        act(match, "anna done, bruno done, carla done, anna decline, bruno decline, carla decline")
        act(match, "anna decline, bruno decline, carla decline")
        last = "anna " + legal(state_of(match), "anna")[0]
        assert last.startswith("anna buy")
    act(match, last)

    assert undone(match, "anna") == "carried-out"


def test_groups_that_have_set_out_are_not_called_back() -> None:
    """[MOB-24.8]"""
    match = sending()
    lot = legal(state_of(match), "anna")[0].split()[2]
    act(match, f"anna send 1 {lot}, anna done")

    assert undone(match, "anna") == "carried-out"
    assert token(state_of(match), "anna", 1) == lot
