"""Readings by the rulebook's letter: spare weapons, weapons sent alone, a truce that counts groups."""

from __future__ import annotations

import pytest

from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from tests.games.mobcity.scenario import (
    RULES,
    asked,
    cash,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    held,
    legal,
    morning,
    notoriety,
    on_floor,
    play,
    refused_by,
    say_no,
    token,
    under,
)
from tests.games.mobcity.test_knowledge import Watched

TWO = "1 soldier_1_4_0 soldier_1_5_0 at A2"
SPARE: dict[str, OptionValue] = {"spare_weapons": True}
SENT: dict[str, OptionValue] = {"weapons_are_sent": True}


# Spare weapons.


def test_lieutenant_soldier_and_torpedo_hold_spare_weapons() -> None:
    """[MOB-7.15, MOB-7.19]"""
    for card in ("lieutenant_5_5_0", "soldier_4_4_0", "torpedo_6_4_0"):
        state = day(anna=f"1 {card} revolver revolver shotgun at A2", bruno=TWO, options=SPARE)
        play(state, f"anna arm {card} revolver, anna arm {card} shotgun, anna arm {card} revolver, anna done")

        assert held(state, card) == "revolver shotgun revolver"
        assert on_floor(state) == "-"


def test_a_moll_still_carries_one_weapon_and_an_assassin_one_grenade() -> None:
    """[MOB-7.19, MOB-7.12] They are limited in what they carry, not in what they use."""
    moll = day(anna="1 moll_3_3_0 revolver revolver at A2", bruno=TWO, options=SPARE)
    play(moll, "anna arm moll_3_3_0 revolver")
    assert refused_by(moll, "anna arm moll_3_3_0 revolver") == "MOB-7.15"

    assassin = day(anna="1 assassin_9_3_0 revolver grenade grenade at A2", bruno=TWO, options=SPARE)
    assert refused_by(assassin, "anna arm assassin_9_3_0 revolver") == "MOB-7.12"
    play(assassin, "anna arm assassin_9_3_0 grenade")
    assert refused_by(assassin, "anna arm assassin_9_3_0 grenade") == "MOB-7.15"


def test_a_soldier_attacks_once_with_a_weapon_of_his_choice_and_drops_all_of_them() -> None:
    """[MOB-7.19, MOB-18.12, MOB-19.5]"""
    state = day(anna="1 soldier_4_4_0 revolver shotgun tommygun at A2", bruno=TWO, options=SPARE)
    for weapon in ("revolver", "shotgun", "tommygun"):
        play(state, f"anna arm soldier_4_4_0 {weapon}")
    play(state, "anna done, anna attack shotgun soldier_1_4_0", dice("1"))

    assert [event["means"] for event in events(state, "attacked")] == ["shotgun"]
    assert asked(state) == ["bruno"]
    play(state, "bruno act soldier_1_5_0", dice("4"))  # there is one thing he can do
    assert sorted(str(event["weapon"]) for event in events(state, "weapon-dropped")) == [
        "revolver",
        "shotgun",
        "tommygun",
    ]


def test_a_torpedo_with_three_weapons_attacks_with_two_of_them() -> None:
    """[MOB-7.19, MOB-18.12] A grenade he has thrown is one of the two."""
    guns = day(anna="1 torpedo_6_4_0 revolver revolver revolver at A2", bruno=TWO, options=SPARE)
    play(guns, "anna arm torpedo_6_4_0 revolver, anna arm torpedo_6_4_0 revolver")
    play(guns, "anna arm torpedo_6_4_0 revolver, anna done, anna attack revolver soldier_1_4_0", dice("1"))
    assert decision(guns) == "shoot_again"
    play(guns, "anna attack revolver soldier_1_4_0", dice("1"))
    assert asked(guns) == ["bruno"]

    three = "1 soldier_1_4_0 soldier_1_5_0 soldier_2_4_0 soldier_2_5_0 at A2"
    thrown = day(anna="1 torpedo_6_4_0 grenade revolver revolver at A2", bruno=three, options=SPARE)
    play(thrown, "anna arm torpedo_6_4_0 grenade, anna arm torpedo_6_4_0 revolver")
    play(thrown, "anna arm torpedo_6_4_0 revolver, anna done")
    play(thrown, "anna grenade soldier_1_4_0, anna grenade soldier_1_5_0")
    assert decision(thrown) == "shoot_again"
    play(thrown, "anna attack revolver soldier_2_4_0", dice("1"))
    assert asked(thrown) == ["bruno"]


def test_spare_weapons_are_collected_and_stand_in_the_view() -> None:
    """[MOB-7.19, MOB-18.7] What is read back from an encoded view is the same."""
    state = day(anna="1 soldier_4_4_0 revolver revolver shotgun at A2", bruno=TWO, options=SPARE)
    play(state, "anna arm soldier_4_4_0 revolver, anna arm soldier_4_4_0 shotgun, anna done")
    play(state, "anna collect revolver soldier_4_4_0")

    assert held(state, "soldier_4_4_0") == "revolver shotgun revolver"
    options = RULES.settle_options(4, SPARE)
    assert isinstance(options, dict)
    seen = state.seen_by(1)
    again = RULES.read_view(RULES.view_to_plain(View(seen)), 4, options)
    assert again.copy.fields() == seen.fields()


def test_nobody_holds_spare_weapons_by_default() -> None:
    """[MOB-D13] Who does not answer arms within the slots of MOB-7.15; the rest lies at the scene."""
    state = day(anna="1 soldier_4_4_0 revolver shotgun at A2", bruno=TWO, options=SPARE)
    play(state, "house default anna")
    while decision(state) == "arm":
        play(state, "house default anna")

    assert held(state, "soldier_4_4_0") == "shotgun"
    assert on_floor(state) == "revolver"


# Weapons sent alone.


def test_a_group_of_weapons_must_be_sent() -> None:
    """[MOB-12.2, MOB-12.3]"""
    state = morning(anna="cash 200; 1 revolver; 2 soldier_1_4_0", options=SENT)
    play(state, "anna send 2 A2")
    assert refused_by(state, "anna done") == "MOB-12.3"
    play(state, "anna send 1 A3, anna done")

    assert token(state, "anna", 1) == "A3"


def test_weapons_alone_extort_and_throw_nothing() -> None:
    """[MOB-12.8, MOB-7.18, MOB-16.1]"""
    free = day(anna="cash 0; notoriety 1; 1 revolver at A2", options=SENT)
    say_no(free)
    assert [event["seat"] for event in events(free, "vault-extorted")] == [0]
    assert cash(free, "anna") > 0

    rivals = day(anna="1 grenade at A2", bruno="owns A2", options=SENT)
    assert (decision(rivals), legal(rivals, "anna")) == ("throw", ["decline"])
    assert refused_by(rivals, "anna bomb 1") == "MOB-16.1"


def test_weapons_alone_are_beaten_before_the_first_turn() -> None:
    """[MOB-12.8, MOB-19.12, MOB-20.2, MOB-20.3] bruno wins without a shot, and takes what lies there."""
    state = day(
        anna="notoriety 3; 1 revolver at A2",
        bruno="notoriety 2; 1 soldier_1_4_0 at A2",
        options=SENT,
    )

    assert "shootout-turn" not in happened(state)
    assert events(state, "captain-beaten") == [
        {"event": "captain-beaten", "seat": 0, "lot": "A2", "notoriety": 2}
    ]
    assert (notoriety(state, "anna"), notoriety(state, "bruno")) == (2, 3)
    assert (decision(state), asked(state)) == ("loot", ["bruno"])
    play(state, "bruno loot revolver 1, bruno done")
    assert group(state, "bruno", 1) == "soldier_1_4_0 revolver"
    assert token(state, "anna", 1) == "home"


def test_two_captains_fight_on_when_a_third_has_brought_weapons_alone() -> None:
    """[MOB-12.8]"""
    state = day(
        anna="notoriety 3; 1 shotgun at A2",
        bruno="1 soldier_2_4_0 at A2",
        carla="1 soldier_1_4_0 at A2",
        options=SENT,
    )

    assert happened(state).index("captain-beaten") < happened(state).index("shootout-turn")
    assert on_floor(state) == "shotgun"
    assert asked(state) == ["bruno"]


def test_where_nobody_has_a_character_it_is_a_stalemate() -> None:
    """[MOB-12.8, MOB-20.9, MOB-16.7] Notoriety stays, and the weapons go under the deck."""
    state = day(anna="notoriety 3; 1 revolver at A2", bruno="notoriety 2; 1 shotgun at A2", options=SENT)

    assert "shootout-stalled" in happened(state)
    assert (notoriety(state, "anna"), notoriety(state, "bruno")) == (3, 2)
    assert sorted(under(state, 2)) == ["revolver", "shotgun"]


def test_who_is_sent_may_be_a_weapon_alone_as_far_as_others_know() -> None:
    """[MOB-12.2] Without the option being sent tells that somebody is there."""
    state = morning(anna="cash 200; 1 moll_1_3_0; 2 revolver", bruno="cash 50; 1 soldier_1_4_0", options=SENT)
    table = Watched(state)
    table.play("anna send 1 A2")
    table.play("anna send 2 A3")
    table.play("anna done")

    weapons = {"revolver", "shotgun", "tommygun", "grenade"}
    assert table.groups("bruno", "anna", 1) & weapons
    assert table.groups("bruno", "anna", 2) - weapons


# The truce.


@pytest.mark.parametrize(
    ("counts", "holder", "extorts"), [(False, "", True), (True, "", False), (True, "anna", True)]
)
def test_two_groups_of_one_captain_under_the_truce(counts: bool, holder: str, extorts: bool) -> None:
    """[MOB-15.12, MOB-15.3, MOB-15.5] By the letter they are several groups."""
    state = day(
        "gangland_truce",
        police=holder,
        anna="cash 0; 1 soldier_1_4_0 at A2; 2 soldier_1_5_0 at A2",
        options={"truce_counts_groups": counts},
    )
    say_no(state)

    assert (len(events(state, "group-withdrew")) == 0) is extorts
    assert (cash(state, "anna") > 0) is extorts


def test_one_group_alone_extorts_under_the_truce_either_way() -> None:
    """[MOB-15.12, MOB-15.2]"""
    state = day("gangland_truce", anna="cash 0; 1 soldier_1_4_0 at A2", options={"truce_counts_groups": True})
    say_no(state)

    assert cash(state, "anna") > 0
