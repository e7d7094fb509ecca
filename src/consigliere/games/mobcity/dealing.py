"""Dealing the unseen cards of Mob City, source by source, to the places where so many of them are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity.box import LIEUTENANT
from consigliere.games.mobcity.cards import IN_DECK
from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.whereabouts import FIRST_BATCH, FIRST_MIXTURE
from consigliere.kernel.chance import Chance

REDEALS: Final = 12  # of one group
GUESSES: Final = 20  # at a card that fits, before those that do are counted
SMALL: Final = 16  # batches up to this size are sorted by moving cards

# Which cards can lie face down in a place, from the narrowest on.
WEAPONS_ONLY: Final = 0
NO_LIEUTENANTS: Final = 1
ANY_CARD: Final = 2


class Dealer:
    """Deals worlds for one memory; the cards of every source lie side by side in one long hand."""

    def __init__(self, memory: Memory, view: Position) -> None:
        self._memory = memory
        self._starts: vec[i64] = vec[i64]()  # where the cards of each source begin
        self._filled: vec[i64] = vec[i64]()  # and how far a mixture has been filled
        self._hand: vec[u8] = vec[u8]()
        start: i64 = 0
        for source in memory.sources:
            self._starts = append(self._starts, start)
            self._filled = append(self._filled, start)
            for card in source.cards:
                self._hand = append(self._hand, card)
            if source.number != 0:
                for _ in range(source.outflow()):
                    self._hand = append(self._hand, 0)
            start = len(self._hand)
        self._batches: vec[i64] = vec[i64]()  # where each batch begins in the deck
        self._laid: vec[i64] = vec[i64]()  # and how far it has been filled
        place: i64 = 0
        for size in view.batches:
            self._batches = append(self._batches, place)
            self._laid = append(self._laid, place)
            place += i64(size)
        self._counts: vec[u8] = vec[u8]([u8(0)] * view.box.cards)

    def deal(self, truth: Position, chance: Chance) -> bool:
        """Deal every source into a truth whose cards are unseen; whether there were cards that fit everywhere."""
        at: i64
        for at in range(len(self._starts)):
            self._filled[at] = self._starts[at]
        for at in range(len(self._batches)):
            self._laid[at] = self._batches[at]
        # What is certain first: then each place knows what it still needs.
        for at in range(len(self._starts)):
            if self._is_certain(at):
                self._lay_all(truth, at)
        for at in range(len(self._starts)):
            if not self._is_certain(at) and not self._deal_source(truth, at, chance):
                return False
        for at in range(len(self._batches)):
            self._sort(truth, self._batches[at], self._laid[at])
        return True

    def _is_certain(self, at: i64) -> bool:
        """Whether all cards of a source are known to be in one place."""
        source = self._memory.sources[at]
        return source.number == 0 and len(source.places) == 1

    def _lay_all(self, truth: Position, at: i64) -> None:
        source = self._memory.sources[at]
        start = self._starts[at]
        card: i64
        for card in range(start, start + source.many[0]):
            self._lay(truth, source.places[0], self._hand[card])

    def _deal_source(self, truth: Position, at: i64, chance: Chance) -> bool:
        """First to the groups that take the fewest cards, then to the others, then the rest."""
        source = self._memory.sources[at]
        start = self._starts[at]
        place: i64
        left: i64 = source.outflow()
        kind: i64
        for kind in range(ANY_CARD + 1):
            way: i64
            for way in range(len(source.places)):
                place = source.places[way]
                if self._kind_of_place(truth, place) == kind:
                    number = source.many[way]
                    if not self._take_cards(truth, place, start, left, number, kind, chance):
                        return False
                    left -= number
                    taken: i64
                    for taken in range(start + left, start + left + number):
                        self._lay(truth, place, self._hand[taken])
        return True

    def _lay(self, truth: Position, place: i64, card: u8) -> None:
        """A card comes to its place: a group or the pool, a batch of the deck, or a mixture to be dealt later."""
        if place < FIRST_BATCH:
            truth.uncover(place, i64(card))
        elif place < FIRST_MIXTURE:
            batch = place - FIRST_BATCH - truth.spent
            truth.deck[self._laid[batch]] = card
            self._laid[batch] += 1
            if i64(card) < truth.box.characters:
                truth.at[i64(card)] = IN_DECK
        else:
            at: i64 = 0
            while self._memory.sources[at].number != place:
                at += 1
            self._hand[self._filled[at]] = card
            self._filled[at] += 1

    def _kind_of_place(self, truth: Position, place: i64) -> i64:
        """Which cards can lie face down in a place."""
        if place >= truth.pool:
            return ANY_CARD
        return WEAPONS_ONLY if (self._memory.unmanned >> place) & 1 else NO_LIEUTENANTS

    def _take_cards(
        self, truth: Position, place: i64, start: i64, left: i64, number: i64, kind: i64, chance: Chance
    ) -> bool:
        """Draw cards for a place and lay them behind the others of their source; whether there are such cards.

        A group known to have a character, and none yet, is dealt again until it has one.
        """
        needs_character = (
            kind == NO_LIEUTENANTS
            and (self._memory.manned >> place) & 1 == 1
            and truth.unseen(place) == number
            and truth.characters(place) == 0
        )
        for _ in range(REDEALS):
            has_character = False
            end: i64 = left
            for _ in range(number):
                picked = self._pick(truth, start, end, kind, chance)
                if picked < 0:
                    return False
                end -= 1
                card = self._hand[picked]
                self._hand[picked] = self._hand[start + end]
                self._hand[start + end] = card
                if i64(card) < truth.box.characters:
                    has_character = True
            if has_character or not needs_character:
                return True
        return False

    def _pick(self, truth: Position, start: i64, left: i64, kind: i64, chance: Chance) -> i64:
        """Where a card lies that fits, any of them as likely; -1 if there is none."""
        if left == 0:
            return -1
        picked = start + chance.below(left)
        if kind == ANY_CARD:
            return picked
        for _ in range(GUESSES):
            if _is_fit(truth, i64(self._hand[picked]), kind):
                return picked
            picked = start + chance.below(left)
        fitting: i64 = 0
        place: i64
        for place in range(start, start + left):
            if _is_fit(truth, i64(self._hand[place]), kind):
                fitting += 1
        if fitting == 0:
            return -1
        picked = chance.below(fitting)
        for place in range(start, start + left):
            if _is_fit(truth, i64(self._hand[place]), kind):
                if picked == 0:
                    return place
                picked -= 1
        return -1

    def _sort(self, truth: Position, start: i64, end: i64) -> None:
        """The cards of a batch lie by number."""
        place: i64
        if end - start <= SMALL:
            for place in range(start + 1, end):
                card = truth.deck[place]
                gap: i64 = place
                while gap > start and truth.deck[gap - 1] > card:
                    truth.deck[gap] = truth.deck[gap - 1]
                    gap -= 1
                truth.deck[gap] = card
            return
        for place in range(start, end):
            self._counts[i64(truth.deck[place])] += 1
        place = start
        kind: i64
        for kind in range(truth.box.cards):
            while self._counts[kind] > 0:
                truth.deck[place] = u8(kind)
                self._counts[kind] -= 1
                place += 1


def _is_fit(truth: Position, card: i64, kind: i64) -> bool:
    """Whether a card can lie face down in such a place."""
    if kind == WEAPONS_ONLY:
        return card >= truth.box.first_weapon
    return truth.box.role_of(card) != LIEUTENANT
