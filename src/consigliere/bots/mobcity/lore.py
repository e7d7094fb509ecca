"""An edition as the bot looks at it: what cards and buildings are good for, read once into plain tuples."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from consigliere.games.mobcity import box as b

WOUND: Final = 0.85  # what a wound is worth beside a kill: the victim comes back another day
QUICKNESS: Final = 0.5  # how much more the hits of a character count for each point of reaction
LOOSE_ARM: Final = 0.4  # what a weapon adds to the hits of whoever will carry it


class Profile(NamedTuple):
    """A character: its role and numbers, and how many hits a turn it makes with nothing but what it always has."""

    role: int
    reaction: int
    toughness: int
    slots: int
    hits: float
    endurance: float


class Lore:
    """Everything printed in an edition that a captain goes by."""

    def __init__(self, box: b.Box) -> None:
        self.die: Final = int(box.die)
        self.characters: Final = int(box.characters)
        self.lots: Final = int(box.lots)
        self.lots_each: Final = int(box.lots_each)
        self.bonus: Final[tuple[int, ...]] = tuple(int(bonus) for bonus in box.bonus)
        self.copies: Final[tuple[int, ...]] = tuple(int(number) for number in box.copies)
        self.grades: Final[tuple[int, ...]] = tuple(int(grade) for grade in box.grades)
        kinds = [box.building(lot) for lot in range(self.lots)]
        self.price: Final[tuple[int, ...]] = tuple(int(kind.price) for kind in kinds)
        self.income: Final[tuple[int, ...]] = tuple(int(kind.income) for kind in kinds)
        self.fine: Final[tuple[int, ...]] = tuple(int(kind.fine) for kind in kinds)
        self.speakeasy: Final = [tuple(int(earned) for earned in kind.speakeasy) for kind in kinds]
        self.mean_income: Final = sum(self.income) / max(1, self.lots)
        self.typical_toughness: Final = _mean([int(number) for number in box.toughness])
        self.profiles: Final = [self._profile(box, card) for card in range(self.characters)]
        quickness = 1 + QUICKNESS * _mean([profile.reaction for profile in self.profiles])
        # What a card adds to the hits of a side, each kind taken by itself, quick ones counting more.
        self.lone_hits: Final = [
            *(profile.hits * (1 + QUICKNESS * profile.reaction) for profile in self.profiles),
            *(LOOSE_ARM * quickness for _ in self.copies),
        ]

    def _profile(self, box: b.Box, card: int) -> Profile:
        role = int(box.role[card])
        toughness = int(box.toughness[card])
        hits = 0.0
        if role == b.ASSASSIN:
            hits = 1.0
        elif role == b.SOLDIER:
            hits = WOUND * self.chance(b.HANDS, self.typical_toughness)
        elif role == b.LIEUTENANT:
            hits = self.chance(b.COLT, self.typical_toughness)
        # How many attacks with a usual weapon the character stands, on average.
        endurance = 1 / max(1 / 6, self.chance(b.REVOLVER, toughness))
        return Profile(role, int(box.reaction[card]), toughness, int(box.slots[role]), hits, endurance)

    def chance(self, means: int, toughness: float) -> float:
        """How likely an attack with these means at least wounds [MOB-19.1 to MOB-19.4]."""
        if means in (b.STRIKE, b.GRENADE):
            return 1.0
        sides = self.die + 1 - (toughness - self.bonus[means])
        return min(1.0, max(0.0, sides / self.die))


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


@cache
def lore_of(box: b.Box) -> Lore:
    """The lore of an edition, made once."""
    return Lore(box)
