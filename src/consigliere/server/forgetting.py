"""Deleting tables that are over, or were never begun, when nothing has happened at them for long."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from consigliere.server.hosted import now_ms
from consigliere.server.keeping import Keeping

LOG: Final = logging.getLogger("consigliere.server")
DAY: Final = 86_400  # seconds
AT_ONCE: Final = 10  # in one transaction: nobody waits long for the writer, some 50 ms for 3,000 rows


async def forget_old(keeping: Keeping, days: float) -> None:
    """Look for such tables now and every day. A game that runs is never among them."""
    while True:
        try:
            await _forget(keeping, days)
        except Exception:
            LOG.exception("old tables could not be deleted")
        await asyncio.sleep(DAY)


async def _forget(keeping: Keeping, days: float) -> None:
    since = max(0, now_ms() - round(days * DAY * 1000))
    old = [code for code in await keeping.store.at_rest(since) if keeping.let_go(code)]
    for first in range(0, len(old), AT_ONCE):
        some = old[first : first + AT_ONCE]
        await asyncio.gather(*(keeping.store.delete(code, since) for code in some))
        for code in some:
            keeping.let_go(code)  # somebody may have asked for it meanwhile
    if old:
        LOG.info("deleted %d tables at which nothing had happened for %g days", len(old), days)
