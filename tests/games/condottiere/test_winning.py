"""Winning: enough regions, a group of them, or the most on a full board [CON-9]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.notation import NAMES
from tests.games.condottiere.scenario import (
    ALL_BUT_NAPOLI,
    asked,
    at,
    battle,
    decision,
    ending,
    events,
    happened,
    legal,
    play,
    refused_by,
    regions,
    told,
    winners,
)

SCATTERED = "torino venezia lucca urbino roma"  # no two of them touch


def about_to_gain(region: str, seats: int, controlled: str, **others: str) -> str:
    """A position in which anna gains a region by playing a 1 and passing; `others` control regions too."""
    rest = "\n".join(f"{name}: out; regions {others.get(name, '')}" for name in NAMES[1:seats])
    return f"""
        contested {region}, battle 9
        asked play_or_pass: anna
        anna: hand 1 6; regions {controlled}
        {rest}
    """


def test_four_players_need_an_adjacent_group_of_three() -> None:
    """[CON-9.1] [CON-X46] Torino, Roma and Genova: no victory. With Milano she wins."""
    state = battle(
        region="genova",
        anna="hand 10 1; regions torino roma",
        bruno="hand 2; out",
        carla="hand 2; out",
        dario="hand 2; out",
    )

    play(state, "anna 10, anna passes")
    assert regions(state, "anna") == ["torino", "genova", "roma"]
    assert decision(state) == "choose_region"

    play(state, "anna chooses milano, anna keeps hand, bruno keeps hand, carla keeps hand, dario keeps hand")
    play(state, "anna 1, bruno passes, carla passes, dario passes")
    assert regions(state, "anna") == ["torino", "milano", "genova", "roma"]
    assert (winners(state), ending(state)) == (["anna"], "adjacent")


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_from_four_players_on_five_regions_or_three_adjacent_win(seats: int) -> None:
    """[CON-9.1]"""
    four = at(about_to_gain("urbino", seats, "torino venezia lucca"))
    five = at(about_to_gain("roma", seats, "torino venezia lucca urbino"))
    three_adjacent = at(about_to_gain("milano", seats, "torino genova"))

    for state in (four, five, three_adjacent):
        play(state, "anna 1, anna passes")

    assert ending(four) == "none"
    assert (winners(five), ending(five)) == (["anna"], "total")
    assert (winners(three_adjacent), ending(three_adjacent)) == (["anna"], "adjacent")


def test_five_scattered_regions_win_with_five_players() -> None:
    """[CON-9.1] [CON-X47] Largest group 1, but 5 regions: she wins."""
    state = at(about_to_gain("roma", 5, "torino venezia lucca urbino"))

    play(state, "anna 1, anna passes")

    assert (winners(state), ending(state)) == (["anna"], "total")


@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_need_six_regions_or_four_adjacent(seats: int) -> None:
    """[CON-9.2]"""
    five = at(about_to_gain("roma", seats, "torino venezia lucca urbino"))
    six = at(about_to_gain("napoli", seats, SCATTERED))
    three_adjacent = at(about_to_gain("milano", seats, "torino genova"))
    four_adjacent = at(about_to_gain("milano", seats, "torino genova parma"))

    for state in (five, six, three_adjacent, four_adjacent):
        play(state, "anna 1, anna passes")

    assert ending(five) == "none"
    assert (winners(six), ending(six)) == (["anna"], "total")
    assert ending(three_adjacent) == "none"
    assert (winners(four_adjacent), ending(four_adjacent)) == (["anna"], "adjacent")


def test_three_players_need_an_adjacent_group_of_four() -> None:
    """[CON-9.2] [CON-X48] Modena, Parma, Lucca and Napoli: no victory. With Firenze bruno wins."""
    state = battle(
        region="napoli",
        chooser="bruno",
        anna="hand 2; out",
        bruno="hand 10 1; regions modena parma lucca",
        carla="hand -; out",
    )

    play(state, "bruno 10, bruno passes")
    assert regions(state, "bruno") == ["parma", "modena", "lucca", "napoli"]
    assert decision(state) == "choose_region"

    play(state, "bruno chooses firenze, anna keeps hand, bruno keeps hand, bruno 1, anna passes")
    assert (winners(state), ending(state)) == (["bruno"], "adjacent")


def test_the_game_ends_at_once_when_strength_has_been_compared() -> None:
    """[CON-9.3] No region is chosen, no line or hand discarded, and nothing more may be done."""
    state = at(about_to_gain("milano", 4, "torino genova"))

    play(state, "anna 1, anna passes")

    compared = happened(state).index("strength-compared")
    after = [name for name in happened(state)[compared:] if name not in ("strength-compared", "cards-opened")]
    assert after == ["region-conquered", "token-given", "game-won", "game-ended"]
    assert events(state, "game-won") == [{"event": "game-won", "seats": [0], "reason": "adjacent"}]
    assert asked(state) == []
    assert refused_by(state, "anna chooses napoli") == "CON-9.3"


def test_only_the_player_who_has_just_gained_a_region_is_tested() -> None:
    """[CON-9.3] A group that somehow lay there before wins nothing when another gains a region."""
    state = at(about_to_gain("urbino", 4, "", bruno="torino genova milano"))

    play(state, "anna 1, anna passes")

    assert ending(state) == "none"


def test_a_tied_battle_wins_nobody_the_game() -> None:
    """[CON-9.3] Nobody has gained a region."""
    state = battle(
        region="milano",
        anna="hand 6 1; regions torino genova",
        bruno="line 6; out",
        carla="hand -; out",
        dario="hand -; out",
    )

    play(state, "anna 6, anna passes")

    assert ending(state) == "none"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_control_markers_cannot_run_out(seats: int) -> None:
    """[CON-9.4] A sixth region always wins, whatever the options."""
    for bigger in (False, True):
        state = at(about_to_gain("napoli", seats, SCATTERED), bigger_kingdoms=bigger)

        play(state, "anna 1, anna passes")

        assert len(regions(state, "anna")) == 6
        assert winners(state) == ["anna"]


def test_a_tie_for_the_most_regions_on_a_full_board_is_fought_out() -> None:
    """[CON-9.5] [CON-9.7] [CON-X49] anna, bruno and carla tie with 4 and fight the final battle."""
    state = at(ALL_BUT_NAPOLI)

    play(state, "dario 1")

    assert regions(state, "dario") == ["mantova", "firenze", "napoli"]
    assert "board-full" in happened(state)
    assert events(state, "final-battle-started")[0]["seats"] == [0, 1, 2]
    assert ending(state) == "none"


def test_sixteen_regions_and_the_favor_on_the_last_are_a_full_board() -> None:
    """[CON-9.6] [CON-X50] The Favor is on Napoli, dario wins Mantova: the same three tie with 4."""
    state = at(
        ALL_BUT_NAPOLI.replace("contested napoli", "contested mantova, favor napoli").replace(
            "firenze mantova", "firenze"
        )
    )

    play(state, "dario 1")

    assert regions(state, "dario") == ["mantova", "firenze"]
    assert events(state, "final-battle-started")[0]["seats"] == [0, 1, 2]


def test_sixteen_regions_without_the_favor_on_the_last_are_no_full_board() -> None:
    """[CON-9.6] Napoli is free and is fought for next, chosen without asking."""
    state = at(
        ALL_BUT_NAPOLI.replace("contested napoli", "contested mantova").replace("firenze mantova", "firenze")
    )

    play(state, "dario 1")

    assert "board-full" not in happened(state)
    assert events(state, "region-chosen") == [{"event": "region-chosen", "seat": 3, "region": "napoli"}]


def test_the_most_regions_win_on_a_full_board() -> None:
    """[CON-9.5] [CON-X51] bruno wins with 4."""
    state = at("""
        contested parma, chosen by anna, token anna, battle 25
        asked play_or_pass: fabio
        anna: out; regions ancona modena urbino
        bruno: out; regions bologna siena torino venezia
        carla: out; regions lucca napoli spoleto
        dario: out; regions firenze mantova milano
        elena: out; regions ferrara roma
        fabio: hand 1; regions genova
    """)

    play(state, "fabio 1")

    assert (winners(state), ending(state)) == (["bruno"], "full_board")
    assert told(state, "gallery", "game-won") == [{"event": "game-won", "seats": [1], "reason": "full_board"}]


def test_players_behind_the_winner_rank_by_regions_and_share_equal_ranks() -> None:
    """[CON-9.8] Also when one of them controls more regions than the winner."""
    state = at(
        about_to_gain(
            "milano", 5, "torino genova", bruno="roma", carla="venezia bologna lucca ancona", dario="siena"
        )
    )

    play(state, "anna 1, anna passes")

    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.places == [1, 3, 2, 3, 5]
    assert outcome.scores == [3, 1, 4, 1, 0]


def test_no_command_is_legal_once_the_game_is_won() -> None:
    """[CON-9.3]"""
    state = at(about_to_gain("milano", 4, "torino genova"))
    play(state, "anna 1, anna passes")

    assert [legal(state, name) for name in NAMES[:4]] == [[], [], [], []]
    assert {refused_by(state, line) for line in ("bruno passes", "anna 6", "carla shows 1 to anna")} == {
        "CON-9.3"
    }
