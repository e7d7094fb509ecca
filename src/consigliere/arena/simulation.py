"""Many games between bots: seats rotated, each game with a seed of its own, on one process or several."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from consigliere import shelf
from consigliere.arena.bundles import Progress, in_bundles
from consigliere.arena.interval import wilson
from consigliere.arena.match import Match, mixed
from consigliere.bots import make as make_bot
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Illegal, Refusal

# An edition, or a version of the components that come with the game; None for those of now.
Edition = dict[str, Any] | int | None


@dataclass(frozen=True)
class Task:
    """Everything that decides how the games go. A worker process gets it whole."""

    game: str
    seats: int
    lineup: tuple[str, ...]
    seed: int
    options: Options
    edition: Edition = None


@dataclass(frozen=True)
class Played:
    """What came of one game. `winners` are places in the line-up, not seats; no ending if the game did not end."""

    number: int
    decisions: int
    ending: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """How one bot of the line-up, or one side, did, with the 95 % interval of its share."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """What came of all the games. Equal seeds give equal results, but for the three fields about time."""

    game: str
    seats: int
    games: int
    finished: int
    seed: int
    options: Options
    seconds: float
    decisions: int
    decisions_per_second: float
    length: dict[str, float]
    endings: dict[str, int]
    bots: list[Standing]
    seat_shares: list[float]

    def to_plain(self) -> dict[str, object]:
        """The result as plain values, ready for JSON."""
        return asdict(self)


def simulate(
    game_name: str,
    seats: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    options: Options | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    edition: Edition = None,
) -> Result:
    """Let bots play whole games; `bots` is one name for all seats or one for each.

    From game to game each bot moves on by one seat. The result does not depend on `jobs`, the number of processes.
    `progress` hears how many games are done. ValueError says what is wrong with the input in one line; seats or
    options that the game refuses raise `Illegal` with the refusal.
    """
    task = _task(game_name, seats, bots, seed, options or {}, edition)
    if games < 1 or jobs < 1:
        raise ValueError(f"there must be at least one {'game' if games < 1 else 'job'}")
    started = perf_counter()
    played: list[Played] = []
    for some in in_bundles(play_games, task, games, jobs):
        played.extend(some)
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda one: one.number)
    return _result(task, played, perf_counter() - started)


def _task(game_name: str, seats: int, bots: list[str], seed: int, given: Options, edition: Edition) -> Task:
    if game_name not in shelf.names():
        raise ValueError(f"there is no game called {game_name!r}; there are {', '.join(shelf.names())}")
    game = shelf.game(game_name, edition)
    options = game.settle_options(seats, given)
    if isinstance(options, Refusal):
        raise Illegal(options)
    if len(bots) not in (1, seats):
        raise ValueError(f"{len(bots)} bots for {seats} seats: name one for all seats or one for each")
    for name in bots:
        make_bot(name, game, 0)
    lineup = tuple(bots * seats if len(bots) == 1 else bots)
    return Task(game_name, seats, lineup, seed, options, edition)


def play_games(task: Task, numbers: range) -> list[Played]:
    """Play some of a task's games; this is the work of one process."""
    game = shelf.game(task.game, task.edition)
    return [_play_game(task, game, number) for number in numbers]


def seating(number: int, seats: int) -> list[int]:
    """For each seat the place in the line-up of the bot that sits there in one game: all move on by one seat.

    >>> [seating(number, 3) for number in range(3)]
    [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    """
    return [(seat - number) % seats for seat in range(seats)]


def _play_game(task: Task, game: Game, number: int) -> Played:
    lineup = task.lineup
    in_seat = seating(number, task.seats)
    bots = [make_bot(lineup[place], game, seat) for seat, place in enumerate(in_seat)]
    match = Match(game, task.options, bots, mixed(task.seed, number))
    outcome = match.play(game.longest(task.seats, task.options))
    if outcome is None:
        return Played(number, match.decisions, "", ())
    return Played(number, match.decisions, outcome.ending, tuple(in_seat[seat] for seat in outcome.winners))


def _result(task: Task, played: list[Played], seconds: float) -> Result:
    game = shelf.game(task.game, task.edition)
    finished = [one for one in played if one.ending]
    decisions = sum(one.decisions for one in played)
    lengths = [one.decisions for one in finished]
    by_place = [0.0] * task.seats
    by_seat = [0.0] * task.seats
    for one in finished:
        for place in one.winners:
            won = 1 if game.has_sides else 1 / len(one.winners)  # a shared win is shared out
            by_place[place] += won
            by_seat[seating(one.number, task.seats).index(place)] += won
    endings = [one.ending for one in finished]
    return Result(
        game=task.game,
        seats=task.seats,
        games=len(played),
        finished=len(finished),
        seed=task.seed,
        options=task.options,
        seconds=seconds,
        decisions=decisions,
        decisions_per_second=decisions / seconds,
        length=length_of(lengths),
        endings={name: endings.count(name) for name in game.endings if name in endings},
        bots=[standing(name, wins, len(finished)) for name, wins in zip(task.lineup, by_place)],
        seat_shares=[wins / max(1, len(finished)) for wins in by_seat],
    )


def length_of(decisions: list[int]) -> dict[str, float]:
    """How long games are, from the number of decisions of each."""
    some = decisions or [0]
    return {"mean": sum(some) / len(some), "min": min(some), "max": max(some)}


def standing(name: str, wins: float, games: int) -> Standing:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return Standing(name, games, wins, wins / max(1, games), low, high)
