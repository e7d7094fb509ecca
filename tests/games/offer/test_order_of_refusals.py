"""Where several rules refuse a command, the first in the order of ids is named [section 6 of the rules]."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    S7,
    checkpoint,
    fast_table,
    introductions,
    night,
    play,
    refused_by,
    table,
    talk,
)


def closed() -> Offer:
    """A night in which calls 1 to 5 have closed, with seat 8 a ghost."""
    state = night(A9, ghosts=[8])
    checkpoint(state)
    checkpoint(state)
    return state


def electing() -> Offer:
    state = introductions(S7, ghosts=[6], elected_item="gun")
    for seat in range(6):
        play(state, f"{seat} pass")
    return state


def later_round() -> Offer:
    """The secret phase of a second round: seats 1 and 2 are ghosts."""
    state = fast_table(0, 6)
    play(state, "0 place 1, house time-up secret, 1 bang 2")
    return state


def with_a_holder() -> Offer:
    state = later_round()
    play(state, "0 place 3, house time-up secret")
    return state


CASES: list[tuple[Callable[[], Offer], str, str]] = [
    # No power is used in the opening, whoever has it; then there is no night; then it is another's.
    (lambda: table(A9), "8 peek 2", "OFF-4.3"),
    (lambda: table(A9), "0 point 2", "OFF-4.3"),
    (lambda: table(A9, opening_arrest=True), "8 peek 2", "OFF-4.3"),
    (lambda: talk(A9), "8 peek 2", "OFF-9.1"),
    (lambda: talk(A9), "8 point 2", "OFF-9.1"),
    (lambda: talk(A9), "8 set gun left", "OFF-9.1"),
    (closed, "7 peek 2", "OFF-9.5"),
    (closed, "7 point 2", "OFF-9.5"),
    (closed, "7 set gun left", "OFF-9.5"),
    (lambda: night(A9), "7 peek 2", "OFF-10.3"),
    (lambda: night(A9), "7 point 2", "OFF-9.10"),
    # Whoever is not living cannot be named, whatever else is wrong.
    (closed, "0 peek 8", "OFF-1.7"),
    (closed, "2 point 8", "OFF-1.7"),
    (lambda: night(A9, ghosts=[8]), "7 strike 8", "OFF-1.7"),
    (lambda: talk(A9, ghosts=[8]), "0 elect 8", "OFF-1.7"),
    (later_round, "3 place 1", "OFF-1.7"),
    (later_round, "3 bang 1", "OFF-1.7"),
    (with_a_holder, "4 bang 1", "OFF-1.7"),
    # Nor whoever is not at the table.
    (lambda: talk(S7), "0 elect 7", "OFF-1.8"),
    (lambda: talk(S7), "0 bribe 7", "OFF-1.8"),
    (electing, "0 elect 7", "OFF-1.8"),
    (electing, "0 elect 6", "OFF-1.7"),
    (lambda: night(S7), "0 sign mark 9 don", "OFF-1.8"),
    (lambda: talk(S7), "2 sign nod 9", "OFF-1.8"),
    # A sign: first its parts, then the hour, then whose it is.
    (lambda: night(S7), "0 sign mark 1 saboteur", "OFF-6.5"),
    (lambda: talk(S7), "0 sign mark 1 don", "OFF-9.1"),
    (lambda: talk(S7), "2 team psst", "OFF-9.1"),
    # The Don's part in the fast game goes before its hour.
    (lambda: fast_table(0, 6), "1 tap 2", "OFF-21.1"),
    # A ghost is refused as a ghost, and what belongs to the other game as such.
    (lambda: talk(S7, ghosts=[4]), "4 accuse 9", "OFF-13.2"),
    (lambda: night(S7, ghosts=[4]), "4 claim don", "OFF-13.1"),
    (lambda: fast_table(0, 5), "1 accuse 9", "OFF-20.5"),
    (lambda: talk(S7), "0 bang 9", "OFF-20.2"),
    # Without bribes nothing is said of coins or of the hour.
    (lambda: talk(S7), "0 bribe 1", "OFF-2.13"),
    (lambda: night(S7), "0 bought Maria", "OFF-2.13"),
    # Of a statement first the hour, then its parts, then how many were made.
    (lambda: night(S7), "0 suspect 0", "OFF-6.2"),
    (lambda: said_enough(), "0 suspect 0", "OFF-6.5"),
    (lambda: said_enough(), "0 ask 6 claim any", "OFF-6.5"),
    (lambda: said_enough(), "0 report 9 3 family", "OFF-6.6"),
    (lambda: talk(S7), "0 ask 4 report 9 any family", "OFF-6.9"),
    (lambda: talk(S7), "0 because 9 agree 7", "OFF-6.14"),
    # One accusation at a time goes before the same one twice, both before the number of trials.
    (lambda: accused_again(), "1 accuse 4", "OFF-7.2"),
    (lambda: tried(), "0 accuse 4", "OFF-7.3"),
    (lambda: tried(), "1 accuse 4", "OFF-7.18"),
]


def said_enough() -> Offer:
    state = talk(S7, talk_limit=1, ghosts=[6])
    play(state, "0 suspect 1")
    return state


def accused_again() -> Offer:
    state = talk(S7, max_trials=1)
    play(state, "1 accuse 4, house time-up second, 2 accuse 4, 3 second")
    return state


def tried() -> Offer:
    state = talk(S7, max_trials=1)
    play(state, "0 accuse 4, 3 second, 4 end, house time-up ballot")
    return state


@pytest.mark.parametrize(("position", "line", "rule"), CASES)
def test_the_first_rule_is_named(position: Callable[[], Offer], line: str, rule: str) -> None:
    """[OFF-1.7, OFF-1.8, OFF-2.13, OFF-4.3, OFF-6.2, OFF-6.5, OFF-6.6, OFF-6.9, OFF-6.14, OFF-7.2]

    [OFF-7.3, OFF-7.18, OFF-9.1, OFF-9.5, OFF-9.10, OFF-10.3, OFF-13.1, OFF-13.2, OFF-20.2, OFF-20.5, OFF-21.1]
    """
    assert refused_by(position(), line) == rule
