"""Catalogues taken apart: their messages, the values these ask for, and samples of such values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from random import Random

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import consigliere
from consigliere.texts import RULES, SHARED
from tests.sample import ALL

LOCALE = Path(consigliere.__file__).parent / "locale"
NUMBERS = (0, 1, 2, 3, 5, 11, 1234)
MARKS = "\u2068\u2069"  # around what is filled in, for texts of two directions
MOST_SAMPLES = 3000 if ALL else 60  # combinations of values that are tried in one message
# As many as the largest table has.
NAMES = (
    "anna bruno carla dario elena fabio gina hugo irene jacopo katia lorenzo "
    "marta nico olga paolo quinto rita sandro tina ugo vera walter zita"
).split()


def stems(language: str) -> list[str]:
    """The catalogues of a language."""
    return sorted(file.stem for file in (LOCALE / language).glob("*.ftl"))


def games() -> list[str]:
    """The games that have texts: those with a reading."""
    return sorted(file.stem for file in LOCALE.glob("*.toml") if file.stem != SHARED)


def is_of_a_game(stem: str) -> bool:
    """Whether a catalogue belongs to one game; all games share the others."""
    return stem.removesuffix(RULES) in games()


@cache
def read(language: str, stem: str) -> ftl.Resource:
    """A catalogue as the parser sees it."""
    return parse((LOCALE / language / f"{stem}.ftl").read_text(encoding="utf-8"))


@cache
def patterns(language: str, stem: str) -> dict[str, ftl.Pattern]:
    """Every message and every attribute, by key."""
    found: dict[str, ftl.Pattern] = {}
    for entry in read(language, stem).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def shared_patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every message and attribute that all games share."""
    found: dict[str, ftl.Pattern] = {}
    for stem in stems(language):
        if not is_of_a_game(stem):
            found.update(patterns(language, stem))
    return found


@cache
def game_patterns(language: str, game: str) -> dict[str, ftl.Pattern]:
    """What a game can say: what all share, and its own messages, which go before."""
    return {**shared_patterns(language), **patterns(language, game), **patterns(language, game + RULES)}


def words(game: str, vocabulary: str) -> set[str]:
    """The words of a vocabulary, as a game's own catalogue has them."""
    keys = [key.partition(".")[0] for key in patterns("en", game)]
    return {key.removeprefix(f"{vocabulary}-") for key in keys if key.startswith(f"{vocabulary}-")}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node of the syntax tree and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def variables(pattern: ftl.Pattern) -> set[str]:
    """The names of the values a message asks for."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def numbers(pattern: ftl.Pattern) -> set[str]:
    """Those that stand in NUMBER()."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER":
            found |= {n.id.name for n in nodes(node.arguments) if isinstance(n, ftl.VariableReference)}
    return found


def bare(pattern: ftl.Pattern) -> set[str]:
    """Those that are printed or chosen by without NUMBER()."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference):
            found.add(node.expression.id.name)
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            found.add(node.selector.id.name)
    return found


def referred(pattern: ftl.Pattern) -> set[str]:
    """The keys of other messages it is made of."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ftl.MessageReference):
            found.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
    return found


def reads_well(text: str) -> bool:
    """Whether nothing was left to be filled in, and no space stands at either end."""
    return "{" not in text and "}" not in text and text == text.strip()


def samples(key: str, known: dict[str, ftl.Pattern]) -> Iterator[dict[str, str | int]]:
    """Values for every variant of a message, those of the messages it is made of included."""
    parts = [known[key], *(known[name] for name in referred(known[key]))]
    choices: dict[str, list[str | int]] = {}
    for part in parts:
        counted = numbers(part)
        for name in variables(part):
            choices[name] = list(NUMBERS) if name in counted else choices.get(name, ["x"])
        for node in nodes(part):
            if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                words = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
                choices[node.selector.id.name] += words
    yield from (dict(zip(choices, values)) for values in _combined(list(choices.values()), key))


def _combined(choices: list[list[str | int]], key: str) -> Iterator[tuple[str | int, ...]]:
    """All combinations; of very many every single value at least once, and some drawn evenly."""
    if prod(map(len, choices)) <= MOST_SAMPLES:
        yield from product(*choices)
        return
    dice = Random(key)
    for turn in range(max(map(len, choices))):
        yield tuple(values[turn % len(values)] for values in choices)
    for _ in range(MOST_SAMPLES):
        yield tuple(dice.choice(values) for values in choices)
