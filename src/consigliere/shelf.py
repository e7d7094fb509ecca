"""The shelf: every game with the edition that comes with it, read from the package's data, or with another."""

from __future__ import annotations

import json
import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from consigliere import games
from consigliere.kernel.edition import NAME, BadEdition, edition_problems
from consigliere.kernel.game import Game

Plain = dict[str, Any]


def names() -> tuple[str, ...]:
    """The games there are.

    >>> names()
    ('condottiere', 'corleone', 'mobcity', 'offer')
    """
    return games.NAMES


def data_files(name: str) -> dict[str, str]:
    """The texts of a game's data files, by their names without ending."""
    folder = resources.files("consigliere.games") / name / "data"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in files}


def edition(name: str) -> dict[str, object]:
    """The components that come with a game: one entry for each of its data files."""
    return {file: tomllib.loads(text) for file, text in data_files(name).items()}


def game(name: str, components: Plain | None = None) -> Game:
    """A game, ready to be played, with the edition that comes with it or another whole one.

    KeyError if there is none of that name, `BadEdition` if the components are no edition of it.
    """
    if name not in games.NAMES:
        raise KeyError(name)
    return _usual(name) if components is None else _edited(name, json.dumps(components))


@cache
def _usual(name: str) -> Game:
    return games.make(name, edition(name))


@lru_cache(maxsize=8)
def _edited(name: str, components: str) -> Game:
    edition = json.loads(components)
    problems = edition_problems(edition)
    if problems:
        raise BadEdition(problems)
    found = games.make(name, {file: tables for file, tables in edition.items() if file != NAME})
    found.edition = edition
    return found
