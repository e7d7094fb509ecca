"""What is certain to a viewer holds in every world it imagines, in every registered game."""

from __future__ import annotations

from itertools import islice

import pytest

from consigliere.kernel.chance import FastChance
from consigliere.kernel.viewer import TRUTH, members
from tests.conformance.tables import ALL, TABLES, Table, watched

# With every number of seats, plain and with all switches on.
SOME = [table for table in TABLES if len(table.changed) != 1]
WORLDS = 8 if ALL else 3
EVERY = 5 if ALL else 23

some_tables = pytest.mark.parametrize("table", SOME, ids=repr)


@some_tables
def test_what_is_surely_legal_is_legal_in_every_imagined_world(table: Table) -> None:
    """For every seat, the viewer's own included, and for every command of the catalogue."""
    chance = FastChance(5)
    certain = 0
    for state, witnesses in watched(table, seed=21, every=EVERY):
        for witness in witnesses:
            sure = table.game.informed(witness.view(), witness.knowledge)
            worlds = [state] + [
                table.game.imagine(witness.view(), witness.knowledge, chance) for _ in range(WORLDS)
            ]
            for seat in range(table.seats):
                for command in table.game.catalogue:
                    if sure.refusal_for(seat, command) is None:
                        certain += 1
                        assert all(world.refusal_for(seat, command) is None for world in worlds), (
                            witness.viewer,
                            seat,
                            table.game.text(command),
                        )
    assert certain > 0


@some_tables
def test_everyone_imagines_the_same_seats_asked(table: Table) -> None:
    """As far as the viewer may see who has answered."""
    chance = FastChance(6)
    for state, witnesses in watched(table, seed=22, every=EVERY):
        for witness in witnesses:
            world = table.game.imagine(witness.view(), witness.knowledge, chance)
            imagined, seen = world.seen_by(witness.viewer), state.seen_by(witness.viewer)
            assert members(imagined.waiting_for()) == members(seen.waiting_for())
            assert members(imagined.may_act()) == members(seen.may_act())
            assert world.is_over() == state.is_over()


@some_tables
def test_informing_adds_certainty_and_changes_nothing(table: Table) -> None:
    """It is a new copy for the same viewer, and what the view shows is in it."""
    for _, witnesses in watched(table, seed=23, every=EVERY):
        for witness in witnesses:
            before = (witness.copy.fields(), witness.knowledge.to_plain())
            sure = table.game.informed(witness.view(), witness.knowledge)

            assert sure is not witness.copy
            assert sure.viewer == witness.viewer != TRUTH
            assert (witness.copy.fields(), witness.knowledge.to_plain()) == before


@pytest.mark.parametrize("table", [table for table in SOME if not table.changed], ids=repr)
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
