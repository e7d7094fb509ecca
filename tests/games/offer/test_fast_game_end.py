"""How the fast game ends [OFF-23]."""

from __future__ import annotations

import pytest

from consigliere.kernel.chance import FastChance
from tests.games.offer.scenario import (
    cards,
    ending,
    fast_table,
    ghosts,
    holder,
    legal,
    play,
    seen,
    stage,
    told,
    why_not,
    winners,
)
from tests.games.offer.test_fast_game import placed, shoots


def test_the_don_shot_ends_the_game() -> None:
    """[OFF-23.1; OFF-X73] All Cops win, eliminated ones too."""
    state = placed(3, 1)
    shoots(state, 0)
    assert (ending(state), winners(state)) == ("cops", ["1", "2"])

    state = placed(6, 1)
    shoots(state, 4, next_gun=2)
    shoots(state, 0)
    assert (ending(state), winners(state), ghosts(state)) == ("cops", ["1", "2", "3", "4", "5"], [1, 4])


def test_three_players_a_wrong_shot() -> None:
    """[OFF-22.4, OFF-23.2; OFF-X73] No Cop is left: the Don wins."""
    state = placed(3, 1)
    shoots(state, 2)

    assert (ending(state), winners(state)) == ("don", ["0"])
    assert cards(seen(state, "gallery")) == ["don", "cop", "cop"]


def test_six_players_two_wrong_shots() -> None:
    """[OFF-22.4, OFF-23.2; OFF-X74] Three Cops are left, a new round; then one, and the Don wins."""
    state = placed(6, 1)
    shoots(state, 2, next_gun=3)
    assert (ending(state), state.number_living()) == ("none", 4)
    shoots(state, 4)

    assert (ending(state), winners(state), state.number_living()) == ("don", ["0"], 2)


def test_the_patsy_loses_when_the_don_is_shot() -> None:
    """[OFF-23.1, OFF-23.3; OFF-X76] All Cops win, ghosts too, the living Patsy does not."""
    state = placed(7, 5, patsy=2)
    shoots(state, 6, next_gun=1)
    shoots(state, 0)

    assert (ending(state), winners(state)) == ("cops", ["1", "3", "4", "5", "6"])


@pytest.mark.parametrize("patsy_counts", [True, False])
def test_whether_the_patsy_counts_as_a_cop(patsy_counts: bool) -> None:
    """[OFF-23.4; OFF-X77] Don, Patsy and one Cop are left: a new round, or the Don has won."""
    state = placed(7, 5, patsy=2, patsy_counts=patsy_counts)
    shoots(state, 6, next_gun=1)
    shoots(state, 3)

    if patsy_counts:
        assert (ending(state), stage(state)) == ("none", "place")
        assert [line for line in legal(state, "0") if line.startswith("place")] == ["place 4"]
    else:
        assert (ending(state), winners(state)) == ("don", ["0", "2"])


def test_a_dead_patsy_counts_no_more() -> None:
    """[OFF-23.2, OFF-23.4] Don and two Cops are left, whoever was the Patsy."""
    for patsy_counts in (True, False):
        state = placed(7, 5, patsy=2, patsy_counts=patsy_counts)
        shoots(state, 2, next_gun=1)
        shoots(state, 3)
        assert (ending(state), stage(state)) == ("none", "place")


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_it_ends_after_at_most_three_rounds(seats: int) -> None:
    """[OFF-23.5, OFF-I16] Living players fall by two per wrong shot; the Don lives, and never holds the gun."""
    for seed in range(20):
        chance = FastChance(seed)
        state = fast_table(seed % seats, seats, seed)
        living = [state.number_living()]
        while ending(state) == "none":
            if stage(state) == "bang":
                assert holder(state, "gun") not in (seed % seats, int(state.patsy))
                living.append(state.number_living())
            play(state, f"house time-up {state.timers()[0].name}", chance)
        rounds = living[1:]
        assert rounds == [seats - 2 * number for number in range(len(rounds))]
        assert len(rounds) <= 3
        assert seed % seats not in ghosts(state)


def test_the_moderators_words_tell_nothing() -> None:
    """[OFF-20.6, OFF-1.5] Whoever is the Don, the gallery hears the same."""
    heard = []
    for don in (0, 3):
        state = fast_table(don, 5)
        play(state, f"{don} place 1, house time-up secret, 1 bang 2")
        heard.append(told(state, "gallery"))

    assert heard[0] == heard[1]
    assert why_not(state, "0 say hush").name == "night-is-silent"
