"""What can be asked of the table besides playing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from consigliere import shelf
from consigliere.cli.screen import CLEAR
from consigliere.texts import Texts
from tests.cli.driver import Terminal, played_record, run

PLAY = ["play", "condottiere", "--bots", "random", "--seed", "c0ffee", "--option", "first_holder=anna"]


ORDERS = [
    ("help", "why a step is not allowed"),
    ("?", "undo your last step"),
    ("map", "11 · Firenze   Modena, Bologna, Lucca"),
    ("log", "The game begins. You hold the token."),
    ("log 1", "Cards dealt: bruno 10, carla 10.\n"),
    ("rules", "CON-4 "),
    ("rules con-9", "CON-9.3 "),
    ("rule 4.9", "CON-4.9 "),
    ("rule CON-99", "has no rule CON-99"),
    ("why", "why, then the step"),
    ("why roma", "Nothing speaks against it: roma"),
    ("why pass", "[CON-4.15]"),
    ("hint", "greedy would do this: Choose "),
    ("roma siena", "“siena” is left over"),
    ("hint", "\nWhy: "),
    ("undo", "You have no step to undo."),
    ("save /nowhere/at/all/x.json", "cannot write /nowhere/at/all/x.json"),
    ("resume", "resume FILE"),
    ("resume /nowhere/x.json", "cannot read /nowhere/x.json"),
    ("hand", "Your hand (10): "),
    ("roma; siena", "Step 2, “Choose Siena”, is refused, so none is taken:\n"),
    ("roma; siena", "[CON-"),
    ("why roma; siena", "Step 2, “Choose Siena”"),
    ("map", "· free, * the battle, † the Favor"),
    ("show 10", "I do not understand"),
]


def test_an_order_is_answered() -> None:
    said = run(*PLAY, lines=[*(typed for typed, _ in ORDERS), "quit"])
    answers = said.stdout.split("anna> \n")[1:-1]

    assert (said.returncode, said.stderr) == (0, "")
    assert [
        typed for (typed, wanted), answer in zip(ORDERS, answers, strict=True) if wanted not in answer
    ] == []


@pytest.mark.parametrize("game", shelf.names())
def test_help_speaks_of_the_game_that_is_played(game: str) -> None:
    said = run("play", game, "--bots", "random", "--seed", "c0ffee", lines=["help", "rules", "hint", "quit"])
    ids = {name: Texts("en").rules(name)[0][0] for name in shelf.names()}
    _, helped, listed, hinted, _ = said.stdout.split("anna> \n")

    assert [name for name, rule in ids.items() if f"rule {rule}\n" in helped] == [game]
    assert [name for name, rule in ids.items() if f"rule {rule}\n" in listed] == [game]
    assert re.search(r"would do this: .+\nWhy: .+", hinted) or "would do nothing" in hinted


def test_a_game_can_be_saved_under_a_name_and_another_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    one, other = tmp_path / "one.json", tmp_path / "other.json"

    run(*PLAY, "--seats", "2", lines=["siena", f"save {other}"])
    said = run(*PLAY, lines=["roma", f"save {one}", f"resume {other}", "quit"]).stdout

    assert json.loads(one.read_text())["entries"][1]["command"] == "choose roma"
    assert json.loads(other.read_text())["entries"][1]["command"] == "choose siena"
    assert f"The game is in {other}." in said


def test_a_file_that_cannot_be_resumed_is_spoken_of_below_the_page() -> None:
    terminal = Terminal(*PLAY, "--fast")
    terminal.until("(press Enter)")
    terminal.type("")
    terminal.until("anna> ")
    terminal.type("resume /nowhere/x.json")
    answered = terminal.until("anna> ")
    terminal.type("quit")
    terminal.until("Save to")
    terminal.type("n")

    assert "cannot read /nowhere/x.json" in answered
    assert CLEAR not in answered
    assert terminal.end() == 0


def test_quitting_can_be_cancelled_whether_the_game_is_kept_or_not(tmp_path: Path) -> None:
    for kept in ([], ["--save", str(tmp_path / "game.json")]):
        terminal = Terminal(*PLAY, "--fast", *kept)
        terminal.until("(press Enter)")
        terminal.type("")
        terminal.until("anna> ")
        terminal.type("quit")
        terminal.until("go on playing")
        terminal.type("n" if kept else "c")
        assert "We go on." in terminal.until("anna> ")
        terminal.type("quit")
        terminal.until("go on playing")
        terminal.type("" if kept else "n")
        assert terminal.end() == 0


def test_what_is_new_in_the_log_is_marked() -> None:
    """New is what was told since one was last asked; at the first question nothing is."""
    said = run(*PLAY, lines=["log", "roma", "log", "look", "log 3", "quit"]).stdout
    _, first, _, later, _, again, _ = said.split("anna> \n")

    assert "•" not in first
    marked = [line for line in later.splitlines() if line.startswith("• ")]
    assert marked[0] == "• You place the token on Roma."
    assert later.splitlines()[-len(marked) :] == marked
    assert again.splitlines() == later.splitlines()[-3:]  # looking again does not make it old


def test_a_step_that_no_rule_ever_allows_is_answered_with_its_rule() -> None:
    said = run("play", "offer", "--seed", "5", lines=["because 1 over", "quit"]).stdout

    assert f"OFF-6.15  {Texts('en').rule('OFF-6.15')}" in said


def test_steps_are_carried_out_together_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    said = run(*PLAY, "--save", str(file), lines=["roma; heroine; favor siena"]).stdout

    assert "[CON-" in said
    assert len(json.loads(file.read_text())["entries"]) == 1


def test_what_a_terminal_would_obey_is_not_passed_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    plain = played_record(file, steps=3)
    plain["seats"] = ["an\x1b[2Jna", "bruno", "carla"]
    file.write_text(json.dumps(plain))

    told = run("replay", str(file), "--to", "2").stdout
    played = run("play", "condottiere", "--resume", str(file), lines=["say \x1b[31mhello", "log"]).stdout

    assert "\x1b" not in told
    assert "\x1b" not in played
