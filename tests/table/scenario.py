"""Tables in words: who sits down, what they ask for, how late it is. A scene is a table with a clock in its hand."""

from __future__ import annotations

import msgspec

from consigliere import bots, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.game import Game
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY, members
from consigliere.table import Setup, Table, Wish
from consigliere.table import messages as m
from consigliere.table.log import Plain, Row, Step, decode, encode

GAME = shelf.game("condottiere")
SECRET = bytes(range(32))
NOON = 1_800_000_000_000  # a time in milliseconds
SECOND = 1000
DAY = 86_400 * SECOND

LIVE = m.Clock("live", decision=30, reserve=60)
DAYS = m.Clock("days", days=2)


def game_of(name: str, edition: Plain | int, rules: int) -> Game:
    """The games these tables play."""
    assert isinstance(edition, int)
    return shelf.game(name, edition, rules)


class Scene:
    """A table, who is at it, and what time it is. Everybody is known by the own name."""

    def __init__(self, table: Table, at: int = NOON) -> None:
        self.table = table
        self.game = table.game
        self.at = at
        self._number = 0

    # Time.

    def later(self, milliseconds: int) -> Scene:
        """Time passes and nothing happens."""
        self.at += milliseconds
        return self

    def ticks(self) -> list[Row]:
        """The table looks at its clock."""
        return self.table.tick(self.at)

    # Requests.

    def asks(self, who: str, request: m.AnyRequest, seat: int | None = None) -> list[Row] | Refusal:
        """Somebody asks for something, looking as the given seat or as the first of the own ones."""
        own = self.table.seats_of(who)
        looks_as = seat if seat is not None else next(iter(own), None)
        return self.table.request(who, looks_as, request, self.at)

    def id(self) -> str:
        """An id that no request had before."""
        self._number += 1
        return f"request-{self._number}"

    def sits(self, who: str, seat: int, name: str | None = None) -> list[Row] | Refusal:
        return self.asks(who, m.Sit(self.id(), seat, name or who))

    def rises(self, who: str, seat: int, notes: bool = False) -> list[Row] | Refusal:
        return self.asks(who, m.Rise(self.id(), seat, notes))

    def seats_bot(self, who: str, seat: int, bot: str | None = "greedy") -> list[Row] | Refusal:
        return self.asks(who, m.SeatBot(self.id(), seat, bot))

    def kicks(self, who: str, seat: int) -> list[Row] | Refusal:
        return self.asks(who, m.Kick(self.id(), seat))

    def starts(self, who: str = "anna") -> list[Row] | Refusal:
        return self.asks(who, m.Start(self.id()))

    def does(self, who: str, *steps: str, seat: int | None = None) -> list[Row] | Refusal:
        return self.asks(who, m.Do(self.id(), list(steps)), seat)

    def says(self, who: str, text: str, seat: int | None = None) -> list[Row] | Refusal:
        return self.asks(who, m.Say(self.id(), text), seat)

    def notes(self, who: str, text: str) -> list[Row] | Refusal:
        return self.asks(who, m.Note(self.id(), text))

    def undoes(self, who: str, by_vote: bool = False, seat: int | None = None) -> list[Row] | Refusal:
        return self.asks(who, m.Undo(self.id(), by_vote), seat)

    def votes(self, who: str, agree: bool, seat: int | None = None) -> list[Row] | Refusal:
        return self.asks(who, m.Vote(self.id(), agree), seat)

    def pauses(self, who: str) -> list[Row] | Refusal:
        return self.asks(who, m.Pause(self.id()))

    def resumes(self, who: str) -> list[Row] | Refusal:
        return self.asks(who, m.Resume(self.id()))

    def extends(self, who: str, seat: int, seconds: int) -> list[Row] | Refusal:
        return self.asks(who, m.Extend(self.id(), seat, seconds))

    def abandons(self, who: str) -> list[Row] | Refusal:
        return self.asks(who, m.Abandon(self.id()))

    # Playing on.

    def seat_waited_for(self) -> int:
        """The first seat that must answer now, whether or not the others see who has answered."""
        assert self.table.match is not None
        return members(self.table.match.state.waiting_for())[0]

    def who(self, seat: int) -> str:
        """The person in a seat."""
        person = self.table.sitters[seat].person
        assert person is not None
        return person

    def choice(self, seat: int, chance: FastChance | None = None) -> str:
        """One of a seat's choices in notation: the first, or any."""
        legal = self.now(seat).legal
        number = legal[0 if chance is None else chance.below(len(legal))]
        return self.game.text(self.game.catalogue[number])

    def goes_on(self, chance: FastChance | None = None) -> list[Row] | Refusal:
        """Whoever is waited for first, person or bot, makes a choice."""
        seat = self.seat_waited_for()
        if self.table.sitters[seat].kind == "bot":
            return self.bot_answers(seat)
        return self.does(self.who(seat), self.choice(seat, chance), seat=seat)

    def bot_answers(self, seat: int) -> list[Row] | Refusal:
        """The bot in that seat thinks, from nothing but what it is asked with."""
        asked = next(asked for asked in self.table.asked_bots() if asked.seat == seat)
        seats = len(self.table.sitters)
        view = self.game.read_view(asked.view, seats, self.table.options)
        knowledge = self.game.read_knowledge(asked.knowledge, seat, seats)
        bot = bots.make(asked.level, self.game, seat)
        command = bot.answer(view, knowledge, view.copy.legal(seat), FastChance(asked.seed))
        return self.table.bot_answers(seat, command, self.at, asked.step)

    def plays_until(self, stage: str) -> Scene:
        """Everybody makes a choice in turn until the game is in that stage."""
        chance = FastChance(5)
        for _ in range(5000):
            view = self.now().view
            assert view is not None
            if view["stage"] == stage or self.table.is_over():
                assert view["stage"] == stage
                return self
            done(self.goes_on(chance))
        raise AssertionError(f"the game never came to {stage}")

    def plays_until_someone_may(self, choice: str) -> int:
        """Everybody makes a choice in turn until a seat that is waited for has this one: that seat."""
        chance = FastChance(5)
        while True:
            for seat in self.now().waiting:
                if choice in [self.game.text(self.game.catalogue[number]) for number in self.now(seat).legal]:
                    return seat
            done(self.goes_on(chance))

    def plays_to_the_end(self) -> Scene:
        """The whole game."""
        chance = FastChance(6)
        while self.table.life == "running":
            self.later(SECOND)
            due = self.table.due()
            if due is not None and due <= self.at:
                self.ticks()
            elif self.now().waiting:
                done(self.goes_on(chance))
        return self

    # Looking.

    def now(self, viewer: int = GALLERY) -> m.Now:
        return self.table.now(viewer, self.at)

    def feed(self, viewer: int = GALLERY, after: int = 0) -> list[m.FeedItem]:
        return self.table.feed(viewer, after)

    def clock(self, seat: int) -> m.SeatClock:
        return next(clock for clock in self.now().clocks if clock.seat == seat)

    def names(self) -> list[str]:
        return [chair.name for chair in self.now().setting.chairs]

    def viewers(self) -> list[int]:
        return self.game.viewers(len(self.table.sitters))

    def folded(self, rows: int | None = None) -> Table:
        """The table as it comes back from the store, after so many rows."""
        return folded(self.table.rows[:rows])


def folded(rows: list[Row]) -> Table:
    """The table that rows add up to, once they have been bytes."""
    stored = [Row(row.seq, row.at, row.person, row.request, decode(encode(row.body))) for row in rows]
    return Table.folded("abcd", stored, game_of)


def and_then(scene: Scene, step: Step) -> Table:
    """The table after one more step, written by hand: for what no step of this game would do."""
    rows = scene.table.rows
    return folded([*rows, Row(len(rows), scene.at, None, None, step)])


def shown(table: Table, at: int) -> dict[int, bytes]:
    """Everything that every viewer is shown and was told, as bytes."""
    return {
        viewer: msgspec.json.encode(
            [table.now(viewer, at), table.feed(viewer, 0), table.last(viewer), table.notes(viewer)]
        )
        for viewer in table.game.viewers(len(table.sitters))
    }


def opened(game: Game, seats: int, clock: m.Clock, options: dict[str, OptionValue]) -> Scene:
    """anna has opened a table and sits in the first seat."""
    table = Table.opened("abcd", game, "anna", "anna", Setup(seats, options, clock), SECRET, NOON)
    assert isinstance(table, Table)
    return Scene(table)


def lobby(seats: int = 3, clock: m.Clock | None = None, **options: OptionValue) -> Scene:
    """The same with the game that most of these tables play."""
    return opened(GAME, seats, clock or m.Clock(), dict(options))


def full(*people: str, bots: int = 0, clock: m.Clock | None = None, **options: OptionValue) -> Scene:
    """A lobby with these people in the first seats, anna first, and bots behind them."""
    scene = lobby(len(people) + bots, clock, **options)
    for seat, who in enumerate(people):
        if seat:
            done(scene.sits(who, seat))
    for seat in range(len(people), len(people) + bots):
        done(scene.seats_bot("anna", seat))
    return scene


def started(*people: str, bots: int = 0, clock: m.Clock | None = None, **options: OptionValue) -> Scene:
    """A game that has just begun, anna to choose the first region."""
    scene = full(*people, bots=bots, clock=clock, **{"first_holder": "anna", **options})
    done(scene.starts())
    return scene


def done(answer: list[Row] | Refusal) -> list[Row]:
    """The rows of a request that was carried out."""
    assert not isinstance(answer, Refusal), answer.name
    return answer


def refused(answer: object) -> str:
    """The name of the refusal of a request that was not."""
    assert isinstance(answer, Refusal), answer
    return answer.name


def wishes(*kinds: str) -> list[Wish]:
    """Chairs in short: "me", "empty", or the level of a bot."""
    return [Wish(kind) if kind in ("me", "empty") else Wish("bot", kind) for kind in kinds]  # type: ignore[arg-type]
