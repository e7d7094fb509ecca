"""What can be agreed in the lobby: switches, clocks and lists of roles [OFF-2, OFF-3, the table of options]."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from consigliere.kernel import record
from consigliere.kernel.option import Option, OptionValue
from consigliere.kernel.refusal import Refusal
from tests.games.offer.scenario import RULES, options_refused_by
from tests.golden import story

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "offer.md"
ROW = re.compile(r"^\| (`.+?) \| (.+?) \| (.+?) \| (OFF-[\d.]+) \|$", re.MULTILINE)


def written() -> dict[str, tuple[str, str, str]]:
    """The table of options as the rules write it: values, default and rule of each."""
    text = PAGE.read_text("utf-8").split("### Options")[1].split("## 4.")[0]
    found = {}
    for names, values, default, rule in ROW.findall(text):
        for name in re.findall(r"`(\w+)`", names.split(" (")[0]):
            found[name] = (values, default, rule)
    return found


WRITTEN = written()


def value(text: str) -> OptionValue:
    """`on`, `20` or a word as an option's value."""
    if text in ("on", "off"):
        return text == "on"
    return int(text) if text.isdigit() else text.strip("`")


def option(name: str) -> Option:
    return next(option for option in RULES.options if option.name == name)


def test_the_options_are_those_of_the_rules() -> None:
    """[OFF-3.1] All are known before the game."""
    assert sorted(WRITTEN) == sorted(option.name for option in RULES.options)


@pytest.mark.parametrize("name", WRITTEN)
def test_every_option_has_the_default_and_the_rule_that_are_written(name: str) -> None:
    """[OFF-3.1]"""
    _, default, rule = WRITTEN[name]

    assert (option(name).default, option(name).rule) == (value(default), rule)


@pytest.mark.parametrize("name", WRITTEN)
def test_values_outside_what_is_written_are_refused_by_the_options_rule(name: str) -> None:
    """[OFF-2.7, OFF-2.8, OFF-2.13, OFF-3.2 to OFF-3.12, OFF-4.3, OFF-4.4, OFF-5.13, OFF-6.6, OFF-7.18, OFF-9.12]"""
    values, _, rule = WRITTEN[name]
    limits = re.fullmatch(r"(\d+)-(\d+)", values)
    if limits:
        low, high = int(limits[1]), int(limits[2])
        wrong: list[OptionValue] = [low - 1, high + 1, "many"]
        assert (option(name).low, option(name).high) == (low, high)
    elif values == "on, off":
        wrong = ["on", 1]
    else:
        words = re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", values))
        assert list(option(name).choices) == words
        wrong = ["perhaps", True]

    for bad in wrong:
        assert options_refused_by(9, **{name: bad}) == rule


@pytest.mark.parametrize("seats", [5, 9, 20])
def test_what_the_host_does_not_say_has_its_default(seats: int) -> None:
    assert RULES.settle_options(seats, {}) == {option.name: option.default for option in RULES.options}


@pytest.mark.parametrize(("seats", "rule"), [(2, "OFF-2.1"), (21, "OFF-2.1"), (0, "OFF-2.1")])
def test_a_wrong_number_of_seats(seats: int, rule: str) -> None:
    """[OFF-2.1, OFF-20.1]"""
    assert options_refused_by(seats) == rule


def test_each_game_has_its_own_numbers() -> None:
    """[OFF-2.1, OFF-20.1]"""
    assert options_refused_by(4, game="full") == "OFF-2.1"
    assert options_refused_by(8, game="fast") == "OFF-20.1"
    assert isinstance(RULES.settle_options(5, {"game": "full"}), dict)
    assert isinstance(RULES.settle_options(7, {"game": "fast"}), dict)
    assert isinstance(RULES.settle_options(3, {}), dict)


# The list of roles.


def test_there_must_be_a_plain_card_to_replace() -> None:
    """[OFF-2.4] Five players: two Mafiosi and one Cop."""
    family = {"accomplice": True, "loyal_brute": True}

    assert isinstance(RULES.settle_options(5, dict(family)), dict)
    assert options_refused_by(5, **family, tough_guy=True) == "OFF-2.4"
    assert isinstance(RULES.settle_options(5, {"assassin": True}), dict)
    assert options_refused_by(5, assassin=True, saboteur=True) == "OFF-2.4"


@pytest.mark.parametrize(
    ("with_it", "accepted"),
    [
        ({}, False),
        ({"accomplice": True}, True),
        ({"loyal_brute": True}, True),
        ({"elected_item": "gun"}, True),
        ({"elected_item": "vest"}, True),
        ({"tough_guy": True}, False),
    ],
    ids=str,
)
def test_the_coward_needs_gun_or_vest(with_it: dict[str, OptionValue], accepted: bool) -> None:
    """[OFF-2.6; OFF-X6]"""
    options = {"coward": True, **with_it}
    if accepted:
        assert isinstance(RULES.settle_options(9, dict(options)), dict)
    else:
        assert options_refused_by(9, **options) == "OFF-2.6"
        assert options_refused_by(9, **options, custom_roles=True) == "OFF-2.6"


def test_with_strict_box_the_list_must_fit_the_cards() -> None:
    """[OFF-2.7; OFF-X5] Seventeen plain players need eleven Mafiosi, and the box holds ten."""
    assert isinstance(RULES.settle_options(17, {}), dict)
    refusal = RULES.settle_options(17, {"strict_box": True})
    assert isinstance(refusal, Refusal)
    assert refusal.rules[0] == "OFF-2.7"
    assert dict(refusal.arguments) == {"role": "mafioso", "most": "10"}
    assert isinstance(RULES.settle_options(17, {"strict_box": True, "tough_guy": True}), dict)


def test_the_box_holds_twenty_six_role_cards() -> None:
    """[OFF-2.7] Six of them Cops."""
    assert sum(int(copies) for copies in RULES.box.copies) == 26
    assert options_refused_by(20, strict_box=True, custom_roles=True, cops=7) == "OFF-2.7"


@pytest.mark.parametrize(
    "options", [{"consigliere": False}, {"don": False}, {"cops": 2}], ids=["no Consigliere", "no Don", "cops"]
)
def test_any_list_needs_custom_roles(options: dict[str, OptionValue]) -> None:
    """[OFF-2.8]"""
    assert options_refused_by(9, **options) == "OFF-2.8"
    assert isinstance(RULES.settle_options(9, {"custom_roles": True, **options}), dict)


@pytest.mark.parametrize(("seats", "cops"), [(6, 3), (7, 4), (5, 3), (9, 5), (6, 6)])
def test_a_custom_list_has_fewer_traitors_than_family(seats: int, cops: int) -> None:
    """[OFF-2.8; OFF-X6] Three Cops and three Mafiosi are refused."""
    options: dict[str, OptionValue] = {"custom_roles": True, "consigliere": False, "don": False}

    assert options_refused_by(seats, **options, cops=cops) == "OFF-2.8"
    assert isinstance(RULES.settle_options(seats, {**options, "cops": (seats - 1) // 2}), dict)


def test_a_custom_list_may_have_special_traitors_alone() -> None:
    """[OFF-2.8] No plain Cop beside them, unless some are asked for."""
    agreed = RULES.settle_options(7, {"custom_roles": True, "saboteur": True})
    assert isinstance(agreed, dict)
    state = RULES.new(7, agreed)

    assert state.traitors_left == 1  # type: ignore[attr-defined]


# Switches that do not go together.


def test_a_day_must_be_able_to_end() -> None:
    """[OFF-3.15; OFF-X10]"""
    assert options_refused_by(7, clocks=False, early_end=False) == "OFF-3.15"
    fast = RULES.settle_options(7, {"game": "fast", "clocks": False, "early_end": False})
    assert isinstance(fast, dict)  # it has no such day
    assert isinstance(RULES.settle_options(7, {"clocks": False}), dict)
    assert isinstance(RULES.settle_options(7, {"early_end": False}), dict)


def test_an_item_is_elected_only_if_no_role_gives_it() -> None:
    """[OFF-5.14; OFF-X18]"""
    assert options_refused_by(9, elected_item="gun", accomplice=True) == "OFF-5.14"
    assert options_refused_by(9, elected_item="vest", loyal_brute=True) == "OFF-5.14"
    assert isinstance(RULES.settle_options(9, {"elected_item": "gun", "loyal_brute": True}), dict)


@pytest.mark.parametrize("options", [{"saboteur": True}, {"bribes": True}, {"custom_roles": True}], ids=str)
def test_the_fast_game_has_no_other_roles(options: dict[str, OptionValue]) -> None:
    """[OFF-20.2, OFF-20.5]"""
    assert options_refused_by(7, game="fast", **options) == "OFF-20.2"
    assert options_refused_by(4, **options) == "OFF-20.2"


def test_an_option_that_does_not_exist_is_refused_by_its_name() -> None:
    refusal = RULES.settle_options(7, {"loud_night": True})

    assert isinstance(refusal, Refusal)
    assert refusal.name == "unknown-option"


def test_a_game_older_than_an_option_was_played_with_its_default() -> None:
    """[OFF-3.16, OFF-13.7, OFF-15.2]"""
    plain = story.read((story.HERE / "offer" / "draw-rules-1.game").read_text("utf-8"))
    options = plain["options"]
    assert isinstance(options, dict)
    for name in ("host_pause", "spectator_delay_seconds", "absent_seconds"):
        del options[name]
    match = record.read(plain, RULES).match

    assert match.state.is_over()
    assert match.options == RULES.settle_options(5, options)
