"""Income, molls and extortion [MOB-21]."""

from __future__ import annotations

import pytest

from tests.games.mobcity.scenario import (
    all_cash,
    asked,
    cash,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    legal,
    notoriety,
    play,
    refused_by,
    say_no,
    seen,
    token,
    told,
    why_not,
)

LOTS = {"A2": "small_shop", "A3": "big_shop", "A4": "small_club", "A1": "big_club", "B1": "hotel"}
LEGAL = {"A2": 1000, "A3": 2000, "A4": 3000, "A1": 4000, "B1": 6000}


# Income.


@pytest.mark.parametrize("lot", LOTS)
def test_legal_income_or_the_income_of_the_whiskey(lot: str) -> None:
    """[MOB-21.1, MOB-21.4]"""
    assert cash(day(anna=f"owns {lot}; whiskey 4"), "anna") == LEGAL[lot]
    for grade in (2, 3, 4):
        state = day(anna=f"owns {lot}; glass {lot}; whiskey {grade}")
        assert cash(state, "anna") == grade * LEGAL[lot]


def test_the_largest_income() -> None:
    """[MOB-21.1, MOB-21.2; MOB-X84]"""
    state = day("whiskey_sky_rockets", anna="owns B1; glass B1; whiskey 4; 1 moll_1_3_0 at B1")
    play(state, "anna reveal B1, anna done")

    assert cash(state, "anna") == 24000 * 2 * 2 == 96000


def test_a_shut_building_earns_nothing() -> None:
    """[MOB-21.3]"""
    state = day(
        "raid_north",
        anna="owns A2 A6; glass A2; whiskey 4; cash 4000; 1 moll_1_3_0 at A2; 2 moll_1_3_1 at A6",
    )
    assert cash(state, "anna") == 1000  # A6
    assert refused_by(state, "anna reveal A2") == "MOB-21.3"
    play(state, "anna reveal A6, anna done")

    assert cash(state, "anna") == 2000


def test_the_vault_pays_every_owner_of_the_block() -> None:
    """[MOB-21.4]"""
    state = day(anna="owns A2 A3", bruno="owns A1; glass A1; whiskey 2")

    paid = [
        (event["seat"], event["lot"], event["amount"], event["reason"])
        for event in events(state, "income-paid")
    ]
    assert paid == [(1, "A1", 8000, "speakeasy"), (0, "A2", 1000, "legal"), (0, "A3", 2000, "legal")]


# Molls.


def test_a_moll_doubles_the_income_of_the_building() -> None:
    """[MOB-21.5]"""
    state = day(anna="owns A2; 1 moll_1_3_0 at A2; 2 soldier_1_4_0 at A3; 3 moll_1_3_1 at B1")
    assert (decision(state), asked(state)) == ("molls", ["anna"])
    assert legal(state, "anna") == ["reveal A2", "done"]
    assert why_not(state, "anna reveal A3").name == "no-moll-there"
    assert why_not(state, "anna reveal A4").name == "no-token-there"
    assert why_not(state, "anna reveal B1").name == "no-token-there"  # another block
    play(state, "anna reveal A2, anna done")

    assert [(event["lot"], event["card"]) for event in events(state, "moll-revealed")] == [
        ("A2", "moll_1_3_0")
    ]
    assert cash(state, "anna") == 2000 + 200


def test_two_molls_double_once() -> None:
    """[MOB-21.6, MOB-21.19; MOB-X85]"""
    state = day(anna="owns A2; 1 moll_2_3_0 moll_1_3_1 at A2; 2 moll_1_3_0 at A2")
    play(state, "anna reveal A2")
    assert refused_by(state, "anna reveal A2") == "MOB-21.6"
    play(state, "anna done")

    assert cash(state, "anna") == 2000
    assert [event["card"] for event in events(state, "moll-revealed")] == ["moll_1_3_0"]


def test_extortion_is_reckoned_on_the_doubled_amount() -> None:
    """[MOB-21.7, MOB-21.12, MOB-21.13; MOB-X82]"""
    state = day(
        "whiskey_sky_rockets",
        anna="owns A1; glass A1; whiskey 3",
        bruno="notoriety 4; 1 moll_1_3_0 at A1",
    )
    play(state, "bruno decline, bruno reveal A1, bruno done")

    assert all_cash(state) == [48000 - 19200, 19200, 0, 0]
    assert cash(state, "anna") == 28800


def test_by_option_molls_work_in_speakeasies_only() -> None:
    """[MOB-21.8; MOB-X88]"""
    option = {"moll_scope": "speakeasy_only"}
    owner = "owns A1 A2 B1; glass A2; whiskey 2; 1 moll_1_3_0 at A2; 2 moll_1_3_1 at A1; 3 moll_2_3_0 at A3"
    state = day(options=dict(option), anna=owner)
    assert legal(state, "anna") == ["reveal A2", "done"]
    assert refused_by(state, "anna reveal A1") == "MOB-21.8"  # legal
    assert refused_by(state, "anna reveal A3") == "MOB-21.8"  # unowned
    state = day(anna=owner)
    assert legal(state, "anna") == ["reveal A1", "reveal A2", "reveal A3", "done"]


def test_everybody_with_a_token_is_asked_and_the_answers_are_shown_together() -> None:
    """[MOB-21.9, MOB-24.6]"""
    state = day(anna="1 moll_1_3_0 at A2", bruno="1 soldier_1_4_0 at A3", carla="1 soldier_1_4_1 at B2")
    assert [event["seats"] for event in told(state, "gallery", "molls-asked")] == [[0, 1]]
    assert (decision(state), asked(state)) == ("molls", ["anna", "bruno"])
    assert legal(state, "bruno") == ["done"]
    play(state, "anna reveal A2, anna done")
    assert "moll-revealed" not in happened(state)
    assert told(state, "bruno", "moll-chosen") == []
    play(state, "bruno done")

    assert "moll-revealed" in happened(state)
    assert refused_by(state, "anna reveal A2") == "MOB-21.9"


def test_a_captured_moll_works_for_her_new_captain() -> None:
    """[MOB-21.10, MOB-19.9; MOB-X86]"""
    state = day(
        anna="owns A4; glass A4; whiskey 4; notoriety 4; 1 soldier_1_4_0 moll_1_3_0 at A4",
        bruno="notoriety 6; 1 lieutenant_6_6_0 at A4",
    )
    play(state, "bruno decline, bruno attack colt soldier_1_4_0, bruno capture", dice("6"))
    assert (cash(state, "anna"), notoriety(state, "bruno")) == (12000, 7)
    play(state, "bruno reveal A4, bruno done")

    assert all_cash(state) == [7200, 16800, 0, 0]


def test_a_wounded_moll_works_too() -> None:
    """[MOB-21.10]"""
    state = day(anna="1 lieutenant_5_5_0 moll_1_3_0 at B1", bruno="1 torpedo_6_4_0 revolver at B1")
    play(state, "bruno arm torpedo_6_4_0 revolver, bruno done, bruno attack revolver moll_1_3_0", dice("2 6"))
    assert [event["character"] for event in events(state, "character-wounded")] == ["moll_1_3_0"]
    play(state, "anna done")

    assert legal(state, "anna") == ["reveal B1", "done"]


def test_a_revealed_moll_is_turned_face_down_again() -> None:
    """[MOB-21.11]"""
    state = day(anna="1 lieutenant_5_5_0 moll_1_3_0 at A2; 2 soldier_1_4_0 at C1")
    play(state, "anna reveal A2, anna done")

    assert [event["card"] for event in told(state, "bruno", "moll-revealed")] == ["moll_1_3_0"]
    assert group(seen(state, "bruno"), "anna", 1) == "lieutenant_5_5_0 ?"


# Extortion.


def test_a_captain_extorts_income_times_notoriety_by_ten() -> None:
    """[MOB-21.12, MOB-21.13]"""
    for fame in range(1, 11):
        state = day(anna="owns A2", bruno=f"notoriety {fame}; 1 soldier_1_4_0 at A2")
        say_no(state)
        assert all_cash(state) == [1000 - 100 * fame, 100 * fame, 0, 0]


def test_nobody_extorts_himself() -> None:
    """[MOB-21.12]"""
    state = day(anna="owns A2; 1 soldier_1_4_0 at A2")
    say_no(state)

    assert "extorted" not in happened(state)
    assert cash(state, "anna") == 1000


def test_notoriety_ten_takes_all() -> None:
    """[MOB-21.12, MOB-21.17; MOB-X89]"""
    state = day(anna="owns A2; glass A2; whiskey 2", bruno="notoriety 10; 1 soldier_1_4_0 at A2")
    say_no(state)

    assert all_cash(state) == [0, 2000, 0, 0]


def test_in_an_unowned_building_the_vault_pays_on_the_legal_income() -> None:
    """[MOB-21.14; MOB-X83]"""
    for headline in ("raid_south", "whiskey_sky_rockets"):
        for answer, amount in (("bruno done", 1800), ("bruno reveal B1, bruno done", 3600)):
            state = day(headline, bruno="notoriety 3; whiskey 4; 1 moll_1_3_0 at B1")
            play(state, answer)
            assert all_cash(state) == [0, amount, 0, 0]
            assert [event["amount"] for event in events(state, "vault-extorted")] == [amount]
            assert "income-paid" not in happened(state)


def test_extortion_is_no_choice() -> None:
    """[MOB-21.15]"""
    state = day(anna="owns A2", bruno="1 soldier_1_4_0 at A2")
    play(state, "bruno decline")
    assert decision(state) == "molls"
    assert why_not(state, "bruno decline").name == "nothing-to-decline"
    play(state, "bruno done")

    assert decision(state) == "bid"
    assert cash(state, "bruno") == 100


def test_two_groups_extort_once() -> None:
    """[MOB-21.16; MOB-X87]"""
    state = day(anna="owns B1", carla="notoriety 5; 1 soldier_1_4_0 at B1; 2 soldier_1_4_1 at B1")
    say_no(state)

    assert [event["amount"] for event in events(state, "extorted")] == [3000]


def test_the_owner_can_always_pay() -> None:
    """[MOB-21.17] Even one without cash who has only just lost the shootout in his own building."""
    state = day(
        anna="owns A2; 1 soldier_1_4_0 at A2",
        bruno="notoriety 9; 1 lieutenant_6_6_0 moll_1_3_0 at A2",
    )
    play(state, "bruno decline", dice("6"))
    play(state, "bruno reveal A2, bruno done")

    assert all_cash(state) == [0, 2000, 0, 0]


def test_all_tokens_of_the_block_go_home() -> None:
    """[MOB-21.18]"""
    state = day(anna="1 soldier_1_4_0 at A2; 2 soldier_1_4_1 at B2")
    say_no(state, until="")
    assert [token(state, "anna", number) for number in (1, 2)] == ["home", "home"]

    state = day(anna="1 soldier_1_4_0 at A2; 2 soldier_1_4_1 at B2")
    play(state, "anna done")
    assert [token(state, "anna", number) for number in (1, 2)] == ["home", "B2"]
