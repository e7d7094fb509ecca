"""Whoever sees less sees the same: worlds that differ in what is hidden from a viewer [section 8, 17; section 5]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.option import OptionValue
from tests.games.corleone.scenario import (
    Stacked,
    asked,
    at,
    decision,
    face_up,
    new_game,
    play,
    seen,
    size,
    suitcase,
    table,
    told,
    turn,
)

VIEWERS = pytest.mark.parametrize("viewer", ["carla", "gallery"])


def assert_alike(one: Corleone, other: Corleone, viewer: str) -> None:
    """One viewer sees the same, was told the same and is asked the same."""
    assert told(one, viewer) == told(other, viewer)
    assert seen(one, viewer).fields() == seen(other, viewer).fields()
    assert one.waiting_for() == other.waiting_for()
    if viewer == "carla":
        assert list(one.legal(2)) == list(other.legal(2))


@VIEWERS
def test_hands_that_differ_look_the_same(viewer: str) -> None:
    """[CORL-K1, CORL-K4, CORL-K9] Hands and suitcases changed over, other jobs drawn and kept."""
    one = turn(
        anna="hand 5 gun extortion; suitcase 5*2", bruno="hand 1 booze gun_down; suitcase 1*2", carla="2"
    )
    other = turn(
        anna="hand 1 booze gun_down; suitcase 1*2", bruno="hand 5 gun car_bomb; suitcase 5*2", carla="2"
    )
    lines = "anna thug penn_central_railroad, anna resolve draw_job, anna keep {}, bruno thug exchange_bank"

    play(
        one,
        lines.format("shake_down") + ", bruno decline, bruno decline",
        Stacked("shake_down cook_the_books"),
    )
    play(
        other,
        lines.format("bank_robbery") + ", bruno decline, bruno decline",
        Stacked("bank_robbery cook_the_books"),
    )

    assert_alike(one, other, viewer)


@VIEWERS
def test_a_theft_between_others_looks_the_same_whatever_is_taken(viewer: str) -> None:
    """[CORL-K16]"""
    one, other = (turn(anna="gun booze extortion", bruno="5 1 gun_down", carla="-") for _ in range(2))
    lines = "anna complete extortion from hand, anna resolve money, anna rob bruno"

    play(one, lines, Stacked("5"))
    play(other, lines, Stacked("gun_down"))

    assert_alike(one, other, viewer)


@VIEWERS
def test_bids_and_tribute_look_the_same_until_the_last_is_in(viewer: str) -> None:
    """[CORL-K13, CORL-K17] Steps, changes of mind and the number of cards included."""
    text = "act 1, bribery\nasked bid: anna bruno carla\nallies: capo\n"
    text += "anna: suitcase 5 1*2\nbruno: suitcase 3\ncarla: suitcase 1"
    one, other = at(text), at(text)
    play(one, "anna bid 5, anna bid 1, anna done, bruno bid 3, bruno bid nothing")
    play(other, "anna bid nothing, bruno done")
    assert_alike(one, other, viewer)

    text = "act 3, tribute\nasked tribute: anna bruno carla\n"
    text += "anna: hand 5 1 gun*3\nbruno: hand 3*4\ncarla: hand 1*4"
    one, other = at(text), at(text)
    play(one, "anna discard 5, anna discard 1, anna done, bruno discard 3, bruno done")
    play(other, "anna discard gun, anna discard gun, anna done, house default bruno")
    assert_alike(one, other, viewer)


@VIEWERS
def test_figures_marked_are_seen_only_when_they_die(viewer: str) -> None:
    """[CORL-D13] The steps of a choice are its maker's own."""
    one, other = (
        turn(anna="gun*2 blood_money car_bomb", bruno="at navy_yard s10", carla="at s15") for _ in range(2)
    )
    lines = "anna complete car_bomb from hand, anna resolve money"
    play(one, f"{lines}, anna kill navy_yard, anna kill s10")
    play(other, f"{lines}, anna kill s15")
    assert_alike(one, other, viewer)


@VIEWERS
def test_offers_look_the_same_until_the_last_is_in(viewer: str) -> None:
    """[CORL-K14]"""
    one, other = (
        turn(anna="gun blood_money unrefusable_offer", bruno="3 1", carla="3", dario="gun") for _ in range(2)
    )
    play(one, "anna complete unrefusable_offer from hand, bruno offer 3")
    play(other, "anna complete unrefusable_offer from hand, bruno offer 1")

    assert_alike(one, other, viewer)


@VIEWERS
@pytest.mark.parametrize(
    "lines", ["anna discard 1, anna discard gun, anna decline", "anna decline", "house default anna"]
)
def test_cards_set_aside_for_a_gain_and_taken_back_are_nobodys_business(viewer: str, lines: str) -> None:
    """[CORL-D9, CORL-K1, CORL-K20]"""
    one, other = (
        turn("tiles: blue_chop_shop", anna="1 gun extortion", bruno="-", carla="-") for _ in range(2)
    )
    play(one, f"anna thug blue_chop_shop, {lines}")
    play(other, "anna thug blue_chop_shop, anna discard extortion, anna decline")

    assert [event for event in told(one, viewer) if event["event"] != "default-played"] == told(other, viewer)
    assert seen(one, viewer).fields() == seen(other, viewer).fields()


@VIEWERS
def test_why_nothing_was_banked_cannot_be_told(viewer: str) -> None:
    """[CORL-K20]"""
    one = turn(anna="5*2", bruno="gun*2", carla="-")
    other = turn(anna="gun*2", bruno="5*2", carla="-")
    for state in (one, other):
        play(state, "anna thug exchange_bank, anna decline, anna decline")

    assert_alike(one, other, viewer)


@VIEWERS
def test_banking_among_other_effects_is_asked_with_and_without_money(viewer: str) -> None:
    """[CORL-D6, CORL-D7, CORL-K20] s10 brings a gun and bank 1."""
    one = turn(anna="5", bruno="booze", carla="-")
    other = turn(anna="booze", bruno="5", carla="-")
    for state in (one, other):
        play(state, "anna family don s10")
        assert (asked(state), decision(state)) == (["anna"], "next_effect")
        play(state, "anna resolve bank_money, anna decline")

    assert_alike(one, other, viewer)


@pytest.mark.parametrize("viewer", ["anna", "bruno", "carla", "gallery"])
def test_what_lies_in_the_deck_nobody_knows(viewer: str) -> None:
    """[CORL-K6] Not even of a set-up: nobody is told of a draw itself."""
    state = new_game(3)

    assert told(state, viewer, "drawn") == []
    assert table(seen(state, viewer), "deck") == f"?*{size(state, 'deck')}"
    jobs = [event["job"] for event in told(state, viewer, "job-dealt")]
    assert jobs.count("unknown") == (6 if viewer == "gallery" else 4)


def test_bids_taken_back_were_shown_like_all_others() -> None:
    """[CORL-K13, CORL-16.8]"""
    state = at("act 1, bribery\nasked bid: anna bruno\nallies: capo\nanna: suitcase 5\nbruno: suitcase 2*2")
    play(state, "anna bid 5, anna done, bruno bid 2, bruno bid 2, bruno done")

    shown = [
        (event["seat"], event["money"], event["count"]) for event in told(state, "gallery", "bid-revealed")
    ]
    assert (1, "money_2", 2) in shown
    assert suitcase(seen(state, "anna"), "bruno") == "?*2"


def test_allies_in_front_and_allies_bribed_are_open() -> None:
    """[CORL-K18]"""
    state = turn(anna="hand hired_muscle; played capo", bruno="-", act=2)
    assert face_up(seen(state, "gallery"), "anna") == ["capo"]

    state = at("act 1, bribery\nasked bid: anna\nallies: capo\nanna: suitcase 5\nbruno:")
    play(state, "anna bid 5, anna done")
    assert [event["ally"] for event in told(state, "gallery", "ally-bribed")] == ["capo"]


def test_under_an_open_ledger_a_theft_from_a_suitcase_is_open_too() -> None:
    """[CORL-20.1, CORL-K9, CORL-K16] A theft from a hand is not."""
    options: dict[str, OptionValue] = {"open_ledger": True}
    state = turn(anna="gun booze crack_the_case", bruno="suitcase 5 2", carla="-", options=options)
    play(state, "anna complete crack_the_case from hand, anna resolve money, anna rob bruno", Stacked("5"))
    assert told(state, "carla", "card-taken")[0]["card"] == "money_5"
    assert suitcase(seen(state, "gallery"), "bruno") == "2"

    state = turn(anna="gun booze extortion", bruno="5 2", carla="-", options=options)
    play(state, "anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("5"))
    assert told(state, "carla", "card-taken")[0]["card"] == "unknown"


@VIEWERS
def test_when_the_game_is_over_everything_is_open(viewer: str) -> None:
    """[CORL-K1, CORL-K6, CORL-K9]"""
    state = at("act 4, tribute\nasked tribute: anna\nanna: hand gun*3; suitcase 5\nbruno: hand 1\ncarla:")
    play(state, "anna discard gun, anna done")
    view = seen(state, viewer)

    assert table(view, "deck") == table(state, "deck")
    assert [suitcase(view, name) for name in ("anna", "bruno")] == ["5", "1"]
