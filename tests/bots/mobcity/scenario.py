"""What anna does who is asked: once, or until somebody else is."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.state import Knowledge
from tests.bots.watching import choice_in
from tests.games.mobcity.scenario import RULES, asked, decision, dice, play


def choice(state: MobCity, knowledge: Knowledge | None = None) -> str:
    assert asked(state)[0] == "anna"
    return choice_in(RULES, state, knowledge=knowledge)


def choices(state: MobCity) -> list[str]:
    """What anna does until somebody else is asked, or something else is decided."""
    stage = decision(state)
    found: list[str] = []
    while asked(state)[:1] == ["anna"] and decision(state) == stage:
        found.append(choice(state))
        play(state, f"anna {found[-1]}", dice(""))
    return found
