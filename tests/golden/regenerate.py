"""Write the golden games anew: for every game and every way it can end, the shortest of many; and some of options.

    ./dev golden

Games of older rules versions are never touched. Review the difference like code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from consigliere import shelf
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.option import Options
from consigliere.kernel.record import Record
from consigliere.kernel.viewer import members
from tests.golden import story

TRIES = 150
NAMES = ("anna", "bruno", "carla", "dario", "elena", "fabio")
Policy = Callable[[Record, int, FastChance], str]


def at_random(kept: Record, seat: int, chance: FastChance) -> str:
    """Any legal command."""
    match = kept.match
    legal = match.state.legal(seat)
    return match.game.text(match.game.catalogue[legal[chance.below(len(legal))]])


def one_battle_then_nothing(kept: Record, seat: int, chance: FastChance) -> str:
    """Condottiere: the first player conquers one region, then nobody ever plays a card again."""
    match = kept.match
    legal = [match.game.text(match.game.catalogue[number]) for number in match.state.legal(seat)]
    cards = [text for text in legal if text.startswith("play ") and text.split()[1].isdigit()]
    if cards and not any(entry.command.startswith("play ") for entry in match.entries):
        return cards[-1]
    return next((text for text in ("pass", "keep hand") if text in legal), legal[0])


def mostly_by_default(kept: Record, seat: int, chance: FastChance) -> str:
    """What is played for somebody who is away, but now and then any legal command."""
    match = kept.match
    if chance.below(6) == 0:
        return at_random(kept, seat, chance)
    return match.game.text(match.game.catalogue[match.state.default(seat)])


class Table(NamedTuple):
    """A table at which golden games are looked for: of each ending, or one that is kept for its options' sake."""

    seats: int
    changed: Options
    policy: Policy = at_random
    tries: int = TRIES
    kept_as: str | None = None


TABLES: dict[str, list[Table]] = {
    "condottiere": [
        Table(2, {}),
        Table(4, {"hidden_cards": True}),
        Table(5, {"bigger_kingdoms": True}),
        Table(6, {"draw_after_battle": True, "bigger_kingdoms": True}),
        Table(3, {"capturing_regions": True, "hidden_cards": True}),
        Table(2, {"points_campaign": True, "target": 10}),
        Table(6, {"points_campaign": True, "target": 10}),
        Table(2, {}, one_battle_then_nothing, tries=1),
    ],
    "corleone": [
        Table(2, {}),
        Table(2, {}, mostly_by_default),
        Table(3, {}, mostly_by_default),
        Table(3, {"open_ledger": True}, tries=10, kept_as="open_ledger"),
        Table(4, {"families": "dealt"}, mostly_by_default, tries=10, kept_as="dealt_families"),
        Table(5, {"five_player_public_jobs": "6"}, mostly_by_default, tries=10, kept_as="six_public_jobs"),
    ],
}


def play(name: str, seats: int, changed: Options, policy: Policy, number: int) -> Record:
    """One finished game with a secret of its own."""
    game = shelf.game(name)
    options = game.settle_options(seats, changed)
    assert isinstance(options, dict)
    secret = hashlib.sha256(f"{name} {seats} {changed} {number}".encode()).digest()
    kept = record.begin(game, list(NAMES[:seats]), options, Deal(secret, [b"luck", *[None] * (seats - 1)]))
    chance = FastChance(number)
    while not kept.match.state.is_over():
        waiting = members(kept.match.state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        refusal = kept.match.submit(seat, [game.parse(policy(kept, seat, chance))])
        assert refusal is None, refusal
        if chance.below(12) == 0:
            kept.match.undo(seat)
    return kept


def shortest(name: str) -> dict[str, Record]:
    """For each way to end, and for each table that is kept for its own sake, the shortest game found."""
    found: dict[str, Record] = {}
    for table in TABLES[name]:
        for number in range(table.tries):
            kept = play(name, table.seats, table.changed, table.policy, number)
            outcome = kept.match.state.outcome()
            assert outcome is not None
            title = table.kept_as or outcome.ending
            best = found.get(title)
            if best is None or len(kept.match.entries) < len(best.match.entries):
                found[title] = kept
    return found


def main() -> None:
    for name in shelf.names():
        folder = story.HERE / name
        folder.mkdir(exist_ok=True)
        version = shelf.game(name).rules_version
        for title, kept in shortest(name).items():
            (folder / f"{title}-rules-{version}.game").write_text(story.write(kept), encoding="utf-8")
            print(f"{name}: {title} in {len(kept.match.entries)} entries")


if __name__ == "__main__":
    main()
