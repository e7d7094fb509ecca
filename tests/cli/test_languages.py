"""The terminal in every language: which one is spoken, the map, pages, and a whole game."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from consigliere.cli import condottiere_board as board
from consigliere.cli import main
from consigliere.cli.columns import wide
from consigliere.cli.condottiere import CondottiereFace
from consigliere.cli.screen import CLEAR, Screen
from consigliere.cli.words import Unclear
from consigliere.texts import Texts, languages
from tests.cli.driver import ESCAPE, Terminal, played_record
from tests.cli.test_condottiere import BOX, GAME, NAMES, seen, steps

every_language = pytest.mark.parametrize("language", languages())
OTHERS = [language for language in languages() if language != "en"]


# Which language.


def spoken(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The language in which the games are listed."""
    assert main(["games", *words]) == 0
    said = capsys.readouterr().out
    return next(language for language in languages() if Texts(language).say("cli-games-options") in said)


@every_language
def test_a_language_may_be_asked_for(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert spoken(capsys, "--lang", language) == language
    assert spoken(capsys, f"--lang={language}") == language


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"CONSIGLIERE_LANG": "ja", "LC_ALL": "uk_UA.UTF-8"}, "ja"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "ja_JP.UTF-8"}, "uk"),
        ({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fa_IR", "LANG": "ja_JP.UTF-8"}, "fa"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_else_the_environment_says_it(
    surroundings: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)

    assert spoken(capsys) == language
    assert spoken(capsys, "--lang", "en") == "en"


def commands(file: Path) -> list[list[str]]:
    return [
        ["games"],
        ["rules", "condottiere", "CON-4"],
        ["simulate", "condottiere", "--seats", "2", "--games", "2", "--bots", "random"],
        ["simulate", "offer", "--seats", "4", "--games", "2", "--policy", "P1"],
        ["leakcheck", "condottiere", "--pairs", "2", "--seats", "2"],
        ["replay", str(file)],
        ["verify", str(file)],
        ["bench", "--seconds", "0.01"],
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_for_people_speaks_it(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    played_record(file)
    for words in commands(file):
        assert main([*words, "--lang", language]) == 0
        said = capsys.readouterr()
        assert re.search("[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff]", said.out), words
        assert said.err == ""


def test_an_unknown_language_is_one_line_and_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    played_record(file)
    for words in [*commands(file), ["play", "condottiere"]]:
        assert main([*words, "--lang", "tlh"]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == "consigliere: there is no language tlh; choose one of: en, fa, ja, uk\n"
    monkeypatch.setenv("CONSIGLIERE_LANG", "tlh")
    assert main(["games"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["games", "--lang", "uk"]) == 0


@every_language
def test_help_is_given_in_it(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    texts = Texts(language)
    for command in "play games rules simulate leakcheck replay verify bench".split():
        assert main([command, "--help", "--lang", language]) == 0
        said = capsys.readouterr().out
        assert said.startswith(texts.say("cli-help-usage"))
        assert texts.say("cli-help-help") in said
        assert all(wide(line) <= 80 for line in said.splitlines())


def test_what_is_wrong_is_said_in_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")

    assert main(["play", "condottiere", "--seat", "zoe"]) == 2
    assert "anna、bruno、carla" in capsys.readouterr().err


# The map and the page.


def positions(seats: int) -> list[str]:
    """A region to be named with every mark on the map, and a battle with a full line."""
    owned = ["torino milano genova", "mantova ferrara", "modena", "lucca", "urbino", "roma"][:seats]
    people = [f"{name}: hand 1 2; regions {regions}" for name, regions in zip(NAMES, owned)]
    return [
        "\n".join([f"token anna, favor {favor}", "asked choose_region: anna", *people])
        for favor in ("venezia", "firenze", "ancona")
    ] + [
        "\n".join(
            [f"contested {region}, chosen by anna, token anna, battle 1, favor bologna"]
            + ["asked play_or_pass: anna", *people]
        )
        for region in ("venezia", "siena", "spoleto", "napoli")
    ]


def face(language: str, seats: int) -> CondottiereFace:
    return CondottiereFace(GAME, NAMES[:seats], Texts(language), Screen())


@every_language
@pytest.mark.parametrize("seats", [2, 6])
def test_names_on_the_map_never_touch(language: str, seats: int) -> None:
    texts, shown = Texts(language), face(language, seats)
    names = [texts.region(region) for region in BOX.regions]
    for position in positions(seats):
        lines = shown.board(seen(position))
        assert all(wide(line) < board.WIDTH for line in lines)
        drawn = "\n".join(lines[: board.ROWS])
        for name in names:
            assert re.search(rf"(?<!\S)\S \[?{name}\]?[†+]?( \d+)?(?!\S)", drawn), name


@every_language
@pytest.mark.parametrize("seats", [2, 6])
def test_a_page_is_never_wider_than_80_columns(language: str, seats: int) -> None:
    texts = Texts(language)
    terminal = Terminal(*PLAY, "--bots", "random", "--seats", str(seats), "--lang", language, no_color=True)
    terminal.until(texts.say("cli-press-enter"))
    terminal.type("")
    pages = [terminal.until("anna> ")]
    for order in ("map", "hand", "help", "log all", "rules CON-5"):
        terminal.type(order)
        pages.append(terminal.until("anna> "))
    terminal.type("roma")
    pages.append(terminal.until("anna> "))
    terminal.type("quit")
    terminal.until("condottiere-")
    terminal.type("n")

    assert terminal.end() == 0
    for page in pages:
        lines = [ESCAPE.sub("", line) for line in re.split(r"\r?\n", page)]
        assert [line for line in lines if wide(line) > 80] == []
    assert len(pages[-1].rpartition(CLEAR)[2].splitlines()) <= 24


def test_a_persian_map_has_persian_numbers() -> None:
    shown = face("fa", 6)
    for p in positions(6):
        lines = [*shown.board(seen(p)), *shown.atlas(seen(p))]
        assert [line for line in lines if re.search("[0-9]", line)] == []


@every_language
def test_neighbours_stand_in_one_column(language: str) -> None:
    shown = face(language, 6)
    lines = shown.atlas(seen(positions(6)[0]))[-2 * len(BOX.regions) :]
    starts = [line for line in lines if re.match(r"[ \d]\d ", line)]
    widest = max(wide(Texts(language).region(region)) for region in BOX.regions)

    assert len(starts) >= len(BOX.regions)
    for line, region in zip(starts[-len(BOX.regions) :], BOX.regions):
        name = Texts(language).region(region)
        at = line.index(name)
        assert wide(line[:at]) == 5
        assert line[at + len(name) :].startswith(" " * (widest - wide(name) + 1))


# What is typed.


def test_an_ambiguous_word_is_explained_in_its_own_letters() -> None:
    with pytest.raises(Unclear) as local:
        steps("choose_region", "м", "uk")
    with pytest.raises(Unclear) as latin:
        steps("choose_region", "m", "uk")

    assert local.value.known == ["Мантуя", "Модена", "Мілан"]
    assert latin.value.known == ["mantova", "milano", "modena"]


@pytest.mark.parametrize(
    ("language", "stage", "typed", "meant"),
    [
        ("ja", "play_or_pass", "１０", ["play 10"]),
        ("ja", "play_or_pass", "かかし；１０", ["play scarecrow", "take 10"]),
        ("ja", "play_or_pass", "司", ["play bishop"]),
        ("ja", "choose_region", "ｒｏｍａ", ["choose roma"]),
        ("ja", "choose_region", "choose　ローマ", ["choose roma"]),
        ("fa", "play_or_pass", "۱۰", ["play 10"]),
        ("fa", "play_or_pass", "زم", ["play winter"]),
        ("fa", "take_back", "هیچ", ["take nothing"]),
        ("ja", "take_back", "何も", ["take nothing"]),
        ("uk", "take_back", "нічого", ["take nothing"]),
        ("fa", "choose_region", "سیهنا", ["choose siena"]),
        ("fa", "choose_region", "سیه‌نا", ["choose siena"]),
        ("fa", "choose_region", "۱۶", ["choose roma"]),
        ("uk", "play_or_pass", "зима", ["play winter"]),
        ("uk", "play_or_pass", "say Привіт; ÀЇ", ["say Привіт; ÀЇ"]),
    ],
)
def test_typing_is_forgiving_in_every_script(language: str, stage: str, typed: str, meant: list[str]) -> None:
    assert steps(stage, typed, language) == meant


# A whole game.

PLAY = ["play", "condottiere", "--seed", "77", "--fast", "--option", "first_holder=anna"]


class Person:
    """Asks for a hint whenever it is asked, and follows it."""

    def __init__(self, texts: Texts, heard: io.BytesIO) -> None:
        self._hint = texts.say("cli-hint", bot="greedy", step="\0").partition("\0")[0].strip()
        self._heard = heard
        self._read = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        said = self._heard.getvalue()[self._read :].decode()
        self._read = len(self._heard.getvalue())
        hints = [line for line in said.splitlines() if line.startswith(self._hint)]
        return (hints[-1].removeprefix(self._hint).strip() if hints else "hint") + "\n"


def transcript(language: str, monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """All that is printed in a game from its start to its end."""
    heard = io.BytesIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(heard, encoding="utf-8", write_through=True))
        patch.setattr(sys, "stdin", Person(Texts(language), heard))
        assert main([*PLAY, "--lang", language, *words]) == 0
        return heard.getvalue().decode()


@every_language
@pytest.mark.parametrize("words", [["--seats", "2"], ["--seats", "3", "--option", "hidden_cards=on"]])
def test_a_whole_game_is_played_in_it(
    language: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = transcript(language, monkeypatch, *words)
    english = transcript("en", monkeypatch, *words)

    texts = Texts(language)
    assert texts.say("cli-how-it-ended", ending="").strip() in said
    assert "�" not in said
    assert not re.search("[\u0600-\u06ff][?]", said)
    assert said.splitlines()[-1].endswith(english.splitlines()[-1][-64:])
