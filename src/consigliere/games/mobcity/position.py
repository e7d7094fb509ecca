"""A position of Mob City: everything on the table, as truth or as one viewer's copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bids import NO_BID
from consigliere.games.mobcity.box import GROUPS, NO_SEAT
from consigliere.games.mobcity.cards import (
    IN_DECK,
    NOWHERE,
)
from consigliere.games.mobcity.city import (
    BID,
    CASH,
    CHOICE,
    HIDDEN,
    ORDERS,
    PERSON,
    SWITCHED,
)
from consigliere.games.mobcity.day import UNKNOWN_WILL, Day
from consigliere.kernel.viewer import bit


class Position(Day):
    """Everything on the table, to be copied, hidden and told in numbers."""

    # Copies.

    def copy_to(self, other: Position) -> None:
        """Give another position of the same table everything but the lists, which it has."""
        other.spent = self.spent
        other.is_open = self.is_open
        other.city = self.city
        other.glass = self.glass
        other.shut = self.shut
        other.bombed = self.bombed
        other.doubled = self.doubled
        other.whiskey = self.whiskey
        other.favor = self.favor
        other.police = self.police
        other.stage = self.stage
        other.asked = self.asked
        other.answered = self.answered
        other.phase = self.phase
        other.round = self.round
        other.actor = self.actor
        other.will = self.will
        other.events = self.events
        other.today = self.today
        other.peeker = self.peeker
        other.block = self.block
        other.lot = self.lot
        other.fighters = self.fighters
        other.armed = self.armed
        other.turn = self.turn
        other.acting = self.acting
        other.used = self.used
        other.victim = self.victim
        other.ending = self.ending
        other.winners = self.winners

    def hide_from(self, viewer: i64) -> None:
        """Make this copy the viewer's own: unknown what it may not see [section 5 of the rules]."""
        if self.stage == e.OVER:
            self.viewer = viewer
            return
        self.viewer = viewer
        self.will = UNKNOWN_WILL
        if self.peeker != NO_SEAT and self.peeker != viewer:
            self.today = len(self.box.events)
        place: i64
        for place in range(len(self.deck)):
            self.deck[place] = u8(self.box.unknown)
        is_asked = (self.asked >> viewer) & 1 == 1
        self._turn_down(viewer, self.stage == e.HIRE and is_asked)
        if not is_asked and len(self.steps) > 0:
            self.steps = vec[i64]()
        seat: i64
        for seat in range(self.seats):
            if seat != viewer:
                self._hide_captain(seat)

    def _turn_down(self, viewer: i64, sees_pool: bool) -> None:
        """All cards are turned down but those the viewer may see and the lieutenants of groups."""
        places = self.pool + 1 + self.seats
        hidden: i64 = 0
        place: i64
        for place in range(places):
            if self.size(place) > 0 and not self._may_see(place, viewer, sees_pool):
                hidden |= bit(place)
                self.cover(place)
        card: i64
        for card in range(self.box.characters):
            place = i64(self.at[card])
            if place == IN_DECK or (place < places and (hidden >> place) & 1 and self.boss(place) != card):
                self.at[card] = NOWHERE

    def _may_see(self, place: i64, viewer: i64, sees_pool: bool) -> bool:
        if place < self.pool:
            return place // GROUPS == viewer or self.is_shown(place)
        return sees_pool if place == self.pool else place == self.hand(viewer)

    def _hide_captain(self, seat: i64) -> None:
        at = seat * PERSON
        if self.stage == e.BID and self.people[at + BID] != NO_BID:
            self.people[at + BID] = NO_BID
        self.people[at + CHOICE] = 0
        self.people[at + ORDERS] = 0
        self.people[at + SWITCHED] = 0
        if self.agreed.cash_hidden:
            self.people[at + CASH] = HIDDEN

    def fields(self) -> list[int]:
        numbers: list[int] = [
            int(self.seats),
            int(self.viewer),
            int(self.spent),
            int(self.is_open),
            int(self.city),
            int(self.glass),
            int(self.shut),
            int(self.bombed),
            int(self.doubled),
            int(self.whiskey),
            int(self.favor),
            int(self.police),
            int(self.stage),
            int(self.asked),
            int(self.answered),
            int(self.phase),
            int(self.round),
            int(self.actor),
            int(self.will),
            int(self.events),
            int(self.today),
            int(self.peeker),
            int(self.block),
            int(self.lot),
            int(self.fighters),
            int(self.armed),
            int(self.turn),
            int(self.acting),
            int(self.used),
            int(self.victim),
            int(self.ending),
            int(self.winners),
        ]
        numbers.extend([int(n) for n in self.at])
        numbers.extend([int(n) for n in self.piles])
        numbers.extend([int(n) for n in self.fight])  # who is at the scene follows from it
        numbers.extend([int(n) for n in self.floor])
        numbers.append(len(self.batches))
        numbers.extend([int(n) for n in self.batches])
        numbers.extend([int(n) for n in self.deck])
        numbers.extend([int(n) for n in self.people])
        numbers.extend([int(n) for n in self.owners])
        numbers.extend([int(n) for n in self.stand])
        numbers.extend([int(n) for n in self.tiles])
        numbers.append(len(self.steps))
        numbers.extend([int(n) for n in self.steps])
        return numbers
