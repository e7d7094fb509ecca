"""Money, goods and empty stacks [CORL-14]."""

from __future__ import annotations

import pytest

from tests.games.corleone.scenario import (
    Stacked,
    decision,
    events,
    hand,
    happened,
    play,
    refused_by,
    size,
    stack,
    suitcase,
    table,
    turn,
)

ALL_JOBS = "completed " + " ".join(
    "shake_down*2 protection_racket*3 extortion*2 strong_arm*2 collect_the_debt*2 backroom_deal*2 cook_the_books*3 "
    "money_laundering*2 buy_a_witness*2 offshore_account rigged_election unrefusable_offer*2 hijack_a_truck*3 "
    "bank_robbery*2 crack_the_case*2 move_the_shipment skim_the_take drive_by_shooting*2 gun_down*3 "
    "hit_on_a_made_man*2".split()
)  # all but two Car Bombs and two Intimidations


def test_there_is_no_making_change_and_no_trading() -> None:
    """[CORL-14.1, CORL-14.3, CORL-20.3; CORL-X56]"""
    state = turn(anna="1*5 gun", bruno="-")

    assert refused_by(state, "anna exchange 1 1 1 1 1 for 5") == "CORL-14.1"
    assert refused_by(state, "anna give gun to bruno") == "CORL-14.3"
    assert refused_by(state, "anna show gun to bruno") == "CORL-20.3"


def test_an_empty_stack_of_money_gives_the_next_lower_value() -> None:
    """[CORL-9.7, CORL-13.8, CORL-14.4; CORL-X57]"""
    state = turn(anna="gun*2 booze bank_robbery", bruno="suitcase 5*30 3*29")
    play(state, "anna complete bank_robbery from hand")

    assert hand(state, "anna") == "2 3"
    assert [(event["asked"], event["taken"]) for event in events(state, "money-gained")] == [
        ("money_5", "money_3"),
        ("money_3", "money_2"),
    ]


def test_without_a_lower_value_nothing_is_taken() -> None:
    """[CORL-14.4; CORL-X58]"""
    state = turn(anna="gun hijack_a_truck", bruno="suitcase 1*30")
    play(state, "anna complete hijack_a_truck from hand")

    assert hand(state, "anna") == "booze"
    assert [event["taken"] for event in events(state, "money-gained")] == ["none"]


def test_a_good_that_has_run_out_is_not_taken() -> None:
    """[CORL-14.5]"""
    state = turn(anna="-", bruno="gun*8")
    play(state, "anna thug navy_yard")

    assert hand(state, "anna") == "2"


@pytest.mark.parametrize(
    ("deck", "discards", "drawn", "reshuffled"),
    [(1, 3, 2, 1), (1, 0, 1, 0), (0, 0, 0, 0), (0, 1, 1, 1), (0, 2, 2, 1)],
)
def test_an_empty_deck_is_made_anew_of_the_discards(
    deck: int, discards: int, drawn: int, reshuffled: int
) -> None:
    """[CORL-14.6, CORL-14.7, CORL-13.11; CORL-X59]"""
    left = ["car_bomb", "car_bomb", "intimidation", "intimidation"]
    thrown = left[:discards]
    elsewhere = left[discards : 4 - deck]
    lines = f"discards: {' '.join(thrown)}" if thrown else ""
    state = turn(lines, anna="-", bruno=ALL_JOBS, carla="completed " + (" ".join(elsewhere) or "-"))
    assert (size(state, "deck"), size(state, "discards")) == (deck, discards)

    play(state, "anna family don s03", Stacked())
    if drawn == 2:  # otherwise there is nothing to choose
        play(state, "anna resolve draw_job", Stacked())

    assert happened(state).count("jobs-reshuffled") == reshuffled
    kinds = happened(state)
    assert kinds.count("job-drawn") + kinds.count("job-dealt") == drawn
    assert (decision(state) == "keep_job") == (drawn == 2)


def test_discards_go_back_to_their_stacks() -> None:
    """[CORL-1.12, CORL-14.8]"""
    state = turn("tiles: blue_chop_shop", anna="1 gun extortion", bruno="-")
    play(state, "anna thug blue_chop_shop, anna discard 1, anna discard gun, anna discard extortion")

    assert (stack(state, "1"), stack(state, "gun")) == (30, 8)
    assert table(state, "discards") == "extortion"


def test_there_is_no_limit_to_a_hand_during_an_act() -> None:
    """[CORL-14.9; CORL-X89]"""
    state = turn(anna="1*4 2*4 3*4", bruno="-")
    play(state, "anna thug navy_yard")

    assert int(state.hand_size(0)) == 14


def test_money_leaves_a_suitcase_only_as_a_bid_or_by_a_card() -> None:
    """[CORL-14.2]"""
    state = turn(anna="hand 2; suitcase 5*2", bruno="-")
    for line in ("anna bid 5", "anna offer 5", "anna discard 5"):
        assert refused_by(state, line)

    play(state, "anna thug exchange_bank, anna bank 2")

    assert suitcase(state, "anna") == "2 5*2"
