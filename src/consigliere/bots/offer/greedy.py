"""The greedy bot of An Offer You Can't Refuse: it judges by points and takes what looks best now."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.bot import Bot
from consigliere.bots.offer import daywork, nightwork, points, talking
from consigliere.bots.offer.mind import Judge, Mind
from consigliere.games.offer import words as w
from consigliere.games.offer.knowledge import Memory
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.state import Knowledge, View

TO_A_NEIGHBOUR = (w.COIN, w.PASS_GUN, w.PASS_VEST, w.BLAST)


class Greedy(Bot):
    """Plays and talks from what its seat may know."""

    is_sly = False  # whether its traitors keep up a lie

    def judge(self) -> Judge:
        """How it judges the others."""
        return points.odds

    def says(self, view: View, knowledge: Knowledge, chance: Chance) -> Command | None:
        return talking.statement(self._mind(view, knowledge, chance))

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        return self._choice(self._mind(view, knowledge, chance), legal)

    def answer(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> Command:
        mind = self._mind(view, knowledge, chance)  # for both what is said and what is chosen
        said = talking.statement(mind)
        return self.game.catalogue[self._choice(mind, legal)] if said is None else said

    def _choice(self, mind: Mind, legal: vec[i64]) -> int:
        allowed = {int(number) for number in legal}
        stage = mind.p.stage
        if stage in TO_A_NEIGHBOUR:
            return daywork.to_a_neighbour(mind)
        if mind.table.fast:
            return daywork.in_the_fast_game(mind, allowed)
        if mind.p.is_secret_phase():
            return nightwork.by_night(mind, allowed)
        return daywork.by_day(mind, allowed)

    def _mind(self, view: View, knowledge: Knowledge, chance: Chance) -> Mind:
        assert isinstance(view.copy, Offer)
        assert isinstance(knowledge, Memory)
        return Mind(view.copy, knowledge, self.seat, self.judge(), chance, self.is_sly)
