"""Figures: what people at the table would count for themselves, as far as each of them can see."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.games.corleone import event as e
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY
from tests.games.corleone.scenario import (
    BOX,
    RULES,
    at,
    events,
    hand,
    influences,
    legal,
    markers,
    new_game,
    play,
    scores,
    turn,
)


def figures(state: Corleone, viewer: str = "gallery") -> dict[str, Any]:
    """The figures one viewer is shown."""
    number = GALLERY if viewer == "gallery" else NAMES.index(viewer)
    return RULES.figures(View(state.seen_by(number)))


def of_seats(state: Corleone, name: str, viewer: str = "gallery") -> list[Any]:
    """One figure of every seat."""
    return [seat[name] for seat in figures(state, viewer)["seats"]]


def seen_chosen(state: Corleone, viewer: str) -> list[object]:
    """What a viewer sees set aside before each seat."""
    seats = RULES.view_to_plain(View(state.seen_by(NAMES.index(viewer))))["seats"]
    assert isinstance(seats, list)
    return [seat["chosen"] for seat in seats]


def of_turf(state: Corleone, turf: str) -> dict[str, Any]:
    """The figures of one turf."""
    return next(row for row in figures(state)["turfs"] if row["turf"] == turf)


def placement(state: Corleone, place: str, viewer: str = "anna") -> dict[str, Any] | None:
    """What placing a figure somewhere would bring a seat; None if it is not possible."""
    return next((row for row in figures(state, viewer)["placements"] if row["place"] == place), None)


# Placements.


def test_a_thug_would_bring_the_front_and_a_family_member_all_backs() -> None:
    """[CORL-6.3, CORL-7.3; CORL-X21]"""
    state = turn("tiles: blue_gunsmith", carla="-", anna="-", bruno="-")

    assert placement(state, "bottling_plant") == {
        "place": "bottling_plant",
        "effects": {"gain_good_booze": 1, "gain_money_2": 1},
        "shares": None,
    }
    effects = {"bank_money": 1, "draw_job": 1, "gain_good_gun": 1, "gain_good_blood_money": 1}
    assert placement(state, "s02") == {"place": "s02", "effects": effects, "shares": None}


def test_central_park_is_counted_with_the_backs() -> None:
    """[CORL-1.6, CORL-7.3]"""
    found = placement(turn(anna="-", bruno="-"), "s09")

    assert found is not None
    assert found["effects"]["bank_money"] == 1


@pytest.mark.parametrize(("owner", "shares"), [("bruno", 1), ("anna", None)])
def test_who_would_share_is_named(owner: str, shares: int | None) -> None:
    """[CORL-8.2, CORL-8.7, CORL-7.5] Nobody shares what a family member brings."""
    state = turn(f"stacks: queens {owner}", anna="-", bruno="-")

    front, backs = placement(state, "bottling_plant"), placement(state, "s03")
    assert front is not None
    assert backs is not None
    assert (front["shares"], backs["shares"]) == (shares, None)


def test_only_what_can_be_done_is_offered() -> None:
    """[CORL-6.2, CORL-7.1, CORL-7.2]"""
    state = turn("tiles: blue_gunsmith", anna="at navy_yard s01; killed thug", bruno="at packing_house s03")
    places = [row["place"] for row in figures(state, "anna")["placements"]]

    assert places == [command.split()[-1] for command in legal(state, "anna")]
    assert "s02" not in places  # the Don stands already
    play(state, "anna thug bottling_plant, bruno thug exchange_bank")
    assert figures(state, "anna")["placements"] == []  # bruno is asked about banking


def test_what_a_figure_would_bring_is_reckoned_for_who_looks() -> None:
    """[CORL-8.2, CORL-8.7, CORL-6.1] Not for the seat on turn: that one has other figures, and shares with others."""
    state = turn("stacks: queens bruno", anna="-", bruno="killed don", carla="-")

    for viewer, shares in (("anna", 1), ("bruno", None), ("carla", 1)):
        found = placement(state, "bottling_plant", viewer)
        assert found is not None
        assert found["shares"] == shares
    assert placement(state, "s03", "bruno") is None
    assert placement(state, "s03", "carla") is not None
    assert figures(state)["placements"] == []


def test_whoever_kills_or_moves_is_told_whose_figure_stands_where() -> None:
    """[CORL-10.5, CORL-K19]"""
    state = turn(
        "neutral: mayor s02",
        anna="at packing_house; hand gun_down gun booze",
        bruno="at bottling_plant s01",
        act=2,
    )
    assert figures(state, "anna")["figures_there"] == []
    play(state, next(f"anna {line}" for line in legal(state, "anna") if line.startswith("complete gun_down")))
    while state.stage != e.KILL:
        play(state, next(f"anna {line}" for line in legal(state, "anna") if "kill" in line))

    there = [(row["place"], row["figure"], row["seat"]) for row in figures(state, "anna")["figures_there"]]
    assert there == [
        ("bottling_plant", "thug", 1),
        ("packing_house", "thug", 0),
        ("s01", "don", 1),
        ("s02", "mayor", None),
    ]
    assert figures(state, "bruno")["figures_there"] == []


def test_tribute_says_how_many_cards_have_to_go() -> None:
    """[CORL-17.5] To the one who chooses; how many others have set aside is theirs to know."""
    state = at("act 3, tribute\nasked tribute: anna bruno\nanna: hand 1 2 3 5 gun\nbruno: hand 1*4")
    left = []
    for line in ("discard 1", "discard gun"):
        left.append(figures(state, "anna")["tribute_left"])
        play(state, f"anna {line}")

    assert [*left, figures(state, "anna")["tribute_left"]] == [2, 1, 0]
    assert figures(state, "bruno")["tribute_left"] == 1
    assert figures(state)["tribute_left"] is None


# Turfs.


def test_influence_and_who_would_win() -> None:
    """[CORL-15.2, CORL-15.3, CORL-15.4; CORL-X61]"""
    state = turn(
        "neutral: mayor s13; police_chief chelsea\nstacks: queens anna",
        anna="at s12",
        bruno="at s02 s06 packing_house",
        carla="at s01 s05 penn_central_railroad",
        act=2,
    )
    for row in figures(state)["turfs"]:
        *seats, neutral = influences(state, row["turf"])
        assert [(of["seat"], of["influence"]) for of in row["influence"]] == [
            (seat, influence) for seat, influence in enumerate(seats) if influence > 0
        ]
        assert row["neutral"] == neutral
    winners = [row["would_win"] for row in figures(state)["turfs"]]

    assert winners == [1, None, None, 1, 0, 2, None]
    assert of_turf(state, "queens")["controller"] == 0


def test_who_would_win_wins() -> None:
    """[CORL-15.4] The war brings what the figures foretold."""
    state = turn(anna="at s10 navy_yard; killed thug", bruno="at bottling_plant s08; killed thug thug")
    foretold = {
        row["turf"]: row["would_win"] for row in figures(state)["turfs"] if row["would_win"] is not None
    }
    play(state, "anna thug packing_house")
    won = {event["turf"]: event["seat"] for event in events(state, "turf-won")}

    assert won == {**foretold, "chelsea": 0}
    assert won == {"brooklyn": 0, "queens": 1, "midtown": 1, "chelsea": 0}


def test_the_bonus_goes_to_the_most_markers() -> None:
    """[CORL-19.3, CORL-19.4]"""
    state = turn("stacks: queens anna anna bruno; brooklyn anna bruno", anna="-", bruno="-")

    assert of_turf(state, "queens")["bonus"] == 0
    assert of_turf(state, "brooklyn")["bonus"] == 1
    assert of_turf(state, "midtown")["bonus"] is None
    assert of_seats(state, "turf_bonus_now") == [5, 5]
    assert markers(state, "queens") == "anna anna bruno"


# Seats.


@pytest.mark.parametrize(("act", "limit"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_the_hand_limit_and_how_far_a_hand_is_above_it(act: int, limit: int) -> None:
    """[CORL-17.1, CORL-17.3, CORL-17.4] Allies in front will return."""
    state = turn(anna="hand 1*5; played capo", bruno="1", act=act)

    assert figures(state)["hand_limit"] == limit
    assert of_seats(state, "over_limit") == [6 - limit, 0]
    assert of_seats(state, "hand_count") == [5, 1]


def test_cards_set_aside_are_still_counted() -> None:
    """[CORL-K2, CORL-K17]"""
    state = at("act 3, tribute\nasked tribute: anna bruno\nanna: hand 1 2 3 5\nbruno: hand 1*4")
    play(state, "anna discard 1, anna done")

    for viewer in ("anna", "bruno", "gallery"):
        assert of_seats(state, "hand_count", viewer) == [4, 4]


def test_suitcases_are_counted_for_all_and_added_up_for_their_owners() -> None:
    """[CORL-K9, CORL-K10, CORL-20.1, CORL-20.2; CORL-X79]"""
    anna = "suitcase 5 2*3; completed extortion shake_down"
    state = turn(anna=anna, bruno="suitcase 1")
    assert of_seats(state, "suitcase_count") == [4, 1]
    assert of_seats(state, "suitcase_sum", "bruno") == [None, 1]
    assert of_seats(state, "suitcase_sum") == [None, None]
    assert of_seats(state, "colours")[0] == {"yellow": 2}

    options: dict[str, OptionValue] = {"open_ledger": True}
    assert of_seats(turn(options=options, anna=anna, bruno="suitcase 1"), "suitcase_sum") == [11, 1]


def test_a_bid_is_part_of_the_suitcase_until_it_is_paid() -> None:
    """[CORL-16.6, CORL-K13] What lies face down is not nothing."""
    text = "act 1, bribery\nasked bid: anna bruno\nallies: capo mayor_1\nanna: suitcase 5 2\nbruno: suitcase 3\ncarla:"
    state = at(text)
    play(state, "anna bid 5, anna done")
    assert of_seats(state, "bid", "bruno") == [None, 0, None]
    assert of_seats(state, "bid", "anna") == [5, None, None]
    assert seen_chosen(state, "bruno") == [None, {}, {}]
    assert seen_chosen(state, "anna") == [{"money_5": 1}, None, {}]
    assert of_seats(state, "suitcase_count", "bruno") == [2, 1, 0]

    play(state, "bruno bid 3, bruno done")
    assert of_seats(state, "bid") == [5, 3, 0]
    assert of_seats(state, "suitcase_sum", "anna")[0] == 7


def test_figures_left_and_colours() -> None:
    """[CORL-1.10, CORL-19.6, CORL-20.2]"""
    state = turn(
        anna="at navy_yard; completed gun_down extortion",
        bruno="killed don; completed car_bomb bank_robbery",
        carla="-",
    )

    assert of_seats(state, "figures_left") == [2, 2, 3]
    leaders = {row["colour"]: row["seats"] for row in figures(state)["colour_leaders"]}
    assert leaders == {"yellow": [0], "blue": [], "green": [1], "grey": [0, 1]}
    assert of_seats(state, "colour_bonus_now") == [10, 10, 0]


def test_the_bonuses_foretold_are_those_that_are_paid() -> None:
    """[CORL-19.3, CORL-19.6]"""
    state = at(
        """
        act 4, tribute
        asked tribute: anna
        stacks: queens anna bruno bruno; chelsea anna
        anna: hand gun*3; completed gun_down
        bruno: completed car_bomb extortion
        """
    )
    turfs, colours = of_seats(state, "turf_bonus_now"), of_seats(state, "colour_bonus_now")
    play(state, "anna discard gun, anna done")

    assert scores(state) == [turf + colour for turf, colour in zip(turfs, colours, strict=True)]
    assert scores(state) == [5 + 5, 5 + 10]


# Effects.


def test_effects_left_and_whose_they_are() -> None:
    """[CORL-13.1, CORL-8.2]"""
    state = turn("stacks: wall_street bruno", anna="1", bruno="2")
    assert figures(state)["effects_left"] == {}
    assert figures(state)["resolver"] is None
    play(state, "anna thug exchange_bank, anna go second")

    assert figures(state)["resolver"] == 1
    assert figures(state)["effects_left"] == {"bank_money": 1}  # one of two is being resolved
    play(state, "bruno decline, bruno decline")
    assert figures(state)["resolver"] == 0


def test_effects_of_a_card_wait_for_those_of_a_place() -> None:
    """[CORL-12.10]"""
    state = turn(anna="5 union_boss_3", bruno="-", act=4)
    play(state, "anna ally union_boss_3, anna resolve place_neutral_union_boss_shake")
    play(state, "anna place penn_central_railroad")

    assert figures(state)["effects_left"] == {"draw_job": 1, "gain_money_2": 1}
    assert figures(state)["waiting_effects"] == {"bank_money": 2}
    assert hand(state, "anna") == "5"


def test_before_the_first_act_there_is_little_to_count() -> None:
    state = new_game(3, families="picked")

    assert figures(state)["hand_limit"] is None
    assert figures(state)["placements"] == []
    assert [row["colour"] for row in figures(state)["colour_leaders"]] == list(BOX.colours)
