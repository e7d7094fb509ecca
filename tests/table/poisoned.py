"""Logs that somebody has made long: a step done and taken back, again and again, as no bound would let anybody now."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.table.log import Row, Step
from tests.table.scenario import done, started


def poisoned(pairs: int) -> list[Row]:
    """The log of a game in which anna has chosen a region and thought better of it so many times."""
    scene = started("anna", "bruno", "carla")
    begun = scene.table.rows
    (chosen,), (undone,) = done(scene.does("anna", "choose roma")), done(scene.undoes("anna"))
    rows = list(begun)
    for pair in range(pairs):
        rows += [_again(chosen, len(rows), pair), _again(undone, len(rows) + 1, pair)]
    return rows


def _again(row: Row, seq: int, pair: int) -> Row:
    step = row.body
    assert isinstance(step, Step)
    assert step.plain is not None
    plain = dict(step.plain)
    if "withdraws" in plain:
        plain["withdraws"] += 2 * pair
    return Row(seq, row.at + pair, row.person, None, replace(step, entry=step.entry + 2 * pair, plain=plain))
