"""How bots choose, in a worker process: they get what their seat may know as plain data, and answer in notation."""

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


def answer(
    name: str,
    edition: Plain | int,
    options: Options,
    seats: int,
    seat: int,
    level: str,
    view: Plain,
    knowledge: Plain,
    seed: int,
    is_waited_for: bool = True,
    rules: int | None = None,
) -> str | None:
    """What a bot gives in that seat: a command in notation. One that is not waited for may have nothing to say."""
    game = shelf.game(name, edition, rules)
    seen = game.read_view(view, seats, options)
    known = game.read_knowledge(knowledge, seat, seats)
    bot = bots.make(level, game, seat)
    legal, chance = seen.copy.legal(seat), FastChance(seed)
    if is_waited_for:
        return game.text(bot.answer(seen, known, legal, chance))
    if isinstance(bot, bots.BlindBot):
        return None  # it would always find something to do
    if legal:
        return game.text(bot.answer(seen, known, legal, chance))
    said = bot.says(seen, known, chance)
    return None if said is None else game.text(said)
