"""The policy of a Consigliere who looks at somebody every night and tells once he has found a traitor [section 9]."""

from __future__ import annotations

from typing import ClassVar, Final

from consigliere.arena.offer.plain import AtRandom
from consigliere.games.offer import action as a
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import CONSIGLIERE
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.state import State
from consigliere.kernel.viewer import MOST_SEATS, bit

_PEEK: Final = a.CHOOSE


class Consigliere(AtRandom):
    """P6. At random, until the Consigliere announces a traitor and whom he found to be Family; all believe him."""

    needs: ClassVar[Options] = {**AtRandom.needs, "consigliere": True, "talk_limit": MOST_SEATS}

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self._peeks: list[tuple[int, int]] = []  # night and seat
        self._unsaid: list[Command] = []  # what is left of the announcement
        self._cleared: int = 0  # the Consigliere and his "Family" results, once they are announced

    def victim(self, p: Offer) -> int:
        """The traitor whom the Consigliere has found, else anybody who has not been cleared."""
        found = p.told_traitor & p.living
        if found and not self._cleared and p.living & bit(p.seat_of(CONSIGLIERE)):
            self._announce(p)
            return self.one_of(found)
        return self.one_of(p.living & ~self._cleared)

    def _announce(self, p: Offer) -> None:
        self._cleared = p.told_family | bit(p.seat_of(CONSIGLIERE))
        self._unsaid = [n.act(n.CLAIM, CONSIGLIERE)]
        for night, seat in self._peeks:
            side = w.FAMILY if (p.told_family >> seat) & 1 else w.TRAITOR
            self._unsaid.append(n.act(n.REPORT, night, seat, side))

    def command(self, state: State, seat: int) -> Command:
        """While the Consigliere speaks nobody accuses."""
        assert isinstance(state, Offer)
        if state.stage == w.TALK:
            self.today(state)
            if self._unsaid:
                is_speaker = state.roles[seat] == CONSIGLIERE
                return self._unsaid.pop(0) if is_speaker else self.game.catalogue[a.PASS]
        return super().command(state, seat)

    def arrest(self, p: Offer) -> int:
        """The Consigliere who has announced himself, then whomever he has cleared, then any other Family."""
        family = p.living & ~p.team
        known = bit(p.seat_of(CONSIGLIERE)) if self._cleared else 0
        return self.one_of(family & known or family & self._cleared or family)

    def power(self, p: Offer, seat: int) -> int:
        """He peeks at somebody new while he is hidden."""
        told = p.told_family | p.told_traitor
        left = p.living & ~told & ~bit(seat)
        is_peeking = p.roles[seat] == CONSIGLIERE and not self._cleared and p.day > 0
        if not is_peeking or p.choice(w.PEEK) != w.UNSET or not left:
            return a.READY
        peeked = self.one_of(left)
        self._peeks.append((p.day, peeked))
        return _PEEK + peeked
