"""The final battle, among those who tie for the most regions [CON-10]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.option import OptionValue
from tests.games.condottiere.scenario import (
    ALL_BUT_NAPOLI,
    Stacked,
    asked,
    at,
    cards,
    compared,
    contested,
    decision,
    deck_size,
    ending,
    events,
    favor,
    hand_size,
    hand_sizes,
    happened,
    out,
    play,
    refused_by,
    regions,
    token,
    totals,
    winners,
)


def final(anna: str, bruno: str, carla: str, **options: OptionValue) -> Condottiere:
    """A final battle of anna, bruno and carla with these hands or piles; dario holds the token and watches."""
    hands = {"anna": anna, "bruno": bruno, "carla": carla}
    piles = {
        name: hand if hand.startswith(("hand", "line")) else f"hand {hand}" for name, hand in hands.items()
    }
    return at(
        f"""
        contested none, token dario, favor siena, battle 26
        asked play_or_pass: anna
        anna: {piles["anna"]}; regions bologna genova; finalist
        bruno: {piles["bruno"]}; regions ancona ferrara; finalist
        carla: {piles["carla"]}; regions lucca milano; finalist
        dario: out; regions roma
        """,
        **options,
    )


def test_the_tied_are_dealt_new_hands_from_all_cards() -> None:
    """[CON-10.1] [CON-10.2] [CON-10.3] [CON-10.4] [CON-X52] 14 cards each, deck 68, anna first."""
    state = at(ALL_BUT_NAPOLI)

    play(state, "dario 1")

    assert out(state) == ["dario", "elena"]
    assert hand_sizes(state) == [14, 14, 14, 0, 0]
    assert deck_size(state) == 68
    assert token(state) == "dario"
    assert asked(state) == ["anna"]


def test_only_the_tied_take_part() -> None:
    """[CON-10.1] Turns go round among them, and the others can play nothing."""
    state = at(ALL_BUT_NAPOLI)
    play(state, "dario 1", Stacked("1 " * 10 + "2 " * 4 + "3 " * 8 + "4 " * 6 + "5 " * 8 + "6 " * 6))

    turns = []
    for line in ("anna 1", "bruno 3", "carla 5", "anna 1"):
        turns += asked(state)
        play(state, line)

    assert turns == ["anna", "bruno", "carla", "anna"]
    assert asked(state) == ["bruno"]
    assert refused_by(state, "dario passes") == "CON-4.12"


def test_all_hands_and_all_cards_are_shuffled() -> None:
    """[CON-10.2] Also the hands of those who do not take part."""
    state = at(
        ALL_BUT_NAPOLI.replace("elena: out;", "elena: out; hand 10 heroine;").replace(
            "anna: out;", "anna: out; hand winter;"
        )
    )

    play(state, "dario 1", Stacked("2 " * 8))

    assert events(state, "deck-shuffled") == [{"event": "deck-shuffled", "size": 110}]
    assert [(event["seat"], event["count"]) for event in events(state, "hand-discarded")] == [(0, 1), (4, 2)]
    assert hand_size(state, "elena") == 0
    assert "winter" not in cards(state, "anna")


def test_participants_are_dealt_ten_cards_and_one_for_each_region() -> None:
    """[CON-10.3] [CON-8.9] anna and bruno tie with three; whole hands, from the one who begins."""
    state = at("""
        contested napoli, chosen by anna, token anna, battle 200
        asked play_or_pass: carla
        anna: out; line 6; regions bologna genova urbino
        bruno: out; line 6; regions ancona ferrara roma
        carla: hand 1; regions lucca
        dario: out
    """)

    play(state, "carla 1", Stacked("2 " * 8 + "3 " * 5 + "1 " * 10 + "3 " * 3))

    assert hand_sizes(state) == [13, 13, 0, 0]
    assert asked(state) == ["bruno"]  # left of the chooser after a tie
    assert cards(state, "bruno") == "3 3 3 3 3 2 2 2 2 2 2 2 2"
    assert cards(state, "anna") == "3 3 3 1 1 1 1 1 1 1 1 1 1"


def test_the_holder_of_the_token_begins_if_tied() -> None:
    """[CON-10.4] bruno has the token by his Courtesan, though dario wins the last region."""
    state = at(
        ALL_BUT_NAPOLI.replace("bruno: out;", "bruno: out; line courtesan;").replace("hand 1;", "hand 6;")
    )

    play(state, "dario 6")

    assert token(state) == "bruno"
    assert asked(state) == ["bruno"]


def test_turns_cards_and_strength_are_those_of_any_battle() -> None:
    """[CON-10.5] Winter, a Scarecrow, a Drummer, and a pass that is final."""
    state = final("10 drummer scarecrow", "winter 6 5", "6 6")

    play(state, "anna 10, bruno winter, carla passes, anna drummer, bruno 6, anna scarecrow, anna takes 10")

    assert totals(state)[:3] == [0, 1, 0]
    assert cards(state, "anna") == "10"
    assert refused_by(state, "carla 6") == "CON-4.9"

    play(state, "bruno 5, anna 10")
    assert compared(state) == [2, 2, 0, 0]
    assert winners(state) == ["anna", "bruno"]


def test_a_surrender_ends_the_final_battle_too() -> None:
    """[CON-10.5] [CON-10.6]"""
    state = final("5 1", "10 surrender", "6 6")

    play(state, "anna 5, bruno 10, carla 6, anna 1, bruno surrender")

    assert compared(state) == [6, 10, 6, 0]
    assert (winners(state), ending(state)) == (["bruno"], "final_battle")


def test_the_highest_strength_wins_the_game() -> None:
    """[CON-10.6] Not the holder of the token, and not who begins."""
    state = final("3", "6", "5")

    play(state, "anna 3, bruno 6, carla 5")

    assert compared(state) == [3, 6, 5, 0]
    assert (winners(state), ending(state)) == (["bruno"], "final_battle")
    assert events(state, "game-won") == [{"event": "game-won", "seats": [1], "reason": "final_battle"}]


def test_those_who_share_the_highest_strength_win_together() -> None:
    """[CON-10.7] [CON-X53] 18, 18, 11: anna and bruno."""
    state = final("10 6 2", "heroine 5 3", "6 5")

    play(state, "anna 10, bruno heroine, carla 6, anna 6, bruno 5, carla 5, anna 2, bruno 3")

    assert compared(state) == [18, 18, 11, 0]
    assert winners(state) == ["anna", "bruno"]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 3, 4]


def test_participants_who_all_pass_at_once_win_together() -> None:
    """[CON-10.7] [CON-X55] All tie at 0; dario, who takes no part, does not win."""
    state = final("10 1", "heroine", "6")

    play(state, "anna passes, bruno passes, carla passes")

    assert compared(state) == [0, 0, 0, 0]
    assert winners(state) == ["anna", "bruno", "carla"]


def test_a_bishop_only_removes_mercenaries() -> None:
    """[CON-10.8] [CON-X54] The 10 goes; nobody is asked about the Favor."""
    state = final("10 1", "6 1", "bishop 1")

    play(state, "anna 10, bruno 6, carla bishop")

    assert totals(state)[:3] == [0, 6, 0]
    assert decision(state) == "play_or_pass"
    assert asked(state) == ["anna"]
    assert favor(state) == "siena"
    assert "favor-placed" not in happened(state)


def test_a_courtesan_only_counts_one() -> None:
    """[CON-10.8] No marker, token or Favor is moved."""
    state = final("courtesan", "courtesan courtesan", "10")

    play(state, "anna courtesan, bruno courtesan, carla 10, bruno courtesan")

    assert compared(state) == [1, 2, 10, 0]
    assert winners(state) == ["carla"]
    assert token(state) == "dario"
    assert favor(state) == "siena"
    assert [regions(state, name) for name in ("anna", "bruno", "carla", "dario")] == [
        ["genova", "bologna"],
        ["ferrara", "ancona"],
        ["milano", "lucca"],
        ["roma"],
    ]
    assert {"token-given", "region-conquered"}.isdisjoint(happened(state))


@pytest.mark.parametrize("capturing", [False, True])
def test_there_is_no_contested_region(capturing: bool) -> None:
    """[CON-10.8] [CON-17.6] So a pass without a card is final for everyone."""
    state = final("1", "2", "3", capturing_regions=capturing)

    play(state, "anna passes")

    assert contested(state) == "none"
    assert out(state) == ["anna", "dario"]
