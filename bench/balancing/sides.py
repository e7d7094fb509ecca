"""Playing games of two sides: which bot plays a seat depends on the side it is dealt to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from time import process_time

from consigliere import shelf
from consigliere.arena.interval import wilson
from consigliere.arena.match import Match, mixed
from consigliere.arena.offer.sides import BySide
from consigliere.bots import Bot
from consigliere.bots.offer.belief import Belief
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import CONSIGLIERE, is_traitor
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.event import Event
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Knowledge, View

BUNDLE = 10  # games that a process plays before it tells of them

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Matchup:
    """A table: its seats, what was chosen in the lobby, and the bot of each side."""

    seats: int
    chosen: tuple[tuple[str, str | bool], ...]
    family: str
    traitors: str
    seed: int

    def options(self) -> Options | None:
        """All options of the table; None if the lobby does not allow them."""
        found = shelf.game("offer").settle_options(self.seats, dict(self.chosen))
        return None if isinstance(found, Refusal) else found


@dataclass(frozen=True)
class Ended:
    """What came of one game."""

    number: int
    is_familys: bool  # in the fast game the Cops'
    days: int
    trials: int
    voted_out: int
    traitors_voted_out: int
    consigliere_first: bool  # the first to leave the game was the Consigliere


@dataclass(frozen=True)
class Share:
    """So many of so many, with the 95 % interval of the share."""

    number: int
    of: int

    @property
    def share(self) -> float:
        return self.number / max(1, self.of)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.number, self.of)


@dataclass(frozen=True)
class Tally:
    """What the games of a table add up to."""

    matchup: Matchup
    wins: Share  # of the Family; in the fast game of the Cops
    days: float
    trials_a_day: float
    right_votes: Share  # those voted out who were traitors
    consigliere_first: Share


def play_all(matchup: Matchup, games: int, jobs: int, progress: Progress) -> Tally:
    """Play so many games on so many processes; the result does not depend on these."""
    ended: list[Ended] = []
    for some in _run(matchup, games, jobs):
        ended.extend(some)
        progress(len(ended))
    return tally(matchup, sorted(ended, key=lambda one: one.number))


def tally(matchup: Matchup, ended: list[Ended]) -> Tally:
    """The sum of some games."""
    days = sum(one.days for one in ended)
    return Tally(
        matchup,
        Share(sum(one.is_familys for one in ended), len(ended)),
        days / len(ended),
        sum(one.trials for one in ended) / days,
        Share(sum(one.traitors_voted_out for one in ended), sum(one.voted_out for one in ended)),
        Share(sum(one.consigliere_first for one in ended), len(ended)),
    )


def _run(matchup: Matchup, games: int, jobs: int) -> Iterator[list[Ended]]:
    bundles = [range(first, min(first + BUNDLE, games)) for first in range(0, games, BUNDLE)]
    if jobs == 1:
        for bundle in bundles:
            yield play_some(matchup, bundle)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_some, matchup, bundle) for bundle in bundles]):
            yield future.result()


def play_some(matchup: Matchup, numbers: range) -> list[Ended]:
    """Play some of a table's games; this is the work of one process."""
    options = matchup.options()
    assert options is not None, matchup
    return [_play(matchup, options, number) for number in numbers]


def _play(matchup: Matchup, options: Options, number: int) -> Ended:
    game = shelf.game("offer")
    bots = list[Bot](BySide(game, seat, matchup.family, matchup.traitors) for seat in range(matchup.seats))
    left: list[tuple[int, int]] = []  # the card and the way of everybody who has left
    trials = 0

    def hear(events: list[Event]) -> None:
        nonlocal trials
        left.extend((event.b, event.c) for event in events if event.kind == e.ELIMINATED)
        trials += sum(event.kind == e.SECONDED for event in events)

    match = Match(game, options, bots, mixed(matchup.seed, number), hear)
    outcome = match.play(game.longest(matchup.seats, options))
    state = match.state
    assert outcome is not None
    assert isinstance(state, Position)
    voted = [role for role, way in left if way == w.BY_VOTE]
    return Ended(
        number,
        outcome.ending == ("cops" if state.agreed.fast else "family"),
        max(1, int(state.day)),
        trials,
        len(voted),
        sum(is_traitor(role) for role in voted),
        bool(left) and left[0][0] == CONSIGLIERE,
    )


# How long a decision takes.


class _Timed(Belief):
    spent: list[float]

    def answer(self, view: View, knowledge: Knowledge, legal: object, chance: Chance) -> Command:
        started = process_time()
        given = super().answer(view, knowledge, legal, chance)  # type: ignore[arg-type]
        self.spent.append(process_time() - started)
        return given


def decision_times(seats: int, games: int, seed: int) -> list[float]:
    """The seconds that each decision of belief took in some games, in rising order."""
    game = shelf.game("offer")
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    spent: list[float] = []
    for number in range(games):
        bots: list[Bot] = []
        for seat in range(seats):
            bot = _Timed(game, seat)
            bot.spent = spent
            bots.append(bot)
        Match(game, options, bots, mixed(seed, number)).play(game.longest(seats, options))
    return sorted(spent)
