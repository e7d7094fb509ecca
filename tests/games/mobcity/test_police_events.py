"""Raids and crackdowns [MOB-14]."""

from __future__ import annotations

from tests.games.mobcity.scenario import (
    Fate,
    all_cash,
    asked,
    cash,
    day,
    decision,
    events,
    floor,
    group,
    happened,
    is_under,
    legal,
    marked,
    notoriety,
    owner,
    phase,
    play,
    refused_by,
    say_no,
    token,
    told,
    under,
    why_not,
)

THREE = "owns A2 A3 A4; glass A2 A3 A4; whiskey 2; cash 12000"  # fines of 4000, 8000 and 12000

# Raids.


def test_a_raid_is_about_every_block_of_its_quarter() -> None:
    """[MOB-14.1, MOB-14.2]"""
    glass = "owns A2 B2 C1 D1; glass A2 B2 C1 D1; whiskey 2; cash 50000"
    for headline, lots in (
        ("raid_north", ["A2", "B2"]),
        ("raid_south", ["C1", "D1"]),
        ("raid_east", ["B2", "D1"]),
        ("raid_west", ["A2", "C1"]),
    ):
        state = day(headline, anna=glass)
        assert [event["lot"] for event in events(state, "fine-paid")] == lots
        assert [event["lot"] for event in events(state, "building-shut")] == lots
        assert cash(state, "anna") == 50000 - 2 * 4000 + 2 * 2000


def test_a_fine_is_paid_at_once_and_the_building_shut_for_the_day() -> None:
    """[MOB-14.2, MOB-14.7, MOB-21.3]"""
    state = day("raid_north", anna="owns A2; glass A2; whiskey 4; cash 4000", bruno="1 soldier_1_4_0 at A2")
    assert (cash(state, "anna"), marked(state, "shut")) == (0, "A2")
    say_no(state)

    assert all_cash(state) == [0, 0, 0, 0]
    assert not {"income-paid", "extorted"} & set(happened(state))
    assert owner(state, "A2") == "anna"


def test_who_cannot_pay_loses_the_building() -> None:
    """[MOB-14.3, MOB-14.4]"""
    state = day(
        "raid_north",
        anna="owns A2; glass A2; whiskey 2; cash 3950; notoriety 2",
        bruno="1 soldier_1_4_0 at A2",
    )

    assert (owner(state, "A2"), cash(state, "anna"), floor(state, "anna")) == ("nobody", 3950, 1)
    assert happened(state).count("building-shut") == 1
    assert "vault-extorted" not in happened(state)  # it stays shut today
    assert state.buildings(0) == 0


def test_a_fine_that_can_be_paid_must_be_paid_in_any_order() -> None:
    """[MOB-14.2, MOB-14.3, MOB-14.7; MOB-X46]"""
    for order in ("A3", "A4"):
        state = day(
            "raid_north",
            anna="owns A3 A4; glass A3 A4; whiskey 2; cash 9000; notoriety 2",
            bruno="1 soldier_1_4_0 at A3",
        )
        assert (decision(state), asked(state)) == ("fines", ["anna"])
        play(state, f"anna fine {order}")
        assert [event["lot"] for event in events(state, "fine-paid")] == ["A3"]
        assert [event["lot"] for event in events(state, "building-lost")] == ["A4"]
        assert (marked(state, "shut"), cash(state, "anna")) == ("A3 A4", 1000)
        assert (floor(state, "anna"), notoriety(state, "anna")) == (1, 2)
        say_no(state)
        assert cash(state, "bruno") == 0


def test_the_owner_chooses_the_order_of_his_fines() -> None:
    """[MOB-14.5, MOB-D11; MOB-X47]"""
    state = day("raid_north", anna=THREE)
    assert legal(state, "anna") == ["fine A2", "fine A3", "fine A4"]
    play(state, "anna fine A2, anna fine A3")
    assert cash(state, "anna") == 0
    assert [event["lot"] for event in events(state, "building-lost")] == ["A4"]

    state = day("raid_north", anna=THREE)
    play(state, "anna fine A4, anna fine A2")
    assert cash(state, "anna") == 0
    assert [event["lot"] for event in events(state, "building-lost")] == ["A2", "A3"]

    state = day("raid_north", anna=THREE)
    assert why_not(state, "anna decline").name == "nothing-to-decline"
    assert why_not(state, "anna done").name == "nothing-done"


def test_only_his_own_fines_of_the_block_are_asked() -> None:
    """[MOB-14.5]"""
    state = day("raid_north", anna=THREE, bruno="owns A6 B2; glass A6 B2; whiskey 3; cash 4000")
    assert asked(state) == ["anna"]
    assert refused_by(state, "anna fine A6") == "MOB-14.5"
    assert refused_by(state, "bruno fine A6") == "MOB-14.5"
    play(state, "anna fine A2, anna fine A3")

    assert [(event["seat"], event["lot"]) for event in events(state, "fine-paid")] == [
        (0, "A2"),
        (0, "A3"),
        (1, "A6"),
    ]
    assert [(event["seat"], event["lot"]) for event in events(state, "building-lost")] == [
        (0, "A4"),
        (1, "B2"),
    ]


def test_who_can_pay_all_is_not_asked() -> None:
    """[MOB-14.5]"""
    state = day("raid_north", anna=THREE.replace("12000", "24000"))

    assert len(events(state, "fine-paid")) == 3
    assert cash(state, "anna") == 0


def test_the_police_card_keeps_speakeasies_open() -> None:
    """[MOB-14.6, MOB-21.12; MOB-X48]"""
    state = day(
        "raid_north",
        police="anna",
        anna="owns A2; glass A2; whiskey 3",
        bruno="notoriety 4; 1 soldier_1_4_0 at A2",
        carla="owns A6; glass A6; whiskey 2; cash 4000",
    )
    assert marked(state, "shut") == "A6"
    say_no(state)

    assert all_cash(state) == [3000 - 1200, 1200, 0, 0]


def test_a_shut_building_is_not_extorted_even_by_the_police_card_holder() -> None:
    """[MOB-14.7]"""
    state = day(
        "raid_north",
        police="bruno",
        anna="owns A2; glass A2; whiskey 3; cash 4000",
        bruno="1 soldier_1_4_0 at A2",
    )
    say_no(state)

    assert all_cash(state) == [0, 0, 0, 0]


def test_legal_buildings_are_not_touched() -> None:
    """[MOB-14.8]"""
    state = day("raid_north", anna="owns A2 A3; whiskey 2")

    assert "building-shut" not in happened(state)
    assert cash(state, "anna") == 3000


def test_they_still_shoot_in_a_building_lost_in_a_raid() -> None:
    """[MOB-14.4, MOB-17.2; MOB-X51]"""
    state = day(
        "raid_north",
        chance=Fate("raid_north", "6"),
        anna="owns A4; glass A4; whiskey 2; cash 11000; notoriety 2; 1 lieutenant_6_6_0 at A4",
        bruno="notoriety 2; 1 soldier_1_4_0 at A4",
    )

    assert [event["lot"] for event in events(state, "building-lost")] == ["A4"]
    assert [(event["seat"], event["notoriety"]) for event in events(state, "shootout-won")] == [(0, 3)]
    assert all_cash(state) == [11000, 0, 0, 0]
    assert phase(state) == "2 bidding"


# Crackdowns.


def test_a_crackdown_arrests_groups_in_buildings_that_are_not_their_captains() -> None:
    """[MOB-14.9, MOB-14.10]"""
    state = day(
        "crackdown_north",
        anna="1 lieutenant_6_6_0 moll_1_3_0 shotgun at A2; 2 soldier_1_4_0 at C1",
        bruno="owns B2; 3 soldier_1_4_1 at A3",
        carla="1 soldier_1_4_2 at B2",
    )

    arrested = [
        (event["seat"], event["group"], event["lot"], event["count"])
        for event in events(state, "group-arrested")
    ]
    assert arrested == [(0, 1, "A2", 3), (1, 3, "A3", 1), (2, 1, "B2", 1)]
    assert [group(state, name, number) for name, number in (("anna", 1), ("bruno", 3), ("carla", 1))] == [
        "-"
    ] * 3
    assert group(state, "anna", 2) == "soldier_1_4_0"
    assert sorted(under(state, 5)[:3]) == ["lieutenant_6_6_0", "moll_1_3_0", "shotgun"]
    assert is_under(state, "soldier_1_4_2")
    assert [token(state, name, 1) for name in ("anna", "carla")] == ["home", "home"]


def test_each_crackdown_is_about_its_quarter() -> None:
    """[MOB-14.9]"""
    groups = "1 soldier_1_4_0 at A2; 2 soldier_1_4_1 at B2; 3 soldier_1_4_2 at C1; 4 soldier_1_4_3 at D1"
    for quarter, arrested in (("north", [1, 2]), ("south", [3, 4]), ("east", [2, 4]), ("west", [1, 3])):
        state = day(f"crackdown_{quarter}", anna=groups)
        say_no(state)
        assert [event["group"] for event in events(state, "group-arrested")] == arrested


def test_a_group_in_its_own_captains_building_is_safe() -> None:
    """[MOB-14.11, MOB-14.13; MOB-X50]"""
    state = day(
        "crackdown_north",
        anna="owns A2; notoriety 2; 1 soldier_1_4_0 at A2",
        bruno="notoriety 2; 1 lieutenant_6_6_0 at A2",
    )
    say_no(state)

    assert [event["seat"] for event in events(state, "group-arrested")] == [1]
    assert group(state, "anna", 1) == "soldier_1_4_0"
    assert "shootout-began" not in happened(state)
    assert (notoriety(state, "anna"), notoriety(state, "bruno")) == (2, 2)


def test_the_police_card_holder_stays_and_extorts() -> None:
    """[MOB-14.12, MOB-14.13; MOB-X49]"""
    state = day(
        "crackdown_south",
        police="anna",
        anna="notoriety 5; 1 soldier_1_4_0 at C1",
        bruno="1 lieutenant_6_6_0 at C1",
        carla="owns C1",
    )
    assert [event["seat"] for event in events(state, "group-arrested")] == [1]
    say_no(state)

    assert "shootout-began" not in happened(state)
    assert all_cash(state) == [500, 0, 500, 0]


def test_arrested_cards_are_not_shown_but_counted() -> None:
    """[MOB-14.14]"""
    state = day("crackdown_north", anna="1 lieutenant_6_6_0 moll_1_3_0 shotgun at A2")

    for viewer in ("bruno", "gallery"):
        assert [event["count"] for event in told(state, viewer, "group-arrested")] == [3]
        left = [event["card"] for event in told(state, viewer, "enforcer-left")]
        assert left == ["lieutenant_6_6_0", "unknown", "unknown"]
    assert sorted(str(event["card"]) for event in told(state, "anna", "enforcer-left")) == [
        "lieutenant_6_6_0",
        "moll_1_3_0",
        "shotgun",
    ]
