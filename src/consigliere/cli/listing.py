"""`consigliere games` and `consigliere rules`: what there is, and the law."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
from typing import TYPE_CHECKING

from consigliere.cli import lookup
from consigliere.cli.columns import hanging, wrapped
from consigliere.cli.errors import BadInput

if TYPE_CHECKING:
    from consigliere.kernel.game import Game
    from consigliere.kernel.option import Option, OptionValue, Preset
    from consigliere.texts import Texts

WIDTH = 100
NO_END = 1_000_000


def games(args: argparse.Namespace) -> int:
    """Every game with its seats, options and endings."""
    from consigliere import shelf

    texts = lookup.texts_in(args.lang)
    found = [shelf.game(name) for name in shelf.names()]
    if args.json:
        print(json.dumps([_game_to_plain(game, texts) for game in found], ensure_ascii=False, indent=2))
    else:
        for game in found:
            print("\n".join(_game_lines(game, texts)))
    return 0


def _game_to_plain(game: Game, texts: Texts) -> dict[str, object]:
    from consigliere import editions

    return {
        "name": game.name,
        "title": texts.say(game.name),
        "about": texts.say(f"{game.name}.about"),
        "rules_version": game.rules_version,
        "seats": {"least": game.least_seats, "most": game.most_seats},
        "bots": _bots(game),
        "options": [_option_to_plain(game, option, texts) for option in game.options],
        "presets": [_preset_to_plain(game, preset, texts) for preset in game.presets],
        "endings": list(game.endings),
        "facts": editions.facts(game),
        "reconstructed": editions.reconstructed(game),
    }


def _bots(game: Game) -> list[str]:
    from consigliere import bots

    return list(bots.names(game.name))


def _option_to_plain(game: Game, option: Option, texts: Texts) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "allowed": option.allowed(),
        "rule": option.rule,
        "explanation": texts.option_help(option.name, game.name),
    }


def _preset_to_plain(game: Game, preset: Preset, texts: Texts) -> dict[str, object]:
    return {
        "name": preset.name,
        "title": texts.preset(preset.name, game.name),
        "options": dict(preset.values),
        "explanation": texts.preset_help(preset.name, game.name),
    }


def _game_lines(game: Game, texts: Texts) -> list[str]:
    say = texts.say
    lines = [
        *wrapped(say("cli-games-game", name=game.name, about=say(f"{game.name}.about")), _width()),
        "  " + say("cli-games-seats", least=game.least_seats, most=game.most_seats),
        "  " + say("cli-games-bots", bots=texts.joined(_bots(game), "list-next")),
        "  " + say("cli-games-endings", endings=texts.joined(list(game.endings), "list-next")),
        *(["  " + guessed] if (guessed := lookup.guessed(game, texts)) else []),
        "  " + say("cli-games-options"),
    ]
    width = _width() if sys.stdout.isatty() else WIDTH
    for option in game.options:
        default = _typed(option.default)
        lines.append(
            "    " + say("cli-games-option", name=option.name, default=default, allowed=option.allowed())
        )
        help_text = f"{texts.option_help(option.name, game.name)} [{option.rule}]"
        lines += wrapped(f"      {help_text}", width)
    lines += ["  " + say("cli-games-presets")] if game.presets else []
    for preset in game.presets:
        lines.append(f"    {preset.name}: {texts.preset(preset.name, game.name)}")
        lines += wrapped(f"      {texts.preset_help(preset.name, game.name)}", width)
        set_here = " ".join(f"{name}={_typed(value)}" for name, value in preset.values.items())
        lines += wrapped(f"      {set_here}", width)
    return lines


def _typed(value: OptionValue) -> str:
    """The value of an option as one would type it."""
    return str(value) if not isinstance(value, bool) else "on" if value else "off"


def rules(args: argparse.Namespace) -> int:
    """The rules of a game: all of them, a section, or one."""
    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game)
    found = _found(texts, game.name, args.id.upper() if args.id else "")
    if args.json:
        plain = {"game": game.name, "rules": [{"id": rule, "text": text} for rule, text in found]}
        print(json.dumps(plain, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(texts, game.name, found)))
    return 0


def sections(texts: Texts, game: str) -> list[str]:
    """The sections of a game's rules, one line each."""
    lines = [f"{section:<8}{title}" for section, title in texts.sections(game)]
    rule, _ = texts.rules(game)[0]
    return [*lines, texts.say("cli-rules-more", section=rule.rpartition(".")[0], rule=rule)]


def some_rules(texts: Texts, game: str, wanted: str) -> list[str]:
    """One rule or one section, in lines."""
    return _lines(texts, game, _found(texts, game, wanted))


def _found(texts: Texts, game: str, wanted: str) -> list[tuple[str, str]]:
    """The rules that are asked for: `CON-4.2`, `CON-4` or, within a game, just `4.2`."""
    every = texts.rules(game)
    start = every[0][0].partition("-")[0]
    wanted = f"{start}-{wanted}" if re.fullmatch(r"[\d.]+", wanted) else wanted
    chosen = [pair for pair in every if wanted in ("", pair[0], pair[0].rpartition(".")[0])]
    if not chosen:
        last = every[-1][0].rpartition(".")[0]
        raise BadInput("cli-unknown-rule", rule=wanted[:40], game=game, first=f"{start}-1", last=last)
    return chosen


def _lines(texts: Texts, game: str, found: list[tuple[str, str]]) -> list[str]:
    titles = dict(texts.sections(game))
    lines: list[str] = []
    section = ""
    for rule, text in found:
        if rule.rpartition(".")[0] != section and len(found) > 1:
            section = rule.rpartition(".")[0]
            lines += [""] * bool(lines) + [f"{section}  {titles.get(section, '')}".rstrip()]
        lines += hanging(f"{rule:<10} ", text, _width())
    return lines


def _width() -> int:
    """The columns that rules may take: on a terminal so many that they read well, in a pipe each has one line."""
    return min(WIDTH, shutil.get_terminal_size().columns) if sys.stdout.isatty() else NO_END
