"""One game played twice at once over sockets: in truth, and in a twin for one viewer after another.

Whatever the viewer gets must be the same bytes in both worlds: every frame, their number, their order, every answer
to every question, and every answer over HTTP. A pair ends when the worlds may rightly differ for the viewer.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import NOTHING, Command, say
from consigliere.kernel.game import Game
from consigliere.kernel.leak import Echo
from consigliere.kernel.match import Entry, Match, live, why_not
from consigliere.kernel.viewer import GALLERY, ghost_of, in_mask, members
from consigliere.table import playing
from consigliere.table.table import Table
from tests.socketleaks.twins import draws_seen, events_of, from_here, from_the_beginning, has_own_log
from tests.socketleaks.worlds import Stage, World, seat_or_none

Plain = dict[str, Any]
Question = Callable[[], Awaitable[None]]
LONGEST_PAIR: Final = 60  # steps; then the next viewer has its turn
NONSENSE: Final = (
    "",
    "{}",
    "[]",
    "nothing",
    '{"ask":"do"}',
    '{"ask":"do","id":"x","steps":[]}',
    '{"ask":"win","id":"x"}',
    '{"ask":"do","id":"x","steps":["pass"],"seat":1}',
    '{"ask":"say","id":"x","text":""}',
)


class Report:
    """What was compared, and what was found."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0  # of them
        self.pairs = 0
        self.steps = 0
        self.frames = 0
        self.size = 0
        self.ends: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.leaks: list[str] = []

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.pairs} pairs, {self.steps} steps, {self.frames} frames with"
            f" {self.size} characters compared; ends {dict(self.ends)}; asked {dict(self.asked)}"
        )


class Run:
    """Games on one stage. `most_steps` bounds them all together; the first leak ends everything."""

    def __init__(
        self,
        stage: Stage,
        report: Report,
        game: str,
        seed: int,
        most_steps: int,
        curiosity: float = 0.6,
    ) -> None:
        self._stage = stage
        self._truth: World = stage.truth
        self._report = report
        self._random = random.Random(seed)
        self._random_steps = random.Random(seed)
        stage.dealer.seed(seed)
        self._chance = FastChance(seed)
        self._most_steps = most_steps
        self._curiosity = curiosity  # how likely the viewer asks something after a step
        self._game: Game = shelf.game(game)
        self._commands: list[str] = [self._game.text(command) for command in self._game.catalogue]
        self._viewer = GALLERY
        self._haunting: set[int] = set()  # seats that have left the game and come with the pass of a ghost
        self._twin: World | None = None  # None while there is no pair
        self._age = 0
        self._code = ""
        self._tokens: dict[int, str] = {}
        self._questions: list[Question] = []

    # A game.

    async def play(self, seats: int, setup: Plain, first_viewer: int = 0) -> None:
        """A game from its lobby to its end, or to the first leak."""
        viewers = [*range(seats), GALLERY] if setup.get("spectators", True) else [*range(seats)]
        await self._open(seats, setup, viewers)
        turn = first_viewer
        await self._pair(viewers[turn % len(viewers)], from_the_beginning)
        while self._may_go_on():
            if self._twin is not None and self._age >= LONGEST_PAIR:
                self._end("old")
            if self._twin is None:
                turn += 1
                await self._pair(viewers[turn % len(viewers)], from_here)
            await self._turn()
            self._age += 1
            self._report.steps += 1
        self._report.games += 1
        self._report.finished += self._table(self._truth).life == "finished"
        self._end("over")

    def _may_go_on(self) -> bool:
        is_running = self._table(self._truth).life in ("running", "paused")
        return is_running and not self._report.leaks and self._report.steps < self._most_steps

    async def _open(self, seats: int, setup: Plain, viewers: list[int]) -> None:
        """A table with a person in each seat and somebody who looks on, dealt."""
        truth = self._truth
        wanted = {
            "game": self._game.name,
            "seats": seats,
            "name": "Seat 0",
            "chairs": [{"kind": "me"}],
            **setup,
        }
        opened = (await truth.http.post("/api/tables", json=wanted)).json()
        self._code = opened["code"]
        self._tokens = {0: opened["token"]}
        await truth.seat_clients(viewers)
        await self._stage.twin.seat_clients(viewers)
        for viewer in viewers[1:]:
            guest = (await truth.http.post(f"/api/tables/{self._code}/guests")).json()
            self._tokens[viewer] = guest["token"]
            if viewer != GALLERY:
                await self._hello(truth, viewer, None)
                await truth.clients[viewer].ask("sit", "sit", seat=viewer, name=f"Seat {viewer}")
        await self._hello(truth, 0)
        await truth.clients[0].ask("start", "start")

    async def _hello(self, world: World, viewer: int, seat: int | None = -1) -> None:
        words = self._who(viewer, viewer if seat == -1 else seat)
        await world.clients[viewer].ask("hello", self._stage.id(), **words)

    def _who(self, viewer: int, seat: int | None, last: int = 0) -> Plain:
        own = None if seat is None else seat_or_none(seat)
        return {"table": self._code, "token": self._tokens[viewer], "seat": own, "last": last}

    @property
    def _eyes(self) -> int:
        """With whose eyes the viewer looks: its own, or those of the ghost it has become."""
        return ghost_of(self._viewer) if self._viewer in self._haunting else self._viewer

    def _table(self, world: World) -> Table:
        return world.hosted(self._code).table

    def _match(self, world: World) -> Match:
        match = self._table(world).match
        assert match is not None
        return match

    # Pairs.

    async def _pair(self, viewer: int, make: Callable[[Table, int, FastChance], Table]) -> None:
        """Make a twin for a viewer. Before anything is done the two must look alike."""
        twin = self._stage.twin
        self._viewer, self._age = viewer, 0
        self._haunt()
        await twin.host(make(self._table(self._truth), self._eyes, self._chance))
        # In the dark nobody is seen to come or go, so those who are seen to be there are handed over.
        twin.hosted(self._code)._present = self._truth.hosted(self._code)._present
        self._twin = twin
        self._report.pairs += 1
        for world in (self._truth, twin):
            for other in world.clients:
                await self._hello(world, other)
            await world.hear(viewer, "settled")
        await self._ask_again(0)

    def _haunt(self) -> None:
        """A viewer whose seat has left the game comes with the pass that it was given for that, most often."""
        seat, table = self._viewer, self._table(self._truth)
        is_ghost = seat != GALLERY and in_mask(self._match(self._truth).state.ghosts(), seat)
        if is_ghost and seat not in self._haunting and self._random.random() < 0.7:
            person = table.sitters[seat].person
            assert person is not None
            self._haunting.add(seat)
            self._tokens[seat] = self._truth.hub.guests.ghost_pass_for(self._code, person)

    def _end(self, why: str) -> None:
        if self._twin is not None:
            self._twin = None
            self._report.ends[why] += 1

    # Doing the same in both.

    async def _both(self, what: str, do: Callable[[World], Awaitable[list[str]]]) -> None:
        """Do something in both worlds. What the viewer hears of it must be the same."""
        twin = self._twin
        before = len(self._match(self._truth).entries)
        heard = await do(self._truth)
        if twin is None:
            return
        news = self._match(self._truth).entries[before:]
        match = self._match(twin)
        echo = match.chance = Echo(draws_seen(news, self._eyes), self._chance)
        before = len(match.entries)
        heard_there = await do(twin)
        if echo.is_broken:
            self._end("echo")
        else:
            self._compare(what, heard, heard_there, news, match.entries[before:])

    def _compare(
        self, what: str, one: list[str], other: list[str], news: list[Entry], twin_news: list[Entry]
    ) -> None:
        self._report.frames += len(one)
        self._report.size += sum(map(len, one))
        leak = self._never_shown(one)
        if leak is not None:
            self._report.leaks.append(f"viewer {self._viewer}, {what}: {leak}")
        if one == other:
            return
        if self._rightly_differ(news, twin_news):
            sizes, twin_sizes = ([len(frame.encode()) for frame in frames] for frames in (one, other))
            if sizes != twin_sizes and self._game.margin and self._looks_alike(news, twin_news):
                self._report.leaks.append(f"viewer {self._viewer}, {what}: sizes {sizes} or {twin_sizes}")
            self._end("uncovered")
            return
        self._report.leaks.append(f"viewer {self._viewer}, {what}: {difference(one, other)}")

    def _never_shown(self, frames: list[str]) -> str | None:
        """Both worlds have the same secret of the deal and the same people, so these are looked for by name."""
        table = self._table(self._truth)
        persons = [s.person for s in table.sitters if s.person is not None]
        others = [token for viewer, token in self._tokens.items() if viewer != self._viewer]
        dead = [s.person for seat, s in enumerate(table.sitters) if s.person and seat != self._viewer]
        others += [self._truth.hub.guests.ghost_pass_for(self._code, person) for person in dead]
        secret = [] if table.life == "finished" else [table.secret.hex()]
        text = "\n".join(frames)
        return next((f"shows {word}" for word in secret + persons + others if word in text), None)

    def _rightly_differ(self, news: list[Entry], twin_news: list[Entry]) -> bool:
        """Whether the first thing the viewer is told differently is one that uncovers something."""
        told, twin_told = self._told(news), self._told(twin_news)
        names = [f'"{name}"' for name in self._game.uncovering()]
        for place in range(max(len(told), len(twin_told))):
            one = told[place] if place < len(told) else ""
            other = twin_told[place] if place < len(twin_told) else ""
            if one != other:
                return any(name in one or name in other for name in names)
        return False

    def _looks_alike(self, news: list[Entry], twin_news: list[Entry]) -> bool:
        """Whether whoever may know nothing is shown the same: then no size may tell the worlds apart."""
        assert self._twin is not None
        at = self._stage.clock.now
        shown = [self._table(world).now(GALLERY, at) for world in (self._truth, self._twin)]
        return shown[0] == shown[1] and self._told(news, GALLERY) == self._told(twin_news, GALLERY)

    def _told(self, news: list[Entry], viewer: int | None = None) -> list[str]:
        eyes = self._eyes if viewer is None else viewer
        tellings = [self._game.kinds.telling(event, eyes, [""]) for event in events_of(news)]
        return [json.dumps(telling) for telling in tellings if telling is not None]

    async def _request(self, actor: int, ask: str, **words: Any) -> None:
        await self._requests(actor, ask, words, words)

    async def _requests(self, actor: int, ask: str, words: Plain, twin_words: Plain | None) -> None:
        """The actor asks for something; in the twin in words that must look the same to the viewer, or for nothing."""
        name = self._stage.id()
        self._report.asked[ask] += 1

        async def do(world: World) -> list[str]:
            asked = words if world is self._truth else twin_words
            if asked is None:
                return await world.hear(self._viewer, f"{name}-p")
            return (await world.act(actor, self._viewer, ask, name, **asked))[1]

        await self._both(f"{actor} asks {ask} {words}", do)

    # What happens.

    async def _turn(self) -> None:
        self._stage.clock.now += self._random.choice((1, 40, 999, 2500, 7001))
        table = self._table(self._truth)
        due = table.due()
        if due is not None and due <= self._stage.clock.now:
            await self._run_out()
        elif table.vote is not None:
            await self._vote(table)
        if not self._may_go_on():
            return
        happenings: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (60, self._step),
            (6, self._show),
            (6, self._talk),
            (6, self._undo),
            (3, self._pause),
            (4, self._run_out),
            (8, self._secret),
            (1, self._extend),
        ]
        if len(playing.channels(self._game)) > 1:
            happenings.append((6, self._whisper))
        weights = [weight for weight, _ in happenings]
        await self._random.choices([happening for _, happening in happenings], weights)[0]()
        if self._twin is not None and self._random.random() < self._curiosity and not self._report.leaks:
            await self._question()

    async def _step(self) -> None:
        """A step of the game: one that the twin can seem to make as well, if there is one."""
        state = self._match(self._truth).state
        asked = members(state.waiting_for()) + members(state.may_act())
        if not asked:
            await self._run_out()
            return
        actor = self._random.choice(asked)
        legal = [self._game.catalogue[number] for number in state.legal(actor)]
        await self._do(actor, [c for c in legal if self._alike(actor, c)] or legal)

    async def _show(self) -> None:
        """Somebody shows cards to somebody."""
        state = self._match(self._truth).state
        actor = self._random.randrange(state.seats)
        commands = self._game.open_commands(state, actor, self._chance)
        if commands:
            await self._do(actor, commands)

    async def _do(self, actor: int, commands: list[Command]) -> None:
        command = self._random.choice(commands)
        alike = self._alike(actor, command)
        if self._twin is not None and not alike:
            self._end("nothing alike")
        text = self._game.text(command)
        other = self._random.choice(alike) if alike else command
        twin_words = None if other == NOTHING else {"steps": [self._game.text(other)]}
        await self._requests(actor, "do", {"steps": [text]}, twin_words)

    def _alike(self, actor: int, command: Command) -> list[Command]:
        """What the actor may do in the twin that must look to the viewer like this command."""
        if self._twin is None:
            return []
        state = self._match(self._twin).state
        found = self._game.disguises(state, actor, command, self._eyes)
        return [other for other in found if other == NOTHING or state.refusal_for(actor, other) is None]

    async def _talk(self) -> None:
        seat = self._random.randrange(self._seats())
        text = self._random.choice(("hm", ":truce 1", ":respect", "My hand is full, I swear"))
        await self._request(seat, "say", text=text)

    async def _whisper(self) -> None:
        """Somebody talks where few can hear it, in the truth alone if the viewer is not among them."""
        state = self._match(self._truth).state
        channels = playing.channels(self._game)
        seat = self._random.randrange(self._seats())
        words = [say("hm", number) for number in range(1, len(channels))]
        words = [word for word in words if state.refusal_for(seat, word) is None]
        if words:
            word = self._random.choice(words)
            is_heard = in_mask(state.hearers(seat, word.args[0]), self._eyes) or seat == self._viewer
            asked = {"text": word.text, "channel": channels[word.args[0]]}
            await self._requests(seat, "say", asked, asked if is_heard else None)

    async def _undo(self) -> None:
        """Somebody wants a step back, most often whoever made the last one."""
        last = self._last_actor()
        await self._ask_undo(self._random.choice([*range(self._seats()), last, last, last]))

    def _last_actor(self) -> int:
        """Who has made the last step that stands, talk aside."""
        entries = live(self._match(self._truth).entries)
        return next(entry.actor for entry in reversed(entries) if not entry.is_talk())

    async def _ask_undo(self, seat: int) -> None:
        if self._game.moderated:  # nobody may, whoever has done what since
            if seat < self._seats() or seat == GALLERY:
                await self._request(seat, "undo", by_vote=self._random.random() < 0.5)
            return
        may_be_last = self._match(self._truth).latest(seat) is not None
        if self._twin is not None and may_be_last and not has_own_log(self._table(self._twin)):
            return
        if self._twin is not None and seat < self._seats() and seat != self._viewer:
            here, there = (self._match(world).undo_refusal(seat) for world in (self._truth, self._twin))
            if here != there:
                # Whether a third seat knew a card already is between that seat and the one who showed it.
                self._end("undo")
        if seat < self._seats() or seat == GALLERY:
            await self._request(seat, "undo", by_vote=self._random.random() < 0.5)

    async def _vote(self, table: Table) -> None:
        assert table.vote is not None
        if table.vote.asked:
            seat = self._random.choice(table.vote.asked)
            await self._request(seat, "vote", agree=self._random.random() < 0.8)

    async def _pause(self) -> None:
        seat = self._random.randrange(self._seats())
        await self._request(seat, "pause")
        self._stage.clock.now += 12_345
        if self._twin is not None:
            await self._question()
        await self._request(self._random.randrange(self._seats()), "resume")
        await self._request(0, "resume")

    async def _run_out(self) -> None:
        """Somebody's time runs out, or that of a stage."""
        due = self._table(self._truth).due()
        if due is None:
            return
        self._stage.clock.now = max(self._stage.clock.now, due)
        ping = self._stage.id()
        self._report.asked["clock"] += 1

        async def do(world: World) -> list[str]:
            await world.tick(self._code, self._stage.clock.now)
            return await world.hear(self._viewer, ping)

        await self._both("time runs out", do)

    async def _extend(self) -> None:
        await self._request(0, "extend", seat=self._random.randrange(self._seats()), seconds=30)

    async def _secret(self) -> None:
        """Somebody else does what is nobody's business, in one world alone: the viewer must hear nothing of it."""
        others = [seat for seat in range(self._seats()) if seat != self._viewer]
        actor, name, ping = self._random.choice(others), self._stage.id(), self._stage.id()
        ask, words = self._random.choice(
            (
                ("note", {"text": "My own plans. " * self._random.randrange(9)}),
                ("consider", {}),
                ("why", {"steps": [self._random.choice(self._commands)]}),
                ("do", {"steps": ["play a card that there is not"]}),
                ("vote", {"agree": True}),
            )
        )
        if ask == "vote" and self._table(self._truth).vote is not None:
            return
        chosen = self._random.choice((self._truth, self._stage.twin))
        if self._twin is not None and not has_own_log(self._table(self._twin)):
            chosen = self._truth  # in an imagined world others have no past to answer from
        self._report.asked["secret"] += 1

        async def do(world: World) -> list[str]:
            if world is chosen:
                await world.clients[actor].ask(ask, name, **words)
            return await world.hear(self._viewer, ping)

        await self._both(f"{actor} secretly asks {ask}", do)

    # Questions of the viewer itself.

    async def _question(self) -> None:
        """The viewer asks something; whatever it is answered is the same in both worlds."""
        if members(self._match(self._truth).state.waiting_for()) == [self._viewer]:
            await self._ask_for_several_steps()  # much may come of the last answer
        if not self._questions:
            self._questions = self._all_questions()
            self._random.shuffle(self._questions)
        await self._questions.pop()()

    def _all_questions(self) -> list[Question]:
        pick = self._random

        def ask(ask: str, *steps: Callable[[], str]) -> Question:
            return lambda: self._request(self._viewer, ask, steps=[step() for step in steps])

        def any_command() -> str:
            return pick.choice(self._commands)

        return [
            lambda: self._request(self._viewer, "consider"),
            ask("consider", any_command),
            ask("consider", self._possible, self._possible),
            ask("why", any_command),
            ask("why", self._possible, any_command),
            self._ask_what_is_refused,
            self._ask_nonsense,
            self._vote_unasked,
            lambda: self._ask_undo(self._viewer),
            lambda: self._request(self._viewer, "note", text="note " * pick.randrange(5)),
            lambda: self._ask_again(pick.randrange(self._table(self._truth).last(self._eyes) + 5)),
            self._ask_from_the_gallery,
            self._come_back,
            lambda: self._ask_over_http(""),
            lambda: self._ask_over_http("/record"),
            lambda: self._ask_over_http("/replay?viewer=gallery"),
            lambda: self._ask_over_http(f"/replay?viewer={pick.randrange(self._seats())}"),
        ]

    def _possible(self) -> str:
        """A command that the viewer may give, if there is one."""
        if self._viewer == GALLERY:
            return "pass"
        legal = list(self._match(self._truth).view(self._eyes).copy.legal(self._viewer))
        return self._commands[self._random.choice(legal or range(len(self._commands)))]

    async def _vote_unasked(self) -> None:
        if self._table(self._truth).vote is None:
            await self._request(self._viewer, "vote", agree=True)

    async def _ask_what_is_refused(self) -> None:
        """Commands of the catalogue that the viewer's own copy refuses: why they are is no secret of others."""
        if self._viewer == GALLERY:
            await self._request(GALLERY, "do", steps=["pass"])
            return
        copy = self._match(self._truth).view(self._eyes).copy
        legal = set(copy.legal(self._viewer))
        refused = [text for number, text in enumerate(self._commands) if number not in legal]
        steps = [self._random.choice(refused)]
        await self._request(self._viewer, self._random.choice(("do", "why", "consider")), steps=steps)

    async def _ask_for_several_steps(self) -> None:
        """One that the viewer may make, then others: a refusal of them all must not tell what comes of the first."""
        certain, pick = self._match(self._truth).certain(self._eyes), self._random_steps
        for first in certain.legal(self._viewer)[:4]:
            steps = [self._commands[first], *pick.choices(self._commands, k=2)]
            if why_not(certain, self._viewer, [self._game.parse(step) for step in steps]) is not None:
                await self._request(self._viewer, "do", steps=steps)

    async def _ask_nonsense(self) -> None:
        frame, ping = self._random.choice(NONSENSE), self._stage.id()
        self._report.asked["nonsense"] += 1
        await self._both(f"nonsense {frame}", lambda world: world.clients[self._viewer].throw(frame, ping))

    async def _ask_again(self, last: int) -> None:
        """Say hello once more, having heard everything up to `last`."""
        name = self._stage.id()
        words = self._who(self._viewer, self._viewer, last)
        self._report.asked["hello"] += 1

        async def do(world: World) -> list[str]:
            return (await world.act(self._viewer, self._viewer, "hello", name, **words))[1]

        await self._both(f"hello with {last}", do)

    async def _ask_from_the_gallery(self) -> None:
        """Look from the gallery for a moment, and at somebody else's seat."""
        name = self._stage.id()
        other = self._random.choice((None, self._random.randrange(self._seats())))
        words = self._who(self._viewer, other)

        async def do(world: World) -> list[str]:
            client = world.clients[self._viewer]
            frames = await client.ask("hello", f"{name}-g", **words)
            return frames + await client.ask("hello", name, **self._who(self._viewer, self._viewer))

        await self._both("hello from the gallery", do)

    async def _come_back(self) -> None:
        """The viewer's connection is lost, and it comes back with what it has."""
        name, table = self._stage.id(), self._table(self._truth)
        last = self._random.choice((0, table.last(self._eyes)))
        words = self._who(self._viewer, self._viewer, last)

        async def do(world: World) -> list[str]:
            client = world.clients[self._viewer]
            await client.again()
            frames = await client.ask("hello", name, **words)
            return frames + await world.hear(self._viewer, f"{name}-p")

        await self._both("coming back", do)

    async def _ask_over_http(self, path: str) -> None:
        assert self._twin is not None
        is_own = path in (f"/replay?viewer={self._viewer}", "/replay?viewer=gallery")
        if is_own and not has_own_log(self._table(self._twin)):
            return
        if path and self._table(self._truth).life == "finished":
            return  # whoever sat there may see all of it now, and the worlds differ
        self._report.asked["http"] += 1

        async def do(world: World) -> list[str]:
            return [(await world.get(f"/api/tables/{self._code}{path}", self._tokens[self._viewer])).decode()]

        await self._both(f"GET {path}", do)

    def _seats(self) -> int:
        return len(self._table(self._truth).sitters)


def difference(one: list[str], other: list[str]) -> str:
    """The neighbourhood of the first byte in which two lists of frames differ."""
    left, right = "\n".join(one), "\n".join(other)
    place = 0
    while place < min(len(left), len(right)) and left[place] == right[place]:
        place += 1
    start = max(0, place - 60)
    return f"{len(one)} or {len(other)} frames, …{left[start : place + 60]}… or …{right[start : place + 60]}…"
