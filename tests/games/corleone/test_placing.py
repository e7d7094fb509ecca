"""Playing thugs and family members [CORL-6, CORL-7]."""

from __future__ import annotations

import pytest

from tests.games.corleone.scenario import (
    Stacked,
    asked,
    cards,
    decision,
    events,
    hand,
    happened,
    influences,
    legal,
    play,
    refused_by,
    standing,
    suitcase,
    table,
    turn,
)

# Thugs.


def test_a_thug_draws_a_job_and_takes_two_dollars_at_penn_central() -> None:
    """[CORL-6.1, CORL-6.3, CORL-13.11; CORL-X18]"""
    state = turn(anna="-", bruno="-")
    play(
        state,
        "anna thug penn_central_railroad, anna resolve draw_job, anna keep extortion",
        Stacked("extortion car_bomb"),
    )

    assert hand(state, "anna") == "2 extortion"
    assert table(state, "discards") == "car_bomb"
    assert standing(state, "penn_central_railroad") == "anna"


def test_a_thug_space_holds_one_figure() -> None:
    """[CORL-1.3, CORL-6.2, CORL-12.8; CORL-X19]"""
    state = turn("neutral: union_boss packing_house", anna="at bottling_plant", bruno="at navy_yard")

    for business in ("navy_yard", "bottling_plant", "packing_house"):
        assert refused_by(state, f"anna thug {business}") == "CORL-6.2"
    assert refused_by(state, "anna thug blue_gunsmith") == "CORL-6.1"


def test_a_thug_shakes_down_only_its_own_business() -> None:
    """[CORL-4.4, CORL-6.4, CORL-6.6]"""
    state = turn("tiles: blue_laundromat blue_gunsmith", anna="-", bruno="-")
    play(state, "anna thug navy_yard")
    assert hand(state, "anna") == "2 gun"

    play(state, "bruno thug packing_house, anna thug blue_gunsmith")

    assert hand(state, "anna") == "2 gun*3"
    assert influences(state, "brooklyn") == [2, 0, 0]


@pytest.mark.parametrize("controller", ["", "stacks: brooklyn anna", "stacks: brooklyn bruno"])
def test_any_turf_may_be_entered(controller: str) -> None:
    """[CORL-6.5]"""
    assert "thug navy_yard" in legal(turn(controller, anna="-", bruno="-"), "anna")


def test_a_thug_may_be_played_where_nothing_can_be_used() -> None:
    """[CORL-6.7, CORL-13.4, CORL-13.12; CORL-X20]"""
    state = turn("tiles: blue_chop_shop", anna="1 extortion", bruno="-")
    play(state, "anna thug blue_chop_shop")

    assert hand(state, "anna") == "1 extortion"
    assert "effect-not-used" in happened(state)
    assert asked(state) == ["bruno"]


def test_a_thug_needs_to_be_in_reserve() -> None:
    """[CORL-6.1, CORL-1.10]"""
    state = turn(anna="killed thug thug thug", bruno="-")

    assert refused_by(state, "anna thug navy_yard") == "CORL-6.1"
    assert refused_by(state, "anna family heir s01") == "CORL-7.1"


# Family members.


def test_a_family_member_supports_every_turf_its_space_touches() -> None:
    """[CORL-7.1, CORL-7.3, CORL-7.4; CORL-X21]"""
    state = turn("tiles: blue_gunsmith", carla="5", anna="-", bruno="-")
    play(state, "carla family don s02")
    assert sorted(legal(state, "carla")) == [
        "resolve bank_money",
        "resolve draw_job",
        "resolve gain_good_blood_money",
        "resolve gain_good_gun",
    ]

    play(
        state,
        "carla resolve gain_good_gun, carla resolve draw_job, carla keep gun_down, "
        "carla resolve bank_money, carla bank 5",
        Stacked("gun_down intimidation"),
    )

    assert hand(state, "carla") == "gun blood_money gun_down"
    assert suitcase(state, "carla") == "5"


def test_the_order_is_free_across_businesses() -> None:
    """[CORL-7.4, CORL-13.1; CORL-X22]"""
    state = turn(anna="extortion gun_down", bruno="-")
    play(
        state,
        "anna family don s05, anna resolve gain_money_2, anna resolve bank_money, anna bank 2, anna keep skim_the_take",
        Stacked("skim_the_take extortion"),
    )

    assert suitcase(state, "anna") == "2"
    assert hand(state, "anna") == "extortion skim_the_take gun_down"
    assert [event["area"] for event in events(state, "area-supported")] == [
        "upper_east_side",
        "midtown",
        "central_park",
    ]


def test_supporting_gives_the_controller_nothing() -> None:
    """[CORL-7.5, CORL-8.4; CORL-X24]"""
    state = turn("stacks: queens bruno", anna="-", bruno="-")
    play(state, "anna family don s03, anna resolve gain_good_booze", Stacked())

    assert decision(state) == "keep_job"
    assert cards(state, "bruno") == "-"


def test_thugs_do_not_hinder_supporting() -> None:
    """[CORL-7.6]"""
    state = turn(anna="-", bruno="at bottling_plant navy_yard", carla="-")
    play(state, "anna family don s15")

    assert hand(state, "anna") == "gun booze"


def test_a_space_must_be_empty() -> None:
    """[CORL-7.1, CORL-12.8]"""
    state = turn("neutral: mayor s05", anna="-", bruno="at s01")

    assert refused_by(state, "anna family don s01") == "CORL-7.1"
    assert refused_by(state, "anna family don s05") == "CORL-7.1"


def test_a_family_member_may_be_played_where_nothing_can_be_used() -> None:
    """[CORL-7.7, CORL-13.4]"""
    state = turn(anna="-", bruno="-", carla="-")
    play(state, "anna family don s16, anna resolve bank_money")

    assert hand(state, "anna") == "-"
    assert [event["effect"] for event in events(state, "effect-not-used")] == [
        "bank_money",
        "discard_for_1_gain_good_choice_gun_booze_blood_money",
    ]
