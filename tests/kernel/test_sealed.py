"""`is_sealed` says, from what everybody sees, whether something may be done of which not everybody is told."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import say, time_up
from consigliere.kernel.event import SAID
from consigliere.kernel.match import Match
from consigliere.kernel.viewer import HOUSE, members
from tests.sample import ALL, COMPILED

GAMES = 12 if ALL or COMPILED else 3
MOST_STEPS = 600


def walked(name: str, seed: int) -> tuple[int, int]:
    """A random game: how many steps were sealed, and how many of them nobody else was told of."""
    game, chance = shelf.game(name), FastChance(seed)
    seats = game.least_seats + chance.below(game.most_seats - game.least_seats + 1)
    match = Match(game, seats, {option.name: option.default for option in game.options}, FastChance(seed))
    match.start()
    sealed = quiet = 0
    for _ in range(MOST_STEPS):
        state = match.state
        if state.is_over():
            break
        is_sealed = state.is_sealed()
        # Nobody may learn more from it than the gallery knows.
        for viewer in game.viewers(seats):
            assert state.seen_by(viewer).is_sealed() == is_sealed
        before = len(match.entries)
        _go_on(match, chance)
        for entry in match.entries[before:]:
            sealed += is_sealed
            quiet += not entry.is_open()
            assert is_sealed or entry.is_open(), f"{entry.command} was done in secret"
    return sealed, quiet


def _go_on(match: Match, chance: FastChance) -> None:
    """Somebody does anything that is allowed, or time runs out."""
    state, seat = match.state, chance.below(match.seats)
    timers = [timer for timer in state.timers() if timer.runs]
    asked = members(state.waiting_for())
    if timers and (not asked or chance.below(12) == 0):
        match.submit(HOUSE, [time_up(timers[0].name)])
        return
    talk = [say("hm", channel) for channel in range(len(match.game.kinds.kinds[SAID].fields[1].words.words))]
    others = [*match.game.open_commands(state, seat, chance), *talk]
    if chance.below(6) == 0:
        match.submit(seat, [others[chance.below(len(others))]])
        return
    if asked and chance.below(4):
        seat = asked[chance.below(len(asked))]
    legal = state.legal(seat)
    if len(legal) > 0:
        match.submit(seat, [match.game.catalogue[legal[chance.below(len(legal))]]])


@pytest.mark.parametrize("name", shelf.names())
def test_nothing_is_done_in_secret_while_nothing_is_sealed(name: str) -> None:
    walks = [walked(name, seed) for seed in range(GAMES)]
    quiet = sum(quiet for _, quiet in walks)
    assert (quiet > 0) == (name != "condottiere"), "the walks must meet what they are to show"
    assert name != "condottiere" or sum(sealed for sealed, _ in walks) == 0
