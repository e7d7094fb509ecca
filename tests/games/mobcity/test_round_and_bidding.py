"""The round, and bidding for privileges [MOB-3, MOB-4]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.bids import NO_BID
from consigliere.games.mobcity.city import BID
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.refusal import Illegal
from tests.games.mobcity.scenario import (
    BOX,
    Fate,
    asked,
    at,
    bidding,
    day,
    decision,
    events,
    favor,
    happened,
    legal,
    morning,
    phase,
    play,
    refused_by,
    seen,
    sitting,
    told,
    turn_of,
)

SAME = "anna bid 1 2 3 4, bruno bid 1 2 3 4, carla bid 1 2 3 4, dario bid 1 2 3 4"


def bid_order(state: MobCity, privilege: str) -> list[object]:
    """The seats from the best bid to the worst."""
    found = [event for event in events(state, "bid-order") if event["privilege"] == privilege]
    assert [event["number"] for event in found] == list(range(1, len(found) + 1))
    return [event["seat"] for event in found]


def hire_nothing(state: MobCity) -> None:
    """Everybody looks at the pool and hires nobody."""
    while decision(state) == "hire":
        play(state, f"{asked(state)[0]} done")


# The round.


def test_a_round_is_bidding_daily_orders_and_the_city() -> None:
    """[MOB-3.1, MOB-3.5, MOB-22.5]"""
    state = bidding()
    play(state, SAME)
    hire_nothing(state)

    begun = [event["phase"] for event in events(state, "phase-began")]
    assert begun == ["daily_orders", "city", "bidding"]
    assert phase(state) == "2 bidding"


def test_what_belongs_to_another_phase_is_refused() -> None:
    """[MOB-3.1]"""
    state = bidding(anna="cash 6000; 1 soldier_3_4_0")

    assert refused_by(state, "anna buy A2") == "MOB-3.1"
    assert refused_by(state, "anna send 1 A2") == "MOB-3.1"
    assert refused_by(state, "anna done") == "MOB-3.1"
    assert refused_by(state, "anna decline") == "MOB-3.1"


def test_all_captains_bid_at_once() -> None:
    """[MOB-3.2, MOB-4.7] Whatever their cash and cards."""
    state = bidding(anna="cash 50000; 1 soldier_3_4_0", bruno="cash 0")
    assert asked(state) == ["anna", "bruno", "carla", "dario"]
    play(state, "carla bid 1 2 3 4")

    assert asked(state) == ["anna", "bruno", "dario"]
    assert len(legal(state, "bruno")) == 24


def test_daily_orders_go_in_favor_order_one_captain_after_another() -> None:
    """[MOB-3.3, MOB-22.1; MOB-X10]"""
    state = morning(favor="dario")
    assert [event["seat"] for event in events(state, "turn-began")] == [3, 0, 1, 2]
    assert favor(state) == "anna"
    state.log = []
    play(state, SAME)
    hire_nothing(state)
    assert [event["seat"] for event in events(state, "turn-began")] == [0, 1, 2, 3]


def test_a_captain_finishes_before_the_next_begins() -> None:
    """[MOB-3.3]"""
    state = morning(anna="cash 5050; 1 soldier_3_4_0", bruno="cash 5000")
    assert asked(state) == ["anna"]
    assert refused_by(state, "bruno buy A2") == "MOB-3.3"
    play(state, "anna done, anna send 1 A2")
    assert refused_by(state, "bruno buy A2") == "MOB-3.3"
    play(state, "anna done")

    assert asked(state) == ["bruno"]
    assert [event["seat"] for event in events(state) if event["event"] in ("turn-began", "turn-ended")] == [
        0,
        0,
        1,
    ]


def test_the_four_steps_come_in_this_order() -> None:
    """[MOB-3.4]"""
    state = morning(anna="cash 40050; owns A2; whiskey 2; 1 soldier_3_4_0 shotgun; notoriety 1")
    seen_steps = ["wages"] if "wages-paid" in happened(state) else []
    while turn_of(state) == "anna":
        if decision(state) not in seen_steps:
            seen_steps.append(decision(state))
        play(state, "anna send 1 A2, anna done" if decision(state) == "send" else "anna done")

    assert seen_steps == ["wages", "buy", "speakeasies", "send"]


def test_a_finished_step_is_not_reopened() -> None:
    """[MOB-3.4; MOB-X12]"""
    state = morning(anna="cash 40050; owns A2; whiskey 2; 1 soldier_3_4_0")
    assert refused_by(state, "anna send 1 A2") == "MOB-3.4"
    play(state, "anna done, anna open A2, anna done")

    assert refused_by(state, "anna buy A3") == "MOB-3.4"
    assert refused_by(state, "anna open A2") == "MOB-3.4"


def test_the_city_waits_for_every_captain() -> None:
    """[MOB-3.5]"""
    state = morning(anna="cash 50; 1 soldier_3_4_0", dario="cash 50; 1 soldier_3_4_1")
    play(state, "anna send 1 A2, anna done")
    assert asked(state) == ["dario"]
    assert "event-revealed" not in happened(state)
    play(state, "dario send 1 B2, dario done", Fate("raid_south"))

    assert "event-revealed" in happened(state)


def test_rounds_are_dated_from_the_second_of_november() -> None:
    """[MOB-3.6; MOB-X11]"""
    assert (BOX.dates[0], BOX.dates[6], BOX.dates[11]) == ("1928-11-02", "1928-11-08", "1928-11-13")
    state = day(round=6)
    began = events(state, "round-began")
    assert [(event["round"], event["date"]) for event in began] == [(7, "1928-11-08")]


# Bidding.


def test_each_token_goes_on_one_privilege() -> None:
    """[MOB-4.1; MOB-X15]"""
    with pytest.raises(Illegal) as refused:
        play(bidding(), "anna bid 1 1 3 4")

    assert refused.value.refusal.rules[0] == "MOB-4.1"
    bids = legal(bidding(), "anna")
    assert len(set(bids)) == 24
    assert all(sorted(bid.split()[1:]) == ["1", "2", "3", "4"] for bid in bids)


def test_bids_are_secret_until_all_have_bid() -> None:
    """[MOB-4.1, MOB-4.2]"""
    state = bidding()
    play(state, "anna bid 4 3 2 1, bruno bid 1 2 3 4, carla bid 2 1 3 4")
    assert "bid-revealed" not in happened(state)
    for viewer in ("bruno", "gallery"):
        assert told(state, viewer, "bid-placed")[0]["bid"] == "unknown"
        assert seen(state, viewer).person(BID, 0) == NO_BID
    play(state, "dario bid 3 1 2 4")

    shown = {event["seat"]: event["bid"] for event in told(state, "gallery", "bid-revealed")}
    assert list(shown) == [0, 1, 2, 3]
    assert shown[0] == ["whiskey", "police", "enforcer", "event"]


def test_the_lower_number_is_the_better_bid_and_the_favor_breaks_ties() -> None:
    """[MOB-4.3, MOB-4.4, MOB-4.5; MOB-X13]"""
    state = bidding(favor="carla")
    play(state, "anna bid 1 3 2 4, bruno bid 2 3 1 4, carla bid 3 2 1 4, dario bid 1 2 4 3")

    assert bid_order(state, "police") == [2, 1, 0, 3]


def test_equal_bids_go_by_distance_from_the_favor() -> None:
    """[MOB-4.4; MOB-X14]"""
    state = bidding(favor="bruno")
    play(state, "anna bid 4 1 2 3, bruno bid 4 1 2 3, carla bid 4 1 2 3, dario bid 4 1 2 3")

    assert bid_order(state, "event") == [1, 2, 3, 0]


def test_privileges_are_resolved_in_the_order_of_the_board() -> None:
    """[MOB-4.6]"""
    state = bidding(anna="cash 6500")
    play(state, SAME)
    found = []
    while asked(state) == ["anna"] or decision(state) == "hire":
        found.append(decision(state))
        play(state, f"{asked(state)[0]} {'done' if decision(state) in ('hire', 'buy') else 'decline'}")

    assert list(dict.fromkeys(found)) == ["take_event", "hire", "take_police", "take_whiskey", "buy"]


def test_a_bid_may_be_changed_until_the_last_is_in() -> None:
    """[MOB-4.8]"""
    state = bidding()
    play(state, "anna bid 1 2 3 4, bruno bid 1 2 3 4, carla bid 1 2 3 4, anna bid 4 3 2 1, dario bid 2 1 3 4")

    assert events(state, "bid-revealed")[0]["bid"] == ["whiskey", "police", "enforcer", "event"]
    assert refused_by(state, "anna bid 1 2 3 4") == "MOB-4.8"


def test_nobody_bids_before_the_soldiers_are_placed() -> None:
    """[MOB-4.1]"""
    state = at(f"round 0, set_up\nasked place_soldier: anna bruno\n{sitting(2, {})}")

    assert refused_by(state, "anna bid 1 2 3 4") == "MOB-4.1"


def test_the_tokens_return_after_whiskey() -> None:
    """[MOB-4.9]"""
    bids = {"anna": "cash 5000; bid 1 2 3 4", "bruno": "bid 4 3 2 1"}
    state = at(f"round 1, bidding\nasked take_whiskey: anna\n{sitting(2, bids)}")
    assert all(state.person(BID, seat) != NO_BID for seat in range(2))
    play(state, "anna decline")

    assert (phase(state), decision(state)) == ("1 daily_orders", "buy")
    assert [int(state.person(BID, seat)) for seat in range(2)] == [NO_BID, NO_BID]
