"""People with bad connections: socket clients that play whatever is legal, and remember every word they were told."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final

import websockets
from websockets.asyncio.client import ClientConnection, connect

from consigliere import shelf

Plain = dict[str, Any]
LOST: Final = (OSError, websockets.WebSocketException, asyncio.TimeoutError)


class Player:
    """One seat of one table, or the gallery. Keeps its feed, and every request until it is answered."""

    def __init__(self, port: int, game: str, code: str, token: str, seat: int | None, seed: int) -> None:
        self.port: Final = port
        self.code: Final = code
        self.token: Final = token
        self.seat: Final = seat
        self.feed: dict[int, Plain] = {}  # everything told, by its number
        self.contradictions: list[str] = []  # numbers that were told twice in different words
        self.acknowledged: list[str] = []  # requests that were answered `done`
        self.finished = asyncio.Event()
        self._chance: Final = random.Random(seed)
        self._game: Final = shelf.game(game)
        self._pending: Plain | None = None
        self._count = 0
        self._now: Plain = {}

    @property
    def last(self) -> int:
        """The last number of this viewer's feed."""
        return max(self.feed, default=0)

    async def play(self) -> None:
        """Play until the game is over, through as many connections as it takes."""
        while not self.finished.is_set():
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/ws", open_timeout=5, compression=None
                ) as socket:
                    await self._sit_at(socket)
            except LOST:
                await asyncio.sleep(0.05)

    async def once(self, request: Plain, seat: int | None = None) -> None:
        """Ask for one thing and wait until it is done."""
        async with connect(f"ws://127.0.0.1:{self.port}/ws", open_timeout=5, compression=None) as socket:
            await self._send(socket, {"ask": "hello", "id": "hello", **self.who(0), "seat": seat})
            await self._send(socket, {"id": "once", **request})
            async with asyncio.timeout(20):
                async for frame in socket:
                    answer = json.loads(frame)
                    assert answer["says"] not in ("refused", "trouble"), answer
                    if answer["says"] == "done":
                        return

    async def _sit_at(self, socket: ClientConnection) -> None:
        await self._send(socket, {"ask": "hello", "id": "hello", **self.who(self.last)})
        if self._pending is not None:
            await self._send(socket, self._pending)
        async for frame in socket:
            await self._hear(socket, json.loads(frame))
            if self.finished.is_set():
                return

    def who(self, last: int) -> Plain:
        """What `hello` says of this client."""
        return {"table": self.code, "token": self.token, "seat": self.seat, "last": last}

    async def _send(self, socket: ClientConnection, request: Plain) -> None:
        await socket.send(json.dumps(request))

    async def _hear(self, socket: ClientConnection, answer: Plain) -> None:
        says = answer["says"]
        if says == "welcome":
            first = answer["last"] - len(answer["feed"]) + 1
            for number, item in enumerate(answer["feed"], start=first):
                self.take(number, item)
            await self._answer(socket, answer["now"])
        elif says == "told":
            self.take(answer["n"], answer["item"])
            await self._answer(socket, answer["now"])
        elif says in ("done", "refused") and self._pending and answer["id"] == self._pending["id"]:
            if says == "done":
                self.acknowledged.append(answer["id"])
            self._pending = None
            await self._answer(socket, self._now)

    def take(self, number: int, item: Plain) -> None:
        """Remember what was told; what was told before must be told again in the same words."""
        known = self.feed.setdefault(number, item)
        if known != item:
            self.contradictions.append(f"{number}: {known} became {item}")

    async def _answer(self, socket: ClientConnection, now: Plain) -> None:
        self._now = now
        if now["setting"]["life"] == "finished":
            self.finished.set()
        elif self.seat in now["waiting"] and now["legal"] and self._pending is None:
            self._count += 1
            command = self._game.catalogue[self._chance.choice(now["legal"])]
            steps = [self._game.text(command)]
            self._pending = {"ask": "do", "id": f"{self.seat}-{self._count}", "steps": steps}
            await self._send(socket, self._pending)


async def whole_feed(player: Player) -> dict[int, Plain]:
    """The viewer's feed from its first item, as the server tells it now."""
    async with connect(f"ws://127.0.0.1:{player.port}/ws", compression=None) as socket:
        await socket.send(json.dumps({"ask": "hello", "id": "again", **player.who(0)}))
        while True:
            answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
            if answer["says"] == "welcome":
                return dict(enumerate(answer["feed"], start=1))
