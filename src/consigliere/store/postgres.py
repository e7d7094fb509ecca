"""Connections to PostgreSQL that do not wait for ever."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

import psycopg

Result = TypeVar("Result")


class Impatient(psycopg.Connection[Any]):
    """A connection that is given up when the server does not answer for too long, whatever it does meanwhile.

    The server's own limits are of no use where the server itself stands still, or the network swallows everything.
    """

    limit: float | None = None  # seconds for one answer

    def wait(self, gen: Generator[Any, Any, Result], *words: Any, **more: Any) -> Result:
        if self.limit is None:
            return super().wait(gen, *words, **more)
        try:
            return super().wait(_limited(gen, self.limit), *words, **more)
        except _NoAnswer:
            self.close()
            raise psycopg.OperationalError(f"there was no answer for {self.limit:g} s") from None


class _NoAnswer(Exception):
    pass


def _limited(gen: Generator[Any, Any, Result], seconds: float) -> Generator[Any, Any, Result]:
    """The same conversation with the server, until it has been silent for so long."""
    end = monotonic() + seconds
    try:
        ready = yield next(gen)
        while True:
            # Whoever drives this looks in several times a second, also when nothing has come.
            if not ready and monotonic() > end:
                raise _NoAnswer
            ready = yield gen.send(ready)
    except StopIteration as ended:
        result: Result = ended.value
        return result
