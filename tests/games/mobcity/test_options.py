"""The options the host may set: their defaults, and what is refused."""

from __future__ import annotations

import pytest

from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from tests.games.mobcity.scenario import RULES, options_refused_by

DEFAULTS: dict[str, OptionValue] = {
    "city": "recommended",
    "first_favor": "random",
    "advance": True,
    "privilege_may_be_declined": True,
    "lost_building_lowers_notoriety": False,
    "spare_weapons": False,
    "weapons_are_sent": False,
    "two_own_groups_in_one_building": True,
    "truce_counts_groups": False,
    "own_groups_stay_under_truce": True,
    "grenaded_building_earns_legal_income": True,
    "loose_weapons": "floor",
    "stalemate": "all_withdraw",
    "moll_scope": "any_open_building",
    "standing_orders": True,
    "phase3_autoplay": False,
    "cash_hidden": True,
    "absent_seat": "bot",
}
RULE_OF = {
    "city": "MOB-2.8",
    "first_favor": "MOB-2.21",
    "advance": "MOB-2.23",
    "privilege_may_be_declined": "MOB-5.6",
    "lost_building_lowers_notoriety": "MOB-10.9",
    "spare_weapons": "MOB-7.15",
    "weapons_are_sent": "MOB-12.2",
    "truce_counts_groups": "MOB-15.12",
    "two_own_groups_in_one_building": "MOB-12.6",
    "own_groups_stay_under_truce": "MOB-15.6",
    "grenaded_building_earns_legal_income": "MOB-16.8",
    "loose_weapons": "MOB-17.8",
    "stalemate": "MOB-20.9",
    "moll_scope": "MOB-21.8",
    "standing_orders": "MOB-24.9",
    "phase3_autoplay": "MOB-24.5",
    "cash_hidden": "MOB-24.7",
    "absent_seat": "MOB-24.13",
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_the_host_does_not_say_has_its_default(seats: int) -> None:
    """The table of options in section 3 of the rules."""
    assert RULES.settle_options(seats, {}) == DEFAULTS


@pytest.mark.parametrize("name", DEFAULTS)
def test_what_the_host_says_is_kept_and_the_rest_stays(name: str) -> None:
    option = next(option for option in RULES.options if option.name == name)
    other = (not option.default) if isinstance(option.default, bool) else option.choices[-1]
    assert other != DEFAULTS[name]

    assert RULES.settle_options(6, {name: other}) == {**DEFAULTS, name: other}


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_bad_value_is_refused_by_the_options_rule(name: str) -> None:
    assert options_refused_by(4, **{name: "sometimes"}) == RULE_OF[name]
    assert options_refused_by(4, **{name: 7}) == RULE_OF[name]


@pytest.mark.parametrize(("seats", "name"), [(2, "carla"), (3, "dario"), (4, "elena"), (5, "fabio")])
def test_the_first_holder_of_the_favor_must_sit_at_the_table(seats: int, name: str) -> None:
    """[MOB-2.21]"""
    assert options_refused_by(seats, first_favor=name) == "MOB-2.21"
    assert isinstance(RULES.settle_options(seats + 1, {"first_favor": name}), dict)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_options_do_not_make_a_wrong_number_of_seats_right(seats: int) -> None:
    """[MOB-2.1] The seats are looked at before the options."""
    assert options_refused_by(seats, city="village") == "MOB-2.1"


def test_an_option_that_does_not_exist_is_refused_by_its_name() -> None:
    refusal = RULES.settle_options(4, {"decision_clock_seconds": 30})

    assert isinstance(refusal, Refusal)
    assert refusal.name == "unknown-option"


def test_options_are_fixed_when_the_game_starts() -> None:
    verbs = {command.verb for command in RULES.catalogue}

    assert not verbs & {"option", "options", "set", *DEFAULTS}
    with pytest.raises(Illegal, match="unknown-command"):
        RULES.parse("option cash_hidden off")


@pytest.mark.parametrize("who", ["defaults", "bot", "substitute"])
def test_the_host_says_who_plays_for_a_captain_who_has_left(who: str) -> None:
    """[MOB-24.13]"""
    options = RULES.settle_options(3, {"absent_seat": who})

    assert isinstance(options, dict)
    assert options["absent_seat"] == who


def test_the_truce_can_count_groups_only_where_several_of_one_captain_may_meet() -> None:
    """[MOB-12.6, MOB-15.12]"""
    assert options_refused_by(4, truce_counts_groups=True, two_own_groups_in_one_building=False) == "MOB-12.6"
    assert isinstance(RULES.settle_options(4, {"truce_counts_groups": True}), dict)


def test_by_the_letter_every_reading_is_the_rulebooks_own() -> None:
    """[MOB-2.23, MOB-5.6, MOB-7.15, MOB-12.2, MOB-15.6, MOB-15.12] The table under the options of the rules."""
    letter: dict[str, OptionValue] = {
        "advance": False,
        "privilege_may_be_declined": False,
        "spare_weapons": True,
        "weapons_are_sent": True,
        "truce_counts_groups": True,
        "own_groups_stay_under_truce": False,
    }
    assert RULES.settle_options(4, {}, "by-the-letter") == {**DEFAULTS, **letter}
    alone: dict[str, OptionValue] = {"two_own_groups_in_one_building": False}
    assert RULES.settle_options(4, alone, "by-the-letter") == {
        **DEFAULTS,
        **letter,
        **alone,
        "truce_counts_groups": False,
    }
