"""Bots by side: a seat that plays as one bot if it is dealt to the Family, and as another if it is a traitor's.

For measuring only. Which one plays follows from the seat's own card, which the seat may know. In the fast game the Cops
stand for the Family and the Don, with his Patsy, for the traitors.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots import Bot, make
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import DON, is_traitor
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.state import Knowledge, View


class BySide(Bot):
    """One of two bots, by what the seat was dealt."""

    def __init__(self, game: Game, seat: int, family: str, traitors: str) -> None:
        super().__init__(game, seat)
        self._family: Final = make(family, game, seat)
        self._traitor: Final = make(traitors, game, seat)

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        return self._of(view).choose(view, knowledge, legal, chance)

    def says(self, view: View, knowledge: Knowledge, chance: Chance) -> Command | None:
        return self._of(view).says(view, knowledge, chance)

    def answer(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> Command:
        return self._of(view).answer(view, knowledge, legal, chance)

    def _of(self, view: View) -> Bot:
        position = view.copy
        assert isinstance(position, Position)
        return self._traitor if is_against_the_table(position, self.seat) else self._family


def is_against_the_table(position: Position, seat: int) -> bool:
    """Whether a seat is of the smaller side, as far as this copy shows it."""
    role = position.roles[seat]
    if position.agreed.fast:
        return role == DON or position.patsy == seat
    return is_traitor(role)
