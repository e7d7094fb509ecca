"""Views and figures of Mob City that show too much."""

from __future__ import annotations

from consigliere.games.mobcity.box import ARMS, GROUPS, MOLL, MONEY, RAID
from consigliere.games.mobcity.cards import NO_BOSS, PILE
from consigliere.games.mobcity.city import BID, CASH, CHOICE, FAME, ORDERS, PERSON
from consigliere.kernel.viewer import GALLERY, members
from tests.leaks import planting
from tests.leaks.mobcity.leaky import Leaky
from tests.leaks.planting import Plain


class Unhidden(planting.Unhidden, Leaky):
    """A view that leaves one thing as it truly is."""

    def lay(self, other: Leaky, place: int) -> None:
        """The cards of one place as they truly are."""
        for card in range(self.box.characters):
            if self.place_of(card) == place:
                other.at[card] = self.at[card]
        for number in range(place * PILE, (place + 1) * PILE):
            other.piles[number] = self.piles[number]

    def tell(self, other: Leaky, what: int) -> None:
        """One number of every captain as it truly is."""
        for seat in range(self.seats):
            other.people[seat * PERSON + what] = self.people[seat * PERSON + what]


class NextGroupsSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        if viewer < self.seats:
            for group in range(GROUPS):
                self.lay(other, (viewer + 1) % self.seats * GROUPS + group)


class GallerySeesASeat(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        if viewer == GALLERY:
            for group in range(GROUPS):
                self.lay(other, group)


class GroupsInTheCitySeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        for group in range(self.seats * GROUPS):
            if self.lot_of(group) < self.box.lots:
                self.lay(other, group)


class PoolSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.lay(other, self.pool)


class DeckSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.deck = self.deck[:]


class BidsSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.tell(other, BID)


class ChoicesSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.tell(other, CHOICE)


class OrdersSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.tell(other, ORDERS)


class CashSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.tell(other, CASH)


class StepsSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.steps = self.steps[:]


class EventSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.today = self.today


class WillSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.will = self.will


def each_group(truth: Leaky) -> range:
    """The groups of all captains."""
    return range(truth.seats * GROUPS)


def place_lieutenants(truth: Leaky, plain: Plain) -> Plain:
    """How many of the cards under a lieutenant would be sorted before him."""
    bosses = [int(truth.boss(group)) for group in each_group(truth)]
    places = [
        sum(card < boss for card in truth.hidden(group)) if boss != NO_BOSS else None
        for group, boss in enumerate(bosses)
    ]
    return {**plain, "places": places}


def count_weapons(truth: Leaky, plain: Plain) -> Plain:
    """How many of the cards in a group are weapons."""
    weapons = [sum(int(truth.arms(group, weapon)) for weapon in range(ARMS)) for group in each_group(truth)]
    return {**plain, "weapons": weapons}


def count_molls(truth: Leaky, plain: Plain) -> Plain:
    """How many molls each captain has."""
    roles = [[truth.box.role_of(card) for card in truth.hidden(group)] for group in each_group(truth)]
    return {**plain, "molls": [row.count(MOLL) for row in roles]}


def mark_groups_to_send(truth: Leaky, plain: Plain) -> Plain:
    """Which groups have somebody who can be sent."""
    return {**plain, "ready": [truth.characters(group) > 0 for group in each_group(truth)]}


def name_last_under(truth: Leaky, plain: Plain) -> Plain:
    """The first of those cards that went under the deck last."""
    size = int(truth.batches[len(truth.batches) - 1]) if len(truth.batches) else 0
    return {**plain, "under": int(truth.deck[len(truth.deck) - size]) if size else None}


def blank_event(truth: Leaky, plain: Plain) -> Plain:
    """The headline is blotted out, but as long as it is."""
    known = truth.box.events[truth.today].name if truth.today < len(truth.box.events) else ""
    return {**plain, "blot": " " * len(known)}


def count_choices(truth: Leaky, plain: Plain) -> Plain:
    """Among how many things each captain can choose."""
    return {**plain, "choices": [len(truth.legal(seat)) for seat in range(truth.seats)]}


def foretell_heir(truth: Leaky, plain: Plain) -> Plain:
    """Who would be the Don if the old one died now."""
    counts = CASH if truth.will == MONEY else FAME
    return {**plain, "heir": max(range(truth.seats), key=lambda seat: int(truth.person(counts, seat)))}


def foretell_last_day(truth: Leaky, plain: Plain) -> Plain:
    """The chance that today is the last day, as one reckons it who has looked."""
    return {**plain, "last_day": 1 if truth.today == truth.agreed.don else plain.get("last_day")}


def count_raids(truth: Leaky, plain: Plain) -> Plain:
    """How many raids are still to come, without the one that somebody has seen."""
    raids = [n for n in members(truth.events) if truth.box.events[n].family == RAID and n != truth.today]
    return {**plain, "raids": len(raids)}


def weigh_firepower(truth: Leaky, plain: Plain) -> Plain:
    """What the weapons of a group add to the die, as a figure."""
    power = [
        sum(int(truth.arms(group, weapon)) * int(truth.box.bonus[weapon]) for weapon in range(ARMS))
        for group in each_group(truth)
    ]
    return {**plain, "firepower": power}
