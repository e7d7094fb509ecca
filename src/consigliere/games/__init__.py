"""The games, siblings that never import each other, by name."""

from __future__ import annotations

from typing import Final

from consigliere.games import condottiere, corleone, mobcity, offer
from consigliere.kernel.game import Game

NAMES: Final = ("condottiere", "corleone", "mobcity", "offer")
# By which versions of its rules each game can be played: the last is that of new tables, the others are there for games
# that were begun with them.
RULES: Final[dict[str, tuple[int, ...]]] = {
    "condottiere": condottiere.RULES,
    "corleone": corleone.RULES,
    "mobcity": mobcity.RULES,
    "offer": offer.RULES,
}


def make(name: str, edition: dict[str, object], version: int | None = None) -> Game:
    """The game of that name with an edition's components, by its newest rules or by those of a version in `RULES`.

    KeyError if there is no such game, `BadEdition` if the components are none of it.
    """
    rules = RULES[name][-1] if version is None else version
    if name == "condottiere":
        return condottiere.game(edition, rules)
    if name == "corleone":
        return corleone.game(edition, rules)
    if name == "mobcity":
        return mobcity.game(edition, rules)
    if name == "offer":
        return offer.game(edition, rules)
    raise KeyError(name)
