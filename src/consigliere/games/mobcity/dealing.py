"""Dealing the unseen cards of Mob City, source by source, to the places where so many of them are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
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
        starts = vec[i64](capacity=len(memory.sources))
        hand = vec[u8](capacity=2 * view.box.total)  # room for the mixtures too, as a rule
        for source in memory.sources:
            starts = append(starts, len(hand))
            hand = extend(hand, source.cards)
            if source.number != 0:
                hand = extend(hand, vec[u8]([u8(0)] * source.outflow()))
        self._starts: vec[i64] = starts  # where the cards of each source begin
        self._filled: vec[i64] = starts[:]  # and how far a mixture has been filled
        self._hand: vec[u8] = hand
        batches = vec[i64](capacity=len(view.batches))
        place: i64 = 0
        for size in view.batches:
            batches = append(batches, place)
            place += i64(size)
        self._batches: vec[i64] = batches  # where each batch begins in the deck
        self._laid: vec[i64] = batches[:]  # and how far it has been filled
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
        self._lay(truth, source.places[0], start, start + source.many[0])

    def _deal_source(self, truth: Position, at: i64, chance: Chance) -> bool:
        """First to the groups that take the fewest cards, then to the others, then the rest."""
        source = self._memory.sources[at]
        places = source.places
        start = self._starts[at]
        left: i64 = source.outflow()
        kind: i64
        for kind in range(ANY_CARD + 1):
            way: i64
            for way in range(len(places)):
                place = places[way]
                if self._kind_of_place(truth, place) == kind:
                    number = source.many[way]
                    if not self._take_cards(truth, place, start, left, number, kind, chance):
                        return False
                    left -= number
                    self._lay(truth, place, start + left, start + left + number)
        return True

    def _lay(self, truth: Position, place: i64, first: i64, end: i64) -> None:
        """Cards come to their place: a group or the pool, a batch of the deck, or a mixture to be dealt later."""
        hand = self._hand
        card: i64
        if place < FIRST_BATCH:
            for card in range(first, end):
                truth.uncover(place, i64(hand[card]))
        elif place < FIRST_MIXTURE:
            batch = place - FIRST_BATCH - truth.spent
            self._lay_in_deck(truth, self._laid[batch], first, end)
            self._laid[batch] += end - first
        else:
            at: i64 = 0
            while self._memory.sources[at].number != place:
                at += 1
            filled = self._filled[at]
            for card in range(first, end):
                hand[filled] = hand[card]
                filled += 1
            self._filled[at] = filled

    def _lay_in_deck(self, truth: Position, place: i64, first: i64, end: i64) -> None:
        """Cards come to the deck, from a place on."""
        hand = self._hand
        deck = truth.deck
        characters = truth.box.characters
        card: i64
        for card in range(first, end):
            deck[place] = hand[card]
            place += 1
            if i64(hand[card]) < characters:
                truth.at[i64(hand[card])] = IN_DECK

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
        hand = self._hand
        characters = truth.box.characters
        for _deal in range(REDEALS):
            has_character = False
            end: i64
            for end in range(start + left - 1, start + left - 1 - number, -1):
                picked = self._pick(truth, start, end + 1 - start, kind, chance)
                if picked < 0:
                    return False
                card = hand[picked]
                hand[picked] = hand[end]
                hand[end] = card
                if i64(card) < characters:
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
        for _guess in range(GUESSES):
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
        deck = truth.deck
        place: i64
        if end - start <= SMALL:
            for place in range(start + 1, end):
                card = deck[place]
                gap: i64 = place
                while gap > start and deck[gap - 1] > card:
                    deck[gap] = deck[gap - 1]
                    gap -= 1
                deck[gap] = card
            return
        counts = self._counts
        for place in range(start, end):
            counts[i64(deck[place])] += 1
        place = start
        kind: i64
        for kind in range(truth.box.cards):
            while counts[kind] > 0:
                deck[place] = u8(kind)
                counts[kind] -= 1
                place += 1


def _is_fit(truth: Position, card: i64, kind: i64) -> bool:
    """Whether a card can lie face down in such a place."""
    if kind == WEAPONS_ONLY:
        return card >= truth.box.first_weapon
    return truth.box.role_of(card) != LIEUTENANT
