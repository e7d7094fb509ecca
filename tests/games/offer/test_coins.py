"""Coins: who gives them, and what becomes of them [OFF-12]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    RULES,
    S7,
    all_over,
    asked,
    eliminated,
    ghosts,
    happened,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    stage,
    talk,
    told,
    view,
    voted_out,
)


def coins(state: Offer) -> list[int]:
    """What lies before each seat."""
    return [int(number) for number in state.coins]


def test_twelve_coins_lie_in_the_bank() -> None:
    """[OFF-12.1]"""
    state = night(S7, bribes=True)

    assert (state.bank(), view(state)["bank"]) == (12, 12)
    assert int(RULES.box.coins) == 12


@pytest.mark.parametrize(("side", "receiver"), [("left", 6), ("right", 4)])
def test_whoever_falls_in_the_night_gives_a_coin_to_a_neighbour(side: str, receiver: int) -> None:
    """[OFF-12.2; OFF-D12] Without a word."""
    state = night(S7, bribes=True)
    pass_night(state, "2 point 5")
    assert (stage(state), asked(state), legal(state, "5")) == ("coin", ["5"], ["coin left", "coin right"])
    assert refused_by(state, "5 say farewell") == "OFF-13.1"
    assert refused_by(state, "4 coin left") == "OFF-12.2"
    play(state, f"5 coin {side}")

    assert coins(state) == [1 if seat == receiver else 0 for seat in range(7)]
    assert state.bank() == 11
    assert told(state, "gallery", "coin-given") == [
        {"event": "coin-given", "number": 1, "seat": 5, "to": receiver}
    ]


def test_his_card_is_shown_before_he_gives_it() -> None:
    """[OFF-12.21, OFF-11.8, OFF-11.11]"""
    state = night(S7, bribes=True)
    pass_night(state, "2 point 5")
    assert [event["seat"] for event in told(state, "gallery", "eliminated")] == [5]
    play(state, "5 coin left")

    assert happened(state).index("eliminated") < happened(state).index("coin-given")


def test_he_must_give_it() -> None:
    """[OFF-12.3] There is no third choice, and a clock at zero chooses one of the two."""
    state = night(S7, bribes=True)
    pass_night(state, "2 point 5")
    play(state, "house time-up pass")

    assert coins(state) in ([0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 1])
    assert stage(state) == "talk"


def test_several_give_in_seat_order() -> None:
    """[OFF-12.2, OFF-12.4; OFF-X56] Seats 4 and 5 fall: the neighbours of both are 6 and 3."""
    roles = "consigliere don cop mafioso assassin mafioso mafioso mafioso mafioso"
    for first, second, expected in (("left", "right", {6: 1, 3: 1}), ("right", "left", {6: 1, 3: 1})):
        state = night(roles, bribes=True)
        pass_night(state, "2 point 5, 4 point 5, 4 strike 7")
        assert ghosts(state) == [4, 5]
        assert asked(state) == ["4"]
        assert refused_by(state, "5 coin left") == "OFF-12.2"
        play(state, f"4 coin {first}")
        assert asked(state) == ["5"]
        play(state, f"5 coin {second}")
        assert coins(state) == [expected.get(seat, 0) for seat in range(9)]


def test_an_empty_bank_gives_no_coin() -> None:
    """[OFF-12.5; OFF-X60]"""
    state = night(S7, coins={0: 6, 1: 6}, bribes=True)
    pass_night(state, "2 point 5")

    assert stage(state) == "talk"
    assert state.bank() == 0
    assert "coin-given" not in happened(state)


def test_a_coin_that_was_not_there_is_not_given_later() -> None:
    """[OFF-12.5] The Assassin falls while the bank is empty; it is full again when the Tough Guy falls at dusk."""
    state = night(A9, coins={0: 12}, bribes=True, tough_until_dusk=True)
    pass_night(state, "2 point 7, 3 point 7, 3 strike 8")
    assert (ghosts(state), stage(state)) == ([3], "talk")
    voted_out(state, 0)
    assert (asked(state), state.bank()) == (["7"], 12)
    play(state, "7 coin left")

    assert stage(state) == "night_1"


def test_a_coin_that_was_not_there_at_dusk_is_not_given_at_dawn() -> None:
    """[OFF-12.5, OFF-12.20] The Tough Guy falls while the bank is empty; then its last holder is arrested."""
    state = talk(A9, day=2, coins={8: 12}, arrested=7, bribes=True, tough_until_dusk=True)
    all_over(state)
    assert (ghosts(state), stage(state)) == ([7], "night_1")
    pass_night(state, "2 point 8, 3 point 8")
    assert (asked(state), state.bank()) == (["8"], 12)
    play(state, "8 coin left")

    assert stage(state) == "talk"


def test_the_last_coin_goes_to_the_first_who_gives() -> None:
    """[OFF-12.4, OFF-12.5]"""
    roles = "consigliere don cop mafioso assassin mafioso mafioso mafioso mafioso"
    state = night(roles, coins={0: 11}, bribes=True)
    pass_night(state, "2 point 5, 4 point 5, 4 strike 7")
    play(state, "4 coin left")

    assert (stage(state), state.bank()) == ("talk", 0)


def test_of_those_who_fall_at_the_end_of_a_day_the_arrested_alone_brings_a_coin() -> None:
    """[OFF-12.6, OFF-12.20, OFF-1.10] Voted out, horse head, and the Tough Guy at dusk; then Night 2."""
    state = talk(A9, day=2, head=8, arrested=7, bribes=True, tough_until_dusk=True)
    voted_out(state, 0)
    assert eliminated(state) == [(0, "vote"), (8, "offer"), (7, "dusk")]
    assert (stage(state), asked(state)) == ("coin", ["7"])
    play(state, "7 coin left")

    assert (stage(state), coins(state)) == ("night_1", [0, 1, 0, 0, 0, 0, 0, 0, 0])
    assert told(state, "gallery", "night-began") == [{"event": "night-began", "night": 2}]


@pytest.mark.parametrize("how", ["vote", "shot", "offer"])
def test_who_falls_by_day_brings_no_coin(how: str) -> None:
    """[OFF-12.6]"""
    state = talk(S7, bribes=True, gun=0, head=5)
    if how == "vote":
        voted_out(state, 5)
    elif how == "shot":
        play(state, "0 shoot 5")
    else:
        for seat in range(7):
            play(state, f"{seat} over")

    assert eliminated(state) == [(5, how)]
    assert stage(state) in ("night_1", "talk")
    assert state.bank() == 12
