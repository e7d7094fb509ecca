"""Planted leaks of a table with a Moderator: what has really happened where such games are hosted, and its like."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from consigliere.games.offer.roles import ROLE_IDS, is_traitor
from consigliere.games.offer.rules import Offer
from consigliere.kernel.match import Entry, Match
from consigliere.kernel.viewer import EVERYBODY, FIRST_GHOST, ghost_of, members
from consigliere.server import hosted as hosted_module
from consigliere.server.connection import encoded
from consigliere.server.hosted import Hosted
from consigliere.server.hub import Hub
from consigliere.table import log
from consigliere.table import messages as m
from consigliere.table.table import Table
from tests.socketleaks.plants import (
    Patch,
    Plain,
    Plant,
    after,
    chairs_stand_by_worth,
    frames_are_as_long_as_a_hand_is_good,
    gallery_looks_over_a_shoulder,
    legal_list_of_another,
    record_is_never_sealed,
    refusals_know_the_hands,
    replay_is_that_of_another,
    several_steps_are_tried_on_the_truth,
    steps_are_told_as_to_their_actor,
    welcome_brings_the_feed_of_another,
)

# Evenings that get on: short clocks, two traitors, and an arrest before the first word.
SHORT: Final[Plain] = {
    "opening_seconds": 5,
    "intro_seconds": 5,
    "day_seconds": 30,
    "second_seconds": 5,
    "defence_seconds": 5,
    "ballot_seconds": 5,
    "pass_seconds": 5,
    "night_seconds": 12,
}
TEAM: Final[Plain] = {**SHORT, "custom_roles": True, "cops": 2, "opening_arrest": True, "team_chat": True}
SEATS: Final = 6


def truth_of(table: Any) -> Offer | None:
    """The truth of a game that is under way."""
    state = None if table.match is None else table.match.state
    return state if isinstance(state, Offer) and state.waiting_for() | state.may_act() else None


# The eight that really happened.


def every_card_is_sent_to_everybody(patch: Patch) -> None:
    def shown(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        truth = truth_of(table)
        if truth is None or now.view is None:
            return now
        return replace(now, view={**now.view, "cards": [ROLE_IDS[role] for role in truth.roles]})

    after(patch, Table, "now", shown)


def votes_of_the_night_are_shared(patch: Patch) -> None:
    def shared(setting: m.Setting, table: Table) -> m.Setting:
        truth = truth_of(table)
        votes = [] if truth is None else [f"{seat}-{truth.pointers[seat]}" for seat in members(truth.team)]
        return replace(setting, advice=votes)

    after(patch, Table, "setting", shared)


def closed_channels_are_counted_by_all(patch: Patch) -> None:
    """The words are kept back, but everybody is told that there were some."""

    def mask(told: int, table: Table, row: log.Row, body: log.AnyBody) -> int:
        is_talk = isinstance(body, log.Step) and table.match is not None
        return EVERYBODY if is_talk and table.match.entries[body.entry].is_talk() else told  # type: ignore[union-attr]

    after(patch, Table, "_take_in", mask)


def the_lounge_shows_its_unread(patch: Patch) -> None:
    def shown(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        said = 0 if table.match is None else sum(entry.is_talk() for entry in table.match.entries)
        return replace(now, figures={**now.figures, "unread": said})

    after(patch, Table, "now", shown)


def nights_are_as_long_as_roles_need(patch: Patch) -> None:
    def longer(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        truth = truth_of(table)
        if truth is None or not truth.is_night():
            return now
        more = 1000 * members(truth.team)[0]
        return replace(now, timers=[replace(timer, left=timer.left + more) for timer in now.timers])

    after(patch, Table, "now", longer)


def passes_of_the_dead_are_told_to_all(patch: Patch) -> None:
    def told(result: None, hub: Hub, hosted: Hosted) -> None:
        for seat in hosted.table.fallen:
            person = hosted.table.sitters[seat].person
            assert person is not None
            frame = encoded(m.GhostPass(hub.guests.ghost_pass_for(hosted.code, person)))
            for connection in hosted.connections.values():
                connection.send(frame)

    after(patch, Hub, "_give_ghost_passes", told)


def ghosts_need_no_pass(patch: Patch) -> None:
    def opened(viewer: int, table: Table, person: str | None, seat: int | None, *words: Any) -> int:
        return ghost_of(viewer) if viewer < FIRST_GHOST and table.is_ghost(person, seat) else viewer

    after(patch, Table, "viewer_of", opened)


def narration_names_the_team(patch: Patch) -> None:
    def named(told: list[Plain], match: Match, entry: Entry, viewer: int) -> list[Plain]:
        state = match.state
        assert isinstance(state, Offer)
        traitors = [seat for seat in range(state.seats) if is_traitor(state.roles[seat])]
        return [*told, {"event": "passed", "seat": traitors[0]}] if told and not state.is_over() else told

    after(patch, Match, "telling", named)


def lists_without_names_have_an_order(patch: Patch) -> None:
    def listed(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        truth = truth_of(table)
        if truth is None:
            return now
        names = sorted(range(truth.seats), key=lambda seat: (is_traitor(truth.roles[seat]), seat))
        return replace(now, may_act=[seat for seat in names if seat in now.may_act])

    after(patch, Table, "now", listed)


# And more of the kind.


def frames_are_as_long_as_what_is_in_them(patch: Patch) -> None:
    patch.setattr(hosted_module, "encoded", lambda answer, likened=None, margin=0: encoded(answer))


def who_confirms_is_waited_for_no_longer(patch: Patch) -> None:
    def waiting(now: m.Now, table: Table, viewer: int, at: int) -> m.Now:
        truth = truth_of(table)
        return now if truth is None else replace(now, waiting=members(truth.waiting_for()))

    after(patch, Table, "now", waiting)


def somebody_chooses_and_all_are_woken(patch: Patch) -> None:
    """A frame more for everybody whenever anybody has chosen something in the dark."""

    def woken(result: None, hosted: Hosted, rows: list[log.Row]) -> None:
        if hosted.table.is_dark() and rows:
            for connection in hosted.connections.values():
                connection.send(encoded(hosted._presence()))

    after(patch, Hosted, "tell", woken)


HAPPENED: Final = [
    ("every card is sent to everybody", every_card_is_sent_to_everybody),
    ("votes of the night in a shared state", votes_of_the_night_are_shared),
    ("closed channels are counted by all", closed_channels_are_counted_by_all),
    ("the lounge shows its unread", the_lounge_shows_its_unread),
    ("nights as long as roles need", nights_are_as_long_as_roles_need),
    ("passes of the dead are told to all", passes_of_the_dead_are_told_to_all),
    ("ghosts need no pass", ghosts_need_no_pass),
    ("narration names the team", narration_names_the_team),
    ("lists without names have an order", lists_without_names_have_an_order),
]
OTHERS: Final = [
    ("frames are as long as what is in them", frames_are_as_long_as_what_is_in_them),
    ("who confirms is waited for no longer", who_confirms_is_waited_for_no_longer),
    ("a frame more when somebody chooses", somebody_chooses_and_all_are_woken),
    ("a frame is as long as a hand is good", frames_are_as_long_as_a_hand_is_good),
    ("chairs in the order of what is in their hands", chairs_stand_by_worth),
    ("the legal list of another seat", legal_list_of_another),
    ("the gallery sees what a seat sees", gallery_looks_over_a_shoulder),
    ("steps told to all as to their actor", steps_are_told_as_to_their_actor),
    ("a welcome with the feed of another", welcome_brings_the_feed_of_another),
    ("the replay of another", replay_is_that_of_another),
    ("a record before the end", record_is_never_sealed),
    ("a refusal that knows the hands", refusals_know_the_hands),
]
# Of games in which they show soon, where the first does not do.
SEEDS: Final[dict[str, int]] = {
    "closed channels are counted by all": 7,
    "the lounge shows its unread": 7,
    "frames are as long as what is in them": 2,
    "a refusal that knows the hands": 3,
}

PLANTS: Final = [
    Plant(name, plant, {"options": TEAM}, SEEDS.get(name, 1), "offer", SEATS)
    for name, plant in (*HAPPENED, *OTHERS)
] + [
    Plant(
        "several steps tried on the truth",
        several_steps_are_tried_on_the_truth,
        {"options": {"game": "fast", "clocks": False}},
        seed=1,
        game="offer",
        seats=7,
    )
]
