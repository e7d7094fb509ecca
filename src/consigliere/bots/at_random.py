"""The bot for any game: each legal command is as likely as any other."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.bot import BlindBot
from consigliere.kernel.chance import Chance


class Random(BlindBot):
    """Gives a legal command drawn evenly."""

    def pick(self, legal: vec[i64], chance: Chance) -> int:
        return legal[chance.below(len(legal))]
