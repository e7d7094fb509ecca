"""Accusation, second, defence and vote [OFF-7]."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    S7,
    all_over,
    asked,
    eliminated,
    events,
    figures,
    ghosts,
    happened,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    talk,
    told,
    trial,
    view,
    voted_out,
    why_not,
)

NINE = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"


def of(seats: int) -> str:
    """A plain table of so many seats with one Cop in seat 2."""
    return " ".join(["consigliere", "don", "cop", *["mafioso"] * (seats - 3)])


def voting(roles: str = S7, accused: int = 4, **what: Any) -> Offer:
    state = talk(roles, **what)
    others = [seat for seat in range(state.seats) if seat != accused and (state.living >> seat) & 1]
    play(state, f"{others[0]} accuse {accused}, {others[1]} second, {accused} end")
    return state


# Accusing.


def test_a_living_player_may_accuse_another_living_player() -> None:
    """[OFF-7.1; OFF-D5]"""
    state = talk(S7, ghosts=[6])

    assert [line for line in legal(state, "0") if line.startswith("accuse")] == [
        f"accuse {seat}" for seat in (1, 2, 3, 4, 5)
    ]
    assert refused_by(state, "0 accuse 0") == refused_by(state, "0 accuse 6") == "OFF-7.1"
    assert refused_by(night(S7), "0 accuse 1") == "OFF-7.1"
    play(state, "0 accuse 4")
    assert told(state, "gallery", "accused") == [{"event": "accused", "number": 1, "seat": 0, "about": 4}]


def test_one_accusation_is_open_at_a_time() -> None:
    """[OFF-7.2; OFF-X26]"""
    state = talk(S7)
    play(state, "0 accuse 4")
    assert refused_by(state, "5 accuse 6") == "OFF-7.2"
    play(state, "1 second")
    assert refused_by(state, "5 accuse 6") == "OFF-7.2"
    play(state, "4 end")
    assert refused_by(state, "5 accuse 6") == "OFF-7.2"


def test_nobody_accuses_the_same_player_twice_on_one_day() -> None:
    """[OFF-7.3, OFF-7.5; OFF-X25]"""
    state = talk(S7)
    play(state, "1 accuse 4, house time-up second")
    assert refused_by(state, "1 accuse 4") == "OFF-7.3"
    play(state, "2 accuse 4")

    assert refused_by(state, "2 second") == refused_by(state, "4 second") == "OFF-7.5"


def test_withdrawn_accusations_count_and_a_new_day_is_a_new_day() -> None:
    """[OFF-7.3]"""
    state = talk(S7)
    play(state, "1 accuse 4, 1 withdraw")
    assert refused_by(state, "1 accuse 4") == "OFF-7.3"
    play(state, "1 accuse 5, house time-up second")
    for seat in range(7):
        play(state, f"{seat} over")
    for _ in range(4):
        play(state, "house time-up night")

    play(state, "1 accuse 4")
    assert stage(state) == "second"


def test_the_accuser_may_withdraw_until_there_is_a_second() -> None:
    """[OFF-7.4; OFF-D6]"""
    state = talk(S7)
    play(state, "1 suspect 4, 1 accuse 4, 3 suspect 1")
    assert refused_by(state, "4 withdraw") == "OFF-7.4"
    play(state, "1 withdraw")
    assert (stage(state), events(state, "accusation-withdrawn")[0]["entry"]) == ("talk", 2)
    assert refused_by(state, "1 withdraw") == "OFF-7.4"

    play(state, "2 accuse 4, 3 second")
    assert refused_by(state, "2 withdraw") == "OFF-7.4"


# The second.


def test_who_may_second() -> None:
    """[OFF-7.5; OFF-D7] Any living player but accuser and accused; the first second counts."""
    state = talk(S7, ghosts=[6])
    play(state, "1 accuse 4")

    assert {seat for seat in range(7) if "second" in legal(state, str(seat))} == {0, 2, 3, 5}
    assert refused_by(state, "6 second") == "OFF-13.2"
    play(state, "0 no")
    assert refused_by(state, "0 no") == "OFF-7.5"
    play(state, "0 second")
    assert refused_by(state, "2 second") == "OFF-7.5"
    assert [(event["seat"], event["about"]) for event in events(state, "seconded")] == [(0, 4)]
    assert refused_by(talk(S7), "0 second") == refused_by(talk(S7), "0 no") == "OFF-7.5"


def test_without_a_second_in_time_the_accusation_lapses() -> None:
    """[OFF-7.6; OFF-D7] With clocks on, those who decline do not shorten the window."""
    state = talk(S7)
    play(state, "1 accuse 4, 0 no, 2 no, 3 no, 5 no, 6 no")
    assert stage(state) == "second"
    play(state, "house time-up second")

    assert stage(state) == "talk"
    assert [(event["entry"], event["reason"]) for event in events(state, "accusation-lapsed")] == [
        (1, "no_second")
    ]


# The defence.


def test_with_a_second_the_trial_begins() -> None:
    """[OFF-7.7]"""
    state = talk(S7)
    play(state, "1 accuse 4, 0 second")

    assert (stage(state), asked(state)) == ("defence", ["4"])
    assert told(state, "gallery", "defence-began") == [{"event": "defence-began", "seat": 4}]


def test_in_the_defence_only_the_accused_speaks_and_nobody_votes() -> None:
    """[OFF-7.8; OFF-D8]"""
    state = talk(S7)
    play(state, "1 accuse 4, 0 second, 4 say I was at home, 4 suspect 1")
    assert "OFF-7.8" in why_not(state, "1 say liar").rules
    assert refused_by(state, "1 end") == "OFF-7.8"
    assert refused_by(state, "0 down") == refused_by(state, "4 up") == "OFF-7.9"
    assert told(state, "gallery", "defence-ended") == []
    play(state, "4 end")
    assert stage(state) == "vote"
    assert told(state, "gallery", "defence-ended") == [{"event": "defence-ended", "seat": 4}]
    assert refused_by(state, "4 end") == "OFF-7.8"

    state = talk(S7)
    play(state, "1 accuse 4, 0 second, house time-up defence")
    assert stage(state) == "vote"


# The vote.


def test_all_living_players_vote() -> None:
    """[OFF-7.9; OFF-D9] Accuser and accused included."""
    state = voting(ghosts=[6])

    assert asked(state) == ["0", "1", "2", "3", "4", "5"]
    assert legal(state, "4") == ["up", "down"]
    assert refused_by(state, "6 down") == "OFF-13.2"
    assert events(state, "vote-began")[0] == {"event": "vote-began", "seat": 4, "living": 6, "needed": 4}


def test_the_accuseds_own_thumb_may_decide() -> None:
    """[OFF-7.9; OFF-X24] Five players, two others and the accused himself vote down."""
    state = talk(of(5))
    trial(state, 4, downs=[0, 1, 4])

    assert eliminated(state) == [(4, "vote")]


@pytest.mark.parametrize(
    ("seats", "downs", "out"),
    [(7, 4, True), (7, 3, False), (8, 5, True), (8, 4, False), (5, 3, True), (5, 2, False)],
)
def test_more_than_half_of_the_living_must_be_down(seats: int, downs: int, out: bool) -> None:
    """[OFF-7.10, OFF-7.14, OFF-I9; OFF-X22]"""
    state = talk(of(seats))
    trial(state, 4, downs=range(downs))

    assert ghosts(state) == ([4] if out else [])
    counted = events(state, "vote-counted")[0]
    assert (counted["downs"], counted["out"]) == (downs, out)
    assert events(state, "vote-began")[0]["needed"] == seats // 2 + 1


def test_ballots_are_hidden_until_the_vote_closes() -> None:
    """[OFF-7.11] That a ballot is in everybody sees."""
    state = voting()
    play(state, "0 down, 1 up")
    for viewer in ("5", "gallery"):
        assert [event["thumb"] for event in told(state, viewer, "ballot-in")] == ["unknown", "unknown"]
        assert [row["thumb"] for row in view(state, viewer)["seats"]] == [None] * 7  # type: ignore[attr-defined]
        assert view(state, viewer)["ballots"] == [0, 1]
    assert [event["thumb"] for event in told(state, "0", "ballot-in")] == ["down", "unknown"]
    play(state, "house time-up ballot")

    assert told(state, "gallery", "vote-closed") == [
        {"event": "vote-closed", "down": [0], "up": [1], "missing": [2, 3, 4, 5, 6]}
    ]


@pytest.mark.parametrize("clocks", [True, False])
def test_open_ballots_are_shown_as_cast(clocks: bool) -> None:
    """[OFF-7.11]"""
    state = voting(open_ballots=True, clocks=clocks)
    play(state, "0 down, 1 up")

    assert [event["thumb"] for event in told(state, "gallery", "ballot-in")] == ["down", "up"]
    assert figures(state)["downs"] == 1


def test_a_ballot_may_be_changed_until_the_vote_closes() -> None:
    """[OFF-7.12] With all ballots in it closes at once."""
    state = voting()
    play(state, "0 down, 1 down, 2 down, 3 down, 3 up, 4 up, 5 up")
    assert refused_by(state, "3 up") == "OFF-7.12"
    assert legal(state, "3") == ["down"]
    play(state, "6 up")

    assert events(state, "vote-closed")[0]["down"] == [0, 1, 2]
    assert (stage(state), ghosts(state)) == ("talk", [])


def test_a_missing_ballot_counts_as_up() -> None:
    """[OFF-7.13; OFF-X23] Six players: three down, two up, one missing."""
    state = voting(of(6))
    play(state, "0 down, 1 down, 2 down, 3 up, 4 up, house time-up ballot")

    assert events(state, "vote-closed")[0]["missing"] == [5]
    assert ghosts(state) == []


def test_the_living_are_counted_when_the_vote_closes() -> None:
    """[OFF-7.15, OFF-8.7; OFF-X27] Nine vote on seat 8; a shot makes them eight."""
    state = voting(NINE, 8, gun=7)
    play(state, "2 down, 3 down, 4 down, 5 down, 6 down, 0 up, 1 up, 7 up, 7 shoot 2, 8 up")

    assert events(state, "vote-counted")[0]["downs"] == 4
    assert events(state, "vote-closed")[0] == {
        "event": "vote-closed",
        "down": [3, 4, 5, 6],
        "up": [0, 1, 7, 8],
        "missing": [],
    }
    assert ghosts(state) == [2]

    without = voting(NINE, 8, gun=7)
    play(without, "2 down, 3 down, 4 down, 5 down, 6 down, 0 up, 1 up, 7 up, 8 up")
    assert ghosts(without) == [8]


def test_a_void_ballot_is_not_counted_out() -> None:
    """[OFF-8.7, OFF-7.11] What people are counted out is what would be counted."""
    state = voting(NINE, 8, gun=7, open_ballots=True)
    play(state, "2 down, 3 down, 7 shoot 2")

    assert (figures(state)["downs"], figures(state)["downs_needed"]) == (1, 5)
    assert figures(state)["ballots_missing"] == [0, 1, 4, 5, 6, 7, 8]


def test_who_is_voted_out_is_shown_and_the_day_ends() -> None:
    """[OFF-7.16, OFF-2.11]"""
    state = talk(S7)
    voted_out(state, 4)

    assert told(state, "gallery", "eliminated") == [
        {"event": "eliminated", "seat": 4, "role": "mafioso", "how": "vote"}
    ]
    assert (ghosts(state), stage(state)) == ([4], "night_1")


def test_who_is_not_voted_out_may_be_accused_again() -> None:
    """[OFF-7.17]"""
    state = talk(S7)
    trial(state, 4, downs=[0, 1])
    assert (stage(state), asked(state)) == ("talk", ["0", "1", "2", "3", "4", "5", "6"])
    assert refused_by(state, "0 accuse 4") == "OFF-7.3"
    play(state, "3 accuse 4, 5 second, 4 end")

    assert stage(state) == "vote"
    assert seen(state, "gallery").downs == 0


@pytest.mark.parametrize("most", [1, 2])
def test_trials_of_a_day_may_be_limited(most: int) -> None:
    """[OFF-7.18] Accusations without a second are no trials."""
    state = talk(S7, max_trials=most)
    play(state, "5 accuse 6, house time-up second")
    for accused in range(1, most + 1):
        assert figures(state)["trials_left"] == most - accused + 1
        trial(state, accused, downs=[])

    assert refused_by(state, "0 accuse 5") == "OFF-7.18"
    assert not any(line.startswith("accuse") for line in legal(state, "0"))


def test_a_trial_that_a_shot_cancels_is_one_of_the_days() -> None:
    """[OFF-7.18, OFF-7.7, OFF-8.6] It has begun with its second."""
    state = talk(S7, gun=5, max_trials=1)
    play(state, "0 accuse 4, 1 second, 5 shoot 4")
    assert stage(state) == "talk"

    assert refused_by(state, "0 accuse 6") == "OFF-7.18"


def test_the_limit_of_trials_is_a_days() -> None:
    """[OFF-7.18]"""
    state = talk(S7, max_trials=1)
    trial(state, 4, downs=[])
    assert refused_by(state, "0 accuse 5") == "OFF-7.18"
    all_over(state)
    pass_night(state)

    assert figures(state)["trials_left"] == 1
    assert "accuse 5" in legal(state, "0")


def test_by_default_trials_have_no_limit() -> None:
    """[OFF-7.18]"""
    state = talk(S7)
    for accused in range(1, 7):
        trial(state, accused, downs=[0])

    assert happened(state).count("vote-counted") == 6
    assert "accuse 0" in legal(state, "1")


def test_no_talk_during_the_vote() -> None:
    """[OFF-7.19]"""
    state = voting()

    for line in ("4 say mercy", "0 suspect 4", "1 trust 4"):
        assert "OFF-7.19" in why_not(state, line).rules
