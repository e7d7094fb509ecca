"""What a captain may do in Mob City: lists that are short enough for a page, with what each choice costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli.columns import flowed, lines_of, wide
from consigliere.cli.mobcity_board import Plain, Sight, thousands
from consigliere.games.mobcity.box import GROUPS

if TYPE_CHECKING:
    from consigliere.cli.mobcity import MobCityFace

# Where something else than the number of a choice is typed: tokens, a card and a group, a building.
UNNUMBERED: Final = ("bid", "hire", "buy", "speakeasies", "send", "arm")
ATTACKS: Final = ("act", "shoot_again")
LEAST: Final = 3  # lines of choices that a page has however many lines the rest takes


def everything(face: MobCityFace, sight: Sight, legal: list[Plain]) -> list[str]:
    """What may be done now, standing orders too, however many lines that takes."""
    if not legal:
        return []
    orders = [f"{face.as_typed(row)} = {face.in_words(row)}" for row in legal if row["command"] == "order"]
    return [*_so_far(face, sight), *_forms(face, sight, legal)[0], *flowed(orders, face.screen.width)]


def choices(face: MobCityFace, sight: Sight, legal: list[Plain], rows: int) -> list[str]:
    """What may be done now, in so many lines: in full if there is room, else in short, else the first of it."""
    if not legal:
        return []
    has_orders = any(row["command"] == "order" for row in legal)
    orders = lines_of([face.texts.say("cli-mob-orders")] if has_orders else [], face.screen.width)
    found = [[*_so_far(face, sight), *form, *orders] for form in _forms(face, sight, legal)]
    rows = max(rows, LEAST)
    fitting = next((lines for lines in found if len(lines) <= rows), None)
    if fitting is not None:
        return fitting
    shortest = min(found, key=len)
    more = len(shortest) - rows + 1
    return [*shortest[: rows - 1], face.texts.say("cli-mob-more", n=more)]


def _forms(face: MobCityFace, sight: Sight, legal: list[Plain]) -> list[list[str]]:
    """The list in full, and where it can be said in fewer lines, in short; standing orders are no part of it."""
    match sight.stage:
        case "bid":
            return [_prices(face, sight)]
        case "hire":
            return [_for_hire(face, sight, legal)]
        case "buy":
            return [_for_sale(face, legal)]
        case "speakeasies":
            return _speakeasies(face, sight, legal)
        case "send":
            return [_to_send(face, sight, legal)]
        case "arm":
            return [_to_arm(face, legal)]
        case _:
            numbered = [
                f"{face.numeral(place)} {_words(face, sight, row)}"
                for place, row in enumerate(legal, start=1)
                if row["command"] != "order"
            ]
            fully = lines_of(numbered, face.screen.width)
            if sight.stage in ATTACKS:
                return [fully, _attacks(face, sight, legal)]
            briefly = flowed(numbered, face.screen.width)
            is_narrow = max(map(wide, briefly)) <= face.screen.width
            return [briefly if face.screen.is_terminal and is_narrow else fully]


def _so_far(face: MobCityFace, sight: Sight) -> list[str]:
    """What has been chosen and not yet done."""
    found: list[str] = []
    for row in sight.seen["choices"]:
        what = [face.person(row["card"])] if row.get("card") else []
        what += [face.term("card", row["weapon"])] if row.get("weapon") else []
        what += [face.texts.number(row["group"])] if row.get("group") else []
        what += [row["lot"]] if row.get("lot") else []
        found.append(" > ".join(what))
    said = face.pair("choices", face.texts.joined(found, "list-next"))
    return lines_of([said], face.screen.width) if found else []


# Before the city.


def _prices(face: MobCityFace, sight: Sight) -> list[str]:
    own = sight.rows("seats")[sight.viewer]
    said = face.texts.say(
        "cli-mob-prices", event=own["event_price"], police=own["police_price"], hire=own["hire_limit"]
    )
    return lines_of([said], face.screen.width)


def cards_for_hire(legal: list[Plain]) -> list[str]:
    """The cards that can be hired, each once: their numbers in the list are typed."""
    return list(dict.fromkeys(str(row["card"]) for row in legal if row["command"] == "hire"))


def _for_hire(face: MobCityFace, sight: Sight, legal: list[Plain]) -> list[str]:
    """Each card once, with its groups where not every group can take it."""
    takers = {
        card: [row["group"] for row in legal if row.get("card") == card] for card in cards_for_hire(legal)
    }
    said: list[str] = []
    for place, (card, groups) in enumerate(takers.items(), start=1):
        name = face.counted(face.person(card), sight.seen["pool"].get(card, 1))
        only = "" if len(groups) == GROUPS else " > " + " ".join(map(face.texts.number, groups))
        said.append(f"{face.numeral(place)} {name}{only}")
    return flowed(said, face.screen.width)


# Daily orders.


def _for_sale(face: MobCityFace, legal: list[Plain]) -> list[str]:
    """The buildings one can pay for, kind by kind."""
    kinds: dict[str, list[str]] = {}
    for row in legal:
        if row["command"] == "buy":
            kinds.setdefault(str(face.building(row["lot"]).name), []).append(row["lot"])
    said: list[str] = []
    for name, lots in sorted(kinds.items(), key=lambda kind: int(face.building(kind[1][0]).price)):
        building = face.building(lots[0])
        words = {"building": face.term("building", name), "lots": " ".join(lots)}
        said.append(
            face.texts.say(
                "cli-mob-for-sale", **words, price=int(building.price), income=int(building.income)
            )
        )
    return lines_of(said, face.screen.width)


def speakeasies(legal: list[Plain]) -> list[str]:
    """The buildings in which a speakeasy may be opened: their numbers in the list are typed."""
    return [str(row["lot"]) for row in legal if row["command"] == "open"]


def _speakeasies(face: MobCityFace, sight: Sight, legal: list[Plain]) -> list[list[str]]:
    """What each own building earns one way and the other, and what a raid would cost; then the same in short."""
    rows = {str(row["lot"]): row for row in sight.rows("speakeasies")}
    fully: list[str] = []
    briefly: list[str] = []
    for place, lot in enumerate(speakeasies(legal), start=1):
        row, number = rows[lot], face.numeral(place)
        numbers = {field: int(row[field]) for field in ("legal", "speakeasy", "fine")}
        gains = face.texts.say("cli-mob-speakeasy", **numbers, raids=row["raids"])
        lost = face.texts.say("cli-mob-unpayable") if not _can_pay(sight, numbers["fine"]) else ""
        fully.append(" · ".join(filter(None, [f"{number} {face.term('lot', lot)}", gains, lost])))
        short = {field: thousands(face, number) for field, number in numbers.items()}
        brief = face.texts.say("cli-mob-speakeasy-short", **short, raids=row["raids"])
        briefly.append(f"{number} {lot} {brief}" + "!" * bool(lost))
    title = face.texts.say("cli-mob-legal-or-not")
    if any(brief.endswith("!") for brief in briefly):
        title += " " + face.texts.say("cli-mob-unpayable-sign")
    heading = [face.screen.paint(line, "faint") for line in lines_of([title], face.screen.width)]
    return [lines_of(fully, face.screen.width), [*heading, *flowed(briefly, face.screen.width)]]


def _can_pay(sight: Sight, fine: int) -> bool:
    """[MOB-14.3] Whether the viewer could pay a fine with the cash at hand; who cannot loses the building."""
    cash = sight.seen["seats"][sight.viewer]["cash"]
    return cash is None or cash >= fine


def _to_send(face: MobCityFace, sight: Sight, legal: list[Plain]) -> list[str]:
    """The groups that have still to go; what each building would bring stands in the city."""
    chosen = [row["group"] for row in sight.seen["choices"]]
    waiting = dict.fromkeys(row["group"] for row in legal if row["command"] == "send")
    left = [face.texts.number(group) for group in waiting if group not in chosen]
    groups = face.texts.joined(left, "list-next")
    said = face.texts.say("cli-mob-to-send", groups=groups) if left else face.texts.say("cli-mob-all-sent")
    return lines_of([said], face.screen.width)


# Shootouts.


def to_arm(legal: list[Plain]) -> tuple[list[str], list[str]]:
    """Who can take a weapon, and the weapons; their numbers in the lists are typed."""
    rows = [row for row in legal if row["command"] == "arm"]
    characters = dict.fromkeys(str(row["character"]) for row in rows)
    return list(characters), list(dict.fromkeys(str(row["weapon"]) for row in rows))


def _to_arm(face: MobCityFace, legal: list[Plain]) -> list[str]:
    characters, weapons = to_arm(legal)
    people = [f"{face.numeral(place)} {face.person(name)}" for place, name in enumerate(characters, start=1)]
    arms = [
        f"{face.texts.number(place)} {face.term('card', weapon)}"
        for place, weapon in enumerate(weapons, start=1)
    ]
    said = [face.texts.say("cli-mob-weapons", weapons=face.texts.joined(arms, "list-next"))] if arms else []
    return flowed(people, face.screen.width) + lines_of(said, face.screen.width)


def _attacks(face: MobCityFace, sight: Sight, legal: list[Plain]) -> list[str]:
    """The targets of each means under its title, with the sides of the die that wound and kill; then the rest."""
    odds = {(row["means"], row["target"]): row for row in sight.rows("attacks")}
    chapters: dict[str, list[str]] = {}
    others: list[str] = []
    for place, row in enumerate(legal, start=1):
        if row["command"] == "attack":
            chance = odds[row["means"], row["target"]]
            sides = f"{face.texts.number(chance['wounds'])}+{face.texts.number(chance['kills'])}"
            chapters.setdefault(row["means"], []).append(
                f"{face.numeral(place)} {face.person(row['target'])} {sides}"
            )
        elif row["command"] != "order":
            others.append(f"{face.numeral(place)} {face.in_words(row)}")
    lines: list[str] = []
    for means, targets in chapters.items():
        title = face.texts.say("cli-mob-sides", means=face.term("means", means), of=sight.figure("sides"))
        lines += [face.screen.paint(title, "faint"), *flowed(targets, face.screen.width)]
    return lines + flowed(others, face.screen.width)


# One choice.


def _words(face: MobCityFace, sight: Sight, row: Plain) -> str:
    """A choice in words, with what there is to know before it is made."""
    note_on_it = note(face, sight, row)
    return f"{face.in_words(row)} · {note_on_it}" if note_on_it else face.in_words(row)


def reason(face: MobCityFace, sight: Sight, row: Plain) -> str:
    """What speaks for a choice; nothing if what it costs and brings is all there is to say, and that is nothing."""
    say = face.texts.say
    if row["command"] == "bid":
        return " ".join(_prices(face, sight))
    if row["command"] == "take":
        own = sight.rows("seats")[sight.viewer]
        what = "event" if sight.stage == "take_event" else "police"
        return say(f"cli-mob-why-{what}", n=own[f"{what}_price"])
    if row["command"] == "whiskey":
        cost = int(row["grade"] * face.box.terms.whiskey_cost)
        return say("cli-mob-why-whiskey", n=cost, grade=row["grade"])
    if row["command"] == "hire":
        wage = int(face.box.wage(face.box.card_names.index(row["card"])))
        return say("cli-mob-why-hire", card=face.person(row["card"]), n=wage)
    return note(face, sight, row)


def note(face: MobCityFace, sight: Sight, row: Plain) -> str:
    """What there is to know of a choice: what it costs, what it brings, the odds."""
    say = face.texts.say
    if row["command"] == "take":
        field = "event_price" if sight.stage == "take_event" else "police_price"
        return say("cli-mob-costs", n=sight.rows("seats")[sight.viewer][field])
    if row["command"] == "whiskey":
        return say("cli-mob-costs", n=int(row["grade"] * face.box.terms.whiskey_cost))
    if row["command"] == "fine":
        fine = int(face.building(row["lot"]).fine)
        said = face.pair("fine", face.texts.number(fine))
        return said if _can_pay(sight, fine) else f"{said} · {say('cli-mob-unpayable')}"
    if row["command"] == "buy":
        building = face.building(row["lot"])
        return say("cli-mob-why-buy", price=int(building.price), income=int(building.income))
    if row["command"] == "open":
        ways = next(one for one in sight.rows("speakeasies") if one["lot"] == row["lot"])
        numbers = {field: int(ways[field]) for field in ("legal", "speakeasy", "fine", "raids")}
        return say("cli-mob-speakeasy", **numbers)
    if row["command"] == "send":
        share = [int(one["share"]) for one in sight.rows("prospects") if one["lot"] == row["lot"]]
        return say("cli-mob-why-send", n=share[0]) if share else ""
    if row["command"] == "reveal":
        income = next(one["income"] for one in sight.rows("lots") if one["lot"] == row["lot"])
        return face.pair("income", face.texts.number(income))
    if row["command"] == "attack":
        found = [
            one
            for one in sight.rows("attacks")
            if (one["means"], one["target"]) == (row["means"], row["target"])
        ]
        odds = [
            say("cli-mob-odds", what=face.term("field", field), n=one[field], of=sight.figure("sides"))
            for one in found
            for field in ("wounds", "kills")
            if one[field]
        ]
        return face.texts.joined(odds, "list-next")
    return ""
