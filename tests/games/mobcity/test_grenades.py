"""A grenade at a building [MOB-16]."""

from __future__ import annotations

from tests.games.mobcity.scenario import (
    all_cash,
    asked,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    legal,
    marked,
    notoriety,
    on_floor,
    play,
    refused_by,
    seen,
    token,
    told,
    under,
)

BOMBER = "1 soldier_1_4_0 grenade at A4"


def test_a_grenade_shuts_a_speakeasy_and_sends_everybody_home() -> None:
    """[MOB-16.1, MOB-16.2, MOB-16.5, MOB-16.6, MOB-16.8; MOB-X57]"""
    state = day(
        anna="owns A4; glass A4; whiskey 4; notoriety 3; 1 lieutenant_6_6_0 at A4",
        bruno=f"notoriety 3; {BOMBER}",
    )
    assert (decision(state), asked(state)) == ("throw", ["bruno"])
    play(state, "bruno bomb 1")

    assert marked(state, "glass") == "-"
    assert [(event["seat"], event["reason"]) for event in events(state, "group-withdrew")] == [
        (0, "grenade"),
        (1, "grenade"),
    ]
    assert (notoriety(state, "anna"), notoriety(state, "bruno")) == (3, 3)
    assert all_cash(state) == [3000, 0, 0, 0]
    assert not {"shootout-began", "extorted", "molls-asked"} & set(happened(state))
    assert (under(state, 1), group(state, "bruno", 1)) == (["grenade"], "soldier_1_4_0")


def test_it_may_be_thrown_where_no_shootout_is_due() -> None:
    """[MOB-16.2, MOB-16.5]"""
    state = day(anna="owns A4; glass A4; whiskey 4", bruno=BOMBER)
    play(state, "bruno bomb 1")

    assert all_cash(state) == [3000, 0, 0, 0]


def test_the_thrower_needs_a_grenade_and_a_group_there() -> None:
    """[MOB-16.1, MOB-16.2]"""
    state = day(
        anna="owns A4 A2",
        bruno="1 soldier_1_4_0 at A4; 2 soldier_1_4_1 grenade at A2; 3 soldier_1_4_2 grenade at C1",
    )
    assert (decision(state), asked(state)) == ("throw", ["bruno"])  # A2
    assert refused_by(state, "bruno bomb 1") == "MOB-16.2"
    play(state, "bruno decline")
    assert legal(state, "bruno") == ["decline"]  # A4

    assert refused_by(state, "bruno bomb 1") == "MOB-16.1"
    assert refused_by(state, "bruno bomb 2") == "MOB-16.2"
    assert refused_by(state, "carla bomb 1") == "MOB-16.2"


def test_a_character_may_throw_it_as_his_attack() -> None:
    """[MOB-16.3, MOB-16.6, MOB-16.7; MOB-X58]"""
    state = day(
        anna="owns A2; notoriety 2; 1 lieutenant_6_6_0 shotgun soldier_2_4_0 at A2",
        bruno="notoriety 2; 1 soldier_1_4_0 soldier_3_4_0 grenade tommygun at A2",
    )
    play(state, "bruno decline, anna done")
    play(state, "bruno arm soldier_3_4_0 grenade, bruno arm soldier_1_4_0 tommygun, bruno done")
    assert on_floor(state) == "shotgun"
    play(state, "anna attack colt soldier_1_4_0", dice("3"))  # wounded, and the Tommy gun dropped
    assert on_floor(state) == "shotgun tommygun"
    play(state, "bruno bomb building")

    assert "shootout-won" not in happened(state)
    assert (notoriety(state, "anna"), notoriety(state, "bruno")) == (2, 2)
    assert group(state, "bruno", 1) == "soldier_1_4_0 soldier_3_4_0"
    assert group(state, "anna", 1) == "lieutenant_6_6_0 soldier_2_4_0"
    assert sorted(under(state, 3)) == ["grenade", "shotgun", "tommygun"]
    assert [event["when"] for event in events(state, "building-bombed")] == ["during"]
    assert [token(state, name, 1) for name in ("anna", "bruno")] == ["home", "home"]
    assert all_cash(state) == [1000, 0, 0, 0]


def test_weapons_held_go_home_with_their_holders() -> None:
    """[MOB-16.7]"""
    state = day(
        anna="owns A2; 1 lieutenant_6_6_0 shotgun soldier_2_4_0 at A2",
        bruno="1 soldier_4_4_0 soldier_3_4_0 grenade tommygun at A2",
    )
    play(state, "bruno decline, anna arm soldier_2_4_0 shotgun, anna done")
    play(state, "bruno arm soldier_4_4_0 grenade, bruno arm soldier_3_4_0 tommygun, bruno done")
    play(state, "anna attack colt soldier_3_4_0", dice("1"))
    play(state, "bruno bomb building")

    assert group(state, "anna", 1) == "lieutenant_6_6_0 soldier_2_4_0 shotgun"
    assert group(state, "bruno", 1) == "soldier_3_4_0 soldier_4_4_0 tommygun"


def test_not_at_an_own_or_unowned_building() -> None:
    """[MOB-16.10; MOB-X59]"""
    state = day(
        anna="owns A2; 1 soldier_1_4_0 grenade at A2; 2 soldier_1_4_1 grenade at B1",
        bruno="1 soldier_1_4_2 at A2",
    )
    assert refused_by(state, "anna bomb 1") == "MOB-16.10"
    assert refused_by(state, "anna bomb 2") == "MOB-16.10"
    assert asked(state) == ["bruno"]
    play(state, "bruno decline, anna arm soldier_1_4_0 grenade, anna done")

    assert "bomb building" not in legal(state, "anna")
    assert refused_by(state, "anna bomb building") == "MOB-16.10"


def test_in_a_shootout_in_an_unowned_building_it_is_for_characters_only() -> None:
    """[MOB-16.10]"""
    state = day(anna="1 soldier_4_4_0 grenade at B1", bruno="1 soldier_1_4_0 soldier_1_4_1 at B1")
    play(state, "anna arm soldier_4_4_0 grenade, anna done")

    assert refused_by(state, "anna bomb building") == "MOB-16.10"


def test_not_under_the_truce() -> None:
    """[MOB-16.11; MOB-X59]"""
    state = day(
        "gangland_truce", anna="owns A2; 1 moll_1_3_0 at A2", bruno="owns B2; 1 soldier_1_4_0 grenade at B2"
    )

    assert decision(state) == "molls"
    assert "grenade-asked" not in happened(state)
    assert refused_by(state, "bruno bomb 1") == "MOB-16.11"


def test_everybody_there_is_asked_grenade_or_not() -> None:
    """[MOB-16.4, MOB-24.6; MOB-X60]"""
    state = day(
        anna="owns A2 A4", bruno="1 soldier_1_4_0 grenade at A2", carla="1 soldier_1_4_1 revolver at A4"
    )
    assert (asked(state), legal(state, "bruno")) == (["bruno"], ["bomb 1", "decline"])
    play(state, "bruno decline")
    assert (asked(state), legal(state, "carla")) == (["carla"], ["decline"])
    play(state, "carla decline")

    held_back = [(event["seat"], event["lot"]) for event in told(state, "gallery", "grenade-held-back")]
    assert held_back == [(1, "A2"), (2, "A4")]
    questions = [(event["lot"], event["seats"]) for event in told(state, "dario", "grenade-asked")]
    assert questions == [("A2", [1]), ("A4", [2])]


def test_captains_are_asked_in_favor_order_and_the_first_throw_ends_the_asking() -> None:
    """[MOB-16.4]"""
    groups = {
        "anna": "1 soldier_1_4_0 grenade at A2",
        "bruno": "owns A2",
        "carla": "1 soldier_1_4_1 grenade at A2",
        "dario": "1 soldier_1_4_2 grenade at A2",
    }
    state = day(favor="carla", captains=groups)
    assert [event["seats"] for event in events(state, "grenade-asked")] == [[0, 2, 3]]
    assert asked(state) == ["carla"]
    play(state, "carla decline")
    assert asked(state) == ["dario"]
    play(state, "dario bomb 1")

    assert "shootout-began" not in happened(state)
    assert [event["seat"] for event in events(state, "building-bombed")] == [3]
    assert group(state, "anna", 1) == "soldier_1_4_0 grenade"


def test_by_option_a_building_that_was_hit_earns_nothing() -> None:
    """[MOB-16.8]"""
    state = day(
        options={"grenaded_building_earns_legal_income": False},
        anna="owns A4; glass A4; whiskey 4",
        bruno=BOMBER,
    )
    play(state, "bruno bomb 1")

    assert all_cash(state) == [0, 0, 0, 0]


def test_it_may_be_thrown_at_a_shut_building() -> None:
    """[MOB-16.8, MOB-16.9; MOB-X61]"""
    state = day(
        "raid_north",
        anna="owns A4; glass A4; whiskey 4; cash 12000; 1 lieutenant_6_6_0 at A4",
        bruno=BOMBER,
    )
    assert marked(state, "shut") == "A4"
    play(state, "bruno bomb 1")

    assert "shootout-began" not in happened(state)
    assert all_cash(state) == [0, 0, 0, 0]


def test_the_grenade_thrown_is_seen_and_nothing_else() -> None:
    """[MOB-16.4, MOB-16.7]"""
    state = day(anna="owns A4 A2", bruno="1 soldier_1_4_0 moll_1_3_0 grenade at A4; 2 soldier_1_4_1 at A2")
    play(state, "bruno decline, bruno bomb 1")

    assert group(seen(state, "anna"), "bruno", 1) == "? ?"
    assert [(event["seat"], event["group"]) for event in told(state, "gallery", "building-bombed")] == [
        (1, 1)
    ]
