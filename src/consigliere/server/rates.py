"""How much one address and one socket may ask. `USUAL` leaves room for a household behind one address."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

if TYPE_CHECKING:
    from consigliere.server.connection import Connection

READING_BYTES: Final = 64 * 1024  # a socket for which less waits is one that reads


@dataclass(frozen=True)
class Rates:
    """Limits as the library `limits` writes them; None lifts one."""

    requests: str | None = "600/minute"  # of any kind
    tables: str | None = "30/10minute"  # opened
    guests: str | None = "120/10minute"  # passes given out
    records: str | None = "60/minute"  # fetched, checked, replayed: every device does so when a game is over
    # Codes without a table: of one address, of one address while many are tried everywhere, and everywhere.
    misses: str | None = "20/10minute"
    misses_among_many: str | None = "3/10minute"
    misses_in_all: str | None = "300/10minute"
    sockets: str | None = "240/minute"  # opened
    sockets_at_once: int | None = 200
    connections_at_once: int | None = 300  # of any kind
    frames: float | None = 20.0  # a second, on one socket
    frames_at_once: int = 60
    household_frames: float | None = 120.0  # a second, on all sockets of one address
    household_frames_at_once: int = 600
    protocol_frames: float | None = 40.0  # a second, on one socket: pings and pieces of messages too
    protocol_frames_at_once: int = 400
    hellos: float | None = 2.0  # a second, on one socket; a long welcome counts as several
    hellos_at_once: int = 20
    household_hellos: float | None = 20.0
    household_hellos_at_once: int = 200
    frames_of_abuse: int = 20  # that make no sense, one after the other, before a socket is closed


USUAL: Final = Rates()
LIFTED: Final = Rates(
    requests=None,
    tables=None,
    guests=None,
    records=None,
    misses=None,
    misses_among_many=None,
    misses_in_all=None,
    sockets=None,
    sockets_at_once=None,
    connections_at_once=None,
    frames=None,
    household_frames=None,
    protocol_frames=None,
    hellos=None,
    household_hellos=None,
)


class Gate:
    """Counts what each address asks for."""

    def __init__(self) -> None:
        self._counter: Final = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def lets(self, limit: str | None, what: str, address: str) -> bool:
        """Whether one more of these is within the limit; counts it if it is."""
        if limit is None:
            return True
        return await self._counter.hit(_parsed(limit), what, household(address))

    async def has_room(self, limit: str | None, what: str, address: str) -> bool:
        """Whether one more of these would be within the limit; counts nothing."""
        return limit is None or await self._counter.test(_parsed(limit), what, household(address))


@cache
def _parsed(limit: str) -> RateLimitItem:
    return parse(limit)


def household(address: str) -> str:
    """What one line to the internet is counted by: an IPv4 address, or the first half of an IPv6 one.

    >>> household("2001:db8:1:2:3:4:5:6"), household("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """What one socket may send, or all of one household: so many frames a second, and some at once."""

    def __init__(self, a_second: float | None, at_once: int) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._since = time.monotonic()

    def lets(self) -> bool:
        """Whether one more frame is within the limit; counts it if it is."""
        if self._a_second is None:
            return True
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, more: int) -> None:
        """What was let through has cost so much more; whoever comes next waits until that is paid."""
        self._left -= more


class Household:
    """What all sockets of one address share."""

    def __init__(self, rates: Rates) -> None:
        self.frames: Final = Bucket(rates.household_frames, rates.household_frames_at_once)
        self.hellos: Final = Bucket(rates.household_hellos, rates.household_hellos_at_once)
        self.sockets: Final[set[Connection]] = set()

    def relieve(self, most: int) -> None:
        """Where more than so many bytes wait for those who do not read, the one with the most of them has to leave.

        Whoever reads is not counted: nobody can notice by this that others are told something.
        """
        behind = {one: waiting for one in self.sockets if (waiting := one.behind()) > READING_BYTES}
        while sum(behind.values()) > most:
            worst = max(behind, key=behind.__getitem__)
            del behind[worst]
            worst.cut_off()


class Households:
    """Those who have sockets open now; each household is kept as long as one of its sockets keeps it."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._found: WeakValueDictionary[str, Household] = WeakValueDictionary()

    def at(self, address: str) -> Household:
        """The household of this address."""
        name = household(address)
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = Household(self._rates)
        return found
