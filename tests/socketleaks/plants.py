"""Planted leaks: ways in which a table server could betray what its game keeps, each done to ours on purpose.

They change the table and the server at run time, so they exist only where those are interpreted.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, Final

import pytest
from msgspec.structs import replace

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.match import Entry, Match, why_not
from consigliere.kernel.record import Record
from consigliere.kernel.record import to_plain as record_to_plain
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import View
from consigliere.kernel.viewer import EVERYBODY, GALLERY, members
from consigliere.server.connection import encoded
from consigliere.server.hosted import Hosted
from consigliere.server.hub import Hub
from consigliere.table import log, playing, voting
from consigliere.table import messages as m
from consigliere.table.table import Table

Patch = pytest.MonkeyPatch
Plain = dict[str, Any]

HIDDEN_CARDS: Final[Plain] = {"options": {"hidden_cards": True}}
LIVE: Final[Plain] = {"clock": {"kind": "live", "decision": 60, "reserve": 60}}


class Plant:
    """A planted leak: what it does, how to plant it, and at which table it shows."""

    def __init__(
        self,
        name: str,
        plant: Callable[[Patch], None],
        setup: Plain | None = None,
        seed: int = 1,
        game: str = "condottiere",
        seats: int = 3,
    ) -> None:
        self.name: Final = name
        self.plant: Final = plant
        self.setup: Final[Plain] = setup or {}
        self.seed: Final = seed  # of a game in which it shows soon
        self.game: Final = game
        self.seats: Final = seats

    def __repr__(self) -> str:
        return f"{self.game}: {self.name}"


def worth(table: Any, seat: int) -> int:
    """A number that only the seat itself can know: it depends on everything that lies before it."""
    if table.match is None:
        return 0
    own = table.match.game.view_to_plain(table.match.view(seat))["seats"][seat]
    return zlib.crc32(repr(own).encode()) % 97


def by_worth(table: Any) -> list[int]:
    """The seats in the order of what their hands are worth."""
    return sorted(range(len(table.sitters)), key=lambda seat: worth(table, seat))


def after(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Let `change(result, self, ...)` decide what a method gives back."""
    usual = getattr(owner, name)

    def changed(self: Any, *words: Any, **named: Any) -> Any:
        return change(usual(self, *words, **named), self, *words, **named)

    patch.setattr(owner, name, changed)


# Numbers, sizes and order.


def feed_counts_the_log(patch: Patch) -> None:
    patch.setattr(Table, "last", lambda table, viewer: table.row_count())


def frames_are_as_long_as_a_hand_is_good(patch: Patch) -> None:
    def padded(frames: list[str], hosted: Hosted, rows: Any, viewer: int) -> list[str]:
        return [frame + " " * worth(hosted.table, 0) for frame in frames]

    after(patch, Hosted, "frames", padded)


def somebody_writes_and_all_are_woken(patch: Patch) -> None:
    def woken(result: None, hosted: Hosted, rows: list[log.Row]) -> None:
        if any(isinstance(row.body, log.Noted) for row in rows):
            for connection in hosted.connections.values():
                connection.send(encoded(hosted._presence()))

    after(patch, Hosted, "tell", woken)


def chairs_stand_by_worth(patch: Patch) -> None:
    def sorted_chairs(setting: m.Setting, table: Table) -> m.Setting:
        return replace(setting, chairs=[setting.chairs[seat] for seat in by_worth(table)])

    after(patch, Table, "setting", sorted_chairs)


# What lies before a viewer.


def legal_list_of_another(patch: Patch) -> None:
    def others(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        if table.match is None or not now.waiting:
            return now
        return replace(now, legal=list(table.match.state.legal(now.waiting[0])))

    after(patch, Table, "now", others)


def gallery_looks_over_a_shoulder(patch: Patch) -> None:
    usual = Match.view

    def view(match: Match, viewer: int) -> View:
        return usual(match, 0 if viewer == GALLERY else viewer)

    patch.setattr(Match, "view", view)


def setting_names_the_best_hand(patch: Patch) -> None:
    def named(setting: m.Setting, table: Table) -> m.Setting:
        return replace(setting, advice=[f"beware-of-{by_worth(table)[-1]}"])

    after(patch, Table, "setting", named)


def setting_shows_the_secret(patch: Patch) -> None:
    def shown(setting: m.Setting, table: Table) -> m.Setting:
        return replace(setting, commitment=table.secret.hex())

    after(patch, Table, "setting", shown)


def clocks_of_stages_know_answers(patch: Patch) -> None:
    def now(shown: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        if table.match is None:
            return shown
        state = table.match.state
        assert isinstance(state, Condottiere)
        gone = 100 * len(members(state.discarding))
        return replace(shown, timers=[replace(timer, left=timer.left - gone) for timer in shown.timers])

    after(patch, Table, "now", now)


def asking_costs_time(patch: Patch) -> None:
    def spent(result: None, hub: Hub, connection: Any, table: Table, question: Any) -> None:
        if table.clocks is not None and connection.seat is not None:
            table.clocks.reserve[connection.seat] -= 1

    after(patch, Hub, "_answer", spent)


def good_hands_have_more_time(patch: Patch) -> None:
    def longer(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        clocks = [replace(clock, reserve=clock.reserve + worth(table, clock.seat)) for clock in now.clocks]
        return replace(now, clocks=clocks)

    after(patch, Table, "now", longer)


# What was told.


def notebooks_lie_open(patch: Patch) -> None:
    def mask(told: int, table: Table, row: log.Row, body: log.AnyBody) -> int:
        return EVERYBODY if isinstance(body, log.Noted) else told

    after(patch, Table, "_take_in", mask)


def steps_are_told_as_to_their_actor(patch: Patch) -> None:
    usual = Match.telling

    def telling(match: Match, entry: Entry, viewer: int) -> list[Plain]:
        return usual(match, entry, entry.actor if entry.actor < match.seats else viewer)

    patch.setattr(Match, "telling", telling)


def welcome_brings_the_feed_of_another(patch: Patch) -> None:
    usual = Table.feed
    patch.setattr(Table, "feed", lambda table, viewer, last: usual(table, 0, last))


def replay_is_that_of_another(patch: Patch) -> None:
    usual = Table.replay
    patch.setattr(Table, "replay", lambda table, viewer, person: usual(table, 0, person))


def record_is_never_sealed(patch: Patch) -> None:
    def record(table: Table, person: str | None) -> Any:
        assert table.match is not None
        assert table.deal is not None
        return record_to_plain(Record(table.match, table.deal, table.names(), table.rules), with_secret=False)

    patch.setattr(Table, "has_record", lambda table: True)
    patch.setattr(Table, "record", record)


# Answers.


def refusals_know_the_hands(patch: Patch) -> None:
    usual = playing.do

    def do(table: Any, seat: int, request: m.Do) -> Refusal | None:
        refusal = usual(table, seat, request)
        return None if refusal is None else refusal.with_arguments(("best", str(by_worth(table)[-1])))

    patch.setattr(playing, "do", do)


def several_steps_are_tried_on_the_truth(patch: Patch) -> None:
    """All or none: so whoever votes last can ask what he could do after his ballot, and take it back."""
    patch.setattr(Match, "refusal", lambda match, actor, commands: why_not(match.state, actor, commands))


def undo_is_refused_with_the_truth(patch: Patch) -> None:
    usual = voting.undo

    def undo(table: Any, seat: int, request: m.Undo) -> Refusal | None:
        refusal = usual(table, seat, request)
        return None if refusal is None else refusal.with_arguments(("because", str(by_worth(table)[0])))

    patch.setattr(voting, "undo", undo)


def outlooks_come_from_the_truth(patch: Patch) -> None:
    patch.setattr(Match, "certain", lambda match, viewer: match.state.copy())


def reasons_know_the_hands(patch: Patch) -> None:
    def named(refusal: Refusal | None, table: Table, seat: int, steps: list[str]) -> Refusal | None:
        return None if refusal is None else refusal.with_arguments(("best", str(by_worth(table)[-1])))

    after(patch, Table, "why", named)


# Who is here.


def presence_knows_the_hands(patch: Patch) -> None:
    def present(shown: m.Present, hosted: Hosted) -> m.Present:
        return replace(shown, watchers=shown.watchers + worth(hosted.table, 0) % 7)

    after(patch, Hosted, "_presence", present)


def chairs_show_persons(patch: Patch) -> None:
    """The pass itself stays with its owner, but whoever knows the person's number knows half of it."""

    def shown(setting: m.Setting, table: Table) -> m.Setting:
        chairs = [replace(c, name=s.person or "") for c, s in zip(setting.chairs, table.sitters)]
        return replace(setting, chairs=chairs)

    after(patch, Table, "setting", shown)


PLANTS: Final = [
    Plant("the feed counts rows of the log", feed_counts_the_log),
    Plant("a frame is as long as a hand is good", frames_are_as_long_as_a_hand_is_good),
    Plant("a frame more when somebody writes a note", somebody_writes_and_all_are_woken),
    Plant("chairs in the order of what is in their hands", chairs_stand_by_worth),
    Plant("the legal list of another seat", legal_list_of_another),
    Plant("the gallery sees what a seat sees", gallery_looks_over_a_shoulder),
    Plant("a setting that knows the hands", setting_names_the_best_hand),
    Plant("the secret of the deal in the setting", setting_shows_the_secret),
    Plant("a stage's clock that knows secret answers", clocks_of_stages_know_answers, LIVE, seed=5),
    Plant("questions that cost visible time", asking_costs_time, LIVE),
    Plant("more time for a better hand", good_hands_have_more_time, LIVE),
    Plant("notebooks told to all", notebooks_lie_open),
    Plant("steps told to all as to their actor", steps_are_told_as_to_their_actor, seed=2),
    Plant("a welcome with the feed of another", welcome_brings_the_feed_of_another),
    Plant("the replay of another", replay_is_that_of_another),
    Plant("a record before the end", record_is_never_sealed),
    Plant("a refusal that knows the hands", refusals_know_the_hands, seed=6),
    Plant("a refused undo that knows the hands", undo_is_refused_with_the_truth, seed=2),
    Plant("outlooks from the truth", outlooks_come_from_the_truth, HIDDEN_CARDS, seed=6),
    Plant("reasons that know the hands", reasons_know_the_hands),
    Plant("presence that knows the hands", presence_knows_the_hands),
    Plant("persons in the place of names", chairs_show_persons),
    # The same where bids, offers and jobs are kept instead of cards in a line.
    Plant("a frame is as long as a hand is good", frames_are_as_long_as_a_hand_is_good, game="corleone"),
    Plant("the legal list of another seat", legal_list_of_another, game="corleone"),
    Plant("the gallery sees what a seat sees", gallery_looks_over_a_shoulder, game="corleone"),
    Plant("steps told to all as to their actor", steps_are_told_as_to_their_actor, game="corleone"),
    Plant("a welcome with the feed of another", welcome_brings_the_feed_of_another, game="corleone"),
    Plant("a refusal that knows the hands", refusals_know_the_hands, game="corleone"),
    Plant("a refused undo that knows the hands", undo_is_refused_with_the_truth, game="corleone"),
    Plant("reasons that know the hands", reasons_know_the_hands, game="corleone"),
    Plant("chairs in the order of what is in their hands", chairs_stand_by_worth, game="corleone"),
    # And where bids are sealed, cards lie face down in groups and everybody is asked the same.
    Plant("a frame is as long as a hand is good", frames_are_as_long_as_a_hand_is_good, game="mobcity"),
    Plant("the legal list of another seat", legal_list_of_another, game="mobcity"),
    Plant("the gallery sees what a seat sees", gallery_looks_over_a_shoulder, game="mobcity"),
    Plant("steps told to all as to their actor", steps_are_told_as_to_their_actor, game="mobcity"),
    Plant("a welcome with the feed of another", welcome_brings_the_feed_of_another, game="mobcity"),
    Plant("the replay of another", replay_is_that_of_another, game="mobcity"),
    Plant("a refusal that knows the hands", refusals_know_the_hands, seed=5, game="mobcity"),
    Plant("a record before the end", record_is_never_sealed, game="mobcity"),
    Plant("more time for a better hand", good_hands_have_more_time, LIVE, game="mobcity"),
    Plant("outlooks from the truth", outlooks_come_from_the_truth, seed=4, game="mobcity"),
]
