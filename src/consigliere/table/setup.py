"""What a host asks for when opening a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from consigliere.table.messages import After, Clock, Name, PresetName, Word


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat: the host, a bot, or whoever comes. A host with several seats may name each."""

    kind: Literal["me", "empty", "bot"] = "empty"
    bot: Word | None = None
    name: Name | None = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it shall be opened. Seats that `chairs` does not reach are empty."""

    seats: Annotated[int, Meta(ge=1, le=24)]
    options: dict[Word, bool | int | Word] = field(default_factory=dict)
    clock: Clock = Clock()
    chairs: Annotated[list[Wish], Meta(max_length=24)] = field(default_factory=list)
    spectators: bool = True
    preset: PresetName = ""  # stands in for the defaults
    after: After | None = None  # who may see it when the game is over; None goes by `spectators`
