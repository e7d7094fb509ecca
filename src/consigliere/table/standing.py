"""How a table stands: what its log adds up to. Written by rows alone, the same way in play and in a fold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec.structs import replace

from consigliere.kernel.command import DEFAULT, OPEN, TIME_UP, Command
from consigliere.kernel.deal import Deal, SealedChance, commitment
from consigliere.kernel.event import DRAWN
from consigliere.kernel.game import Game
from consigliere.kernel.match import Match
from consigliere.kernel.option import Options
from consigliere.kernel.record import entry_to_plain, header_text, read_entry
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import EVERYBODY, NOBODY, bit, ghost_of, in_mask, members
from consigliere.table import log
from consigliere.table.clock import Clocks
from consigliere.table.log import AnyBody, Row
from consigliere.table.messages import After, Clock
from consigliere.table.notebook import changed

Life = Literal["lobby", "dealing", "running", "paused", "finished", "abandoned"]
GameOf = Callable[[str, log.Plain | int, int], Game]

STEP_BYTES: Final = 250  # of one step, beside what was said

# What rows of the table tell, apart from steps of the game: everybody, unless they stand here.
_TOLD_TO_NOBODY: Final = (log.Opened, log.HostPassed, log.Contributed, log.Haunted, log.TalkOpened)


class Vote:
    """A seat has asked to take its last step back; `asked` have not answered yet."""

    def __init__(self, seat: int, asked: list[int]) -> None:
        self.seat: Final = seat
        self.asked: Final = asked


class Standing:
    """Everything a table is, besides how it is asked and shown."""

    def __init__(self, code: str, game: Game, opened: log.Opened) -> None:
        self.code: Final = code
        self.game: Final = game
        self.secret: Final = bytes.fromhex(opened.secret)
        self.commitment: Final = commitment(self.secret)
        self.rules: Final = opened.rules  # the version the table was opened with, and is played by
        self.has_rules: Final = game.rules_version == opened.rules  # else nothing may be decided here
        self.host = opened.host
        self.sitters = list(opened.sitters)
        self.options: Options = _whole(game, opened.options)
        self.preset = opened.preset
        self.chosen: Options = self.options if opened.chosen is None else opened.chosen
        self.clock: Clock = opened.clock
        self.spectators = opened.spectators
        self.chosen_after = opened.after
        self.life: Life = "lobby"
        self.deal_until = 0
        self.contributions: dict[int, str] = {}
        self.deal: Deal | None = None
        self.header: log.Header | None = (
            None  # as it was dealt; None before, and at tables of the first scheme
        )
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.paused_by = ""
        self.vote: Vote | None = None
        self.notebooks: dict[int, str] = {}
        self.barred: set[tuple[int, str]] = set()
        self.has_sat: dict[str, set[int]] = {}  # the seats each person has had since the game began
        self.emptied: set[int] = set()  # seats that the host has taken from whoever was there, a bot too
        self.fallen: dict[int, str | None] = {}  # who sat in each seat when it left the game
        self.haunting: set[str] = set()  # people who have come with the pass of a ghost
        self.open_talkers: set[str] = set()  # people who agree that their private talk be opened
        self.successor: str | None = None
        self._rows: list[Row] = []
        self._masks: list[int] = []  # who is told of each row
        self._numbers: dict[
            int, list[int]
        ] = {}  # by viewer, as far as asked: the number of each row in its feed
        self._row_of_entry: list[int] = []
        self._told_to_all = 0
        self._told_to_some: dict[int, int] = {}
        self._held_by_all = 0  # bytes of what was told
        self._held_by_some: dict[int, int] = {}
        self._noted: dict[int, int] = {}  # the row with which each notebook became what it is
        self._overtaken: list[int] = []  # rows with older notes
        self._requests: dict[str, set[str]] = {}
        self._at = 0
        self._person: str | None = None
        self._request: str | None = None

    # Rows.

    def row_count(self) -> int:
        """How many rows the log has: the number of the next one."""
        return len(self._rows)

    def rows_in_memory(self) -> list[Row]:
        """The log, with steps of the game by the number of their entry alone."""
        return self._rows

    @property
    def rows(self) -> list[Row]:
        """The whole log, as it is stored; of each notebook only what it says now."""
        return [self._with_notebook(self.stored(row)) for row in self._rows]

    def stored(self, row: Row) -> Row:
        """A row as it is stored: steps of the game with all their events."""
        if not isinstance(row.body, log.Step):
            return row
        assert self.match is not None
        plain = entry_to_plain(self.match, self.match.entries[row.body.entry])
        return replace(row, body=replace(row.body, plain=plain))

    def _with_notebook(self, row: Row) -> Row:
        if not isinstance(row.body, log.Noted):
            return row
        is_last = row.seq == self._noted.get(row.body.seat)
        return replace(row, body=log.Noted(row.body.seat, self.notebooks[row.body.seat] if is_last else ""))

    def since(self, before: int) -> list[Row]:
        """The rows from that number on, as they are stored."""
        return [self.stored(row) for row in self._rows[before:]]

    def stamp(self, at: int, person: str | None = None, request: str | None = None) -> None:
        """The rows written from now on were asked for by that person at that time; time never runs back."""
        self._at = max(at, self._rows[-1].at) if self._rows else at
        self._person = person
        self._request = request

    @property
    def moment(self) -> int:
        """The time of the rows that are written now."""
        return self._at

    def write(self, body: AnyBody) -> None:
        """Write a row with the present stamp. The first row of a request carries its id."""
        self.fold(Row(len(self._rows), self._at, self._person, self._request, body))
        self._request = None

    def fold(self, row: Row) -> None:
        """Take in the next row. Nothing is decided here."""
        body = row.body
        if row.person is not None and row.request is not None:
            self._requests.setdefault(row.person, set()).add(row.request)
        if self.clocks is not None and not isinstance(body, log.Outage):
            self.clocks.spend(row.at)
        self._rows.append(row)
        mask = self._take_in(row, body)
        self._masks.append(mask)
        size = self._size(body)
        if mask == EVERYBODY:
            self._told_to_all += 1
            self._held_by_all += size
        else:
            for viewer in members(mask):
                self._told_to_some[viewer] = self._told_to_some.get(viewer, 0) + 1
                self._held_by_some[viewer] = self._held_by_some.get(viewer, 0) + size

    def _size(self, body: AnyBody) -> int:
        """About how many bytes a row holds. How long a command is not everybody may know who is told of it."""
        if isinstance(body, log.Step):
            assert self.match is not None
            entry = self.match.entries[body.entry]
            return STEP_BYTES + (len(entry.command.encode()) if entry.is_talk() else 0)
        return len(log.encode(body))

    def _take_in(self, row: Row, body: AnyBody) -> int:
        """What a row changes; who is told of it, as a mask."""
        if isinstance(body, log.Step):
            return self._take_step(row, body)
        if isinstance(body, log.Noted):
            self._take_note(row, body)
            return bit(body.seat) | bit(ghost_of(body.seat))
        if isinstance(body, log.SeatTaken):
            self._take_seat(row, body)
        elif isinstance(body, log.HostPassed):
            self.host = body.host
        elif isinstance(body, log.Configured):
            self._take_setting(row, body)
        elif isinstance(body, log.Promised):
            self.sitters[body.seat] = replace(self.sitters[body.seat], promise=body.commitment)
        elif isinstance(body, log.Dealing):
            self.life = "dealing"
            self.deal_until = body.until
        elif isinstance(body, log.Contributed):
            self.contributions[body.seat] = body.value
        elif isinstance(body, log.Started):
            self._begin(row, body)
        else:
            self._take_other(row, body)
        return NOBODY if isinstance(body, _TOLD_TO_NOBODY) else EVERYBODY

    def _take_other(self, row: Row, body: AnyBody) -> None:
        if isinstance(body, log.Paused):
            self.life = "paused"
            self.paused_by = body.by
            self._let_run(False)
        elif isinstance(body, log.Resumed):
            self.life = "running"
            self._let_run(True)
        elif isinstance(body, log.Extended):
            assert self.clocks is not None
            self.clocks.extend(body.seat, body.seconds)
        elif isinstance(body, log.VoteOpened):
            self.vote = Vote(body.seat, list(body.asked))
        elif isinstance(body, log.Voted):
            if self.vote is not None and body.seat in self.vote.asked:
                self.vote.asked.remove(body.seat)
        elif isinstance(body, log.VoteClosed):
            self.vote = None
        elif isinstance(body, log.Outage):
            self._skip(body.since, row.at)
        elif isinstance(body, log.Abandoned):
            self.life = "abandoned"
            self.vote = None
            self._let_run(False)
        elif isinstance(body, log.Haunted):
            self.haunting.add(body.ghost)
        elif isinstance(body, log.TalkOpened):
            self.open_talkers.add(body.by)
        elif isinstance(body, log.Succeeded):
            self.successor = body.code

    def _let_run(self, runs: bool) -> None:
        if self.clocks is not None:
            self.clocks.runs = runs

    def _skip(self, since: int, until: int) -> None:
        if self.life == "dealing":
            self.deal_until += until - since
        if self.clocks is not None:
            self.clocks.skip(since, until)

    def _take_setting(self, row: Row, body: log.Configured) -> None:
        for seat, sitter in enumerate(self.sitters):
            if seat >= len(body.sitters) or body.sitters[seat].person != sitter.person:
                self._close_notebook(seat)
        self.sitters = list(body.sitters)
        self.options = _whole(self.game, body.options)
        self.preset = body.preset
        self.chosen = self.options if body.chosen is None else body.chosen
        self.clock = body.clock
        self.spectators = body.spectators
        self.chosen_after = body.after

    def _take_seat(self, row: Row, body: log.SeatTaken) -> None:
        before = self.sitters[body.seat]
        was_there = before.kind != "empty" and not before.away and not self._is_absent(body.seat)
        if was_there and body.sitter.person is None and body.how != "rose":
            self.emptied.add(body.seat)
        self.sitters[body.seat] = body.sitter
        if body.barred is not None:
            self.barred.add((body.seat, body.barred))
        if not body.notes:
            self._close_notebook(body.seat)
        if self.match is not None:
            self._note_who_has_sat()
            if self.vote is not None and body.seat in self.vote.asked:
                self.vote.asked.remove(body.seat)
            self._retime()

    def _is_absent(self, seat: int) -> bool:
        return self.match is None or in_mask(self.match.state.absent(), seat)

    def _take_note(self, row: Row, body: log.Noted) -> None:
        self._overtake_note(body.seat)
        self.notebooks[body.seat] = changed(self.notebooks.get(body.seat, ""), body)
        self._noted[body.seat] = row.seq

    def _overtake_note(self, seat: int) -> None:
        number = self._noted.pop(seat, None)
        if number is not None:
            self._overtaken.append(number)

    def forget_notes(self, shown: int) -> None:
        """Of the rows before that number, which all are shown: old notes keep their numbers and nothing else."""
        for number in self._overtaken:
            body = self._rows[number].body
            if number < shown and isinstance(body, log.Noted):
                self._rows[number] = replace(self._rows[number], body=log.Noted(body.seat, ""))
        self._overtaken = [number for number in self._overtaken if number >= shown]

    def _close_notebook(self, seat: int) -> None:
        self._overtake_note(seat)
        self.notebooks.pop(seat, None)

    def _begin(self, row: Row, body: log.Started) -> None:
        given = [None if opened is None else bytes.fromhex(opened) for opened in body.contributions]
        self.header = body.header
        header: str | None = None
        if body.header is not None:
            dealt = body.header
            header = header_text(self.game, dealt.rules, dealt.seats, dealt.options, given)
        self.deal = Deal(self.secret, given, header)
        self.match = Match(self.game, len(self.sitters), self.options, self.deal.chance())
        self.clocks = Clocks(self.clock, len(self.sitters), row.at)
        self.life = "running"
        self._note_who_has_sat()

    def _note_who_has_sat(self) -> None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.person is not None:
                self.has_sat.setdefault(sitter.person, set()).add(seat)

    # Steps of the game.

    def _take_step(self, row: Row, body: log.Step) -> int:
        match = self.match
        assert match is not None
        if body.plain is not None:
            self._enter(match, body)
            # In memory the match alone keeps the entry.
            self._rows[-1] = replace(row, body=replace(body, plain=None))
        entry = match.entries[body.entry]
        self._row_of_entry.append(row.seq)
        if not entry.is_talk():
            self._retime(body)
            self._note_the_fallen(match)
        if entry.withdraws is not None:
            self.vote = None
            return self._masks[self._row_of_entry[entry.withdraws]]
        if match.state.is_over():
            self.life = "finished"
            self.vote = None
            self._let_run(False)
        mask = NOBODY
        for event in entry.events:
            mask |= event.told
        return EVERYBODY if mask == EVERYBODY else mask  # one number for all rows

    def _note_the_fallen(self, match: Match) -> None:
        """Only whoever sits in a seat when it leaves the game becomes its ghost."""
        ghosts = match.state.ghosts()
        for seat in members(ghosts):
            self.fallen.setdefault(seat, self.sitters[seat].person)
        for seat in [seat for seat in self.fallen if not in_mask(ghosts, seat)]:
            del self.fallen[seat]  # the step was taken back

    def _enter(self, match: Match, body: log.Step) -> None:
        """Take in a stored entry. The draws it made are not made again."""
        entry = read_entry(body.plain, body.entry, self.game, match.seats, match.texts)
        match.enter(entry)
        assert isinstance(match.chance, SealedChance)
        match.chance.counter += sum(event.kind == DRAWN for event in entry.events)

    def _retime(self, step: log.Step | None = None) -> None:
        """Set the clocks by whom the game waits for now. Who makes up a choice in private has not answered yet."""
        assert self.match is not None
        assert self.clocks is not None
        state = self.match.state
        is_withdrawal = False
        answered = None
        if step is not None:
            entry = self.match.entries[step.entry]
            is_withdrawal = entry.withdraws is not None
            answered = step.answered if entry.is_open() else None
            if step.timer is not None:
                self.clocks.restart(step.timer)
            if any(event.kind == DRAWN for event in entry.events):
                self.clocks.settle()
            elif step.answered is not None:
                self.clocks.keep(step.entry, step.answered)
            elif entry.withdraws is not None:
                self.clocks.take_back(entry.withdraws)
        people = tuple(seat for seat in members(state.waiting_for()) if self.sitters[seat].kind == "person")
        self.clocks.ask(people, answered, is_withdrawal, state.timers(), self.options)

    def carry_out(self, actor: int, command: Command) -> Refusal | None:
        """Give the game one command and write what came of it; the refusal if there is one."""
        assert self.match is not None
        refusal = self.match.submit(actor, [command])
        if refusal is None:
            answered = actor if command.number != OPEN else None
            if command.verb == DEFAULT:
                answered = command.args[0]
            timer = command.text if command.verb == TIME_UP else None
            self.write(log.Step(len(self.match.entries) - 1, answered, timer))
        return refusal

    # Questions.

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that are a person's own."""
        if person is None:
            return []
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person == person]

    def is_ghost(self, person: str | None, seat: int | None) -> bool:
        """Whether a person is the ghost of this seat, and plays no other that is still in the game.

        A device on which a living player sits too must not show what ghosts may see.
        """
        if person is None or seat is None or self.fallen.get(seat) != person:
            return False
        own = self.seats_of(person)
        return seat in own and all(other in self.fallen for other in own)

    def is_dark(self) -> bool:
        """Whether nothing may show now who does anything."""
        return self.match is not None and not self.is_over() and self.match.state.is_dark()

    def is_sealed(self) -> bool:
        """Whether somebody may do something now of which not everybody is told."""
        return self.match is not None and not self.is_over() and self.match.state.is_sealed()

    def seal(self) -> str | None:
        """The seal of the deal; None before it, and at tables of the first scheme."""
        return None if self.deal is None or self.deal.header is None else self.deal.seal()

    def names(self) -> list[str]:
        """What the seats are called; empty where nobody sits."""
        return [sitter.name for sitter in self.sitters]

    def policy(self) -> str:
        """Who plays for somebody who has left: `defaults`, `bot` or `substitute`."""
        return str(self.options.get("absent_seat", "bot"))

    @property
    def after(self) -> After:
        """Who may see the table when its game is over. Where nothing was chosen, those who might look on before."""
        return self.chosen_after or ("link" if self.spectators else "players")

    def is_over(self) -> bool:
        """Whether nothing more will happen here but talk."""
        return self.life in ("finished", "abandoned")


def _whole(game: Game, stored: Options) -> Options:
    """All options of a game: a log that is older than one of them means its default."""
    return {option.name: stored.get(option.name, option.default) for option in game.options}
