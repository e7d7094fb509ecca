"""What comes of a night, and how it is reported [OFF-11]."""

from __future__ import annotations

import pytest

from consigliere.games.offer import words as w
from consigliere.games.offer.position import NO_SIDE
from tests.games.offer.scenario import (
    A9,
    S7,
    all_over,
    asked,
    checkpoint,
    eliminated,
    ending,
    ghosts,
    happened,
    holder,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    told,
    whispers,
)


def test_all_choices_of_the_night_count() -> None:
    """[OFF-11.1, OFF-11.4; OFF-X50] The Don is arrested and struck, his offer stands, the Assassin stays."""
    state = night(A9)
    pass_night(state, "2 point 1, 3 point 1, 3 strike 1, 1 offer 8, 0 peek 2")

    assert eliminated(state) == [(1, "night")]
    assert [(one["about"], one["answer"]) for one in whispers(state, "0")] == [("peek", "traitor")]
    assert holder(state, "horse_head") == 8


@pytest.mark.parametrize("faller", [0, 4, 5])
def test_what_a_fallen_player_has_chosen_stands(faller: int) -> None:
    """[OFF-11.1] Peek, gun and vest of players arrested in the same night."""
    state = night(A9)
    pass_night(state, f"2 point {faller}, 3 point {faller}, 0 peek 3, 4 gun 8, 5 vest 1")

    assert ghosts(state) == [faller]
    assert [one["answer"] for one in whispers(state, "0")] == ["traitor"]
    assert (holder(state, "gun"), holder(state, "vest")) == (8, 1)


@pytest.mark.parametrize(("struck", "fallen"), [(1, [1, 3]), (0, [3])])
def test_an_arrested_assassin_has_struck(struck: int, fallen: list[int]) -> None:
    """[OFF-11.1, OFF-11.4] His own team arrests him in the same night; a miss costs him no second life."""
    state = night(A9)
    pass_night(state, f"2 point 3, 3 point 3, 3 strike {struck}")

    assert ghosts(state) == fallen


def test_the_arrest_falls_on_its_target() -> None:
    """[OFF-11.2] Unless he wears the vest or is a Tough Guy not yet arrested."""
    for target, vest, fallen in ((8, None, [8]), (8, 8, []), (7, None, []), (8, 0, [8])):
        state = night(A9, vest=vest)
        pass_night(state, f"2 point {target}, 3 point {target}")
        assert ghosts(state) == fallen


def test_then_a_tough_guy_arrested_before() -> None:
    """[OFF-11.3]"""
    state = night(A9, 2, arrested=7)
    pass_night(state)

    assert eliminated(state) == [(7, "night")]


def test_then_the_assassins_choice() -> None:
    """[OFF-11.4, OFF-I10] Arrested, doomed and a miss: three in one night."""
    state = night(A9, 2, arrested=7)
    pass_night(state, "2 point 8, 3 point 8, 3 strike 0")

    assert eliminated(state) == [(3, "night"), (7, "night"), (8, "night")]


def test_the_night_is_one_event() -> None:
    """[OFF-11.5, OFF-14.3] F = 2, T = 1: the arrest alone would win for the traitors, the miss makes the Family win."""
    state = night("consigliere mafioso assassin")
    pass_night(state, "2 point 1, 2 strike 0")

    assert ghosts(state) == [1, 2]
    assert ending(state) == "family"


def test_items_go_to_the_living() -> None:
    """[OFF-11.6; OFF-X51] Gun and vest stay with the Moderator, the head is out of the game."""
    state = night(A9)
    pass_night(state, "4 gun 8, 5 vest 8, 1 offer 8, 2 point 8, 3 point 8")
    assert [holder(state, item) for item in ("gun", "vest", "horse_head")] == [None, None, None]
    assert "item-placed" not in happened(state)
    all_over(state)
    pass_night(state, "4 gun 0, 5 vest 0")

    assert (holder(state, "gun"), holder(state, "vest")) == (0, 0)
    assert refused_by(night(A9), "1 seek 8") == "OFF-10.20"


def test_a_coward_who_fell_passes_nothing_on() -> None:
    """[OFF-11.6, OFF-11.13] In secret neither: gun and vest stay with the Moderator."""
    state = night(A9, coward_secret=True)
    pass_night(state, "4 gun 6, 5 vest 6, 6 set gun right, 2 point 6, 3 point 6")

    assert (ghosts(state), holder(state, "gun"), holder(state, "vest")) == ([6], None, None)


def test_a_worn_vest_goes_back_unless_given_again() -> None:
    """[OFF-11.7]"""
    state = night(A9, vest=8)
    pass_night(state)
    assert holder(state, "vest") is None
    assert [event["item"] for event in told(state, "gallery", "item-returned")] == ["vest"]

    state = night(A9, vest=8)
    pass_night(state, "5 vest 0")
    assert holder(state, "vest") == 0


def test_the_report_names_all_who_fell_with_their_cards() -> None:
    """[OFF-11.5, OFF-11.8, OFF-11.9; OFF-X52] And no causes."""
    state = night(A9)
    pass_night(state, "2 point 8, 3 point 8, 3 strike 7")

    assert told(state, "gallery", "dawn-reported") == [{"event": "dawn-reported", "day": 2, "seats": [3, 8]}]
    assert [
        (event["seat"], event["role"], event["how"]) for event in told(state, "gallery", "eliminated")
    ] == [
        (3, "assassin", "night"),
        (8, "mafioso", "night"),
    ]
    assert "cause-told" not in happened(state)


def test_the_report_may_say_how() -> None:
    """[OFF-11.9]"""
    state = night(A9, 2, arrested=7, verbose_dawn=True)
    pass_night(state, "2 point 8, 3 point 8, 3 strike 0")
    causes = {event["seat"]: event["cause"] for event in told(state, "gallery", "cause-told")}
    assert causes == {3: "miss", 7: "arrest", 8: "arrest"}

    state = night(A9, verbose_dawn=True)
    pass_night(state, "3 strike 1")
    assert [event["cause"] for event in told(state, "gallery", "cause-told")] == ["strike"]


def test_if_nobody_fell_the_report_says_only_that() -> None:
    """[OFF-11.10; OFF-X54] The same after an arrest of the Tough Guy, a saved target and disagreement."""
    heard = []
    for vest, choices in (
        (None, "2 point 7, 3 point 7"),
        (None, "2 point 7, 3 point 8"),
        (None, "2 point nobody"),
    ):
        state = night(A9, vest=vest)
        pass_night(state, choices)
        heard.append(told(state, "gallery"))
    assert heard[0] == heard[1] == heard[2]

    saved = night(A9, vest=8)
    pass_night(saved, "2 point 8, 3 point 8")
    missed = night(A9, vest=8)
    pass_night(missed)
    assert told(saved, "gallery") == told(missed, "gallery")


def test_the_win_check_comes_before_coins_and_items() -> None:
    """[OFF-11.11]"""
    state = night("consigliere don cop cop accomplice", bribes=True)
    pass_night(state, "2 point 0, 3 point 0, 4 gun 1")

    assert ending(state) == "traitors"
    assert not {"coin-given", "item-placed", "day-began"} & set(happened(state))


def test_nobody_is_told_who_gave_an_item() -> None:
    """[OFF-11.12]"""
    state = night(A9)
    pass_night(state, "4 gun 8, 5 vest 8")

    assert told(state, "8", "item-placed") == [
        {"event": "item-placed", "item": "gun", "seat": 8},
        {"event": "item-placed", "item": "vest", "seat": 8},
    ]
    assert told(state, "8", "choice-entered") == []


def test_the_coward_passes_to_a_living_neighbour() -> None:
    """[OFF-11.13, OFF-1.9; OFF-X53] Seat 7 is a ghost; whoever gets the gun may shoot on that day."""
    for side, receiver in (("left", 8), ("right", 5)):
        state = night(A9, ghosts=[7])
        pass_night(state, "4 gun 6")
        assert told(state, "gallery", "item-refused") == [{"event": "item-refused", "item": "gun", "seat": 6}]
        play(state, f"6 pass gun {side}")
        assert told(state, "gallery", "item-passed") == [
            {"event": "item-passed", "number": 1, "item": "gun", "seat": 6, "to": receiver}
        ]
        assert "shoot 0" in legal(state, str(receiver))


def test_gun_and_vest_may_go_to_different_sides() -> None:
    """[OFF-11.13; OFF-X55]"""
    state = night(A9)
    pass_night(state, "4 gun 6, 5 vest 6")
    play(state, "6 pass gun left")
    assert stage(state) == "pass_vest"
    play(state, "6 pass vest right")

    assert (holder(state, "gun"), holder(state, "vest"), stage(state)) == (7, 5, "talk")


def test_the_coward_passes_silently() -> None:
    """[OFF-11.13]"""
    state = night(A9)
    pass_night(state, "4 gun 6")

    assert refused_by(state, "6 say not for me") == refused_by(state, "0 say well well") == "OFF-6.2"
    assert asked(state) == ["6"]


@pytest.mark.parametrize(("sides", "gun", "vest"), [("", 7, 7), ("6 set gun right, 6 set vest left", 5, 7)])
def test_the_coward_may_pass_in_secret(sides: str, gun: int, vest: int) -> None:
    """[OFF-11.13; OFF-D24] He sets a side for each in the night, left until set; items appear where they end up."""
    state = night(A9, coward_secret=True)
    pass_night(state, f"4 gun 6, 5 vest 6, {sides}" if sides else "4 gun 6, 5 vest 6")

    assert (holder(state, "gun"), holder(state, "vest"), stage(state)) == (gun, vest, "talk")
    assert not {"item-passed", "item-refused"} & set(happened(state))
    assert told(state, "gallery", "side-set") == []


def test_sides_are_set_by_the_coward_until_calls_2_to_5_close() -> None:
    """[OFF-11.13; OFF-D24]"""
    state = night(A9, coward_secret=True)
    play(state, "6 set gun left")
    assert refused_by(state, "6 set gun left") == "OFF-11.13"
    assert refused_by(state, "8 set gun left") == "OFF-11.13"
    assert refused_by(night(A9), "6 set gun left") == "OFF-11.13"
    for viewer, side in (("6", w.LEFT), ("8", NO_SIDE), ("gallery", NO_SIDE)):
        assert seen(state, viewer).gun_side == side
    checkpoint(state)
    play(state, "6 set gun right")
    checkpoint(state)
    assert refused_by(state, "6 set vest left") == "OFF-9.5"


def test_a_passed_item_is_passed_once() -> None:
    """[OFF-11.14]"""
    state = night(A9)
    pass_night(state, "4 gun 6")
    play(state, "6 pass gun left")

    assert (holder(state, "gun"), stage(state)) == (7, "talk")
    assert refused_by(state, "7 pass gun right") == refused_by(state, "6 pass gun right") == "OFF-11.13"


def test_what_was_set_for_one_night_is_forgotten_in_the_next() -> None:
    """[OFF-11.13]"""
    state = night(A9, coward_secret=True)
    pass_night(state, "6 set gun right, 4 gun 6")
    assert holder(state, "gun") == 5
    all_over(state)
    pass_night(state, "4 gun 6")

    assert holder(state, "gun") == 7


def test_a_quiet_night_of_the_plain_game() -> None:
    """[OFF-11.10]"""
    state = night(S7)
    pass_night(state)

    assert told(state, "gallery", "dawn-reported") == [{"event": "dawn-reported", "day": 2, "seats": []}]
