"""Hiring enforcers [MOB-6]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    Fate,
    asked,
    at,
    bidding,
    cash,
    decision,
    deck,
    events,
    group,
    happened,
    is_under,
    legal,
    play,
    pool,
    refused_by,
    seen,
    sitting,
    told,
    under,
    why_not,
)

SAME = "anna bid 1 2 3 4, bruno bid 1 2 3 4, carla bid 1 2 3 4, dario bid 1 2 3 4"
NAMES = ("anna", "bruno", "carla", "dario")


def hiring(cards: str, **seats: str) -> MobCity:
    """Anna, the first in bid order, looks at this pool; the others follow clockwise. Dario can pay for Police."""
    seats = {"dario": "cash 200"} | seats
    bids = {name: f"bid 1 2 3 4; {seats.get(name, '')}" for name in NAMES}
    return at(f"round 1, bidding, favor anna\nasked hire: anna\npool: {cards}\n{sitting(4, bids)}")


def test_the_pool_has_two_cards_for_each_captain_and_more_for_notorious_ones() -> None:
    """[MOB-6.1, MOB-6.4; MOB-X20]"""
    state = bidding(anna="notoriety 5", bruno="notoriety 7", carla="notoriety 3", dario="notoriety 4")
    play(state, SAME, Fate("moll_1_3_0 moll_1_3_1 moll_2_3_0 moll_2_3_1"))

    assert [event["count"] for event in events(state, "pool-drawn")] == [10]
    assert len(pool(state).split()) == 10
    for name, limit in zip(NAMES, (3, 3, 2, 2), strict=True):
        assert asked(state) == [name]
        for _ in range(limit):
            play(state, f"{name} {legal(state, name)[0]}")
        assert legal(state, name) == ["done"]
        play(state, f"{name} done")
    assert [event["count"] for event in events(state, "hiring-done")] == [3, 3, 2, 2]


def test_notoriety_five_is_enough_and_four_is_not() -> None:
    """[MOB-6.1, MOB-6.4]"""
    for notoriety, size in ((4, 8), (5, 9), (6, 9)):
        state = bidding(dario=f"notoriety {notoriety}")
        play(state, SAME)
        assert [event["count"] for event in events(state, "pool-drawn")] == [size]


def test_more_than_the_limit_is_refused() -> None:
    """[MOB-6.4]"""
    state = hiring("moll_1_3_0 moll_1_3_1 moll_2_3_0", anna="notoriety 4")
    play(state, "anna hire moll_1_3_0 1, anna hire moll_1_3_1 1")

    assert refused_by(state, "anna hire moll_2_3_0 1") == "MOB-6.4"


def test_a_short_deck_is_the_whole_pool() -> None:
    """[MOB-6.2; MOB-X21]"""
    captains = {
        "anna": "notoriety 5; 1 soldier_1_4_0",
        "bruno": "notoriety 7; 1 soldier_1_4_1",
        "carla": "notoriety 3",
        "dario": "notoriety 4; cash 800",
    }
    state = at(
        "round 1, bidding, favor anna\nasked bid: anna bruno carla dario\n"
        f"deck: moll_1_3_0 moll_1_3_1 moll_2_3_0 revolver revolver\n{sitting(4, captains)}"
    )
    play(state, f"{SAME}, dario decline")
    assert (asked(state), pool(state)) == (["anna"], "moll_1_3_0 moll_1_3_1 moll_2_3_0 revolver revolver")
    play(state, "anna hire moll_1_3_0 1, anna hire revolver 1, anna hire moll_2_3_0 2, anna done")
    assert (asked(state), pool(state)) == (["bruno"], "moll_1_3_1 revolver")
    play(state, "bruno hire moll_1_3_1 1, bruno hire revolver 1, bruno done")

    assert [event["seat"] for event in events(state, "pool-shown")] == [0, 1]
    assert decision(state) != "hire"
    assert deck(state) == []


def test_each_captain_sees_only_what_is_left() -> None:
    """[MOB-6.3, MOB-6.7]"""
    state = hiring("moll_1_3_0 soldier_2_4_0 shotgun", bruno="1 soldier_1_4_0")
    assert pool(seen(state, "anna")) == "moll_1_3_0 soldier_2_4_0 shotgun"
    assert pool(seen(state, "bruno")) == pool(seen(state, "gallery")) == "? ? ?"
    play(state, "anna hire soldier_2_4_0 3, anna done")

    assert pool(seen(state, "bruno")) == "moll_1_3_0 shotgun"
    assert pool(seen(state, "anna")) == "? ?"
    assert group(state, "anna", 3) == "soldier_2_4_0"
    assert refused_by(state, "bruno hire soldier_2_4_0 1") == "MOB-6.3"


def test_nobody_hires_out_of_turn() -> None:
    """[MOB-6.3]"""
    state = hiring("moll_1_3_0 soldier_2_4_0")

    assert refused_by(state, "bruno hire moll_1_3_0 1") == "MOB-6.3"
    assert why_not(state, "bruno hire moll_1_3_0 1").name == "no-hiring-now"


def test_the_better_bid_hires_first() -> None:
    """[MOB-6.3]"""
    state = bidding(favor="anna")
    play(state, "anna bid 1 4 2 3, bruno bid 1 3 2 4, carla bid 4 1 2 3, dario bid 4 1 2 3")
    order = []
    while decision(state) == "hire":
        order += asked(state)
        play(state, f"{asked(state)[0]} done")

    assert order == ["carla", "dario", "bruno", "anna"]


def test_a_captain_may_hire_fewer_or_none_and_it_costs_nothing() -> None:
    """[MOB-6.5, MOB-6.6]"""
    state = hiring("moll_1_3_0 soldier_2_4_0", anna="cash 0", bruno="cash 100")
    play(state, "anna done, bruno hire moll_1_3_0 1, bruno done")

    assert [event["count"] for event in events(state, "hiring-done")] == [0, 1]
    assert (cash(state, "anna"), cash(state, "bruno")) == (0, 100)


def test_a_hired_card_joins_its_group_at_once() -> None:
    """[MOB-6.7, MOB-6.8]"""
    state = hiring("moll_1_3_0 soldier_2_4_0")
    play(state, "anna hire moll_1_3_0 4")
    assert group(state, "anna", 4) == "-"  # until he is done it is his own secret
    play(state, "anna done")

    assert (asked(state), group(state, "anna", 4)) == (["bruno"], "moll_1_3_0")


def test_cards_do_not_change_groups() -> None:
    """[MOB-6.9; MOB-X24]"""
    state = hiring("soldier_2_4_0", anna="1 moll_1_3_0; 2 soldier_1_4_0")

    assert refused_by(state, "anna move moll_1_3_0 2") == "MOB-6.9"


def test_a_group_may_hold_any_number_of_cards() -> None:
    """[MOB-6.10]"""
    many = (
        "soldier_2_4_0 soldier_2_4_1 soldier_2_4_2 soldier_2_4_3 soldier_2_4_4 soldier_2_4_5 shotgun shotgun"
    )
    state = hiring("moll_1_3_0", anna=f"1 lieutenant_5_5_0 {many}")
    play(state, "anna hire moll_1_3_0 1, anna done")

    assert len(group(state, "anna", 1).split()) == 10


def test_a_group_has_one_lieutenant() -> None:
    """[MOB-6.11]"""
    state = hiring("lieutenant_6_6_0 lieutenant_6_6_1", anna="1 lieutenant_5_5_0; 2 soldier_1_4_0")
    assert refused_by(state, "anna hire lieutenant_6_6_0 1") == "MOB-6.11"
    play(state, "anna hire lieutenant_6_6_0 2")
    assert refused_by(state, "anna hire lieutenant_6_6_1 2") == "MOB-6.11"
    play(state, "anna hire lieutenant_6_6_1 3, anna done")

    assert group(state, "anna", 2) == "lieutenant_6_6_0 soldier_1_4_0"


def test_four_lieutenants_are_all_a_captain_can_have() -> None:
    """[MOB-6.12; MOB-X22]"""
    state = hiring(
        "lieutenant_8_7_0",
        anna="1 lieutenant_5_5_0; 2 lieutenant_5_5_1; 3 lieutenant_6_6_0; 4 lieutenant_6_6_1",
    )

    assert {refused_by(state, f"anna hire lieutenant_8_7_0 {group}") for group in (1, 2, 3, 4)} == {
        "MOB-6.12"
    }
    assert legal(state, "anna") == ["done"]


def test_a_weapon_goes_to_a_group_that_has_a_card() -> None:
    """[MOB-6.13, MOB-6.14; MOB-X23]"""
    state = hiring("revolver soldier_2_4_0")
    assert {refused_by(state, f"anna hire revolver {group}") for group in (1, 2, 3, 4)} == {"MOB-6.13"}
    play(state, "anna hire soldier_2_4_0 2")
    assert refused_by(state, "anna hire revolver 1") == "MOB-6.13"
    play(state, "anna hire revolver 2, anna done")

    assert group(state, "anna", 2) == "soldier_2_4_0 revolver"


def test_any_card_will_do_another_weapon_too() -> None:
    """[MOB-6.14]"""
    state = hiring("revolver shotgun", anna="3 grenade")
    play(state, "anna hire revolver 3, anna hire shotgun 3, anna done")

    assert group(state, "anna", 3) == "revolver shotgun grenade"


def test_any_other_character_may_join_any_group() -> None:
    """[MOB-6.15]"""
    cards = ("soldier_1_4_0", "assassin_9_3_0", "moll_1_3_0", "torpedo_4_5_0")
    state = hiring(" ".join(cards), anna="1 lieutenant_5_5_0 moll_1_3_1; 2 shotgun")

    for card in cards:
        for number in (1, 2, 3, 4):
            assert f"hire {card} {number}" in legal(state, "anna")


def test_what_nobody_hires_goes_under_the_deck() -> None:
    """[MOB-6.16]"""
    state = hiring("moll_1_3_0 soldier_2_4_0 shotgun", anna="cash 200", bruno="cash 200")
    play(state, "anna hire moll_1_3_0 1, anna done, bruno done, carla done, dario done")

    assert [event["count"] for event in events(state, "pool-returned")] == [2]
    assert sorted(under(state, 2)) == ["shotgun", "soldier_2_4_0"]
    assert is_under(state, "soldier_2_4_0")


def test_a_single_card_goes_back_too() -> None:
    """[MOB-6.16]"""
    state = hiring("moll_1_3_0")
    play(state, "anna done, bruno done, carla done, dario done")

    assert (pool(state), under(state, 1)) == ("-", ["moll_1_3_0"])
    assert decision(state) == "take_police"


def test_others_see_how_many_cards_join_which_group_and_lieutenants() -> None:
    """[MOB-6.8, MOB-7.4, MOB-D4]"""
    state = hiring("lieutenant_5_5_0 moll_1_3_0 soldier_2_4_0")
    play(state, "anna hire moll_1_3_0 2, anna hire lieutenant_5_5_0 2, anna done")

    for viewer in ("bruno", "gallery"):
        hired = [(event["group"], event["card"]) for event in told(state, viewer, "enforcer-hired")]
        assert hired == [(2, "lieutenant_5_5_0"), (2, "unknown")]
        assert group(seen(state, viewer), "anna", 2) == "lieutenant_5_5_0 ?"
        assert "enforcer-chosen" not in [event["event"] for event in told(state, viewer)]
    assert "enforcer-chosen" in happened(state)
