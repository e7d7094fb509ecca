"""Absent players, talk, and that every game comes to an end [CORL-20]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.notation import NAMES
from consigliere.kernel.chance import FastChance
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    asked,
    at,
    decision,
    events,
    hand,
    happened,
    in_reserve,
    new_game,
    phase,
    play,
    refused_by,
    size,
    told,
    turn,
    why_not,
    winners,
)
from tests.games.corleone.test_defaults import by_default


def test_a_default_is_recorded_as_such_unless_that_would_tell() -> None:
    """[CORL-20.5; CORL-K13]"""
    state = turn(anna="-", bruno="-")
    by_default(state)
    assert told(state, "gallery", "default-played") == [
        {"event": "default-played", "seat": 0, "decision": "action"}
    ]

    state = at("act 1, bribery\nasked bid: anna bruno\nallies: capo\nanna: suitcase 5\nbruno: suitcase 1")
    by_default(state)
    assert "default-played" not in happened(state)


def test_a_default_is_played_only_for_a_seat_that_is_waited_for() -> None:
    """[CORL-20.5] And only the house can ask for it; no clock of the game itself runs."""
    state = turn(anna="-", bruno="-")

    assert why_not(state, "house default bruno").name == "nobody-waits-for-that-seat"
    assert why_not(state, "bruno default anna").name == "only-the-house"
    assert refused_by(state, "house time-up bid") == "CORL-20.5"
    assert state.timers() == []


def test_who_leaves_for_good_keeps_the_seat() -> None:
    """[CORL-20.6]"""
    state = turn(anna="-", bruno="hand 5; at s01", carla="-")
    assert refused_by(state, "house away bruno") == "CORL-20.6"

    play(state, "anna thug packing_house, house default bruno")

    assert in_reserve(state, "bruno") == (1, 0)
    assert hand(state, "bruno") == "5"  # the Exchange Savings Bank asks next
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize("absent_seat", ["defaults", "bot", "substitute"])
@pytest.mark.parametrize("absent", ["anna", "bruno", "carla"])
def test_a_game_with_an_empty_seat_comes_to_its_end(absent: str, absent_seat: str) -> None:
    """[CORL-20.4, CORL-20.5, CORL-20.6] As many jobs and allies are shown as before."""
    state, chance = new_game(3, absent_seat=absent_seat), FastChance(5)
    shown = []
    while not state.is_over():
        if absent in asked(state):
            by_default(state, absent, chance)
        else:
            seat = members(state.waiting_for())[0]
            choices = state.legal(seat)
            state.decide(seat, choices[chance.below(len(choices))], chance)
        if phase(state).endswith("family_business") and decision(state) == "action":
            shown.append(size(state, "public"))

    assert winners(state)
    assert max(shown) == 3
    assert {event["seat"] for event in events(state, "default-played")} == {NAMES.index(absent)}


def test_a_game_of_absent_players_comes_to_its_end() -> None:
    """[CORL-20.4, CORL-20.5]"""
    for seats in (2, 3, 4, 5):
        state = new_game(seats)
        while not state.is_over():
            by_default(state, asked(state)[0])
        assert len(events(state, "thug-played")) + len(events(state, "member-played")) > 0
        assert winners(state)


def turns_at_most(seats: int) -> int:
    """Placements of every act, every job once, and every ally once in every act after its own."""
    figures = [int(BOX.setups[seats].thugs) + family for family in (1, 2, 2, 3)]
    plays = sum((4 - act) * (seats - 1) for act in (1, 2, 3))
    return seats * sum(figures) + sum(job.copies for job in BOX.jobs) + plays


def test_the_game_is_finite() -> None:
    """[CORL-20.4; CORL-X81]"""
    assert [turns_at_most(seats) for seats in (2, 3, 4, 5)] == [90, 104, 126, 148]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_turn_uses_up_a_figure_a_job_or_an_ally(seats: int) -> None:
    """[CORL-20.4; CORL-X81]"""
    state, chance = new_game(seats), FastChance(7)
    while not state.is_over():
        seat = members(state.waiting_for())[0]
        choices = state.legal(seat)
        state.decide(seat, choices[chance.below(len(choices))], chance)
    counted = happened(state)
    turns = [counted.count(name) for name in ("thug-played", "member-played", "job-paid", "ally-played")]
    asked_for = [event for event in events(state, "asked") if event["decision"] == "action"]

    assert len(asked_for) == sum(turns) <= turns_at_most(seats)


def test_talk_is_free_and_hands_are_secret() -> None:
    """[CORL-20.3]"""
    state = turn(anna="gun", bruno="-", carla="-")

    play(state, "anna say hello, carla say an offer")
    assert [event["event"] for event in told(state, "gallery")] == ["said", "said"]
    assert refused_by(state, "anna show gun to bruno") == "CORL-20.3"
