"""The horse head [OFF-8.14 to OFF-8.19]."""

from __future__ import annotations

import pytest

from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    all_over,
    eliminated,
    ending,
    ghosts,
    happened,
    holder,
    night,
    pass_night,
    play,
    stage,
    talk,
    told,
    view,
    voted_out,
)

TEN = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso mafioso"


FIVE = "consigliere don cop mafioso mafioso"


def test_the_horse_heads_player_is_eliminated_when_the_day_has_ended() -> None:
    """[OFF-8.14, OFF-8.18; OFF-X31]"""
    state = talk(TEN, head=5)
    for _ in range(4):
        play(state, "house time-up day")

    assert eliminated(state) == [(5, "offer")]
    assert told(state, "gallery", "offer-fulfilled") == [{"event": "offer-fulfilled", "seat": 5}]
    assert holder(state, "horse_head") is None
    assert stage(state) == "night_1"


def test_the_head_takes_a_second_player_of_the_day() -> None:
    """[OFF-8.14, OFF-14.3; OFF-X32] F = 4, T = 1; F = 3 after the vote, F = 2 after the head."""
    state = talk(FIVE, head=4)
    voted_out(state, 3)

    assert eliminated(state) == [(3, "vote"), (4, "offer")]
    assert (state.family_left, state.traitors_left) == (2, 1)
    assert (ending(state), stage(state)) == ("none", "night_1")


@pytest.mark.parametrize(
    ("needs_vote", "fallen"),
    [(False, [(2, "shot"), (9, "vote")]), (True, [(2, "shot"), (9, "vote"), (5, "offer")])],
)
def test_any_elimination_of_a_traitor_saves_the_heads_player(
    needs_vote: bool, fallen: list[tuple[object, object]]
) -> None:
    """[OFF-8.15; OFF-X33] With `offer_needs_vote` only a vote does."""
    state = talk(TEN, gun=6, head=5, offer_needs_vote=needs_vote)
    play(state, "6 shoot 2")
    voted_out(state, 9)

    assert eliminated(state) == fallen
    assert ("offer-lifted" in happened(state)) != needs_vote


@pytest.mark.parametrize("needs_vote", [False, True])
def test_a_traitor_voted_out_saves_the_heads_player(needs_vote: bool) -> None:
    """[OFF-8.15, OFF-8.18] The head is out of the game all the same."""
    state = talk(TEN, head=5, offer_needs_vote=needs_vote)
    voted_out(state, 2)

    assert eliminated(state) == [(2, "vote")]
    assert told(state, "gallery", "offer-lifted") == [{"event": "offer-lifted", "seat": 5}]
    assert holder(state, "horse_head") is None


@pytest.mark.parametrize("needs_vote", [False, True])
def test_a_traitor_of_the_day_before_saves_nobody(needs_vote: bool) -> None:
    """[OFF-8.14, OFF-8.15] Only one who is eliminated in that Negotiation."""
    state = talk(TEN, offer_needs_vote=needs_vote)
    voted_out(state, 2)
    pass_night(state, "1 offer 5")
    voted_out(state, 9)

    assert eliminated(state) == [(2, "vote"), (9, "vote"), (5, "offer")]


@pytest.mark.parametrize(("needs_vote", "saved"), [(False, True), (True, False)])
def test_a_traitor_blasted_saves_the_heads_player(needs_vote: bool, saved: bool) -> None:
    """[OFF-8.15] The Saboteur himself is a traitor voted out."""
    state = talk(A12, head=9, offer_needs_vote=needs_vote)
    voted_out(state, 3)
    play(state, "3 blast left")
    assert eliminated(state) == [(3, "vote"), (4, "blast")]

    state = talk(TEN, gun=6, head=5, offer_needs_vote=needs_vote)
    play(state, "6 shoot 3")
    all_over(state)
    assert ((5, "offer") not in eliminated(state)) == saved


def test_a_traitor_who_fell_in_the_night_saves_nobody() -> None:
    """[OFF-8.14] Only the Negotiation counts."""
    state = night(A9)
    pass_night(state, "1 offer 8, 3 strike 7")  # the Assassin misses
    assert (ghosts(state), holder(state, "horse_head")) == ([3], 8)
    all_over(state)

    assert eliminated(state) == [(3, "night"), (8, "offer")]


def test_the_heads_player_voted_out_himself() -> None:
    """[OFF-8.16; OFF-X34]"""
    state = talk(TEN, head=5)
    voted_out(state, 5)

    assert eliminated(state) == [(5, "vote")]
    assert "offer-fulfilled" not in happened(state)
    assert holder(state, "horse_head") is None


def test_the_offer_holds_without_the_don() -> None:
    """[OFF-8.17; OFF-X34]"""
    state = talk(TEN, head=5)
    voted_out(state, 1)

    assert eliminated(state) == [(1, "vote"), (5, "offer")]


def test_the_head_is_not_carried_out_when_the_game_has_ended() -> None:
    """[OFF-8.14; OFF-X36] F = 3, T = 2, a Family member is voted out."""
    state = talk("consigliere don cop cop mafioso", head=4)
    voted_out(state, 0)

    assert ending(state) == "traitors"
    assert eliminated(state) == [(0, "vote")]


def test_the_head_may_end_the_game() -> None:
    """[OFF-8.14, OFF-14.3]"""
    state = talk(FIVE, head=2)
    all_over(state)
    assert ending(state) == "family"

    state = talk("consigliere don cop cop mafioso", head=4)
    all_over(state)
    assert ending(state) == "traitors"


def test_items_and_coins_lie_openly() -> None:
    """[OFF-8.19]"""
    state = talk(A9, gun=4, vest=5, head=6, coins={0: 2}, bribes=True)

    for viewer in ("7", "gallery"):
        shown = view(state, viewer)
        assert (shown["gun"], shown["vest"], shown["horse_head"]) == (4, 5, 6)
        assert [row["coins"] for row in shown["seats"]] == [2, *[0] * 8]  # type: ignore[attr-defined]


def test_nobody_is_asked_about_the_head() -> None:
    """[OFF-8.14] S7 with the head before the Cop: the Family wins."""
    state = talk(S7, head=2)
    all_over(state)

    assert ending(state) == "family"
