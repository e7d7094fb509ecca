"""The route `/ws`: frames in, requests to the hub, one after the other. Answers leave by the connection's queue.

The next frame is read when a request is decided; it does not wait until that is stored and answered.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from consigliere.server.connection import NONSENSE, Connection
from consigliere.server.guard import address_of
from consigliere.server.hub import Hub
from consigliere.server.protocol import TRANSPORT
from consigliere.server.settings import Settings
from consigliere.store import StoreError
from consigliere.table.messages import AnyRequest, Hello, Ping, Pong, Trouble, Waits

LOG: Final = logging.getLogger("consigliere.server")
LONGEST_FRAME: Final = 48 * 1024  # bytes; above it we complain
LONGEST_MESSAGE: Final = 64 * 1024  # bytes; above it the protocol itself closes the socket

CROWDED: Final = Trouble("too-fast")  # because of all sockets of a household together
DECODER: Final[msgspec.json.Decoder[AnyRequest]] = msgspec.json.Decoder(AnyRequest)


async def serve(websocket: WebSocket, hub: Hub, settings: Settings) -> None:
    """Everything about one socket, from its opening to its end."""
    await websocket.accept()
    household = hub.households.at(address_of(websocket.scope))
    transport = websocket.scope.get("extensions", {}).get(TRANSPORT, {}).get("transport")
    connection = Connection(websocket, settings, household, transport)
    connection.address = address_of(websocket.scope)
    try:
        # The limit is set when the socket has to leave.
        async with asyncio.timeout(None) as reading:
            connection.start(reading)
            hub.sockets.add(connection)
            if hub.heart.waits:
                connection.say_at_once(Waits(True))
            await _read(websocket, connection, hub, settings.rates.frames_of_abuse)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        hub.sockets.discard(connection)
        hub.leave(connection)
        await connection.stop()


async def _read(websocket: WebSocket, connection: Connection, hub: Hub, most_nonsense: int) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if connection.leaving is not None:
            continue
        trouble = await _handle(message, connection, hub)
        if trouble is None:
            connection.nonsense = 0
            continue
        # Whoever is quick enough must not leave because of others in the house.
        connection.nonsense += trouble is not CROWDED
        hub.answer(connection, partial(connection.say, trouble))
        if connection.nonsense >= most_nonsense:
            connection.close(NONSENSE)


async def _handle(message: Message, connection: Connection, hub: Hub) -> Trouble | None:
    """Carry out one frame; what is wrong with it if it makes no sense."""
    if not connection.lets():
        return Trouble("too-fast")
    if not connection.household_lets():
        return CROWDED
    text = message.get("text")
    if not isinstance(text, str):
        return Trouble("unreadable", "frames are text")
    frame = text.encode()
    if len(frame) > LONGEST_FRAME:
        return Trouble("too-long")
    try:
        request = DECODER.decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        return Trouble("unreadable", str(error)[:200])
    try:
        if isinstance(request, Ping):
            hub.answer(connection, partial(connection.say, Pong(request.id)))
            return None
        if isinstance(request, Hello):
            if not connection.lets_hello():
                return Trouble("too-fast")
            return await hub.hello(connection, request) if connection.household_lets_hello() else CROWDED
        return await hub.request(connection, request)
    except StoreError as error:
        LOG.error("a request on a socket failed: %s", error)
        return Trouble("server")
    except Exception:
        LOG.exception("a request on a socket failed: %s", type(request).__name__)
        return Trouble("server")
