"""Those who do not: every way we know to wear a server down, all at once, from a few addresses.

An attack tries something again and again until the time is up, and counts what came of it. They run in a process of
their own, so that players do not wait for them in any other way than at the server.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import string
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sieging.wire import BINARY, CLOSE, PING, TEXT, Gone, Line, framed, http, request

HELD = 300  # connections that one attack keeps open
AT_ONCE = 4  # of each attack
PAUSE = 0.002  # seconds between two tries: the machine is shared with those who are attacked


@dataclass
class Siege:
    """What all attacks know of the server, and when they end."""

    port: int
    until: float
    victim: str  # the code of a table at which people play
    records: list[bytes]  # a real one, and some that are none
    sources: list[str] = field(default_factory=lambda: [f"127.0.1.{n}" for n in range(1, 5)])
    own: tuple[str, str] | None = None  # a table of the attackers' own, and its host's pass

    def is_on(self) -> bool:
        return time.monotonic() < self.until

    def source(self) -> str:
        return random.choice(self.sources)


Attack = Callable[[Siege, Counter[str]], Awaitable[None]]


async def answered(siege: Siege, counts: Counter[str], given: bytes) -> None:
    """One request, and the status of its answer."""
    line = await Line.to(siege.port, siege.source())
    try:
        await line.send(given)
        status = await line.status()
        # So many records are being checked already: a refusal, and no failure.
        counts["desk full" if b'"desk-full"' in line.body else str(status)] += 1
    finally:
        line.close()


async def connections(siege: Siege, counts: Counter[str]) -> None:
    """Open, and say nothing."""
    held: list[Line] = []
    try:
        while siege.is_on():
            if len(held) >= HELD // AT_ONCE:
                held.pop(0).close()
            held.append(await Line.to(siege.port, siege.source()))
            counts["opened"] += 1
            await asyncio.sleep(PAUSE)
            gone = [line for line in held if line.reader.at_eof()]
            counts["closed by the server"] += len(gone)
            held = [line for line in held if line not in gone]
    finally:
        for line in held:
            line.close()


async def half_open(siege: Siege, counts: Counter[str]) -> None:
    """Requests that never end: a line of the head now and then, or a byte of the body."""
    starts = [
        f"GET /api/server HTTP/1.1\r\nHost: 127.0.0.1:{siege.port}\r\nX-Slow: ".encode(),
        request(siege.port, "POST", "/api/verify", b" " * 60_000)[:200],
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{siege.port}\r\nUpgrade: websocket\r\n".encode(),
        b"P",
    ]
    held: list[tuple[Line, float]] = []
    try:
        while siege.is_on():
            while len(held) < HELD // AT_ONCE:
                line = await Line.to(siege.port, siege.source())
                held.append((line, time.monotonic()))
                counts["opened"] += 1
                await line.send(random.choice(starts))
            line, since = held.pop(0)
            try:
                if line.reader.at_eof():
                    raise Gone("closed")
                await line.send(b"a")
                held.append((line, since))
            except Gone:
                counts["closed by the server"] += 1
                counts["longest held, s"] = max(counts["longest held, s"], round(time.monotonic() - since))
                line.close()
            await asyncio.sleep(PAUSE)
    finally:
        for line, since in held:
            counts["still held"] += 1
            counts["longest held, s"] = max(counts["longest held, s"], round(time.monotonic() - since))
            line.close()


async def socket(siege: Siege, counts: Counter[str]) -> Line:
    line = await Line.to(siege.port, siege.source())
    status = await line.upgrade(siege.port)
    counts[f"upgrade {status}"] += 1
    if status != 101:
        line.close()
        await asyncio.sleep(0.05)
        raise Gone("not let in")
    return line


async def said(line: Line, counts: Counter[str]) -> None:
    """Count what the server says, until it says nothing more."""
    while True:
        kind, payload = await line.hear()
        if kind == CLOSE:
            counts[f"closed {int.from_bytes(payload[:2], 'big')}"] += 1
            raise Gone("closed")
        if kind == TEXT:
            words = json.loads(payload)
            counts[words["problem"] if words["says"] == "trouble" else words["says"]] += 1
        else:
            counts["pong"] += 1


async def flood(
    siege: Siege, counts: Counter[str], line: Line, frame: Callable[[], bytes], reads: bool = True
) -> None:
    """Frames as fast as they are taken, on one socket."""
    hearing = asyncio.create_task(said(line, counts)) if reads else None
    try:
        while siege.is_on() and not (hearing and hearing.done()):
            await line.send(frame())
            counts["sent"] += 1
            await asyncio.sleep(PAUSE)
    finally:
        if hearing:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        line.close()


def asked(**words: object) -> bytes:
    return framed(json.dumps({"id": f"x{random.getrandbits(40)}", **words}).encode())


async def hellos(siege: Siege, counts: Counter[str]) -> None:
    """The whole table, please, again and again; one in two does not read it."""
    line = await socket(siege, counts)
    await flood(siege, counts, line, lambda: asked(ask="hello", table=siege.victim), random.random() < 0.5)


async def pings(siege: Siege, counts: Counter[str]) -> None:
    """Of the protocol and of our own, and the answers are left lying."""
    frames = [framed(b"x" * 125, PING), asked(ask="ping"), framed(b"x" * 125, PING) * 100]
    line = await socket(siege, counts)
    await flood(siege, counts, line, lambda: random.choice(frames), random.random() < 0.3)


async def notes(siege: Siege, counts: Counter[str]) -> None:
    """A notebook written anew and anew, at a table of one's own."""
    assert siege.own is not None
    line = await socket(siege, counts)
    await line.ask(ask="hello", id="h", table=siege.own[0], token=siege.own[1], seat=0)
    await flood(siege, counts, line, lambda: asked(ask="note", text=random.choice("abc") * 9_990))


async def nonsense(siege: Siege, counts: Counter[str]) -> None:
    """What no client would send."""

    def frame() -> bytes:
        return random.choice(
            [
                framed(random.randbytes(50)),
                framed(random.randbytes(200), BINARY),
                framed(b"[" * 40_000),
                framed(b'{"ask":"do","id":"a","steps":["pass"]}'),
                b"\x01\xfe\xff\xff\0\0\0\0" + b"x" * 65_535,  # the first part of a message that never ends
                b"\x81\x05hello",  # not masked
                b"\xf3\x80\0\0\0\0",  # of no kind
                b"\x81\xff" + b"\x7f" * 8 + b"\0\0\0\0",  # longer than any memory
                random.randbytes(40),
            ]
        )

    await flood(siege, counts, await socket(siege, counts), frame)


async def sockets(siege: Siege, counts: Counter[str]) -> None:
    """As many as there may be, and nothing on them."""
    held: list[Line] = []
    try:
        while siege.is_on() and len(held) < HELD:
            held.append(await socket(siege, counts))
        while siege.is_on():
            await asyncio.sleep(0.1)
    finally:
        for line in held:
            line.close()


async def replays(siege: Siege, counts: Counter[str]) -> None:
    body = json.dumps({"record": json.loads(siege.records[0]), "viewer": "gallery"}).encode()
    for given in (
        request(siege.port, "POST", "/api/replay", body),
        request(siege.port, "GET", f"/api/tables/{siege.victim}/replay?viewer=gallery"),
    ):
        await answered(siege, counts, given)


async def uploads(siege: Siege, counts: Counter[str]) -> None:
    """Records: long ones, deep ones, real ones, and such as are no records."""
    bodies = [
        b'{"record":{"consigliere":1,"game":"corleone","entries":[' + b"[]," * 1_300_000 + b"[]]}}",
        b'{"record":' + b"[" * 1_000_000,
        *[b'{"record":' + record + b"}" for record in siege.records],
        b" " * 5_200_000,
    ]
    await answered(siege, counts, request(siege.port, "POST", "/api/verify", random.choice(bodies)))


async def guesses(siege: Siege, counts: Counter[str]) -> None:
    """Codes of other people's tables."""
    code = "".join(random.choices(string.ascii_lowercase, k=6))
    if random.random() < 0.7:
        await answered(siege, counts, request(siege.port, "GET", f"/api/tables/{code}"))
        return
    line = await socket(siege, counts)
    await flood(
        siege,
        counts,
        line,
        lambda: asked(ask="hello", table="".join(random.choices(string.ascii_lowercase, k=6))),
    )


async def tables(siege: Siege, counts: Counter[str]) -> None:
    body = {"game": "offer", "seats": 20, "name": "Mallory", "chairs": [{"kind": "me"}] * 20}
    await answered(siege, counts, request(siege.port, "POST", "/api/tables", json.dumps(body).encode()))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        connections, half_open, sockets, hellos, notes, pings, nonsense, replays, uploads, guesses, tables,
    )
}  # fmt: skip


async def keep_on(attack: Attack, siege: Siege, counts: Counter[str]) -> None:
    while siege.is_on():
        counts["tries"] += 1
        try:
            async with asyncio.timeout_at(
                asyncio.get_running_loop().time() + siege.until - time.monotonic() + 5
            ):
                await attack(siege, counts)
        except Gone as gone:
            counts[str(gone)] += 1
        except (TimeoutError, ValueError, OSError) as error:
            counts[type(error).__name__] += 1
        await asyncio.sleep(PAUSE)


async def all_at_once(siege: Siege, chosen: list[str]) -> dict[str, Counter[str]]:
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "condottiere", "seats": 2, "name": "Mallory", "chairs": chairs}
    line = await http(siege.port, siege.sources[0], "POST", "/api/tables", json.dumps(wanted).encode())
    made = json.loads(line.body)
    siege.own = (made["code"], made["token"])
    found: dict[str, Counter[str]] = {name: Counter() for name in chosen}
    work = [keep_on(ATTACKS[name], siege, found[name]) for name in chosen for _ in range(AT_ONCE)]
    await asyncio.gather(*work)
    return found


def attack(
    answer: Any, port: int, seconds: float, victim: str, records: list[bytes], chosen: list[str]
) -> None:
    """The process of the attackers."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    siege = Siege(port, time.monotonic() + seconds, victim, records)
    answer.send(asyncio.run(all_at_once(siege, chosen)))
