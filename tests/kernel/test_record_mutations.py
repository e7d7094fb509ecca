"""Golden games with one thing changed: whatever changes their meaning is found out, and nothing takes for ever.

A quick run looks at a thousand of them, mostly of the shorter games; the full one at ten thousand (tests/sample.py).
All of it happens in a process that is ended if one record takes it too long by the clock of its own processor.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import resource
import time
from collections import Counter
from multiprocessing.connection import Connection
from random import Random

import pytest

from consigliere import shelf
from consigliere.kernel.canonical import same
from consigliere.kernel.record import FIRST_FORMAT, BadRecord, game_and_edition
from consigliere.kernel.verify import verdict, verify
from tests.golden import story
from tests.kernel.mutants import Json, mutant, shown
from tests.sample import ALL

COUNT = 1_000
PARTS = range(10 if ALL else 1)
LONGEST = 30  # seconds of a processor for one record; the longest golden game takes one

# How a record came out of it, by what it was before.
REJECTED, NOT_PROVEN, GOOD = "rejected", "not proven", "good"
Found = tuple[Counter[tuple[int, str]], list[str]]


def judged(plain: Json) -> str:
    """What is said of a record."""
    try:
        name, edition = game_and_edition(plain)
        if name not in shelf.names():
            return REJECTED
        game = shelf.game(name, edition)
    except ValueError:
        return REJECTED
    try:
        found = verdict(verify(plain, game))
    except BadRecord:
        return REJECTED
    return {False: REJECTED, None: NOT_PROVEN, True: GOOD}[found]


def examine(out: Connection, part: int, count: int) -> None:
    """Judge so many mutants that mean something else than their record; send each one's number before it."""
    texts = {path.name: path.read_text("utf-8") for path in story.stories()}
    if not ALL:  # nothing shows in a long game alone
        texts = {name: text for name, text in texts.items() if len(text) < 60_000}
    records = [story.read(text) for text in texts.values()]
    whole = [json.dumps(record) for record in records]
    # Short games are as good as long ones, and each takes the time of its length.
    weights = [
        (4 if record["consigliere"] != FIRST_FORMAT else 1) / len(text)
        for record, text in zip(records, whole, strict=True)
    ]
    found: Counter[tuple[int, str]] = Counter()
    survivors: list[str] = []
    seed = part * 1_000_000
    while found.total() < count:
        seed += 1
        dice = Random(seed)
        which = dice.choices(range(len(records)), weights)[0]
        changed = mutant(whole[which], records, dice)
        if same(changed, records[which]):
            continue
        _give_time(LONGEST)
        out.send(seed)
        came_out = judged(changed)
        kind = records[which]["consigliere"]
        assert isinstance(kind, int)
        found[kind, came_out] += 1
        if came_out == GOOD or (came_out == NOT_PROVEN and kind != FIRST_FORMAT):
            survivors.append(f"{seed}, {list(texts)[which]}: {shown(changed, records[which])}")
    out.send((found, survivors))


def _give_time(seconds: int) -> None:
    """Whoever uses more of the processor from now on is ended, wherever it hangs."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time()) + seconds, hard))


def examined(part: int, count: int) -> Found:
    """What came out; fails with the number of the mutant that nobody came back from."""
    near, far = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(
        target=examine, args=(far, part, count), daemon=True
    )
    process.start()
    far.close()
    last: object = None
    try:
        while not isinstance(last, tuple):
            last = near.recv()
    except EOFError:
        raise AssertionError(f"mutant {last} was never judged") from None
    finally:
        process.kill()
        process.join()
    return last[0], last[1]


@pytest.mark.parametrize("part", PARTS)
def test_no_change_of_meaning_stays_unnoticed_and_none_takes_for_ever(part: int) -> None:
    """Of the first format, which seals no header, some are not proven; none is good."""
    found, survivors = examined(part, COUNT)

    assert survivors == []
    assert found.total() == COUNT
    # Both kinds were looked at, and the golden games themselves are not among the rejected.
    assert found[2, REJECTED] > COUNT // 2
    assert found[1, REJECTED] > COUNT // 20
