"""Turf war [CORL-15]."""

from __future__ import annotations

from tests.games.corleone.scenario import (
    asked,
    controller,
    decision,
    events,
    hand,
    influences,
    legal,
    markers,
    phase,
    play,
    refused_by,
    supply,
    turn,
)

TURFS = ("wall_street", "brooklyn", "upper_east_side", "queens", "upper_west_side", "midtown", "chelsea")


def test_the_printed_example_on_our_board() -> None:
    """[CORL-15.1, CORL-15.2, CORL-15.3, CORL-15.4, CORL-15.6, CORL-15.9; CORL-X60, CORL-X61]"""
    state = turn(
        "neutral: mayor s13; police_chief chelsea\nstacks: chelsea anna",
        carla="at s01 penn_central_railroad; killed thug",
        anna="at s12; killed thug thug",
        bruno="at s02 s06 packing_house; killed thug",
        dario="killed thug thug don consigliere",
        act=2,
    )
    assert influences(state, "midtown") == [0, 2, 2, 0, 1]
    play(
        state,
        "carla family consigliere s05, carla resolve gain_money_2, carla resolve bank_money, carla decline",
    )
    play(
        state,
        f"carla {legal(state, 'carla')[0]}, anna family consigliere s10, anna resolve gain_good_gun, anna decline",
    )

    settled = {
        str(event["turf"]): event for event in events(state) if str(event["event"]).startswith("turf-")
    }
    assert list(settled) == list(TURFS)
    assert influences(state, "midtown") == [0, 0, 0, 0, 0]  # the entr'acte has come
    winners = {turf: event.get("seat", event.get("reason")) for turf, event in settled.items()}
    assert winners == {
        "wall_street": "tie",
        "brooklyn": 0,
        "upper_east_side": "tie",
        "queens": 1,
        "upper_west_side": 0,
        "midtown": 2,
        "chelsea": "tie",
    }
    assert markers(state, "chelsea") == "anna"


def test_the_influence_of_each_side_is_announced() -> None:
    """[CORL-15.2, CORL-15.3; CORL-X60]"""
    state = turn(
        "neutral: mayor s13",
        carla="at s01 s05; killed thug",
        bruno="at s02 s06; killed thug thug",
        anna="killed thug thug don consigliere",
        act=2,
    )
    play(state, "carla thug penn_central_railroad, carla resolve gain_money_2")
    play(state, f"carla {legal(state, 'carla')[0]}")

    midtown = [event for event in events(state, "influence-counted") if event["turf"] == "midtown"]
    assert [(event["seat"], event["influence"]) for event in midtown] == [(1, 2), (2, 3)]
    neutral = [event for event in events(state, "neutral-counted") if event["turf"] == "midtown"]
    assert [event["influence"] for event in neutral] == [1]
    assert controller(state, "midtown") == "carla"


def test_the_neutral_side_can_have_the_most() -> None:
    """[CORL-15.7, CORL-15.9; CORL-X62]"""
    state = turn(
        "neutral: police_chief queens; union_boss bottling_plant\nstacks: queens anna",
        bruno="at s03; killed thug thug",
        anna="killed thug thug thug don",
    )
    play(state, "bruno thug navy_yard")

    assert markers(state, "queens") == "anna"
    reasons = {event["turf"]: event["reason"] for event in events(state, "turf-unchanged")}
    assert reasons["queens"] == "neutral"
    assert reasons["chelsea"] == "no_figures"  # CORL-15.8


def test_a_second_marker_of_ones_own_goes_on_top() -> None:
    """[CORL-15.5; CORL-X64]"""
    state = turn("stacks: queens bruno", bruno="killed thug thug don", anna="killed thug thug thug don")
    play(state, "bruno thug bottling_plant")

    assert markers(state, "queens") == "bruno bruno"
    assert supply(state, "bruno") == 7


def test_thugs_in_both_businesses_count_and_a_don_counts_in_each_turf() -> None:
    """[CORL-6.6, CORL-15.2; CORL-X90]"""
    state = turn(
        "tiles: blue_laundromat blue_gunsmith",
        bruno="at navy_yard; killed thug don",
        anna="at s10; killed thug thug thug",
    )
    play(state, "bruno thug blue_gunsmith")

    assert markers(state, "brooklyn") == "bruno"
    assert markers(state, "wall_street") == "anna"


def test_figures_in_the_river_and_in_reserve_do_not_count() -> None:
    """[CORL-15.8, CORL-15.12]"""
    state = turn(anna="killed thug thug; at navy_yard", bruno="killed thug thug don; at bottling_plant")

    assert influences(state, "brooklyn") == [1, 0, 0]
    assert sum(sum(influences(state, turf)) for turf in TURFS) == 2


STACKS = "stacks: brooklyn anna bruno anna; midtown anna anna anna; wall_street anna anna anna anna"


def test_a_winner_without_markers_may_move_one_from_anywhere() -> None:
    """[CORL-15.10, CORL-15.11; CORL-X63]"""
    for number, left, top in ((2, "anna bruno", "bruno"), (1, "bruno anna", "anna")):
        state = turn(STACKS, anna="killed thug thug don", bruno="killed thug thug thug don")
        play(state, "anna thug packing_house")
        assert (asked(state), decision(state)) == (["anna"], "move_marker")
        assert refused_by(state, "anna lift queens 1") == "CORL-15.11"

        play(state, f"anna lift brooklyn {number}")

        assert markers(state, "brooklyn") == left
        assert controller(state, "brooklyn") == top
        assert markers(state, "chelsea") == "anna"


def test_a_winner_without_markers_may_move_none() -> None:
    """[CORL-15.10; CORL-X63]"""
    state = turn(STACKS, anna="killed thug thug don", bruno="killed thug thug thug don")
    play(state, "anna thug packing_house, anna decline")

    assert markers(state, "chelsea") == ""
    assert markers(state, "brooklyn") == "anna bruno anna"
    assert phase(state) == "2 family_business"


def test_the_marker_may_come_from_the_same_stack() -> None:
    """[CORL-15.11]"""
    stacks = "stacks: chelsea anna bruno; midtown anna anna anna anna; wall_street anna anna anna anna"
    state = turn(stacks, anna="killed thug thug don", bruno="killed thug thug thug don")
    play(state, "anna thug packing_house, anna go first, anna lift chelsea 1")

    assert markers(state, "chelsea") == "bruno anna"
    assert hand(state, "anna") == "2 blood_money"
