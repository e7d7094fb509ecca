"""Numbers people would work out themselves, from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.state import View
from tests.games.mobcity.scenario import (
    BOX,
    RULES,
    Fate,
    asked,
    bidding,
    day,
    decision,
    dice,
    events,
    morning,
    play,
    say_no,
    seen,
)

OTHERS = [name for name in BOX.event_names if name != "don_is_dead"]


def figures(state: MobCity, viewer: str = "anna") -> dict[str, Any]:
    return RULES.figures(View(seen(state, viewer)))


def row(rows: list[dict[str, Any]], **keys: object) -> dict[str, Any]:
    """The one row with these values."""
    found = [one for one in rows if all(one[key] == value for key, value in keys.items())]
    assert len(found) == 1, found
    return found[0]


def test_what_concerns_each_captain() -> None:
    """[MOB-5.1, MOB-5.4, MOB-6.4, MOB-9.1, MOB-10.2, MOB-10.6]"""
    state = bidding(
        anna="notoriety 6; owns A2 A3; 1 lieutenant_5_5_0 moll_1_3_0; 2 shotgun",
        bruno="notoriety 4; 1 soldier_1_4_0",
    )
    seats = figures(state, "gallery")["seats"]

    assert seats[0] == {
        "wages": 300,
        "notoriety_floor": 2,
        "event_price": 300,
        "police_price": 1200,
        "hire_limit": 3,
        "stores_left": 5,
    }
    assert (seats[1]["wages"], seats[1]["hire_limit"], seats[1]["notoriety_floor"]) == (50, 2, 1)
    assert figures(state)["pool_size"] == 9


def test_the_chance_that_today_is_the_last_day() -> None:
    """Section 5: from round 7 on 1/6, 1/5, 1/4, 1/3, 1/2, 1."""
    found = []
    for number in range(1, 12):
        state = day(OTHERS[number - 1], round=number, table=f"past: {' '.join(OTHERS[: number - 1])}")
        found.append(figures(state)["last_day"])
    assert found == [None] * 5 + [6, 5, 4, 3, 2, 1]


def test_whoever_looked_knows_whether_it_is() -> None:
    for headline, known in (("raid_east", None), ("don_is_dead", 1)):
        state = bidding(round=7, anna="cash 50")
        play(state, "anna bid 1 2 3 4, bruno bid 1 2 3 4, carla bid 1 2 3 4, dario bid 1 2 3 4")
        play(state, "anna take", Fate(headline))
        assert figures(state, "anna")["last_day"] == known
        assert figures(state, "bruno")["last_day"] == 12


@pytest.mark.parametrize("viewer", ["anna", "bruno", "gallery"])
def test_what_a_group_would_earn_is_what_it_gets(viewer: str) -> None:
    """[MOB-21.4, MOB-21.12, MOB-21.14] His own building pays a captain without the group."""
    state = day(
        anna="owns A2 A1; glass A1; whiskey 3; 1 soldier_1_4_0 at A2",
        bruno="notoriety 4; 1 soldier_1_4_1 at A1; 2 soldier_1_4_2 at B1",
    )
    shown = figures(state, viewer)
    groups = shown["groups"]
    assert row(groups, seat=0, group=1)["earns"] == 0
    assert row(groups, seat=1, group=1)["earns"] == 4800
    assert row(groups, seat=1, group=2)["earns"] == 2400
    amounts = {(line["lot"], line["seat"]): line["amount"] for line in shown["extortion"]}
    say_no(state)

    paid = [*events(state, "extorted"), *events(state, "vault-extorted")]
    assert amounts == {(event["lot"], event["seat"]): event["amount"] for event in paid}


def test_groups_at_home_earn_nothing_and_rivals_are_named() -> None:
    state = morning(
        anna="cash 100; 1 soldier_1_4_0; 2 shotgun",
        bruno="cash 50; 1 soldier_1_4_1",
        carla="cash 50; 1 soldier_1_4_2",
    )
    play(state, "anna send 1 B1, anna done, bruno send 1 B1, bruno done")
    groups = figures(state)["groups"]

    assert row(groups, seat=0, group=2)["earns"] is None
    assert row(groups, seat=0, group=1)["rivals"] == [1]
    assert row(groups, seat=1, group=1)["rivals"] == [0]


def test_what_each_building_would_bring_while_groups_are_sent() -> None:
    """[MOB-21.4, MOB-21.12] What an own building earns it earns without a group.

    Raids and crackdowns are counted from what everybody knows: two of each are about every corner.
    """
    state = morning(anna="cash 50; notoriety 5; owns A2; 1 soldier_1_4_0", bruno="owns A3")
    prospects = figures(state)["prospects"]

    assert len(prospects) == 24
    assert (row(prospects, lot="A2")["income"], row(prospects, lot="A2")["share"]) == (1000, 0)
    assert row(prospects, lot="A3")["share"] == 1000
    assert row(prospects, lot="B1")["share"] == 3000
    assert {(line["raids"], line["crackdowns"]) for line in prospects} == {(2, 2)}
    assert figures(state, "bruno")["prospects"] == []


def test_what_is_offered_for_money_has_its_price() -> None:
    """[MOB-5.1, MOB-5.4, MOB-8.2] To whoever is asked, and to nobody else."""
    state = bidding(count=2, anna="cash 900; notoriety 4", bruno="cash 900; notoriety 2")
    play(state, "anna bid 1 2 3 4, bruno bid 1 2 3 4")
    found: list[tuple[str, str, object]] = []
    while len(found) < 6:
        if decision(state) in ("take_event", "take_police", "take_whiskey"):
            who = asked(state)[0]
            prices = [(line["grade"], line["price"]) for line in figures(state, who)["whiskey_prices"]]
            found.append((decision(state), who, figures(state, who)["price"] or prices))
            others = [figures(state, other) for other in ("anna", "bruno", "gallery") if other != who]
            assert all(shown["price"] is None and shown["whiskey_prices"] == [] for shown in others)
        play(state, f"{asked(state)[0]} {'done' if decision(state) == 'hire' else 'decline'}")

    grades = [(2, 200), (3, 300), (4, 400)]
    assert found == [
        ("take_event", "anna", 200),
        ("take_event", "bruno", 100),
        ("take_police", "anna", 800),
        ("take_police", "bruno", 400),
        ("take_whiskey", "anna", grades),
        ("take_whiskey", "bruno", grades),
    ]


def test_fines_are_named_and_whether_the_cash_covers_them() -> None:
    """[MOB-14.2, MOB-14.5]"""
    state = day("raid_north", anna="owns A2 A3; glass A2 A3; whiskey 2; cash 5000")

    fines = [(line["lot"], line["fine"], line["payable"]) for line in figures(state)["fines"]]
    assert fines == [("A2", 4000, True), ("A3", 8000, False)]
    assert figures(state, "bruno")["fines"] == []


def test_speakeasies_beside_legal_business() -> None:
    """[MOB-10.3]"""
    state = morning(anna="cash 500; owns A2 B1; whiskey 3", table="past: raid_north")
    shown = figures(state)["speakeasies"]

    assert shown == [
        {"lot": "A2", "legal": 1000, "speakeasy": 3000, "fine": 4000, "raids": 1},
        {"lot": "B1", "legal": 6000, "speakeasy": 18000, "fine": 24000, "raids": 1},
    ]


def test_chances_of_an_attack_are_those_of_the_rules() -> None:
    """[MOB-19.1, MOB-19.2, MOB-19.3, MOB-19.4; MOB-X71] Counted side by side of the die."""
    state = day(
        anna="1 soldier_4_4_0 tommygun at A2",
        bruno="1 lieutenant_6_6_0 soldier_2_4_0 at A2",
        chance=Fate("raid_south"),
    )
    play(state, "anna arm soldier_4_4_0 tommygun, anna done", dice("1"))
    assert asked(state) == ["anna"]
    shown = figures(state)
    assert shown["sides"] == 6
    for line in shown["attacks"]:
        fates = []
        for side in range(1, 7):
            world = state.copy()
            world.log = []
            play(world, f"anna attack {line['means']} {line['target']}", dice(str(side)))
            names = ("attack-missed", "character-wounded", "character-killed")
            fates.append(next(str(event["event"]) for event in events(world) if event["event"] in names))
        assert line["wounds"] == fates.count("character-wounded")
        assert line["kills"] == fates.count("character-killed")
    assert len(shown["attacks"]) == 4


def test_who_has_still_to_act() -> None:
    """[MOB-18.1, MOB-18.2]"""
    state = day(
        favor="bruno",
        anna="1 soldier_4_4_0 soldier_2_4_0 at A2",
        bruno="1 lieutenant_6_6_0 soldier_2_4_1 at A2",
    )
    order = [(line["character"], line["seat"]) for line in figures(state, "carla")["action_order"]]

    assert order == [
        ("lieutenant_6_6_0", 1),
        ("soldier_4_4_0", 0),
        ("soldier_2_4_1", 1),
        ("soldier_2_4_0", 0),
    ]
    play(state, "bruno attack colt soldier_4_4_0", dice("1"))
    assert figures(state)["action_order"][0]["character"] == "soldier_4_4_0"


def test_after_the_end_there_is_nothing_to_work_out() -> None:
    state = day("don_is_dead", round=9)

    assert figures(state, "gallery") == {"seats": [{}, {}, {}, {}]}
