"""One game between bots: what each of them gets."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from consigliere import shelf
from consigliere.arena.match import Match
from consigliere.bots import Bot, make
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command, say
from consigliere.kernel.option import Options
from consigliere.kernel.state import Knowledge, View

GAME = shelf.game("condottiere")


class Watcher(Bot):
    """Plays at random and keeps what it was given to look at."""

    def __init__(self, seat: int) -> None:
        super().__init__(GAME, seat)
        self.seen: list[list[int]] = []
        self.knowledge: Knowledge | None = None

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        self.seen.append(view.copy.fields())
        self.knowledge = knowledge
        return legal[chance.below(len(legal))]


def settled(seats: int, **given: bool | str) -> Options:
    options = GAME.settle_options(seats, dict(given))
    assert isinstance(options, dict)
    return options


@pytest.mark.parametrize("hidden", [False, True])
def test_a_bot_sees_what_the_truth_shows_its_seat(hidden: bool) -> None:
    """What a seat is told adds up to its view: checked where the bot sits, at every one of its decisions."""
    options = settled(3, hidden_cards=hidden)
    watchers = [Watcher(seat) for seat in range(3)]
    match = Match(GAME, options, list[Bot](watchers), 3)
    state = match.state

    for _ in range(80):
        seat = next(seat for seat in range(3) if (state.waiting_for() >> seat) & 1)
        expected = state.seen_by(seat).fields()
        match.play(match.decisions + 1)
        assert watchers[seat].seen[-1] == expected
        if state.is_over():
            break


def test_the_house_ends_a_step_that_lasts_until_its_clock_has_run_out() -> None:
    match = Match(GAME, settled(3, clock="live"), [make("random", GAME, seat) for seat in range(3)], 4)

    outcome = match.play(GAME.longest(3, settled(3)))

    assert outcome is not None


def test_a_game_that_takes_too_long_is_left_without_an_outcome() -> None:
    match = Match(GAME, settled(2), [make("random", GAME, seat) for seat in range(2)], 4)

    assert match.play(5) is None
    assert match.decisions == 5


def test_nobody_keeps_a_log_for_bots_that_do_not_look() -> None:
    match = Match(GAME, settled(2), [make("random", GAME, seat) for seat in range(2)], 4)

    assert match.state.log is None


class Talker(Bot):
    """Says something before each of its first choices."""

    def __init__(self, seat: int, lines: list[str]) -> None:
        super().__init__(GAME, seat)
        self.lines = lines

    def says(self, view: View, knowledge: Knowledge, chance: Chance) -> Command | None:
        return say(self.lines.pop(0)) if self.lines else None

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        return legal[0]


def test_what_a_bot_says_comes_before_its_choice_and_changes_nothing_else() -> None:
    talking = Match(GAME, settled(2), [Talker(seat, ["hm", "so"]) for seat in range(2)], 5)
    silent = Match(GAME, settled(2), [Talker(seat, []) for seat in range(2)], 5)

    assert talking.play(2) is None
    assert talking.state.fields() == silent.state.fields()

    longest = GAME.longest(2, settled(2))
    talking.play(longest + 4)
    silent.play(longest)
    assert talking.state.fields() == silent.state.fields()
    assert talking.decisions == silent.decisions + 4


def test_a_bot_that_may_not_say_so_is_an_error() -> None:
    match = Match(GAME, settled(2), [Talker(seat, ["x" * 1000]) for seat in range(2)], 5)

    with pytest.raises(RuntimeError, match="text-length"):
        match.play(1)
