"""Games as the client needs to know them: data, no code."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec
from msgspec.structs import asdict

from consigliere import bots, editions, shelf
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option
from consigliere.server.answers import CommandInfo, EditionInfo, GameInfo, GameSummary, OptionInfo, PresetInfo
from consigliere.server.pressed import Pressed, pressed

JSON: Final = "application/json"


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
        [PresetInfo(preset.name, preset.values) for preset in game.presets],
        list(bots.names(game.name)),
        list(game.endings),
        bool(editions.reconstructed(game)),
        game.moderated,
        game.margin,
    )


@lru_cache(maxsize=16)
def whole(game: Game) -> GameInfo:
    """A game with its commands and its edition."""
    commands = [CommandInfo(game.text(command), game.command_to_plain(command)) for command in game.catalogue]
    edition = EditionInfo(
        editions.name_of(game),
        editions.changed(game),
        editions.facts(game),
        editions.reconstructed(game),
        editions.own_names(game),
        editions.components_of(game),
    )
    return GameInfo(**asdict(summary(game)), commands=commands, edition=edition)


@cache
def all_games() -> Pressed:
    """Every game there is, as it goes to everybody."""
    return pressed(msgspec.json.encode(summaries()), JSON)


@cache
def one_game(name: str) -> Pressed:
    """One game of the shelf with the edition that comes with it, as it goes to everybody."""
    return pressed(msgspec.json.encode(whole(shelf.game(name))), JSON)


def _option(option: Option) -> OptionInfo:
    is_number = isinstance(option.default, int) and not isinstance(option.default, bool)
    low, high = (option.low, option.high) if is_number else (None, None)
    return OptionInfo(option.name, option.default, option.rule, list(option.choices), low, high)
