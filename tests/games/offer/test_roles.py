"""What each role can do [OFF-10]."""

from __future__ import annotations

import pytest

from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    all_over,
    eliminated,
    events,
    ghosts,
    happened,
    holder,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    stage,
    told,
    view,
    voted_out,
    whispers,
)

# Accomplice 4, Loyal Brute 5, Coward 6, Tough Guy 7; Cop 2, Assassin 3.
DON, ASSASSIN, TOUGH_GUY = 1, 3, 7


def test_the_mafioso_has_no_power() -> None:
    """[OFF-10.1]"""
    state = night(A9)

    assert legal(state, "8") == ["ready"]
    for line in ("point 1", "peek 1", "offer 1", "gun 1", "vest 1", "strike 1", "seek 1"):
        assert refused_by(state, f"8 {line}").startswith(("OFF-9.10", "OFF-10."))


def test_the_cop_takes_part_in_the_arrest_alone() -> None:
    """[OFF-10.2]"""
    state = night(A9)

    assert {line.split()[0] for line in legal(state, "2")} == {"ready", "point"}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("peek 1", "OFF-10.3"),
        ("offer 0", "OFF-10.5"),
        ("gun 1", "OFF-10.9"),
        ("vest 1", "OFF-10.10"),
        ("strike 1", "OFF-10.16"),
        ("seek 1", "OFF-10.20"),
    ],
)
def test_a_power_belongs_to_its_role(line: str, rule: str) -> None:
    """[OFF-10.1, OFF-10.3, OFF-10.5, OFF-10.9, OFF-10.10, OFF-10.16, OFF-10.20]"""
    assert refused_by(night(A12), f"9 {line}") == rule


# The Consigliere and the Infiltrator.


@pytest.mark.parametrize(
    ("seat", "answer"), [(4, "family"), (2, "traitor"), (3, "traitor"), (1, "family"), (9, "family")]
)
def test_the_consigliere_is_told_a_side(seat: int, answer: str) -> None:
    """[OFF-10.3, OFF-10.4; OFF-X42; OFF-D16] The Infiltrator looks like Family."""
    state = night(A12)
    pass_night(state, f"0 peek {seat}")

    assert [(w["about"], w["seats"], w["answer"]) for w in whispers(state, "0")] == [("peek", [seat], answer)]
    assert view(state, "0")["seats"][seat]["told"] == answer  # type: ignore[index]
    for other in ("2", "9", "gallery"):
        assert view(state, other)["seats"][seat]["told"] is None  # type: ignore[index]


def test_whom_the_consigliere_may_name() -> None:
    """[OFF-10.3; OFF-D16] Another living player, every night."""
    state = night(A12, ghosts=[11])

    assert [line for line in legal(state, "0") if line.startswith("peek")] == [
        *[f"peek {seat}" for seat in range(1, 11)],
        "peek nobody",
    ]
    assert refused_by(state, "0 peek 0") == "OFF-10.3"
    assert refused_by(state, "0 peek 11") == "OFF-1.7"
    pass_night(state, "0 peek 2")
    all_over(state)
    assert "peek 2" in legal(state, "0")


# The Don.


def test_the_horse_head_stands_before_the_player_named() -> None:
    """[OFF-10.5; OFF-D17] In the next Negotiation; once per game."""
    state = night(S7)
    pass_night(state, "3 offer 5")
    assert holder(state, "horse_head") == 5
    voted_out(state, 6)
    assert 5 in ghosts(state)

    assert refused_by(state, "3 offer 4") == refused_by(state, "3 offer nobody") == "OFF-10.5"
    assert not any(line.startswith("offer") for line in legal(state, "3"))


def test_the_don_cannot_name_himself() -> None:
    """[OFF-10.6]"""
    state = night(S7, ghosts=[6])

    assert refused_by(state, "3 offer 3") == "OFF-10.6"
    assert refused_by(state, "3 offer 6") == "OFF-1.7"


def test_a_wasted_offer_is_used_up() -> None:
    """[OFF-10.5, OFF-10.7; OFF-X43] The Don names seat 8, who is arrested in the same night."""
    state = night(A9)
    pass_night(state, "1 offer 8, 2 point 8, 3 point 8")
    assert holder(state, "horse_head") is None
    all_over(state)

    assert refused_by(state, "1 offer 0") == "OFF-10.5"


def test_who_gave_the_head_stays_secret() -> None:
    """[OFF-10.8, OFF-11.12]"""
    state = night(A9)
    pass_night(state, "1 offer 8, 4 gun 0, 5 vest 2")

    for viewer in ("8", "gallery"):
        placed = told(state, viewer, "item-placed")
        assert [sorted(event) for event in placed] == [["event", "item", "seat"]] * 3
        assert "choice-entered" not in [event["event"] for event in told(state, viewer)]


# The Accomplice.


def test_the_gun_lies_before_the_player_named() -> None:
    """[OFF-10.9; OFF-D18] In the next Negotiation, every night anew."""
    state = night(A9)
    pass_night(state, "4 gun 8")
    assert holder(state, "gun") == 8
    play(state, "8 shoot 0")
    all_over(state)
    pass_night(state, "4 gun 8")

    assert holder(state, "gun") == 8


# The Loyal Brute and the vest.


def test_the_vest_protects_in_the_next_secret_phase() -> None:
    """[OFF-10.10, OFF-10.13, OFF-11.7; OFF-X44; OFF-D19]"""
    state = night(A9)
    pass_night(state, "5 vest 8, 2 point 8, 3 point 8")
    assert eliminated(state) == [(8, "night")]  # not in the night in which it is given

    state = night(A9)
    pass_night(state, "5 vest 8")
    assert holder(state, "vest") == 8
    all_over(state)
    pass_night(state, "2 point 8, 3 point 8")
    assert (ghosts(state), holder(state, "vest")) == ([], None)
    assert events(state, "dawn-reported")[-1]["seats"] == []


def test_the_brute_may_choose_the_same_player_every_night() -> None:
    """[OFF-10.11]"""
    state = night(A9)
    for _ in range(3):
        pass_night(state, "5 vest 8, 2 point 8, 3 point 8" if holder(state, "vest") == 8 else "5 vest 8")
        assert holder(state, "vest") == 8
        all_over(state)

    assert ghosts(state) == []


@pytest.mark.parametrize("self_gift", [True, False])
def test_accomplice_and_brute_may_name_themselves(self_gift: bool) -> None:
    """[OFF-10.12; OFF-D18, OFF-D19]"""
    state = night(A9, self_gift=self_gift)
    if self_gift:
        pass_night(state, "4 gun 4, 5 vest 5")
        assert (holder(state, "gun"), holder(state, "vest")) == (4, 5)
    else:
        assert refused_by(state, "4 gun 4") == refused_by(state, "5 vest 5") == "OFF-10.12"
        assert "gun 4" not in legal(state, "4")
        assert "vest 4" in legal(state, "5")


def test_the_vest_stops_arrest_strike_and_miss() -> None:
    """[OFF-10.13, OFF-10.18, OFF-I11; OFF-X45, OFF-X46]"""
    state = night(A9, vest=8)
    pass_night(state, "2 point 8, 3 point 8")
    assert ghosts(state) == []

    state = night(A9, vest=DON)
    pass_night(state, "3 strike 1")
    assert ghosts(state) == []  # neither the Don nor the Assassin, who did not miss

    state = night(A9, vest=ASSASSIN)
    pass_night(state, "3 strike 8")
    assert ghosts(state) == []


def test_the_vest_of_the_same_night() -> None:
    """[OFF-10.15] It protects in the night it is given, is never shown and does nothing for the Coward."""
    state = night(A9, vest_same_night=True)
    pass_night(state, "5 vest 8, 2 point 8, 3 point 8")
    assert (ghosts(state), holder(state, "vest")) == ([], None)
    assert "item-placed" not in happened(state)

    all_over(state)
    pass_night(state, "2 point 8, 3 point 8")
    assert ghosts(state) == [8]

    state = night(A9, vest_same_night=True)
    pass_night(state, "5 vest 6, 2 point 6, 3 point 6")
    assert stage(state) == "talk"  # nothing to pass
    assert ghosts(state) == [6]


@pytest.mark.parametrize(("vest", "fallen"), [(DON, []), (ASSASSIN, [DON]), (8, [DON])])
def test_the_vest_of_the_same_night_stops_a_strike(vest: int, fallen: list[int]) -> None:
    """[OFF-10.15, OFF-10.13, OFF-10.18]"""
    state = night(A9, vest_same_night=True)
    pass_night(state, f"5 vest {vest}, 3 strike 1")

    assert ghosts(state) == fallen


@pytest.mark.parametrize(("vest", "fallen"), [(ASSASSIN, []), (8, [ASSASSIN])])
def test_the_vest_of_the_same_night_stops_a_miss(vest: int, fallen: list[int]) -> None:
    """[OFF-10.15, OFF-10.13]"""
    state = night(A9, vest_same_night=True)
    pass_night(state, f"5 vest {vest}, 3 strike 0")

    assert ghosts(state) == fallen


# The Assassin.


def test_the_assassin_strikes_the_don() -> None:
    """[OFF-10.16; OFF-X45; OFF-D20]"""
    state = night(A9, ghosts=[8])
    assert refused_by(state, "3 strike 3") == "OFF-10.16"
    assert refused_by(state, "3 strike 8") == "OFF-1.7"
    pass_night(state, "3 strike 1")

    assert eliminated(state) == [(DON, "night")]


@pytest.mark.parametrize("struck", [0, 2, 4, 7, 8])
def test_the_assassin_falls_if_he_misses(struck: int) -> None:
    """[OFF-10.17; OFF-X45] His own side is a miss too."""
    state = night(A9)
    pass_night(state, f"3 strike {struck}")

    assert eliminated(state) == [(ASSASSIN, "night")]


def test_a_vest_before_somebody_else_saves_nobody_from_the_strike() -> None:
    """[OFF-10.13, OFF-10.17, OFF-10.18]"""
    state = night(A9, vest=8)
    pass_night(state, "3 strike 8")
    assert eliminated(state) == [(ASSASSIN, "night")]

    state = night(A9, vest=ASSASSIN)
    pass_night(state, "3 strike 1")
    assert eliminated(state) == [(DON, "night")]


def test_the_assassin_may_act_when_the_don_is_a_ghost() -> None:
    """[OFF-10.19] He then always misses."""
    state = night(A9, ghosts=[DON])
    pass_night(state, "3 strike 0")

    assert eliminated(state) == [(ASSASSIN, "night")]


# The Police Chief.


@pytest.mark.parametrize(("seat", "answer"), [(1, "yes"), (0, "no"), (3, "no"), (9, "no")])
def test_the_chief_is_told_whether_it_is_the_don(seat: int, answer: str) -> None:
    """[OFF-10.20; OFF-D21]"""
    state = night(A12)
    assert refused_by(state, "2 seek 2") == "OFF-10.20"
    pass_night(state, f"2 seek {seat}")

    assert [(w["about"], w["seats"], w["answer"]) for w in whispers(state, "2")] == [
        ("seek_don", [seat], answer)
    ]
    assert view(state, "2")["seats"][seat]["sought"] == answer  # type: ignore[index]
    assert view(state, "3")["seats"][seat]["sought"] is None  # type: ignore[index]
