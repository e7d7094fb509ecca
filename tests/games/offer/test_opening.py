"""The opening: the traitors learn who they are, and arrest somebody if that was agreed [OFF-4]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    all_over,
    asked,
    cards,
    checkpoint,
    eliminated,
    events,
    from_the_start,
    ghosts,
    legal,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    table,
    told,
    view,
    voted_out,
    whispers,
)

FIVE = "consigliere don cop mafioso mafioso"


def team(state: Offer, viewer: str) -> object:
    """The traitors a viewer knows of."""
    return view(state, viewer)["team"]


def test_the_traitors_learn_who_the_traitors_are() -> None:
    """[OFF-4.1, OFF-4.2, OFF-4.4; OFF-X11] Seats only."""
    state = from_the_start(A12)

    for seat in ("2", "3", "4"):
        assert [(w["about"], w["seats"]) for w in whispers(state, seat)] == [("team", [2, 3, 4])]
        assert team(state, seat) == [2, 3, 4]
        assert [role != "unknown" for role in cards(seen(state, seat))].count(True) == 1
    for other in ("0", "1", "5", "11", "gallery"):
        assert whispers(state, other) == []
        assert not team(state, other)


def test_everybody_gets_one_packet() -> None:
    """[OFF-4.2; OFF-X11] As many whispers, with the same fields, whatever is in them."""
    state = from_the_start(A12)

    for viewer in [*[str(seat) for seat in range(12)], "gallery"]:
        assert [sorted(packet) for packet in whispers(state, viewer, empty=True)] == [
            ["about", "answer", "event", "seat", "seats"]
        ]


def test_the_team_may_learn_its_roles() -> None:
    """[OFF-4.4]"""
    state = from_the_start(A12, team_sees_roles=True)
    roles = A12.split()

    for seat in ("2", "3", "4"):
        mates = [(w["seats"], w["answer"]) for w in whispers(state, seat) if w["about"] == "team_mate"]
        assert mates == [([mate], roles[mate]) for mate in (2, 3, 4)]
        assert cards(seen(state, seat))[2:5] == roles[2:5]
    assert cards(seen(state, "0"))[2:5] == ["unknown"] * 3
    sizes = {len(whispers(state, str(seat), empty=True)) for seat in range(12)}
    assert sizes == {len(whispers(state, "gallery", empty=True))}


def test_nothing_is_done_in_the_opening() -> None:
    """[OFF-4.3]"""
    state = table(A9)

    assert {tuple(legal(state, str(seat))) for seat in range(9)} == {("ready",)}
    for line in ("2 point 8", "0 peek 2", "1 offer 8", "3 strike 1"):
        assert refused_by(state, line) == "OFF-4.3"


def test_day_1_begins_with_all_players_living() -> None:
    """[OFF-4.5]"""
    state = table(S7)
    checkpoint(state)

    assert [(event["day"], event["seats"]) for event in events(state, "day-began")] == [(1, list(range(7)))]
    assert ghosts(state) == []
    assert (stage(state), asked(state)) == ("introduce", ["0"])


def test_an_arrest_in_the_opening() -> None:
    """[OFF-4.3; OFF-X12] Dawn 1 reports it; Day 1 starts with four introductions."""
    state = table(FIVE, opening_arrest=True)
    pass_night(state, "2 point 4")

    assert [(event["day"], event["seats"]) for event in events(state, "dawn-reported")] == [(1, [4])]
    assert told(state, "gallery", "eliminated")[0]["role"] == "mafioso"
    assert state.number_living() == 4
    introduced = []
    while stage(state) == "introduce":
        introduced += asked(state)
        play(state, f"{asked(state)[0]} pass")
    assert introduced == ["0", "1", "2", "3"]


def test_the_opening_with_an_arrest_has_no_other_powers_and_lasts_as_long_as_a_night() -> None:
    """[OFF-4.3]"""
    state = table(A9, opening_arrest=True)
    for line in ("0 peek 2", "1 offer 8", "4 gun 8", "5 vest 8", "3 strike 1"):
        assert refused_by(state, line) == "OFF-4.3"
    calls = [event["call"] for event in events(from_the_start(A9, opening_arrest=True), "call-announced")]
    assert calls == ["arrest"]

    lasted = 0
    while state.is_night():
        lasted += state.timers()[0].milliseconds(90)
        checkpoint(state)
    assert lasted == 90_000


def test_the_tough_guy_is_arrested_in_the_opening() -> None:
    """[OFF-4.3, OFF-10.22; OFF-X13]"""
    state = table(A9, opening_arrest=True)
    pass_night(state, "2 point 7, 3 point 7")
    assert events(state, "dawn-reported")[0]["seats"] == []
    assert 7 not in ghosts(state)

    while stage(state) == "introduce":
        play(state, f"{asked(state)[0]} pass")
    voted_out(state, 8)
    pass_night(state)
    assert eliminated(state) == [(8, "vote"), (7, "night")]


def test_the_tough_guy_arrested_in_the_opening_may_fall_at_dusk() -> None:
    """[OFF-4.3, OFF-10.22] At the end of Day 1."""
    state = table(A9, opening_arrest=True, tough_until_dusk=True)
    pass_night(state, "2 point 7, 3 point 7")
    while stage(state) == "introduce":
        play(state, f"{asked(state)[0]} pass")
    all_over(state)

    assert eliminated(state) == [(7, "dusk")]


def test_the_opening_with_an_arrest_has_signs_and_the_teams_chat() -> None:
    """[OFF-4.3, OFF-9.11; OFF-D15]"""
    state = table(A9, opening_arrest=True, team_chat=True)
    play(state, "2 sign nod 3, 2 sign mark 8 consigliere, 3 team agreed")

    for viewer, heard in (
        ("2", ["signed", "signed", "said"]),
        ("3", ["signed", "signed", "said"]),
        ("8", []),
    ):
        assert [event["event"] for event in told(state, viewer)] == heard


def test_whoever_falls_in_the_opening_gives_a_coin() -> None:
    """[OFF-12.2, OFF-4.3] Before the introductions."""
    state = table(FIVE, opening_arrest=True, bribes=True)
    pass_night(state, "2 point 4")
    assert (stage(state), asked(state)) == ("coin", ["4"])
    play(state, "4 coin left")

    assert (int(state.coins[0]), stage(state), asked(state)) == (1, "introduce", ["0"])


@pytest.mark.parametrize("opening_arrest", [False, True])
def test_the_opening_is_night_0(opening_arrest: bool) -> None:
    """[OFF-1.10, OFF-4.3] Dawn 1 ends it; it is reported if there could be an arrest."""
    state = from_the_start(S7, opening_arrest=opening_arrest)
    assert [event["night"] for event in told(state, "gallery", "night-began")] == [0]
    while stage(state) != "introduce":
        checkpoint(state)

    assert [event["day"] for event in events(state, "dawn-reported")] == ([1] if opening_arrest else [])
    assert [event["day"] for event in events(state, "day-began")] == [1]
