"""The balance of a game: what is counted, and what the page says of it. Plots are left to `./dev bench balance`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.balancing.measure import Played, Seat, Table, figures_of, play_some
from bench.balancing.page import page, scores_plot
from bench.balancing.summary import Summary, summary
from consigliere import shelf

SCORED = [name for name in shelf.names() if name != "offer"]
PLOTS = ("parts", "order", "turns", "counts", "ways", "strength")


def game_of(*scores: int, bots: str = "greedy", ending: str = "money", others: str = "") -> Played:
    """A game at which the seats ended with these scores, the first seat beginning and the most winning.

    `others` are the scores by a second measure.
    """
    winners = scores.count(max(scores))
    second = [(int(number),) for number in others.split()]
    seats = [
        Seat(
            bots if place else "greedy",
            place,
            (score, *second[place]) if second else (score,),
            (score == max(scores)) / winners,
            (score - 1, 1),
        )
        for place, score in enumerate(scores)
    ]
    return Played(0, ending, 10 * len(scores), tuple(seats), (max(scores),))


def summed(*games: Played) -> Summary:
    return summary(list(games), [game_of(9, 1, bots="random"), game_of(9, 2, bots="random")])


def among_random(games: list[Played]) -> list[Played]:
    """The same games with random bots in all seats but the first."""
    return [
        replace(game, seats=(game.seats[0], *(replace(seat, bot="random") for seat in game.seats[1:])))
        for game in games
    ]


@pytest.mark.parametrize("name", SCORED)
def test_every_seat_has_its_place_in_turn_order_and_its_parts_add_up(name: str) -> None:
    games = play_some(Table(name, ("greedy", "random", "random"), 1), range(3))

    for one in games:
        first = [seat.order for seat in one.seats].index(0)
        assert [seat.order for seat in one.seats] == [(seat - first) % 3 for seat in range(3)]
        assert sum(seat.wins for seat in one.seats) == pytest.approx(1)
        assert one.turns > 0
        assert len(one.counts) == len(figures_of(name).COUNTED)
        for seat in one.seats:
            assert len(seat.scores) == len(figures_of(name).SCORES)
            assert sum(seat.parts) == (seat.scores[0] if figures_of(name).PARTS else 0)


def test_bots_move_on_by_one_seat_and_equal_seeds_give_equal_games() -> None:
    table = Table("corleone", ("greedy", "random"), 7)

    games = play_some(table, range(2))

    assert [[seat.bot for seat in one.seats] for one in games] == [["greedy", "random"], ["random", "greedy"]]
    assert play_some(table, range(1, 2)) == games[1:]
    assert play_some(replace(table, seed=8), range(2)) != games


def test_shares_are_counted_by_place_in_turn_order() -> None:
    found = summed(game_of(5, 3), game_of(5, 3), game_of(2, 6), game_of(4, 4))

    assert [share.share for share in found.by_order] == [(1 + 1 + 0.5) / 4, (1 + 0.5) / 4]
    assert found.among_random.share == 1
    assert found.among_random.fair == 0.5


def test_a_share_far_from_the_fair_one_is_told_from_chance() -> None:
    few = summed(game_of(5, 3), game_of(5, 3))
    many = summed(*[game_of(5, 3) for _ in range(20)])

    assert not few.by_order[0].differs()
    assert many.by_order[0].differs()


def test_the_spread_of_scores_and_their_parts() -> None:
    found = summed(*[game_of(low, low + 10) for low in range(101)])

    (scores,) = found.scores
    assert scores.everyone.mean == 55
    assert scores.everyone.cuts[2] == 55
    assert list(scores.winning.cuts) == [15, 35, 60, 85, 105]
    assert scores.margin.mean == 10
    assert found.parts == [54, 1]
    assert found.winning_parts == [59, 1]
    assert [spread.mean for spread in found.counts] == [60]


def test_the_winner_may_be_behind_by_another_measure() -> None:
    games = [game_of(9, 4, others="100 700"), game_of(9, 4, others="300 200")]

    found = summary(games, among_random(games))

    assert [scores.margin.mean for scores in found.scores] == [5, (-600 + 100) / 2]
    assert [scores.winning.mean for scores in found.scores] == [9, 200]
    assert found.scores[1].random.mean == 450


def test_wins_are_told_apart_by_what_won_them() -> None:
    """Three games go by notoriety, one of them by tie-break; in two of them the winner leads in everything."""
    games = [
        game_of(9, 4, others="7 1", ending="fame"),
        game_of(9, 4, others="1 7", ending="fame"),
        game_of(9, 4, others="8 8", ending="fame_then_cash"),
        game_of(3, 5, others="1 2", ending="cash"),
    ]

    found = summary(games, among_random(games), {"fame": ("fame", "fame_then_cash"), "cash": ("cash",)})

    assert [(way.games, way.tied, way.all_round) for way in found.ways] == [(3, 1, 2), (1, 0, 1)]
    assert [way.among_random.share for way in found.ways] == [1, 0]


@pytest.mark.parametrize("name", SCORED)
def test_the_page_has_a_row_for_every_number_of_seats_and_the_command_that_made_it(name: str) -> None:
    figures = figures_of(name)
    games = [game_of(5, 3, ending="cash"), game_of(2, 6, ending="notoriety")]
    one = summary(games, among_random(games), figures.WAYS)
    found = [
        replace(
            one,
            seats=seats,
            scores=one.scores * len(figures.SCORES),
            parts=[3.0] * len(figures.PARTS),
            winning_parts=[3.0] * len(figures.PARTS),
            counts=one.counts * len(figures.COUNTED),
        )
        for seats in (2, 3)
    ]
    pictures = (*PLOTS, *(scores_plot(figures, measure) for measure in range(len(figures.SCORES))))

    text = page(name, (1, 2), figures, found, 4, dict.fromkeys(pictures, "plot.svg"))

    assert f"`./dev bench balance {name} --games 2 --seed 4 --write`" in text
    assert "rules version 1, components version 2" in text
    # Each of two has won one game.
    assert "\n| 2 | 50.0 % | 1.00 | 50.0 %" in text
    tables = 3 + len(figures.SCORES) + bool(figures.PARTS) + bool(figures.COUNTED) + bool(figures.WAYS)
    assert [text.count(f"\n| {seats} |") for seats in (2, 3, 4)] == [tables, tables, 0]
