"""The shelf: every game with the edition that comes with it, read from the package's data."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from consigliere import games
from consigliere.kernel.game import Game


def names() -> tuple[str, ...]:
    """The games there are.

    >>> names()
    ('condottiere',)
    """
    return games.NAMES


def edition(name: str) -> dict[str, object]:
    """The components that come with a game: one entry for each of its data files."""
    folder = resources.files("consigliere.games") / name / "data"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8")) for file in files
    }


@cache
def game(name: str) -> Game:
    """A game, ready to be played; KeyError if there is none of that name."""
    if name not in games.NAMES:
        raise KeyError(name)
    return games.make(name, edition(name))
