"""What a viewer remembers in Mob City [section 5 of the rules]: where the cards it does not see may be, and all cash.

Whatever it sees stands in its view; memory takes cards over when they are turned down and gives them back when they
are shown.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS, Box
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.source import source_from_plain
from consigliere.games.mobcity.whereabouts import FIRST_BATCH, FIRST_MIXTURE, MOST_SOURCES, Whereabouts
from consigliere.kernel.event import Event
from consigliere.kernel.plain import Fields
from consigliere.kernel.state import State
from consigliere.kernel.viewer import bit


class Memory(Whereabouts):
    """Where unseen cards may be, who surely sent characters, and everybody's cash."""

    def __init__(self, viewer: i64, seats: i64, box: Box) -> None:
        super().__init__(viewer, seats, box)
        self.cash: vec[i64] = vec[i64]([box.terms.cash] * seats)
        self._shown: list[i64] = []  # cards of a place that is being shown

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
            self._show(event.b, self.pool, view)
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
            group = seat * GROUPS + event.b
            if event.c != self.box.unknown:
                self.gain(batch, event.c)
            else:
                self.leave(group, batch)
            self._forget_crew(group)
        elif kind == e.GROUP_SENT:
            if seat != self.viewer and not view.agreed.weapons_are_sent:
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
        elif kind == e.ADVANCE_PAID:
            self.cash[seat] += event.b
        elif kind == e.EXTORTED:
            self.cash[seat] += event.c
            self.cash[event.d] -= event.c
        elif kind == e.FINE_PAID:
            self.cash[seat] -= event.c
        elif kind == e.ENFORCER_SHOWN:
            group = seat * GROUPS + event.b
            if seat != self.viewer:
                if event.c != view.boss(group):
                    self._show(event.c, group, view)
                self._forget_crew(group)
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

    def _forget_crew(self, group: i64) -> None:
        """Whether a group has a character is known no longer, or seen."""
        self.manned &= ~bit(group)
        self.unmanned &= ~bit(group)

    def _show(self, card: i64, place: i64, view: Position) -> None:
        """A whole place is shown card by card; with the last of them it is known where all came from."""
        self._shown.append(card)
        if view.unseen(place) == 1:
            self.see_all(self._shown, place)
            self._shown = []

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
                for slot in range(view.most_held):
                    weapon = i64(view.fight[card * view.fighter + slot])
                    if weapon > 0:
                        self.gain(place, self.box.first_weapon + weapon - 1)
        weapon_kind: i64
        for weapon_kind in range(ARMS):
            for _ in range(view.arms(place, weapon_kind)):
                self.gain(place, self.box.first_weapon + weapon_kind)

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


def _open_batch(view: Position) -> i64:
    """The batch into which the next card under the deck goes."""
    number = view.spent + len(view.batches)
    return FIRST_BATCH + (number - 1 if view.is_open else number)
