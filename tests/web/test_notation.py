"""Commands that a client writes by the reading of a game are commands of the game."""

from __future__ import annotations

import json
import tomllib

import pytest

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.texts import reading
from tests.conformance.tables import PLAIN, Table
from tests.texts.catalogue import LOCALE

READ = {name: tomllib.loads((LOCALE / f"{name}.toml").read_text("utf-8")) for name in shelf.names()}


SINGLE = {"seat": 2, "number": 1, "text": "Maria", "role": "don", "side": "traitor", "thumb": "down"}
LINES = [(name, verb) for name in shelf.names() for verb in READ[name].get("notation", {}) if verb != "seats"]


def parts_of(name: str, verb: str) -> dict[str, str | list[str]]:
    """The parts of a command with their kinds; a list where several values are picked."""
    return reading(name).commands[verb]


def has_several(name: str, verb: str) -> bool:
    """Whether a part of a command has several values."""
    return any(kind == "seats" or isinstance(kind, list) for kind in parts_of(name, verb).values())


@pytest.mark.parametrize(("name", "verb"), [line for line in LINES if not has_several(*line)])
def test_a_line_with_one_value_for_each_part_is_what_the_game_reads(name: str, verb: str) -> None:
    game = shelf.game(name)
    notation = READ[name]["notation"]
    plain: dict[str, object] = {"command": verb}
    line = notation[verb]["text"]
    for part, kind in parts_of(name, verb).items():
        plain[part] = value = SINGLE[str(kind)]
        word = notation["seats"][value] if kind == "seat" else str(value)
        line = line.replace(f"{{{part}}}", word)

    assert game.command_to_plain(game.parse(line)) == plain


@pytest.mark.parametrize("table", PLAIN, ids=repr)
def test_what_a_client_writes_is_what_the_game_reads(table: Table) -> None:
    notation = READ[table.game.name].get("notation", {})
    several = [verb for name, verb in LINES if name == table.game.name and has_several(name, verb)]
    state, chance = table.started(seed=5)
    tried = 0
    for seat in range(table.seats):
        for command in table.game.open_commands(state, seat, FastChance(chance.below(1000))):
            plain = table.game.command_to_plain(command)
            if plain["command"] not in several:
                continue
            line = notation[plain["command"]]["text"]
            for part, kind in reading(table.game.name).commands[str(plain["command"])].items():
                words = plain[part]
                assert isinstance(words, list)
                named = [notation["seats"][word] for word in words] if kind == "seats" else words
                line = line.replace(f"{{{part}}}", " ".join(named))
            assert table.game.command_to_plain(table.game.parse(line)) == plain, json.dumps(plain)
            tried += 1

    assert tried >= len(several)
