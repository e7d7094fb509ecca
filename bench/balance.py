"""How balanced a game is between bots: scores, turn order, length, and how strong the greedy bot is.

    ./dev bench balance corleone                  500 games of each kind of table, printed as a page
    ./dev bench balance corleone --games 2000     more of them
    ./dev bench balance corleone --write          the page docs/balance/corleone.md and the plots beside it

For every number of seats it plays tables of greedy bots and tables of one greedy bot among random ones, on all cores.
A game of two sides, as offer, is measured by who plays each side.
Equal seeds give equal pages. What is special to a game stands in bench/balancing/<game>.py.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from balancing import offer_plots
from balancing.measure import Played, Table, figures_of, play_all
from balancing.page import page
from balancing.plots import draw
from balancing.summary import BEST, OTHERS, Summary, summary

from consigliere import shelf

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "balance"
GAMES = [
    name for name in shelf.names() if (Path(__file__).resolve().parent / "balancing" / f"{name}.py").exists()
]

BY_SIDES = ("offer",)  # games without scores or turns, whose bots depend on the side they are dealt to


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench balance", description="How balanced a game is between bots."
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=500, help="of each kind of table (default 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument("--write", action="store_true", help="write docs/balance/GAME.md and its plots")
    given = parser.parse_args()
    if given.games < 20 or given.jobs < 1:
        parser.error("at least 20 games and one process are needed")
    game = shelf.game(given.game)
    figures = figures_of(given.game)
    if given.game in BY_SIDES:
        figures.run(given.games, given.seed, given.jobs, given.write, FOLDER, offer_plots.draw)
        return
    summaries = [
        measured(given.game, seats, given.games, given.seed, given.jobs)
        for seats in range(game.least_seats, game.most_seats + 1)
    ]
    with tempfile.TemporaryDirectory() as scratch:
        folder = FOLDER if given.write else Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        plots = draw(folder, given.game, figures, summaries)
    versions = (game.rules_version, shelf.newest(given.game))
    text = page(given.game, versions, figures, summaries, given.seed, plots)
    if given.write:
        (FOLDER / f"{given.game}.md").write_text(text, encoding="utf-8")
        print(f"written: docs/balance/{given.game}.md and {len(plots)} plots", file=sys.stderr)
    else:
        print(text, end="")


def measured(game: str, seats: int, games: int, seed: int, jobs: int) -> Summary:
    """The games of one number of seats, summed up; a word about them at once, lest a run that is broken off be lost."""
    equal = played(Table(game, (BEST,) * seats, seed), games, jobs)
    mixed = played(Table(game, (BEST, *(OTHERS,) * (seats - 1)), seed), games, jobs)
    found = summary(equal, mixed, figures_of(game).WAYS)
    strength = found.among_random
    print(
        f"{game}: {seats} seats: {BEST} wins {strength.share:.1%} ({strength.low:.1%} to {strength.high:.1%}) "
        f"among {OTHERS}; by turn order {' '.join(f'{share.share:.1%}' for share in found.by_order)}",
        file=sys.stderr,
        flush=True,
    )
    return found


def played(table: Table, games: int, jobs: int) -> list[Played]:
    """The games of one table, with a word about the progress."""

    def told(done: int) -> None:
        words = f"{table.game}: {' '.join(table.lineup)}: {done} of {games} games"
        if sys.stderr.isatty():
            print(f"\r\x1b[K{words}", end="\n" if done == games else "", file=sys.stderr, flush=True)
        elif done == games:
            print(words, file=sys.stderr, flush=True)

    return play_all(table, games, jobs, told)


if __name__ == "__main__":
    main()
