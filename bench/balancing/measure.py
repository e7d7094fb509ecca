"""Playing the games: tables of greedy bots, and one greedy bot among random ones, for every number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from types import ModuleType

from consigliere import shelf
from consigliere.arena.match import Match, mixed
from consigliere.arena.simulation import seating
from consigliere.bots import make
from consigliere.kernel.event import Event
from consigliere.kernel.option import Options

BUNDLE = 10  # games that a process plays before it tells of them

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Table:
    """Bots at a table. From game to game each moves on by one seat."""

    game: str
    lineup: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Seat:
    """How one seat ended a game."""

    bot: str
    order: int  # its place in turn order, 0 for the seat that begins
    scores: tuple[int, ...]  # one for each of the game's measures
    wins: float  # a shared win counts in part
    parts: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """One game that was played to its end."""

    number: int
    ending: str
    turns: int
    seats: tuple[Seat, ...]
    counts: tuple[int, ...] = ()  # how often what the page counts has happened


def figures_of(game: str) -> ModuleType:
    """The module that says what the balance of a game is about; ModuleNotFoundError if there is none."""
    return import_module(f".{game}", __package__)


def play_all(table: Table, games: int, jobs: int, progress: Progress) -> list[Played]:
    """Play so many games at a table on so many processes; the result does not depend on these."""
    played: list[Played] = []
    for some in _run(table, games, jobs):
        played.extend(some)
        progress(len(played))
    return sorted(played, key=lambda one: one.number)


def _run(table: Table, games: int, jobs: int) -> Iterator[list[Played]]:
    bundles = [range(first, min(first + BUNDLE, games)) for first in range(0, games, BUNDLE)]
    if jobs == 1:
        for bundle in bundles:
            yield play_some(table, bundle)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_some, table, bundle) for bundle in bundles]):
            yield future.result()


def play_some(table: Table, numbers: range) -> list[Played]:
    """Play some of a table's games; this is the work of one process."""
    game = shelf.game(table.game)
    options = game.settle_options(len(table.lineup), {})
    assert isinstance(options, dict), options
    return [_play(table, options, number) for number in numbers]


def _play(table: Table, options: Options, number: int) -> Played:
    game = shelf.game(table.game)
    figures = figures_of(table.game)
    seats = len(table.lineup)
    names = [table.lineup[place] for place in seating(number, seats)]
    bots = [make(name, game, seat) for seat, name in enumerate(names)]
    counts = Counter[int]()

    def count(events: list[Event]) -> None:
        counts.update(event.kind for event in events)

    match = Match(game, options, bots, mixed(table.seed, number), count if figures.COUNTED else None)
    state = match.state
    first = turns = 0
    while not state.is_over():
        if figures.is_turn(state):
            first = first if turns else figures.beginner(state)
            turns += 1
        match.play(match.decisions + 1)
    outcome = state.outcome()
    assert outcome is not None
    parts = figures.parts(state)
    scores = figures.scores(state)
    return Played(
        number,
        outcome.ending,
        turns,
        tuple(
            Seat(
                names[seat],
                (seat - first) % seats,
                scores[seat],
                1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                parts[seat],
            )
            for seat in range(seats)
        ),
        tuple(counts[game.kinds.number(event)] for event in figures.COUNTED.values()),
    )
