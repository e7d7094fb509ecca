"""The log of a table: what its rows say, and how they are stored.

A table is the fold of these rows. A row says what came of a request, never what was asked, so that folding decides
nothing again: whoever sat down is written with the name that was given in the end, and a step of the game with all its
events. Old logs must fold for good, so a body may gain fields with defaults and lose none.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from consigliere.table.messages import After, Clock

Plain = dict[str, Any]
How = Literal["sat", "rose", "kicked", "replaced"]


class Sitter(Struct, frozen=True, gc=False):
    """Who sits in a seat, or sat there: the name stays when its person has left a running game."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    away: bool = False  # its person has left for good, and the game goes on without
    promise: str | None = None  # the commitment to its randomness for the deal


NOBODY = Sitter()


class Body(Struct, frozen=True, tag_field="row", gc=False):
    """What a row says."""


class Opened(Body, frozen=True, tag="opened", gc=False):
    """The table is opened. The secret of its deal stays in here until the game is over."""

    game: str
    rules: int
    edition: Plain | int | None  # None is version 1 of the components that come with the game
    host: str
    secret: str
    sitters: list[Sitter]
    options: dict[str, bool | int | str]
    clock: Clock
    spectators: bool
    preset: str = ""
    # The options chosen one by one. None in older logs: all of them were.
    chosen: dict[str, bool | int | str] | None = None
    after: After | None = None  # who may see the table later; None goes by `spectators`


class SeatTaken(Body, frozen=True, tag="seat", gc=False):
    """A seat changes hands; the notebook goes along or is closed."""

    seat: int
    sitter: Sitter
    how: How
    notes: bool = False
    barred: str | None = None  # a person whom this seat is closed to from now on


class HostPassed(Body, frozen=True, tag="host", gc=False):
    """The host has left, and somebody else is host."""

    host: str


class Configured(Body, frozen=True, tag="configured", gc=False):
    """The setting after a change, whole."""

    sitters: list[Sitter]
    options: dict[str, bool | int | str]
    clock: Clock
    spectators: bool
    preset: str = ""
    chosen: dict[str, bool | int | str] | None = None
    after: After | None = None


class Promised(Body, frozen=True, tag="promised", gc=False):
    """A seat has committed to randomness of its own."""

    seat: int
    commitment: str


class Dealing(Body, frozen=True, tag="dealing", gc=False):
    """The seats that promised randomness are asked to open it."""

    until: int  # when the table waits no longer, in milliseconds since 1970


class Contributed(Body, frozen=True, tag="contributed", gc=False):
    """A seat has opened what it promised."""

    seat: int
    value: str


class Header(Struct, frozen=True, gc=False):
    """What the deal is bound to, besides the game and its edition: as it stood when the cards were dealt."""

    rules: int
    seats: list[str]
    options: dict[str, bool | int | str]


class Started(Body, frozen=True, tag="started", gc=False):
    """The game begins with these contributions; None where a seat gave none, or never opened what it promised."""

    contributions: list[str | None]
    header: Header | None = None  # None in older logs: dealt by the first scheme, and so to the end


class Step(Body, frozen=True, tag="step", gc=False):
    """An entry of the game. In memory the match has it; `plain` is there in rows on their way to and from the store."""

    entry: int
    answered: int | None = None  # the seat whose decision this was
    timer: str | None = None  # the stage whose time was up
    agreed: bool = False  # taken back by vote
    plain: Plain | None = None


class Talked(Body, frozen=True, tag="talked", gc=False):
    """Talk before or after the game."""

    seat: int
    name: str
    text: str


class Noted(Body, frozen=True, tag="noted", gc=False):
    """What a seat's notebook says now: so many signs of what it said before, this text, and so many of its last signs.

    Older logs have every notebook whole.
    """

    seat: int
    text: str
    head: int = 0
    tail: int = 0


class Paused(Body, frozen=True, tag="paused", gc=False):
    """The clocks stand still; `by` may let them run again, and so may the host.

    `rules` is the version of the rules if nobody stopped them but that the program does not have it.
    """

    by: str
    rules: int | None = None


class Resumed(Body, frozen=True, tag="resumed", gc=False):
    """They run again."""


class Extended(Body, frozen=True, tag="extended", gc=False):
    """A seat was given more time."""

    seat: int
    seconds: int


class VoteOpened(Body, frozen=True, tag="vote_opened", gc=False):
    """A seat asks to take its last step back, and these seats are asked."""

    seat: int
    asked: list[int]


class Voted(Body, frozen=True, tag="voted", gc=False):
    """A seat has said what it thinks of that."""

    seat: int
    agree: bool


class VoteClosed(Body, frozen=True, tag="vote_closed", gc=False):
    """The step stands: somebody declined, the game went on, or the one who asked has left."""

    seat: int


class Outage(Body, frozen=True, tag="outage", gc=False):
    """The time since then does not count: the server was down."""

    since: int


class Abandoned(Body, frozen=True, tag="abandoned", gc=False):
    """The host has ended the table."""


class Haunted(Body, frozen=True, tag="haunted", gc=False):
    """A person whose seats have left the game has come with the pass of a ghost: the old one fetches it no more."""

    ghost: str


class TalkOpened(Body, frozen=True, tag="talk_opened", gc=False):
    """A person agrees that private talk which was said or heard by that person may be read."""

    by: str


class Succeeded(Body, frozen=True, tag="succeeded", gc=False):
    """There is a rematch."""

    code: str


AnyBody = (
    Opened
    | SeatTaken
    | HostPassed
    | Configured
    | Promised
    | Dealing
    | Contributed
    | Started
    | Step
    | Talked
    | Noted
    | Paused
    | Resumed
    | Extended
    | VoteOpened
    | Voted
    | VoteClosed
    | Outage
    | Abandoned
    | Haunted
    | TalkOpened
    | Succeeded
)


class Row(Struct, frozen=True, gc=False):
    """One row: its number, when it was written, who asked for it with which request, and what it says."""

    seq: int
    at: int  # milliseconds since 1970
    person: str | None
    request: str | None
    body: AnyBody


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


def encode(body: AnyBody) -> bytes:
    """A body as it is stored."""
    return _ENCODER.encode(body)


def decode(stored: bytes) -> AnyBody:
    """The body that was stored; `msgspec.ValidationError` says what is wrong with it."""
    return _DECODER.decode(stored)
