"""Condottiere in text: commands and positions, for tests, records, bug reports and the terminal.

play 10 · pass · pass up · choose roma · take 6 · take nothing · favor siena · favor off
keep hand · discard hand · draw 2 · keep nothing · keep heroine 10 · show 10 winter to carla
"""

from __future__ import annotations

from typing import Final

from consigliere.games.condottiere import action as a
from consigliere.games.condottiere.pieces import CARD_IDS, KINDS, MERCENARIES, NO_CARD, OFF_BOARD
from consigliere.games.condottiere.refusals import NO_SUCH_COMMAND
from consigliere.games.condottiere.rules import (
    DISCARD_SOME,
    DRAW_MORE,
    GIVE,
    KEEP_MORE,
    SHOW,
    TAKE_SPECIAL,
)
from consigliere.kernel.command import AWAY, DEFAULT, SAY, TIME_UP, Command, away, default, say, time_up
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.viewer import members

NAMES: Final = ("anna", "bruno", "carla", "dario", "elena", "fabio")
CARDS: Final = tuple(card.removeprefix("mercenary_") for card in CARD_IDS)
SHORT: Final = {
    "w": "winter",
    "s": "spring",
    "b": "bishop",
    "c": "courtesan",
    "d": "drummer",
    "h": "heroine",
    "sc": "scarecrow",
    "su": "surrender",
}

_BARE: Final = ("pass", "pass-turning-up", "keep-hand", "discard-hand")


def card_named(word: str) -> int:
    """The kind of card a word means; `Illegal` if it means none.

    >>> card_named("10"), card_named("Sc") == card_named("scarecrow")
    (6, True)
    """
    name = word.lower().removeprefix("mercenary_")
    name = SHORT.get(name, name)
    if name not in CARDS:
        raise Illegal(NO_SUCH_COMMAND.with_arguments(("word", word[:40])))
    return CARDS.index(name)


def cards_named(words: list[str]) -> list[int]:
    """The kinds of cards that several words mean."""
    return [card_named(word) for word in words]


def seat_named(word: str) -> int:
    """The seat of a name, as the rules write it."""
    name = word.lower().strip(",")
    if name not in NAMES:
        raise Illegal(NO_SUCH_COMMAND.with_arguments(("word", word[:40])))
    return NAMES.index(name)


class Notation:
    """The text form of commands, for one map."""

    def __init__(self, regions: tuple[str, ...], catalogue: list[Command]) -> None:
        self._regions = regions
        self._by_meaning = {(command.verb, command.args): command for command in catalogue}

    def parse(self, text: str) -> Command:
        """The command a line means; `Illegal` with what is wrong if it means none.

        Lines that mean something no rule ever allows (giving a card away, keeping three) are commands too,
        so that the rules can say why not.
        """
        words = text.split()
        if not words:
            raise Illegal(NO_SUCH_COMMAND.with_arguments(("word", "")))
        verb, rest = words[0].lower(), words[1:]
        if verb == SAY:
            return say(text.strip()[len(SAY) :].strip())
        if verb == TIME_UP and len(rest) == 1:
            return time_up(rest[0])
        if verb in (DEFAULT, AWAY) and len(rest) == 1:
            seat = seat_named(rest[0])
            return default(seat) if verb == DEFAULT else away(seat)
        if verb in (SHOW, GIVE):
            return self._handing(verb, [word.lower() for word in rest])
        command = self._closed(verb, [word.lower() for word in rest])
        if command is None:
            raise Illegal(NO_SUCH_COMMAND.with_arguments(("word", text.strip()[:40])))
        return command

    def _closed(self, verb: str, rest: list[str]) -> Command | None:
        if verb == "play" and len(rest) == 1:
            return self._by_meaning[("play", (card_named(rest[0]),))]
        if verb == "pass":
            return self._pass(rest)
        if verb == "choose" and len(rest) == 1:
            return self._by_meaning[("choose", (self._region(rest[0]),))]
        if verb in ("favor", "favour") and len(rest) == 1:
            region = OFF_BOARD if rest[0] == "off" else self._region(rest[0])
            return self._by_meaning[("favor", (region,))]
        if verb == "take" and len(rest) == 1:
            return self._take(rest[0])
        if verb == "draw" and len(rest) == 1 and rest[0].isascii() and rest[0].isdigit():
            number = min(int(rest[0][:6]), 999)
            return self._by_meaning.get(("draw", (number,)), Command(DRAW_MORE, (number,)))
        if verb == "discard" and rest:
            if rest == ["hand"]:
                return self._by_meaning[("discard-hand", ())]
            return Command(DISCARD_SOME, tuple(cards_named(rest)))
        if verb == "keep" and rest:
            return self._keep(rest)
        return None

    def _pass(self, rest: list[str]) -> Command | None:
        if not rest:
            return self._by_meaning[("pass", ())]
        return self._by_meaning[("pass-turning-up", ())] if rest == ["up"] else None

    def _take(self, word: str) -> Command:
        if word in ("nothing", "none"):
            return self._by_meaning[("take", (NO_CARD,))]
        card = card_named(word)
        return self._by_meaning[("take", (card,))] if card < MERCENARIES else Command(TAKE_SPECIAL, (card,))

    def _keep(self, rest: list[str]) -> Command:
        if rest == ["hand"]:
            return self._by_meaning[("keep-hand", ())]
        if rest == ["nothing"]:
            return self._by_meaning[("keep", ())]
        cards = tuple(sorted(cards_named(rest)))
        return self._by_meaning[("keep", cards)] if len(cards) <= a.MOST_KEPT else Command(KEEP_MORE, cards)

    def _handing(self, verb: str, rest: list[str]) -> Command:
        if "to" not in rest:
            raise Illegal(NO_SUCH_COMMAND.with_arguments(("word", verb)))
        at = rest.index("to")
        mask = 0
        for name in rest[at + 1 :]:
            mask |= 1 << seat_named(name)
        return Command(verb, (mask, *cards_named(rest[:at])))

    def _region(self, word: str) -> int:
        name = word.lower()
        if name not in self._regions:
            raise Illegal(NO_SUCH_COMMAND.with_arguments(("word", word[:40])))
        return self._regions.index(name)

    def text(self, command: Command) -> str:
        """A command as a line; `parse` reads it back."""
        verb, args = command.verb, command.args
        if verb == "choose":
            return f"choose {self._regions[args[0]]}"
        if verb == "favor":
            return "favor off" if args[0] == OFF_BOARD else f"favor {self._regions[args[0]]}"
        if verb == "pass-turning-up":
            return "pass up"
        if verb in ("keep-hand", "discard-hand"):
            return verb.replace("-", " ")
        if verb == "take" and args[0] == NO_CARD:
            return "take nothing"
        if verb == "keep" and not args:
            return "keep nothing"
        if verb in ("play", "take", "keep", KEEP_MORE, DISCARD_SOME, TAKE_SPECIAL):
            return " ".join([verb.split("-")[0], *(CARDS[card] for card in args)])
        if verb in ("draw", DRAW_MORE):
            return f"draw {args[0]}"
        if verb in (SHOW, GIVE):
            cards = " ".join(CARDS[card] for card in args[1:])
            return f"{verb} {cards} to {' '.join(NAMES[seat] for seat in members(args[0]))}"
        if verb in (DEFAULT, AWAY):
            return f"{verb} {NAMES[args[0]]}"
        return f"{verb} {command.text}".strip()

    def to_plain(self, command: Command) -> dict[str, object] | None:
        """A command of this game with names for its parts; None for one that every game has."""
        verb, args = command.verb, command.args
        if verb == "choose":
            return {"command": verb, "region": self._regions[args[0]]}
        if verb == "favor":
            off = args[0] == OFF_BOARD
            return {"command": "favor-off"} if off else {"command": verb, "region": self._regions[args[0]]}
        if verb == "take" and args[0] == NO_CARD:
            return {"command": "take-nothing"}
        if verb in ("play", "take", TAKE_SPECIAL):
            return {"command": verb, "card": CARD_IDS[args[0]]}
        if verb == "keep" and not args:
            return {"command": "keep-nothing"}
        if verb in ("keep", KEEP_MORE, DISCARD_SOME):
            return {"command": verb, "cards": [CARD_IDS[card] for card in args]}
        if verb in ("draw", DRAW_MORE):
            return {"command": verb, "n": args[0]}
        if verb in (SHOW, GIVE):
            return {
                "command": verb,
                "cards": [CARD_IDS[card] for card in args[1:]],
                "seats": members(args[0]),
            }
        return {"command": verb} if verb in _BARE else None


def pile_text(counts: list[int]) -> str:
    """A pile of cards in words, strongest mercenary first; `-` if it is empty."""
    words: list[str] = []
    for card in [*range(MERCENARIES - 1, -1, -1), *range(MERCENARIES, KINDS)]:
        words += [CARDS[card]] * counts[card]
    words += ["?"] * counts[KINDS]
    return " ".join(words) or "-"


def pile_named(text: str) -> list[int]:
    """The counts of the cards that a text lists, unknown ones written `?`."""
    counts = [0] * (KINDS + 1)
    for word in text.split():
        if word != "-":
            counts[KINDS if word == "?" else card_named(word)] += 1
    return counts
