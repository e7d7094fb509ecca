"""Controlled turfs: the controller's share [CORL-8]."""

from __future__ import annotations

import pytest

from tests.games.corleone.scenario import (
    asked,
    decision,
    events,
    hand,
    happened,
    horse_head,
    legal,
    play,
    refused_by,
    turn,
)

QUEENS = "stacks: queens bruno"
ONE_BOOZE = "hand booze*7"


def test_the_controller_resolves_the_same_front_in_full() -> None:
    """[CORL-8.1, CORL-8.2; CORL-X25]"""
    state = turn(QUEENS, anna="-", bruno="-")
    play(state, "anna thug bottling_plant, anna go first")

    assert hand(state, "anna") == hand(state, "bruno") == "2 booze"


@pytest.mark.parametrize(("who", "annas", "brunos"), [("first", "2 booze", "2"), ("second", "2", "2 booze")])
def test_the_active_player_decides_who_goes_first(who: str, annas: str, brunos: str) -> None:
    """[CORL-8.5, CORL-14.5; CORL-X26]"""
    state = turn(QUEENS, anna="-", bruno="-", carla=ONE_BOOZE)
    play(state, "anna thug bottling_plant")
    assert legal(state, "anna") == ["go first", "go second"]
    assert refused_by(state, "bruno go first") == "CORL-8.5"

    play(state, f"anna go {who}")

    assert (hand(state, "anna"), hand(state, "bruno")) == (annas, brunos)


def test_whoever_goes_first_resolves_the_whole_front() -> None:
    """[CORL-8.5, CORL-8.6; CORL-X27]"""
    state = turn("stacks: upper_east_side bruno", anna="-", bruno="-", carla="-", holder="carla")
    play(state, "anna thug gentlemens_club, anna go second")
    play(state, "bruno resolve gain_money_3, bruno take horse_head")
    assert horse_head(state) == "bruno"

    play(state, "anna resolve gain_money_3, anna take horse_head")

    assert horse_head(state) == "anna"
    assert (hand(state, "anna"), hand(state, "bruno")) == ("3", "3")
    assert [event["from"] for event in events(state, "horse-head-taken")] == [2, 1]


def test_ones_own_turf_gives_one_helping() -> None:
    """[CORL-8.7; CORL-X28]"""
    state = turn("stacks: chelsea bruno anna", anna="-", bruno="-")
    play(state, "anna thug packing_house")

    assert (hand(state, "anna"), hand(state, "bruno")) == ("2 blood_money", "-")
    assert "controller-shares" not in happened(state)


def test_the_union_boss_shakes_down_like_a_thug() -> None:
    """[CORL-8.3, CORL-12.4; CORL-X29]"""
    state = turn(QUEENS, anna="union_boss_1", bruno="-")
    play(state, "anna ally union_boss_1, anna place bottling_plant, anna go first")
    assert hand(state, "anna") == hand(state, "bruno") == "2 booze"

    state = turn(QUEENS, bruno="union_boss_1", anna="-")
    play(state, "bruno ally union_boss_1, bruno place bottling_plant")
    assert (hand(state, "anna"), hand(state, "bruno")) == ("-", "2 booze")


def test_a_card_that_shakes_down_counts_too() -> None:
    """[CORL-8.3, CORL-8.10, CORL-9.10, CORL-13.15; CORL-X82]"""
    state = turn(QUEENS, anna="hand blood_money gun booze shake_down; at bottling_plant", bruno="-")
    play(
        state,
        "anna complete shake_down from hand, anna resolve money, anna shake bottling_plant, anna go first",
    )

    assert hand(state, "anna") == "2 5 booze"
    assert hand(state, "bruno") == "2 booze"
    assert "figure-moved" not in happened(state)


def test_supporting_by_a_card_gives_the_controller_nothing() -> None:
    """[CORL-8.4, CORL-13.16; CORL-X83]"""
    state = turn("tiles: blue_gunsmith\nstacks: wall_street bruno", anna="3 capo", bruno="-")
    play(state, "anna ally capo, anna support wall_street, anna resolve gain_good_gun, anna bank 3")

    assert hand(state, "anna") == "gun"
    assert hand(state, "bruno") == "-"


def test_the_controller_chooses_for_the_share_without_a_figure_or_a_turn() -> None:
    """[CORL-8.8, CORL-13.1, CORL-13.12; CORL-X86]"""
    state = turn("stacks: upper_west_side carla", anna="1", bruno="-", carla="killed thug thug don")
    play(state, "anna thug pawn_exchange, anna go first, anna resolve gain_money_3, anna decline")
    assert (asked(state), decision(state)) == (["carla"], "next_effect")

    play(state, "carla resolve gain_money_3, carla discard 3, carla take booze")

    assert hand(state, "carla") == "booze"
    assert asked(state) == ["bruno"]


def test_the_share_triggers_no_further_share() -> None:
    """[CORL-8.9]"""
    state = turn(QUEENS, anna="-", bruno="-", carla="-")
    play(state, "anna thug bottling_plant, anna go second")

    assert happened(state).count("controller-shares") == 1
    assert happened(state).count("front-used") == 2


def test_only_the_top_marker_controls() -> None:
    """[CORL-8.1]"""
    state = turn("stacks: queens bruno carla", anna="-", bruno="-", carla="-")
    play(state, "anna thug bottling_plant, anna go first")

    assert (hand(state, "bruno"), hand(state, "carla")) == ("-", "2 booze")
