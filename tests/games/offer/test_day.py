"""The day: its order, introductions, free talk, its end, elected items [OFF-5]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from consigliere.kernel.viewer import members
from tests.games.offer.scenario import (
    S7,
    asked,
    events,
    ghosts,
    happened,
    introductions,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    stage,
    talk,
    told,
    trial,
    voted_out,
    why_not,
)

EIGHT = "consigliere don cop mafioso mafioso mafioso mafioso mafioso"
WITH_COWARD = "consigliere don cop coward mafioso mafioso mafioso mafioso"


# Order.


def test_the_order_of_a_day() -> None:
    """[OFF-5.1, OFF-11.11] Report, coins, items, the Coward's pass, election, talk, end, horse head."""
    roles = "consigliere don cop accomplice coward mafioso mafioso mafioso mafioso"
    state = night(roles, bribes=True, elected_item="vest")
    pass_night(state, "2 point 8, 3 gun 4, 1 offer 5")
    assert (stage(state), asked(state)) == ("coin", ["8"])
    play(state, "8 coin left")
    assert (stage(state), asked(state)) == ("pass_gun", ["4"])
    play(state, "4 pass gun left")
    assert stage(state) == "elect"
    play(state, "house time-up elect")
    assert stage(state) == "talk"
    for seat in range(8):
        play(state, f"{seat} over")

    order = [
        "dawn-reported",
        "eliminated",
        "coin-given",
        "day-began",
        "item-placed",
        "item-passed",
        "item-elected",
        "over-said",
        "day-ended",
        "offer-fulfilled",
        "night-began",
    ]
    names = happened(state)
    places = [names.index(name) for name in order]
    assert places == sorted(places)


def test_introductions_come_after_items_on_day_1() -> None:
    """[OFF-5.1] With an opening arrest items cannot be there yet; an elected one comes after the introductions."""
    state = introductions(S7, elected_item="gun")
    for seat in range(7):
        assert stage(state) == "introduce"
        play(state, f"{seat} pass")

    assert stage(state) == "elect"


# Introductions.


def test_on_day_1_each_player_says_something_in_seat_order() -> None:
    """[OFF-5.2, OFF-5.3; OFF-X14] A clock at zero passes the turn."""
    state = introductions(S7)
    order = []
    for line in ("say hello", "claim mafioso", "pass", "", "trust 0", "say I am nobody", "pass"):
        order += asked(state)
        play(state, f"{asked(state)[0]} {line}" if line else "house time-up introduce")

    assert order == ["0", "1", "2", "3", "4", "5", "6"]
    assert stage(state) == "talk"


def test_nobody_speaks_out_of_turn_in_the_introductions() -> None:
    """[OFF-5.3]"""
    state = introductions(S7)

    assert refused_by(state, "1 pass") == "OFF-5.3"
    assert "OFF-5.3" in why_not(state, "1 say hello").rules
    assert "OFF-5.3" in why_not(state, "1 claim don").rules
    assert refused_by(state, "0 accuse 1") == "OFF-7.1"
    assert refused_by(state, "0 over") == "OFF-5.13"


def test_only_the_living_introduce_themselves() -> None:
    """[OFF-5.2, OFF-5.16]"""
    state = introductions(S7, ghosts=[1])
    play(state, "0 pass")

    assert asked(state) == ["2"]


def test_what_ghosts_say_to_each_other_is_no_introduction() -> None:
    """[OFF-5.3, OFF-13.5]"""
    state = introductions(S7, ghosts=[1])
    play(state, "1 ghosts hello")

    assert asked(state) == ["0"]


def test_there_are_no_introductions_after_day_1() -> None:
    """[OFF-5.2]"""
    state = night(S7)
    pass_night(state)

    assert stage(state) == "talk"
    assert "rules-explained" not in happened(state)


def test_after_the_introductions_accusing_and_voting_are_explained() -> None:
    """[OFF-5.4] Then the day's clock starts."""
    state = introductions(S7)
    for seat in range(6):
        play(state, f"{seat} pass")
    assert "rules-explained" not in happened(state)
    assert [timer.name for timer in state.timers()] == ["introduce"]
    play(state, "6 pass")

    assert told(state, "gallery", "rules-explained") == [{"event": "rules-explained"}]
    assert [timer.name for timer in state.timers()] == ["day"]


# Free talk.


@pytest.mark.parametrize("seat", range(7))
def test_every_living_player_may_speak_in_public(seat: int) -> None:
    """[OFF-5.5]"""
    state = talk(S7)
    play(state, f"{seat} say good morning, {seat} claim mafioso")

    for viewer in ("0", "6", "ghost 3", "gallery"):
        assert [event["event"] for event in told(state, viewer)] == ["said", "claimed"]


def test_anything_may_be_said_and_nobody_is_bound() -> None:
    """[OFF-5.6, OFF-5.7] A traitor may even admit it."""
    state = talk(S7, day=2)
    play(state, "2 claim cop, 2 claim don, 0 report 1 3 traitor, 5 will-vote 2 down")
    trial(state, 2, [0, 1])

    assert [event["role"] for event in events(state, "claimed")] == ["cop", "don"]
    assert events(state, "vote-closed")[0]["up"] == [2, 3, 4, 5, 6]


def test_there_are_no_private_messages() -> None:
    """[OFF-5.8]"""
    state = talk(S7, team_chat=True)
    play(state, "0 say for all")

    assert refused_by(state, "2 team psst") == "OFF-9.1"
    assert refused_by(state, "0 ghosts psst") == "OFF-13.5"
    assert [event["channel"] for event in told(state, "6", "said")] == ["table"]


# The end of a day.


def test_the_day_ends_at_once_when_somebody_is_voted_out() -> None:
    """[OFF-5.9]"""
    state = talk(S7)
    voted_out(state, 4)

    assert stage(state) == "night_1"
    assert events(state, "day-ended")[0]["reason"] == "vote"


def test_the_day_ends_without_an_elimination_when_its_time_is_out() -> None:
    """[OFF-5.10]"""
    state = talk(S7)
    for _ in range(4):
        play(state, "house time-up day")

    assert stage(state) == "night_1"
    assert (events(state, "day-ended")[0]["reason"], ghosts(state)) == ("time", [])


def test_a_seconded_accusation_is_brought_to_its_vote() -> None:
    """[OFF-5.11] The day's clock does not run in a trial."""
    state = talk(S7)
    play(state, "house time-up day, house time-up day, house time-up day, 0 accuse 5")
    clock = state.timers()[1]
    play(state, "1 second")
    for line in ("5 end", ""):
        day = state.timers()[1]
        assert (day.name, day.runs, day.turn) == ("day", False, clock.turn)
        assert refused_by(state, "house time-up day") == "OFF-3.2"
        if line:
            play(state, line)
    for seat in range(7):
        play(state, f"{seat} up")

    assert stage(state) == "talk"
    assert (state.timers()[0].runs, state.timers()[0].turn) == (True, clock.turn)


def test_an_accusation_without_a_second_lapses_when_time_is_out() -> None:
    """[OFF-5.12, OFF-5.10; OFF-X16]"""
    state = talk(S7)
    play(state, "house time-up day, house time-up day, house time-up day, 0 accuse 5, house time-up day")

    assert [event["reason"] for event in events(state, "accusation-lapsed")] == ["time"]
    assert (stage(state), ghosts(state)) == ("night_1", [])
    assert events(state, "day-ended")[0]["reason"] == "time"


def test_an_announcement_leaves_an_accusation_open() -> None:
    """[OFF-5.12] Only the end of the time lets it lapse."""
    state = talk(S7)
    play(state, "0 accuse 5, house time-up day, house time-up day, house time-up day")

    assert stage(state) == "second"


def test_the_day_ends_when_everybody_is_through() -> None:
    """[OFF-5.13; OFF-X17] Any accusation withdraws all OVERs."""
    state = talk(S7)
    play(state, "0 over, 2 over, 3 over, 4 over, 5 over, 6 over, 2 accuse 1")
    assert [event["seats"] for event in events(state, "over-taken-back")] == [[0, 2, 3, 4, 5, 6]]
    play(state, "house time-up second, 1 over")
    assert (stage(state), asked(state)) == ("talk", ["0", "2", "3", "4", "5", "6"])
    play(state, "0 over, 2 over, 3 over, 4 over, 5 over, 6 over")

    assert stage(state) == "night_1"
    assert events(state, "day-ended")[0]["reason"] == "all_over"


@pytest.mark.parametrize("last", range(7))
def test_every_living_player_must_be_through(last: int) -> None:
    """[OFF-5.13]"""
    state = talk(S7)
    for seat in range(7):
        if seat != last:
            play(state, f"{seat} over")
    assert (stage(state), asked(state)) == ("talk", [str(last)])
    play(state, f"{last} over")

    assert stage(state) == "night_1"


def test_without_early_end_the_clock_alone_ends_a_day() -> None:
    """[OFF-5.13]"""
    state = talk(S7, early_end=False)
    for seat in range(7):
        play(state, f"{seat} over")

    assert (stage(state), asked(state)) == ("talk", [])


@pytest.mark.parametrize("line", ["house away 6", "5 shoot 6"])
def test_without_early_end_a_day_goes_on_without_whoever_was_not_through(line: str) -> None:
    """[OFF-5.13] All others are over when seat 6 goes away, or is shot."""
    state = talk(S7, gun=5, early_end=False)
    for seat in range(6):
        play(state, f"{seat} over")
    play(state, line)

    assert (stage(state), asked(state)) == ("talk", [])


def test_nothing_is_over_while_an_accusation_is_open() -> None:
    """[OFF-5.13]"""
    state = talk(S7)
    play(state, "0 accuse 1")

    assert refused_by(state, "2 over") == "OFF-5.13"


def unasked(state: Offer) -> list[int]:
    """Who may act though nobody waits for him."""
    return members(state.may_act())


def test_who_may_act_unasked() -> None:
    """[OFF-6.17, OFF-7.4, OFF-7.5, OFF-7.12, OFF-8.1] Whoever may change his answer; the gun's holder."""
    state = talk(S7, gun=5, ghosts=[6])
    assert unasked(state) == []
    play(state, "3 over, 5 over")
    assert unasked(state) == [3, 5]
    play(state, "0 accuse 4, 2 no")
    assert unasked(state) == [0, 2]  # the accuser may withdraw, and who declined may second
    play(state, "1 second")
    assert unasked(state) == [5]
    play(state, "4 end, 0 down, 4 up")
    assert unasked(state) == [0, 4]
    assert unasked(talk(S7)) == unasked(introductions(S7, gun=5)) == []  # no gun, or not the hour for it


def test_only_the_living_take_part_in_the_day() -> None:
    """[OFF-5.16]"""
    state = talk(S7, ghosts=[4])

    assert legal(state, "4") == []
    assert asked(state) == ["0", "1", "2", "3", "5", "6"]
    for line in ("4 over", "4 pass", "4 accuse 0"):
        assert refused_by(state, line) == "OFF-13.2"
    assert refused_by(state, "4 say boo") == "OFF-13.1"
    for seat in (0, 1, 2, 3, 5, 6):
        play(state, f"{seat} over")
    assert stage(state) == "night_1"
