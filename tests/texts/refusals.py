"""Every refusal there is, with the game it belongs to; what kernel, table and server refuse belongs to all."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from functools import cache
from pathlib import Path

import consigliere
from consigliere import games, kernel, table
from consigliere.kernel.refusal import Refusal
from consigliere.server.problems import STATUS

SOURCE = Path(consigliere.__file__).parent


@cache
def constants(game: str) -> dict[str, Refusal]:
    """Every refusal of a game, and of all games, that stands as a constant, by name: the game's own go before."""
    found: dict[str, Refusal] = {}
    for package in (kernel, table, importlib.import_module(f"{games.__name__}.{game}")):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            for value in vars(importlib.import_module(module.name)).values():
                if isinstance(value, Refusal):
                    found[value.name] = value
    return found


@cache
def names(game: str) -> frozenset[str]:
    """The names of all refusals that a table of the game can give, also of those made on the spot."""
    found = set(STATUS)
    others = [folder for folder in (SOURCE / "games").iterdir() if folder.is_dir() and folder.name != game]
    for file in SOURCE.rglob("*.py"):
        if not any(folder in file.parents for folder in others):
            found |= _named_in(file)
    return frozenset(found)


def _named_in(file: Path) -> set[str]:
    return {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
