"""`consigliere edition`, and commands that play with an edition of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere import editions, shelf
from consigliere.cli import main
from consigliere.texts import Texts
from tests.cli.driver import played, run
from tests.editions.files import GAUL, ISLANDS, changed

LANGUAGES = ["en", "fa", "ja", "uk"]


@pytest.fixture
def gaul(tmp_path: Path) -> str:
    """The file of an edition of Condottiere with names of its own."""
    file = tmp_path / "gaul.toml"
    file.write_text(GAUL, "utf-8")
    return str(file)


def test_a_good_edition_is_told_with_its_counts(gaul: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", gaul]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "Good: Gaul, an edition of Condottiere.",
        "  cards/card: entries 15, pieces 110",
        "  map/region: entries 17, pieces 17",
        "Entries and fields that differ from the edition that comes with the game: 4.",
        "Reconstructed: nothing.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_edition_is_told_in_every_language(
    gaul: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", "check", gaul, "--lang", language]) == 0
    assert "Gaul" in capsys.readouterr().out


def test_a_bad_edition_gives_a_line_for_each_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(changed(ISLANDS, ("torino", "atlantis"), ("[map.borders]", "[map.borders]\npars = 3")))

    assert main(["edition", "check", str(file)]) == 1

    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}: map/borders/pairs: ['atlantis', 'milano'] is no pair of torino, milano")
    assert second == f"{file}: map/borders/pars: there is no such field"


def test_what_would_move_the_cursor_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('game = "condottiere"\nname = "x"\n["\\u001b[2J".a]\n')

    assert main(["edition", "check", str(file)]) == 1
    assert "\x1b" not in capsys.readouterr().out


def test_json_has_everything(gaul: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", gaul, "--json"]) == 0
    good = json.loads(capsys.readouterr().out)
    file = tmp_path / "bad.toml"
    file.write_text("game")
    assert main(["edition", "check", str(file), "--json"]) == 1
    bad = json.loads(capsys.readouterr().out)

    assert good == {
        "file": gaul,
        "good": True,
        "game": "condottiere",
        "name": "Gaul",
        "counts": {
            "cards/card": {"entries": 15, "pieces": 110},
            "map/region": {"entries": 17, "pieces": 17},
        },
        "changed": editions.changed(editions.read(GAUL)),
        "facts": 0,
        "reconstructed": [],
    }
    assert (bad["good"], len(bad["problems"])) == (False, 1)


@pytest.mark.parametrize("name", shelf.names())
def test_the_edition_that_comes_with_a_game_is_printed_and_is_good(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """How much of it is reconstructed stands on top, counted from what its data say."""
    assert main(["edition", "show", name]) == 0
    shown = capsys.readouterr().out
    file = tmp_path / "shown.toml"
    file.write_text(shown, "utf-8")
    game = shelf.game(name)
    guessed, facts = len(editions.reconstructed(game)), editions.facts(game)

    assert (name in ("corleone", "mobcity")) == (guessed > 0)
    said = f"{guessed} of {facts} facts about its components" if guessed else "nothing"
    assert shown.startswith(f"# Reconstructed: {said}.\n")
    assert main(["edition", "check", str(file)]) == 0
    assert f"Reconstructed: {said}." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["edition"], "COMMAND"),
        (["edition", "check", "/nowhere/x.toml"], "cannot read"),
        (["edition", "check", "/"], "cannot read"),
        (["edition", "show", "chess"], "condottiere"),
        (["play", "condottiere", "--edition", "/nowhere/x.toml"], "cannot read"),
        (["play", "condottiere", "--resume", "x.json", "--edition", "x.toml"], "--edition"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_wrong_words_give_one_line_and_code_2(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2

    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert says in said.err


def test_a_file_that_is_no_edition_is_refused_in_one_line_before_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, large = tmp_path / "bad.toml", tmp_path / "large.toml"
    bad.write_text(changed(ISLANDS, ("torino", "atlantis")))
    large.write_text("#" * (editions.LARGEST + 1))

    assert main(["play", "condottiere", "--edition", str(bad)]) == 2
    assert "map/borders/pairs" in capsys.readouterr().err
    assert main(["play", "condottiere", "--edition", str(large)]) == 2
    assert "too large to be an edition" in capsys.readouterr().err


def test_a_game_is_played_saved_replayed_and_verified_with_an_edition(
    gaul: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "kept.json")
    words = [
        "play",
        "condottiere",
        "--edition",
        gaul,
        "--seats",
        "2",
        "--seed",
        "7",
        "--save",
        kept,
        "--fast",
    ]
    said = played(*words, "--option", "first_holder=anna", begins=["Lutetia"]).transcript

    assert "You place the token on Lutetia." in said
    assert "Mediolanum" in said
    assert json.loads(Path(kept).read_text("utf-8"))["edition"]["name"] == "Gaul"
    assert main(["verify", kept]) == 0
    capsys.readouterr()
    assert main(["replay", kept, "--as", "gallery"]) == 0
    assert "Lutetia" in capsys.readouterr().out


def test_bots_play_and_leaks_are_looked_for_with_an_edition(
    gaul: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = ["simulate", "condottiere", "--seats", "3", "--games", "6", "--bots", "random", "--json"]
    own = [*usual, "--edition", gaul]

    assert main(own) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 6
    assert main([word for word in own if word != "--json"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Edition: Gaul"
    assert main(["leakcheck", "condottiere", "--pairs", "3", "--seats", "2", "--edition", gaul]) == 0
    assert main(["bench", "condottiere", "--seconds", "0.1", "--json", "--edition", gaul]) == 0


def test_simulated_games_are_those_of_the_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    islands = tmp_path / "islands.toml"
    islands.write_text(ISLANDS)
    words = ["simulate", "condottiere", "--seats", "3", "--games", "20", "--bots", "random", "--json"]

    assert main([*words, "--edition", str(islands), "--jobs", "2"]) == 0
    assert "adjacent" not in json.loads(capsys.readouterr().out)["endings"]
    assert main(words) == 0
    assert "adjacent" in json.loads(capsys.readouterr().out)["endings"]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "31 December 1929", "1 January 1930"),
        ("fa", "۳۱ دسامبر ۱۹۲۹", "۱ ژانویه ۱۹۳۰"),
        ("ja", "1929年12月31日", "1930年1月1日"),
        ("uk", "31 грудня 1929 року", "1 січня 1930 року"),
    ],
)
def test_days_of_an_edition_are_dated_in_every_language(
    tmp_path: Path, language: str, first: str, second: str
) -> None:
    """MOB-3.6, with another first day."""
    file = tmp_path / "new_year.toml"
    calendar = '[setup.calendar]\nfirst_day = "1929-12-31"\n'
    file.write_text(f'game = "mobcity"\nname = "New Year"\n{calendar}', "utf-8")
    said = run(
        *("play", "mobcity", "--edition", str(file), "--seats", "2", "--lang", language),
        lines=["1", "1 2 3 4", "quit"],
    )
    texts = Texts(language).calling(editions.own_names(editions.read(file.read_text("utf-8"))))

    assert said.returncode == 0
    assert first in said.stdout
    assert texts.word("date-1930-01-01", "mobcity") == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_of_the_usual_edition_are_worded_as_those_of_others(language: str) -> None:
    """MOB-3.6, in the words of the catalogue and in those an edition's own days have."""
    names = shelf.game("mobcity").component_names()
    dates = [name for name in names if name.startswith("date-")]
    usual, own = Texts(language), Texts(language).calling(names)

    assert dates
    assert [own.word(date, "mobcity") for date in dates] == [usual.word(date, "mobcity") for date in dates]
