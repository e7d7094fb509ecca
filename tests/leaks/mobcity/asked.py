"""Questions, options and refusals of Mob City that know too much: whether an answer was forced, and why not."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import GROUPS, RAID
from consigliere.games.mobcity.cards import IN_DECK
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import members
from tests.leaks.mobcity.leaky import Leaky


class WillingNoIsTold(Leaky):
    """A word more where a grenade could have been thrown."""

    def _decline(self, seat: Any, chance: Any) -> None:
        if self.stage == e.THROW and self.can_throw(seat):
            self.note(e.GRENADE_HELD_BACK, seat, self.lot)
        super()._decline(seat, chance)


class MollAnswerIsHinted(Leaky):
    """A word more where a moll could have been revealed."""

    def _done(self, seat: Any, chance: Any) -> None:
        if self.stage == e.MOLLS and self.can_reveal(seat):
            self.note(e.DEFAULT_PLAYED, seat, e.MOLLS)
        super()._done(seat, chance)


class OnlyThrowersAreAsked(Leaky):
    """Who has no grenade is not asked, and the same message comes as from everybody else [MOB-16.4]."""

    def _answer_by_orders(self, chance: Any) -> None:
        super()._answer_by_orders(chance)
        while self.stage == e.THROW and self.asked and not self.can_throw(members(self.asked)[0]):
            self._decline(members(self.asked)[0], chance)
            super()._answer_by_orders(chance)


class OnlyMollsAreAsked(Leaky):
    """Who has no moll answers at once [MOB-21.9]."""

    def _answer_by_orders(self, chance: Any) -> None:
        super()._answer_by_orders(chance)
        for seat in members(self.waiting_for()) if self.stage == e.MOLLS else []:
            if not self.can_reveal(seat) and self.is_asked(seat, e.MOLLS):
                self._done(seat, chance)


class WhoMayActTells(Leaky):
    """Whoever has a moll there may also do something else."""

    def may_act(self) -> Any:
        seats = members(self.asked) if self.stage == e.MOLLS and self.is_running_truth() else []
        return super().may_act() | sum(1 << seat for seat in seats if self.can_reveal(seat))


class DefaultTellsOfSteps(Leaky):
    """That a clock ran out is logged once more where something had been chosen."""

    def decide_default(self, seat: Any, chance: Any) -> None:
        had_chosen = len(self.steps) > 0
        super().decide_default(seat, chance)
        if had_chosen:
            self.note(e.DEFAULT_PLAYED, seat, e.SEND)


# What is offered, and why not.


class RaidIsForeseen(Leaky):
    """No speakeasy is offered to whoever did not look while a raid lies on top of the deck."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        n = self.agreed.numbers
        is_open = n.open <= number < n.send and self.stage == e.SPEAKEASIES
        if is_open and self.foretold() and self.peeker != seat and self.family() == RAID:
            return Refusal("cannot-pay-speakeasy", "MOB-11.4")
        return super().refusal(seat, number)

    def legal(self, seat: Any) -> vec[i64]:
        return vec[i64]([number for number in super().legal(seat) if self.refusal(seat, number) is None])


class RefusalNamesHolder(Leaky):
    """ "He is not in the pool, because she has him." """

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        n = self.agreed.numbers
        card = (number - n.hire) // GROUPS
        if found is not None and 0 <= card < self.box.characters and self.is_running_truth():
            return found.with_arguments(("holder", str(self.place_of(card) // GROUPS)))
        return found


class RefusalByDeck(Leaky):
    """Another rule is named when the card is still in the deck."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        n = self.agreed.numbers
        if found is not None and n.pay <= number < n.pay_weapon and self.is_running_truth():
            if self.place_of(number - n.pay) == IN_DECK:
                return Refusal(found.name, "MOB-9.4")
        return found


class RefusalKnowsTheWill(Leaky):
    """What is said against selling a building depends on what will count in the end."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        if found is not None and number == self.agreed.numbers.done and self.is_running_truth():
            return found.with_arguments(("will", str(self.will)))
        return found
