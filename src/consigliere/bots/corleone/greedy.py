"""The greedy bot: at each decision it takes what looks best now, in dollars of the final count."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.bot import Bot
from consigliere.bots.corleone import bribes
from consigliere.bots.corleone.deeds import Deeds
from consigliere.bots.corleone.lore import Icon
from consigliere.bots.corleone.sight import Purse, Sight, cards_of
from consigliere.bots.corleone.spoils import GOODS, MONEY, Card, Spoils, without
from consigliere.bots.corleone.treasury import Treasury
from consigliere.bots.corleone.turfs import Turfs
from consigliere.bots.corleone.turn import Turn
from consigliere.games.corleone import box as b
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CHOSEN
from consigliere.games.corleone.knowledge import Memory
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.state import Knowledge, View

# In which order effects are resolved: figures first, gains before what is discarded for more, banking last.
ORDER: Final = (
    b.PLACE_NEUTRAL,
    b.KILL,
    b.MOVE,
    b.SHAKE,
    b.SUPPORT,
    b.PLACE_MARKER,
    b.JOB_MONEY,
    b.GAIN_MONEY,
    b.GAIN_GOOD,
    b.DRAW_JOB,
    b.GAIN_CHOICE,
    b.STEAL_MONEY,
    b.STEAL_CARD,
    b.FORCED_OFFER,
    b.HORSE_HEAD,
    b.DISCARD_FOR,
    b.BANK,
)


class Greedy(Bot):
    """Banks what it can, completes jobs before its last figure, and goes where the turf is worth it."""

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        p = view.copy
        assert isinstance(p, Position)
        assert isinstance(knowledge, Memory)
        choices: list[int] = list(legal)
        if len(choices) == 1:
            return choices[0]
        stage = int(p.stage)
        n = p.agreed.numbers
        if stage == e.NEXT_EFFECT:
            return min(choices, key=lambda number: ORDER.index(self._effect(p, number - int(n.effect)).kind))
        if stage == e.BANK:
            return choices[-2]  # the highest value; the last is to decline
        if stage in (e.PICK_FAMILY, e.HORSE_HEAD, e.OFFER):
            return choices[0]  # any; take it; the lowest value, which is lost
        sight = Sight(p, knowledge, self.seat)
        if stage == e.VICTIM:
            return self._victim(sight, choices)
        turfs = Turfs(sight)
        treasury = Treasury(sight, turfs)
        if stage == e.ACTION:
            return Turn(treasury).best(choices)
        if stage == e.BID:
            return bribes.bid(treasury)
        if stage == e.CHOOSE_ALLY:
            return max(choices, key=lambda number: treasury.ally(number - int(n.bribe)))
        spoils = Spoils(treasury, sight.figures[self.seat])
        if stage == e.KEEP_JOB:
            return max(choices, key=lambda number: self._kept(spoils, sight, number - int(n.keep)))
        if stage == e.CHOOSE_GOOD:
            return max(choices, key=lambda number: spoils.worth(sight.purse.with_good(number - int(n.good))))
        if stage == e.DISCARD_FOR_GAIN:
            return self._discard(spoils, sight)
        if stage == e.TRIBUTE:
            return self._tribute(sight, turfs, choices)
        if stage == e.WHO_FIRST:
            horse_head = any(icon.kind == b.HORSE_HEAD for icon in sight.lore.fronts[p.shaken])
            return int(n.go_second if horse_head else n.go_first)
        return Deeds(treasury, spoils).best(choices)

    @staticmethod
    def _effect(p: Position, number: int) -> b.Effect:
        return p.box.effects[number]

    def _victim(self, sight: Sight, choices: list[int]) -> int:
        """Whom to rob: where the mean of what may be taken is highest."""
        first = int(sight.p.agreed.numbers.rob)
        return max(choices, key=lambda number: self._loot(sight, number - first))

    def _loot(self, sight: Sight, seat: int) -> float:
        if not 0 <= seat < sight.seats:
            return 0.0  # to decline
        if sight.p.box.effects[sight.p.effect].kind == b.STEAL_CARD:
            held = sight.remembered(seat)
            size = int(sight.p.hand_size(seat))
            counts, others = held.money, size - sum(held.money)
        else:
            counts, others = sight.remembered_case(seat), 0
            size = sum(counts)
        total = sum(number * value for number, value in zip(counts, sight.lore.values))
        return (total + 2 * others) / max(1, size)

    @staticmethod
    def _kept(spoils: Spoils, sight: Sight, job: int) -> float:
        """What the hand is worth when one of the two drawn jobs has been kept: the other is still in hand."""
        p = sight.p
        first = int(p.box.first_job)
        drawn = [int(p.first_drawn) - first, int(p.second_drawn) - first]
        other = drawn[1] if drawn[0] == job else drawn[0]
        return spoils.worth(sight.purse.without_job(other))

    def _discard(self, spoils: Spoils, sight: Sight) -> int:
        """The next card of a discard_for, or no."""
        p = sight.p
        n = p.agreed.numbers
        effect = p.box.effects[p.effect]
        set_aside = sight.purse_of(cards_of(p, CHOSEN, self.seat))
        purse = sight.purse
        whole = Purse(
            tuple(one + other for one, other in zip(purse.money, set_aside.money)),
            tuple(one + other for one, other in zip(purse.goods, set_aside.goods)),
            purse.jobs + set_aside.jobs,
        )
        chosen: list[Card] = []
        for _ in range(int(effect.a) - int(p.size(CHOSEN, self.seat))):
            if purse.size() == 0:
                return int(n.decline)
            chosen.append(spoils.least(purse))
            purse = without(purse, chosen[-1])
        gained = spoils.gained(purse, Icon(p.box, int(p.effect) | 1 << b.LEFT_AT))
        if spoils.worth(gained) <= spoils.worth(whole):
            return int(n.decline)
        return int(n.discard) + self._number(p, chosen[0])

    @staticmethod
    def _number(p: Position, card: Card) -> int:
        sort, which = card
        if sort == MONEY:
            return which
        return int(p.box.first_good if sort == GOODS else p.box.first_job) + which

    def _tribute(self, sight: Sight, turfs: Turfs, choices: list[int]) -> int:
        """The next card to give up: the one that the next act misses the least; in the end money alone counts."""
        p = sight.p
        n = p.agreed.numbers
        if int(n.done) in choices:
            return int(n.done)
        if not sight.acts_left:
            return max(choices, key=lambda number: (number >= n.discard + p.box.money, -number))
        treasury = Treasury(sight, turfs, ahead=1)
        figures = int(p.agreed.thugs) + sum(
            act.member < len(b.MEMBERS) for act in p.box.acts[: sight.act + 1]
        )
        spoils = Spoils(treasury, figures)
        least = spoils.least(sight.purse) if sight.purse.size() else None
        ally = min(sight.allies, key=treasury.ally, default=None)
        if least is not None:
            loss = spoils.worth(sight.purse) - spoils.worth(without(sight.purse, least))
            if ally is None or loss <= treasury.ally(ally):
                return int(n.discard) + self._number(p, least)
        assert ally is not None
        return int(n.discard) + int(p.box.first_ally) + ally
