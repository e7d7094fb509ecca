"""`consigliere edition`: check an edition file of one's own, or see the edition that comes with a game."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from consigliere.cli import FOUND_BAD, GOOD, lookup
from consigliere.cli.columns import clean

if TYPE_CHECKING:
    from consigliere.kernel.game import Game
    from consigliere.texts import Texts


def check(args: argparse.Namespace) -> int:
    """What the edition holds if it is good, else one line for each problem."""
    from consigliere.kernel.edition import BadEdition

    texts = lookup.texts_in(args.lang)
    try:
        game = lookup.edition_in(args.edition)
    except BadEdition as error:
        if args.json:
            print(json.dumps({"file": args.edition, "good": False, "problems": error.problems}))
        else:
            print("\n".join(clean(f"{args.edition}: {problem}") for problem in error.problems))
        return FOUND_BAD
    if args.json:
        print(json.dumps({"file": args.edition, "good": True, **_to_plain(game)}, ensure_ascii=False))
    else:
        print("\n".join(clean(line) for line in _lines(game, texts)))
    return GOOD


def show(args: argparse.Namespace) -> int:
    """The edition that comes with a game, as a file to be changed; how much of it is a guess stands on top."""
    from consigliere import editions

    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game)
    print(f"# {_guessed(game, texts)}")
    print(editions.show(game.name), end="")
    return GOOD


def _to_plain(game: Game) -> dict[str, object]:
    from consigliere import editions

    return {
        "game": game.name,
        "name": editions.name_of(game),
        "counts": {
            table: {"entries": entries, "pieces": pieces}
            for table, (entries, pieces) in editions.counts(game).items()
        },
        "changed": editions.changed(game),
        "facts": editions.facts(game),
        "reconstructed": editions.reconstructed(game),
    }


def _lines(game: Game, texts: Texts) -> list[str]:
    from consigliere import editions

    say = texts.say
    lines = [say("cli-edition-good", name=editions.name_of(game) or "", game=say(game.name))]
    for table, (entries, pieces) in editions.counts(game).items():
        lines.append(f"  {say('cli-edition-table', table=table, entries=entries, pieces=pieces)}")
    lines.append(say("cli-edition-changed", n=len(editions.changed(game))))
    return [*lines, _guessed(game, texts)]


def _guessed(game: Game, texts: Texts) -> str:
    """How much of an edition is reconstructed."""
    from consigliere import editions

    found = len(editions.reconstructed(game))
    return texts.say("cli-edition-reconstructed", n=found, all=editions.facts(game))
