"""Running the server: one process, one event loop, until somebody ends it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import HANDLED_SIGNALS

from consigliere.server import files
from consigliere.server.app import create_app
from consigliere.server.doors import Doors
from consigliere.server.hub import Hub
from consigliere.server.protocol import Config, Http, Socket
from consigliere.server.settings import Settings
from consigliere.server.socket import LONGEST_MESSAGE
from consigliere.store import Store

LOG_FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
NO_NEWS: Final = (
    "Invalid UTF-8 sequence received",
    "Invalid HTTP request received",
    "ASGI callable returned without completing handshake",  # said of every socket that is denied
)
KERNEL_BYTES: Final = (
    128 * 1024
)  # what the system keeps of each connection, each way; it would keep megabytes
PING_SECONDS: Final = 20.0  # between two pings, and at most until one is answered
GOODBYE_SECONDS: Final = 2.0
GRACE_SECONDS: Final = 3


class Server(uvicorn.Server):
    """Uvicorn, with a word to every socket before it ends, and signals that end it and nothing else."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        hub.on_end = lambda: setattr(self, "should_exit", True)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded stays: whoever reads a long log later need not wait while all of it is looked through.
            gc.freeze()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever is sent away now must not come back too soon
        self._hub.say_goodbye()
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                while self._hub.sockets:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass  # some do not listen; they are cut off
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn raises the signal once more at its end, before the store could be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError says why not. Port 0 is any that is free."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if hasattr(signal, "SIGKILL"):  # elsewhere the same option would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            listener.setsockopt(socket.SOL_SOCKET, buffer, KERNEL_BYTES)
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def run(store: Store, listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until a signal comes. `ready` is called when people can connect. Closes the store.

    `InUse` if another server has taken the database meanwhile.
    """
    set_up_log()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(store, listener, settings, ready))


async def _serve(
    store: Store, listener: socket.socket, settings: Settings, ready: Callable[[], None]
) -> None:
    async with store:
        app = await create_app(store, settings)
        config = Config(
            app,
            http=Http,
            ws=Socket,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # the length of what is pressed tells something of what is in it
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        # Those whose word about addresses is taken, as uvicorn reads it.
        proxies = ProxyHeadersMiddleware(cast(Any, app), config.forwarded_allow_ips).trusted_hosts
        config.rates = settings.rates
        config.doors = Doors(
            files.allowed(), settings.rates.connections_at_once, lambda address: address in proxies
        )
        hub: Hub = app.state.hub
        await Server(config, hub, ready).serve([listener])
    if hub.taken is not None:
        raise hub.taken


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def set_up_log() -> None:
    """Warnings and worse, and what the server does by itself, to the error output. What strangers send is no news."""
    logging.basicConfig(format=LOG_FORMAT, level=logging.WARNING)
    logging.getLogger("consigliere.server").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(lambda line: not str(line.msg).startswith(NO_NEWS))
