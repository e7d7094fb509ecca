"""How fast Consigliere plays beside OpenSpiel and RLCard: random play, copies and memory, in one run.

    ./dev bench peers                tables of every game and the goals
    ./dev bench peers --json         everything measured
    ./dev bench peers --markdown     the tables of docs/performance.md
    ./dev bench peers --write        the same, put into that page

Each engine is measured in fresh processes that take turns in random order; medians of all turns. CPU time, one
thread. Decisions of players are counted; chance costs time but counts for nothing. The games differ, so a ratio
compares engines, not games: use the median of several.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"compiled": ROOT / "build" / "compiled", "pure": ROOT / "src"}
ROUNDS = 7
ROLLOUTS = 50  # from each dealt state of an OpenSpiel game
SECONDS = 0.3  # for one figure of a peer in one turn
OUR_SECONDS = 3.0  # for all figures of ours in one turn
PAGE = ROOT / "docs" / "performance.md"
BEGIN = "<!-- begin: written by ./dev bench peers --write -->"
END = "<!-- end -->"
# What is measured of ours: the game, at how many seats, and what it is called.
GAMES = {
    "condottiere": (4, "Condottiere"),
    "corleone": (4, "Corleone's Empire"),
    "mobcity": (4, "Mob City"),
    "offer": (20, "An Offer You Can't Refuse"),
}
FIRST = "condottiere"  # the goals are stated for it; the others have their share of its rate to reach
SHARES = {"corleone": 1 / 3, "mobcity": 1 / 3, "offer": 1 / 2}

NATIVE = [
    "hearts",
    "spades",
    "oh_hell",
    "dou_dizhu",
    "crazy_eights(players=4)",
    "go_fish(players=4)",
    "euchre",
    "skat",
]
IN_PYTHON = ["python_kuhn_poker", "python_liars_poker", "python_block_dominoes", "python_team_dominoes"]
ENVIRONMENTS = ["leduc-holdem", "uno", "bridge", "gin-rummy", "doudizhu", "mahjong"]

Figures = dict[str, float]
Case = Callable[[], int]


# --- one turn of one engine, in its own process ---------------------------------------------------


def rate(case: Case, seconds: float = SECONDS) -> float:
    """How many of what `case` counts there are in a second of CPU time."""
    case()
    number = 0
    begun = time.process_time()
    while True:
        number += case()
        spent = time.process_time() - begun
        if spent >= seconds:
            return number / spent


def ours(name: str) -> Figures:
    """One game of ours in the build that this process has on its path."""
    from consigliere import shelf
    from consigliere.cli.bench import measure

    game = shelf.game(name)
    seats, _ = GAMES[name]
    found = measure(game, seats, game.settle_options(seats, {}), OUR_SECONDS)
    return {key: value for key, value in found.items() if isinstance(value, int | float)}


def deal(state: Any, choice: random.Random) -> None:
    """Play chance until a seat decides."""
    while state.is_chance_node():
        state.apply_action(pick(state.legal_actions(), choice))


def pick(legal: list[int], choice: random.Random) -> int:
    return legal[int(choice.random() * len(legal))]


def play(state: Any, choice: random.Random) -> int:
    """Play a game of OpenSpiel to its end at random, driven from Python; the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(pick(state.legal_actions(), choice))
    return decisions


def openspiel() -> Figures:
    """The card games written in C++: driven from Python, and played inside by the random evaluator."""
    import pyspiel

    choice = random.Random()
    found: Figures = {}
    for name in random.sample(NATIVE, len(NATIVE)):
        game = pyspiel.load_game(name)
        found[f"from-python {name}"] = rate(lambda game=game: play(game.new_initial_state(), choice))
        found[f"inside {name}"] = inside(pyspiel, game, choice)
        found[f"copy {name}"] = 1e6 / rate(copies(game, choice), SECONDS / 4)
    return found


def inside(pyspiel: Any, game: Any, choice: random.Random) -> float:
    """Decisions a second in C++ alone: rollouts from dealt states, times how long such games are."""
    dealt = []
    for _ in range(16):
        state = game.new_initial_state()
        deal(state, choice)
        dealt.append(state)
    lengths = [play(state.clone(), choice) for state in dealt for _ in range(25)]
    # A search of one simulation does nothing but the evaluator's rollouts from where it stands.
    seed = choice.randrange(1 << 30)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, seed, False)

    def roll() -> int:
        for state in dealt:
            bot.mcts_search(state)
        return ROLLOUTS * len(dealt)

    return rate(roll) * sum(lengths) / len(lengths)


def under_way(game: Any, choice: random.Random) -> Any:
    """A game some decisions after the deal, if it has not ended before."""
    state = game.new_initial_state()
    deal(state, choice)
    for _ in range(8):
        if not state.is_terminal():
            state.apply_action(pick(state.legal_actions(), choice))
            deal(state, choice)
    return state


def copies(game: Any, choice: random.Random) -> Case:
    """Copies of a position some way into a game."""
    state = under_way(game, choice)
    while state.is_terminal():  # everyone may pass at once
        state = under_way(game, choice)

    def copy() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return copy


def openspiel_python() -> Figures:
    """The games of OpenSpiel that are written in Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  importing registers them

    choice = random.Random()
    known = set(pyspiel.registered_names())
    names = [name for name in IN_PYTHON if name in known]
    found: Figures = {}
    for name in random.sample(names, len(names)):
        game = pyspiel.load_game(name)
        found[f"from-python {name}"] = rate(lambda game=game: play(game.new_initial_state(), choice))
    return found


def rlcard() -> Figures:
    """RLCard through its environments, which make the features of every step."""
    warnings.simplefilter("ignore")
    import rlcard as cards

    choice = random.Random()
    found: Figures = {}
    for name in random.sample(ENVIRONMENTS, len(ENVIRONMENTS)):
        environment = cards.make(name, config={"seed": choice.randrange(1 << 30)})

        def episode(environment: Any = environment) -> int:
            state, _ = environment.reset()
            decisions = 0
            while not environment.is_over():
                state, _ = environment.step(pick(list(state["legal_actions"]), choice))
                decisions += 1
            return decisions

        found[f"from-python {name}"] = rate(episode)
    return found


PEERS: dict[str, Callable[[], Figures]] = {
    "openspiel": openspiel,
    "openspiel-python": openspiel_python,
    "rlcard": rlcard,
}
GROUPS = [*(f"{build} {game}" for build in BUILDS for game in GAMES), *PEERS]


# --- all turns ------------------------------------------------------------------------------------


def take_turn(group: str) -> Figures:
    surroundings = {**os.environ, "PYTHONPATH": str(BUILDS.get(group.split()[0], BUILDS["pure"]))}
    command = [sys.executable, __file__, "--turn", group]
    done = subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"peers: measuring {group} failed, see above")
    return json.loads(done.stdout.splitlines()[-1])  # type: ignore[no-any-return]


def measure(rounds: int) -> dict[str, Figures]:
    """The medians of all turns, by engine and figure."""
    found: dict[str, dict[str, list[float]]] = {group: {} for group in GROUPS}
    for turn in range(rounds):
        for group in random.sample(GROUPS, len(GROUPS)):
            if sys.stderr.isatty():
                print(f"\r\x1b[Kround {turn + 1} of {rounds}: {group}", end="", file=sys.stderr, flush=True)
            for key, value in take_turn(group).items():
                found[group].setdefault(key, []).append(value)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return {group: {key: median(values) for key, values in each.items()} for group, each in found.items()}


def of(figures: Figures, prefix: str) -> list[float]:
    return [value for key, value in figures.items() if key.startswith(prefix + " ")]


class Goal:
    """A ratio to reach, as docs/performance.md numbers them. `at_most` where less is better."""

    def __init__(
        self,
        name: str,
        what: str,
        value: float,
        floor: float,
        target: float,
        unit: str = "x",
        at_most: bool = False,
    ) -> None:
        self.name = name
        self.what = what
        self.value = value
        self.floor = floor
        self.target = target
        self.unit = unit
        self.at_most = at_most

    def verdict(self) -> str:
        def reached(bound: float) -> bool:
            return self.value <= bound if self.at_most else self.value >= bound

        if reached(self.target):
            return "target"
        return "floor" if reached(self.floor) else "below the floor"

    def text(self, value: float) -> str:
        if self.unit == "x":
            return f"{value:.2f}x" if value < 10 else f"{value:.0f}x"
        return f"{value:.0f} {self.unit}" if value >= 10 else f"{value:.1f} {self.unit}"

    def bounds(self) -> tuple[float, float]:
        return self.floor, self.target

    def bound(self, value: float) -> str:
        shown = f"{value:.3g}x" if self.unit == "x" else f"{value:g} {self.unit}"
        return f"≤ {shown}" if self.at_most else shown


def goals(found: dict[str, Figures]) -> list[Goal]:
    fast, slow, native = found[f"compiled {FIRST}"], found[f"pure {FIRST}"], found["openspiel"]
    inside_native = median(of(native, "inside"))
    driven_native = median(of(native, "from-python"))
    in_python = median(of(found["openspiel-python"], "from-python"))
    uno = found["rlcard"]["from-python uno"]
    six = median(of(found["rlcard"], "from-python"))
    driven = fast["from_python_per_second"]
    driven_slow = slow["from_python_per_second"]
    lost = 100 * (1 - fast["with_log_per_second"] / fast["decisions_per_second"])
    return [
        Goal(
            "P1",
            "compiled, inside / OpenSpiel C++ inside, median of 8",
            fast["decisions_per_second"] / inside_native,
            0.5,
            0.9,
        ),
        Goal(
            "P2",
            "compiled, from Python / OpenSpiel C++ from Python, median of 8",
            driven / driven_native,
            3,
            4,
        ),
        Goal("P3", "compiled, from Python / OpenSpiel Python games, median", driven / in_python, 30, 45),
        Goal("P4", "compiled, from Python / RLCard uno", driven / uno, 20, 28),
        Goal("P4", "compiled, from Python / RLCard, median of 6", driven / six, 50, 70),
        Goal(
            "P5", "interpreted, from Python / OpenSpiel Python games, median", driven_slow / in_python, 4, 6
        ),
        Goal("P5", "interpreted, from Python / RLCard uno", driven_slow / uno, 2.5, 3.7),
        Goal(
            "P8",
            "compiled copy / OpenSpiel hearts clone, time",
            fast["copy_us"] / native["copy hearts"],
            1.3,
            0.85,
            at_most=True,
        ),
        Goal(
            "P9",
            "compiled / interpreted, inside",
            fast["decisions_per_second"] / slow["decisions_per_second"],
            15,
            25,
        ),
        Goal("P12", "loss from keeping the log, compiled", lost, 35, 25, "%", at_most=True),
        Goal(
            "P14",
            "memory of a state with four seats, compiled",
            fast["bytes_per_state"],
            2500,
            2000,
            "B",
            at_most=True,
        ),
    ]


def goals_of_others(found: dict[str, Figures]) -> list[Goal]:
    """Longer games decide more at each step: a share of the first one's rate, and copies and worlds quick enough."""
    first = found[f"compiled {FIRST}"]["decisions_per_second"]
    listed = []
    for game, share in SHARES.items():
        fast = found[f"compiled {game}"]
        title = GAMES[game][1]
        rate = fast["decisions_per_second"] / first
        listed.append(Goal(title, f"inside / {GAMES[FIRST][1]}'s, compiled", rate, share, share))
        listed.append(Goal(title, "a copy, compiled", fast["copy_us"], 2, 2, "µs", at_most=True))
        listed.append(
            Goal(title, "a world imagined, compiled", fast["imagine_us"], 10, 10, "µs", at_most=True)
        )
    return listed


# --- what is printed ------------------------------------------------------------------------------


def conditions() -> str:
    machine = f"{os.cpu_count()} cores ({platform.machine()})"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    libraries = [f"{name} {version(name)}" for name in ("open_spiel", "rlcard", "numpy")]
    return ", ".join([machine, python, *libraries])


def per_second(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.1f} k"


OUR_ROWS = [
    ("random play inside, legal list at every decision", "decisions_per_second", per_second),
    ("the same with one seat's view at every decision", "with_view_per_second", per_second),
    ("the same with the log kept", "with_log_per_second", per_second),
    ("driven from Python", "from_python_per_second", per_second),
    ("a bare step, ns", "step_ns", "{:.0f}".format),
    ("a copy, µs", "copy_us", "{:.2f}".format),
    ("a world imagined, µs", "imagine_us", "{:.1f}".format),
    ("memory of a state, B", "bytes_per_state", "{:.0f}".format),
    ("calibration, steps/s", "calibration", per_second),
    ("score: decisions per calibration step", "score", "{:.3f}".format),
]


def tables(found: dict[str, Figures]) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Everything as tables: a heading and rows of cells."""
    for game, (seats, title) in GAMES.items():
        fast, slow = found[f"compiled {game}"], found[f"pure {game}"]
        rows = [[what, show(fast[key]), show(slow[key])] for what, key, show in OUR_ROWS]
        yield [f"{title}, {seats} seats", "compiled", "interpreted"], rows
    native = found["openspiel"]
    rows = []
    for name in NATIVE:
        cells = [f"OpenSpiel C++: {name}", per_second(native[f"inside {name}"])]
        rows.append([*cells, per_second(native[f"from-python {name}"]), f"{native[f'copy {name}']:.2f}"])
    middle = [per_second(median(of(native, kind))) for kind in ("inside", "from-python")]
    rows.append(["OpenSpiel C++, median", *middle, f"{median(of(native, 'copy')):.2f}"])
    for label, group in (("OpenSpiel Python", "openspiel-python"), ("RLCard", "rlcard")):
        for key, value in sorted(found[group].items(), key=lambda item: -item[1]):
            rows.append([f"{label}: {key.partition(' ')[2]}", "", per_second(value), ""])
        rows.append([f"{label}, median", "", per_second(median(found[group].values())), ""])
    yield ["peer, decisions/s", "inside", "from Python", "clone, µs"], rows
    for first, found_goals in (("goal", goals(found)), ("other games", goals_of_others(found))):
        rows = [
            [g.name, g.what, g.text(g.value), *map(g.bound, g.bounds()), g.verdict()] for g in found_goals
        ]
        yield [first, "what", "measured", "floor", "target", "reached"], rows


def plain_table(heading: list[str], rows: list[list[str]]) -> str:
    widths = [max(len(row[place]) for row in [heading, *rows]) for place in range(len(heading))]
    texts = {0, 1, 5} if heading[-1] == "reached" else {0}
    lines = []
    for row in [heading, *rows]:
        cells = [
            cell.ljust(w) if place in texts else cell.rjust(w)
            for place, (cell, w) in enumerate(zip(row, widths))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join([*lines[:1], "-" * max(map(len, lines)), *lines[1:]])


def markdown_table(heading: list[str], rows: list[list[str]]) -> str:
    texts = {0, 1, 5} if heading[-1] == "reached" else {0}
    rule = ["---" if place in texts else "---:" for place in range(len(heading))]
    return "\n".join("| " + " | ".join(row) + " |" for row in [heading, rule, *rows])


def report(found: dict[str, Figures], rounds: int, table: Callable[[list[str], list[list[str]]], str]) -> str:
    """The conditions of the run and all tables."""
    head = f"Measured on {conditions()}; medians of {rounds} turns."
    return "\n\n".join([head, *(table(heading, rows) for heading, rows in tables(found))])


def write_page(text: str) -> None:
    """Replace what stands between the two marks of the page."""
    page = PAGE.read_text("utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"peers: {PAGE.name} lacks the marks between which the tables go")
    PAGE.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench peers", description="Measure Consigliere beside its peers."
    )
    parser.add_argument("--json", action="store_true", help="print everything measured as JSON")
    parser.add_argument("--markdown", action="store_true", help="print the tables of docs/performance.md")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help="how many turns each engine takes"
    )
    parser.add_argument("--turn", choices=GROUPS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.turn:
        turn = PEERS.get(options.turn)
        print(json.dumps(turn() if turn else ours(options.turn.split()[1])))
        return
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    found = measure(options.rounds)
    if options.json:
        summary = [
            {
                "goal": g.name,
                "what": g.what,
                "value": g.value,
                "floor": g.floor,
                "target": g.target,
                "reached": g.verdict(),
            }
            for g in [*goals(found), *goals_of_others(found)]
        ]
        print(
            json.dumps(
                {"conditions": conditions(), "rounds": options.rounds, "figures": found, "goals": summary}
            )
        )
        return
    print(report(found, options.rounds, markdown_table if options.markdown else plain_table))
    if options.write:
        write_page(report(found, options.rounds, markdown_table))


if __name__ == "__main__":
    main()
