"""What the games add up to: shares with intervals, spreads of scores, where they come from, lengths."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean, quantiles

from consigliere.arena.interval import wilson

from .measure import Played, Seat

BEST = "greedy"
OTHERS = "random"


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval, beside the fair share."""

    share: float
    low: float
    high: float
    fair: float

    def differs(self) -> bool:
        """Whether the fair share lies outside the interval."""
        return not self.low <= self.fair <= self.high


@dataclass(frozen=True)
class Spread:
    """How a number is spread: its mean, and the values below which 5, 25, 50, 75 and 95 of a hundred lie."""

    mean: float
    cuts: tuple[float, ...]


@dataclass(frozen=True)
class Summary:
    """The games of one number of seats."""

    seats: int
    games: int
    among_random: Share  # of the one greedy bot
    by_order: list[Share]  # at tables of greedy bots, by place in turn order
    scores: Spread  # of greedy bots among themselves
    winning: Spread
    margin: Spread  # between the first and the second
    alone: Spread  # of the greedy bot among random ones
    random: Spread  # of these
    parts: list[float]  # of the scores of greedy bots, on average
    winning_parts: list[float]
    turns: Spread
    endings: dict[str, int]


def summary(equal: list[Played], mixed: list[Played]) -> Summary:
    """The summary of games among greedy bots and of games of one greedy bot among random ones."""
    seats = len(equal[0].seats)
    everyone = [seat for game in equal for seat in game.seats]
    winners = [max(game.seats, key=lambda seat: (seat.wins, seat.score)) for game in equal]
    endings = [game.ending for game in equal]
    return Summary(
        seats=seats,
        games=len(equal),
        among_random=_share([seat for game in mixed for seat in game.seats if seat.bot == BEST], seats),
        by_order=[
            _share([seat for seat in everyone if seat.order == order], seats) for order in range(seats)
        ],
        scores=_spread([seat.score for seat in everyone]),
        winning=_spread([seat.score for seat in winners]),
        margin=_spread([_margin(game) for game in equal]),
        alone=_spread([seat.score for game in mixed for seat in game.seats if seat.bot == BEST]),
        random=_spread([seat.score for game in mixed for seat in game.seats if seat.bot == OTHERS]),
        parts=[mean(part) for part in zip(*(seat.parts for seat in everyone))],
        winning_parts=[mean(part) for part in zip(*(seat.parts for seat in winners))],
        turns=_spread([game.turns for game in equal]),
        endings={name: endings.count(name) for name in sorted(set(endings))},
    )


def _share(places: list[Seat], seats: int) -> Share:
    wins = sum(seat.wins for seat in places)
    low, high = wilson(wins, len(places))
    return Share(wins / len(places), low, high, 1 / seats)


def _margin(game: Played) -> int:
    first, second = sorted((seat.score for seat in game.seats), reverse=True)[:2]
    return first - second


def _spread(numbers: list[int]) -> Spread:
    cuts = quantiles(numbers, n=20, method="inclusive")
    return Spread(mean(numbers), tuple(cuts[at] for at in (0, 4, 9, 14, 18)))
