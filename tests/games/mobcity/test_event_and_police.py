"""The privileges Event and Police [MOB-5]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.option import OptionValue
from tests.games.mobcity.scenario import (
    Fate,
    all_cash,
    asked,
    at,
    bidding,
    cash,
    day,
    decision,
    events,
    group,
    happened,
    legal,
    owner,
    play,
    police,
    refused_by,
    seen,
    sitting,
    today,
    token,
    told,
    why_not,
)

SAME = "anna bid 1 2 3 4, bruno bid 1 2 3 4, carla bid 1 2 3 4, dario bid 1 2 3 4"


def before_police(options: dict[str, OptionValue] | None = None, **seats: str) -> MobCity:
    """Dario alone has still to look at the pool; then Police is offered in Favor order."""
    bids = {name: f"bid 1 2 3 4; {seats.get(name, '')}" for name in ("anna", "bruno", "carla", "dario")}
    return at(
        f"round 1, bidding, favor anna\nasked hire: dario\npool: revolver\n{sitting(4, bids)}",
        **(options or {}),
    )


def test_event_costs_notoriety_times_50_and_shows_the_card_of_the_day() -> None:
    """[MOB-5.1, MOB-5.2; MOB-X16]"""
    state = bidding(anna="notoriety 6; cash 300")
    play(state, SAME)
    assert (decision(state), asked(state)) == ("take_event", ["anna"])
    assert today(state) == "none"
    play(state, "anna take", Fate("gangland_truce"))

    assert told(state, "anna", "event-peeked") == [
        {"event": "event-peeked", "seat": 0, "paid": 300, "headline": "gangland_truce"}
    ]
    assert cash(state, "anna") == 0


def test_police_costs_notoriety_times_200() -> None:
    """[MOB-5.4; MOB-X16]"""
    state = before_police(anna="notoriety 6; cash 1200", bruno="cash 200")
    play(state, "dario done, anna take")

    assert (police(state), cash(state, "anna")) == ("anna", 0)
    assert [event["paid"] for event in events(state, "police-taken")] == [1200]


def test_only_the_captain_who_looked_knows_the_card() -> None:
    """[MOB-5.3]"""
    state = bidding(anna="cash 50", bruno="cash 50")
    play(state, f"{SAME}, anna take", Fate("raid_east"))

    assert today(seen(state, "anna")) == "raid_east"
    assert [event["headline"] for event in told(state, "anna", "event-peeked")] == ["raid_east"]
    for viewer in ("bruno", "gallery"):
        assert [event["headline"] for event in told(state, viewer, "event-peeked")] == ["unknown"]
        assert seen(state, viewer).today == seen(bidding_peeked_another(), viewer).today


def bidding_peeked_another() -> MobCity:
    """The same position with another card on top."""
    state = bidding(anna="cash 50", bruno="cash 50")
    play(state, f"{SAME}, anna take", Fate("gangland_truce"))
    return state


def test_the_card_that_was_looked_at_is_the_event_of_the_day() -> None:
    """[MOB-5.1, MOB-5.3, MOB-13.1]"""
    state = bidding(anna="cash 50")
    play(state, f"{SAME}, anna take", Fate("raid_east"))
    while decision(state) == "hire":
        play(state, f"{asked(state)[0]} done", Fate("gangland_truce"))

    assert [event["headline"] for event in events(state, "event-revealed")] == ["raid_east"]


def test_who_cannot_pay_is_passed_over() -> None:
    """[MOB-5.5; MOB-X17]"""
    state = bidding(
        favor="carla", carla="notoriety 5; cash 900", bruno="notoriety 3; cash 600", anna="cash 5000"
    )
    play(state, "anna bid 1 3 2 4, bruno bid 2 3 1 4, carla bid 3 2 1 4, dario bid 1 2 4 3")
    while decision(state) in ("take_event", "hire"):
        play(state, f"{asked(state)[0]} {'done' if decision(state) == 'hire' else 'decline'}")

    assert (decision(state), asked(state)) == ("take_police", ["bruno"])
    passed = [event for event in events(state, "privilege-passed") if event["privilege"] == "police"]
    assert [(event["seat"], event["reason"]) for event in passed] == [(2, "cannot_pay")]
    play(state, "bruno take")
    assert (cash(state, "bruno"), police(state)) == (0, "bruno")


def test_money_spent_on_event_may_be_missing_for_police() -> None:
    """[MOB-4.6, MOB-5.5; MOB-X18]"""
    state = bidding(anna="notoriety 4; cash 900")
    play(
        state,
        "anna bid 1 3 2 4, bruno bid 2 1 3 4, carla bid 2 1 3 4, dario bid 2 1 3 4, anna take",
        Fate(""),
    )
    assert cash(state, "anna") == 700
    while decision(state) == "hire":
        play(state, f"{asked(state)[0]} done")

    assert [
        event["seat"] for event in events(state, "privilege-passed") if event["privilege"] == "police"
    ] == [
        0,
        1,
        2,
        3,
    ]
    assert police(state) == "nobody"


def test_a_privilege_may_be_declined_and_passes_on() -> None:
    """[MOB-5.6]"""
    state = before_police(anna="cash 200", bruno="cash 200")
    play(state, "dario done")
    assert legal(state, "anna") == ["take", "decline"]
    play(state, "anna decline")
    assert asked(state) == ["bruno"]
    play(state, "bruno take")

    assert (police(state), all_cash(state)[:2]) == ("bruno", [200, 0])


def test_if_all_decline_nobody_looks_and_nobody_pays() -> None:
    """[MOB-5.6, MOB-5.7; MOB-X19]"""
    state = bidding(captains=dict.fromkeys(("anna", "bruno", "carla", "dario"), "cash 500"))
    play(state, f"{SAME}, anna decline, bruno decline, carla decline, dario decline")

    assert decision(state) == "hire"
    assert "event-peeked" not in happened(state)
    assert all_cash(state) == [500] * 4


def test_if_nobody_takes_police_nobody_holds_the_card() -> None:
    """[MOB-5.7]"""
    state = before_police(anna="cash 200", bruno="cash 200")
    play(state, "dario done, anna decline, bruno decline")

    assert decision(state) == "take_whiskey"
    assert police(state) == "nobody"


def test_without_the_option_the_first_who_can_pay_must_take_it() -> None:
    """[MOB-5.6; MOB-X19]"""
    state = bidding(options={"privilege_may_be_declined": False}, bruno="cash 200", carla="cash 5000")
    play(state, SAME)
    assert [(event["seat"], event["paid"]) for event in events(state, "event-peeked")] == [(1, 50)]
    while decision(state) == "hire":
        play(state, f"{asked(state)[0]} done")

    assert police(state) == "carla"  # bruno has 150 left
    assert all_cash(state)[1:3] == [150, 4800]


def test_privileges_are_taken_only_when_they_are_offered() -> None:
    """[MOB-5.1]"""
    state = before_police(anna="cash 200", bruno="cash 200")
    assert refused_by(state, "anna take") == "MOB-5.1"
    play(state, "dario done")

    assert why_not(state, "bruno take").name == "nothing-to-take"


def test_the_police_card_protects_from_raids_and_crackdowns() -> None:
    """[MOB-5.8]"""
    raided = day("raid_north", police="anna", anna="owns A2; glass A2; whiskey 2")
    assert "building-shut" not in happened(raided)
    assert owner(raided, "A2") == "anna"

    watched = day("crackdown_north", police="anna", anna="1 soldier_3_4_0 at A2")
    assert group(watched, "anna", 1) == "soldier_3_4_0"
    assert token(watched, "anna", 1) == "A2"


def test_the_police_card_has_no_other_effect() -> None:
    """[MOB-5.9] Shootouts, wounds and extortion are as without it."""
    told_of = []
    for holder in ("", "anna"):
        state = day(
            police=holder,
            chance=Fate("raid_south", "6"),
            anna="notoriety 2; 1 soldier_3_4_0 at A2",
            bruno="notoriety 3; 1 lieutenant_6_6_0 at A2",
        )
        told_of.append(happened(state))
    assert told_of[0] == told_of[1]
    assert "captain-beaten" in told_of[0]
