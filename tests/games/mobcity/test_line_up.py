"""A shootout: the line-up [MOB-17]."""

from __future__ import annotations

from tests.games.mobcity.scenario import (
    Fate,
    asked,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    held,
    legal,
    on_floor,
    play,
    refused_by,
    say_no,
    scene,
    seen,
    told,
    why_not,
)

TWO = "1 soldier_1_4_0 soldier_1_5_0 at A2"


def test_tokens_of_several_captains_make_a_shootout() -> None:
    """[MOB-17.1] Owned or not."""
    for owner in ("", "owns A2; "):
        state = day(
            chance=Fate("raid_south"),
            anna=f"{owner}1 lieutenant_6_6_0 at A2; 2 soldier_2_4_0 at A3; 3 soldier_2_4_1 at A3",
            bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
        )
        say_no(state)
        assert [(event["lot"], event["seats"]) for event in events(state, "shootout-began")] == [
            ("A2", [0, 1])
        ]


def test_a_shootout_takes_place_in_a_shut_building() -> None:
    """[MOB-17.2]"""
    state = day(
        "raid_north",
        anna="owns A2; glass A2; whiskey 2; cash 4000; 1 soldier_1_4_0 at A2",
        bruno="1 lieutenant_6_6_0 at A2",
    )
    play(state, "bruno decline", dice("6"))

    assert [event["lot"] for event in events(state, "building-shut")] == ["A2"]
    assert [event["seat"] for event in events(state, "shootout-won")] == [1]


def test_nobody_leaves_a_shootout() -> None:
    """[MOB-17.3]"""
    state = day(anna="1 lieutenant_6_6_0 at A2", bruno=TWO)

    assert refused_by(state, "bruno retreat") == refused_by(state, "anna retreat") == "MOB-17.3"


def test_all_cards_of_the_groups_there_are_shown() -> None:
    """[MOB-17.4]"""
    state = day(anna="1 lieutenant_6_6_0 shotgun at A2; 2 moll_1_3_0 at A3", bruno=TWO)

    shown = [(event["seat"], event["card"]) for event in told(state, "gallery", "enforcer-shown")]
    assert shown == [(0, "lieutenant_6_6_0"), (0, "shotgun"), (1, "soldier_1_4_0"), (1, "soldier_1_5_0")]
    view = seen(state, "gallery")
    assert group(view, "anna", 1) == "lieutenant_6_6_0 shotgun"
    assert group(view, "anna", 2) == "?"


def test_all_are_shown_before_anybody_arms_and_captains_arm_in_favor_order() -> None:
    """[MOB-17.4, MOB-17.5; MOB-X62]"""
    state = day(favor="carla", anna="1 soldier_2_4_0 shotgun at A2", dario="1 soldier_3_4_0 revolver at A2")
    assert [event["seat"] for event in events(state, "enforcer-shown")] == [3, 3, 0, 0]
    assert (decision(state), asked(state)) == ("arm", ["dario"])
    assert refused_by(state, "anna arm soldier_2_4_0 shotgun") == "MOB-17.5"
    play(state, "dario arm soldier_3_4_0 revolver, dario done")

    assert (decision(state), asked(state)) == ("arm", ["anna"])


def test_arming_is_told_when_it_is_done() -> None:
    """[MOB-17.5, MOB-17.6]"""
    state = day(anna="1 soldier_4_4_0 shotgun revolver at A2", bruno=TWO)
    play(state, "anna arm soldier_4_4_0 revolver")
    assert told(state, "bruno", "weapon-assigned") == []
    play(state, "anna done")

    assert [(e["character"], e["weapon"]) for e in told(state, "bruno", "armed")] == [
        ("soldier_4_4_0", "revolver")
    ]
    assert [(e["weapon"], e["count"]) for e in told(state, "bruno", "weapon-laid")] == [("shotgun", 1)]


def test_a_weapon_too_many_lies_at_the_scene_for_anybody() -> None:
    """[MOB-17.6, MOB-17.8; MOB-X63]"""
    state = day(anna="1 soldier_1_4_0 revolver tommygun at A2", bruno="1 soldier_2_4_0 soldier_2_4_1 at A2")
    play(state, "anna arm soldier_1_4_0 revolver, anna done")
    assert (held(state, "soldier_1_4_0"), on_floor(state)) == ("revolver", "tommygun")
    play(state, "bruno act soldier_2_4_0")
    assert "collect tommygun soldier_2_4_0" in legal(state, "bruno")
    play(state, "bruno collect tommygun soldier_2_4_0")

    assert (held(state, "soldier_2_4_0"), on_floor(state)) == ("tommygun", "-")


def test_by_option_only_its_captain_may_collect_it_until_it_was_dropped() -> None:
    """[MOB-17.8; MOB-X63]"""
    state = day(
        options={"loose_weapons": "owner_only"},
        anna="1 soldier_1_4_0 soldier_1_4_1 revolver tommygun at A2",
        bruno="1 soldier_2_4_0 soldier_2_4_1 at A2",
    )
    play(state, "anna arm soldier_1_4_0 revolver, anna done, bruno act soldier_2_4_0")
    assert refused_by(state, "bruno collect tommygun soldier_2_4_0") == "MOB-17.8"
    assert not any(line.startswith("collect") for line in legal(state, "bruno"))
    play(state, "bruno attack hands soldier_1_4_0", dice("4"))  # wounded: the revolver falls
    assert on_floor(state) == "revolver tommygun"

    assert "collect revolver soldier_2_4_1" in legal(state, "bruno")
    assert refused_by(state, "bruno collect tommygun soldier_2_4_1") == "MOB-17.8"
    play(state, "bruno attack hands soldier_1_4_1", dice("1"))
    assert "collect tommygun soldier_1_4_1" in legal(state, "anna")


def test_two_groups_of_one_captain_fight_as_one_side_but_keep_their_weapons() -> None:
    """[MOB-17.6, MOB-17.7; MOB-X64]"""
    state = day(anna="1 soldier_1_4_0 at D2; 2 moll_1_3_0 shotgun at D2", bruno="1 soldier_2_4_0 at D2")
    assert refused_by(state, "anna arm soldier_1_4_0 shotgun") == "MOB-17.6"
    assert legal(state, "anna") == ["arm moll_1_3_0 shotgun", "done"]
    play(state, "anna arm moll_1_3_0 shotgun, anna done")

    assert scene(state) == "moll_1_3_0 soldier_1_4_0 soldier_2_4_0"
    assert legal(state, "bruno") == ["attack hands moll_1_3_0", "attack hands soldier_1_4_0"]
    play(state, "bruno attack hands soldier_1_4_0", dice("6 6"))
    assert "captain-beaten" in happened(state)
    assert [event["seat"] for event in events(state, "captain-beaten")] == [1]  # killed by the moll


def test_only_own_characters_at_the_scene_are_armed() -> None:
    """[MOB-17.6]"""
    state = day(anna="1 soldier_4_4_0 shotgun at A2; 2 soldier_4_4_1 at A3", bruno=TWO)

    assert why_not(state, "anna arm soldier_1_4_0 shotgun").name == "not-at-scene"
    assert why_not(state, "anna arm soldier_4_4_1 shotgun").name == "not-at-scene"
    assert why_not(state, "anna arm soldier_4_4_0 revolver").name == "no-such-weapon"
    play(state, "anna arm soldier_4_4_0 shotgun")
    assert legal(state, "anna") == ["done"]


def test_weapons_may_be_left_lying() -> None:
    """[MOB-17.8, MOB-D13]"""
    state = day(anna="1 soldier_4_4_0 shotgun at A2", bruno=TWO)
    play(state, "anna done")

    assert (held(state, "soldier_4_4_0"), on_floor(state)) == ("-", "shotgun")
