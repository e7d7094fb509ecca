"""Tables with the options of a preset: played to the end they stay sound, leak nothing, and their records are good.

Only where the options of a preset work on each other: each alone has its tables in the rest of this suite.
"""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.kernel import leak
from consigliere.kernel import record as records
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.deal import Deal
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import HOUSE, members
from tests.conformance.tables import Table
from tests.sample import ALL

PAIRS = 400 if ALL else 12
EVERY = 1 if ALL else 20  # decisions between two looks
# What a preset is about, where it is an optional rule, and how many play.
PLAYED: dict[str, tuple[int, Options]] = {
    "condottiere": (3, {"capturing_regions": True}),
    "mobcity": (2, {}),
    "offer": (6, {"bribes": True}),  # a ghost who sees everything may be asked for a word
}


def table_of(game: Game, preset: str) -> Table:
    seats, changed = PLAYED[game.name]
    options = game.settle_options(seats, dict(changed), preset)
    assert isinstance(options, dict)
    assert options != game.settle_options(seats, dict(changed))
    return Table(game, seats, options, changed)


every_preset = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table_of(game, preset.name), id=f"{game.name}-{preset.name}")
        for game in map(shelf.game, PLAYED)
        for preset in game.presets
    ],
)


@every_preset
def test_a_table_by_a_preset_is_sound_to_its_end_and_its_record_good(table: Table) -> None:
    """Each command is decided again when the record is verified."""
    names = [f"player {seat}" for seat in range(table.seats)]
    record = records.begin(table.game, names, table.options, Deal(bytes(32), [None] * table.seats))
    match, chance = record.match, FastChance(11)
    while not match.state.is_over():
        waiting = members(match.state.waiting_for())
        if waiting:
            actor = waiting[chance.below(len(waiting))]
            legal = match.state.legal(actor)
            command = table.game.catalogue[legal[chance.below(len(legal))]]
        else:
            actor, command = HOUSE, time_up(match.state.timers()[0].name)
        assert match.submit(actor, [command]) is None
        assert len(match.entries) % EVERY or match.state.fault() == ""

    checks = verify(records.to_plain(record, with_secret=True), table.game)
    assert [check.problem for check in checks if check.problem] == []


@every_preset
def test_a_table_by_a_preset_leaks_nothing(table: Table) -> None:
    report = leak.check(table.game, table.seats, table.options, PAIRS, FastChance(5))

    assert report.leaks == []
