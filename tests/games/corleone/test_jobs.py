"""Completing jobs [CORL-9]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.notation import NAMES
from tests.games.corleone.scenario import (
    BOX,
    cards,
    decision,
    events,
    hand,
    legal,
    play,
    refused_by,
    seen,
    size,
    stack,
    suitcase,
    table,
    turn,
)


def test_a_public_job_is_paid_for_and_its_space_stays_empty() -> None:
    """[CORL-9.1, CORL-9.2, CORL-9.5, CORL-9.8, CORL-9.10, CORL-13.15; CORL-X30]"""
    state = turn("public: shake_down gun_down", anna="blood_money gun booze", bruno="-")
    play(state, "anna complete shake_down from public")
    assert [stack(state, good) for good in ("gun", "booze", "blood_money")] == [8, 8, 8]

    play(state, "anna resolve money, anna shake navy_yard")

    assert hand(state, "anna") == "2 5 gun"
    assert cards(state, "anna", "completed") == "shake_down"
    assert table(state, "public") == "gun_down"


def test_no_other_mix_of_money_is_taken() -> None:
    """[CORL-9.5; CORL-X31]"""
    state = turn(anna="booze blood_money protection_racket", bruno="-")
    play(state, "anna complete protection_racket from hand")
    assert refused_by(state, "anna take 1 3") == "CORL-9.5"

    play(state, "anna resolve money")

    assert hand(state, "anna") == "2*2"


def test_narcotics_stand_for_any_good() -> None:
    """[CORL-9.2, CORL-9.3; CORL-X32]"""
    state = turn("public: offshore_account", anna="blood_money gun narcotics*2", bruno="-")
    ways = [command for command in legal(state, "anna") if command.startswith("complete")]

    assert ways == ["complete offshore_account from public with narcotics for booze blood_money"]
    play(state, f"anna {ways[0]}")
    assert hand(state, "anna") == "-"
    assert stack(state, "narcotics") == 8

    short = turn("public: offshore_account", anna="blood_money gun narcotics", bruno="-")
    assert refused_by(short, "anna complete offshore_account from public") == "CORL-9.2"
    assert refused_by(short, f"anna {ways[0]}") == "CORL-9.3"
    with_one = "anna complete offshore_account from public with narcotics for booze"
    assert refused_by(short, with_one) == "CORL-9.2"


def test_narcotics_may_be_used_although_the_real_good_is_in_hand() -> None:
    """[CORL-9.3]"""
    state = turn(anna="gun booze narcotics gun_down", bruno="at navy_yard")
    play(state, "anna complete gun_down from hand with narcotics for gun")

    assert hand(state, "anna") == "gun"


def test_nothing_else_stands_for_a_good() -> None:
    """[CORL-9.4]"""
    state = turn(anna="gun*2 5*3 collect_the_debt", bruno="-")

    assert refused_by(state, "anna complete collect_the_debt from hand") == "CORL-9.2"
    assert "narcotics" in BOX.good_names
    assert all(job.cost[BOX.wild] == 0 for job in BOX.jobs)


@pytest.mark.parametrize(
    ("have", "lines", "kept", "banked"),
    [
        ("", "anna resolve money, anna bank 1", "-", "1"),
        (" 5", "anna resolve bank_money, anna bank 5", "1", "5"),
    ],
)
def test_effects_come_before_or_after_the_money(have: str, lines: str, kept: str, banked: str) -> None:
    """[CORL-9.6, CORL-9.7; CORL-X33]"""
    state = turn(anna=f"blood_money cook_the_books{have}", bruno="-")
    play(state, f"anna complete cook_the_books from hand, {lines}")

    assert (hand(state, "anna"), suitcase(state, "anna")) == (kept, banked)


def test_the_money_is_one_block_and_effects_may_be_split_around_it() -> None:
    """[CORL-9.7, CORL-13.2]"""
    state = turn(anna="blood_money*2 gun booze 1 offshore_account", bruno="-")
    play(state, "anna complete offshore_account from hand, anna resolve bank_money, anna bank 1")
    assert legal(state, "anna") == ["resolve bank_money", "resolve money"]

    play(state, "anna resolve money, anna bank 5, anna bank 3")

    assert suitcase(state, "anna") == "1 3 5"
    assert [event["asked"] for event in events(state, "money-gained")] == ["money_5", "money_3"]


def test_a_job_may_be_completed_although_its_effects_cannot_be_used() -> None:
    """[CORL-9.11; CORL-X34]"""
    state = turn(anna="hand gun booze gun_down; at navy_yard", bruno="-")
    play(state, "anna complete gun_down from hand")

    assert hand(state, "anna") == "3"
    assert cards(state, "anna", "completed") == "gun_down"
    assert events(state, "figure-killed") == []


def test_a_job_being_resolved_is_no_hand_card() -> None:
    """[CORL-9.9; CORL-X35]"""
    state = turn(anna="gun*2 booze bank_robbery", bruno="-")
    play(state, "anna complete bank_robbery from hand")
    assert hand(state, "anna") == "3 5"

    state = turn(bruno="blood_money gun booze shake_down", anna="-")
    play(state, "bruno complete shake_down from hand, bruno resolve shake_business")
    assert hand(state, "bruno") == "-"


def test_completed_public_jobs_are_not_replaced_before_the_entracte() -> None:
    """[CORL-9.10; CORL-X88]"""
    state = turn("public: hijack_a_truck*2", anna="gun*3 hijack_a_truck", bruno="-", act=2)
    for business in ("navy_yard", "packing_house"):
        play(state, f"anna complete hijack_a_truck from public, bruno thug {business}")
    assert size(state, "public") == 0

    assert refused_by(state, "anna complete hijack_a_truck from public") == "CORL-9.1"
    play(state, "anna complete hijack_a_truck from hand")
    assert size(state, "public") == 0


def test_job_colours() -> None:
    """[CORL-9.12, CORL-9.13, CORL-20.2]"""
    assert BOX.colours == ("yellow", "blue", "green", "grey")
    state = turn(anna="completed shake_down cook_the_books*2 gun_down", bruno="-")

    assert [int(seen(state, "bruno").completed(0, colour)) for colour in range(4)] == [1, 2, 0, 1]


def test_a_job_that_is_not_there_cannot_be_completed() -> None:
    """[CORL-9.1]"""
    state = turn("public: gun_down", anna="gun booze", bruno="-")

    assert refused_by(state, "anna complete gun_down from hand") == "CORL-9.1"
    assert refused_by(state, "anna complete extortion from public") == "CORL-9.1"


def test_completed_jobs_stay_in_the_suitcase_for_good() -> None:
    """[CORL-9.8, CORL-14.10]"""
    state = turn(anna="blood_money collect_the_debt", bruno="completed extortion")
    play(state, "anna complete collect_the_debt from hand")

    assert [cards(state, name, "completed") for name in NAMES[:2]] == ["collect_the_debt", "extortion"]
    assert decision(state) == "action"
