"""A shootout from within: who carries what, who acts first, and whom to attack."""

from __future__ import annotations

from typing import Final

from consigliere.bots.mobcity.lore import WOUND
from consigliere.bots.mobcity.might import Side, added, odds, weighted
from consigliere.bots.mobcity.sight import Sight
from consigliere.games.mobcity import box as b
from consigliere.games.mobcity.action import ATTACKS
from consigliere.games.mobcity.box import ARMS
from consigliere.games.mobcity.cards import READY
from consigliere.games.mobcity.fight import PART

PRESENCE: Final = 0.2  # what it is worth to be rid of anybody at all
STILL_TO_ACT: Final = 1.5  # who has not acted in this turn is more of a threat than who has
MIGHT_COLLECT: Final = 0.2  # hits of somebody who first has to find a weapon
TAKEN_ALIVE: Final = 0.8  # what each assassin or moll is worth who may be captured
SPARE: Final = 0.001  # what a weapon is worth to one who can use no more: nobody else picks it up
LATER: Final = 0.35  # what a hit of a later turn is worth that a weapon from the floor makes possible
HOPELESS: Final = 0.25  # with worse odds the building goes up


class Gunfight:
    """One captain at the scene."""

    def __init__(self, sight: Sight) -> None:
        p = sight.p
        self._sight = sight
        self._p = p
        self._lore = sight.lore
        fighting = [card for card in range(self._lore.characters) if p.is_fighting(card)]
        self._captain = {card: int(p.captain_of(card)) for card in fighting}
        self._own = [card for card in fighting if self._captain[card] == sight.me]
        self._enemies = [card for card in fighting if self._captain[card] != sight.me]
        tough = [self._lore.profiles[card].toughness for card in self._enemies]
        self._toughness = sum(tough) / len(tough) if tough else self._lore.typical_toughness

    def _hits(self, card: int) -> float:
        """How many hits a character makes in a turn with what it holds."""
        profile = self._lore.profiles[card]
        held = [weapon for weapon in range(ARMS) for _ in range(int(self._p.holds(card, weapon)))]
        toughness = self._lore.typical_toughness
        hits = [2.0 if weapon == b.GRENADE else self._lore.chance(weapon, toughness) for weapon in held]
        if profile.role == b.TORPEDO:
            return sum(sorted(hits)[-profile.slots :]) or MIGHT_COLLECT
        return max([profile.hits, *hits]) or MIGHT_COLLECT

    def _threat(self, card: int) -> float:
        """How much worse things are with an enemy about."""
        is_ready = int(self._p.fate(card)) == READY
        return PRESENCE + self._hits(card) * (STILL_TO_ACT if is_ready else 1.0)

    # Arming.

    def next_arming(self, legal: list[int]) -> int:
        """The next weapon to the character it helps most; whatever is left out the enemy may pick up [MOB-17.8]."""
        n = self._p.agreed.numbers
        best, most = int(n.done), 0.0
        for number in legal:
            if number != n.done:
                card, weapon = divmod(number - int(n.arm), ARMS)
                gain = self._gain(card, weapon, [step & PART for step in self._sight.steps].count(card))
                if gain > most:
                    best, most = number, gain
        return best

    def _gain(self, card: int, weapon: int, chosen: int) -> float:
        """What a weapon adds to a character who holds some, and for whom so many more are chosen."""
        person = self._lore.profiles[card]
        gain = weighted(person, added(self._lore, person, weapon, self._toughness))
        return gain if int(self._p.holding(card)) + chosen < person.slots else SPARE * gain

    # Acting.

    def who_acts(self, legal: list[int]) -> int:
        """Of equal characters whoever makes the most hits."""
        first = int(self._p.agreed.numbers.act)
        return max(legal, key=lambda number: (self._hits(number - first), -number))

    def act(self, legal: list[int]) -> int:
        """The best thing the acting character can do."""
        n = self._p.agreed.numbers
        scores = [(self._score(number), -number) for number in legal if number != n.decline]
        return -max(scores)[1] if scores else int(n.decline)

    def _score(self, number: int) -> float:
        n = self._p.agreed.numbers
        characters = self._lore.characters
        if number < n.attack:
            weapon, receiver = divmod(number - int(n.collect), characters)
            person = self._lore.profiles[receiver]
            gain = added(self._lore, person, weapon, self._toughness)
            return (LATER if int(self._p.holding(receiver)) < person.slots else SPARE) * gain
        if number < n.grenade:
            at, target = divmod(number - int(n.attack), characters)
            return self._attack(ATTACKS[at], target)
        if number == n.bomb_building:
            return 100.0 if self._odds() < HOPELESS else -1.0
        return self._grenade(number - int(n.grenade))

    def _attack(self, means: int, target: int) -> float:
        toughness = self._lore.profiles[target].toughness
        hit = self._lore.chance(means, toughness)
        kill = hit if means == b.STRIKE else self._lore.chance(means, toughness + 1)
        if means == b.HANDS:
            kill = 0.0
        worth = self._threat(target) + self._captives(target)
        return (kill + WOUND * (hit - kill)) * worth

    def _captives(self, target: int) -> float:
        """What may be captured if this one is hit: the rest of a side of assassins and molls [MOB-19.8]."""
        sight = self._sight
        victim = self._captain[target]
        if sight.fame[sight.me] <= sight.fame[victim]:
            return 0.0
        rest = [card for card in self._enemies if self._captain[card] == victim and card != target]
        roles = {self._lore.profiles[card].role for card in rest}
        return TAKEN_ALIVE * len(rest) if roles <= {b.ASSASSIN, b.MOLL} else 0.0

    def _grenade(self, target: int) -> float:
        """A grenade kills two of a group: this one and the most dangerous of the others [MOB-18.14]."""
        place = int(self._p.place_of(target))
        chosen = [step & PART for step in self._sight.steps]
        others = [
            self._threat(card)
            for card in self._enemies
            if card != target and card not in chosen and int(self._p.place_of(card)) == place
        ]
        if chosen:
            return self._threat(target)
        second = max(others, default=0.0)
        # Against one alone it is kept for better days if anything else will do.
        return self._threat(target) + second if others else 0.5 * self._threat(target)

    def _odds(self) -> float:
        """How likely those left on my side win."""
        own, enemies = (
            Side(
                sum(weighted(self._lore.profiles[card], self._hits(card)) for card in cards),
                sum(self._lore.profiles[card].endurance for card in cards),
            )
            for cards in (self._own, self._enemies)
        )
        return odds(own, enemies)
