"""Choosing the region of the next battle [CON-3]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from tests.games.condottiere.scenario import (
    RULES,
    asked,
    at,
    battle,
    contested,
    events,
    favor,
    happened,
    legal,
    out,
    play,
    refused_by,
    regions,
    seen,
    token,
)

ALL_REGIONS = RULES.box.regions


def choosing(holder: str = "anna", table: str = "favor off", **seats: str) -> Condottiere:
    """The holder is about to place the token for the first battle of a round."""
    hands = {"anna": "hand 10 1", "bruno": "hand 6 1", "carla": "hand 5 1", **seats}
    lines = "\n".join(f"{name}: {rest}" for name, rest in hands.items())
    return at(f"token {holder}, {table}\nasked choose_region: {holder}\n{lines}")


def nearly_full(contested: str, favor: str, dario: str, bruno: str, fabio: str) -> Condottiere:
    """Six players near the end: all but the chooser, fabio, are out of the battle, and no line has a card."""
    return at(
        f"""
        contested {contested}, chosen by fabio, token fabio, favor {favor}, battle 15
        asked play_or_pass: fabio
        anna: hand 1; regions ancona modena urbino; out
        bruno: hand 1; regions {bruno}; out
        carla: hand 1; regions lucca napoli spoleto; out
        dario: hand 1; regions {dario}; out
        elena: hand 1; regions ferrara roma; out
        fabio: hand 10 1; regions {fabio}
        """
    )


def test_only_the_holder_of_the_token_chooses_the_region() -> None:
    """[CON-3.1, CON-D1]"""
    state = choosing("bruno")

    play(state, "bruno chooses roma")

    assert contested(state) == "roma"
    assert events(state, "region-chosen") == [{"event": "region-chosen", "seat": 1, "region": "roma"}]


@pytest.mark.parametrize("other", ["anna", "carla"])
def test_nobody_else_may_choose(other: str) -> None:
    """[CON-3.1, CON-D1]"""
    state = choosing("bruno")

    assert asked(state) == ["bruno"]
    assert legal(state, other) == []
    assert refused_by(state, f"{other} chooses roma") == "CON-3.1"


def test_the_holder_may_not_choose_while_a_battle_is_fought() -> None:
    """[CON-3.1]"""
    state = battle(anna="10", bruno="6")

    assert refused_by(state, "anna chooses roma") == "CON-3.1"


def test_the_token_may_not_be_placed_on_a_region_with_a_control_marker() -> None:
    """[CON-3.2] Be it another player's or the holder's own."""
    state = choosing(anna="hand 10; regions torino", bruno="hand 6; regions roma")

    assert refused_by(state, "anna chooses roma") == "CON-3.2"
    assert refused_by(state, "anna chooses torino") == "CON-3.2"
    assert "choose roma" not in legal(state, "anna")
    assert "choose torino" not in legal(state, "anna")


def test_the_token_may_not_be_placed_on_the_region_with_the_favor() -> None:
    """[CON-3.3]"""
    state = choosing(table="favor lucca")

    assert refused_by(state, "anna chooses lucca") == "CON-3.3"
    assert legal(state, "anna") == [f"choose {one}" for one in ALL_REGIONS if one != "lucca"]


def test_bruno_controls_roma_and_the_favor_is_on_siena() -> None:
    """[CON-X6, CON-3.2, CON-3.3, CON-D1]"""
    state = choosing("anna", table="favor siena", bruno="hand 6; regions roma")

    choices = legal(state, "anna")

    assert refused_by(state, "anna chooses roma") == "CON-3.2"
    assert refused_by(state, "anna chooses siena") == "CON-3.3"
    assert choices == [f"choose {one}" for one in ALL_REGIONS if one not in ("roma", "siena")]
    assert len(choices) == 15


def test_the_region_of_the_last_battle_may_be_chosen_again_if_nobody_conquered_it() -> None:
    """[CON-X7, CON-3.4]"""
    state = battle(region="parma", anna="hand 6 1", bruno="hand 6 1", carla="1")
    play(state, "anna 6, bruno 6, carla passes, anna passes, bruno passes")

    play(state, "bruno chooses parma")

    assert token(state) == "bruno"
    assert contested(state) == "parma"
    assert regions(state, "anna") == regions(state, "bruno") == []


def test_the_holder_must_choose() -> None:
    """[CON-3.5] Placing the token is all there is to do: no pass, no card, no handing on, and talk moves nothing."""
    state = choosing()
    before = state.fields()

    play(state, "anna says bruno shall have the token")

    assert state.fields() == before
    assert asked(state) == ["anna"]
    assert {line.split()[0] for line in legal(state, "anna")} == {"choose"}
    assert refused_by(state, "anna passes") == "CON-4.15"
    assert refused_by(state, "bruno chooses roma") == "CON-3.1"


def test_a_holder_who_does_not_answer_places_the_token_on_the_first_legal_region() -> None:
    """[CON-3.5, CON-D1] In map order."""
    state = choosing(table="favor milano", bruno="hand 6; regions torino")

    play(state, "house default anna")

    assert contested(state) == "venezia"
    assert [event["decision"] for event in events(state, "default-played")] == ["choose_region"]


def test_a_holder_without_cards_chooses_all_the_same() -> None:
    """[CON-X8, CON-3.6, CON-4.2, CON-7.10] anna wins with her last card, and bruno leads the next battle."""
    state = battle(anna="10", bruno="1 2 3 4", carla="1 2 3")
    play(state, "anna 10, bruno passes, carla passes")
    holder = token(state), asked(state)

    play(state, "anna chooses lucca, bruno keeps hand, carla keeps hand")

    assert holder == ("anna", ["anna"])
    assert contested(state) == "lucca"
    assert asked(state) == ["bruno"]
    assert out(state) == ["anna"]


def test_if_only_one_region_is_legal_it_is_chosen_without_asking() -> None:
    """[CON-X9, CON-3.7] 15 regions controlled, the Favor on Siena, Torino free."""
    state = nearly_full(
        contested="parma",
        favor="siena",
        bruno="bologna venezia",
        dario="firenze mantova milano",
        fabio="genova",
    )

    play(state, "fabio 10, fabio passes")

    controlled = sum(
        len(regions(state, name)) for name in ("anna", "bruno", "carla", "dario", "elena", "fabio")
    )
    assert controlled == 15
    assert contested(state) == "torino"
    assert events(state, "region-chosen") == [{"event": "region-chosen", "seat": 5, "region": "torino"}]
    assert "choose_region" not in [event["decision"] for event in events(state, "asked")]


def test_two_legal_regions_are_a_choice() -> None:
    """[CON-3.7] As before with the Favor off: Siena and Torino."""
    state = nearly_full(
        contested="parma",
        favor="off",
        bruno="bologna venezia",
        dario="firenze mantova milano",
        fabio="genova",
    )

    play(state, "fabio 10, fabio passes")

    assert asked(state) == ["fabio"]
    assert legal(state, "fabio") == ["choose torino", "choose siena"]


def test_if_no_region_is_legal_because_all_are_controlled_the_game_has_ended() -> None:
    """[CON-3.8, CON-9.5]"""
    state = nearly_full(
        contested="parma",
        favor="off",
        bruno="bologna siena torino venezia",
        dario="firenze mantova milano",
        fabio="genova",
    )

    play(state, "fabio 10, fabio passes")

    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("full_board", [1])
    assert "region-chosen" not in happened(state)


def test_if_no_region_is_legal_because_the_last_is_under_the_favor_the_game_has_ended() -> None:
    """[CON-3.8, CON-9.6]"""
    state = nearly_full(
        contested="parma",
        favor="mantova",
        bruno="bologna siena torino venezia",
        dario="firenze milano",
        fabio="genova",
    )

    play(state, "fabio 10, fabio passes")

    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("full_board", [1])


def test_the_favor_stays_across_rounds_and_bars_the_token() -> None:
    """[CON-X89, CON-3.3, CON-5.19, CON-8.8] The Favor lies on Lucca when the round ends."""
    state = battle(table="favor lucca", anna="10", bruno="hand -; out")
    play(state, "anna 10, anna chooses roma")
    assert "round-ended" in happened(state)

    play(state, "anna passes, bruno passes")

    assert favor(state) == "lucca"
    assert refused_by(state, "bruno chooses lucca") == "CON-3.3"


def test_where_the_token_the_favor_and_the_markers_lie_is_seen_by_all() -> None:
    """[CON-K15]"""
    state = choosing("carla", table="favor siena", bruno="hand 6; regions roma napoli")
    play(state, "carla chooses parma")

    for viewer in ("anna", "bruno", "carla", "gallery"):
        view = seen(state, viewer)
        assert (contested(view), favor(view), token(view)) == ("parma", "siena", "carla")
        assert regions(view, "bruno") == ["roma", "napoli"]
