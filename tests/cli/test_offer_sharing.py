"""Several people at one screen in An Offer You Can't Refuse: who has the device, and when it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere.cli.columns import wide
from consigliere.cli.play import SEAT_NAMES
from consigliere.table.refusals import NO_TAKING_BACK
from consigliere.texts import Texts
from tests.cli.driver import ESCAPE, Terminal
from tests.cli.test_offer import every_language, pages


class Company(Terminal):
    """People who pass one device around and never save."""

    def __init__(self, language: str, *words: str) -> None:
        super().__init__("play", "offer", "--fast", "--lang", language, "--pass-and-play", *words)
        say = Texts(language).say
        self._prompts = [f"\n{name}> " for name in SEAT_NAMES]  # a mark before a name must not count as one
        self._enter = (
            say("cli-press-enter"),
            *(say("cli-hand-over-enter", name=name) for name in SEAT_NAMES),
        )
        self.found: list[str] = []

    def asked(self) -> str:
        """Who is asked next, once that person has taken the device; nobody at the end."""
        while True:
            self.found.append(self.until_asked(*self._prompts, *self._enter))
            *_, last = ESCAPE.sub("", self.found[-1]).split("\n")
            if self.is_over or last.endswith("> "):
                return last.removesuffix("> ").strip()
            self.type("")

    def plays(self, course: str) -> None:
        """`anna: suspect 3, bruno:` means that anna is asked and types that, then bruno and presses Enter."""
        for turn in course.split(","):
            name, _, line = turn.partition(":")
            assert self.asked() == name.strip(), turn
            self.type(line.strip())


@every_language
def test_people_who_share_a_device_play_the_fast_game_and_each_gets_it_for_a_word(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elena is the Don. Whoever has the gun names who takes the device, and has it again after a word or Enter."""
    monkeypatch.chdir(tmp_path)  # the page says where the game is saved, and a long path would break it
    words = ("--option", "game=fast", "--seats", "5", "--seed", "2", "--save", "game.json")
    company = Company(language, *words)
    company.plays("anna:, bruno:, carla:, dario:, elena: device anna, elena: 1")
    company.plays("anna: suspect 3, anna: device bruno, bruno: suspect 3, anna: device 3, carla:, anna: 3")
    company.plays("bruno:, dario:, elena: 2, bruno: device anna, bruno: 5")

    company.asked()
    assert company.end() == 0
    drawn = pages(company.found)
    assert all(len(lines) <= 24 for lines in drawn)
    assert all(wide(line) <= 80 for lines in drawn for line in lines)
    card = Texts(language).say("cli-offer-card", role="|").split("|")[0]
    between = [lines for lines in drawn if lines[-1] not in [f"{name}> " for name in SEAT_NAMES[:5]]][:-1]
    assert between
    assert not any(card in line for lines in between for line in lines)
    said = json.loads((tmp_path / "game.json").read_text())["entries"]
    assert [entry["by"] for entry in said if entry["command"].startswith("suspect")] == ["seat 0", "seat 1"]


def test_people_who_share_a_device_talk_in_turn() -> None:
    """Whoever has said a word, or has nothing to say, hands on; who is through is passed over."""
    company = Company("en", "--seats", "5", "--seed", "3")
    company.plays("anna:, bruno:, carla:, dario:, elena:, anna: pass, bruno: pass, carla: pass, dario: pass")
    company.plays(
        "elena: pass, anna: suspect 2, bruno:, carla: over, dario: device anna, anna: trust 2, bruno:"
    )
    company.plays("dario: over, elena: undo, elena: quit")

    assert Texts("en").refusal(NO_TAKING_BACK, "offer") in " ".join(ESCAPE.sub("", company.raw).split())
    company.until("Save to")
    company.type("n")
    assert company.end() == 0


def test_people_who_share_a_device_get_a_word_in_between_bots() -> None:
    """After a few sentences of bots the next person is asked, not always the first."""
    company = Company("en", "2", "--seats", "8", "--seed", "3", "--bots", "greedy")
    company.plays("anna:, bruno:, anna: pass, bruno: pass")
    asked = set()
    for _ in range(4):
        asked.add(company.asked())
        company.type("")
    company.asked()
    company.type("quit")
    company.until("Save to")
    company.type("n")

    assert company.end() == 0
    assert asked == {"anna", "bruno"}
