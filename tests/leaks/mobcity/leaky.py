"""Mob City with secrets that a leak can betray, and a box in which there are many of them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere import shelf
from consigliere.games.mobcity import MobCityGame
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS
from consigliere.games.mobcity.business import moll_there
from consigliere.games.mobcity.city import BID, CHOICE, NONE, ORDERS
from consigliere.games.mobcity.daily import cards_of
from consigliere.games.mobcity.pieces import read_box
from consigliere.games.mobcity.rules import MobCity
from tests.leaks import planting
from tests.leaks.planting import LeakyGame


class Leaky(planting.Leaky, MobCity):
    """A Mob City whose secrets are the cards in groups, sealed choices and standing orders."""

    def secret_of(self, seat: int) -> list[int]:
        groups = range(seat * GROUPS, (seat + 1) * GROUPS)
        characters = [
            int(self.place_of(card) == group) for group in groups for card in range(self.box.characters)
        ]
        weapons = [int(self.arms(group, weapon)) for group in groups for weapon in range(ARMS)]
        return [*characters, *weapons, *(int(self.person(what, seat)) for what in (BID, CHOICE, ORDERS))]

    def legal(self, seat: Any) -> vec[i64]:
        """Cards go into two groups, grenades are thrown at people; of standing orders only those about arming."""
        n = self.agreed.numbers
        found = [int(number) for number in super().legal(seat)]
        found = [number for number in found if not n.order + 2 <= number < n.fine]
        found = [
            number for number in found if not n.hire <= number < n.whiskey or (number - n.hire) % GROUPS < 2
        ]
        return vec[i64]([number for number in found if n.grenade <= number < n.bomb_building] or found)

    def hidden(self, group: int) -> list[int]:
        """The cards of a group that lie face down."""
        return [int(card) for card in cards_of(self, group) if card != self.boss(group)]

    def groups_on(self, seat: int, lot: int) -> list[int]:
        """A captain's groups that stand on a lot."""
        groups = range(seat * GROUPS, (seat + 1) * GROUPS)
        return [group for group in groups if self.lot_of(group) == lot]

    def can_throw(self, seat: int) -> bool:
        """Whether a captain could throw a grenade at the building in question."""
        return any(self.arms(group, GRENADE) > 0 for group in self.groups_on(seat, self.lot))

    def can_reveal(self, seat: int) -> bool:
        """Whether a captain has a moll anywhere in the block."""
        first = self.first_lot(self.block)
        return any(moll_there(self, seat, lot) != NONE for lot in range(first, first + self.box.lots_each))

    def family(self) -> int:
        """The family of the event on top of the deck, if somebody has looked at it."""
        return int(self.box.events[self.today].family) if self.today < len(self.box.events) else NONE

    def foretold(self) -> bool:
        """Whether one captain alone knows what will happen today."""
        return self.is_running_truth() and self.peeker < self.seats


class LeakyMobCity(LeakyGame, MobCityGame):
    """Mob City with a leak in it."""


def make() -> LeakyGame:
    """The game with a box in which everybody meets everybody."""
    return LeakyMobCity(read_box(narrow_streets(shelf.edition("mobcity"))))


def narrow_streets(edition: dict[str, Any]) -> dict[str, Any]:
    """One lot to a block, one card of each sort, but many grenades and molls; dear enforcers, poor business, police.

    So groups meet, stand in rivals' buildings and have things to hide, and many a captain cannot pay his wages.
    """
    enforcers, blocks = edition["enforcers"], edition["blocks"]
    blocks["meta"]["lots_per_tile"] = 1
    for tile in blocks["tile"]:
        tile["lots"] = tile["lots"][:1]
    for card in enforcers["card"]:
        if card["kind"] != "moll":
            card.update(copies=1, names=card["names"][:1])
    for weapon in enforcers["weapon"]:
        weapon["copies"] = 8 if weapon["id"] == "grenade" else 2
    for paid in [*enforcers["kind"], *enforcers["weapon"]]:
        paid["wage"] = 400
    characters = sum(card["copies"] for card in enforcers["card"])
    weapons = sum(weapon["copies"] for weapon in enforcers["weapon"])
    enforcers["meta"].update(total=characters + weapons, characters=characters, weapons=weapons)
    for building in edition["buildings"]["building"]:
        building.update(purchase=500, income=500, fine=1000)
        building["speakeasy"] = {"2": 1000, "3": 1000, "4": 2000}
    for event in edition["events"]["event"]:
        if event["id"] in ("raid_south", "raid_west"):
            event["family"] = "extortion_crackdown"
    return edition
