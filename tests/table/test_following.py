"""A table that follows another shows what that one showed, row by row, and never more."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import digest
from consigliere.kernel.refusal import Refusal
from consigliere.table import Setup, Table
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.table.scenario import NOON, SECRET, Scene, done, game_of

STEPS = 120


def begun(name: str) -> Scene:
    game = shelf.game(name)
    clock = m.Clock() if game.moderated else m.Clock("live", 60, 60)
    table = Table.opened("abcd", game, "p0", "p0", Setup(game.least_seats, {}, clock), SECRET, NOON)
    assert isinstance(table, Table)
    scene = Scene(table)
    for seat in range(1, game.least_seats):
        done(scene.sits(f"p{seat}", seat))
    return scene


def somebody_does_something(scene: Scene, chance: FastChance) -> list[Row]:
    """A step, most often; or talk, a note, a step back, a clock that runs out."""
    seat, table = chance.below(len(scene.table.sitters)), scene.table
    who = scene.who(seat)
    if table.vote is not None and table.vote.asked:
        other = table.vote.asked[0]
        return accepted(scene.votes(scene.who(other), True, seat=other))
    turn = chance.below(20)
    if turn == 0:
        return accepted(scene.says(who, "hm", seat=seat))
    if turn == 1:
        return done(scene.notes(who, "aha"))
    if turn in (2, 3):
        return accepted(scene.undoes(who, by_vote=True, seat=seat))
    due = table.due()
    if turn == 4 and due is not None:
        scene.at = max(scene.at, due)
        return scene.ticks()
    assert table.match is not None
    legal = table.match.state.legal(seat)
    if len(legal) == 0:
        return []
    step = table.game.text(table.game.catalogue[legal[chance.below(len(legal))]])
    return accepted(scene.does(who, step, seat=seat))


def accepted(rows: list[Row] | Refusal) -> list[Row]:
    return [] if isinstance(rows, Refusal) else rows


@pytest.mark.parametrize("name", shelf.names())
def test_what_is_shown_follows_what_is_decided(name: str) -> None:
    """From the lobby on, with talk, notes, steps back and clocks: as if the log were read anew up to each row."""
    scene, chance = begun(name), FastChance(3)
    live, shown = scene.table, scene.table.snapshot()
    viewers = scene.viewers()
    done(scene.starts("p0"))
    for _ in range(STEPS):
        scene.later(700)
        if live.is_over():
            break
        somebody_does_something(scene, chance)
        if chance.below(3):
            continue  # what is stored together is shown together
        shown.follow(live, len(live.rows))
        again = Table.folded("abcd", live.rows, game_of)
        for table in (live, again):
            assert [shown.now(v, scene.at) for v in viewers] == [table.now(v, scene.at) for v in viewers]
            assert [shown.feed(v, 0) for v in viewers] == [table.feed(v, 0) for v in viewers]
        assert shown.match is not None
        assert live.match is not None
        assert digest(shown.match.state) == digest(live.match.state)
        assert shown.rows == live.rows


def test_what_is_decided_later_changes_nothing_in_what_is_shown() -> None:
    scene = begun("condottiere")
    done(scene.starts("p0"))
    shown = scene.table.snapshot()
    viewers = scene.viewers()
    before = [(shown.now(viewer, NOON), shown.feed(viewer, 0)) for viewer in viewers]
    chance = FastChance(1)
    for _ in range(STEPS):
        somebody_does_something(scene, chance)
    assert [(shown.now(viewer, NOON), shown.feed(viewer, 0)) for viewer in viewers] == before
    assert shown.row_count() < scene.table.row_count()
