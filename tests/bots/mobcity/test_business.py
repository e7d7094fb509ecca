"""The greedy bot and its money: what anna bids, hires, buys and opens."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.option import OptionValue
from tests.bots.mobcity.scenario import choice, choices
from tests.games.mobcity.scenario import BOX, at, day, decision, owner, sitting

ALL_RAIDS = "raid_north raid_south raid_east raid_west"
ALL_CRACKDOWNS = "crackdown_north crackdown_south crackdown_east crackdown_west"
FIVE = "owns A1 A4 B5 B6 C5"  # in the north but for C5


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
    first, last = (tokens(favor=favor, anna=f"cash 90000; {FIVE}") for favor in ("anna", "bruno"))

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


@pytest.mark.parametrize(
    ("seat", "opened"),
    [
        ("cash 4000; owns A2", {"A2"}),
        ("cash 500; owns A2", set()),
        ("cash 8300; owns A2 A6", {"A2", "A6"}),
        ("cash 4500; owns A2 A6", {"A2"}),  # in one block: after one fine the other could not be paid
        ("cash 4500; owns A2 D1", {"A2", "D1"}),  # north-west and south-east, which no raid strikes at once
    ],
)
def test_a_fine_that_cannot_be_paid_costs_the_building(seat: str, opened: set[str]) -> None:
    """[MOB-14.3] Two of eleven events would shut a small shop in a corner: too many for a shop that is all there is."""
    state = table("speakeasies", round=1, anna=f"{seat}; whiskey 3")

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
