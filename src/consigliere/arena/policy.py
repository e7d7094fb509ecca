"""What a policy is: a whole table that plays by a script.

Published figures about a game assume players who follow a simple plan together. A policy is such a plan: it gives the
commands of every seat, the same ones that everybody has, and draws what the table agrees on from chance of its own. The
policies of a game stand in the package of its name beside this file, whose `POLICIES` says what they are called.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, Final

from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import State
from consigliere.kernel.viewer import MOST_SEATS

LEAST_SEATS: Final = 3
SEATS: Final = range(LEAST_SEATS, MOST_SEATS + 1)  # whatever the lobby takes, the engine takes these


class Policy:
    """Plays all seats of one game."""

    sides: ClassVar[tuple[str, ...]] = ()  # the endings whose shares are asked for

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game: Final = game
        self.chance: Final = chance

    @classmethod
    def agree(cls, game: Game, seats: int, given: Options) -> Options | Refusal:
        """All options of a table that plays by this policy, within the lobby's limits or not; or why there is none."""
        raise NotImplementedError

    def command(self, state: State, seat: int) -> Command:
        """What a seat that is asked does now, from what that seat may know and what the table agrees on."""
        raise NotImplementedError


def policies(game_name: str) -> dict[str, type[Policy]]:
    """The policies of a game by their names.

    >>> "P1" in policies("offer"), policies("condottiere")
    (True, {})
    """
    package = f"{__package__}.{game_name}"
    if not game_name.isidentifier() or find_spec(package) is None:
        return {}
    found: dict[str, type[Policy]] = import_module(package).POLICIES
    return found
