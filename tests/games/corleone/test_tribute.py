"""Tribute: allies return to hands, and what a hand holds above the limit goes to the Don [CORL-17]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    asked,
    at,
    cards,
    decision,
    events,
    face_up,
    hand,
    happened,
    legal,
    phase,
    play,
    refused_by,
    scores,
    seen,
    stack,
    suitcase,
    table,
    told,
)


def tribute(act: int = 1, who: str = "anna", **seats: str) -> Corleone:
    """The tribute of an act, asked of those who hold too much."""
    lines = "\n".join(f"{name}: {text}" for name, text in seats.items())
    return at(f"act {act}, tribute\nasked tribute: {who}\n{lines}")


def bidding(act: int, **seats: str) -> Corleone:
    """The bribery of an act, in which bruno is asked for the last bid: tribute follows."""
    lines = "\n".join(f"{name}: {text}" for name, text in seats.items())
    return at(f"act {act}, bribery\nasked bid: bruno\n{lines}")


def test_all_face_up_allies_return_first() -> None:
    """[CORL-11.2, CORL-17.1, CORL-11.5; CORL-X70]"""
    state = bidding(3, anna="played hired_muscle", bruno="hand 1 2; suitcase 5; played capo mayor_1")

    play(state, "bruno bid nothing")

    assert (asked(state), decision(state)) == (["bruno"], "tribute")
    assert hand(state, "bruno") == "1 2 mayor_1 capo"
    assert hand(state, "anna") == "hired_muscle"
    assert face_up(state, "anna") == face_up(state, "bruno") == []
    returned = [(event["seat"], event["ally"]) for event in told(state, "gallery", "ally-returned")]
    assert returned == [(0, "hired_muscle"), (1, "mayor_1"), (1, "capo")]
    play(state, "bruno discard 1, bruno done")
    assert hand(state, "bruno") == "2 mayor_1 capo"


def test_any_two_of_seven_cards_are_discarded_in_act_one() -> None:
    """[CORL-17.2, CORL-17.4; CORL-X69]"""
    state = tribute(anna="hand 1 2 3 extortion gun_down gun capo", bruno="")
    assert legal(state, "anna") == [
        f"discard {card}" for card in ("1", "2", "3", "gun", "extortion", "gun_down", "capo")
    ]

    play(state, "anna discard gun, anna discard capo, anna done")

    assert hand(state, "anna") == "1 2 3 extortion gun_down"
    assert "capo" in [BOX.allies[ally].name for ally in members(state.gone)]


@pytest.mark.parametrize(("act", "limit"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_the_limits_of_the_acts(act: int, limit: int) -> None:
    """[CORL-17.3, CORL-17.4]"""
    family = " ".join(("don", "consigliere", "heir")[: {1: 1, 4: 3}.get(act, 2)])
    state = at(
        f"""
        act {act}, family_business
        asked action: anna
        anna: hand booze*{limit - 1}; killed thug thug {family}
        bruno: hand gun*{limit}; killed thug thug thug {family}
        """
    )

    play(state, "anna thug packing_house")  # blood money and $2: one card more than the limit

    assert asked(state) == ["anna"]
    assert decision(state) == "tribute"
    play(state, "anna discard 2, anna done")
    assert events(state, "tribute-paid") == [
        {"event": "tribute-paid", "seat": 0, "card": "money_2", "count": 1}
    ]


def test_twelve_cards_in_hand_are_seven_too_many_in_act_one() -> None:
    """[CORL-14.9, CORL-17.2; CORL-X89]"""
    state = tribute(anna="hand 1*4 2*4 gun*4", bruno="")

    play(state, "anna discard 1, anna discard 1, anna discard 2, anna discard gun, anna discard gun")
    assert refused_by(state, "anna done") == "CORL-17.5"
    play(state, "anna discard gun, anna discard gun")
    assert legal(state, "anna") == ["done"]
    play(state, "anna done")

    assert hand(state, "anna") == "1*2 2*3"


def test_exactly_the_surplus_is_discarded() -> None:
    """[CORL-17.5; CORL-X71]"""
    state = tribute(3, anna="hand 1 2 3 5", bruno="hand 1 2 3")

    assert refused_by(state, "bruno discard 1") == "CORL-17.5"
    assert refused_by(state, "anna done") == "CORL-17.5"
    assert refused_by(state, "anna discard gun") == "CORL-17.2"
    play(state, "anna discard 1")
    assert refused_by(state, "anna discard 2") == "CORL-17.5"
    play(state, "anna done")

    assert (hand(state, "anna"), hand(state, "bruno")) == ("2 3 5", "1 2 3")
    assert phase(state) == "4 family_business"


def test_who_is_at_the_limit_is_not_asked() -> None:
    """[CORL-17.5; CORL-X71]"""
    state = bidding(3, anna="hand 1 2 3", bruno="hand 1 2 3; suitcase 1")

    play(state, "bruno bid nothing")

    assert "tribute-paid" not in happened(state)
    assert phase(state) == "4 family_business"


def test_all_choose_in_secret_and_then_discard_face_up() -> None:
    """[CORL-17.6; CORL-K17]"""
    state = tribute(3, "anna bruno", anna="hand 1 2 3 extortion", bruno="hand gun*4", carla="")
    assert asked(state) == ["anna", "bruno"]

    play(state, "anna discard extortion, anna done")

    assert asked(state) == ["bruno"]
    assert hand(seen(state, "bruno"), "anna") == "?*4"
    assert [event["event"] for event in told(state, "bruno")] == ["choice-made"]
    assert [event["event"] for event in told(state, "gallery")] == ["choice-made"]
    assert table(state, "discards") == "-"

    play(state, "bruno discard gun, bruno done")

    paid = [
        (event["seat"], event["card"], event["count"]) for event in told(state, "gallery", "tribute-paid")
    ]
    assert paid == [(0, "extortion", 1), (1, "gun", 1)]


def test_a_choice_may_be_made_anew_until_the_last_is_in() -> None:
    """[CORL-17.6]"""
    state = tribute(3, "anna bruno", anna="hand 1 2 3 5", bruno="hand gun*4")
    assert refused_by(state, "anna reopen") == "CORL-17.6"
    play(state, "anna discard 5, anna done")
    assert legal(state, "anna") == ["reopen"]
    assert refused_by(state, "anna done") != ""

    play(state, "anna reopen, anna discard 1, anna done, bruno discard gun, bruno done")

    assert hand(state, "anna") == "2 3 5"


def test_discards_go_where_they_belong() -> None:
    """[CORL-14.8, CORL-17.2]"""
    state = tribute(3, anna="hand 1 2 3 5 gun booze extortion", bruno="")
    play(state, "anna discard 5, anna discard gun, anna discard booze, anna discard extortion, anna done")

    assert (stack(state, "5"), stack(state, "gun"), stack(state, "booze")) == (30, 8, 8)
    assert table(state, "discards") == "extortion"


def test_suitcases_are_not_touched() -> None:
    """[CORL-17.7]"""
    state = tribute(3, anna="hand 1*4; suitcase 5*9; completed extortion", bruno="suitcase 1*7")
    assert refused_by(state, "anna discard 5") == "CORL-17.2"

    play(state, "anna discard 1, anna done")

    assert (suitcase(state, "anna"), suitcase(state, "bruno")) == ("5*9", "1*7")
    assert cards(state, "anna", "completed") == "extortion"


def test_in_act_four_allies_return_before_two_cards_are_kept() -> None:
    """[CORL-17.1, CORL-17.3, CORL-19.1; CORL-X87]"""
    none = "killed thug thug thug don consigliere heir"
    state = at(
        f"""
        act 4, family_business
        asked action: anna
        anna: killed thug thug don consigliere heir
        bruno: hand 5 3; played capo federal_judge; {none}
        """
    )

    play(state, "anna thug packing_house")
    assert hand(state, "bruno") == "3 5 capo federal_judge"
    play(state, "bruno discard capo, bruno discard federal_judge, bruno done")

    assert suitcase(state, "bruno") == "3 5"
    assert {"capo", "federal_judge"} <= {BOX.allies[ally].name for ally in members(state.gone)}
    assert scores(state)[1] == 8
