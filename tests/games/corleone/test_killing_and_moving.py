"""Killing and moving figures [CORL-10, CORL-13.17, CORL-13.18]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from tests.games.corleone.scenario import (
    decision,
    events,
    hand,
    in_reserve,
    influences,
    legal,
    play,
    refused_by,
    seen,
    standing,
    told,
    turn,
)


def midtown() -> Corleone:
    """Four figures anna could kill with a Car Bomb in Midtown."""
    return turn(
        "neutral: mayor s13",
        anna="hand gun*2 blood_money car_bomb; at s05",
        bruno="at s02",
        carla="at penn_central_railroad s01",
    )


def test_a_car_bomb_kills_up_to_three_in_one_turf() -> None:
    """[CORL-10.1, CORL-10.8, CORL-10.9; CORL-X36]"""
    state = midtown()
    play(
        state,
        "anna complete car_bomb from hand, anna resolve money, anna kill s01, anna kill s02, anna kill s13",
    )
    assert refused_by(state, "anna kill penn_central_railroad") == "CORL-10.9"

    play(state, "anna done")

    assert [standing(state, space) for space in ("s01", "s02", "s13")] == ["-", "-", "-"]
    assert influences(state, "midtown") == [1, 0, 1, 0]
    assert (len(events(state, "figure-killed")), len(events(state, "neutral-killed"))) == (2, 1)


def test_fewer_or_none_may_be_killed() -> None:
    """[CORL-10.9, CORL-13.3]"""
    state = midtown()
    play(state, "anna complete car_bomb from hand, anna resolve money, anna kill s01, anna done")
    assert [standing(state, space) for space in ("s01", "s02", "s13")] == ["-", "bruno", "neutral"]

    state = midtown()
    play(state, "anna complete car_bomb from hand, anna resolve money, anna kill s01, anna decline")
    assert standing(state, "s01") == "carla"


def test_unfinished_targets_are_known_to_nobody_else() -> None:
    """[CORL-10.9]"""
    state = midtown()
    play(state, "anna complete car_bomb from hand, anna resolve money, anna kill s01, anna kill s02")

    assert seen(state, "anna").marks != 0
    assert seen(state, "bruno").marks == seen(state, "gallery").marks == 0
    assert told(state, "bruno", "target-chosen") == []


def queens(table: str = "") -> Corleone:
    """bruno and carla stand in Queens, dario does not; anna holds a Drive-By Shooting."""
    return turn(
        table, anna="gun*2 booze drive_by_shooting", bruno="at s03", carla="at bottling_plant", dario="at s01"
    )


def test_all_who_are_killed_must_be_in_one_turf() -> None:
    """[CORL-10.7, CORL-10.8; CORL-X37]"""
    state = queens()
    play(state, "anna complete drive_by_shooting from hand, anna resolve money, anna kill bottling_plant")
    assert refused_by(state, "anna kill s01") == "CORL-10.8"

    play(state, "anna kill s03, anna done")

    assert [standing(state, place) for place in ("s03", "bottling_plant", "s01")] == ["-", "-", "dario"]


def test_no_more_of_a_kind_than_the_card_names() -> None:
    """[CORL-10.9, CORL-13.17]"""
    state = queens("neutral: mayor s15")
    play(state, "anna complete drive_by_shooting from hand, anna resolve money, anna kill s03")

    assert refused_by(state, "anna kill s03") == "CORL-10.9"
    assert refused_by(state, "anna kill s01") == "CORL-10.9"
    assert refused_by(state, "anna kill s15") == "CORL-10.6"


def test_ones_own_figures_and_neutral_ones_are_spared() -> None:
    """[CORL-10.4, CORL-10.5, CORL-10.6; CORL-X38]"""
    state = turn(
        "neutral: union_boss packing_house; police_chief queens",
        anna="hand gun booze gun_down; at navy_yard",
        bruno="at bottling_plant s01",
    )
    play(state, "anna complete gun_down from hand, anna resolve kill_figure_anywhere_1_thug")

    assert refused_by(state, "anna kill navy_yard") == "CORL-10.5"
    assert refused_by(state, "anna kill packing_house") == "CORL-10.6"
    assert refused_by(state, "anna kill police_chief") == "CORL-10.6"
    assert refused_by(state, "anna kill exchange_bank") == "CORL-10.4"
    assert refused_by(state, "anna kill s01") == "CORL-13.17"
    assert legal(state, "anna") == ["kill bottling_plant", "decline"]


def test_the_place_of_a_killed_figure_is_empty_at_once() -> None:
    """[CORL-10.3; CORL-X39]"""
    state = turn(anna="gun booze gun_down", bruno="-", carla="at bottling_plant")
    play(state, "anna complete gun_down from hand, anna resolve money, anna kill bottling_plant")
    play(state, "bruno thug bottling_plant")

    assert standing(state, "bottling_plant") == "bruno"
    assert hand(state, "bruno") == "2 booze"


def test_what_a_killed_figure_has_earned_is_kept_and_its_influence_lost() -> None:
    """[CORL-10.2, CORL-10.10]"""
    state = turn(bruno="-", carla="gun blood_money hit_on_a_made_man", anna="-")
    play(state, "bruno family don s15")
    assert influences(state, "queens") == [0, 1, 0, 0]

    play(state, "carla complete hit_on_a_made_man from hand, carla resolve money, carla kill s15")

    assert hand(state, "bruno") == "gun booze"
    assert influences(state, "queens") == [0, 0, 0, 0]
    assert in_reserve(state, "bruno") == (2, 0)


def test_moving_anothers_figure_resolves_nothing() -> None:
    """[CORL-10.11, CORL-10.12; CORL-X40]"""
    state = turn(anna="booze intimidation", bruno="at s01", carla="-")
    play(state, "anna complete intimidation from hand, anna resolve money, anna move s01, anna place s16")

    assert standing(state, "s16") == "bruno"
    assert [influences(state, turf)[1] for turf in ("chelsea", "midtown", "upper_west_side")] == [0, 0, 1]
    assert (hand(state, "bruno"), hand(state, "anna")) == ("-", "2")


def test_a_moved_thug_shakes_down_its_new_business() -> None:
    """[CORL-8.3, CORL-10.13; CORL-X41]"""
    state = turn("stacks: queens bruno", anna="hand gun blood_money strong_arm; at packing_house", bruno="-")
    play(state, "anna complete strong_arm from hand, anna resolve money")
    play(state, "anna move packing_house, anna place bottling_plant, anna go first")

    assert hand(state, "anna") == "2*2 booze"
    assert hand(state, "bruno") == "2 booze"
    assert (standing(state, "packing_house"), standing(state, "bottling_plant")) == ("-", "anna")


def test_a_figure_moves_to_an_empty_open_space_of_its_kind() -> None:
    """[CORL-10.11, CORL-13.18]"""
    state = turn(
        "neutral: mayor s04", anna="hand booze intimidation; at s02 packing_house", bruno="at s01 navy_yard"
    )
    play(state, "anna complete intimidation from hand, anna resolve money")
    assert refused_by(state, "anna move s02") == "CORL-13.18"
    assert refused_by(state, "anna move s04") == "CORL-13.18"
    assert refused_by(state, "anna move s05") == "CORL-10.4"
    assert refused_by(state, "anna place s05") == "CORL-13.19"
    play(state, "anna move s01")

    for place in ("s01", "s02", "s04", "s13", "bottling_plant", "queens"):
        assert refused_by(state, f"anna place {place}") == "CORL-10.11"
    assert refused_by(state, "anna move navy_yard") == "CORL-13.18"
    assert "place s05" in legal(state, "anna")


@pytest.mark.parametrize("answer", ["decline", "move s01, anna decline"])
def test_moving_may_be_declined(answer: str) -> None:
    """[CORL-13.3]"""
    state = turn(anna="booze intimidation", bruno="at s01")
    play(state, f"anna complete intimidation from hand, anna resolve money, anna {answer}")

    assert standing(state, "s01") == "bruno"
    assert decision(state) == "action"
