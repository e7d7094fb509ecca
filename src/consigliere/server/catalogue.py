"""Games as the client needs to know them: data, no code."""

from __future__ import annotations

from functools import cache

from msgspec.structs import asdict

from consigliere import bots, shelf
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option
from consigliere.server.answers import CommandInfo, GameInfo, GameSummary, OptionInfo


def summaries() -> list[GameSummary]:
    """Every game there is."""
    return [summary(shelf.game(name)) for name in shelf.names()]


def summary(game: Game) -> GameSummary:
    """A game without its commands."""
    return GameSummary(
        game.name,
        game.rules_version,
        game.least_seats,
        game.most_seats,
        [_option(option) for option in game.options],
        list(bots.names(game.name)),
        list(game.endings),
        _is_reconstructed(shelf.edition(game.name)),
    )


@cache
def whole(name: str) -> GameInfo:
    """A game with its commands."""
    game = shelf.game(name)
    commands = [CommandInfo(game.text(command), game.command_to_plain(command)) for command in game.catalogue]
    return GameInfo(**asdict(summary(game)), commands=commands)


def _option(option: Option) -> OptionInfo:
    is_number = isinstance(option.default, int) and not isinstance(option.default, bool)
    low, high = (option.low, option.high) if is_number else (None, None)
    return OptionInfo(option.name, option.default, option.rule, list(option.choices), low, high)


def _is_reconstructed(data: object) -> bool:
    """Whether an edition says of any of its parts that it is our own best guess."""
    if isinstance(data, dict):
        return any(_is_reconstructed(part) for part in data.values())
    if isinstance(data, list):
        return any(_is_reconstructed(part) for part in data)
    return data == "reconstructed"
