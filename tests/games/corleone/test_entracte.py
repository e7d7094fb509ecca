"""The entr'acte: figures come home, jobs and allies are filled up, the next act begins [CORL-18]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.ground import BESIDE
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    Stacked,
    allies,
    at,
    events,
    hand,
    horse_head,
    in_reserve,
    legal,
    markers,
    phase,
    play,
    size,
    stack,
    standing,
    suitcase,
    supply,
    table,
    tiles,
)

EVERY_JOB = " ".join(f"{job.name}*{job.copies}" for job in BOX.jobs)


def after(act: int, lines: str = "", chance: str = "", **seats: str) -> Corleone:
    """The next act after the tribute of an act, which ends with the gun that anna gives up."""
    surplus = {1: 6, 2: 5, 3: 4}[act]
    state = at(
        "\n".join(
            [
                f"act {act}, tribute, horse head {list(seats)[-1]}",
                "asked tribute: anna",
                lines,
                f"anna: hand gun*{surplus}; {seats.pop('anna')}",
                *[f"{name}: {text}" for name, text in seats.items()],
            ]
        )
    )
    play(state, "anna discard gun, anna done", Stacked(chance) if chance else None)
    return state


def gone(state: Corleone) -> set[str]:
    """The allies that have left the game."""
    return {BOX.allies[ally].name for ally in members(state.gone)}


def of_act(act: int) -> set[str]:
    """The allies of an act."""
    return {ally.name for ally in BOX.allies if ally.act == act}


def test_all_figures_leave_the_board_and_the_river() -> None:
    """[CORL-18.1]"""
    state = after(
        2,
        "neutral: mayor s01; union_boss hudson_river; police_chief queens",
        anna="at navy_yard s02",
        bruno="at packing_house; killed thug don",
        carla="",
    )

    assert [in_reserve(state, name) for name in ("anna", "bruno", "carla")] == [(2, 2)] * 3
    assert [standing(state, place) for place in ("navy_yard", "packing_house", "s01", "s02")] == ["-"] * 4
    assert {state.mayor, state.boss, state.chief} == {BESIDE}


@pytest.mark.parametrize(("act", "family"), [(1, 2), (2, 2), (3, 3)])
def test_the_consigliere_joins_before_act_two_and_the_heir_before_act_four(act: int, family: int) -> None:
    """[CORL-18.2, CORL-18.3; CORL-X9, CORL-X73]"""
    state = after(act, anna="", bruno="killed don", carla="")

    assert phase(state) == f"{act + 1} family_business"
    assert in_reserve(state, "bruno") == (2, family)
    joined = [event["figure"] for event in events(state, "member-joined")]
    assert joined == {1: ["consigliere"], 2: [], 3: ["heir"]}[act]


def test_four_players_before_act_two() -> None:
    """[CORL-18.1, CORL-18.3, CORL-18.4, CORL-18.7; CORL-X72]"""
    state = after(1, "public: extortion", anna="", bruno="", carla="", dario="")

    assert size(state, "public") == 3
    assert "extortion" in table(state, "public")
    assert [in_reserve(state, name) for name in ("anna", "dario")] == [(2, 2), (2, 2)]
    assert len(allies(state)) == 3
    assert set(allies(state)) | gone(state) >= of_act(2)
    assert set(allies(state)) <= of_act(2)


def test_public_jobs_come_from_the_deck_as_it_lies() -> None:
    """[CORL-18.4]"""
    state = after(1, "public: extortion", "gun_down car_bomb", anna="", bruno="", carla="")

    assert table(state, "public") == "extortion car_bomb gun_down"


def test_the_discards_are_shuffled_when_the_deck_gives_too_few_public_jobs() -> None:
    """[CORL-18.4, CORL-14.6]"""
    rest = EVERY_JOB.replace("extortion*2", "extortion").replace("gun_down*3", "")
    state = after(1, "discards: gun_down*3", anna=f"completed {rest}", bruno="", carla="")

    assert size(state, "public") == 3
    assert size(state, "deck") + size(state, "discards") == 1
    assert "extortion" in table(state, "public")  # it was the deck


def test_public_job_spaces_stay_empty_when_no_job_is_left() -> None:
    """[CORL-18.5]"""
    rest = EVERY_JOB.replace("extortion*2", "extortion")
    state = after(1, anna=f"completed {rest}", bruno="", carla="")

    assert table(state, "public") == "extortion"
    assert size(state, "deck") == size(state, "discards") == 0


@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_allies_of_the_new_act_are_shown_and_the_others_leave(act: int, seats: int) -> None:
    """[CORL-18.6, CORL-18.7]"""
    left = {1: "capo", 2: "tax_advisor"}[act]
    names = ("anna", "bruno", "carla", "dario", "elena")[:seats]
    state = after(act, f"allies: {left}", **dict.fromkeys(names, ""))

    shown = set(allies(state))
    assert len(shown) == seats - 1
    assert shown <= of_act(act + 1)
    assert gone(state) >= {left} | (of_act(act + 1) - shown)


def test_before_act_four_no_allies_are_shown() -> None:
    """[CORL-18.6, CORL-18.8; CORL-X73]"""
    state = after(3, "allies: federal_judge hollywood_producer", anna="", bruno="", carla="")

    assert allies(state) == []
    assert gone(state) >= {"federal_judge", "hollywood_producer"}
    assert in_reserve(state, "anna") == (2, 3)


def test_an_ally_in_hand_stays_there() -> None:
    """[CORL-18.6, CORL-18.9]"""
    state = after(1, "allies: capo", anna="", bruno="hand hired_muscle")

    assert hand(state, "bruno") == "hired_muscle"
    assert "hired_muscle" not in gone(state)


def test_hands_suitcases_markers_tiles_discards_and_the_horse_head_stay() -> None:
    """[CORL-18.9]"""
    state = after(
        1,
        "tiles: blue_gunsmith\nstacks: queens anna bruno\ndiscards: extortion",
        anna="suitcase 5*2; completed cook_the_books",
        bruno="hand 1 gun_down",
    )

    assert hand(state, "anna") == "gun*5"
    assert stack(state, "gun") == 3
    assert (hand(state, "bruno"), suitcase(state, "anna")) == ("1 gun_down", "5*2")
    assert markers(state, "queens") == "anna bruno"
    assert supply(state, "anna") == 8
    assert tiles(state)[0] == "blue_gunsmith"
    assert len(tiles(state)) == 2  # and one that opens the act
    assert table(state, "discards") == "extortion"
    assert horse_head(state) == "bruno"


def test_both_public_jobs_of_two_players_are_replaced_only_now() -> None:
    """[CORL-9.10, CORL-18.4; CORL-X88]"""
    state = at(
        """
        act 2, family_business
        asked action: bruno
        public: gun_down
        anna: at navy_yard; killed thug thug don consigliere
        bruno: hand gun*2 booze hijack_a_truck; completed extortion; killed thug thug don consigliere
        """
    )
    play(state, "bruno complete gun_down from public, bruno resolve money, bruno kill navy_yard")

    assert size(state, "public") == 0
    jobs = [command for command in legal(state, "bruno") if command.startswith("complete")]
    assert jobs == ["complete hijack_a_truck from hand"]
    play(state, "bruno thug packing_house, bruno discard gun, bruno done")
    assert phase(state) == "3 family_business"
    assert size(state, "public") == 2
