"""What HTTP answers with: structs, from which OpenAPI has its schemas."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from consigliere.kernel.edition import Name
from consigliere.table.messages import FeedItem, Now, Plain, Refused, Setting

REFERENCE: Final = "#/components/schemas/{name}"


class ServerInfo(Struct, frozen=True):
    """What a server is and where people on the same network find it."""

    version: str
    addresses: list[str]
    languages: list[str]


class OptionInfo(Struct, frozen=True):
    """A switch of a game: words by `choices`, numbers by `low` and `high`, neither for on and off."""

    name: str
    default: bool | int | str
    rule: str
    choices: list[str]
    low: int | None
    high: int | None


class PresetInfo(Struct, frozen=True):
    """Options under one name. A table has those of its values that make sense there."""

    name: str
    options: dict[str, bool | int | str]


class GameSummary(Struct, frozen=True):
    """A game."""

    name: str
    rules: int  # the version of its rules
    least: int  # seats
    most: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    endings: list[str]
    reconstructed: bool  # whether some of its components are our own best guess
    moderated: bool  # whether talk and time are the game's own: no other clock, and only the host stops it
    margin: int  # above 0, sizes must tell nothing: requests are filled up as answers are


class CommandInfo(Struct, frozen=True):
    """A command in notation, and with names for its parts."""

    text: str
    plain: Plain


class EditionInfo(Struct, frozen=True):
    """The components of a game. A place is a file, a table with an id and a field: `cards/card winter/count`."""

    # Of components that came with the game earlier the version; None for those of now.
    name: str | int | None
    changed: list[str]  # places in which it differs from that one
    facts: int  # places of which it is said where they come from
    reconstructed: list[str]  # those that are our own best guess
    names: dict[str, Name]  # by message, what it calls its own components
    components: Plain


class GameInfo(GameSummary, frozen=True):
    """A game with its commands in catalogue order: the place of each is its number in `now.legal`."""

    commands: list[CommandInfo]
    edition: EditionInfo


class TableOpened(Struct, frozen=True):
    """A new table, and the pass of its host."""

    code: str
    token: str


class TableLink(Struct, frozen=True):
    """The long code of a table, which opens it also when its game is over."""

    code: str


class GuestPass(Struct, frozen=True):
    """A pass for one person at one table."""

    token: str


class Finding(Struct, frozen=True):
    """One thing that was checked in a record; `good` is null if nothing proves it, and `problem` says why."""

    check: str
    good: bool | None
    problem: str


class Verdict(Struct, frozen=True):
    """Whether a record is good; null if nothing in it is bad, but not everything is proven."""

    game: str
    good: bool | None
    findings: list[Finding]


class Frame(Struct, frozen=True):
    """An item of a viewer's feed, and how things stood after it."""

    n: int
    item: FeedItem
    now: Now


class Replay(Struct, frozen=True):
    """A game as one viewer saw it."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    names: list[str]
    viewer: str
    frames: list[Frame]
    info: GameInfo | None = None  # the game, if it was played with other components than those of now


class RecordOf(Struct, frozen=True):
    """A record, as `docs/record.md` describes it."""

    consigliere: int
    game: str
    rules: int
    seats: list[str]
    options: dict[str, bool | int | str]
    edition: Plain | int | None
    deal: Plain
    entries: list[Plain]
    result: Plain | None


KINDS: Final = (
    ServerInfo,
    GameSummary,
    GameInfo,
    TableOpened,
    TableLink,
    GuestPass,
    Verdict,
    Replay,
    RecordOf,
    Setting,
    Refused,
)


def schemas() -> dict[str, Any]:
    """The schemas of all of these, by name."""
    return msgspec.json.schema_components(KINDS, ref_template=REFERENCE)[1]


def reference(kind: type[Struct]) -> dict[str, str]:
    """A reference to one of them."""
    return {"$ref": REFERENCE.format(name=kind.__name__)}
