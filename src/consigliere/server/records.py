"""Records and replays, in a worker process: bytes in, JSON out, or one line about what is wrong with them.

A record is made into the log of a table, so that a replay of a record and one of a table are the same thing.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from consigliere import shelf
from consigliere.kernel.deal import SECRET_BYTES
from consigliere.kernel.game import Game
from consigliere.kernel.record import BadRecord, game_and_edition, read
from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import GALLERY, viewer_named
from consigliere.server.thinking import game_of
from consigliere.store import Stored
from consigliere.table import log
from consigliere.table.log import Row, Sitter
from consigliere.table.messages import Clock
from consigliere.table.table import Table

Plain = dict[str, Any]
NOBODYS_CODE: Final = "record"


def verified(body: bytes) -> bytes | str:
    """Check the record in a request's body: the findings."""
    try:
        record = _record_in(_document(body))
        game = _game_of(record)
        checks = verify(record, game)
    except (BadRecord, RecursionError) as error:
        return str(error)
    findings = [check.to_plain() for check in checks]
    good = all(not check.problem for check in checks)
    return msgspec.json.encode({"game": game.name, "good": good, "findings": findings})


def replayed(code: str, stored: list[Stored], viewer: int) -> bytes | str:
    """The replay of a table from its log, as one viewer saw it."""
    return _frames(Table.folded(code, rows_of(stored), game_of), viewer)


def replayed_record(body: bytes) -> bytes | str:
    """The replay of the record in a request's body, for the viewer that is named there."""
    try:
        document = _document(body)
        record = _record_in(document)
        game = _game_of(record)
        seats = read(record, game).match.seats
        viewer = _viewer(document.get("viewer", "gallery"), seats)
        return _frames(Table.folded(NOBODYS_CODE, _log_of(record, game), lambda *_: game), viewer)
    except (BadRecord, RecursionError) as error:
        return str(error)


def rows_of(stored: list[Stored]) -> list[Row]:
    """A log as the table reads it."""
    return [Row(row.seq, row.at, row.person, row.request, log.decode(row.body)) for row in stored]


def _frames(table: Table, viewer: int) -> bytes:
    frames = [{"n": n, "item": item, "now": now} for n, (item, now) in enumerate(table.replay(viewer), 1)]
    return msgspec.json.encode(
        {
            "game": table.game.name,
            "rules": table.game.rules_version,
            "options": table.options,
            "names": table.names(),
            "viewer": "gallery" if viewer == GALLERY else str(viewer),
            "frames": frames,
        }
    )


def _document(body: bytes) -> Plain:
    try:
        plain = json.loads(body)
    except (ValueError, RecursionError):
        raise BadRecord("this is no JSON") from None
    if not isinstance(plain, dict):
        raise BadRecord("this is no JSON object")
    return plain


def _record_in(document: Plain) -> Plain:
    record = document.get("record")
    if not isinstance(record, dict):
        raise BadRecord("there is no record")
    return record


def _game_of(record: Plain) -> Game:
    name, edition = game_and_edition(record)
    if name not in shelf.names():
        raise BadRecord(f"there is no game called {name[:40]!r}")
    try:
        return game_of(name, edition)
    except ValueError as error:
        raise BadRecord(f"edition: {error}") from None


def _viewer(name: object, seats: int) -> int:
    """The viewer of that name, which is a seat's number or the gallery."""
    try:
        viewer = (
            viewer_named(name if name == "gallery" else f"seat {name}") if isinstance(name, str) else None
        )
    except ValueError:
        viewer = None
    if viewer is None or seats <= viewer != GALLERY:
        raise BadRecord("nobody of that name has seen this game")
    return viewer


def _log_of(record: Plain, game: Game) -> list[Row]:
    """The log of a table at which this record would have been played. It has been read, so its parts are sound."""
    deal = record["deal"]
    sitters = [Sitter("person", name) for name in record["seats"]]
    options = game.settle_options(len(sitters), record["options"])
    assert isinstance(options, dict)
    secret = deal["secret"] or bytes(SECRET_BYTES).hex()
    opened = log.Opened(
        game.name, game.rules_version, None, "", secret, sitters, options, Clock(), spectators=True
    )
    given = [None if one is None else one["opened"] for one in deal["contributions"]]
    steps = [log.Step(number, plain=entry) for number, entry in enumerate(record["entries"])]
    bodies: list[log.AnyBody] = [opened, log.Started(given), *steps]
    return [Row(seq, 0, None, None, body) for seq, body in enumerate(bodies)]
