"""A table: the fold of one log, and everything it can be asked.

It knows no socket, no file and no time but what it is told. A request is decided here and its rows are already part of
the table when it comes back: the caller stores them before anybody is told. If that fails, the table is folded anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere import bots, shelf
from consigliere.kernel.command import default, time_up
from consigliere.kernel.edition import FIRST, stated
from consigliere.kernel.match import why_not
from consigliere.kernel.record import Record
from consigliere.kernel.record import to_plain as record_to_plain
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY, HOUSE, ghost_of, in_mask, members, seat_of
from consigliere.table import bounds, dealing, lobby, log, outlook, playing, sealing, voting
from consigliere.table import messages as m
from consigliere.table import refusals as r
from consigliere.table.log import Row, Sitter
from consigliere.table.onlookers import Onlooked
from consigliere.table.seats import bot_sitter, clean_name, distinct
from consigliere.table.setup import Setup, Wish

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from consigliere.kernel.event import Plain
    from consigliere.kernel.game import Game
    from consigliere.table.standing import GameOf

MOST_AT_ONCE: Final = 50  # steps of the house in one tick; what is left is due at once


class Table(Onlooked):
    """One table."""

    @classmethod
    def opened(
        cls, code: str, game: Game, host: str, name: str | None, setup: Setup, secret: bytes, at: int
    ) -> Table | Refusal:
        """A new table in its lobby. Without a name the host has no seat."""
        options = lobby.settled(game, setup.seats, setup.options, setup.clock, setup.preset)
        if isinstance(options, Refusal):
            return options
        sitters = _first_sitters(game, host, name, setup)
        if isinstance(sitters, Refusal):
            return sitters
        wish = (setup.preset, dict(setup.options), setup.after)
        return cls._first(code, game, host, sitters, options, setup.clock, setup.spectators, wish, secret, at)

    @classmethod
    def _first(
        cls,
        code: str,
        game: Game,
        host: str,
        sitters: list[Sitter],
        options: dict[str, bool | int | str],
        clock: m.Clock,
        spectators: bool,
        wish: tuple[str, dict[str, bool | int | str], m.After | None],
        secret: bytes,
        at: int,
    ) -> Table:
        body = log.Opened(
            game.name,
            game.rules_version,
            stated(game.edition),
            host,
            secret.hex(),
            sitters,
            options,
            clock,
            spectators,
            *wish,
        )
        table = cls(code, game, body)
        table.stamp(at, host)
        table.write(body)
        return table

    @classmethod
    def folded(cls, code: str, rows: list[Row], game_of: GameOf) -> Table:
        """The table that this log adds up to."""
        *_, table = cls.folding(code, rows, game_of)
        return table

    @classmethod
    def folding(cls, code: str, rows: Iterable[Row], game_of: GameOf) -> Iterator[Table]:
        """The same row by row, for whoever has other things to do meanwhile: the table as it is so far."""
        table: Table | None = None
        for row in rows:
            if table is None:
                table = cls._begun(code, row.body, game_of)
            table.fold(row)
            yield table

    @classmethod
    def _begun(cls, code: str, opened: log.AnyBody, game_of: GameOf) -> Table:
        if not isinstance(opened, log.Opened):
            raise ValueError("a log begins with the opening of its table")
        edition = FIRST if opened.edition is None else opened.edition
        return cls(code, game_of(opened.game, edition, opened.rules), opened)

    # Requests.

    def request(
        self,
        person: str | None,
        seat: int | None,
        request: m.AnyRequest,
        at: int,
        with_ghost_pass: bool = False,
    ) -> Refusal | list[Row]:
        """Decide a request of a person who looks as `seat`: the rows that came of it, or why nothing did."""
        if person is None:
            return r.SIT_FIRST
        before = len(self._rows)
        self.stamp(at, person, request.id)
        viewer = self.viewer_of(person, seat, with_ghost_pass)
        refusal = bounds.refusal(self, viewer, request) or self._decide(
            person, seat, request, with_ghost_pass
        )
        return self.since(before) if refusal is None else refusal

    def _decide(
        self, person: str, seat: int | None, request: m.AnyRequest, with_ghost_pass: bool
    ) -> Refusal | None:
        if isinstance(request, (m.Do, m.Say, m.Undo, m.Vote, m.Note)):
            if seat is None or seat not in self.seats_of(person):
                return r.SIT_FIRST if seat is None else r.NOT_YOUR_SEAT
            return self._decide_for_seat(self.viewer_of(person, seat, with_ghost_pass), request)
        if isinstance(request, m.Sit):
            return lobby.sit(self, person, request)
        if isinstance(request, m.Rise):
            return lobby.rise(self, person, request)
        if isinstance(request, m.SeatBot):
            return lobby.seat_bot(self, person, request)
        if isinstance(request, m.Kick):
            return lobby.kick(self, person, request)
        if isinstance(request, m.Configure):
            return lobby.configure(self, person, request)
        if isinstance(request, m.Commit):
            return dealing.commit(self, person, request)
        if isinstance(request, m.Open):
            return dealing.open_promise(self, person, request)
        if isinstance(request, m.Start):
            return dealing.start(self, person, request)
        if isinstance(request, m.Pause):
            return playing.pause(self, person, request)
        if isinstance(request, m.Resume):
            return playing.resume(self, person, request)
        if isinstance(request, m.Extend):
            return playing.extend(self, person, request)
        if isinstance(request, m.Abandon):
            return playing.abandon(self, person, request)
        if isinstance(request, m.OpenTalk):
            return sealing.open_talk(self, person)
        raise ValueError(f"{type(request).__name__} is no request that changes a table")

    def _decide_for_seat(
        self, viewer: int, request: m.Do | m.Say | m.Undo | m.Vote | m.Note
    ) -> Refusal | None:
        if isinstance(request, m.Say):
            return playing.talk(self, viewer, request)
        seat = seat_of(viewer)
        if isinstance(request, m.Note):
            return playing.note(self, seat, request)
        refusal = playing.standstill(self)
        if refusal is not None:
            return refusal
        if isinstance(request, m.Do):
            return playing.do(self, viewer, request)
        if isinstance(request, m.Undo):
            return voting.undo(self, seat, request)
        return voting.vote(self, seat, request)

    def haunt(self, person: str | None, viewer: int, at: int) -> list[Row]:
        """Whoever looks as a ghost has its pass: from the first time on the old pass fetches it no more."""
        if person is None or person in self.haunting or viewer != ghost_of(seat_of(viewer)):
            return []
        before = len(self._rows)
        self.stamp(at, person)
        self.write(log.Haunted(person))
        return self.since(before)

    def is_repeated(self, person: str | None, request_id: str) -> bool:
        """Whether that person's request with that id is in the log already."""
        return person is not None and request_id in self._requests.get(person, ())

    # Time.

    def due(self) -> int | None:
        """When `tick` should be called next; None if no clock runs."""
        if not self.has_rules:
            return None
        if self.life == "dealing":
            return self.deal_until
        if self.life != "running":
            return None
        if self._absent() is not None:
            return self._rows[-1].at
        assert self.clocks is not None
        return self.clocks.due()

    def tick(self, at: int) -> list[Row]:
        """Whatever is due at that time: the end of dealing, stages whose time is up, seats that do not answer."""
        before = len(self._rows)
        if not self.has_rules:
            return []
        self.stamp(at)
        if self.life == "dealing" and self.deal_until <= self.moment:
            dealing.deal(self)
        for _ in range(MOST_AT_ONCE):
            if self.life != "running" or not self._tick_once(self.moment):
                break
            voting.close(self)
        return self.since(before)

    def _tick_once(self, at: int) -> bool:
        """Let the house do one thing that is due: a stage goes before the seats in it. False if nothing is."""
        assert self.clocks is not None
        timer = self.clocks.out_timer(at)
        if timer is not None:
            command = time_up(timer)
        else:
            seat = self._absent()
            if seat is None:
                seat = self.clocks.out_seat(at)
            if seat is None:
                return False
            command = default(seat)
        refusal = self.carry_out(HOUSE, command)
        if refusal is not None:
            raise RuntimeError(f"the house may not do what is due: {refusal.name}")
        return True

    def _absent(self) -> int | None:
        """A seat that is waited for, that nobody plays, and for which defaults were agreed or nobody could sit down."""
        if self.match is None or self.match.state.lasts_its_time():
            return None
        is_for_all = self.policy() == "defaults" or self.is_dark()
        away = self.match.state.absent()
        for seat in members(self.match.state.waiting_for()):
            if not (is_for_all or seat in self.fallen):  # nobody sits down in the seat of a ghost
                continue
            kind = self.sitters[seat].kind
            if kind == "empty" or (kind == "person" and in_mask(away, seat)):
                return seat
        return None

    def outage(self, since: int, until: int) -> list[Row]:
        """The server was down from `since` until `until`: that time counts for nobody."""
        if self.life not in ("dealing", "running"):
            return []
        before = len(self._rows)
        self.stamp(until)
        # What not everybody was told of must not show in what everybody is told now.
        seen = next(row.at for row in reversed(self._rows) if self.is_told(row, GALLERY))
        self.write(log.Outage(min(max(since, seen), self.moment)))
        return self.since(before)

    def stop_without_rules(self, at: int) -> list[Row]:
        """Pause a game that runs by rules which the program does not have: everybody is told, and the log says why."""
        if self.has_rules or self.life != "running":
            return []
        before = len(self._rows)
        self.stamp(at)
        self.write(log.Paused("", self.rules))
        return self.since(before)

    # Questions.

    def consider(self, viewer: int, steps: list[str] | None) -> list[m.Outlook] | Refusal:
        """What these steps of the viewer's seat would cause; without steps, what each choice would."""
        refusal = playing.standstill(self)
        if refusal is not None:
            return refusal
        assert self.match is not None
        if steps is None and self.is_dark():
            return []  # how many choices somebody has must not show in how long the answer is
        if steps is None:
            return outlook.each_choice(self.match, viewer)
        commands = playing.parsed(self.game, steps)
        if isinstance(commands, Refusal):
            return commands
        found = outlook.outlook(self.match, viewer, commands)
        return found if isinstance(found, Refusal) else [found]

    def why(self, viewer: int, steps: list[str]) -> Refusal | None:
        """Why the viewer's seat may not make these steps; None if it may."""
        refusal = playing.standstill(self)
        if refusal is not None:
            return refusal
        assert self.match is not None
        commands = playing.parsed(self.game, steps)
        if isinstance(commands, Refusal):
            return commands
        return why_not(self.match.certain(viewer), seat_of(viewer), commands)

    # The end.

    def has_record(self) -> bool:
        """Whether the record may be seen: it holds every secret of the game."""
        return self.life == "finished"

    def record(self, person: str | None = None) -> Plain | None:
        """The record of the game when it is over, with the secret; None before. Private talk is for its hearers."""
        if not self.has_record():
            return None
        assert self.match is not None
        assert self.deal is not None
        names, rules, options = self.names(), self.rules, self.options
        if self.header is not None:
            names, rules, options = self.header.seats, self.header.rules, self.header.options
        record = Record(self.match, self.deal, names, rules, options)
        return sealing.sealed_record(self, record_to_plain(record, with_secret=False), person)

    def replay(self, viewer: int, person: str | None = None) -> list[tuple[m.FeedItem, m.Now]]:
        """Everything the viewer was told, each with what lay before it then, as that person may read it.

        Notebooks stay closed.
        """
        again = Table(self.code, self.game, self._opening())
        frames: list[tuple[m.FeedItem, m.Now]] = []
        closed = sealing.closed_to(self, person)
        for row in self._rows:
            again.fold(sealing.sealed_row(self, row, closed))
            item = again.item(row, viewer)
            if item is not None and not isinstance(item, m.Noted):
                frames.append((item, again.now(viewer, row.at)))
        return frames

    def _opening(self) -> log.Opened:
        opened = self._rows[0].body
        assert isinstance(opened, log.Opened)
        return opened

    def rematch(
        self, person: str, code: str, secret: bytes, at: int, request_id: str | None = None
    ) -> tuple[Table, list[Row]] | Refusal:
        """A new table with the same people, bots, options and clock, and the rows that tell of it here."""
        if person != self.host and not self.seats_of(person):
            return r.SIT_FIRST
        if not self.is_over():
            return r.NOT_OVER
        if self.successor is not None:
            return r.REMATCH_EXISTS.with_arguments(("code", self.successor))
        sitters = [
            log.NOBODY
            if sitter.away or sitter.kind == "empty"
            else Sitter(sitter.kind, sitter.name, sitter.person, sitter.bot)
            for sitter in self.sitters
        ]
        # Components that came with the game are dealt as they are now; an edition of one's own stays.
        # By the rules of now, whatever this game was played by.
        edition = self.game.edition
        game = shelf.game(self.game.name, None if isinstance(edition, int) else edition)
        wish = (self.preset, self.chosen, self.chosen_after)
        fresh = self._first(
            code, game, self.host, sitters, self.options, self.clock, self.spectators, wish, secret, at
        )
        before = len(self._rows)
        self.stamp(at, person, request_id)
        self.write(log.Succeeded(code))
        return fresh, self.since(before)


def _first_sitters(game: Game, host: str, name: str | None, setup: Setup) -> list[Sitter] | Refusal:
    """Who sits where when the table is opened."""
    if len(setup.chairs) > setup.seats:
        return r.TOO_FEW_SEATS
    wishes = setup.chairs + [Wish()] * (setup.seats - len(setup.chairs))
    if name is not None and not setup.chairs:
        wishes[0] = Wish("me")
    sitters: list[Sitter] = []
    for wish in wishes:
        sitter = _first_sitter(game, host, name, wish, [sitter.name for sitter in sitters])
        if isinstance(sitter, Refusal):
            return sitter
        sitters.append(sitter)
    return sitters


def _first_sitter(game: Game, host: str, name: str | None, wish: Wish, others: list[str]) -> Sitter | Refusal:
    if wish.kind == "empty":
        return log.NOBODY
    if wish.kind == "me":
        own = clean_name(wish.name or name or "")
        return Sitter("person", distinct(own, others), host) if own else r.NAME_EMPTY
    level = wish.bot or ""
    if level not in bots.names(game.name):
        return r.NO_SUCH_BOT.with_arguments(("bot", level), ("known", ", ".join(bots.names(game.name))))
    return bot_sitter(level, others)
