"""How often the Family has won with a list of roles, between belief bots: what the lobby shows of a mix.

The numbers stand in `measurements.py`, which `./dev bench balance offer --write` writes.
"""

from __future__ import annotations

from typing import Final

from consigliere.games.offer.agreed import is_fast
from consigliere.games.offer.measurements import FAST, FULL
from consigliere.games.offer.roles import ADVANCED
from consigliere.kernel.option import Options

# Options that change the chances, and the values they were measured with; all others leave them as they are.
FULL_RULES: Final[Options] = {
    "custom_roles": False,
    "bribes": False,
    "opening_arrest": False,
    "team_sees_roles": False,
    "elected_item": "none",
    "open_ballots": False,
    "max_trials": 0,
    "shot_ends_day": False,
    "offer_needs_vote": False,
    "arrest_rule": "unanimous",
    "self_gift": True,
    "vest_same_night": False,
    "tough_until_dusk": False,
    "tough_told": True,
    "verbose_dawn": False,
    "coward_secret": False,
    "quiet_rounds_limit": 5,
}
FAST_RULES: Final[Options] = {"patsy_counts": True}


def measured(seats: int, options: Options) -> tuple[int, int] | None:
    """Games won by the Family, in the fast game by the Cops, and games played; None if such a table was not measured.

    `options` are settled: all of them are there.
    """
    fast = is_fast(seats, options)
    rules = FAST_RULES if fast else FULL_RULES
    if any(options[name] != value for name, value in rules.items()):
        return None
    if fast:
        return FAST.get(seats)
    return FULL.get((seats, *[role for role in ADVANCED if options[role]]))
