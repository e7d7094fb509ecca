"""An Offer You Can't Refuse with secrets that a leak can betray, and evenings on which there are many of them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere import shelf
from consigliere.games.offer import OfferGame, dusk
from consigliere.games.offer import action as a
from consigliere.games.offer import event as e
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.leaving import eliminate
from consigliere.games.offer.roles import MAFIOSO, ROLES, is_traitor, read_box
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.option import Options
from consigliere.kernel.state import State
from consigliere.kernel.viewer import TRUTH
from tests.leaks import planting
from tests.leaks.planting import LeakyGame

# Tables at which a secret comes up soon.
TEAM: Final[Options] = {"custom_roles": True, "cops": 2}
TOUGH: Final[Options] = {"tough_guy": True, "don": False, "custom_roles": True}
GIVERS: Final[Options] = {"accomplice": True, "loyal_brute": True}
COWARD: Final[Options] = {**GIVERS, "coward": True, "coward_secret": True, "custom_roles": True, "don": False}
BRIBES: Final[Options] = {**TEAM, "bribes": True}
ELECTION: Final[Options] = {"elected_item": "gun"}
KILLERS: Final[Options] = {"custom_roles": True, "assassin": True, "police_chief": True}
CHATTING: Final[Options] = {**TEAM, "team_chat": True}
WITHOUT_CLOCKS: Final[Options] = {**TEAM, "clocks": False}
LOT: Final[Options] = {**TEAM, "arrest_rule": "random_of_pointed"}
FAST: Final[Options] = {"game": "fast"}


# What nobody does, so that evenings get on.
IDLE: Final = (a.PASS, a.WITHDRAW, a.NOT_OVER, a.UNPOINT, a.NOT_READY, a.POINT + a.NOBODY)


class Leaky(planting.Leaky, Offer):
    """A game whose secrets are cards, and what was chosen in the dark."""

    def secret_of(self, seat: int) -> list[int]:
        card = [int(self.roles[seat] == role) for role in range(ROLES)]
        targets = [self.pointers[seat], self.bribes[seat]]
        return [*card, *(int(target) + 1 if target < self.seats else 0 for target in targets)]

    def is_running_truth(self) -> bool:
        """Whom a truth waits for is a secret by night, so whether it waits for anybody is not asked."""
        return self.viewer == TRUTH and self.stage != w.IN_THE_BOX and not self.is_over()

    def legal(self, seat: Any) -> vec[i64]:
        found = [int(number) for number in super().legal(seat)]
        return vec[i64]([number for number in found if number not in IDLE] or found)

    def traitors(self) -> list[int]:
        """The seats of the traitors; asked of a truth."""
        return [seat for seat in range(self.seats) if is_traitor(self.roles[seat])]

    def is_low(self) -> bool:
        """Something that only the cards tell: whether a traitor sits in one of the first two seats."""
        return self.traitors()[0] < 2


class LeakyOffer(LeakyGame, OfferGame):
    """An Offer You Can't Refuse with a leak in it, and with a coin for everybody if there are bribes."""

    def new(self, seats: int, options: Options) -> State:
        state = super().new(seats, options)
        assert isinstance(state, Offer)
        if options["bribes"]:
            for seat in range(seats):
                state.coins[seat] = 1
        return state

    def start(self, state: State, chance: Chance) -> None:
        """The full game begins with the first night: one has been voted out, and the evening is young."""
        super().start(state, chance)
        assert isinstance(state, Offer)
        if not state.agreed.fast:
            state.emit(e.DAY_BEGAN, 1, state.living)
            eliminate(state, state.seat_of(MAFIOSO), w.BY_VOTE)
            dusk.end_day(state, w.ENDED_BY_VOTE)

    def open_commands(self, state: State, seat: int, chance: Chance) -> list[Command]:
        """Signs and words, not the statements that everybody hears."""
        found = super().open_commands(state, seat, chance)
        return [command for command in found if command.verb not in n.ACTS]


def make() -> LeakyGame:
    """The game, ready to be made leaky."""
    return LeakyOffer(read_box(shelf.edition("offer")))
