"""What places and cards of Corleone's Empire give, in few signs: `Gu $2`, `bank×2`, `1 card>$5`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from consigliere.games.corleone import box as b
from consigliere.games.corleone import figures, turns
from consigliere.games.corleone.box import BYTE, LEFT_AT, Box, Job
from consigliere.games.corleone.cards import BANK
from consigliere.games.corleone.ground import NONE
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import members

if TYPE_CHECKING:
    from consigliere.texts import Texts

GAME: Final = "corleone"
Pile = dict[str, int]  # effects or cards by name, with how many of each


class Gains:
    """The signs of one edition in one language."""

    def __init__(self, box: Box, texts: Texts, has_blocks: bool) -> None:
        self._box: Final = box
        self._texts: Final = texts
        self._sign: Final = "×" if has_blocks else "x"

    def _word(self, key: str) -> str:
        """A word of this game."""
        return self._texts.word(key, GAME)

    # Cards.

    def card(self, name: str) -> str:
        """A money card or good in two or three letters; anything else by its name."""
        key = f"card-{name}.short"
        return self._word(key) if self._texts.has(key) else self._word(f"card-{name}")

    def dollars(self, n: int) -> str:
        """A sum of money."""
        return self._texts.say("cli-corl-dollars", n=n)

    def times(self, text: str, n: int) -> str:
        """Something that is there so many times."""
        return text if n == 1 else f"{text}{self._sign}{self._texts.number(n)}"

    def cards(self, pile: Pile) -> str:
        """Money and goods of a pile by their signs."""
        return " ".join(self.times(self.card(name), n) for name, n in pile.items())

    # Effects.

    def pile(self, effects: Pile) -> str:
        """A list of effects: plain gains by their signs, then what needs words."""
        signs = [sign for name, n in effects.items() if (sign := self._short(name, n))]
        words = [self.phrase(name) for name in effects if not self._short(name, 1)]
        return self._texts.joined([" ".join(signs)] * bool(signs) + words, "list-next") or "-"

    def phrase(self, slug: str) -> str:
        """An effect in words; one that only another edition has, by the most that is known of it."""
        while not self._texts.has(f"effect-{slug}"):
            slug = slug.rpartition("_")[0] or "none"
        return self._word(f"effect-{slug}")

    def _short(self, slug: str, n: int) -> str:
        """So many icons of a plain gain by their sign; nothing for an effect that needs words."""
        box, say = self._box, self._texts.say
        effect = box.effects[box.effect_names.index(slug)]
        if effect.kind == b.GAIN_MONEY:
            return self.times(self.card(box.card_names[effect.a]), n)
        if effect.kind == b.GAIN_GOOD:
            return self.times(self.card(box.good_names[effect.a]), n)
        if effect.kind == b.GAIN_CHOICE:
            return self.times(self._choice(effect.a), n)
        if effect.kind == b.DRAW_JOB:
            return self.times(say("cli-corl-gain-job"), n)
        if effect.kind == b.BANK:
            return self.times(say("cli-corl-gain-bank"), n)
        if effect.kind == b.HORSE_HEAD:
            return say("cli-corl-gain-horse")
        if effect.kind == b.DISCARD_FOR:
            gain = "+".join(self._short(name, icons) for name, icons in self._named(effect.items).items())
            swap = say("cli-corl-gain-discard", n=int(effect.a), gain=gain)
            return swap if n == 1 else self.times(f"({swap})", n)
        return ""

    def _choice(self, goods: int) -> str:
        """One good out of several; most often out of all that are not wild."""
        if goods | 1 << self._box.wild == (1 << self._box.goods) - 1:
            return self._texts.say("cli-corl-gain-good")
        return "/".join(self.card(self._box.good_names[good]) for good in members(goods))

    def _named(self, items: Iterable[int]) -> Pile:
        """A packed list of effects by name."""
        found: Pile = {}
        for one in items:
            name = self._box.effect_names[one & BYTE]
            found[name] = found.get(name, 0) + int((one >> LEFT_AT) & BYTE)
        return found

    # What gives them.

    def front(self, business: int) -> str:
        """What a thug in a business brings."""
        return self.pile(self._named(self._box.board.business[business].front))

    def back(self, business: int) -> str:
        """What a business gives to a family member."""
        return self.pile(self._named(self._box.board.business[business].back))

    def park(self) -> str:
        """What Central Park gives."""
        return self.pile(self._named(self._box.board.park_items))

    def turf(self, p: Position, turf: int) -> str:
        """What supporting a turf brings."""
        board = self._box.board
        items = [*board.business[turf].back]
        if p.tile(turf) != NONE:
            items += [*board.business[p.tile(turf)].back]
        return self.pile(self._named(items))

    def space(self, p: Position, space: int) -> str:
        """What a family member on a space brings."""
        return self.pile(figures.backs(p, space))

    def ally(self, ally: int) -> str:
        """What an ally does."""
        return self.pile(self._named(self._box.allies[ally].items))

    def cost(self, job: Job) -> str:
        """The goods a job costs."""
        return self.cards({good: int(n) for good, n in zip(self._box.good_names, job.cost) if n})

    def reward(self, job: Job) -> str:
        """The money and the effects of a job."""
        money: Pile = {}
        for kind in job.money:
            name = self._box.card_names[kind]
            money[name] = money.get(name, 0) + 1
        effects = self._named(job.items)
        parts = [self.cards(money)] * bool(money) + [self.pile(effects)] * bool(effects)
        return self._texts.joined(parts, "list-next")

    def job(self, p: Position, kind: int, n: int) -> str:
        """A job that is there so many times, with its cost and what it gives; a star if the viewer could pay for it."""
        job = self._box.jobs[kind]
        gains = self.reward(job)
        return self._texts.say("cli-corl-job", job=self._name(p, kind, n), cost=self.cost(job), gains=gains)

    def job_briefly(self, p: Position, kind: int, n: int) -> str:
        """The same without what it gives."""
        cost = self.cost(self._box.jobs[kind])
        return self._texts.say("cli-corl-brings", name=self._name(p, kind, n), gains=cost)

    def _name(self, p: Position, kind: int, n: int) -> str:
        star = "*" if is_payable(p, kind) else ""
        return star + self.times(self.coloured(kind), n)

    def coloured(self, kind: int) -> str:
        """A job by its name, with the sign of its colour."""
        job = self._box.jobs[kind]
        sign = self.colour(self._box.colours[job.colour])
        return self._texts.say("cli-corl-coloured", job=self._word(f"card-{job.name}"), colour=sign)

    def colour(self, name: str) -> str:
        """The sign of a colour of jobs; of one that only another edition has, its name."""
        key = f"cli-corl-letter-{name}"
        return self._texts.say(key) if self._texts.has(key) else self._word(f"colour-{name}")

    def colours(self) -> str:
        """What the signs of colours mean."""
        named = [(self.colour(name), self._word(f"colour-{name}")) for name in self._box.colours]
        found = [name if sign == name else f"{sign} {name}" for sign, name in named]
        return self._texts.joined(found, "list-next")

    def bank(self, p: Position, most: int) -> str:
        """What is left in the stacks that hold so many cards at most."""
        stacks = [(card, int(p.laid(BANK, card))) for card in range(p.box.first_job)]
        return "  ".join(
            f"{self.card(p.box.card_names[card])}:{self._texts.number(n)}" for card, n in stacks if n <= most
        )

    def signs(self) -> str:
        """What the signs of goods mean."""
        goods = [(self.card(good), self._word(f"card-{good}")) for good in self._box.good_names]
        return self._texts.joined(
            [f"{sign} {name}" if sign != name else name for sign, name in goods], "list-next"
        )


def is_payable(p: Position, kind: int) -> bool:
    """Whether the viewer holds the goods for a job, narcotics included."""
    if p.viewer >= p.seats:
        return False
    ways = p.agreed.numbers.first_way
    return any(
        turns.payment_refusal(p, p.viewer, way) is None for way in range(ways[2 * kind], ways[2 * kind + 1])
    )
