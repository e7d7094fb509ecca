"""How much tables of bots that nobody watches slow down one that somebody plays at.

    ./dev bench unwatched [--tables 28] [--answers 150] [--game corleone] [--workers 1] [--json]

A real server in a process of its own, without a pace. One person plays at a table with bots, and measures from each
question to a bot until its answer has come; first alone, then beside tables at which only bots play and nobody looks.
How many of their moves were stored meanwhile is counted too: they must not stand still.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.driver import Looker, TableServer  # noqa: E402


def rows(server: TableServer) -> int:
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as connection:
        count: int = connection.execute("SELECT count(*) FROM events").fetchone()[0]
        return count


async def start_unwatched(server: TableServer, options: argparse.Namespace) -> None:
    for _ in range(options.tables):
        code, token = server.open_table(" ".join([options.bot] * 3), name=None, game=options.game)
        async with await Looker.at(server, code, token) as host:
            await host.done("start")


async def measured(server: TableServer, options: argparse.Namespace) -> dict[str, float]:
    """Play until so many answers of bots have come."""
    commands = server.commands(options.game)
    times: list[float] = []
    before, began = rows(server), time.perf_counter()
    while len(times) < options.answers:
        code, token = server.open_table(f"me {options.bot} {options.bot}", game=options.game)
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            while anna.life == "running" and len(times) < options.answers:
                if anna.is_asked:
                    legal = anna.table["legal"]
                    await anna.done("do", steps=[commands[legal[len(times) % len(legal)]]])
                else:
                    asked, last = time.perf_counter(), anna.last
                    await anna.until(lambda looker, last=last: looker.last > last)
                    times.append(1000 * (time.perf_counter() - asked))
            await anna.done("abandon") if anna.life == "running" else None
    took = time.perf_counter() - began
    return {
        "p50_ms": round(statistics.median(times), 1),
        "p90_ms": round(statistics.quantiles(times, n=10)[-1], 1),
        "answers": len(times),
        "seconds": round(took, 1),
        "rows_per_second": round((rows(server) - before) / took, 1),
    }


async def measure(server: TableServer, options: argparse.Namespace) -> dict[str, dict[str, float]]:
    await measured(server, argparse.Namespace(**{**vars(options), "answers": 20}))  # until all is warm
    alone = await measured(server, options)
    await start_unwatched(server, options)
    return {"alone": alone, f"beside {options.tables}": await measured(server, options)}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=28)
    words.add_argument("--answers", type=int, default=150)
    words.add_argument("--game", default="corleone")
    words.add_argument("--bot", default="greedy")
    words.add_argument("--workers", default="1")
    words.add_argument("--json", action="store_true")
    options = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="consigliere-unwatched-") as folder:
        serve = ["--pace", "0", "--no-limits", "--workers", options.workers]
        with TableServer(Path(folder), *serve) as server:
            found = asyncio.run(measure(server, options))
    if options.json:
        print(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        print(f"{name:12}", *[f"{value} {key}" for key, value in figures.items()])


if __name__ == "__main__":
    main()
