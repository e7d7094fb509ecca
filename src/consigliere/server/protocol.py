"""Connections as uvicorn speaks with them, with what it leaves without end: waiting for a request, answering pings,
holding what nobody reads."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from consigliere.server import connection
from consigliere.server.doors import Doors
from consigliere.server.rates import Bucket, Rates

HEAD_SECONDS: Final = 10.0  # from a connection, or the first sign of a request, to the end of its head
MOST_HEAD: Final = 64 * 1024  # bytes of a request beside its body, and what its parser holds at once
MOST_PIPELINED: Final = 8  # requests that wait behind the one that is answered
MOST_PIECES: Final = 64  # of one message
STALL_SECONDS: Final = 60.0  # in which whoever has asked has to read some of the answer
LEAST_READ: Final = 16 * 1024  # bytes of it, or the rest
TRANSPORT: Final = "consigliere.transport"  # where the application finds it among the extensions of a scope


class Config(uvicorn.Config):
    """What the protocols below need to know beside what uvicorn tells them."""

    doors: Doors
    rates: Rates


class Http(HttpToolsProtocol):
    """A connection on which requests come, whole and in time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self._doors: Final = config.doors
        self._head: asyncio.TimerHandle | None = None
        self._watching: asyncio.TimerHandle | None = None
        self._beside = 0  # bytes of this request that are no body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._doors.lets_in(transport, self.client[0] if self.client else "unknown"):
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        self._stop_watching()
        self._doors.left(self.transport)
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        self._head = self.loop.call_later(HEAD_SECONDS, self.transport.abort)
        self._doors.must_ask(self.transport, self.transport.abort)

    def _stop_expecting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None
            self._doors.has_asked(self.transport)

    def data_received(self, data: bytes) -> None:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if self._head is None and (cycle is None or cycle.response_complete):
            self._expect_head()
        self._beside += len(data)
        super().data_received(data)
        if self._beside > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too much beside the body.")

    def on_message_complete(self) -> None:
        self._beside = 0
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        self._stop_expecting()
        if len(self.pipeline) < MOST_PIPELINED:
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Something waits to be read. A transport that is closed would wait with it for ever."""
        waiting = self.transport.get_write_buffer_size()
        if waiting > 0 and self._watching is None:
            self._watching = self.loop.call_later(STALL_SECONDS, self._look, waiting, self.cycle)

    def _stop_watching(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_watching()  # from now on pings tell whether somebody is there
        super().handle_websocket_upgrade()

    def _look(self, before: int, cycle: RequestResponseCycle) -> None:
        self._watching = None
        if cycle is self.cycle and self.transport.get_write_buffer_size() > max(0, before - LEAST_READ):
            self.transport.abort()
        else:
            self._watch()


class Counted(ServerProtocol):
    """Every frame counts, also those that no application sees: pings, pongs, and messages in pieces."""

    def __init__(self, bucket: Bucket, max_size: int, logger: logging.Logger) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self._bucket: Final = bucket
        self._pieces = 0
        self._is_flooded = False

    def is_flooded(self) -> bool:
        """Whether there were too many, so that no more are looked at."""
        return self._is_flooded

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CLOSE:
            if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
                self._pieces = 0
            self._pieces += frame.opcode is Opcode.CONT
            if self._pieces >= MOST_PIECES or not self._bucket.lets():
                self._is_flooded = True
                self.fail(*connection.TOO_FAST)  # what has come after this frame is not looked at
                return
        super().recv_frame(frame)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose other side may neither flood us nor keep us from ending it."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self._doors: Final = config.doors
        bucket = Bucket(config.rates.protocol_frames, config.rates.protocol_frames_at_once)
        self.conn: Counted = Counted(bucket, config.ws_max_size, self.logger)
        self._ending: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._doors.left(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][TRANSPORT] = {"transport": self.transport}

    def data_received(self, data: bytes) -> None:
        if self.conn.is_flooded():
            return
        super().data_received(data)
        if self.conn.is_flooded():
            self.handle_parser_exception()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        """A transport that is closed still sends what waits, and somebody who does not read would hold it for ever."""
        if self._ending is None and not self.disconnected:
            self._ending = self.loop.call_later(connection.LAST_WORDS, self.transport.abort)
