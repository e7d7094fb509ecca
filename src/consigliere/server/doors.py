"""Who is let in: how many connections there are, from where, and how many have not said yet what they want.

Whoever connects and says nothing costs a file, and a server that has no more files answers nobody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from consigliere.server.rates import household

LOG: Final = logging.getLogger("consigliere.server")
KEPT_BACK: Final = 128  # files that are no connections: the store, the processes of the bots
MOST_UNFINISHED: Final = 1_000
QUIET_SECONDS: Final = 60.0


class Doors:
    """One for each server."""

    def __init__(self, files: int, at_once: int | None, is_proxy: Callable[[str], bool]) -> None:
        self.most: Final = max(files - KEPT_BACK, files // 2)
        self._most_unfinished: Final = min(MOST_UNFINISHED, self.most // 2)
        self._at_once: Final = at_once  # from one household
        self._is_proxy: Final = is_proxy  # behind such an address there are many people
        self._inside: Final[dict[asyncio.BaseTransport, str | None]] = {}
        self._households: Final[Counter[str]] = Counter()
        self._unfinished: Final[dict[asyncio.BaseTransport, Callable[[], None]]] = {}
        self._full: Final = Seldom("there are no files for more than %d connections: %d turned away")
        self._crowded: Final = Seldom("%s has %d connections open: %d more turned away")
        self._idle: Final = Seldom("more than %d connections have not finished a request: %d of them closed")

    def lets_in(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Whether one more connection from there is welcome; counts it if it is."""
        if len(self._inside) >= self.most:
            self._full.say(len(self._inside))
            return False
        name = None if self._is_proxy(address) else household(address)
        if name is not None:
            if self._at_once is not None and self._households[name] >= self._at_once:
                self._crowded.say(name, self._at_once)
                return False
            self._households[name] += 1
        self._inside[transport] = name
        return True

    def left(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        self.has_asked(transport)
        name = self._inside.pop(transport, None)
        if name is not None:
            self._households[name] -= 1
            if self._households[name] == 0:
                del self._households[name]

    def must_ask(self, transport: asyncio.BaseTransport, give_up: Callable[[], None]) -> None:
        """A request is due from there. Where too many are, the oldest is given up: whoever asks does it at once."""
        self._unfinished[transport] = give_up
        if len(self._unfinished) > self._most_unfinished:
            oldest = next(iter(self._unfinished))
            self._idle.say(self._most_unfinished)
            self._unfinished.pop(oldest)()

    def has_asked(self, transport: asyncio.BaseTransport) -> None:
        """The head of a request has come."""
        self._unfinished.pop(transport, None)


class Seldom:
    """A line of the log that comes once a minute at most, with how often it was meant."""

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._count = 0
        self._said: float | None = None

    def say(self, *words: object) -> None:
        """It has happened once more."""
        self._count += 1
        now = time.monotonic()
        if self._said is None or now - self._said >= QUIET_SECONDS:
            LOG.warning(self._text, *words, self._count)
            self._said, self._count = now, 0
