"""What HTTP takes: pydantic models, with every number bounded and every name by its pattern."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, StringConstraints

from consigliere.editions import LARGEST

Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, StringConstraints(min_length=4, max_length=32, pattern=r"^[a-z0-9]+$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Viewer = Annotated[str, StringConstraints(pattern=r"^(gallery|[0-9]|1[0-9]|2[0-3])$")]
Whole = Annotated[StrictInt, Field(ge=-1_000_000, le=1_000_000)]
Choice = Annotated[StrictStr, StringConstraints(max_length=40)]


class Wanted(BaseModel):
    """Nothing is taken that is not named here."""

    model_config = ConfigDict(extra="forbid")


class ClockWanted(Wanted):
    """How long a seat may think: not limited, seconds for each decision with a reserve, or days for each."""

    kind: Literal["none", "live", "days"] = "none"
    decision: Annotated[StrictInt, Field(ge=5, le=3600, description="seconds for each decision, live")] = 60
    reserve: Annotated[StrictInt, Field(ge=0, le=36_000, description="seconds on top for the whole game")] = (
        300
    )
    days: Annotated[StrictInt, Field(ge=1, le=30, description="days for each decision")] = 3


class ChairWanted(Wanted):
    """Who sits in a seat at first: the host, nobody yet, or a bot."""

    kind: Literal["me", "empty", "bot"]
    bot: Annotated[Word | None, Field(description="the level of a bot; the usual one if it is left out")] = (
        None
    )
    name: Annotated[Name | None, Field(description="another name for the host in this seat")] = None


class TableWanted(Wanted):
    """A table to be opened."""

    game: Annotated[Word, Field(examples=["condottiere"])]
    seats: Annotated[StrictInt, Field(ge=1, le=24, examples=[4])]
    options: Annotated[
        dict[Word, StrictBool | Whole | Choice],
        Field(max_length=100, description="what is left out has its default, or what the preset says"),
    ] = {}
    preset: Annotated[
        Word | None, Field(description="options under one name, such as by-the-letter; null for none")
    ] = None
    clock: ClockWanted = ClockWanted()
    name: Annotated[
        Name | None,
        Field(description="what the host is called; null for a host without a seat, such as a big screen"),
    ] = None
    chairs: Annotated[
        list[ChairWanted], Field(max_length=24, description="seat by seat; further seats are empty")
    ] = []
    spectators: Annotated[StrictBool, Field(description="whether others may look on")] = True
    after: Annotated[
        Literal["players", "link"] | None,
        Field(
            description="who may see the table when its game is over: those who sat there, or everybody with its "
            "link; null for players where nobody may look on, else for link"
        ),
    ] = None
    edition: Annotated[
        StrictStr | None,
        Field(
            max_length=LARGEST,
            description="an edition file as text; null for the one that comes with the game",
        ),
    ] = None
