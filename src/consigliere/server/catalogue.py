"""Games as the client needs to know them: data, no code."""

from __future__ import annotations

from functools import cache
from typing import Any

from consigliere import bots, shelf
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option

Plain = dict[str, Any]


def summaries() -> list[Plain]:
    """Every game there is."""
    return [summary(shelf.game(name)) for name in shelf.names()]


def summary(game: Game) -> Plain:
    """A game without its commands."""
    return {
        "name": game.name,
        "rules": game.rules_version,
        "least": game.least_seats,
        "most": game.most_seats,
        "options": [_option(option) for option in game.options],
        "bots": list(bots.names(game.name)),
        "endings": list(game.endings),
        "reconstructed": _is_reconstructed(shelf.edition(game.name)),
    }


@cache
def whole(name: str) -> Plain:
    """A game with its commands in catalogue order: the place of each is its number in `Now.legal`."""
    game = shelf.game(name)
    commands = [
        {"text": game.text(command), "plain": game.command_to_plain(command)} for command in game.catalogue
    ]
    return {**summary(game), "commands": commands}


def _option(option: Option) -> Plain:
    is_number = isinstance(option.default, int) and not isinstance(option.default, bool)
    return {
        "name": option.name,
        "default": option.default,
        "rule": option.rule,
        "choices": list(option.choices),
        "low": option.low if is_number else None,
        "high": option.high if is_number else None,
    }


def _is_reconstructed(data: object) -> bool:
    """Whether an edition says of any of its parts that it is our own best guess."""
    if isinstance(data, dict):
        return any(_is_reconstructed(part) for part in data.values())
    if isinstance(data, list):
        return any(_is_reconstructed(part) for part in data)
    return data == "reconstructed"
