"""What an edition says of its components: effects, cards and places in wordings that every language has messages for.

A wording takes what it can from names (`card-gun`, `effect-bank_money`), so that it follows an edition that calls
these otherwise. The catalogues keep better words for the edition that comes with the game.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.corleone import box as b
from consigliere.games.corleone.box import BYTE, LEFT_AT, MEMBERS, Box, Business, Effect
from consigliere.games.corleone.icons import FIGURE_KINDS, NEUTRAL_NAMES, PLACES, THENS
from consigliere.kernel.edition import Name, Part, Wording


def say(key: str, **values: Name | int) -> Wording:
    """A message with its values."""
    return {"say": key, **values}


def listed(names: list[Name], last: str = "list-last") -> Name:
    """Names in one list, with commas between all but the last two."""
    return names[0] if len(names) == 1 else {"list": names, "last": last}


def in_a_row(names: list[Name], between: str) -> Name:
    """Names with the same message between any two of them."""
    return names[0] if len(names) == 1 else {"list": names, "last": between, "next": between}


def component_names(box: Box) -> dict[str, Name]:
    """By message, all names of an edition and what its components do."""
    names = dict(box.names)
    for value in box.values:
        names[f"card-money_{value}"] = say("about-money", value=value)
        names[f"card-money_{value}.short"] = say("about-money.short", value=value)
        names[f"card-money_{value}.help"] = say("about-money.help")
    others: list[Name] = [card(good) for good in box.good_names if good != box.good_names[box.wild]]
    for good in box.good_names:
        is_wild = good == box.good_names[box.wild]
        names[f"card-{good}.short"] = initials(str(box.names[f"card-{good}"]))
        names[f"card-{good}.help"] = (
            say("about-good.wild", goods=listed(others, "about-or")) if is_wild else say("about-good")
        )
    for effect in box.effects:
        wording = effect_in_words(box, effect)
        if wording is not None:
            names[f"effect-{effect.slug}"] = wording
        if effect.kind == b.KILL:
            names[f"effect-{effect.slug}.help"] = say("icon-kill.help")
    return names | _cards(box) | _places(box)


def card(name: str) -> Wording:
    """The name of a card."""
    return say(f"card-{name}")


def initials(name: str) -> str:
    """A name in two letters.

    >>> initials("Gun"), initials("Blood Money")
    ('Gu', 'BM')
    """
    words = name.split()
    return words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]


def family_names(part: Part) -> dict[str, Name]:
    """A family and who belongs to it."""
    members = {member: part.text(member) for member in MEMBERS}
    return {f"family-{part.id}": part.text("name"), f"family-{part.id}.help": say("about-family", **members)}


def act_name(number: str, name: str) -> Wording:
    """An act by its number and its name."""
    return say("about-act", act=say(f"act-{number}.short"), name=name)


def space_name(areas: list[str]) -> Name:
    """A space is called after the areas it touches."""
    return in_a_row([say(f"place-{area}") for area in areas], "about-touching")


# Effects.


def effect_in_words(box: Box, effect: Effect) -> Wording | None:
    """An effect by what it is made of; None for one that is the same in every edition."""
    if effect.kind == b.GAIN_MONEY:
        return say("icon-money", value=box.values[effect.a])
    if effect.kind == b.GAIN_GOOD:
        return say("icon-good", good=card(box.good_names[effect.a]))
    if effect.kind == b.GAIN_CHOICE:
        goods: list[Name] = [card(good) for n, good in enumerate(box.good_names) if effect.a >> n & 1]
        return say("icon-choice", goods=listed(goods, "about-or"), distinct="yes" if effect.b else "no")
    if effect.kind == b.DISCARD_FOR:
        return say("icon-discard", n=int(effect.a), gain=listed(_icons(box, effect.items, "list-times")))
    if effect.kind == b.KILL:
        targets: list[Name] = [
            say("icon-kill.target", n=n, kinds=_kinds(mask, n)) for mask, n in effect.groups
        ]
        return say("icon-kill", where=PLACES[effect.a], targets=listed(targets))
    if effect.kind == b.MOVE:
        owner = "own" if effect.a else "other"
        return say("icon-move", owner=owner, kinds=_kinds(effect.b, 1), then=THENS[effect.c])
    if effect.kind == b.PLACE_NEUTRAL:
        figure = say(f"figure-{NEUTRAL_NAMES[effect.a]}")
        return say("icon-place", figure=figure, then=THENS[effect.b])
    return None


def _kinds(mask: int, n: int) -> Name:
    """Kinds of figures, one or the other, as so many of them are called."""
    named: list[Name] = [
        say(f"kind-{kind}", n=n) for place, kind in enumerate(FIGURE_KINDS) if mask >> place & 1
    ]
    return listed(named, "about-or")


def _icons(box: Box, items: vec[i64], several: str) -> list[Name]:
    """Every effect of a list, with how often it is there; `several` is the message that says so."""
    found: list[Name] = []
    for item in items:
        effect = say(f"effect-{box.effects[item & BYTE].slug}")
        times = int(item >> LEFT_AT & BYTE)
        found.append(effect if times == 1 else say(several, item=effect, n=times))
    return found


# Cards and places: sentences one after another, each where there is something to say.


def _cards(box: Box) -> dict[str, Name]:
    names: dict[str, Name] = {}
    for job in box.jobs:
        goods: list[Name] = []
        for place, good in enumerate(box.good_names):
            n = int(job.cost[place])
            if n:
                goods.append(card(good) if n == 1 else say("list-times", item=card(good), n=n))
        sentences: list[Name] = [
            say("about-job", colour=box.colours[job.colour]),
            say("about-cost", goods=listed(goods)),
        ]
        money: list[Name] = [card(box.card_names[kind]) for kind in job.money]
        if money:
            sentences.append(say("about-pays", money=listed(money)))
        names[f"card-{job.name}.help"] = _about([*sentences, *_does(box, "about-effects", job.items)])
    for ally in box.allies:
        act = say("about-ally", act=int(ally.act))
        names[f"card-{ally.name}.help"] = _about([act, *_does(box, "about-effects", ally.items)])
    return names


def _places(box: Box) -> dict[str, Name]:
    names: dict[str, Name] = {}
    board = box.board
    for number, turf in enumerate(board.turf_names, start=1):
        names[f"place-{turf}.help"] = say("about-turf", number=number)
    park = _does(box, "about-back", board.park_items)
    names[f"place-{board.park_name}.help"] = _about([say("about-park"), *park])
    for place, space in enumerate(board.space_names):
        is_closed = box.setups[2].is_small and board.three_plus >> place & 1
        names[f"place-{space}.help"] = say("about-closed" if is_closed else "about-open")
    for business in board.business:
        where = _where(box, business)
        back = _does(box, "about-back", business.back)
        front = _does(box, "about-front", business.front)
        names[f"place-{business.name}.help"] = _about([where, *back, *front])
    return names


def _where(box: Box, business: Business) -> Wording:
    """The turf of a printed business, the colour of a tile."""
    if business.turf < box.board.turfs:
        return say("about-printed", turf=say(f"place-{box.board.turf_names[business.turf]}"))
    return say("about-tile", colour=box.board.tile_colours[business.colour])


def _does(box: Box, key: str, items: vec[i64]) -> list[Name]:
    """A sentence for what something does; none if it does nothing."""
    icons = _icons(box, items, "about-times")
    return [say(key, effects=in_a_row(icons, "about-next"))] if icons else []


def _about(sentences: list[Name]) -> Name:
    return in_a_row(sentences, "about-after")
