"""`consigliere simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from consigliere.cli import lookup
from consigliere.cli.columns import clean, indented, padded, wide
from consigliere.cli.errors import BadInput
from consigliere.cli.progress import bar

if TYPE_CHECKING:
    from consigliere.arena import Result
    from consigliere.kernel.game import Game
    from consigliere.texts import Texts


def run(args: argparse.Namespace) -> int:
    """Play them, then print one JSON object or a table for people."""
    from consigliere import arena
    from consigliere.kernel.refusal import Illegal

    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game, args.edition)
    options = lookup.settled(game, args.seats, args.option, texts)
    bots = lookup.bots_named(game, args.bots)
    if len(bots) not in (1, args.seats):
        raise BadInput("cli-bots-for-seats", bots=len(bots), seats=args.seats)
    lookup.at_least(args.games, 1, "--games")
    lookup.at_least(args.jobs, 1, "--jobs")
    try:
        result = arena.simulate(
            game.name,
            args.seats,
            args.games,
            bots,
            args.seed,
            options,
            args.jobs,
            progress=bar(args.games),
            edition=game.edition,
        )
    except Illegal as illegal:
        raise lookup.refused(illegal.refusal, texts, game) from None
    if args.json:
        print(json.dumps(result.to_plain(), ensure_ascii=False))
    else:
        print("\n".join([*_edition(game, texts), *_lines(result, texts)]))
    return 0


def _edition(game: Game, texts: Texts) -> list[str]:
    from consigliere import editions

    return (
        [] if game.edition is None else [clean(texts.say("table-edition", name=str(editions.name_of(game))))]
    )


def _lines(result: Result, texts: Texts) -> list[str]:
    say = texts.say
    length = result.length
    lines = [
        say("cli-sim-title", game=texts.say(result.game), seats=result.seats, games=result.games),
        say("cli-sim-finished", n=result.finished, seed=str(result.seed)),
        say("cli-sim-speed", n=round(result.decisions_per_second), seconds=texts.number(result.seconds, 1)),
        say(
            "cli-sim-length",
            mean=texts.number(length["mean"], 1),
            least=round(length["min"]),
            most=round(length["max"]),
        ),
        "",
        say("cli-sim-bots"),
    ]
    width = max(wide(one.name) for one in result.bots) + 2
    for place, one in enumerate(result.bots, start=1):
        low, high = indented(texts.percent(one.low), 6), indented(texts.percent(one.high), 6)
        wins, share = indented(texts.number(one.wins), 8), indented(texts.percent(one.share), 7)
        lines.append(f"  {texts.number(place)}. {padded(one.name, width)} {wins}  {share}  {low} … {high}")
    shares = [
        say("cli-sim-seat", seat=seat, share=texts.percent(share))
        for seat, share in enumerate(result.seat_shares, start=1)
    ]
    lines += ["", say("cli-sim-seats", shares="  ".join(shares)), say("cli-sim-endings")]
    for ending, number in result.endings.items():
        lines.append(f"  {indented(texts.number(number), 7)}  {texts.ending(ending, result.game)}")
    return lines
