"""The vocabulary of effects as an edition writes it: here every effect is read, checked, named and numbered."""

from __future__ import annotations

from typing import Final

from consigliere.games.corleone import box as b
from consigliere.games.corleone.box import Effect, item
from consigliere.kernel.edition import Part

MOST_ICONS: Final = 20  # of one effect

NEUTRAL_NAMES: Final = ("mayor", "union_boss", "police_chief")
FIGURE_KINDS: Final = ("thug", "family", "neutral")
THENS: Final = ("none", "shake", "support")
PLACES: Final = ("anywhere", "one_turf", "chief_turf")

# An id of the vocabulary, its number, and the fields that an effect of it has beside "effect".
VOCABULARY: Final = {
    "gain_money": (b.GAIN_MONEY, ("value", "count")),
    "gain_good": (b.GAIN_GOOD, ("good", "count")),
    "gain_good_choice": (b.GAIN_CHOICE, ("count", "from", "distinct")),
    "draw_job": (b.DRAW_JOB, ("draw", "keep", "count")),
    "bank_money": (b.BANK, ("count",)),
    "discard_for": (b.DISCARD_FOR, ("discard", "gain")),
    "take_first_player": (b.HORSE_HEAD, ()),
    "shake_business": (b.SHAKE, ("count",)),
    "support_turf": (b.SUPPORT, ("count",)),
    "kill_figure": (b.KILL, ("where", "targets")),
    "move_figure": (b.MOVE, ("owner", "kinds", "then")),
    "place_neutral": (b.PLACE_NEUTRAL, ("figure", "then")),
    "place_marker": (b.PLACE_MARKER, ()),
    "steal_money": (b.STEAL_MONEY, ("from", "count", "pick")),
    "steal_card": (b.STEAL_CARD, ("count",)),
    "forced_offer": (b.FORCED_OFFER, ()),
}
# What a business may do: none of its effects shakes, supports, moves or kills, so effects never nest [section 8, 15].
IN_BUSINESSES: Final = (
    "gain_money",
    "gain_good",
    "gain_good_choice",
    "draw_job",
    "bank_money",
    "discard_for",
    "take_first_player",
)
PLAIN_GAINS: Final = ("gain_money", "gain_good", "gain_good_choice", "draw_job")  # [CORL-13.3]


class Icons:
    """The effects of an edition, collected while it is read. What is wrong is noted; something fitting is read then."""

    def __init__(self, values: tuple[int, ...], goods: tuple[str, ...]) -> None:
        self._values = values
        self._goods = goods
        self.effects: list[Effect] = []
        self._numbers: dict[str, int] = {}

    def finish(self) -> list[Effect]:
        """All effects, the money of a job at the end."""
        self._number(Effect("money", b.JOB_MONEY))
        return self.effects

    def items(self, part: Part, field: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
        """The items of a list of effects, in printed order."""
        found: list[int] = []
        for effect in part.parts(field, MOST_ICONS):
            name = effect.word("effect", allowed)
            kind, known = VOCABULARY[name]
            icons = effect.number("count", 1, MOST_ICONS) if "count" in known else 1
            found.append(item(self._number(self._effect(effect, name, kind)), icons))
        return tuple(found)

    def _number(self, effect: Effect) -> int:
        """The number of an effect; the slug says everything about it, so equal slugs are one effect."""
        if effect.slug not in self._numbers:
            self._numbers[effect.slug] = len(self.effects)
            self.effects.append(effect)
        return self._numbers[effect.slug]

    def _effect(self, part: Part, name: str, kind: int) -> Effect:
        if kind == b.GAIN_MONEY:
            value = part.number("value", self._values[0], self._values[-1])
            if value not in self._values:
                part.wrong("value", "is none of " + ", ".join(map(str, self._values)))
                value = self._values[0]
            return Effect(f"{name}_{value}", kind, self._values.index(value))
        if kind == b.GAIN_GOOD:
            good = part.word("good", self._goods)
            return Effect(f"{name}_{good}", kind, self._goods.index(good))
        if kind == b.GAIN_CHOICE:
            return self._choice(part, name)
        if kind == b.DRAW_JOB:
            part.number("draw", 2, 2)
            part.number("keep", 1, 1)
        if kind == b.DISCARD_FOR:
            return self._discard(part, name)
        if kind == b.KILL:
            return _kill(part, name)
        if kind == b.MOVE:
            return _move(part, name)
        if kind == b.PLACE_NEUTRAL:
            return _place(part, name)
        if kind == b.STEAL_MONEY:
            part.word("from", ("suitcase",))
            part.word("pick", ("random",))
        return Effect(name, kind)

    def _choice(self, part: Part, name: str) -> Effect:
        goods = _different(part, "from", self._goods)
        distinct = part.flag("distinct")
        slug = f"{name}_{'_'.join(good for good in self._goods if good in goods)}"
        mask = sum(1 << self._goods.index(good) for good in goods)
        return Effect(slug + ("_distinct" if distinct else ""), b.GAIN_CHOICE, mask, int(distinct))

    def _discard(self, part: Part, name: str) -> Effect:
        number = part.number("discard", 1, MOST_ICONS)
        items = self.items(part, "gain", PLAIN_GAINS)
        if not items:
            part.wrong("gain", "must have an effect")
        words: list[str] = []
        for gain in items:
            words += [self.effects[gain & b.BYTE].slug] * (gain >> b.LEFT_AT)
        return Effect(f"{name}_{number}_{'_'.join(words)}", b.DISCARD_FOR, number, items=items)


def _different(part: Part, field: str, among: tuple[str, ...]) -> list[str]:
    """A list of these words that is not empty and names none of them twice."""
    words = part.words(field, among)
    if not words or len(set(words)) != len(words):
        part.wrong(field, "must name one or more, each once")
    return words or [among[0]]


def _kinds(words: list[str]) -> tuple[int, str]:
    """Kinds of figures as a mask, and in words."""
    named = [kind for kind in FIGURE_KINDS if kind in words]
    return sum(1 << FIGURE_KINDS.index(kind) for kind in named), "_".join(named)


def _kill(part: Part, name: str) -> Effect:
    """Whom an effect kills: groups of kinds with a number each, and where [CORL-10.9, CORL-13.17]."""
    where = part.word("where", PLACES)
    groups: list[tuple[int, int]] = []
    slug = f"{name}_{where}"
    for group in part.parts("targets", MOST_ICONS):
        mask, words = _kinds(_different(group, "kinds", FIGURE_KINDS))
        number = group.number("count", 1, MOST_ICONS)
        groups.append((mask, number))
        slug += f"_{number}_{words}"
    if not groups:
        part.wrong("targets", "must name somebody")
    most = sum([number for _, number in groups])
    return Effect(slug, b.KILL, PLACES.index(where), most, groups=tuple(groups))


def _move(part: Part, name: str) -> Effect:
    owner = part.word("owner", ("other", "self"))
    mask, words = _kinds(_different(part, "kinds", FIGURE_KINDS[:2]))
    then = part.word("then", THENS)
    if owner == "other" and then != "none":
        part.wrong("then", "nobody resolves the place of another player's figure")
    if (then == "shake" and mask != b.THUG) or (then == "support" and mask != b.FAMILY):
        part.wrong("then", "thugs alone can shake and family members alone can support")
    slug = f"{name}_{owner}_{words}" + ("" if then == "none" else f"_{then}")
    return Effect(slug, b.MOVE, int(owner == "self"), mask, THENS.index(then))


def _place(part: Part, name: str) -> Effect:
    figure = part.word("figure", NEUTRAL_NAMES)
    then = part.word("then", THENS)
    fitting = {"mayor": "support", "union_boss": "shake"}.get(figure, "none")  # [CORL-12.3 to CORL-12.5]
    if then not in ("none", fitting):
        part.wrong("then", f"must be {fitting} or none for this figure")
    slug = f"{name}_{figure}" + ("" if then == "none" else f"_{then}")
    return Effect(slug, b.PLACE_NEUTRAL, NEUTRAL_NAMES.index(figure), THENS.index(then))
