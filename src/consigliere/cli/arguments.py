"""The words of the command line: which commands there are and what each of them takes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from consigliere import __version__
from consigliere.cli.columns import lines_of, wide
from consigliere.cli.errors import BadInput

Say = Callable[[str], str]
HELP = ("-h", "--help")
DATABASE = "consigliere.sqlite3"
HELP_KEYS = {"--games": "games-number"}  # a word that is a command too


def wants_help(words: list[str]) -> bool:
    """Whether help texts will be read: somebody asked for them, or said nothing at all."""
    return not words or any(word in HELP for word in words)


class Parser(argparse.ArgumentParser):
    """Speaks the language of its texts, and complains in one line instead of printing its usage."""

    def __init__(self, *, say: Say, **words: Any) -> None:
        super().__init__(formatter_class=_formatter(say("cli-help-usage")), add_help=False, **words)
        # Argparse puts words into these two groups by itself and has no other way to name them.
        self._positionals.title = say("cli-help-words")
        self._optionals.title = say("cli-help-options")
        self.add_argument(*HELP, action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        raise BadInput("cli-bad-usage", problem=message, command=self.prog)


def parser(say: Say) -> Parser:
    """The whole command line. `say` fetches help texts by their key."""
    top = Parser(say=say, prog="consigliere", description=say("cli-help-top"), epilog=say("cli-help-exit"))
    version = f"consigliere {__version__}"
    top.add_argument("--version", action="version", version=version, help=say("cli-help-version"))
    commands = top.add_subparsers(dest="command", metavar=say("cli-help-command") or None, required=True)

    def command(name: str, run: str) -> _Words:
        return _command(commands, say, name, run)

    _play(command("play", "play:run"))
    listing = command("games", "listing:games")
    listing.json()
    listing.language()
    rules = command("rules", "listing:rules")
    rules.game()
    rules.add("id", nargs="?")
    rules.language()
    rules.json()
    _simulate(command("simulate", "simulate:run"))
    _leakcheck(command("leakcheck", "leakcheck:run"))
    replay = command("replay", "replay:run")
    replay.add("file")
    replay.add("--to", type=int, metavar="N")
    replay.add("--as", dest="viewer", metavar="VIEWER")
    replay.add("--unlimited", action="store_true")
    replay.language()
    replay.json()
    verify = command("verify", "verify:run")
    verify.add("file")
    verify.add("--unlimited", action="store_true")
    verify.language()
    verify.json()
    bench = command("bench", "bench:run")
    bench.add("game", nargs="?", metavar="GAME")
    bench.add("--seats", type=int, metavar="N")
    bench.add("--seconds", type=float, metavar="S")
    bench.edition()
    bench.language()
    bench.json()
    _edition(commands, say)
    _serve(command("serve", "serve:run"))
    backup = command("backup", "backup:run")
    backup.add("target", metavar="FILE")
    backup.add("--db", default=DATABASE, metavar="URL")
    backup.language()
    return top


def _command(commands: Any, say: Say, name: str, run: str) -> _Words:
    """One more command, with the function that carries it out."""
    about = say(f"cli-help-{name}")
    one = commands.add_parser(name.rpartition("-")[2], say=say, help=about, description=about)
    one.set_defaults(run=f"consigliere.cli.{run}")
    return _Words(one, say)


def _edition(commands: Any, say: Say) -> None:
    about = say("cli-help-edition-files")
    words = commands.add_parser("edition", say=say, help=about, description=about)
    inner = words.add_subparsers(dest="what", metavar=say("cli-help-command") or "COMMAND", required=True)
    check = _command(inner, say, "edition-check", "edition:check")
    check.add("edition", metavar="FILE")
    check.language()
    check.json()
    show = _command(inner, say, "edition-show", "edition:show")
    show.game()
    show.language()


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    """Help pages that begin with this word and break their lines as the language does."""

    class Formatter(argparse.HelpFormatter):
        def _format_usage(self, words: Any, actions: Any, groups: Any, prefix: str | None) -> str:
            if prefix is not None:
                return super()._format_usage(words, actions, groups, prefix)
            # Argparse counts characters, not columns.
            room = wide(usage) + 1
            return f"{usage} {super()._format_usage(words, actions, groups, '.' * room)[room:]}"

        def _split_lines(self, text: str, width: int) -> list[str]:
            return lines_of(text.splitlines(), width)

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            return "\n".join(indent + line for line in lines_of(text.splitlines(), width - len(indent)))

    return Formatter


class _Words:
    """The words of one command, with a help text for each by its name."""

    def __init__(self, parser: argparse.ArgumentParser, say: Say) -> None:
        self._parser = parser
        self._say = say

    def add(self, name: str, key: str | None = None, **words: Any) -> None:
        """One word, as argparse takes it. `key` is for a word that means something else in another command."""
        key = key or HELP_KEYS.get(name, name.removeprefix("--"))
        self._parser.add_argument(name, help=self._say(f"cli-help-{key}"), **words)

    def one_of(self, metavars: dict[str, str]) -> None:
        """Words of which exactly one is given."""
        group = self._parser.add_mutually_exclusive_group(required=True)
        for name, metavar in metavars.items():
            group.add_argument(name, help=self._say(f"cli-help-{name.removeprefix('--')}"), metavar=metavar)

    def game(self) -> None:
        self.add("game", metavar="GAME")

    def json(self) -> None:
        self.add("--json", action="store_true")

    def language(self) -> None:
        self.add("--lang", metavar="L")

    def options(self) -> None:
        """What is agreed on before a game."""
        self.add("--option", action="append", metavar="K=V")
        self.add("--preset", metavar="NAME")
        self.edition()

    def edition(self) -> None:
        self.add("--edition", metavar="FILE")


def _play(play: _Words) -> None:
    play.game()
    play.add("--seats", type=int, metavar="N")
    play.add("--bots", metavar="LEVEL")
    play.language()
    play.options()
    play.add("--seat", metavar="NAME|N")
    play.add("--name", metavar="NAME")
    play.add("--pass-and-play", nargs="?", const="all", metavar="N")
    play.add("--save", metavar="FILE")
    play.add("--resume", metavar="FILE")
    play.add("--seed", metavar="HEX")
    play.add("--luck", nargs="?", const="", metavar="TEXT")
    play.add("--fast", action="store_true")


def _simulate(simulate: _Words) -> None:
    simulate.game()
    simulate.add("--seats", type=int, metavar="N", required=True)
    simulate.add("--games", type=int, metavar="K", required=True)
    simulate.one_of({"--bots": "A,B,…", "--policy": "P"})
    simulate.add("--seed", type=int, default=0, metavar="S")
    simulate.add("--jobs", type=int, default=1, metavar="J")
    simulate.options()
    simulate.language()
    simulate.json()


def _serve(serve: _Words) -> None:
    serve.add("--host", default="0.0.0.0", metavar="ADDRESS")
    serve.add("--port", type=int, default=8000, metavar="N")
    serve.add("--db", default=DATABASE, metavar="URL")
    serve.add("--pace", type=float, default=0.8, metavar="S")
    serve.add("--tick", type=float, default=0.1, metavar="S")
    serve.add("--workers", type=int, metavar="N")
    serve.add("--origin", action="append", metavar="URL")
    serve.add("--keep", type=int, metavar="DAYS")
    serve.add("--no-limits", action="store_true")
    serve.language()


def _leakcheck(leakcheck: _Words) -> None:
    leakcheck.game()
    leakcheck.add("--pairs", type=int, metavar="N", required=True)
    leakcheck.add("--seats", type=int, metavar="N")
    leakcheck.add("--seed", type=int, default=0, metavar="S")
    leakcheck.add("--jobs", key="all-jobs", type=int, metavar="J")
    leakcheck.add("--resume", key="resume-check", metavar="FILE")
    leakcheck.options()
    leakcheck.language()
    leakcheck.json()
