"""A night looks the same from outside for everybody, whatever cards were dealt and whatever is chosen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from consigliere import shelf
from consigliere.games.offer.roles import ADVANCED
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import GALLERY, ghost_of, members
from consigliere.server import hosted as hosted_module
from consigliere.server.hosted import Hosted
from consigliere.table import Setup, Table
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.table.scenario import NOON, Scene, done

GAME = shelf.game("offer")
SEATS = 12
EVENINGS = 10
CHOICES = 40  # made in each night by people at random
PLAIN: dict[str, OptionValue] = {"custom_roles": True, **dict.fromkeys(ADVANCED, True)}
BRIBES: dict[str, OptionValue] = {**PLAIN, "bribes": True, "team_chat": True}
FAST: dict[str, OptionValue] = {"game": "fast"}


class Evening:
    """A table with its sockets' frames: the same people and clocks, other cards and other choices each time."""

    def __init__(self, seats: int, options: dict[str, OptionValue], number: int) -> None:
        secret = bytes([number]) * 32
        table = Table.opened("abcd", GAME, "p0", "p0", Setup(seats, dict(options), m.Clock()), secret, NOON)
        assert isinstance(table, Table)
        self.scene = Scene(table)
        self.table = table
        self.hosted = Hosted(table)
        self.chance = FastChance(number)
        for seat in range(1, seats):
            done(self.scene.sits(f"p{seat}", seat))
        self.stored(done(self.scene.starts("p0")))

    @property
    def state(self) -> Offer:
        assert self.table.match is not None
        assert isinstance(self.table.match.state, Offer)
        return self.table.match.state

    def ticks(self) -> list[Row]:
        """The next clock runs out."""
        due = self.table.due()
        assert due is not None
        self.scene.at = max(self.scene.at, due)
        return self.stored(self.scene.ticks())

    def stored(self, rows: list[Row]) -> list[Row]:
        """What has happened may be shown."""
        self.hosted.follow(rows)
        return rows

    def chooses(self) -> tuple[int, list[Row]]:
        """Somebody makes some choice of the night."""
        seat = self.chance.below(len(self.table.sitters))
        legal = [GAME.text(GAME.catalogue[number]) for number in self.state.legal(seat)]
        if not legal:
            return seat, []
        step = legal[self.chance.below(len(legal))]
        return seat, self.stored(done(self.scene.does(f"p{seat}", step, seat=seat)))


def kinds(frame: str) -> list[str]:
    """What happened, by name, in the order in which it is told."""
    return [str(event["event"]) for event in json.loads(frame)["item"]["told"]]


def looks(frame: str) -> tuple[Any, ...]:
    """What a frame looks like from outside, and what its lists say about who must answer."""
    now = json.loads(frame)["now"]
    lists = now["view"]["asked"], now["waiting"], now["may_act"], now["timers"]
    return len(frame.encode()), kinds(frame), *lists


@pytest.mark.parametrize(
    ("seats", "options"), [(SEATS, PLAIN), (SEATS, BRIBES), (7, FAST)], ids=["plain", "bribes", "fast"]
)
def test_every_checkpoint_brings_everybody_equal_frames(
    seats: int, options: dict[str, OptionValue], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Section 5, must not leak (a) to (d); OFF-9.3, OFF-9.4, OFF-9.9: count, kinds, sizes, order and lists."""
    seen: dict[str, set[str]] = {}
    for number in range(EVENINGS):
        evening = Evening(seats, options, number)
        monkeypatch.setattr(hosted_module, "now_ms", lambda scene=evening.scene: scene.at)
        while evening.state.day < 2 and not evening.table.is_over():
            is_dark = evening.state.is_secret_phase()
            if is_dark:
                for _ in range(CHOICES):
                    nobody_else_notices(evening)
            rows = evening.ticks()
            if is_dark:
                public = json.dumps([kinds_and_view(frame) for frame in evening.hosted.frames(rows, GALLERY)])
                living = members(evening.state.living)
                for viewer in living:
                    shown = json.dumps([looks(frame) for frame in evening.hosted.frames(rows, viewer)])
                    seen.setdefault(public, set()).add(shown)

    assert len(seen) > 2, "no two nights were alike for all to see"
    for public, shown_to in seen.items():
        assert len(shown_to) == 1, f"{public}: {shown_to}"


def kinds_and_view(frame: str) -> Any:
    """What everybody may know of a frame."""
    told = json.loads(frame)
    return told["item"]["told"], told["now"]["view"], told["now"]["timers"]


def nobody_else_notices(evening: Evening) -> None:
    """A choice of the night is told to its own seat, to the team if it is the team's, and to nobody else [OFF-9.9]."""
    team, living = evening.state.team, evening.state.living
    seat, rows = evening.chooses()
    mates = members(team & living) if seat in members(team & living) else []
    for viewer in evening.scene.viewers():
        if viewer not in (seat, ghost_of(seat), *mates, *[ghost_of(mate) for mate in mates]):
            assert evening.hosted.frames(rows, viewer) == []
