"""What would have happened: commands tried in a copy, to see whether a step rests on another, or tells anything."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.kernel.chance import NoChance, Unforeseen
from consigliere.kernel.command import Command
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.state import State


def happens(game: Game, before: State, actor: i64, text: str, events: list[Event]) -> bool:
    """Whether a command may be given in `before`, and causes these events there."""
    trial = before.copy()
    command = game.parse(text)
    if trial.refusal_for(actor, command) is not None:
        return False
    caused: list[Event] = []
    trial.log = caused
    try:
        trial.carry_out(actor, command, NoChance(), [])
    except Unforeseen:
        return False
    return caused == events


def foreseen(game: Game, before: State, actor: i64, command: Command, viewer: i64, told: list[Event]) -> bool:
    """Whether a viewer who holds `before` for certain would be told just this if the actor gave the command."""
    trial = before.copy()
    if trial.refusal_for(actor, command) is not None:
        return False
    trial.log = []
    try:
        trial.carry_out(actor, command, NoChance(), [])
    except Unforeseen:
        return False
    foretold = [t for t in (game.kinds.told(event, viewer) for event in trial.log) if t is not None]
    return foretold == told
