"""What a hand is worth: money by the chance to bank it, goods by the jobs they complete, jobs by what they leave.

Everything is in dollars of the final count. A hand is looked at as it might be after an action, with so many figures
left for this act: jobs that can be paid will be completed while there is a figure left, the best money will be banked
as far as icons for it may be expected, and of the rest only the hand limit survives the tribute.
"""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.bots.corleone import prices
from consigliere.bots.corleone.lore import Icon, JobLore, banks
from consigliere.bots.corleone.sight import Purse, Sight
from consigliere.bots.corleone.turfs import Turfs
from consigliere.games.corleone import box as b

# For Acts I to IV.
KEPT_MONEY: Final = (0.75, 0.8, 0.85, 1.0)  # of its value, if the tribute leaves it; in the end that is all
KEPT_GOOD: Final = (1.2, 1.1, 0.9, 0.0)
KEPT_WILD: Final = (1.8, 1.7, 1.4, 0.0)
KEPT_JOB: Final = (0.35, 0.3, 0.25, 0.0)  # of what it leaves when it is paid
DRAWN_JOB: Final = (1.5, 1.3, 1.0, 0.6)
SLOT: Final = (1.6, 2.0, 2.4, 0.0)  # the card that an ally in hand pushes out at tribute

BANKED: Final = 0.97  # of its value: what lies in the suitcase may be stolen
BANKS_BY_FIGURE: Final = 0.6  # icons for banking that a figure still to be placed may bring
MONEY_BY_FIGURE: Final = 3  # and the money, which will be banked or kept before what is smaller
HOPE: Final = (1.0, 0.5, 0.2, 0.05)  # of completing a job in this act, by the goods that are missing
PUBLIC_HOPE: Final = 0.7  # of that, if others may be quicker
LOOSE_COLOUR: Final = 0.3  # how far off the majority of a colour may be at the end
LOOSE_COLOUR_BY_ACT: Final = 0.5  # and for each act to come


class Treasury:
    """One seat's judgement of hands at one decision."""

    def __init__(self, sight: Sight, turfs: Turfs, ahead: int = 0) -> None:
        """`ahead` is 1 for judging what a hand will be worth in the next act."""
        lore = sight.lore
        act = sight.act - 1 + ahead
        self.sight: Final = sight
        self._limit = lore.limits[act]
        self.turfs: Final = turfs
        self._lore = lore
        self._kept_money = [KEPT_MONEY[act] * value for value in lore.values]
        self._kept_goods = [
            KEPT_WILD[act] if good == lore.wild else KEPT_GOOD[act] for good in range(lore.goods)
        ]
        self._kept_job = KEPT_JOB[act]
        self.drawn_job: Final = DRAWN_JOB[act]
        self._expected = min(
            range(len(lore.values)), key=lambda kind: abs(lore.values[kind] - MONEY_BY_FIGURE)
        )
        self._allies = [self.ally(ally) for ally in (*sight.allies, *sight.face_up)]
        self._banks_of_allies = sum(banks(lore.allies[ally]) for ally in sight.allies)
        self._leaves: dict[int, float] = {}
        self._deeds: dict[int, float] = {}
        self._worths: dict[tuple[Purse, int], float] = {}

    # Hands.

    def worth(self, purse: Purse, figures: int) -> float:
        """What a hand is worth with so many figures left to place in this act."""
        known = self._worths.get((purse, figures))
        if known is None:
            known = self._worths[purse, figures] = self._appraised(purse, figures)
        return known

    def _appraised(self, purse: Purse, figures: int) -> float:
        goods, jobs, money = list(purse.goods), list(purse.jobs), list(purse.money)
        total = icons = 0.0
        if figures:
            icons = BANKS_BY_FIGURE * figures + self._banks_of_allies
            money[self._expected] += figures
            done, total = self._plan(goods, jobs)
            for kind in done:
                total += self.deeds(kind)
                icons += self._lore.jobs[kind].banks
                for card in self._lore.jobs[kind].money:
                    money[card] += 1
        kept = self._allies.copy()
        for good, number in enumerate(goods):
            if number:
                kept += [self._kept_goods[good]] * number
        for kind in jobs:
            kept.append(self._kept_job * self.leaves(kind))
        for card in range(len(money) - 1, -1, -1):
            safe, as_kept = BANKED * self._lore.values[card], self._kept_money[card]
            for _ in range(money[card]):
                if icons >= 1:
                    total += safe
                    icons -= 1
                else:
                    kept.append(as_kept + icons * (safe - as_kept))
                    icons = 0.0
        kept.sort(reverse=True)
        return total + sum(kept[: self._limit])

    def _plan(self, goods: list[int], jobs: list[int]) -> tuple[list[int], float]:
        """The jobs to complete with these goods, best first, which both lists lose; and what to hope for besides."""
        done: list[int] = []
        hope = 0.0
        public = list(self.sight.public)
        for kind in sorted({*jobs, *public}, key=self.leaves, reverse=True):
            leaves = self.leaves(kind)
            if leaves <= 0:
                break
            job = self._lore.jobs[kind]
            missing = self.missing(job, goods)
            while not missing and (kind in jobs or kind in public):
                (jobs if kind in jobs else public).remove(kind)
                done.append(kind)
                self._pay(job, goods)
                missing = self.missing(job, goods)
            if kind in jobs:
                hope = max(hope, HOPE[min(missing, 3)] * leaves)
            elif kind in public:
                hope = max(hope, PUBLIC_HOPE * HOPE[min(missing, 3)] * leaves)
        return done, hope

    def missing(self, job: JobLore, goods: list[int]) -> int:
        """How many goods of a job's cost are not there, the wild one standing for any [CORL-9.3]."""
        lacking = 0
        for number, held in zip(job.cost, goods):
            if number > held:
                lacking += number - held
        return max(0, lacking - goods[self._lore.wild]) if lacking else 0

    def _pay(self, job: JobLore, goods: list[int]) -> None:
        for good, number in enumerate(job.cost):
            paid = min(number, goods[good])
            goods[good] -= paid
            goods[self._lore.wild] -= number - paid

    # Jobs.

    def leaves(self, kind: int) -> float:
        """What completing a job is worth, less the goods it costs."""
        known = self._leaves.get(kind)
        if known is None:
            job = self._lore.jobs[kind]
            money = sum(self._lore.values[card] for card in job.money)
            cost = sum(number * self._kept_goods[good] for good, number in enumerate(job.cost))
            banked = prices.BANKING * job.banks
            known = prices.MONEY_IN_HAND * money + banked + self.deeds(kind) - cost
            self._leaves[kind] = known
        return known

    def deeds(self, kind: int) -> float:
        """What completing a job is worth beside money and banking: its effects, and the majority of its colour."""
        known = self._deeds.get(kind)
        if known is None:
            job = self._lore.jobs[kind]
            known = self._colour(job.colour) + sum(
                icon.times * self.deed(icon) for icon in job.icons if icon.kind != b.BANK
            )
            self._deeds[kind] = known
        return known

    def deed(self, icon: Icon) -> float:
        """What an icon of a card is worth; where it is about figures, by those on the board."""
        if icon.kind == b.KILL:
            return self.turfs.killed(icon)
        if icon.kind == b.DRAW_JOB:
            return self.drawn_job
        return prices.glance(self._lore, (icon,)) / icon.times

    def _colour(self, colour: int) -> float:
        """What one more job of a colour adds to the chance of its bonus, for which a tie is enough [CORL-19.6]."""
        sight = self.sight
        own = int(sight.p.completed(sight.me, colour))
        best = max(int(sight.p.completed(seat, colour)) for seat in sight.rivals)
        spread = LOOSE_COLOUR + LOOSE_COLOUR_BY_ACT * sight.acts_left
        before, after = (1 / (1 + exp((best - number - 0.5) / spread)) for number in (own, own + 1))
        if not own and not sight.acts_left:
            before = 0.0  # nobody is paid for none [CORL-19.7]
        return self._lore.colour_bonus * (after - before)

    # Allies.

    def ally(self, ally: int) -> float:
        """What holding an ally is worth: its plays in the acts to come, less the card it pushes out at each tribute."""
        act, left = self.sight.act, self.sight.acts_left
        if not left:
            return 0.0
        each = sum(icon.times * self._played(icon) for icon in self._lore.allies[ally])
        return left * each - sum(SLOT[act : act + left - 1])

    def _played(self, icon: Icon) -> float:
        """What an icon of an ally brings each time it is played."""
        if icon.kind == b.PLACE_NEUTRAL and icon.b == b.THEN_SUPPORT:
            return self._good_space()
        return prices.glance(self._lore, (icon,)) / icon.times

    def _good_space(self) -> float:
        """What the Mayor supports: everything beside a space that is good, though not the best [CORL-12.3]."""
        sight, backs = self.sight, prices.backs(self._lore)
        turfs = [sum(backs[one] for one in sight.businesses_of(turf)) for turf in range(self._lore.turfs)]
        park = prices.glance(self._lore, self._lore.park)
        spaces = [
            sum(turfs[turf] for turf in touched) + park * ((self._lore.beside_park >> space) & 1)
            for space, touched in enumerate(self._lore.touches)
            if not (sight.p.agreed.closed >> space) & 1
        ]
        spaces.sort()
        return spaces[len(spaces) * 3 // 4]
