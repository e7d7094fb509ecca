"""What is played for a captain who does not answer while the city is resolved [MOB-24.3, section 4 of the rules]."""

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
    held,
    on_floor,
    owner,
    play,
    say_no,
)
from tests.games.mobcity.test_defaults import by_default


def test_the_dearest_fine_comes_first() -> None:
    """[MOB-D11]"""
    state = day("raid_north", anna="owns A2 A3 A4; glass A2 A3 A4; whiskey 2; cash 12000")
    by_default(state)
    if decision(state) == "fines":
        by_default(state)

    assert [event["lot"] for event in events(state, "fine-paid")] == ["A4"]
    assert owner(state, "A2") == owner(state, "A3") == "nobody"


def test_no_grenade_is_thrown_at_a_building() -> None:
    """[MOB-D12]"""
    state = day(anna="1 soldier_1_4_0 grenade at A2", bruno="owns A2")
    by_default(state)

    assert [event["seat"] for event in events(state, "grenade-held-back")] == [0]
    assert "building-bombed" not in happened(state)


def test_weapons_go_to_the_quickest_who_may_hold_them() -> None:
    """[MOB-D13]"""
    state = day(
        anna="1 lieutenant_6_6_0 assassin_9_3_0 torpedo_5_5_0 soldier_4_4_0 tommygun shotgun revolver revolver "
        "revolver grenade at A2",
        bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
    )
    by_default(state)

    assert held(state, "lieutenant_6_6_0") == "tommygun"
    assert held(state, "torpedo_5_5_0") == "shotgun revolver"
    assert held(state, "soldier_4_4_0") == "revolver"
    assert held(state, "assassin_9_3_0") == "grenade"
    assert on_floor(state) == "revolver"


def test_a_revolver_is_not_given_to_a_lieutenant_and_a_grenade_to_the_quickest() -> None:
    """[MOB-D13]"""
    state = day(anna="1 lieutenant_6_6_0 revolver at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2")
    by_default(state)
    assert (held(state, "lieutenant_6_6_0"), on_floor(state)) == ("-", "revolver")

    state = day(
        anna="1 lieutenant_6_6_0 soldier_4_4_0 grenade at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2"
    )
    by_default(state)
    assert held(state, "lieutenant_6_6_0") == "grenade"


def test_of_equal_characters_the_lower_id_is_armed() -> None:
    """[MOB-D13] In each group by itself."""
    state = day(
        anna="1 soldier_3_4_1 soldier_3_4_0 shotgun at A2; 2 soldier_4_4_0 at A2",
        bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
    )
    by_default(state)

    assert [held(state, f"soldier_{card}") for card in ("3_4_0", "3_4_1", "4_4_0")] == ["shotgun", "-", "-"]


def chosen(anna: str, arms: str = "", **others: str) -> tuple[object, object]:
    """Means and target of what anna's quickest character does by default."""
    state = day(anna=f"1 {anna} at A2", captains=others)
    lines = [f"anna arm {pair}" for pair in arms.split("; ") if pair]
    if decision(state) == "arm":
        play(state, ", ".join([*lines, "anna done"]))
    assert asked(state) == ["anna"]
    state.log = []
    by_default(state, "anna", dice("1"))
    first = events(state, "attacked")[0]
    return first["means"], first["target"]


def test_the_likeliest_kill_is_attacked() -> None:
    """[MOB-D14]"""
    two = {"bruno": "1 soldier_2_5_0 soldier_1_4_0 at A2"}
    assert chosen("soldier_4_4_0 revolver", "soldier_4_4_0 revolver", **two) == ("revolver", "soldier_1_4_0")
    assert chosen("lieutenant_6_6_0", **two) == ("colt", "soldier_1_4_0")
    assert chosen("soldier_4_4_0", **two) == (
        "hands",
        "soldier_1_4_0",
    )  # nobody can be killed: the likeliest wound


def test_of_equal_targets_the_quicker_then_the_lower_id() -> None:
    """[MOB-D14]"""
    assert chosen("lieutenant_6_6_0", bruno="1 soldier_2_4_0 soldier_3_4_0 at A2") == (
        "colt",
        "soldier_3_4_0",
    )
    assert chosen("lieutenant_6_6_0", bruno="1 soldier_3_4_1 soldier_3_4_0 at A2") == (
        "colt",
        "soldier_3_4_0",
    )


def test_of_equal_means_the_first_in_the_list() -> None:
    """[MOB-D14]"""
    lone = {"bruno": "1 soldier_1_4_0 at A2", "carla": "1 soldier_1_4_1 at A2"}
    assert chosen("lieutenant_6_6_0 revolver", "lieutenant_6_6_0 revolver", **lone) == (
        "revolver",
        "soldier_1_4_0",
    )
    assert chosen("assassin_9_3_0 grenade", "assassin_9_3_0 grenade", **lone) == ("strike", "soldier_1_4_0")
    assert chosen("soldier_4_4_0 grenade", "soldier_4_4_0 grenade", **lone) == ("grenade", "soldier_1_4_0")


def test_a_grenade_goes_to_the_largest_group_at_its_two_quickest() -> None:
    """[MOB-D14]"""
    state = day(
        anna="1 assassin_9_3_0 grenade at A2",
        bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
        carla="2 soldier_3_4_0 soldier_2_4_0 soldier_4_4_0 at A2",
    )
    play(state, "anna arm assassin_9_3_0 grenade, anna done")
    by_default(state, "anna", dice("1"))

    assert [event["character"] for event in events(state, "character-killed")][:2] == [
        "soldier_3_4_0",
        "soldier_4_4_0",
    ]


def test_of_equal_groups_the_lower_seat() -> None:
    """[MOB-D14]"""
    state = day(
        anna="1 assassin_9_3_0 grenade at A2",
        bruno="2 soldier_1_4_0 soldier_1_4_1 at A2",
        carla="1 soldier_4_4_0 soldier_4_4_1 at A2",
    )
    play(state, "anna arm assassin_9_3_0 grenade, anna done")
    by_default(state, "anna", dice("1"))

    assert [event["seat"] for event in events(state, "character-killed")][:2] == [1, 1]


def test_who_cannot_attack_collects_the_best_weapon() -> None:
    """[MOB-D14] By itself if it can, else for the quickest that can."""
    for weapons, collected in (
        ("revolver grenade shotgun tommygun", "tommygun"),
        ("revolver grenade", "grenade"),
    ):
        state = day(
            anna=f"1 moll_3_3_0 torpedo_4_5_0 {weapons} at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2"
        )
        play(state, "anna done")
        by_default(state)
        first = events(state, "weapon-collected")[0]
        assert (first["weapon"], first["receiver"]) == (collected, "torpedo_4_5_0")


def test_equal_characters_act_by_their_ids_by_default() -> None:
    """[MOB-D14]"""
    state = day(anna="1 soldier_3_4_1 soldier_3_4_0 at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2")
    by_default(state)

    assert [event["character"] for event in events(state, "character-acts")] == ["soldier_3_4_0"]


def test_a_torpedo_shoots_again() -> None:
    """[MOB-D15]"""
    state = day(anna="1 torpedo_6_4_0 revolver shotgun at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2")
    by_default(state)
    by_default(state, "anna", dice("1"))
    assert decision(state) == "shoot_again"
    by_default(state, "anna", dice("1"))

    assert [event["means"] for event in events(state, "attacked")][:2] == ["shotgun", "revolver"]


def test_all_are_captured_and_all_weapons_taken() -> None:
    """[MOB-D16, MOB-D17]"""
    state = day(
        anna="notoriety 3; 2 lieutenant_6_6_0 at A2; 3 soldier_1_4_1 at A2",
        bruno="1 soldier_2_4_0 moll_1_3_0 shotgun revolver at A2",
    )
    play(state, "bruno arm soldier_2_4_0 shotgun, bruno done, anna attack colt soldier_2_4_0", dice("6"))
    assert decision(state) == "capture"
    by_default(state)
    assert decision(state) == "loot"
    by_default(state)

    assert group(state, "anna", 2) == "lieutenant_6_6_0 moll_1_3_0 revolver shotgun"


def test_molls_work_in_own_and_unowned_buildings() -> None:
    """[MOB-D18]"""
    state = day(
        anna="owns A2; 1 moll_1_3_0 at A2; 2 moll_1_3_1 at A3; 3 moll_2_3_0 at A4",
        bruno="owns A4; notoriety 1",
    )
    say_no(state, until="molls")
    by_default(state)

    assert [event["lot"] for event in events(state, "moll-revealed")] == ["A2", "A3"]
    assert all_cash(state) == [2000 + 400 + 300, 2700, 0, 0]
