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


@pytest.mark.parametrize("table", PLAIN, ids=repr)
def test_what_a_client_writes_is_what_the_game_reads(table: Table) -> None:
    notation = READ[table.game.name].get("notation", {})
    state, chance = table.started(seed=5)
    tried = 0
    for seat in range(table.seats):
        for command in table.game.open_commands(state, seat, FastChance(chance.below(1000))):
            plain = table.game.command_to_plain(command)
            template = notation.get(plain["command"])
            if template is None:
                continue
            line = template["text"]
            for part, kind in reading(table.game.name).commands[str(plain["command"])].items():
                words = plain[part]
                assert isinstance(words, list)
                named = [notation["seats"][word] for word in words] if kind == "seats" else words
                line = line.replace(f"{{{part}}}", " ".join(named))
            assert table.game.command_to_plain(table.game.parse(line)) == plain, json.dumps(plain)
            tried += 1

    assert tried >= len([verb for verb in notation if verb != "seats"])
