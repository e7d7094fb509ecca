"""The map of Condottiere in text, and what winning a region would mean: all from public knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli.columns import cut, hanging, padded, wide
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.figures import would_win
from consigliere.games.condottiere.pieces import NO_REGION, NO_SEAT
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.viewer import bit, in_mask, members

if TYPE_CHECKING:
    from consigliere.cli.face import Face

# Row and column of each region's name, roughly as they lie in Italy. The lower left is sea: the legend swims there.
PLACES: Final = {
    "torino": (0, 0),
    "milano": (0, 12),
    "venezia": (0, 31),
    "mantova": (1, 21),
    "genova": (2, 2),
    "modena": (2, 17),
    "ferrara": (2, 30),
    "parma": (3, 9),
    "bologna": (3, 24),
    "lucca": (4, 9),
    "firenze": (4, 21),
    "siena": (5, 14),
    "urbino": (5, 30),
    "spoleto": (6, 23),
    "ancona": (6, 36),
    "roma": (7, 22),
    "napoli": (8, 33),
}
ROWS: Final = 9
LEGEND_ROW: Final = 6
WIDTH: Final = 48
LONGEST_NAME: Final = 12  # columns; three of them with all their marks have room in a row


def chart(face: Face, p: Condottiere) -> list[str]:
    """The map: who controls what, the contested region, the Favor; with numbers where a region is to be named."""
    rows: list[list[tuple[int, str]]] = [[] for _ in range(ROWS)]
    asks = p.stage in (e.CHOOSE, e.FAVOR) and in_mask(p.waiting_for(), p.viewer)
    for region, name in enumerate(p.box.regions):
        row, column = PLACES.get(name, (ROWS - 1, 0))
        rows[row].append((column, _cell(face, p, region, asks)))
    for row, line in enumerate(_legend(face), start=LEGEND_ROW):
        rows[row].append((0, line))
    return [_laid_out(sorted(cells, key=lambda cell: cell[0])) for cells in rows]


def _laid_out(cells: list[tuple[int, str]]) -> str:
    """The texts as near to their columns as they can stand: one blank between two, none beyond the map."""
    ends = WIDTH
    starts: list[int] = []
    for column, text in reversed(cells):
        starts.insert(0, max(0, min(column, ends - wide(text) - 1)))
        ends = starts[0]
    line = ""
    for start, (_, text) in zip(starts, cells):
        line += " " * max(start - wide(line), 1 if line else 0) + text
    return line


def _cell(face: Face, p: Condottiere, region: int, asks: bool) -> str:
    screen, owner = face.screen, p.owner(region)
    name = cut(face.texts.region(p.box.regions[region]), LONGEST_NAME)
    if region == p.contested and is_contested(p):
        name = screen.paint(f"[{name}]", "bold", "turned")
    elif owner != NO_SEAT:
        name = screen.paint(name, screen.seat_style(owner))
    if region == p.favor:
        name += screen.paint(favor_sign(face), "bold")
    number = (
        screen.paint(f" {face.texts.number(region + 1)}", "faint")
        if asks and _may_be_named(p, region)
        else ""
    )
    return (free_sign(face) if owner == NO_SEAT else face.sign(owner)) + " " + name + number


def is_contested(p: Condottiere) -> bool:
    """Whether there is a battle for a region, now or next; between battles the old one is history."""
    return p.contested != NO_REGION and p.stage not in (e.CHOOSE, e.DRAW, e.OVER)


def _may_be_named(p: Condottiere, region: int) -> bool:
    """Whether the viewer, asked for a region, may name this one."""
    return any(region_of(number) == region for number in p.legal(p.viewer))


def region_of(number: int) -> int:
    """The region a command is about, or NO_REGION."""
    from consigliere.games.condottiere import action as a

    if number < a.PLAY_CARD:
        return number - a.CHOOSE_REGION
    return number - a.PLACE_FAVOR if a.PLACE_FAVOR <= number < a.FAVOR_OFF else NO_REGION


def free_sign(face: Face) -> str:
    """The sign of a region that nobody controls."""
    return face.texts.say("cli-con-free-sign") if face.screen.has_blocks else "."


def favor_sign(face: Face) -> str:
    """The sign of the region under the Favor."""
    return "†" if face.screen.has_blocks else "+"


def _legend(face: Face) -> list[str]:
    say = face.texts.say
    return [
        face.screen.paint(line, "faint")
        for line in (
            say("cli-con-legend-free", sign=free_sign(face)),
            say("cli-con-legend-contested"),
            say("cli-con-legend-favor", sign=favor_sign(face)),
        )
    ]


# What a region would mean.


def stakes(face: Face, p: Condottiere, region: int) -> str:
    """What is at stake in a region: for whom it would win the game, and whose groups it would make larger."""
    say, me = face.texts.say, int(p.viewer)
    winners = would_win(p, region)
    parts: list[str] = []
    if me in winners:
        parts.append(face.screen.paint(say("cli-con-you-would-win"), "bold"))
    elif me < p.seats and p.owner(region) != me:
        size = p.box.largest_group(p.regions[me] | bit(region))
        if size > max(1, p.box.largest_group(p.regions[me])):
            parts.append(say("cli-con-your-group", n=size))
    others = [face.names[seat] for seat in winners if seat != me]
    if others:
        parts.append(say("cli-con-would-win", names=face.texts.joined(others), n=len(others)))
    return face.texts.joined(parts, "cli-con-stakes-next")


def atlas(face: Face, p: Condottiere) -> list[str]:
    """Every region with its number, its owner, its neighbours and what is at stake there; and what the signs mean."""
    lines: list[str] = []
    longest = max(wide(face.texts.region(name)) for name in p.box.regions)
    for region, name in enumerate(p.box.regions):
        owner = p.owner(region)
        beside = _neighbours(face, p, region)
        sign = free_sign(face) if owner == NO_SEAT else face.sign(owner)
        contested = region == p.contested and is_contested(p)
        mark = favor_sign(face) if region == p.favor else "*" if contested else " "
        start = f"{face.numeral(region + 1)} {sign} {padded(face.texts.region(name), longest + 1)}{mark}{face.bar}"
        lines += hanging(start, beside, face.screen.width)
        at_stake = "" if owner != NO_SEAT and not p.agreed.capturing else stakes(face, p, region)
        if at_stake:
            lines += hanging(" " * (wide(start) - 1) + face.bar, at_stake, face.screen.width)
    signs = face.texts.say("cli-con-map-signs", free=free_sign(face), favor=favor_sign(face))
    return [*lines, face.screen.paint(signs, "faint")]


def around(face: Face, p: Condottiere, region: int) -> str:
    """What there is to say of a region in which nothing is at stake: where it lies."""
    return face.texts.say("cli-con-beside", names=_neighbours(face, p, region))


def _neighbours(face: Face, p: Condottiere, region: int) -> str:
    return face.texts.joined(
        [_neighbour(face, p, other) for other in members(p.box.around[region])], "list-next"
    )


def _neighbour(face: Face, p: Condottiere, region: int) -> str:
    owner = p.owner(region)
    name = face.texts.region(p.box.regions[region])
    return name if owner == NO_SEAT else f"{face.sign(owner)} {name}"


def largest_group(p: Condottiere, seat: int) -> int:
    """The size of a seat's largest adjacent group."""
    return int(p.box.largest_group(p.regions[seat]))
