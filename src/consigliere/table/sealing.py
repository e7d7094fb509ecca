"""Private talk: what somebody said that not everybody heard, such as a team by night or ghosts among themselves.

It decides nothing in a game. So when the game is over, and all else of it may be seen, it stays closed to everybody but
those who heard it, until they have all agreed to open it; bots always do. What is closed is replaced by a mark, in the
command and in the event, and a record with such marks is folded, replayed and verified like any other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from consigliere.kernel.command import say
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.record import name_of_log
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY, in_mask, members, seat_of
from consigliere.table import log
from consigliere.table import refusals as r
from consigliere.table.log import Row
from consigliere.table.messages import PrivateTalk
from consigliere.table.standing import Standing

SEALED: Final = ":sealed"  # read in everybody's own language, like a phrase


class Words(NamedTuple):
    """An entry that is private talk: the people who heard it, and all who may read it in their feeds."""

    entry: int
    hearers: set[str]
    readers: set[str]  # also those who have sat down since in the seat of somebody who heard it


class _Sitting(NamedTuple):
    """From which row on a person has sat in a seat; None for a bot or nobody."""

    since: int
    person: str | None


def open_talk(table: Standing, person: str) -> Refusal | None:
    """Somebody agrees that the own private talk be opened. That is said once, and for good."""
    if not table.is_over():
        return r.NOT_OVER
    if talk_of(table, person) == "":
        return r.NO_PRIVATE_TALK
    if person not in table.open_talkers:
        table.write(log.TalkOpened(person))
    return None


def talk_of(table: Standing, person: str | None) -> PrivateTalk:
    """Whether a person took part in private talk, once the game is over, and has agreed to open it."""
    if person is None or not table.is_over() or not any(person in words.hearers for words in _talk(table)):
        return ""
    return "agreed" if person in table.open_talkers else "closed"


def closed_to(table: Standing, person: str | None) -> set[int]:
    """The entries that this person must not read the words of."""
    return {
        words.entry
        for words in _talk(table)
        if person not in words.readers and not words.hearers <= table.open_talkers
    }


def sealed_record(table: Standing, plain: Plain, person: str | None) -> Plain:
    """A record of the table as this person may read it."""
    entries, result = plain["entries"], plain["result"]
    assert isinstance(entries, list)
    closed = closed_to(table, person)
    if not closed:
        return plain
    kept = [_sealed(table.game, entry) if number in closed else entry for number, entry in enumerate(entries)]
    if isinstance(result, dict) and "entries" in result:
        # The name of the whole log would tell of words that are few enough to try.
        result = {**result, "entries": name_of_log(kept)}
    return {**plain, "entries": kept, "result": result}


def sealed_row(table: Standing, row: Row, closed: set[int]) -> Row:
    """A row as it is stored, without the words of these entries."""
    stored = table.stored(row)
    if not isinstance(stored.body, log.Step) or stored.body.entry not in closed:
        return stored
    assert stored.body.plain is not None
    return replace(stored, body=replace(stored.body, plain=_sealed(table.game, stored.body.plain)))


def _sealed(game: Game, plain: Plain) -> Plain:
    """An entry of talk without its words."""
    command = game.parse(str(plain["command"]))
    events = plain["events"]
    assert isinstance(events, list)
    closed = [{**event, "text": SEALED} for event in events]
    return {**plain, "command": game.text(say(SEALED, command.args[0])), "events": closed}


def _talk(table: Standing) -> list[Words]:
    """All private talk of the game, in order."""
    match = table.match
    if match is None:
        return []
    found: list[Words] = []
    sittings = _sittings(table)
    for row in table.rows_in_memory():
        if not isinstance(row.body, log.Step):
            continue
        entry = match.entries[row.body.entry]
        if not entry.is_talk() or any(in_mask(event.told, GALLERY) for event in entry.events):
            continue
        hearing = {seat_of(viewer) for event in entry.events for viewer in members(event.told)}
        words = Words(row.body.entry, set(), set())
        for seat in hearing:
            there = [sitting for sitting in sittings[seat] if sitting.since <= row.seq][-1]
            later = [sitting for sitting in sittings[seat] if sitting.since > row.seq]
            words.hearers.update(one.person for one in [there] if one.person is not None)
            words.readers.update(one.person for one in [there, *later] if one.person is not None)
        found.append(words)
    return found


def _sittings(table: Standing) -> list[list[_Sitting]]:
    """Who has sat in each seat, one after the other."""
    found: list[list[_Sitting]] = []
    for row in table.rows_in_memory():
        body = row.body
        if isinstance(body, log.Opened | log.Configured):  # before the game, so nobody has heard anything
            found = [[_Sitting(row.seq, sitter.person)] for sitter in body.sitters]
        elif isinstance(body, log.SeatTaken):
            found[body.seat].append(_Sitting(row.seq, body.sitter.person))
    return found
