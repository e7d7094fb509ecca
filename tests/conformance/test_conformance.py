"""What every registered game must satisfy beside its walks (test_walks). Nobody is excused by name."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from consigliere.kernel import leak, record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import OPEN, away, default, say, time_up
from consigliere.kernel.deal import Deal
from consigliere.kernel.match import Match, digest, live
from consigliere.kernel.state import State, View
from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import HOUSE, members
from tests.conformance.tables import PLAIN, WALKED, Table, watched
from tests.sample import ALL

every_plain_table = pytest.mark.parametrize("table", PLAIN, ids=repr)
every_table_walked = pytest.mark.parametrize("table", WALKED, ids=repr)
# What is imagined for every viewer after every decision takes its time where many sit.
MANY = 8
every_small_plain_table_walked = pytest.mark.parametrize(
    "table", [table for table in WALKED if not table.changed and (ALL or table.seats <= MANY)], ids=repr
)


@every_plain_table
def test_commands_read_back_from_their_notation(table: Table) -> None:
    game = table.game
    state, chance = table.started(seed=7)
    unasked = [c for seat in range(table.seats) for c in game.open_commands(state, seat, chance)]

    assert [game.parse(game.text(command)) for command in game.catalogue] == game.catalogue
    assert [command.number for command in game.catalogue] == list(range(len(game.catalogue)))
    for command in unasked:
        assert game.parse(game.text(command)) == command
        assert game.parse(game.text(command)).number == OPEN


@every_plain_table
def test_commands_have_names_for_their_parts(table: Table) -> None:
    """No two of them the same, and all of them plain values."""
    game = table.game
    state, chance = table.started(seed=7)
    unasked = [c for seat in range(table.seats) for c in game.open_commands(state, seat, chance)]
    commands = [*game.catalogue, *unasked, say("hello"), default(1), away(1), time_up("clock")]
    plain = [game.command_to_plain(command) for command in commands]

    assert json.loads(json.dumps(plain)) == plain
    assert all(isinstance(part["command"], str) for part in plain)
    assert len({json.dumps(part) for part in plain}) == len(set(commands))


@every_table_walked
def test_two_worlds_that_differ_in_secret_look_the_same(table: Table) -> None:
    report = leak.check(table.game, table.seats, table.options, 150 if ALL else 12, FastChance(12))

    assert report.leaks == []
    assert report.steps > 0


@every_plain_table
def test_the_same_chance_imagines_the_same_world_and_another_another(table: Table) -> None:
    # A few steps into the game: before anything is dealt there may be one world alone.
    *_, (state, witnesses) = islice(watched(table, seed=24, every=5), 2)
    for witness in witnesses:
        worlds = [
            table.game.imagine(witness.view(), witness.knowledge, FastChance(seed)).fields()
            for seed in (1, 1, 2, 3)
        ]
        assert worlds[0] == worlds[1]
        assert len({tuple(world) for world in worlds}) == 3
        assert tuple(state.fields()) not in {tuple(world) for world in worlds}


@every_plain_table
def test_the_truth_is_nobodys_view(table: Table) -> None:
    state, _ = table.started(seed=1)

    with pytest.raises(ValueError, match="nobody's view"):
        View(state)


@every_table_walked
def test_a_finished_record_reads_back_and_verifies(table: Table) -> None:
    game = table.game
    names = [f"seat {seat}" for seat in range(table.seats)]
    kept = record.begin(
        game, names, table.options, Deal(bytes(range(32)), [b"luck"] + [None] * (table.seats - 1))
    )
    chance = FastChance(13)
    play_match(kept.match, chance)

    plain = json.loads(json.dumps(record.to_plain(kept, with_secret=False)))

    assert digest(record.read(plain, game).match.state) == digest(kept.match.state)
    assert {check.name: check.problem for check in verify(plain, game) if check.good is not True} == {}


def play_match(match: Match, chance: FastChance) -> None:
    """Play a match to its end at random, taking steps back now and then where that is allowed."""
    while not match.state.is_over():
        waiting = members(match.state.waiting_for())
        if not waiting:
            name = match.state.timers()[0].name
            assert match.submit(HOUSE, [match.game.parse(f"time-up {name}")]) is None
            continue
        seat = waiting[chance.below(len(waiting))]
        legal = match.state.legal(seat)
        before = digest(match.state)
        assert match.submit(seat, [match.game.catalogue[legal[chance.below(len(legal))]]]) is None
        if chance.below(40) == 0 and match.undo(seat) is None:
            assert digest(match.state) == before


@every_small_plain_table_walked
def test_a_step_that_can_be_undone_told_nobody_anything(table: Table) -> None:
    """In every world another viewer can imagine, the step was as possible and would have been told the same way."""
    game = table.game
    match = Match(game, table.seats, table.options, FastChance(14))
    match.start()
    chance = FastChance(15)
    undone = 0
    while not match.state.is_over():
        waiting = members(match.state.waiting_for())
        if not waiting:
            assert match.submit(HOUSE, [time_up(match.state.timers()[0].name)]) is None
            continue
        seat = waiting[chance.below(len(waiting))]
        legal = match.state.legal(seat)
        command = game.catalogue[legal[chance.below(len(legal))]]
        others = [viewer for viewer in game.viewers(table.seats) if viewer != seat]
        worlds = [
            (v, game.imagine(match.witness(v).view(), match.witness(v).knowledge, chance)) for v in others
        ]
        assert match.submit(seat, [command]) is None
        if match.undo_refusal(seat) is None:
            undone += 1
            for viewer, world in worlds:
                told = match.telling(match.entries[-1], viewer)
                alike = [
                    c
                    for c in game.disguises(world, seat, command, viewer)
                    if world.refusal_for(seat, c) is None
                ]
                assert not told or any(tellings(table, world, seat, c.number, viewer) == told for c in alike)
    assert undone > 0
    assert len(live(match.entries)) == len(match.entries)


def tellings(table: Table, world: State, seat: int, number: int, viewer: int) -> list[dict[str, object]]:
    """What a viewer would be told if the seat did this in an imagined world."""
    world = world.copy()
    world.log = []
    world.decide(seat, number, FastChance(1))
    found = [table.game.kinds.telling(event, viewer, []) for event in world.log]
    return [telling for telling in found if telling is not None]
