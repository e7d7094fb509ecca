"""One line that both builds must agree on: a digest of all event logs of many seeded games.

    python tests/digest.py

Two thousand games with CONSIGLIERE_TEST_ALL, otherwise a sample; every game, every number of seats, plain and with
all switches on.
"""

from __future__ import annotations

import hashlib
import os

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.playout import play_out

GAMES = 2000 if os.environ.get("CONSIGLIERE_TEST_ALL") else 150


def main() -> None:
    whole = hashlib.sha256()
    games = decisions = 0
    for name in shelf.names():
        game = shelf.game(name)
        switches = {o.name: not o.default for o in game.options if isinstance(o.default, bool)}
        sizes = range(game.least_seats, game.most_seats + 1)
        for number in range(GAMES):
            seats = sizes[number % len(sizes)]
            # A campaign is several games long: one in ten is enough.
            options = game.settle_options(seats, dict(switches) if number % 10 == 9 else {})
            assert isinstance(options, dict)
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
