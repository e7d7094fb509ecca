"""`consigliere simulate`: many games between bots, or by a policy."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from consigliere.cli import lookup
from consigliere.cli.columns import clean, indented, padded, wide
from consigliere.cli.errors import BadInput
from consigliere.cli.progress import bar

if TYPE_CHECKING:
    from consigliere.arena import Result, Shares, Standing
    from consigliere.kernel.game import Game
    from consigliere.texts import Texts


def run(args: argparse.Namespace) -> int:
    """Play them, then print one JSON object or a table for people."""
    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game, args.edition)
    result = _by_policy(args, game, texts) if args.policy is not None else _by_bots(args, game, texts)
    if args.json:
        print(json.dumps(result.to_plain(), ensure_ascii=False))
    else:
        print("\n".join([*_edition(game, texts), *_lines(result, texts)]))
    return 0


def _by_bots(args: argparse.Namespace, game: Game, texts: Texts) -> Result:
    from consigliere import arena

    options = lookup.settled(game, args.seats, args.option, texts, args.preset)
    bots = lookup.bots_named(game, args.bots)
    if len(bots) not in (1, args.seats):
        raise BadInput("cli-bots-for-seats", bots=len(bots), seats=args.seats)
    _check_amounts(args)
    return arena.simulate(
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


def _by_policy(args: argparse.Namespace, game: Game, texts: Texts) -> Shares:
    """A table outside the lobby's limits is good here: figures published elsewhere are checked with it."""
    from consigliere import arena
    from consigliere.kernel.refusal import Illegal

    if args.preset is not None:
        raise BadInput("cli-preset-with-policy")
    known = list(arena.policies(game.name))
    if not known:
        raise BadInput("cli-no-policies", game=game.name)
    if args.policy not in known:
        raise BadInput("cli-unknown-policy", policy=args.policy[:40], game=game.name, known=known)
    if args.seats not in arena.SEATS:
        least, most = arena.SEATS[0], arena.SEATS[-1]
        raise BadInput("cli-policy-seats", seats=args.seats, least=least, most=most)
    _check_amounts(args)
    try:
        return arena.play_by_policy(
            game.name,
            args.policy,
            args.seats,
            args.games,
            args.seed,
            lookup.options_given(game, args.option),
            args.jobs,
            progress=bar(args.games),
            edition=game.edition,
        )
    except Illegal as illegal:
        raise lookup.refused(illegal.refusal, texts, game) from None


def _check_amounts(args: argparse.Namespace) -> None:
    lookup.at_least(args.games, 1, "--games")
    lookup.at_least(args.jobs, 1, "--jobs")


def _edition(game: Game, texts: Texts) -> list[str]:
    from consigliere import editions

    name = editions.name_of(game)
    return [] if name is None else [clean(texts.say("table-edition", name=name))]


def _lines(result: Result | Shares, texts: Texts) -> list[str]:
    from consigliere.arena import Shares

    say = texts.say
    length = result.length
    lines = [
        say("cli-sim-title", game=texts.say(result.game), seats=result.seats, games=result.games),
        say("cli-sim-policy", policy=result.policy, seed=str(result.seed))
        if isinstance(result, Shares)
        else say("cli-sim-finished", n=result.finished, seed=str(result.seed)),
        say("cli-sim-speed", n=round(result.decisions_per_second), seconds=texts.number(result.seconds, 1)),
        say(
            "cli-sim-length",
            mean=texts.number(length["mean"], 1),
            least=round(length["min"]),
            most=round(length["max"]),
        ),
        "",
    ]
    if isinstance(result, Shares):
        sides = [texts.ending(one.name, result.game) for one in result.sides]
        lines += [say("cli-sim-sides"), *_rows(result.sides, sides, texts), ""]
    else:
        bots = [f"{texts.number(place)}. {one.name}" for place, one in enumerate(result.bots, start=1)]
        shares = [
            say("cli-sim-seat", seat=seat, share=texts.percent(share))
            for seat, share in enumerate(result.seat_shares, start=1)
        ]
        lines += [say("cli-sim-bots"), *_rows(result.bots, bots, texts), ""]
        lines.append(say("cli-sim-seats", shares="  ".join(shares)))
    lines.append(say("cli-sim-endings"))
    for ending, number in result.endings.items():
        lines.append(f"  {indented(texts.number(number), 7)}  {texts.ending(ending, result.game)}")
    return lines


def _rows(standings: list[Standing], names: list[str], texts: Texts) -> list[str]:
    """Each of them with its wins and its share."""
    width = max(wide(name) for name in names) + 2
    lines = []
    for name, one in zip(names, standings):
        low, high = indented(texts.percent(one.low), 6), indented(texts.percent(one.high), 6)
        wins, share = indented(texts.number(one.wins), 8), indented(texts.percent(one.share), 7)
        lines.append(f"  {padded(name, width)} {wins}  {share}  {low} … {high}")
    return lines
