"""Taking steps back: by what others have learnt from them."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.refusal import Refusal
from tests.games.corleone.scenario import RULES, decision, hand, read, suitcase


def begun(seats: int = 2) -> Match:
    """A match at its first turn, anna's."""
    settled = RULES.settle_options(seats, {"families": "dealt", "first_player": "anna"})
    assert isinstance(settled, dict)
    match = Match(RULES, seats, settled, FastChance(5))
    match.start()
    return match


def act(match: Match, lines: str) -> None:
    """Submit commands; none may be refused."""
    for line in lines.split(","):
        actor, command = read(line)
        assert match.submit(actor, [command]) is None, line


def undone(match: Match, name: str) -> str:
    """`done` if the seat's last step could be taken back, else why not."""
    refusal = match.undo(NAMES.index(name))
    return refusal.name if isinstance(refusal, Refusal) else "done"


def state_of(match: Match) -> Corleone:
    assert isinstance(match.state, Corleone)
    return match.state


@pytest.mark.parametrize("step", ["anna thug navy_yard", "anna family don s10"])
def test_a_placement_can_be_taken_back(step: str) -> None:
    """Everyone knew that it was possible and what it would bring."""
    match = begun()
    before = hand(state_of(match), "anna")
    act(match, step)

    assert undone(match, "anna") == "done"
    assert hand(state_of(match), "anna") == before


def test_a_draw_stands() -> None:
    match = begun()
    act(match, "anna thug penn_central_railroad, anna resolve draw_job")

    assert undone(match, "anna") == "undo-after-a-draw"


def test_banking_money_that_everyone_has_followed_can_be_taken_back() -> None:
    """[CORL-K3, CORL-K12] The first hands hold the same money, so nothing was learnt."""
    match = begun()
    act(match, "anna thug exchange_bank, anna bank 3")
    assert suitcase(state_of(match), "anna") == "3"

    assert undone(match, "anna") == "done"
    assert suitcase(state_of(match), "anna") == "-"


def test_a_job_shown_from_the_hand_stays_shown() -> None:
    """[CORL-K4]"""
    match = begun()
    state = state_of(match)
    act(match, "anna thug pawn_exchange, anna resolve discard_for_1_gain_good_choice_gun_booze_blood_money")
    job = next(word for word in hand(state, "anna").split() if "_" in word and "money" not in word)
    act(match, f"anna discard {job.split('*')[0]}")

    assert undone(match, "anna") == "undo-tells"


def test_unfinished_steps_can_always_be_taken_back() -> None:
    """Nobody was told of them."""
    match = begun()
    chance = FastChance(6)
    while decision(state_of(match)) != "tribute":
        seat = next(place for place in range(2) if (match.state.waiting_for() >> place) & 1)
        legal = match.state.legal(seat)
        assert match.submit(seat, [RULES.catalogue[legal[chance.below(len(legal))]]]) is None
    seat = next(place for place in range(2) if (match.state.waiting_for() >> place) & 1)
    assert match.submit(seat, [RULES.catalogue[match.state.legal(seat)[0]]]) is None

    assert match.telling(match.entries[-1], 1 - seat) == []
    assert undone(match, NAMES[seat]) == "done"
