"""What is said between a table and those who look at it: one tagged struct for each message.

The client's types are generated from these (`tools/webdata.py`). Nothing here carries a sentence: things are named by
slugs and numbers, and each reader's own client says them in that reader's language. Numbers of the log never appear:
a viewer counts its own feed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Plain = dict[str, Any]

# Bounds: what is longer is refused before it is looked at.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[a-z0-9]+$")]  # short, or with its key
Seat = Annotated[int, Meta(ge=0, le=23)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Step = Annotated[str, Meta(min_length=1, max_length=600)]
Steps = Annotated[list[Step], Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Notes = Annotated[str, Meta(max_length=10_000)]
Hex = Annotated[str, Meta(min_length=2, max_length=128, pattern="^([0-9a-f]{2})+$")]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
PresetName = Annotated[str, Meta(max_length=40)]  # "" for none
ClockKind = Literal["none", "live", "days"]
PrivateTalk = Literal["", "closed", "agreed"]
After = Literal[
    "players", "link"
]  # who may see a table whose game is over: those who sat there, or with its link all
Decision = Annotated[int, Meta(ge=5, le=3600)]
Reserve = Annotated[int, Meta(ge=0, le=36_000)]
Days = Annotated[int, Meta(ge=1, le=30)]


# --- Parts -----------------------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: not limited, seconds for each decision with a reserve, or days for each."""

    kind: ClockKind = "none"
    decision: Decision = 60  # seconds for each decision, live
    reserve: Reserve = 300  # seconds for the whole game on top, live
    days: Days = 3  # days for each decision, days


class ClockChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Parts of a clock: two changes in quick succession do not undo each other."""

    kind: ClockKind | None = None
    decision: Decision | None = None
    reserve: Reserve | None = None
    days: Days | None = None


class Chair(Struct, frozen=True):
    """One seat as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None = None  # the level of a bot
    committed: bool = False  # whether it has promised randomness of its own to the deal
    away: bool = False  # whether its person has left for good


class Refused(Struct, frozen=True):
    """Why not: found in every language by its name."""

    refused: str
    rules: list[str] = []
    arguments: dict[str, str] = {}


class SeatClock(Struct, frozen=True):
    """What a seat has left, in milliseconds from now: of this decision, then of its reserve."""

    seat: int
    decision: int
    reserve: int
    running: bool


class StageClock(Struct, frozen=True):
    """A clock of the game itself that runs now."""

    name: str
    left: int  # milliseconds


class UndoVote(Struct, frozen=True):
    """A seat asks to take a step back, and these must still say what they think of it."""

    seat: int
    asked: list[int]  # seats that have not answered yet


class Setting(Struct, frozen=True):
    """The table as everybody sees it, before the game and during it."""

    code: str
    game: str
    rules: int
    life: Literal["lobby", "dealing", "running", "paused", "finished", "abandoned"]
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    clock: Clock
    commitment: str  # to the table's secret
    advice: list[str] = []  # names of warnings about these options
    spectators: bool = True  # whether others may look on
    successor: str | None = None  # the code of the rematch
    # What its own edition is called; the version of components that came with the game earlier; None for those of now.
    edition: str | int | None = None
    outset: Plain = {}  # what everybody may know before the deal, such as the list of roles
    preset: str = ""  # the name of the options that stand in for the defaults, if any
    after: After = "link"  # who may see it when the game is over
    has_rules: bool = True  # else the program does not have these rules, and the game stands still


class Now(Struct, frozen=True):
    """What lies before one viewer now."""

    setting: Setting
    view: Plain | None  # None before the game has begun
    figures: Plain  # numbers that follow from the view: strengths, groups, what is missing to win
    waiting: list[int]
    may_act: list[int]
    legal: list[int]  # numbers of the catalogue the viewer's seat may choose
    open: list[str] = []  # verbs outside the catalogue that the viewer's seat may give: say, show
    channels: list[str] = []  # where it may talk now; those of a game beside `table` reach only some
    parts: dict[
        str, dict[str, list[str | int]]
    ] = {}  # what such verbs can be made of, where the game lists it
    clocks: list[SeatClock] = []
    timers: list[StageClock] = []
    vote: UndoVote | None = None
    # Whether the viewer's seat has one answer only, and nobody else plays who could learn from a quick one.
    forced: bool = False
    undo: bool = False  # whether the last step is the viewer's own, so that taking it back can be asked for
    outcome: Plain | None = None


class You(Struct, frozen=True):
    """Who the client is at this table."""

    seat: int | None  # the seat it looks as; None in the gallery
    seats: list[int]  # all seats that are its own
    host: bool
    name: str | None = None
    ghost: bool = False  # whether it looks as the ghost of that seat, with what ghosts may see


# --- The feed: what happened, as told to one viewer. Each item has a number in that viewer's own feed. ---------------


class Item(Struct, frozen=True, tag_field="item"):
    """Something that happened at the table. `at` is when, in seconds since 1970."""

    at: int


class Happened(Item, frozen=True, tag="step"):
    """A step of the game: what the viewer was told of it."""

    told: list[Plain]


class Undone(Item, frozen=True, tag="undone"):
    """A step was taken back: the item of this number in the same feed no longer counts."""

    seat: int
    number: int
    agreed: bool  # by vote


class Spoken(Item, frozen=True, tag="spoken"):
    """Talk outside the game: before it, or after it."""

    name: str
    seat: int | None
    text: str


class Seated(Item, frozen=True, tag="seated"):
    """A seat changed hands."""

    seat: int
    chair: Chair
    how: Literal["sat", "rose", "kicked", "replaced"]


class Configured(Item, frozen=True, tag="configured"):
    """The host changed the setting; `now` has it."""


class Committed(Item, frozen=True, tag="committed"):
    """A seat has promised randomness of its own to the deal; `now` shows which seats have."""

    seat: int


class Dealing(Item, frozen=True, tag="dealing"):
    """The host has started the game: whoever promised randomness opens it now, within `seconds`."""

    seconds: int


class Started(Item, frozen=True, tag="started"):
    """The game begins. Contributions as opened, None where a seat gave none."""

    commitment: str
    contributions: list[str | None]
    seal: str | None = (
        None  # of the whole deal, with names and options; None at tables dealt before there was one
    )


class Paused(Item, frozen=True, tag="paused"):
    """The clocks stand still."""

    rules: int | None = None  # if that is because the program does not have this version of the rules


class Resumed(Item, frozen=True, tag="resumed"):
    """They run again."""


class Extended(Item, frozen=True, tag="extended"):
    """A seat was given more time."""

    seat: int
    seconds: int


class UndoAsked(Item, frozen=True, tag="undo_asked"):
    seat: int


class UndoAnswered(Item, frozen=True, tag="undo_answered"):
    seat: int
    agree: bool


class UndoClosed(Item, frozen=True, tag="undo_closed"):
    """The table declined, or the game went on."""

    seat: int


class Noted(Item, frozen=True, tag="noted"):
    """The seat's own notebook, told to nobody else."""

    text: str


class Outage(Item, frozen=True, tag="outage"):
    """The server was down; the time does not count."""

    seconds: int


class Abandoned(Item, frozen=True, tag="abandoned"):
    """The host has ended the table before its end."""


class Succeeded(Item, frozen=True, tag="succeeded"):
    """There is a rematch."""

    code: str


FeedItem = (
    Happened
    | Undone
    | Spoken
    | Seated
    | Configured
    | Committed
    | Dealing
    | Started
    | Paused
    | Resumed
    | Extended
    | UndoAsked
    | UndoAnswered
    | UndoClosed
    | Noted
    | Outage
    | Abandoned
    | Succeeded
)


# --- From a client. `id` is the client's own; a repeated one is answered from the log. -------------------------------


class Request(Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    id: Id


class Hello(Request, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Look at a table, as one of one's own seats or from the gallery. May be sent again to change that."""

    table: Code
    token: Annotated[str, Meta(max_length=300)] | None = None
    seat: Seat | None = None
    last: Count = 0  # the last number of that viewer's feed which the client has


class Ping(Request, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


class Do(Request, frozen=True, tag="do", forbid_unknown_fields=True):
    """Commands of the game in notation, all or none: `["play scarecrow", "take 10"]`."""

    steps: Steps


class Say(Request, frozen=True, tag="say", forbid_unknown_fields=True):
    """Free talk, or a phrase that everyone reads in the own language: `:truce 2`."""

    text: Line
    channel: Word = "table"


class Consider(Request, frozen=True, tag="consider", forbid_unknown_fields=True):
    """What would these steps cause? Without steps: what would each choice cause?"""

    steps: Steps | None = None


class Why(Request, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why may I not?"""

    steps: Steps


class Undo(Request, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take my last step back; with `by_vote`, by vote if it cannot be done without."""

    by_vote: bool = False


class Vote(Request, frozen=True, tag="vote", forbid_unknown_fields=True):
    agree: bool


class Note(Request, frozen=True, tag="note", forbid_unknown_fields=True):
    """My private notebook, whole."""

    text: Notes


class Sit(Request, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an empty seat, or in a running game one that a bot plays for somebody who left."""

    seat: Seat
    name: Name


class Rise(Request, frozen=True, tag="rise", forbid_unknown_fields=True):
    """Leave one of my seats for good; `notes` hands my notebook to whoever comes after me."""

    seat: Seat
    notes: bool = False


class SeatBot(Request, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Host: put a bot into a seat, or with None nobody. In a running game this replaces a person."""

    seat: Seat
    bot: Word | None


class Kick(Request, frozen=True, tag="kick", forbid_unknown_fields=True):
    """Host: a person must leave; the pass that sat there opens this seat no more."""

    seat: Seat


class Configure(Request, frozen=True, tag="configure", forbid_unknown_fields=True):
    """Host, in the lobby: what is left out stays.

    A preset sets options of its own in place of what was chosen for them; "" is no preset.
    """

    seats: Annotated[int, Meta(ge=1, le=24)] | None = None
    options: dict[Word, bool | int | Word] | None = None
    clock: ClockChange | None = None
    spectators: bool | None = None
    preset: PresetName | None = None
    after: After | None = None


class Commit(Request, frozen=True, tag="commit", forbid_unknown_fields=True):
    """A promise of randomness for the deal: the commitment to what `Open` will show."""

    seat: Seat
    commitment: Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]


class Open(Request, frozen=True, tag="open", forbid_unknown_fields=True):
    """The randomness that was promised."""

    seat: Seat
    value: Hex


class Start(Request, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: begin. Seats that have promised randomness are asked to open it; then the game is dealt."""


class Pause(Request, frozen=True, tag="pause", forbid_unknown_fields=True):
    pass


class Resume(Request, frozen=True, tag="resume", forbid_unknown_fields=True):
    pass


class Extend(Request, frozen=True, tag="extend", forbid_unknown_fields=True):
    """Host: give a seat more time."""

    seat: Seat
    seconds: Annotated[int, Meta(ge=1, le=864_000)]


class Abandon(Request, frozen=True, tag="abandon", forbid_unknown_fields=True):
    """Host: end the table before its end."""


class Rematch(Request, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Open a new lobby with the same people, options and clock."""


class OpenTalk(Request, frozen=True, tag="open_talk", forbid_unknown_fields=True):
    """When the game is over: what I said and heard in private may be read, if all others who heard it agree too."""


AnyRequest = (
    Hello
    | Ping
    | Do
    | Say
    | Consider
    | Why
    | Undo
    | Vote
    | Note
    | Sit
    | Rise
    | SeatBot
    | Kick
    | Configure
    | Commit
    | Open
    | Start
    | Pause
    | Resume
    | Extend
    | Abandon
    | Rematch
    | OpenTalk
)


# --- To a client -----------------------------------------------------------------------------------------------------


class Answer(Struct, frozen=True, tag_field="says"):
    """Anything the server says."""


class Welcome(Answer, frozen=True, tag="welcome"):
    """The answer to `Hello`: what the client missed, and how things stand. `last` numbers the last item in `feed`."""

    id: str
    you: You
    last: int
    feed: list[FeedItem]
    now: Now
    notes: str = ""
    # When the game is over: whether this person has yet to agree, or has agreed, that its private talk be opened. "" if
    # there was none.
    talk: PrivateTalk = ""


class Told(Answer, frozen=True, tag="told"):
    """Number `n` of the viewer's feed, and how things stand after it."""

    n: int
    item: FeedItem
    now: Now


class Done(Answer, frozen=True, tag="done"):
    """A request was carried out and is stored."""

    id: str
    code: str | None = None  # of the rematch


class NotDone(Answer, frozen=True, tag="refused"):
    """A request was not carried out, and why."""

    id: str
    refusal: Refused


class Outlook(Struct, frozen=True):
    """What a choice would cause, as far as the asker can know."""

    steps: list[str]
    told: list[Plain]
    figures: Plain
    certain: bool  # False where chance or what others hide decides the rest


class Considered(Answer, frozen=True, tag="considered"):
    id: str
    outlooks: list[Outlook]


class Because(Answer, frozen=True, tag="because"):
    """The answer to `Why`: None if nothing stands in the way."""

    id: str
    refusal: Refused | None


class Present(Answer, frozen=True, tag="present"):
    """Who is connected now: for each seat, and how many look on."""

    seats: list[bool]
    watchers: int


class Turned(Answer, frozen=True, tag="turned"):
    """You have lost this seat (kicked, replaced): you look on from the gallery now."""

    you: You


class GhostPass(Answer, frozen=True, tag="ghost_pass"):
    """Your seat has left the game. This pass takes the place of the old one, and it alone opens the ghost's view."""

    token: str


class Waits(Answer, frozen=True, tag="waits"):
    """Whether all tables wait because the server cannot write anything down; nothing is lost meanwhile."""

    waits: bool


class Pong(Answer, frozen=True, tag="pong"):
    id: str


class Trouble(Answer, frozen=True, tag="trouble"):
    """What was sent made no sense; nothing was changed. The socket stays open unless it says so."""

    problem: Literal["unreadable", "too-long", "too-fast", "no-hello", "no-such-table", "closing", "server"]
    detail: str = ""


AnyAnswer = (
    Welcome
    | Told
    | Done
    | NotDone
    | Considered
    | Because
    | Present
    | Turned
    | GhostPass
    | Waits
    | Pong
    | Trouble
)
