"""Can anybody tell from when he is answered whether somebody else has just done something in secret?

A real server with a slow disk, and for each game tables at which something may be done in secret. In each window a coin
decides whether it is done; at once after it somebody with a seat, and a stranger who has only the code, ask everything
that they may ask. How long each answer took, when in a tick it came, and how many ticks after the question, is held
against the coins. The machine may be as busy as it likes: it does not know the coins.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import os
import random
import re
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import members
from consigliere.server.guests import Guests
from consigliere.server.hosted import now_ms
from consigliere.server.settings import Settings
from consigliere.store import Store, Stored
from consigliere.table import Setup, Table, log, outlook
from consigliere.table import messages as m
from tests.server.driver import PATIENCE, TableServer

TICK: Final = Settings().tick
MOST_AT_ONCE: Final = 1000  # windows with one server
TABLES: Final = 10  # side by side
DISK: Final = "0.015"  # seconds
ROOT: Final = Path(__file__).parents[2]
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
CLOCK: Final = re.compile(r'"(?:left|decision)":(\d+)(?:}|,"reserve":\d+,"running":true)')
LONG: Final = m.Clock("live", decision=3000, reserve=0)  # it must not run out
SEATS: Final = {"offer": 7, "corleone": 4, "mobcity": 3}
OPTIONS: Final[dict[str, dict[str, OptionValue]]] = {
    "offer": {
        "custom_roles": True,
        "cops": 2,
        "opening_arrest": True,
        "team_chat": True,
        "night_seconds": 600,
    },
}
Plain = dict[str, Any]


class SlowServer(TableServer):
    """A server whose disk is slow, with something planted in it if a test wants that."""

    command = (sys.executable, "-m", "tests.server.slow", "serve")

    def __init__(self, folder: Path, plant: str = "", disk: str = DISK) -> None:
        super().__init__(folder, "--pace", "0", "--tick", str(TICK), "--no-limits")
        paths = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        self.surroundings = {
            "PYTHONPATH": os.pathsep.join(paths),
            "CONSIGLIERE_TEST_DISK": disk,
            "CONSIGLIERE_TEST_PLANT": plant,
        }


# Where something may be done in secret.


class Secret(NamedTuple):
    """A table, who can do something there over and over that nobody else hears of, and who must not notice."""

    table: Table
    actor: int
    acts: list[Plain]  # requests, made in turn
    other: int


def secret(game: str) -> Secret:
    """A game at a point at which a seat can act in secret."""
    for seed in itertools.count(1):
        table = _begun(game, seed)
        found = _of_the_team(table) if game == "offer" else _of_one_choosing(table, seed)
        if found is not None:
            return found
    raise AssertionError


def _begun(name: str, seed: int) -> Table:
    game, at = shelf.game(name), now_ms()
    # A Moderator's clock is that of the night.
    setup = Setup(SEATS[name], OPTIONS.get(name, {}), m.Clock() if game.moderated else LONG)
    table = Table.opened("x", game, "p0", "p0", setup, bytes([seed]) * 32, at)
    assert isinstance(table, Table)
    for seat in range(1, SEATS[name]):
        assert not isinstance(
            table.request(f"p{seat}", None, m.Sit(f"s{seat}", seat, f"p{seat}"), at), Refusal
        )
    assert not isinstance(table.request("p0", 0, m.Start("start"), at), Refusal)
    return table


def _of_the_team(table: Table) -> Secret | None:
    """A traitor of the first night, who has something to say to the other."""
    assert table.match is not None
    state: Any = table.match.state
    team = members(state.team & state.living)
    if state.hush(team[0], 1) is not None:
        return None
    other = next(seat for seat in range(SEATS["offer"]) if seat not in team)
    return Secret(table, team[0], [{"ask": "say", "text": "the one on my left", "channel": "team"}], other)


def _of_one_choosing(table: Table, seed: int) -> Secret | None:
    """Somebody who makes up a choice in steps, and takes the step back again."""
    chance = FastChance(seed)
    assert table.match is not None
    for number in range(400):
        state = table.match.state
        if state.is_over():
            return None
        seat = members(state.waiting_for())[0]
        legal = [table.game.catalogue[command] for command in state.legal(seat)]
        for command in legal:
            if state.is_sealed() and outlook.is_quiet(table.match, seat, command):
                step = table.game.text(command)
                other = next(other for other in range(table.match.seats) if other != seat)
                return Secret(table, seat, [{"ask": "do", "steps": [step]}, {"ask": "undo"}], other)
        step = table.game.text(legal[chance.below(len(legal))])
        done = table.request(f"p{seat}", seat, m.Do(f"d{number}", [step]), now_ms())
        assert not isinstance(done, Refusal)
    return None


async def put(database: Path, found: Secret, count: int) -> list[tuple[str, list[str]]]:
    """Store the table so often: the codes, each with the passes of all seats."""
    rows = [
        Stored(row.seq, row.at, row.person, row.request, log.encode(row.body)) for row in found.table.rows
    ]
    async with Store(f"sqlite:///{database}") as store:
        guests = Guests(await store.key())
        codes = [
            "".join(letters) for letters in itertools.islice(itertools.product(LETTERS, repeat=6), count)
        ]
        for code in codes:
            await store.append(code, rows, found.table.life)
    return [
        (code, [guests.pass_for(code, f"p{seat}") for seat in range(len(found.table.sitters))])
        for code in codes
    ]


# Windows.


class Line:
    """A socket on which one thing is asked at a time."""

    _ids = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    @classmethod
    async def at(cls, server: TableServer, hello: Plain) -> Line:
        line = cls(
            await connect(f"ws://{server.host}/ws", compression=None, max_size=None, ping_interval=None)
        )
        await line.ask(hello)
        return line

    async def ask(self, request: Plain) -> str:
        """Ask, and wait for the answer."""
        name = f"t{next(self._ids)}"
        await self._socket.send(json.dumps({"id": name, **request}))
        return await self._heard(f'"id":"{name}"')

    async def throw(self, frame: str) -> str:
        """Send what makes no sense, and then something that does: who never does is sent away."""
        await self._socket.send(frame)
        heard = await self._heard('"says":"trouble"')
        await self._socket.send('{"ask": "ping", "id": "sense"}')
        return heard

    async def _heard(self, mark: str) -> str:
        while True:
            frame = await asyncio.wait_for(self._socket.recv(), PATIENCE)
            assert isinstance(frame, str)
            if mark in frame[:400]:
                return frame

    async def close(self) -> None:
        await self._socket.close()


Question = Callable[[], Awaitable[object]]


class Asked(NamedTuple):
    """When something was asked, when it was answered, and what a clock showed in the answer, in milliseconds."""

    began: float
    ended: float
    clock: int


class Seen(NamedTuple):
    """A window: whether something was done, and what was asked after it."""

    was_done: bool
    asked: dict[str, Asked]


Enough = Callable[[list[Seen]], bool]


class Watch:
    """Everybody at one table."""

    def __init__(self, server: TableServer, found: Secret, code: str, passes: list[str]) -> None:
        self._server = server
        self._found = found
        self._code = code
        self._passes = passes
        self._random = random.Random()  # another in each run: what is found by chance is found in one alone
        self._lines: list[Line] = []
        self._questions: dict[str, Question] = {}
        self._acts = itertools.cycle(found.acts)

    async def open(self, http: httpx2.AsyncClient) -> None:
        other, game = self._found.other, self._found.table.game
        hello = self._hello(other)
        strange = {"ask": "hello", "table": self._code, "token": None, "seat": None, "last": 0}
        command = game.text(game.catalogue[0])
        of_seat: dict[str, Plain] = {
            "ping": {"ask": "ping"},
            "why": {"ask": "why", "steps": [command]},
            "consider": {"ask": "consider", "steps": [command]},
            "refused": {"ask": "do", "steps": ["nonsense"]},
            "vote": {"ask": "vote", "agree": True},
            "note": {"ask": "note", "text": "hm"},
            "say": {"ask": "say", "text": "hm"},
            "hello": hello,
        }
        of_stranger: dict[str, Plain] = {
            "ping": {"ask": "ping"},
            "why": {"ask": "why", "steps": [command]},
            "say": {"ask": "say", "text": "hm"},
            "hello": strange,
        }
        opened: list[tuple[str, Plain, Plain | None]] = [("actor", self._hello(self._found.actor), None)]
        for who, first, asked in (("seat", hello, of_seat), ("stranger", strange, of_stranger)):
            opened += [(f"{who} {name}", first, request) for name, request in asked.items()]
            opened.append((f"{who} nonsense", first, None))
        self._lines = await asyncio.gather(*(Line.at(self._server, first) for _, first, _ in opened))
        for line, (name, _, request) in zip(self._lines, opened):
            self._questions[name] = (
                partial(line.throw, "nonsense") if request is None else partial(line.ask, request)
            )
        del self._questions["actor"]
        path = f"/api/tables/{self._code}"
        for way in ("", "/game", "/record"):
            self._questions[f"GET {way}"] = partial(http.get, path + way)
        self._questions["POST /guests"] = partial(http.post, f"{path}/guests")

    def _hello(self, seat: int) -> Plain:
        return {"ask": "hello", "table": self._code, "token": self._passes[seat], "seat": seat, "last": 0}

    async def close(self) -> None:
        for line in self._lines:
            await line.close()

    async def window(self) -> Seen:
        """Something is done in secret, or not; then everything is asked."""
        await asyncio.sleep(self._random.random() * TICK)
        was_done = self._random.random() < 0.5
        act = asyncio.create_task(self._lines[0].ask(next(self._acts))) if was_done else None
        await asyncio.sleep(self._random.random() * 0.005)
        names = list(self._questions)
        self._random.shuffle(names)
        answered = await asyncio.gather(*(self._timed(self._questions[name]) for name in names))
        if act is not None:
            assert '"says":"done"' in await act
        return Seen(was_done, dict(zip(names, answered)))

    async def _timed(self, ask: Question) -> Asked:
        began = time.monotonic()
        answer = await ask()
        ended = time.monotonic()
        shown = CLOCK.search(answer) if isinstance(answer, str) else None
        return Asked(began, ended, int(shown[1]) if shown else 0)


async def windows(
    server: TableServer, found: Secret, tables: list[tuple[str, list[str]]], count: int, is_enough: Enough
) -> list[Seen]:
    """So many windows in all, at all tables side by side, or fewer if they are enough."""
    seen: list[Seen] = []
    async with httpx2.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE) as http:
        watches = [Watch(server, found, code, passes) for code, passes in tables]
        await asyncio.gather(*(watch.open(http) for watch in watches))
        await asyncio.gather(*(watch.window() for watch in watches))  # the first of everything takes longer
        while len(seen) < count:
            seen += await asyncio.gather(*(watch.window() for watch in watches))
            if is_enough(seen):
                break
        for watch in watches:
            await watch.close()
    return seen


# What the times tell.


class Finding(NamedTuple):
    """How well one figure tells the windows apart: the area under the curve, and how many deviations from a guess."""

    name: str
    area: float
    deviations: float


def findings(seen: list[Seen]) -> list[Finding]:
    """All figures and simple combinations of them, the most telling first."""
    coins = [window.was_done for window in seen]
    figures: dict[str, list[float]] = {}
    for name in seen[0].asked:
        asked = [window.asked[name] for window in seen]
        figures[f"{name}: how long"] = [one.ended - one.began for one in asked]
        figures[f"{name}: when in the tick"] = [one.ended % TICK for one in asked]
        figures[f"{name}: after how many ticks"] = [one.ended // TICK - one.began // TICK for one in asked]
        figures[f"{name}: what the clock shows"] = [float(-one.clock % round(TICK * 1000)) for one in asked]
    ranked = {name: ranks(values) for name, values in figures.items()}
    for kind in ("how long", "when in the tick", "after how many ticks"):
        of_kind = list(zip(*(values for name, values in ranked.items() if name.endswith(kind))))
        figures[f"all: {kind}, together"] = [sum(values) for values in of_kind]
        figures[f"all: {kind}, the latest"] = [max(values) for values in of_kind]
        figures[f"all: {kind}, the earliest"] = [min(values) for values in of_kind]
    found = [Finding(name, *told(values, coins)) for name, values in figures.items()]
    learnt = _learnt(list(ranked.values()), coins)
    found.append(Finding("all, weighed by what the first half of the windows shows", *learnt))
    return sorted(found, key=lambda finding: -abs(finding.deviations))


def _learnt(figures: list[list[float]], coins: list[bool]) -> tuple[float, float]:
    """Weights from the first half, judged by the second."""
    half = len(coins) // 2
    weights = [told(values[:half], coins[:half])[0] - 0.5 for values in figures]
    rest = range(half, len(coins))
    sums = [sum(weight * values[place] for weight, values in zip(weights, figures)) for place in rest]
    return told(sums, coins[half:])


def ranks(values: list[float]) -> list[float]:
    """The place of each in order, from 1; equal ones share theirs.

    >>> ranks([0.3, 0.1, 0.3])
    [2.5, 1.0, 2.5]
    """
    order = sorted(range(len(values)), key=lambda place: values[place])
    found = [0.0] * len(values)
    start = 0
    for _, same in itertools.groupby(order, key=lambda place: values[place]):
        places = list(same)
        for place in places:
            found[place] = start + (len(places) + 1) / 2
        start += len(places)
    return found


def told(values: list[float], coins: list[bool]) -> tuple[float, float]:
    """The area under the curve, and how many standard deviations it is from one half if the coins tell nothing.

    >>> told([1.0, 2.0, 3.0, 4.0], [False, False, True, True])[0]
    1.0
    """
    place = ranks(values)
    ones = sum(coins)
    others = len(coins) - ones
    mean = (len(coins) + 1) / 2
    spread = sum((rank - mean) ** 2 for rank in place) / (len(coins) - 1)
    if ones == 0 or others == 0 or spread == 0.0:
        return 0.5, 0.0
    of_ones = sum(rank for rank, coin in zip(place, coins) if coin) - ones * mean
    deviation = math.sqrt(spread * ones * others / len(coins))
    return 0.5 + of_ones / (ones * others), of_ones / deviation


def never(seen: list[Seen]) -> bool:
    """However much was seen, it is not enough."""
    return False


async def measured(
    folder: Path, game: str, count: int, plant: str = "", disk: str = DISK, is_enough: Enough = never
) -> list[Finding]:
    """What so many windows of a game tell."""
    seen: list[Seen] = []
    while len(seen) < count and not (seen and is_enough(seen)):
        found = secret(game)  # its clocks run
        own = folder / str(len(seen))
        own.mkdir()
        server = SlowServer(own, plant, disk)
        places = await put(server.database, found, TABLES)
        server.start()
        try:
            seen += await windows(server, found, places, min(count - len(seen), MOST_AT_ONCE), is_enough)
        finally:
            server.stop()
        assert server.log() == ""
    return findings(seen)
