"""A match: one game being played, with its log, its viewers and the taking back of steps.

The log is the game. Commands are kept for study; the state is folded from events and never decided again.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_left
from typing import Final

from mypy_extensions import mypyc_attr

from consigliere.kernel.chance import Chance, NoChance, Unforeseen
from consigliere.kernel.command import SAY, Command
from consigliere.kernel.event import DRAWN, SAID, Event, Plain
from consigliere.kernel.foreseen import foreseen, happens
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import (
    NOTHING_TO_UNDO,
    STEPS_AFTER_A_DRAW,
    UNDO_AFTER_A_DRAW,
    UNDO_AFTER_OTHERS,
    UNDO_TELLS,
    Refusal,
)
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import GALLERY, HOUSE, ghost_of, in_mask

START: Final = "start"
UNDO: Final = "undo"
# What the rules meet in a copy that does not know a card they need.
UNKNOWN: Final = (Unforeseen, IndexError, ValueError, OverflowError)
MOST_MARKS: Final = 32  # earlier states that a match keeps where steps are taken back
FAR: Final = 32  # entries after which a viewer's earlier copy is kept anew


class Entry:
    """One line of the log: who gave which command, and what it caused. A withdrawal names the entry it undoes."""

    def __init__(self, actor: int, command: str, events: list[Event], withdraws: int | None = None) -> None:
        self.actor = actor
        self.command = command
        self.events = events
        self.withdraws = withdraws

    def is_talk(self) -> bool:
        """Whether nothing but words passed."""
        return bool(self.events) and all(event.kind == SAID for event in self.events)

    def is_open(self) -> bool:
        """Whether the whole table was told of it; a choice still being made, or a card shown to one, it is not."""
        return self.actor == HOUSE or any(in_mask(event.told, GALLERY) for event in self.events)


class Witness:
    """One viewer and what it has been told: its own copy of the game, and what it remembers."""

    def __init__(self, game: Game, seats: int, options: Options, viewer: int) -> None:
        self._kinds = game.kinds
        self.viewer = viewer
        self.copy = game.new(seats, options).seen_by(viewer)
        self.knowledge: Knowledge = game.knowledge(viewer, seats)

    def hear(self, events: list[Event]) -> None:
        """Take in the viewer's share of what happened."""
        for event in events:
            told = self._kinds.told(event, self.viewer)
            if told is not None:
                self.knowledge.hear(told, self.copy)
                self.copy.write(told.kind, told.a, told.b, told.c, told.d)

    def be_like(self, other: Witness) -> None:
        """Hold what another of the same viewer holds."""
        self.copy = other.copy.copy()
        self.knowledge = other.knowledge.copy()

    def view(self) -> View:
        """What the tellings add up to."""
        return View(self.copy)


def standing(entries: list[Entry]) -> list[int]:
    """The numbers of the entries that still stand: neither withdrawn nor withdrawals."""
    withdrawn = {entry.withdraws for entry in entries}
    return [n for n, entry in enumerate(entries) if n not in withdrawn and entry.withdraws is None]


def live(entries: list[Entry]) -> list[Entry]:
    """The entries that still stand."""
    return [entries[number] for number in standing(entries)]


def fold(state: State, entries: list[Entry]) -> State:
    """Write the events of these entries into `state`, and give it back."""
    for entry in entries:
        for event in entry.events:
            state.write(event.kind, event.a, event.b, event.c, event.d)
    return state


def digest(state: State) -> str:
    """A short name for everything a state holds: equal states, equal digests, in every build."""
    numbers = json.dumps([int(n) for n in state.fields()], separators=(",", ":"))
    return hashlib.sha256(numbers.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)  # leak tests put a twin in its place
class Match:
    """One game from its first event to its last. Viewers are told through `telling` and `witness`."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.state = game.new(seats, options)
        self.entries: list[Entry] = []
        self.texts: list[str] = []
        self._witnesses: dict[int, Witness] = {}
        self._heard: dict[int, int] = {}
        # Of the entries counted so far: those that stand, those of them that are more than talk, and how many of its
        # steps each seat has taken back. Whoever asks has the rest counted first.
        self._counted = 0
        self._standing: list[int] = []
        self._moves: list[int] = []
        self._taken_back: dict[int, int] = {}
        # So that taking a step back, live or in a fold, costs no more the longer the game is: the state before some of
        # the standing entries, and a viewer's copy before one of them, by its place. Made where a step is taken back.
        self._marks: dict[int, State] = {}
        self._earlier: dict[int, tuple[int, Witness]] = {}

    def start(self) -> None:
        """Set the game up, as the first entry of the log."""
        events: list[Event] = []
        self.state.log = events
        self.game.start(self.state, self.chance)
        self.entries.append(Entry(HOUSE, START, events))

    def resume(self, entries: list[Entry], texts: list[str]) -> None:
        """Go on from a stored log: the state is folded, nothing is decided again."""
        self.entries = entries
        self.texts = texts
        self.state = fold(self.game.new(self.seats, self.options), live(entries))
        self._counted = 0
        self._standing.clear()
        self._moves.clear()
        self._taken_back.clear()
        self._forget(0)
        self._marks.clear()

    def enter(self, entry: Entry) -> None:
        """Take in one more entry of a stored log: it is written, not decided."""
        self.entries.append(entry)
        if entry.withdraws is None:
            fold(self.state, [entry])
        else:
            self._refold(entry.withdraws)

    def snapshot(self) -> Match:
        """The match as it stands. It goes on by `enter` alone, and shares the entries and texts there are."""
        other = Match(self.game, self.seats, self.options, self.chance)
        other.state = self.state.copy()
        other.entries = list(self.entries)
        other.texts = self.texts
        return other

    # Commands.

    def refusal(self, actor: int, commands: list[Command]) -> Refusal | None:
        """Why these steps, one after the other, are not carried out; None if they are. Changes nothing.

        Several steps are judged by what the seat holds for certain: else asking for a step after the last ballot would
        tell how the vote goes.
        """
        if len(commands) == 1:
            return self.state.refusal_for(actor, commands[0])
        return why_not(self.certain(actor), actor, commands)

    def submit(self, actor: int, commands: list[Command]) -> Refusal | None:
        """Carry out a request of one or several steps, all or none; the refusal if there is one.

        Where something comes of a step that the seat could not foresee, what it can no longer do after it is left out.
        """
        refusal = self.refusal(actor, commands)
        if refusal is not None:
            return refusal
        for command in commands:
            if self.state.refusal_for(actor, command) is not None:
                break
            events: list[Event] = []
            self.state.log = events
            self.state.carry_out(actor, command, self.chance, self.texts)
            self.entries.append(Entry(actor, self.game.text(command), events))
        return None

    # Viewers.

    def witness(self, viewer: int) -> Witness:
        """A viewer's own copy and knowledge, up to date."""
        if viewer not in self._witnesses:
            self._count()
            self._witnesses[viewer] = self._witness_before(viewer, len(self._standing))
        else:
            # Taking a step back makes all witnesses anew, so what is left to hear stands as it was given.
            for entry in self.entries[self._heard[viewer] :]:
                self._witnesses[viewer].hear(entry.events)
        self._heard[viewer] = len(self.entries)
        return self._witnesses[viewer]

    def view(self, viewer: int) -> View:
        """What lies before a viewer now."""
        return View(self.state.seen_by(viewer))

    def certain(self, viewer: int) -> State:
        """What a viewer holds for certain, as a position to try things in."""
        witness = self.witness(viewer)
        return self.game.informed(witness.view(), witness.knowledge)

    def telling(self, entry: Entry, viewer: int) -> list[Plain]:
        """What a viewer is told of an entry."""
        told = [self.game.kinds.telling(event, viewer, self.texts) for event in entry.events]
        return [plain for plain in told if plain is not None]

    # Taking back.

    def undo_refusal(self, seat: int, agreed: bool = False) -> Refusal | None:
        """Why the seat's last step cannot be taken back; None if it can.

        It can while no draw was made, nobody else has acted in the open since, and nobody else has learnt a hidden
        fact from it. What others do in private stops nobody: the answer must not tell of it. `agreed` means that the
        table has voted for it: then others may have learnt what they have, but a draw still stands, and so does a
        step on which another seat has acted, until that is taken back. A game may forbid more.
        """
        number = self.latest(seat)
        if number is None:
            has_acted = any(self.entries[move].actor == seat for move in self._moves)
            return UNDO_AFTER_OTHERS if has_acted else NOTHING_TO_UNDO
        entry = self.entries[number]
        if any(event.kind == DRAWN for event in entry.events):
            return UNDO_AFTER_A_DRAW
        forbidden = self.game.take_back_refusal(seat, entry.events)
        if forbidden is not None:
            return forbidden
        if not agreed and any(self._learnt(viewer, entry, number) for viewer in self._others(seat)):
            return UNDO_TELLS
        return None

    def latest(self, seat: int) -> int | None:
        """The number of the seat's last step; None if it has made none, or another came after it in the open."""
        self._count()
        for number in reversed(self._moves):
            entry = self.entries[number]
            if entry.actor == seat:
                return number
            if entry.is_open():
                return None
        return None

    def taken_back(self, seat: int) -> int:
        """How many steps of a seat have been taken back so far."""
        self._count()
        return self._taken_back.get(seat, 0)

    def undo(self, seat: int, agreed: bool = False) -> Refusal | None:
        """Take the seat's last step back, with what rests on it. The log keeps the steps and their withdrawals."""
        refusal = self.undo_refusal(seat, agreed)
        number = self.latest(seat)
        if refusal is None and number is not None:
            for back in [*reversed(self._resting_on(number)), number]:
                self.entries.append(Entry(self.entries[back].actor, UNDO, [], back))
            self._refold(number)
        return refusal

    def _resting_on(self, number: int) -> list[int]:
        """The private steps of others since an entry that could not have been made without it."""
        trial = self._state_before(bisect_left(self._standing, number))
        resting: list[int] = []
        for later in self._moves[bisect_left(self._moves, number) + 1 :]:
            entry = self.entries[later]
            if happens(self.game, trial, entry.actor, entry.command, entry.events):
                fold(trial, [entry])
            else:
                resting.append(later)
        return resting

    def _others(self, seat: int) -> list[int]:
        """Everybody but the seat and whoever it will be once it has left."""
        return [viewer for viewer in self.game.viewers(self.seats) if viewer not in (seat, ghost_of(seat))]

    def _learnt(self, viewer: int, entry: Entry, number: int) -> bool:
        """Whether a viewer has learnt a hidden fact from an entry.

        It has not if it was told nothing, or if some command that is surely legal, as far as the viewer can
        tell, would have been told in just the same way: then the viewer could have foreseen every word.
        """
        kinds = self.game.kinds
        told = [t for t in (kinds.told(event, viewer) for event in entry.events) if t is not None]
        if not told:
            return False
        witness = self._witness_before(viewer, bisect_left(self._standing, number))
        before = self.game.informed(witness.view(), witness.knowledge)
        given = self.game.parse(entry.command)
        return not any(
            foreseen(self.game, before, entry.actor, command, viewer, told)
            for command in [given, *self.game.catalogue]
        )

    # What stands, and how it stood before.

    def _count(self) -> None:
        """Count the entries that have come since the last time."""
        for number in range(self._counted, len(self.entries)):
            entry = self.entries[number]
            if entry.withdraws is not None:
                _strike(self._standing, entry.withdraws)
                _strike(self._moves, entry.withdraws)
                self._taken_back[entry.actor] = self._taken_back.get(entry.actor, 0) + 1
                continue
            self._standing.append(number)
            if not entry.is_talk():
                self._moves.append(number)
        self._counted = len(self.entries)

    def _refold(self, number: int) -> None:
        """The entry of that number was withdrawn, perhaps with later ones: fold what stands from there on anew."""
        self._count()
        place = bisect_left(self._standing, number)
        self._forget(place)
        rest = [self.entries[later] for later in self._standing[place:]]
        self.state = fold(self._state_before(place), rest)

    def _forget(self, place: int) -> None:
        """What rests on the standing entry of that place is no longer so."""
        self._marks = {mark: state for mark, state in self._marks.items() if mark <= place}
        self._earlier = {viewer: kept for viewer, kept in self._earlier.items() if kept[0] <= place}
        self._witnesses.clear()
        self._heard.clear()

    def _state_before(self, place: int) -> State:
        """The state before the standing entry of that place, folded from the nearest one that is kept.

        On the way it is kept 1, 2, 4, 8 and so on entries before, for whoever takes back step after step.
        """
        near = max((mark for mark in self._marks if mark <= place), default=0)
        kept = self._marks.get(near)
        state = self.game.new(self.seats, self.options) if kept is None else kept.copy()
        for at in range(near, place + 1):
            gap = place - at
            if gap & (gap - 1) == 0 and at not in self._marks:
                self._marks[at] = state.copy()
            if gap:
                fold(state, [self.entries[self._standing[at]]])
        while len(self._marks) > MOST_MARKS:
            del self._marks[min(self._marks)]
        return state

    def _witness_before(self, viewer: int, place: int) -> Witness:
        """A viewer's copy and knowledge before the standing entry of that place, from an earlier one if it is kept."""
        witness = Witness(self.game, self.seats, self.options, viewer)
        near = 0
        if viewer in self._earlier and self._earlier[viewer][0] <= place:
            near, kept = self._earlier[viewer]
            witness.be_like(kept)
        for at in range(near, place):
            witness.hear(self.entries[self._standing[at]].events)
        if place - near > FAR:
            twin = Witness(self.game, self.seats, self.options, viewer)
            twin.be_like(witness)
            self._earlier[viewer] = (place, twin)
        return witness


def _strike(numbers: list[int], number: int) -> None:
    """Take a number out of a list in ascending order, if it is there."""
    place = bisect_left(numbers, number)
    if place < len(numbers) and numbers[place] == number:
        del numbers[place]


def why_not(before: State, seat: int, commands: list[Command]) -> Refusal | None:
    """Why a seat may not make these steps, one after the other, in `before`; None if it may."""
    trial = before.copy()
    for step, command in enumerate(commands):
        refusal = trial.refusal_for(seat, command)
        if refusal is not None:
            return refusal
        if step + 1 < len(commands):
            try:
                trial.carry_out(seat, command, NoChance(), [])
            except UNKNOWN:
                return STEPS_AFTER_A_DRAW  # a later step must not be chosen blindly, nor probed for
    return None


def steps(game: Game, text: str) -> list[Command]:
    """The commands of a line in which several steps are separated by semicolons; talk is one step.

    Raises `Illegal` if one of them means nothing.
    """
    whole = text.strip()
    is_talk = whole.lower().split(maxsplit=1)[:1] == [SAY]
    parts = [whole] if is_talk else [part for part in whole.split(";") if part.strip()]
    return [game.parse(part) for part in parts or [""]]
