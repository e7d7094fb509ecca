"""Safeguards, clocks and absent players [CON-18]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import members
from tests.games.condottiere.scenario import (
    any_move,
    asked,
    at,
    battle,
    cards,
    contested,
    decision,
    ending,
    events,
    favor,
    hand_size,
    hand_sizes,
    happened,
    legal,
    new_game,
    out,
    play,
    refused_by,
    regions,
    told,
    why_not,
    winners,
)

# Nobody plays a card; the token wanders left, and the next site is chosen.
EMPTY_BATTLES = (
    "anna passes, bruno passes, carla passes, bruno chooses roma",
    "bruno passes, carla passes, anna passes, carla chooses siena",
    "carla passes, anna passes, bruno passes, anna chooses parma",
)
ALL_KEEP = ", anna keeps hand, bruno keeps hand, carla keeps hand"


def test_after_two_rounds_of_empty_battles_all_hands_are_dealt_anew() -> None:
    """[CON-18.1] [CON-X84] 3 players, six battles without a card: all hands go, nobody keeps a card."""
    state = battle(anna="hand 6; regions torino", bruno="5 winter", carla="courtesan")

    for fought in (*EMPTY_BATTLES, *EMPTY_BATTLES[:2]):
        play(state, fought + ALL_KEEP)
    assert "stalemate-redeal" not in happened(state)
    assert hand_sizes(state) == [1, 2, 1]

    play(state, EMPTY_BATTLES[2])
    assert events(state, "stalemate-redeal") == [{"event": "stalemate-redeal", "empty_battles": 6}]
    assert [event["count"] for event in events(state, "hand-discarded")] == [1, 2, 1]
    assert events(state, "deck-shuffled") == [{"event": "deck-shuffled", "size": 110}]
    assert "cards-kept" not in happened(state)
    assert hand_sizes(state) == [11, 10, 10]
    assert (decision(state), contested(state), asked(state)) == ("play_or_pass", "parma", ["anna"])


def test_a_single_card_breaks_the_row_of_empty_battles() -> None:
    """[CON-18.1] The sixth battle sees a card: the count begins again."""
    state = battle(table="battle 6, idle 5", anna="6 1", bruno="5", carla="courtesan")

    play(state, "anna 1, bruno passes, carla passes, anna passes, anna chooses roma" + ALL_KEEP)

    assert "stalemate-redeal" not in happened(state)
    assert int(state.idle) == 0
    assert hand_sizes(state) == [1, 1, 1]


def test_the_row_begins_anew_after_the_redeal() -> None:
    """[CON-18.1]"""
    state = battle(table="battle 6, idle 5", anna="6", bruno="5", carla="courtesan")

    play(state, EMPTY_BATTLES[0])
    play(state, "bruno passes, carla passes, anna passes, carla chooses siena" + ALL_KEEP)

    assert happened(state).count("stalemate-redeal") == 1
    assert hand_sizes(state) == [10, 10, 10]


@pytest.mark.parametrize(("seats", "empty"), [(2, 3), (4, 7)])
def test_the_safeguard_counts_two_battles_for_each_player(seats: int, empty: int) -> None:
    """[CON-18.1] The fourth empty battle of two, the eighth of four."""
    others = "carla: out\ndario: out" if seats == 4 else ""
    state = at(f"""
        contested parma, chosen by anna, token anna, battle {empty + 1}, idle {empty}
        asked play_or_pass: anna
        anna: hand 6
        bruno: hand 5
        {others}
    """)

    play(state, "anna passes, bruno passes, bruno chooses roma")

    assert happened(state).count("stalemate-redeal") == 1


def test_under_draw_after_battle_everyone_then_draws_ten() -> None:
    """[CON-18.2] Before step 2, which then follows CON-12.6: regions do not count."""
    state = battle(
        table="battle 6, idle 5",
        anna="hand 6; regions torino",
        bruno="5 winter",
        carla="courtesan",
        options={"draw_after_battle": True},
    )

    play(state, "anna passes, bruno passes, carla passes")

    assert happened(state).count("stalemate-redeal") == 1
    assert [event["count"] for event in events(state, "hand-discarded")] == [1, 2, 1]
    assert [event["count"] for event in events(state, "draw-named")] == [10, 10, 10]
    assert hand_sizes(state) == [10, 10, 10]
    assert decision(state) == "choose_region"


def tied_battle(
    number: int, anna: str = "torino venezia lucca urbino", **options: OptionValue
) -> Condottiere:
    """A battle of that number which all of four seats pass; regions 4, 3, 2, 2 unless anna has others."""
    return at(
        f"""
        contested parma, chosen by anna, token anna, battle {number}
        asked play_or_pass: anna
        anna: hand 6 1; regions {anna}
        bruno: line 6; out; regions roma milano ancona
        carla: out; regions siena ferrara
        dario: out; regions napoli genova
        """,
        **options,
    )


def test_after_two_hundred_battles_the_most_regions_win() -> None:
    """[CON-18.3] [CON-X85] Battle 200 is tied; 4, 3, 2, 2: the first player wins, reason battle_limit."""
    state = tied_battle(200)

    play(state, "anna 6, anna passes")

    assert (winners(state), ending(state)) == (["anna"], "battle_limit")
    assert events(state, "game-won") == [{"event": "game-won", "seats": [0], "reason": "battle_limit"}]


def test_after_a_hundred_and_ninety_nine_battles_the_game_goes_on() -> None:
    """[CON-18.3]"""
    state = tied_battle(199)

    play(state, "anna 6, anna passes")

    assert decision(state) == "choose_region"


def test_a_tie_for_the_most_regions_after_two_hundred_battles_is_fought_out() -> None:
    """[CON-18.3] [CON-9.7]"""
    state = tied_battle(200, anna="torino venezia lucca")

    play(state, "anna 6, anna passes")

    assert events(state, "final-battle-started")[0]["seats"] == [0, 1]


def test_the_limit_holds_with_capturing_and_in_a_campaign() -> None:
    """[CON-18.3] [CON-13.5] Without a bonus, and the campaign goes on with its next game."""
    capturing, campaign = tied_battle(200, capturing_regions=True), tied_battle(200, points_campaign=True)

    play(capturing, "anna 6, anna passes")
    play(campaign, "anna 6, anna passes")

    assert ending(capturing) == "battle_limit"
    assert [event["points"] for event in events(campaign, "game-scored")] == [4, 3, 2, 2]
    assert int(campaign.game) == 2


def test_a_region_won_in_the_last_battle_wins_as_usual() -> None:
    """[CON-18.3] [CON-9.3]"""
    state = tied_battle(200)

    play(state, "anna 6, anna 1")

    assert (winners(state), ending(state)) == (["anna"], "total")


def test_a_clock_that_runs_out_plays_the_default_and_says_so() -> None:
    """[CON-18.4] [CON-X86] bruno passes; after carla's Bishop the Favor goes off the board."""
    state = battle(table="favor siena", anna="6 1", bruno="10", carla="bishop 1")

    play(state, "anna 6, house default bruno")
    assert out(state) == ["bruno"]

    play(state, "carla bishop, house default carla")
    assert favor(state) == "off"
    assert [(event["seat"], event["decision"]) for event in told(state, "gallery", "default-played")] == [
        (1, "play_or_pass"),
        (2, "place_favor"),
    ]


def test_by_default_the_first_legal_region_of_the_map_is_chosen() -> None:
    """[CON-18.4] [CON-D1] Torino is controlled, the Favor on Milano: Venezia."""
    state = at("""
        favor milano, token anna
        asked choose_region: anna
        anna: hand 1
        bruno: hand 2; regions torino
    """)

    play(state, "house default anna")

    assert contested(state) == "venezia"


def test_by_default_a_scarecrow_takes_nothing_back() -> None:
    """[CON-18.4] [CON-D3]"""
    state = battle(anna="hand scarecrow 1; line 6", bruno="5")

    play(state, "anna scarecrow, house default anna")

    assert (cards(state, "anna"), cards(state, "anna", "line")) == ("1", "6")


def test_by_default_a_hand_is_kept_and_no_default_is_recorded() -> None:
    """[CON-18.4] [CON-D5] [CON-K11]"""
    state = at("contested roma, battle 1\nasked discard_hand: anna bruno\nanna: hand winter\nbruno: hand 6")

    play(state, "house default anna, bruno keeps hand")

    assert hand_sizes(state) == [1, 1]
    assert "default-played" not in happened(state)


def test_a_default_pass_keeps_a_waiting_defender_in() -> None:
    """[CON-18.4] [CON-15.5]"""
    state = battle(anna="5 1", bruno="hand 10; regions parma", options={"capturing_regions": True})

    play(state, "anna 5, house default bruno")

    assert out(state) == []


def test_a_default_is_played_only_for_a_seat_that_is_waited_for() -> None:
    """[CON-18.4] And only the house can ask for it."""
    state = battle(anna="5 1", bruno="10")

    assert why_not(state, "house default bruno").name == "nobody-waits-for-that-seat"
    assert why_not(state, "bruno default anna").name == "only-the-house"


def test_who_leaves_for_good_keeps_markers_and_seat() -> None:
    """[CON-18.5] Nothing changes by leaving; the seat is played by defaults, and is dealt its hand."""
    state = battle(anna="6", bruno="hand winter; regions roma siena", carla="hand -; out")
    assert refused_by(state, "house away bruno") == "CON-18.5"

    play(state, "anna 6, house default bruno, anna chooses lucca, house default bruno, house default bruno")

    assert regions(state, "bruno") == ["siena", "roma"]
    assert hand_size(state, "bruno") == 12


@pytest.mark.parametrize("absent_seat", ["defaults", "bot", "substitute"])
def test_a_game_with_an_empty_seat_comes_to_its_end(absent_seat: str) -> None:
    """[CON-18.5] [CON-18.4] bruno's seat is played by defaults from the first turn on."""
    state = new_game(3, seed=5, absent_seat=absent_seat)

    play_with_defaults(state, "bruno")

    assert winners(state)
    assert {event["seat"] for event in events(state, "default-played")} == {1}


def play_with_defaults(state: Condottiere, absent: str) -> None:
    """Play to the end at random, and by defaults for one seat."""
    chance = FastChance(11)
    while not state.is_over():
        if absent in asked(state):
            play(state, f"house default {absent}", chance)
        else:
            seat, command = any_move(state, chance)
            state.carry_out(seat, command, chance, [])


# The clock of step 4: anna may not discard, bruno may.
STEP_FOUR = """
    contested roma, chosen by anna, token anna, battle 1
    asked discard_hand: anna bruno
    anna: hand {}
    bruno: hand winter drummer
    carla: hand -
"""


@pytest.mark.parametrize("hand", ["6", "courtesan"])
def test_with_a_live_clock_the_discard_step_has_one_length_whoever_may_discard(hand: str) -> None:
    """[CON-7.16] All answers are in, and the step still waits for its clock."""
    state = at(STEP_FOUR.format(hand), clock="live")

    play(state, "anna keeps hand, bruno discards hand")

    assert [(timer.name, timer.option) for timer in state.timers()] == [("discard", "discard_seconds")]
    assert decision(state) == "discard_hand"
    assert hand_size(state, "bruno") == 2

    play(state, "house time-up discard")
    assert hand_size(state, "bruno") == 0
    assert state.timers() == []


def test_with_a_live_clock_a_missing_answer_is_keep() -> None:
    """[CON-7.16]"""
    state = at(STEP_FOUR.format("courtesan"), clock="live")

    play(state, "house time-up discard")

    assert hand_sizes(state) == [1, 2, 0]
    assert decision(state) == "play_or_pass"
    assert "default-played" not in happened(state)


@pytest.mark.parametrize("clock", ["live", "none"])
def test_an_answer_may_be_changed_until_the_step_closes(clock: str) -> None:
    """[CON-7.16]"""
    state = at(STEP_FOUR.format("courtesan"), clock=clock)

    play(state, "bruno discards hand")
    assert asked(state) == ["anna"]
    assert members(state.may_act()) == [1]
    assert legal(state, "bruno") == ["keep hand", "discard hand"]

    play(state, "bruno keeps hand, bruno discards hand, bruno keeps hand")
    play(state, "anna keeps hand" if clock == "none" else "house time-up discard")

    assert hand_sizes(state) == [1, 2, 0]
    assert "hand-discarded" not in happened(state)


@pytest.mark.parametrize("clock", ["none", "days"])
def test_without_a_live_clock_the_step_closes_with_the_last_answer(clock: str) -> None:
    """[CON-7.16] No clock runs, so none can run out."""
    state = at(STEP_FOUR.format("6"), clock=clock)
    assert state.timers() == []
    assert refused_by(state, "house time-up discard") == "CON-7.16"

    play(state, "bruno discards hand, anna keeps hand")

    assert hand_size(state, "bruno") == 0
    assert decision(state) == "keep_cards"


def test_the_discard_clock_runs_in_no_other_step() -> None:
    """[CON-7.16] And only the house can say that it has run out."""
    fighting = battle(anna="6 1", bruno="5", options={"clock": "live"})
    discarding = at(STEP_FOUR.format("6"), clock="live")

    assert fighting.timers() == []
    assert refused_by(fighting, "house time-up discard") == "CON-7.16"
    assert refused_by(discarding, "house time-up battle") == "CON-7.16"
    assert why_not(discarding, "anna time-up discard").name == "only-the-house"
