"""No pair of worlds differs for a viewer, also late in a game: bids, tribute, the last battles."""

from __future__ import annotations

import pytest

from consigliere.kernel import leak
from consigliere.kernel.chance import FastChance
from tests.conformance.tables import PLAIN, Table
from tests.sample import ALL

PAIRS = 1000 if ALL else 80  # a whole game of two at least
TRIED = [table for table in PLAIN if ALL or table.seats == table.game.least_seats]


@pytest.mark.timeout(1800 if ALL else 120)
@pytest.mark.parametrize("table", TRIED, ids=repr)
def test_whole_games_leak_nothing(table: Table) -> None:
    report = leak.check(table.game, table.seats, table.options, PAIRS, FastChance(7))

    assert report.leaks == []
    assert report.games > 1, "no game came to its end"
