"""The board of Corleone's Empire in text: turfs, who stands where, what lies open. All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli.columns import cut, flowed, grid, hanging, lines_of, padded, wide, wrapped
from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import NEUTRALS, NO_SEAT
from consigliere.games.corleone.cards import PUBLIC
from consigliere.games.corleone.figures import sharer
from consigliere.games.corleone.ground import BESIDE, EMPTY, MEMBERS_IN, NONE, RIVER, THUGS
from consigliere.games.corleone.icons import NEUTRAL_NAMES
from consigliere.games.corleone.placing import (
    figure_at,
    influence,
    is_free,
    kind_at,
    owner_at,
    place_of_neutral,
    turfs_at,
)
from consigliere.games.corleone.rules import Corleone
from consigliere.games.corleone.turf_war import strongest
from consigliere.kernel.viewer import members

if TYPE_CHECKING:
    from consigliere.cli.corleone import CorleoneFace

TURF_NAME: Final = 16  # columns at most
LEAST_NAME: Final = 6  # columns of the name of a business
MOST_LISTED: Final = 3  # lines for public jobs or allies on a low screen
SCARCE: Final = 3  # cards in a stack that is worth a word on a low screen
ALL: Final = 999
INDENT: Final = "  "


def sections(face: CorleoneFace, p: Corleone) -> list[list[str]]:
    """The turfs; who stands where and the bank, public jobs, allies for sale: the most needed first."""
    where = standing(face, p)
    bank = face.gains.bank(p, ALL if face.is_roomy else SCARCE) if p.act > 0 else ""
    known = [_title(face, name) + text for name, text in (("standing", where), ("bank", bank)) if text]
    jobs, allies = open_jobs(p).items(), members(p.row)
    public = _listed(
        face,
        "public",
        [face.gains.job(p, job, n) for job, n in jobs],
        [face.gains.job_briefly(p, job, n) for job, n in jobs],
    )
    names = [face.word(f"card-{p.box.allies[one].name}") for one in allies]
    row = _listed(face, "row", [ally(face, one) for one in allies], names)
    about = lines_of(known, face.screen.width) if face.is_roomy else run_on(" | ".join(known), face)
    if p.stage == e.BID:
        return [turfs(face, p), row, about, public]
    return [turfs(face, p), about, public, row] if face.is_roomy else [turfs(face, p), public, about, row]


def _title(face: CorleoneFace, name: str) -> str:
    return face.screen.paint(face.texts.say(f"cli-corl-title-{name}"), "faint") + " "


def _listed(face: CorleoneFace, name: str, fully: list[str], briefly: list[str]) -> list[str]:
    """Things one below the other where there is room, else one after the other, briefly if they are many."""
    if not fully:
        return []
    if face.is_roomy:
        return [face.screen.paint(face.texts.say(f"cli-corl-title-{name}"), "faint")] + [
            line for text in fully for line in hanging("  ", text, face.screen.width)
        ]
    lines = run_on(_title(face, name) + " | ".join(fully), face)
    return lines if len(lines) <= MOST_LISTED else run_on(_title(face, name) + " | ".join(briefly), face)


def run_on(text: str, face: CorleoneFace) -> list[str]:
    """A text whose further lines are indented."""
    lines = wrapped(text, face.screen.width - len(INDENT)) if text else []
    return [*lines[:1], *(INDENT + line for line in lines[1:])]


def open_jobs(p: Corleone) -> dict[int, int]:
    """The public jobs, with how often each lies there."""
    first, end = p.box.first_job, p.box.first_ally
    return {
        int(card - first): int(p.laid(PUBLIC, card)) for card in range(first, end) if p.laid(PUBLIC, card)
    }


def ally(face: CorleoneFace, ally: int) -> str:
    """An ally with what it does."""
    name = face.word(f"card-{face.box.allies[ally].name}")
    return face.texts.say("cli-corl-brings", name=name, gains=face.gains.ally(ally))


# The turfs.


def turfs(face: CorleoneFace, p: Corleone) -> list[str]:
    """One line for each turf: its stack, its businesses with whoever stands there, its influence."""
    say = face.texts.say
    bars = f"{face.bar.strip()} "
    rows = [
        [
            f"{face.texts.number(turf + 1)} {cut(face.word(f'place-{name}'), TURF_NAME)}",
            stack(face, p, turf),
            *_business(face, p, turf),
            *(("-", "") if p.tile(turf) == NONE else _business(face, p, p.tile(turf))),
            sides(face, p, turf),
            face.gains.turf(p, turf),
        ]
        for turf, name in enumerate(p.box.board.turf_names)
    ]
    if face.is_roomy:
        heads = ("turf", "stack", "business", "", "tile", "", "influence", "support")
        rows.insert(0, [say(f"cli-corl-head-{name}") if name else "" for name in heads])
    if not _fit(rows, face.screen.width - 5 * wide(bars)):
        for row in rows:
            row.pop()  # what a family member gets: `map` says it too
        _fit(rows, face.screen.width - 4 * wide(bars))
    cells = [
        [*row[:2], f"{row[2]} {row[3]}".rstrip(), f"{row[4]} {row[5]}".rstrip(), *row[6:]] for row in rows
    ]
    lines = [cut(line, face.screen.width) for line in grid(cells, bars)]
    if face.is_roomy:
        lines[0] = face.screen.paint(lines[0], "faint")
    return lines


def _fit(rows: list[list[str]], width: int) -> bool:
    """Shorten the names of businesses so that a row has room; whether enough is left of them."""
    fixed = [column for column in range(len(rows[0])) if not 2 <= column <= 5]
    room = width - sum(max(wide(row[column]) for row in rows) for column in fixed)
    need = [max(wide(row[at]) + 1 + wide(row[at + 1]) for row in rows) for at in (2, 4)]
    least = [max(min(LEAST_NAME, wide(row[at])) + 1 + wide(row[at + 1]) for row in rows) for at in (2, 4)]
    if sum(least) > room:
        if len(rows[0]) > 7:
            return False
        room = sum(least)
    first = min(need[0], max(least[0], room - need[1], min(room // 2, room - least[1])))
    for at, share in ((2, first), (4, room - first)):
        for row in rows:
            row[at] = cut(row[at], max(1, share - wide(row[at + 1]) - bool(row[at + 1])))
    return True


def _business(face: CorleoneFace, p: Corleone, business: int) -> tuple[str, str]:
    """The name of a business, and who stands there or what a thug would bring and who would share it."""
    name = face.word(f"place-{p.box.board.business_names[business]}")
    if kind_at(p, business):
        return name, f"[{who(face, p, business)}]"
    gains = face.gains.front(business)
    share = sharer(p, business, p.actor) if face.may_act(p) else NO_SEAT
    if face.may_act(p) and p.person(THUGS, p.viewer) > 0 and won_by(p, business, p.viewer):
        gains += "*"
    return name, gains if share == NO_SEAT else f"{gains} +{face.sign(int(share))}"


def who(face: CorleoneFace, p: Corleone, place: int) -> str:
    """The sign of whoever stands at a place."""
    owner = owner_at(p, place)
    return neutral_sign(face) if owner == NO_SEAT else face.sign(int(owner))


def neutral_sign(face: CorleoneFace) -> str:
    """The sign of the neutral side."""
    return face.texts.say("cli-corl-neutral")


def stack(face: CorleoneFace, p: Corleone, turf: int) -> str:
    """The markers of a turf from bottom to top; the last one controls it."""
    signs = [face.sign(int(p.marker(turf, place))) for place in range(p.height(turf))]
    return "".join(signs) or "-"


def sides(face: CorleoneFace, p: Corleone, turf: int) -> str:
    """The influence of each side in a turf, and who would win it now."""
    found = [(face.sign(seat), influence(p, turf, seat)) for seat in range(p.seats)]
    found.append((neutral_sign(face), influence(p, turf, NO_SEAT)))
    present = [f"{sign}{face.texts.number(int(number))}" for sign, number in found if number > 0]
    if not present:
        return "-"
    winner = strongest(p, turf)
    return " ".join([*present, ">" + ("-" if winner == NO_SEAT else face.sign(int(winner)))])


def standing_in(face: CorleoneFace, p: Corleone, turf: int) -> str:
    """A turf by its number with the influence of each side."""
    return f"{face.texts.number(turf + 1)} {sides(face, p, turf)}"


# Who stands where.


def standing(face: CorleoneFace, p: Corleone) -> str:
    """The family-member spaces that are taken, and the neutral figures."""
    say, first = face.texts.say, int(p.box.board.businesses)
    found = [
        f"{face.sign(int(owner_at(p, place)))} {e.places(p.box)[place]} ({around(face, p, place - first)})"
        for place in range(first, first + p.box.board.spaces)
        if owner_at(p, place) != NO_SEAT
    ]
    for figure in range(NEUTRALS):
        where = p.neutral(figure)
        if where != BESIDE:
            name = face.word(f"figure-{NEUTRAL_NAMES[figure]}")
            place = "hudson_river" if where == RIVER else e.places(p.box)[place_of_neutral(p, figure)]
            found.append(say("cli-corl-stands", figure=name, place=place_name(face, p, place)))
    return face.texts.joined(found, "list-next")


def place_name(face: CorleoneFace, p: Corleone, place: str) -> str:
    """A place by name; a space by its number with its turfs."""
    if place in p.box.board.space_names:
        return f"{place} ({around(face, p, p.box.board.space_names.index(place))})"
    return face.word(f"place-{place}")


def figure_name(face: CorleoneFace, p: Corleone, place: int) -> str:
    """Whose figure of which kind stands at a place."""
    figure = face.word(f"figure-{e.FIGURES[figure_at(p, place)]}")
    owner = owner_at(p, place) if place < p.box.board.businesses + p.box.board.spaces else NO_SEAT
    return figure if owner == NO_SEAT else f"{face.sign(int(owner))} {figure}"


def around(face: CorleoneFace, p: Corleone, space: int, stars: int = 0) -> str:
    """The numbers of the turfs a space touches, P for Central Park; a star after those in a mask."""
    board = p.box.board
    touched = members(board.touches[space])
    areas = [face.texts.number(turf + 1) + "*" * ((stars >> turf) & 1) for turf in touched]
    return "".join(areas + ["P"] * ((board.beside_park >> space) & 1))


def won_by(p: Corleone, place: int, seat: int) -> int:
    """The turfs where others stand that a seat would win, not having won before, by one more figure; as a mask."""
    trial = p.copy()
    assert isinstance(trial, Corleone)
    if place < p.box.board.businesses:
        trial.put_thug(seat, place)
    else:
        trial.put_member(seat, members(p.person(MEMBERS_IN, seat))[0], place - p.box.board.businesses)
    others = [other for other in (*range(p.seats), NO_SEAT) if other != seat]
    return sum(
        1 << turf
        for turf in members(turfs_at(p, place))
        if strongest(trial, turf) == seat != strongest(p, turf)
        and any(influence(p, turf, other) for other in others)
    )


def free_spaces(p: Corleone) -> list[int]:
    """The open spaces on which nobody stands."""
    board = p.box.board
    return [space for space in range(board.spaces) if is_free(p, board.businesses + space)]


def spaces(face: CorleoneFace, p: Corleone) -> list[str]:
    """Every free space with its turfs and what it gives; a star at turfs that the viewer would take there."""
    found: list[str] = []
    first = int(p.box.board.businesses)
    may_go = face.may_act(p) and p.person(MEMBERS_IN, p.viewer) > 0
    for space in free_spaces(p):
        stars = won_by(p, first + space, p.viewer) if may_go else 0
        name = p.box.board.space_names[space]
        found.append(f"{name} {padded(around(face, p, space, stars), 3)} {face.gains.space(p, space)}")
    return flowed(found, face.screen.width)


def brief_spaces(face: CorleoneFace, p: Corleone) -> list[str]:
    """Every free space with the numbers of its turfs alone."""
    title = face.texts.say("cli-corl-brief", park=face.gains.park())
    names = [f"{p.box.board.space_names[space]} {around(face, p, space)}" for space in free_spaces(p)]
    return [face.screen.paint(title, "faint"), *flowed(names, face.screen.width)]


# Everything there is to say about it.


def atlas(face: CorleoneFace, p: Corleone) -> list[str]:
    """Every business with both its halves, every space, the bank, and what the signs mean."""
    say, table = face.texts.say, p.box.board
    rows = [[say(f"cli-corl-head-{name}") for name in ("turf", "business", "front", "back")]]
    for turf, name in enumerate(table.turf_names):
        tile = int(p.tile(turf))
        for business in [turf] + [tile] * (tile != NONE):
            mark = "" if p.thug_in(business) == EMPTY else f" [{who(face, p, business)}]"
            rows.append(
                [
                    f"{face.texts.number(turf + 1)} {face.word(f'place-{name}')}" if business == turf else "",
                    face.word(f"place-{table.business_names[business]}") + mark,
                    face.gains.front(business),
                    face.gains.back(business),
                ]
            )
    rows.append([f"P {face.word(f'place-{table.park_name}')}", "", "", face.gains.park()])
    between = f" {face.bar.strip()}"
    if max(map(wide, grid(rows, between))) > face.screen.width:
        rows = [[cut(name, TURF_NAME), *others] for name, *others in rows]
    lines = lines_of(grid(rows, between), face.screen.width)
    lines[0] = face.screen.paint(lines[0], "faint")
    lines += [face.screen.paint(say("cli-corl-title-spaces"), "faint"), *spaces(face, p)]
    neutral = neutral_sign(face)
    colour = face.gains.colour(p.box.colours[0]) + face.texts.number(2)
    legend = [
        say("cli-corl-legend", signs=face.gains.signs(), neutral=neutral, decided=face.decided),
        say("cli-corl-legend-more", colours=face.gains.colours(), colour=colour),
    ]
    return lines + [
        face.screen.paint(line, "faint")
        for line in lines_of(legend, face.screen.width)
        + hanging(say("cli-corl-title-bank") + " ", face.gains.bank(p, ALL), face.screen.width)
    ]
