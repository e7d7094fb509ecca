"""`consigliere serve` with a slow disk, and with what a test plants: `python -m tests.server.slow serve …`.

CONSIGLIERE_TEST_DISK=0.015   seconds that every commit takes besides
CONSIGLIERE_TEST_PLANT=lock   one of `PLANTS`
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from consigliere.cli import main
from consigliere.kernel.viewer import GALLERY
from consigliere.server.connection import Connection
from consigliere.server.hosted import Decided, Hosted
from consigliere.server.hub import Hub
from consigliere.server.keeping import Keeping
from consigliere.server.ticking import Ticking
from consigliere.store.writer import Writer
from consigliere.table import log


def commits_take(seconds: float) -> None:
    """Every commit takes so much longer."""
    usual = Writer._stored

    def stored(writer: Writer, group: Any) -> Any:
        time.sleep(seconds)
        return usual(writer, group)

    Writer._stored = stored  # type: ignore[method-assign, assignment]


def everybody_waits_for_the_disk() -> None:
    """No tick; whoever asks waits until what was decided before is stored."""
    Hosted.is_sealed = lambda hosted: False  # type: ignore[method-assign, assignment]

    def answer(hub: Hub, connection: Connection, say: Callable[[], None]) -> None:
        if connection.hosted is None:
            say()
        else:
            hub.carry(connection.hosted, [], say)

    Hub.answer = answer  # type: ignore[method-assign, assignment]


def secret_steps_hold_up_others() -> None:
    """By the tick, but where somebody has done something all are answered later."""
    usual_send, usual_tell = Ticking._by_chance, Keeping.tell
    busy: set[Hosted] = set()

    def tell(hub: Keeping, hosted: Hosted, batch: list[Decided]) -> None:
        usual_tell(hub, hosted, batch)
        steps = [row for decided in batch for row in decided.rows if isinstance(row.body, log.Step)]
        is_busy = any(hosted.stored.item(row, GALLERY) is None for row in steps)
        (busy.add if is_busy else busy.discard)(hosted)

    def by_chance(ticking: Ticking, send: Callable[[], None]) -> None:
        connection = getattr(send, "__self__", None)
        is_late = isinstance(connection, Connection) and connection.hosted in busy
        asyncio.get_running_loop().call_later(LATE if is_late else 0.0, usual_send, ticking, send)

    Keeping.tell = tell  # type: ignore[method-assign, assignment]
    Ticking._by_chance = by_chance  # type: ignore[method-assign, assignment]


LATE: Final = 0.15  # seconds
PLANTS: Final[dict[str, Callable[[], None]]] = {
    "lock": everybody_waits_for_the_disk,
    "late": secret_steps_hold_up_others,
}

if __name__ == "__main__":
    commits_take(float(os.environ.get("CONSIGLIERE_TEST_DISK", "0")))
    planted = os.environ.get("CONSIGLIERE_TEST_PLANT")
    if planted:
        PLANTS[planted]()
    sys.exit(main())
