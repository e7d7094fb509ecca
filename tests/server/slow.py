"""`consigliere serve` with a slow disk, and with what a test plants: `python -m tests.server.slow serve …`.

    CONSIGLIERE_TEST_DISK=0.015   seconds that every commit takes besides
    CONSIGLIERE_TEST_PLANT=lock   one of `PLANTS`
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from consigliere.cli import main
from consigliere.server.connection import Connection
from consigliere.server.hosted import Hosted
from consigliere.server.hub import Hub
from consigliere.store.store import Store
from consigliere.store.writer import Writer


def commits_take(seconds: float) -> None:
    """Every commit takes so much longer."""
    usual = Writer._stored

    def stored(writer: Writer, group: Any) -> Any:
        time.sleep(seconds)
        return usual(writer, group)

    Writer._stored = stored  # type: ignore[method-assign]


def everybody_waits_for_the_disk() -> None:
    """No tick; whoever asks waits until what was decided before is stored."""
    Hosted.is_sealed = lambda hosted: False  # type: ignore[method-assign]

    def answer(hub: Hub, connection: Connection, say: Callable[[], None]) -> None:
        if connection.hosted is None:
            say()
        else:
            hub.carry(connection.hosted, [], say)

    Hub.answer = answer  # type: ignore[method-assign]


def answers_leave_when_they_are_ready() -> None:
    """Everything is stored by the tick, and said as soon as it can be."""
    Connection.send = Connection._put  # type: ignore[method-assign]


def nothing_is_stored_if_there_is_nothing() -> None:
    """By the tick, but the disk rests if nobody has done anything; and it is slower than the tick."""
    usual = Store.append_together

    async def append_together(store: Store, appends: Any, is_tick: bool) -> Any:
        return await usual(store, appends, False)

    Store.append_together = append_together  # type: ignore[method-assign]


PLANTS: Final[dict[str, Callable[[], None]]] = {
    "lock": everybody_waits_for_the_disk,
    "ready": answers_leave_when_they_are_ready,
    "rest": nothing_is_stored_if_there_is_nothing,
}

if __name__ == "__main__":
    commits_take(float(os.environ.get("CONSIGLIERE_TEST_DISK", "0")))
    planted = os.environ.get("CONSIGLIERE_TEST_PLANT")
    if planted:
        PLANTS[planted]()
    sys.exit(main())
