"""A socket without a network, for tests of what is sent and not of how."""

from __future__ import annotations

import json
from typing import Any, cast

from starlette.websockets import WebSocket

from consigliere.server.connection import Connection
from consigliere.server.rates import LIFTED, Household
from consigliere.server.settings import Settings


class Socket(Connection):
    """A socket whose frames wait until somebody looks at them."""

    def __init__(self, person: str | None = None) -> None:
        super().__init__(
            cast(WebSocket, None), Settings(rates=LIFTED, waiting_bytes=1 << 40), Household(LIFTED)
        )
        self.person = person

    def frames(self) -> list[str]:
        """The frames that have come since somebody last looked."""
        found = []
        while not self._waiting.empty():
            found.append(str(self._waiting.get_nowait()))
        return found

    def heard(self) -> list[dict[str, Any]]:
        """What has come since somebody last looked."""
        return [json.loads(frame) for frame in self.frames()]
