"""A request of several steps is no way to find out what the first of them would uncover: it is all or none."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.games.offer.roles import ROLE_IDS
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.match import Match
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import HOUSE, members
from tests.games.offer.scenario import RULES as OFFER
from tests.games.offer.scenario import S7, Stacked, options_for
from tests.socketleaks.twins import TwinMatch

SEATS = 6
STEPS = 150
# Of games in which such a request once told the two worlds apart.
TABLES: dict[str, tuple[str, int, dict[str, OptionValue], int]] = {
    "hands that are kept": ("condottiere", 3, {}, 4),
    "offers and bids": ("corleone", 3, {}, 10),
    "payments": ("mobcity", 3, {}, 2),
    "ballots and nights": ("offer", SEATS, {"clocks": False}, 0),
}


@pytest.mark.parametrize("name", TABLES)
def test_several_steps_are_refused_alike_in_all_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    """Design, promise 1: refusals depend on nothing that their receiver may not know."""
    wanted, seats, given, seed = TABLES[name]
    game, chance = shelf.game(wanted), FastChance(seed)
    options = game.settle_options(seats, given)
    assert isinstance(options, dict)
    match = Match(game, seats, options, chance)
    match.start()
    for _ in range(STEPS):
        asked = members(match.state.waiting_for() | match.state.may_act())
        if not asked:
            break
        seat = asked[chance.below(len(asked))]
        legal = list(match.state.legal(seat))
        if not legal:
            match.submit(HOUSE, [time_up(match.state.timers()[0].name)])
            continue
        twin = TwinMatch(match, seat, chance)
        for _ in range(4):
            first = game.catalogue[legal[chance.below(len(legal))]]
            steps = [first, *[game.catalogue[chance.below(len(game.catalogue))] for _ in range(2)]]
            assert match.refusal(seat, steps) == twin.refusal(seat, steps)
        match.submit(seat, [game.catalogue[legal[chance.below(len(legal))]]])


def a_vote(downs: set[int]) -> Match:
    """Seat 2, the only traitor, is accused, and all but seat 6 have voted: thumbs down from these, up from the rest."""
    names = S7.split()
    cards = Stacked([ROLE_IDS.index(name) for name in names])
    match = Match(OFFER, len(names), options_for(names, clocks=False), cards)
    match.start()
    lines = [f"{seat} ready" for seat in range(7)] + [f"{seat} pass" for seat in range(7)]
    lines += ["0 accuse 2", "1 second", "2 end"]
    lines += [f"{seat} {'down' if seat in downs else 'up'}" for seat in range(6)]
    for line in lines:
        seat, step = line.split(maxsplit=1)
        assert match.submit(int(seat), [OFFER.parse(step)]) is None, line
    return match


def test_the_last_to_vote_cannot_ask_how_the_vote_will_go() -> None:
    """OFF-7.12: ballots are hidden until the vote closes; what could be done after it tells of them."""
    down = OFFER.parse("down")
    out, stays = a_vote({0, 3, 4}), a_vote({0, 3})
    for second in OFFER.catalogue:
        assert out.refusal(6, [down, second]) == stays.refusal(6, [down, second])


def test_what_a_seat_cannot_do_after_something_it_could_not_foresee_is_left_out() -> None:
    """The ballot is cast all the same: nothing is learnt before it is."""
    match = a_vote({0, 3, 4})

    assert match.submit(6, [OFFER.parse("down"), OFFER.parse("over")]) is None

    assert match.state.is_over()
    assert match.entries[-1].command == "down"
