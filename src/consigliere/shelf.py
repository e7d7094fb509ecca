"""The shelf: every game with the components that come with it, read from the package's data, or with others.

The components that come with a game have a version. The newest lies in `games/<game>/data`; earlier ones stay for good
in `data/1`, `data/2` and so on, whole, since tables and records name them.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from consigliere import games
from consigliere.kernel.edition import FIRST, NAME, BadEdition, edition_problems
from consigliere.kernel.game import Game

Plain = dict[str, Any]


def names() -> tuple[str, ...]:
    """The games there are.

    >>> names()
    ('condottiere', 'corleone', 'mobcity', 'offer')
    """
    return games.NAMES


@cache
def newest(name: str) -> int:
    """The version of the components that come with a game now."""
    return FIRST + sum(entry.name.isdigit() for entry in _data(name).iterdir())


def _data(name: str) -> Traversable:
    return resources.files("consigliere.games") / name / "data"


def data_files(name: str, version: int | None = None) -> dict[str, str]:
    """The texts of a game's data files by their names without ending, of the newest version or of another."""
    folder = _data(name) if version in (None, newest(name)) else _data(name) / str(version)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in files}


def edition(name: str, version: int | None = None) -> dict[str, object]:
    """The components that come with a game: one entry for each of its data files."""
    return {file: tomllib.loads(text) for file, text in data_files(name, version).items()}


def game(name: str, components: Plain | int | None = None, rules: object = None) -> Game:
    """A game, ready to be played: with the components that come with it, an earlier version of these, or an edition.

    By its newest rules, unless a table or a record names a version that the program still has. Where it names another
    the game only folds and shows what is there: `rules_version` is then not what was asked for, and nothing may be
    decided with it. KeyError if there is no game of that name, `BadEdition` if the components are no edition of it.
    """
    if name not in games.NAMES:
        raise KeyError(name)
    known = games.RULES[name]
    played = next((version for version in known if version == rules), known[-1])
    if components is None:
        return _usual(name, newest(name), played)
    if isinstance(components, int):
        return _usual(name, components, played)
    return _edited(name, json.dumps(components), played)


@cache
def _usual(name: str, version: int, rules: int) -> Game:
    if not FIRST <= version <= newest(name):
        raise BadEdition([f"{name} has no components of version {version}"])
    found = games.make(name, edition(name, version), rules)
    found.edition = version
    return found


@lru_cache(maxsize=8)
def _edited(name: str, components: str, rules: int) -> Game:
    edition = json.loads(components)
    problems = edition_problems(edition)
    if problems:
        raise BadEdition(problems)
    found = games.make(name, {file: tables for file, tables in edition.items() if file != NAME}, rules)
    found.edition = edition
    return found
