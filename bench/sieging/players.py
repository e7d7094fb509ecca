"""Those who only want to play: four tables, one of each game, with people at sockets and bots."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

from sieging.wire import CLOSE, TEXT, Gone, Line, http

PEOPLE = {"condottiere": (2, 2), "corleone": (2, 1), "mobcity": (2, 1), "offer": (3, 3)}  # and bots
PAUSE = (0.1, 0.4)  # seconds before somebody moves
OVER = "the game is over"


class Seat:
    """A person: one socket that plays by the legal list."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.last = 0  # number of the feed
        self.now: dict[str, Any] = {}
        self._line: Line | None = None

    async def play(self, until: float) -> None:
        """Sit there until the time is up, and come back if the socket is closed."""
        while time.monotonic() < until:
            try:
                await self._sit(until)
            except Gone as gone:
                if str(gone) != OVER:
                    self.table.counts[f"socket lost: {gone}"] += 1
                await asyncio.sleep(0.5)

    async def _sit(self, until: float) -> None:
        port = self.table.port
        self._line = line = await Line.to(port, self.table.source)
        try:
            if await line.upgrade(port) != 101:
                raise Gone("not let in")
            hello = {
                "table": self.table.code,
                "token": self.table.token,
                "seat": self.seat,
                "last": self.last,
            }
            await line.ask(ask="hello", id=self.table.next_id(), **hello)
            listening = asyncio.create_task(self._listen(line))
            try:
                while time.monotonic() < until and not listening.done():
                    await asyncio.sleep(random.uniform(*PAUSE))
                    await self._move(line)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            if listening.done() and not listening.cancelled() and listening.exception():
                raise Gone("closed")
        finally:
            line.close()

    async def _listen(self, line: Line) -> None:
        while True:
            kind, payload = await line.hear(None)  # a night may be long
            if kind == CLOSE:
                raise Gone("closed")
            if kind != TEXT:
                continue
            said = json.loads(payload)
            self.now = said.get("now", self.now)
            self.last = said.get("n", said.get("last", self.last))
            self.table.heard(said)

    async def _move(self, line: Line) -> None:
        setting = self.now.get("setting", {})
        life = setting.get("life")
        if life == "lobby" and self.seat == 0:
            await self.table.ask(line, ask="start")
        elif life == "running" and self.seat in self.now["waiting"] and self.now["legal"]:
            number = random.choice(self.now["legal"])
            await self.table.ask(line, ask="do", steps=[self.table.commands[number]])
        elif life in ("finished", "abandoned"):
            await self.table.again()
            raise Gone(OVER)  # to the next table


class Table:
    """One table and what its people have measured."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self.port = port
        self.game = game
        self.source = f"127.0.2.{number + 1}"
        self.times: list[float] = []
        self.counts: Counter[str] = Counter()
        self.acknowledged: list[str] = []
        self.commands: list[str] = []
        self.code = self.token = ""
        self._ids = itertools.count(1)
        self._sent: dict[str, float] = {}
        self._opening = asyncio.Lock()

    def next_id(self) -> str:
        return f"{self.game}-{next(self._ids)}"

    async def open(self) -> None:
        people, bots = PEOPLE[self.game]
        chairs: list[dict[str, str]] = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(people)]
        chairs += [{"kind": "bot", "bot": "greedy"}] * bots
        wanted = {"game": self.game, "seats": people + bots, "name": "Anna", "chairs": chairs}
        line = await http(self.port, self.source, "POST", "/api/tables", json.dumps(wanted).encode())
        made = json.loads(line.body)
        self.code, self.token = made["code"], made["token"]
        if not self.commands:
            line = await http(self.port, self.source, "GET", f"/api/games/{self.game}")
            self.commands = [command["text"] for command in json.loads(line.body)["commands"]]
        self.seats = [Seat(self, seat) for seat in range(people)]

    async def again(self) -> None:
        """The next game, once for all who sit here."""
        before = self.code
        async with self._opening:
            if self.code == before:
                seats = self.seats
                await self.open()
                self.seats = seats
                for seat in seats:
                    seat.last, seat.now = 0, {}
                self.counts["games played"] += 1

    async def play(self, until: float) -> None:
        await asyncio.gather(*(seat.play(until) for seat in self.seats))

    async def ask(self, line: Line, **words: object) -> None:
        """Send something that changes the table, and wait for what is said to it."""
        name = self.next_id()
        self._sent[name] = time.perf_counter()
        self.counts["moves sent"] += 1
        await line.ask(id=name, **words)
        for _ in range(400):
            if name not in self._sent:
                return
            await asyncio.sleep(0.005)
        self.counts["waited over 2 s"] += 1

    def heard(self, said: dict[str, Any]) -> None:
        sent = self._sent.pop(said.get("id", ""), None)
        if said["says"] == "trouble":
            self.counts[f"trouble {said['problem']}"] += 1
        if sent is None:
            return
        if said["says"] == "done":
            self.times.append(time.perf_counter() - sent)
            self.acknowledged.append(said["id"])
        else:
            self.counts[str(said["says"])] += 1  # somebody else was quicker


def lost(tables: list[Table], database: Path) -> list[str]:
    """What was acknowledged and is not in the log."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
        kept = {name for (name,) in store.execute("select request from events where request is not null")}
    return [name for table in tables for name in table.acknowledged if name not in kept]


async def unsaid(tables: list[Table]) -> list[str]:
    """Whoever was told more than the table knows after a restart."""
    found = []
    for table in tables:
        for seat in table.seats:
            line = await Line.to(table.port, table.source)
            await line.upgrade(table.port)
            await line.ask(
                ask="hello", id="again", table=table.code, token=table.token, seat=seat.seat, last=0
            )
            while True:
                kind, payload = await line.hear()
                said = json.loads(payload) if kind == TEXT else {}
                if said.get("says") in ("welcome", "trouble"):
                    break
            line.close()
            if said.get("last", -1) < seat.last:
                found.append(f"{table.game}, seat {seat.seat}: {said.get('last')} of {seat.last}")
    return found
