"""The belief bot: it weighs every set of players who may be the traitors, and lies consistently."""

from __future__ import annotations

from consigliere.bots.offer import weights
from consigliere.bots.offer.greedy import Greedy
from consigliere.bots.offer.mind import Judge


class Belief(Greedy):
    """Judges by exact weights. As a traitor it votes as the table expects it of an honest player."""

    is_sly = True

    def judge(self) -> Judge:
        return weights.odds
