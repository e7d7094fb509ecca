"""What is played for a captain who does not answer, decision by decision [MOB-24.3, section 4 of the rules]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import Chance
from tests.games.mobcity.scenario import (
    Fate,
    all_cash,
    asked,
    bidding,
    cash,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    held,
    marked,
    morning,
    new_game,
    on_floor,
    owner,
    play,
    police,
    say_no,
    token,
    told,
    turn_of,
    whiskey,
)

NAMES = ("anna", "bruno", "carla", "dario")


def by_default(state: MobCity, name: str = "anna", chance: Chance | None = None) -> None:
    """The clock of one captain runs out once."""
    play(state, f"house default {name}", chance)


# Set-up and bidding.


def test_the_first_soldier_joins_group_1() -> None:
    """[MOB-D1, MOB-24.3]"""
    state = new_game(3)
    by_default(state, "bruno")
    play(state, "anna place 2, carla place 3")

    assert group(state, "bruno", 1).startswith("soldier_")


def test_the_bid_of_an_absent_captain() -> None:
    """[MOB-D2, MOB-24.3; MOB-X95]"""
    state = bidding()
    by_default(state, "carla")
    play(state, "anna bid 1 2 3 4, bruno bid 1 2 3 4, dario bid 1 2 3 4")

    shown = {event["seat"]: event["bid"] for event in events(state, "bid-revealed")}
    assert shown[2] == ["enforcer", "police", "whiskey", "event"]  # Event 4, Enforcer 1, Police 2, Whiskey 3


def test_privileges_pool_and_whiskey_are_left_alone() -> None:
    """[MOB-D3, MOB-D4, MOB-D5, MOB-D6, MOB-24.4]"""
    state = bidding(anna="cash 6000")
    play(state, ", ".join(f"{name} bid 1 2 3 4" for name in NAMES))
    found = []
    while turn_of(state) == "nobody":
        found.append(decision(state))
        by_default(state, asked(state)[0])

    assert list(dict.fromkeys(found)) == ["take_event", "hire", "take_police", "take_whiskey"]
    assert (cash(state, "anna"), police(state), whiskey(state, "anna")) == (6000, "nobody", 0)
    assert [event["count"] for event in events(state, "hiring-done")] == [0, 0, 0, 0]


# Daily orders.


def test_wages_are_paid_in_the_order_of_worth() -> None:
    """[MOB-D7]"""
    crew = (
        "1 lieutenant_5_5_0 moll_1_3_0 soldier_1_4_0 soldier_1_4_1 assassin_9_3_0 torpedo_4_5_0; "
        "2 soldier_2_4_0 revolver grenade shotgun tommygun"
    )
    kept = {
        250: "lieutenant assassin",
        300: "lieutenant assassin torpedo",
        150: "assassin torpedo soldier",
        450: "lieutenant assassin torpedo soldier soldier soldier",
        500: "lieutenant assassin torpedo soldier soldier soldier moll",
        550: "lieutenant assassin torpedo soldier soldier soldier moll tommygun",
        600: "lieutenant assassin torpedo soldier soldier soldier moll tommygun shotgun",
        650: "lieutenant assassin torpedo soldier soldier soldier moll tommygun shotgun grenade",
    }
    for money, expected in kept.items():
        state = morning(anna=f"cash {money}; {crew}", bruno="cash 6000")
        by_default(state)
        cards = [*group(state, "anna", 1).split(), *group(state, "anna", 2).split()]
        assert sorted(card.split("_")[0].strip("-") for card in cards if card != "-") == sorted(
            expected.split()
        )
        assert cash(state, "anna") == 0


def test_of_equal_cards_the_lower_id_is_paid() -> None:
    """[MOB-D7]"""
    state = morning(anna="cash 50; 1 soldier_2_4_0; 2 soldier_1_4_3; 3 soldier_1_4_1", bruno="cash 6000")
    by_default(state)

    assert [group(state, "anna", number) for number in (1, 2, 3)] == ["-", "-", "soldier_1_4_1"]


def test_an_absent_captain_pays_buys_nothing_opens_nothing_and_sends_his_groups_home() -> None:
    """[MOB-D8, MOB-D9, MOB-D10, MOB-24.3, MOB-24.4; MOB-X96]"""
    state = morning(
        anna="cash 40000; owns A2 B1; whiskey 2; 1 soldier_1_4_0; 2 moll_1_3_0",
        bruno="cash 50; 1 soldier_1_4_1",
    )
    while turn_of(state) == "anna":
        by_default(state)

    assert cash(state, "anna") == 40000 - 100
    assert marked(state, "glass") == "-"
    assert "building-bought" not in happened(state)
    assert (token(state, "anna", 1), token(state, "anna", 2)) == ("B1", "B1")


def test_without_a_building_a_group_goes_to_the_best_free_one() -> None:
    """[MOB-D10] Hotels stand on B1, C2 and D2; the first in resolution order without a token."""
    state = morning(
        anna="cash 50; 1 soldier_1_4_0",
        bruno="cash 150; 1 soldier_1_4_1; 2 soldier_1_4_2; 4 soldier_1_4_3",
        carla="owns C2; cash 50; 3 soldier_2_4_0",
        dario="cash 50; 1 soldier_2_4_1",
    )
    play(state, "anna send 1 B1, anna done")
    by_default(state, "bruno")

    # Of B1 a token lies, C2 has an owner: D2, then the big clubs A1, C5.
    assert [token(state, "bruno", number) for number in (1, 2, 4)] == ["D2", "A1", "C5"]


def owners_everywhere(options: dict[str, bool]) -> MobCity:
    """Anna has two groups and no building; all others have an owner or a token."""
    return morning(
        options=dict(options),
        favor="bruno",
        table="",
        bruno="owns A1 A2 A3 A4 A5 A6 B1; cash 50; 1 soldier_1_4_2",
        carla="owns B2 B3 B4 B5 B6 C1 C2; cash 50; 1 soldier_1_4_3",
        dario="owns C3 C4 C5 C6 D1 D2 D3; cash 50; 1 soldier_1_4_4",
        anna="cash 100; 1 soldier_1_4_0; 2 soldier_1_4_1",
    )


def test_else_it_goes_to_the_first_building_of_the_city() -> None:
    """[MOB-D10] And by option no two groups of one captain go to the same."""
    for may_share, lots in ((True, ["A1", "A1"]), (False, ["A1", "A2"])):
        state = owners_everywhere({"two_own_groups_in_one_building": may_share})
        play(state, "bruno send 1 D4, bruno done, carla send 1 D5, carla done, dario send 1 D6, dario done")
        assert turn_of(state) == "anna"
        by_default(state, "anna", Fate("raid_south"))
        sent = [event["lot"] for event in events(state, "group-sent") if event["seat"] == 0]
        assert sent == lots


def test_own_buildings_are_shared_only_if_that_is_allowed() -> None:
    """[MOB-D10, MOB-12.6]"""
    state = morning(
        options={"two_own_groups_in_one_building": False},
        anna="cash 150; owns A2 B1; 1 soldier_1_4_0; 2 moll_1_3_0; 3 moll_1_3_1",
        bruno="cash 50; 1 soldier_1_4_1",
    )
    by_default(state)

    assert [token(state, "anna", number) for number in (1, 2, 3)] == ["B1", "A2", "C2"]


# The city.


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


# Defaults and choices already begun.


def test_a_default_replaces_steps_already_taken() -> None:
    """[MOB-24.3] What was chosen but not done counts for nothing."""
    state = morning(anna="cash 50; owns B1; 1 soldier_1_4_0", bruno="cash 50; 1 soldier_1_4_1")
    play(state, "anna send 1 A2")
    by_default(state)

    assert token(state, "anna", 1) == "B1"


def test_a_default_is_told_unless_that_would_betray_something() -> None:
    """[MOB-24.3, MOB-24.6]"""
    state = day(anna="owns A2", bruno="1 soldier_1_4_0 at A2")
    by_default(state, "bruno")
    by_default(state, "bruno")
    assert told(state, "gallery", "default-played") == []

    fight = day(anna="1 lieutenant_6_6_0 at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2")
    by_default(fight, "anna", dice("1"))
    assert told(fight, "gallery", "default-played") == [
        {"event": "default-played", "seat": 0, "decision": "act"}
    ]


def test_defaults_spend_nothing_but_wages_and_fines() -> None:
    """[MOB-24.4] In a whole game of absent captains nobody pays for anything else."""
    state = new_game(4)
    while not state.is_over():
        by_default(state, asked(state)[0])
    paid = {"wages-paid", "fine-paid"}
    spending = {"event-peeked", "police-taken", "whiskey-taken", "building-bought", "speakeasy-opened"}

    assert not spending & set(happened(state))
    assert paid & set(happened(state))
