"""Gun or vest by election [OFF-5.14, OFF-5.15]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    S7,
    asked,
    eliminated,
    events,
    holder,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    stage,
    talk,
    told,
    voted_out,
)

EIGHT = "consigliere don cop mafioso mafioso mafioso mafioso mafioso"


WITH_COWARD = "consigliere don cop coward mafioso mafioso mafioso mafioso"


def electing(roles: str = EIGHT, item: str = "gun", **what: Any) -> Offer:
    """The election of an item on Day 2."""
    state = night(roles, elected_item=item, **what)
    pass_night(state)
    return state


def elect(state: Offer, named: Sequence[int | str]) -> None:
    """Every living player in turn names somebody."""
    for seat, choice in zip([int(seat) for seat in asked(state)], named, strict=True):
        play(state, f"{seat} elect {choice}")


@pytest.mark.parametrize(("votes", "winner"), [(4, None), (5, 5)])
def test_an_item_goes_to_whoever_more_than_half_name(votes: int, winner: int | None) -> None:
    """[OFF-5.14; OFF-X18] Eight players: four are not more than four."""
    state = electing()
    elect(state, [5] * votes + ["nobody"] * (8 - votes))

    assert holder(state, "gun") == winner
    assert events(state, "item-elected")[0]["choice"] == ("nobody" if winner is None else winner)
    assert stage(state) == "talk"


def test_an_election_is_secret_and_shown_together() -> None:
    """[OFF-5.14; OFF-D4]"""
    state = electing()
    play(state, "0 elect 5, 1 elect nobody")
    assert [event["choice"] for event in told(state, "3", "election-in")] == ["unknown", "unknown"]
    assert [event["choice"] for event in told(state, "0", "election-in")] == [5, "unknown"]
    assert told(state, "3", "election-shown") == []
    play(state, "1 elect 5, house time-up elect")

    shown = [event["choice"] for event in told(state, "gallery", "election-shown")]
    assert shown == [5, 5, *["nobody"] * 6]


def test_who_may_be_elected() -> None:
    """[OFF-5.14; OFF-D4] A living player, oneself too, or nobody."""
    state = electing(ghosts=[7])

    assert legal(state, "3") == [*[f"elect {seat}" for seat in range(7)], "elect nobody"]
    assert refused_by(state, "3 elect 7") == "OFF-1.7"
    assert refused_by(state, "3 elect 8") == "OFF-1.8"
    play(state, "3 elect 3")
    assert refused_by(state, "3 elect 3") == "OFF-9.5"
    assert refused_by(talk(S7), "3 elect 3") == "OFF-5.14"


def test_half_is_counted_of_the_living() -> None:
    """[OFF-5.14] Seven live: four are enough."""
    state = electing(ghosts=[7])
    elect(state, [2, 2, 2, 2, "nobody", "nobody", "nobody"])

    assert holder(state, "gun") == 2


def test_who_is_away_lives_and_is_counted() -> None:
    """[OFF-5.14, OFF-15.5] Eight live and six are there: four are not more than half."""
    state = electing()
    play(state, "house away 6, house away 7")
    elect(state, [5, 5, 5, 5, "nobody", "nobody"])

    assert (holder(state, "gun"), stage(state)) == (None, "talk")


def test_an_elected_gun_is_for_this_day() -> None:
    """[OFF-5.14]"""
    state = electing()
    elect(state, [5] * 8)
    assert "shoot 4" in legal(state, "5")
    voted_out(state, 7)

    assert holder(state, "gun") is None


def test_an_elected_vest_is_for_the_coming_night() -> None:
    """[OFF-5.14, OFF-10.13] At dawn it goes back, and is elected anew."""
    state = electing(item="vest")
    elect(state, [5] * 8)
    voted_out(state, 7)
    pass_night(state, "2 point 5")

    assert eliminated(state) == [(7, "vote")]
    assert holder(state, "vest") is None
    assert stage(state) == "elect"


def test_an_elected_vest_protects_whatever_is_agreed_of_the_brutes() -> None:
    """[OFF-5.14, OFF-10.15, OFF-11.7] An elected vest is given by day, so it is the coming night's, and goes back."""
    state = electing(item="vest", vest_same_night=True)
    elect(state, [5] * 8)
    voted_out(state, 7)
    pass_night(state, "2 point 5")

    assert eliminated(state) == [(7, "vote")]
    assert (holder(state, "vest"), stage(state)) == (None, "elect")


@pytest.mark.parametrize("item", ["gun", "vest"])
def test_an_elected_item_is_passed_on_by_the_coward(item: str) -> None:
    """[OFF-5.15, OFF-11.13; OFF-D13]"""
    state = electing(WITH_COWARD, item)
    elect(state, [3] * 8)
    assert (stage(state), asked(state)) == (f"pass_{item}", ["3"])
    play(state, f"3 pass {item} right")

    assert (holder(state, item), stage(state)) == (2, "talk")


def test_in_secret_an_elected_item_goes_to_the_cowards_left() -> None:
    """[OFF-5.15]"""
    state = electing(WITH_COWARD, coward_secret=True)
    elect(state, [3] * 8)

    assert (holder(state, "gun"), stage(state)) == (4, "talk")


@pytest.mark.parametrize("item", ["gun", "vest"])
def test_in_secret_an_elected_item_goes_to_the_nearest_living_on_his_left(item: str) -> None:
    """[OFF-5.15, OFF-1.9] Seat 4 is a ghost."""
    state = electing(WITH_COWARD, item, ghosts=[4], coward_secret=True)
    elect(state, [3] * 7)

    assert (holder(state, item), stage(state)) == (5, "talk")


def test_every_day_has_its_election() -> None:
    """[OFF-5.1, OFF-5.14] Also after the Coward has passed the Accomplice's gun on."""
    state = electing("consigliere don cop accomplice coward mafioso mafioso mafioso", item="vest")
    elect(state, ["nobody"] * 8)
    voted_out(state, 7)
    pass_night(state, "3 gun 4")
    play(state, "4 pass gun left")

    assert stage(state) == "elect"


def test_the_gun_is_not_used_while_an_item_is_elected() -> None:
    """[OFF-8.2, OFF-5.1] Free talk has not begun."""
    state = night("consigliere don cop accomplice mafioso mafioso mafioso mafioso", elected_item="vest")
    pass_night(state, "3 gun 5")
    assert (stage(state), holder(state, "gun")) == ("elect", 5)

    assert refused_by(state, "5 shoot 2") == "OFF-8.2"
    assert "shoot 2" not in legal(state, "5")


def test_an_elected_item_that_a_role_does_not_give_beside_one_that_it_does() -> None:
    """[OFF-2.12, OFF-5.14] The Accomplice's gun at dawn, then the vest."""
    state = electing("consigliere don cop accomplice mafioso mafioso mafioso mafioso", item="vest")
    elect(state, [4] * 8)
    voted_out(state, 7)
    pass_night(state, "3 gun 4")
    elect(state, [5] * 7)

    assert (holder(state, "gun"), holder(state, "vest")) == (4, 5)


def test_a_day_without_items() -> None:
    """[OFF-5.14] By default nothing is elected."""
    state = night(A9)
    pass_night(state)

    assert stage(state) == "talk"
    assert [holder(state, item) for item in ("gun", "vest", "horse_head")] == [None] * 3
