"""What a seat does in the game, what it says, and what stops and ends the game from outside."""

from __future__ import annotations

from consigliere.kernel.command import SAY, Command, say
from consigliere.kernel.event import SAID
from consigliere.kernel.game import Game
from consigliere.kernel.refusal import NO_SUCH_SEAT, NOT_STARTED, Illegal, Refusal
from consigliere.kernel.state import LONGEST_TEXT
from consigliere.kernel.viewer import in_mask, seat_of
from consigliere.table import log, notebook, voting
from consigliere.table import refusals as r
from consigliere.table.messages import Abandon, Do, Extend, Note, Pause, Resume, Say
from consigliere.table.seats import clean
from consigliere.table.standing import Standing


def standstill(table: Standing) -> Refusal | None:
    """Why no step of the game can be made now; None if one can."""
    if not table.has_rules and not table.is_over():
        return unruled(table)
    if table.life == "running":
        return None
    if table.life == "paused":
        return r.PAUSED
    if table.is_over():
        return r.TABLE_CLOSED
    return NOT_STARTED if table.life == "lobby" else r.BEING_DEALT


def unruled(table: Standing) -> Refusal:
    """Nothing is decided where the program does not have the rules that the table was opened with."""
    return r.NO_SUCH_RULES.with_arguments(("version", str(table.rules)))


def parsed(game: Game, steps: list[str]) -> list[Command] | Refusal:
    """The commands that these lines mean. Talk is cleaned, whichever way it comes."""
    try:
        commands = [game.parse(step) for step in steps]
    except Illegal as illegal:
        return illegal.refusal
    return [
        say(clean(command.text), command.args[0]) if command.verb == SAY else command for command in commands
    ]


def do(table: Standing, viewer: int, request: Do) -> Refusal | None:
    """Commands of the game, all or none."""
    commands = parsed(table.game, request.steps)
    if isinstance(commands, Refusal):
        return commands
    return _unheard(table, viewer, commands) or play(table, seat_of(viewer), commands)


def play(table: Standing, seat: int, commands: list[Command]) -> Refusal | None:
    """Carry out a seat's commands one by one; a step that all are told of closes a vote.

    After a step of which something came that the seat could not foresee, what it can no longer do is left out.
    """
    match = table.match
    assert match is not None
    refusal = match.refusal(seat, commands)
    if refusal is not None:
        return refusal
    before = len(match.entries)
    for command in commands:
        if table.carry_out(seat, command) is not None:
            break
    voting.after_steps(table, seat, match.entries[before:])
    return None


def channels(game: Game) -> tuple[str, ...]:
    """What the channels of talk are called, in the order of their numbers; the first reaches the whole table."""
    return game.kinds.kinds[SAID].fields[1].words.words


def talk(table: Standing, viewer: int, request: Say) -> Refusal | None:
    """Say something: in the game as the game allows it, before and after it freely."""
    text = clean(request.text)
    names = channels(table.game)
    if request.channel not in names:
        return r.NO_SUCH_CHANNEL
    seat = seat_of(viewer)
    if table.match is not None and not table.is_over():
        if table.life == "paused" and table.game.moderated:
            return r.PAUSED
        command = say(text, names.index(request.channel))
        return _unheard(table, viewer, [command]) or table.carry_out(seat, command)
    if request.channel != names[0]:
        return r.NO_SUCH_CHANNEL
    if not 0 < len(text) <= LONGEST_TEXT:
        return Refusal("text-length").with_arguments(("most", str(LONGEST_TEXT)))
    table.write(log.Talked(seat, table.sitters[seat].name, text))
    return None


def _unheard(table: Standing, viewer: int, commands: list[Command]) -> Refusal | None:
    """Nobody talks where he would not hear himself: the lounge of ghosts is for those who look as ghosts."""
    match = table.match
    assert match is not None
    for command in commands:
        if command.verb == SAY:
            refusal = match.refusal(seat_of(viewer), [command])
            if refusal is not None:
                return refusal
            if not in_mask(match.state.hearers(seat_of(viewer), command.args[0]), viewer):
                return r.NO_SUCH_CHANNEL
    return None


def note(table: Standing, seat: int, request: Note) -> Refusal | None:
    """Write the seat's notebook."""
    table.write(notebook.change(seat, table.notebooks.get(seat, ""), request.text))
    return None


def pause(table: Standing, person: str, request: Pause) -> Refusal | None:
    """The host, or anybody who plays, stops the clocks; a Moderator's the host alone."""
    refusal = standstill(table)
    if refusal is not None:
        return refusal
    agreed = next((option for option in table.game.options if option.name == "host_pause"), None)
    if agreed is not None and not table.options[agreed.name]:
        return Refusal(r.NO_PAUSES.name, agreed.rule)
    if person != table.host and table.game.moderated:
        return r.ONLY_HOST
    if person != table.host and not table.seats_of(person):
        return r.SIT_FIRST
    table.write(log.Paused(person))
    return None


def resume(table: Standing, person: str, request: Resume) -> Refusal | None:
    """The host, or whoever stopped the clocks, lets them run again."""
    if table.life != "paused":
        return r.NOT_PAUSED
    if not table.has_rules:
        return unruled(table)
    if person not in (table.host, table.paused_by):
        return r.NOT_YOUR_PAUSE
    table.write(log.Resumed())
    return None


def extend(table: Standing, person: str, request: Extend) -> Refusal | None:
    """The host gives a seat more time."""
    if person != table.host:
        return r.ONLY_HOST
    if table.clocks is None or table.is_over():
        return standstill(table)
    if request.seat >= len(table.sitters):
        return NO_SUCH_SEAT
    if table.sitters[request.seat].kind != "person":
        return r.NOBODY_THERE
    if not table.clocks.has_clock:
        return r.NO_CLOCK
    table.write(log.Extended(request.seat, request.seconds))
    return None


def abandon(table: Standing, person: str, request: Abandon) -> Refusal | None:
    """The host ends the table."""
    if person != table.host:
        return r.ONLY_HOST
    if table.is_over():
        return r.TABLE_CLOSED
    table.write(log.Abandoned())
    return None
