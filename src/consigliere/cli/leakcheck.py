"""`consigliere leakcheck`: the no-leak property, on demand."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from consigliere.cli import FOUND_BAD, GOOD, lookup
from consigliere.cli.progress import bar

if TYPE_CHECKING:
    from consigliere.texts import Texts


@dataclass(frozen=True)
class Summary:
    """What was compared and found; the speed is that of this run, without what an earlier one had done."""

    game: str
    seats: list[int]
    seed: int
    jobs: int
    pairs: int
    steps: int
    games: int
    leaks: list[str]
    seconds: float
    pairs_per_second: float


def run(args: argparse.Namespace) -> int:
    """Compare pairs of worlds; without a number of seats the pairs are shared among all there are."""
    from consigliere.cli import pairs

    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game, args.edition)
    lookup.at_least(args.pairs, 1, "--pairs")
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    lookup.at_least(jobs, 1, "--jobs")
    seats = list(range(game.least_seats, game.most_seats + 1)) if args.seats is None else [args.seats]
    tables = {number: lookup.settled(game, number, args.option, texts, args.preset) for number in seats}
    task = pairs.Task(game.name, game.rules_version, game.edition, tables, args.seed, args.pairs)
    with pairs.kept(args.resume, task) as (before, keep):
        check = pairs.Check(task, before, keep)
        started = perf_counter()
        found = list(check.run(jobs, bar(args.pairs, check.done_before)))
        seconds = perf_counter() - started
    summary = Summary(
        game=game.name,
        seats=seats,
        seed=args.seed,
        jobs=jobs,
        pairs=sum(bundle.pairs for bundle in found),
        steps=sum(bundle.steps for bundle in found),
        games=sum(bundle.games for bundle in found),
        leaks=[leak for bundle in found for leak in bundle.leaks],
        seconds=seconds,
        pairs_per_second=(check.pairs_done() - check.done_before) / seconds,
    )
    print(json.dumps(asdict(summary), ensure_ascii=False) if args.json else "\n".join(_lines(summary, texts)))
    return FOUND_BAD if summary.leaks else GOOD


def _lines(summary: Summary, texts: Texts) -> list[str]:
    """The summary for people."""
    seats = texts.joined([texts.number(number) for number in summary.seats], "list-next")
    game, rate = texts.say(summary.game), round(summary.pairs_per_second)
    return [
        texts.say("cli-leak-done", game=game, seats=seats, pairs=summary.pairs, steps=summary.steps),
        texts.say("cli-leak-speed", n=rate, seconds=texts.number(summary.seconds, 1)),
        texts.say("cli-leak-found", n=len(summary.leaks)),
        *[f"  {leak}" for leak in summary.leaks],
    ]
