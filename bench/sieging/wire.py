"""Bytes to a server from any loopback address, without a library that would stop us from sending nonsense."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LONGEST_WAIT = 15.0  # seconds for any answer


class Gone(Exception):
    """The server has closed the connection, or has never answered."""


class Line:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.body = b""  # of the last answer

    @classmethod
    async def to(cls, port: int, source: str) -> Line:
        try:
            work = asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), limit=1 << 24)
            return cls(*await asyncio.wait_for(work, LONGEST_WAIT))
        except (OSError, TimeoutError) as error:
            raise Gone(type(error).__name__) from None

    async def send(self, data: bytes) -> None:
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), LONGEST_WAIT)
        except (OSError, TimeoutError):
            raise Gone("not taken") from None

    async def status(self) -> int:
        """The status of an answer, its body read to the end if it says how long it is."""
        head = await self._read(self.reader.readuntil(b"\r\n\r\n"))
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                self.body = await self._read(self.reader.readexactly(int(line[15:])))
        return int(head.split(b" ", 2)[1])

    async def _read(self, work: Any, seconds: float | None = LONGEST_WAIT) -> bytes:
        try:
            return bytes(await asyncio.wait_for(work, seconds))
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            raise Gone("no answer") from None

    def close(self) -> None:
        self.writer.close()

    # Sockets.

    async def upgrade(self, port: int) -> int:
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        await self.send(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        return await self.status()

    async def frame(self, payload: bytes, kind: int = TEXT) -> None:
        await self.send(framed(payload, kind))

    async def ask(self, **words: object) -> None:
        await self.frame(json.dumps(words).encode())

    async def hear(self, seconds: float | None = LONGEST_WAIT) -> tuple[int, bytes]:
        """The next frame, if one comes in time; those of the server are neither masked nor in parts."""
        first, size = await self._read(self.reader.readexactly(2), seconds)
        if size >= 126:
            size = int.from_bytes(await self._read(self.reader.readexactly(2 if size == 126 else 8)), "big")
        payload = await self._read(self.reader.readexactly(size))
        if first & 15 == PING:
            await self.frame(payload, PONG)
        return first & 15, payload


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(payload)
    if size < 126:
        length = bytes([128 | size])
    else:
        length = b"\xfe" + size.to_bytes(2, "big") if size < 1 << 16 else b"\xff" + size.to_bytes(8, "big")
    return bytes([128 | kind]) + length + b"\0\0\0\0" + payload


def request(port: int, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Content-Length: {len(body)}"]
    lines += ["Content-Type: application/json"] if body else []
    lines += [f"{name.title()}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def http(port: int, source: str, method: str, path: str, body: bytes = b"", **headers: str) -> Line:
    """One request on a connection of its own; the line has the `body` of the answer, whose status was good."""
    line = await Line.to(port, source)
    try:
        await line.send(request(port, method, path, body, Connection="close", **headers))
        status = await line.status()
    finally:
        line.close()
    if status != 200:
        raise Gone(f"{method} {path}: {status}")
    return line
