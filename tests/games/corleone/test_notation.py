"""Commands and positions in text."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.layout import position_text, read_position
from consigliere.kernel.chance import FastChance
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import RULES, at, decision, new_game, seen, turn

COMMANDS = [
    "thug navy_yard",
    "family consigliere s05",
    "complete shake_down from hand",
    "complete gun_down from public with narcotics for gun booze",
    "ally capo",
    "resolve discard_for_1_gain_money_5",
    "bank 5",
    "keep extortion",
    "discard gun",
    "take booze",
    "take horse_head",
    "go second",
    "kill police_chief",
    "move packing_house",
    "place queens",
    "marker midtown",
    "lift brooklyn 3",
    "rob carla",
    "shake red_casino",
    "support chelsea",
    "offer 3",
    "bid 5",
    "bid nothing",
    "bribe mayor_2",
    "pick vitale",
    "decline",
    "done",
    "reopen",
    "pass",
    "exchange 1 1 for 2",
    "give gun 5 to bruno",
    "show gun to dario",
    "take 1 3",
    "default anna",
]


@pytest.mark.parametrize("text", COMMANDS)
def test_a_command_is_written_as_it_is_read(text: str) -> None:
    assert RULES.text(RULES.parse(text)) == text


@pytest.mark.parametrize(
    ("short", "text"),
    [
        ("complete shake_down", "complete shake_down from hand"),
        ("bank $5", "bank 5"),
        ("bank money_5", "bank 5"),
        ("Discard GUN", "discard gun"),
    ],
)
def test_shorter_ways_to_write_a_command(short: str, text: str) -> None:
    assert RULES.parse(short) == RULES.parse(text)


@pytest.mark.parametrize(
    "text", ["", "thug", "thug atlantis", "bank 4", "family don", "keep gun_down now", "rob fabio"]
)
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="unknown-command"):
        RULES.parse(text)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("complete skim_the_take", {"command": "complete", "job": "skim_the_take", "from": "hand"}),
        (
            "complete skim_the_take from public with narcotics for booze",
            {
                "command": "complete-with-narcotics",
                "job": "skim_the_take",
                "from": "public",
                "replaced": ["booze"],
            },
        ),
        ("family heir s09", {"command": "family", "figure": "heir", "place": "s09"}),
        ("lift queens 2", {"command": "lift", "turf": "queens", "number": 2}),
        ("kill police_chief", {"command": "kill-police-chief"}),
        ("rob elena", {"command": "rob", "seat": 4}),
    ],
)
def test_the_parts_of_a_command_have_names(text: str, plain: dict[str, object]) -> None:
    assert RULES.command_to_plain(RULES.parse(text)) == plain


POSITION = """\
act 2, family_business, horse head bruno, turn anna
asked action: anna
tiles: blue_gunsmith blue_chop_shop
allies: capo mayor_2
stacks: brooklyn anna bruno anna; queens bruno
neutral: mayor s05; union_boss hudson_river; police_chief queens
public: shake_down gun_down
discards: extortion
anna: hand 2*2 5 gun; suitcase 5*3; completed cook_the_books; at navy_yard; don s01; killed thug; family vitale
bruno: hand extortion; played hired_muscle; killed consigliere"""


def test_a_position_is_written_as_it_is_read() -> None:
    state = at(POSITION)

    assert position_text(state) == POSITION


def test_a_viewers_copy_is_written_with_what_it_does_not_see() -> None:
    state = turn(anna="5 gun", bruno="hand 1; suitcase 2*3")

    assert "anna: hand ?*2" in position_text(seen(state, "bruno"))
    assert "bruno: hand ?; suitcase ?*3" in position_text(seen(state, "gallery"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_of_a_whole_game_reads_back(seats: int) -> None:
    state = new_game(seats, seed=seats)
    chance = FastChance(seats)
    while not state.is_over():
        if decision(state) == "action":
            assert read_position(position_text(state), state.agreed).fields() == state.fields()
        waiting = members(state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        choices = state.legal(seat)
        state.decide(seat, choices[chance.below(len(choices))], chance)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("anna: hand gold", "no card"),
        ("anna: hand 5*40", "does not hold so many"),
        ("anna: waving", "cannot read"),
        ("anna: at s01 s01", "two figures"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, what: str) -> None:
    for lines in (line, f"{line}\nweather: fine"):
        with pytest.raises(ValueError, match="cannot read" if "weather" in lines else what):
            at(f"act 2, family_business\n{lines}\nbruno: ")
