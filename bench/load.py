"""How many tables one server carries: real sockets that play, on loopback, against a server in a process of its own.

    ./dev bench load                                    100 tables, 500 sockets, 20 moves/s, 20 s
    ./dev bench load --tables 1000 --sockets 5000 --rate 200 --seconds 60
    ./dev bench load --rate 0                           as fast as it goes: each table moves when the last move is done
    ./dev bench load --no-store | --echo | --profile    without the log; a bare echo of frames; where the time goes
    ./dev bench load --all [--write]                    every figure of docs/performance.md, and put into that page
    ./dev bench load ... --json                         everything measured

The server is `consigliere serve` with an SQLite file that is thrown away, every write on the disk before anybody is
told. The generator looks at frames as bytes and reads no JSON, so that it takes as little of the machine as it can; it
runs on the same cores, and its own share is reported. Every seat of a table without a bot is a socket; sockets beyond
them look on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import sys
import tempfile
import time
from pathlib import Path

from loading.server import Server, serve
from loading.sockets import SEATS, Figures, Load, echo_load

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
BEGIN = "<!-- begin: written by ./dev bench load --write -->"
END = "<!-- end: load -->"
BUSY_FROM = 2  # of load average a core
BUSY = (
    "**The machine was busy with other work (load average up to {}): the times and the rates at saturation are the"
    " machine's. Shares of a core and memory hold.**"
)


def quantile(times: list[float], share: float) -> float | None:
    """In milliseconds."""
    return None if not times else round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 2)


def measured(options: argparse.Namespace) -> Figures:
    """One run against a fresh server."""
    import uvloop

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = options.sockets * 2 + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    with tempfile.TemporaryDirectory(prefix="consigliere-load-") as folder:
        server = Server(options, Path(folder))
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                work = echo_load(options, server) if options.echo else _measure(options, server)
                return runner.run(work)
        finally:
            server.stop()


async def _measure(options: argparse.Namespace, server: Server) -> Figures:
    load = Load(options, server.port)
    began = time.perf_counter()
    await load.set_up()
    ready = time.perf_counter()
    frames = sum(socket.frames for table in load.tables for socket in table.sockets)
    cpu, own = server.cpu(), time.process_time()
    start = time.perf_counter()
    await load.run()
    took = time.perf_counter() - start
    memory, workers = server.memory()
    frames = sum(socket.frames for table in load.tables for socket in table.sockets) - frames
    moves = len(load.to_done)
    return {
        "tables": options.tables,
        "sockets": sum(len(table.sockets) for table in load.tables),
        "bots": options.bots,
        "rate": options.rate,
        "seconds": options.seconds,
        "setup_seconds": round(ready - began, 1),
        "moves_per_second": round(moves / options.seconds, 1),
        "frames_per_second": round(frames / took),
        "all_told_p50_ms": quantile(load.to_all, 0.5),
        "all_told_p99_ms": quantile(load.to_all, 0.99),
        "done_p50_ms": quantile(load.to_done, 0.5),
        "done_p99_ms": quantile(load.to_done, 0.99),
        "ping_p50_ms": quantile(load.pings, 0.5),
        "ping_p99_ms": quantile(load.pings, 0.99),
        "moves_told_to_some": load.partly,
        "refused": load.refused,
        "unanswered": load.unanswered,
        "not_asked": load.missed,
        "server_cpu": round((server.cpu() - cpu) / took, 3),
        "generator_cpu": round((time.process_time() - own) / took, 3),
        "server_mib": round(memory / 2**20),
        "workers_mib": round(workers / 2**20),
        "load_average": round(os.getloadavg()[0], 1),
    }


def show(figures: Figures) -> None:
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):22} {value}")


CASES = {
    "aim": "--tables 1000 --sockets 5000 --rate 200 --seconds 45",
    "bots": "--tables 200 --sockets 600 --rate 40 --seconds 30 --bots 2 --pace 0.5",
    "fast": "--tables 250 --sockets 1000 --rate 2000 --seconds 20",
    "saturated": "--tables 100 --sockets 400 --rate 0 --seconds 15",
    "no store": "--tables 100 --sockets 400 --rate 0 --seconds 15 --no-store",
    "echo": "--sockets 400 --seconds 10 --echo",
}


def all_cases() -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for name, words in CASES.items():
        print(f"{name}: {words}", file=sys.stderr, flush=True)
        found[name] = measured(parser().parse_args(words.split()))
    return found


def page(found: dict[str, Figures]) -> str:
    """The tables of docs/performance.md."""
    aim, bots, fast = found["aim"], found["bots"], found["fast"]
    saturated, free, echo = found["saturated"], found["no store"], found["echo"]
    busy = max(figures["load_average"] for figures in found.values())
    rows = [
        ("moves/s asked for", "rate", ""),
        ("moves/s reached", "moves_per_second", ""),
        ("frames/s to sockets", "frames_per_second", ""),
        ("sent until the last viewer has it, p50", "all_told_p50_ms", " ms"),
        ("sent until the last viewer has it, p99", "all_told_p99_ms", " ms"),
        ("sent until `done`, p50", "done_p50_ms", " ms"),
        ("sent until `done`, p99", "done_p99_ms", " ms"),
        ("a ping, p99", "ping_p99_ms", " ms"),
        ("the server's share of a core", "server_cpu", ""),
        ("the generator's share of a core", "generator_cpu", ""),
        ("memory of the server", "server_mib", " MiB"),
        ("memory of its bot workers", "workers_mib", " MiB"),
        ("load average of the machine meanwhile", "load_average", ""),
    ]
    cases = [aim, bots, fast, saturated, free]
    lines = [
        f"Measured on {os.cpu_count()} cores ({platform.machine()}) shared by server, generator and whoever else,"
        f" {platform.python_implementation()} {platform.python_version()}, compiled engine, SQLite with FULL"
        f" synchronisation{f', at priority {os.nice(0)}' if os.nice(0) else ''}.",
        "",
        *([BUSY.format(busy), ""] if busy > BUSY_FROM * (os.cpu_count() or 1) else []),
        "| | 1,000 tables | with bots | 1,000 sockets, fast | saturated | saturated, no store |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        "| tables, sockets | " + " | ".join(f"{c['tables']}, {c['sockets']}" for c in cases) + " |",
    ]
    lines += [
        f"| {name} | " + " | ".join(f"{c[key]}{unit}" for c in cases) + " |" for name, key, unit in rows
    ]
    frames, plain = (f["frames_per_second"] / f["server_cpu"] for f in (saturated, echo))
    durable, forgetful = (f["moves_per_second"] / f["server_cpu"] for f in (saturated, free))
    by_clock = saturated["moves_per_second"] / free["moves_per_second"]
    memory = aim["server_mib"] + aim["workers_mib"]
    reached = f"{fast['all_told_p99_ms']} ms at {fast['moves_per_second']} moves/s"
    goals = [
        (
            "aim",
            "1,000 tables, 200 moves/s: p99 to the last viewer",
            f"{aim['all_told_p99_ms']} ms",
            "",
            "100 ms",
        ),
        ("aim", "the same: memory with workers", f"{memory} MiB", "", "1024 MiB"),
        (
            "P15",
            f"frames to sockets / a bare echo's ({plain:.0f}/s)",
            f"{frames / plain:.2f}x",
            "0.7x",
            "0.95x",
        ),
        ("P16", "moves at saturation, durable / no store", f"{durable / forgetful:.2f}x", "0.8x", "0.94x"),
        ("P16", "the same by the clock on the wall", f"{by_clock:.2f}x", "0.8x", "0.94x"),
        ("P17", "1,000 sockets, 2,000 moves/s: p99", reached, "15 ms", "5 ms"),
        ("P18", "a ping while bots think: p99", f"{bots['ping_p99_ms']} ms", "5 ms", "1.5 ms"),
    ]
    lines += ["", "| goal | what | measured | floor | target |", "| --- | --- | ---: | ---: | ---: |"]
    lines += ["| " + " | ".join(goal) + " |" for goal in goals]
    return "\n".join(lines)


def write(text: str) -> None:
    whole = PAGE.read_text("utf-8")
    before, rest = whole.split(BEGIN, 1)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END, 1)[1]}", "utf-8")


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--sockets", type=int, default=500, help="over all tables")
    words.add_argument(
        "--rate", type=float, default=20, help="moves per second over all tables; 0: as fast as it goes"
    )
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--bots", type=int, default=0, choices=range(SEATS), help="at each table")
    words.add_argument("--bot", default="greedy", help="how they play")
    words.add_argument("--pace", type=float, default=0.8, help="seconds between moves of bots")
    words.add_argument("--workers", type=int)
    words.add_argument("--no-store", action="store_true")
    words.add_argument("--echo", action="store_true")
    words.add_argument("--profile", action="store_true")
    words.add_argument("--all", action="store_true")
    words.add_argument("--write", action="store_true")
    words.add_argument("--json", action="store_true")
    words.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    words.add_argument("--words", help=argparse.SUPPRESS)
    return words


def main() -> None:
    options = parser().parse_args(
        [word.replace("_", "-") if word == "--no_store" else word for word in sys.argv[1:]]
    )
    if options.serve:
        serve(options)
        return
    if options.all:
        found = all_cases()
        print(json.dumps(found, indent=1) if options.json else page(found))
        if options.write:
            write(page(found))
        return
    figures = measured(options)
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures)


if __name__ == "__main__":
    main()
