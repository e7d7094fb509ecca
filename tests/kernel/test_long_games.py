"""What a match keeps so that taking back stays cheap changes nothing: it stands as if all were folded anew."""

from __future__ import annotations

import os
import time

import pytest

from consigliere.kernel.chance import FastChance
from consigliere.kernel.game import Game
from consigliere.kernel.match import MOST_MARKS, UNDO, Entry, Match, digest, fold, live
from tests.kernel.matches import EVERY_GAME, act, anything, dealt

STEPS = 400 if os.environ.get("CONSIGLIERE_TEST_ALL") else 120
SEATS = 3


def begun(game: Game) -> Match:
    seats = max(SEATS, game.least_seats)
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    match = Match(game, seats, options, FastChance(1))
    match.start()
    return match


@pytest.mark.parametrize(
    "game", [game for game in EVERY_GAME if not game.moderated], ids=lambda game: game.name
)
def test_a_game_with_much_taken_back_stands_as_if_it_were_folded_anew(game: Game) -> None:
    """Now one step and now a whole row of them, shallow and deep; live, and entry by entry from its log."""
    match, chance = begun(game), FastChance(8)
    twin = Match(game, match.seats, match.options, FastChance(1))
    undone = 0
    while len(match.entries) < STEPS and not match.state.is_over():
        for _ in range(1 + chance.below(6)):
            if not match.state.is_over():
                anything(match, chance)
        for _ in range(chance.below(5)):
            undone += match.undo(chance.below(match.seats), agreed=True) is None
        for entry in match.entries[len(twin.entries) :]:
            twin.enter(entry)
        fresh = Match(game, match.seats, match.options, FastChance(1))
        fresh.resume(list(match.entries), match.texts)
        assert digest(match.state) == digest(twin.state) == digest(fresh.state)
        for viewer in game.viewers(match.seats):
            witnesses = [one.witness(viewer) for one in (match, twin, fresh)]
            assert len({str(witness.copy.fields()) for witness in witnesses}) == 1
            assert len({str(witness.knowledge.to_plain()) for witness in witnesses}) == 1
        for seat in range(match.seats):
            assert match.latest(seat) == twin.latest(seat) == fresh.latest(seat)
            assert match.undo_refusal(seat) == twin.undo_refusal(seat) == fresh.undo_refusal(seat)
            withdrawals = [entry for entry in match.entries if entry.withdraws is not None]
            assert match.taken_back(seat) == sum(entry.actor == seat for entry in withdrawals)

    assert undone
    assert len(match._marks) <= MOST_MARKS


def test_a_withdrawal_of_what_does_not_stand_changes_nothing() -> None:
    """No match writes such a log, but somebody may store one."""
    match = dealt(anna="10", bruno="6")
    act(match, "anna choose parma")
    for withdrawn in (1, 1, 2):
        match.enter(Entry(0, UNDO, [], withdrawn))

    assert digest(match.state) == digest(fold(match.game.new(2, match.options), live(match.entries)))


def test_taking_in_many_withdrawals_costs_no_more_the_more_there_are() -> None:
    """Five times as many take about five times as long; folding all anew for each would make it twenty-five."""
    match = dealt(anna="10", bruno="6")
    act(match, "anna choose parma")
    entries = match.entries

    def seconds(pairs: int) -> float:
        again = Match(match.game, 2, match.options, FastChance(1))
        before = time.thread_time()
        again.enter(entries[0])
        for pair in range(pairs):
            again.enter(entries[1])
            again.enter(Entry(0, UNDO, [], 1 + 2 * pair))
        return time.thread_time() - before

    few = min(seconds(1000) for _ in range(3))
    assert min(seconds(5000) for _ in range(2)) < 12 * few
