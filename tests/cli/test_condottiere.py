"""Condottiere's face: totals before one commits, the map, and what typed words mean. Positions are stated."""

from __future__ import annotations

from functools import cache

import pytest

from consigliere import shelf
from consigliere.cli.columns import wide
from consigliere.cli.condottiere import CondottiereFace
from consigliere.cli.screen import Screen
from consigliere.cli.words import Unclear
from consigliere.games.condottiere import CondottiereGame
from consigliere.games.condottiere.layout import read_position
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from consigliere.texts import Texts, languages

NAMES = ["anna", "bruno", "carla", "dario", "elena", "fabio"]
GAME = shelf.game("condottiere")
assert isinstance(GAME, CondottiereGame)
BOX = GAME.box


def face(seats: int) -> CondottiereFace:
    assert GAME is not None
    return CondottiereFace(GAME, NAMES[:seats], Texts("en"), Screen())


def seen(text: str, viewer: int = 0, **options: OptionValue) -> View:
    """What a seat sees of a stated position."""
    assert isinstance(GAME, CondottiereGame)
    seats = sum(line.strip().split(":")[0] in NAMES for line in text.splitlines())
    settled = GAME.settle_options(seats, dict(options))
    assert isinstance(settled, dict)
    return View(read_position(text, BOX, GAME.agreed(seats, settled)).seen_by(viewer))


def outlook(view: View) -> dict[str, list[int]]:
    return dict(face(view.copy.seats).outlook(view))


BATTLE = "contested parma, chosen by anna, token anna, battle 1\nasked play_or_pass: anna\n"


def test_each_card_shows_what_every_line_would_be_worth() -> None:
    found = outlook(
        seen(BATTLE + "anna: hand 10 winter drummer; line 6\nbruno: hand 1; line 5 4\ncarla: hand 2")
    )

    assert found["now"] == [6, 9, 0]
    assert found["10"] == [16, 9, 0]
    assert found["Winter"] == [1, 2, 0]
    assert found["Drummer"] == [12, 9, 0]


def test_a_bishop_and_a_spring_are_worked_out_for_all_lines() -> None:
    """[CON-5.10, CON-6.3]"""
    found = outlook(seen(BATTLE + "anna: hand bishop spring surrender; line 10\nbruno: hand 1; line 6 6"))

    assert found["Bishop"] == [0, 12]
    assert found["Spring"] == [13, 12]
    assert found["Surrender"] == [10, 12]


def test_ones_own_face_down_card_counts_and_anothers_does_not() -> None:
    """[CON-16.7] The other's card is unknown; one's own will be turned up."""
    text = BATTLE + "anna: hand 3; line 2; down 10\nbruno: hand 1; line 4; down 6"

    assert outlook(seen(text, hidden_cards=True))["now"] == [12, 4]
    assert outlook(seen(text, hidden_cards=True))["3"] == [15, 4]
    assert outlook(seen(text.replace("_pass: anna", "_pass: bruno"), 1, hidden_cards=True))["now"] == [2, 10]


def test_taking_back_shows_what_is_left() -> None:
    view = seen(
        BATTLE.replace("play_or_pass", "take_back")
        + "anna: hand 1; line scarecrow 10 4 drummer\nbruno: hand 1"
    )

    assert outlook(view) == {"now": [28, 0], "10": [8, 0], "4": [20, 0]}


def test_a_face_down_card_is_shown_closed_to_others_and_open_to_its_owner() -> None:
    text = BATTLE + "anna: hand 3; down 10\nbruno: hand 1; down heroine"
    lines = "\n".join(face(2).seats(seen(text, hidden_cards=True)))

    assert "(10)" in lines
    assert "Heroine" not in lines
    assert "0+?" in lines


def test_the_map_names_owners_the_contested_region_and_the_favor() -> None:
    view = seen(
        BATTLE.replace("battle 1", "battle 1, favor siena") + "anna: hand 3; regions roma\nbruno: hand 1"
    )
    drawn = "\n".join(face(2).board(view))

    assert "A Roma" in drawn
    assert "[Parma]" in drawn
    assert "Siena†" in drawn or "Siena+" in drawn
    assert all(wide(line) <= 48 for line in drawn.splitlines())


def test_what_is_at_stake_is_said_before_a_region_is_chosen() -> None:
    text = (
        "token anna, favor siena\nasked choose_region: anna\n"
        "anna: hand 3; regions modena parma lucca\nbruno: hand 1; regions roma spoleto napoli"
    )
    lines = {line.split(":")[0].split()[-1]: line for line in face(2).choices(seen(text), 99)}

    assert "you would win the game" in lines["Firenze"]
    assert "bruno would win the game" in lines["Firenze"]
    assert lines["Ancona"].endswith("bruno would win the game")
    assert lines["Torino"].split() == ["1", "Torino"]
    assert "Siena" not in lines


BETWEEN = "token anna, favor siena\nasked {stage}: anna\nanna: hand 10 10 heroine; line\nbruno: hand 1\ncarla: hand 1"
HAND = "anna: hand 10 6 6 heroine scarecrow bishop surrender winter; line 10 6\nbruno: hand 1; line 5\ncarla: hand 2"
OTHERS = "bruno: hand 1\ncarla: hand 1"
PLACES = {
    "play_or_pass": BATTLE + HAND,
    "place_favor": BATTLE.replace("play_or_pass", "place_favor") + HAND,
    "take_back": BATTLE.replace("play_or_pass", "take_back") + HAND.replace("line 10", "line scarecrow 10"),
    "choose_region": BETWEEN.format(stage="choose_region"),
    "discard_hand": BATTLE.replace("play_or_pass", "discard_hand")
    + "anna: hand winter\nbruno: hand 1\ncarla: hand 1",
    "keep_cards": BATTLE.replace("play_or_pass", "keep_cards")
    + "anna: hand 10 6 heroine\nbruno: hand 1\ncarla: hand 1",
    "draw": BETWEEN.format(stage="draw"),
}
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "discard_hand": {"first_holder": "anna"},
    "keep_cards": {"draw_after_battle": True},
    "draw": {"draw_after_battle": True},
}


@cache
def reader(language: str) -> CondottiereFace:
    assert GAME is not None
    return CondottiereFace(GAME, NAMES[:3], Texts(language), Screen())


def steps(stage: str, typed: str, language: str = "en") -> list[str]:
    """What a line means in that stage, each step as the rules read it."""
    view = seen(PLACES[stage], 0, **OPTIONS.get(stage, {}))
    found = reader(language).steps(typed, view)
    for step in found:
        GAME.parse(step)
    return found


@pytest.mark.parametrize(
    ("stage", "typed", "meant"),
    [
        ("play_or_pass", "10", ["play 10"]),
        ("play_or_pass", "p 10", ["play 10"]),
        ("play_or_pass", "play 10", ["play 10"]),
        ("play_or_pass", "p", ["pass"]),
        ("play_or_pass", "PASS", ["pass"]),
        ("play_or_pass", "pass up", ["pass up"]),
        ("play_or_pass", "sc; take 10", ["play scarecrow", "take 10"]),
        ("play_or_pass", "scare; 10", ["play scarecrow", "take 10"]),
        ("play_or_pass", "bishop; si", ["play bishop", "favor siena"]),
        ("play_or_pass", "bishop; off", ["play bishop", "favor off"]),
        ("play_or_pass", "h", ["play heroine"]),
        ("play_or_pass", "su", ["play surrender"]),
        ("play_or_pass", "Mercenary_10", ["play 10"]),
        ("play_or_pass", "Mercenary 10", ["play 10"]),
        ("play_or_pass", "5", ["play 5"]),
        ("play_or_pass", "choose roma", ["choose roma"]),
        ("play_or_pass", "roma", ["choose roma"]),
        ("play_or_pass", "show 10 w to car and bruno", ["show 10 winter to carla bruno"]),
        ("play_or_pass", "say hello; all", ["say hello; all"]),
        ("choose_region", "roma", ["choose roma"]),
        ("choose_region", "choose 7", ["choose parma"]),
        ("choose_region", "token 7", ["choose parma"]),
        ("choose_region", "choose 18", None),
        ("play_or_pass", "bishop; favor 12", ["play bishop", "favor siena"]),
        ("place_favor", "put the favor on 12", ["favor siena"]),
        ("choose_region", "3", ["choose venezia"]),
        ("choose_region", "99", None),
        ("choose_region", "m", None),
        ("place_favor", "off", ["favor off"]),
        ("place_favor", "favour on siena", ["favor siena"]),
        ("take_back", "nothing", ["take nothing"]),
        ("take_back", "6", ["take 6"]),
        ("discard_hand", "1", ["keep hand"]),
        ("discard_hand", "d", ["discard hand"]),
        ("keep_cards", "heroine 10", ["keep 10 heroine"]),
        ("keep_cards", "heroine", ["keep heroine"]),
        ("keep_cards", "none", ["keep nothing"]),
        ("draw", "2", ["draw 2"]),
        ("draw", "draw none", ["draw 0"]),
        ("play_or_pass", "frobnicate", None),
        ("play_or_pass", "play", None),
        ("play_or_pass", "show 10", None),
    ],
)
def test_typing_is_forgiving(stage: str, typed: str, meant: list[str] | None) -> None:
    if meant is None:
        with pytest.raises(Unclear):
            steps(stage, typed)
    else:
        assert steps(stage, typed) == meant


@pytest.mark.parametrize(
    ("stage", "typed", "understood", "left"),
    [
        ("play_or_pass", "6 6", "6", "6"),
        ("play_or_pass", "10 winter", "10", "winter"),
        ("play_or_pass", "pass now", "pass", "now"),
        ("play_or_pass", "heroine; 10 winter", "10", "winter"),
        ("choose_region", "roma siena", "roma", "siena"),
        ("take_back", "6 10", "6", "10"),
    ],
)
def test_words_that_are_left_over_are_refused(stage: str, typed: str, understood: str, left: str) -> None:
    with pytest.raises(Unclear) as unclear:
        steps(stage, typed)

    assert (unclear.value.before, unclear.value.word) == (understood, left)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("fa", "مزدور ۶", ["play 6"]),
        ("fa", "۶", ["play 6"]),
        ("fa", "پاس", ["pass"]),
        ("ja", "パス", ["pass"]),
        ("uk", "пас", ["pass"]),
        ("uk", "Пас", ["pass"]),
    ],
)
def test_names_and_verbs_of_the_readers_language_are_understood(
    language: str, typed: str, meant: list[str]
) -> None:
    assert steps("play_or_pass", typed, language) == meant


@pytest.mark.parametrize("language", languages())
def test_what_a_page_names_can_be_typed(language: str) -> None:
    """Every card and region by its printed name, every choice by its whole sentence."""
    texts = Texts(language)
    for stage in PLACES:
        view = seen(PLACES[stage], 0, **OPTIONS.get(stage, {}))
        viewed = reader(language)
        for text in viewed.legal(view):
            assert viewed.steps(viewed.worded(GAME.parse(text)), view) == [text]
            if text.startswith("play "):
                card = GAME.command_to_plain(GAME.parse(text))["card"]
                assert viewed.steps(texts.card(str(card)), view) == [text]
            elif text.startswith(("choose ", "favor ")) and text != "favor off":
                assert viewed.steps(texts.region(text.split()[1]), view) == [text]


def test_a_person_may_be_called_otherwise() -> None:
    viewed = CondottiereFace(GAME, ["Massimo", "bruno", "carla"], Texts("en"), Screen())

    assert viewed.steps("show 10 to mass", seen(PLACES["play_or_pass"])) == ["show 10 to anna"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("6", "you win Parma"),
        ("2", "bruno wins Parma"),
        ("4", "nobody wins Parma"),
    ],
)
def test_who_is_the_last_one_in_is_told_what_passing_brings(line: str, said: str) -> None:
    """[CON-4.11, CON-4.16] With all others out, passing ends the battle."""
    view = seen(f"{BATTLE}anna: hand 3; line {line}\nbruno: hand 1; line 4; out\ncarla: hand 1; out")
    still = seen(f"{BATTLE}anna: hand 3; line {line}\nbruno: hand 1; line 4\ncarla: hand 1")

    assert [said in warning for warning in face(3).warnings(view)] == [True]
    assert face(3).prompt(view)[:-1] == face(3).warnings(view)
    assert face(3).warnings(still) == []
    assert face(3).reason(view, GAME.parse("pass")) == face(3).warnings(view)[0]


def test_a_hint_gives_the_totals_or_what_is_at_stake() -> None:
    view = seen(PLACES["play_or_pass"])

    assert face(3).reason(view, GAME.parse("play heroine")).startswith("The totals after it: you 26,")
    near = "anna: hand 3; regions modena parma lucca\nbruno: hand 1"
    choosing = seen(f"token anna, favor siena\nasked choose_region: anna\n{near}")
    assert face(2).reason(choosing, GAME.parse("choose firenze")) == "you would win the game"
    assert face(2).reason(choosing, GAME.parse("choose napoli")).startswith("Beside it lie ")
