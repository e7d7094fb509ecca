"""How bots choose, in a worker process: they get what their seat may know as plain data, and answer with a number."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from consigliere import bots, games, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options

Plain = dict[str, Any]


def warm_up() -> None:
    """Have every game and its bots at hand before the first question."""
    for name in shelf.names():
        game = shelf.game(name)
        for bot in bots.names(name):
            bots.make(bot, game, 0)


def game_of(name: str, edition: Plain | None) -> Game:
    """A game with the edition that comes with it, or another; KeyError or ValueError if there is none such."""
    return shelf.game(name) if edition is None else _edited(name, json.dumps(edition, sort_keys=True))


@lru_cache(maxsize=8)
def _edited(name: str, edition: str) -> Game:
    return games.make(name, json.loads(edition), is_default=False)


def choose(
    name: str,
    edition: Plain | None,
    options: Options,
    seats: int,
    seat: int,
    level: str,
    view: Plain,
    knowledge: Plain,
    seed: int,
) -> int:
    """What a bot answers in that seat: the number of a command in the catalogue."""
    game = game_of(name, edition)
    seen = game.read_view(view, seats, options)
    known = game.read_knowledge(knowledge, seat, seats)
    bot = bots.make(level, game, seat)
    return int(bot.choose(seen, known, seen.copy.legal(seat), FastChance(seed)))
