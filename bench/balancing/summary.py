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
class Scores:
    """One of the measures by which games are won."""

    everyone: Spread  # greedy bots among themselves
    winning: Spread
    margin: Spread  # between the winner and the best of the others
    alone: Spread  # the greedy bot among random ones
    random: Spread  # these


@dataclass(frozen=True)
class Way:
    """The games that ended in one of several ways."""

    games: int  # among greedy bots
    tied: int  # of them, those in which something had to break a tie
    all_round: int  # and those whose winner had the most by every measure
    among_random: Share  # of the one greedy bot, in games that ended so


@dataclass(frozen=True)
class Summary:
    """The games of one number of seats."""

    seats: int
    games: int
    among_random: Share  # of the one greedy bot
    by_order: list[Share]  # at tables of greedy bots, by place in turn order
    scores: list[Scores]  # one for each measure
    parts: list[float]  # of the scores of greedy bots, on average
    winning_parts: list[float]
    turns: Spread
    endings: dict[str, int]
    counts: list[Spread]  # of what else is counted, in games among greedy bots
    ways: list[Way]


def summary(
    equal: list[Played], mixed: list[Played], ways: dict[str, tuple[str, ...]] | None = None
) -> Summary:
    """The summary of games among greedy bots and of games of one greedy bot among random ones.

    `ways` are the endings that belong together, the one without a tie first.
    """
    seats = len(equal[0].seats)
    everyone = [seat for game in equal for seat in game.seats]
    winners = [_winner(game) for game in equal]
    endings = [game.ending for game in equal]
    return Summary(
        seats=seats,
        games=len(equal),
        among_random=_share([seat for game in mixed for seat in game.seats if seat.bot == BEST], seats),
        by_order=[
            _share([seat for seat in everyone if seat.order == order], seats) for order in range(seats)
        ],
        scores=[_scores(equal, mixed, measure) for measure in range(len(everyone[0].scores))],
        parts=[mean(part) for part in zip(*(seat.parts for seat in everyone))],
        winning_parts=[mean(part) for part in zip(*(seat.parts for seat in winners))],
        turns=_spread([game.turns for game in equal]),
        endings={name: endings.count(name) for name in sorted(set(endings))},
        counts=[_spread(list(numbers)) for numbers in zip(*(game.counts for game in equal))],
        ways=[_way(equal, mixed, endings, seats) for endings in (ways or {}).values()],
    )


def _share(places: list[Seat], seats: int) -> Share:
    wins = sum(seat.wins for seat in places)
    low, high = wilson(wins, len(places))
    return Share(wins / max(1, len(places)), low, high, 1 / seats)


def _scores(equal: list[Played], mixed: list[Played], measure: int) -> Scores:
    def of(games: list[Played], bot: str) -> Spread:
        return _spread([seat.scores[measure] for game in games for seat in game.seats if seat.bot == bot])

    first = [(_winner(game), game) for game in equal]
    return Scores(
        everyone=of(equal, BEST),
        winning=_spread([winner.scores[measure] for winner, _ in first]),
        margin=_spread([_lead(game, winner, measure) for winner, game in first]),
        alone=of(mixed, BEST),
        random=of(mixed, OTHERS),
    )


def _winner(game: Played) -> Seat:
    return max(game.seats, key=lambda seat: (seat.wins, seat.scores))


def _lead(game: Played, winner: Seat, measure: int) -> int:
    """How far a winner is ahead of everybody else by a measure; below 0 if somebody is ahead of him."""
    return winner.scores[measure] - max(seat.scores[measure] for seat in game.seats if seat is not winner)


def _way(equal: list[Played], mixed: list[Played], endings: tuple[str, ...], seats: int) -> Way:
    games = [game for game in equal if game.ending in endings]
    return Way(
        games=len(games),
        tied=sum(game.ending != endings[0] for game in games),
        all_round=sum(
            all(_lead(game, _winner(game), measure) >= 0 for measure in range(len(game.seats[0].scores)))
            for game in games
        ),
        among_random=_share(
            [seat for game in mixed if game.ending in endings for seat in game.seats if seat.bot == BEST],
            seats,
        ),
    )


def _spread(numbers: list[int]) -> Spread:
    cuts = quantiles(numbers, n=20, method="inclusive")
    return Spread(mean(numbers), tuple(cuts[at] for at in (0, 4, 9, 14, 18)))
