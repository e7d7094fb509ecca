"""What the balance of An Offer You Can't Refuse is about: how often each side wins, by the bots of the sides.

`--games` is the number of games at the seats the rules give a value for, of belief against belief and against random;
the other tables get a part of it. With `--write` the lobby's numbers are written too.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from consigliere.games.offer.agreed import FAST_SEATS, FULL_SEATS
from consigliere.games.offer.roles import ADVANCED

from .offer_page import page
from .sides import Matchup, Tally, decision_times, play_all

ROOT = Path(__file__).resolve().parent.parent.parent
LOBBY = ROOT / "src" / "consigliere" / "games" / "offer" / "measurements.py"
TITLE = "An Offer You Can't Refuse"
# The Family's chance when nobody but the Consigliere knows a thing and all play at random: OFF-W43, W46, W49, W58.
FIXTURES = {8: 443 / 768, 9: 292973 / 694575, 11: 42890723 / 88409475, 15: 152243093983 / 421418497500}
MAIN = (("belief", "belief"), ("belief", "random"))
OTHERS = (("greedy", "belief"), ("belief", "greedy"), ("greedy", "greedy"), ("random", "random"))
# Parts of --games, for tables that are less asked about or take long.
OTHERS_PART, MIXES_PART, FAST_PART = 10, 10, 4
ROLES_PARTS = ((12, 20), (15, 40), (20, 80))  # up to so many seats


def run(
    games: int, seed: int, jobs: int, write: bool, folder: Path, draw: Callable[..., dict[str, str]]
) -> None:
    """Measure everything, and write or print the page."""
    sides = [
        _measured(Matchup(seats, (), *bots, seed), games if bots in MAIN else games // OTHERS_PART, jobs)
        for bots in (*MAIN, *OTHERS)
        for seats in FIXTURES
    ]
    known = {found.matchup.seats: found for found in sides[: len(FIXTURES)]}
    mixes = [
        known.get(seats) or _measured(_mix(seats, seed), games // MIXES_PART, jobs) for seats in FULL_SEATS
    ]
    fast = [_measured(_mix(seats, seed, ("game", "fast")), games // FAST_PART, jobs) for seats in FAST_SEATS]
    roles = [
        _measured(table, games // next(part for most, part in ROLES_PARTS if table.seats <= most), jobs)
        for role in ADVANCED
        for table in (_mix(seats, seed, (role, True)) for seats in FULL_SEATS)
        if table.options() is not None
    ]
    times = [1000 * spent for spent in decision_times(FULL_SEATS[-1], 3, seed)]
    print(
        f"offer: a decision of belief at {FULL_SEATS[-1]} seats: mean {sum(times) / len(times):.2f} ms, "
        f"slowest of {len(times)} {times[-1]:.1f} ms",
        file=sys.stderr,
    )
    with tempfile.TemporaryDirectory() as scratch:
        plots = draw(folder if write else Path(scratch), FIXTURES, sides, mixes, fast)
    text = page(TITLE, games, seed, FIXTURES, sides, mixes, fast, roles, plots)
    if not write:
        print(text, end="")
        return
    (folder / "offer.md").write_text(text, encoding="utf-8")
    LOBBY.write_text(lobby_module(games, seed, [*mixes, *roles], fast), encoding="utf-8")
    print(f"written: docs/balance/offer.md, {len(plots)} plots and {LOBBY.name}", file=sys.stderr)


def _mix(seats: int, seed: int, *chosen: tuple[str, str | bool]) -> Matchup:
    return Matchup(seats, chosen, *MAIN[0], seed)


def _measured(table: Matchup, games: int, jobs: int) -> Tally:
    found = play_all(table, max(1, games), jobs, lambda done: None)
    low, high = found.wins.interval
    chosen = " ".join(f"{name}={value}" for name, value in table.chosen)
    print(
        f"offer: {table.seats} seats {chosen}: {table.family} against {table.traitors}, {found.wins.of} games: "
        f"{found.wins.share:.3f} ({low:.3f} to {high:.3f})",
        file=sys.stderr,
        flush=True,
    )
    return found


def lobby_module(games: int, seed: int, full: list[Tally], fast: list[Tally]) -> str:
    """The numbers that the lobby shows, as the module they stand in: the games read no files."""
    lines = [
        '"""Games won and played between belief bots, by seats and advanced roles: written by a measurement.',
        "",
        f"./dev bench balance offer --games {games} --seed {seed} --write",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# Seats and advanced roles: games that the Family has won, and games.",
        "FULL: Final[dict[tuple[int | str, ...], tuple[int, int]]] = {",
    ]
    for one in full:
        key = "".join(f', "{role}"' for role, _ in one.matchup.chosen) or ","
        lines.append(f"    ({one.matchup.seats}{key}): ({one.wins.number}, {one.wins.of}),")
    lines += ["}", "# Seats: games that the Cops have won, and games."]
    lines.append("FAST: Final[dict[int, tuple[int, int]]] = {")
    lines += [f"    {one.matchup.seats}: ({one.wins.number}, {one.wins.of})," for one in fast]
    return "\n".join([*lines, "}"]) + "\n"
