"""The greedy bot, position by position: what anna does who is asked."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import Knowledge
from tests.bots.watching import choice_in
from tests.games.mobcity.scenario import (
    BOX,
    RULES,
    asked,
    at,
    day,
    decision,
    dice,
    owner,
    play,
    say_no,
    sitting,
)

ALL_RAIDS = "raid_north raid_south raid_east raid_west"
ALL_CRACKDOWNS = "crackdown_north crackdown_south crackdown_east crackdown_west"
FIVE = "owns A1 A4 B5 B6 C5"  # in the north but for C5


def choice(state: MobCity, knowledge: Knowledge | None = None) -> str:
    assert asked(state)[0] == "anna"
    return choice_in(RULES, state, knowledge=knowledge)


def choices(state: MobCity) -> list[str]:
    """What anna does until somebody else is asked, or something else is decided."""
    stage = decision(state)
    found: list[str] = []
    while asked(state)[:1] == ["anna"] and decision(state) == stage:
        found.append(choice(state))
        play(state, f"anna {found[-1]}", dice(""))
    return found


def table(
    decision: str,
    phase: str = "daily_orders",
    round: int = 4,
    count: int = 4,
    more: str = "",
    options: dict[str, OptionValue] | None = None,
    **seats: str,
) -> MobCity:
    """Anna is asked something; she holds the Favor."""
    lines = f"{more}\n{sitting(count, seats)}"
    first, _, rest = lines.partition("\n")
    if not first.startswith(","):
        first, rest = "", lines
    return at(f"round {round}, {phase}, favor anna{first}\nasked {decision}: anna\n{rest}", **(options or {}))


# --- bids and privileges -------------------------------------------------------------------------


def tokens(past: str = "", favor: str = "anna", **seats: str) -> dict[str, int]:
    """Which token anna puts on each privilege."""
    state = at(
        f"round 5, bidding, favor {favor}\nasked bid: anna bruno carla dario\npast: {past}\n{sitting(4, seats)}"
    )
    numbers = choice(state).split()[1:]
    return dict(zip(("event", "enforcer", "police", "whiskey"), map(int, numbers)))


def test_who_runs_many_buildings_bids_for_the_police_while_raids_are_to_come() -> None:
    """[MOB-4.1] The event deck is counted: once all raids are over there is nothing to fear."""
    owner = f"cash 9000; {FIVE}"

    assert tokens(anna=owner)["police"] <= 2
    assert tokens(anna=owner, past=ALL_RAIDS)["police"] >= 3


def test_the_favor_decides_whether_to_bid_for_what_all_want() -> None:
    """[MOB-4.4] Among equal bids the last in Favor order comes last, so the best token goes elsewhere."""
    first, last = (tokens(favor=favor, anna=f"cash 9000; {FIVE}") for favor in ("anna", "bruno"))

    assert first["whiskey"] == 1
    assert last["whiskey"] > 1


def test_who_owns_nothing_bids_for_enforcers_or_whiskey() -> None:
    found = tokens(anna="cash 600; 1 soldier_2_4_0")

    assert found["police"] >= 3


@pytest.mark.parametrize(
    ("today", "answer"),
    [("raid_north", "take"), ("whiskey_sky_rockets", "decline"), ("raid_east", "decline")],
)
def test_who_has_looked_takes_the_police_only_against_what_will_come(today: str, answer: str) -> None:
    state = table(
        "take_police", "bidding", more=f", today {today}", anna="cash 9000; owns A1 A4; bid 1 2 3 4"
    )

    assert choice(state) == answer


def test_a_look_is_worth_little_to_who_has_little_to_lose() -> None:
    rich = table("take_event", "bidding", anna=f"cash 9000; {FIVE}; bid 1 2 3 4")
    poor = table("take_event", "bidding", anna="cash 100; notoriety 2; bid 1 2 3 4")

    assert choice(rich) == "take"
    assert choice(poor) == "decline"


def test_the_best_whiskey_that_pays_is_taken() -> None:
    owner = table("take_whiskey", "bidding", anna=f"cash 9000; {FIVE}; bid 1 2 3 4")
    pauper = table("take_whiskey", "bidding", anna="cash 900; bid 1 2 3 4")

    assert choice(owner) == "whiskey 4"
    assert choice(pauper) == "decline"


# --- enforcers -----------------------------------------------------------------------------------


def hired(pool: str, anna: str) -> list[str]:
    """What anna hires from a pool."""
    bids = {"anna": f"bid 1 2 3 4; {anna}"} | dict.fromkeys(("bruno", "carla", "dario"), "bid 1 2 3 4")
    state = at(f"round 3, bidding, favor anna\nasked hire: anna\npool: {pool}\n{sitting(4, bids)}")
    return choices(state)


def test_a_moll_is_hired_where_there_is_a_building_for_her() -> None:
    found = hired("moll_2_3_0 revolver soldier_1_4_0 soldier_1_4_1", "owns A1; cash 2000; 1 soldier_2_4_0")

    assert any(command.startswith("hire moll") for command in found)


def test_two_molls_go_to_different_groups() -> None:
    """[MOB-21.6] A second one in the same building does not count."""
    found = hired(
        "moll_2_3_0 moll_3_3_0", "owns A1 B1; cash 2000; 1 soldier_2_4_0 shotgun; 2 soldier_2_4_1 shotgun"
    )

    groups = {command.split()[-1] for command in found if command.startswith("hire moll")}
    assert len(groups) == 2


def test_a_gun_goes_to_who_cannot_attack_without_one() -> None:
    """[MOB-7.14]"""
    found = hired("tommygun", "owns A1; cash 2000; 1 soldier_2_4_0 revolver; 2 torpedo_5_5_0 soldier_1_4_0")

    assert found == ["hire tommygun 2", "done"]


def test_when_money_is_short_the_gun_goes_unpaid_and_not_who_earns() -> None:
    """[MOB-9.4] Two of three can be paid."""
    state = table("wages", anna="cash 100; owns A1; 1 moll_2_3_0 soldier_2_4_0 revolver")

    assert set(choices(state)) == {"pay moll_2_3_0", "pay soldier_2_4_0", "done"}


# --- buildings -----------------------------------------------------------------------------------


def test_it_buys_as_soon_as_it_can() -> None:
    state = table("buy", round=1, anna="cash 6000; whiskey 3")

    assert choice(state).startswith("buy ")


def test_several_small_ones_make_more_noise_than_one_big_one() -> None:
    """[MOB-10.4] The income is the same, the notoriety is not."""
    state = table("buy", round=2, anna="cash 10000")

    bought = [command.split()[1] for command in choices(state) if command != "done"]

    assert sorted(BOX.building(BOX.lot_names.index(lot)).name for lot in bought) == ["small_shop"] * 2


def test_on_the_last_day_nothing_is_bought_for_its_income() -> None:
    """[MOB-15.11] Whoever knows that the Don will be dead tonight buys for notoriety or not at all."""
    famous = "cash 40000; notoriety 10; owns A2 A6"
    state = table("buy", round=8, more=", today don_is_dead", anna=famous)
    early = table("buy", round=2, anna=famous)

    assert choice(state) == "done"
    assert choice(early).startswith("buy ")


def test_on_the_last_day_a_small_shop_may_decide_who_is_the_most_notorious() -> None:
    state = table(
        "buy", round=8, more=", today don_is_dead", anna="cash 40000; owns A1 B1 C2 D2", bruno="notoriety 4"
    )

    assert BOX.building(BOX.lot_names.index(choice(state).split()[1])).name == "small_shop"


@pytest.mark.parametrize(
    ("today", "opened"),
    [("raid_north", {"C5"}), ("raid_south", {"A1", "A4"}), ("raid_east", {"A1", "A4", "C5"})],
)
def test_speakeasies_keep_clear_of_a_raid_it_has_seen(today: str, opened: set[str]) -> None:
    state = table("speakeasies", more=f", today {today}", anna="cash 5000; owns A1 A4 C5; whiskey 3")

    assert {command.split()[1] for command in choices(state) if command != "done"} == opened


def test_under_the_police_everything_is_opened() -> None:
    state = table("speakeasies", more=", police anna", anna=f"cash 5000; {FIVE}; whiskey 2")

    assert len(choices(state)) == 5 + 1


def test_the_weakest_whiskey_is_not_worth_the_risk_of_a_raid() -> None:
    """Two dozen times in a hundred the police come: twice the income does not make up for the fines."""
    past = f"past: {ALL_CRACKDOWNS} gangland_truce"
    state = table("speakeasies", round=6, more=past, anna="cash 90000; owns A1; whiskey 2")

    assert choices(state) == ["done"]


@pytest.mark.parametrize(
    ("round", "past", "kept"),
    [
        (2, "", ["A3", "A4"]),
        (11, f"{ALL_CRACKDOWNS} raid_south raid_east raid_west gangland_truce whiskey_sky_rockets", ["A1"]),
    ],
)
def test_fines_are_ordered_by_what_is_worth_keeping(round: int, past: str, kept: list[str]) -> None:
    """[MOB-14.5] With 20000 shop and club can be paid, or the big club alone. The day before the last that is 4000 more
    in the hand; early on the two earn more than the one."""
    state = day(
        "raid_north",
        round=round,
        table=f"past: {past}",
        anna="cash 20000; owns A1 A3 A4; glass A1 A3 A4; whiskey 3",
    )
    assert decision(state) == "fines"

    choices(state)

    assert [lot for lot in ("A1", "A3", "A4") if owner(state, lot) == "anna"] == kept


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
