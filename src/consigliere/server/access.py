"""Who is let in to a table by its code, and how often anybody may try a code that opens nothing.

A pass or a long code is let in whenever the table is there. The short code alone opens a table until its game is over,
as those see it who look on; then it is as if there were no such table. Whoever tries code after code is soon told to
wait, and is not told any more which of them are right. A pass is never counted, nor a code that opens something.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from consigliere.server import problems
from consigliere.server.codes import parted
from consigliere.server.guests import Bearer, Guests
from consigliere.server.hosted import Hosted
from consigliere.server.keeping import Keeping
from consigliere.server.problems import problem
from consigliere.server.rates import Gate, Rates, household
from consigliere.table.table import Table

MISSES: Final = "misses"
EVERYBODY: Final = ""


class Entered(NamedTuple):
    """A table, as whoever has come may know it now, and who that is."""

    hosted: Hosted
    table: Table
    bearer: Bearer


class Access:
    """The door of every table."""

    def __init__(self, keeping: Keeping, guests: Guests, gate: Gate, rates: Rates) -> None:
        self._keeping: Final = keeping
        self._guests: Final = guests
        self._gate: Final = gate
        self._rates: Final = rates
        # One after the other in a household: else a thousand codes could be tried before the first is counted.
        self._queues: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    @asynccontextmanager
    async def entered(self, given: str, token: str | None, address: str) -> AsyncIterator[Entered]:
        """The table of a code, short or long. A `Problem` says why somebody is not let in."""
        code, key = parted(given)
        bearer = self._guests.at(code, token)
        has_link = bearer.person is not None or self._guests.is_key(code, key)
        if not has_link:
            await self._try(given, address)
        async with self._keeping.held(code) as hosted:
            if hosted is None:
                raise problem(problems.NO_SUCH_TABLE)
            hosted.release()
            table = hosted.shown(bearer.person)
            if table.is_over() and not table.may_come_back(bearer.person, has_link):
                raise problem(problems.ONLY_PLAYERS if has_link else problems.NO_SUCH_TABLE)
            yield Entered(hosted, table, bearer)

    async def _try(self, code: str, address: str) -> None:
        """See whether a short code opens a table, and count it if it does not."""
        queue = self._queues.setdefault(household(address), asyncio.Lock())
        async with queue:
            if not await self._may_try(address):
                raise problem(problems.TOO_FAST)
            async with self._keeping.held(code) as hosted:
                if hosted is not None:
                    hosted.release()
                    if not hosted.shown(None).is_over():
                        return
            for limit in (self._rates.misses, self._rates.misses_among_many):
                await self._gate.lets(limit, MISSES, address)
            await self._gate.lets(self._rates.misses_in_all, MISSES, EVERYBODY)
            raise problem(problems.NO_SUCH_TABLE)

    async def _may_try(self, address: str) -> bool:
        """Few have missed at all, and they may still miss once or twice when others try everything."""
        rates, gate = self._rates, self._gate
        is_calm = await gate.has_room(rates.misses_in_all, MISSES, EVERYBODY)
        return await gate.has_room(rates.misses if is_calm else rates.misses_among_many, MISSES, address)
