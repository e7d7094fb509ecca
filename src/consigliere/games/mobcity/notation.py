"""Mob City in text: commands for tests, records, bug reports and the terminal.

place 1 · bid 4 1 2 3 (on Event, Enforcer, Police, Whiskey) · take · hire soldier_2_4_3 2 · hire shotgun 2 · whiskey 3
pay soldier_2_4_3 · pay shotgun 2 · buy A2 · open A2 · send 1 B4 · order molls never · fine A2 · bomb 1
arm soldier_2_4_3 shotgun · act soldier_2_4_3 · collect shotgun moll_2_3_0 · attack colt soldier_2_4_3
grenade soldier_2_4_3 · bomb building · capture · loot shotgun 1 · reveal A2 · decline · done
"""

from __future__ import annotations

from typing import Final

from consigliere.games.mobcity.box import MEANS, PRIVILEGES, WEAPONS, Box
from consigliere.games.mobcity.event import ORDERS, VALUES
from consigliere.games.mobcity.refusals import BAD_BID, NO_SUCH_COMMAND
from consigliere.kernel.command import AWAY, DEFAULT, SAY, TIME_UP, Command, away, default, say, time_up
from consigliere.kernel.refusal import Illegal

NAMES: Final = ("anna", "bruno", "carla", "dario", "elena", "fabio")

# Commands outside the catalogue: what no rule ever allows, so that the rules can say why not.
FIRE: Final = "fire"
MOVE: Final = "move"
GIVE: Final = "give"
SELL: Final = "sell"
RETREAT: Final = "retreat"
PASS: Final = "pass"
HAND: Final = "hand"

_BARE: Final = {
    "take": "take",
    "bomb-building": "bomb building",
    "capture": "capture",
    "decline": "decline",
    "done": "done",
    RETREAT: RETREAT,
    PASS: PASS,
}
# What the one argument of a command is: the name of its part.
_CARDS: Final = {"pay": "card", "act": "character", "grenade": "target", FIRE: "card"}
_LOTS: Final = ("buy", "open", "fine", "reveal", SELL)
_GROUPS: Final = ("place", "bomb")


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
        self._lots = box.lot_names
        self._by_text = {self.text(command).lower(): command for command in catalogue}

    def card(self, word: str) -> int:
        """The card a word means."""
        if word.lower() not in self._cards:
            raise unread(word)
        return self._cards.index(word.lower())

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
        command = self._by_text.get(" ".join(words).lower())
        return command if command is not None else self._never_allowed(verb, rest)

    def _never_allowed(self, verb: str, rest: list[str]) -> Command:
        """What is written well and never allowed."""
        if verb in (PASS, RETREAT) and not rest:
            return Command(verb)
        if verb == FIRE and len(rest) == 1:
            return Command(FIRE, (self.card(rest[0]),))
        if verb == SELL and len(rest) == 1 and rest[0].upper() in self._lots:
            return Command(SELL, (self._lots.index(rest[0].upper()),))
        if verb == MOVE and len(rest) == 2 and rest[1] in ("1", "2", "3", "4"):
            return Command(MOVE, (self.card(rest[0]), int(rest[1])))
        if verb == HAND and len(rest) == 2 and rest[0].lower() in WEAPONS:
            return Command(HAND, (WEAPONS.index(rest[0].lower()), self.card(rest[1])))
        if verb == GIVE and len(rest) == 3 and rest[1] == "to" and rest[0].isdigit() and len(rest[0]) < 9:
            return Command(GIVE, (int(rest[0]), seat_named(rest[2])))
        if verb == "bid" and len(rest) == 4 and all(word in ("1", "2", "3", "4") for word in rest):
            raise Illegal(BAD_BID)
        raise unread(" ".join([verb, *rest]))

    def text(self, command: Command) -> str:
        """A command as a line; `parse` reads it back."""
        verb, args = command.verb, command.args
        if verb in _BARE:
            return _BARE[verb]
        if verb in _CARDS:
            return f"{verb} {self._cards[args[0]]}"
        if verb in _LOTS:
            return f"{verb} {self._lots[args[0]]}"
        if verb in ("bid", "whiskey") or verb in _GROUPS:
            return " ".join([verb, *map(str, args)])
        if verb in ("hire", MOVE):
            return f"{verb} {self._cards[args[0]]} {args[1]}"
        if verb == "pay-weapon":
            return f"pay {self._cards[args[0]]} {args[1]}"
        if verb == "send":
            return f"send {args[0]} {self._lots[args[1]]}"
        if verb == "order":
            return f"order {ORDERS[args[0]]} {VALUES[args[1]]}"
        if verb == "arm":
            return f"arm {self._cards[args[0]]} {WEAPONS[args[1]]}"
        if verb in ("collect", HAND):
            return f"{verb} {WEAPONS[args[0]]} {self._cards[args[1]]}"
        if verb == "attack":
            return f"attack {MEANS[args[0]]} {self._cards[args[1]]}"
        if verb == "loot":
            return f"loot {WEAPONS[args[0]]} {args[1]}"
        if verb == GIVE:
            return f"give {args[0]} to {NAMES[args[1]]}"
        if verb in (DEFAULT, AWAY):
            return f"{verb} {NAMES[args[0]]}"
        return f"{verb} {command.text}".strip()

    def to_plain(self, command: Command) -> dict[str, object] | None:
        """A command of this game with names for its parts; None for one that every game has."""
        verb, args = command.verb, command.args
        if verb in _BARE:
            return {"command": verb}
        if verb in _CARDS:
            return {"command": verb, _CARDS[verb]: self._cards[args[0]]}
        if verb in _LOTS:
            return {"command": verb, "lot": self._lots[args[0]]}
        if verb in _GROUPS:
            return {"command": verb, "group": args[0]}
        if verb == "bid":
            return {"command": verb, **dict(zip(PRIVILEGES, args, strict=True))}
        if verb == "whiskey":
            return {"command": verb, "grade": args[0]}
        if verb in ("hire", MOVE):
            return {"command": verb, "card": self._cards[args[0]], "group": args[1]}
        if verb == "pay-weapon":
            return {"command": verb, "weapon": self._cards[args[0]], "group": args[1]}
        if verb == "send":
            return {"command": verb, "group": args[0], "lot": self._lots[args[1]]}
        if verb == "order":
            return {"command": verb, "order": ORDERS[args[0]], "value": VALUES[args[1]]}
        if verb == "arm":
            return {"command": verb, "character": self._cards[args[0]], "weapon": WEAPONS[args[1]]}
        if verb in ("collect", HAND):
            return {"command": verb, "weapon": WEAPONS[args[0]], "receiver": self._cards[args[1]]}
        if verb == "attack":
            return {"command": verb, "means": MEANS[args[0]], "target": self._cards[args[1]]}
        if verb == "loot":
            return {"command": verb, "weapon": WEAPONS[args[0]], "group": args[1]}
        if verb == GIVE:
            return {"command": verb, "amount": args[0], "seat": args[1]}
        return None
