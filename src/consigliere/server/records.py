"""Records and replays, in a worker process: bytes in, JSON out, or one line about what is wrong with them.

What may be long goes into a file, which the server sends piece by piece: so it never lies in the server's memory.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from consigliere import editions, shelf
from consigliere.kernel.canonical import parsed
from consigliere.kernel.edition import BadEdition
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.record import BadRecord, game_and_edition, read
from consigliere.kernel.verify import verdict, verify
from consigliere.kernel.viewer import GALLERY, viewer_named
from consigliere.server import catalogue
from consigliere.server.answers import Finding, Frame, Replay, Verdict
from consigliere.store import Stored
from consigliere.table import log
from consigliere.table.log import Row
from consigliere.table.messages import FeedItem, Now
from consigliere.table.replay import replay_of
from consigliere.table.table import Table

Plain = dict[str, Any]
TOO_MUCH: Final = "it takes more memory than there is for one record"


def in_file(work: Callable[..., bytes | str], *words: Any) -> Path | str:
    """A new file with what the work gives, for nobody else to read; whoever asked takes it away."""
    found = work(*words)
    if isinstance(found, str):
        return found
    handle, path = tempfile.mkstemp(prefix="consigliere-")
    with os.fdopen(handle, "wb") as file:
        file.write(found)
    return Path(path)


def verified(body: bytes) -> bytes | str:
    """Check the record in a request's body: the findings."""
    try:
        record = _record_in(_document(body))
        game = _game_of(record)
        checks = verify(record, game)
    except BadRecord as error:
        return str(error)
    except MemoryError:
        return TOO_MUCH
    findings = [Finding(check.name, check.good, check.problem) for check in checks]
    return msgspec.json.encode(Verdict(game.name, verdict(checks), findings))


def edition_in(text: str) -> tuple[str, Plain] | list[str]:
    """The game and the components of an edition file, or everything that is wrong with it."""
    try:
        game = editions.read(text)
    except BadEdition as error:
        return error.problems
    return game.name, editions.components_of(game)


def replayed(code: str, stored: list[Stored], viewer: int, person: str | None) -> bytes | str:
    """The replay of a table from its log, as one viewer saw it and as that person may read it."""
    table = Table.folded(code, rows_of(stored), shelf.game)
    told = table.replay(viewer, person)
    return _encoded(table.game, table.rules, table.options, table.names(), viewer, told)


def recorded(code: str, stored: list[Stored], person: str | None) -> bytes | str:
    """The record of a finished game from the log of its table, as that person may read it."""
    return msgspec.json.encode(Table.folded(code, rows_of(stored), shelf.game).record(person))


def replayed_record(body: bytes) -> bytes | str:
    """The replay of the record in a request's body, for the viewer that is named there."""
    try:
        document = _document(body)
        record = _record_in(document)
        game = _game_of(record)
        played = read(record, game)
        viewer = _viewer(document.get("viewer", "gallery"), played.match.seats)
        told = replay_of(played, viewer)
        return _encoded(game, played.rules, played.match.options, played.names, viewer, told)
    except BadRecord as error:
        return str(error)
    except MemoryError:
        return TOO_MUCH


def rows_of(stored: list[Stored]) -> list[Row]:
    """A log as the table reads it."""
    return [row_of(row) for row in stored]


def row_of(stored: Stored) -> Row:
    """One row of it."""
    return Row(stored.seq, stored.at, stored.person, stored.request, log.decode(stored.body))


def _encoded(
    game: Game,
    rules: int,
    options: Options,
    names: list[str],
    viewer: int,
    frames: list[tuple[FeedItem, Now]],
) -> bytes:
    return msgspec.json.encode(
        Replay(
            game.name,
            rules,
            options,
            names,
            "gallery" if viewer == GALLERY else str(viewer),
            [Frame(n, item, now) for n, (item, now) in enumerate(frames, 1)],
            None if editions.name_of(game) is None else catalogue.whole(game),
        )
    )


def _document(body: bytes) -> Plain:
    try:
        plain = parsed(body)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is no JSON: {error}") from None
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
        return shelf.game(name, edition, record.get("rules"))
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
