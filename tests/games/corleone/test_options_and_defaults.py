"""Options, safeguards and absent players [CORL-20, the defaults of section 4]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.command import away, time_up
from consigliere.kernel.state import View
from consigliere.kernel.viewer import HOUSE
from tests.games.corleone.scenario import (
    RULES,
    Stacked,
    asked,
    at,
    cards,
    decision,
    events,
    hand,
    happened,
    horse_head,
    in_reserve,
    markers,
    play,
    seen,
    standing,
    suitcase,
    table,
    told,
    turn,
)


def default(state: Corleone, name: str, cards_drawn: str = "") -> None:
    """The house plays a seat's default."""
    play(state, f"house default {name}", Stacked(cards_drawn))


# Options.


@pytest.mark.parametrize(("option", "shown"), [(False, "?*4"), (True, "2*3 5")])
def test_the_ledger_is_open_by_option(option: bool, shown: str) -> None:
    """[CORL-20.1, CORL-20.2; CORL-X79, CORL-K9, CORL-K10, CORL-K11]"""
    state = turn(anna="suitcase 5 2*3; completed shake_down*2", bruno="-", options={"open_ledger": option})

    for viewer in ("bruno", "gallery"):
        assert suitcase(seen(state, viewer), "anna") == shown
        assert cards(seen(state, viewer), "anna", "completed") == "shake_down*2"
        figures = RULES.figures(View(seen(state, viewer)))["seats"]
        assert isinstance(figures, list)
        assert figures[0]["suitcase_sum"] == (11 if option else None)
    assert suitcase(seen(state, "anna"), "anna") == "2*3 5"


def test_talk_is_free() -> None:
    """[CORL-20.3]"""
    state = turn(anna="-", bruno="-")
    play(state, "bruno say I pay well")

    assert happened(state) == ["said"]


def test_options_have_the_defaults_of_the_rules() -> None:
    """[CORL-2.10, CORL-2.19, CORL-2.20, CORL-20.1, CORL-20.7]"""
    settled = RULES.settle_options(5, {})

    assert settled == {
        "first_player": "random",
        "families": "picked",
        "five_player_public_jobs": "4",
        "open_ledger": False,
        "absent_seat": "bot",
    }


@pytest.mark.parametrize(("seats", "turns"), [(5, 148), (4, 126), (3, 104), (2, 90)])
def test_a_game_has_at_most_so_many_turns(seats: int, turns: int) -> None:
    """[CORL-20.4; CORL-X81]"""
    box = RULES.box
    thugs = int(box.setups[seats].thugs)
    figures = seats * (4 * thugs + 1 + 2 + 2 + 3)
    plays = sum((seats - 1) * act for act in (1, 2, 3))

    assert figures + int(box.job_cards) + plays == turns
    assert RULES.longest(seats, {}) > turns


def test_clocks_and_absence_change_no_rule() -> None:
    """[CORL-20.5, CORL-20.6]"""
    state = turn(anna="-", bruno="-")
    refusals = [state.refusal_for(HOUSE, time_up("stage")), state.refusal_for(HOUSE, away(0))]

    assert [refusal.rules[0] for refusal in refusals if refusal] == ["CORL-20.5", "CORL-20.6"]


# Defaults.


def test_an_absent_player_sends_thugs_first() -> None:
    """[CORL-20.5; CORL-X80, CORL-D1 to CORL-D3]"""
    state = turn(
        anna="-",
        bruno="killed thug thug don",
        carla="at exchange_bank gentlemens_club; killed don",
        dario="at bottling_plant pawn_exchange; killed don",
        elena="at penn_central_railroad; killed thug don",
    )
    default(state, "anna")
    assert standing(state, "navy_yard") == "anna"
    assert hand(state, "anna") == "2 gun"
    default(state, "anna")
    assert standing(state, "packing_house") == "anna"
    default(state, "anna")

    assert standing(state, "s01") == "anna"
    played = [event["decision"] for event in events(state, "default-played")]
    assert played == ["action", "action", "action"]


def test_a_tile_comes_after_the_printed_business_of_its_turf() -> None:
    """[CORL-D2]"""
    state = turn("tiles: blue_gunsmith", anna="-", bruno="at exchange_bank")
    default(state, "anna")

    assert standing(state, "blue_gunsmith") == "anna"


def test_plain_gains_come_first_by_default() -> None:
    """[CORL-D6, CORL-D7, CORL-D8]"""
    state = turn(anna="1", bruno="-", carla="-")
    play(state, "anna family don s02")
    default(state, "anna", "extortion car_bomb")
    assert decision(state) == "keep_job"
    default(state, "anna")
    default(state, "anna")
    assert hand(state, "anna") == "1 blood_money extortion"
    assert decision(state) == "bank"
    default(state, "anna")

    assert suitcase(state, "anna") == "1"


def test_a_default_without_money_to_bank_looks_like_a_refusal() -> None:
    """[CORL-D7, CORL-K20]"""
    state = turn(anna="gun", bruno="-")
    play(state, "anna thug exchange_bank, anna decline")
    declined = told(state, "bruno")[-3:]
    state = turn(anna="gun", bruno="-")
    play(state, "anna thug exchange_bank")
    default(state, "anna")

    assert told(state, "bruno")[-3:] == declined
    assert events(state, "default-played") == []


def test_other_effects_by_default() -> None:
    """[CORL-D9, CORL-D10, CORL-D11, CORL-D12]"""
    state = turn("tiles: blue_chop_shop", anna="1 2 3", bruno="gun*2")
    play(state, "anna thug blue_chop_shop")
    default(state, "anna")
    assert hand(state, "anna") == "1 2 3"

    state = turn("tiles: blue_import_warehouse", anna="-", bruno="gun*2")
    play(state, "anna thug blue_import_warehouse")
    default(state, "anna")
    default(state, "anna")
    assert hand(state, "anna") == "booze blood_money"

    state = turn("stacks: upper_east_side bruno", anna="-", bruno="-", carla="-", holder="carla")
    play(state, "anna thug gentlemens_club")
    default(state, "anna")
    default(state, "anna")
    assert hand(state, "anna") == "3"
    default(state, "anna")
    assert horse_head(state) == "anna"
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize(
    ("job", "goods"),
    [
        ("gun_down", "gun booze"),
        ("intimidation", "booze"),
        ("crack_the_case", "gun booze"),
        ("extortion", "gun booze"),
    ],
)
def test_what_harms_others_is_declined_by_default(job: str, goods: str) -> None:
    """[CORL-D4, CORL-D13, CORL-D14, CORL-D17]"""
    state = turn(anna=f"{goods} {job}", bruno="hand 1; suitcase 5; at navy_yard s01")
    play(state, f"anna complete {job} from hand, anna resolve money")
    default(state, "anna")

    assert standing(state, "navy_yard") == standing(state, "s01") == "bruno"
    assert (hand(state, "bruno"), suitcase(state, "bruno")) == ("1", "5")


def test_neutral_figures_by_default() -> None:
    """[CORL-D5, CORL-D15]"""
    state = turn("neutral: police_chief wall_street", anna="police_chief_1", bruno="-", act=2)
    play(state, "anna ally police_chief_1, anna resolve place_neutral_police_chief")
    default(state, "anna")
    assert state.chief == 1

    state = turn(anna="mayor_1", bruno="at s01", act=2)
    play(state, "anna ally mayor_1")
    default(state, "anna")
    assert standing(state, "s02") == "neutral"

    state = turn("tiles: blue_gunsmith", anna="union_boss_1", bruno="at exchange_bank", act=2)
    play(state, "anna ally union_boss_1")
    default(state, "anna")
    assert standing(state, "blue_gunsmith") == "neutral"


def test_markers_shaking_and_supporting_by_default() -> None:
    """[CORL-D16, CORL-D18, CORL-D20]"""
    state = turn(anna="hand booze*2 blood_money rigged_election; at s03", bruno="-")
    play(state, "anna complete rigged_election from hand, anna resolve money")
    default(state, "anna")
    assert markers(state, "queens") == "anna"

    state = turn("public: shake_down", anna="gun booze blood_money", bruno="-")
    play(state, "anna complete shake_down from public, anna resolve money")
    default(state, "anna")
    assert [event["business"] for event in events(state, "front-shaken")] == ["penn_central_railroad"]

    state = turn(anna="capo", bruno="-", act=2)
    play(state, "anna ally capo")
    default(state, "anna", "extortion car_bomb")
    assert [event["area"] for event in events(state, "area-supported")] == ["midtown"]

    nine = "stacks: brooklyn " + " ".join(["anna"] * 9)
    state = turn(nine, anna="killed thug thug don", bruno="killed thug thug thug don")
    play(state, "anna thug packing_house")
    default(state, "anna")
    assert markers(state, "chelsea") == ""


def test_secret_choices_by_default() -> None:
    """[CORL-D19, CORL-D21, CORL-D22, CORL-D23; CORL-K13, CORL-K14, CORL-K17] That it was a default is not told."""
    state = turn(anna="gun blood_money unrefusable_offer", bruno="3 1", carla="3")
    play(state, "anna complete unrefusable_offer from hand")
    default(state, "bruno")
    assert cards(state, "bruno", "chosen") == "1"

    lines = "act 1, bribery\nasked bid: anna bruno\nallies: capo mayor_1\nanna: suitcase 5\nbruno: suitcase 3"
    state = at(lines)
    play(state, "anna bid 5")
    default(state, "anna")
    assert suitcase(state, "anna") == "5"
    play(state, "bruno bid 3, bruno done")
    default(state, "bruno")
    assert hand(state, "bruno") == "mayor_1"

    everything = "1 5 gun booze blood_money narcotics extortion capo"
    state = at(f"act 1, tribute\nasked tribute: anna bruno\nanna: hand {everything}\nbruno: hand 1*6")
    play(state, "anna discard 5")
    default(state, "anna")
    assert "default-played" not in happened(state)
    play(state, "bruno discard 1, bruno done")
    assert hand(state, "anna") == "1 5 gun narcotics capo"
    assert table(state, "discards") == "extortion"


def test_a_family_is_picked_by_default() -> None:
    """[CORL-D24]"""
    settled = RULES.settle_options(2, {})
    assert isinstance(settled, dict)
    state = RULES.new(2, settled)
    assert isinstance(state, Corleone)
    state.log = []
    RULES.start(state, Stacked())
    default(state, "anna")

    assert [event["family"] for event in events(state, "family-taken")] == ["marzullo"]
    assert in_reserve(state, "anna") == (3, 1)
