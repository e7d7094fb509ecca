"""Options: completed with defaults, read from what people type, refused with reasons."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option, Options, OptionValue, Preset, complete
from consigliere.kernel.refusal import Illegal, Refusal
from tests.kernel.matches import CONDOTTIERE, EVERY_GAME

SEASON = Option("season", "spring", "TST-1", choices=("spring", "winter"))
FOG = Option("fog", False, "TST-2")
TARGET = Option("target", 20, "TST-3", low=10, high=100)
ALL = (SEASON, FOG, TARGET)


def refused(given: dict[str, OptionValue]) -> Refusal:
    """The refusal of options that make no sense."""
    refusal = complete(ALL, given)
    assert isinstance(refusal, Refusal)
    return refusal


def test_what_is_not_given_takes_its_default() -> None:
    assert complete(ALL, {}) == {"season": "spring", "fog": False, "target": 20}


def test_what_is_given_stands() -> None:
    given: dict[str, OptionValue] = {"target": 10, "fog": True, "season": "winter"}

    assert complete(ALL, given) == given


def test_options_come_in_the_order_of_the_game_whatever_was_given_first() -> None:
    completed = complete(ALL, {"target": 30, "season": "winter"})

    assert isinstance(completed, dict)
    assert list(completed) == ["season", "fog", "target"]


def test_giving_options_changes_nothing_in_what_was_given() -> None:
    given: dict[str, OptionValue] = {"fog": True}
    complete(ALL, given)

    assert given == {"fog": True}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    refusal = refused({"mist": True})

    assert refusal.name == "unknown-option"
    assert refusal.arguments == (("option", "mist"), ("known", "fog, season, target"))


def test_the_name_of_an_unknown_option_is_cut_short() -> None:
    assert dict(refused({"x" * 1000: True}).arguments)["option"] == "x" * 40


@pytest.mark.parametrize("value", ["summer", "Winter", "", True, 1])
def test_a_word_must_be_one_of_the_choices(value: OptionValue) -> None:
    refusal = refused({"season": value})

    assert (refusal.name, refusal.rules) == ("bad-option-value", ("TST-1",))
    assert dict(refusal.arguments)["allowed"] == "spring, winter"


@pytest.mark.parametrize("value", ["on", "", 0, 1])
def test_a_switch_is_on_or_off_and_nothing_else(value: OptionValue) -> None:
    refusal = refused({"fog": value})

    assert refusal.arguments == (("option", "fog"), ("value", str(value)), ("allowed", "on, off"))


@pytest.mark.parametrize("value", [9, 101, -20, True, "20", 10**30])
def test_a_number_must_lie_within_its_bounds(value: OptionValue) -> None:
    refusal = refused({"target": value})

    assert (refusal.name, refusal.rules) == ("bad-option-value", ("TST-3",))
    assert dict(refusal.arguments)["allowed"] == "10..100"


@pytest.mark.parametrize("value", [10, 11, 99, 100])
def test_both_bounds_belong_to_what_is_allowed(value: int) -> None:
    assert TARGET.refusal(value) is None


def test_a_refused_value_is_shown_as_people_write_it() -> None:
    assert dict(refused({"target": True}).arguments)["value"] == "on"
    assert dict(refused({"season": False}).arguments)["value"] == "off"
    assert dict(refused({"season": "s" * 500}).arguments)["value"] == "s" * 40


def test_a_refusal_reads_as_one_line() -> None:
    line = str(Illegal(refused({"target": 9})))

    assert line == "bad-option-value, option target, value 9, allowed 10..100 [TST-3]"


@pytest.mark.parametrize("text", ["on", "ON", "yes", "True", "1"])
def test_many_words_mean_on(text: str) -> None:
    assert FOG.parse(text) is True


@pytest.mark.parametrize("text", ["off", "Off", "no", "FALSE", "0"])
def test_many_words_mean_off(text: str) -> None:
    assert FOG.parse(text) is False


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
@pytest.mark.parametrize("text", ["maybe", "", "1e3", "٢٠", "²", "9" * 40, "--5", "1 0"])
def test_what_cannot_be_read_comes_back_to_be_refused(option: Option, text: str) -> None:
    assert option.parse(text) == text
    assert option.refusal(option.parse(text)) is not None


def test_numbers_and_words_are_read() -> None:
    assert (TARGET.parse("30"), TARGET.parse("-5"), SEASON.parse("winter")) == (30, -5, "winter")


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_what_a_game_says_is_allowed_is_allowed(game: Game) -> None:
    for option in game.options:
        assert option.refusal(option.default) is None
        for word in option.allowed().replace("..", ", ").split(", "):
            assert option.refusal(option.parse(word)) is None


def test_seats_are_asked_for_before_options() -> None:
    refusal = CONDOTTIERE.settle_options(9, {"mist": True})

    assert isinstance(refusal, Refusal)
    assert refusal.name == "bad-seats"


def test_options_that_make_no_sense_together_are_refused() -> None:
    refusal = CONDOTTIERE.settle_options(3, {"first_holder": "fabio"})

    assert isinstance(refusal, Refusal)
    assert refusal.name == "bad-first-holder"


# Presets.


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_every_game_can_be_played_by_the_letter(game: Game) -> None:
    """A preset sets options that exist to values they allow, others than the usual ones."""
    known = {option.name: option for option in game.options}

    assert [preset.name for preset in game.presets] == ["by-the-letter"]
    for preset in game.presets:
        assert preset.values
        for name, value in preset.values.items():
            assert known[name].refusal(value) is None
            assert value != known[name].default
        for seats in range(game.least_seats, game.most_seats + 1):
            assert isinstance(game.settle_options(seats, {}, preset.name), dict)


def test_a_preset_stands_in_for_the_defaults_and_gives_way_to_what_is_said() -> None:
    mob_city = shelf.game("mobcity")
    usual, letter = mob_city.settle_options(4, {}), mob_city.settle_options(4, {}, "by-the-letter")
    own = mob_city.settle_options(4, {"spare_weapons": False}, "by-the-letter")

    assert isinstance(usual, dict)
    assert isinstance(letter, dict)
    assert letter == {**usual, **mob_city.presets[0].values}
    assert own == {**letter, "spare_weapons": False}


def test_what_a_preset_says_is_left_out_where_the_table_cannot_have_it() -> None:
    """Six public jobs are for five seats; with clocks off a day must be able to end early."""
    jobs = [_settled("corleone", seats, {})["five_player_public_jobs"] for seats in (4, 5)]
    ends = [_settled("offer", 8, {"clocks": clocks})["early_end"] for clocks in (True, False)]

    assert jobs == ["4", "6"]
    assert ends == [False, True]
    assert _settled("offer", 8, {"clocks": False})["ghost_view"] == "full"


def test_what_is_amiss_anyway_is_refused_with_its_own_reason() -> None:
    """A preset neither hides it nor is blamed for it."""
    refusal = CONDOTTIERE.settle_options(4, {"target": 30}, "by-the-letter")

    assert isinstance(refusal, Refusal)
    assert refusal.name == "target-without-campaign"


def test_a_preset_may_bring_what_something_said_needs() -> None:
    """A later value mends what is amiss without it; as `Full` would turn the campaign on."""
    game = shelf.game("condottiere", {"name": "another", **shelf.edition("condottiere")})
    game.presets = (Preset("full", {"bigger_kingdoms": True, "points_campaign": True}),)
    found = game.settle_options(4, {"target": 30}, "full")

    assert isinstance(found, dict)
    assert (found["target"], found["points_campaign"], found["bigger_kingdoms"]) == (30, True, True)


def test_a_preset_that_does_not_exist_is_refused_with_those_that_do() -> None:
    refusal = CONDOTTIERE.settle_options(4, {}, "by-heart")

    assert isinstance(refusal, Refusal)
    assert refusal.name == "unknown-preset"
    assert refusal.arguments == (("preset", "by-heart"), ("known", "by-the-letter"))


def _settled(name: str, seats: int, given: Options) -> Options:
    options = shelf.game(name).settle_options(seats, given, "by-the-letter")
    assert isinstance(options, dict)
    return options
