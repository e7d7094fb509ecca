"""The games, siblings that never import each other, by name."""

from __future__ import annotations

from typing import Final

from consigliere.games import condottiere, corleone, mobcity, offer
from consigliere.kernel.game import Game

NAMES: Final = ("condottiere", "corleone", "mobcity", "offer")


def make(name: str, edition: dict[str, object]) -> Game:
    """The game of that name with an edition's components; KeyError if there is no such game, else `BadEdition`."""
    if name == "condottiere":
        return condottiere.game(edition)
    if name == "corleone":
        return corleone.game(edition)
    if name == "mobcity":
        return mobcity.game(edition)
    if name == "offer":
        return offer.game(edition)
    raise KeyError(name)
