"""Bribery: sealed bids from the suitcases, and allies in the order of the bids [CORL-16]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    allies,
    asked,
    at,
    cards,
    decision,
    events,
    hand,
    happened,
    legal,
    phase,
    play,
    refused_by,
    seen,
    stack,
    suitcase,
    told,
)


def bribery(shown: str, holder: str = "anna", act: int = 1, **suitcases: str) -> Corleone:
    """Everyone with money in the suitcase is asked for a bid."""
    having = " ".join(name for name, text in suitcases.items() if text)
    lines = "\n".join(f"{name}: suitcase {text}" if text else f"{name}:" for name, text in suitcases.items())
    return at(f"act {act}, bribery, horse head {holder}\nasked bid: {having}\nallies: {shown}\n{lines}")


def bid(state: Corleone, **bids: str) -> None:
    """Sealed bids, one after the other: `anna="5 2"`, `bruno=""` for nothing."""
    for name, money in bids.items():
        for value in money.split():
            play(state, f"{name} bid {value}")
        play(state, f"{name} {'done' if money else 'bid nothing'}")


def test_bids_are_made_at_the_same_time_and_in_secret() -> None:
    """[CORL-16.1, CORL-16.11; CORL-K13]"""
    state = bribery("capo", anna="5 2", bruno="3", carla="1")
    assert asked(state) == ["anna", "bruno", "carla"]

    bid(state, carla="1", anna="5")

    assert asked(state) == ["bruno"]
    assert [event["event"] for event in told(state, "bruno")] == ["choice-made", "choice-made"]
    assert [event["event"] for event in told(state, "gallery")] == ["choice-made", "choice-made"]
    assert suitcase(seen(state, "bruno"), "anna") == "?*2"
    assert cards(seen(state, "bruno"), "anna", "chosen") == "-"
    assert cards(seen(state, "anna"), "anna", "chosen") == "5"


def test_who_has_no_money_in_the_suitcase_bids_nothing() -> None:
    """[CORL-16.1, CORL-16.7]"""
    none = "killed thug thug don"
    state = at(
        f"""
        act 1, family_business
        asked action: anna
        allies: capo mayor_1
        anna: hand 5; killed thug don
        bruno: suitcase 1; {none}
        carla: hand 2; {none}
        """
    )

    play(state, "anna thug packing_house")

    assert (asked(state), decision(state)) == (["bruno"], "bid")


def test_without_money_in_any_suitcase_there_is_nothing_to_ask() -> None:
    """[CORL-16.7, CORL-16.10]"""
    state = at(
        """
        act 1, family_business
        asked action: anna
        allies: capo
        anna: killed thug thug don
        bruno: killed thug thug thug don
        """
    )

    play(state, "anna thug packing_house")

    assert "bribery" in [event["phase"] for event in events(state, "phase-started")]
    assert "ally-bribed" not in happened(state)
    assert "allies-dismissed" in happened(state)


def test_a_bid_is_any_money_of_the_suitcase() -> None:
    """[CORL-16.1, CORL-16.2, CORL-14.1; CORL-X68]"""
    state = at(
        """
        act 1, bribery
        asked bid: anna bruno
        allies: capo
        anna: hand 2; suitcase 5*2
        bruno: suitcase 1
        """
    )
    assert legal(state, "anna") == ["bid 5", "bid nothing", "done"]
    assert refused_by(state, "anna bid 2") == "CORL-16.2"
    assert refused_by(state, "anna bid 3") == "CORL-16.1"
    play(state, "anna bid 5, anna bid 5")

    assert refused_by(state, "anna bid 5") == "CORL-16.1"
    assert legal(state, "anna") == ["bid nothing", "done"]
    assert refused_by(state, "anna exchange 5 for 3") == "CORL-14.1"


def test_all_bids_are_revealed_together_and_are_worth_their_sum() -> None:
    """[CORL-16.3; CORL-K13]"""
    state = bribery("capo mayor_1", anna="5 2*3", bruno="3", carla="1*2")
    bid(state, anna="2 2 5", carla="1")
    assert "bid-revealed" not in happened(state)

    bid(state, bruno="3")

    shown = [
        (event["seat"], event["money"], event["count"]) for event in told(state, "gallery", "bid-revealed")
    ]
    assert shown == [(0, "money_2", 2), (0, "money_5", 1), (1, "money_3", 1), (2, "money_1", 1)]
    assert [(event["seat"], event["total"]) for event in events(state, "bid-counted")] == [
        (0, 9),
        (1, 3),
        (2, 1),
    ]
    assert cards(seen(state, "bruno"), "anna", "chosen") == "2*2 5"


def test_a_bid_of_nothing_is_laid_open_like_any_other() -> None:
    """[CORL-16.3] Whoever had nothing to bid is not among them."""
    state = bribery("capo", anna="5", bruno="3", carla="")
    bid(state, anna="5", bruno="")

    assert [(event["seat"], event["total"]) for event in told(state, "gallery", "bid-counted")] == [
        (0, 5),
        (1, 0),
    ]


def test_the_highest_bid_chooses_first_and_equal_bids_go_in_turn_order() -> None:
    """[CORL-16.4, CORL-16.5, CORL-16.6, CORL-16.8; CORL-X65]"""
    state = bribery("capo mayor_1 hired_muscle", "bruno", anna="5 2", bruno="3*2 1", carla="5", dario="1")
    bid(state, anna="5 2", bruno="3 3 1", carla="5", dario="1")

    assert (asked(state), decision(state)) == (["bruno"], "choose_ally")
    assert refused_by(state, "anna bribe capo") == "CORL-16.4"
    assert refused_by(state, "bruno bribe tax_advisor") == "CORL-16.6"
    play(state, "bruno bribe capo")
    assert asked(state) == ["anna"]
    assert (hand(state, "bruno"), suitcase(state, "bruno")) == ("capo", "-")
    play(state, "anna bribe hired_muscle")  # and the Mayor is all that is left for carla

    assert [event["seat"] for event in events(state, "ally-bribed")] == [1, 0, 2]
    assert [event["total"] for event in events(state, "ally-bribed")] == [7, 7, 5]
    assert hand(state, "carla") == "mayor_1"
    assert suitcase(state, "dario") == "1"
    assert [event["seat"] for event in events(state, "bid-returned")] == [3]
    assert (stack(state, "5"), stack(state, "3"), stack(state, "2"), stack(state, "1")) == (30, 30, 30, 29)


@pytest.mark.parametrize("holder", ["anna", "bruno", "carla", "dario"])
def test_among_equals_the_first_is_the_holder_of_the_horse_head_then_clockwise(holder: str) -> None:
    """[CORL-16.5]"""
    state = bribery("capo mayor_1 hired_muscle", holder, anna="1", bruno="1", carla="1", dario="1")
    bid(state, anna="1", bruno="1", carla="1", dario="1")
    play(state, f"{asked(state)[0]} bribe capo")
    play(state, f"{asked(state)[0]} bribe mayor_1")

    order = [NAMES[int(str(event["seat"]))] for event in events(state, "ally-bribed")]
    assert order == [NAMES[(NAMES.index(holder) + step) % 4] for step in range(3)]


def test_of_two_equal_bids_for_one_ally_the_second_is_kept() -> None:
    """[CORL-16.5, CORL-16.8; CORL-X67]"""
    state = bribery("capo", "bruno", anna="3 1", bruno="2*2")
    bid(state, anna="3 1", bruno="2 2")

    assert (hand(state, "bruno"), suitcase(state, "bruno")) == ("capo", "-")
    assert (hand(state, "anna"), suitcase(state, "anna")) == ("-", "1 3")


def test_who_bid_nothing_takes_no_ally() -> None:
    """[CORL-16.7, CORL-16.10; CORL-X66]"""
    state = bribery("capo mayor_1 hired_muscle", anna="3", bruno="5", carla="5", dario="5")
    bid(state, anna="3", bruno="", carla="", dario="")
    assert asked(state) == ["anna"]
    play(state, "anna bribe mayor_1")

    assert [event["seat"] for event in events(state, "ally-bribed")] == [0]
    assert [hand(state, name) for name in ("bruno", "carla", "dario")] == ["-"] * 3
    assert [suitcase(state, name) for name in ("bruno", "carla", "dario")] == ["5"] * 3
    assert phase(state) == "2 family_business"
    assert {"capo", "hired_muscle"} <= {BOX.allies[ally].name for ally in members(state.gone)}


def test_allies_nobody_took_stay_in_the_row_through_tribute() -> None:
    """[CORL-16.10]"""
    state = at(
        """
        act 1, bribery
        asked bid: bruno
        allies: capo mayor_1
        anna: hand gun*6
        bruno: suitcase 1
        carla:
        """
    )

    play(state, "bruno bid nothing")

    assert decision(state) == "tribute"
    assert allies(state) == ["mayor_1", "capo"]


def test_whose_turn_comes_must_pay_and_take() -> None:
    """[CORL-16.9]"""
    state = bribery("capo mayor_1", anna="3", bruno="5", carla="")
    bid(state, anna="3", bruno="5")
    assert asked(state) == ["bruno"]

    assert refused_by(state, "bruno decline") == "CORL-16.9"
    assert legal(state, "bruno") == ["bribe mayor_1", "bribe capo"]


def test_a_bid_may_be_changed_until_the_last_is_in() -> None:
    """[CORL-16.1, CORL-16.3]"""
    state = bribery("capo", anna="3 1", bruno="2")
    bid(state, anna="3 1")
    assert refused_by(state, "anna bid 1") == "CORL-16.1"
    play(state, "anna reopen")
    assert suitcase(state, "anna") == "1 3"

    bid(state, anna="1", bruno="2")

    assert hand(state, "bruno") == "capo"
    assert suitcase(state, "anna") == "1 3"


def test_cards_set_aside_are_bid_only_when_the_bid_is_done() -> None:
    """[CORL-16.1]"""
    state = bribery("capo", anna="3 1", bruno="2")
    play(state, "anna bid 3, anna bid nothing, bruno bid 2, bruno done")

    assert (suitcase(state, "anna"), hand(state, "anna")) == ("1 3", "-")
    assert hand(state, "bruno") == "capo"


def test_there_is_no_bidding_in_another_phase() -> None:
    """[CORL-16.1, CORL-3.3]"""
    state = at("act 4, tribute\nasked tribute: anna\nanna: hand gun*3; suitcase 5\nbruno:")

    assert refused_by(state, "anna bid 5") == "CORL-16.1"
    assert refused_by(state, "anna bid nothing") == "CORL-16.1"
