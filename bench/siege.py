"""All attacks we know of at once, while four tables of people and bots play: what it costs them.

    ./dev bench siege                      30 s of it; 1 if a bound is broken
    ./dev bench siege --seconds 120
    ./dev bench siege --attacks pings,notes | none
    ./dev bench siege --json

A server as people run it, with its usual limits, on loopback. Limits count by address, so the attackers come from a few
addresses of their own and each table of players from another (every 127.x.x.x is this machine). Then the server is
killed and started again: whatever was acknowledged must be in its log, and nobody was told more than it knows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from sieging.attacks import ATTACKS, attack  # noqa: E402
from sieging.players import PEOPLE, Table, lost, unsaid  # noqa: E402
from sieging.server import Server  # noqa: E402

SLOWEST = 250.0  # milliseconds for 99 of 100 moves
MOST_MEMORY = 400  # MiB of the server's own process
MOST_LINES = 40  # of its log
STORY = "condottiere/total-rules-1.game"


def quantile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1) if times else 0.0


def records() -> list[bytes]:
    """A whole game to be checked and replayed again and again, and one in which somebody is asked who is nobody."""
    from tests.golden import story

    whole = story.read((ROOT / "tests" / "golden" / STORY).read_text("utf-8"))
    hostile: Any = story.read(story.stories("corleone")[0].read_text("utf-8"))
    events = [event for entry in hostile["entries"] for event in entry["events"]]
    next(event for event in events if event["event"] == "asked")["seats"] = []
    return [json.dumps(plain).encode() for plain in (whole, hostile)]


async def besieged(
    server: Server, options: argparse.Namespace
) -> tuple[list[Table], dict[str, Counter[str]]]:
    tables = [Table(server.port, game, number) for number, game in enumerate(PEOPLE)]
    for table in tables:
        await table.open()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    words = (theirs, server.port, options.seconds, tables[0].code, records(), options.attacks)
    attackers = context.Process(target=attack, args=words, daemon=True)
    watching = asyncio.create_task(server.watch())
    if options.attacks:
        attackers.start()
    try:
        await asyncio.gather(*(table.play(time.monotonic() + options.seconds) for table in tables))
        found: dict[str, Counter[str]] = {}
        if options.attacks and await asyncio.to_thread(ours.poll, 60):
            found = ours.recv()
    finally:
        watching.cancel()
        if attackers.pid is not None:
            attackers.kill()
            attackers.join()
    return tables, found


def measured(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="consigliere-siege-") as folder:
        server = Server(Path(folder))
        try:
            tables, found = asyncio.run(besieged(server, options))
            log = server.log()
            server.end(signal.SIGKILL)
            server.start()
            told_too_much = asyncio.run(unsaid(tables))
        finally:
            server.end()
        gone = lost(tables, server.database)
    times = [one for table in tables for one in table.times]
    return {
        "seconds": options.seconds,
        "attacks": {name: dict(counts.most_common()) for name, counts in found.items()},
        "tables": {
            table.game: {"p99_ms": quantile(table.times, 0.99), "moves": len(table.times), **table.counts}
            for table in tables
        },
        "moves": len(times),
        "p50_ms": quantile(times, 0.5),
        "p99_ms": quantile(times, 0.99),
        "max_ms": quantile(times, 1),
        "server_mib": round(server.most_memory / 2**20),
        "workers_mib": round(server.most_workers / 2**20),
        "files": server.most_files,
        "acknowledged": sum(len(table.acknowledged) for table in tables),
        "lost": gone,
        "unsaid": told_too_much,
        "outlived": server.outlived,
        "log_lines": len(log.splitlines()),
        "log": log[-4000:],
        "load_average": round(os.getloadavg()[0], 1),
    }


def broken(found: dict[str, Any]) -> list[str]:
    """The bounds that do not hold."""
    failures = [
        name
        for name, counts in found["attacks"].items()
        if any(key[0] == "5" and len(key) == 3 for key in counts)
    ]
    bounds = {
        f"p99 is {found['p99_ms']} ms, more than {SLOWEST}": found["p99_ms"] > SLOWEST,
        "nobody could play": not found["moves"],
        f"{found['server_mib']} MiB of memory, more than {MOST_MEMORY}": found["server_mib"] > MOST_MEMORY,
        f"{len(found['lost'])} acknowledged moves are lost": bool(found["lost"]),
        f"a restart unsays something: {found['unsaid']}": bool(found["unsaid"]),
        f"{found['outlived']} workers outlived the server": found["outlived"] > 0,
        f"{found['log_lines']} lines in the log, more than {MOST_LINES}": found["log_lines"] > MOST_LINES,
        f"the server failed at {', '.join(failures)}": bool(failures),
    }
    return [name for name, is_broken in bounds.items() if is_broken]


def show(found: dict[str, Any]) -> None:
    for name, counts in found["attacks"].items():
        print(f"{name:14} " + ", ".join(f"{key} {number}" for key, number in counts.items() if number))
    print()
    for game, counts in found["tables"].items():
        print(f"{game:14} " + ", ".join(f"{key} {number}" for key, number in counts.items()))
    print()
    print(
        f"moves          {found['moves']}: p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms, max {found['max_ms']} ms"
    )
    print(
        f"memory         server {found['server_mib']} MiB, workers {found['workers_mib']} MiB; {found['files']} files"
    )
    kept = found["acknowledged"] - len(found["lost"])
    print(f"after a kill   {kept} of {found['acknowledged']} acknowledged requests in the log")
    print(f"log            {found['log_lines']} lines; load average {found['load_average']}")
    print("\n".join(f"  {line[:160]}" for line in found["log"].splitlines()[-12:]))


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--attacks", default=",".join(ATTACKS), help="some of them, or none")
    words.add_argument("--json", action="store_true")
    options = words.parse_args()
    options.attacks = [] if options.attacks == "none" else options.attacks.split(",")
    if unknown := set(options.attacks) - set(ATTACKS):
        words.error(f"there is no attack called {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    found = measured(options)
    problems = broken(found)
    if options.json:
        print(json.dumps({**found, "broken": problems}, indent=1))
    else:
        show(found)
        print("\n".join(f"BROKEN: {problem}" for problem in problems) or "all bounds hold")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
