"""The bots: they play from what a seat may know, never from the truth.

`random` plays every game. The other bots of a game stand in the package of its name beside this file, whose
`BOTS` says what they are called: adding one touches nothing else.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from consigliere.bots.at_random import Random
from consigliere.bots.bot import BlindBot, Bot
from consigliere.kernel.game import Game

__all__ = ["BlindBot", "Bot", "make", "names"]

EVERYWHERE: Final[dict[str, type[Bot]]] = {"random": Random}


def names(game_name: str) -> tuple[str, ...]:
    """The bots that can play a game, the one that plays every game first.

    >>> names("condottiere")
    ('random', 'greedy')
    """
    return tuple(_bots(game_name))


def make(name: str, game: Game, seat: int) -> Bot:
    """A bot for one seat of a game; ValueError names those there are."""
    bots = _bots(game.name)
    if name not in bots:
        raise ValueError(f"{game.name} has no bot called {name!r}; there are {', '.join(bots)}")
    return bots[name](game, seat)


def _bots(game_name: str) -> dict[str, type[Bot]]:
    package = f"{__name__}.{game_name}"
    if not game_name.isidentifier() or find_spec(package) is None:
        return EVERYWHERE
    own: dict[str, type[Bot]] = import_module(package).BOTS
    return EVERYWHERE | own
