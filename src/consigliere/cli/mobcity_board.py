"""The table of Mob City in text: the city, a shootout, the captains, one's own groups; each in full and in short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from consigliere.cli.columns import cut, grid, hanging, lines_of, padded, wide, wrapped
from consigliere.games.mobcity.box import ROLES, WEAPONS

if TYPE_CHECKING:
    from consigliere.cli.mobcity import MobCityFace
    from consigliere.kernel.game import Game
    from consigliere.kernel.state import View

Plain = dict[str, Any]

LABEL: Final = 16  # columns at most of the name of a block before its buildings
NAME: Final = 15  # columns at most of a captain's name
INDENT: Final = "  "
THOUSAND: Final = 1000
HIDDEN: Final = "?"  # a number that the viewer may not know; nothing at all is a dash
STANDING: Final = ("earns", "raids", "crackdowns")  # what is said of a group that stands somewhere


class Sight:
    """What lies before one viewer as plain values, and the figures that follow from it."""

    def __init__(self, game: Game, view: View) -> None:
        self.viewer: Final = view.viewer
        self.seen: Final[Plain] = game.view_to_plain(view)
        self.stage: Final = str(self.seen["stage"])
        self._figures: Final[Plain] = game.figures(view)

    def figure(self, name: str) -> Any:
        """One figure; None if there is none now."""
        return self._figures.get(name)

    def rows(self, table: str) -> list[Plain]:
        """The rows of a table of figures; none if there is no such table now."""
        found: list[Plain] = self._figures.get(table, [])
        return found


# The city.


def city(face: MobCityFace, sight: Sight) -> list[str]:
    """Every block under its name, with its buildings by their names."""
    brings = _brings(sight)
    across = 3 if face.screen.width >= 110 else 2
    lines: list[str] = []
    for block in sight.seen["slots"]:
        where, tile = face.term("slot", block["slot"]), face.term("tile", block["tile"])
        lines.append(face.screen.paint(face.texts.say("plain-pair", title=where, value=tile), "faint"))
        here = [row for row in sight.seen["lots"] if row["slot"] == block["slot"]]
        cells = [_building(face, sight, row, brings.get(row["lot"])) for row in here]
        down = -(-len(cells) // across)
        lines += [
            INDENT + line for line in grid([cells[row::down] for row in range(down)], f"  {face.between}")
        ]
    return lines_of(lines, face.screen.width)


def _brings(sight: Sight) -> dict[str, int]:
    """What each building brings: its income, or when groups are sent what the viewer alone there would get."""
    income = {str(row["lot"]): int(row["income"]) for row in sight.rows("lots")}
    return income | {str(row["lot"]): int(row["share"]) for row in sight.rows("prospects")}


def _building(face: MobCityFace, sight: Sight, row: Plain, brings: int | None) -> str:
    """`A3 Small Club 3,000 B* +C2`: what it is and brings, whose it is, who stands there."""
    money = "" if brings is None else face.texts.number(brings)
    if brings is not None and sight.rows("prospects"):
        money = thousands(face, brings)  # as the list of groups that have still to go says
    parts = [face.term("lot", row["lot"]), money]
    parts += [_owner(face, row), _standing(face, sight, row["lot"])]
    return " ".join(part for part in parts if part)


def brief_city(face: MobCityFace, sight: Sight) -> list[str]:
    """A line for each block; in it what each building brings, in thousands."""
    brings = _brings(sight)
    rows: list[list[str]] = []
    for block in sight.seen["slots"]:
        here = [row for row in sight.seen["lots"] if row["slot"] == block["slot"]]
        rows.append([_brief_building(face, sight, row, brings.get(row["lot"])) for row in here])
    labels = [_label(face, block) for block in sight.seen["slots"]]
    start = max(map(wide, labels), default=0) + 1
    between = " " + face.between
    room = face.screen.width - start
    even = room // max(map(len, rows), default=1) - wide(between)
    lines: list[str] = []
    for width in range(max([even, *(wide(cell) for row in rows for cell in row)]), 0, -1):
        lines = [between.join(padded(cell, width) for cell in row).rstrip(" ") for row in rows]
        if max(map(wide, lines), default=0) <= room:
            break
    found: list[str] = []
    for label, line in zip(labels, lines):
        first = face.screen.paint(padded(label, start), "faint")
        found += hanging(first, line, face.screen.width)
    return found


def _label(face: MobCityFace, block: Plain) -> str:
    """`NW Riverside`: where a block lies, shortened, and its name."""
    where = slot(face, block["slot"])
    return cut(f"{where} {face.term('tile', block['tile'])}", LABEL)


def slot(face: MobCityFace, name: str) -> str:
    """Where a block lies, in a few letters."""
    side = name.rstrip("0123456789")
    key = f"cli-mob-slot-{side}"
    if not face.texts.has(key):
        return face.term("slot", name)
    return face.texts.say(key) + (face.texts.number(int(name[len(side) :])) if name != side else "")


def _brief_building(face: MobCityFace, sight: Sight, row: Plain, brings: int | None) -> str:
    money = "" if brings is None else thousands(face, brings)
    standing = _standing(face, sight, row["lot"])
    return " ".join(part for part in (row["lot"], money, _owner(face, row) + standing) if part)


def thousands(face: MobCityFace, money: int) -> str:
    """An amount in thousands: 4 or 1.5."""
    return face.texts.number(money // THOUSAND if money % THOUSAND == 0 else money / THOUSAND)


def _owner(face: MobCityFace, row: Plain) -> str:
    """`B*`: who owns a building, and how it fares today."""
    owner = "" if row["owner"] is None else face.sign(row["owner"])
    return owner + "*" * bool(row["speakeasy"]) + "x" * bool(row["shut"]) + "!" * bool(row["bombed"])


def _standing(face: MobCityFace, sight: Sight, lot: str) -> str:
    """`+A13C2`: the groups that stand there, captain by captain."""
    there: dict[int, str] = {}
    for group in sight.seen["groups"]:
        if group["lot"] == lot:
            there[group["seat"]] = there.get(group["seat"], "") + face.texts.number(group["group"])
    return "+" + "".join(face.sign(seat) + groups for seat, groups in there.items()) if there else ""


# A shootout.


def scene(face: MobCityFace, sight: Sight) -> list[str]:
    """Everybody at the scene with weapons and state, each in a line."""
    lines = [_title_of_scene(face, sight)]
    lines += [f"{acts}{sign} {words}" for acts, sign, words in _characters(face, sight, "dossier")]
    return lines_of([*lines, *_lying(face, sight)], face.screen.width)


def brief_scene(face: MobCityFace, sight: Sight) -> list[str]:
    """Everybody at the scene, captain by captain, by name alone."""
    sides: dict[str, list[str]] = {}
    for acts, sign, words in _characters(face, sight, "card"):
        sides.setdefault(sign, []).append(acts.strip() + words)
    lines = [_title_of_scene(face, sight)]
    for sign, people in sides.items():
        lines += hanging(f"{sign} ", face.texts.joined(people, "list-next"), face.screen.width)
    return lines_of([*lines, *_lying(face, sight)], face.screen.width)


def _title_of_scene(face: MobCityFace, sight: Sight) -> str:
    return face.screen.paint(face.pair("scene", face.term("lot", sight.seen["lot"])), "bold")


def _characters(face: MobCityFace, sight: Sight, called: str) -> list[tuple[str, str, str]]:
    """Whether a character acts now, the sign of its captain, and name, weapons and state."""
    found: list[tuple[str, str, str]] = []
    for row in sorted(sight.seen["scene"], key=lambda row: int(row["seat"])):
        held = face.texts.joined([face.term("card", weapon) for weapon in row["weapons"]], "list-next")
        state = "" if row["state"] == "ready" else f"({face.term('state', row['state'])})"
        words = [face.term(called, row["character"]), f"[{held}]" if held else "", state]
        acts = "> " if row["character"] == sight.seen["acting"] else "  "
        found.append((acts, face.sign(row["seat"]), " ".join(word for word in words if word)))
    return found


def _lying(face: MobCityFace, sight: Sight) -> list[str]:
    floor = [face.counted(face.term("card", row["weapon"]), row["count"]) for row in sight.seen["floor"]]
    return [face.texts.say("cli-mob-lying", weapons=face.texts.joined(floor, "list-next"))] if floor else []


# What else there is to know.


def notes(face: MobCityFace, sight: Sight, is_brief: bool) -> list[str]:
    """Who holds which card, the whiskey that is left, and what may come; where incomes are short, in what."""
    say, seen = face.texts.say, sight.seen
    found = [
        face.pair(name, face.names[seen[name]]) for name in ("favor", "police") if seen[name] is not None
    ]
    if seen["peeker"] is not None:
        found.append(say("cli-mob-event-seen", name=face.names[seen["peeker"]]))
    whiskey = [
        face.counted(f"${face.texts.number(row['grade'])}", row["count"])
        for row in seen["whiskey"]
        if row["count"]
    ]
    if whiskey:
        found.append(face.pair("whiskey", face.texts.joined(whiskey, "list-next")))
    if seen["round"] > 0:
        found.append(face.pair("deck", face.texts.number(seen["deck"])))
    if sight.figure("last_day"):
        found.append(say("cli-mob-last-day", n=sight.figure("last_day")))
    if is_brief and sight.stage != "send":
        found.append(say("cli-mob-thousands"))
    return wrapped(" | ".join(found), face.screen.width)


def dangers(face: MobCityFace, sight: Sight) -> list[str]:
    """When groups are sent: how many raids and crackdowns may still come to each block."""
    blocks = {row["lot"]: row["slot"] for row in sight.seen["lots"]}
    lines: list[str] = []
    for field in ("raids", "crackdowns"):
        found = {blocks[row["lot"]]: row[field] for row in sight.rows("prospects") if row[field]}
        said = [f"{slot(face, block)} {face.texts.number(n)}" for block, n in found.items()]
        if said:
            lines.append(face.pair(field, face.texts.joined(said, "list-next")))
    both = " | ".join(lines)
    return [both] if both and wide(both) <= face.screen.width else lines_of(lines, face.screen.width)


# The captains.


def captains(face: MobCityFace, view: View, sight: Sight) -> list[str]:
    """A line for each captain, under titles."""
    fields = ("cash", "notoriety", "buildings", "whiskey", "wages", "groups")
    rows = [["", "", *(face.texts.say(f"cli-mob-head-{field}") for field in fields)]]
    figures = sight.rows("seats")
    for seat, row in enumerate(sight.seen["seats"]):
        numbers = [row["cash"], row["notoriety"], row["buildings"]]
        cells = [HIDDEN if number is None else face.texts.number(number) for number in numbers]
        cells.append("-" if row["whiskey"] is None else f"${face.texts.number(row['whiskey'])}")
        wages = figures[seat].get("wages") if figures else None
        cells.append(HIDDEN if wages is None else face.texts.number(wages))
        groups = [
            f"{face.texts.number(group['group'])}:{face.texts.number(group['size'])}"
            for group in sight.seen["groups"]
            if group["seat"] == seat and group["size"]
        ]
        turn = ">" if seat in face.asked(view) else " "
        rows.append([f"{turn} {face.sign(seat)}", _name(face, seat, sight), *cells, " ".join(groups) or "-"])
    lines = grid(rows, f" {face.between} " if face.between else "  ")
    if max(map(wide, lines)) > face.screen.width:
        lines = grid(rows, face.between or " ")
    return [face.screen.paint(lines[0], "faint"), *lines[1:]]


def captain_lines(sight: Sight) -> int:
    """How many lines the captains take."""
    return len(sight.seen["seats"]) + 1


def _name(face: MobCityFace, seat: int, sight: Sight) -> str:
    """A captain's name in its colour, short enough for its column."""
    mark = face.texts.say("cli-seat-you", name="") if seat == sight.viewer else ""
    name = cut(face.names[seat], NAME - wide(mark))
    said = face.texts.say("cli-seat-you", name=name) if seat == sight.viewer else name
    return face.screen.paint(said, face.screen.seat_style(seat))


# One's own groups.


def _own(sight: Sight) -> list[Plain]:
    return [group for group in sight.seen["groups"] if group["seat"] == sight.viewer and group["size"]]


def groups(face: MobCityFace, sight: Sight) -> list[str]:
    """One's own groups: who is in them, where they stand and what that brings."""
    figures = {(row["seat"], row["group"]): row for row in sight.rows("groups")}
    lines: list[str] = []
    for group in _own(sight):
        row = figures.get((group["seat"], group["group"]), {})
        parts = [face.counted(face.person(card), n) for card, n in group["cards"].items()]
        parts.append(face.pair("wages", face.texts.number(row.get("wages", 0))))
        if group["lot"] is not None:
            parts.append(face.term("lot", group["lot"]))
        parts += [face.pair(field, face.texts.number(row[field])) for field in STANDING if row.get(field)]
        if row.get("rivals"):
            parts.append(face.pair("rivals", " ".join(face.sign(seat) for seat in row["rivals"])))
        first = face.texts.say("cli-mob-group", n=group["group"], cards="")
        lines += hanging(first, face.texts.joined(parts, "list-next"), face.screen.width)
    return lines


def brief_groups(face: MobCityFace, sight: Sight) -> list[str]:
    """One's own groups one after the other: how many of each role and weapon."""
    found: list[str] = []
    for group in _own(sight):
        kinds: dict[str, int] = {}
        for card, n in group["cards"].items():
            kinds[_kind(face, card)] = kinds.get(_kind(face, card), 0) + n
        said = face.texts.joined([face.counted(kind, n) for kind, n in kinds.items()], "list-next")
        found.append(face.texts.say("cli-mob-group", n=group["group"], cards=said))
    return wrapped(" | ".join(found), face.screen.width) if found else []


def _kind(face: MobCityFace, card: str) -> str:
    """What a card is: the role of a character, a weapon by its name."""
    number = face.box.card_names.index(card)
    role = face.box.role_of(number)
    return face.term("card", card) if role < 0 else face.term("role", ROLES[role])


# Everything there is to say about it.


def atlas(face: MobCityFace, sight: Sight) -> list[str]:
    """The city in full, who is at the scene, and every event that is still to come or past."""
    lines = city(face, sight) + (scene(face, sight) if sight.seen["scene"] else [])
    lines += notes(face, sight, is_brief=False) + dangers(face, sight)
    signs = face.texts.say("cli-mob-signs", sign=face.signs[-1], name=face.names[-1], hidden=HIDDEN)
    lines += [signs, face.texts.say("cli-mob-signs-more")]
    for field in ("headlines_left", "headlines_past"):
        if sight.seen[field]:
            names = [face.term("headline", name) for name in sight.seen[field]]
            lines.append(face.pair(field, face.texts.joined(names, "list-next")))
    return lines_of(lines, face.screen.width)


def plan(face: MobCityFace) -> list[str]:
    """[MOB-2.20] The plan card: what everything costs, earns and is fined."""
    say, number, box = face.texts.say, face.texts.number, face.box
    grades = [say("cli-mob-plan-grade", n=grade) for grade in box.grades]
    heads = [say(f"cli-mob-plan-{name}") for name in ("building", "price", "legal")]
    rows = [[*heads, *grades, say("cli-mob-plan-fine")]]
    for kind in box.buildings:
        numbers = [kind.price, kind.income, *kind.speakeasy, kind.fine]
        rows.append([face.term("building", kind.name), *(number(int(amount)) for amount in numbers)])
    head, *lines = grid(rows, f" {face.between} " if face.between else "  ")
    wages = [(face.term("role", role), int(wage)) for role, wage in zip(ROLES, box.role_wages)]
    wages += [(face.term("card", arm), int(wage)) for arm, wage in zip(WEAPONS, box.weapon_wages)]
    paid = [say("plain-pair", title=name, value=number(wage)) for name, wage in wages]
    whiskey = [
        say("plain-pair", title=say("cli-mob-plan-grade", n=grade), value=number(int(price)))
        for grade, price in zip(box.grades, box.whiskey_prices)
    ]
    said = [
        say("cli-mob-plan-wages", wages=face.texts.joined(paid, "list-next")),
        say("cli-mob-plan-whiskey", prices=face.texts.joined(whiskey, "list-next")),
        say("cli-mob-plan-more"),
    ]
    return [face.screen.paint(head, "faint"), *lines, *lines_of(said, face.screen.width)]
