"""The balance of An Offer You Can't Refuse: bots by side, what is counted, and what the lobby is told."""

from __future__ import annotations

import pytest

from bench.balancing import offer
from bench.balancing.offer_page import page
from bench.balancing.sides import Ended, Matchup, Share, Tally, play_some, tally
from consigliere.arena.offer.sides import BySide, is_against_the_table
from consigliere.bots.at_random import Random
from consigliere.bots.offer.greedy import Greedy
from consigliere.games.offer.rules import Offer
from consigliere.kernel.state import View
from tests.games.offer.scenario import RULES, fast_table, talk

C9 = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"


def seen(state: Offer, seat: int) -> View:
    return View(state.seen_by(seat))


def test_a_seat_is_played_by_the_bot_of_its_side() -> None:
    """From its own view: nobody tells the seat more than its card."""
    state = talk(C9)
    for seat in range(9):
        bot = BySide(RULES, seat, "greedy", "random")._of(seen(state, seat))
        assert isinstance(bot, Random if seat in (2, 3) else Greedy)


def test_in_the_fast_game_the_don_stands_alone() -> None:
    """[OFF-20.2]"""
    state = fast_table(don=1, seats=4)

    assert [is_against_the_table(state.seen_by(seat), seat) for seat in range(4)] == [
        False,
        True,
        False,
        False,
    ]


def test_equal_seeds_give_equal_games_whichever_are_played() -> None:
    table = Matchup(6, (), "greedy", "random", 5)

    assert play_some(table, range(3))[2] == play_some(table, range(2, 3))[0]


def test_a_tally_adds_games_up() -> None:
    table = Matchup(8, (), "belief", "belief", 1)
    found = tally(table, [Ended(0, True, 2, 3, 1, 1, False), Ended(1, False, 4, 6, 3, 0, True)])

    assert found.wins == Share(1, 2)
    assert found.days == pytest.approx(3)
    assert found.trials_a_day == pytest.approx(9 / 6)
    assert found.right_votes == Share(1, 4)
    assert found.consigliere_first == Share(1, 2)


def test_tables_that_the_lobby_refuses_are_left_out() -> None:
    """[OFF-2.6] The Coward needs something to pass on."""
    assert Matchup(8, (("coward", True),), "belief", "belief", 1).options() is None
    assert Matchup(8, (("assassin", True),), "belief", "belief", 1).options() is not None


def test_the_page_and_the_lobby_tell_the_same_numbers() -> None:
    def found(seats: int, *chosen: tuple[str, str | bool], bots: tuple[str, str] = offer.MAIN[0]) -> Tally:
        return tally(Matchup(seats, chosen, *bots, 1), [Ended(0, True, 2, 3, 1, 1, False)] * seats)

    sides = [found(seats, bots=bots) for bots in offer.MAIN for seats in offer.FIXTURES]
    mixes, fast = [found(8)], [found(5, ("game", "fast"))]
    roles = [found(9, ("saboteur", True))]
    plots = dict.fromkeys(("sides", "mixes", "fast"), "plot.svg")
    text = page("Title", 8, 1, offer.FIXTURES, sides, mixes, fast, roles, plots)
    lobby: dict[str, object] = {}
    exec(offer.lobby_module(8, 1, [*mixes, *roles], fast), lobby)

    assert "8 seats (0.577)" in text
    assert "100 % of 9" not in text.split("## One advanced role")[0]
    assert lobby["FULL"] == {(8,): (8, 8), (9, "saboteur"): (9, 9)}
    assert lobby["FAST"] == {5: (5, 5)}
