"""Records as files: read with one clear line about what is wrong, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from consigliere.cli.errors import BadInput
from consigliere.cli.lookup import game_named, text_in

if TYPE_CHECKING:
    from consigliere.kernel.game import Game
    from consigliere.kernel.record import Record

LARGEST: Final = 200_000_000  # bytes; no game comes near
TABLE: Final = "table"  # where a game under way keeps who plays which seat


def document(path: str) -> dict[str, object]:
    """The JSON object in a file."""
    from consigliere.kernel.canonical import parsed

    text = text_in(path, LARGEST, "cli-file-too-large")
    try:
        plain = parsed(text)
    except json.JSONDecodeError as error:
        raise BadInput(
            "cli-file-no-json", file=path, line=error.lineno, column=error.colno, why=error.msg
        ) from None
    except RecursionError:
        raise BadInput("cli-file-no-json", file=path, line=1, column=1, why="out of bounds") from None
    except ValueError as error:
        raise BadInput("cli-bad-record", file=path, problem=str(error)) from None
    if not isinstance(plain, dict):
        raise BadInput("cli-bad-record", file=path, problem="a record is a JSON object")
    return plain


def game_of(plain: dict[str, object], path: str) -> Game:
    """The game a record is of, with the edition the record carries or the components it names."""
    from consigliere import shelf
    from consigliere.kernel.record import BadRecord, game_and_edition

    try:
        name, edition = game_and_edition(plain)
    except BadRecord as error:
        raise BadInput("cli-bad-record", file=path, problem=str(error)) from None
    if name not in shelf.names():
        return game_named(name)  # which says what games there are
    try:
        return shelf.game(name, edition, plain.get("rules"))
    except ValueError as error:
        raise BadInput("cli-bad-record", file=path, problem=f"edition: {error}") from None


def record_alone(plain: dict[str, object]) -> dict[str, object]:
    """A document without who plays which seat of a game under way, which is no part of its record."""
    return {name: value for name, value in plain.items() if name != TABLE}


def load(path: str) -> tuple[Record, dict[str, object]]:
    """The record in a file, and the document it was read from."""
    from consigliere.kernel.record import BadRecord, read

    plain = document(path)
    game = game_of(plain, path)
    try:
        return read(record_alone(plain), game), plain
    except BadRecord as error:
        raise BadInput("cli-bad-record", file=path, problem=str(error)) from None


def write(path: str, plain: dict[str, object]) -> None:
    """Put a record into a file: a sudden death leaves the old file or the new one, never half of it."""
    target = Path(path)
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, target)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise BadInput("cli-file-unwritable", file=path, why=error.strerror or str(error)) from None


def check_new(path: str) -> None:
    """Notice before the game that a file cannot be written, or that another game would be lost by it."""
    if os.path.isdir(path) or not os.path.isdir(os.path.dirname(path) or "."):
        raise BadInput("cli-file-unwritable", file=path, why="no such folder")
    if os.path.exists(path):
        raise BadInput("cli-file-exists", file=path)
