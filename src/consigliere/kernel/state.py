"""The state of a game: the whole truth, or one viewer's copy of it. Written by events alone.

A game derives its own state from `State` and answers the questions below. Seats are numbers from 0 on,
several of them are a mask, closed commands are their numbers in the catalogue.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.kernel.chance import Chance, kind_at
from consigliere.kernel.command import AWAY, DEFAULT, OPEN, SAY, TIME_UP, Command
from consigliere.kernel.event import DRAWN, SAID, Event
from consigliere.kernel.refusal import NO_SUCH_SEAT, NOT_FOR_SEATS, UNKNOWN_COMMAND, Refusal
from consigliere.kernel.viewer import EVERYBODY, HOUSE, NOBODY, TRUTH, all_seats

LONGEST_TEXT: Final = 500


class Timer:
    """A stage clock: its name, and the option that says how many seconds it has, or of which it has a part.

    A clock that does not run stands still and keeps what it has left. `turn` tells clocks of the same name apart: one
    of another turn has its whole time again.
    """

    def __init__(
        self, name: str, option: str, part: int = 1, whole: int = 1, runs: bool = True, turn: int = 0
    ) -> None:
        self.name: Final = name
        self.option: Final = option
        self.part: Final = part
        self.whole: Final = whole
        self.runs: Final = runs
        self.turn: Final = turn

    def milliseconds(self, seconds: int) -> int:
        """How long it lasts if its option has so many seconds.

        >>> Timer("night", "night_seconds", 1, 6).milliseconds(90)
        15000
        """
        return seconds * 1000 * self.part // self.whole


class Outcome:
    """How a game ended. Places count from 1; equal places are shared."""

    def __init__(self, ending: str, winners: list[int], places: list[int], scores: list[int]) -> None:
        self.ending: Final = ending
        self.winners: Final = winners
        self.places: Final = places
        self.scores: Final = scores

    def to_plain(self) -> dict[str, object]:
        """The outcome as plain values."""
        return {
            "ending": self.ending,
            "winners": self.winners,
            "places": self.places,
            "scores": self.scores,
        }


class State:
    """What every game's state answers, and the one way in which it changes."""

    def __init__(self, seats: i64, viewer: i64) -> None:
        self.seats: i64 = seats
        self.everyone: i64 = all_seats(seats)  # every seat, as a mask
        self.viewer: i64 = viewer
        self.log: list[Event] | None = None

    # How it changes.

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something happened that everyone may know: write it, and tell the log if there is one."""
        self.write(kind, a, b, c, d)
        if self.log is not None:
            self.log.append(Event(kind, a, b, c, d, EVERYBODY, EVERYBODY))

    def emit_to(
        self, told: i64, readers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Something happened of which `told` learn, and whose secret fields only `readers` read."""
        self.write(kind, a, b, c, d)
        if self.log is not None:
            self.log.append(Event(kind, a, b, c, d, told, readers))

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the log of something that writes nothing, and spare the work if there is no log."""
        if self.log is not None:
            self.log.append(Event(kind, a, b, c, d, EVERYBODY, EVERYBODY))

    def draw(self, purpose: i64, bound: i64, readers: i64, chance: Chance) -> i64:
        """Draw a number below `bound`. `readers` are those who will see what came up."""
        result = chance.below(bound)
        if self.log is not None:
            self.log.append(Event(DRAWN, purpose, bound, result, result, NOBODY, readers))
        return result

    def draw_from(
        self, purpose: i64, counts: vec[u8], start: i64, bound: i64, readers: i64, chance: Chance
    ) -> i64:
        """Draw one thing from a pile of `bound` things kept as counts from `start` on; its kind."""
        place = chance.place(counts, start, bound)
        kind = kind_at(counts, start, place)
        if self.log is not None:
            self.log.append(Event(DRAWN, purpose, bound, place, kind, NOBODY, readers))
        return kind

    def write(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The only way the state changes: in play, in replay, and in every viewer's own copy. Never refuses."""
        raise NotImplementedError

    # What every game answers.

    def copy(self) -> State:
        """An independent copy without a log."""
        raise NotImplementedError

    def seen_by(self, viewer: i64) -> State:
        """The viewer's copy: built from what that viewer may see, everything else unknown."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """Everything the state holds, as numbers in a fixed order: for digests and comparisons."""
        raise NotImplementedError

    def fault(self) -> str:
        """What is wrong with this position, such as a card in two places; empty if it is sound."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def waiting_for(self) -> i64:
        """The seats that must answer now, as a mask."""
        raise NotImplementedError

    def may_act(self) -> i64:
        """The seats that may act unasked, as a mask."""
        raise NotImplementedError

    def ghosts(self) -> i64:
        """The seats that have left the game and look on from now on, as a mask."""
        return 0

    def absent(self) -> i64:
        """The seats for which others must act because their players are away, as a mask; shown or not yet."""
        return 0

    def lasts_its_time(self) -> bool:
        """Whether the stage goes on as long as its clock runs, though whoever is asked may be away."""
        return False

    def is_dark(self) -> bool:
        """Whether nothing may show now who does anything, not even who comes and goes."""
        return False

    def is_sealed(self) -> bool:
        """Whether somebody may do something now of which not everybody is told. Asks only what everybody sees."""
        return self.is_dark()

    def legal(self, seat: i64) -> vec[i64]:
        """The numbers of the closed commands `seat` may give now, in the order of the catalogue."""
        raise NotImplementedError

    def refusal(self, seat: i64, number: i64) -> Refusal | None:
        """Why `seat` may not give this closed command now; None if it may. Asks only what the seat may know."""
        raise NotImplementedError

    def decide(self, seat: i64, number: i64, chance: Chance) -> None:
        """Carry out an allowed closed command and everything the rules force after it."""
        raise NotImplementedError

    def open_refusal(self, actor: i64, command: Command) -> Refusal | None:
        """Why this command outside the catalogue is not carried out; None if it is."""
        return UNKNOWN_COMMAND

    def decide_open(self, actor: i64, command: Command, chance: Chance) -> None:
        """Carry out an allowed command outside the catalogue."""
        raise NotImplementedError

    def decide_with_text(self, actor: i64, command: Command, text: i64) -> None:
        """Carry out an allowed command of a seat outside the catalogue that comes with a text of that number."""
        raise NotImplementedError

    def hush(self, seat: i64, channel: i64) -> Refusal | None:
        """Why `seat` may not talk on this channel now; None if it may."""
        raise NotImplementedError

    def hearers(self, seat: i64, channel: i64) -> i64:
        """Who hears what `seat` says on this channel."""
        return EVERYBODY

    def default(self, seat: i64) -> i64:
        """The command that is given for a seat that `waiting_for` names but that does not answer."""
        raise NotImplementedError

    def decide_default(self, seat: i64, chance: Chance) -> None:
        """Play the default of a seat, recorded as such."""
        raise NotImplementedError

    def timers(self) -> list[Timer]:
        """The stage clocks that run now."""
        return []

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError

    # What the kernel makes of the answers.

    def refusal_for(self, actor: i64, command: Command) -> Refusal | None:
        """Why `actor` may not give any command at all, closed or open; None if it may. Changes nothing."""
        if command.verb in (TIME_UP, DEFAULT, AWAY):
            if actor != HOUSE:
                return NOT_FOR_SEATS
            is_default = command.verb == DEFAULT
            return self._default_refusal(command.args[0]) if is_default else self.open_refusal(actor, command)
        if not 0 <= actor < self.seats:
            return NO_SUCH_SEAT
        if command.number != OPEN:
            return self.refusal(actor, command.number)
        if command.verb == SAY:
            if not 0 < len(command.text) <= LONGEST_TEXT:
                return Refusal("text-length").with_arguments(("most", str(LONGEST_TEXT)))
            return self.hush(actor, command.args[0])
        return self.open_refusal(actor, command)

    def _default_refusal(self, seat: i64) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return NO_SUCH_SEAT
        return None if (self.waiting_for() >> seat) & 1 else Refusal("nobody-waits-for-that-seat")

    def carry_out(self, actor: i64, command: Command, chance: Chance, texts: list[str]) -> None:
        """Carry out a command that `refusal_for` does not refuse."""
        if command.number != OPEN:
            self.decide(actor, command.number, chance)
        elif command.verb == SAY:
            channel: i64 = command.args[0]
            texts.append(command.text)
            self.emit_to(self.hearers(actor, channel), EVERYBODY, SAID, actor, channel, len(texts) - 1)
        elif command.verb == DEFAULT:
            self.decide_default(command.args[0], chance)
        elif command.text and actor != HOUSE:
            texts.append(command.text)
            self.decide_with_text(actor, command, len(texts) - 1)
        else:
            self.decide_open(actor, command, chance)


class View:
    """What lies on the table before one viewer now. Only a view can be encoded; the truth cannot become one."""

    def __init__(self, copy: State) -> None:
        if copy.viewer == TRUTH:
            raise ValueError("the truth is nobody's view")
        self.copy: Final = copy

    @property
    def viewer(self) -> int:
        """Whose view this is."""
        return self.copy.viewer


class Knowledge:
    """What a viewer was told and the table no longer shows, in bounded form."""

    def __init__(self, viewer: i64) -> None:
        self.viewer: i64 = viewer

    def hear(self, event: Event, view: State) -> None:
        """Take in one telling. `view` is the viewer's copy just before the telling is written into it."""
        raise NotImplementedError

    def copy(self) -> Knowledge:
        """An independent copy."""
        raise NotImplementedError

    def to_plain(self) -> dict[str, object]:
        """The knowledge as plain values, for the bot or person in that seat."""
        raise NotImplementedError
