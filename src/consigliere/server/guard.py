"""What stands before every route: rates, origins, sizes, and the headers that go with every answer."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from consigliere.server import problems
from consigliere.server.hosts import HOST, Hosts
from consigliere.server.problems import Problem, problem
from consigliere.server.rates import Gate, household
from consigliere.server.settings import Settings

LOG: Final = logging.getLogger("consigliere.server")

SMALL_BODY: Final = 64 * 1024
RECORD_BODY: Final = 5 * 1024 * 1024
RECORDS: Final = ("/api/verify", "/api/replay")
OPENING_BODY: Final = 3 * SMALL_BODY  # an edition may go along, every second sign of it escaped
LONGER: Final = {"/api/tables": OPENING_BODY, **dict.fromkeys(RECORDS, RECORD_BODY)}
SLOWEST_BODY: Final = 30.0  # seconds
ASSETS: Final = "/assets/"

FIXED_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate) -> None:
        self._app = app
        self._settings = settings
        self._gate = gate
        self._hosts = Hosts(settings.host, (*settings.origins, *settings.addresses))
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        policy = content_policy(headers.get("host", ""))
        started = False

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                given = MutableHeaders(scope=message)
                given["content-security-policy"] = policy
                given.update(FIXED_HEADERS)
                given.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._check_http(scope, headers)
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                receive = await _whole_body(scope, headers, receive)
            await self._app(scope, receive, dressed)
        except Problem as wrong:
            is_for_people = wrong.status == problems.STATUS[problems.UNKNOWN_HOST] and not _is_api(scope)
            response = problems.in_words(wrong) if is_for_people else wrong.response()
            await response(scope, receive, dressed)
        except Exception:
            LOG.exception("a request failed")
            if started:
                raise
            await problem(problems.SERVER).response()(scope, receive, dressed)

    async def _check_http(self, scope: Scope, headers: Headers) -> None:
        path, address, rates = scope["path"], address_of(scope), self._settings.rates
        if not path.startswith(ASSETS) and not await self._gate.lets(rates.requests, "requests", address):
            raise problem(problems.TOO_FAST)
        if (stranger := self._stranger(scope, headers)) is not None:
            raise stranger
        if scope["method"] == "POST":
            if not self._is_ours(headers):
                raise problem(problems.FOREIGN_ORIGIN)
            if path in RECORDS and not await self._gate.lets(rates.records, "records", address):
                raise problem(problems.TOO_FAST)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        rates, name = self._settings.rates, household(address_of(scope))
        wrong = self._stranger(scope, headers)
        if wrong is not None:
            pass
        elif not self._is_ours(headers):
            wrong = problem(problems.FOREIGN_ORIGIN)
        elif self._has_enough(name) or not await self._gate.lets(rates.sockets, "sockets", name):
            wrong = problem(problems.TOO_FAST)
        if wrong is None:
            self._sockets[name] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[name] -= 1
                if self._sockets[name] == 0:
                    del self._sockets[name]
            return
        response = wrong.response()
        response.headers["content-security-policy"] = content_policy(headers.get("host", ""))
        response.headers.update(FIXED_HEADERS)
        # Such an answer instead of a handshake speaks another dialect of ASGI than an answer to a request.
        await send(
            {
                "type": "websocket.http.response.start",
                "status": response.status_code,
                "headers": response.raw_headers,
            }
        )
        await send({"type": "websocket.http.response.body", "body": response.body})

    def _has_enough(self, name: str) -> bool:
        """Whether a household has as many sockets open as it may."""
        most = self._settings.rates.sockets_at_once
        return most is not None and self._sockets[name] >= most

    def _stranger(self, scope: Scope, headers: Headers) -> Problem | None:
        """What is wrong with the name by which we are asked for; None if nothing is."""
        host = next((host for host in headers.getlist("host") if not self._hosts.knows(host)), None)
        if host is None:
            return None
        shown = host if HOST.fullmatch(host) else "?"
        scheme = str(scope.get("scheme", "http")).replace("ws", "http")
        return problem(problems.UNKNOWN_HOST, host=shown, start=f"--origin {scheme}://{shown}")

    def _is_ours(self, headers: Headers) -> bool:
        """Whether a page of our own asks, or no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        try:
            asked_from = urlsplit(origin).netloc
        except ValueError:
            return False
        return asked_from != "" and asked_from.lower() == headers.get("host", "").lower()


def _is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api/")


def address_of(scope: Scope) -> str:
    """Who asks."""
    client = scope.get("client")
    return client[0] if client else "unknown"


@lru_cache(maxsize=64)
def content_policy(host: str) -> str:
    """What a page of ours may load: what is ours, and nothing written into the page itself.

    >>> "ws://table.lan:8000 wss://table.lan:8000" in content_policy("table.lan:8000")
    True
    >>> "evil" in content_policy("x; script-src evil")
    False
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    )


async def _whole_body(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """Read a body to its end before anybody looks at it; what is too long is refused as soon as that is known."""
    most = LONGER.get(scope["path"], SMALL_BODY)
    announced = headers.get("content-length", "0")
    if announced.isascii() and announced.isdigit() and int(announced[:12]) > most:
        raise problem(problems.TOO_LARGE, most=str(most))
    body = b""
    more = True
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > most:
                    raise problem(problems.TOO_LARGE, most=str(most))
    except TimeoutError:
        raise problem(problems.TOOK_TOO_LONG) from None
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
