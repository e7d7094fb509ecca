"""The bots of An Offer You Can't Refuse."""

from __future__ import annotations

from typing import Final

from consigliere.bots.bot import Bot
from consigliere.bots.offer.belief import Belief
from consigliere.bots.offer.greedy import Greedy

BOTS: Final[dict[str, type[Bot]]] = {"greedy": Greedy, "belief": Belief}
