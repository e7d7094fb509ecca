"""The points campaign: several games, and points decide [CON-13]."""

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
    contested,
    decision,
    deck_size,
    ending,
    events,
    favor,
    hand_sizes,
    happened,
    options_refused_by,
    play,
    points,
    regions,
    seen,
    token,
    told,
    winners,
)

WON = "anna 1, anna passes"


def campaign(text: str, **options: OptionValue) -> Condottiere:
    """A position inside a points campaign."""
    return at(text, points_campaign=True, **options)


def anna_about_to_win(
    game: int = 1, anna: int = 0, bruno: int = 0, carla: int = 0, dario: int = 0, **options: OptionValue
) -> Condottiere:
    """Four seats with these points; anna is about to win Milano, and with it Torino, Genova and the game."""
    return campaign(
        f"""
        game {game}, battle 9, contested milano, favor siena, first holder bruno
        asked play_or_pass: anna
        anna: hand 1 6; regions torino genova roma; points {anna}
        bruno: hand 3; out; regions venezia bologna lucca; points {bruno}
        carla: out; regions ancona ferrara; points {carla}
        dario: out; points {dario}
        """,
        **options,
    )


def test_regions_and_the_adjacent_group_score() -> None:
    """[CON-13.2] [CON-13.3] [CON-X62] Group of 3 and 4 regions in all; 3, 2, 0: points 9, 3, 2, 0."""
    state = anna_about_to_win()

    play(state, WON)

    assert points(state) == [9, 3, 2, 0]
    assert [(event["regions"], event["bonus"]) for event in events(state, "game-scored")] == [
        (4, 5),
        (3, 0),
        (2, 0),
        (0, 0),
    ]


def test_points_add_up_over_the_games() -> None:
    """[CON-13.1] [CON-13.2]"""
    state = anna_about_to_win(game=2, anna=3, bruno=9, carla=1, dario=4)

    play(state, WON)

    assert points(state) == [12, 12, 3, 4]
    assert ending(state) == "none"


@pytest.mark.parametrize("target", [10, 20, 30, 100])
def test_the_target_is_any_whole_number_from_ten_to_a_hundred(target: int) -> None:
    """[CON-13.1] [CON-13.7] One point short of it the campaign goes on; with it the campaign ends."""
    short = anna_about_to_win(anna=target - 10, target=target)
    reached = anna_about_to_win(anna=target - 9, target=target)

    play(short, WON)
    play(reached, WON)

    assert (points(short)[0], ending(short)) == (target - 1, "none")
    assert (points(reached)[0], ending(reached), winners(reached)) == (target, "campaign", ["anna"])


def test_the_target_is_twenty_by_default() -> None:
    """[CON-13.1]"""
    short, reached = anna_about_to_win(anna=10), anna_about_to_win(anna=11)

    play(short, WON)
    play(reached, WON)

    assert (ending(short), ending(reached)) == ("none", "campaign")


@pytest.mark.parametrize("target", [9, 101, -20, True, "many"])
def test_any_other_target_is_refused(target: OptionValue) -> None:
    """[CON-13.1]"""
    assert options_refused_by(4, points_campaign=True, target=target) == "CON-13.1"


def test_the_bonus_is_due_also_if_the_same_region_completed_the_total() -> None:
    """[CON-13.4] [CON-X63] 5 regions, and Lucca-Modena-Bologna connected: 10 points."""
    state = campaign("""
        battle 9, contested modena
        asked play_or_pass: anna
        anna: hand 1 6; regions torino venezia lucca bologna
        bruno: out
        carla: out
        dario: out
    """)

    play(state, WON)

    assert points(state) == [10, 0, 0, 0]


def test_five_scattered_regions_bring_no_bonus() -> None:
    """[CON-13.3] The game is won, but not with the group."""
    state = campaign("""
        battle 9, contested roma
        asked play_or_pass: anna
        anna: hand 1 6; regions torino venezia lucca urbino
        bruno: out
        carla: out
        dario: out
    """)

    play(state, WON)

    assert events(state, "game-won") == [{"event": "game-won", "seats": [0], "reason": "total"}]
    assert points(state) == [5, 0, 0, 0]


def test_a_tie_on_a_full_board_is_simply_scored() -> None:
    """[CON-13.5] [CON-13.6] [CON-X65] 4, 4, 4, 3, 2; no final battle, no bonus."""
    state = campaign(ALL_BUT_NAPOLI)

    play(state, "dario 1")

    assert points(state) == [4, 4, 4, 3, 2]
    assert "final-battle-started" not in happened(state)
    assert [event["game"] for event in events(state, "game-started")] == [2]


def test_a_full_board_gives_nobody_the_bonus() -> None:
    """[CON-13.5] Not even one who leads it with a group of three that was never tested."""
    moved = ALL_BUT_NAPOLI.replace("firenze mantova", "mantova").replace(
        "genova parma", "genova parma firenze"
    )
    state = campaign(moved)

    play(state, "dario 1")

    assert [event["bonus"] for event in events(state, "game-scored")] == [0, 0, 0, 0, 0]
    assert "game-won" not in happened(state)


def test_the_most_points_win_the_campaign_whoever_won_the_game() -> None:
    """[CON-13.7] anna wins the game and passes the target; bruno has more points."""
    state = anna_about_to_win(game=3, anna=12, bruno=19)

    play(state, WON)

    assert points(state) == [21, 22, 2, 0]
    assert (winners(state), ending(state)) == (["bruno"], "campaign")
    assert events(state, "campaign-won") == [{"event": "campaign-won", "seats": [1], "points": 22}]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ([21, 22, 2, 0], [2, 1, 3, 4])


def test_a_tie_for_the_most_points_is_settled_by_a_final_battle() -> None:
    """[CON-13.7] [CON-13.8] [CON-13.9] [CON-X64] 22, 22, 15, 8; regions 3 and 2: 13 and 12 cards."""
    state = campaign("""
        game 4, battle 9, contested milano, favor siena, first holder bruno
        asked play_or_pass: anna
        anna: hand 1 6; regions torino genova; points 14
        bruno: hand 3; out; regions venezia bologna; points 20
        carla: out; points 15
        dario: out; points 8
    """)

    play(state, WON)

    assert points(state) == [22, 22, 15, 8]
    assert events(state, "final-battle-started")[0]["seats"] == [0, 1]
    assert hand_sizes(state) == [13, 12, 0, 0]
    assert deck_size(state) == 85
    assert ending(state) == "none"


def test_the_campaigns_final_battle_decides_it() -> None:
    """[CON-13.8] bruno wins it, and with it the campaign; a shared strength shares the campaign."""
    text = """
        game 4, battle 9, contested none, token anna
        asked play_or_pass: anna
        anna: hand {}; regions torino; points 22; finalist
        bruno: hand 5; regions venezia; points 22; finalist
        carla: out; points 15
    """
    one, shared = campaign(text.format("3")), campaign(text.format("5"))

    play(one, "anna 3, bruno 5")
    play(shared, "anna 5, bruno 5")

    assert (winners(one), ending(one)) == (["bruno"], "campaign_final_battle")
    assert (winners(shared), ending(shared)) == (["anna", "bruno"], "campaign_final_battle")
    assert points(one) == [22, 22, 15]


def test_for_the_final_battle_the_last_games_token_decides_who_begins() -> None:
    """[CON-13.9] [CON-10.4] carla, tied with anna, has the token by her Courtesan."""
    state = campaign("""
        game 4, battle 9, contested milano, token anna
        asked play_or_pass: anna
        anna: hand 6 5; regions torino genova roma; points 13
        bruno: out; points 3
        carla: line courtesan; out; regions venezia ferrara; points 20
        dario: out
    """)

    play(state, "anna 6, anna passes", Stacked("2 " * 8 + "3 " * 4 + "1 " * 10 + "3 " * 4))

    assert points(state) == [22, 3, 22, 0]
    assert token(state) == "carla"
    assert asked(state) == ["carla"]
    assert cards(state, "carla") == "3 3 3 3 2 2 2 2 2 2 2 2"
    assert cards(state, "anna") == "3 3 3 3 1 1 1 1 1 1 1 1 1 1"


def test_each_further_game_starts_afresh_left_of_the_last_first_holder() -> None:
    """[CON-13.10] Empty board, Favor off, ten cards each, all 110 shuffled; carla begins after bruno."""
    state = anna_about_to_win()

    play(state, WON)

    started = {"event": "game-started", "game": 2, "first_holder": 2}
    assert events(state, "game-started") == [started]
    assert events(state, "deck-shuffled") == [{"event": "deck-shuffled", "size": 110}]
    assert [regions(state, name) for name in ("anna", "bruno", "carla", "dario")] == [[], [], [], []]
    assert (favor(state), contested(state), token(state)) == ("off", "none", "carla")
    assert hand_sizes(state) == [10, 10, 10, 10]
    assert decision(state) == "choose_region"
    assert asked(state) == ["carla"]
    assert len(state.legal(2)) == 17


def test_the_last_seat_is_followed_by_the_first() -> None:
    """[CON-13.10] And the deal begins with the new first holder."""
    state = campaign("""
        battle 9, contested milano, first holder bruno
        asked play_or_pass: anna
        anna: hand 1 6; regions torino genova parma
        bruno: out
    """)

    play(state, WON, Stacked("1 " * 10))

    assert asked(state) == ["anna"]
    assert cards(state, "anna") == "1 1 1 1 1 1 1 1 1 1"


def test_a_new_game_counts_its_battles_anew() -> None:
    """[CON-13.10] [CON-18.3] [CON-18.1]"""
    state = anna_about_to_win()
    state.battles = 199
    state.idle = 5

    play(state, WON)

    assert (int(state.battles), int(state.idle)) == (0, 0)


def test_after_fifty_games_the_campaign_ends_without_a_target() -> None:
    """[CON-13.11] The forty-ninth goes on; the fiftieth decides by points, far from the target."""
    last_but_one, last = anna_about_to_win(game=49, target=100), anna_about_to_win(game=50, target=100)

    play(last_but_one, WON)
    play(last, WON)

    assert (ending(last_but_one), int(last_but_one.game)) == ("none", 50)
    assert (winners(last), ending(last), points(last)) == (["anna"], "campaign", [9, 3, 2, 0])


def test_a_tie_after_fifty_games_is_fought_out() -> None:
    """[CON-13.8] [CON-13.11]"""
    state = anna_about_to_win(game=50, bruno=6, target=100)

    play(state, WON)

    assert points(state)[:2] == [9, 9]
    assert events(state, "final-battle-started")[0]["seats"] == [0, 1]


@pytest.mark.parametrize("viewer", ["dario", "gallery"])
def test_points_are_known_to_all_after_each_game(viewer: str) -> None:
    """[CON-K16]"""
    state = anna_about_to_win()

    play(state, WON)

    assert points(seen(state, viewer)) == [9, 3, 2, 0]
    assert [event["points"] for event in told(state, viewer, "game-scored")] == [9, 3, 2, 0]


def test_hands_stay_secret_between_the_games_of_a_campaign() -> None:
    """[CON-K16] [CON-13.10] Everything is opened when the campaign is over, not before."""
    between, over = anna_about_to_win(), anna_about_to_win(anna=11)

    play(between, WON)
    play(over, WON)

    assert "cards-opened" not in happened(between)
    assert cards(seen(over, "gallery"), "bruno") == "3"


def test_without_the_option_one_game_decides() -> None:
    """[CON-13.1]"""
    state = at("""
        battle 9, contested milano
        asked play_or_pass: anna
        anna: hand 1; regions torino genova
        bruno: out
        carla: out
        dario: out
    """)

    play(state, "anna 1")

    assert ending(state) == "adjacent"
    assert points(state) == [0, 0, 0, 0]
