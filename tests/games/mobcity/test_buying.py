"""Buying buildings, and notoriety [MOB-10]."""

from __future__ import annotations

from tests.games.mobcity.scenario import (
    BOX,
    Fate,
    all_cash,
    cash,
    day,
    decision,
    events,
    floor,
    legal,
    marked,
    morning,
    notoriety,
    owner,
    play,
    refused_by,
    say_no,
    turn_of,
    why_not,
)

SOLDIER = "1 soldier_1_4_0"


def test_the_first_building() -> None:
    """[MOB-10.1, MOB-10.4; MOB-X34]"""
    state = morning(anna=f"cash 6500; {SOLDIER}")
    assert (decision(state), cash(state, "anna")) == ("buy", 6450)
    play(state, "anna buy A2")

    assert (owner(state, "A2"), cash(state, "anna")) == ("anna", 1450)
    assert (notoriety(state, "anna"), floor(state, "anna")) == (2, 1)
    assert marked(state, "glass") == "-"


def test_any_number_of_buildings_anywhere_each_paid_at_once() -> None:
    """[MOB-10.1]"""
    state = morning(anna=f"cash 45050; {SOLDIER}")
    play(state, "anna buy D1, anna buy A3")
    assert cash(state, "anna") == 30000
    play(state, "anna buy B1")

    assert [
        (event["lot"], event["price"], event["notoriety"]) for event in events(state, "building-bought")
    ] == [
        ("D1", 5000, 2),
        ("A3", 10000, 3),
        ("B1", 30000, 4),
    ]
    assert [owner(state, lot) for lot in ("D1", "A3", "B1")] == ["anna"] * 3
    assert turn_of(state) == "anna"
    assert decision(state) == "send"  # nothing is left that he could pay


def test_what_cannot_be_bought() -> None:
    """[MOB-2.3, MOB-10.1]"""
    state = morning(anna="cash 9000", bruno="owns A2")

    assert refused_by(state, "anna buy A2") == "MOB-10.1"
    assert why_not(state, "anna buy A2").name == "building-owned"
    assert why_not(state, "anna buy A3").name == "cannot-pay-building"
    assert refused_by(state, "anna buy H2") == "MOB-2.3"  # its tile is not in the city of four captains
    assert legal(state, "anna") == [
        *(f"buy {lot}" for lot in ("A6", "B2", "B3", "C1", "C3", "D1", "D3")),
        "done",
    ]


def test_no_captain_owns_more_than_seven_buildings() -> None:
    """[MOB-10.2; MOB-X35]"""
    state = morning(anna=f"cash 50000; owns A1 A2 A3 A4 A5 A6 B2; {SOLDIER}")

    assert refused_by(state, "anna buy B3") == "MOB-10.2"


def test_the_price_list() -> None:
    """[MOB-10.3]"""
    rows = {
        building.name: (
            int(building.price),
            int(building.income),
            [int(n) for n in building.speakeasy],
            int(building.fine),
        )
        for building in BOX.buildings
    }
    assert rows == {
        "small_shop": (5000, 1000, [2000, 3000, 4000], 4000),
        "big_shop": (10000, 2000, [4000, 6000, 8000], 8000),
        "small_club": (15000, 3000, [6000, 9000, 12000], 12000),
        "big_club": (20000, 4000, [8000, 12000, 16000], 16000),
        "hotel": (30000, 6000, [12000, 18000, 24000], 24000),
    }


def test_notoriety_has_a_ceiling() -> None:
    """[MOB-10.5, MOB-10.6; MOB-X36]"""
    state = morning(anna=f"cash 5050; notoriety 10; owns A1 A3 A4 A5 A6 B2; {SOLDIER}")
    play(state, "anna buy A2")

    assert (notoriety(state, "anna"), floor(state, "anna")) == (10, 7)


def test_notoriety_never_falls_below_one_or_the_number_of_buildings() -> None:
    """[MOB-10.5, MOB-10.6]"""
    for captain, left in (("", 1), ("owns B1", 1), ("owns B1 B2; notoriety 3", 2), ("owns B1 B2 B3", 3)):
        state = day(
            anna="1 lieutenant_6_6_0 at A2",
            bruno=f"{captain}; 1 soldier_1_4_0 at A2",
            chance=Fate("raid_south", "6"),
        )
        assert [event["notoriety"] for event in events(state, "captain-beaten")] == [left]


def test_a_building_may_be_bought_under_the_feet_of_a_rival() -> None:
    """[MOB-10.7; MOB-X37]"""
    state = morning(anna="cash 50; 1 soldier_1_4_0", bruno="cash 5000")
    play(state, "anna send 1 A2, anna done, bruno buy A2", Fate("raid_south"))
    assert decision(state) == "throw"  # anna stands in a rival's building now
    say_no(state)

    assert [(event["seat"], event["payer"], event["amount"]) for event in events(state, "extorted")] == [
        (0, 1, 100)
    ]
    assert all_cash(state) == [100, 900, 0, 0]


def test_buildings_are_not_sold() -> None:
    """[MOB-10.8]"""
    assert refused_by(morning(anna=f"cash 50; owns A2; {SOLDIER}"), "anna sell A2") == "MOB-10.8"


def test_a_lost_building_lowers_the_floor_alone() -> None:
    """[MOB-10.6, MOB-10.9; MOB-X38]"""
    state = day(
        "raid_north",
        chance=Fate("raid_north", "6"),
        anna="owns A2 A6 B2; glass A2; whiskey 2; notoriety 3; 1 soldier_3_4_0 at B3",
        bruno="1 lieutenant_6_6_0 at B3",
    )

    lost = [(event["lot"], event["notoriety"]) for event in events(state, "building-lost")]
    assert (lost, floor(state, "anna")) == ([("A2", 3)], 2)
    assert [event["notoriety"] for event in events(state, "captain-beaten")] == [2]


def test_by_option_a_lost_building_lowers_notoriety_too_but_not_below_the_floor() -> None:
    """[MOB-10.9]"""
    option = {"lost_building_lowers_notoriety": True}
    for captain, left in (
        ("owns A2 A6 B2; notoriety 3", 2),
        ("owns A2 A6; notoriety 7", 6),
        ("owns A2; notoriety 1", 1),
    ):
        state = day("raid_north", anna=f"{captain}; glass A2; whiskey 2", options=dict(option))
        assert [event["notoriety"] for event in events(state, "building-lost")] == [left]
        assert notoriety(state, "anna") == left
