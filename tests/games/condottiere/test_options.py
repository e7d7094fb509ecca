"""The options the host may set: their defaults, and what is refused [CON-D10]."""

from __future__ import annotations

import pytest

from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from tests.games.condottiere.scenario import (
    RULES,
    asked,
    battle,
    cards,
    new_game,
    options_refused_by,
    play,
    refused_by,
    token,
)

DEFAULTS: dict[str, OptionValue] = {
    "first_holder": "random",
    "clock": "none",
    "discard_seconds": 5,
    "show_cards": True,
    "draw_after_battle": False,
    "points_campaign": False,
    "target": 20,
    "bigger_kingdoms": False,
    "capturing_regions": False,
    "defender_takes_token": False,
    "favor_on_contested": False,
    "full_board_ends": False,
    "hidden_cards": False,
    "absent_seat": "bot",
}
SWITCHES = {
    "show_cards": "CON-11.3",
    "draw_after_battle": "CON-12.1",
    "points_campaign": "CON-13.1",
    "bigger_kingdoms": "CON-14.1",
    "capturing_regions": "CON-15.1",
    "defender_takes_token": "CON-15.13",
    "favor_on_contested": "CON-15.15",
    "full_board_ends": "CON-15.17",
    "hidden_cards": "CON-16.1",
}
LETTER = ("defender_takes_token", "favor_on_contested", "full_board_ends")


def test_the_letter_of_capturing_regions_is_refused_without_them() -> None:
    """[CON-15.1] There would be nothing for it to change."""
    for name in LETTER:
        assert options_refused_by(4, **{name: True}) == "CON-15.1"
        assert isinstance(RULES.settle_options(4, {"capturing_regions": True, name: True}), dict)


def test_by_the_letter_is_whatever_of_it_the_table_can_have() -> None:
    """[CON-15.13, CON-15.15, CON-15.17] It is all about capturing regions; what the host says by itself goes first."""
    capturing: dict[str, OptionValue] = {"capturing_regions": True}

    assert RULES.settle_options(4, {}, "by-the-letter") == DEFAULTS
    assert RULES.settle_options(4, capturing, "by-the-letter") == {
        **DEFAULTS,
        **capturing,
        **dict.fromkeys(LETTER, True),
    }
    own = {**capturing, "full_board_ends": False}
    settled = RULES.settle_options(4, own, "by-the-letter")
    assert isinstance(settled, dict)
    assert (settled["favor_on_contested"], settled["full_board_ends"]) == (True, False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_the_host_does_not_say_has_its_default(seats: int) -> None:
    """[CON-D10]"""
    assert RULES.settle_options(seats, {}) == DEFAULTS


@pytest.mark.parametrize("name", DEFAULTS)
def test_what_the_host_says_is_kept_and_the_rest_stays(name: str) -> None:
    """[CON-D10]"""
    others: dict[str, OptionValue] = {
        "first_holder": "bruno",
        "clock": "live",
        "discard_seconds": 9,
        "target": 30,
        "absent_seat": "defaults",
    }
    value = others.get(name, DEFAULTS[name] is False)
    needed = {"target": "points_campaign"} | dict.fromkeys(LETTER, "capturing_regions")
    given = {needed[name]: True, name: value} if name in needed else {name: value}

    assert RULES.settle_options(3, given) == {**DEFAULTS, **given}
    assert value != DEFAULTS[name]


@pytest.mark.parametrize(("name", "rule"), SWITCHES.items())
@pytest.mark.parametrize("value", ["on", 1, 0, "yes"])
def test_a_switch_is_on_or_off(name: str, rule: str, value: OptionValue) -> None:
    """[CON-D10]"""
    assert options_refused_by(4, **{name: value}) == rule


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("first_holder", "giulia", "CON-2.3"),
        ("first_holder", 0, "CON-2.3"),
        ("first_holder", True, "CON-2.3"),
        ("clock", "fast", "CON-7.16"),
        ("clock", False, "CON-7.16"),
        ("discard_seconds", 0, "CON-7.16"),
        ("discard_seconds", -5, "CON-7.16"),
        ("discard_seconds", 121, "CON-7.16"),
        ("discard_seconds", "5", "CON-7.16"),
        ("discard_seconds", True, "CON-7.16"),
        ("target", 9, "CON-13.1"),
        ("target", 101, "CON-13.1"),
        ("target", "20", "CON-13.1"),
        ("absent_seat", "robot", "CON-18.5"),
        ("absent_seat", True, "CON-18.5"),
    ],
)
def test_a_bad_value_is_refused_by_the_options_rule(name: str, value: OptionValue, rule: str) -> None:
    """[CON-D10] [CON-13.1] [CON-18.5]"""
    assert options_refused_by(4, **{name: value}) == rule


@pytest.mark.parametrize(("name", "low", "high"), [("discard_seconds", 1, 120), ("target", 10, 100)])
def test_the_ends_of_a_range_belong_to_it(name: str, low: int, high: int) -> None:
    """[CON-D10] [CON-13.1]"""
    for value in (low, high):
        settled = RULES.settle_options(4, {"points_campaign": True, name: value})
        assert isinstance(settled, dict)
        assert settled[name] == value


def test_an_option_that_does_not_exist_is_refused_by_its_name() -> None:
    """[CON-D10]"""
    refusal = RULES.settle_options(4, {"fog_of_war": True})

    assert isinstance(refusal, Refusal)
    assert refusal.name == "unknown-option"
    assert dict(refusal.arguments)["option"] == "fog_of_war"


def test_a_target_without_a_campaign_makes_no_sense() -> None:
    """[CON-D10] [CON-13.1]"""
    assert options_refused_by(4, target=30) == "CON-13.1"


@pytest.mark.parametrize(("seats", "holder"), [(2, "carla"), (3, "dario"), (5, "fabio")])
def test_a_first_holder_must_sit_at_the_table(seats: int, holder: str) -> None:
    """[CON-D10] [CON-2.3]"""
    assert options_refused_by(seats, first_holder=holder) == "CON-2.3"


@pytest.mark.parametrize("holder", ["anna", "bruno", "carla"])
def test_the_host_may_name_the_first_holder(holder: str) -> None:
    """[CON-D10] [CON-2.3]"""
    state = new_game(3, first_holder=holder)

    assert token(state) == holder
    assert asked(state) == [holder]


def test_the_first_holder_is_a_random_seat_if_none_is_named() -> None:
    """[CON-D10] [CON-2.3] Every seat comes up."""
    assert {token(new_game(3, seed=seed)) for seed in range(30)} == {"anna", "bruno", "carla"}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_options_do_not_make_a_wrong_number_of_seats_right(seats: int) -> None:
    """[CON-D10] [CON-2.1] The seats are looked at before the options."""
    assert options_refused_by(seats, target=999) == "CON-2.1"


def test_every_switch_is_off_or_on_as_its_rule_says() -> None:
    """[CON-11.3] [CON-12.1] [CON-15.1] [CON-16.1] With the defaults: shows, no draws, no captures, face up."""
    state = battle(anna="hand 6 1; regions roma", bruno="hand 5; out")

    play(state, "anna shows 6 to bruno, anna 6, anna passes")

    assert (cards(state, "anna", "down"), cards(state, "anna", "line")) == ("-", "6")
    assert refused_by(state, "anna draws 1") == "CON-12.1"
    assert refused_by(state, "anna chooses roma") == "CON-3.2"
