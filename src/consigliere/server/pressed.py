"""Answers that are the same for everybody, pressed for whoever can unfold them.

Only those: how far a text can be pressed tells something of what is in it. Nothing that holds a secret, that differs by
who asks or repeats what was asked comes here, and nothing that goes over a socket.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

LEAST: Final = 1000  # bytes; below that there is little to gain
LEVEL: Final = 6


class Pressed(NamedTuple):
    """The same text twice; the second is None where pressing is not worth it."""

    body: bytes
    small: bytes | None
    kind: str

    def answer(self, request: Request, headers: Mapping[str, str] | None = None) -> Response:
        """Whichever of the two the request takes."""
        told = {**(headers or {}), "vary": "accept-encoding"}
        if self.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, media_type=self.kind, headers={**told, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=told)


def pressed(body: bytes, kind: str) -> Pressed:
    """A text that everybody may have."""
    small = gzip.compress(body, LEVEL, mtime=0) if len(body) > LEAST else None
    return Pressed(body, small, kind)
