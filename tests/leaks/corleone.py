"""Planted leaks of Corleone's Empire: suitcases, hands, jobs, sealed choices and thefts, each betrayed on purpose."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere import shelf
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CASE, CHOSEN, DECK, HAND, pile
from consigliere.games.corleone.pieces import read_box
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import EVERYBODY, GALLERY, TRUTH, members
from tests.leaks import planting
from tests.leaks.anywhere import everywhere, mixed
from tests.leaks.planting import LeakyGame, Mutant, Plain, Planted, Remembers, opened


class Leaky(planting.Leaky, Corleone):
    """A Corleone's Empire whose secrets are hands and suitcases, with what was set aside from them."""

    def secret_of(self, seat: int) -> list[int]:
        piles = (HAND, CASE, CHOSEN)
        return [int(self.held(which, seat, card)) for which in piles for card in range(self.box.kinds)]

    def case_of(self, seat: int) -> int:
        """What a suitcase is worth, a bid set aside from it included."""
        return int(self.sum_of(CASE, seat)) + int(self.sum_of(CHOSEN, seat))

    def jobs_of(self, seat: int) -> int:
        """How many jobs a hand holds."""
        jobs = range(self.box.first_job, self.box.first_ally)
        return sum(int(self.held(HAND, seat, job)) for job in jobs)

    def legal(self, seat: Any) -> vec[i64]:
        """Jobs and allies before figures: cards change hands where they are played."""
        found = list(super().legal(seat))
        n = self.agreed.numbers
        return vec[i64]([number for number in found if n.complete <= number < n.effect] or found)

    def by_suitcase(self) -> list[int]:
        """The seats in the order of what their suitcases are worth."""
        return sorted(range(self.seats), key=self.case_of)


class LeakyCorleone(LeakyGame, CorleoneGame):
    """Corleone's Empire with a leak in it."""


def make() -> LeakyGame:
    """The game with a box in which cards change hands all the time."""
    return LeakyCorleone(read_box(den_of_thieves(shelf.edition("corleone"))))


def den_of_thieves(edition: dict[str, Any]) -> dict[str, Any]:
    """Every job costs a gun and takes something from somebody, guns and banking are everywhere, acts are short.

    Apart from jobs and stolen cards all cards can be followed, so most secrets of this game begin with a theft.
    """
    jobs = edition["jobs"]["job"]
    effects: dict[str, list[Any]] = {}
    for effect in [effect for job in jobs for effect in job["effects"]]:
        effects.setdefault(effect["effect"], [effect])
    deeds = ("steal_card", "steal_money", "steal_card", "forced_offer", "kill_figure")
    for number, job in enumerate(jobs):
        job["cost"] = ["gun"]
        job["money"] = [1]
        job["effects"] = effects[deeds[number % len(deeds)]]
    for business in edition["businesses"]["printed"]:
        if business["id"] != "penn_central_railroad":
            business["front"] = business["back"] = [
                {"effect": "gain_good", "good": "gun", "count": 1},
                {"effect": "bank_money", "count": 1},
            ]
    for setup in edition["components"]["setup"]:
        setup["thugs_each"] = 1
        setup["public_jobs"] = 6
    for act in edition["components"]["act"]:
        act["hand_limit"] = 2
    return edition


# Events.


class StepsTold(Leaky):
    """Cards that are set aside are told to all, one by one."""

    STAGE = e.BID

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        shown = kind == e.CARD_CHOSEN and self.stage == self.STAGE
        super().emit_to(EVERYBODY if shown else told, readers, kind, a, b, c, d)


class OffersTold(StepsTold):
    STAGE = e.OFFER


class TributeTold(StepsTold):
    STAGE = e.TRIBUTE


class Noting(planting.Noting, Leaky):
    """Says a word more where something happens."""


class SealedBidIsCounted(Noting):
    """A sealed bid is told with its sum before all are in."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHOICE_MADE and b == e.BID:
            self.note(e.BID_COUNTED, a, self.sum_of(CHOSEN, a))


class NoBidIsSilent(Noting):
    """One message more for whoever bids something."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHOICE_MADE and b == e.BID and self.size(CHOSEN, a) > 0:
            self.note(e.DEFAULT_PLAYED, a, e.BID)


class ReopenedBidIsCounted(Noting):
    """Whoever takes a sealed bid back shows what it was."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHOICE_REOPENED:
            self.note(e.BID_COUNTED, a, self.sum_of(CHOSEN, a))


class SealedOfferIsCounted(Noting):
    """An offer is told with its worth before all are in."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHOICE_MADE and b == e.OFFER:
            self.note(e.BID_COUNTED, a, self.sum_of(CHOSEN, a))


class TributeSaysJobs(Noting):
    """A sealed tribute tells whether a job is still in the hand."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHOICE_MADE and b == e.TRIBUTE and self.jobs_of(a) > 0:
            self.note(e.EFFECT_NOT_USED, a, 0)


class KeptJobBySide(Noting):
    """Whether the first or the second of two jobs is kept is told."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.JOB_DISCARDED:
            self.note(e.BID_COUNTED, a, 1 if b == self.first_drawn else 2)


class NothingToBankIsTold(Noting):
    """One message more when a hand has nothing to bank."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ASKED and b == e.BANK and self.hand_money(members(a)[0]) == 0:
            self.note(e.EFFECT_NOT_USED, members(a)[0], self.effect)


class BiddersByWealth(Noting):
    """Before the bids everyone is named, in the order of what the suitcases hold."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ASKED and b == e.BID:
            for seat in self.by_suitcase():
                self.note(e.BONUSES_COUNTED, seat)


class SuitcaseCounted(Noting):
    """Whoever has a turn counts the suitcase aloud."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ASKED and b == e.ACTION:
            seat = members(a)[0]
            self.note(e.MONEY_COUNTED, seat, self.sum_of(CASE, seat), 0)


class Thefts(Leaky):
    """Says a word more about a card that was taken."""

    def told_of(self, thief: int, card: int) -> None:
        """What everybody is told."""
        raise NotImplementedError

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(told, readers, kind, a, b, c, d)
        if kind == e.CARD_TAKEN:
            self.told_of(a, d)


class TheftIsCounted(Thefts):
    def told_of(self, thief: int, card: int) -> None:
        self.note(e.BID_COUNTED, thief, self.box.worth[card] if card < self.box.money else 0)


class TheftOfMoneyIsTold(Thefts):
    def told_of(self, thief: int, card: int) -> None:
        if card < self.box.money:
            self.note(e.EFFECT_NOT_USED, thief, self.effect)


class DefaultTellsOfSteps(Leaky):
    """That a clock ran out is logged, but only where something had been set aside."""

    def decide_default(self, seat: Any, chance: Any) -> None:
        if self.size(CHOSEN, seat) > 0:
            self.note(e.DEFAULT_PLAYED, seat, self.stage)
        super().decide_default(seat, chance)


class DefaultTellsOfPoverty(Leaky):
    """That a clock ran out is logged as a default of banking, but only where there is nothing to bank."""

    def decide_default(self, seat: Any, chance: Any) -> None:
        if self.hand_money(seat) == 0:
            self.note(e.DEFAULT_PLAYED, seat, e.BANK)
        super().decide_default(seat, chance)


# Who is asked what.


class BankingAskedOfTheRich(Leaky):
    """Only a hand with money is asked what to bank [CORL-K20]."""

    def _go_on(self, somebody_is_asked: bool, chance: Any) -> None:
        super()._go_on(somebody_is_asked, chance)
        if self.stage == e.BANK and self.hand_money(members(self.asked)[0]) == 0:
            self._decline(members(self.asked)[0], chance)


class OnlyOfferIsMadeAtOnce(Leaky):
    """Who has one kind of money is not asked for an offer [CORL-K14]."""

    def _go_on(self, somebody_is_asked: bool, chance: Any) -> None:
        super()._go_on(somebody_is_asked, chance)
        for seat in members(self.waiting_for()) if self.stage == e.OFFER else []:
            if len(self.legal(seat)) == 1 and (self.waiting_for() >> seat) & 1:
                self.decide(seat, self.legal(seat)[0], chance)


class WhoMayActTells(Leaky):
    """Whoever has nothing to bank may also do something else."""

    def may_act(self) -> Any:
        seats = members(self.asked) if self.stage == e.BANK and self.viewer == TRUTH else []
        return super().may_act() | sum(1 << seat for seat in seats if self.hand_money(seat) == 0)


class RobbingOffersTheRich(Leaky):
    """Only those with money in hand can be named as victims."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        n = self.agreed.numbers
        victim = number - n.rob
        if self.is_running_truth() and 0 <= victim < self.seats and self.hand_money(victim) == 0:
            return Refusal("no-cards-to-take", "CORL-13.22")
        return super().refusal(seat, number)

    def legal(self, seat: Any) -> vec[i64]:
        found = super().legal(seat)
        return vec[i64]([number for number in found if self.refusal(seat, number) is None])


class RefusalNamesHolder(Leaky):
    """ "You do not have that job, but she does." """

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        n = self.agreed.numbers
        if found is not None and n.complete <= number < n.ally and self.is_running_truth():
            job = self.box.first_job + self.agreed.numbers.way_job[number - n.complete]
            holders = [str(other) for other in range(self.seats) if self.held(HAND, other, job)]
            return found.with_arguments(("holders", " ".join(holders)))
        return found


class RefusalByDeck(Leaky):
    """Another rule is named when the job is still in the deck."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        n = self.agreed.numbers
        if found is not None and n.keep <= number < n.discard and self.is_running_truth():
            if self.laid(DECK, self.box.first_job + number - n.keep):
                return Refusal(found.name, "CORL-14.6")
        return found


# Views.


class Unhidden(planting.Unhidden, Leaky):
    """A view that leaves one thing as it truly is."""

    def lay(self, other: Leaky, which: int) -> None:
        """One pile of the copy as it truly is."""
        other.sizes[which] = self.sizes[which]
        for card in range(self.width):
            other.cards[which * self.width + card] = self.cards[which * self.width + card]


class NextHandSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        if viewer < self.seats:
            self.lay(other, pile(HAND, (viewer + 1) % self.seats))


class GallerySeesASeat(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        if viewer == GALLERY:
            self.lay(other, pile(HAND, 0))
            self.lay(other, pile(CASE, 0))


class SuitcasesSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        for seat in range(self.seats):
            self.lay(other, pile(CASE, seat))


class ChoicesSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        for seat in range(self.seats):
            self.lay(other, pile(CHOSEN, seat))


class DeckSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.lay(other, DECK)


class DrawnJobsSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.first_drawn = self.first_drawn
        other.second_drawn = self.second_drawn


class TargetsSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.marks = self.marks


def count_jobs(truth: Leaky, plain: Plain) -> Plain:
    """How many jobs each hand holds."""
    return {**plain, "jobs": [truth.jobs_of(seat) for seat in range(truth.seats)]}


def name_top_job(truth: Leaky, plain: Plain) -> Plain:
    """Which job comes first among those in the deck."""
    jobs = range(truth.box.first_job, truth.box.first_ally)
    return {**plain, "top": next((job for job in jobs if truth.laid(DECK, job)), None)}


def sum_suitcases(truth: Leaky, plain: Plain) -> Plain:
    """What each suitcase is worth, as a figure."""
    return {**plain, "suitcases": [truth.case_of(seat) for seat in range(truth.seats)]}


def foretell_winner(truth: Leaky, plain: Plain) -> Plain:
    """Who has the most money now."""
    return {**plain, "leader": truth.by_suitcase()[-1]}


def count_choices(truth: Leaky, plain: Plain) -> Plain:
    """Among how many things each seat can choose."""
    return {**plain, "choices": [len(truth.legal(seat)) for seat in range(truth.seats)]}


REMEMBERS = mixed(Remembers, Leaky)
LEDGER = {"open_ledger": True}

PLANTED = Planted(
    make,
    clean=[
        Mutant("plain", Leaky),
        Mutant("open ledger", REMEMBERS, options=LEDGER),
        Mutant("dealt families", REMEMBERS, options={"families": "dealt"}),
    ],
    mutants=[
        *everywhere(Leaky),
        Mutant("jobs of the first hand are public", Leaky, opened("job-dealt")),
        Mutant("drawn jobs are public", Leaky, opened("job-drawn")),
        Mutant("stolen cards are public", Leaky, opened("card-taken")),
        Mutant("stolen hand cards are in the open ledger", Leaky, opened("card-taken"), options=LEDGER),
        Mutant("bids are told card by card", StepsTold),
        Mutant("offers are told as they come", OffersTold),
        Mutant("tribute is told card by card", TributeTold),
        Mutant("a sealed bid is counted", SealedBidIsCounted),
        Mutant("one message more for a bid", NoBidIsSilent),
        Mutant("a reopened bid is shown", ReopenedBidIsCounted),
        Mutant("a sealed offer is counted", SealedOfferIsCounted, seed=3),
        Mutant("a sealed tribute tells of jobs", TributeSaysJobs),
        Mutant("the side of the kept job is told", KeptJobBySide),
        Mutant("nothing to bank is told", NothingToBankIsTold, seed=3),
        Mutant("bidders are named by wealth", BiddersByWealth, seed=4),
        Mutant("suitcases are counted at every turn", SuitcaseCounted, seed=50),
        Mutant("the worth of a stolen card is told", TheftIsCounted),
        Mutant("one message more for stolen money", TheftOfMoneyIsTold),
        Mutant("a default tells of steps taken", DefaultTellsOfSteps),
        Mutant("a default tells of poverty", DefaultTellsOfPoverty, seed=2),
        Mutant("only those with money bank", BankingAskedOfTheRich, seed=3),
        Mutant("the only offer possible is made at once", OnlyOfferIsMadeAtOnce, seed=2),
        Mutant("who may act tells", WhoMayActTells, seed=3),
        Mutant("only the rich can be robbed", RobbingOffersTheRich),
        Mutant("a refusal names the holder of a job", RefusalNamesHolder),
        Mutant("a refusal names another rule", RefusalByDeck),
        Mutant("the next hand is in the view", NextHandSeen),
        Mutant("the gallery has the view of a seat", GallerySeesASeat),
        Mutant("suitcases are in the view", SuitcasesSeen),
        Mutant("pending choices are in the view", ChoicesSeen),
        Mutant("the deck is in the view", DeckSeen),
        Mutant("jobs looked at are in the view", DrawnJobsSeen),
        Mutant("targets not yet hit are in the view", TargetsSeen, seed=6),
        Mutant("jobs in hands are counted", REMEMBERS, encode=count_jobs),
        Mutant("the top of the deck is named", REMEMBERS, encode=name_top_job),
        Mutant("a figure sums hidden suitcases", REMEMBERS, count=sum_suitcases),
        Mutant("a figure foretells the winner", REMEMBERS, count=foretell_winner),
        Mutant("the choices of others are counted", REMEMBERS, encode=count_choices),
    ],
)
