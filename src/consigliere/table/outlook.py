"""Questions about what might be: answered from the seat's own copy of the game, so nothing of the truth goes in."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.chance import NoChance, Unforeseen
from consigliere.kernel.command import Command
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.match import UNKNOWN, Match, why_not
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import State, View
from consigliere.kernel.viewer import GALLERY, ghost_of, seat_of
from consigliere.table.messages import Outlook

MOST_OUTLOOKS: Final = 64  # the first choices in the order of the catalogue, if there are more


def each_choice(match: Match, viewer: int) -> list[Outlook]:
    """What each choice the viewer's seat has would cause; of many, the first in the order of the catalogue."""
    before = match.certain(viewer)
    choices = list(before.legal(seat_of(viewer)))[:MOST_OUTLOOKS]
    return [_tried(match.game, before, viewer, [match.game.catalogue[number]]) for number in choices]


def outlook(match: Match, viewer: int, commands: list[Command]) -> Outlook | Refusal:
    """What these steps would cause, or why they may not be made."""
    before = match.certain(viewer)
    refusal = why_not(before, seat_of(viewer), commands)
    return _tried(match.game, before, viewer, commands) if refusal is None else refusal


def is_quiet(match: Match, seat: int, command: Command) -> bool:
    """Whether nobody else would be told a thing: one step of a choice that is not made yet.

    In the dark what some are told is quiet too: how long it takes would show to all the others that it happened.
    """
    trial = match.state.copy()
    events: list[Event] = []
    trial.log = events
    try:
        trial.carry_out(seat, command, NoChance(), [])
    except Unforeseen:
        return False
    # Whatever a seat is told its ghost-to-be hears, and that is nobody else yet.
    viewers = [GALLERY] if match.state.is_dark() else match.game.viewers(match.seats)
    others = [viewer for viewer in viewers if viewer not in (seat, ghost_of(seat))]
    return all(match.game.kinds.telling(event, other, [""]) is None for event in events for other in others)


def _tried(game: Game, before: State, viewer: int, commands: list[Command]) -> Outlook:
    trial = before.copy()
    events: list[Event] = []
    texts: list[str] = []
    trial.log = events
    is_certain = True
    for command in commands:
        try:
            trial.carry_out(seat_of(viewer), command, NoChance(), texts)
        except UNKNOWN:
            is_certain = False
            break
    tellings = [game.kinds.telling(event, viewer, texts) for event in events]
    told = [telling for telling in tellings if telling is not None]
    try:
        # What is known by heart decides what would happen, but the table adds nothing up that the viewer does not see.
        figures = game.figures(View(trial.seen_by(viewer)))
    except UNKNOWN:
        figures = {}
    return Outlook([game.text(command) for command in commands], told, figures, is_certain)
