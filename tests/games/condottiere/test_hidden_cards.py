"""The option to play cards face down [CON-16]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from tests.games.condottiere.scenario import (
    asked,
    battle,
    cards,
    compared,
    decision,
    events,
    happened,
    legal,
    out,
    play,
    refused_by,
    regions,
    seen,
    token,
    told,
    totals,
)


def hidden(chooser: str = "anna", **hands: str) -> Condottiere:
    """A battle under hidden cards; `down` in a seat's piles is its face-down card."""
    return battle(chooser=chooser, options={"hidden_cards": True}, **hands)


@pytest.mark.parametrize("card", "1 2 3 4 5 6 10 drummer heroine courtesan".split())
def test_mercenary_drummer_heroine_and_courtesan_are_played_face_down(card: str) -> None:
    """[CON-16.1]"""
    state = hidden(anna=f"{card} 6", bruno="6")

    play(state, f"anna {card}")

    assert (cards(state, "anna", "down"), cards(state, "anna", "line")) == (card, "-")
    assert [(event["card"], event["face_down"]) for event in told(state, "bruno", "card-played")] == [
        ("unknown", True)
    ]
    assert cards(seen(state, "bruno"), "anna", "down") == "?"
    assert cards(seen(state, "anna"), "anna", "down") == card


@pytest.mark.parametrize("card", "winter spring bishop scarecrow surrender".split())
def test_the_other_special_cards_are_played_face_up(card: str) -> None:
    """[CON-16.2]"""
    state = hidden(anna=f"{card} 6", bruno="6")

    play(state, f"anna {card}")

    assert cards(state, "anna", "down") == "-"
    assert [(event["card"], event["face_down"]) for event in told(state, "bruno", "card-played")] == [
        (card, False)
    ]


def test_without_the_option_every_card_is_played_face_up() -> None:
    """[CON-16.1]"""
    state = battle(anna="10 6", bruno="6")

    play(state, "anna 10")

    assert (cards(state, "anna", "down"), cards(state, "anna", "line")) == ("-", "10")


def test_the_next_card_of_any_kind_turns_the_earlier_one_up() -> None:
    """[CON-16.3] [CON-16.7] [CON-X78] C face down: total 0. Then 6 face down: C is turned up, total 1."""
    state = hidden(anna="courtesan 6 winter 1", bruno="3 3 3")

    play(state, "anna courtesan, bruno 3")
    assert events(state, "total-announced")[0]["total"] == 0

    play(state, "anna 6")
    assert (cards(state, "anna", "line"), cards(state, "anna", "down")) == ("courtesan", "6")
    assert events(state, "total-announced")[2]["total"] == 1

    play(state, "bruno 3, anna winter")
    assert (cards(state, "anna", "line"), cards(state, "anna", "down")) == ("6 winter courtesan", "-")


@pytest.mark.parametrize("card", ["winter", "spring", "bishop", "scarecrow", "surrender", "heroine", "2"])
def test_a_card_played_by_another_turns_nothing_up(card: str) -> None:
    """[CON-16.3] Only the player's own next card does; a Surrender ends the battle first."""
    state = hidden(anna="hand 5; down 10", bruno=f"{card} 6", chooser="bruno")

    play(state, f"bruno {card}")

    assert "card-turned-up" not in happened(state)


def test_at_most_one_card_of_a_line_lies_face_down() -> None:
    """[CON-16.3]"""
    state = hidden(anna="1 2 3 4", bruno="hand 5; out")

    for card in ("1", "2", "3"):
        play(state, f"anna {card}")
        assert cards(state, "anna", "down") == card

    assert cards(state, "anna", "line") == "2 1"


def test_the_new_card_takes_effect_before_the_earlier_one_is_turned_up() -> None:
    """[CON-16.4] [CON-16.9] [CON-X98] The Bishop takes anna's own 6; then her 10 is turned up: 10 and 5."""
    state = hidden(anna="hand bishop 1; line 6; down 10", bruno="hand 1; line 5")

    play(state, "anna bishop, anna puts off")

    order = [name for name in happened(state) if name in ("mercenaries-dismissed", "card-turned-up")]
    assert order == ["mercenaries-dismissed", "card-turned-up"]
    assert cards(state, "anna", "line") == "10"
    assert totals(state) == [10, 5]


def test_a_player_who_passes_may_turn_the_card_up_or_leave_it() -> None:
    """[CON-16.5] [CON-D8] [CON-X80]"""
    left = hidden(anna="hand 1; down 10", bruno="6 5")
    turned = hidden(anna="hand 1; down 10", bruno="6 5")
    assert legal(left, "anna") == ["play 1", "pass", "pass up"]

    play(left, "anna pass")
    play(turned, "anna pass up")

    assert (cards(left, "anna", "down"), totals(left)) == ("10", [0, 0])
    assert (cards(turned, "anna", "line"), totals(turned)) == ("10", [10, 0])
    assert told(turned, "bruno", "card-turned-up") == [
        {"event": "card-turned-up", "seat": 0, "card": "mercenary_10"}
    ]
    assert out(left) == out(turned) == ["anna"]


def test_nothing_can_be_turned_up_where_nothing_lies_face_down() -> None:
    """[CON-16.5]"""
    state = hidden(anna="1 2", bruno="6 5")

    assert legal(state, "anna") == ["play 1", "play 2", "pass"]
    assert refused_by(state, "anna pass up") == "CON-16.5"


def test_by_default_a_pass_leaves_the_card_face_down() -> None:
    """[CON-D8] [CON-18.4]"""
    state = hidden(anna="hand 1; down 10", bruno="6 5")

    play(state, "house default anna")

    assert cards(state, "anna", "down") == "10"
    assert out(state) == ["anna"]


def test_face_down_cards_are_turned_up_before_lines_are_compared() -> None:
    """[CON-16.6] [CON-16.7] [CON-X79] Announced 0 and 9; Su: the 10 is the highest: 13 and 6."""
    state = hidden(anna="hand 1; down 10; played", bruno="hand surrender 1; line 6 spring", chooser="bruno")
    assert totals(state) == [0, 9]

    play(state, "bruno surrender")

    assert told(state, "bruno", "line-revealed") == [
        {"event": "line-revealed", "seat": 0, "card": "mercenary_10"}
    ]
    assert happened(state).index("line-revealed") < happened(state).index("strength-compared")
    assert compared(state) == [13, 6]
    assert regions(state, "anna") == ["parma"]


def test_face_down_courtesans_count_for_the_token() -> None:
    """[CON-16.6] bruno's second Courtesan was face down; he has the most and takes the token."""
    state = hidden(
        anna="hand 1; line 10 courtesan",
        bruno="hand 1; line courtesan; down courtesan; out",
        carla="hand 1; out",
    )

    play(state, "anna passes")

    assert compared(state) == [11, 2, 0]
    assert regions(state, "anna") == ["parma"]
    assert token(state) == "bruno"


def test_a_face_down_drummer_doubles_its_line_at_the_end() -> None:
    """[CON-16.6] [CON-16.10] [CON-X97] 6 turned up, announced 16, bruno out, D stays down. At the end: 32."""
    state = hidden(anna="hand 1 1; line 1", bruno="hand drummer; line 10; down 6", chooser="bruno")

    play(state, "bruno drummer")

    assert (cards(state, "bruno", "line"), cards(state, "bruno", "down")) == ("10 6", "drummer")
    assert events(state, "total-announced") == [{"event": "total-announced", "seat": 1, "total": 16}]
    assert out(state) == ["bruno"]

    play(state, "anna passes")
    assert compared(state) == [1, 32]


def test_totals_during_the_battle_count_face_up_cards_only() -> None:
    """[CON-16.7] Neither a face-down mercenary nor a face-down Drummer is counted."""
    state = hidden(anna="hand 1; line 5; down 10", bruno="hand 1; line 6; down drummer")

    assert totals(state) == [5, 6]


def test_spring_does_not_look_at_face_down_cards_until_the_end() -> None:
    """[CON-16.7] [CON-16.6] bruno's 6 is the highest in sight, anna's 10 at the end."""
    state = hidden(anna="hand 1; down 10; out", bruno="hand 1; line 6 spring", chooser="bruno")
    assert totals(state) == [0, 9]

    play(state, "bruno passes")

    assert compared(state) == [13, 6]


def test_a_scarecrow_may_not_take_back_a_face_down_mercenary() -> None:
    """[CON-16.4] [CON-16.8] [CON-X77] The 4 or nothing; then the 10 is turned up."""
    state = hidden(anna="hand scarecrow 1; line 4; down 10", bruno="5")

    play(state, "anna scarecrow")
    assert legal(state, "anna") == ["take 4", "take nothing"]
    assert refused_by(state, "anna takes 10") == "CON-16.8"

    play(state, "anna takes 4")
    assert cards(state, "anna") == "4 1"
    assert cards(state, "anna", "line") == "10"
    assert totals(state) == [10, 0]


def test_a_scarecrow_turns_a_lone_face_down_mercenary_up_and_takes_nothing() -> None:
    """[CON-16.8] Not even the one that is turned up by playing that Scarecrow."""
    state = hidden(anna="hand scarecrow 1; down 10", bruno="5")

    play(state, "anna scarecrow")

    assert asked(state) == ["bruno"]
    assert decision(state) == "play_or_pass"
    assert (cards(state, "anna"), cards(state, "anna", "line")) == ("1", "10")


def test_the_same_mercenary_face_up_may_be_taken_back() -> None:
    """[CON-16.8] A 10 lies face up and another face down: the one face up."""
    state = hidden(anna="hand scarecrow; line 10; down 10", bruno="5 5")

    play(state, "anna scarecrow, anna takes 10")

    assert (cards(state, "anna"), cards(state, "anna", "line")) == ("10", "10")


def test_a_bishop_looks_at_face_up_mercenaries_only() -> None:
    """[CON-16.9] [CON-X76] Both 6s go, the 10 stays. If the battle ends now: 10 and 7."""
    state = hidden(anna="hand 1; line 6 6; down 10; out", bruno="hand bishop 1; line 5 1 1", chooser="bruno")

    play(state, "bruno bishop, bruno puts off")
    assert (cards(state, "anna", "line"), cards(state, "anna", "down")) == ("-", "10")
    assert totals(state) == [0, 7]

    play(state, "bruno passes")
    assert compared(state) == [10, 7]


def test_a_bishop_does_not_remove_a_face_down_mercenary_of_that_strength() -> None:
    """[CON-16.9] The 6 face up goes, the 6 face down stays."""
    state = hidden(anna="hand 1; line 6; down 6; out", bruno="hand bishop 1", chooser="bruno")

    play(state, "bruno bishop, bruno puts off")

    assert (cards(state, "anna", "line"), cards(state, "anna", "down")) == ("-", "6")


def test_a_bishop_finds_nothing_where_all_mercenaries_lie_face_down() -> None:
    """[CON-16.9] [CON-5.13]"""
    state = hidden(anna="hand 1; down 10; out", bruno="hand bishop 1; line courtesan", chooser="bruno")

    play(state, "bruno bishop")

    assert "mercenaries-dismissed" not in happened(state)
    assert decision(state) == "place_favor"


def test_a_face_down_card_stays_down_when_its_owner_runs_out_of_cards() -> None:
    """[CON-16.10]"""
    state = hidden(anna="10", bruno="6 5")

    play(state, "anna 10")

    assert out(state) == ["anna"]
    assert cards(state, "anna", "down") == "10"
    assert "card-turned-up" not in happened(state)


@pytest.mark.parametrize("viewer", ["bruno", "gallery"])
def test_worlds_that_differ_in_the_face_down_card_look_the_same(viewer: str) -> None:
    """[CON-16.1] [CON-16.7] Whatever anna plays face down, the others are told the same and see the same."""
    worlds = [hidden(anna="10 drummer heroine courtesan", bruno="6 6") for _ in range(4)]

    for world, card in zip(worlds, ["10", "drummer", "heroine", "courtesan"]):
        play(world, f"anna {card}, bruno 6, anna passes")

    assert [told(world, viewer) for world in worlds[1:]] == [told(worlds[0], viewer)] * 3
    assert [seen(world, viewer).fields() for world in worlds[1:]] == [seen(worlds[0], viewer).fields()] * 3
