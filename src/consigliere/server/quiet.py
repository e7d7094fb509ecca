"""HTTP at a table that goes by the tick: its answers leave with those of the sockets, whatever made them take long."""

from __future__ import annotations

import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from consigliere.server.codes import parted
from consigliere.server.hub import Hub

TABLE: Final = re.compile(r"/api/tables/([a-z0-9]+)")


class Quiet:
    """Wraps the routes."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self._app: Final = app
        self._hub: Final = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.match(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        code, _ = parted(found[1])
        turn = self._hub.ticking.turn() if self._hub.is_ticking(code) else None
        is_begun = False

        async def held_back(message: Message) -> None:
            """The answer is ready when it begins, and waits then: a long one must not be kept in memory."""
            nonlocal turn, is_begun
            if not is_begun:
                is_begun = True
                # The table may have been read from its log only now, and a replay takes its time.
                if (turn is None or turn.done()) and self._hub.is_ticking(code):
                    turn = self._hub.ticking.turn()
                if turn is not None:
                    await turn
            await send(message)

        await self._app(scope, receive, held_back)
