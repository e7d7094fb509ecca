"""How strong groups are, and the odds of a shootout between them.

A side is as strong as the hits it makes in a turn times the attacks it stands; whoever is quick hits before being hit.
The constants were fitted to some thousands of played-out shootouts between random groups.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from consigliere.bots.mobcity.lore import QUICKNESS, Lore, Profile
from consigliere.games.mobcity.box import ASSASSIN, GRENADE, REVOLVER, SHOTGUN, TOMMYGUN, TORPEDO

STEEPNESS: Final = 1.8  # how surely the stronger side wins
THROWN: Final = 0.7  # what a grenade adds to the hits of a turn: it kills two, but once
NOBODY: Final = 0.05  # the strength of a side that cannot attack
BEST_FIRST: Final = (TOMMYGUN, SHOTGUN, REVOLVER, GRENADE)


class Side(NamedTuple):
    """Hits a turn, and attacks stood; those of several groups add up [MOB-17.7]."""

    hits: float
    endurance: float

    def with_side(self, other: Side) -> Side:
        """Both fighting together."""
        return Side(self.hits + other.hits, self.endurance + other.endurance)

    def times(self, number: int) -> Side:
        """So many like this one."""
        return Side(number * self.hits, number * self.endurance)

    @property
    def strength(self) -> float:
        """One number for how strong a side is."""
        return NOBODY + self.hits * self.endurance


EMPTY: Final = Side(0.0, 0.0)


def odds(own: Side, others: Side) -> float:
    """How likely the first side wins a shootout."""
    return 1 / (1 + float((others.strength / own.strength) ** STEEPNESS))


def side(lore: Lore, characters: Iterable[int], arms: Iterable[int]) -> Side:
    """How strong characters with so many weapons of each kind are."""
    return _side(lore, tuple(characters), tuple(arms))


@lru_cache(maxsize=4096)  # the same groups are looked at again and again
def _side(lore: Lore, characters: tuple[int, ...], arms: tuple[int, ...]) -> Side:
    people = [lore.profiles[card] for card in characters]
    hits = sum(weighted(person, person.hits) for person in people)
    hits += sum(weighted(person, gain) for person, gain in armed(lore, people, arms))
    return Side(hits, sum(person.endurance for person in people))


def weighted(person: Profile, hits: float) -> float:
    """Hits of a character, those of a quick one counting more."""
    return hits * (1 + QUICKNESS * person.reaction)


def armed(lore: Lore, people: Sequence[Profile], arms: Sequence[int]) -> list[tuple[Profile, float]]:
    """Who gets a weapon, and what it adds to his hits: each weapon where it adds the most."""
    free = [person.slots for person in people]
    found: list[tuple[Profile, float]] = []
    for weapon in BEST_FIRST:
        for _ in range(arms[weapon]):
            best, most = -1, 0.0
            for at, person in enumerate(people):
                if free[at] > 0:
                    gain = weighted(person, added(lore, person, weapon, lore.typical_toughness))
                    if gain > most:
                        best, most = at, gain
            if best >= 0:
                free[best] -= 1
                person = people[best]
                found.append((person, added(lore, person, weapon, lore.typical_toughness)))
    return found


def added(lore: Lore, person: Profile, weapon: int, toughness: float) -> float:
    """What a weapon adds to the hits of a character who has none; 0 if he may not hold it [MOB-7.12, MOB-7.14]."""
    if weapon == GRENADE:
        return THROWN
    if person.role == ASSASSIN:
        return 0.0
    chance = lore.chance(weapon, toughness)
    return chance if person.role == TORPEDO else max(0.01, chance - person.hits)


def mean_of(lore: Lore, counts: Sequence[int]) -> Side:
    """What one of so many cards of each kind stands for on average: a character, or a weapon for one."""
    total = sum(counts)
    hits = sum(lore.lone_hits[card] * number for card, number in enumerate(counts) if number)
    people = [card for card in range(lore.characters) if counts[card]]
    endurance = sum(lore.profiles[card].endurance for card in people)
    return Side(hits / total, endurance / total) if total else EMPTY


@cache
def usual(lore: Lore) -> Side:
    """What a card stands for of which nothing is known."""
    return mean_of(lore, [1] * lore.characters + list(lore.copies))
