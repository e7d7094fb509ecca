"""A shootout: actions [MOB-18]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    acting,
    asked,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    held,
    legal,
    notoriety,
    on_floor,
    play,
    refused_by,
    scene,
    under,
    why_not,
)


def actors(state: MobCity) -> list[object]:
    """The characters in the order in which they acted or passed."""
    return [
        event["character"]
        for event in events(state)
        if event["event"] in ("character-acts", "character-passed", "shootout-turn") and "character" in event
    ]


def crowd() -> MobCity:
    """Two on each side, no weapons; everybody misses."""
    return day(
        anna="1 soldier_4_4_0 soldier_2_4_0 at A2",
        bruno="1 lieutenant_6_6_0 soldier_3_4_0 at A2",
    )


# The order.


def test_every_character_acts_once_a_turn_from_the_quickest_to_the_slowest() -> None:
    """[MOB-18.1]"""
    state = crowd()
    play(state, "bruno attack colt soldier_2_4_0", dice("1"))
    play(state, "anna attack hands soldier_3_4_0", dice("1"))
    play(state, "bruno attack hands soldier_2_4_0", dice("1"))
    play(state, "anna attack hands soldier_3_4_0", dice("1"))
    assert actors(state) == [
        "lieutenant_6_6_0",
        "soldier_4_4_0",
        "soldier_3_4_0",
        "soldier_2_4_0",
        "lieutenant_6_6_0",
    ]
    assert [event["turn"] for event in events(state, "shootout-turn")] == [1, 2]


def test_nobody_acts_before_his_time() -> None:
    """[MOB-18.1, MOB-18.2]"""
    state = crowd()

    assert (asked(state), acting(state)) == (["bruno"], "lieutenant_6_6_0")
    assert refused_by(state, "anna attack hands soldier_3_4_0") == "MOB-18.1"
    assert refused_by(state, "bruno act soldier_3_4_0") == "MOB-18.1"


def test_equal_reaction_goes_by_distance() -> None:
    """[MOB-18.2; MOB-X65]"""
    state = day(
        favor="carla",
        anna="1 soldier_2_4_0 soldier_1_4_0 at A2",
        dario="1 soldier_2_4_1 soldier_1_4_1 at A2",
    )
    play(state, "dario attack hands soldier_1_4_0", dice("1"))

    assert actors(state) == ["soldier_2_4_1", "soldier_2_4_0"]


def test_among_equal_characters_their_captain_chooses() -> None:
    """[MOB-18.3]"""
    state = day(
        anna="1 soldier_3_4_0 soldier_3_4_1 soldier_2_4_0 at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2"
    )
    assert (decision(state), legal(state, "anna")) == ("who_acts", ["act soldier_3_4_0", "act soldier_3_4_1"])
    assert refused_by(state, "anna act soldier_2_4_0") == "MOB-18.2"
    play(state, "anna act soldier_3_4_1")
    assert acting(state) == "soldier_3_4_1"
    play(state, "anna attack hands soldier_1_4_0", dice("1"))

    assert acting(state) == "soldier_3_4_0"


def test_all_captains_share_one_order_and_any_enemy_may_be_attacked() -> None:
    """[MOB-18.4]"""
    state = day(
        anna="1 soldier_4_4_0 soldier_1_4_0 at A2",
        bruno="1 soldier_3_4_0 at A2",
        carla="1 soldier_2_4_0 at A2",
    )
    assert legal(state, "anna") == ["attack hands soldier_2_4_0", "attack hands soldier_3_4_0"]
    play(state, "anna attack hands soldier_2_4_0", dice("1"))

    assert legal(state, "bruno") == [
        "attack hands soldier_1_4_0",
        "attack hands soldier_2_4_0",
        "attack hands soldier_4_4_0",
    ]
    play(state, "bruno attack hands soldier_1_4_0", dice("1"))
    assert asked(state) == ["carla"]


# Collecting.


def test_a_character_collects_or_attacks() -> None:
    """[MOB-18.5, MOB-18.7]"""
    state = day(anna="1 soldier_4_4_0 shotgun at A2", bruno="1 soldier_1_4_0 at A2")
    play(state, "anna done")
    assert legal(state, "anna") == ["collect shotgun soldier_4_4_0", "attack hands soldier_1_4_0"]
    state.log = []
    play(state, "anna collect shotgun soldier_4_4_0", dice("1"))

    assert (held(state, "soldier_4_4_0"), on_floor(state)) == ("shotgun", "-")
    assert [event["seat"] for event in events(state, "attacked")] == [1]  # no attack with it in that action


def dropped_revolver() -> MobCity:
    """The torpedo has passed, then carla has made bruno's man drop his revolver: it is the moll's action."""
    state = day(
        anna="1 torpedo_4_5_0 moll_2_3_0 at A2",
        bruno="1 soldier_1_4_0 soldier_1_4_1 revolver at A2",
        carla="1 soldier_3_4_0 at A2",
    )
    play(state, "bruno arm soldier_1_4_0 revolver, bruno done, carla attack hands soldier_1_4_0", dice("4"))
    return state


def test_who_can_collect_must_and_may_give_it_to_another() -> None:
    """[MOB-18.6, MOB-18.8; MOB-X66]"""
    state = dropped_revolver()
    assert [event["character"] for event in events(state, "character-passed")] == ["torpedo_4_5_0"]
    assert (asked(state), acting(state)) == (["anna"], "moll_2_3_0")
    assert legal(state, "anna") == ["collect revolver moll_2_3_0", "collect revolver torpedo_4_5_0"]
    assert refused_by(state, "anna pass") == refused_by(state, "anna decline") == "MOB-18.6"
    play(state, "anna collect revolver torpedo_4_5_0", dice("1"))

    assert held(state, "torpedo_4_5_0") == "revolver"


def test_who_can_do_neither_passes() -> None:
    """[MOB-18.6; MOB-X66]"""
    state = day(anna="1 moll_2_3_0 torpedo_4_5_0 at A2", bruno="1 soldier_1_4_0 at A2")

    assert [event["character"] for event in events(state, "character-passed")] == [
        "torpedo_4_5_0",
        "moll_2_3_0",
    ]
    assert asked(state) == ["bruno"]


def test_what_cannot_be_collected() -> None:
    """[MOB-18.7, MOB-18.8]"""
    state = dropped_revolver()

    assert refused_by(state, "anna collect shotgun moll_2_3_0") == "MOB-18.7"
    assert refused_by(state, "anna collect revolver soldier_3_4_0") == "MOB-18.8"
    full = day(anna="1 soldier_4_4_0 shotgun shotgun at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2")
    play(full, "anna arm soldier_4_4_0 shotgun, anna done")
    assert refused_by(full, "anna collect shotgun soldier_4_4_0") == "MOB-7.15"


def test_weapons_held_are_not_handed_on() -> None:
    """[MOB-18.9]"""
    state = day(anna="1 soldier_4_4_0 moll_1_3_0 shotgun at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2")
    play(state, "anna arm soldier_4_4_0 shotgun, anna done")

    assert refused_by(state, "anna hand shotgun moll_1_3_0") == "MOB-18.9"


# Attacking.


def test_a_target_is_an_enemy_at_the_scene_and_a_means_is_held() -> None:
    """[MOB-18.10]"""
    state = day(
        anna="1 soldier_4_4_0 soldier_2_4_0 shotgun at A2",
        bruno="1 soldier_1_4_0 soldier_1_5_0 at A2; 2 moll_1_3_0 at A3",
    )
    play(state, "anna arm soldier_2_4_0 shotgun, anna done")

    assert refused_by(state, "anna attack hands soldier_2_4_0") == "MOB-18.10"
    assert refused_by(state, "anna attack hands moll_1_3_0") == "MOB-18.10"
    assert why_not(state, "anna attack shotgun soldier_1_4_0").name == "weapon-not-held"
    play(state, "anna attack hands soldier_1_4_0", dice("4"))  # wounded, out of this shootout
    assert why_not(state, "anna attack shotgun soldier_1_4_0").name == "no-target"


def test_a_character_may_use_any_means_it_has() -> None:
    """[MOB-18.11; MOB-X69]"""
    state = day(anna="1 soldier_4_4_0 grenade at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2")
    play(state, "anna arm soldier_4_4_0 grenade, anna done, anna attack hands soldier_1_4_0", dice("1"))

    assert events(state, "attacked")[0]["means"] == "hands"
    assert held(state, "soldier_4_4_0") == "grenade"


def two_guns(second: str = "shotgun") -> MobCity:
    """A torpedo with a revolver and another weapon against two soldiers of toughness 4."""
    state = day(anna=f"1 torpedo_6_4_0 revolver {second} at A2", bruno="1 soldier_2_4_0 soldier_3_4_0 at A2")
    play(state, f"anna arm torpedo_6_4_0 revolver, anna arm torpedo_6_4_0 {second}, anna done")
    return state


def test_a_torpedo_attacks_with_each_weapon_at_different_targets() -> None:
    """[MOB-18.12, MOB-19.13; MOB-X67]"""
    state = two_guns()
    play(state, "anna attack revolver soldier_2_4_0", dice("4"))
    assert decision(state) == "shoot_again"
    play(state, "anna attack shotgun soldier_3_4_0", dice("2"))

    assert [event["character"] for event in events(state, "character-killed")] == ["soldier_2_4_0"]
    assert [event["character"] for event in events(state, "character-wounded")] == ["soldier_3_4_0"]
    assert [event["seat"] for event in events(state, "shootout-won")] == [0]
    assert notoriety(state, "anna") == 2


def test_each_weapon_is_used_once_and_nothing_is_collected_in_between() -> None:
    """[MOB-18.12]"""
    state = two_guns()
    play(state, "anna attack revolver soldier_2_4_0", dice("1"))

    assert refused_by(state, "anna attack revolver soldier_2_4_0") == "MOB-18.12"
    assert refused_by(state, "anna collect revolver torpedo_6_4_0") == "MOB-18.12"
    assert "attack shotgun soldier_2_4_0" in legal(state, "anna")  # the same target is allowed


def test_the_second_attack_may_be_left_out() -> None:
    """[MOB-18.13]"""
    state = two_guns()
    play(state, "anna attack shotgun soldier_2_4_0", dice("1"))
    assert legal(state, "anna") == [
        "attack revolver soldier_2_4_0",
        "attack revolver soldier_3_4_0",
        "decline",
    ]
    play(state, "anna decline", dice("1 1"))

    assert [event["means"] for event in events(state, "attacked") if event["seat"] == 0] == ["shotgun"]
    assert actors(state)[-1] == "torpedo_6_4_0"  # a new turn


def test_two_weapons_of_a_kind_are_two_attacks() -> None:
    """[MOB-18.12]"""
    state = two_guns("revolver")
    play(state, "anna attack revolver soldier_2_4_0", dice("1"))
    assert decision(state) == "shoot_again"
    play(state, "anna attack revolver soldier_2_4_0", dice("1"))

    assert actors(state)[1] == "soldier_3_4_0"


def test_a_grenade_kills_two_characters_of_one_group() -> None:
    """[MOB-18.14, MOB-18.15; MOB-X70]"""
    enemies = "1 soldier_2_4_0 soldier_3_4_0 at A2; 2 lieutenant_5_5_0 at A2"
    for target, killed in (("soldier_2_4_0", ["soldier_2_4_0", "soldier_3_4_0"]), ("lieutenant_5_5_0",) * 2):
        state = day(anna="1 torpedo_6_4_0 grenade at A2", bruno=enemies)
        play(state, "anna arm torpedo_6_4_0 grenade, anna done")
        state.log = []
        play(state, f"anna grenade {target}")
        victims = [event["character"] for event in events(state, "character-killed")]
        assert victims == (killed if isinstance(killed, list) else [killed])
        assert "attack-counted" not in happened(state)[: happened(state).index("character-killed")]


def test_of_three_the_attacker_chooses_two_of_the_same_group() -> None:
    """[MOB-18.14, MOB-18.15]"""
    state = day(
        anna="1 torpedo_6_4_0 moll_1_3_0 grenade at A2",
        bruno="1 soldier_2_4_0 soldier_3_4_0 soldier_1_4_0 at A2; 2 lieutenant_5_5_0 at A2",
    )
    play(state, "anna arm torpedo_6_4_0 grenade, anna done, anna grenade soldier_3_4_0")
    assert "character-killed" not in happened(state)
    assert legal(state, "anna") == ["grenade soldier_1_4_0", "grenade soldier_2_4_0"]
    assert refused_by(state, "anna grenade lieutenant_5_5_0") == "MOB-18.14"
    assert refused_by(state, "anna grenade soldier_3_4_0") == "MOB-18.14"
    play(state, "anna grenade soldier_1_4_0")

    killed = [event["character"] for event in events(state, "character-killed")]
    assert killed == ["soldier_1_4_0", "soldier_3_4_0"]
    assert scene(state) == "lieutenant_5_5_0 moll_1_3_0 soldier_2_4_0 torpedo_6_4_0"


def test_a_grenade_kills_the_one_that_is_left() -> None:
    """[MOB-18.15; MOB-X68]"""
    state = day(
        anna="1 soldier_4_4_0 soldier_1_4_0 grenade at A2",
        bruno="1 soldier_2_4_0 soldier_3_4_0 at A2",
        carla="1 assassin_9_3_0 soldier_1_4_1 at A2",
    )
    play(state, "anna arm soldier_4_4_0 grenade, anna done, carla attack strike soldier_2_4_0")
    play(state, "anna grenade soldier_3_4_0")

    assert [event["seat"] for event in events(state, "captain-beaten")] == [1]
    assert sorted(under(state, 3)) == ["grenade", "soldier_2_4_0", "soldier_3_4_0"]


def test_a_torpedo_may_throw_a_grenade_and_shoot_in_one_action() -> None:
    """[MOB-18.12, MOB-18.15; MOB-X68]"""
    state = day(
        anna="1 torpedo_6_4_0 soldier_1_4_1 grenade revolver at A2",
        bruno="1 soldier_2_4_0 soldier_3_4_0 soldier_1_4_0 soldier_1_5_0 at A2",
    )
    play(state, "anna arm torpedo_6_4_0 grenade, anna arm torpedo_6_4_0 revolver, anna done")
    play(state, "anna grenade soldier_2_4_0, anna grenade soldier_3_4_0")
    assert (decision(state), asked(state)) == ("shoot_again", ["anna"])
    play(state, "anna attack revolver soldier_1_4_0", dice("6 1"))

    assert len(events(state, "character-killed")) == 3
    assert held(state, "torpedo_6_4_0") == "revolver"


def test_other_attacks_roll_the_die() -> None:
    """[MOB-18.16]"""
    state = crowd()
    state.log = []
    play(state, "bruno attack colt soldier_2_4_0", dice("2"))

    drawn = [event for event in events(state, "drawn") if event["purpose"] == "attack"]
    assert [(event["bound"], event["result"]) for event in drawn] == [(6, 1)]
    counted = events(state, "attack-counted")[0]
    assert (counted["die"], counted["bonus"], counted["result"]) == (2, 1, 3)
    assert group(state, "anna", 1) == "soldier_2_4_0 soldier_4_4_0"
