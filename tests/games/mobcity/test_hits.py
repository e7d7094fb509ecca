"""A shootout: hits and captures [MOB-19]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    Fate,
    acting,
    asked,
    day,
    decision,
    deck,
    dice,
    events,
    group,
    happened,
    held,
    is_under,
    legal,
    notoriety,
    on_floor,
    play,
    refused_by,
    scene,
    token,
    under,
)


def attack(attacker: str, means: str, target: str, side: int) -> str:
    """What becomes of a target: `missed`, `wounded` or `killed`."""
    weapon = means if means in ("revolver", "shotgun", "tommygun") else ""
    state = day(
        anna=f"1 {attacker} {weapon} at A2",
        bruno=f"1 {target} soldier_1_5_0 at A2",
        favor="anna",
        chance=Fate("raid_south", "" if weapon else "1"),  # whoever is quicker misses
    )
    if weapon:
        play(state, f"anna arm {attacker} {weapon}, anna done", dice("1"))
    state.log = []
    play(state, f"anna attack {means} {target}", dice(str(side)))
    fates = ("attack-missed", "character-wounded", "character-killed")
    return next(name for name in happened(state) if name in fates).rpartition("-")[2]


@pytest.mark.parametrize(
    ("attacker", "means", "target", "fates"),
    [
        # Tommy gun against toughness 6.
        ("soldier_4_4_0", "tommygun", "lieutenant_6_6_0", "missed wounded killed killed killed killed"),
        # Bare hands against toughness 4.
        ("soldier_4_4_0", "hands", "soldier_2_4_0", "missed missed missed wounded wounded wounded"),
        # The Colt against toughness 7.
        ("lieutenant_7_6_0", "colt", "lieutenant_8_7_0", "missed missed missed missed missed wounded"),
        # A shotgun against toughness 5.
        ("soldier_4_4_0", "shotgun", "soldier_2_5_0", "missed missed wounded killed killed killed"),
    ],
)
def test_below_equal_to_and_above_the_toughness(attacker: str, means: str, target: str, fates: str) -> None:
    """[MOB-19.1, MOB-19.2, MOB-19.3, MOB-19.4; MOB-X71]"""
    assert [attack(attacker, means, target, side) for side in range(1, 7)] == fates.split()


def armed_pair() -> MobCity:
    """Bruno has two men, one with a shotgun; it is anna's lieutenant's action."""
    state = day(
        anna="1 lieutenant_6_6_0 soldier_1_4_1 at A2", bruno="1 soldier_2_4_0 soldier_1_4_0 shotgun at A2"
    )
    play(state, "bruno arm soldier_2_4_0 shotgun, bruno done")
    return state


def test_a_wounded_character_drops_its_weapons_and_is_out_of_this_shootout() -> None:
    """[MOB-19.5]"""
    state = armed_pair()
    play(state, "anna attack colt soldier_2_4_0", dice("3"))

    assert on_floor(state) == "shotgun"
    assert scene(state) == "lieutenant_6_6_0 soldier_1_4_0 soldier_1_4_1"
    assert group(state, "bruno", 1) == "soldier_1_4_0 soldier_2_4_0"
    assert not is_under(state, "soldier_2_4_0")


def test_a_killed_character_drops_its_weapons_and_goes_under_the_deck() -> None:
    """[MOB-19.6]"""
    state = armed_pair()
    play(state, "anna attack colt soldier_2_4_0", dice("4"))

    assert on_floor(state) == "shotgun"
    assert group(state, "bruno", 1) == "soldier_1_4_0"
    assert (under(state, 1), is_under(state, "soldier_2_4_0")) == (["soldier_2_4_0"], True)


def test_a_torpedo_drops_both_weapons() -> None:
    """[MOB-19.5, MOB-19.6]"""
    for side in ("3", "4"):
        state = day(
            anna="1 lieutenant_8_7_0 soldier_1_4_1 at A2",
            bruno="1 torpedo_6_4_0 soldier_1_4_0 shotgun revolver at A2",
        )
        play(state, "bruno arm torpedo_6_4_0 shotgun, bruno arm torpedo_6_4_0 revolver, bruno done")
        play(state, "anna attack colt torpedo_6_4_0", dice(side))
        assert on_floor(state) == "revolver shotgun"


def test_the_wounded_stay_in_their_group_even_if_their_side_loses() -> None:
    """[MOB-19.5, MOB-19.7; MOB-X76]"""
    state = day(
        anna="1 lieutenant_6_6_0 at A2",
        bruno="notoriety 3; 1 soldier_3_4_0 shotgun at A2",
    )
    play(state, "bruno arm soldier_3_4_0 shotgun, bruno done", dice("3"))

    assert group(state, "bruno", 1) == "soldier_3_4_0"
    assert (decision(state), on_floor(state)) == ("loot", "shotgun")
    assert (token(state, "bruno", 1), notoriety(state, "bruno")) == ("home", 2)


# Captures.


def captors(hers: int = 3, his: int = 5, weapon: str = "") -> MobCity:
    """Anna's assassin has killed one of carla's two men; it is the turn of the other, who has a Tommy gun."""
    state = day(
        anna=f"notoriety {hers}; 1 assassin_9_3_0 moll_2_3_0 soldier_1_4_0 {weapon} at A2",
        carla=f"notoriety {his}; 1 soldier_3_4_0 soldier_3_4_1 tommygun at A2",
    )
    if weapon:
        play(state, f"anna arm moll_2_3_0 {weapon}, anna done")
    play(state, "carla arm soldier_3_4_0 tommygun, carla done, anna attack strike soldier_3_4_1")
    assert acting(state) == "soldier_3_4_0"
    return state


def test_assassins_and_molls_left_alone_are_captured() -> None:
    """[MOB-19.8, MOB-19.9, MOB-19.12; MOB-X72]"""
    state = captors()
    play(state, "carla attack tommygun soldier_1_4_0", dice("2"))
    assert (decision(state), asked(state)) == ("capture", ["carla"])
    assert legal(state, "carla") == ["capture", "decline"]
    play(state, "carla capture")

    assert group(state, "carla", 1) == "assassin_9_3_0 moll_2_3_0 soldier_3_4_0 tommygun"
    assert group(state, "anna", 1) == "-"
    assert (token(state, "anna", 1), notoriety(state, "anna")) == ("home", 2)
    assert (token(state, "carla", 1), notoriety(state, "carla")) == ("A2", 6)


def test_a_captured_character_brings_the_weapon_it_holds() -> None:
    """[MOB-19.9]"""
    state = captors(weapon="revolver")
    play(state, "carla attack tommygun soldier_1_4_0, carla capture", dice("2"))

    assert group(state, "carla", 1) == "assassin_9_3_0 moll_2_3_0 soldier_3_4_0 revolver tommygun"


def test_they_join_the_group_of_the_character_that_attacked() -> None:
    """[MOB-19.9]"""
    state = day(
        anna="1 moll_2_3_0 moll_1_3_0 soldier_1_4_0 at A2",
        bruno="notoriety 5; 1 soldier_1_5_0 at A2; 3 lieutenant_6_6_0 at A2",
    )
    play(state, "bruno attack colt soldier_1_4_0, bruno capture", dice("4"))

    captured = [
        (event["from"], event["seat"], event["group"]) for event in events(state, "character-captured")
    ]
    assert captured == [(0, 1, 3), (0, 1, 3)]
    assert group(state, "bruno", 3) == "lieutenant_6_6_0 moll_1_3_0 moll_2_3_0"


def test_equal_notoriety_captures_nobody() -> None:
    """[MOB-19.11; MOB-X73]"""
    for notorieties in ((5, 5), (6, 5)):
        state = captors(*notorieties, weapon="revolver")
        play(state, "carla attack tommygun soldier_1_4_0", dice("2 1"))
        assert "capture" not in [event["decision"] for event in events(state, "asked")]
        actors = [event["character"] for event in events(state, "character-acts")]
        assert actors[2:4] == ["moll_2_3_0", "assassin_9_3_0"]  # turn 2 begins with the assassin
        assert [event["turn"] for event in events(state, "shootout-turn")] == [1, 2]


def test_a_capture_may_be_declined_but_not_halved() -> None:
    """[MOB-19.8, MOB-19.9, MOB-D16]"""
    state = captors()
    play(state, "carla attack tommygun soldier_1_4_0, carla decline", dice("2"))

    assert [event["seat"] for event in events(state, "capture-declined")] == [2]
    assert "character-captured" not in happened(state)


def test_others_left_beside_them_prevent_a_capture() -> None:
    """[MOB-19.8]"""
    state = day(
        anna="1 moll_2_3_0 torpedo_4_5_0 soldier_1_4_0 at A2", bruno="notoriety 5; 1 lieutenant_6_6_0 at A2"
    )
    play(state, "bruno attack colt soldier_1_4_0", dice("6"))

    assert decision(state) != "capture"


def test_a_miss_captures_nobody() -> None:
    """[MOB-19.8] The side attacked may have only a moll there: she must be hit, or somebody beside her."""
    state = day(anna="1 moll_2_3_0 moll_1_3_0 at A2", bruno="notoriety 5; 1 lieutenant_6_6_0 at A2")
    assert asked(state) == ["bruno"]
    assert refused_by(state, "bruno capture") == "MOB-19.8"
    play(state, "bruno attack colt moll_2_3_0", dice("1"))
    assert decision(state) == "act"
    play(state, "bruno attack colt moll_2_3_0", dice("2"))  # wounded

    assert decision(state) == "capture"


def test_captured_characters_do_not_act_in_that_turn() -> None:
    """[MOB-19.10]"""
    state = day(
        anna="1 moll_2_3_0 soldier_3_4_0 revolver at A2",
        bruno="notoriety 5; 1 lieutenant_6_6_0 at A2",
        carla="1 soldier_1_4_0 soldier_1_4_1 at A2",
    )
    play(
        state,
        "anna arm moll_2_3_0 revolver, anna done, bruno attack colt soldier_3_4_0, bruno capture",
        dice("6"),
    )
    assert asked(state) == ["carla"]  # the moll would have come first
    assert (held(state, "moll_2_3_0"), group(state, "bruno", 1)) == (
        "revolver",
        "lieutenant_6_6_0 moll_2_3_0 revolver",
    )
    play(state, "carla act soldier_1_4_0, carla attack hands lieutenant_6_6_0", dice("1"))
    play(state, "carla attack hands lieutenant_6_6_0, bruno attack colt soldier_1_4_0", dice("1"))

    assert (asked(state), acting(state)) == (["bruno"], "moll_2_3_0")  # turn 2


# Who is beaten.


def test_a_captain_without_characters_goes_home_and_loses_a_point() -> None:
    """[MOB-19.12, MOB-10.6; MOB-X74]"""
    for captain, left in (("owns B1 B2 B3; notoriety 3", 3), ("notoriety 1", 1), ("notoriety 4", 3)):
        state = day(
            chance=Fate("raid_south", "6"),
            anna="1 lieutenant_6_6_0 at A2",
            bruno=f"{captain}; 1 soldier_1_4_0 at A2",
        )
        assert notoriety(state, "bruno") == left
        assert token(state, "bruno", 1) == "home"


def test_both_tokens_of_a_beaten_captain_go_home() -> None:
    """[MOB-19.12]"""
    state = day(
        anna="1 lieutenant_6_6_0 at A2",
        bruno="notoriety 4; 1 soldier_1_4_0 at A2; 2 soldier_1_4_1 at A2; 3 soldier_2_4_0 at A3",
    )
    play(state, "anna attack colt soldier_1_4_0", dice("6 1 6"))

    assert [event["seat"] for event in events(state, "captain-beaten")] == [1]
    assert notoriety(state, "bruno") == 3
    assert [token(state, "bruno", number) for number in (1, 2, 3)] == ["home", "home", "A3"]


def test_a_capture_that_ends_the_shootout_ends_the_action() -> None:
    """[MOB-19.13, MOB-19.8; MOB-X75]"""
    state = day(
        anna="notoriety 2; 1 torpedo_6_4_0 revolver revolver at A2", bruno="1 soldier_1_4_0 moll_1_3_0 at A2"
    )
    play(state, "anna arm torpedo_6_4_0 revolver, anna arm torpedo_6_4_0 revolver, anna done")
    play(state, "anna attack revolver soldier_1_4_0", dice("6"))
    assert decision(state) == "capture"  # before the second attack
    play(state, "anna capture")

    assert "shootout-won" in happened(state)
    assert len(events(state, "attacked")) == 1
    assert group(state, "anna", 1) == "moll_1_3_0 torpedo_6_4_0 revolver revolver"


def test_after_each_attack_hit_capture_beaten_end_then_the_second_attack() -> None:
    """[MOB-19.13]"""
    state = day(
        anna="notoriety 2; 1 torpedo_6_4_0 revolver revolver at A2",
        bruno="1 soldier_1_4_0 moll_1_3_0 at A2",
        carla="1 soldier_1_4_1 soldier_1_4_2 at A2",
    )
    play(state, "anna arm torpedo_6_4_0 revolver, anna arm torpedo_6_4_0 revolver, anna done")
    play(state, "anna attack revolver soldier_1_4_0, anna capture", dice("6"))

    assert decision(state) == "shoot_again"
    order = [
        name
        for name in happened(state)
        if name in ("character-killed", "character-captured", "captain-beaten", "shootout-won")
    ]
    assert order == ["character-killed", "character-captured", "captain-beaten"]
    assert deck(state).count("moll_1_3_0") == 0
