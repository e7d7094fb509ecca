"""What a person may type at a table of Condottiere besides notation and the names on the page."""

from __future__ import annotations

from typing import Final

from consigliere.cli.words import Unclear, one_of
from consigliere.games.condottiere.notation import CARDS, NAMES, SHORT
from consigliere.games.condottiere.pieces import CARD_IDS
from consigliere.texts import Texts

_NOTHING: Final = "nothing none no -"
SAID: Final = {
    "play": "p",
    "pass": "p",
    "choose": "token",
    "favor": "favour put",
    "favor off": _NOTHING,
    "take nothing": _NOTHING,
    "keep nothing": _NOTHING,
    "draw 0": _NOTHING,
}
ALIASES: Final = {card: short for short, card in SHORT.items()}
FILLING: Final = frozenset(("and", "the", "on"))
TURN: Final = frozenset(("play", "pass", "choose"))
HANDING: Final = ("show", "give")


class Handing:
    """Showing cards and giving them away: whichever cards to whomever, so no list of commands has them."""

    def __init__(self, names: list[str], texts: Texts) -> None:
        ours = {texts.card(card): name for card, name in zip(CARD_IDS, CARDS)}
        self._cards: Final = dict(zip(CARDS, CARDS)) | ours
        self._seats: Final = dict(zip(names, NAMES)) | dict(zip(NAMES[: len(names)], NAMES))

    def step(self, words: list[str]) -> str:
        """`show 10 w to car and bruno` in notation."""
        verb, *rest = words
        if "to" not in rest:
            raise Unclear(verb, [])
        at = rest.index("to")
        cards = [SHORT.get(word) or one_of(word, self._cards) for word in rest[:at]]
        to = [one_of(word, self._seats) for word in rest[at + 1 :] if word != "and"]
        return " ".join([verb, *cards, "to", *to])
