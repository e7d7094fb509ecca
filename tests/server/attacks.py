"""What somebody does who wants to wear a server down. Everything here is bounded in count and in time.

Plain sockets, so that they can do what no client does: never read, never finish a sentence.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

import psutil  # type: ignore[import-untyped]

from tests.server.driver import PATIENCE, Looker, Plain, TableServer

TEXT, CONTINUED, PING, PONG = 0x1, 0x0, 0x9, 0xA
LONGEST = 20.0  # seconds that one attack may last
UNFINISHED = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
LONG_NOTE = 10_000  # signs


def memory(server: TableServer) -> float:
    """What the server's own process holds now, in MiB."""
    return float(psutil.Process(server.process.pid).memory_info().rss) / 2**20


def most_memory(server: TableServer) -> float:
    """The most that the server's own process has held so far, in MiB; only Linux tells."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


# --- Sockets that do not read -----------------------------------------------------------------------------------------


def connected(server: TableServer, source: str = "") -> socket.socket:
    """A connection, perhaps from another address of this machine, with little room for what it does not read."""
    host, port = server.host.split(":")
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(LONGEST)
    try:
        if source:
            found.bind((source, 0))
        found.connect((host, int(port)))
    except OSError:
        found.close()
        raise
    return found


@contextmanager
def deaf(server: TableServer, source: str = "") -> Iterator[socket.socket]:
    """A WebSocket that reads nothing after its handshake."""
    with connected(server, source) as found:
        key = base64.b64encode(os.urandom(16)).decode()
        found.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = found.recv(1)
            assert more, "the handshake was refused"
            answer += more
        assert answer.startswith(b"HTTP/1.1 101"), answer
        yield found


def frame(payload: bytes = b"", opcode: int = TEXT, final: bool = True) -> bytes:
    """A frame as a client sends it; the mask is all zeros."""
    size = len(payload)
    assert size < 1 << 16
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
    return bytes([final << 7 | opcode]) + length + bytes(4) + payload


def request(ask: str, number: int, **words: object) -> bytes:
    """A request as a frame."""
    return frame(json.dumps({"ask": ask, "id": f"a{number}", **words}).encode())


def pours(into: socket.socket, frames: Iterator[bytes] | list[bytes]) -> tuple[int, bool]:
    """Send all of it, as long as the other side takes it: how many frames went out, and whether it was cut off."""
    until = time.monotonic() + LONGEST
    into.settimeout(1.0)
    sent = 0
    for one in frames:
        rest = one
        while rest:
            if time.monotonic() > until:
                return sent, False
            try:
                rest = rest[into.send(rest) :]
            except TimeoutError:
                continue  # the other side does not read either, or not now
            except OSError:
                return sent, True
        sent += 1
    return sent, False


def rest_of(one: socket.socket, last: bytes = b"\0nothing") -> bytes:
    """Everything the server still sends before it ends the connection, or until it has said something."""
    found = b""
    one.settimeout(PATIENCE)
    with suppress(ConnectionError):
        while not found.endswith(last) and (more := one.recv(1 << 16)):
            found += more
    return found


def ports(many: Iterable[socket.socket]) -> set[int]:
    """By which the server knows these connections."""
    return {one.getsockname()[1] for one in many}


def until_dropped(server: TableServer, known: set[int], left: int = 0) -> None:
    """Wait until the server has closed its end of all but so many of these. Nothing is read for that."""

    def held() -> int:
        found = psutil.Process(server.process.pid).net_connections("tcp")
        return sum(bool(end.raddr) and end.raddr.port in known for end in found)

    until(lambda: held() <= left)


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    longest = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < longest, "it never was"
        time.sleep(0.02)


# --- Connections that never ask ---------------------------------------------------------------------------------------


@contextmanager
def half_open(
    server: TableServer, count: int, source: str = "", said: bytes = UNFINISHED
) -> Iterator[list[socket.socket]]:
    """So many connections that have begun a request and do not end it. Those that are refused are left out."""
    found: list[socket.socket] = []
    try:
        for _ in range(count):
            try:
                one = connected(server, source)
            except OSError:
                continue
            found.append(one)
            with suppress(OSError):
                one.sendall(said)
        yield found
    finally:
        for one in found:
            one.close()


# --- Tables that grow -------------------------------------------------------------------------------------------------


async def fills_notes(looker: Looker, count: int) -> list[Plain]:
    """Write a long notebook that is another one each time."""
    return [await looker.ask("note", text=chr(0x430 + number % 32) * LONG_NOTE) for number in range(count)]
