"""Every registered game at every sensible table: what the conformance suite runs over."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere import shelf
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.command import Command, time_up
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.match import Witness
from consigliere.kernel.option import Option, Options, OptionValue
from consigliere.kernel.state import State
from consigliere.kernel.viewer import HOUSE, members
from tests.sample import ALL, EVERY_WALK

MOST_NUMBERS = 6  # of seats, where a game can have many
FEW_SEATS = 6


class Table:
    """A game with a number of seats and settled options."""

    def __init__(self, game: Game, seats: int, options: Options, changed: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.changed = changed

    def __repr__(self) -> str:
        """Its name in the test report."""
        changed = ",".join(f"{name}={value}" for name, value in self.changed.items())
        return f"{self.game.name}-{self.seats}-{changed or 'plain'}"

    def new(self) -> State:
        """The game still in its box."""
        return self.game.new(self.seats, self.options)

    def started(self, seed: int) -> tuple[State, Chance]:
        """The game set up, with a log, and the chance it goes on with."""
        chance = FastChance(seed)
        state = self.new()
        state.log = []
        self.game.start(state, chance)
        return state, chance


def other_values(option: Option) -> list[OptionValue]:
    """The values of an option worth a table of their own, its default aside."""
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option.default, bool):
        return [not option.default]
    return [option.low, option.high]


def is_pace(option: Option) -> bool:
    """Whether an option says how long a clock runs: here clocks run out at random, so nothing depends on it."""
    return option.name.endswith("_seconds")


def numbers_of_seats(game: Game) -> list[int]:
    """Every number of seats a game can have; of many, a few from the least to the most."""
    every = list(range(game.least_seats, game.most_seats + 1))
    if ALL or len(every) <= MOST_NUMBERS:
        return every
    return [every[place * (len(every) - 1) // (MOST_NUMBERS - 1)] for place in range(MOST_NUMBERS)]


def all_switches(game: Game, seats: int) -> Options:
    """Every switch turned over that makes sense together with those before it."""
    turned: Options = {}
    for option in game.options:
        if isinstance(option.default, bool):
            trial: Options = {**turned, option.name: not option.default}
            if isinstance(game.settle_options(seats, dict(trial)), dict):
                turned = trial
    return turned


def tables() -> list[Table]:
    """Every game with every number of seats, plain and with all switches; each option changed alone.

    One option alone is tried at one number of seats, the next at the next; with all counts, at every number.
    """
    found: list[Table] = []
    for name in shelf.names():
        game = shelf.game(name)
        numbers = numbers_of_seats(game)
        tried = [option for option in game.options if ALL or not is_pace(option)]
        alone: list[Options] = [{o.name: value} for o in tried for value in other_values(o)]
        for number, seats in enumerate(numbers):
            turn = [changed for place, changed in enumerate(alone) if ALL or place % len(numbers) == number]
            switches = all_switches(game, seats)
            together = [{}, switches] if switches else [{}]
            for changed in [*together, *(one for one in turn if one not in together)]:
                options = game.settle_options(seats, dict(changed))
                # One option alone may make no sense (a target without a campaign): the game refuses it.
                if isinstance(options, dict):
                    found.append(Table(game, seats, options, changed))
    return found


def spaced(table: Table, every: int) -> int:
    """Every how many decisions to look; in quick runs more rarely where many commands or seats are asked about."""
    many_seats = max(1, table.seats**2 // FEW_SEATS**2)  # who ask longer, and look on at each other
    return every if ALL else every * (1 + len(table.game.catalogue) // 600) * many_seats


TABLES = tables()
PLAIN = [table for table in TABLES if not table.changed]
# What is walked through in this build: every table, or of each game the smallest, plain and with all switches.
WALKED = [t for t in TABLES if EVERY_WALK or (t.seats == t.game.least_seats and len(t.changed) != 1)]


def step(table: Table, state: State, chance: Chance) -> tuple[int, Command]:
    """One random decision, or the house's when only a clock runs: who gave which command."""
    waiting = members(state.waiting_for())
    if not waiting:
        actor, command = HOUSE, time_up(state.timers()[0].name)
    else:
        actor = waiting[chance.below(len(waiting))]
        legal = state.legal(actor)
        command = table.game.catalogue[legal[chance.below(len(legal))]]
    state.carry_out(actor, command, chance, [])
    return actor, command


def positions(table: Table, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of one random game, every so many decisions, the last one included."""
    state, chance = table.started(seed)
    number = 0
    while not state.is_over():
        if number % every == 0:
            yield state
        step(table, state, chance)
        number += 1
    yield state


def watched(table: Table, seed: int, every: int) -> Iterator[tuple[State, list[Witness]]]:
    """The positions of one random game, every so many decisions, with all viewers who were there from the start."""
    state, chance = table.started(seed)
    viewers = table.game.viewers(table.seats)
    witnesses = [Witness(table.game, table.seats, table.options, viewer) for viewer in viewers]
    number = 0
    while True:
        assert state.log is not None
        for witness in witnesses:
            witness.hear(state.log)
        state.log = []
        if number % every == 0 or state.is_over():
            yield state, witnesses
        if state.is_over():
            return
        step(table, state, chance)
        number += 1


def play_out(table: Table, seed: int) -> tuple[State, list[Event], int]:
    """A random game to its end: the final state, the whole log, and how many decisions it took."""
    state, chance = table.started(seed)
    decisions = 0
    while not state.is_over():
        step(table, state, chance)
        decisions += 1
        assert decisions <= table.game.longest(table.seats, table.options)
    assert state.log is not None
    return state, state.log, decisions
