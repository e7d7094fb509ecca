"""Scarecrow and Surrender [CON-5.28 to CON-5.37]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import (
    asked,
    battle,
    cards,
    compared,
    discarded,
    events,
    legal,
    out,
    play,
    refused_by,
    regions,
    seen,
    token,
    totals,
)


def test_a_scarecrow_takes_back_10_4_or_nothing() -> None:
    """[CON-X25, CON-5.28, CON-5.29, CON-D3] The line 10 4 H D is worth 38, and 18 without the 10."""
    state = battle(anna="hand Sc; line 10 4 H D", bruno="1")
    before = totals(state)[0]

    play(state, "anna Sc")
    choices = legal(state, "anna")
    refusal = refused_by(state, "anna takes H")
    play(state, "anna takes 10")

    assert before == 38
    assert choices == ["take 4", "take 10", "take nothing"]
    assert refusal == "CON-5.29"
    assert totals(state) == [18, 0]
    assert cards(state, "anna") == "10"
    assert discarded(state) == "scarecrow"


def test_a_scarecrow_takes_back_one_mercenary_only() -> None:
    """[CON-5.28] Of two 6s the other stays."""
    state = battle(anna="hand Sc 1; line 6 6", bruno="1")

    play(state, "anna Sc, anna takes 6")

    assert cards(state, "anna", "line") == "6"
    assert cards(state, "anna") == "6 1"
    assert refused_by(state, "anna takes 6") == "CON-5.28"
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize("card", ["winter", "courtesan", "drummer", "heroine", "10", "5"])
def test_a_scarecrow_takes_back_no_special_card_no_card_of_another_line_and_no_discarded_card(
    card: str,
) -> None:
    """[CON-5.29, CON-D3] The 10 lies in bruno's line, the 5 has been discarded."""
    state = battle(table="discard: 5", anna="hand Sc 1; line 6 W C D H", bruno="hand 1; line 10")

    play(state, "anna Sc")

    assert refused_by(state, f"anna takes {card}") == "CON-5.29"
    assert legal(state, "anna") == ["take 6", "take nothing"]


def test_taking_a_card_back_is_optional() -> None:
    """[CON-5.30, CON-5.32] The Scarecrow is discarded either way."""
    state = battle(anna="hand Sc 1; line 6", bruno="1")

    play(state, "anna Sc, anna takes nothing")

    assert cards(state, "anna", "line") == "6"
    assert discarded(state) == "scarecrow"
    assert asked(state) == ["bruno"]


def test_a_player_who_does_not_answer_takes_nothing_back() -> None:
    """[CON-5.30, CON-D3]"""
    state = battle(anna="hand Sc 1; line 6", bruno="1")

    play(state, "anna Sc, house default anna")

    assert cards(state, "anna", "line") == "6"
    assert [event["decision"] for event in events(state, "default-played")] == ["take_back"]


def test_a_scarecrow_may_be_the_first_card_of_an_empty_line() -> None:
    """[CON-X87, CON-4.6, CON-5.31] It is discarded without effect; anna stays in, as she holds another card."""
    state = battle(anna="Sc 5", bruno="1")

    play(state, "anna Sc")

    assert discarded(state) == "scarecrow"
    assert totals(state) == [0, 0]
    assert out(state) == []
    assert asked(state) == ["bruno"]


def test_a_scarecrow_with_only_special_cards_in_line_is_discarded_without_effect() -> None:
    """[CON-5.31] Nobody is asked."""
    state = battle(anna="hand Sc 5; line H C", bruno="hand 1; line 6")

    play(state, "anna Sc")

    assert cards(state, "anna", "line") == "courtesan heroine"
    assert asked(state) == ["bruno"]


def test_the_scarecrow_is_discarded_as_soon_as_its_effect_is_done() -> None:
    """[CON-5.32, CON-K7] Before everyone's eyes, as is the card taken back."""
    state = battle(anna="hand Sc 1; line 6 5", bruno="1")

    play(state, "anna Sc, anna takes 6")

    for viewer in ("anna", "bruno", "gallery"):
        assert discarded(seen(state, viewer)) == "scarecrow"
        assert cards(seen(state, viewer), "anna", "line") == "5"
    assert events(state, "mercenary-taken-back")[0]["card"] == "mercenary_6"


def test_a_card_taken_back_may_be_played_again_in_the_same_battle() -> None:
    """[CON-5.33]"""
    state = battle(anna="hand Sc 1; line 6", bruno="hand 1; out")

    play(state, "anna Sc, anna takes 6, anna 6")

    assert cards(state, "anna", "line") == "6"
    assert totals(state) == [6, 0]


def test_the_last_player_in_may_save_the_10_and_still_conquer() -> None:
    """[CON-X88, CON-4.11, CON-5.33] 3 against 2, and the 10 stays in hand."""
    state = battle(anna="hand Sc; line 10 3", bruno="hand 1; line 2; out", carla="hand 1; out")

    play(state, "anna Sc, anna takes 10")
    assert totals(state) == [3, 2, 0]
    play(state, "anna passes")

    assert compared(state) == [3, 2, 0]
    assert regions(state, "anna") == ["parma"]
    assert cards(state, "anna") == "10"


def test_if_the_scarecrow_was_the_last_card_a_mercenary_taken_back_keeps_the_player_in() -> None:
    """[CON-X26, CON-5.34, CON-4.13]"""
    taking = battle(anna="hand Sc; line 6", bruno="1")
    leaving = battle(anna="hand Sc; line 6", bruno="1")

    play(taking, "anna Sc, anna takes 6")
    play(leaving, "anna Sc, anna takes nothing")

    assert (cards(taking, "anna"), cards(taking, "anna", "line"), out(taking)) == ("6", "-", [])
    assert totals(taking) == [0, 0]
    assert (cards(leaving, "anna"), out(leaving)) == ("-", ["anna"])
    assert totals(leaving) == [6, 0]


def test_when_a_surrender_is_played_the_battle_ends_at_once() -> None:
    """[CON-X27, CON-5.35, CON-5.36] bruno conquers; nobody may answer."""
    state = battle(chooser="carla", anna="hand H; line 5", bruno="hand H; line 10 D", carla="Su 10")

    play(state, "carla Su")

    assert compared(state) == [5, 20, 0]
    assert regions(state, "bruno") == ["parma"]
    assert asked(state) == ["bruno"]
    assert {line.split()[0] for line in legal(state, "bruno")} == {"choose"}
    assert refused_by(state, "anna H") == "CON-4.15"


def test_a_surrender_ends_the_battle_also_as_the_last_card_of_the_last_player() -> None:
    """[CON-5.35, CON-4.16] Nobody is asked for a turn after it."""
    state = battle(anna="hand Su; line 6", bruno="hand 1; line 10; out")

    play(state, "anna Su")

    assert events(state, "battle-ended") == [{"event": "battle-ended", "reason": "surrender", "by": 0}]
    assert [event["decision"] for event in events(state, "asked")] == ["choose_region"]


def test_surrender_as_the_first_card_of_the_battle() -> None:
    """[CON-X28, CON-5.36, CON-7.7] 0, 0, 0: tied; no marker, and the token goes to bruno."""
    state = battle(anna="Su 1", bruno="1", carla="1")

    play(state, "anna Su")

    assert compared(state) == [0, 0, 0]
    assert [regions(state, name) for name in ("anna", "bruno", "carla")] == [[], [], []]
    assert token(state) == "bruno"


@pytest.mark.parametrize(("line", "winner"), [("10", "anna"), ("5", "bruno"), ("6", "nobody")])
def test_surrender_may_be_played_leading_behind_or_tied(line: str, winner: str) -> None:
    """[CON-5.36]"""
    state = battle(anna=f"hand Su 1; line {line}", bruno="hand 10; line 6")

    play(state, "anna Su")

    conquerors = [name for name in ("anna", "bruno") if regions(state, name)]
    assert (conquerors or ["nobody"]) == [winner]


def test_lines_are_then_compared_as_they_lie() -> None:
    """[CON-5.37] With Winter, Drummer and the Courtesan rule; Surrender itself counts 0."""
    state = battle(anna="hand Su 1; line 10 6 D", bruno="hand 10; line W 5 5 C", carla="hand 10; line 6")

    play(state, "anna Su")

    assert compared(state) == [2 + 2, 1 + 1 + 1, 1]
    assert regions(state, "anna") == ["parma"]
    assert token(state) == "bruno"
