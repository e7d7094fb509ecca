"""How much what players do tells of their side in An Offer You Can't Refuse: counted over games of belief bots.

    ./dev bench calibrate                   200 games at each of 8, 9, 11 and 15 seats; prints what was counted
    ./dev bench calibrate --write           writes src/consigliere/bots/offer/likelihoods.py

The bots, traitors among them, act on the same numbers, and people have other habits: so nothing counts for more than
four to one. A new count changes what the bots do, hence also the next count: measure the balance after it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from consigliere import shelf
from consigliere.arena.match import Match, mixed
from consigliere.bots import make
from consigliere.bots.offer.evidence import STANCES, Stances
from consigliere.bots.offer.reading import table_of
from consigliere.games.offer import event as e
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import is_traitor
from consigliere.kernel.event import Event

MODULE = Path(__file__).resolve().parent.parent / "src/consigliere/bots/offer/likelihoods.py"
SEATS = (8, 9, 11, 15)
MOST = 4.0  # that a single thing may count for
DOUBT = 20  # imagined cases in which it tells nothing

# The groups of things of which each player does just one.
FAMILY, TRAITOR, PAIR, SILENCED = "ABOUT_THE_FAMILY", "ABOUT_A_TRAITOR", "PAIR", "SILENCED"
SIZES = {FAMILY: STANCES, TRAITOR: STANCES, PAIR: STANCES, SILENCED: 2}


class Habits:
    """How often either side did what."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[str, bool, int]] = Counter()

    def see(self, group: str, is_foe: bool, what: int) -> None:
        """One player, or pair of players, who did a thing of this group."""
        self._seen[group, is_foe, what] += 1

    def likelier(self, group: str, what: int) -> float:
        """How much likelier traitors do it."""
        foes, friends = (self.number(group, is_foe) for is_foe in (True, False))
        by_foes, by_friends = self._seen[group, True, what], self._seen[group, False, what]
        usual = (by_foes + by_friends) / max(1, foes + friends)
        if usual == 0:
            return 1.0
        found = (by_foes + DOUBT * usual) / (foes + DOUBT) * (friends + DOUBT) / (by_friends + DOUBT * usual)
        return min(MOST, max(1 / MOST, found))

    def number(self, group: str, is_foe: bool, what: int | None = None) -> int:
        """How often traitors, or others, were seen in this group, or doing this of it."""
        kinds = range(SIZES[group]) if what is None else (what,)
        return sum(self._seen[group, is_foe, kind] for kind in kinds)


def watch(habits: Habits, seats: int, number: int, seed: int) -> None:
    """Play one game, and count at every elimination what the others had done before."""
    game = shelf.game("offer")
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    match: Match | None = None

    def hear(events: list[Event]) -> None:
        for event in events:
            if event.kind == e.ELIMINATED and match is not None:
                assert isinstance(match.state, Position)
                _count(habits, match.state, event)

    match = Match(
        game, options, [make("belief", game, seat) for seat in range(seats)], mixed(seed, number), hear
    )
    match.play(game.longest(seats, options))


def _count(habits: Habits, p: Position, event: Event) -> None:
    table = table_of(p)
    stances = Stances(table)
    gone = int(event.a)
    foes = {seat for seat in range(table.seats) if is_traitor(p.roles[seat])}
    rest = [seat for seat in table.living if not table.is_known(seat)]
    for seat in rest:
        is_foe = seat in foes
        habits.see(TRAITOR if gone in foes else FAMILY, is_foe, stances.of(seat, gone))
        if gone in table.fallen_by_night:
            habits.see(SILENCED, is_foe, int(stances.is_against(gone, seat)))
        for other in rest:
            if other > seat:
                habits.see(PAIR, is_foe and other in foes, stances.between(seat, other))


def module(habits: Habits, given: str) -> str:
    """The numbers, as the module they stand in."""
    tables = {
        group: tuple(round(habits.likelier(group, what), 2) for what in range(size))
        for group, size in SIZES.items()
    }
    return f'''"""How much likelier a traitor does something than one of the Family, and two traitors than other two.

Counted over games of belief against belief by ./dev bench calibrate {given}, in several rounds:
bots that go by new numbers act a little differently, so the next count is never quite the same.
"""

from __future__ import annotations

from typing import Final

# By where he stood about somebody whose card is known: nowhere, named him, accused or seconded, thumb down, thumb up.
{FAMILY}: Final = {tables[FAMILY]}
{TRAITOR}: Final = {tables[TRAITOR]}
# By how two stand to each other: no way, -, one against the other, -, one saved the other.
{PAIR}: Final = {tables[PAIR]}
# By whether somebody who was arrested had been against him.
{SILENCED}: Final = {tables[SILENCED]}
'''


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench calibrate", description="How much what players do tells of their side."
    )
    parser.add_argument("--games", type=int, default=200, help="at each number of seats (default 200)")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    given = parser.parse_args()
    habits = Habits()
    for seats in SEATS:
        for number in range(given.games):
            watch(habits, seats, number, given.seed)
    for group, size in SIZES.items():
        for what in range(size):
            seen = (habits.number(group, is_foe, what) for is_foe in (True, False))
            of = (habits.number(group, is_foe) for is_foe in (True, False))
            print(
                group, what, *(f"{a} of {b}" for a, b in zip(seen, of)), f"{habits.likelier(group, what):.2f}"
            )
    if given.write:
        MODULE.write_text(
            module(habits, f"--games {given.games} --seed {given.seed} --write"), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
