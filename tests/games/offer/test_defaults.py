"""What is done for a player who does not answer, decision by decision [section 4 of the rules]."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    asked,
    checkpoint,
    eliminated,
    ending,
    events,
    fast_table,
    ghosts,
    happened,
    holder,
    introductions,
    legal,
    night,
    pass_night,
    play,
    stage,
    table,
    talk,
    told,
    voted_out,
    whispers,
    why_not,
)


def by_default(state: Offer, seat: int, seed: int = 1) -> None:
    """The house answers for a seat."""
    play(state, f"house default {seat}", FastChance(seed))


def test_whoever_does_not_confirm_has_confirmed() -> None:
    """[OFF-D1] And nobody else is told."""
    for state in (table(S7, clocks=False), night(S7, clocks=False)):
        before = stage(state)
        for seat in range(6):
            by_default(state, seat)
            assert stage(state) == before
        assert told(state, "gallery") == []
        assert [event["event"] for event in told(state, "3")] == ["default-played", "confirmed"]
        by_default(state, 6)
        assert stage(state) != before


def test_whoever_does_not_introduce_himself_passes() -> None:
    """[OFF-D2]"""
    state = introductions(S7)
    by_default(state, 0)

    assert asked(state) == ["1"]
    assert [event["event"] for event in told(state, "gallery")][:2] == ["default-played", "passed"]
    assert told(state, "gallery")[0] == {"event": "default-played", "seat": 0, "decision": "introduce"}


def test_whoever_does_not_talk_is_through() -> None:
    """[OFF-D3, OFF-D5, OFF-D10] He says and accuses nothing, and does not shoot."""
    state = talk(S7, gun=0)
    for seat in range(7):
        by_default(state, seat)

    assert stage(state) == "night_1"
    assert not {"accused", "shot", "suspected"} & set(happened(state))
    assert events(state, "day-ended")[0]["reason"] == "all_over"


def test_whoever_elects_nobody_elects_nobody() -> None:
    """[OFF-D4]"""
    state = introductions(S7, elected_item="gun")
    for seat in range(7):
        play(state, f"{seat} pass")
    play(state, "0 elect 3, 1 elect 3, 2 elect 3")
    for seat in (3, 4, 5, 6):
        by_default(state, seat)

    assert holder(state, "gun") is None
    assert [event["choice"] for event in events(state, "election-shown")] == [3, 3, 3, *["nobody"] * 4]


def test_whoever_is_asked_for_a_second_gives_none() -> None:
    """[OFF-D6, OFF-D7] And nobody withdraws for the accuser."""
    state = talk(S7, clocks=False)
    play(state, "0 accuse 4")
    assert asked(state) == ["1", "2", "3", "5", "6"]
    for seat in (1, 2, 3, 5, 6):
        by_default(state, seat)

    assert events(state, "accusation-lapsed")[0]["reason"] == "no_second"
    assert "accusation-withdrawn" not in happened(state)


def test_a_defence_ends() -> None:
    """[OFF-D8]"""
    state = talk(S7)
    play(state, "0 accuse 4, 1 second")
    by_default(state, 4)

    assert stage(state) == "vote"


def test_a_ballot_that_is_not_cast_is_missing() -> None:
    """[OFF-D9, OFF-7.13] It counts as up, and is not shown as cast."""
    state = talk(S7)
    play(state, "0 accuse 4, 1 second, 4 end, 0 down, 1 down, 2 down")
    for seat in (3, 4, 5, 6):
        by_default(state, seat)

    closed = events(state, "vote-closed")[0]
    assert (closed["down"], closed["up"], closed["missing"]) == ([0, 1, 2], [], [3, 4, 5, 6])
    assert (stage(state), ghosts(state)) == ("talk", [])


def sides(make: str) -> Counter[object]:
    """How often each of two neighbours is chosen by chance."""
    found: Counter[object] = Counter()
    for seed in range(60):
        if make == "blast":
            state = talk(A12)
            voted_out(state, 3)
            by_default(state, 3, seed)
            assert [event["purpose"] for event in events(state, "drawn")] == ["side"]
            found[eliminated(state)[-1][0]] += 1
        elif make == "coin":
            state = night(S7, bribes=True)
            pass_night(state, "2 point 5")
            by_default(state, 5, seed)
            found[events(state, "coin-given")[0]["to"]] += 1
        else:
            state = night(A9)
            pass_night(state, f"{'4 gun' if make == 'gun' else '5 vest'} 6")
            by_default(state, 6, seed)
            found[holder(state, make)] += 1
    return found


@pytest.mark.parametrize(
    ("make", "neighbours"), [("blast", [2, 4]), ("coin", [4, 6]), ("gun", [5, 7]), ("vest", [5, 7])]
)
def test_a_side_is_chosen_at_random(make: str, neighbours: list[int]) -> None:
    """[OFF-D11, OFF-D12, OFF-D13] And the draw is on record."""
    found = sides(make)

    assert sorted(found) == neighbours  # type: ignore[type-var]
    assert all(number > 15 for number in found.values())


def test_choices_of_the_night_are_nobody_unless_made() -> None:
    """[OFF-D14 to OFF-D22] Whatever a default of the night is, it uses no power."""
    state = night(f"{A9} police_chief", clocks=False)
    for _ in range(4):
        for seat in [int(seat) for seat in asked(state)]:
            by_default(state, seat)

    assert ghosts(state) == []
    assert not {"pointed", "choice-entered", "item-placed", "signed"} & set(happened(state))
    assert [w for seat in range(10) for w in whispers(state, str(seat))] == []
    assert int(state.offer_used) == 0


def test_a_choice_that_was_made_stands() -> None:
    """[OFF-D16 to OFF-D21] The default confirms it."""
    state = night(S7, clocks=False)
    play(state, "0 peek 2, 2 point 5")
    for _ in range(4):
        for seat in [int(seat) for seat in asked(state)]:
            by_default(state, seat)

    assert [w["answer"] for w in whispers(state, "0")] == ["traitor"]
    assert ghosts(state) == [5]


def test_a_silent_ghost_sends_none() -> None:
    """[OFF-D23]"""
    state = night(S7, 2, ghosts=[4], coins={6: 1}, bribes=True, clocks=False)
    play(state, "6 bribe 4")
    while state.is_night():
        by_default(state, int(asked(state)[0]))

    assert [w["answer"] for w in whispers(state, "6")] == ["nothing"]
    assert int(state.coins[6]) == 0


def test_sides_are_left_until_set() -> None:
    """[OFF-D24]"""
    state = night(A9, coward_secret=True)
    pass_night(state, "4 gun 6, 5 vest 6")

    assert (holder(state, "gun"), holder(state, "vest")) == (7, 7)


def test_the_don_of_the_fast_game_taps_and_places_at_random() -> None:
    """[OFF-D25, OFF-D26]"""
    state = fast_table(0, 7, clocks=False)
    by_default(state, 0)
    for seat in range(1, 7):
        by_default(state, seat)
    assert (stage(state), int(state.patsy) in range(1, 7)) == ("place", True)
    play(state, "0 place 1" if state.patsy != 1 else "0 place 2")
    placed = int(state.pointers[0])
    for seat in range(7):
        by_default(state, seat)

    assert holder(state, "gun") == placed


def test_the_holder_of_the_fast_game_shoots_at_random() -> None:
    """[OFF-D27] Without clocks at once."""
    found = set()
    for seed in range(40):
        state = fast_table(0, 4, clocks=False)
        play(state, "0 place 1, 0 ready, 1 ready, 2 ready, 3 ready")
        by_default(state, 1, seed)
        found.add((events(state, "banged")[0]["about"], ending(state)))

    assert found == {(0, "cops"), (2, "don"), (3, "don")}


def test_a_default_is_only_for_whoever_is_waited_for() -> None:
    """[OFF-15.5]"""
    state = introductions(S7)

    assert why_not(state, "house default 1").name == "nobody-waits-for-that-seat"
    assert why_not(state, "1 default 0").name == "only-the-house"


@pytest.mark.parametrize("roles", [S7, A9, A12], ids=["S7", "A9", "A12"])
@pytest.mark.parametrize("clocks", [True, False])
def test_a_game_of_absent_players_comes_to_its_end(roles: str, clocks: bool) -> None:
    """[OFF-15.5, OFF-I15] Nothing ever happens, so it is drawn."""
    state = table(roles, clocks=clocks)
    while ending(state) == "none":
        if state.timers():
            play(state, f"house time-up {state.timers()[0].name}")
        else:
            by_default(state, int(asked(state)[0]))

    assert (ending(state), ghosts(state)) == ("draw", [])


def test_the_default_is_a_legal_command() -> None:
    """[Section 4] Where it is left to chance, one of those it may be."""
    for state in (table(S7), introductions(S7), talk(S7), night(A9), fast_table(0, 7)):
        for seat in [int(seat) for seat in asked(state)]:
            assert state.default(seat) in list(state.legal(seat))
    state = night(A9)
    checkpoint(state)
    assert "ready" in legal(state, "0")
