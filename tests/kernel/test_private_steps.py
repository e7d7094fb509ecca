"""Taking back tells nothing of what others do in private: while they make up a secret choice step by step."""

from __future__ import annotations

import json

import pytest

from consigliere import shelf
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.game import Game
from consigliere.kernel.match import Match
from consigliere.kernel.record import Record
from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import GALLERY, in_mask, members

SEATS = 4
STEPS = 300
OPEN_GAMES = [game for game in map(shelf.game, shelf.names()) if not game.moderated]
every_game = pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.name)


def begun(game: Game) -> Record:
    options = game.settle_options(SEATS, {})
    assert isinstance(options, dict)
    names = [f"seat {seat}" for seat in range(SEATS)]
    return record.begin(game, names, options, Deal(bytes(range(32)), [None] * SEATS))


def anything(match: Match, chance: FastChance) -> int:
    """Somebody who is asked answers at random; the seat."""
    waiting = members(match.state.waiting_for())
    seat = waiting[chance.below(len(waiting))]
    legal = match.state.legal(seat)
    assert match.submit(seat, [match.game.catalogue[legal[chance.below(len(legal))]]]) is None
    return seat


def answers(match: Match, seats: list[int]) -> list[object]:
    """What these seats would be answered if they wanted to take their last step back: alone, or with all agreed."""
    found = [match.undo_refusal(seat, agreed) for seat in seats for agreed in (False, True)]
    return [None if refusal is None else refusal.to_plain() for refusal in found]


@every_game
def test_the_answer_changes_only_when_something_happens_in_the_open(game: Game) -> None:
    """Two worlds that differ only in a private step of another seat answer alike; who is waited for, all see anyway."""
    match, chance = begun(game).match, FastChance(3)
    private = 0
    while len(match.entries) < STEPS and not match.state.is_over():
        seat = anything(match, chance)
        if any(in_mask(event.told, GALLERY) for event in match.entries[-1].events):
            continue
        private += 1
        without = Match(game, SEATS, match.options, chance)
        without.resume(match.entries[:-1], match.texts)
        others = [other for other in range(SEATS) if other != seat]
        assert answers(match, others) == answers(without, others)
        assert match.view(GALLERY).copy.waiting_for() == without.view(GALLERY).copy.waiting_for()
    assert (private > 0) == (game.name != "condottiere")  # there every step is seen, if not what it holds


@every_game
def test_whoever_takes_back_between_private_steps_leaves_a_game_that_goes_on_and_verifies(game: Game) -> None:
    kept = begun(game)
    match, chance = kept.match, FastChance(4)
    between = 0
    while len(match.entries) < STEPS and not match.state.is_over():
        anything(match, chance)
        seat = chance.below(SEATS)
        last = match.latest(seat)
        since = [] if last is None else match.entries[last + 1 :]
        if chance.below(3) == 0 and match.undo(seat, agreed=chance.below(2) == 0) is None:
            between += any(entry.withdraws is None for entry in since)
            assert match.state.fault() == ""
            for viewer in game.viewers(SEATS):
                assert match.witness(viewer).copy.fields() == match.state.seen_by(viewer).fields()
    # In the others one seat at a time makes up a private choice.
    assert between > 0 or game.name != "corleone"

    plain = json.loads(json.dumps(record.to_plain(kept, with_secret=True)))
    (decisions,) = [check for check in verify(plain, game) if check.name == "decisions"]
    assert decisions.problem == ""
