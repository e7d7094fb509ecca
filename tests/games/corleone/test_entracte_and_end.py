"""The entr'acte and the end of the game [CORL-18, CORL-19]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.ground import BESIDE
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    allies,
    asked,
    at,
    events,
    hand,
    horse_head,
    in_reserve,
    legal,
    phase,
    play,
    scores,
    seen,
    size,
    standing,
    suitcase,
    table,
    tiles,
    turn,
    winners,
)

# The entr'acte.


def after_act(act: int, table_lines: str = "") -> Corleone:
    """Four seats, the last tribute of an act paid; anna has the horse head."""
    state = at(
        f"""
        act {act}, tribute, horse head bruno, turn carla
        asked tribute: anna
        {table_lines}
        anna: hand 1 2 3 gun extortion capo 5; at navy_yard s01; killed thug
        bruno: at packing_house; suitcase 5; killed don
        carla: at s04
        dario:
        """
    )
    surplus = 7 - [5, 4, 3][act - 1]
    cards = ["1", "2", "3", "5"][:surplus]
    play(state, ", ".join([*[f"anna discard {card}" for card in cards], "anna done"]))
    return state


def test_before_the_second_act() -> None:
    """[CORL-18.1, CORL-18.2, CORL-18.3, CORL-18.4, CORL-18.7; CORL-X72]"""
    state = after_act(
        1, "public: shake_down\nneutral: mayor s05; union_boss hudson_river; police_chief queens"
    )

    assert [in_reserve(state, name) for name in NAMES[:4]] == [(2, 2)] * 4
    assert {state.mayor, state.boss, state.chief} == {BESIDE}
    assert size(state, "public") == 3
    assert "shake_down" in table(state, "public")
    assert len(allies(state)) == 3
    assert all(BOX.allies[[a.name for a in BOX.allies].index(name)].act == 2 for name in allies(state))
    assert standing(state, "navy_yard") == "-"
    assert phase(state) == "2 family_business"


def test_before_the_last_act() -> None:
    """[CORL-18.3, CORL-18.6, CORL-18.8; CORL-X73]"""
    state = after_act(3, "allies: federal_judge mayor_3")

    assert allies(state) == []
    assert {"federal_judge", "mayor_3"} <= {BOX.allies[ally].name for ally in members(state.gone)}
    assert [in_reserve(state, name) for name in NAMES[:4]] == [(2, 3)] * 4


def test_what_stays_between_the_acts() -> None:
    """[CORL-18.9, CORL-5.1]"""
    state = after_act(2, "tiles: blue_gunsmith blue_speakeasy\nstacks: queens anna bruno\ndiscards: gun_down")

    assert suitcase(state, "bruno") == "5"
    assert hand(state, "anna") == "5 gun extortion capo"
    assert tiles(state)[:2] == ["blue_gunsmith", "blue_speakeasy"]
    assert "gun_down" in table(state, "discards")
    assert (horse_head(state), asked(state)) == ("bruno", ["bruno"])
    assert in_reserve(state, "dario") == (2, 2)  # Act III adds nobody


def test_with_too_few_jobs_spaces_stay_empty() -> None:
    """[CORL-18.5]"""
    everything = " ".join(f"{job.name}*{job.copies}" for job in BOX.jobs)
    state = at(
        f"""
        act 1, tribute
        asked tribute: anna
        anna: hand 1 2 3 gun*3
        bruno: completed {everything}
        """
    )
    play(state, "anna discard gun, anna done")

    assert size(state, "public") == 0
    assert phase(state) == "2 family_business"


# The end.


def ended(lines: str = "", **seats: str) -> Corleone:
    """A game whose last tribute is paid: the first seat named gives up a gun."""
    first = next(iter(seats))
    words = "\n".join(f"{name}: {text}" for name, text in seats.items())
    state = at(f"act 4, tribute\nasked tribute: {first}\n{lines}\n{words}")
    play(state, f"{first} discard gun, {first} done")
    return state


def test_money_in_hand_goes_into_the_suitcase_and_the_rest_is_discarded() -> None:
    """[CORL-19.1, CORL-19.2; CORL-X74]"""
    state = at("act 4, tribute\nasked tribute: anna\nanna: hand 5 3 1 gun\nbruno: suitcase 2")
    play(state, "anna discard 1, anna discard gun, anna done")
    assert suitcase(state, "anna") == "3 5"

    state = at("act 4, tribute\nasked tribute: anna\nanna: hand 5 3 1 gun\nbruno: suitcase 2")
    play(state, "anna discard 1, anna discard 3, anna done")
    assert (suitcase(state, "anna"), hand(state, "anna")) == ("5", "-")
    assert suitcase(seen(state, "gallery"), "bruno") == "2"


@pytest.mark.parametrize(
    ("stack", "seat"),
    [
        ("anna bruno bruno anna", "anna"),
        ("anna anna bruno bruno carla", "bruno"),
        ("bruno anna carla", "carla"),
        ("bruno bruno anna", "bruno"),
    ],
)
def test_the_most_markers_of_a_turf_pay_and_the_highest_breaks_ties(stack: str, seat: str) -> None:
    """[CORL-19.3, CORL-19.4; CORL-X75]"""
    state = ended(f"stacks: queens {stack}", anna="hand gun*3", bruno="", carla="")

    assert [(event["turf"], NAMES[int(str(event["seat"]))]) for event in events(state, "turf-bonus")] == [
        ("queens", seat)
    ]
    assert scores(state)[NAMES.index(seat)] == 5


def test_turfs_and_colours_with_nothing_in_them_pay_nobody() -> None:
    """[CORL-19.5, CORL-19.7]"""
    state = ended(anna="hand gun*3", bruno="")

    assert events(state, "turf-bonus") == events(state, "colour-bonus") == []
    assert scores(state) == [0, 0]


def test_the_most_jobs_of_a_colour_pay_all_who_tie() -> None:
    """[CORL-19.6, CORL-19.7; CORL-X76]"""
    state = ended(
        anna="hand gun*3; completed shake_down extortion strong_arm",
        bruno="completed shake_down extortion strong_arm",
        carla="completed collect_the_debt",
    )

    assert [(event["colour"], event["seats"]) for event in events(state, "colour-bonus")] == [
        ("yellow", [0, 1])
    ]
    assert scores(state) == [5, 5, 0]


def test_suitcase_and_bonuses_add_up() -> None:
    """[CORL-19.8, CORL-19.9; CORL-X77]"""
    state = ended(
        "stacks: queens anna; midtown bruno anna anna",
        anna="hand 5 gun*2; suitcase 5*2 3 2; completed gun_down",
        bruno="suitcase 5*4",
    )

    assert scores(state) == [35, 20]
    assert winners(state) == ["anna"]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("money", [1, 2])


@pytest.mark.parametrize(
    ("stacks", "bills", "won", "ending"),
    [
        (
            "queens anna; chelsea anna; midtown bruno; brooklyn bruno; wall_street bruno",
            "5",
            ["bruno"],
            "turf_bonus",
        ),
        ("queens anna; chelsea anna; midtown bruno; brooklyn bruno", "5*2", ["anna", "bruno"], "shared"),
    ],
)
def test_the_turf_bonus_breaks_ties_and_after_that_all_win(
    stacks: str, bills: str, won: list[str], ending: str
) -> None:
    """[CORL-19.10, CORL-19.11; CORL-X78]"""
    state = ended(f"stacks: {stacks}", anna="hand gun*3; suitcase 5*2", bruno=f"suitcase {bills}")

    assert len(set(scores(state))) == 1
    assert winners(state) == won
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == ending
    assert outcome.winners == [seat for seat, place in enumerate(outcome.places) if place == 1]


def test_after_the_end_nothing_is_hidden_and_nothing_can_be_done() -> None:
    """[CORL-3.1, CORL-19.2]"""
    state = ended(anna="hand gun*3; suitcase 5", bruno="hand 1 extortion; suitcase 2")

    assert seen(state, "gallery").fields()[2:] == state.fields()[2:]
    assert legal(state, "anna") == []
    assert turn(anna="-").outcome() is None
