"""Corleone's Empire in text: commands for tests, records, bug reports and the terminal.

thug navy_yard · family don s01 · complete shake_down from hand · complete gun_down from public with narcotics for gun
ally capo · resolve bank_money · bank 5 · keep extortion · discard gun · take booze · take horse_head · go first
go second · kill s01 · kill police_chief · move packing_house · place s05 · marker queens · lift brooklyn 1 · rob bruno
shake bottling_plant · support queens · offer 3 · bid 5 · bid nothing · bribe capo · pick vitale
decline · done · reopen
"""

from __future__ import annotations

from typing import Final

from consigliere.games.corleone.box import MEMBERS, Box
from consigliere.games.corleone.event import places
from consigliere.games.corleone.refusals import NO_SUCH_COMMAND
from consigliere.kernel.command import AWAY, DEFAULT, SAY, TIME_UP, Command, away, default, say, time_up
from consigliere.kernel.refusal import Illegal

NAMES: Final = ("anna", "bruno", "carla", "dario", "elena")
SOURCES: Final = ("hand", "public")

# Commands outside the catalogue: what no rule ever allows, so that the rules can say why not.
PASS: Final = "pass"
EXCHANGE: Final = "exchange"
GIVE: Final = "give"
SHOW: Final = "show"
OTHER_MONEY: Final = "take-money"

_BARE: Final = {
    "take-horse-head": "take horse_head",
    "go-first": "go first",
    "go-second": "go second",
    "kill-police-chief": "kill police_chief",
    "bid-nothing": "bid nothing",
    "decline": "decline",
    "done": "done",
    "reopen": "reopen",
    PASS: PASS,
}
# What the one argument of a command is, and the name of its part.
_CARDS: Final = {
    "ally": "ally",
    "bank": "money",
    "keep": "job",
    "discard": "card",
    "take": "good",
    "offer": "money",
    "bid": "money",
    "bribe": "ally",
}
_PLACES: Final = {
    "thug": "business",
    "kill": "place",
    "move": "place",
    "place": "place",
    "shake": "business",
}
_TURFS: Final = ("marker", "support")


def seat_named(word: str) -> int:
    """The seat of a name, as the rules write it."""
    if word.lower() not in NAMES:
        raise unread(word)
    return NAMES.index(word.lower())


def unread(word: str) -> Illegal:
    """The error that a word means nothing."""
    return Illegal(NO_SUCH_COMMAND.with_arguments(("word", word[:40])))


class Notation:
    """The text form of commands, for one edition."""

    def __init__(self, box: Box, catalogue: list[Command]) -> None:
        self._cards = box.card_names
        self._places = places(box)
        self._turfs = box.board.turf_names
        self._effects = box.effect_names
        self._families = box.families
        self._goods = box.good_names
        self._wild = box.good_names[box.wild]
        self._by_text = {self.text(command): command for command in catalogue}

    def card(self, word: str) -> int:
        """The kind of card a word means; money may be written as a number."""
        name = word.lower().removeprefix("$")
        name = f"money_{name}" if name.isdigit() else name
        if name not in self._cards:
            raise unread(word)
        return self._cards.index(name)

    def parse(self, text: str) -> Command:
        """The command a line means; `Illegal` with what is wrong if it means none."""
        words = text.split()
        verb, rest = (words[0].lower(), words[1:]) if words else ("", [])
        if verb == SAY:
            return say(text.strip()[len(SAY) :].strip())
        if verb == TIME_UP and len(rest) == 1:
            return time_up(rest[0])
        if verb in (DEFAULT, AWAY) and len(rest) == 1:
            seat = seat_named(rest[0])
            return default(seat) if verb == DEFAULT else away(seat)
        if verb == PASS and not rest:
            return Command(PASS)
        if verb in (GIVE, SHOW) and len(rest) > 2 and rest[-2] == "to":
            return Command(verb, (seat_named(rest[-1]), *[self.card(word) for word in rest[:-2]]))
        if verb == EXCHANGE and len(rest) > 2 and rest[-2] == "for":
            return Command(EXCHANGE, tuple([self.card(word) for word in [rest[-1], *rest[:-2]]]))
        if verb == "take" and rest and all(word.isdigit() for word in rest):
            return Command(OTHER_MONEY, tuple([self.card(word) for word in rest]))
        return self._closed(verb, [word.lower() for word in rest])

    def _closed(self, verb: str, rest: list[str]) -> Command:
        if verb == "complete" and len(rest) == 1:
            rest = [*rest, "from", "hand"]
        if verb in _CARDS and len(rest) == 1 and rest[0] != "nothing" and rest[0] != "horse_head":
            rest = [short_card(self._cards[self.card(rest[0])])]
        command = self._by_text.get(" ".join([verb, *rest]))
        if command is None:
            raise unread(" ".join([verb, *rest]))
        return command

    def text(self, command: Command) -> str:
        """A command as a line; `parse` reads it back."""
        verb, args = command.verb, command.args
        if verb in _BARE:
            return _BARE[verb]
        if verb in _CARDS:
            return f"{verb} {short_card(self._cards[args[0]])}"
        if verb in _PLACES:
            return f"{verb} {self._places[args[0]]}"
        if verb in _TURFS:
            return f"{verb} {self._turfs[args[0]]}"
        if verb == "lift":
            return f"lift {self._turfs[args[0]]} {args[1]}"
        if verb == "family":
            return f"family {MEMBERS[args[0]]} {self._places[args[1]]}"
        if verb == "resolve":
            return f"resolve {self._effects[args[0]]}"
        if verb == "pick":
            return f"pick {self._families[args[0]]}"
        if verb in ("rob", DEFAULT, AWAY):
            return f"{verb} {NAMES[args[0]]}"
        if verb == "complete":
            replaced = self._replaced(args[2:])
            start = f"complete {self._cards[args[0]]} from {SOURCES[args[1]]}"
            return f"{start} with {self._wild} for {' '.join(replaced)}" if replaced else start
        if verb == OTHER_MONEY:
            return " ".join(["take", *[short_card(self._cards[card]) for card in args]])
        if verb == EXCHANGE:
            given = " ".join([short_card(self._cards[card]) for card in args[1:]])
            return f"exchange {given} for {short_card(self._cards[args[0]])}"
        if verb in (GIVE, SHOW):
            cards = " ".join([short_card(self._cards[card]) for card in args[1:]])
            return f"{verb} {cards} to {NAMES[args[0]]}"
        return f"{verb} {command.text}".strip()

    def _replaced(self, numbers: tuple[int, ...]) -> list[str]:
        """The goods that a wild card stands for, one by one."""
        words: list[str] = []
        for good, number in enumerate(numbers):
            words += [self._goods[good]] * number
        return words

    def _complete_to_plain(self, args: tuple[int, ...]) -> dict[str, object]:
        """A message cannot choose by an empty list: paying with wild goods is a command of its own."""
        replaced = self._replaced(args[2:])
        plain: dict[str, object] = {"job": self._cards[args[0]], "from": SOURCES[args[1]]}
        if replaced:
            return {"command": "complete-with-narcotics", **plain, "replaced": replaced}
        return {"command": "complete", **plain}

    def to_plain(self, command: Command) -> dict[str, object] | None:
        """A command of this game with names for its parts; None for one that every game has."""
        verb, args = command.verb, command.args
        if verb in _BARE:
            return {"command": verb}
        if verb in _CARDS:
            return {"command": verb, _CARDS[verb]: self._cards[args[0]]}
        if verb in _PLACES:
            return {"command": verb, _PLACES[verb]: self._places[args[0]]}
        if verb in _TURFS:
            return {"command": verb, "turf": self._turfs[args[0]]}
        if verb == "lift":
            return {"command": verb, "turf": self._turfs[args[0]], "number": args[1]}
        if verb == "family":
            return {"command": verb, "figure": MEMBERS[args[0]], "place": self._places[args[1]]}
        if verb == "resolve":
            return {"command": verb, "effect": self._effects[args[0]]}
        if verb == "pick":
            return {"command": verb, "family": self._families[args[0]]}
        if verb == "rob":
            return {"command": verb, "seat": args[0]}
        if verb == "complete":
            return self._complete_to_plain(args)
        if verb == OTHER_MONEY:
            return {"command": verb, "cards": [self._cards[card] for card in args]}
        if verb == EXCHANGE:
            return {
                "command": verb,
                "cards": [self._cards[c] for c in args[1:]],
                "card": self._cards[args[0]],
            }
        if verb in (GIVE, SHOW):
            return {"command": verb, "cards": [self._cards[card] for card in args[1:]], "seat": args[0]}
        return None


def short_card(card: str) -> str:
    """A card as people write it: money by its value.

    >>> short_card("money_5"), short_card("money_laundering")
    ('5', 'money_laundering')
    """
    return card.removeprefix("money_") if card.removeprefix("money_").isdigit() else card
