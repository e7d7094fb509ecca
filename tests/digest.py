"""One line that both builds must agree on: a digest of all event logs of many seeded games.

    python tests/digest.py

Two thousand games with CONSIGLIERE_TEST_ALL, otherwise a sample, shared among all there are; every number of seats,
plain, with all switches on, and with one option after the other at another value.
"""

from __future__ import annotations

import hashlib
import os

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.playout import play_out
from tests.conformance.tables import all_switches, other_values

GAMES = 2000 if os.environ.get("CONSIGLIERE_TEST_ALL") else 150


def options_of(game: Game, seats: int, number: int) -> Options:
    """The options of one game: mostly those of the box. A campaign is several games long, so it is tried rarely."""
    changed: Options = {}
    if number % 10 == 9:
        changed = all_switches(game, seats)
    elif number % 10 == 4:
        alone: list[Options] = [{o.name: value} for o in game.options for value in other_values(o)]
        changed = alone[number // 10 % len(alone)]
    options = game.settle_options(seats, dict(changed))
    if not isinstance(options, dict):  # one option alone may make no sense here
        options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    return options


def main() -> None:
    whole = hashlib.sha256()
    games = decisions = 0
    for name in shelf.names():
        game = shelf.game(name)
        sizes = range(game.least_seats, game.most_seats + 1)
        for number in range(GAMES // len(shelf.names())):
            seats = sizes[(number + number // 10) % len(sizes)]
            options = options_of(game, seats, number)
            log: list[Event] = []
            state = game.new(seats, options)
            state.log = log
            chance = FastChance(number)
            game.start(state, chance)
            decisions += play_out(state, chance)
            games += 1
            for event in log:
                numbers = (event.kind, event.a, event.b, event.c, event.d, event.told, event.readers)
                whole.update(b"%d %d %d %d %d %d %d\n" % numbers)
            whole.update(repr([int(n) for n in state.fields()]).encode())
    print(f"{games} games, {decisions} decisions: {whole.hexdigest()}")


if __name__ == "__main__":
    main()
