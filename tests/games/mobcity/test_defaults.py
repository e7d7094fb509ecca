"""What is played for a captain who does not answer, decision by decision [MOB-24.3, section 4 of the rules]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import Chance
from tests.games.mobcity.scenario import (
    Fate,
    asked,
    bidding,
    cash,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    marked,
    morning,
    new_game,
    play,
    police,
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
        200: "lieutenant",
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
