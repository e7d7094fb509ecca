"""What a viewer remembers in Mob City [section 5 of the rules]: where the cards it does not see may be, and all cash.

Whatever it sees stands in its view; memory takes cards over when they are turned down and gives them back when they
are shown. The cards not in sight come in *sources*: known cards of which so many went here and so many there, each
way equally likely. Where cards of several sources lay in one place and some of them left unseen, that place becomes a
source of its own, a mixture fed by the others. So an imagined world can be dealt source by source.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS, HOLDS, SOLDIER, Box
from consigliere.games.mobcity.cards import FIGHTER
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.source import Source, source_from_plain
from consigliere.kernel.event import Event
from consigliere.kernel.plain import Fields
from consigliere.kernel.state import Knowledge, State
from consigliere.kernel.viewer import bit

FIRST_BATCH: Final = 1000  # batches of the deck are places too, numbered through the whole game
FIRST_MIXTURE: Final = 100_000
MOST_SOURCES: Final = 60
FINE: Final = 1 << 16  # how finely likelihoods are told apart


class Memory(Knowledge):
    """Where unseen cards may be, who surely sent characters, and everybody's cash."""

    def __init__(self, viewer: i64, seats: i64, box: Box) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.box: Box = box
        self.pool: i64 = seats * GROUPS
        self.cash: vec[i64] = vec[i64]([box.terms.cash] * seats)
        self.manned: i64 = 0  # groups that surely hold a character, as a mask
        self.unmanned: i64 = 0  # groups that surely hold none
        self.mixtures: i64 = 0  # how many there have been
        self.has_lost_count: bool = False
        self.sources: list[Source] = first_sources(box)

    def copy(self) -> Memory:
        other = Memory(self.viewer, self.seats, self.box)
        other.cash = self.cash[:]
        other.manned = self.manned
        other.unmanned = self.unmanned
        other.mixtures = self.mixtures
        other.has_lost_count = self.has_lost_count
        other.sources = [source.copy() for source in self.sources]
        return other

    # Hearing.

    def hear(self, event: Event, view: State) -> None:
        assert isinstance(view, Position)
        if self.has_lost_count:
            self.count_anew(view)
        kind = event.kind
        if kind < e.WAGES_PAID:
            self._hear_bidding(event, view)
        elif kind < e.EVENT_REVEALED:
            self._hear_orders(event, view)
        elif kind == e.GAME_ENDED:
            self.sources = []
            self.manned = 0
            self.unmanned = 0
        else:
            self._hear_city(event, view)

    def _hear_bidding(self, event: Event, view: Position) -> None:
        kind = event.kind
        seat = event.a
        if kind == e.POOL_CARD:
            self.leave(FIRST_BATCH + view.spent, self.pool)
        elif kind == e.POOL_CARD_SHOWN:
            self.see(event.b, self.pool)
        elif kind == e.ENFORCER_HIRED:
            if seat != self.viewer:
                group = seat * GROUPS + event.b
                if event.c != self.box.unknown:
                    self.see(event.c, self.pool)
                else:
                    self.leave(self.pool, group)
                self.unmanned &= ~bit(group)
                if view.size(group) == 0:
                    self.manned |= bit(group)  # a weapon cannot be the first card [MOB-6.13]
        elif kind == e.HIRING_DONE:
            if seat == self.viewer:
                self._turn_down(view, self.pool)
        elif kind == e.POOL_RETURNED:
            self.move_all(self.pool, FIRST_BATCH + view.spent + len(view.batches))
        elif kind == e.EVENT_PEEKED or kind == e.POLICE_TAKEN:
            self.cash[seat] -= event.b
        elif kind == e.WHISKEY_TAKEN:
            self.cash[seat] -= event.c
        elif kind == e.SOLDIER_DEALT:
            if seat == self.viewer:
                self.see(event.b, FIRST_BATCH)
            else:
                self.sources[0].move(FIRST_BATCH, view.hand(seat), 1)
        elif kind == e.SOLDIER_PLACED:
            if seat != self.viewer:
                self.move_all(view.hand(seat), seat * GROUPS + event.b)

    def _hear_orders(self, event: Event, view: Position) -> None:
        kind = event.kind
        seat = event.a
        if kind == e.WAGES_PAID:
            self.cash[seat] -= event.b
        elif kind == e.BUILDING_BOUGHT or kind == e.SPEAKEASY_OPENED:
            self.cash[seat] -= event.c
        elif kind == e.ENFORCER_LEFT:
            batch = _open_batch(view)
            if event.c != self.box.unknown:
                self.gain(batch, event.c)
            else:
                group = seat * GROUPS + event.b
                self.leave(group, batch)
                self.manned &= ~bit(group)
                self.unmanned &= ~bit(group)
        elif kind == e.GROUP_SENT:
            if seat != self.viewer:
                self.manned |= bit(seat * GROUPS + event.b)
        elif kind == e.TURN_ENDED:
            if seat != self.viewer:
                self._hear_who_stayed(seat, view)

    def _hear_who_stayed(self, seat: i64, view: Position) -> None:
        """Whoever has a character is sent, so the groups that stay have none [MOB-12.2, MOB-12.3]."""
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if view.size(group) > 0 and view.lot_of(group) >= self.box.lots:
                self.unmanned |= bit(group)
                self.manned &= ~bit(group)

    def _hear_city(self, event: Event, view: Position) -> None:
        kind = event.kind
        seat = event.a
        if kind == e.INCOME_PAID or kind == e.VAULT_EXTORTED:
            self.cash[seat] += event.c
        elif kind == e.EXTORTED:
            self.cash[seat] += event.c
            self.cash[event.d] -= event.c
        elif kind == e.FINE_PAID:
            self.cash[seat] -= event.c
        elif kind == e.ENFORCER_SHOWN:
            group = seat * GROUPS + event.b
            if seat != self.viewer and event.c != view.boss(group):
                self.see(event.c, group)
                self.manned &= ~bit(group)
                self.unmanned &= ~bit(group)
        elif kind == e.CHARACTER_KILLED:
            self.gain(_open_batch(view), event.b)
        elif kind == e.GRENADE_THROWN:
            self.gain(_open_batch(view), self.box.first_weapon + GRENADE)
        elif kind == e.BUILDING_BOMBED:
            if event.d == e.BEFORE and seat != self.viewer:
                self.see(self.box.first_weapon + GRENADE, seat * GROUPS + event.b)
            self.gain(_open_batch(view), self.box.first_weapon + GRENADE)
        elif kind == e.WEAPON_LEFT:
            for _ in range(event.b):
                self.gain(_open_batch(view), self.box.first_weapon + event.a)
        elif kind == e.CAPTAIN_BEATEN:
            self._turn_down_captain(view, seat)
        elif kind == e.SHOOTOUT_OVER:
            other: i64
            for other in range(self.seats):
                if (view.fighters >> other) & 1:
                    self._turn_down_captain(view, other)
        elif kind == e.MOLL_REVEALED:
            if seat != self.viewer:
                self.see(event.d, seat * GROUPS + event.b)
                self.gain(seat * GROUPS + event.b, event.d)

    def _turn_down_captain(self, view: Position, seat: i64) -> None:
        """The cards of a captain's groups in a shootout lie face down again [MOB-20.5]."""
        if seat == self.viewer:
            return
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if view.lot_of(group) == view.lot:
                self._turn_down(view, group)

    def _turn_down(self, view: Position, place: i64) -> None:
        """Cards in sight are turned down, a lieutenant in a group excepted; what characters hold goes with them."""
        card: i64
        for card in range(self.box.characters):
            if view.place_of(card) == place:
                if place == self.pool or card != view.boss(place):
                    self.gain(place, card)
                slot: i64
                for slot in range(HOLDS):
                    weapon = i64(view.fight[card * FIGHTER + slot])
                    if weapon > 0:
                        self.gain(place, self.box.first_weapon + weapon - 1)
        weapon_kind: i64
        for weapon_kind in range(ARMS):
            for _ in range(view.arms(place, weapon_kind)):
                self.gain(place, self.box.first_weapon + weapon_kind)

    # Where cards may be.

    def gain(self, place: i64, card: i64) -> None:
        """A card the viewer knows is turned down in a place."""
        for source in self.sources:
            if source.number == 0 and len(source.places) == 1 and source.places[0] == place:
                source.cards[card] += 1
                source.many[0] += 1
                return
        fresh = Source(0, vec[u8]([u8(0)] * self.box.cards), vec[i64]([place]), vec[i64]([1]))
        fresh.cards[card] = 1
        self.sources.append(fresh)

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
                Source(
                    mixture,
                    vec[u8]([u8(0)] * self.box.cards),
                    vec[i64]([place, target]),
                    vec[i64]([total - 1, 1]),
                )
            )

    def see(self, card: i64, place: i64) -> None:
        """A card is shown in a place: the likeliest way it came there is taken for the one it came."""
        best: i64 = 0
        origin: Source | None = None
        for source in self.sources:
            if source.number == 0 and source.cards[card] > 0:
                likely = i64(source.cards[card]) * self._likelihood(source, place) // source.size()
                if likely > best or (likely > 0 and origin is None):
                    best = likely
                    origin = source
        if origin is None:
            self.has_lost_count = True
            return
        origin.cards[card] -= 1
        while True:
            step = self._best_step(origin, place)
            origin.take(step, 1)
            if step == place:
                break
            origin = self._mixture(step)
        self._tidy()

    def _likelihood(self, source: Source, place: i64) -> i64:
        """How likely a card of a source is in a place, out of FINE; above 0 if it can be at all."""
        total: i64 = 0
        at: i64
        for at in range(len(source.places)):
            if source.places[at] == place:
                total += source.many[at] * FINE
            elif source.places[at] >= FIRST_MIXTURE:
                total += source.many[at] * self._likelihood(self._mixture(source.places[at]), place)
        if total == 0:
            return 0
        size = source.outflow()
        return total // size if total >= size else 1

    def _best_step(self, source: Source, place: i64) -> i64:
        """Where a card of a source most likely went on its way to a place."""
        best: i64 = -1
        found: i64 = place
        at: i64
        for at in range(len(source.places)):
            likely: i64 = 0
            if source.places[at] == place:
                likely = source.many[at] * FINE
            elif source.places[at] >= FIRST_MIXTURE:
                likely = source.many[at] * self._likelihood(self._mixture(source.places[at]), place)
            if likely > best:
                best = likely
                found = source.places[at]
        return found

    def _mixture(self, number: i64) -> Source:
        for source in self.sources:
            if source.number == number:
                return source
        raise KeyError(number)

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
        cards = unseen_cards(view)
        all_cards = Source(0, cards, vec[i64](), vec[i64]())
        place: i64
        for place in range(view.pool + 1 + self.seats):
            if view.unseen(place) > 0:
                all_cards.add(place, view.unseen(place))
                if (
                    place < view.pool
                    and view.lot_of(place) < self.box.lots
                    and view.boss(place) >= self.box.cards
                ):
                    self.manned |= bit(place)
        at: i64
        for at in range(len(view.batches)):
            all_cards.add(FIRST_BATCH + view.spent + at, i64(view.batches[at]))
        self.sources = [all_cards]

    # As plain values.

    def to_plain(self) -> dict[str, object]:
        return {
            "cash": [int(cash) for cash in self.cash],
            "manned": int(self.manned),
            "unmanned": int(self.unmanned),
            "mixtures": int(self.mixtures),
            "lost_count": self.has_lost_count,
            "sources": [source.to_plain(self.box.card_names) for source in self.sources],
        }


def memory_from_plain(plain: dict[str, object], viewer: i64, seats: i64, box: Box) -> Memory:
    """The memory that was encoded; ValueError says what is wrong with it."""
    fields = Fields(plain, "knowledge")
    memory = Memory(viewer, seats, box)
    cash = fields.listed("cash", int(seats))
    if len(cash) != seats:
        raise ValueError("cash must be there for every seat")
    for seat, amount in enumerate(cash):
        memory.cash[seat] = Fields({"cash": amount}, "cash").number("cash", 1 << 40)
    memory.manned = fields.number("manned", (1 << (GROUPS * int(seats))) - 1)
    memory.unmanned = fields.number("unmanned", (1 << (GROUPS * int(seats))) - 1)
    memory.mixtures = fields.number("mixtures", FIRST_MIXTURE)
    memory.has_lost_count = fields.value("lost_count") is True
    memory.sources = [
        source_from_plain(entry, box.card_names) for entry in fields.listed("sources", MOST_SOURCES + 1)
    ]
    return memory


def first_sources(box: Box) -> list[Source]:
    """Before anything happens all cards are in the deck; soldiers apart, for each captain gets one of them."""
    found = [
        Source(0, vec[u8]([u8(0)] * box.cards), vec[i64]([FIRST_BATCH]), vec[i64]([0])) for _ in range(2)
    ]
    card: i64
    for card in range(box.cards):
        source = found[0 if box.role_of(card) == SOLDIER else 1]
        source.cards[card] = box.counts[card]
        source.many[0] += i64(box.counts[card])
    return found


def unseen_cards(view: Position) -> vec[u8]:
    """How many of each kind of card a viewer does not see."""
    box = view.box
    cards = box.counts[:]
    card: i64
    for card in range(box.characters):
        if view.place_of(card) <= view.pool + view.seats:
            cards[card] = 0
        slot: i64
        for slot in range(HOLDS):
            weapon = i64(view.fight[card * FIGHTER + slot])
            if weapon > 0:
                cards[box.first_weapon + weapon - 1] -= 1
    for weapon in range(ARMS):
        place: i64
        for place in range(view.pool + 1 + view.seats):
            cards[box.first_weapon + weapon] -= u8(view.arms(place, weapon))
        owner: i64
        for owner in range(view.seats + 1):
            cards[box.first_weapon + weapon] -= u8(view.on_floor(owner, weapon))
    return cards


def _open_batch(view: Position) -> i64:
    """The batch into which the next card under the deck goes."""
    number = view.spent + len(view.batches)
    return FIRST_BATCH + (number - 1 if view.is_open else number)
