"""The greedy bot in the streets: where anna sends her groups, and what they do in a shootout."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.rules import MobCity
from tests.bots.mobcity.scenario import choice, choices
from tests.bots.watching import choice_in
from tests.games.mobcity.scenario import BOX, RULES, asked, at, day, decision, dice, play, say_no, sitting

# --- the streets ---------------------------------------------------------------------------------


def sent(more: str = "", round: int = 4, **seats: str) -> dict[str, str]:
    """Where anna, the last to send, sends each group."""
    state = at(
        f"round {round}, daily_orders, favor bruno{more}\nasked send: anna\n{sitting(4, seats)}",
    )
    found = [command.split() for command in choices(state)]
    assert found[-1] == ["done"]
    assert all(command[0] == "send" for command in found[:-1])
    return {command[1]: command[2] for command in found[:-1]}


def test_a_moll_goes_where_she_earns_the_most() -> None:
    """[MOB-21.5] The best building of her captain, not a legal shop."""
    found = sent(anna="owns A1 A2 C1; glass A1; whiskey 3; 1 moll_2_3_0 soldier_3_5_0 shotgun")

    assert found == {"1": "A1"}


def test_a_moll_keeps_away_from_guns() -> None:
    found = sent(
        anna="notoriety 4; owns A1 B1; glass A1; whiskey 3; 1 moll_2_3_0",
        bruno="notoriety 6; 1 lieutenant_6_6_0 soldier_3_4_0 tommygun shotgun at A1",
    )

    assert found == {"1": "B1"}


def test_a_strong_group_defends_its_building() -> None:
    found = sent(
        anna="notoriety 3; owns A1 A2; glass A1; whiskey 4; 1 lieutenant_8_7_0 torpedo_5_5_0 tommygun tommygun",
        bruno="notoriety 6; 1 soldier_1_4_0 at A1",
    )

    assert found == {"1": "A1"}


def test_a_hopeless_shootout_is_avoided() -> None:
    """The hotel earns most, but eight guns are there already."""
    crowd = "lieutenant_6_6_0 soldier_3_4_0 soldier_3_4_1 soldier_3_4_2 tommygun tommygun shotgun shotgun"
    found = sent(anna="notoriety 5; 1 soldier_1_4_0", bruno=f"owns B1; glass B1; whiskey 4; 1 {crowd} at B1")

    assert found["1"] != "B1"


def test_nobody_walks_into_a_crackdown_it_has_seen() -> None:
    """[MOB-14.9] Tiles A and B lie in the north."""
    soldier = "notoriety 5; 1 soldier_3_5_0"

    assert sent(", today crackdown_north", anna=soldier)["1"][0] not in "AB"
    assert sent(", today crackdown_south", anna=soldier)["1"][0] in "AB"


def test_the_police_card_opens_all_doors() -> None:
    """[MOB-14.12] The richest day in town is a rival's speakeasy."""
    found = sent(
        ", today crackdown_north, police anna",
        anna="notoriety 6; 1 soldier_3_5_0",
        bruno="owns B1 C1; glass B1; whiskey 4",
    )

    assert found == {"1": "B1"}


def test_it_remembers_who_is_dangerous() -> None:
    """Two groups of two cards stand in two hotels; of both it has seen what they hold."""
    crews = {"bruno": "assassin_9_3_0 assassin_9_4_0", "carla": "moll_1_3_0 moll_2_3_0"}
    state = at(
        "round 4, daily_orders, favor bruno\nasked send: anna\n"
        + sitting(
            4,
            {
                "anna": "notoriety 5; 1 lieutenant_6_6_0 soldier_3_5_0",
                "bruno": f"notoriety 4; owns B1; glass B1; whiskey 4; 1 {crews['bruno']} at B1",
                "carla": f"notoriety 4; owns C2; glass C2; whiskey 3; 1 {crews['carla']} at C2",
            },
        )
    )
    memory = RULES.knowledge(0, 4)
    assert isinstance(memory, Memory)
    for seat, crew in ((1, crews["bruno"]), (2, crews["carla"])):
        for card in crew.split():
            memory.gain(4 * seat, BOX.card_names.index(card))

    assert choice(state) == "send 1 B1"  # nothing known, the better whiskey
    assert choice(state, memory) == "send 1 C2"


# --- windows -------------------------------------------------------------------------------------


def test_a_grenade_saves_a_group_that_would_be_shot() -> None:
    """[MOB-16.5]"""
    guards = "1 lieutenant_8_7_0 torpedo_5_5_0 soldier_3_5_0 tommygun tommygun at A4"
    owner = f"owns A4; glass A4; whiskey 4; {guards}"
    weak = day(count=2, anna="notoriety 4; 1 soldier_1_4_0 grenade at A4", bruno=owner)
    alone = day(
        count=2, anna="notoriety 8; 1 soldier_1_4_0 grenade at A4", bruno="owns A4; glass A4; whiskey 4"
    )
    assert decision(weak) == decision(alone) == "throw"

    assert choice(weak) == "bomb 1"
    assert choice(alone) == "decline"


def test_molls_show_up_at_home_and_for_the_vault() -> None:
    state = day(anna="owns A4; 1 moll_1_3_0 at A4; 2 moll_2_3_0 at A1")
    assert decision(state) == "molls"

    assert set(choices(state)) == {"reveal A4", "reveal A1", "done"}


@pytest.mark.parametrize(("notoriety", "answer"), [(9, "reveal A4"), (1, "done")])
def test_a_moll_works_for_a_rival_only_if_most_of_it_comes_back(notoriety: int, answer: str) -> None:
    """[MOB-21.7, MOB-21.12]"""
    state = day(
        count=2, anna=f"notoriety {notoriety}; 1 moll_1_3_0 at A4", bruno="owns A4; glass A4; whiskey 4"
    )
    say_no(state, until="molls")
    assert decision(state) == "molls"

    assert choice(state) == answer


# --- shootouts -----------------------------------------------------------------------------------


def shootout(anna: str, bruno: str) -> MobCity:
    """Anna and bruno meet in an unowned building."""
    return day(count=2, anna=f"{anna} at A1", bruno=f"{bruno} at A1")


def test_weapons_go_where_they_help_most() -> None:
    """[MOB-7.14] A torpedo without a weapon does nothing; a soldier has his fists."""
    state = shootout("1 torpedo_5_5_0 soldier_4_4_0 tommygun revolver", "1 soldier_1_4_0")
    assert decision(state) == "arm"

    assert choices(state)[:2] == ["arm torpedo_5_5_0 tommygun", "arm torpedo_5_5_0 revolver"]


def test_a_grenade_goes_to_the_quickest() -> None:
    state = shootout("1 assassin_10_3_0 soldier_4_4_0 grenade", "1 soldier_1_4_0 soldier_1_4_1")

    assert choice(state) == "arm assassin_10_3_0 grenade"


def test_an_assassin_strikes_the_most_dangerous() -> None:
    state = shootout("1 assassin_10_3_0", "1 soldier_1_4_0 torpedo_5_5_0 moll_1_3_0 tommygun shotgun")
    play(state, "bruno arm torpedo_5_5_0 tommygun, bruno arm torpedo_5_5_0 shotgun, bruno done")
    assert decision(state) == "act"

    assert choice(state) == "attack strike torpedo_5_5_0"


def test_a_grenade_hits_two_rather_than_one() -> None:
    """[MOB-18.14]"""
    state = shootout("1 assassin_10_3_0 grenade", "1 soldier_1_4_0 soldier_2_4_0 at A1; 2 lieutenant_6_6_0")
    play(state, "anna arm assassin_10_3_0 grenade, anna done")

    assert choice(state) in ("grenade soldier_1_4_0", "grenade soldier_2_4_0")


def test_the_shot_that_leaves_captives_is_worth_it() -> None:
    """[MOB-19.8] Only assassins and molls are left when the soldier falls."""
    state = shootout(
        "notoriety 5; 1 lieutenant_8_7_0 tommygun", "notoriety 2; 1 soldier_1_5_0 moll_1_3_0 moll_2_3_0"
    )
    play(state, "anna arm lieutenant_8_7_0 tommygun, anna done")

    assert choice(state) == "attack tommygun soldier_1_5_0"


def test_captives_and_weapons_are_taken() -> None:
    """[MOB-19.9, MOB-20.3]"""
    state = shootout("notoriety 5; 1 lieutenant_8_7_0", "notoriety 2; 1 soldier_1_5_0 moll_1_3_0 shotgun")
    play(state, "bruno arm soldier_1_5_0 shotgun, bruno done")
    play(state, "anna attack colt soldier_1_5_0", dice("6"))
    assert decision(state) == "capture"

    assert choice(state) == "capture"
    play(state, "anna capture")
    assert decision(state) == "loot"
    assert choices(state) == ["loot shotgun 1", "done"]


def test_who_loses_brings_the_house_down() -> None:
    """[MOB-16.3] In a rival's building, when nothing else helps."""
    guards = "1 lieutenant_8_7_0 soldier_3_5_0 soldier_3_5_1 soldier_2_5_0 tommygun tommygun tommygun"
    state = day(
        count=2,
        anna="notoriety 3; 1 assassin_9_3_0 grenade at A1",
        bruno=f"owns A1; {guards} at A1",
    )
    say_no(state)
    while decision(state) == "arm":
        play(state, f"{asked(state)[0]} {choice_in(RULES, state)}")
    assert decision(state) == "act"

    assert choice(state) == "bomb building"
