"""The closed commands of Mob City and their numbers: the catalogue, which follows from the edition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.mobcity.bids import TOKENS, token_table
from consigliere.games.mobcity.box import ARMS, COLT, GRENADE, GROUPS, HANDS, STRIKE, Box
from consigliere.games.mobcity.event import ORDER_VALUES, ORDERS
from consigliere.kernel.command import Command

ATTACKS: Final = (0, 1, 2, COLT, HANDS, STRIKE)  # the means that need one target


class Numbers:
    """The first number of each group of commands, in the order of the decisions MOB-D1 to MOB-D18.

    Groups count from 1 in commands and from 0 here; a card is a character or, after them, a kind of weapon.
    """

    def __init__(self, box: Box) -> None:
        self._commands: list[Command] = []
        characters = int(box.characters)
        cards = int(box.cards)
        lots = int(box.lots)

        self.place: i64 = self._each("place", GROUPS, 1)
        self.bid: i64 = len(self._commands)
        for tokens in TOKENS:
            self._add("bid", tokens)
        self.take: i64 = self._add("take")
        self.hire: i64 = self._pairs("hire", cards, GROUPS, 1)
        self.whiskey: i64 = len(self._commands)
        for grade in box.grades:
            self._add("whiskey", (grade,))
        self.pay: i64 = self._each("pay", characters)
        self.pay_weapon: i64 = len(self._commands)
        for weapon in range(ARMS):
            for group in range(GROUPS):
                self._add("pay-weapon", (characters + weapon, group + 1))
        self.buy: i64 = self._each("buy", lots)
        self.open: i64 = self._each("open", lots)
        self.send: i64 = len(self._commands)
        for group in range(GROUPS):
            for lot in range(lots):
                self._add("send", (group + 1, lot))
        self.order: i64 = len(self._commands)
        for order in range(len(ORDERS)):
            for value in ORDER_VALUES[order]:
                self._add("order", (order, value))
        self.fine: i64 = self._each("fine", lots)
        self.bomb: i64 = self._each("bomb", GROUPS, 1)
        self.arm: i64 = self._pairs("arm", characters, ARMS)
        self.act: i64 = self._each("act", characters)
        self.collect: i64 = len(self._commands)
        for weapon in range(ARMS):
            for character in range(characters):
                self._add("collect", (weapon, character))
        self.attack: i64 = len(self._commands)
        for means in ATTACKS:
            for character in range(characters):
                self._add("attack", (means, character))
        self.grenade: i64 = self._each("grenade", characters)
        self.bomb_building: i64 = self._add("bomb-building")
        self.capture: i64 = self._add("capture")
        self.loot: i64 = self._pairs("loot", ARMS, GROUPS, 1)
        self.reveal: i64 = self._each("reveal", lots)
        self.decline: i64 = self._add("decline")
        self.done: i64 = self._add("done")
        self.end: i64 = len(self._commands)
        self.every: vec[i64] = vec[i64](list(range(self.end)))  # all numbers in a row, to cut lists from
        self.tokens: vec[i64] = token_table()  # what each bid puts on each privilege
        self.order_of: vec[i64] = vec[i64]([order for order, _ in order_commands()])
        self.value_of: vec[i64] = vec[i64]([value for _, value in order_commands()])

    def _add(self, verb: str, args: tuple[int, ...] = ()) -> int:
        number = len(self._commands)
        self._commands.append(Command(verb, args, number=number))
        return number

    def _each(self, verb: str, count: int, first: int = 0) -> int:
        """One command for each of so many things, whose numbers begin with `first`."""
        start = len(self._commands)
        for place in range(count):
            self._add(verb, (first + place,))
        return start

    def _pairs(self, verb: str, count: int, others: int, first_other: int = 0) -> int:
        """One command for each pair of so many things and so many others."""
        start = len(self._commands)
        for place in range(count):
            for other in range(others):
                self._add(verb, (place, first_other + other))
        return start

    def catalogue(self) -> list[Command]:
        """All closed commands, each at its number."""
        return self._commands


def attack_number(means: i64) -> i64:
    """The place of a means among those that need one target."""
    return means if means < GRENADE else means - 1


def order_commands() -> list[tuple[int, int]]:
    """What each command about standing orders says: the order and its value."""
    return [(order, value) for order in range(len(ORDERS)) for value in ORDER_VALUES[order]]
