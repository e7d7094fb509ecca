"""Commands in text and in plain values."""

from __future__ import annotations

import pytest

from consigliere.kernel.refusal import Illegal
from tests.games.offer.scenario import RULES

COMMANDS = [
    "ready",
    "not ready",
    "pass",
    "withdraw",
    "second",
    "no",
    "end",
    "up",
    "down",
    "over",
    "not over",
    "blast left",
    "coin right",
    "pass gun left",
    "pass vest right",
    "set gun left",
    "set vest right",
    "elect 5",
    "elect nobody",
    "accuse 19",
    "shoot 3",
    "point 5",
    "point nobody",
    "unpoint",
    "peek 3",
    "peek nobody",
    "offer 4",
    "offer nobody",
    "gun 2",
    "gun nobody",
    "vest 2",
    "vest nobody",
    "strike 1",
    "strike nobody",
    "seek 1",
    "seek nobody",
    "bribe 4",
    "bribe nobody",
    "tap 2",
    "place 5",
    "bang 4",
    "claim loyal_brute",
    "report 2 5 traitor",
    "report 0 5 family",
    "suspect 4",
    "trust 4",
    "will-vote 4 down",
    "ask-vote 4",
    "agree 17",
    "disagree 17",
    "bought Maria",
    "bought role:don",
    "bought player:3",
    "bought -",
    "ask 4 claim any",
    "ask 4 report any 5 traitor",
    "ask 4 report 2 any traitor",
    "ask 4 report 2 5 any",
    "ask 4 will-vote any up",
    "ask 4 bought any",
    "because 17 suspect 4",
    "because 17 ask 4 suspect any",
    "because 3 bought Maria",
    "word Maria",
    "word role:tough_guy",
    "word player:3",
    "word -",
    "sign nod 3",
    "sign shake 3",
    "sign mark 5 don",
    "say what a night",
    "team the Don it is",
    "ghosts oh dear",
    "time-up night",
]


@pytest.mark.parametrize("text", COMMANDS)
def test_a_command_is_written_as_it_is_read(text: str) -> None:
    assert RULES.text(RULES.parse(text)) == text


def test_every_command_of_the_catalogue_has_its_number() -> None:
    for number, command in enumerate(RULES.catalogue):
        read = RULES.parse(RULES.text(command))
        assert (command.number, read.number, read) == (number, number, command)


@pytest.mark.parametrize(
    ("short", "text"),
    [
        ("Accuse 5", "accuse 5"),
        ("  over ", "over"),
        ("CLAIM Don", "claim don"),
        ("Ask 4 Claim ANY", "ask 4 claim any"),
    ],
)
def test_letters_may_be_large(short: str, text: str) -> None:
    assert RULES.parse(short) == RULES.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "accuse",
        "accuse 24",
        "accuse five",
        "accuse -1",
        "blast up",
        "not sure",
        "claim queen",
        "report 2 5",
        "report 2 5 maybe",
        "will-vote 4 sideways",
        "agree x",
        "ask 4",
        "ask",
        "because 3",
        "because x suspect 4",
        "sign nod",
        "sign mark 5",
        "sign wink 5",
        "sign mark 5 queen",
        "shoot nobody",
        "bang nobody",
        "time-up",
        "suspect 1 2",
    ],
)
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="unknown-command"):
        RULES.parse(text)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("accuse 5", {"command": "accuse", "seat": 5}),
        ("peek nobody", {"command": "peek-nobody"}),
        ("gun 2", {"command": "give-gun", "seat": 2}),
        ("pass gun left", {"command": "pass-gun", "side": "left"}),
        ("no", {"command": "no-second"}),
        ("claim don", {"command": "claim", "role": "don"}),
        ("report 2 5 traitor", {"command": "report", "night": 2, "about": 5, "side": "traitor"}),
        (
            "ask 4 report 2 any traitor",
            {"command": "asks-report-about", "target": 4, "night": 2, "side": "traitor"},
        ),
        ("ask 4 will-vote 5 any", {"command": "asks-will-vote-thumb", "target": 4, "about": 5}),
        ("because 17 ask 4 suspect any", {"command": "because-asks-suspect", "target": 4, "because": 17}),
        ("bought role:don", {"command": "bought-role", "role": "don"}),
        ("bought Maria", {"command": "bought", "word": "Maria"}),
        ("word player:3", {"command": "word-player", "seat": 3}),
        ("word -", {"command": "word-nothing"}),
        ("sign nod 3", {"command": "sign-nod", "seat": 3}),
        ("sign mark 5 don", {"command": "sign-mark", "seat": 5, "role": "don"}),
    ],
)
def test_the_parts_of_a_command_have_names(text: str, plain: dict[str, object]) -> None:
    assert RULES.command_to_plain(RULES.parse(text)) == plain


def test_a_word_may_be_written_in_any_script() -> None:
    """[OFF-12.12]"""
    for word in ("ماریا", "می‌رود", "мария", "マリア", "O’Brien"):
        assert RULES.text(RULES.parse(f"word {word}")) == f"word {word}"
