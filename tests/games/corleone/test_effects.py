"""Effects one by one, and their order [CORL-13]."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone.notation import NAMES
from tests.games.corleone.scenario import (
    Stacked,
    asked,
    cards,
    controller,
    decision,
    events,
    hand,
    happened,
    horse_head,
    legal,
    markers,
    play,
    refused_by,
    seen,
    suitcase,
    supply,
    table,
    told,
    turn,
)
from tests.games.words import Words

NINE = "stacks: brooklyn bruno " + " ".join(["anna"] * 9)


# Order.


@pytest.mark.parametrize(
    ("lines", "kept", "banked"),
    [
        (
            "anna resolve discard_for_1_gain_money_5, anna discard extortion, anna bank 5",
            "1",
            "5",
        ),
        (
            "anna resolve bank_money, anna bank 1, anna discard extortion",
            "5",
            "1",
        ),
    ],
)
def test_the_tax_advisor_in_either_order(lines: str, kept: str, banked: str) -> None:
    """[CORL-13.1, CORL-13.12; CORL-X50]"""
    state = turn(anna="1 extortion tax_advisor", bruno="-", act=3)
    play(state, f"anna ally tax_advisor, {lines}")

    assert (hand(state, "anna"), suitcase(state, "anna")) == (kept, banked)


def test_a_count_is_so_many_icons_each_of_which_may_be_declined() -> None:
    """[CORL-13.2, CORL-13.3; CORL-X51]"""
    state = turn("tiles: red_holding_company", anna="5 1 gun", bruno="-")
    play(state, "anna thug red_holding_company, anna bank 5, anna bank 1")
    assert legal(state, "anna") == ["decline"]

    play(state, "anna decline")

    assert (hand(state, "anna"), suitcase(state, "anna")) == ("gun", "1 5")


def test_effects_without_a_choice_happen_in_printed_order_without_asking() -> None:
    """[CORL-13.3, CORL-13.6, CORL-13.8, CORL-13.9]"""
    state = turn(anna="-", bruno="-")
    play(state, "anna thug navy_yard")

    gained = [name for name in happened(state) if name.endswith("gained")]
    assert gained == ["good-gained", "money-gained"]
    assert asked(state) == ["bruno"]


def test_the_next_effect_must_be_one_of_those_left() -> None:
    """[CORL-13.1, CORL-13.5]"""
    state = turn(anna="-", bruno="-")
    assert refused_by(state, "anna resolve bank_money") == "CORL-13.1"
    play(state, "anna family don s03")

    assert legal(state, "anna") == ["resolve gain_good_booze", "resolve draw_job"]
    assert refused_by(state, "anna resolve bank_money") == "CORL-13.1"
    assert refused_by(state, "bruno resolve draw_job") == "CORL-13.1"


# Goods, jobs, banking, discarding.


def test_goods_of_choice_all_different() -> None:
    """[CORL-13.10, CORL-14.5; CORL-X52]"""
    state = turn(anna="police_evidence_manager", bruno="gun*8", act=3)
    play(state, "anna ally police_evidence_manager")
    assert hand(state, "anna") == "booze blood_money"

    # Two of three: only the Import Warehouse of the first components leaves a choice among different goods.
    first = shelf.game("corleone", 1)
    assert isinstance(first, CorleoneGame)
    words = Words(first, NAMES)
    state = turn("tiles: blue_import_warehouse", anna="-", bruno="-", game=first)
    words.play(state, "anna thug blue_import_warehouse")
    assert words.refused_by(state, "anna take narcotics") == "CORL-13.10"
    words.play(state, "anna take gun")
    assert words.refused_by(state, "anna take gun") == "CORL-13.10"
    words.play(state, "anna take booze")
    assert hand(state, "anna") == "gun booze"


def test_goods_of_choice_may_be_alike_where_the_card_does_not_forbid_it() -> None:
    """[CORL-13.2, CORL-13.10, CORL-14.5]"""
    state = turn(anna="newspaper_editor", bruno="booze*8", act=4)
    choice = "gain_good_choice_gun_booze_blood_money"
    play(state, f"anna ally newspaper_editor, anna resolve {choice}, anna take gun")
    play(state, "anna resolve draw_job, anna keep extortion", Stacked("extortion car_bomb"))
    assert refused_by(state, "anna take booze") == "CORL-14.5"

    play(state, "anna take gun, anna take blood_money")

    assert hand(state, "anna") == "gun*2 blood_money extortion"


def test_the_job_kept_is_secret_and_the_other_one_open() -> None:
    """[CORL-13.11; CORL-K4, CORL-K5]"""
    state = turn(anna="-", bruno="-")
    play(state, "anna family don s03, anna resolve draw_job", Stacked("extortion car_bomb"))
    assert [event["job"] for event in told(state, "bruno", "job-drawn")] == ["unknown", "unknown"]
    assert [event["job"] for event in told(state, "anna", "job-drawn")] == ["extortion", "car_bomb"]
    assert refused_by(state, "anna keep gun_down") == "CORL-13.11"

    play(state, "anna keep car_bomb")

    assert table(seen(state, "bruno"), "discards") == "extortion"
    assert hand(seen(state, "bruno"), "anna") == "?*2"  # the booze followed by itself


def test_who_draws_two_jobs_alike_is_asked_all_the_same() -> None:
    """[CORL-13.11; CORL-K4] Otherwise everybody would know the job that was kept."""
    state = turn(anna="-", bruno="-")
    play(state, "anna family don s03, anna resolve draw_job", Stacked("extortion extortion"))

    assert decision(state) == "keep_job"
    assert legal(state, "anna") == ["keep extortion"]


def test_a_banked_card_is_shown_to_all() -> None:
    """[CORL-13.7; CORL-K12, CORL-K9, CORL-K10]"""
    state = turn(anna="5 2", bruno="-")
    play(state, "anna thug exchange_bank")
    assert refused_by(state, "anna bank 3") == "CORL-13.7"
    play(state, "anna bank 5")

    assert [event["money"] for event in told(state, "gallery", "money-banked")] == ["money_5"]
    assert suitcase(seen(state, "bruno"), "anna") == "?"


def test_banking_is_asked_although_there_is_nothing_to_bank() -> None:
    """[CORL-13.7; CORL-K20] Not possible and declined look alike to others."""
    without = turn(anna="gun*2", bruno="-")
    with_money = turn(anna="5 2", bruno="-")
    for state in (without, with_money):
        play(state, "anna thug exchange_bank, anna decline, anna decline")

    assert told(without, "bruno") == told(with_money, "bruno")


def test_an_empty_hand_is_not_asked_what_it_banks() -> None:
    """[CORL-13.4, CORL-13.7; CORL-K2] Everybody sees that there is nothing to bank."""
    state = turn(anna="-", bruno="-")
    play(state, "anna thug exchange_bank")

    assert asked(state) == ["bruno"]
    assert [event["effect"] for event in told(state, "bruno", "effect-not-used")] == ["bank_money"] * 2


def test_discarding_for_a_gain_is_all_or_nothing() -> None:
    """[CORL-13.12, CORL-13.13]"""
    state = turn("tiles: blue_chop_shop", anna="1 gun extortion capo", bruno="-", act=2)
    play(state, "anna thug blue_chop_shop, anna discard 1, anna discard gun")
    assert told(state, "bruno", "card-discarded") == []
    assert hand(seen(state, "bruno"), "anna") == "?*4"
    assert refused_by(state, "anna discard 5") == "CORL-13.12"

    play(state, "anna discard capo")

    assert hand(state, "anna") == "3 5 extortion"
    assert [event["card"] for event in told(state, "bruno", "card-discarded")] == ["money_1", "gun", "capo"]


def test_cards_set_aside_come_back_when_the_gain_is_declined() -> None:
    """[CORL-13.3, CORL-13.12]"""
    state = turn("tiles: blue_chop_shop", anna="1 gun extortion", bruno="-")
    play(state, "anna thug blue_chop_shop, anna discard 1, anna discard gun, anna decline")

    assert hand(state, "anna") == "1 gun extortion"
    assert cards(state, "anna", "chosen") == "-"


def test_the_horse_head_may_be_declined() -> None:
    """[CORL-13.3, CORL-13.14]"""
    state = turn(anna="-", bruno="-", holder="bruno")
    play(state, "anna thug gentlemens_club, anna resolve gain_money_3, anna decline")

    assert horse_head(state) == "bruno"
    assert hand(state, "anna") == "3"


def test_whoever_names_the_horse_head_next_is_not_asked_once_more() -> None:
    """[CORL-13.1, CORL-13.14; CORL-D6, CORL-D11] To decline it, one leaves it for last."""
    state = turn(anna="-", bruno="-", holder="bruno")
    play(state, "anna thug gentlemens_club, anna resolve take_first_player")

    assert horse_head(state) == "anna"
    assert hand(state, "anna") == "3"
    assert asked(state) == ["bruno"]


def test_who_has_the_horse_head_already_is_not_asked() -> None:
    """[CORL-13.4, CORL-13.14]"""
    state = turn(anna="-", bruno="-", holder="anna")
    play(state, "anna thug gentlemens_club")

    assert asked(state) == ["bruno"]


def test_a_gain_needs_its_question() -> None:
    """[CORL-13.7 to CORL-13.16] Out of place every answer names the rule of its effect."""
    state = turn(anna="5 gun", bruno="-")

    assert refused_by(state, "anna bank 5") == "CORL-13.7"
    assert refused_by(state, "anna take gun") == "CORL-13.10"
    assert refused_by(state, "anna keep extortion") == "CORL-13.11"
    assert refused_by(state, "anna discard gun") == "CORL-13.12"
    assert refused_by(state, "anna take horse_head") == "CORL-13.14"
    assert refused_by(state, "anna shake navy_yard") == "CORL-13.15"
    assert refused_by(state, "anna support queens") == "CORL-13.16"
    assert refused_by(state, "anna kill navy_yard") == "CORL-13.17"
    assert refused_by(state, "anna move navy_yard") == "CORL-13.18"
    assert refused_by(state, "anna place s01") == "CORL-13.19"
    assert refused_by(state, "anna marker queens") == "CORL-13.20"
    assert refused_by(state, "anna rob bruno") == "CORL-13.21"
    assert refused_by(state, "anna offer 5") == "CORL-13.23"
    assert refused_by(state, "anna decline") == "CORL-13.3"
    assert refused_by(state, "anna done") == "CORL-13.5"


def test_only_businesses_on_the_board_can_be_shaken_down_and_only_turfs_supported() -> None:
    """[CORL-13.15, CORL-13.16]"""
    state = turn("public: shake_down", anna="blood_money gun booze", bruno="-")
    play(state, "anna complete shake_down from public, anna resolve shake_business")

    assert refused_by(state, "anna shake blue_gunsmith") == "CORL-13.15"
    assert "shake navy_yard" in legal(state, "anna")
    state = turn(anna="capo", bruno="-", act=2)
    play(state, "anna ally capo")
    assert len(legal(state, "anna")) == 7 + 1


# Markers.


def test_a_marker_goes_where_one_has_a_figure_and_controls_at_once() -> None:
    """[CORL-13.20; CORL-X53]"""
    state = turn("stacks: queens bruno", anna="hand booze*2 blood_money rigged_election; at s03", bruno="-")
    play(state, "anna complete rigged_election from hand, anna resolve money")
    assert refused_by(state, "anna marker brooklyn") == "CORL-13.20"
    assert legal(state, "anna") == ["marker queens", "marker midtown", "decline"]

    play(state, "anna marker queens")

    assert controller(state, "queens") == "anna"
    assert markers(state, "queens") == "bruno anna"
    assert supply(state, "anna") == 8


def test_without_a_marker_in_supply_one_on_the_board_may_be_moved() -> None:
    """[CORL-13.20, CORL-15.10, CORL-15.11; CORL-X85]"""
    state = turn(NINE, anna="hand federal_judge; at s03", bruno="-", act=4)
    play(state, "anna ally federal_judge, anna resolve place_marker")
    assert refused_by(state, "anna lift brooklyn 1") == "CORL-15.10"
    play(state, "anna marker queens")
    assert refused_by(state, "anna marker midtown") == "CORL-13.20"
    assert refused_by(state, "anna lift queens 1") == "CORL-15.11"

    play(state, "anna lift brooklyn 9")

    assert markers(state, "queens") == "anna"
    assert markers(state, "brooklyn") == "bruno " + " ".join(["anna"] * 8)


def test_without_a_figure_on_the_board_no_marker_is_placed() -> None:
    """[CORL-13.4, CORL-13.20]"""
    state = turn(anna="booze*2 blood_money rigged_election", bruno="-")
    play(state, "anna complete rigged_election from hand")

    assert asked(state) == ["bruno"]
    assert hand(state, "anna") == "3"


# Taking from others.


def test_a_random_money_card_of_a_suitcase_goes_into_the_hand() -> None:
    """[CORL-13.21; CORL-X54, CORL-K16]"""
    state = turn(
        anna="gun booze crack_the_case",
        dario="suitcase 5 2*2; completed extortion gun_down",
        bruno="-",
        carla="-",
    )
    play(state, "anna complete crack_the_case from hand, anna resolve steal_money")
    assert refused_by(state, "anna rob anna") == "CORL-13.21"
    assert refused_by(state, "anna rob elena") == "CORL-13.21"
    play(state, "anna rob dario", Stacked("5"))

    assert hand(state, "anna") == "2 5"
    assert suitcase(state, "dario") == "2*2"
    taken = [told(state, viewer, "card-taken")[0]["card"] for viewer in ("anna", "dario", "bruno", "gallery")]
    assert taken == ["money_5", "money_5", "unknown", "unknown"]


def test_nothing_is_taken_from_an_empty_suitcase() -> None:
    """[CORL-13.21; CORL-X54]"""
    state = turn(anna="gun booze crack_the_case", bruno="-")
    play(state, "anna complete crack_the_case from hand, anna resolve money, anna rob bruno")

    assert hand(state, "anna") == "2"
    assert "card-taken" not in happened(state)


def test_only_from_a_hand_that_holds_a_card() -> None:
    """[CORL-13.4, CORL-13.22; CORL-X84]"""
    state = turn(anna="gun booze extortion", bruno="-", carla="1")
    play(state, "anna complete extortion from hand, anna resolve money")
    assert refused_by(state, "anna rob bruno") == "CORL-13.22"
    play(state, "anna rob carla")
    assert hand(state, "anna") == "1 3"

    state = turn(anna="gun booze extortion", bruno="-", carla="-")
    play(state, "anna complete extortion from hand")
    assert hand(state, "anna") == "3"
    assert cards(state, "anna", "completed") == "extortion"


def test_an_offer_nobody_can_refuse() -> None:
    """[CORL-13.3, CORL-13.23; CORL-X55, CORL-K14, CORL-K15]"""
    state = turn(anna="gun blood_money unrefusable_offer", bruno="3 1", carla="3", dario="gun", elena="1 5")
    play(state, "anna complete unrefusable_offer from hand")
    assert asked(state) == ["bruno", "carla", "elena"]
    assert refused_by(state, "dario offer 1") == "CORL-13.23"
    assert refused_by(state, "carla offer 5") == "CORL-13.23"
    play(state, "bruno offer 3, elena offer 1")
    assert told(state, "carla", "card-chosen") == []
    assert asked(state) == ["carla"]

    play(state, "carla offer 3")

    assert suitcase(state, "anna") == "3"
    assert hand(state, "anna") == "2"
    assert [hand(state, name) for name in ("bruno", "carla", "elena")] == ["1", "-", "5"]
    assert [event["money"] for event in events(state, "offer-revealed")] == ["money_3", "money_3", "money_1"]


def test_an_offer_may_be_changed_until_the_last_is_in() -> None:
    """[CORL-13.23]"""
    state = turn(anna="gun blood_money unrefusable_offer", bruno="3 1", carla="3")
    play(state, "anna complete unrefusable_offer from hand, bruno offer 3")
    assert legal(state, "bruno") == ["reopen"]
    play(state, "bruno reopen, bruno offer 1, carla offer 3")

    assert hand(state, "bruno") == "3"
    assert suitcase(state, "anna") == "3"


def test_an_offer_without_money_anywhere_is_skipped() -> None:
    """[CORL-13.4, CORL-13.23]"""
    state = turn(anna="gun blood_money unrefusable_offer", bruno="gun")
    play(state, "anna complete unrefusable_offer from hand")

    assert hand(state, "anna") == "2"
    assert asked(state) == ["bruno"]
    assert decision(state) == "action"
