"""`consigliere bench`: how fast this build plays, here and now.

All times are CPU time of this process. The cases take turns in short rounds and the median round counts, so that
a busy minute of the machine falls on all of them alike.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Final

from consigliere import build_name
from consigliere.cli import GOOD, lookup
from consigliere.cli.columns import indented, padded, wide
from consigliere.cli.errors import BadInput
from consigliere.cli.progress import bar
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.match import Match
from consigliere.kernel.playout import play_out
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import HOUSE, members

if TYPE_CHECKING:
    from consigliere.kernel.game import Game
    from consigliere.kernel.option import Options
    from consigliere.texts import Texts

USUAL_GAME: Final = "condottiere"
USUAL_SEATS: Final = 4
USUAL_SECONDS: Final = 6.0
ROUNDS: Final = 7
SEED: Final = 5
COPIES: Final = 500  # weighed together: one alone is lost among the allocator's own needs
STEPS_BETWEEN_SAMPLES: Final = 7

# Runs once and says how many decisions, copies or steps that were.
Case = Callable[[], int]


def run(args: argparse.Namespace) -> int:
    """Measure one game, then print one JSON object or a table for people."""
    texts = lookup.texts_in(args.lang)
    game = lookup.game_named(args.game or USUAL_GAME, args.edition)
    seats = min(max(USUAL_SEATS, game.least_seats), game.most_seats) if args.seats is None else args.seats
    options = lookup.settled(game, seats, None, texts)
    seconds = USUAL_SECONDS if args.seconds is None else args.seconds
    if not 0 < seconds <= 3600:
        raise BadInput("bench-seconds", seconds=f"{seconds:g}")
    found = measure(game, seats, options, seconds)
    if args.json:
        print(json.dumps(found))
    else:
        print("\n".join(_lines(found, texts)))
    return GOOD


def measure(game: Game, seats: int, options: Options, seconds: float) -> dict[str, str | int | float]:
    """All the figures of one game in this build, in about so many seconds."""
    table = Table(game, seats, options)
    cases: dict[str, Case] = {
        "calibration": calibrate,
        "inside": table.play_inside,
        "with_view": table.play_with_views,
        "from_python": table.play_from_python,
        "with_log": table.play_with_log,
        "step": table.replay_steps,
        "copy": table.copy_all,
        "imagine": table.imagine_all,
    }
    rates = _interleaved(cases, seconds)
    return {
        "game": game.name,
        "seats": seats,
        "build": build_name(),
        "decisions_per_second": round(rates["inside"]),
        "with_view_per_second": round(rates["with_view"]),
        "from_python_per_second": round(rates["from_python"]),
        "with_log_per_second": round(rates["with_log"]),
        "step_ns": round(1e9 / rates["step"], 1),
        "copy_us": round(1e6 / rates["copy"], 3),
        "imagine_us": round(1e6 / rates["imagine"], 3),
        "bytes_per_state": table.bytes_per_state(),
        "calibration": round(rates["calibration"]),
        "score": round(rates["inside"] / rates["calibration"], 5),
    }


def calibrate() -> int:
    """A thousand steps of plain Python: what this machine does with any program, by which figures are compared."""
    kept: dict[int, int] = {}
    for i in range(1000):
        x = [i, i + 1, i + 2]
        kept[i & 63] = x[i % 3] + len(x)
    return 1000


class Table:
    """One game at one number of seats, played in every way that is measured."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self._game = game
        self._seats = seats
        self._options = options
        self._chance = FastChance(SEED)
        self._choice = random.Random(SEED)
        self._states: list[State] = []
        self._views: list[tuple[View, Knowledge]] = []
        self._steps: list[tuple[int, int]] = []
        self._sample()
        self._record()

    def _start(self, chance: FastChance) -> State:
        state = self._game.new(self._seats, self._options)
        self._game.start(state, chance)
        return state

    def _sample(self) -> None:
        """Positions from the whole of one game, and what the seat to decide knew in each."""
        match = Match(self._game, self._seats, self._options, FastChance(SEED))
        match.start()
        step = 0
        while not match.state.is_over():
            seat, number = self._pick(match.state)
            if seat == HOUSE:
                match.submit(HOUSE, [time_up(match.state.timers()[0].name)])
                continue
            if step % STEPS_BETWEEN_SAMPLES == 0:
                self._states.append(match.state.copy())
                self._views.append((match.view(seat), match.witness(seat).knowledge.copy()))
            match.submit(seat, [self._game.catalogue[number]])
            step += 1

    def _record(self) -> None:
        """The decisions of one game, so that it can be played again without asking what is legal."""
        chance = FastChance(SEED)
        state = self._start(chance)
        while not state.is_over():
            seat, number = self._pick(state)
            self._steps.append((seat, number))
            self._carry_out(state, seat, number, chance)

    def _pick(self, state: State) -> tuple[int, int]:
        """A seat that is waited for and one of its legal commands; the HOUSE if only a clock runs."""
        waiting = members(state.waiting_for())
        if not waiting:
            return HOUSE, 0
        legal = state.legal(waiting[0])
        size: int = len(legal)
        return waiting[0], legal[int(self._choice.random() * size)]

    def _carry_out(self, state: State, seat: int, number: int, chance: FastChance) -> None:
        if seat == HOUSE:
            state.carry_out(HOUSE, time_up(state.timers()[0].name), chance, [])
        else:
            state.decide(seat, number, chance)

    # The cases.

    def play_inside(self) -> int:
        """A game at random, the whole loop in the engine."""
        return play_out(self._start(self._chance), self._chance)

    def play_with_views(self) -> int:
        """The same, and before each decision the seat's own view."""
        return play_out(self._start(self._chance), self._chance, with_views=True)

    def play_with_log(self) -> int:
        """The same as inside, with every event kept."""
        state = self._game.new(self._seats, self._options)
        state.log = []
        self._game.start(state, self._chance)
        return play_out(state, self._chance)

    def play_from_python(self) -> int:
        """A game at random, driven move by move from interpreted code, as other engines are driven."""
        chance, choose = self._chance, self._choice.random
        state = self._start(chance)
        decisions = 0
        while not state.is_over():
            waiting: int = state.waiting_for()
            if waiting == 0:
                self._carry_out(state, HOUSE, 0, chance)
                continue
            seat = (waiting & -waiting).bit_length() - 1
            legal = state.legal(seat)
            size: int = len(legal)
            state.decide(seat, legal[int(choose() * size)], chance)
            decisions += 1
        return decisions

    def replay_steps(self) -> int:
        """The recorded game once more: the bare steps, nobody asks what is legal."""
        chance = FastChance(SEED)
        state = self._start(chance)
        for seat, number in self._steps:
            if seat == HOUSE:
                self._carry_out(state, HOUSE, 0, chance)
            else:
                state.decide(seat, number, chance)
        return len(self._steps)

    def copy_all(self) -> int:
        """A copy of every sampled position."""
        for state in self._states:
            state.copy()
        return len(self._states)

    def imagine_all(self) -> int:
        """A world for every sampled view."""
        imagine, chance = self._game.imagine, self._chance
        for view, knowledge in self._views:
            imagine(view, knowledge, chance)
        return len(self._views)

    def bytes_per_state(self) -> int:
        """What a copy of a position in the middle of a game takes."""
        state = self._states[len(self._states) // 2]
        tracemalloc.start()
        try:
            kept: list[State | None] = [None] * COPIES
            before = tracemalloc.get_traced_memory()[0]
            for place in range(COPIES):
                kept[place] = state.copy()
            return round((tracemalloc.get_traced_memory()[0] - before) / COPIES)
        finally:
            tracemalloc.stop()


def _interleaved(cases: dict[str, Case], seconds: float) -> dict[str, float]:
    """How often in a second each case does its thing: the median of several rounds in which all take turns."""
    slice_of_time = seconds / ROUNDS / len(cases)
    rates: dict[str, list[float]] = {name: [] for name in cases}
    show = bar(ROUNDS * len(cases))
    for case in cases.values():
        case()  # the first time is never like the others
    done = 0
    for _ in range(ROUNDS):
        for name, case in cases.items():
            rates[name].append(_rate(case, slice_of_time))
            done += 1
            show(done)
    return {name: median(found) for name, found in rates.items()}


def _rate(case: Case, seconds: float) -> float:
    number = 0
    begun = time.process_time()
    while True:
        number += case()
        spent = time.process_time() - begun
        if spent >= seconds and spent > 0:
            return number / spent


def _lines(found: dict[str, str | int | float], texts: Texts) -> list[str]:
    say = texts.say
    seats, build = int(found["seats"]), str(found["build"])
    title = say("bench-title", game=say(str(found["game"])), seats=seats, build=build)
    rows = [
        (say("bench-inside"), say("bench-per-second", n=int(found["decisions_per_second"]))),
        (say("bench-with-view"), say("bench-per-second", n=int(found["with_view_per_second"]))),
        (say("bench-with-log"), say("bench-per-second", n=int(found["with_log_per_second"]))),
        (say("bench-from-python"), say("bench-per-second", n=int(found["from_python_per_second"]))),
        (say("bench-step"), say("bench-nanoseconds", time=texts.number(float(found["step_ns"]), 0))),
        (say("bench-copy"), say("bench-microseconds", time=texts.number(float(found["copy_us"]), 2))),
        (say("bench-imagine"), say("bench-microseconds", time=texts.number(float(found["imagine_us"]), 2))),
        (say("bench-memory"), say("bench-bytes", n=int(found["bytes_per_state"]))),
        (say("bench-calibration"), say("bench-per-second", n=int(found["calibration"]))),
        (say("bench-score"), texts.number(float(found["score"]), 4)),
    ]
    names = max(wide(name) for name, _ in rows)
    values = max(wide(value) for _, value in rows)
    bar = say("cli-bar") or " "
    return [title, "", *(f"  {padded(name, names)} {bar}{indented(value, values)}" for name, value in rows)]
