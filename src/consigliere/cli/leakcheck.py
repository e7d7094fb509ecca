"""`consigliere leakcheck`: the no-leak property, on demand."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from consigliere.cli import FOUND_BAD, GOOD, lookup
from consigliere.cli.progress import bar


def run(args: argparse.Namespace) -> int:
    """Compare pairs of worlds; without a number of seats the pairs are shared among all there are."""
    from consigliere.kernel import leak
    from consigliere.kernel.chance import FastChance

    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game, args.edition)
    lookup.at_least(args.pairs, 1, "--pairs")
    numbers = list(range(game.least_seats, game.most_seats + 1)) if args.seats is None else [args.seats]
    tables = [(seats, lookup.settled(game, seats, args.option, texts, args.preset)) for seats in numbers]
    chance = FastChance(args.seed)
    show = bar(args.pairs)
    pairs = steps = 0
    leaks: list[str] = []
    for left, (seats, options) in zip(range(len(tables), 0, -1), tables):
        wanted = -(-(args.pairs - pairs) // left)
        if wanted <= 0:
            continue
        report = leak.check(game, seats, options, wanted, chance, _shifted(show, pairs))
        pairs += report.pairs
        steps += report.steps
        leaks += report.leaks
    if args.json:
        plain = {
            "game": game.name,
            "seats": numbers,
            "seed": args.seed,
            "pairs": pairs,
            "steps": steps,
            "leaks": leaks,
        }
        print(json.dumps(plain, ensure_ascii=False))
    else:
        tables_tried = texts.joined([texts.number(seats) for seats in numbers], "list-next")
        title = texts.say(game.name)
        print(texts.say("cli-leak-done", game=title, seats=tables_tried, pairs=pairs, steps=steps))
        print(texts.say("cli-leak-found", n=len(leaks)))
        print("\n".join(f"  {leak_line}" for leak_line in leaks), end="\n" if leaks else "")
    return FOUND_BAD if leaks else GOOD


def _shifted(show: Callable[[int], None], before: int) -> Callable[[int], None]:
    """The bar of a part of the work, shown as a part of the whole."""
    return lambda done: show(before + done)
