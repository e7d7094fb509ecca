"""Questions about what might be: answered from the seat's own copy of the game, so nothing of the truth goes in."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.chance import NoChance, Unforeseen
from consigliere.kernel.command import Command
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.match import Match
from consigliere.kernel.refusal import STEPS_AFTER_A_DRAW, Refusal
from consigliere.kernel.state import State, View
from consigliere.table.messages import Outlook

MOST_OUTLOOKS: Final = 64  # the first choices in the order of the catalogue, if there are more
# What the rules meet in a copy that does not know a card they need.
_UNKNOWN: Final = (Unforeseen, IndexError, ValueError, OverflowError)


def certain(match: Match, seat: int) -> State:
    """What the seat holds for certain, as a position to try things in."""
    witness = match.witness(seat)
    return match.game.informed(witness.view(), witness.knowledge)


def each_choice(match: Match, seat: int) -> list[Outlook]:
    """What each choice the seat has would cause; of many, the first in the order of the catalogue."""
    before = certain(match, seat)
    choices = list(before.legal(seat))[:MOST_OUTLOOKS]
    return [_tried(match.game, before, seat, [match.game.catalogue[number]]) for number in choices]


def outlook(match: Match, seat: int, commands: list[Command]) -> Outlook | Refusal:
    """What these steps would cause, or why they may not be made."""
    before = certain(match, seat)
    refusal = why_not(before, seat, commands)
    return _tried(match.game, before, seat, commands) if refusal is None else refusal


def is_quiet(match: Match, seat: int, command: Command) -> bool:
    """Whether nobody else would be told a thing: one step of a choice that is not made yet."""
    trial = match.state.copy()
    events: list[Event] = []
    trial.log = events
    try:
        trial.carry_out(seat, command, NoChance(), [])
    except Unforeseen:
        return False
    others = [viewer for viewer in match.game.viewers(match.seats) if viewer != seat]
    return all(match.game.kinds.telling(event, other, [""]) is None for event in events for other in others)


def why_not(before: State, seat: int, commands: list[Command]) -> Refusal | None:
    """Why these steps, one after the other, may not be made; None if they may."""
    trial = before.copy()
    for step, command in enumerate(commands):
        refusal = trial.refusal_for(seat, command)
        if refusal is not None:
            return refusal
        if step + 1 < len(commands):
            try:
                trial.carry_out(seat, command, NoChance(), [])
            except _UNKNOWN:
                return STEPS_AFTER_A_DRAW
    return None


def _tried(game: Game, before: State, seat: int, commands: list[Command]) -> Outlook:
    trial = before.copy()
    events: list[Event] = []
    texts: list[str] = []
    trial.log = events
    is_certain = True
    for command in commands:
        try:
            trial.carry_out(seat, command, NoChance(), texts)
        except _UNKNOWN:
            is_certain = False
            break
    tellings = [game.kinds.telling(event, seat, texts) for event in events]
    told = [telling for telling in tellings if telling is not None]
    try:
        figures = game.figures(View(trial))
    except _UNKNOWN:
        figures = {}
    return Outlook([game.text(command) for command in commands], told, figures, is_certain)
