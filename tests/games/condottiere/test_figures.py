"""Figures: what people would count for themselves, as far as each of them can see."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.games.condottiere.notation import NAMES
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY
from tests.games.condottiere.scenario import (
    ALL_BUT_NAPOLI,
    RULES,
    at,
    battle,
    compared,
    new_game,
    play,
    totals,
)

HIDDEN: dict[str, OptionValue] = {"hidden_cards": True}
CAPTURING: dict[str, OptionValue] = {"capturing_regions": True}


def figures(state: Condottiere, viewer: str = "gallery") -> dict[str, Any]:
    """The figures one viewer is shown."""
    number = GALLERY if viewer == "gallery" else NAMES.index(viewer)
    return RULES.figures(View(state.seen_by(number)))


def of_seats(state: Condottiere, name: str, viewer: str = "gallery") -> list[Any]:
    """One figure of every seat."""
    return [seat[name] for seat in figures(state, viewer)["seats"]]


def reckoned(line: str, others: str = "-") -> str:
    """How anna's line adds up: `printed 20, winter 2`."""
    state = battle(anna=f"hand 1; line {line}", bruno=f"hand 1; line {others}")
    return ", ".join(f"{step['step']} {step['total']}" for step in of_seats(state, "steps")[0])


# Strength.


def test_a_strength_is_what_the_rules_say_it_is() -> None:
    state = battle(anna="hand 1; line 10 10 D H C", bruno="hand 1; line 6 S", carla="hand 1; line W")

    assert of_seats(state, "strength") == totals(state)


@pytest.mark.parametrize(
    ("line", "others", "steps"),
    [
        ("-", "10", ""),
        ("10 6", "-", "printed 16"),
        ("10 10", "W", "printed 20, winter 2"),
        ("10 10 D", "-", "printed 20, drummer 40"),
        ("10 10 D", "W", "printed 20, winter 2, drummer 4"),
        ("10 4", "S", "printed 14, spring 17"),
        ("10 4 D", "S", "printed 14, drummer 28, spring 31"),
        ("4 4", "10 S", "printed 8"),
        ("1 1", "W", "printed 2"),
        ("D", "-", ""),
        ("C C", "-", "courtesan 2"),
        ("H", "W", "heroine 10"),
        ("5 5 D C H H", "W", "printed 10, winter 2, drummer 4, courtesan 5, heroine 25"),
        ("5 5 D S C H", "3", "printed 10, drummer 20, spring 26, courtesan 27, heroine 37"),
    ],
)
def test_a_strength_is_shown_to_add_up_step_by_step(line: str, others: str, steps: str) -> None:
    """[CON-6.1, CON-6.2] Cards that change nothing are not mentioned."""
    assert reckoned(line, others) == steps


def test_the_last_step_is_the_strength() -> None:
    state = battle(anna="hand 1; line 10 3 D C", bruno="hand 1; line 6 S H", carla="hand 1; line 2 2")
    last = [steps[-1]["total"] for steps in of_seats(state, "steps")]

    assert last == of_seats(state, "strength") == totals(state)


def test_courtesans_in_line_are_counted() -> None:
    """[CON-7.5]"""
    state = battle(anna="hand 1; line C C 3", bruno="hand C; line -", carla="hand 1; line C")

    assert of_seats(state, "courtesans") == [2, 0, 1]


# Face-down cards.


def test_ones_own_face_down_card_counts_for_its_owner_alone() -> None:
    """[CON-16.3, CON-16.6]"""
    state = battle(anna="hand 1; line 3; down 10", bruno="hand 1; line 6; down C", options=HIDDEN)

    assert of_seats(state, "strength", "anna") == [13, 6]
    assert of_seats(state, "strength", "bruno") == [3, 7]
    assert of_seats(state, "strength", "gallery") == [3, 6]
    assert of_seats(state, "courtesans", "bruno") == [0, 1]


def test_cards_that_are_not_counted_are_said_to_be_there() -> None:
    state = battle(anna="hand 1; line 3; down 10", bruno="hand 1; down C", carla="hand 1", options=HIDDEN)

    assert of_seats(state, "unseen", "anna") == [0, 1, 0]
    assert of_seats(state, "unseen", "gallery") == [1, 1, 0]


def test_ones_own_hidden_drummer_is_a_step_like_any_other() -> None:
    state = battle(anna="hand 1; line 5 5; down D", bruno="hand 1", options=HIDDEN)

    assert of_seats(state, "steps", "anna")[0][-1] == {"step": "drummer", "total": 20}
    assert of_seats(state, "steps", "bruno")[0][-1] == {"step": "printed", "total": 10}


def test_another_face_down_card_changes_no_figure() -> None:
    """Whatever lies there: no figure depends on what its viewer cannot see."""
    shown = [
        figures(battle(anna="hand 1; line 3", bruno=f"hand 1; line 6; down {card}", options=HIDDEN), "anna")
        for card in ("1", "10", "D", "H", "C")
    ]

    assert all(one == shown[0] for one in shown)


# Who leads, who could win.


def test_the_strongest_line_leads_and_equals_lead_together() -> None:
    """[CON-7.2]"""
    assert figures(battle(anna="hand 1; line 6", bruno="hand 1; line 5"))["leaders"] == [0]
    assert figures(battle(anna="hand 1; line 6", bruno="hand 1; line 6"))["leaders"] == [0, 1]


def test_nobody_leads_before_a_card_counts_or_after_the_battle() -> None:
    ended = battle(anna="hand 1 2", bruno="hand 1 2")
    play(ended, "anna 2, bruno passes, anna passes")

    assert figures(battle(anna="hand 1", bruno="hand 1; line W"))["leaders"] == []
    assert compared(ended) == [2, 0]
    assert figures(ended)["leaders"] == []


def test_in_the_final_battle_only_finalists_lead() -> None:
    """[CON-10.2]"""
    state = at(
        "asked play_or_pass: bruno\nanna: hand -; line 10; out\n"
        "bruno: hand 1; line 3; finalist\ncarla: hand 1; line 2; finalist"
    )

    assert figures(state)["leaders"] == [1]
    assert figures(state)["would_win"] == []


def test_who_would_win_the_game_with_the_contested_region_is_named() -> None:
    """[CON-9.1, CON-9.2] Torino, Milano and Genova with Parma are four in a group; five regions and one are six."""
    state = battle(
        anna="hand 1; regions torino milano genova",
        bruno="hand 1; regions roma spoleto",
        carla="hand 1; regions napoli urbino ferrara siena lucca",
    )

    assert figures(state)["would_win"] == [0, 2]


def test_the_winner_foretold_is_the_winner_if_the_region_is_won() -> None:
    state = battle(anna="hand 10 1; regions torino milano genova", bruno="hand 1 2", carla="hand 1 2")
    assert figures(state)["would_win"] == [0]

    play(state, "anna 10, bruno passes, carla passes, anna passes")

    assert state.is_over()
    assert figures(state)["would_win"] == []


def test_a_defender_does_not_win_by_keeping_what_is_there() -> None:
    state = battle(
        chooser="bruno",
        anna="hand 1; regions parma torino milano",
        bruno="hand 1; regions genova lucca modena",
        options=CAPTURING,
    )

    assert figures(state)["would_win"] == [1]
    assert figures(state)["defender"] == 0


def test_a_defender_may_wait_until_the_first_card() -> None:
    """[CON-15.5, CON-15.8]"""
    state = battle(
        chooser="bruno", anna="hand 1 2; regions parma", bruno="hand 1 2", carla="hand 1 2", options=CAPTURING
    )
    before = figures(state)
    play(state, "bruno 1, carla 1, anna 2")
    after = figures(state)

    assert (before["defender"], before["defender_waits"]) == (0, True)
    assert (after["defender"], after["defender_waits"]) == (0, False)


def test_without_capturing_there_is_no_defender() -> None:
    state = battle(anna="hand 1", bruno="hand 1")

    assert (figures(state)["defender"], figures(state)["defender_waits"]) == (None, False)


# Regions, cards, goals.


def test_regions_and_the_largest_group_are_counted() -> None:
    """[CON-1.4]"""
    state = at(ALL_BUT_NAPOLI)

    assert of_seats(state, "region_count") == [4, 4, 4, 2, 2]
    assert of_seats(state, "group") == [2, 2, 2, 1, 1]


@pytest.mark.parametrize(
    ("seats", "options", "regions", "group", "target"),
    [
        (3, {}, 6, 4, None),
        (4, {}, 5, 3, None),
        (4, {"bigger_kingdoms": True}, 5, 4, None),
        (2, {"points_campaign": True, "target": 30}, 6, 4, 30),
    ],
)
def test_what_wins_is_said(
    seats: int, options: dict[str, OptionValue], regions: int, group: int, target: int | None
) -> None:
    """[CON-9.1, CON-9.2, CON-13.1, CON-14.1]"""
    shown = figures(new_game(seats, 1, **options))

    assert (shown["regions_needed"], shown["group_needed"], shown["target"]) == (regions, group, target)


def test_cards_out_of_play_are_counted_seen_or_not() -> None:
    """[CON-K4]"""
    state = at("discard: 1 2 courtesan\nanna: hand 3; line 4; buried 5 5\nbruno: hand 1; buried 6")

    assert {figures(state, viewer)["discarded"] for viewer in ("anna", "bruno", "gallery")} == {3 + 2 + 1}
