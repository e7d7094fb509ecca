"""The gun, the Saboteur's blast and the horse head [OFF-8]."""

from __future__ import annotations

import pytest

from tests.games.offer.scenario import (
    A9,
    A12,
    all_over,
    asked,
    eliminated,
    ending,
    events,
    ghosts,
    happened,
    holder,
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
)

TEN = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso mafioso"
# One traitor among five: F = 4, T = 1.
FIVE = "consigliere don cop mafioso mafioso"


# The gun.


def test_the_holder_may_shoot_another_living_player() -> None:
    """[OFF-8.1, OFF-8.3; OFF-D10] Without a vote; the card is shown."""
    state = talk(TEN, gun=5, ghosts=[9])
    assert [line for line in legal(state, "5") if line.startswith("shoot")] == [
        f"shoot {seat}" for seat in (0, 1, 2, 3, 4, 6, 7, 8)
    ]
    assert refused_by(state, "4 shoot 0") == "OFF-8.1"
    assert refused_by(state, "5 shoot 5") == refused_by(state, "5 shoot 9") == "OFF-8.1"
    play(state, "5 shoot 2")

    assert told(state, "gallery", "shot") == [{"event": "shot", "number": 1, "seat": 5, "about": 2}]
    assert told(state, "gallery", "eliminated")[0]["role"] == "cop"
    assert eliminated(state) == [(2, "shot")]


def test_when_the_gun_may_be_used() -> None:
    """[OFF-8.2] From the start of free talk to its end, trials included; never before or after."""
    state = introductions(TEN, gun=5)
    assert refused_by(state, "5 shoot 2") == "OFF-8.2"
    state = talk(TEN, gun=5)
    for line in ("0 accuse 9", "1 second", "9 end"):
        assert "shoot 2" in legal(state, "5")
        play(state, line)
    assert "shoot 2" in legal(state, "5")
    for seat in range(10):
        play(state, f"{seat} down")
    assert stage(state) == "night_1"
    assert refused_by(state, "5 shoot 2") == "OFF-8.1"


def test_a_closed_vote_cannot_be_shot_at() -> None:
    """[OFF-8.2] While the Saboteur chooses the count is settled."""
    state = talk(A12, gun=0)
    trial(state, 3, downs=range(12))
    assert stage(state) == "blast"

    assert refused_by(state, "0 shoot 2") == "OFF-8.2"


def test_a_holder_who_is_voted_out_has_no_gun_any_more() -> None:
    """[OFF-13.2, OFF-8.2, OFF-I4] Not even while he chooses whom to take along."""
    state = talk(A12, gun=3)
    trial(state, 3, downs=range(12))
    assert (stage(state), holder(state, "gun")) == ("blast", None)

    assert refused_by(state, "3 shoot 2") == "OFF-13.2"


def test_the_gun_holds_one_shot() -> None:
    """[OFF-8.4]"""
    state = talk(TEN, gun=5)
    play(state, "5 shoot 9")

    assert holder(state, "gun") is None
    assert refused_by(state, "5 shoot 8") == "OFF-8.1"
    assert [event["item"] for event in told(state, "gallery", "item-returned")] == ["gun"]


def test_the_day_goes_on_after_a_shot() -> None:
    """[OFF-8.5]"""
    state = talk(TEN, gun=5)
    play(state, "5 shoot 9")

    assert stage(state) == "talk"
    assert "day-ended" not in happened(state)


@pytest.mark.parametrize("before", ["", "0 accuse 8", "0 accuse 8, 1 second", "0 accuse 8, 1 second, 8 end"])
def test_a_shot_may_end_the_day(before: str) -> None:
    """[OFF-8.5]"""
    state = talk(TEN, gun=5, shot_ends_day=True)
    if before:
        play(state, before)
    play(state, "5 shoot 9")

    assert stage(state) == "night_1"
    assert events(state, "day-ended")[0]["reason"] == "shot"
    assert (state.accused, state.accuser) == (24, 24)
    cancelled = [event["seat"] for event in told(state, "gallery", "trial-cancelled")]
    assert cancelled == ([8] if before else [])


def test_a_day_that_a_shot_ends_ends_like_any_other() -> None:
    """[OFF-8.5, OFF-8.14, OFF-10.22] The horse head, then the arrested Tough Guy."""
    state = talk(A9, day=2, gun=0, head=8, arrested=7, shot_ends_day=True, tough_until_dusk=True)
    play(state, "0 shoot 6")

    assert eliminated(state) == [(6, "shot"), (8, "offer"), (7, "dusk")]
    assert stage(state) == "night_1"


@pytest.mark.parametrize("before", ["0 accuse 4", "0 accuse 4, 1 second", "0 accuse 4, 1 second, 4 end"])
def test_a_trial_is_cancelled_when_the_accused_is_shot(before: str) -> None:
    """[OFF-8.6, OFF-8.5; OFF-X28] The day goes on with its clock running."""
    state = talk(TEN, gun=5)
    play(state, f"{before}, 5 shoot 4")

    assert told(state, "gallery", "trial-cancelled") == [{"event": "trial-cancelled", "seat": 4}]
    assert told(state, "gallery", "eliminated")[0]["role"] == "mafioso"
    assert stage(state) == "talk"
    assert [(timer.name, timer.runs) for timer in state.timers()] == [("day", True)]
    assert "accuse 6" in legal(state, "1")


def test_an_accusation_lapses_when_its_accuser_is_shot_before_a_second() -> None:
    """[OFF-8.7]"""
    state = talk(TEN, gun=5)
    play(state, "0 accuse 4, 5 shoot 0")

    assert [event["reason"] for event in events(state, "accusation-lapsed")] == ["accuser_shot"]
    assert stage(state) == "talk"


def test_a_trial_goes_on_without_its_accuser() -> None:
    """[OFF-8.7] And without the second; their ballots are void."""
    state = talk(TEN, gun=5)
    play(state, "0 accuse 4, 1 second, 5 shoot 0, 4 end")
    assert asked(state) == [str(seat) for seat in range(1, 10)]
    for seat in range(1, 10):
        play(state, f"{seat} down")

    assert ghosts(state) == [0, 4]


def test_a_shot_that_leaves_all_ballots_in_closes_the_vote() -> None:
    """[OFF-8.7, OFF-7.12]"""
    state = talk(TEN, gun=5)
    play(state, "0 accuse 4, 1 second, 4 end")
    for seat in range(9):
        play(state, f"{seat} up")
    play(state, "5 shoot 9")

    assert events(state, "vote-closed")[0]["missing"] == []
    assert stage(state) == "talk"


def test_a_shot_that_leaves_nobody_to_second_lets_the_accusation_lapse() -> None:
    """[OFF-8.7, OFF-3.2] Without clocks the window closes when the last who might answer is gone."""
    state = talk(TEN, gun=5, clocks=False)
    play(state, "0 accuse 4, 1 no, 2 no, 3 no, 5 no, 6 no, 7 no, 8 no")
    assert stage(state) == "second"
    play(state, "5 shoot 9")

    assert [event["reason"] for event in events(state, "accusation-lapsed")] == ["no_second"]
    assert stage(state) == "talk"


def test_a_shot_that_leaves_everybody_over_ends_the_day() -> None:
    """[OFF-5.13, OFF-8.5]"""
    state = talk(TEN, gun=5)
    for seat in range(9):
        play(state, f"{seat} over")
    play(state, "5 shoot 9")

    assert stage(state) == "night_1"


def test_a_gun_not_used_goes_back_when_the_day_ends() -> None:
    """[OFF-8.8]"""
    state = talk(A9, gun=8)
    all_over(state)

    assert holder(state, "gun") is None
    assert [event["item"] for event in told(state, "gallery", "item-returned")] == ["gun"]


# The vest by day.


def test_the_vest_does_not_stop_a_shot() -> None:
    """[OFF-8.9; OFF-X35] It goes back to the Moderator."""
    state = talk(A9, gun=8, vest=5)
    play(state, "8 shoot 5")

    assert ghosts(state) == [5]
    assert holder(state, "vest") is None
    assert "vest" in [event["item"] for event in events(state, "item-returned")]


def test_the_vest_stops_neither_vote_nor_blast_nor_horse_head() -> None:
    """[OFF-8.9]"""
    state = talk(A9, vest=5)
    voted_out(state, 5)
    assert 5 in ghosts(state)

    state = talk(A12, vest=2)
    voted_out(state, 3)
    play(state, "3 blast right")
    assert 2 in ghosts(state)

    state = talk(A9, vest=5, head=5)
    all_over(state)
    assert eliminated(state) == [(5, "offer")]


# The Saboteur.


def test_the_saboteur_takes_a_neighbour_along() -> None:
    """[OFF-8.10, OFF-8.13, OFF-6.4; OFF-X29; OFF-D11] T falls from three to one in one event."""
    state = talk(A12)
    assert (state.family_left, state.traitors_left) == (9, 3)
    voted_out(state, 3)
    assert (stage(state), asked(state), legal(state, "3")) == ("blast", ["3"], ["blast left", "blast right"])
    assert "day-ended" not in happened(state)
    play(state, "3 blast left")

    assert eliminated(state) == [(3, "vote"), (4, "blast")]
    entry = len(state.ledger)  # accusation, second and twelve ballots stand before it
    assert told(state, "gallery", "blasted") == [
        {"event": "blasted", "number": entry, "seat": 3, "side": "left", "about": 4}
    ]
    assert entry == 2 + 12 + 1
    assert told(state, "gallery", "eliminated")[1]["role"] == "infiltrator"
    assert (state.family_left, state.traitors_left) == (9, 1)
    assert stage(state) == "night_1"


@pytest.mark.parametrize(("side", "victim"), [("left", 5), ("right", 2)])
def test_the_blast_reaches_the_nearest_living(side: str, victim: int) -> None:
    """[OFF-8.10, OFF-1.9]"""
    state = talk(A12, ghosts=[4])
    voted_out(state, 3)
    play(state, f"3 blast {side}")

    assert eliminated(state)[-1] == (victim, "blast")


def test_the_saboteur_must_choose_at_once() -> None:
    """[OFF-8.10] A clock at zero chooses for him; nobody else can."""
    state = talk(A12)
    voted_out(state, 3)
    assert refused_by(state, "2 blast left") == "OFF-8.10"
    assert refused_by(talk(A12), "3 blast left") == "OFF-8.10"
    play(state, "house time-up blast")

    assert eliminated(state)[-1] in [(2, "blast"), (4, "blast")]


def test_only_a_vote_sets_the_saboteur_off() -> None:
    """[OFF-8.11; OFF-X30] Gun, horse head and arrest do not."""
    state = talk(A12, gun=0)
    play(state, "0 shoot 3")
    assert (stage(state), ghosts(state)) == ("talk", [3])

    state = talk(A12, head=3)
    all_over(state)
    assert (stage(state), ghosts(state)) == ("night_1", [3])

    state = night(A12)
    pass_night(state, "2 point 3, 3 point 3, 4 point 3")
    assert (stage(state), ghosts(state)) == ("talk", [3])


def test_the_blast_triggers_nothing_further() -> None:
    """[OFF-8.12] The arrested Tough Guy beside him falls, and the day is over."""
    state = talk("consigliere don mafioso saboteur tough_guy cop mafioso mafioso mafioso mafioso", arrested=4)
    voted_out(state, 3)
    play(state, "3 blast left")

    assert eliminated(state) == [(3, "vote"), (4, "blast")]
    assert stage(state) == "night_1"


def test_vote_and_blast_are_one_event() -> None:
    """[OFF-8.13, OFF-14.3] The last traitor is voted out, and nobody has won before his neighbour has fallen."""
    state = talk("saboteur mafioso mafioso mafioso consigliere")
    voted_out(state, 0)
    assert (ending(state), stage(state)) == ("none", "blast")
    play(state, "0 blast left")

    assert eliminated(state) == [(0, "vote"), (1, "blast")]
    assert ending(state) == "family"
