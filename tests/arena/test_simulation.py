"""Many games between bots: repeatable, fair to every seat, and counted right."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from consigliere.arena import Result, simulate
from consigliere.arena.simulation import Task, play_games, seating
from consigliere.kernel.refusal import Illegal

ALL = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
FIVE_OPTIONS = (
    "draw_after_battle",
    "points_campaign",
    "bigger_kingdoms",
    "capturing_regions",
    "hidden_cards",
)


def timeless(result: Result) -> Result:
    return replace(result, seconds=0.0, decisions_per_second=0.0)


def test_equal_seeds_give_equal_results() -> None:
    one, same, other = (simulate("condottiere", 3, 12, ["greedy", "random", "random"], s) for s in (1, 1, 2))

    assert timeless(one) == timeless(same)
    assert one.decisions != other.decisions


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate("condottiere", 4, 30, ["greedy", "random", "random", "random"], 3, jobs=1)
    together = simulate("condottiere", 4, 30, ["greedy", "random", "random", "random"], 3, jobs=2)

    assert timeless(alone) == timeless(together)


def test_a_longer_run_begins_with_the_same_games() -> None:
    task = Task("condottiere", 2, ("random", "random"), 5, _defaults(2))

    assert play_games(task, range(3)) == play_games(task, range(6))[:3]


def test_each_bot_plays_each_seat_equally_often() -> None:
    for seats in range(2, 7):
        tables = [seating(number, seats) for number in range(2 * seats)]

        for place in range(seats):
            assert [sum(table[seat] == place for table in tables) for seat in range(seats)] == [2] * seats


def test_a_win_is_counted_for_the_bot_and_for_the_seat_it_had() -> None:
    """Greedy wins nearly always, and sits in every seat in turn."""
    result = simulate("condottiere", 2, 20, ["random", "greedy"], 5)

    assert result.bots[1].wins >= 18
    assert 0.4 <= result.seat_shares[0] <= 0.6


def test_the_counts_add_up() -> None:
    done: list[int] = []

    result = simulate("condottiere", 5, 60, ["random"], 8, progress=done.append)

    assert result.games == result.finished == 60
    assert sum(result.endings.values()) == 60
    assert sum(bot.wins for bot in result.bots) == pytest.approx(60)
    assert sum(bot.share for bot in result.bots) == pytest.approx(1)
    assert sum(result.seat_shares) == pytest.approx(1)
    assert [bot.name for bot in result.bots] == ["random"] * 5
    assert all(bot.games == 60 and bot.low < bot.share < bot.high for bot in result.bots)
    assert result.length["min"] <= result.length["mean"] <= result.length["max"]
    assert result.decisions == pytest.approx(60 * result.length["mean"])
    assert done[-1] == 60
    assert done == sorted(done)


def test_when_a_side_wins_each_of_its_members_has_won() -> None:
    """OFF-1.4: with three traitors among nine seats, a game won by the Family is won by six."""
    result = simulate("offer", 9, 20, ["random"], 8, {"custom_roles": True, "cops": 3})

    family, traitors = result.endings["family"], result.endings["traitors"]
    assert family + traitors == 20
    assert sum(bot.wins for bot in result.bots) == 6 * family + 3 * traitors
    assert sum(result.seat_shares) == pytest.approx((6 * family + 3 * traitors) / 20)


def test_the_result_has_the_fields_of_the_command_line() -> None:
    plain = simulate("condottiere", 2, 4, ["random"], 8, {"show_cards": False}).to_plain()

    assert list(plain) == (
        "game seats games finished seed options seconds decisions decisions_per_second"
        " length endings bots seat_shares".split()
    )
    bots, options = plain["bots"], plain["options"]
    assert isinstance(bots, list)
    assert list(bots[0]) == "name games wins share low high".split()
    assert isinstance(options, dict)
    assert options["show_cards"] is False
    assert options["target"] == 20


def test_a_points_campaign_is_one_game() -> None:
    result = simulate("condottiere", 3, 3, ["random"], 8, {"points_campaign": True})

    assert result.finished == 3
    assert set(result.endings) <= {"campaign", "campaign_final_battle"}


@pytest.mark.parametrize(
    ("game", "seats", "games", "bots", "jobs", "says"),
    [
        ("chess", 2, 1, ["random"], 1, "there is no game called 'chess'; there are condottiere"),
        ("condottiere", 3, 1, ["random", "random"], 1, "2 bots for 3 seats: name one for all seats or one"),
        ("condottiere", 2, 1, ["best"], 1, "condottiere has no bot called 'best'; there are random, greedy"),
        ("condottiere", 2, 0, ["random"], 1, "there must be at least one game"),
        ("condottiere", 2, 1, ["random"], 0, "there must be at least one job"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    game: str, seats: int, games: int, bots: list[str], jobs: int, says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        simulate(game, seats, games, bots, jobs=jobs)


def test_what_the_game_refuses_is_refused_by_its_rule() -> None:
    with pytest.raises(Illegal, match=r"CON-2\.1"):
        simulate("condottiere", 7, 1, ["random"])
    with pytest.raises(Illegal, match="unknown-option"):
        simulate("condottiere", 2, 1, ["random"], options={"winds": True})


# --- how strong the greedy bot is ----------------------------------------------------------------


@pytest.mark.parametrize(
    # The bound of the sample lies many deviations below what the bot does.
    ("seats", "sample_bound", "full_bound"),
    [(2, 0.85, 0.80), (4, 0.65, 0.60), (6, 0.60, 0.45)],
)
def test_greedy_beats_random_seats(seats: int, sample_bound: float, full_bound: float) -> None:
    games, bound = (1000, full_bound) if ALL else (120, sample_bound)

    result = simulate("condottiere", seats, games, ["greedy"] + ["random"] * (seats - 1), 2024)

    assert result.bots[0].share >= bound


@pytest.mark.parametrize("option", [*FIVE_OPTIONS, "all"])
def test_greedy_beats_random_seats_under_every_option(option: str) -> None:
    options = dict.fromkeys(FIVE_OPTIONS if option == "all" else [option], True)

    result = simulate("condottiere", 4, 100 if ALL else 12, ["greedy"] + ["random"] * 3, 2024, dict(options))

    assert result.bots[0].share >= 0.5


def test_greedy_bots_come_to_an_end_among_themselves() -> None:
    result = simulate("condottiere", 4, 40 if ALL else 6, ["greedy"], 2024)

    assert result.finished == result.games
    assert "battle_limit" not in result.endings


def _defaults(seats: int) -> dict[str, bool | int | str]:
    return simulate("condottiere", seats, 1, ["random"]).options
