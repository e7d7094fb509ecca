"""Figures: what people at the table would count for themselves, as far as each of them can see."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    S7,
    all_over,
    figures,
    night,
    pass_night,
    play,
    talk,
    trial,
    voted_out,
)


def column(state: Offer, name: str) -> list[object]:
    """One column of the figures of seats."""
    return [row[name] for row in figures(state)["seats"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("ghosts", "living", "needed", "spare"), [([], 7, 4, 4), ([4], 6, 4, 3), ([4, 5], 5, 3, 2)]
)
def test_what_a_vote_needs_and_the_family_can_lose(
    ghosts: list[int], living: int, needed: int, spare: int
) -> None:
    """[OFF-7.14, OFF-14.2] One Cop: with one Family member left the traitors have won."""
    found = figures(talk(S7, ghosts=ghosts))

    assert (found["living_count"], found["downs_needed"], found["spare"]) == (living, needed, spare)


def test_cards_that_are_hidden() -> None:
    """[OFF-2.10] From the list, less what the viewer sees."""
    state = talk(S7, ghosts=[1])

    assert figures(state)["roles_hidden"] == {"consigliere": 1, "don": 1, "mafioso": 3, "cop": 1}
    assert figures(state, "3")["roles_hidden"] == {"consigliere": 1, "mafioso": 3, "cop": 1}


def test_who_has_not_said_over_and_who_has_not_voted() -> None:
    """[OFF-5.13, OFF-7.11]"""
    state = talk(S7, ghosts=[6])
    play(state, "0 over, 3 over")
    assert figures(state)["not_over"] == [1, 2, 4, 5]
    play(state, "1 accuse 4, 0 second, 4 end, 0 down, 1 down")

    assert figures(state)["not_over"] == []
    assert figures(state)["ballots_missing"] == [2, 3, 4, 5]
    assert (figures(state)["downs"], figures(state, "0")["downs"]) == (0, 1)


def test_neighbours_and_acts_left() -> None:
    """[OFF-1.9, OFF-6.6]"""
    state = talk(S7, ghosts=[1, 6])
    play(state, "0 suspect 3, 0 trust 4, 5 claim don")

    assert column(state, "left_neighbour") == [2, 2, 3, 4, 5, 0, 0]
    assert column(state, "right_neighbour") == [5, 0, 0, 2, 3, 4, 5]
    assert column(state, "acts_left") == [18, 20, 20, 20, 20, 19, 20]


def test_the_latest_claim_counts() -> None:
    """[OFF-6.8] Questions are no claims."""
    state = talk(S7)
    play(state, "2 claim don, 0 ask 2 claim any, 2 claim mafioso, 5 claim cop")

    assert figures(state)["claims"] == [
        {"seat": 2, "role": "mafioso", "day": 1, "entry": 3},
        {"seat": 5, "role": "cop", "day": 1, "entry": 4},
    ]
    assert figures(state)["entries"] == 4


def test_promises_are_of_today_and_opinions_of_the_living() -> None:
    """[OFF-6.10, OFF-6.11]"""
    state = talk(A9)
    play(state, "0 will-vote 4 down, 0 will-vote 4 up, 0 suspect 8, 1 trust 5")
    assert figures(state)["promises"] == [{"seat": 0, "about": 4, "thumb": "up", "entry": 2}]
    all_over(state)
    pass_night(state, "2 point 8, 3 point 8")

    assert figures(state)["promises"] == []
    assert figures(state)["opinions"] == [{"about": 5, "suspected_by": [], "trusted_by": [1]}]


def test_votes_of_the_game_are_listed() -> None:
    """[OFF-7.11] Cancelled trials are none."""
    state = talk(A9, gun=0)
    trial(state, 8, downs=[1, 2])
    play(state, "1 accuse 4, 2 second, 0 shoot 4")
    all_over(state)
    pass_night(state)
    voted_out(state, 8)

    votes = figures(state)["votes"]
    assert [(vote["day"], vote["about"], vote["down"]) for vote in votes] == [  # type: ignore[attr-defined]
        (1, 8, [1, 2]),
        (2, 8, [0, 1, 2, 3, 5, 6, 7, 8]),
    ]


def test_quiet_rounds_left() -> None:
    """[OFF-14.6]"""
    state = night(S7)
    assert figures(state)["quiet_rounds_left"] == 5
    pass_night(state)

    assert figures(state)["quiet_rounds_left"] == 4
