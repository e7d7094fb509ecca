"""Standing orders [MOB-24.9 to MOB-24.11]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.city import ORDERS
from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    Fate,
    asked,
    decision,
    dice,
    events,
    group,
    happened,
    held,
    legal,
    morning,
    play,
    refused_by,
    say_no,
    seen,
    told,
)


def ordered(orders: str, chance: Fate | None = None, **seats: str) -> MobCity:
    """Anna, who comes last, gives orders and sends her group to A2; then the city is resolved."""
    seats["anna"] = f"cash 500; {seats['anna']}"
    state = morning(favor="bruno", captains=seats)
    while asked(state) != ["anna"]:
        name = asked(state)[0]
        play(state, f"{name} send 1 A2, {name} done" if decision(state) == "send" else f"{name} done")
    for order in orders.split("; "):
        play(state, f"anna order {order}")
    play(state, "anna send 1 A2, anna done", chance or Fate("raid_south"))
    return state


def answered(state: MobCity) -> list[tuple[object, object]]:
    """What was answered by orders, and whose, as everybody sees it."""
    return [(event["seat"], event["decision"]) for event in told(state, "gallery", "order-carried-out")]


def test_orders_are_switched_before_the_groups_set_out() -> None:
    """[MOB-24.9]"""
    state = morning(anna="cash 5100; owns A2; 1 soldier_1_4_0", bruno="cash 50; 1 soldier_1_4_1")
    assert decision(state) == "buy"
    assert refused_by(state, "anna order molls never") == "MOB-24.9"
    play(state, "anna done")
    assert [line for line in legal(state, "anna") if line.startswith("order")] == [
        "order arming usual",
        "order molls usual",
        "order molls never",
        "order capture usual",
        "order fines usual",
        "order buildings never",
        "order loot usual",
    ]
    assert refused_by(state, "bruno order molls never") == "MOB-24.9"


def test_without_the_option_there_are_none() -> None:
    """[MOB-24.9]"""
    state = morning(options={"standing_orders": False}, anna="cash 100; 1 soldier_1_4_0")

    assert not any(line.startswith("order") for line in legal(state, "anna"))
    assert refused_by(state, "anna order molls never") == "MOB-24.9"


def test_each_order_is_switched_once_a_turn_and_stands() -> None:
    """[MOB-24.10]"""
    state = morning(anna="cash 100; 1 soldier_1_4_0")
    assert refused_by(state, "anna order molls ask") == "MOB-24.10"
    play(state, "anna order molls never")
    assert refused_by(state, "anna order molls usual") == "MOB-24.10"
    play(state, "anna order loot usual, anna send 1 A2, anna done", Fate("raid_south"))
    assert decision(state) == "bid"  # nothing was asked, so the order stands

    play(state, ", ".join(f"{name} bid 1 2 3 4" for name in ("anna", "bruno", "carla", "dario")))
    while asked(state) != ["anna"] or decision(state) != "send":
        play(state, f"{asked(state)[0]} {'done' if decision(state) == 'hire' else 'decline'}")
    assert refused_by(state, "anna order molls never") == "MOB-24.10"
    play(state, "anna order molls ask")


def test_only_their_captain_knows_them() -> None:
    """[MOB-24.11]"""
    state = morning(anna="cash 100; 1 soldier_1_4_0", bruno="cash 50; 1 soldier_1_4_1")
    play(state, "anna order molls never, anna send 1 A2, anna done")

    for viewer in ("bruno", "gallery"):
        assert told(state, viewer, "order-switched") == []
        assert seen(state, viewer).person(ORDERS, 0) == 0
    assert seen(state, "anna").person(ORDERS, 0) == state.person(ORDERS, 0) != 0


def test_arming() -> None:
    """[MOB-24.9, MOB-24.11, MOB-D13]"""
    state = ordered(
        "arming usual",
        anna="1 soldier_4_4_0 shotgun tommygun",
        bruno="cash 100; 1 soldier_1_4_0 soldier_1_4_1",
    )

    assert answered(state) == [(0, "arm")]
    assert held(state, "soldier_4_4_0") == "tommygun"
    assert (decision(state), asked(state)) == ("act", ["anna"])


@pytest.mark.parametrize(("value", "revealed"), [("usual", ["A2"]), ("never", [])])
def test_molls(value: str, revealed: list[str]) -> None:
    """[MOB-24.9, MOB-24.11, MOB-D18]"""
    state = ordered(f"molls {value}", anna="1 moll_1_3_0")

    assert answered(state) == [(0, "molls")]
    assert [event["lot"] for event in events(state, "moll-revealed")] == revealed
    assert decision(state) == "bid"


def test_capture_and_loot() -> None:
    """[MOB-24.9, MOB-D16, MOB-D17]"""
    state = ordered(
        "capture usual; loot usual",
        anna="notoriety 4; 1 lieutenant_6_6_0",
        bruno="cash 150; 1 soldier_1_4_0 moll_1_3_0 shotgun",
    )
    play(state, "bruno arm soldier_1_4_0 shotgun, bruno done, anna attack colt soldier_1_4_0", dice("6"))

    assert answered(state) == [(0, "capture"), (0, "loot")]
    assert group(state, "anna", 1) == "lieutenant_6_6_0 moll_1_3_0 shotgun"


def test_fines() -> None:
    """[MOB-24.9, MOB-D11]"""
    state = morning(favor="bruno", anna="cash 4250; owns A3 A6; whiskey 2; notoriety 2; 1 soldier_1_4_0")
    play(state, "anna open A6, anna open A3, anna done, anna order fines usual")
    play(state, "anna send 1 A2, anna done", Fate("raid_north"))

    assert answered(state) == [(0, "fines")]
    assert [event["lot"] for event in events(state, "building-lost")] == ["A3"]
    assert [event["lot"] for event in events(state, "fine-paid")] == ["A6"]


def test_no_grenade_at_buildings() -> None:
    """[MOB-24.9, MOB-24.11]"""
    state = ordered("buildings never", anna="1 soldier_1_4_0 grenade", carla="owns A2")

    assert answered(state) == [(0, "throw")]
    assert decision(state) == "molls"
    assert [event["seat"] for event in events(state, "grenade-held-back")] == [0]
    say_no(state)
    assert "building-bombed" not in happened(state)


def test_what_no_order_is_about_is_asked() -> None:
    """[MOB-24.11] An order about molls answers no grenade."""
    state = ordered("molls usual", anna="1 soldier_1_4_0 grenade", carla="owns A2")

    assert (decision(state), asked(state)) == ("throw", ["anna"])
