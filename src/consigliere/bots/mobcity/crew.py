"""Enforcers: whom to hire and where to put them, whom to pay when money is short, and which guns to take along."""

from __future__ import annotations

from typing import Final

from consigliere.bots.mobcity.might import side
from consigliere.bots.mobcity.worth import Worth
from consigliere.games.mobcity.box import ARMS, GROUPS
from consigliere.games.mobcity.fight import GROUP_AT, PART

LEAST: Final = 1.0  # a card that brings less than so much besides its wages is left


class Crew:
    """One captain's groups as they are, with the cards he has chosen but not hired yet."""

    def __init__(self, worth: Worth) -> None:
        sight = worth.sight
        self._worth = worth
        self._sight = sight
        self._lore = sight.lore
        self._people: list[list[int]] = [[] for _ in range(GROUPS)]
        self._arms: list[list[int]] = [[0] * ARMS for _ in range(GROUPS)]
        for group in sight.mine:
            self._people[group.number] = list(group.characters)
            self._arms[group.number] = list(group.arms)

    def _put(self, card: int, group: int, number: int = 1) -> None:
        """A card comes, or goes if the number is negative."""
        if card >= self._lore.characters:
            self._arms[group][card - self._lore.characters] += number
        elif number > 0:
            self._people[group].append(card)
        else:
            self._people[group].remove(card)

    def _value(self, days: float) -> float:
        """What all groups are worth in so many days."""
        groups = [
            (
                side(self._lore, people, arms).strength,
                any(self._worth.is_moll(card) for card in people),
            )
            for people, arms in zip(self._people, self._arms)
            if people
        ]
        return self._worth.roster(groups, days)

    def _change(self, card: int, group: int, number: int, days: float) -> float:
        before = self._value(days)
        self._put(card, group, number)
        after = self._value(days)
        self._put(card, group, -number)
        return after - before

    def next_hire(self, legal: list[int]) -> int:
        """The card that adds most, in the group where it does; or done [MOB-6.3]."""
        sight = self._sight
        n = sight.p.agreed.numbers
        for step in sight.steps:
            self._put(step & PART, step >> GROUP_AT)
        days = sight.forecast.days
        best, most = int(n.done), LEAST
        seen: set[tuple[object, ...]] = set()
        before = self._value(days)
        for number in legal:
            if number == n.done:
                continue
            card, group = divmod(number - int(n.hire), GROUPS)
            # Alike cards in alike groups need one look.
            alike = (
                self._lore.profiles[card] if card < self._lore.characters else card,
                tuple(self._people[group]),
                tuple(self._arms[group]),
            )
            if alike in seen:
                continue
            seen.add(alike)
            self._put(card, group)
            gain = self._value(days) - before - int(sight.p.box.wage(card)) * days
            self._put(card, group, -1)
            if gain > most:
                best, most = number, gain
        return best

    def next_wage(self, legal: list[int]) -> int:
        """Whom to pay next: who would be missed the most for the money [MOB-9.4]."""
        p = self._sight.p
        n = p.agreed.numbers
        best, most = int(n.done), -1.0
        days = self._worth.days_after + 1
        for number in legal:
            if number == n.done:
                continue
            if number >= n.pay_weapon:
                weapon, group = divmod(number - int(n.pay_weapon), GROUPS)
                card = self._lore.characters + weapon
            else:
                card = number - int(n.pay)
                group = int(p.place_of(card)) % GROUPS
            missed = -self._change(card, group, -1, days) / int(p.box.wage(card))
            if missed > most:
                best, most = number, missed
        return best

    def next_loot(self, legal: list[int]) -> int:
        """Take whatever lies there, each weapon into the group that makes the most of it [MOB-20.4]."""
        sight = self._sight
        n = sight.p.agreed.numbers
        for step in sight.steps:
            self._put(self._lore.characters + (step & PART), step >> GROUP_AT)
        best, most = int(n.done), -1.0
        for number in legal:
            if number == n.done:
                continue
            weapon, group = divmod(number - int(n.loot), GROUPS)
            card = self._lore.characters + weapon
            gain = self._change(card, group, 1, self._worth.days_after)
            if gain > most:
                best, most = number, gain
        return best
