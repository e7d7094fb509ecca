"""The five options together [CON-17]."""

from __future__ import annotations

from itertools import product

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Illegal
from tests.games.condottiere.scenario import (
    RULES,
    Stacked,
    any_move,
    at,
    battle,
    cards,
    compared,
    ending,
    events,
    happened,
    legal,
    new_game,
    out,
    play,
    points,
    read,
    regions,
    winners,
)

FIVE = ("draw_after_battle", "points_campaign", "bigger_kingdoms", "capturing_regions", "hidden_cards")
COMBINATIONS = [[name for name, on in zip(FIVE, chosen) if on] for chosen in product((False, True), repeat=5)]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("chosen", COMBINATIONS, ids=lambda chosen: "+".join(chosen) or "none")
def test_any_set_of_the_five_options_can_be_played_to_the_end(chosen: list[str], seats: int) -> None:
    """[CON-17.1]"""
    options: Options = dict.fromkeys(chosen, True)
    state, chance, decisions = new_game(seats, seed=17, **options), FastChance(seats), 0

    while not state.is_over():
        seat, command = any_move(state, chance)
        assert state.refusal_for(seat, command) is None
        state.carry_out(seat, command, chance, [])
        decisions += 1

    of_one_game = {"total", "adjacent", "full_board", "final_battle", "battle_limit"}
    of_a_campaign = {"campaign", "campaign_final_battle"}
    assert ending(state) in (of_a_campaign if "points_campaign" in chosen else of_one_game)
    assert winners(state)
    assert decisions <= RULES.longest(seats, {"points_campaign": "points_campaign" in chosen})


def test_a_campaign_with_capturing_is_allowed_and_advised_against() -> None:
    """[CON-17.2] [CON-X81]"""
    options = RULES.settle_options(4, {"points_campaign": True, "capturing_regions": True})

    assert isinstance(options, dict)
    assert RULES.advice(options) == ["campaign-with-capturing"]


@pytest.mark.parametrize("chosen", [["points_campaign"], ["capturing_regions"], ["draw_after_battle"], []])
def test_nothing_else_is_advised_against(chosen: list[str]) -> None:
    """[CON-17.2]"""
    options = RULES.settle_options(4, dict.fromkeys(chosen, True))

    assert isinstance(options, dict)
    assert RULES.advice(options) == []


def test_in_a_campaign_with_bigger_kingdoms_the_bonus_needs_the_bigger_group() -> None:
    """[CON-17.3] [CON-X82] 5 regions, largest group 3: 5 points. A group of 4 and 4 regions: 9 points."""
    text = """
        contested {}, battle 9
        asked play_or_pass: anna
        anna: hand 1 6; regions {}
        bruno: out
        carla: out
        dario: out
    """
    five = at(text.format("roma", "torino genova milano urbino"), points_campaign=True, bigger_kingdoms=True)
    group = at(text.format("firenze", "modena parma lucca"), points_campaign=True, bigger_kingdoms=True)

    play(five, "anna 1, anna passes")
    play(group, "anna 1, anna passes")

    assert points(five) == [5, 0, 0, 0]
    assert points(group) == [9, 0, 0, 0]


def test_a_face_down_card_is_the_defenders_first_card() -> None:
    """[CON-17.4] [CON-X83] bruno plays face down and passes on the next turn: out."""
    state = battle(
        anna="5 1",
        bruno="hand 10 2; regions parma",
        carla="6 1",
        options={"capturing_regions": True, "hidden_cards": True},
    )

    play(state, "anna 5, bruno 10, carla 6, anna 1, bruno passes")

    assert cards(state, "bruno", "down") == "10"
    assert out(state) == ["anna", "bruno"]


def test_before_a_first_card_the_defender_still_waits_under_hidden_cards() -> None:
    """[CON-17.4] [CON-15.5]"""
    state = battle(
        anna="5 1",
        bruno="hand 10 2; regions parma",
        options={"capturing_regions": True, "hidden_cards": True},
    )

    play(state, "anna 5, bruno passes")

    assert out(state) == []
    assert legal(state, "anna") == ["play 1", "pass", "pass up"]


def test_the_draw_limit_counts_regions_after_the_capture() -> None:
    """[CON-17.5] [CON-12.5] anna, 10 cards and now 1 region, may draw one; bruno, 10 and now none, may not."""
    state = battle(
        anna="6 1 1 1 2 2 2 3 3 3 3",
        bruno="hand 4 4 4 4 5 5 5 5 6 6; played; out; regions parma",
        carla="hand 1; out",
        options={"draw_after_battle": True, "capturing_regions": True},
    )

    play(state, "anna 6, anna passes")
    assert regions(state, "anna") == ["parma"]
    assert legal(state, "anna") == ["draw 0", "draw 1"]

    play(state, "anna draws 1")
    assert events(state, "draw-named")[1] == {"event": "draw-named", "seat": 1, "count": 0}


def test_in_a_final_battle_hidden_cards_apply_and_capturing_does_not() -> None:
    """[CON-17.6] anna's 10 lies face down; bruno, an owner of regions, is out with his first pass."""
    state = at(
        """
        contested none, token carla, battle 200
        asked play_or_pass: anna
        anna: hand 10 1; regions roma; finalist
        bruno: hand 5 6; regions siena; finalist
        carla: out
        """,
        hidden_cards=True,
        capturing_regions=True,
    )

    play(state, "anna 10, bruno passes")
    assert cards(state, "anna", "down") == "10"
    assert out(state) == ["bruno", "carla"]

    play(state, "anna passes")
    assert compared(state) == [10, 0, 0]
    assert winners(state) == ["anna"]
    assert {"region-held", "region-captured", "token-given"}.isdisjoint(happened(state))


def test_options_are_fixed_when_the_game_starts() -> None:
    """[CON-17.7] Changing what the host agreed to changes nothing, and no command does."""
    agreed = RULES.settle_options(2, {"first_holder": "anna"})
    assert isinstance(agreed, dict)
    state = RULES.new(2, agreed)
    assert isinstance(state, Condottiere)
    RULES.start(state, Stacked("10 " * 8))

    agreed["hidden_cards"] = True
    play(state, "anna chooses roma, anna 10")

    assert cards(state, "anna", "line") == "10"
    with pytest.raises(Illegal, match="unknown-command"):
        read("anna option hidden_cards on")
