"""The Tough Guy and the Coward [OFF-10.21 to OFF-10.28]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    all_over,
    asked,
    eliminated,
    events,
    ghosts,
    happened,
    holder,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    stage,
    talk,
    told,
    trial,
    view,
    voted_out,
    whispers,
)

DON, ASSASSIN, TOUGH_GUY = 1, 3, 7


def arrested_tough_guy(number: int = 2, **what: object) -> Offer:
    """The dawn after the Tough Guy's arrest."""
    state = night(A9, number, **what)
    pass_night(state, "2 point 7, 3 point 7")
    return state


def test_the_tough_guy_stays_for_one_more_round() -> None:
    """[OFF-10.21, OFF-10.22, OFF-10.23, OFF-10.24; OFF-X47]"""
    state = arrested_tough_guy()
    assert ghosts(state) == []
    assert [w["about"] for w in whispers(state, "7")] == ["arrested"]
    trial(state, 8, downs=[7])
    assert events(state, "vote-closed")[0]["down"] == [7]
    all_over(state)
    pass_night(state, "2 point 7, 3 point 7")

    assert eliminated(state) == [(TOUGH_GUY, "night")]
    assert [event["day"] for event in events(state, "dawn-reported")] == [3, 4]
    all_over(state)
    pass_night(state)
    assert eliminated(state) == [(TOUGH_GUY, "night")]


def test_in_the_meantime_another_may_be_arrested() -> None:
    """[OFF-10.22, OFF-11.3] Two fall in that night."""
    state = arrested_tough_guy()
    all_over(state)
    pass_night(state, "2 point 8, 3 point 8")

    assert eliminated(state) == [(TOUGH_GUY, "night"), (8, "night")]


def test_he_may_fall_at_dusk() -> None:
    """[OFF-10.22] At the end of Day k+1, after the horse head, as an event of its own."""
    state = night(A9, tough_until_dusk=True)
    pass_night(state, "2 point 7, 3 point 7, 1 offer 8")
    voted_out(state, 0)

    assert eliminated(state) == [(0, "vote"), (8, "offer"), (7, "dusk")]
    assert stage(state) == "night_1"
    pass_night(state)
    assert len(eliminated(state)) == 3


def test_he_counts_as_living_until_then() -> None:
    """[OFF-10.23]"""
    state = arrested_tough_guy()

    assert (state.number_living(), state.family_left) == (9, 7)
    assert "7" in asked(state)
    all_over(state)
    assert "ready" in legal(state, "7")


@pytest.mark.parametrize("vest_in", ["first", "second"])
def test_the_vest_and_the_tough_guy(vest_in: str) -> None:
    """[OFF-10.14; OFF-X48] It stops the arrest, and does not save him from one that has happened."""
    state = night(A9, 2, vest=7 if vest_in == "first" else None)
    pass_night(state, "2 point 7, 3 point 7, 5 vest 7")
    assert holder(state, "vest") == 7
    all_over(state)
    pass_night(state)

    assert eliminated(state) == ([] if vest_in == "first" else [(TOUGH_GUY, "night")])


def test_a_vest_of_the_same_night_and_the_tough_guy() -> None:
    """[OFF-10.13, OFF-10.14, OFF-10.15] It stops the arrest of that night, and not the fall after one before."""
    state = night(A9, 2, vest_same_night=True)
    pass_night(state, "2 point 7, 3 point 7, 5 vest 7")
    all_over(state)
    pass_night(state)
    assert eliminated(state) == []

    state = night(A9, 2, arrested=7, vest_same_night=True)
    pass_night(state, "5 vest 7")
    assert eliminated(state) == [(TOUGH_GUY, "night")]


@pytest.mark.parametrize("tough_told", [True, False])
def test_he_is_told_in_private(tough_told: bool) -> None:
    """[OFF-10.25]"""
    state = arrested_tough_guy(tough_told=tough_told)

    assert ("arrested" in [w["about"] for w in whispers(state, "7")]) == tough_told
    assert view(state, "7")["arrested"] == (7 if tough_told else None)
    for other in ("2", "8", "gallery"):
        assert "arrested" not in [w["about"] for w in whispers(state, other)]
        assert view(state, other)["arrested"] is None
    all_over(state)
    pass_night(state)
    assert eliminated(state) == [(TOUGH_GUY, "night")]  # told or not


@pytest.mark.parametrize("tough_told", [True, False])
def test_ghosts_who_see_everything_see_his_arrest(tough_told: bool) -> None:
    """[OFF-10.25, OFF-13.4]"""
    state = arrested_tough_guy(ghosts=[8], tough_told=tough_told)

    assert view(state, "ghost 8")["arrested"] == TOUGH_GUY
    assert [event["seat"] for event in told(state, "ghost 8", "doomed")] == [TOUGH_GUY]
    assert told(state, "gallery", "doomed") == told(state, "2", "doomed") == []


def test_he_may_leave_by_other_means() -> None:
    """[OFF-10.26; OFF-X49] Voted out on Day 3: no coin, and nothing more at dawn 4."""
    state = arrested_tough_guy(bribes=True)
    voted_out(state, 7)
    assert stage(state) == "night_1"
    pass_night(state)

    assert eliminated(state) == [(7, "vote")]
    assert events(state, "dawn-reported")[-1]["seats"] == []
    assert "coin-given" not in happened(state)


# The Coward.


@pytest.mark.parametrize(("side", "receiver"), [("left", 7), ("right", 5)])
def test_the_coward_passes_gun_and_vest_on(side: str, receiver: int) -> None:
    """[OFF-10.27, OFF-11.13; OFF-D13]"""
    for item in ("gun", "vest"):
        state = night(A9)
        pass_night(state, f"{'4 gun' if item == 'gun' else '5 vest'} 6")
        assert (stage(state), legal(state, "6")) == (
            f"pass_{item}",
            [f"pass {item} left", f"pass {item} right"],
        )
        assert told(state, "gallery", "item-refused") == [{"event": "item-refused", "item": item, "seat": 6}]
        play(state, f"6 pass {item} {side}")
        assert (holder(state, item), stage(state)) == (receiver, "talk")


@pytest.mark.parametrize("coward_secret", [False, True])
def test_the_coward_keeps_coins_and_the_horse_head(coward_secret: bool) -> None:
    """[OFF-10.28]"""
    state = night(A9, coins={6: 2}, bribes=True, coward_secret=coward_secret)
    pass_night(state, "1 offer 6")

    assert (holder(state, "horse_head"), int(state.coins[6]), stage(state)) == (6, 2, "talk")


def test_nobody_else_passes_anything() -> None:
    """[OFF-10.27]"""
    state = night(A9)
    pass_night(state, "4 gun 8, 5 vest 7")

    assert stage(state) == "talk"
    assert refused_by(state, "8 pass gun left") == refused_by(talk(A9), "6 pass vest left") == "OFF-11.13"
