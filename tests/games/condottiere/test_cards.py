"""Mercenaries, seasons, Courtesan, Drummer and Heroine [CON-5.1 to CON-5.9, CON-5.21 to CON-5.27]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import (
    battle,
    cards,
    compared,
    discarded,
    events,
    play,
    regions,
    token,
    totals,
)

MERCENARIES = "1 2 3 4 5 6 10".split()


@pytest.mark.parametrize("card", MERCENARIES)
def test_a_mercenary_adds_its_printed_strength_to_its_line(card: str) -> None:
    """[CON-5.1] The Favor, the Courtesans and the Heroines beside it change nothing."""
    state = battle(table="favor roma", anna=f"hand {card} 1; line C H", bruno="hand 1; line H C C")

    play(state, f"anna {card}")

    assert totals(state) == [1 + 10 + int(card), 10 + 2]


def test_when_winter_is_played_every_spring_in_every_line_is_discarded_at_once() -> None:
    """[CON-5.2] Also the own one and that of a player who is out."""
    state = battle(anna="hand W 1; line S 6", bruno="hand 1; line S; out", carla="hand 1; line S 10")

    play(state, "anna W")

    assert [cards(state, name, "line") for name in ("anna", "bruno", "carla")] == ["6 winter", "-", "10"]
    assert discarded(state) == "spring spring spring"
    assert events(state, "seasons-discarded") == [
        {"event": "seasons-discarded", "season": "spring", "count": 3}
    ]


def test_winter_levels_every_mercenary_also_those_of_its_player() -> None:
    """[CON-5.3] Each counts 1 instead of its printed strength; Heroine and Courtesan are none."""
    state = battle(anna="hand W; line 10 6 H", bruno="hand 1; line 5 5 5 C; out")

    play(state, "anna W")

    assert compared(state) == [1 + 1 + 10, 3 + 1]


def test_a_line_of_29_counts_4_in_winter() -> None:
    """[CON-X15, CON-5.3]"""
    state = battle(chooser="bruno", anna="hand 1; line 10 10 5 4", bruno="W 1")
    before = totals(state)

    play(state, "bruno W")

    assert before == [29, 0]
    assert totals(state) == [4, 0]


def test_more_than_one_winter_has_the_effect_of_one() -> None:
    """[CON-5.4, CON-5.9] A second one may be played."""
    state = battle(anna="hand W 1; line 10 D", bruno="hand 1; line W 6")

    play(state, "anna W")

    assert totals(state) == [2, 1]
    assert discarded(state) == "-"


def test_when_spring_is_played_every_winter_in_every_line_is_discarded_at_once() -> None:
    """[CON-5.5] Also the own one and that of a player who is out."""
    state = battle(anna="hand S 1; line W 6", bruno="hand 1; line W; out", carla="hand 1; line W 10")

    play(state, "anna S")

    assert [cards(state, name, "line") for name in ("anna", "bruno", "carla")] == ["6 spring", "-", "10"]
    assert discarded(state) == "winter winter winter"
    assert totals(state) == [6, 0, 13]


def test_in_spring_every_mercenary_of_the_highest_strength_counts_3_more_whoever_owns_it() -> None:
    """[CON-5.6]"""
    state = battle(anna="hand S 1; line 6 6 5", bruno="hand 1; line 6 1", carla="hand 1; line 5 5")

    play(state, "anna S")

    assert totals(state) == [9 + 9 + 5, 9 + 1, 5 + 5]


def test_spring_favours_fives_and_no_heroine() -> None:
    """[CON-X16, CON-5.6, CON-5.27]"""
    state = battle(anna="hand 1; line 2 5 5", bruno="hand 1; line 1 4 H S")

    assert totals(state) == [18, 15]


def test_more_than_one_spring_has_the_effect_of_one() -> None:
    """[CON-5.7, CON-5.9] A second one may be played."""
    state = battle(anna="hand S 1; line 10", bruno="hand 1; line S S 6")

    play(state, "anna S")

    assert totals(state) == [13, 6]
    assert discarded(state) == "-"


@pytest.mark.parametrize(("season", "other"), [("winter", "spring"), ("spring", "winter")])
def test_a_season_stays_in_its_line_at_strength_0(season: str, other: str) -> None:
    """[CON-5.8] Until the other season or the end of the battle discards it; other cards leave it alone."""
    state = battle(anna=f"{season} 1 1", bruno=f"B Sc C D H {other}")

    play(state, f"anna {season}, bruno B, bruno puts off, anna passes, bruno Sc, bruno C, bruno D, bruno H")

    assert cards(state, "anna", "line") == season
    assert totals(state)[0] == 0


def test_a_season_is_discarded_when_the_battle_ends() -> None:
    """[CON-5.8, CON-7.11]"""
    state = battle(anna="hand W 6 1", bruno="hand 1; out")

    play(state, "anna W, anna 6, anna passes, anna chooses roma, anna keeps hand, bruno keeps hand, anna 1")

    assert discarded(state) == "6 winter"
    assert totals(state) == [1, 0]


def test_a_season_may_be_played_while_the_same_season_is_in_play() -> None:
    """[CON-X91, CON-5.4, CON-5.5, CON-5.9] Two Winters, and then a Spring that ends both."""
    state = battle(chooser="bruno", anna="hand 1; line W 10", bruno="hand W 1; line 5", carla="S 1")

    play(state, "bruno W")
    assert totals(state) == [1, 1, 0]
    play(state, "carla S")

    assert totals(state) == [13, 5, 0]
    assert discarded(state) == "winter winter"


def test_winter_ends_a_spring_and_spring_that_winter() -> None:
    """[CON-X20, CON-5.2, CON-5.5]"""
    state = battle(chooser="carla", anna="hand 1; line S 6; out", bruno="hand S 1; line 10", carla="W 1")

    play(state, "carla W")
    assert totals(state) == [1, 1, 0]
    assert discarded(state) == "spring"
    play(state, "bruno S")

    assert totals(state) == [6, 13, 0]
    assert discarded(state) == "winter spring"


@pytest.mark.parametrize(("card", "strength"), [("courtesan", 1), ("heroine", 10)])
def test_winter_spring_drummer_and_bishop_do_not_touch_courtesan_and_heroine(
    card: str, strength: int
) -> None:
    """[CON-5.21, CON-5.27]"""
    lines = [f"{card}", f"{card} W", f"{card} S", f"{card} D", f"{card} D W", f"{card} D S"]

    worth = [totals(battle(anna=f"hand 1; line {line}", bruno="hand 1; line 6")) for line in lines]

    assert [total[0] for total in worth] == [strength] * len(lines)


@pytest.mark.parametrize("card", ["courtesan", "heroine"])
def test_bishop_and_scarecrow_do_not_remove_courtesan_and_heroine(card: str) -> None:
    """[CON-5.21, CON-5.27, CON-5.12, CON-5.29]"""
    state = battle(anna=f"hand B Sc 1; line {card} 1", bruno="hand 1; out")

    play(state, "anna B, anna puts off, anna Sc")

    assert cards(state, "anna", "line") == card
    assert "take_back" not in [event["decision"] for event in events(state, "asked")]


def test_courtesans_decide_who_takes_the_token() -> None:
    """[CON-5.22, CON-7.5] The weakest line takes it with one Courtesan."""
    state = battle(anna="hand 1; line 10", bruno="hand 1; line C; out", carla="hand 1; line 6; out")

    play(state, "anna passes")

    assert regions(state, "anna") == ["parma"]
    assert token(state) == "bruno"


def test_a_drummer_doubles_each_mercenary_of_its_own_line() -> None:
    """[CON-5.23] Of no other line, and whether it lies there before or after them."""
    state = battle(anna="hand 3 1; line D 6 5 H C", bruno="hand 1; line 10")

    play(state, "anna 3")

    assert totals(state) == [12 + 10 + 6 + 10 + 1, 10]


def test_three_mercenaries_worth_21_count_42_with_a_drummer_and_6_in_winter() -> None:
    """[CON-X18, CON-5.23, CON-5.25]"""
    state = battle(chooser="bruno", anna="hand 1; line 10 6 5 D", bruno="W 1")
    before = totals(state)

    play(state, "bruno W")

    assert before == [42, 0]
    assert totals(state) == [6, 0]


def test_further_drummers_may_be_played_but_have_no_effect() -> None:
    """[CON-5.24]"""
    state = battle(anna="hand D D 1; line 6 D", bruno="hand 1; out")

    play(state, "anna D, anna D")

    assert cards(state, "anna", "line") == "6 drummer drummer drummer"
    assert totals(state) == [12, 0]


def test_under_winter_each_mercenary_of_a_line_with_a_drummer_counts_2() -> None:
    """[CON-5.25]"""
    state = battle(anna="hand 1; line 10 1 D", bruno="hand 1; line W 10")

    assert totals(state) == [2 + 2, 1]


def test_under_spring_the_doubling_comes_first() -> None:
    """[CON-X19, CON-5.26] (2 x 2) + (4 x 2 + 3) = 15."""
    state = battle(anna="hand 1; line 2 4 D", bruno="hand 1; line S")

    assert totals(state) == [15, 0]
