"""Where the cards of Mob City may be that a viewer does not see.

They come in *sources*: known cards of which so many went here and so many there, each way equally likely. Where cards
of several sources lay in one place and some of them left unseen, that place becomes a source of its own, a mixture fed
by the others. So an imagined world can be dealt source by source.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity.box import ARMS, GROUPS, SOLDIER, Box
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.source import Source
from consigliere.kernel.state import Knowledge
from consigliere.kernel.viewer import bit

FIRST_BATCH: Final = 1000  # batches of the deck are places too, numbered through the whole game
FIRST_MIXTURE: Final = 100_000
MOST_SOURCES: Final = 60
FINE: Final = 1 << 16  # how finely likelihoods are told apart
MOST_STEPS: Final = 400  # of a search for sources


class Whereabouts(Knowledge):
    """The sources of unseen cards, and which groups surely have a character or none."""

    def __init__(self, viewer: i64, seats: i64, box: Box) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.box: Box = box
        self.pool: i64 = seats * GROUPS
        self.manned: i64 = 0  # groups that surely hold a character, as a mask
        self.unmanned: i64 = 0  # groups that surely hold none
        self.mixtures: i64 = 0  # how many there have been
        self.has_lost_count: bool = False
        self._steps_left: i64 = 0  # of a search for sources
        self.sources: list[Source] = first_sources(box)

    def gain(self, place: i64, card: i64) -> None:
        """A card the viewer knows is turned down in a place."""
        for source in self.sources:
            if source.number == 0 and len(source.places) == 1 and source.places[0] == place:
                source.put_card(card)
                source.many[0] += 1
                return
        self.sources.append(Source(0, vec[u8]([u8(card)]), vec[i64]([place]), vec[i64]([1])))

    def move_all(self, place: i64, target: i64) -> None:
        """All cards of a place are in another one now."""
        for source in self.sources:
            source.move(place, target, source.share(place))

    def leave(self, place: i64, target: i64) -> None:
        """One card leaves a place, and nobody tells which: several sources there become one mixture."""
        feeders: list[Source] = []
        total: i64 = 0
        for source in self.sources:
            share = source.share(place)
            if share > 0:
                feeders.append(source)
                total += share
        if not feeders:
            self.has_lost_count = True
        elif len(feeders) == 1 or total == 1:
            feeders[0].move(place, target, 1)
        elif len(self.sources) >= MOST_SOURCES:
            self.has_lost_count = True
        else:
            mixture = FIRST_MIXTURE + self.mixtures
            self.mixtures += 1
            for source in feeders:
                source.move(place, mixture, source.share(place))
            self.sources.append(
                Source(mixture, vec[u8](), vec[i64]([place, target]), vec[i64]([total - 1, 1]))
            )

    def see(self, card: i64, place: i64) -> None:
        """One card of a place is shown: the likeliest way it came there is taken for the one it came."""
        best: i64 = 0
        found: Source | None = None
        for source in self.sources:
            share = source.share(place)
            if share > 0:
                likely = share * self._density(source, card)
                if likely > best:
                    best = likely
                    found = source
        if found is None:
            self.has_lost_count = True
        else:
            self._take_out(found, card, place)
            self._tidy()

    def see_all(self, cards: list[i64], place: i64) -> None:
        """All unseen cards of a place are shown: each is given to a source that had cards there, so that all fit."""
        feeders = [source for source in self.sources if source.share(place) > 0]
        left = [source.share(place) for source in feeders]
        chosen: list[i64] = []
        self._steps_left = MOST_STEPS
        if not self._match(cards, feeders, left, chosen):
            self.has_lost_count = True
            return
        # Known cards first: what comes through a mixture takes only what they leave.
        for at, card in enumerate(cards):
            if feeders[chosen[at]].number == 0:
                self._take_out(feeders[chosen[at]], card, place)
        for at, card in enumerate(cards):
            if feeders[chosen[at]].number != 0:
                self._take_out(feeders[chosen[at]], card, place)
        self._tidy()

    def _match(self, cards: list[i64], feeders: list[Source], left: list[i64], chosen: list[i64]) -> bool:
        """Choose a source for each card that has none yet, the likeliest first; whether all can have one."""
        if len(chosen) == len(cards):
            return True
        card = cards[len(chosen)]
        tried: i64 = 0
        while True:
            best: i64 = 0
            found: i64 = -1
            at: i64
            for at in range(len(feeders)):
                if left[at] > 0 and (tried >> at) & 1 == 0:
                    likely = left[at] * self._density(feeders[at], card)
                    if likely > best:
                        best = likely
                        found = at
            self._steps_left -= 1
            if found < 0 or self._steps_left < 0:
                return False
            tried |= bit(found)
            source = feeders[found]
            is_known = source.number == 0
            left[found] -= 1
            if is_known:
                source.take_card(card)
            chosen.append(found)
            fits = self._match(cards, feeders, left, chosen)
            if is_known:
                source.put_card(card)
            if fits:
                return True
            chosen.pop()
            left[found] += 1

    def _density(self, source: Source, card: i64) -> i64:
        """How likely a card of a source is this one, out of FINE; above 0 if it can be."""
        total: i64 = 0
        if source.number == 0:
            total = source.count(card) * FINE
        else:
            for feeder in self.sources:
                share = feeder.share(source.number)
                if share > 0:
                    total += share * self._density(feeder, card)
        if total == 0:
            return 0
        size = source.outflow()
        return total // size if total >= size else 1

    def _take_out(self, source: Source, card: i64, place: i64) -> None:
        """A card of a source leaves memory; through a mixture, it came from the likeliest of those that fed it."""
        source.take(place, 1)
        if source.number == 0:
            source.take_card(card)
            return
        best: i64 = 0
        found: Source | None = None
        for feeder in self.sources:
            share = feeder.share(source.number)
            if share > 0:
                likely = share * self._density(feeder, card)
                if likely > best:
                    best = likely
                    found = feeder
        if found is None:
            self.has_lost_count = True
        else:
            self._take_out(found, card, source.number)

    def _tidy(self) -> None:
        """Drop what is empty; a mixture fed by one source alone, or that went to one place alone, is none."""
        kept: list[Source] = []
        for source in self.sources:
            if source.outflow() > 0:
                kept.append(source)
        self.sources = kept
        for source in kept:
            if source.number != 0:
                feeders = [other for other in kept if other.share(source.number) > 0]
                if len(feeders) == 1 or len(source.places) == 1:
                    self._dissolve(source, feeders)
                    self._tidy()
                    return

    def _dissolve(self, mixture: Source, feeders: list[Source]) -> None:
        """Who fed a mixture feeds its places at once."""
        for feeder in feeders:
            share = feeder.share(mixture.number)
            feeder.take(mixture.number, share)
            if len(mixture.places) == 1:
                feeder.add(mixture.places[0], share)
            else:
                at: i64
                for at in range(len(mixture.places)):
                    feeder.add(mixture.places[at], mixture.many[at])
        self.sources = [source for source in self.sources if source.number != mixture.number]

    def count_anew(self, view: Position) -> None:
        """Whoever has lost count knows at least which cards are not in sight, and how many lie where."""
        self.has_lost_count = False
        self.mixtures = 0
        self.manned = 0
        self.unmanned = 0
        all_cards = Source(0, unseen_cards(view), vec[i64](), vec[i64]())
        place: i64
        for place in range(view.pool + 1 + self.seats):
            if view.unseen(place) > 0:
                all_cards.add(place, view.unseen(place))
                if (
                    place < view.pool
                    and not view.agreed.weapons_are_sent
                    and view.lot_of(place) < self.box.lots
                    and view.boss(place) >= self.box.cards
                ):
                    self.manned |= bit(place)
        at: i64
        for at in range(len(view.batches)):
            all_cards.add(FIRST_BATCH + view.spent + at, i64(view.batches[at]))
        self.sources = [all_cards]


def first_sources(box: Box) -> list[Source]:
    """Before anything happens all cards are in the deck; soldiers apart, for each captain gets one of them."""
    soldiers = Source(0, vec[u8](), vec[i64]([FIRST_BATCH]), vec[i64]([0]))
    others = Source(0, vec[u8](), vec[i64]([FIRST_BATCH]), vec[i64]([0]))
    card: i64
    for card in range(box.cards):
        source = soldiers if box.role_of(card) == SOLDIER else others
        for _ in range(i64(box.counts[card])):
            source.cards = append(source.cards, u8(card))
            source.many[0] += 1
    return [soldiers, others]


def unseen_cards(view: Position) -> vec[u8]:
    """The cards that a viewer does not see, by number."""
    box = view.box
    counts = box.counts[:]
    card: i64
    for card in range(box.characters):
        if view.place_of(card) <= view.pool + view.seats:
            counts[card] = 0
        slot: i64
        for slot in range(view.most_held):
            weapon = i64(view.fight[card * view.fighter + slot])
            if weapon > 0:
                counts[box.first_weapon + weapon - 1] -= 1
    for weapon in range(ARMS):
        place: i64
        for place in range(view.pool + 1 + view.seats):
            counts[box.first_weapon + weapon] -= u8(view.arms(place, weapon))
        owner: i64
        for owner in range(view.seats + 1):
            counts[box.first_weapon + weapon] -= u8(view.on_floor(owner, weapon))
    found = vec[u8]()
    for card in range(box.cards):
        for _ in range(i64(counts[card])):
            found = append(found, u8(card))
    return found
