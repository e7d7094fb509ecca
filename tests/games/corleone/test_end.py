"""The end of the game: hands, suitcases, bonuses, and who has won [CORL-19]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    at,
    decision,
    events,
    hand,
    happened,
    play,
    refused_by,
    scores,
    seen,
    stack,
    suitcase,
    table,
    told,
    winners,
)


def ended(stacks: str = "", **seats: str) -> Corleone:
    """The end of a game with these stacks, suitcases and completed jobs; it comes with the gun that anna gives up."""
    state = at(
        "\n".join(
            [
                "act 4, tribute",
                "asked tribute: anna",
                f"stacks: {stacks}" if stacks else "",
                f"anna: hand gun*3; {seats.pop('anna')}",
                *[f"{name}: {text}" for name, text in seats.items()],
            ]
        )
    )
    play(state, "anna discard gun, anna done")
    assert decision(state) == "over"
    return state


def turf_bonuses(state: Corleone) -> dict[object, object]:
    """Who got the bonus of which turf."""
    return {event["turf"]: event["seat"] for event in events(state, "turf-bonus")}


def colour_bonuses(state: Corleone) -> dict[object, object]:
    """Who got the bonus of which colour."""
    return {event["colour"]: event["seats"] for event in events(state, "colour-bonus")}


def reason(state: Corleone) -> object:
    """What decided the game."""
    return events(state, "game-ended")[0]["reason"]


# Hands and suitcases.


def test_money_left_in_hand_goes_into_the_suitcase() -> None:
    """[CORL-19.1; CORL-X74]"""
    state = at(
        """
        act 4, tribute
        asked tribute: anna
        anna: hand 5 3 1 gun; suitcase 2
        bruno: hand 1
        """
    )

    play(state, "anna discard 1, anna discard gun, anna done")

    assert (hand(state, "anna"), suitcase(state, "anna")) == ("-", "2 3 5")
    assert (hand(state, "bruno"), suitcase(state, "bruno")) == ("-", "1")
    assert scores(state) == [2 + 8, 1]


def test_whatever_else_is_left_in_hand_is_discarded() -> None:
    """[CORL-19.1; CORL-X74]"""
    state = at(
        """
        act 4, tribute
        asked tribute: anna
        anna: hand 5 3 gun
        bruno: hand capo extortion
        """
    )

    play(state, "anna discard 3, anna done")

    assert (suitcase(state, "anna"), stack(state, "gun")) == ("5", 8)
    assert hand(state, "anna") == hand(state, "bruno") == "-"
    assert table(state, "discards") == "extortion"
    assert "capo" in [BOX.allies[ally].name for ally in members(state.gone)]
    assert suitcase(state, "bruno") == "-"


def test_all_suitcases_are_opened() -> None:
    """[CORL-19.2]"""
    state = ended(anna="suitcase 5 2*3", bruno="suitcase 1; completed extortion")

    assert suitcase(seen(state, "gallery"), "anna") == suitcase(seen(state, "bruno"), "anna") == "2*3 5"
    opened = [
        (event["seat"], event["money"], event["count"]) for event in told(state, "gallery", "suitcase-opened")
    ]
    assert opened == [(0, "money_2", 3), (0, "money_5", 1), (1, "money_1", 1)]


def test_once_the_game_is_over_nothing_more_can_be_done() -> None:
    """[CORL-3.1, CORL-19.9]"""
    state = ended(anna="suitcase 5", bruno="")

    assert refused_by(state, "anna thug navy_yard") == "CORL-3.1"
    assert refused_by(state, "bruno pass") == "CORL-3.1"
    assert happened(state)[-1] == "game-ended"


# Bonuses.


@pytest.mark.parametrize(
    ("stack_of_queens", "receiver"),
    [
        ("bruno anna anna", 0),  # the most, wherever they lie
        ("anna anna bruno", 0),  # although bruno controls
        ("anna bruno bruno anna", 0),  # 2-2, anna's lies highest
        ("anna anna bruno bruno carla", 1),  # 2-2, bruno's lies highest, although carla controls
        ("bruno anna carla", 2),  # three tie
    ],
)
def test_the_most_markers_in_a_turf_earn_five_the_highest_if_tied(
    stack_of_queens: str, receiver: int
) -> None:
    """[CORL-19.3, CORL-19.4; CORL-X75]"""
    state = ended(f"queens {stack_of_queens}", anna="", bruno="", carla="")

    assert turf_bonuses(state) == {"queens": receiver}
    assert scores(state) == [5 if seat == receiver else 0 for seat in range(3)]


def test_a_turf_without_markers_pays_nobody() -> None:
    """[CORL-19.5]"""
    state = ended("brooklyn bruno", anna="", bruno="")

    assert turf_bonuses(state) == {"brooklyn": 1}


def test_the_most_completed_jobs_of_a_colour_earn_five_and_everyone_who_ties() -> None:
    """[CORL-19.6, CORL-19.7; CORL-X76]"""
    state = ended(
        anna="completed shake_down*2 extortion gun_down",
        bruno="completed protection_racket*3",
        carla="completed strong_arm cook_the_books",
    )

    assert colour_bonuses(state) == {
        "yellow": [0, 1],
        "blue": [2],
        "grey": [0],
    }  # nobody completed a green one
    assert scores(state) == [5 + 5, 5, 5]


def test_bonuses_are_amounts_whatever_the_stacks_hold() -> None:
    """[CORL-19.8]"""
    state = ended("queens bruno", anna="suitcase 5*30", bruno="completed extortion")

    assert stack(state, "5") == 0
    assert suitcase(state, "bruno") == "-"
    assert scores(state) == [30 * 5, 5 + 5]


# Who wins.


def test_the_suitcase_the_turfs_and_the_colours_add_up() -> None:
    """[CORL-19.9; CORL-X77]"""
    state = at(
        """
        act 4, tribute
        asked tribute: bruno
        stacks: queens anna; midtown bruno anna anna
        anna: hand 5; suitcase 5*2 3 2; completed bank_robbery
        bruno: hand gun*3; suitcase 5*6
        """
    )

    play(state, "bruno discard gun, bruno done")

    assert scores(state) == [35, 30]
    assert winners(state) == ["anna"]
    assert reason(state) == "money"
    counted = [(event["suitcase"], event["total"]) for event in events(state, "money-counted")]
    assert counted == [(20, 35), (30, 30)]


def test_a_tie_goes_to_the_most_turf_bonus_money() -> None:
    """[CORL-19.10; CORL-X78]"""
    state = ended(
        "queens anna; midtown anna; chelsea bruno; brooklyn bruno; wall_street bruno",
        anna="suitcase 5*10 2",
        bruno="suitcase 5*9 2",
        carla="suitcase 5",
    )

    assert scores(state) == [62, 62, 5]
    assert winners(state) == ["bruno"]
    assert reason(state) == "turf_bonus"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1, 3]


def test_who_ties_in_that_too_wins_together() -> None:
    """[CORL-19.11; CORL-X78]"""
    state = ended(
        "queens anna; midtown anna; chelsea bruno; brooklyn bruno",
        anna="suitcase 5*10 2",
        bruno="suitcase 5*10 2",
        carla="suitcase 5",
    )

    assert scores(state) == [62, 62, 5]
    assert winners(state) == ["anna", "bruno"]
    assert reason(state) == "shared"


def test_the_turf_bonus_breaks_ties_among_the_richest_alone() -> None:
    """[CORL-19.9, CORL-19.10]"""
    state = ended(
        "queens carla; midtown carla; chelsea carla", anna="suitcase 5*4", bruno="suitcase 5*4", carla=""
    )

    assert scores(state) == [20, 20, 15]
    assert winners(state) == ["anna", "bruno"]
