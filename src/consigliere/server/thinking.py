"""How bots choose, in a worker process: they get what their seat may know as plain data, and answer with a number."""

from __future__ import annotations

from typing import Any

from consigliere import bots, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import Options

Plain = dict[str, Any]


def warm_up() -> None:
    """Have every game and its bots at hand before the first question."""
    for name in shelf.names():
        game = shelf.game(name)
        for bot in bots.names(name):
            bots.make(bot, game, 0)


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
    game = shelf.game(name, edition)
    seen = game.read_view(view, seats, options)
    known = game.read_knowledge(knowledge, seat, seats)
    bot = bots.make(level, game, seat)
    return int(bot.choose(seen, known, seen.copy.legal(seat), FastChance(seed)))
