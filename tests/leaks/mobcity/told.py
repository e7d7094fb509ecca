"""Events of Mob City that tell too much: a card, a step not yet carried out, or one message more."""

from __future__ import annotations

from typing import Any

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, CRACKDOWN, ENFORCER, GROUPS, MOLL, MONEY, RAID
from consigliere.games.mobcity.city import BID, ORDERS
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.viewer import EVERYBODY, bit, members
from tests.leaks import planting
from tests.leaks.mobcity.leaky import Leaky


def told_to_all(*kinds: int) -> type[Leaky]:
    """A game in which steps not yet carried out are told to everybody."""

    class Told(Leaky):
        def emit_to(
            self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
        ) -> None:
            super().emit_to(EVERYBODY if kind in kinds else told, readers, kind, a, b, c, d)

    return Told


class PoolRemembered(Leaky):
    """Whoever has seen the pool is shown what is hired from it afterwards."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        if kind == e.ENFORCER_HIRED:
            tokens = [
                self.agreed.numbers.tokens[self.person(BID, seat) * 4 + ENFORCER]
                for seat in range(self.seats)
            ]
            readers |= sum(bit(seat) for seat in range(self.seats) if tokens[seat] < tokens[a])
        super().emit_to(told, readers, kind, a, b, c, d)


class Noting(planting.Noting, Leaky):
    """Says a word more where something happens."""

    def whisper(self, number: int = 1) -> None:
        """Everybody hears a number, and nothing changes."""
        self.note(e.POOL_DRAWN, number)

    def best(self, bid: int) -> int:
        """The privilege on which a bid puts the best token."""
        return [int(self.agreed.numbers.tokens[bid * 4 + privilege]) for privilege in range(4)].index(1)


class BestTokenIsTold(Noting):
    """Where the best token lies is told before the others have bid."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.BID_PLACED:
            self.whisper(self.best(b))


class ChangedBidIsTold(Noting):
    """One message more if a bid that is changed moves the best token."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if (
            kind == e.BID_PLACED
            and (self.answered >> a) & 1
            and self.best(self.person(BID, a)) != self.best(b)
        ):
            self.whisper()


class LookedAtEventIsHinted(Noting):
    """One message more if what was looked at is about the police."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.EVENT_PEEKED and self.family() in (RAID, CRACKDOWN):
            self.whisper()


class EndIsInTheAir(Noting):
    """The city is said to begin early if the captain who looked has seen the Don dead."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.EVENT_PEEKED and self.family() == self.box.events[self.agreed.don].family:
            self.whisper()


class WillIsHinted(Noting):
    """One message more every morning under one of the wills."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ROUND_BEGAN and self.will == MONEY:
            self.whisper()


class PoolByWeapons(Noting):
    """How many weapons nobody wanted is told when the pool goes back."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.POOL_RETURNED:
            self.whisper(sum(int(self.arms(self.pool, weapon)) for weapon in range(ARMS)))


class HireWasLimited(Noting):
    """One message more where a captain has left nobody in the pool but weapons."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.HIRING_DONE and not any(
            self.place_of(card) == self.pool for card in range(self.box.characters)
        ):
            self.whisper()


class LookersChoicesAreCounted(Noting):
    """With the pool goes the number of ways to hire from it."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ASKED and b == e.HIRE:
            self.whisper(len(MobCity.legal(self, members(a)[0])))


class LeaversAreNamed(Noting):
    """Everybody hears who leaves for want of wages."""

    PHASE = e.DAILY_ORDERS

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ENFORCER_LEFT and self.phase == self.PHASE:
            self.whisper(c)


class ArrestedAreNamed(LeaversAreNamed):
    PHASE = e.CITY


class MollsAreMissed(Noting):
    """A word more when a moll leaves for want of wages or is arrested."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ENFORCER_LEFT and self.box.role_of(c) == MOLL:
            self.whisper()


class ArrestedWeaponsAreCounted(Noting):
    """The police count the guns of a group they arrest."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.GROUP_ARRESTED:
            weapons = [card for card in self.hidden(a * GROUPS + b) if card >= self.box.first_weapon]
            self.whisper(len(weapons))


class OrdersAreHinted(Noting):
    """A word more at the end of a turn for a captain who has standing orders."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.TURN_ENDED and self.person(ORDERS, a) != 0:
            self.whisper()


class MollsAnswerInChorus(Noting):
    """As many voices as a captain has molls answer the question about them."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.MOLL_ANSWERED:
            groups = [
                group for group in range(a * GROUPS, (a + 1) * GROUPS) if self.lot_of(group) < self.box.lots
            ]
            cards = [card for group in groups for card in self.hidden(group)]
            self.whisper(sum(self.box.role_of(card) == MOLL for card in cards))
