"""The vocabulary of effects as an edition writes it: here every effect is read, checked, named and numbered."""

from __future__ import annotations

from typing import Final

from consigliere.games.corleone import box as b
from consigliere.games.corleone.box import Effect, item
from consigliere.games.corleone.schema import Entry

MOST_EFFECTS: Final = 200  # different ones in an edition
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
    """The effects of an edition, collected while it is read."""

    def __init__(self, values: tuple[int, ...], goods: tuple[str, ...]) -> None:
        self._values = values
        self._goods = goods
        self.effects: list[Effect] = []
        self._numbers: dict[str, int] = {}

    def finish(self) -> list[Effect]:
        """All effects, the money of a job at the end."""
        self._number(Effect("job_money", b.JOB_MONEY))
        return self.effects

    def items(self, entry: Entry, field: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
        """The items of a list of effects, in printed order."""
        found: list[int] = []
        for place, fields in enumerate(entry.values(field)):
            effect = Entry(f"{entry.place}: {field} {place + 1}", fields)
            name = effect.value("effect")
            if not isinstance(name, str) or name not in VOCABULARY:
                raise effect.bad("effect", "one of " + ", ".join(VOCABULARY))
            if name not in allowed:
                raise ValueError(f"{effect.place}: {name} cannot stand here")
            kind, known = VOCABULARY[name]
            effect.only("effect", *known)
            icons = effect.number("count", 1, MOST_ICONS) if "count" in known else 1
            found.append(item(self._number(self._effect(effect, kind)), icons))
        return tuple(found)

    def _number(self, effect: Effect) -> int:
        """The number of an effect; the slug says everything about it, so equal slugs are one effect."""
        if effect.slug not in self._numbers:
            if len(self.effects) >= MOST_EFFECTS:
                raise ValueError(f"there are more than {MOST_EFFECTS} different effects")
            self._numbers[effect.slug] = len(self.effects)
            self.effects.append(effect)
        return self._numbers[effect.slug]

    def _effect(self, entry: Entry, kind: int) -> Effect:
        if kind == b.GAIN_MONEY:
            value = entry.number("value", self._values[0], self._values[-1])
            if value not in self._values:
                raise entry.bad("value", "one of " + ", ".join(map(str, self._values)))
            return Effect(f"money_{value}", kind, self._values.index(value))
        if kind == b.GAIN_GOOD:
            good = entry.word("good", self._goods)
            return Effect(f"good_{self._goods[good]}", kind, good)
        if kind == b.GAIN_CHOICE:
            return self._choice(entry)
        if kind == b.DRAW_JOB:
            entry.number("draw", 2, 2)
            entry.number("keep", 1, 1)
            return Effect("draw_job", kind)
        if kind == b.DISCARD_FOR:
            return self._discard(entry)
        if kind == b.KILL:
            return _kill(entry)
        if kind == b.MOVE:
            return _move(entry)
        if kind == b.PLACE_NEUTRAL:
            return _place(entry)
        if kind == b.STEAL_MONEY:
            entry.word("from", ("suitcase",))
            entry.word("pick", ("random",))
        return Effect(_BARE[kind], kind)

    def _choice(self, entry: Entry) -> Effect:
        goods = entry.words("from", self._goods)
        if not goods or len(set(goods)) != len(goods):
            raise entry.bad("from", "a list of different goods")
        distinct = entry.flag("distinct")
        slug = "choice_" + "_".join(self._goods[good] for good in sorted(goods))
        if distinct:
            slug += "_distinct"
        return Effect(slug, b.GAIN_CHOICE, sum(1 << good for good in goods), int(distinct))

    def _discard(self, entry: Entry) -> Effect:
        number = entry.number("discard", 1, MOST_ICONS)
        items = self.items(entry, "gain", PLAIN_GAINS)
        if not items:
            raise entry.bad("gain", "a list of effects")
        words: list[str] = []
        for gain in items:
            words += [self.effects[gain & b.BYTE].slug] * (gain >> b.LEFT_AT)
        return Effect(f"discard_{number}_for_{'_'.join(words)}", b.DISCARD_FOR, number, items=items)


_BARE: Final = {
    b.BANK: "bank",
    b.HORSE_HEAD: "horse_head",
    b.SHAKE: "shake",
    b.SUPPORT: "support",
    b.PLACE_MARKER: "marker",
    b.STEAL_MONEY: "steal_money",
    b.STEAL_CARD: "steal_card",
    b.FORCED_OFFER: "forced_offer",
}


def _kill(entry: Entry) -> Effect:
    """Whom an effect kills: groups of kinds with a number each, and where [CORL-10.9, CORL-13.17].

    A set of figures fits if no set of kinds among them outnumbers the groups that name one of these kinds.
    """
    where = entry.word("where", PLACES)
    groups: list[tuple[int, int]] = []
    slug = f"kill_{PLACES[where]}"
    for place, fields in enumerate(entry.values("targets")):
        group = Entry(f"{entry.place}: targets {place + 1}", fields)
        group.only("kinds", "count")
        kinds = group.words("kinds", FIGURE_KINDS)
        if not kinds or len(set(kinds)) != len(kinds):
            raise group.bad("kinds", "a list of different kinds of figures")
        number = group.number("count", 1, MOST_ICONS)
        groups.append((sum(1 << kind for kind in kinds), number))
        slug += f"_{number}_" + "_".join(FIGURE_KINDS[kind] for kind in sorted(kinds))
    if not groups:
        raise entry.bad("targets", "a list of kinds and counts")
    caps = tuple(sum(number for kinds, number in groups if kinds & some) for some in range(8))
    return Effect(slug, b.KILL, where, sum(number for _, number in groups), caps=caps)


def _move(entry: Entry) -> Effect:
    own = entry.word("owner", ("other", "self"))
    kinds = entry.words("kinds", FIGURE_KINDS[:2])
    if not kinds or len(set(kinds)) != len(kinds):
        raise entry.bad("kinds", "a list of different kinds of figures")
    then = entry.word("then", THENS)
    mask = sum(1 << kind for kind in kinds)
    if not own and then != b.THEN_NOTHING:
        raise entry.bad("then", "none, since nobody resolves the place of another player's figure")
    if (then == b.THEN_SHAKE and mask != b.THUG) or (then == b.THEN_SUPPORT and mask != b.FAMILY):
        raise entry.bad("then", "shake for thugs alone and support for family members alone")
    names = "_".join(FIGURE_KINDS[kind] for kind in sorted(kinds))
    suffix = "" if then == b.THEN_NOTHING else f"_{THENS[then]}"
    return Effect(f"move_{'own' if own else 'other'}_{names}{suffix}", b.MOVE, own, mask, then)


def _place(entry: Entry) -> Effect:
    figure = entry.word("figure", NEUTRAL_NAMES)
    then = entry.word("then", THENS)
    fitting = (b.THEN_SUPPORT, b.THEN_SHAKE, b.THEN_NOTHING)[figure]  # [CORL-12.3 to CORL-12.5]
    if then not in (b.THEN_NOTHING, fitting):
        raise entry.bad("then", f"{THENS[fitting]} or none for the {NEUTRAL_NAMES[figure]}")
    suffix = "" if then == b.THEN_NOTHING else f"_{THENS[then]}"
    return Effect(f"place_{NEUTRAL_NAMES[figure]}{suffix}", b.PLACE_NEUTRAL, figure, then)
