"""Turns in a battle: who acts, what one turn is, who is out, and when it ends [CON-4]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import (
    asked,
    at,
    battle,
    cards,
    compared,
    contested,
    events,
    happened,
    legal,
    out,
    play,
    refused_by,
    regions,
    seen,
    told,
    totals,
)

VIEWERS = ("anna", "bruno", "carla", "gallery")


def test_the_chooser_takes_the_first_turn() -> None:
    """[CON-4.1]"""
    state = at("token bruno\nasked choose_region: bruno\nanna: hand 1\nbruno: hand 1\ncarla: hand 1")

    play(state, "bruno chooses roma")

    assert asked(state) == ["bruno"]
    assert [event["first_turn"] for event in events(state, "battle-started")] == [1]


def test_carla_chose_and_turns_go_carla_anna_bruno_carla() -> None:
    """[CON-X10, CON-4.1, CON-4.3]"""
    state = at("token carla\nasked choose_region: carla\nanna: hand 1 2\nbruno: hand 1 2\ncarla: hand 1 2")
    play(state, "carla chooses roma")
    turns = asked(state)

    for card in ("1", "1", "1"):
        play(state, f"{asked(state)[0]} {card}")
        turns += asked(state)

    assert turns == ["carla", "anna", "bruno", "carla"]


def test_if_the_chooser_has_no_cards_the_next_player_clockwise_with_cards_begins() -> None:
    """[CON-4.2] Not bruno, who has none either."""
    state = at(
        "token anna\nasked choose_region: anna\nanna: hand -\nbruno: hand -\ncarla: hand 1\ndario: hand 1"
    )

    play(state, "anna chooses roma")

    assert asked(state) == ["carla"]
    assert out(state) == ["anna", "bruno"]


def test_players_who_are_out_of_the_battle_are_skipped() -> None:
    """[CON-4.3]"""
    state = battle(anna="1 2 3", bruno="1 2 3", carla="1 2 3", dario="1 2 3")

    play(state, "anna 1, bruno passes, carla passes, dario 1, anna 2")

    assert asked(state) == ["dario"]


def test_on_a_turn_a_player_does_exactly_one_thing() -> None:
    """[CON-4.4, CON-D2] Plays one card, or passes; then it is the next player's turn."""
    state = battle(anna="10 6 6 W", bruno="1")

    choices = legal(state, "anna")
    play(state, "anna 10")

    assert choices == ["play 6", "play 10", "play winter", "pass"]
    assert asked(state) == ["bruno"]
    assert refused_by(state, "anna 6") == "CON-4.15"
    assert refused_by(state, "anna passes") == "CON-4.15"


@pytest.mark.parametrize("card", ["bishop", "scarecrow"])
def test_a_card_whose_effect_is_not_done_is_the_one_thing(card: str) -> None:
    """[CON-4.4] The same turn allows no second card and no pass."""
    state = battle(anna=f"hand {card} 10; line 6", bruno="1")

    play(state, f"anna {card}")

    assert asked(state) == ["anna"]
    assert refused_by(state, "anna 10") == "CON-4.4"
    assert refused_by(state, "anna passes") == "CON-4.4"


def test_a_player_who_does_not_answer_passes() -> None:
    """[CON-4.4, CON-D2]"""
    state = battle(anna="10", bruno="1")

    play(state, "house default anna")

    assert out(state) == ["anna"]
    assert cards(state, "anna") == "10"
    assert [event["decision"] for event in events(state, "default-played")] == ["play_or_pass"]


def test_a_played_card_goes_face_up_into_the_players_own_line() -> None:
    """[CON-4.5, CON-K5] Beside the cards already there, before everyone's eyes."""
    state = battle(anna="hand H 1; line 6", bruno="hand 2; line 4", carla="1")

    play(state, "anna H")

    assert cards(state, "anna") == "1"
    for viewer in VIEWERS:
        assert cards(seen(state, viewer), "anna", "line") == "6 heroine"
        assert cards(seen(state, viewer), "bruno", "line") == "4"
        assert [event["card"] for event in told(state, viewer, "card-played")] == ["heroine"]


def test_of_a_card_played_face_down_others_see_only_that_it_is_there() -> None:
    """[CON-K6, CON-16.1] Under hidden cards; its owner knows it."""
    state = battle(options={"hidden_cards": True}, anna="H 1", bruno="2", carla="1")

    play(state, "anna H")

    assert [cards(seen(state, viewer), "anna", "down") for viewer in VIEWERS] == ["heroine", "?", "?", "?"]
    assert [cards(seen(state, viewer), "anna", "line") for viewer in VIEWERS] == ["-"] * 4
    assert [told(state, viewer, "card-played")[0]["card"] for viewer in VIEWERS] == ["heroine"] + [
        "unknown"
    ] * 3


@pytest.mark.parametrize("card", ["1", "10", "winter", "spring", "bishop", "courtesan", "drummer", "heroine"])
def test_any_card_may_be_the_first_of_a_line(card: str) -> None:
    """[CON-4.6] Also a special card; for Scarecrow and Surrender see their own tests."""
    state = battle(anna=f"{card} 2", bruno="1")

    play(state, f"anna {card}")

    assert cards(state, "anna") == "2"


def test_after_each_card_the_players_total_is_announced() -> None:
    """[CON-4.7, CON-K14] To everyone, by the strength rules as if the battle ended now."""
    state = battle(anna="hand D W 1; line 6 5", bruno="hand 10 1; line S 3", carla="1")

    play(state, "anna D, bruno 10, carla passes, anna W")

    announced = [(0, 6 * 2 + 3 + 5 * 2), (1, 3 + 10 + 3), (0, 2 + 2)]
    for viewer in VIEWERS:
        heard = [(event["seat"], event["total"]) for event in told(state, viewer, "total-announced")]
        assert heard == announced


def test_the_table_shows_every_lines_strength() -> None:
    """[CON-4.7, CON-K14] Every viewer can see all totals at any time."""
    state = battle(anna="hand 1; line 10 D", bruno="hand 1; line 6 S", carla="hand 1; line H C")

    assert [totals(seen(state, viewer)) for viewer in VIEWERS] == [[10 * 2 + 3, 6, 10 + 1]] * 4


def test_nobody_has_to_play_a_card() -> None:
    """[CON-4.8] Even the chooser may pass on the first turn."""
    state = battle(anna="10", bruno="6", carla="1")

    play(state, "anna passes")

    assert out(state) == ["anna"]
    assert cards(state, "anna") == "10"
    assert asked(state) == ["bruno"]


def test_a_player_who_has_passed_may_not_play_a_card_until_the_next_battle() -> None:
    """[CON-4.9]"""
    state = battle(anna="10 1", bruno="10 1")
    play(state, "anna 10, bruno passes")
    assert refused_by(state, "bruno 10") == "CON-4.9"

    play(state, "anna passes, anna chooses roma, anna keeps hand, bruno keeps hand, anna 1, bruno 10")

    assert contested(state) == "roma"
    assert cards(state, "bruno", "line") == "10"


def test_bruno_has_passed_and_carla_is_not_on_turn() -> None:
    """[CON-X11, CON-4.9, CON-4.15]"""
    state = battle(chooser="bruno", anna="5 1", bruno="10 1", carla="6 1")
    play(state, "bruno passes, carla 6")

    assert asked(state) == ["anna"]
    assert refused_by(state, "bruno 10") == "CON-4.9"
    assert refused_by(state, "carla 1") == "CON-4.15"


def test_the_line_of_a_player_who_is_out_stays_and_may_still_win() -> None:
    """[CON-X12, CON-4.10] anna conquers though she passed before bruno."""
    state = battle(anna="10 1", bruno="6 1", carla="1")

    play(state, "anna 10, bruno 6, carla passes, anna passes, bruno passes")

    assert compared(state) == [10, 6, 0]
    assert regions(state, "anna") == ["parma"]


def test_when_all_but_one_are_out_the_last_may_go_on_playing_cards() -> None:
    """[CON-X13, CON-4.11] carla plays 1, plays 6 and passes."""
    state = battle(
        chooser="carla", anna="hand 2; line 5; out", bruno="hand 2; out", carla="hand 1 6 2; line 3"
    )

    play(state, "carla 1, carla 6, carla passes")

    assert [event["total"] for event in events(state, "total-announced")] == [4, 10]
    assert compared(state) == [5, 0, 10]
    assert regions(state, "carla") == ["parma"]
    assert cards(state, "carla") == "2"


def test_the_last_player_may_go_on_until_running_out() -> None:
    """[CON-4.11] Then the battle is over."""
    state = battle(anna="hand 1 6", bruno="hand 2; line 5; out")

    play(state, "anna 1, anna 6")

    assert compared(state) == [7, 5]
    assert "battle-ended" in happened(state)


def test_a_player_with_no_cards_left_can_only_pass() -> None:
    """[CON-4.12]"""
    state = battle(anna="10 1", bruno="6 1", carla="hand -; out")

    assert legal(state, "carla") == []
    assert refused_by(state, "carla 6") == "CON-4.12"


def test_bruno_plays_his_only_card() -> None:
    """[CON-X14, CON-4.12, CON-4.13] A pass is recorded for him at once; his line of 4 still counts."""
    state = battle(chooser="bruno", anna="3 1", bruno="4", carla="2 1")

    play(state, "bruno 4")

    assert events(state, "passed") == [{"event": "passed", "seat": 1, "out": True, "reason": "empty_hand"}]
    assert out(state) == ["bruno"]
    assert totals(state) == [0, 4, 0]
    assert asked(state) == ["carla"]


def test_the_pass_of_an_empty_hand_is_recorded_after_the_cards_effect() -> None:
    """[CON-4.13] anna's last card is a Bishop: first its effect and the Favor, then the pass."""
    state = battle(anna="B", bruno="hand 1; line 6")

    play(state, "anna B, anna puts roma")

    story = [name for name in happened(state) if name in ("mercenaries-dismissed", "favor-placed", "passed")]
    assert story == ["mercenaries-dismissed", "favor-placed", "passed"]
    assert out(state) == ["anna"]


def test_who_still_holds_cards_is_not_passed_for() -> None:
    """[CON-4.13]"""
    state = battle(anna="4 1", bruno="3")

    play(state, "anna 4")

    assert events(state, "passed") == []
    assert out(state) == []


def test_a_player_without_cards_at_the_start_of_a_battle_is_out_of_it() -> None:
    """[CON-4.14] A line is compared all the same, at 0."""
    state = at("token anna\nasked choose_region: anna\nanna: hand 1 2\nbruno: hand -\ncarla: hand 2 3")

    play(state, "anna chooses roma, anna 1")

    assert out(state) == ["bruno"]
    assert [event["out"] for event in events(state, "battle-started")] == [[1]]
    assert asked(state) == ["carla"]


def test_a_player_may_only_play_a_card_that_is_in_that_players_hand() -> None:
    """[CON-4.15] Not one of another hand, nor one already in line."""
    state = battle(anna="hand 5; line 6", bruno="10")

    assert refused_by(state, "anna 10") == "CON-4.15"
    assert refused_by(state, "anna 6") == "CON-4.15"
    assert legal(state, "anna") == ["play 5", "pass"]


def test_a_player_may_only_play_on_that_players_turn() -> None:
    """[CON-4.15]"""
    state = battle(anna="5", bruno="10")

    assert refused_by(state, "bruno 10") == "CON-4.15"
    assert refused_by(state, "bruno passes") == "CON-4.15"
    assert legal(state, "bruno") == []


def test_the_battle_ends_when_every_player_is_out() -> None:
    """[CON-4.16] Not before."""
    state = battle(anna="10 1", bruno="6 1", carla="1")

    play(state, "anna 10, bruno passes, carla passes")
    before = happened(state)
    play(state, "anna passes")

    assert "battle-ended" not in before
    assert events(state, "battle-ended") == [{"event": "battle-ended", "reason": "all_out", "by": 0}]


def test_the_battle_ends_at_once_when_a_surrender_is_played() -> None:
    """[CON-4.16]"""
    state = battle(anna="10 1", bruno="Su 1", carla="1")

    play(state, "anna 10, bruno Su")

    assert events(state, "battle-ended") == [{"event": "battle-ended", "reason": "surrender", "by": 1}]
    assert asked(state) == ["anna"]
    assert regions(state, "anna") == ["parma"]


def test_who_is_out_is_seen_by_all() -> None:
    """[CON-K15]"""
    state = battle(anna="10 1", bruno="6", carla="1")

    play(state, "anna passes, bruno 6")

    assert [out(seen(state, viewer)) for viewer in VIEWERS] == [["anna", "bruno"]] * 4


@pytest.mark.parametrize(
    ("played", "asked_for", "rule"),
    [
        ("anna 10", "bruno chooses roma", "CON-3.1"),  # no holder, and Roma is controlled [CON-3.2]
        ("anna 10, bruno passes", "bruno 6", "CON-4.9"),  # out, and not in hand [CON-4.15]
        ("anna 10, bruno 5, carla passes, anna 1, bruno 1", "bruno 1", "CON-4.9"),  # out, no cards [CON-4.12]
        ("anna 10, bruno 5", "anna takes H", "CON-5.28"),  # no Scarecrow, and no mercenary [CON-5.29]
        ("anna 10", "anna puts roma", "CON-5.15"),  # no Bishop, and Roma is controlled [CON-5.16]
        ("anna 10", "bruno discards 5", "CON-7.13"),  # only a part, and during a battle [CON-7.15]
        ("anna 10", "bruno discards hand", "CON-7.14"),  # a mercenary in hand, and during a battle [CON-7.15]
    ],
)
def test_where_several_rules_refuse_the_first_in_order_is_named(
    played: str, asked_for: str, rule: str
) -> None:
    """[CON-D1 to CON-D5] The opening words of the decisions."""
    state = battle(anna="10 H 1", bruno="5 1", carla="hand 1; regions roma")
    play(state, played)

    assert refused_by(state, asked_for) == rule
