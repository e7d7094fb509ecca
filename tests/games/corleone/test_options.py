"""Options and safeguards [CORL-20]."""

from __future__ import annotations

import pytest

from consigliere.kernel.command import away, time_up
from consigliere.kernel.state import View
from consigliere.kernel.viewer import HOUSE
from tests.games.corleone.scenario import (
    RULES,
    cards,
    happened,
    play,
    seen,
    suitcase,
    turn,
)


@pytest.mark.parametrize(("option", "shown"), [(False, "?*4"), (True, "2*3 5")])
def test_the_ledger_is_open_by_option(option: bool, shown: str) -> None:
    """[CORL-20.1, CORL-20.2; CORL-X79, CORL-K9, CORL-K10, CORL-K11]"""
    state = turn(anna="suitcase 5 2*3; completed shake_down*2", bruno="-", options={"open_ledger": option})

    for viewer in ("bruno", "gallery"):
        assert suitcase(seen(state, viewer), "anna") == shown
        assert cards(seen(state, viewer), "anna", "completed") == "shake_down*2"
        figures = RULES.figures(View(seen(state, viewer)))["seats"]
        assert isinstance(figures, list)
        assert figures[0]["suitcase_sum"] == (11 if option else None)
    assert suitcase(seen(state, "anna"), "anna") == "2*3 5"


def test_talk_is_free() -> None:
    """[CORL-20.3]"""
    state = turn(anna="-", bruno="-")
    play(state, "bruno say I pay well")

    assert happened(state) == ["said"]


def test_options_have_the_defaults_of_the_rules() -> None:
    """[CORL-2.10, CORL-2.19, CORL-2.20, CORL-20.1, CORL-20.7]"""
    settled = RULES.settle_options(5, {})

    assert settled == {
        "first_player": "random",
        "families": "picked",
        "five_player_public_jobs": "4",
        "open_ledger": False,
        "absent_seat": "bot",
    }


@pytest.mark.parametrize(("seats", "turns"), [(5, 148), (4, 126), (3, 104), (2, 90)])
def test_a_game_has_at_most_so_many_turns(seats: int, turns: int) -> None:
    """[CORL-20.4; CORL-X81]"""
    box = RULES.box
    thugs = int(box.setups[seats].thugs)
    figures = seats * (4 * thugs + 1 + 2 + 2 + 3)
    plays = sum((seats - 1) * act for act in (1, 2, 3))

    assert figures + int(box.job_cards) + plays == turns
    assert RULES.longest(seats, {}) > turns


def test_clocks_and_absence_change_no_rule() -> None:
    """[CORL-20.5, CORL-20.6]"""
    state = turn(anna="-", bruno="-")
    refusals = [state.refusal_for(HOUSE, time_up("stage")), state.refusal_for(HOUSE, away(0))]

    assert [refusal.rules[0] for refusal in refusals if refusal] == ["CORL-20.5", "CORL-20.6"]
