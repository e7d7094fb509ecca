"""What a bot is: it sits in one seat of one game, sees what that seat may see, and answers with a command."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.state import Knowledge, View


class Bot:
    """Plays one seat. Whatever it goes by comes in with the question; it changes neither view nor knowledge."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        """The number in the catalogue of one of the legal commands. `chance` is the bot's own."""
        raise NotImplementedError

    def says(self, view: View, knowledge: Knowledge, chance: Chance) -> Command | None:
        """A command outside the catalogue that it gives first, such as a statement; most bots have nothing to say."""
        return None

    def answer(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> Command:
        """What it gives now: something it says, after which it is asked anew, or its choice."""
        said = self.says(view, knowledge, chance)
        return self.game.catalogue[self.choose(view, knowledge, legal, chance)] if said is None else said


class BlindBot(Bot):
    """A bot that looks at nothing but its legal commands, so that nobody need keep a view for it."""

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        return self.pick(legal, chance)

    def pick(self, legal: vec[i64], chance: Chance) -> int:
        """The number of one of the legal commands."""
        raise NotImplementedError
