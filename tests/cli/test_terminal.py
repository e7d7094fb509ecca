"""At a terminal: pages that fit, colours that can be switched off, hand-overs that hide, and Ctrl-C."""

from __future__ import annotations

import json
import re
from pathlib import Path

from consigliere.cli.columns import wide
from consigliere.cli.screen import CLEAR
from tests.cli.driver import ESCAPE, Terminal, played_record

PLAY = ["play", "condottiere", "--bots", "random", "--seed", "77", "--fast", "--option", "first_holder=anna"]


def lines_of(raw: str) -> list[str]:
    return [ESCAPE.sub("", line) for line in re.split(r"\r?\n", raw)]


def test_a_page_fits_into_80_columns_and_24_lines() -> None:
    terminal = Terminal(*PLAY, "--seats", "6")
    terminal.until("(press Enter)")
    terminal.type("")
    terminal.until("anna> ")
    terminal.type("roma")
    page = terminal.until("anna> ").rpartition(CLEAR)[2]

    assert "[Roma]" in ESCAPE.sub("", page)
    assert all(wide(line) <= 80 for line in lines_of(page))
    assert len(lines_of(page)) <= 24
    assert "\x1b[31m" in page

    terminal.type("map")
    drawn = terminal.until("anna> ")
    assert all(wide(line) <= 80 for line in lines_of(drawn))
    terminal.type("quit")
    terminal.until("Save to condottiere-")
    terminal.type("n")
    assert terminal.end() == 0


def test_colours_can_be_switched_off() -> None:
    terminal = Terminal(*PLAY, no_color=True)
    terminal.until("(press Enter)")
    terminal.type("")
    terminal.until("anna> ")
    terminal.type("quit")
    terminal.until("Save to")
    terminal.type("n")

    assert terminal.end() == 0
    assert not re.search(r"\x1b\[[0-9;]*m", terminal.raw)


def test_ctrl_c_saves_and_ends_with_130(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(*PLAY, "--save", str(file))
    terminal.until("(press Enter)")
    terminal.type("")
    terminal.until("anna> ")
    terminal.type("roma")
    terminal.until("or pass)\r\nanna> ")
    terminal.interrupt()

    assert terminal.end() == 130
    assert "Traceback" not in terminal.raw
    assert json.loads(file.read_text())["entries"][1]["command"] == "choose roma"


def test_a_hand_over_clears_the_screen_before_the_next_person_sits_down() -> None:
    terminal = Terminal(*PLAY, "--pass-and-play", "--seats", "2")
    terminal.until("(press Enter)")
    terminal.type("")
    terminal.until("anna, press Enter")
    terminal.type("")
    first = terminal.until("anna> ")
    terminal.type("roma")
    terminal.until("anna> ")
    terminal.type("pass")
    between = terminal.until("bruno, press Enter")
    terminal.type("")
    terminal.until("bruno> ")
    terminal.type("quit")
    terminal.until("Save to")
    terminal.type("n")

    hand = re.search(r"Your hand .*", ESCAPE.sub("", first))
    assert hand
    assert CLEAR in between
    after = ESCAPE.sub("", between.rpartition(CLEAR)[2])
    assert "Your hand" not in after
    assert "anna passes" in after
    assert terminal.end() == 0


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played_record(file)
    terminal = Terminal("replay", str(file))
    terminal.until("step 0 of")
    terminal.type("")
    terminal.until("step 1 of")
    terminal.type("5")
    terminal.until("step 5 of")
    terminal.type("b")
    terminal.until("step 4 of")
    terminal.type("q")

    assert terminal.end() == 0
