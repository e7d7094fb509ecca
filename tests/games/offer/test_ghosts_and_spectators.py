"""Ghosts and spectators: what they may do, say and see [OFF-13]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.roles import NO_SEAT
from consigliere.kernel.command import say
from consigliere.kernel.viewer import GALLERY
from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    all_over,
    asked,
    cards,
    checkpoint,
    fast_table,
    figures,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    talk,
    told,
    view,
    voted_out,
    whispers,
)


@pytest.mark.parametrize(
    "line", ["say boo", "claim don", "suspect 1", "ask 1 claim any", "because 1 suspect 2"]
)
def test_a_ghost_says_nothing_to_the_living(line: str) -> None:
    """[OFF-13.1; OFF-X61]"""
    state = talk(S7, ghosts=[4])
    play(state, "0 suspect 1")

    assert refused_by(state, f"4 {line}") == "OFF-13.1"


@pytest.mark.parametrize("line", ["accuse 1", "over", "pass", "shoot 1", "ready"])
def test_a_ghost_does_nothing_by_day(line: str) -> None:
    """[OFF-13.2; OFF-X61]"""
    state = talk(S7, ghosts=[4], gun=0)

    assert refused_by(state, f"4 {line}") == ("OFF-3.2" if line == "ready" else "OFF-13.2")


def test_a_ghost_does_not_vote_and_uses_no_power() -> None:
    """[OFF-13.2]"""
    state = talk(A9, ghosts=[0, 3])
    play(state, "1 accuse 8")
    assert refused_by(state, "0 second") == "OFF-13.2"
    play(state, "2 second, 8 end")
    assert refused_by(state, "0 down") == "OFF-13.2"

    state = night(A9, ghosts=[0, 3])
    for line in ("0 peek 1", "3 strike 1", "3 point 1", "0 ready"):
        assert refused_by(state, line) == "OFF-13.2"
    assert legal(state, "0") == legal(state, "3") == []


def test_a_ghost_holds_nothing_and_is_nobodys_neighbour() -> None:
    """[OFF-13.2, OFF-1.9, OFF-11.6]"""
    state = talk(A9, gun=8, vest=8, coins={8: 3}, bribes=True)
    voted_out(state, 8)

    assert (state.gun, state.vest, state.coins[8]) == (24, 24, 0)
    assert (state.left_of(7), state.right_of(0)) == (0, 7)


def test_a_ghost_may_go_on_watching() -> None:
    """[OFF-13.3]"""
    state = talk(S7, ghosts=[4], ghost_view="public")
    play(state, "0 say hello, 0 suspect 1")

    for viewer in ("4", "ghost 4"):
        assert told(state, viewer) == told(state, "gallery")


@pytest.mark.parametrize(
    ("ghost_view", "bribes", "sees_all"),
    [
        ("auto", False, True),
        ("auto", True, False),
        ("public", False, False),
        ("full", True, True),
        ("full", False, True),
    ],
)
def test_what_a_ghost_sees(ghost_view: str, bribes: bool, sees_all: bool) -> None:
    """[OFF-13.4; OFF-X62] Of the night: pointers, choices and answers, or what the gallery sees."""
    state = talk(A12, ghost_view=ghost_view, bribes=bribes)
    voted_out(state, 11)
    state.log = []
    play(state, "2 point 9, 0 peek 2, 6 ready")
    checkpoint(state)
    checkpoint(state)

    heard = [event["event"] for event in told(state, "ghost 11")]
    assert ("pointed" in heard) == ("choice-entered" in heard) == sees_all
    assert ("peek" in [w["about"] for w in whispers(state, "ghost 11")]) == sees_all
    assert (cards(seen(state, "ghost 11")) == A12.split()) == sees_all
    if not sees_all:
        mine = [event for event in told(state, "ghost 11") if event["event"] != "whispered"]
        assert mine == [event for event in told(state, "gallery") if event["event"] != "whispered"]


def test_a_ghost_keeps_what_he_knew() -> None:
    """[OFF-13.4, section 5] A Cop remembers his team, the Consigliere his answers; nobody sees new pointers."""
    state = night(A12, ghost_view="public")
    pass_night(state, "0 peek 2")
    voted_out(state, 0)
    pass_night(state)
    voted_out(state, 2)
    play(state, "3 point 9")

    assert view(state, "ghost 2")["team"] == [2, 3, 4]
    assert view(state, "ghost 0")["seats"][2]["told"] == "traitor"  # type: ignore[index]
    assert view(state, "ghost 2")["seats"][3]["points_at"] is None  # type: ignore[index]
    assert told(state, "ghost 2", "pointed") == []


def test_a_ghost_sees_nothing_before_his_last_act() -> None:
    """[OFF-13.4, OFF-13.2] The Saboteur chooses his side blindly; so does whoever gives a coin."""
    state = talk(A12)
    voted_out(state, 3)
    assert stage(state) == "blast"
    assert cards(seen(state, "ghost 3")).count("unknown") == 11
    play(state, "3 blast left")
    assert "unknown" not in cards(seen(state, "ghost 3"))

    state = night(S7, bribes=True, ghost_view="full")
    pass_night(state, "2 point 5")
    assert stage(state) == "coin"
    assert "unknown" in cards(seen(state, "ghost 5"))
    play(state, "5 coin left")
    assert "unknown" not in cards(seen(state, "ghost 5"))


@pytest.mark.parametrize("seat", [0, 5, 8])
def test_who_leaves_by_day_sees_everything_from_then_on(seat: int) -> None:
    """[OFF-13.4] He has no act left, whoever he is."""
    state = talk(A9, gun=1)
    play(state, f"1 shoot {seat}")

    assert stage(state) == "talk"
    assert cards(seen(state, f"ghost {seat}")) == A9.split()
    assert cards(seen(state, str(seat))).count("unknown") == 8  # his old place at the table shows what it did


def test_what_a_ghost_is_told_when_his_eyes_are_opened() -> None:
    """[OFF-13.4, section 5] Cards, team, ballots, answers, an arrest and a wasted offer; nobody else is told."""
    state = night(A12)
    pass_night(state, "0 peek 2, 2 seek 1, 1 offer 11, 2 point 11, 3 point 11, 4 point 11")
    all_over(state)
    pass_night(state, "0 peek 5, 2 seek 3, 5 gun 1, 2 point 8, 3 point 8, 4 point 8")
    play(state, "0 accuse 10, 1 second, 10 end, 0 down, 1 up, 2 up")
    state.log = []
    play(state, "1 shoot 9")

    opened = told(state, "ghost 9", "role-opened")
    living = [seat for seat in range(12) if seat not in (9, 11)]
    assert {event["seat"]: event["role"] for event in opened} == {seat: A12.split()[seat] for seat in living}
    facts = {(event["fact"], event["seat"]) for event in told(state, "ghost 9", "fact-opened")}
    assert facts == {
        *[("traitor", seat) for seat in (2, 3, 4)],
        *[("down", 0), ("up", 1), ("up", 2)],
        *[("told_traitor", 2), ("told_family", 5), ("told_don", 1), ("told_not_don", 3)],
        *[("arrested", 8), ("offer_used", NO_SEAT)],
    }
    for other in ("0", "9", "ghost 0", "ghost 11", "gallery"):
        assert told(state, other, "role-opened") == told(state, other, "fact-opened") == []


def test_a_ghost_of_the_fast_game_is_told_who_the_patsy_is() -> None:
    """[OFF-13.4, OFF-20.6]"""
    state = fast_table(0, 7)
    play(state, "0 tap 2, house time-up secret, 0 place 5, house time-up secret, 5 bang 6")

    assert [(e["fact"], e["seat"]) for e in told(state, "ghost 6", "fact-opened")] == [("patsy", 2)]
    assert told(state, "gallery", "fact-opened") == []


def test_who_was_voted_out_sees_everything_while_the_tough_guy_gives_his_coin() -> None:
    """[OFF-13.4, OFF-12.20] Who gives it at dusk sees nothing before."""
    state = talk(A9, day=2, arrested=7, bribes=True, ghost_view="full", tough_until_dusk=True)
    voted_out(state, 0)
    assert (stage(state), asked(state)) == ("coin", ["7"])
    assert "unknown" not in cards(seen(state, "ghost 0"))
    assert "unknown" in cards(seen(state, "ghost 7"))
    play(state, "7 coin left")

    assert stage(state) == "night_1"
    assert "unknown" not in cards(seen(state, "ghost 7"))


def test_a_saboteur_who_has_blasted_sees_everything_while_the_tough_guy_gives_his_coin() -> None:
    """[OFF-13.4, OFF-8.10] So does the neighbour he took along."""
    state = talk(A12, day=2, arrested=8, bribes=True, ghost_view="full", tough_until_dusk=True)
    voted_out(state, 3)
    play(state, "3 blast left")
    assert (stage(state), asked(state)) == ("coin", ["8"])

    for ghost in ("ghost 3", "ghost 4"):
        assert "unknown" not in cards(seen(state, ghost))
    assert "unknown" in cards(seen(state, "ghost 8"))


def test_a_ghost_at_dusk_sees_everything_even_if_the_bank_is_empty() -> None:
    """[OFF-13.4, OFF-12.5] He has no coin to give, so he has no act left."""
    state = talk(A9, day=2, arrested=7, bribes=True, ghost_view="full", tough_until_dusk=True, coins={0: 12})
    all_over(state)

    assert stage(state) == "night_1"
    assert "unknown" not in cards(seen(state, "ghost 7"))


def test_ghosts_have_a_chat_of_their_own() -> None:
    """[OFF-13.5]"""
    state = talk(S7, ghosts=[4, 5])
    play(state, "4 ghosts it was seat two")

    assert len(told(state, "ghost 5", "said")) == len(told(state, "ghost 4", "said")) == 1
    for viewer in ("0", "2", "4", "5", "ghost 0", "gallery"):
        assert told(state, viewer, "said") == []
    assert refused_by(state, "0 ghosts hello") == "OFF-13.5"


def test_whoever_has_a_last_act_to_do_hears_no_ghosts() -> None:
    """[OFF-13.4, OFF-13.5] They may know everything, and could tell the Saboteur whom to take along."""
    state = talk(A12, ghosts=[9])
    voted_out(state, 3)
    assert stage(state) == "blast"
    play(state, "9 ghosts left of you")
    assert told(state, "ghost 3", "said") == []
    assert refused_by(state, "3 ghosts which one") == "OFF-6.2"
    play(state, "3 blast left, 3 ghosts done, 9 ghosts well done")
    assert len(told(state, "ghost 3", "said")) == 2

    state = night(
        "consigliere don cop mafioso assassin mafioso mafioso mafioso mafioso", bribes=True, ghosts=[8]
    )
    pass_night(state, "2 point 5, 4 point 5, 4 strike 7")
    play(state, "8 ghosts give it to seat three")
    assert told(state, "ghost 4", "said") == told(state, "ghost 5", "said") == []
    play(state, "4 coin left, 8 ghosts and you")
    assert [len(told(state, ghost, "said")) for ghost in ("ghost 4", "ghost 5")] == [1, 0]


def test_ghosts_talk_at_any_time() -> None:
    """[OFF-13.5] By night too: they are away from the table."""
    state = night(S7, ghosts=[4, 5])
    play(state, "4 ghosts good night")

    assert told(state, "ghost 5", "said")[0]["channel"] == "ghosts"


def test_spectators_see_what_is_public_and_have_no_voice() -> None:
    """[OFF-13.6]"""
    state = night(A9)
    state.log = []
    play(state, "2 point 8, 0 peek 2, 1 offer 8, 4 gun 0, 5 vest 0")

    assert told(state, "gallery") == []
    assert cards(seen(state, "gallery")) == ["unknown"] * 9
    shown = view(state, "gallery")
    assert not shown["team"]
    assert shown["answered"] == []
    assert figures(state, "gallery")["roles_hidden"] == figures(state)["roles_in_play"]
    refusal = state.refusal_for(GALLERY, say("hello"))
    assert refusal is not None
    assert refusal.name == "no-such-seat"


def test_spectators_see_it_at_once() -> None:
    """[OFF-13.7] A delay of no seconds is the default: what is public is told to all in the same moment."""
    state = talk(S7)
    play(state, "0 accuse 4")

    assert told(state, "gallery") == told(state, "6")


def test_ghosts_of_the_fast_game() -> None:
    """[OFF-20.6, OFF-13.1, OFF-13.4, OFF-13.5]"""
    state = fast_table(0, 6)
    play(state, "0 place 1, house time-up secret, 1 bang 2")

    assert asked(state) == ["0", "3", "4", "5"]
    assert cards(seen(state, "ghost 1")) == ["don", *["cop"] * 5]
    assert refused_by(state, "1 say boo") == "OFF-13.1"
    play(state, "1 ghosts sorry")
    assert len(told(state, "ghost 2", "said")) == 1
