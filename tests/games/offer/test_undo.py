"""What may be taken back: nothing that anybody else was told of, since talk and votes inform."""

from __future__ import annotations

import pytest

from consigliere.games.offer.roles import ROLE_IDS
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.viewer import HOUSE, members
from tests.games.offer.scenario import RULES, S7, Stacked, options_for

TWO = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"


def begun(roles: str = S7) -> Match:
    """Day 1, in free talk, in a match that keeps its log."""
    cards = roles.split()
    match = Match(RULES, len(cards), options_for(cards), Stacked([ROLE_IDS.index(card) for card in cards]))
    match.start()
    match.chance = FastChance(1)
    do(match, HOUSE, "time-up opening")
    for seat in range(len(cards)):
        do(match, seat, "pass")
    return match


def do(match: Match, actor: int, line: str) -> None:
    assert match.submit(actor, [RULES.parse(line)]) is None


@pytest.mark.parametrize("line", ["claim don", "accuse 3", "over", "suspect 4"])
def test_what_was_said_stands(line: str) -> None:
    """OFF-6.3: every act is kept in the public ledger."""
    match = begun()
    do(match, 0, line)

    refusal = match.undo(0)

    assert refusal is not None
    assert refusal.name == "undo-tells"


def test_a_ballot_is_changed_not_taken_back() -> None:
    """OFF-7.12: that a ballot is in everybody sees."""
    match = begun()
    for actor, line in ((0, "accuse 3"), (1, "second"), (3, "end"), (4, "down")):
        do(match, actor, line)

    assert match.undo(4) is not None
    do(match, 4, "up")
    assert members(match.state.ups) == [4]  # type: ignore[attr-defined]


def test_a_choice_of_the_night_can_be_taken_back() -> None:
    """OFF-9.5: nobody else was told of it."""
    match = begun()
    for seat in range(7):
        do(match, seat, "over")
    before = match.state.fields()
    do(match, 0, "peek 2")

    assert match.undo(0) is None
    assert match.state.fields() == before


@pytest.mark.parametrize(("roles", "answer"), [(S7, None), (TWO, "undo-tells")], ids=["alone", "with a mate"])
def test_a_pointer_stands_once_a_team_mate_has_seen_it(roles: str, answer: str | None) -> None:
    """OFF-9.11: it is changed, not taken back."""
    match = begun(roles)
    for seat in range(match.seats):
        do(match, seat, "over")
    do(match, 2, "point 5")
    refusal = match.undo(2)

    assert (None if refusal is None else refusal.name) == answer


def test_a_confirmation_can_be_taken_back() -> None:
    """OFF-3.2, OFF-D1: who has confirmed nobody sees."""
    match = begun()
    for seat in range(7):
        do(match, seat, "over")
    do(match, 4, "ready")

    assert match.undo(4) is None
    assert members(match.state.waiting_for()) == list(range(7))


def test_what_the_night_has_answered_stands() -> None:
    """OFF-9.7: the choice was made before the checkpoint."""
    match = begun()
    for seat in range(7):
        do(match, seat, "over")
    do(match, 0, "peek 2")
    for _ in range(2):
        do(match, HOUSE, "time-up night")
    refusal = match.undo(0)

    assert refusal is not None
    assert refusal.name == "undo-after-others"


@pytest.mark.parametrize("line", ["claim don", "accuse 3", "over"])
def test_a_statement_once_heard_stands_whatever_the_table_agrees_on(line: str) -> None:
    """OFF-6.3: talk and votes inform, and nobody can be made to forget them."""
    match = begun()
    do(match, 0, line)
    said = match.state.fields()

    refusal = match.undo(0, agreed=True)

    assert refusal is not None
    assert refusal.name == "undo-tells"
    assert match.state.fields() == said
