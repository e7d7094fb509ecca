"""The notation: positions and commands as text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from consigliere.games.condottiere.layout import position_text, read_position
from consigliere.games.condottiere.notation import CARDS, NAMES, SHORT, pile_named, pile_text
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import OPEN, Command, away, default, say, time_up
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.viewer import GALLERY, HOUSE
from tests.games.condottiere.scenario import RULES, any_move, at, battle, new_game

EVERY_COMMAND = pytest.mark.parametrize("command", RULES.catalogue, ids=RULES.text)


def meaning(text: str) -> tuple[str, tuple[int, ...]]:
    """What a line means: its verb and its arguments."""
    command = RULES.parse(text)
    return command.verb, command.args


def nonsense(text: str) -> str:
    """The name of the refusal of a line that means nothing."""
    with pytest.raises(Illegal) as error:
        RULES.parse(text)
    return error.value.refusal.name


# Positions.

SWITCHES: list[dict[str, OptionValue]] = [
    {},
    {"hidden_cards": True},
    {"draw_after_battle": True, "capturing_regions": True},
    {"points_campaign": True, "target": 10},
    {"clock": "live"},
]


@pytest.mark.parametrize("changed", SWITCHES, ids=lambda changed: " ".join(changed) or "plain")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_position_of_a_game_reads_back_from_its_text(
    seats: int, changed: dict[str, OptionValue]
) -> None:
    state = new_game(seats, seed=seats, **changed)
    settled = RULES.settle_options(seats, dict(changed))
    assert isinstance(settled, dict)
    agreed = RULES.agreed(seats, settled)
    chance = FastChance(seats)
    for number in range(160):
        if state.is_over():
            break
        if number % 3 == 0:
            again = read_position(position_text(state), RULES.box, agreed)
            assert again.fields() == state.fields()
            assert position_text(again) == position_text(state)
        if state.waiting_for():
            state.carry_out(*any_move(state, chance), chance, [])
        else:
            state.carry_out(HOUSE, time_up("discard"), chance, [])


def test_a_position_reads_as_it_is_documented() -> None:
    text = """
        3 seats, game 1, battle 4, idle 0, first holder anna
        contested parma, chosen by anna, token anna, favor siena
        asked play_or_pass: bruno
        discard: 1 courtesan
        anna: hand 10 heroine; line 6 6; down 3; regions torino roma; points 12; out
        bruno: hand 6 winter; played
        carla: hand -
    """
    lines = [line.strip() for line in text.strip().splitlines()]

    assert position_text(at(text)).splitlines() == lines


def test_what_is_not_said_is_empty() -> None:
    state = at("anna: hand 10\nbruno: hand 6")

    assert position_text(state).splitlines() == [
        "2 seats, game 1, battle 0, idle 0, first holder anna",
        "contested none, chosen by anna, token anna, favor off",
        "anna: hand 10",
        "bruno: hand 6",
    ]
    assert state.fault() == ""


@pytest.mark.parametrize("viewer", [0, 1, GALLERY])
def test_the_text_of_a_view_names_no_hidden_card(viewer: int) -> None:
    state = at("discard: 1\nanna: hand 10; down 5; buried winter\nbruno: hand 6 6; buried spring spring")
    lines = position_text(state.seen_by(viewer)).splitlines()

    assert "deck: 102 cards" in lines
    assert lines[-2:] == [
        "anna: hand 10; down 5; buried winter" if viewer == 0 else "anna: hand ?; down ?; buried ?",
        "bruno: hand 6 6; buried spring spring" if viewer == 1 else "bruno: hand ? ?; buried ? ?",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "contested atlantis",
        "chosen by zorro",
        "weather fine",
        "battle four",
        "asked to dance: anna",
        "asked play_or_pass: zorro",
        "discard: 7",
        "discard: winter winter winter winter",
        "carla: hand 10; smile wide",
        "carla: regions atlantis",
        "carla: points many",
        "carla: line heroine heroine heroine heroine",
    ],
)
def test_a_position_that_makes_no_sense_is_refused(line: str) -> None:
    with pytest.raises((ValueError, Illegal)):
        at(f"{line}\nanna: hand 10\nbruno: hand 6")


@given(st.lists(st.integers(0, 3), min_size=16, max_size=16))
@settings(deadline=None, max_examples=50)
def test_piles_read_back_from_their_text(counts: list[int]) -> None:
    assert pile_named(pile_text(counts)) == counts


# Commands.


@EVERY_COMMAND
def test_every_command_reads_back_from_its_text(command: Command) -> None:
    again = RULES.parse(RULES.text(command))

    assert again == command
    assert again.number == command.number


def test_no_two_commands_have_the_same_text() -> None:
    assert len({RULES.text(command) for command in RULES.catalogue}) == len(RULES.catalogue)


@EVERY_COMMAND
def test_capitals_make_no_difference(command: Command) -> None:
    text = RULES.text(command)

    assert RULES.parse(text.upper()) == command
    assert RULES.parse(text.title()) == command


@EVERY_COMMAND
def test_blanks_make_no_difference(command: Command) -> None:
    assert RULES.parse("  " + RULES.text(command).replace(" ", " \t ") + "\n") == command


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("play w", "play winter"),
        ("play s", "play spring"),
        ("play b", "play bishop"),
        ("play c", "play courtesan"),
        ("play d", "play drummer"),
        ("play h", "play heroine"),
        ("play sc", "play scarecrow"),
        ("play su", "play surrender"),
        ("play mercenary_10", "play 10"),
        ("take none", "take nothing"),
        ("favour roma", "favor roma"),
        ("keep h 10", "keep 10 heroine"),
        ("keep heroine 10", "keep 10 heroine"),
        ("show w 10 to bruno, carla", "show winter 10 to bruno carla"),
    ],
)
def test_short_names_and_other_ways_to_say_it(text: str, same: str) -> None:
    assert meaning(text) == meaning(same)
    assert RULES.parse(text).number == RULES.parse(same).number


def test_every_special_card_has_a_short_name() -> None:
    assert sorted(SHORT.values()) == sorted(card for card in CARDS if not card.isdigit())
    assert not set(SHORT) & set(CARDS)


@pytest.mark.parametrize(
    "command",
    [
        say("hello there; friend"),
        default(0),
        default(5),
        away(3),
        time_up("discard"),
        Command("show", (0b110, 6, 7)),
        Command("show", (0b1, 0)),
        Command("give", (0b10, 6)),
    ],
    ids=repr,
)
def test_open_commands_read_back_too(command: Command) -> None:
    again = RULES.parse(RULES.text(command))

    assert again == command
    assert again.number == OPEN


# Forms that no rule allows.


def everywhere() -> list[Condottiere]:
    """A moment of every kind, anna being asked wherever somebody is."""
    seats = "anna: hand 10 winter 1; line 6\nbruno: hand 6 heroine\ncarla: hand 5"
    plain = "contested parma, battle 1\nasked"
    stages = ("play_or_pass", "take_back", "place_favor", "discard_hand", "keep_cards")
    return [
        at(f"asked choose_region: anna\n{seats}"),
        *(at(f"{plain} {stage}: anna\n{seats}") for stage in stages),
        at(f"{plain} draw: anna\n{seats}", draw_after_battle=True),
    ]


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("give 10 to bruno", {"no-giving"}),
        ("give to bruno", {"no-giving"}),
        ("give 10 to", {"no-giving"}),
        ("keep 10 winter 1", {"too-many-kept"}),
        ("keep 1 1 1 1 1 1 1 1", {"too-many-kept"}),
        ("discard 10", {"whole-hand", "never-discarding"}),
        ("discard 10 winter 1", {"whole-hand", "never-discarding"}),
        ("take heroine", {"cannot-take-back", "no-scarecrow"}),
        ("take courtesan", {"cannot-take-back", "no-scarecrow"}),
        ("draw 4", {"draw-out-of-range", "no-drawing"}),
        ("draw 9", {"draw-out-of-range", "no-drawing"}),
        ("draw 999999999999", {"draw-out-of-range", "no-drawing"}),
        ("show to bruno", {"shown-not-in-hand"}),
        ("show 10 to", {"show-to-whom"}),
        ("show 10 to anna", {"show-to-whom"}),
        ("show 10 to fabio", {"show-to-whom"}),
        ("show heroine to bruno", {"shown-not-in-hand"}),
    ],
)
def test_what_no_rule_allows_is_understood_and_refused(text: str, reasons: set[str]) -> None:
    command = RULES.parse(text)

    assert command.number == OPEN
    for state in everywhere():
        refusal = state.refusal_for(0, command)
        assert refusal is not None
        assert refusal.name in reasons
        assert refusal.rules


@pytest.mark.parametrize(
    "text", ["keep 10 winter 1", "discard 10 winter", "take heroine", "give 10 to bruno", "draw 9"]
)
def test_what_no_rule_allows_has_a_text_all_the_same(text: str) -> None:
    assert meaning(RULES.text(RULES.parse(text))) == meaning(text)


# Nonsense.


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "10",
        "play",
        "play 7",
        "play 10 6",
        "play ten",
        "pass now",
        "pass up up",
        "choose",
        "choose off",
        "choose roma napoli",
        "favor",
        "favor atlantis",
        "take",
        "take 10 6",
        "draw",
        "draw two",
        "draw -1",
        "draw ²",
        "draw ٣",
        "draw 1 2",
        "keep",
        "keep hand 10",
        "keep nothing 10",
        "discard",
        "discard hand 10",
        "show 10",
        "show 10 carla",
        "show 10 to zorro",
        "give 10",
        "default",
        "default zorro",
        "default anna bruno",
        "away",
        "time-up",
        "undo",
        "start",
        "play-10",
        "pass-turning-up",
        "keep-hand",
        "play ?",
        "play unknown",
        "play -",
    ],
)
def test_what_means_nothing_is_an_unknown_command(text: str) -> None:
    assert nonsense(text) == "unknown-command"


words = st.sampled_from(
    "play pass choose take favor favour keep discard draw show give say default away time-up hand nothing up off to ; ,"
    " 10 6 7 -1 ² ٣ winter W sc mercenary_1 mercenary_ roma anna bruno zorro undo start".split()
)


@given(st.text() | st.lists(words | st.text(max_size=4), max_size=6).map(" ".join))
@example("play \u00b2")
@example("draw 1\u0661")
@example("\u017fay hello")
@example("play \u212a")
@example("keep 1 1 " + "1 " * 500)
@example("show " + "1 " * 500 + "to anna")
@settings(deadline=None, max_examples=600)
def test_any_line_is_a_command_or_an_unknown_one(text: str) -> None:
    """Never anything else: and what is a command can be asked about, and written down again."""
    state = battle(anna="10 winter", bruno="6")
    command: Command | None = None
    try:
        command = RULES.parse(text)
    except Illegal as illegal:
        refusal = illegal.refusal
    if command is None:
        assert refusal.name == "unknown-command"
        assert all(len(value) <= 60 for _, value in refusal.arguments)
        return
    for actor in (0, 1, HOUSE):
        state.refusal_for(actor, command)
    assert RULES.parse(RULES.text(command)) == command


@pytest.mark.parametrize("name", NAMES)
def test_seats_go_by_the_names_of_the_rules(name: str) -> None:
    assert meaning(f"default {name.title()}") == ("default", (NAMES.index(name),))
