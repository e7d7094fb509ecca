"""Resolving the city: the order [MOB-13]."""

from __future__ import annotations

import pytest

from tests.games.mobcity.scenario import (
    Fate,
    all_cash,
    asked,
    day,
    decision,
    dice,
    events,
    happened,
    notoriety,
    phase,
    play,
    say_no,
    told,
)


def test_the_event_of_the_day_is_turned_up_for_all() -> None:
    """[MOB-13.1]"""
    state = day("gangland_truce", anna="owns A2")

    assert [event["headline"] for event in told(state, "gallery", "event-revealed")] == ["gangland_truce"]
    order = happened(state)
    assert order.index("event-revealed") < order.index("block-began")


@pytest.mark.parametrize(
    ("seats", "lots", "slots", "city"),
    [
        (4, "A2 B2 C1 D1", "NW NE SW SE", "recommended"),
        (5, "A2 B2 C1 D1 E4", "NW N NE SW SE", "recommended"),
        (2, "A2 B2", "N S", "recommended"),
        (6, "A2 B2 C1 D1 E4 F1", "NW N NE SW S SE", "recommended"),
        (2, "A2 B2 C1 D1 E4", "NW1 NW2 NE1 NE2 SW1", "whole_city"),
    ],
)
def test_blocks_go_row_by_row_from_the_north_west(seats: int, lots: str, slots: str, city: str) -> None:
    """[MOB-13.2, MOB-13.3; MOB-X43]"""
    state = day("gangland_truce", count=seats, options={"city": city}, anna=f"owns {lots}", bruno="")

    assert [event["slot"] for event in events(state, "block-began")] == slots.split()


def test_the_whole_city_ends_in_the_south_east() -> None:
    """[MOB-13.3; MOB-X43]"""
    state = day(
        "gangland_truce",
        count=2,
        options={"city": "whole_city"},
        anna="owns A2 B2 C1 D1",
        bruno="owns E4 F1 G2 H2",
    )

    assert [event["slot"] for event in events(state, "block-began")] == [
        *("NW1", "NW2", "NE1", "NE2", "SW1", "SW2", "SE1", "SE2")
    ]


def test_a_block_is_finished_before_the_next_begins() -> None:
    """[MOB-13.2, MOB-13.4]"""
    state = day(
        "raid_north",
        chance=Fate("raid_north", "6"),
        anna="owns A2 B2; glass A2 B2; whiskey 2; cash 8000; 1 lieutenant_6_6_0 at A3; 2 soldier_2_4_0 at A6",
        bruno="1 soldier_1_4_0 at A3",
        carla="owns A6; notoriety 1",
    )
    play(state, "anna decline, anna done")
    told_of = [
        name
        for name in happened(state)
        if name
        in (
            "block-began",
            "fine-paid",
            "shootout-began",
            "grenade-asked",
            "income-paid",
            "molls-asked",
            "extorted",
            "vault-extorted",
            "tokens-returned",
            "day-ended",
        )
    ]

    assert told_of == [
        "block-began",
        "fine-paid",  # (1) event
        "shootout-began",
        "grenade-asked",  # (2) lots 3 and 6
        "income-paid",  # (3)
        "molls-asked",  # (4)
        "vault-extorted",
        "extorted",  # (5)
        "tokens-returned",  # (6)
        "block-began",
        "fine-paid",
        "tokens-returned",
        "day-ended",
    ]


def test_buildings_are_taken_in_lot_order() -> None:
    """[MOB-13.5, MOB-1.8; MOB-X44]"""
    state = day(
        chance=Fate("raid_south", "6"),
        anna="notoriety 3; 1 lieutenant_6_6_0 at A2; 2 soldier_4_4_0 tommygun at A5",
        bruno="1 soldier_1_4_0 at A2",
        carla="notoriety 3; 1 soldier_1_4_1 moll_1_3_0 at A5",
    )
    assert [event["lot"] for event in events(state, "shootout-began")] == ["A2", "A5"]
    assert notoriety(state, "anna") == 4
    play(state, "anna arm soldier_4_4_0 tommygun, anna done, anna attack tommygun soldier_1_4_1", dice("3"))

    assert (decision(state), asked(state)) == ("capture", ["anna"])  # 4 is more than 3


def test_notoriety_won_in_one_block_counts_in_the_next() -> None:
    """[MOB-1.8, MOB-21.12; MOB-X45]"""
    state = day(
        chance=Fate("raid_south", "6"),
        anna="1 soldier_1_4_0 at A2",
        bruno="notoriety 4; 1 lieutenant_6_6_0 at A2; 2 soldier_2_4_0 at B4",
        carla="owns B4",
    )
    say_no(state)

    assert [(event["lot"], event["amount"]) for event in events(state, "extorted")] == [("B4", 1000)]
    assert all_cash(state)[1:3] == [1000 + 500, 1000]  # 500 from the vault for A2


def test_a_block_without_tokens_and_owners_is_passed_over() -> None:
    """[MOB-13.6]"""
    state = day("raid_north", anna="owns A2", bruno="1 soldier_1_4_0 at D1")

    assert [event["slot"] for event in events(state, "block-began")] == ["NW", "SE"]
    say_no(state)
    assert phase(state) == "2 bidding"
