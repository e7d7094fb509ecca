"""Which bots there are, and what every bot keeps to."""

from __future__ import annotations

import pytest

from consigliere import bots, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.state import View
from tests.games.condottiere.scenario import new_game

GAME = shelf.game("condottiere")


def test_every_game_has_the_random_bot() -> None:
    for name in shelf.names():
        assert "random" in bots.names(name)

    assert bots.names("a game without bots of its own") == ("random",)


def test_a_bot_is_made_for_one_seat() -> None:
    bot = bots.make("greedy", GAME, 3)

    assert bot.game is GAME
    assert bot.seat == 3


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        ValueError, match="condottiere has no bot called 'brilliant'; there are random, greedy"
    ):
        bots.make("brilliant", GAME, 0)


@pytest.mark.parametrize("name", bots.names("condottiere"))
def test_the_same_chance_gives_the_same_choice_and_nothing_is_changed(name: str) -> None:
    state = new_game(4, seed=5)
    seat = int(state.holder)
    view = View(state.seen_by(seat))
    knowledge = GAME.knowledge(seat, 4)
    before, remembered = view.copy.fields(), knowledge.to_plain()

    chosen = [
        bots.make(name, GAME, seat).choose(view, knowledge, view.copy.legal(seat), FastChance(9))
        for _ in range(2)
    ]

    assert chosen[0] == chosen[1]
    assert chosen[0] in list(state.legal(seat))
    assert view.copy.fields() == before
    assert knowledge.to_plain() == remembered
