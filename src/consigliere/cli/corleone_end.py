"""The end of Corleone's Empire: where every dollar came from, and how the suitcases filled. All is open then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from consigliere.cli.columns import grid, indented, wide
from consigliere.games.corleone import event as e
from consigliere.kernel.viewer import members

if TYPE_CHECKING:
    from consigliere.cli.corleone import CorleoneFace
    from consigliere.kernel.event import Event
    from consigliere.kernel.match import Entry


def accounts(face: CorleoneFace, entries: list[Entry]) -> list[str]:
    """A table with a column for each seat: suitcase, money kept in hand, turfs, colours of jobs, total."""
    say, box = face.texts.say, face.box
    nothing = [0] * len(face.names)
    kept, opened, total = list(nothing), list(nothing), list(nothing)
    turfs: list[tuple[str, list[int]]] = []
    for event in (event for entry in entries for event in entry.events):
        if event.kind == e.HAND_BANKED:
            kept[event.a] += int(box.worth[event.b]) * event.c
        elif event.kind == e.SUITCASE_OPENED:
            opened[event.a] += int(box.worth[event.b]) * event.c
        elif event.kind == e.TURF_BONUS:
            name = face.word(f"place-{box.board.turf_names[event.a]}")
            turfs.append((name, [event.c * (seat == event.b) for seat in range(len(face.names))]))
        elif event.kind == e.COLOUR_BONUS:
            name = say("cli-corl-jobs-of", colour=face.word(f"colour-{box.colours[event.a]}"))
            turfs.append((name, [event.c * (seat in members(event.b)) for seat in range(len(face.names))]))
        elif event.kind == e.MONEY_COUNTED:
            total[event.a] = event.c
    if not any(total):
        return []
    before = [all_of - some for all_of, some in zip(opened, kept)]
    rows = [(say("cli-corl-from-case"), before), (say("cli-corl-from-hand"), kept), *turfs]
    return _table(face, [*rows, (say("cli-corl-total"), total)])


def _table(face: CorleoneFace, rows: list[tuple[str, list[int]]]) -> list[str]:
    cells = [[text, *(face.gains.dollars(n) if n else "-" for n in sums)] for text, sums in rows]
    heads = ["", *(face.sign(seat) for seat in range(len(face.names)))]
    widest = max(wide(cell) for row in cells for cell in row[1:]) + 1
    lined = [[row[0], *(indented(cell, widest) for cell in row[1:])] for row in [heads, *cells]]
    return ["", *(f"  {line}" for line in grid(lined, face.bar))]


def history(face: CorleoneFace, entries: list[Entry]) -> list[list[int]]:
    """The money in each suitcase at the beginning of every turn, and at the end."""
    cases = [0] * len(face.names)
    bids = [0] * len(face.names)
    found: list[list[int]] = []
    for event in (event for entry in entries for event in entry.events):
        if event.kind == e.ASKED and event.b == e.ACTION:
            found.append(list(cases))
        _fill(face, event, cases, bids)
    return [*found, cases] if found else []


def _fill(face: CorleoneFace, event: Event, cases: list[int], bids: list[int]) -> None:
    """What an event does to the suitcases and to the bids that lie open."""
    worth = face.box.worth
    if event.kind == e.MONEY_BANKED:
        cases[event.a] += int(worth[event.b])
    elif event.kind == e.HAND_BANKED:
        cases[event.a] += int(worth[event.b]) * event.c
    elif event.kind == e.OFFERS_CLOSED:
        cases[event.a] += int(worth[event.c])
    elif event.kind == e.CARD_TAKEN and event.c == e.OUT_OF_SUITCASE:
        cases[event.b] -= int(worth[event.d])
    elif event.kind == e.BID_REVEALED:
        cases[event.a] -= int(worth[event.b]) * event.c
        bids[event.a] += int(worth[event.b]) * event.c
    elif event.kind == e.BID_RETURNED:
        cases[event.a] += bids[event.a]
    if event.kind in (e.BID_RETURNED, e.ALLY_BRIBED):
        bids[event.a] = 0
