"""The strength of a line [CON-6]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import at, battle, cards, compared, events, play, totals


def strengths(anna: str, bruno: str, carla: str = "-") -> list[int]:
    """What three lines are worth."""
    return totals(at(f"anna: hand -; line {anna}\nbruno: hand -; line {bruno}\ncarla: hand -; line {carla}"))


@pytest.mark.parametrize(
    ("season", "drummer", "expected"),
    [
        ("-", "-", 10 + 10 + 4),
        ("-", "drummer", 20 + 20 + 8),
        ("winter", "-", 1 + 1 + 1),
        ("winter", "drummer", 2 + 2 + 2),
        ("spring", "-", 13 + 13 + 4),
        ("spring", "drummer", 23 + 23 + 8),
    ],
)
def test_winter_then_the_drummer_then_spring(season: str, drummer: str, expected: int) -> None:
    """[CON-6.1] One or the printed strength, times two, plus three for the highest."""
    assert strengths(f"10 10 4 {drummer}", f"{season} 6")[0] == expected


def test_a_line_is_the_sum_of_its_mercenaries_heroines_and_courtesans() -> None:
    """[CON-6.2] Every other card counts 0, whatever it does."""
    assert strengths("6 3 H H C C C", "-") == [6 + 3 + 20 + 3, 0, 0]
    assert strengths("W", "D", "Su") == [0, 0, 0]
    assert strengths("S", "D D", "Su") == [0, 0, 0]


def test_a_favoured_ten_a_heroine_and_a_doubled_line() -> None:
    """[CON-X29, CON-6.1] The 10s are highest; 6s are not."""
    assert strengths("10 D S", "10 6 H", "6 6 D C") == [23, 29, 25]


def test_in_winter_the_drummer_doubles_ones() -> None:
    """[CON-X30, CON-6.1, CON-6.2]"""
    assert strengths("10 6 D H", "W 5 4 3 C C") == [14, 5, 0]


def test_doubled_fours_are_not_highest() -> None:
    """[CON-X31, CON-6.3]"""
    assert strengths("4 4 D", "6 S") == [16, 9, 0]


def test_two_drummers_and_two_springs_have_the_effect_of_one() -> None:
    """[CON-X32, CON-5.7, CON-5.24, CON-6.1]"""
    assert strengths("3 3 D D", "S 3", "S 2") == [18, 6, 2]


def test_once_the_ten_is_gone_the_sixes_are_highest() -> None:
    """[CON-X33, CON-5.10, CON-6.3]"""
    state = battle(chooser="carla", anna="hand 1; line 10 S", bruno="hand 1; line 6 6", carla="B 1")

    play(state, "carla B")

    assert totals(state) == [0, 18, 0]


def test_highest_is_sought_over_all_lines_also_of_players_who_are_out() -> None:
    """[CON-6.3] bruno's 10 keeps anna's 6 from being highest, though he is out."""
    state = battle(anna="hand 1; line 6 S", bruno="hand 1; line 10; out", carla="hand 1; line 6")

    assert totals(state) == [6, 13, 6]


def test_neither_a_heroine_nor_a_card_in_hand_is_the_highest_mercenary() -> None:
    """[CON-6.3, CON-5.27] A 2 is highest beside a Heroine, whatever is still held."""
    state = battle(anna="hand 10; line H C", bruno="hand 6; line 2 S")

    assert totals(state) == [11, 5]


def test_discarded_cards_do_not_count() -> None:
    """[CON-6.4] Neither those a Bishop dismissed nor a season that the other one ended."""
    state = battle(anna="B S 1", bruno="hand 1; line 10 6; out", carla="hand 1; line W 5; out")

    play(state, "anna B, anna puts off, anna S, anna passes")

    assert compared(state) == [0, 6 + 3, 5]


def test_cards_taken_back_do_not_count() -> None:
    """[CON-6.4] Not even as the highest: with the 10 in hand again, bruno's 6 is favoured."""
    state = battle(anna="hand Sc 1; line 10 3 S", bruno="hand 1; line 6; out")

    play(state, "anna Sc, anna takes 10")

    assert totals(state) == [3, 9]


@pytest.mark.parametrize(("first", "second"), [("winter", "spring"), ("spring", "winter")])
def test_winter_and_spring_are_never_both_in_play(first: str, second: str) -> None:
    """[CON-6.5] Whichever comes later lies alone."""
    state = battle(anna=f"{first} 1", bruno=f"{second} 1", carla=f"{first} 1")

    play(state, f"anna {first}, bruno {second}, carla {first}")

    left = [event["season"] for event in events(state, "seasons-discarded")]
    assert left == [first, second]
    assert [cards(state, name, "line") for name in ("anna", "bruno", "carla")] == ["-", "-", first]


def test_a_line_without_cards_has_strength_0() -> None:
    """[CON-6.6] And takes part in the comparison."""
    state = battle(anna="1", bruno="1", carla="1")

    play(state, "anna passes, bruno passes, carla passes")

    assert compared(state) == [0, 0, 0]
    assert events(state, "battle-tied") == [{"event": "battle-tied", "seats": [0, 1, 2]}]


def test_one_courtesan_beats_empty_lines() -> None:
    """[CON-X94, CON-6.6, CON-7.2] anna conquers with 1 against 0 and takes the token."""
    state = battle(chooser="bruno", anna="C 1", bruno="1", carla="1")

    play(state, "bruno passes, carla passes, anna C, anna passes")

    assert compared(state) == [1, 0, 0]
    assert events(state, "region-conquered") == [{"event": "region-conquered", "seat": 0, "region": "parma"}]
    assert events(state, "token-given")[0]["seat"] == 0
