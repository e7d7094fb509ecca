"""Commands: what a seat, or the house, asks for. Says what, never who: the table knows who is asking.

A game lists its *closed* commands once, in its catalogue; a command's place in it is its number in the core
and in the research interface. *Open* commands (talk, showing a card, the house's clocks) stand outside it.
"""

from __future__ import annotations

from typing import Final, final

OPEN: Final = 1 << 20  # the number of every command outside the catalogue


@final
class Command:
    """A command with its place in the catalogue, or OPEN."""

    def __init__(self, verb: str, args: tuple[int, ...] = (), text: str = "", number: int = OPEN) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = text
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Command)
            and self.verb == other.verb
            and self.args == other.args
            and self.text == other.text
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.args, self.text))

    def __repr__(self) -> str:
        return " ".join([self.verb, *map(str, self.args), self.text]).strip()


# Stands among commands that look alike for doing nothing at all: the viewer must not notice that anything was done.
NOTHING: Final = Command("nothing")

# What the house can ask of any game.
TIME_UP: Final = "time-up"
DEFAULT: Final = "default"
AWAY: Final = "away"
SAY: Final = "say"


def time_up(timer: str) -> Command:
    """The named stage clock has run out."""
    return Command(TIME_UP, text=timer)


def default(seat: int) -> Command:
    """The seat's own time has run out, or nobody sits there: play its default."""
    return Command(DEFAULT, (seat,))


def away(seat: int) -> Command:
    """The seat has been gone so long that the rules may want to know."""
    return Command(AWAY, (seat,))


def say(text: str, channel: int = 0) -> Command:
    """Free talk, to those the game lets hear it on that channel. Blanks around it say nothing."""
    return Command(SAY, (channel,), text.strip())
