"""How the game ends [OFF-14]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    S7,
    all_over,
    asked,
    cards,
    eliminated,
    ending,
    events,
    figures,
    ghosts,
    happened,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    table,
    talk,
    told,
    trial,
    view,
    voted_out,
    winners,
)
from tests.games.offer.test_clocks import at_the_table
from tests.table.scenario import done, refused

# One traitor: F = 4, T = 1. Two of five: F = 3, T = 2.
FIVE = "consigliere don cop mafioso mafioso"
TWO_OF_FIVE = "consigliere don cop cop mafioso"


def test_the_family_wins_when_no_traitor_is_left() -> None:
    """[OFF-14.1]"""
    for state in (talk(FIVE), talk(FIVE, gun=0), talk(FIVE, head=2)):
        assert (state.family_left, state.traitors_left) == (4, 1)
    voted_out(state := talk(FIVE), 2)
    assert (ending(state), winners(state)) == ("family", ["0", "1", "3", "4"])
    play(state := talk(FIVE, gun=0), "0 shoot 2")
    assert ending(state) == "family"
    all_over(state := talk(FIVE, head=2))
    assert ending(state) == "family"


def test_the_traitors_win_when_they_are_as_many() -> None:
    """[OFF-14.2; OFF-X64] F = 3, T = 1 at nightfall; F = 2 at dawn; F = 1 after a vote."""
    state = night(FIVE, 2, ghosts=[4])
    pass_night(state, "2 point 3")
    assert (state.family_left, state.traitors_left, ending(state)) == (2, 1, "none")
    trial(state, 0, downs=[0, 1])

    assert (ending(state), winners(state)) == ("traitors", ["2"])


@pytest.mark.parametrize("how", ["vote", "shot", "offer", "night", "dusk"])
def test_both_are_checked_after_every_elimination_event(how: str) -> None:
    """[OFF-14.3] F = 3, T = 2: whoever of the Family falls, the traitors have won."""
    roles = "consigliere don cop cop tough_guy"
    if how == "vote":
        voted_out(state := talk(roles), 0)
    elif how == "shot":
        play(state := talk(roles, gun=1), "1 shoot 0")
    elif how == "offer":
        all_over(state := talk(roles, head=0))
    elif how == "night":
        pass_night(state := night(roles), "2 point 0, 3 point 0")
    else:
        all_over(state := talk(roles, day=2, arrested=4, tough_until_dusk=True))

    assert ending(state) == "traitors"
    assert state.number_living() == 4


def test_a_win_at_dusk_comes_before_the_coin() -> None:
    """[OFF-14.3, OFF-12.20] F = 3, T = 2: with the Tough Guy the game is over, and nothing is given any more."""
    state = talk("consigliere don cop cop tough_guy", day=2, arrested=4, bribes=True, tough_until_dusk=True)
    all_over(state)

    assert (ending(state), asked(state)) == ("traitors", [])


def test_the_familys_win_is_checked_first() -> None:
    """[OFF-14.1, OFF-14.4; OFF-X63] F = 1, T = 0 after a night in which the Assassin arrests and misses."""
    state = night("consigliere mafioso assassin")
    pass_night(state, "2 point 0, 2 strike 1")

    assert (state.family_left, state.traitors_left) == (1, 0)
    assert ending(state) == "family"


def test_nobody_left_at_all_is_the_familys_win() -> None:
    """[OFF-14.4] F = 1 doomed, T = 1: T = 0 counts before T >= F."""
    state = night("mafioso mafioso tough_guy assassin", 2, arrested=2, ghosts=[1])
    pass_night(state, "3 point 0, 3 strike 0")

    assert (state.family_left, state.traitors_left, ending(state)) == (0, 0, "family")


def test_at_the_end_all_cards_are_shown() -> None:
    """[OFF-14.5]"""
    state = talk(A9, ghosts=[3])
    voted_out(state, 2)

    assert stage(state) == "over"
    assert cards(seen(state, "gallery")) == A9.split()
    opened = {event["seat"]: event["role"] for event in told(state, "gallery", "role-opened")}
    assert opened == {seat: role for seat, role in enumerate(A9.split()) if seat not in (2, 3)}
    assert view(state, "0")["team"] == [2, 3]
    assert happened(state)[-1] == "game-ended"


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    """[OFF-14.5]"""
    state = talk(S7)
    voted_out(state, 2)

    assert asked(state) == []
    assert all(legal(state, str(seat)) == [] for seat in range(7))
    for line in ("0 over", "0 say well done", "0 claim don", "2 ghosts oh", "0 peek 1"):
        assert refused_by(state, line) == "OFF-14.5"
    assert state.timers() == []


def quiet_round(state: Offer) -> None:
    """Nobody is accused and nobody is arrested."""
    all_over(state)
    pass_night(state)


@pytest.mark.parametrize("limit", [5, 1, 2])
def test_quiet_rounds_draw_the_game(limit: int) -> None:
    """[OFF-14.6; OFF-X65] Nobody eliminated in rounds 1 to 5: drawn at dawn 6."""
    state = talk(S7, quiet_rounds_limit=limit)
    for number in range(limit):
        assert ending(state) == "none"
        assert figures(state)["quiet_rounds_left"] == limit - number
        quiet_round(state)

    assert (ending(state), winners(state)) == ("draw", [])
    assert events(state, "dawn-reported")[-1]["day"] == limit + 1


@pytest.mark.parametrize("how", ["vote", "shot", "offer", "dusk", "night"])
def test_an_elimination_breaks_the_row(how: str) -> None:
    """[OFF-14.6] By day or by night, whatever the cause."""
    state = talk(A9, quiet_rounds_limit=3, tough_until_dusk=True)
    quiet_round(state)
    all_over(state)
    before = {"shot": "4 gun 0", "offer": "1 offer 8", "dusk": "2 point 7, 3 point 7"}
    pass_night(state, before.get(how, ""))
    if how == "vote":
        voted_out(state, 8)
    elif how == "shot":
        play(state, "0 shoot 8")
    if how != "vote":
        all_over(state)
    pass_night(state, "2 point 8, 3 point 8" if how == "night" else "")
    assert [way for _, way in eliminated(state)] == [how]
    quiet_round(state)
    quiet_round(state)
    assert ending(state) == "none"
    quiet_round(state)

    assert ending(state) == "draw"


def test_the_opening_is_no_round() -> None:
    """[OFF-14.6] A quiet opening arrest does not count."""
    state = talk(S7, quiet_rounds_limit=1, day=1)
    quiet_round(state)
    assert ending(state) == "draw"

    opened = table(S7, quiet_rounds_limit=1, opening_arrest=True)
    pass_night(opened)
    assert ending(opened) == "none"


def test_an_arrest_in_the_opening_breaks_no_row() -> None:
    """[OFF-14.6, OFF-4.3] Round 1 is quiet all the same."""
    state = table(S7, quiet_rounds_limit=1, opening_arrest=True)
    pass_night(state, "2 point 5")
    for seat in (0, 1, 2, 3, 4, 6):
        play(state, f"{seat} pass")
    quiet_round(state)

    assert ending(state) == "draw"


def test_a_doomed_tough_guy_still_counts() -> None:
    """[OFF-14.2, OFF-10.23; OFF-X66] F = 2, one of them doomed, T = 1: no win yet; then he falls in the night."""
    state = talk("consigliere don cop tough_guy", day=3, ghosts=[0], arrested=3)
    assert (state.family_left, state.traitors_left, ending(state)) == (2, 1, "none")
    all_over(state)
    assert ending(state) == "none"
    pass_night(state)

    assert (ending(state), ghosts(state)) == ("traitors", [0, 3])


def test_there_is_no_giving_up() -> None:
    """[OFF-14.7] No command ends the game but those of the rules; the host may abandon it without a result."""
    verbs = {line.split()[0] for seat in range(7) for line in legal(talk(S7), str(seat))}
    assert verbs == {"pass", "over", "accuse"}

    scene = at_the_table()
    assert refused(scene.abandons("bruno")) == "only-the-host"
    done(scene.abandons("anna"))
    assert scene.now().setting.life == "abandoned"
    assert scene.table.match is not None
    assert scene.table.match.state.outcome() is None


@pytest.mark.parametrize(("out", "won"), [(2, ["0", "1", "3", "4", "5", "6"])])
def test_places_and_scores(out: int, won: list[str]) -> None:
    """[OFF-1.4] Winners share the first place."""
    state = talk(S7)
    voted_out(state, out)
    outcome = state.outcome()
    assert outcome is not None

    assert winners(state) == won
    assert outcome.places == [1, 1, 2, 1, 1, 1, 1]
    assert outcome.scores == [1, 1, 0, 1, 1, 1, 1]


def test_two_of_five() -> None:
    """[OFF-14.2] F = 3, T = 2: a traitor voted out leaves the game running."""
    state = talk(TWO_OF_FIVE)
    voted_out(state, 3)

    assert (ending(state), stage(state)) == ("none", "night_1")
