"""The night: its calls and checkpoints, what may be chosen when, and the arrest [OFF-9]."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.kernel.chance import FastChance
from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    asked,
    checkpoint,
    eliminated,
    events,
    ghosts,
    happened,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    talk,
    told,
    view,
    voted_out,
    whispers,
    why_not,
)
from tests.kernel.matches import chi_square, generous

TWO = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"
THREE = "consigliere don cop cop cop mafioso mafioso mafioso mafioso mafioso"
CALLS = ["arrest", "peek", "offer", "gun", "vest", "strike", "seek_don", "bribe"]


def test_after_the_day_nobody_talks() -> None:
    """[OFF-9.1]"""
    state = talk(S7)
    voted_out(state, 4)
    assert stage(state) == "night_1"

    for line in ("0 say hello", "0 claim don"):
        assert "OFF-9.1" in why_not(state, line).rules
    assert refused_by(state, "2 team psst") == "OFF-9.11"
    for line in ("0 peek 2", "2 point 0", "3 offer 1"):
        assert refused_by(talk(S7), line) == "OFF-9.1"


def test_no_night_follows_the_end_of_the_game() -> None:
    """[OFF-9.1]"""
    state = talk(S7)
    voted_out(state, 2)

    assert stage(state) == "over"
    assert "night-began" not in happened(state)


def test_the_order_of_the_calls() -> None:
    """[OFF-9.2] Those of the list in play."""
    roles = "consigliere don police_chief assassin cop accomplice loyal_brute mafioso mafioso mafioso mafioso mafioso"
    state = talk(roles, bribes=True)
    voted_out(state, 11)

    assert [event["call"] for event in told(state, "gallery", "call-announced")] == CALLS


@pytest.mark.parametrize(
    ("roles", "calls"),
    [
        (S7, ["arrest", "peek", "offer"]),
        (A9, ["arrest", "peek", "offer", "gun", "vest", "strike"]),
        (A12, ["arrest", "peek", "offer", "gun", "vest", "seek_don"]),
    ],
    ids=["S7", "A9", "A12"],
)
def test_the_calls_of_the_list_are_announced(roles: str, calls: list[str]) -> None:
    """[OFF-9.2, OFF-9.4]"""
    state = talk(roles)
    voted_out(state, len(roles.split()) - 1)

    assert [event["call"] for event in events(state, "call-announced")] == calls


def test_ghosts_roles_are_called_all_the_same() -> None:
    """[OFF-9.3, OFF-9.4; OFF-X39] A9 with only Cop, Don and two others living."""
    state = talk(A9, day=4, ghosts=[0, 3, 4, 5, 6])
    for seat in (1, 2, 7, 8):
        play(state, f"{seat} over")
    assert [event["call"] for event in events(state, "call-announced")] == CALLS[:6]
    lasted = 0
    while state.is_night():
        lasted += state.timers()[0].milliseconds(90)
        checkpoint(state)

    assert lasted == 90_000


def test_a_choice_may_be_changed_until_its_call_closes() -> None:
    """[OFF-9.5]"""
    state = night(A9)
    play(state, "0 peek 8, 0 peek 2, 1 offer 8, 1 offer nobody, 2 point 8, 2 point 7, 2 unpoint, 3 strike 8")
    assert refused_by(state, "0 peek 2") == "OFF-9.5"
    assert refused_by(state, "2 unpoint") == "OFF-9.5"
    checkpoint(state)
    play(state, "3 strike nobody")
    checkpoint(state)

    assert [w["seats"] for w in whispers(state, "0")] == [[2]]
    checkpoint(state)
    checkpoint(state)
    assert ghosts(state) == []


CLOSING = {
    1: ["2 point 8"],
    2: ["0 peek 2", "1 offer 8", "4 gun 8", "5 vest 8", "6 bribe 9"],
    3: ["3 strike 8", "10 seek 1"],
}
ALL_CALLS = f"{A9} mafioso police_chief mafioso"


@pytest.mark.parametrize("passed", [1, 2, 3])
def test_when_calls_close(passed: int) -> None:
    """[OFF-9.5, OFF-9.6] At 1/2 call 1, at 2/3 calls 2 to 5 and the naming of a ghost, at 5/6 calls 6 and 7."""
    state = night(ALL_CALLS, ghosts=[9], coins={6: 1}, bribes=True)
    for _ in range(passed):
        checkpoint(state)

    for number, lines in CLOSING.items():
        for line in lines:
            if number <= passed:
                assert refused_by(state, line) == "OFF-9.5"
            else:
                play(state, line)


def test_the_arrest_is_settled_before_the_chief_learns_anything() -> None:
    """[OFF-9.6, OFF-9.7; OFF-X40] He is told at the third checkpoint, and marks the Don in the next night."""
    state = night(A12)
    play(state, "2 seek 1")
    checkpoint(state)
    checkpoint(state)
    assert whispers(state, "2") == []
    checkpoint(state)
    assert [(w["about"], w["seats"], w["answer"]) for w in whispers(state, "2")] == [("seek_don", [1], "yes")]
    assert refused_by(state, "2 point 1") == refused_by(state, "2 sign mark 1 don") == "OFF-9.5"
    checkpoint(state)
    voted_out(state, 11)
    play(state, "2 sign mark 1 don")

    assert [(event["target"], event["role"]) for event in told(state, "4", "signed")] == [(1, "don")]


def test_the_consigliere_is_told_at_the_second_checkpoint() -> None:
    """[OFF-9.7]"""
    state = night(S7)
    play(state, "0 peek 2")
    checkpoint(state)
    assert whispers(state, "0") == []
    checkpoint(state)

    assert [(w["about"], w["answer"]) for w in whispers(state, "0")] == [("peek", "traitor")]


def test_using_a_power_is_optional() -> None:
    """[OFF-9.8] Nobody can always be named; nothing need be."""
    state = night(ALL_CALLS, ghosts=[9], coins={6: 1}, bribes=True)
    for seat, line in enumerate(["peek", "offer", "point", "strike", "gun", "vest", "bribe"]):
        play(state, f"{seat} {line} nobody")
    pass_night(state, "10 seek nobody")

    assert ghosts(state) == [9]
    assert [w["about"] for seat in range(11) for w in whispers(state, str(seat))] == []
    assert (int(state.coins[6]), int(state.offer_used)) == (1, 0)


def test_nobody_is_told_who_has_acted() -> None:
    """[OFF-9.9]"""
    state = night(A9)
    state.log = []
    play(state, "0 peek 8, 1 offer 8, 4 gun 8, 5 vest 8, 3 strike 8, 2 point 8, 7 ready")

    for viewer in ("6", "8", "gallery"):
        assert told(state, viewer) == []
        assert view(state, viewer)["answered"] == []
    assert [event["event"] for event in told(state, "7")] == ["confirmed"]


def test_every_checkpoint_and_dawn_bring_everybody_one_packet() -> None:
    """[OFF-9.6, OFF-9.7, section 5] In most there is nothing; whoever gets an answer gets it instead, not besides."""
    nothing = {"event": "whispered", "about": "nothing", "seats": [], "answer": "nothing"}
    state = night(f"{A12} mafioso", ghosts=[12])
    play(state, "0 peek 2, 2 seek 1, 2 point 8, 3 point 8, 4 point 8")
    answers = {2: ("0", "peek"), 3: ("2", "seek_don"), 5: ("8", "arrested")}
    for number in (1, 2, 3, 4):
        state.log = []
        checkpoint(state)
        receivers = [*[str(seat) for seat in range(13)], "gallery"]
        for viewer in receivers:
            packets = [{**packet} for packet in whispers(state, viewer, empty=True)]
            for packet in packets:
                packet.pop("seat")
            parts = (number,) if number < 4 else (4, 5)  # the fourth checkpoint and dawn come together
            expected = [
                answers[part][1] if viewer == answers.get(part, ("",))[0] else "nothing" for part in parts
            ]
            assert [packet["about"] for packet in packets] == expected
            assert all(packet == nothing for packet in packets if packet["about"] == "nothing")


# The arrest.


def test_the_living_traitors_choose_one_living_player() -> None:
    """[OFF-9.10; OFF-D14] A traitor too, or nobody."""
    state = night(TWO, ghosts=[8])

    assert legal(state, "2") == ["ready", *[f"point {seat}" for seat in range(8)], "point nobody"]
    assert refused_by(state, "0 point 4") == "OFF-9.10"
    assert refused_by(state, "2 point 8") == "OFF-1.7"
    pass_night(state, "2 point 5, 3 point 5")
    assert eliminated(state) == [(5, "night")]


def test_traitors_see_each_others_pointers_and_signs() -> None:
    """[OFF-9.11; OFF-D14, OFF-D15] Nobody else does."""
    state = night(THREE)
    play(state, "2 point 5, 3 sign nod 2, 4 sign shake 3, 4 sign mark 0 consigliere")

    for mate in ("2", "3", "4"):
        assert [(event["seat"], event["choice"]) for event in told(state, mate, "pointed")] == [(2, 5)]
        assert [
            (event["seat"], event["sign"], event["target"], event["role"])
            for event in told(state, mate, "signed")
        ] == [(3, "nod", 2, "none"), (4, "shake", 3, "none"), (4, "mark", 0, "consigliere")]
        assert view(state, mate)["seats"][2]["points_at"] == 5  # type: ignore[index]
    for other in ("0", "5", "gallery"):
        assert told(state, other) == []
        assert view(state, other)["seats"][2]["points_at"] is None  # type: ignore[index]


def test_who_can_be_given_a_sign() -> None:
    """[OFF-9.11; OFF-D15] Nods go to team-mates; marks name a role of the list."""
    state = night(THREE, ghosts=[4])

    for line in ("2 sign nod 5", "2 sign nod 2", "2 sign shake 4", "0 sign nod 2", "0 sign mark 2 cop"):
        assert refused_by(state, line) == "OFF-9.11"
    assert refused_by(state, "2 sign mark 5 saboteur") == "OFF-6.5"
    assert refused_by(state, "4 sign nod 2") == "OFF-13.2"
    checkpoint(state)
    assert refused_by(state, "2 sign nod 3") == "OFF-9.5"
    assert refused_by(talk(THREE), "2 sign nod 3") == "OFF-9.1"


def test_the_team_may_have_a_chat() -> None:
    """[OFF-9.11] Until call 1 closes, for living traitors alone."""
    state = night(THREE, ghosts=[4], team_chat=True)
    play(state, "2 team the Don it is")

    assert len(told(state, "3", "said")) == 1
    for other in ("0", "ghost 4", "gallery"):
        assert bool(told(state, other, "said")) == (other == "ghost 4")  # ghosts see everything here
    assert refused_by(state, "0 team me too") == "OFF-9.11"
    assert refused_by(state, "4 team boo") == "OFF-13.2"
    checkpoint(state)
    assert refused_by(state, "2 team more") == "OFF-9.5"
    assert refused_by(night(THREE), "2 team psst") == "OFF-9.11"


@pytest.mark.parametrize(
    ("pointers", "arrested"),
    [
        ("2 point 5, 3 point 5", [5]),
        ("2 point 5, 3 point 6", []),
        ("2 point 5", []),
        ("3 point 5", []),
        ("2 point nobody, 3 point nobody", []),
        ("2 point 5, 3 point nobody", []),
        ("2 point 5, 3 point 5, 3 unpoint", []),
    ],
)
def test_the_choice_must_be_unanimous(pointers: str, arrested: list[int]) -> None:
    """[OFF-9.12, OFF-9.13, OFF-9.16; OFF-X37]"""
    state = night(TWO)
    pass_night(state, pointers)

    assert ghosts(state) == arrested


@pytest.mark.parametrize(
    ("pointers", "arrested"),
    [
        ("2 point 5, 3 point 5, 4 point 6", [5]),
        ("2 point 5, 3 point 6, 4 point 7", []),
        ("2 point 5, 3 point 5", [5]),
        ("2 point 5", []),
        ("2 point nobody, 3 point nobody, 4 point 5", []),
    ],
)
def test_a_majority_may_be_enough(pointers: str, arrested: list[int]) -> None:
    """[OFF-9.12; OFF-X38] More than half of the living traitors."""
    state = night(THREE, arrest_rule="majority")
    pass_night(state, pointers)

    assert ghosts(state) == arrested


def test_half_of_the_team_is_no_majority() -> None:
    """[OFF-9.12]"""
    state = night(TWO, arrest_rule="majority")
    pass_night(state, "2 point 5")

    assert ghosts(state) == []


def test_a_majority_is_one_of_the_living_traitors() -> None:
    """[OFF-9.12] One of three is left: his pointer is enough."""
    state = night(THREE, ghosts=[3, 4], arrest_rule="majority")
    pass_night(state, "2 point 5")

    assert ghosts(state) == [3, 4, 5]


def test_one_of_those_pointed_at_at_random() -> None:
    """[OFF-9.12; OFF-X38] Two point at 5, one at 6: two times in three it is 5. Nobody and unset do not count."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(240):
        state = night(THREE, arrest_rule="random_of_pointed")
        pass_night(state, "2 point 5, 3 point 5, 4 point 6", FastChance(seed))
        found[tuple(ghosts(state))] += 1
    assert set(found) == {(5,), (6,)}
    assert chi_square([found[(5,)], found[(6,)]], [160.0, 80.0]) < generous(2)

    for seed in range(20):
        state = night(THREE, arrest_rule="random_of_pointed")
        pass_night(state, "2 point nobody, 4 point 6", FastChance(seed))
        assert ghosts(state) == [6]
    state = night(THREE, arrest_rule="random_of_pointed")
    pass_night(state, "2 point nobody")
    assert ghosts(state) == []


def test_the_team_learns_from_the_lot_whom_it_arrests_when_its_call_closes() -> None:
    """[OFF-9.6, OFF-9.12] Section 5: they know whom they arrest, whatever comes of it; nobody else does."""
    for seed in range(6):
        state = night(THREE, arrest_rule="random_of_pointed", vest=6)
        play(state, "2 point 5, 3 point 5, 4 point 6")
        checkpoint(state, FastChance(seed))
        target = int(seen(state, "3").pointers[2])
        assert [(heard["about"], heard["seats"]) for heard in whispers(state, "2")] == [
            ("drawn_target", [target])
        ]
        assert {int(pointer) for pointer in seen(state, "3").pointers[2:5]} == {target}
        assert whispers(state, "1") == whispers(state, "gallery") == []
        pass_night(state)
        assert ghosts(state) == ([5] if target == 5 else [])


def test_three_who_disagree_arrest_nobody_by_default() -> None:
    """[OFF-9.12; OFF-X38]"""
    state = night(THREE)
    pass_night(state, "2 point 5, 3 point 5, 4 point 6")

    assert ghosts(state) == []


def test_a_traitor_may_be_arrested() -> None:
    """[OFF-9.14; OFF-X41]"""
    state = night(TWO)
    pass_night(state, "2 point 2, 3 point 2")

    assert eliminated(state) == [(2, "night")]


@pytest.mark.parametrize("pointers", ["2 point 9, 3 point 9", "2 point 9, 3 point 9, 4 point 9"])
def test_special_traitors_take_part_in_the_arrest(pointers: str) -> None:
    """[OFF-9.15, OFF-10.2]"""
    state = night(A12)
    pass_night(state, pointers)

    assert ghosts(state) == ([9] if "4 point" in pointers else [])


def test_fallen_traitors_are_not_needed() -> None:
    """[OFF-9.10, OFF-9.12]"""
    state = night(TWO, ghosts=[3])
    pass_night(state, "2 point 5")

    assert 5 in ghosts(state)


def test_everybody_is_asked_alike() -> None:
    """[OFF-9.9; OFF-D1] Whoever has no power confirms like everybody else."""
    state = night(A9)

    assert asked(state) == [str(seat) for seat in range(9)]
    assert all("ready" in legal(state, str(seat)) for seat in range(9))
    assert legal(state, "8") == ["ready"]
