"""Seats and names: who sits where, what people are called, and who plays for somebody who has left."""

from __future__ import annotations

import unicodedata
from typing import Final

from consigliere import bots
from consigliere.kernel.game import Game
from consigliere.table.log import NOBODY, Sitter
from consigliere.table.messages import Chair
from consigliere.table.names import BLANKS, can_be_seen, look_alike

LONGEST_NAME: Final = 40
USUAL_BOTS: Final = ("greedy", "random")  # the first of them that a game has plays unless another is named
BOT_NAMES: Final = (
    "Aurelia",
    "Baldo",
    "Clarice",
    "Duccio",
    "Ersilia",
    "Folco",
    "Ginevra",
    "Jacopo",
    "Lavinia",
    "Manfredi",
    "Nannina",
    "Ottavio",
    "Perla",
    "Ruggero",
    "Selvaggia",
    "Taddeo",
    "Ulivetta",
    "Vanni",
    "Zenobia",
    "Ardito",
    "Brigida",
    "Corso",
    "Delfina",
    "Egidio",
)
# Persian and others join and part letters with these two; they are part of a name.
_JOINERS: Final = "\u200c\u200d"


def clean(text: str) -> str:
    """A line as it is shown to others: no control characters, no marks that turn the line around, single blanks.

    >>> clean("  Anna\\t\\u202eMaria\\n")
    'Anna Maria'
    """
    kept = [
        letter
        if letter in _JOINERS or unicodedata.category(letter)[0] != "C"
        else (" " if unicodedata.category(letter) == "Cc" else "")
        for letter in unicodedata.normalize("NFC", text)
    ]
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A person's name as it is shown; empty if nothing of it can be seen.

    >>> clean_name(" Anna "), clean_name("\\u200c"), clean_name("\\u3164")
    ('Anna', '', '')
    """
    name = clean(clean(text).translate(BLANKS))[:LONGEST_NAME].strip()
    return name if can_be_seen(name) else ""


def distinct(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table has it already, or one that looks like it.

    >>> distinct("Anna", ["anna", "Bruno"])
    'Anna 2'
    """
    number, found = 1, name
    while any(look_alike(found, other) for other in others):
        number += 1
        suffix = f" {number}"
        found = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
    return found


def bot_sitter(level: str, others: list[str]) -> Sitter:
    """A bot of that level with a name of its own."""
    free = (name for name in BOT_NAMES if not any(look_alike(name, other) for other in others))
    return Sitter("bot", distinct(next(free, BOT_NAMES[0]), others), None, level)


def usual_bot(game: Game) -> str:
    """The bot that plays a game unless another is named."""
    return next(name for name in USUAL_BOTS if name in bots.names(game.name))


def chair(sitter: Sitter) -> Chair:
    """A seat as everybody sees it: not which person, only the name."""
    return Chair(sitter.kind, sitter.name, sitter.bot, sitter.promise is not None, sitter.away)


def reseated(sitters: list[Sitter], seats: int) -> list[Sitter] | None:
    """The same people at a table of so many seats; None if they do not all fit.

    Whoever can stays in place; people from seats that go move to the first empty ones, then to those of bots.
    """
    kept = sitters[:seats] + [NOBODY] * (seats - len(sitters))
    moving = [sitter for sitter in sitters[seats:] if sitter.kind == "person"]
    for kind in ("empty", "bot"):
        for place, sitter in enumerate(kept):
            if moving and sitter.kind == kind:
                kept[place] = moving.pop(0)
    return None if moving else kept
