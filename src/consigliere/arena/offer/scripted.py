"""What the policies of An Offer You Can't Refuse have in common: how their tables are agreed on."""

from __future__ import annotations

from typing import ClassVar, Final

from consigliere.arena.policy import Policy
from consigliere.games.offer import OfferGame
from consigliere.games.offer.agreed import table_refusal
from consigliere.games.offer.rules import Offer
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option, Options, OptionValue, complete
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import State
from consigliere.kernel.viewer import members

OUT_OF_REACH: Final = 1000  # rounds without an elimination
LIST: Final = ("consigliere", "don", "cops")  # whoever names one of these makes a list of roles


class Scripted(Policy):
    """A table without clocks, of any size and with any list of roles that can be played."""

    needs: ClassVar[Options] = {}  # options without which the policy is another one

    @classmethod
    def agree(cls, game: Game, seats: int, given: Options) -> Options | Refusal:
        assert isinstance(game, OfferGame)
        needs: Options = {"clocks": False, **cls.needs}
        wanted: Options = {"quiet_rounds_limit": OUT_OF_REACH, **needs, **given}
        if any(name in given for name in LIST):
            wanted.setdefault("custom_roles", True)
        options = complete(game.options, wanted)
        if isinstance(options, Refusal):
            return options
        for option in game.options:
            if option.name in needs:
                only = _typed(needs[option.name])
                refusal = Option(option.name, only, option.rule, (only,)).refusal(
                    _typed(options[option.name])
                )
                if refusal is not None:
                    return refusal
        return table_refusal(game.box, seats, options) or options

    def command(self, state: State, seat: int) -> Command:
        assert isinstance(state, Offer)
        return self.game.catalogue[self.choice(state, seat)]

    def choice(self, p: Offer, seat: int) -> int:
        """The number of the closed command that a seat gives now."""
        raise NotImplementedError

    def one_of(self, seats: int) -> int:
        """A seat of a mask, each as likely as any other."""
        found = members(seats)
        return found[self.chance.below(len(found))]


def _typed(value: OptionValue) -> str:
    """A value as one would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
