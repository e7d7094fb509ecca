"""What every registered game must satisfy, at every sensible table. Nobody is excused by name."""

from __future__ import annotations

import json

import pytest

from consigliere.kernel import leak, record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import OPEN, away, default, say, time_up
from consigliere.kernel.deal import Deal
from consigliere.kernel.match import Match, digest, live
from consigliere.kernel.state import State, View
from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import HOUSE, TRUTH, members
from tests.conformance.tables import ALL, PLAIN, TABLES, Table, play_out, positions, spaced, step, watched

SEEDS = range(6 if ALL else 1)
SPARSE = 1 if ALL else 5  # every position, or every so many
SOME = 5 if ALL else 17

every_table = pytest.mark.parametrize("table", TABLES, ids=repr)
every_plain_table = pytest.mark.parametrize("table", PLAIN, ids=repr)
# What is compared for every viewer after every decision takes its time where many sit.
MANY = 8
every_small_plain_table = pytest.mark.parametrize(
    "table", [table for table in PLAIN if ALL or table.seats <= MANY], ids=repr
)


@every_table
def test_looking_changes_nothing(table: Table) -> None:
    """Refusals, legal lists, views, defaults, timers and imagined worlds leave the state as it was."""
    for state, witnesses in watched(table, seed=1, every=spaced(table, SOME)):
        before = state.fields()
        for witness in witnesses:
            table.game.imagine(witness.view(), witness.knowledge, FastChance(3))
            table.game.view_to_plain(witness.view())
            table.game.figures(witness.view())
        for seat in range(table.seats):
            state.legal(seat)
            for command in table.game.catalogue:
                state.refusal_for(seat, command)
        state.timers()
        state.outcome()
        assert state.fields() == before


@every_table
def test_legal_is_the_catalogue_filtered_by_refusal(table: Table) -> None:
    for seed in SEEDS:
        for state in positions(table, seed, every=spaced(table, SPARSE)):
            for seat in range(table.seats):
                allowed = [c.number for c in table.game.catalogue if state.refusal(seat, c.number) is None]
                assert list(state.legal(seat)) == allowed


@every_table
def test_who_is_waited_for_can_act_and_the_default_is_legal(table: Table) -> None:
    """Somebody is waited for, or a clock runs, until the game is over; then nobody is."""
    for state in positions(table, seed=2, every=SPARSE):
        waiting = members(state.waiting_for())
        if state.is_over():
            assert not waiting
            assert not state.timers()
            assert state.outcome() is not None
        else:
            assert waiting or state.timers()
            assert state.outcome() is None
        for seat in waiting:
            assert state.default(seat) in list(state.legal(seat))


@every_table
def test_pieces_are_conserved(table: Table) -> None:
    for seed in SEEDS:
        for state in positions(table, seed):
            assert state.fault() == ""


@every_table
def test_folding_the_log_from_any_prefix_gives_the_live_state(table: Table) -> None:
    for seed in SEEDS:
        state, chance = table.started(seed)
        assert state.log is not None
        copies = [(0, table.new()), (len(state.log), state.copy())]
        while not state.is_over():
            step(table, state, chance)
            if chance.below(20) == 0:
                copies.append((len(state.log), state.copy()))

        for start, copy in copies:
            for event in state.log[start:]:
                copy.write(event.kind, event.a, event.b, event.c, event.d)
            assert copy.fields() == state.fields()


@every_table
def test_the_same_seed_gives_the_same_log(table: Table) -> None:
    first, log, decisions = play_out(table, seed=5)
    again, other_log, other_decisions = play_out(table, seed=5)

    assert log == other_log
    assert (digest(first), decisions) == (digest(again), other_decisions)


@every_table
def test_a_copy_is_independent(table: Table) -> None:
    _, _, decisions = play_out(table, seed=6)
    state, chance = table.started(seed=6)
    for _ in range(min(25, decisions // 2)):
        step(table, state, chance)
    before = digest(state)
    copy = state.copy()
    assert digest(copy) == before

    while not copy.is_over():
        step(table, copy, chance)

    assert digest(state) == before
    assert digest(copy) != before


@every_table
def test_random_play_ends_within_the_stated_bound(table: Table) -> None:
    for seed in SEEDS:
        state, _, decisions = play_out(table, seed)
        assert decisions <= table.game.longest(table.seats, table.options)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.ending in table.game.endings
        assert outcome.winners == [seat for seat, place in enumerate(outcome.places) if place == 1]


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


@every_table
def test_events_read_back_from_plain_values(table: Table) -> None:
    _, log, _ = play_out(table, seed=8)
    kinds = table.game.kinds

    for event in log:
        plain = json.loads(json.dumps(kinds.to_plain(event, [""])))
        assert kinds.from_plain(plain, []) == event


@every_table
def test_views_and_knowledge_read_back_from_plain_values(table: Table) -> None:
    game = table.game
    for _, witnesses in watched(table, seed=9, every=spaced(table, SOME)):
        for witness in witnesses:
            view = json.loads(json.dumps(game.view_to_plain(witness.view())))
            knowledge = json.loads(json.dumps(witness.knowledge.to_plain()))

            assert game.read_view(view, table.seats, table.options).copy.fields() == witness.copy.fields()
            assert (
                game.read_knowledge(knowledge, witness.viewer, table.seats).to_plain()
                == witness.knowledge.to_plain()
            )


@every_table
def test_figures_follow_from_the_plain_view_alone(table: Table) -> None:
    """Whoever holds the bytes of a view could have worked them out, so they tell nothing more."""
    game = table.game
    for _, witnesses in watched(table, seed=10, every=spaced(table, SOME)):
        for witness in witnesses:
            plain = json.loads(json.dumps(game.view_to_plain(witness.view())))
            figures = game.figures(game.read_view(plain, table.seats, table.options))

            assert json.loads(json.dumps(figures)) == game.figures(witness.view())


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


@every_table
def test_what_a_viewer_is_told_adds_up_to_what_it_may_see(table: Table) -> None:
    """Redact then fold equals fold then redact: for every viewer, after every decision."""
    for seed in SEEDS:
        for state, witnesses in watched(table, seed, every=1 if table.seats <= MANY else SOME):
            for witness in witnesses:
                assert witness.copy.fields() == state.seen_by(witness.viewer).fields()


@every_table
def test_an_imagined_world_gives_back_the_view_it_was_imagined_from(table: Table) -> None:
    game = table.game
    for state, witnesses in watched(table, seed=11, every=spaced(table, SOME)):
        for witness in witnesses:
            viewer = witness.viewer
            world = game.imagine(witness.view(), witness.knowledge, FastChance(1))

            assert world.viewer == TRUTH
            assert world.fault() == ""
            assert world.seen_by(viewer).fields() == state.seen_by(viewer).fields()


@every_table
def test_two_worlds_that_differ_in_secret_look_the_same(table: Table) -> None:
    report = leak.check(table.game, table.seats, table.options, 150 if ALL else 12, FastChance(12))

    assert report.leaks == []
    assert report.steps > 0


@every_plain_table
def test_the_truth_is_nobodys_view(table: Table) -> None:
    state, _ = table.started(seed=1)

    with pytest.raises(ValueError, match="nobody's view"):
        View(state)


@every_table
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
    assert [check.problem for check in verify(plain, game)] == [""] * 5


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


@every_small_plain_table
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
