"""What is typed wrong: one line on the error stream with what to do, exit code 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere.cli import main
from tests.cli.driver import COMMAND, piped, played_record

SIMULATE = ["simulate", "condottiere", "--seats", "3", "--games", "1", "--bots", "random"]
SCRIPTED = ["simulate", "offer", "--games", "2", "--policy"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "COMMAND"),
        (["frobnicate"], "invalid choice"),
        (["play"], "GAME"),
        (["play", "chess"], "choose one of: condottiere"),
        (["play", "condottiere", "--seats", "1"], "CON-2.1"),
        (["play", "condottiere", "--seats", "7"], "2 to 6 players"),
        (["play", "condottiere", "--seats", "many"], "--seats"),
        (["play", "condottiere", "--bots", "wizard"], "random"),
        (["play", "condottiere", "--bots", "random,random"], "one bot"),
        (["play", "condottiere", "--lang", "xx"], "choose one of: en"),
        (["play", "condottiere", "--option", "hidden_cards"], "name=value"),
        (["play", "condottiere", "--option", "frobs=1"], "hidden_cards"),
        (["play", "condottiere", "--option", "hidden_cards=perhaps"], "on, off"),
        (["play", "condottiere", "--option", "target=30"], "CON-13.1"),
        (["play", "condottiere", "--option", "first_holder=fabio"], "CON-2.3"),
        (["play", "condottiere", "--preset", "by-heart"], "by-the-letter"),
        (["play", "condottiere", "--option", "favor_on_contested=on"], "CON-15.1"),
        (["play", "condottiere", "--resume", "x.json", "--preset", "by-the-letter"], "--preset"),
        (["play", "condottiere", "--seat", "zoe"], "anna, bruno, carla"),
        (["play", "condottiere", "--seat", "4"], "1 to 3"),
        (["play", "condottiere", "--seed", "xyz"], "hexadecimal"),
        (["play", "condottiere", "--seed", "0" * 65], "64"),
        (["play", "condottiere", "--luck", "x" * 65], "64 bytes"),
        (["play", "condottiere", "--name", "bruno"], "same name"),
        (["play", "condottiere", "--name", "a\x1b[2J"], "printable"),
        (["play", "condottiere", "--name", "x,y"], "2 names"),
        (["play", "condottiere", "--pass-and-play", "9"], "1 to 3"),
        (["play", "condottiere", "--pass-and-play", "--seat", "anna"], "--pass-and-play"),
        (["play", "condottiere", "--resume", "/nowhere/x.json"], "cannot read"),
        (["play", "condottiere", "--resume", "x.json", "--seats", "3"], "--seats"),
        (["play", "condottiere", "--save", "/nowhere/at/all/x.json"], "cannot write"),
        (["rules", "chess"], "condottiere"),
        (["rules", "condottiere", "CON-99"], "CON-1 to CON-18"),
        (["rules", "condottiere", "--lang", "tlh"], "en"),
        ([*SIMULATE[:-1], "wizard"], "greedy"),
        ([*SIMULATE[:-1], "random,random"], "one for each"),
        ([*SIMULATE, "--option", "frobs=1"], "hidden_cards"),
        ([*SIMULATE, "--jobs", "0"], "at least 1"),
        (["simulate", "condottiere", "--seats", "3", "--games", "0", "--bots", "random"], "at least 1"),
        (["simulate", "condottiere", "--seats", "9", "--games", "1", "--bots", "random"], "CON-2.1"),
        ([*SIMULATE[:-2], "--policy", "P1"], "--bots"),
        (SIMULATE[:-2], "--policy"),
        ([*SIMULATE, "--policy", "P1"], "not allowed"),
        ([*SCRIPTED, "P99", "--seats", "5"], "P1, P2"),
        ([*SCRIPTED, "P1", "--seats", "6", "--preset", "by-the-letter"], "--preset"),
        ([*SCRIPTED, "P1", "--seats", "25"], "3 to 24"),
        ([*SCRIPTED, "P1", "--seats", "2"], "3 to 24"),
        ([*SCRIPTED, "P1", "--seats", "6", "--option", "cops=3"], "OFF-2.8"),
        ([*SCRIPTED, "P1", "--seats", "6", "--option", "clocks=on"], "allowed: off"),
        ([*SCRIPTED, "P2", "--seats", "6", "--option", "opening_arrest=off"], "OFF-4.3"),
        ([*SCRIPTED, "P10", "--seats", "6", "--option", "saboteur=on"], "OFF-20.2"),
        ([*SCRIPTED, "P1", "--seats", "6", "--jobs", "0"], "at least 1"),
        (["leakcheck", "condottiere", "--pairs", "0"], "at least 1"),
        (["leakcheck", "condottiere", "--pairs", "1", "--seats", "9"], "CON-2.1"),
        (["leakcheck", "chess", "--pairs", "1"], "condottiere"),
        (["verify", "/nowhere/x.json"], "cannot read"),
        (["replay", "/nowhere/x.json"], "cannot read"),
        (["verify", "/"], "cannot read"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_wrong_words_give_one_line_and_code_2(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(words)

    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith("consigliere: ")
    assert said.err.count("\n") == 1
    assert says in said.err


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["simulate", "-h"], ["--version"]])
def test_help_and_version_are_good(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert "consigliere" in capsys.readouterr().out


def test_every_word_of_every_command_has_a_help_text(capsys: pytest.CaptureFixture[str]) -> None:
    for command in "play games rules simulate leakcheck replay verify bench".split():
        assert main([command, "--help"]) == 0
        assert "None" not in capsys.readouterr().out


# What is printed for programs.


def test_games_lists_seats_options_and_endings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    (game,) = [one for one in json.loads(capsys.readouterr().out) if one["name"] == "condottiere"]
    assert game["seats"] == {"least": 2, "most": 6}
    assert "adjacent" in game["endings"]
    hidden = next(option for option in game["options"] if option["name"] == "hidden_cards")
    assert hidden["default"] is False
    assert hidden["allowed"] == "on, off"
    assert hidden["explanation"]
    (letter,) = game["presets"]
    assert (letter["name"], letter["title"]) == ("by-the-letter", "By the letter")
    assert letter["options"]["full_board_ends"] is True
    assert letter["explanation"]
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "hidden_cards = off" in said
    assert "by-the-letter: By the letter" in said
    assert "own_groups_stay_under_truce=off" in said


def test_a_preset_is_simulated_with_what_is_changed_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    changed = ["--option", "capturing_regions=on", "--option", "full_board_ends=off"]
    assert main([*SIMULATE, "--preset", "by_the_letter", *changed, "--json"]) == 0

    options = json.loads(capsys.readouterr().out)["options"]
    names = ("capturing_regions", "defender_takes_token", "favor_on_contested", "full_board_ends")
    assert [options[name] for name in names] == [True, True, True, False]


def test_rules_by_id_by_section_and_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "condottiere", "con-4.9"]) == 0
    assert capsys.readouterr().out.startswith("CON-4.9 ")

    assert main(["rules", "condottiere", "CON-4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [rule["id"] for rule in found["rules"]] == [f"CON-4.{n}" for n in range(1, 17)]

    assert main(["rules", "condottiere"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 150


def test_simulate_prints_the_promised_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE[:4], "--games", "4", "--bots", "random", "--seed", "5", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    about = "game seats games finished seed options seconds decisions decisions_per_second".split()
    assert list(found) == [*about, "length", "endings", "bots", "seat_shares"]
    assert set(found["length"]) == {"mean", "min", "max"}
    assert set(found["bots"][0]) == {"name", "games", "wins", "share", "low", "high"}
    assert (found["games"], found["seed"], len(found["seat_shares"])) == (4, 5, 3)

    assert main([*SIMULATE, "--option", "hidden_cards=on"]) == 0
    assert "random" in capsys.readouterr().out


def test_a_policy_plays_at_tables_that_no_lobby_opens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SCRIPTED, "P2", "--seats", "21", "--option", "cops=2", "--seed", "5", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    about = "game policy seats games seed options seconds decisions decisions_per_second".split()
    assert list(found) == [*about, "length", "endings", "sides"]
    assert (found["policy"], found["seats"], found["games"], found["seed"]) == ("P2", 21, 2, 5)
    assert [side["name"] for side in found["sides"]] == ["family", "traitors"]
    assert set(found["sides"][0]) == {"name", "games", "wins", "share", "low", "high"}
    assert sum(found["endings"].values()) == 2
    assert found["options"]["opening_arrest"] is True
    assert found["options"]["cops"] == 2

    assert main([*SCRIPTED, "P10", "--seats", "8"]) == 0
    said = capsys.readouterr().out
    assert "the Cops" in said
    assert "the Don" in said


def test_leakcheck_reports_pairs_and_leaks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leakcheck", "condottiere", "--pairs", "6", "--seats", "3", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["pairs"] >= 6
    assert found["leaks"] == []
    assert main(["leakcheck", "condottiere", "--pairs", "5"]) == 0
    assert "No leak was found." in capsys.readouterr().out


def test_nobody_reading_the_output_is_no_accident(tmp_path: Path) -> None:
    """The pipe is closed at once; there must be no word about it."""
    import subprocess

    file = tmp_path / "game.json"
    played_record(file)
    line = f"{' '.join(COMMAND)} replay {file} --json | true"

    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=60, check=False)

    assert done.stderr == ""


def test_the_command_starts_without_loading_a_game() -> None:
    import subprocess

    code = "import sys, consigliere.cli as c; c.main(['--version']); print([m for m in sys.modules if 'games' in m])"
    done = subprocess.run([COMMAND[0], "-c", code], capture_output=True, text=True, timeout=60, check=True)

    assert done.stdout.splitlines()[-1] == "[]"
    assert piped("--version").stdout.startswith("consigliere ")
