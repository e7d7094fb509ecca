"""The balance of a game: what is counted, and what the page says of it. Plots are left to `./dev bench balance`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.balancing.measure import Played, Seat, Table, figures_of, play_some
from bench.balancing.page import page
from bench.balancing.summary import Summary, summary
from consigliere import shelf

PLOTS = dict.fromkeys(("scores", "parts", "order", "turns", "strength"), "plot.svg")


def game_of(*scores: int, number: int = 0, bots: str = "greedy") -> Played:
    """A game at which the seats ended with these scores, the first seat beginning and the most winning."""
    winners = scores.count(max(scores))
    seats = [
        Seat(bots if place else "greedy", place, score, (score == max(scores)) / winners, (score - 1, 1))
        for place, score in enumerate(scores)
    ]
    return Played(number, "money", 10 * len(scores), tuple(seats))


def summed(*games: Played) -> Summary:
    return summary(list(games), [game_of(9, 1, bots="random"), game_of(9, 2, bots="random")])


@pytest.mark.parametrize("name", shelf.names())
def test_every_seat_has_its_place_in_turn_order_and_its_parts_add_up(name: str) -> None:
    games = play_some(Table(name, ("greedy", "random", "random"), 1), range(3))

    for one in games:
        first = [seat.order for seat in one.seats].index(0)
        assert [seat.order for seat in one.seats] == [(seat - first) % 3 for seat in range(3)]
        assert sum(seat.wins for seat in one.seats) == pytest.approx(1)
        assert one.turns > 0
        for seat in one.seats:
            assert sum(seat.parts) == (seat.score if figures_of(name).PARTS else 0)


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

    assert found.scores.mean == 55
    assert found.scores.cuts[2] == 55
    assert list(found.winning.cuts) == [15, 35, 60, 85, 105]
    assert found.margin.mean == 10
    assert found.parts == [54, 1]
    assert found.winning_parts == [59, 1]


@pytest.mark.parametrize("name", shelf.names())
def test_the_page_has_a_row_for_every_number_of_seats_and_the_command_that_made_it(name: str) -> None:
    parts = ((),) if not figures_of(name).PARTS else ((3, 2, 1),)
    found = [
        replace(
            summed(game_of(5, 3), game_of(2, 6)),
            seats=seats,
            parts=list(parts[0]),
            winning_parts=list(parts[0]),
        )
        for seats in (2, 3)
    ]

    text = page(name, 1, figures_of(name), found, 4, PLOTS)

    assert f"`./dev bench balance {name} --games 2 --seed 4 --write`" in text
    tables = 5 if parts[0] else 4
    assert [text.count(f"\n| {seats} |") for seats in (2, 3, 4)] == [tables, tables, 0]
