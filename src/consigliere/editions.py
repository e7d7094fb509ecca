"""Edition files: the components of a game as a user types them in, one TOML text.

    game = "condottiere"
    name = "Our own map"

    [[map.region]]        # the tables of games/<game>/data/map.toml, each in the place of the whole table there
    id = "torino"

What the file leaves out is as in the edition that comes with the game; `docs/editions.md` is for whoever writes one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from consigliere import shelf
from consigliere.kernel.edition import FIRST, NAME, BadEdition, Name, edition_problems, is_mark
from consigliere.kernel.game import Game

Plain = dict[str, Any]

LARGEST: Final = 64 * 1024  # bytes of a file
LONGEST_LINE: Final = 1000  # characters
GAME: Final = "game"
NEW_NAME: Final = "My own edition"
RECONSTRUCTED: Final = "reconstructed"
COPIES: Final = ("copies", "count")
_TAG: Final = "_tag"
_NOTES: Final = ("note", "notes")  # marks that say more than where a value comes from
_HEADER: Final = re.compile(r"(?m)^(\s*\[{1,2})([A-Za-z_][\w.-]*\]{1,2}\s*(?:#.*)?)$")


def read(text: str) -> Game:
    """The game with the edition that a file describes; `BadEdition` says everything that is wrong with it."""
    given = _parsed(text)
    game = given.pop(GAME, None)
    if game not in shelf.names():
        raise BadEdition([f"{GAME}: must be one of {', '.join(shelf.names())}"])
    problems = edition_problems(given)
    if problems:
        raise BadEdition(problems)
    return shelf.game(game, _sorted(_filled_in(given, shelf.edition(game))))


def show(game: str) -> str:
    """The edition that comes with a game as one file ready to be changed, comments and provenance included."""
    parts = [f'{GAME} = "{game}"\n{NAME} = "{NEW_NAME}"\n']
    for file, text in shelf.data_files(game).items():
        parts.append(_HEADER.sub(rf"\g<1>{file}.\g<2>", text))
    return "\n".join(parts)


def components_of(game: Game) -> Plain:
    """All components a game is played with."""
    return shelf.edition(game.name, game.edition) if isinstance(game.edition, int) else game.edition


def name_of(game: Game) -> str | int | None:
    """What the edition is called; the version of components that came with the game earlier; None for those of now."""
    if isinstance(game.edition, int):
        return None if game.edition == shelf.newest(game.name) else game.edition
    return str(game.edition[NAME])


def changed(game: Game) -> list[str]:
    """Where its edition differs from the one that comes with the game: fields, or entries that only one of them has."""
    usual, own = dict(_entries(shelf.edition(game.name))), dict(_entries(components_of(game)))
    found: list[str] = []
    for place in own | usual:
        before, after = usual.get(place), own.get(place)
        if before is None or after is None:
            found.append(place)
        else:
            fields = [field for field in after | before if not is_mark(field)]
            found += [f"{place}/{field}" for field in fields if before.get(field) != after.get(field)]
    return found


def reconstructed(game: Game) -> list[str]:
    """The entries and fields that its edition says are our own best guess, by place."""
    return [place for place, mark in _facts(game) if mark == RECONSTRUCTED]


def facts(game: Game) -> int:
    """Of how many entries and fields its edition says where they come from, whether guessed or not."""
    return len(_facts(game))


def own_names(game: Game) -> dict[str, Name]:
    """By message, the names its edition gives to components where the game's texts have none or another one."""
    if name_of(game) is None:
        return {}
    names = game.component_names()
    usual: dict[str, Name] = {}
    for version in range(FIRST, shelf.newest(game.name) + 1):  # the texts have names of all of them
        usual.update(shelf.game(game.name, version).component_names())
    own = {key for key, name in names.items() if usual.get(key) != name}
    # Whatever is called after something with another name has another name too.
    while after := {key for key in names.keys() - own if own & said_by(names[key])}:
        own |= after
    return {key: name for key, name in names.items() if key in own}


def said_by(name: Name) -> set[str]:
    """The messages that a name is made of.

    >>> sorted(said_by({"say": "icon-good", "good": {"say": "card-gun"}}))
    ['card-gun', 'icon-good']
    """
    if isinstance(name, str):
        return set()
    parts = [part for value in name.values() for part in (value if isinstance(value, list) else [value])]
    inside = [said_by(part) for part in parts if isinstance(part, dict)]
    return {name[key] for key in ("say", "last", "next") if key in name}.union(*inside)


def counts(game: Game) -> dict[str, tuple[int, int]]:
    """For each table of entries, how many there are and how many pieces that makes, copies counted."""
    found: dict[str, tuple[int, int]] = {}
    for file, tables in components_of(game).items():
        for table, entries in tables.items() if isinstance(tables, dict) else ():
            if isinstance(entries, list):
                found[f"{file}/{table}"] = (len(entries), sum(map(_copies, entries)))
    return found


def _copies(entry: Any) -> int:
    said = [entry[field] for field in COPIES if field in entry] if isinstance(entry, dict) else []
    return next((number for number in said if isinstance(number, int)), 1)


def _parsed(text: str) -> Plain:
    if len(text.encode(errors="replace")) > LARGEST:
        raise BadEdition([f"an edition has at most {LARGEST // 1024} KiB"])
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            # Among them keys of thousands of parts, with which a parser is busy for long.
            raise BadEdition([f"line {number} has more than {LONGEST_LINE} characters"])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadEdition(["this is no edition: it is nested too deeply"]) from None
    except ValueError as error:
        raise BadEdition([f"this is no TOML: {error}"]) from None


def _filled_in(given: Plain, usual: Plain) -> Plain:
    """The files of an edition, with the usual tables where it has none of its own."""
    files = dict(usual)
    for file, tables in given.items():
        before = usual.get(file)
        files[file] = (
            {**before, **tables} if isinstance(before, dict) and isinstance(tables, dict) else tables
        )
    return files


def _sorted(value: Any) -> Any:
    """The same values with all keys in order, so that equal editions are equal bytes in a record."""
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return [_sorted(part) for part in value] if isinstance(value, list) else value


def _entries(components: Plain) -> Iterator[tuple[str, Plain]]:
    """Every entry of every table by its place, as problems name it."""
    for file, tables in components.items():
        for table, entries in tables.items() if isinstance(tables, dict) else ():
            if isinstance(entries, dict):
                yield f"{file}/{table}", entries
            elif isinstance(entries, list):
                for number, entry in enumerate(entries, start=1):
                    if isinstance(entry, dict):
                        yield f"{file}/{table} {entry.get('id', number)}", entry


def _facts(game: Game) -> list[tuple[str, Any]]:
    """Where everything comes from of which the edition says so, by place."""
    return [found for entry in _entries(components_of(game)) for found in _marks(*entry)]


def _marks(place: str, entry: Plain) -> Iterator[tuple[str, Any]]:
    """What is said about where values come from: of an entry, of some of its fields, or of tables inside it."""
    for field, value in entry.items():
        if field in _NOTES:
            continue
        if isinstance(value, dict) and is_mark(field):
            yield from ((f"{place}/{part}", mark) for part, mark in value.items())
        elif is_mark(field):
            yield (f"{place}/{field.removesuffix(_TAG)}" if field.endswith(_TAG) else place), value
        elif isinstance(value, dict):
            yield from _marks(f"{place}/{field}", value)
        elif isinstance(value, list):
            for number, inner in enumerate(value, start=1):
                if isinstance(inner, dict):
                    yield from _marks(f"{place}/{field} {number}", inner)
