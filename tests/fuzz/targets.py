"""What is tried inside this process: everything that reads what somebody else wrote.

Each reader takes an input or refuses it in its own way. Any other exception is a find, and so is what does not come
back as it was read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from consigliere import editions, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import Command
from consigliere.kernel.edition import BadEdition
from consigliere.kernel.game import Game
from consigliere.kernel.match import Match
from consigliere.kernel.record import BadRecord, read_entry
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.kernel.viewer import GALLERY, members
from consigliere.server import records
from consigliere.server.socket import DECODER
from consigliere.table import log
from consigliere.table.messages import Abandon, Consider, Hello, Ping, Rematch, Why
from tests.fuzz.mutator import Mutator, pooled
from tests.golden import story
from tests.table.mischief import Mischief
from tests.table.scenario import Scene

Try = Callable[[Mutator], str]  # makes an input, tries it, and says what it was
TABLE_STEPS: Final = 60


class Target(NamedTuple):
    """One reader. `make` gathers its samples; `share` is how many of ten thousand inputs it gets."""

    name: str
    share: int
    make: Callable[[], Try]


class Wrong(Exception):
    """A find: the input, and what came of it."""


def guarded(given: object, work: Callable[[], object], *allowed: type[Exception]) -> None:
    """Do something with an input; anything but a refusal of the reader's own is a find."""
    try:
        work()
    except allowed:
        pass
    except Exception as error:
        raise Wrong(f"{type(error).__name__}: {error!s:.300}; {given!r:.4000}") from error


def same(one: object, other: object, given: object) -> None:
    if one != other:
        raise Wrong(f"read as {one!r:.500}, then as {other!r:.500}; {given!r:.4000}")


# What comes by the socket.

REQUESTS: Final[list[dict[str, Any]]] = [
    {"ask": "hello", "id": "1", "table": "abcdef", "token": "x.y", "seat": 0, "last": 17},
    {"ask": "ping", "id": "p-1"},
    {"ask": "do", "id": "a", "steps": ["play 10", "pass"]},
    {"ask": "say", "id": "b", "text": ":truce 2", "channel": "table"},
    {"ask": "consider", "id": "c", "steps": None},
    {"ask": "why", "id": "d", "steps": ["play scarecrow", "take 10"]},
    {"ask": "undo", "id": "e", "by_vote": True},
    {"ask": "vote", "id": "f", "agree": False},
    {"ask": "note", "id": "g", "text": "Bruno has the bishop."},
    {"ask": "sit", "id": "h", "seat": 1, "name": "Bruno"},
    {"ask": "rise", "id": "i", "seat": 1, "notes": True},
    {"ask": "seat_bot", "id": "j", "seat": 2, "bot": "random"},
    {"ask": "kick", "id": "k", "seat": 1},
    {"ask": "configure", "id": "l", "seats": 4, "options": {"hidden_cards": True, "clock": "live"},
     "clock": {"kind": "live", "decision": 60, "reserve": 300, "days": 3}, "spectators": False, "preset": ""},
    {"ask": "commit", "id": "m", "seat": 0, "commitment": "0f" * 32},
    {"ask": "open", "id": "n", "seat": 0, "value": "0f0f"},
    {"ask": "start", "id": "o"}, {"ask": "pause", "id": "q"}, {"ask": "resume", "id": "r"},
    {"ask": "extend", "id": "s", "seat": 0, "seconds": 60}, {"ask": "abandon", "id": "t"},
    {"ask": "rematch", "id": "u"},
]  # fmt: skip


def requests() -> Try:
    pool = pooled(REQUESTS)

    def one(mutator: Mutator) -> str:
        given = mutator.json(mutator.one_of(REQUESTS), pool)

        def work() -> None:
            request = DECODER.decode(given.encode(errors="replace"))
            same(DECODER.decode(msgspec.json.encode(request)), request, given)

        guarded(given, work, msgspec.DecodeError, RecursionError)
        return given

    return one


class AtTables:
    """Requests to tables at which games go on; every few hundred of them the tables are new."""

    EVERY: Final = 400

    def __init__(self) -> None:
        self._tables: list[Scene] = []
        self._pools: dict[str, dict[str, list[Any]]] = {}

    def __call__(self, mutator: Mutator) -> str:
        if not self._tables or mutator.index % self.EVERY == 0:
            self._tables = [started(name, mutator.index // self.EVERY % 2) for name in shelf.names()]
        scene: Scene = mutator.one_of(self._tables)
        table, seats = scene.table, range(len(scene.table.sitters))
        if mutator.number(3) == 0:
            self._go_on(scene, mutator)
        given = readable(mutator.plain(mutator.one_of(REQUESTS), self._pool(table.game)))
        people = [sitter.person or "nobody" for sitter in table.sitters]
        who = mutator.one_of([*people, table.host, "stranger"])
        seat = mutator.one_of([None, *seats])
        said = f"{table.game.name}, {who} as {seat}: {json.dumps(given)}"

        def work() -> None:
            request = msgspec.convert({**given, "id": f"f{mutator.index}"}, DECODER.type)
            if not isinstance(request, (Hello, Ping, Consider, Why, Abandon, Rematch)):
                scene.later(100).asks(who, request, seat)
                msgspec.json.encode(scene.now(mutator.one_of([*seats, GALLERY])))

        if isinstance(given, dict):
            guarded(said, work, msgspec.ValidationError)
        return said

    def _go_on(self, scene: Scene, mutator: Mutator) -> None:
        """Somebody who is waited for makes a choice, so that there is always something new to disturb."""
        match = scene.table.match
        asked = [] if match is None or scene.table.life != "running" else members(match.state.waiting_for())
        people = [seat for seat in asked if scene.table.sitters[seat].person and scene.now(seat).legal]
        if people:
            seat = mutator.one_of(people)
            choice = scene.choice(seat, FastChance(mutator.number(1 << 30)))
            scene.later(mutator.number(5000)).does(scene.who(seat), choice, seat=seat)

    def _pool(self, game: Game) -> dict[str, list[Any]]:
        if game.name not in self._pools:
            texts = [game.text(command) for command in game.catalogue[:: max(1, len(game.catalogue) // 40)]]
            pool = {**pooled(REQUESTS), "steps": [[text] for text in texts] + [texts[:2], texts[:5]]}
            self._pools[game.name] = {**pool, "options": [{o.name: o.default} for o in game.options]}
        return self._pools[game.name]


def readable(given: Any) -> Any:
    """The same without half signs, which no frame of text can carry."""
    return json.loads(json.dumps(given, ensure_ascii=False).encode(errors="replace"))


def started(name: str, seed: int) -> Scene:
    """A table in the middle of its game, at which much has happened."""
    mischief = Mischief(name, seed)
    for _ in mischief.steps(TABLE_STEPS):
        pass
    return mischief.scene


# What lies in the store.


def bodies() -> Try:
    rows = [row for name in shelf.names() for row in started(name, 1).table.rows]
    samples = [json.loads(log.encode(row.body)) for row in rows]
    pool = pooled(samples)

    def one(mutator: Mutator) -> str:
        given = mutator.json(mutator.one_of(samples), pool)

        def work() -> None:
            body = log.decode(given.encode(errors="replace"))
            same(log.decode(log.encode(body)), body, given)

        guarded(given, work, msgspec.DecodeError, RecursionError)
        return given

    return one


def entries() -> Try:
    """Steps with their events."""
    samples: list[tuple[Game, int, list[Any]]] = []
    for path in story.stories():
        plain: Any = story.read(path.read_text("utf-8"))
        samples.append((story.game_of(plain), len(plain["seats"]), plain["entries"]))
    pools = {
        name: pooled([e for game, _, some in samples if game.name == name for e in some[:200]])
        for name in shelf.names()
    }

    def one(mutator: Mutator) -> str:
        game, seats, some = mutator.one_of(samples)
        number = mutator.number(len(some))
        given = mutator.plain(some[number], pools[game.name])

        def work() -> None:
            texts: list[str] = []
            entry = read_entry(given, number, game, seats, texts)
            again = [game.kinds.to_plain(event, texts) for event in entry.events]
            once_more = [game.kinds.from_plain(event, []) for event in again]
            same([game.kinds.to_plain(event, texts) for event in once_more], again, given)

        guarded((game.name, given), work, BadRecord)
        return f"{game.name}: {given}"

    return one


# What bots are handed.


def seen() -> Try:
    samples: list[tuple[Game, int, Any, int, Any, Any]] = []
    for name in shelf.names():
        game = shelf.game(name)
        seats = max(game.least_seats, min(5, game.most_seats))
        options = game.settle_options(seats, {})
        assert isinstance(options, dict)
        match = Match(game, seats, options, FastChance(3))
        match.start()
        for _ in range(12):
            for viewer in range(seats):
                witness = match.witness(viewer)
                view = json.loads(json.dumps(game.view_to_plain(witness.view())))
                known = json.loads(json.dumps(witness.knowledge.to_plain()))
                samples.append((game, seats, options, viewer, view, known))
            walk(match, 15)
    pools = {
        name: (
            pooled([s[4] for s in samples if s[0].name == name]),
            pooled([s[5] for s in samples if s[0].name == name]),
        )
        for name in shelf.names()
    }

    def one(mutator: Mutator) -> str:
        game, seats, options, viewer, view, known = mutator.one_of(samples)
        of_views, of_knowledge = pools[game.name]
        if mutator.number(2):
            given = mutator.plain(view, of_views)

            def work() -> None:
                game.view_to_plain(game.read_view(given, seats, options))
        else:
            given = mutator.plain(known, of_knowledge)

            def work() -> None:
                game.read_knowledge(given, viewer, seats).to_plain()

        if isinstance(given, dict):  # both take objects and nothing else
            guarded((game.name, given), work, ValueError)
        return f"{game.name}: {given}"

    return one


def walk(match: Match, steps: int) -> None:
    """Some decisions of a game, as chance has it."""
    for _ in range(steps):
        asked = members(match.state.waiting_for())
        if not asked:
            return
        legal = match.state.legal(asked[0])
        match.submit(asked[0], [match.game.catalogue[legal[match.chance.below(len(legal))]]])


# What people type.


def notation(name: str) -> Try:
    game = shelf.game(name)
    state = game.new(game.least_seats + 1, _settled(game, game.least_seats + 1))
    game.start(state, FastChance(5))
    opened = [
        game.text(c) for seat in range(state.seats) for c in game.open_commands(state, seat, FastChance(seat))
    ]
    typed = [
        "say hello",
        "say :truce 1",
        'say "x"',
        "say family: psst",
        "undo",
        "start",
        "default 0",
        "time-up x",
    ]
    catalogue = [game.text(command) for command in game.catalogue]
    told: list[Any] = [story.read(path.read_text("utf-8"))["entries"] for path in story.stories(name)]
    stories = {str(entry["command"]) for entries_told in told for entry in entries_told}
    samples = [*catalogue[:: max(1, len(catalogue) // 300)], *opened, *typed, *sorted(stories)[:400]]

    def one(mutator: Mutator) -> str:
        given = mutator.text(mutator.one_of(samples), samples)

        def work() -> None:
            command: Command = game.parse(given)
            same(game.parse(game.text(command)), command, given)
            game.command_to_plain(command)
            state.refusal_for(0, command)

        guarded(given, work, Illegal)
        return given

    return one


def _settled(game: Game, seats: int) -> Any:
    options = game.settle_options(seats, {})
    assert not isinstance(options, Refusal)
    return options


def edition_files() -> Try:
    """An edition that is taken can also be played."""
    samples = [editions.show(name) for name in shelf.names()]
    lines = [line for sample in samples for line in sample.splitlines() if line and not line.startswith("#")]

    def one(mutator: Mutator) -> str:
        whole = mutator.one_of(samples).splitlines()
        for _ in range(1 + mutator.number(3)):
            place = mutator.number(len(whole))
            match mutator.number(4):
                case 0:
                    whole[place] = mutator.one_of(lines)
                case 1:
                    del whole[place]
                case _:
                    whole[place] = mutator.text(whole[place], lines)
        given = "\n".join(whole)

        def work() -> None:
            game = editions.read(given)
            match = Match(
                game, game.least_seats, _settled(game, game.least_seats), FastChance(mutator.number(1 << 30))
            )
            match.start()
            walk(match, 20)

        guarded(given, work, BadEdition)
        return given

    return one


# What is brought along.


def uploads() -> Try:
    """Records as `/api/verify` and `/api/replay` get them: short games whole, long ones as far as they fit."""
    samples: list[Any] = [story.read(path.read_text("utf-8")) for path in story.stories()]
    samples = [
        {**sample, "entries": sample["entries"][: 120 if number % 2 else 30]}
        for number, sample in enumerate(samples)
    ]
    pools = {name: pooled([s for s in samples if s["game"] == name]) for name in shelf.names()}

    def one(mutator: Mutator) -> str:
        sample = mutator.one_of(samples)
        record = mutator.plain(sample, pools[sample["game"]])
        viewer = mutator.one_of(["gallery", "0", "9", "house", ""])
        given = json.dumps({"record": record, "viewer": viewer}).encode()
        if mutator.number(10) == 0:
            given = mutator.bytes(given)
        guarded(given, partial(mutator.one_of([records.verified, records.replayed_record]), given))
        return repr(given)

    return one


def planted() -> Try:
    """One that goes wrong in every way there is, for the test of those who watch it."""

    def one(mutator: Mutator) -> str:
        if mutator.index == 3:
            os._exit(13)
        if mutator.index == 5:
            guarded(mutator.index, lambda: 1 // 0)
        while mutator.index == 7:
            pass
        return str(mutator.index)

    return one


PLANTED: Final = Target("planted", 0, planted)
TARGETS: Final = [
    Target("requests", 2000, requests),
    Target("tables", 1500, AtTables),
    Target("bodies", 1200, bodies),
    Target("entries", 1500, entries),
    Target("seen", 600, seen),
    *[Target(f"notation-{name}", 400, partial(notation, name)) for name in shelf.names()],
    Target("editions", 300, edition_files),
    Target("uploads", 300, uploads),
]
