"""Acts, phases, new businesses, and whose turn it is [CORL-3, CORL-4, CORL-5]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import FastChance
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    asked,
    at,
    decision,
    events,
    hand,
    happened,
    horse_head,
    in_reserve,
    new_game,
    phase,
    play,
    refused_by,
    tiles,
    turn,
)

NO_MORE = "killed thug thug don"  # with three seats or more, in Act I


def played_out(seats: int, seed: int = 1) -> Corleone:
    """A whole game of random moves."""
    state = new_game(seats, seed)
    chance = FastChance(seed)
    while not state.is_over():
        waiting = members(state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        choices = state.legal(seat)
        state.decide(seat, choices[chance.below(len(choices))], chance)
    return state


# Acts.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_acts_with_their_phases_and_never_fewer(seats: int) -> None:
    """[CORL-3.1, CORL-3.2, CORL-3.3, CORL-3.4, CORL-3.5; CORL-X8]"""
    state = played_out(seats)
    phases = [str(event["phase"]) for event in events(state, "phase-started")]
    act = ["open_for_business", "family_business", "turf_war", "bribery", "tribute", "entracte"]

    assert phases == act * 3 + ["open_for_business", "family_business", "turf_war", "tribute"]
    assert [event["act"] for event in events(state, "act-started")] == ["1", "2", "3", "4"]


def test_figures_in_reserve_at_the_start_of_each_act() -> None:
    """[CORL-3.1, CORL-18.3; CORL-X9]"""
    for act, number in ((1, 3), (2, 4), (3, 4), (4, 5)):
        assert sum(in_reserve(turn(anna="-", bruno="-", carla="-", act=act), "anna")) == number
        assert sum(in_reserve(turn(anna="-", bruno="-", act=act), "anna")) == number + 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_act_opens_a_business_in_the_lowest_numbered_turf_without_one(seats: int) -> None:
    """[CORL-4.1, CORL-4.2, CORL-4.3, CORL-4.4; CORL-X10, CORL-X11, CORL-X12]"""
    state = played_out(seats)
    before = {2: 0, 3: 0, 4: 1, 5: 3}[seats]
    colours = [tile.split("_")[0] for tile in tiles(state)]

    assert colours == ["blue"] * (before + 2) + ["red"] * 2
    placed = [event["turf"] for event in events(state, "tile-placed")]
    turfs = ["wall_street", "brooklyn", "upper_east_side", "queens", "upper_west_side", "midtown", "chelsea"]
    assert placed == turfs[: before + 4]


def test_an_empty_stack_places_no_tile() -> None:
    """[CORL-4.5]"""
    state = at(
        """
        act 2, tribute, turn bruno
        asked tribute: anna
        tiles: blue_gunsmith blue_speakeasy
        anna: hand 1 2 3 5 5; at navy_yard packing_house s01 s02
        bruno: at exchange_bank gentlemens_club bottling_plant s03 s04
        """
    )
    state.stacked = 0

    play(state, "anna discard 1, anna done")

    assert phase(state) == "3 family_business"
    assert tiles(state) == ["blue_gunsmith", "blue_speakeasy"]


# Turns.


def test_turns_go_clockwise_from_the_first_player() -> None:
    """[CORL-1.11, CORL-5.1; CORL-X13]"""
    state = turn(bruno="-", carla="-", anna="-", holder="bruno")
    order = []
    for business in ("navy_yard", "packing_house", "bottling_plant"):
        order += asked(state)
        play(state, f"{asked(state)[0]} thug {business}")

    assert order + asked(state) == ["bruno", "carla", "anna", "bruno"]


def test_who_has_no_figure_in_reserve_is_skipped() -> None:
    """[CORL-5.4; CORL-X13, CORL-X14]"""
    state = turn(bruno="-", anna="-", carla=f"{NO_MORE}; hand gun hijack_a_truck", holder="bruno")

    assert refused_by(state, "carla complete hijack_a_truck from hand") == "CORL-5.4"
    play(state, "bruno thug navy_yard")
    assert asked(state) == ["anna"]
    assert events(state, "turn-skipped") == [{"event": "turn-skipped", "seat": 2, "reason": "no_figures"}]
    play(state, "anna thug packing_house")
    assert asked(state) == ["bruno"]


def test_one_action_a_turn_and_no_passing() -> None:
    """[CORL-5.2, CORL-5.3; CORL-X15]"""
    state = turn(anna="-", bruno="-")

    assert refused_by(state, "anna pass") == "CORL-5.3"
    assert refused_by(state, "bruno thug navy_yard") == "CORL-5.1"
    play(state, "anna thug penn_central_railroad")
    assert refused_by(state, "anna thug navy_yard") == "CORL-5.2"


def test_a_job_or_an_ally_uses_no_figure() -> None:
    """[CORL-5.5]"""
    state = turn(anna="gun hijack_a_truck capo", bruno="-")
    before = in_reserve(state, "anna")

    play(
        state,
        "anna complete hijack_a_truck from hand, bruno thug exchange_bank",
    )
    play(state, "anna ally capo, anna support queens")

    assert in_reserve(state, "anna") == before


def test_a_killed_figure_gives_no_further_turn() -> None:
    """[CORL-5.6, CORL-10.2; CORL-X17]"""
    state = turn(
        bruno="gun booze gun_down; at s01 packing_house",
        anna="at navy_yard s03; killed thug",
        carla="-",
        holder="bruno",
    )
    play(state, "bruno complete gun_down from hand, bruno resolve money, bruno kill navy_yard")
    assert in_reserve(state, "anna") == (0, 0)

    play(state, "carla thug navy_yard")

    assert asked(state) == ["bruno"]


def test_the_phase_ends_when_no_figure_is_left_in_reserve() -> None:
    """[CORL-5.7]"""
    state = turn(anna="killed thug don; at packing_house", bruno="killed thug thug thug don")
    play(state, "anna thug navy_yard")

    assert "turf-won" in happened(state)
    assert phase(state) == "2 family_business"


def test_an_action_is_resolved_with_the_controllers_share_before_the_next_turn() -> None:
    """[CORL-5.8, CORL-8.8]"""
    state = turn("stacks: wall_street bruno", anna="1", bruno="2")

    play(state, "anna thug exchange_bank, anna go first, anna bank 1")
    assert (asked(state), decision(state)) == (["bruno"], "bank")
    play(state, "bruno bank 2")
    assert (asked(state), decision(state)) == (["bruno"], "action")


def test_turns_go_on_from_who_has_just_acted_when_the_horse_head_moves() -> None:
    """[CORL-5.9, CORL-13.14; CORL-X16]"""
    state = turn(bruno="-", carla="-", anna="-", holder="anna")
    play(state, "bruno thug gentlemens_club, bruno resolve gain_money_3, bruno take horse_head")

    assert horse_head(state) == "bruno"
    assert asked(state) == ["carla"]
    play(state, "carla thug navy_yard")
    assert asked(state) == ["anna"]
    assert hand(state, "bruno") == "3"


def test_who_can_place_nothing_and_play_nothing_is_skipped() -> None:
    """[CORL-5.10] Our board never gets there, so its spaces are closed by hand."""
    state = turn(anna="killed thug thug", bruno="-")
    state.agreed.closed = (1 << int(state.box.board.spaces)) - 1

    play(state, "anna thug navy_yard, bruno thug packing_house")

    assert asked(state) == ["bruno"]
    assert events(state, "turn-skipped")[-1]["reason"] == "no_action"
