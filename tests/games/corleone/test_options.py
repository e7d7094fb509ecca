"""The options the host may set: their defaults, what is refused, and that they are fixed [CORL-D24, CORL-20.7]."""

from __future__ import annotations

import pytest

from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from tests.games.corleone.scenario import RULES, decision, horse_head, new_game, options_refused_by, size

DEFAULTS: dict[str, OptionValue] = {
    "first_player": "random",
    "families": "picked",
    "five_player_public_jobs": "4",
    "open_ledger": False,
    "absent_seat": "bot",
}
OTHERS: dict[str, OptionValue] = {
    "first_player": "bruno",
    "families": "dealt",
    "five_player_public_jobs": "6",
    "open_ledger": True,
    "absent_seat": "defaults",
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_the_host_does_not_say_has_its_default(seats: int) -> None:
    """[CORL-2.10, CORL-2.19, CORL-2.20, CORL-20.1; CORL-D24]"""
    assert RULES.settle_options(seats, {}) == DEFAULTS


@pytest.mark.parametrize("name", DEFAULTS)
def test_what_the_host_says_is_kept_and_the_rest_stays(name: str) -> None:
    """[CORL-D24]"""
    assert RULES.settle_options(5, {name: OTHERS[name]}) == {**DEFAULTS, name: OTHERS[name]}


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("first_player", "giulia", "CORL-2.19"),
        ("first_player", 0, "CORL-2.19"),
        ("families", "chosen", "CORL-2.20"),
        ("families", True, "CORL-2.20"),
        ("five_player_public_jobs", "5", "CORL-2.10"),
        ("five_player_public_jobs", 6, "CORL-2.10"),
        ("open_ledger", "on", "CORL-20.1"),
        ("open_ledger", 1, "CORL-20.1"),
        ("absent_seat", "robot", "CORL-20.6"),
    ],
)
def test_a_bad_value_is_refused_by_the_options_rule(name: str, value: OptionValue, rule: str) -> None:
    """[CORL-D24]"""
    assert options_refused_by(5, **{name: value}) == rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_public_jobs_are_for_five_players_alone(seats: int) -> None:
    """[CORL-2.10]"""
    assert options_refused_by(seats, five_player_public_jobs="6") == "CORL-2.10"
    assert size(new_game(5, five_player_public_jobs="6"), "public") == 6


@pytest.mark.parametrize(("seats", "name"), [(2, "carla"), (3, "dario"), (4, "elena")])
def test_a_first_player_must_sit_at_the_table(seats: int, name: str) -> None:
    """[CORL-2.19]"""
    assert options_refused_by(seats, first_player=name) == "CORL-2.19"
    assert horse_head(new_game(seats + 1, first_player=name)) == name


@pytest.mark.parametrize(("families", "first"), [("picked", "pick_family"), ("dealt", "action")])
def test_families_are_picked_or_dealt(families: str, first: str) -> None:
    """[CORL-2.20]"""
    assert decision(new_game(3, families=families)) == first


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_options_do_not_make_a_wrong_number_of_seats_right(seats: int) -> None:
    """[CORL-2.1] The seats are looked at before the options."""
    assert options_refused_by(seats, families="chosen") == "CORL-2.1"


def test_an_option_that_does_not_exist_is_refused_by_its_name() -> None:
    """[CORL-D24]"""
    refusal = RULES.settle_options(4, {"secret_families": True})

    assert isinstance(refusal, Refusal)
    assert refusal.name == "unknown-option"


def test_options_are_fixed_when_the_game_starts() -> None:
    """[CORL-20.7] No command changes them, whoever gives it."""
    verbs = {command.verb for command in RULES.catalogue}

    assert not verbs & {"option", "options", "set", *DEFAULTS}
    for line in ("open_ledger on", "option open_ledger on", "set families dealt"):
        with pytest.raises(Illegal, match="unknown-command"):
            RULES.parse(line)
