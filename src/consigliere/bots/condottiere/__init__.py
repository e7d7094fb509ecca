"""The bots of Condottiere."""

from __future__ import annotations

from typing import Final

from consigliere.bots.bot import Bot
from consigliere.bots.condottiere.greedy import Greedy

BOTS: Final[dict[str, type[Bot]]] = {"greedy": Greedy}
