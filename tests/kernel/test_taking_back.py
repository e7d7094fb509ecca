"""What a game may forbid to take back."""

from __future__ import annotations

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match, steps
from consigliere.kernel.viewer import members

MOB_CITY = shelf.game("mobcity")


def bidding() -> Match:
    """A match of Mob City in which everybody has placed a soldier and all but the last captain have bid."""
    options = MOB_CITY.settle_options(3, {"first_favor": "anna"})
    assert isinstance(options, dict)
    match = Match(MOB_CITY, 3, options, FastChance(1))
    match.start()
    for seat in range(3):
        assert match.submit(seat, steps(MOB_CITY, "place 1")) is None
    for seat in range(2):
        assert match.submit(seat, steps(MOB_CITY, "bid 4 1 2 3")) is None
    return match


def hiring() -> Match:
    """The same match when the first captain looks at the pool."""
    match = bidding()
    assert match.submit(2, steps(MOB_CITY, "bid 4 1 2 3")) is None
    while match.state.refusal_for(members(match.state.waiting_for())[0], MOB_CITY.parse("done")) is not None:
        assert match.submit(members(match.state.waiting_for())[0], steps(MOB_CITY, "decline")) is None
    return match


def test_what_others_were_told_stands_even_if_it_told_them_nothing() -> None:
    """A bid says only that somebody has bid; still the rules let nobody take it back [MOB-24.8]."""
    match = bidding()

    refusal = match.undo(1)

    assert refusal is not None
    assert (refusal.name, refusal.rules) == ("carried-out", ("MOB-24.8",))


def test_the_table_cannot_vote_for_what_the_rules_forbid() -> None:
    match = bidding()

    refusal = match.undo(1, agreed=True)

    assert refusal is not None
    assert refusal.name == "carried-out"


def test_a_step_that_only_its_captain_knows_of_can_be_taken_back() -> None:
    match = hiring()
    seat = members(match.state.waiting_for())[0]
    before = match.state.fields()
    first = MOB_CITY.catalogue[match.state.legal(seat)[0]]
    assert first.verb == "hire"
    assert match.submit(seat, [first]) is None

    assert match.undo(seat) is None

    assert match.state.fields() == before
