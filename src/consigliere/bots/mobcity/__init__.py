"""The bots of Mob City."""

from __future__ import annotations

from typing import Final

from consigliere.bots.bot import Bot
from consigliere.bots.mobcity.greedy import Greedy

BOTS: Final[dict[str, type[Bot]]] = {"greedy": Greedy}
