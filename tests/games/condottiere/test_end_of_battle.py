"""The end of a battle: lines compared, region and token given [CON-7.1 to CON-7.11]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import (
    asked,
    battle,
    cards,
    compared,
    contested,
    discarded,
    events,
    happened,
    legal,
    out,
    play,
    regions,
    seen,
    token,
    told,
)

VIEWERS = ("anna", "bruno", "carla", "gallery")


def test_after_a_battle_the_five_steps_follow_in_order() -> None:
    """[CON-7.1] Compare, choose, discard lines, discard hands, test for the end of the round."""
    state = battle(anna="hand 10 C", bruno="hand 6 W", carla="hand 5 Sc")

    play(state, "anna 10, bruno 6, carla 5, anna passes, bruno passes, carla passes, anna chooses roma")
    play(state, "carla keeps hand, anna discards hand, bruno discards hand, carla keeps Sc")

    steps = [
        "strength-compared",
        "region-conquered",
        "token-given",
        "region-chosen",
        "lines-discarded",
        "answers-closed",
        "hand-discarded",
        "cards-kept",
        "round-ended",
    ]
    assert list(dict.fromkeys(name for name in happened(state) if name in steps)) == steps


def test_while_the_holder_chooses_lines_and_hands_still_lie_as_they_were() -> None:
    """[CON-7.1] Step 2 comes before steps 3 and 4."""
    state = battle(anna="hand C; line 10", bruno="hand W; line 6; out")

    play(state, "anna passes")

    assert asked(state) == ["anna"]
    assert cards(state, "anna", "line") == "10"
    assert cards(state, "bruno", "line") == "6"
    assert discarded(state) == "-"
    assert {line.split()[0] for line in legal(state, "anna")} == {"choose"}


@pytest.mark.parametrize(
    ("winner", "anna", "bruno", "carla"), [("anna", 6, 5, 5), ("bruno", 5, 6, 5), ("carla", 5, 5, 6)]
)
def test_the_player_with_strictly_the_highest_strength_conquers_the_contested_region(
    winner: str, anna: int, bruno: int, carla: int
) -> None:
    """[CON-7.2, CON-7.4, CON-K15] Whoever it is, chooser or not; that player takes the token too."""
    state = battle(
        region="siena",
        anna=f"hand 1; line {anna}",
        bruno=f"hand 1; line {bruno}; out",
        carla=f"hand 1; line {carla}; out",
    )

    play(state, "anna passes")

    for viewer in VIEWERS:
        owners = [name for name in ("anna", "bruno", "carla") if regions(seen(state, viewer), name)]
        assert owners == [winner]
    assert regions(state, winner) == ["siena"]
    assert token(state) == winner
    assert [event["reason"] for event in events(state, "token-given")] == ["winner"]


@pytest.mark.parametrize(
    ("season", "anna", "bruno", "strengths"),
    [
        ("winter", "10", "1 1", [1, 2, 0]),
        ("spring", "4 4 4", "10", [12, 13, 0]),
        ("-", "10", "6 D", [10, 12, 0]),
    ],
)
def test_seasons_and_drummers_decide_who_wins(
    season: str, anna: str, bruno: str, strengths: list[int]
) -> None:
    """[CON-7.2, CON-5.3, CON-5.6, CON-5.23] By printed strengths anna would have won."""
    state = battle(
        anna=f"hand 1; line {anna}", bruno=f"hand 1; line {bruno}; out", carla=f"line {season}; out"
    )

    play(state, "anna passes")

    assert compared(state) == strengths
    assert regions(state, "bruno") == ["parma"]


def test_totals_and_courtesans_are_announced_to_all() -> None:
    """[CON-7.2, CON-K14]"""
    state = battle(anna="hand 1; line 10 C", bruno="hand 1; line 6 C C; out", carla="hand 1; out")

    play(state, "anna passes")

    for viewer in VIEWERS:
        heard = [(event["total"], event["courtesans"]) for event in told(state, viewer, "strength-compared")]
        assert heard == [(11, 1), (8, 2), (0, 0)]


@pytest.mark.parametrize(("line", "strength"), [("6", 6), ("-", 0)])
def test_if_two_or_more_share_the_highest_strength_no_marker_is_placed(line: str, strength: int) -> None:
    """[CON-7.3] Also at 0."""
    state = battle(anna=f"hand 1; line {line}", bruno=f"hand 1; line {line}; out", carla="hand 1; out")

    play(state, "anna passes")

    assert compared(state)[:2] == [strength, strength]
    assert [regions(state, name) for name in ("anna", "bruno", "carla")] == [[], [], []]
    assert "region-conquered" not in happened(state)


def test_a_tie_below_the_highest_strength_is_no_tie() -> None:
    """[CON-7.2, CON-7.3]"""
    state = battle(anna="hand 1; line 5", bruno="hand 1; line 6; out", carla="hand 1; line 5; out")

    play(state, "anna passes")

    assert regions(state, "bruno") == ["parma"]


def test_the_winner_of_the_battle_takes_the_token() -> None:
    """[CON-7.4] And chooses next."""
    state = battle(anna="hand 1; line 5", bruno="hand 1; line 6; out")

    play(state, "anna passes")

    assert token(state) == "bruno"
    assert asked(state) == ["bruno"]


def test_a_single_player_with_the_most_courtesans_takes_the_token_instead_of_the_winner() -> None:
    """[CON-X34, CON-7.5] anna takes the region, bruno the token."""
    state = battle(anna="hand 1; line 10", bruno="hand 1; line 6 C; out", carla="hand 1; line 5; out")

    play(state, "anna passes")

    assert compared(state) == [10, 7, 5]
    assert regions(state, "anna") == ["parma"]
    assert token(state) == "bruno"
    assert [event["reason"] for event in events(state, "token-given")] == ["courtesans"]


def test_courtesans_of_a_player_who_is_out_count() -> None:
    """[CON-X93, CON-4.10, CON-7.5] bruno takes the region, anna the token."""
    state = battle(chooser="bruno", anna="hand 1; line C C; out", bruno="hand 1; line 10 C")

    play(state, "bruno passes")

    assert compared(state) == [2, 11]
    assert regions(state, "bruno") == ["parma"]
    assert token(state) == "anna"


def test_if_two_share_the_most_courtesans_the_winner_takes_the_token() -> None:
    """[CON-X35, CON-7.6] anna takes region and token."""
    state = battle(anna="hand 1; line 10 C", bruno="hand 1; line 6 C; out")

    play(state, "anna passes")

    assert compared(state) == [11, 7]
    assert regions(state, "anna") == ["parma"]
    assert token(state) == "anna"


def test_who_has_fewer_courtesans_than_two_who_share_the_most_does_not_take_the_token() -> None:
    """[CON-7.6] carla's one is not the most, though the others' two cancel out."""
    state = battle(anna="hand 1; line C C", bruno="hand 1; line 10 C C; out", carla="hand 1; line 6 C; out")

    play(state, "anna passes")

    assert token(state) == "bruno"


def test_the_most_courtesans_overtake_two_who_share_fewer() -> None:
    """[CON-7.5] anna and bruno share one each, carla has two."""
    state = battle(anna="hand 1; line 10 C", bruno="hand 1; line C; out", carla="hand 1; line C C; out")

    play(state, "anna passes")

    assert token(state) == "carla"


def test_courtesans_still_in_hand_decide_nothing() -> None:
    """[CON-7.5, CON-7.6] Only those in line count; nobody has one there."""
    state = battle(anna="hand 1; line 10", bruno="hand C C; line 6; out")

    play(state, "anna passes")

    assert token(state) == "anna"


def test_if_battle_and_courtesans_are_tied_the_token_goes_left_of_the_chooser() -> None:
    """[CON-X36, CON-7.7] Left of carla sits anna."""
    state = battle(
        chooser="carla", anna="hand 1; line 6 C; out", bruno="hand 1; line 6 C; out", carla="hand 1; line 2"
    )

    play(state, "carla passes")

    assert compared(state) == [7, 7, 2]
    assert [regions(state, name) for name in ("anna", "bruno", "carla")] == [[], [], []]
    assert token(state) == "anna"
    assert [event["reason"] for event in events(state, "token-given")] == ["left_of_chooser"]


def test_the_token_goes_left_of_the_chooser_even_to_one_without_cards() -> None:
    """[CON-X38, CON-7.3, CON-7.7] Tied at 0; carla takes the token and chooses."""
    state = battle(chooser="bruno", anna="6", bruno="6", carla="hand -; out")

    play(state, "bruno passes, anna passes")
    holder = token(state)
    play(state, "carla chooses napoli")

    assert compared(state) == [0, 0, 0]
    assert holder == "carla"
    assert contested(state) == "napoli"


def test_if_only_the_battle_is_tied_the_most_courtesans_take_the_token() -> None:
    """[CON-X37, CON-7.8] No marker; bruno takes the token."""
    state = battle(chooser="carla", anna="hand 1; line 6; out", bruno="hand 1; line 5 C; out", carla="1")

    play(state, "carla passes")

    assert compared(state) == [6, 6, 0]
    assert [regions(state, name) for name in ("anna", "bruno", "carla")] == [[], [], []]
    assert token(state) == "bruno"


def test_the_most_courtesans_take_the_token_of_a_tie_in_which_they_have_no_part() -> None:
    """[CON-7.8]"""
    state = battle(anna="hand 1; line 6", bruno="hand 1; line 6; out", carla="hand 1; line C; out")

    play(state, "anna passes")

    assert token(state) == "carla"


def test_a_new_region_that_completes_the_group_ends_the_game_in_step_1() -> None:
    """[CON-X40, CON-7.9, CON-9.3] No region is chosen, no hand discarded."""
    state = battle(
        region="milano",
        anna="hand C; line 10; regions torino genova",
        bruno="hand C; out",
        carla="hand 1; out",
        dario="hand 1; out",
    )

    play(state, "anna passes")

    assert state.is_over()
    assert asked(state) == []
    after = {"region-chosen", "lines-discarded", "answers-closed", "hand-discarded", "round-ended"}
    assert after.isdisjoint(happened(state))
    assert (cards(state, "anna"), cards(state, "bruno")) == ("courtesan", "courtesan")


def test_when_the_game_is_over_every_hand_is_open() -> None:
    """[CON-K1, CON-7.9] Until then nobody saw bruno's; a spectator sees it now."""
    state = battle(
        region="milano",
        anna="hand 1; line 10; regions torino genova",
        bruno="hand H W; out",
        carla="hand 1; out",
        dario="hand 1; out",
    )
    before = cards(seen(state, "gallery"), "bruno")

    play(state, "anna passes")

    assert before == "? ?"
    assert cards(seen(state, "gallery"), "bruno") == "winter heroine"
    opened = [event for event in told(state, "gallery", "cards-opened") if event["pile"] == "hand"]
    assert {event["card"] for event in opened if event["seat"] == 1} == {"winter", "heroine"}


def test_a_player_who_wins_with_the_last_card_still_takes_the_token_and_chooses() -> None:
    """[CON-7.10]"""
    state = battle(anna="10", bruno="1", carla="1")

    play(state, "anna 10, bruno passes, carla passes")
    holder = token(state), asked(state)
    play(state, "anna chooses roma")

    assert holder == ("anna", ["anna"])
    assert contested(state) == "roma"


def test_all_cards_of_all_lines_are_discarded() -> None:
    """[CON-7.11, CON-K7] Winner's and losers', mercenaries and special cards; all may look them up."""
    state = battle(anna="hand 1; line 10 D C", bruno="hand 1; line 6 W; out", carla="hand 1; line H; out")

    play(state, "anna passes, anna chooses roma")

    assert events(state, "lines-discarded") == [{"event": "lines-discarded", "count": 6}]
    assert [cards(state, name, "line") for name in ("anna", "bruno", "carla")] == ["-", "-", "-"]
    for viewer in VIEWERS:
        assert discarded(seen(state, viewer)) == "10 6 winter courtesan drummer heroine"


def test_a_surrender_is_discarded_with_its_line() -> None:
    """[CON-7.11] So that it does not end the next battle too."""
    state = battle(anna="hand Su 1 2; line 10", bruno="hand 1 2", carla="hand 1 2")

    play(state, "anna Su, anna chooses roma, anna keeps hand, bruno keeps hand, carla keeps hand, anna 1")

    assert discarded(state) == "10 surrender"
    assert asked(state) == ["bruno"]
    assert out(state) == []
