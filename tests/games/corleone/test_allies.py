"""Playing allies, and neutral figures [CORL-11, CORL-12]."""

from __future__ import annotations

from consigliere.games.corleone.ground import RIVER
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    Stacked,
    at,
    face_up,
    hand,
    happened,
    influences,
    legal,
    play,
    refused_by,
    standing,
    suitcase,
    turn,
)


def test_the_family_accountant_banks_two_cards() -> None:
    """[CORL-11.1, CORL-13.7; CORL-X42]"""
    state = turn(anna="5 2 1 family_accountant", bruno="-", act=3)
    play(state, "anna ally family_accountant, anna bank 5, anna bank 2")

    assert face_up(state, "anna") == ["family_accountant"]
    assert (hand(state, "anna"), suitcase(state, "anna")) == ("1", "2 5")


def test_an_ally_is_played_once_an_act() -> None:
    """[CORL-11.2, CORL-11.3; CORL-X43]"""
    state = turn(anna="hand 1; played capo", bruno="-", act=2)

    assert refused_by(state, "anna ally capo") == "CORL-11.3"
    assert refused_by(state, "anna ally hired_muscle") == "CORL-11.1"


def test_an_ally_discarded_from_hand_leaves_the_game() -> None:
    """[CORL-11.6, CORL-14.8; CORL-X44]"""
    state = turn(anna="capo", bruno="-", act=2)
    play(state, "anna thug pawn_exchange")
    play(
        state,
        "anna resolve discard_for_1_gain_good_choice_gun_booze_blood_money, anna discard capo, anna take gun",
    )

    assert hand(state, "anna") == "3 gun"
    assert "capo" in [BOX.allies[ally].name for ally in members(state.gone)]


def test_a_face_up_ally_cannot_be_taken_and_a_stolen_one_can_be_played() -> None:
    """[CORL-11.4, CORL-11.7, CORL-11.8, CORL-13.22; CORL-X45]"""
    gone = "killed thug thug thug don consigliere"
    state = turn(anna="gun booze extortion", bruno=f"hand tax_advisor; played capo; {gone}", act=3)
    play(state, "anna complete extortion from hand, anna resolve money, anna rob bruno")

    assert hand(state, "anna") == "3 tax_advisor"
    assert face_up(state, "bruno") == ["capo"]
    assert "ally tax_advisor" in legal(state, "anna")


def test_a_face_up_ally_is_not_counted_as_a_hand_card() -> None:
    """[CORL-11.7, CORL-13.12]"""
    state = turn(anna="hand -; played capo", bruno="-", act=2)
    play(state, "anna thug pawn_exchange, anna resolve discard_for_1_gain_good_choice_gun_booze_blood_money")

    assert hand(state, "anna") == "3"
    assert "effect-not-used" in happened(state)


def test_an_ally_may_be_played_although_its_effects_cannot_be_used() -> None:
    """[CORL-11.9]"""
    state = turn(anna="hired_muscle", bruno="-", act=2)
    play(state, "anna ally hired_muscle")

    assert hand(state, "anna") == "2"
    assert face_up(state, "anna") == ["hired_muscle"]


def test_allies_count_against_the_hand_limit() -> None:
    """[CORL-11.5, CORL-17.1; CORL-X70]"""
    state = at(
        """
        act 3, tribute, turn anna
        asked tribute: bruno
        anna: at navy_yard packing_house exchange_bank s01 s02
        bruno: hand 1 2 capo hired_muscle; at bottling_plant gentlemens_club pawn_exchange s03 s04
        """
    )

    assert legal(state, "bruno") == ["discard 1", "discard 2", "discard hired_muscle", "discard capo"]


# Neutral figures.


def test_the_mayor_is_moved_and_supports_like_a_family_member() -> None:
    """[CORL-12.1, CORL-12.3, CORL-12.6, CORL-12.8; CORL-X46]"""
    state = turn("neutral: mayor s05", bruno="2 mayor_1", anna="at s02", act=2)
    play(state, "bruno ally mayor_1")
    assert refused_by(state, "bruno place s05") == "CORL-12.6"
    assert refused_by(state, "bruno place s02") == "CORL-12.3"
    assert refused_by(state, "bruno place s13") == "CORL-12.3"
    assert refused_by(state, "bruno place navy_yard") == "CORL-12.3"

    play(
        state,
        "bruno place s01, bruno resolve bank_money, bruno bank 2, bruno resolve draw_job, bruno keep extortion",
        Stacked("extortion car_bomb"),
    )

    assert (standing(state, "s05"), standing(state, "s01")) == ("-", "neutral")
    assert hand(state, "bruno") == "blood_money extortion"
    assert suitcase(state, "bruno") == "2"


def test_a_neutral_figure_in_the_river_cannot_be_placed() -> None:
    """[CORL-10.2, CORL-12.7; CORL-X47]"""
    state = turn("neutral: mayor hudson_river", anna="mayor_2", bruno="-", act=3)
    play(state, "anna ally mayor_2")

    assert hand(state, "anna") == "2"
    assert state.mayor == RIVER


def test_the_police_chief_goes_into_a_turf_and_kills_there() -> None:
    """[CORL-12.5, CORL-13.17; CORL-X48]"""
    state = turn(anna="police_chief_2", bruno="at bottling_plant navy_yard", act=3)
    play(state, "anna ally police_chief_2, anna resolve place_neutral_police_chief")
    assert refused_by(state, "anna place s01") == "CORL-12.5"
    play(state, "anna place queens, anna resolve kill_figure_chief_turf_1_thug")
    assert refused_by(state, "anna kill navy_yard") == "CORL-10.7"
    play(state, "anna kill bottling_plant")

    assert standing(state, "bottling_plant") == "-"
    assert hand(state, "anna") == "3"


def test_the_police_chief_may_kill_where_he_stands_before_he_moves() -> None:
    """[CORL-12.5, CORL-12.6, CORL-13.1, CORL-13.17; CORL-X48]"""
    state = turn("neutral: police_chief queens", anna="police_chief_2", bruno="at bottling_plant", act=3)
    play(
        state,
        "anna ally police_chief_2, anna resolve kill_figure_chief_turf_1_thug, anna kill bottling_plant",
    )
    play(state, "anna resolve place_neutral_police_chief")
    assert refused_by(state, "anna place queens") == "CORL-12.6"

    play(state, "anna place brooklyn")

    assert influences(state, "brooklyn")[-1] == 1
    assert influences(state, "queens")[-1] == 0


def test_a_neutral_figure_is_neutral_again_after_the_turn() -> None:
    """[CORL-12.2, CORL-12.9, CORL-15.3; CORL-X49]"""
    state = turn(anna="union_boss_1", bruno="union_boss_2", act=3)
    play(state, "anna ally union_boss_1, anna place bottling_plant")
    assert influences(state, "queens") == [0, 0, 1]

    play(
        state, "bruno ally union_boss_2, bruno resolve place_neutral_union_boss_shake, bruno place navy_yard"
    )

    assert influences(state, "brooklyn") == [0, 0, 1]
    assert hand(state, "bruno") == "2*2 gun"


def test_placing_a_neutral_figure_is_finished_before_another_effect() -> None:
    """[CORL-12.10, CORL-13.5]"""
    state = turn(anna="5 union_boss_3", bruno="-", act=4)
    play(
        state,
        "anna ally union_boss_3, anna resolve place_neutral_union_boss_shake, anna place penn_central_railroad",
    )

    assert legal(state, "anna") == ["resolve gain_money_2", "resolve draw_job"]


def test_the_union_boss_needs_an_empty_thug_space() -> None:
    """[CORL-12.4]"""
    state = turn("neutral: union_boss navy_yard", anna="union_boss_1", bruno="at packing_house", act=2)
    play(state, "anna ally union_boss_1")

    assert refused_by(state, "anna place packing_house") == "CORL-12.4"
    assert refused_by(state, "anna place s01") == "CORL-12.4"
    assert refused_by(state, "anna place navy_yard") == "CORL-12.6"
