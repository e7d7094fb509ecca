"""Playing in a pipe: whole games, saving and going on, what is refused, and what nobody may read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from consigliere import shelf
from consigliere.cli import main
from consigliere.cli.condottiere import FACE
from consigliere.cli.page import page
from consigliere.cli.screen import Screen
from consigliere.cli.story import Story
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.record import read
from consigliere.kernel.state import View
from consigliere.kernel.viewer import members
from consigliere.texts import Texts
from tests.cli.driver import Pipe, final_position, piped, played, run

PLAY = ["play", "condottiere", "--bots", "random", "--seed", "c0ffee"]


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "2"],
        ["--seats", "3", "--option", "hidden_cards=on"],
        ["--seats", "4", "--option", "draw_after_battle=on", "--seat", "dario"],
        ["--seats", "3", "--option", "capturing_regions=on", "--option", "clock=live"],
        ["--seats", "6", "--seat", "2", "--name", "Max"],
    ],
    ids=lambda words: " ".join(words),
)
def test_a_whole_game_can_be_played_through_a_pipe(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    said = played(*PLAY, *words, "--save", str(file)).transcript

    assert "\x1b" not in said
    assert "How it ended:" in said
    assert f"The record is in {file}." in said
    assert final_position(said) == json.loads(file.read_text())["result"]["digest"]
    assert main(["verify", str(file)]) == 0


def test_a_real_pipe_is_answered_word_for_word_alike(whole: Pipe) -> None:
    done = piped(*PLAY, lines=whole.typed)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == whole.transcript


@pytest.fixture(scope="module")
def whole() -> Pipe:
    """One game from its first step to its last, for all who need no other."""
    return played(*PLAY)


def test_a_game_saved_and_resumed_ends_as_if_it_had_never_stopped(whole: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = whole.typed
    assert len(lines) > 20

    first = piped(*PLAY, "--save", str(file), lines=lines[:9])
    second = piped("play", "condottiere", "--resume", str(file), lines=lines[9:20])
    third = piped("play", "condottiere", "--resume", str(file), lines=lines[20:])

    assert f"--resume {file}" in first.stdout
    assert [first.returncode, second.returncode, third.returncode] == [0, 0, 0]
    assert final_position(third.stdout) == final_position(whole.transcript)
    assert run("verify", str(file)).returncode == 0


def test_what_is_refused_changes_nothing(whole: Pipe) -> None:
    nonsense = [
        "give 10 to bruno",
        "why 10",
        "frobnicate",
        "keep 1 2 3",
        "map",
        "time-up discard",
        ";;",
        "p x y z",
    ]
    more = [line for n, useful in enumerate(whole.typed) for line in (nonsense[n % len(nonsense)], useful)]

    assert final_position(run(*PLAY, lines=more).stdout) == final_position(whole.transcript)


def test_a_refusal_is_a_sentence_with_its_rules() -> None:
    said = run(
        *PLAY, "--option", "first_holder=anna", lines=["play 10", "why favor roma", "rule con-4.9", "quit"]
    )

    assert "It is not your turn. [CON-4.15]" in said.stdout
    assert "The Favor is moved only right after you play a Bishop. [CON-5.15]" in said.stdout
    assert "CON-4.9    Once you have passed you are out of the battle" in said.stdout


def test_choosing_a_region_can_be_taken_back_and_playing_a_card_cannot() -> None:
    begin = [*PLAY, "--option", "first_holder=anna"]

    said = run(
        *begin, lines=["roma", "undo", "12", *(f"{card}" for card in "10 6 5 4 3 2 1".split()), "undo"]
    ).stdout

    assert "You undo your last step." in said
    assert "You place the token on Siena." in said
    assert "Taking that back needs the consent" in said or "Others have acted since" in said


def test_typing_is_forgiving_about_regions() -> None:
    typed = ["fir", "firenze", "11", "choose FIRENZE", "token fire", "choose 11"]
    lines = [line for one in typed for line in (one, "undo")]

    said = run(*PLAY, "--option", "first_holder=anna", lines=lines).stdout

    assert said.count("You place the token on Firenze.") == len(typed)


def test_an_ambiguous_beginning_names_what_it_could_mean() -> None:
    said = run(*PLAY, "--option", "first_holder=anna", lines=["m"]).stdout

    assert "m could mean Mantova, Milano, Modena." in said


def test_the_deal_is_sealed_and_luck_becomes_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    said = run(*PLAY, "--luck", "--save", str(file), lines=["three black cats"]).stdout

    plain = json.loads(file.read_text())
    assert f"The deal is sealed: {plain['deal']['commitment']}" in said
    assert bytes.fromhex(plain["deal"]["contributions"][0]["opened"]) == b"three black cats"


def test_a_game_never_replaces_another(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")

    refused = run(*PLAY, "--save", str(file))
    said = run(*PLAY, lines=[f"save {file}", "quit"]).stdout

    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert f"--resume {file}" in refused.stderr
    assert "exists already" in said
    assert file.read_text() == "precious"


def test_what_was_told_before_is_not_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begin = run(*PLAY, "--option", "first_holder=anna", "--save", str(file), lines=["roma"]).stdout

    said = run("play", "condottiere", "--resume", str(file), lines=["log"]).stdout

    assert begin.count("You place the token on Roma.") == 1
    assert said.count("You place the token on Roma.") == 1
    assert said.index("Battle 1 for Roma") < said.index("You place the token on Roma.")


# Secrets.


def test_several_people_never_see_each_others_hands(tmp_path: Path) -> None:
    """Between two hand-overs only the hand of the person who was called is shown."""
    file = tmp_path / "game.json"

    said = played(*PLAY, "--pass-and-play", "--save", str(file)).transcript

    hands = _hands_over_time(json.loads(file.read_text()))
    parts = re.split(r"^Give the device to (\w+)\.$", said, flags=re.MULTILINE)
    assert len(parts) > 20
    assert "Your hand" not in parts[0]
    for name, text in zip(parts[1::2], parts[2::2]):
        shown = set(re.findall(r"^Your hand \(\d+\): .*$", text, re.MULTILINE))
        assert shown <= hands[name]
        assert shown or "press Enter" in text
    assert len({frozenset(held) for held in hands.values()}) == 3


def _hands_over_time(plain: dict[str, object]) -> dict[str, set[str]]:
    game = shelf.game("condottiere")
    record = read(plain, game)
    face = FACE(game, record.names, Texts("en"), _plain_screen())
    found: dict[str, set[str]] = {}
    for seat, name in enumerate(record.names):
        again = Match(game, len(record.names), record.match.options, record.match.chance)
        found[name] = set()
        for entry in record.match.entries[:-1]:
            again.entries.append(entry)
            found[name] |= set(face.hand(again.witness(seat).view()))
    return found


def _plain_screen() -> Screen:
    screen = Screen()
    screen.has_blocks = True  # type: ignore[misc]
    return screen


def test_a_person_alone_is_told_only_what_that_seat_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    said = played(*PLAY, "--seat", "bruno", "--option", "hidden_cards=on", "--save", str(file)).transcript

    record = read(json.loads(file.read_text()), shelf.game("condottiere"))
    texts = Texts("en")
    face = FACE(record.match.game, record.names, texts, Screen())
    told = set(Story(record.match, record.names, texts, face).all(1))
    before_the_end = said[: said.index("How it ended:")].splitlines()
    sentences = [line[2:] for line in before_the_end if re.match(r"  [A-Za-z]", line) and "CON-" not in line]
    seats = [line for line in sentences if re.match(r"[ABC] ", line)]
    assert set(sentences) - set(seats) <= told
    assert len(sentences) > 50


@pytest.mark.parametrize("option", ["hidden_cards", "show_cards"])
def test_a_page_is_the_same_in_every_world_its_viewer_can_imagine(option: str) -> None:
    game = shelf.game("condottiere")
    options = game.settle_options(4, {option: True})
    assert isinstance(options, dict)
    chance = FastChance(7)
    match = Match(game, 4, options, chance)
    match.start()
    face = FACE(game, ["anna", "bruno", "carla", "dario"], Texts("en"), Screen())
    for _ in range(150):
        if match.state.is_over():
            break
        for seat in range(4):
            witness = match.witness(seat)
            twin = game.imagine(witness.view(), witness.knowledge, chance)
            assert page(face, witness.view(), []) == page(face, View(twin.seen_by(seat)), [])
        seat = members(match.state.waiting_for())[0]
        legal = match.state.legal(seat)
        assert match.submit(seat, [game.catalogue[legal[chance.below(len(legal))]]]) is None
