"""What is in the box of Mob City: every component and every number that the rules use.

A card is a number: the characters from 0 on, each with a name of its own, then the kinds of weapons, whose copies are
all alike, then one number for a card unseen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.kernel.edition import Name

# The five roles of characters [MOB-7.1].
LIEUTENANT: Final = 0
SOLDIER: Final = 1
ASSASSIN: Final = 2
MOLL: Final = 3
TORPEDO: Final = 4
ROLES: Final = ("lieutenant", "soldier", "assassin", "moll", "torpedo")

# The four kinds of weapons, and the other means of an attack [MOB-18.10].
REVOLVER: Final = 0
SHOTGUN: Final = 1
TOMMYGUN: Final = 2
GRENADE: Final = 3
WEAPONS: Final = ("revolver", "shotgun", "tommygun", "grenade")
ARMS: Final = 4  # how many kinds of weapons there are
COLT: Final = 4
HANDS: Final = 5
STRIKE: Final = 6
MEANS: Final = (*WEAPONS, "colt", "hands", "strike")

# The privileges in the order in which they are resolved [MOB-4.6].
EVENT: Final = 0
ENFORCER: Final = 1
POLICE: Final = 2
WHISKEY: Final = 3
PRIVILEGES: Final = ("event", "enforcer", "police", "whiskey")

# Families of events.
RAID: Final = 0
CRACKDOWN: Final = 1
TRUCE: Final = 2
CONSUMPTION: Final = 3
DON_IS_DEAD: Final = 4
FAMILIES: Final = ("police_raid", "extortion_crackdown", "truce", "consumption", "end")

QUARTERS: Final = ("north", "south", "east", "west")
NOTORIETY: Final = 0
MONEY: Final = 1
WILLS: Final = ("most_notoriety", "most_money")

GROUPS: Final = 4  # of every captain [MOB-I2]
HOLDS: Final = 2  # the most weapons a character can hold, spare ones aside
NO_SEAT: Final = 24


class Building:
    """A kind of building, a row of the plan card [MOB-10.3]."""

    def __init__(self, name: str, price: int, income: int, speakeasy: tuple[int, ...], fine: int) -> None:
        self.name: Final = name
        self.price: i64 = price
        self.income: i64 = income
        self.speakeasy: vec[i64] = vec[i64](speakeasy)  # by grade of whiskey
        self.fine: i64 = fine


class Layout:
    """How the tiles of a city lie: its slots in the order in which they are resolved [MOB-2.6, MOB-13.3]."""

    def __init__(self, slots: tuple[int, ...], quarters: tuple[int, ...]) -> None:
        self.slots: vec[i64] = vec[i64](slots)
        self.quarters: vec[i64] = vec[i64](quarters)  # the quarters of each slot, as a mask
        self.all_quarters: i64 = 0
        for quarter in quarters:
            self.all_quarters |= quarter


class Happening:
    """An event card."""

    def __init__(self, name: str, family: int, quarter: int, times: int, over: int) -> None:
        self.name: Final = name
        self.family: i64 = family
        self.quarter: i64 = quarter  # of a raid or a crackdown, as a mask
        self.times: i64 = times  # what it makes of a speakeasy's income: times, then divided by
        self.over: i64 = over


class Characters:
    """The character cards, each with its numbers, in the order of their ids."""

    def __init__(
        self,
        names: tuple[str, ...],
        roles: tuple[int, ...],
        reaction: tuple[int, ...],
        toughness: tuple[int, ...],
    ) -> None:
        self.names: Final = names
        self.role: vec[i64] = vec[i64](roles)
        self.reaction: vec[i64] = vec[i64](reaction)
        self.toughness: vec[i64] = vec[i64](toughness)


class Terms:
    """The numbers of the set-up and of the privileges."""

    def __init__(
        self,
        cash: int,
        notoriety: int,
        most_notoriety: int,
        stores: int,
        event_cost: int,
        police_cost: int,
        whiskey_cost: int,
        hire_limit: int,
        high_limit: int,
        high_notoriety: int,
        first_pile: int,
    ) -> None:
        self.cash: i64 = cash
        self.notoriety: i64 = notoriety
        self.most_notoriety: i64 = most_notoriety
        self.stores: i64 = stores
        self.event_cost: i64 = event_cost
        self.police_cost: i64 = police_cost
        self.whiskey_cost: i64 = whiskey_cost
        self.hire_limit: i64 = hire_limit
        self.high_limit: i64 = high_limit
        self.high_notoriety: i64 = high_notoriety
        self.first_pile: i64 = first_pile


class Box:
    """An edition: every component and every number that the rules use."""

    def __init__(
        self,
        characters: Characters,
        role_wages: tuple[int, ...],
        slots: tuple[int, ...],
        colt: int,
        weapon_wages: tuple[int, ...],
        bonuses: tuple[int, ...],
        copies: tuple[int, ...],
        die: int,
        buildings: list[Building],
        tiles: tuple[str, ...],
        lots: tuple[str, ...],
        lot_buildings: tuple[int, ...],
        slot_names: tuple[str, ...],
        layouts: dict[int, Layout],
        whole_city: Layout,
        events: list[Happening],
        grades: tuple[int, ...],
        in_play: dict[int, tuple[int, ...]],
        advances: dict[int, tuple[int, ...]],
        terms: Terms,
        dates: tuple[str, ...],
        names: dict[str, Name],
    ) -> None:
        self.buildings: Final = buildings
        self.building_names: Final = tuple(building.name for building in buildings)
        self.tile_names: Final = tiles
        self.lot_names: Final = lots
        self.slot_names: Final = slot_names
        self.layouts: Final = layouts
        self.whole_city: Final = whole_city
        self.events: Final = events
        self.event_names: Final = tuple(event.name for event in events)
        self.grades: Final = grades
        self.in_play: Final = in_play  # how many whiskey cards of each grade, by number of captains
        self.advances: Final = advances  # by number of captains and place in Favor order [MOB-2.23]
        self.terms: Final = terms
        self.dates: Final = dates  # of the rounds [MOB-3.6]
        self.names: Final = names  # what the edition calls its components, by message
        self.characters: i64 = len(characters.names)
        self.first_weapon: i64 = len(characters.names)
        self.cards: i64 = len(characters.names) + ARMS  # kinds of cards
        self.unknown: i64 = len(characters.names) + ARMS
        self.card_names: Final = (*characters.names, *WEAPONS)
        self.role: vec[i64] = characters.role
        self.reaction: vec[i64] = characters.reaction
        self.toughness: vec[i64] = characters.toughness
        self.molls: vec[i64] = vec[i64]([card for card, role in enumerate(characters.role) if role == MOLL])
        self.role_wages: vec[i64] = vec[i64](role_wages)
        self.slots: vec[i64] = vec[i64](
            slots
        )  # how many weapons a role can use, and hold unless spare ones are allowed [MOB-7.15]
        self.weapon_wages: vec[i64] = vec[i64](weapon_wages)
        # What an attack adds to the die, by means; an assassin's strike needs none.
        self.bonus: vec[i64] = vec[i64](bonuses + (colt, 0, 0))
        self.copies: vec[i64] = vec[i64](copies)  # of each kind of weapon
        self.die: i64 = die
        self.tiles: i64 = len(tiles)
        self.lots: i64 = len(lots)
        self.lots_each: i64 = len(lots) // len(tiles) if tiles else 0
        self.kind_of_lot: vec[i64] = vec[i64](lot_buildings)
        # What the building on each lot costs.
        self.prices: vec[i64] = vec[i64]([int(buildings[kind].price) for kind in lot_buildings])
        self.whiskey_prices: vec[i64] = vec[i64]([grade * int(terms.whiskey_cost) for grade in grades])
        self.total: i64 = len(characters.names) + sum(copies)
        self.counts: vec[u8] = vec[u8]([u8(number) for number in (1,) * len(characters.names) + copies])

    def role_of(self, card: i64) -> i64:
        """The role of a character; no role for a weapon or a card unseen."""
        return self.role[card] if card < self.characters else -1

    def wage(self, card: i64) -> i64:
        """What a card is paid each day [MOB-9.1]; of cards unseen all are paid alike."""
        if card < self.characters:
            return self.role_wages[self.role[card]]
        return self.weapon_wages[card - self.first_weapon if card < self.unknown else 0]

    def building(self, lot: i64) -> Building:
        """What stands on a lot."""
        return self.buildings[self.kind_of_lot[lot]]
