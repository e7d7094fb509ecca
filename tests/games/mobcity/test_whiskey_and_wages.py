"""Whiskey and wages [MOB-8, MOB-9]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    all_cash,
    asked,
    at,
    bottles,
    cash,
    decision,
    events,
    group,
    happened,
    is_under,
    legal,
    morning,
    play,
    refused_by,
    seen,
    sitting,
    size,
    token,
    told,
    turn_of,
    under,
    whiskey,
    why_not,
)

NAMES = ("anna", "bruno", "carla", "dario")
CREW = "1 lieutenant_6_6_0 soldier_1_4_0 moll_1_3_0 shotgun"


def bar(first: str = "dario", **seats: str) -> MobCity:
    """Whiskey is offered to the best bidder, who has the Favor; the others follow clockwise."""
    bids = {name: f"bid 1 2 3 4; {seats.get(name, '')}" for name in NAMES}
    return at(f"round 1, bidding, favor {first}\nasked take_whiskey: {first}\n{sitting(4, bids)}")


# Whiskey.


def test_captains_choose_whiskey_in_bid_order_and_pay_at_once() -> None:
    """[MOB-8.1, MOB-8.2; MOB-X28]"""
    state = bar(dario="cash 350", anna="cash 400", bruno="cash 200", carla="cash 250")
    assert bottles(state) == [2, 2, 3, 4]
    assert legal(state, "dario") == ["whiskey 2", "whiskey 3", "decline"]
    assert refused_by(state, "dario whiskey 4") == "MOB-8.2"
    play(state, "dario whiskey 3")
    assert cash(state, "dario") == 50
    play(state, "anna whiskey 4")
    assert cash(state, "anna") == 0
    assert refused_by(state, "bruno whiskey 4") == "MOB-8.1"
    play(state, "bruno whiskey 2, carla whiskey 2")

    taken = [(event["seat"], event["grade"], event["paid"]) for event in events(state, "whiskey-taken")]
    assert taken == [(3, 3, 300), (0, 4, 400), (1, 2, 200), (2, 2, 200)]


def test_a_captain_may_take_none() -> None:
    """[MOB-8.3]"""
    state = bar(dario="cash 400", anna="cash 400")
    play(state, "dario decline")

    assert (asked(state), cash(state, "dario"), whiskey(state, "dario")) == (["anna"], 400, 0)


def test_the_card_lies_face_up() -> None:
    """[MOB-8.4]"""
    state = bar(dario="cash 400", anna="cash 400")
    play(state, "dario whiskey 3")

    assert whiskey(seen(state, "gallery"), "dario") == 3
    assert bottles(seen(state, "bruno")) == [2, 2, 4]


def test_nobody_holds_two_whiskey_cards() -> None:
    """[MOB-8.5]"""
    state = bar(dario="cash 900", anna="cash 900")
    play(state, "dario whiskey 3")

    assert refused_by(state, "dario whiskey 2") == "MOB-8.1"
    assert asked(state) == ["anna"]


def test_without_whiskey_no_speakeasy_can_be_run() -> None:
    """[MOB-8.2, MOB-8.6; MOB-X29]"""
    state = bar(dario="cash 150; owns A2; 1 soldier_1_4_0", anna="cash 200")
    assert {refused_by(state, f"dario whiskey {grade}") for grade in (2, 3, 4)} == {"MOB-8.2"}

    late = morning(favor="dario", dario="cash 150; owns A2; 1 soldier_1_4_0")
    assert (turn_of(late), decision(late)) == ("dario", "send")
    assert refused_by(late, "dario open A2") == "MOB-8.6"


def test_who_can_pay_no_card_is_passed_over() -> None:
    """[MOB-8.2]"""
    bids = {name: f"bid 1 2 3 4; cash {money}" for name, money in zip(NAMES, (0, 150, 0, 200), strict=True)}
    state = at(f"round 1, bidding, favor anna\nasked hire: dario\npool: revolver\n{sitting(4, bids)}")
    play(state, "dario done, dario decline")  # Police is declined

    passed = [event for event in events(state, "privilege-passed") if event["privilege"] == "whiskey"]
    assert [(event["seat"], event["reason"]) for event in passed] == [
        (0, "cannot_pay"),
        (1, "cannot_pay"),
        (2, "cannot_pay"),
    ]
    assert asked(state) == ["dario"]


# Wages.


def test_a_lieutenant_costs_200_and_every_other_card_50() -> None:
    """[MOB-9.1; MOB-X30]"""
    state = morning(anna=f"cash 350; {CREW}")

    assert [(event["seat"], event["amount"]) for event in events(state, "wages-paid")] == [(0, 350)]
    assert cash(state, "anna") == 0


def test_who_can_be_paid_is_paid() -> None:
    """[MOB-9.2, MOB-9.4; MOB-X31]"""
    state = morning(anna=f"cash 250; {CREW}")
    assert decision(state) == "wages"
    play(state, "anna pay lieutenant_6_6_0, anna pay moll_1_3_0, anna done")
    assert (group(state, "anna", 1), cash(state, "anna")) == ("lieutenant_6_6_0 moll_1_3_0", 0)

    state = morning(anna=f"cash 250; {CREW}")
    play(state, "anna pay soldier_1_4_0, anna pay moll_1_3_0, anna pay shotgun 1, anna done")
    assert (group(state, "anna", 1), cash(state, "anna")) == ("moll_1_3_0 soldier_1_4_0 shotgun", 100)

    state = morning(anna=f"cash 250; {CREW}")
    play(state, "anna pay lieutenant_6_6_0")
    assert refused_by(state, "anna done") == "MOB-9.4"


def test_a_lieutenant_whose_wage_is_just_there_is_paid() -> None:
    """[MOB-9.4] One of two who cost 200 each."""
    state = morning(anna="cash 200; 1 lieutenant_6_6_0; 2 lieutenant_5_5_0")
    assert decision(state) == "wages"
    assert refused_by(state, "anna done") == "MOB-9.4"
    play(state, "anna pay lieutenant_5_5_0, anna done")

    assert [group(state, "anna", number) for number in (1, 2)] == ["-", "lieutenant_5_5_0"]


def test_more_than_the_cash_cannot_be_paid() -> None:
    """[MOB-9.4]"""
    state = morning(anna=f"cash 250; {CREW}")
    play(state, "anna pay soldier_1_4_0, anna pay shotgun 1")

    assert why_not(state, "anna pay lieutenant_6_6_0").name == "cannot-pay-wage"
    assert refused_by(state, "anna pay soldier_1_4_0") == "MOB-9.1"
    assert refused_by(state, "anna pay revolver 1") == "MOB-9.1"


def test_whoever_is_not_paid_goes_under_the_deck() -> None:
    """[MOB-9.2]"""
    state = morning(anna=f"cash 250; {CREW}", bruno="cash 6000")
    play(state, "anna pay lieutenant_6_6_0, anna pay moll_1_3_0, anna done")

    assert sorted(under(state, 2)) == ["shotgun", "soldier_1_4_0"]
    assert is_under(state, "soldier_1_4_0")


def test_without_50_all_leave_unasked() -> None:
    """[MOB-9.2, MOB-9.4]"""
    state = morning(anna="cash 0; 1 soldier_1_4_0; 2 lieutenant_6_6_0 shotgun", bruno="cash 6000")

    assert [size(state, "anna", number) for number in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert turn_of(state) == "bruno"


def test_a_weapon_may_be_kept_without_its_man() -> None:
    """[MOB-9.2, MOB-12.2; MOB-X32]"""
    state = morning(anna="cash 50; 3 soldier_1_4_0 revolver", bruno="cash 6000")
    play(state, "anna pay revolver 3, anna done")
    assert group(state, "anna", 3) == "revolver"
    assert refused_by(state, "anna send 3 A2") == "MOB-12.2"
    play(state, "anna done")
    assert token(state, "anna", 3) == "home"

    again = morning(anna="cash 50; 3 revolver")
    assert [event["amount"] for event in events(again, "wages-paid")] == [50]


def test_nobody_is_fired_who_can_be_paid() -> None:
    """[MOB-9.3; MOB-X33]"""
    state = morning(anna="cash 1000; 1 moll_1_3_0 soldier_1_4_0")

    assert [event["amount"] for event in events(state, "wages-paid")] == [100]
    assert refused_by(state, "anna fire moll_1_3_0") == "MOB-9.3"


def test_those_who_leave_are_counted_but_not_shown() -> None:
    """[MOB-9.5, MOB-D7]"""
    state = morning(
        anna="cash 100; 1 lieutenant_6_6_0 moll_1_3_0; 2 soldier_1_4_0 shotgun", bruno="cash 6000"
    )
    play(state, "anna pay shotgun 2, anna pay moll_1_3_0, anna done")

    for viewer in ("bruno", "gallery"):
        left = [(event["group"], event["card"]) for event in told(state, viewer, "enforcer-left")]
        assert left == [(1, "lieutenant_6_6_0"), (2, "unknown")]
        counts = [(event["group"], event["count"]) for event in told(state, viewer, "enforcers-left")]
        assert counts == [(1, 1), (2, 1)]
        assert "wage-chosen" not in [event["event"] for event in told(state, viewer)]
    assert [event["card"] for event in told(state, "anna", "enforcer-left")] == [
        "lieutenant_6_6_0",
        "soldier_1_4_0",
    ]


def test_wages_come_before_everything_else() -> None:
    """[MOB-3.4, MOB-9.1] Cash for the wages cannot be spent on a building first."""
    state = morning(anna="cash 5000; 1 soldier_1_4_0", bruno="cash 100")

    assert all_cash(state)[0] == 4950
    assert "building-bought" not in happened(state)
    assert refused_by(state, "anna buy A2") == "MOB-3.4"
