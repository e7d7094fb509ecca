"""The no-leak property, checked: what a viewer cannot know must not change a byte of what that viewer gets.

A *pair* is the truth and a twin imagined from one viewer's knowledge. The viewer must get the same from both: view,
figures, knowledge, waiting line, legal list and the refusal of every command; then both are stepped with commands that
must look alike to the viewer, draws it sees forced equal, and compared again, until the two may rightly differ.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.kernel.chance import Chance
from consigliere.kernel.command import NOTHING, Command, default, say, time_up
from consigliere.kernel.event import DRAWN, SAID, Event
from consigliere.kernel.game import Game
from consigliere.kernel.match import Witness
from consigliere.kernel.option import Options
from consigliere.kernel.state import State, View
from consigliere.kernel.viewer import HOUSE, in_mask, members

MOST_LEAKS: Final = 20  # after so many findings the rest would say no more
OPEN_ONE_IN: Final = 12  # how rarely somebody does something unasked
DEFAULT_ONE_IN: Final = 20  # how rarely a clock runs out


class Report:
    """What a leak check has done and found."""

    def __init__(self) -> None:
        self.pairs = 0
        self.steps = 0
        self.games = 0
        self.leaks: list[str] = []

    def to_plain(self) -> dict[str, object]:
        """The report as plain values."""
        return {"pairs": self.pairs, "steps": self.steps, "games": self.games, "leaks": self.leaks}


def sight(game: Game, state: State, witness: Witness) -> bytes:
    """Everything a viewer can get from a state at one moment, as bytes."""
    viewer = witness.viewer
    is_seat = viewer < state.seats
    refusals = [state.refusal(viewer, c.number) for c in game.catalogue] if is_seat else []
    view = _view(state, viewer)
    plain: dict[str, object] = {
        "view": game.view_to_plain(view),
        "figures": game.figures(view),
        "knowledge": witness.knowledge.to_plain(),
        # Where a moderator asks in the dark, only the table knows who has answered.
        "waiting": members((view.copy if game.moderated else state).waiting_for()),
        "may_act": members(state.may_act()),
        "timers": [[t.name, t.option, t.part, t.whole, t.runs, t.turn] for t in state.timers()],
        "legal": [int(number) for number in state.legal(viewer)] if is_seat else [],
        "refusals": [None if refusal is None else refusal.to_plain() for refusal in refusals],
    }
    return json.dumps(plain).encode()


class Echo(Chance):
    """The twin's chance: what the viewer saw come up in the truth comes up here too, the rest is drawn anew."""

    def __init__(self, seen: list[int | None], chance: Chance) -> None:
        self._seen = seen
        self._chance = chance
        self.is_broken = False  # the twin cannot have drawn what the viewer saw

    def _next(self) -> int | None:
        return self._seen.pop(0) if self._seen else None

    def below(self, bound: i64) -> i64:
        forced = self._next()
        if forced is None:
            return self._chance.below(bound)
        if forced >= bound:
            self.is_broken = True
            return 0
        return forced

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        forced = self._next()
        if forced is not None:
            if counts[start + forced] > 0:
                return sum(int(counts[start + kind]) for kind in range(forced))
            self.is_broken = True
        return self._chance.below(bound)


class Twin:
    """A world that one viewer cannot tell from the truth, and that viewer's witness in it."""

    def __init__(self, game: Game, witness: Witness, seats: int, options: Options, chance: Chance) -> None:
        self.state = game.imagine(witness.view(), witness.knowledge, chance)
        self.witness = Witness(game, seats, options, witness.viewer)
        self.witness.copy = witness.copy.copy()
        self.witness.knowledge = witness.knowledge.copy()


def check(
    game: Game,
    seats: int,
    options: Options,
    pairs: int,
    chance: Chance,
    progress: Callable[[int], None] | None = None,
    most_leaks: int = MOST_LEAKS,
    most_pairs: int | None = None,
) -> Report:
    """Play games at random until so many pairs have been compared, each as long as it lasts.

    The last game is left then, or with `most_pairs` played to its end if so many pairs are enough for it: who compares
    in small parts would never see the end of a long game otherwise.
    """
    report = Report()
    most = pairs if most_pairs is None else max(pairs, most_pairs)
    while report.pairs < pairs and len(report.leaks) < most_leaks:
        _Run(game, seats, options, chance, report).play(most, most_leaks)
        report.games += 1
        if progress is not None:
            progress(report.pairs)
    return report


class _Run:
    """One game played twice at once: in truth, and in a twin for one viewer after another."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, report: Report) -> None:
        self._game = game
        self._seats = seats
        self._options = options
        self._chance = chance
        self._report = report
        self._viewers = game.viewers(seats)
        self._witnesses = {viewer: Witness(game, seats, options, viewer) for viewer in self._viewers}
        self._truth = game.new(seats, options)
        self._twin: Twin | None = None

    def play(self, pairs: int, most_leaks: int) -> None:
        events = self._log(self._truth)
        self._game.start(self._truth, self._chance)
        self._hear(events)
        report = self._report
        while not self._truth.is_over() and report.pairs < pairs and len(report.leaks) < most_leaks:
            if self._twin is None or self._chance.below(8) == 0:
                self._pair()
            self._step()
            report.steps += 1

    def _pair(self) -> None:
        """Imagine a new twin for some viewer; before anything is done the two must look alike."""
        viewer = self._viewers[self._chance.below(len(self._viewers))]
        witness = self._witnesses[viewer]
        self._twin = Twin(self._game, witness, self._seats, self._options, self._chance)
        self._report.pairs += 1
        self._compare("imagined")

    def _step(self) -> None:
        actor, command = self._choose()
        events = self._log(self._truth)
        self._truth.carry_out(actor, command, self._chance, [])
        self._hear(events)
        if self._twin is not None:
            self._follow(self._twin, actor, command, events)

    def _choose(self) -> tuple[int, Command]:
        """Who does what in the truth: something a twin of the present pair can seem to do as well, if possible."""
        chance = self._chance
        waiting = members(self._truth.waiting_for())
        if not waiting or (self._truth.timers() and chance.below(4) == 0):
            return HOUSE, time_up(self._truth.timers()[0].name)
        if chance.below(DEFAULT_ONE_IN) == 0:
            return HOUSE, default(waiting[chance.below(len(waiting))])
        may = waiting + members(self._truth.may_act())
        if chance.below(OPEN_ONE_IN) == 0:
            seat = chance.below(self._seats)
            unasked = self._game.open_commands(self._truth, seat, chance) + self._asides(seat)
            if unasked:
                return seat, unasked[chance.below(len(unasked))]
        seat = may[chance.below(len(may))]
        legal = [self._game.catalogue[number] for number in self._truth.legal(seat)]
        shared = [command for command in legal if self._alike(seat, command)]
        choices = shared or legal
        return seat, choices[chance.below(len(choices))]

    def _asides(self, seat: int) -> list[Command]:
        """A word on each channel besides the open one on which the seat may talk now."""
        channels = self._game.kinds.kinds[SAID].fields[1].words.words
        words = [say("Hm.", channel) for channel in range(1, len(channels))]
        return [word for word in words if self._truth.refusal_for(seat, word) is None]

    def _alike(self, seat: int, command: Command) -> list[Command]:
        """What the actor may do in the twin that must look to its viewer like this command."""
        if self._twin is None:
            return []
        twin = self._twin.state
        found = self._game.disguises(twin, seat, command, self._twin.witness.viewer)
        return [other for other in found if other == NOTHING or twin.refusal_for(seat, other) is None]

    def _follow(self, twin: Twin, actor: int, command: Command, truth_events: list[Event]) -> None:
        """The twin takes a step that must look the same, and the two are compared."""
        viewer = twin.witness.viewer
        alike = [command] if actor == HOUSE else self._alike(actor, command)
        if not alike:
            self._twin = None
            return
        seen = [e.d if in_mask(e.readers, viewer) else None for e in truth_events if e.kind == DRAWN]
        echo = Echo(seen, self._chance)
        events = self._log(twin.state)
        given = alike[self._chance.below(len(alike))]
        if given != NOTHING:
            twin.state.carry_out(actor, given, echo, [])
        twin.witness.hear(events)
        if echo.is_broken or self._rightly_differ(truth_events, events, twin):
            self._twin = None
            return
        self._compare(self._game.text(command))

    def _rightly_differ(self, truth_events: list[Event], twin_events: list[Event], twin: Twin) -> bool:
        """Compare what the viewer is told. The first difference is a leak, unless it rightly uncovers something."""
        viewer = twin.witness.viewer
        told = self._told(truth_events, viewer)
        twin_told = self._told(twin_events, viewer)
        for marker, kind in self._game.evenly_told():
            if 0 < _number(marker, told) == _number(marker, twin_told):
                if _number(kind, told) != _number(kind, twin_told):
                    self._found(f"told of {kind} more or less often", viewer)
                    return True
        for place in range(max(len(told), len(twin_told))):
            one = told[place] if place < len(told) else b"nothing"
            other = twin_told[place] if place < len(twin_told) else b"nothing"
            if one != other:
                excused = self._uncovers(one) or self._uncovers(other)
                # Where one world ends and the other goes on, everything after what was uncovered is another story.
                ends_apart = self._truth.is_over() != twin.state.is_over()
                if not excused or (self._is_between(told, twin_told, place) and not ends_apart):
                    self._found(f"told {one.decode()} or {other.decode()}", viewer)
                return True
        return False

    def _uncovers(self, telling: bytes) -> bool:
        return any(f'"{name}"'.encode() in telling for name in self._game.uncovering())

    def _is_between(self, told: list[bytes], twin_told: list[bytes], place: int) -> bool:
        """Whether something that uncovers nothing comes in one world before what both go on with."""
        for one, other in ((told, twin_told), (twin_told, told)):
            is_more = place + 1 < len(one) and place < len(other) and one[place + 1] == other[place]
            if is_more and not self._uncovers(one[place]):
                return True
        return False

    def _told(self, events: list[Event], viewer: int) -> list[bytes]:
        tellings = [self._game.kinds.telling(event, viewer, [""]) for event in events]
        return [json.dumps(telling).encode() for telling in tellings if telling is not None]

    def _compare(self, after: str) -> None:
        twin = self._twin
        assert twin is not None
        witness = self._witnesses[twin.witness.viewer]
        one = sight(self._game, self._truth, witness)
        other = sight(self._game, twin.state, twin.witness)
        if one != other:
            self._found(f"after {after}: {_difference(one, other)}", witness.viewer)
            self._twin = None

    def _hear(self, events: list[Event]) -> None:
        """Every viewer is told, and what it was told must add up to what it may see."""
        for viewer, witness in self._witnesses.items():
            witness.hear(events)
            if witness.copy.fields() != self._truth.seen_by(viewer).fields():
                self._found("what was told does not add up to the view", viewer)

    def _found(self, what: str, viewer: int) -> None:
        self._report.leaks.append(f"viewer {viewer}, {what}")

    def _log(self, state: State) -> list[Event]:
        events: list[Event] = []
        state.log = events
        return events


def _number(name: str, told: list[bytes]) -> int:
    """How many events of that name there are."""
    start = json.dumps({"event": name})[:-1].encode()
    return sum(1 for telling in told if telling.startswith(start))


def _view(state: State, viewer: int) -> View:
    return View(state.seen_by(viewer))


def _difference(one: bytes, other: bytes) -> str:
    """The neighbourhood of the first byte in which two sights differ."""
    place = 0
    while place < min(len(one), len(other)) and one[place] == other[place]:
        place += 1
    start = max(0, place - 40)
    return f"…{one[start : place + 40].decode()}… or …{other[start : place + 40].decode()}…"
