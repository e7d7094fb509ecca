"""The reading of a game describes all of its plain values and nothing else, and has words for all in every language.

Looking at all there is takes long walks: they are made in the compiled build.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel import record
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.match import live
from consigliere.kernel.option import Options
from consigliere.kernel.state import State, View
from consigliere.kernel.viewer import members
from consigliere.texts import Texts, languages, reading
from tests.conformance.tables import TABLES, Table
from tests.golden import story
from tests.sample import EVERY_WALK
from tests.texts import playing
from tests.texts.test_readings import fields_of, sides

SEEDS = (3, 4, 5)
FEW = 3  # looks at positions with the same verbs to choose from
EVERY = 17  # decisions between two looks at a random game
MANY = 10  # viewers
MANY_SEEDS = 10
RARE: dict[str, list[tuple[int, Options, range]]] = {
    "condottiere": [(6, {}, range(MANY_SEEDS))],
    "mobcity": [(6, {}, range(2, 3))],  # a game in which the deck of enforcers runs out
    "offer": [
        (7, {"game": "fast"}, range(MANY_SEEDS)),
        (5, {"tough_guy": True, "arrest_rule": "random_of_pointed"}, range(MANY_SEEDS)),
        (6, {"bribes": True, "arrest_rule": "random_of_pointed"}, range(MANY_SEEDS)),
        # A game in which a ghost sends a word.
        (8, {"bribes": True, "arrest_rule": "random_of_pointed"}, range(23, 24)),
    ],
}
EVERY_ENTRY = 23  # steps between two looks at a golden game


# What there is to describe.


def random_positions(game: Game) -> Iterator[State]:
    """Positions of random games at every sensible table: all options, one by one and all together.

    Some of the first game at each table, and of all games those in which somebody may do what nobody could before.
    """
    known: Counter[frozenset[str]] = Counter()
    for table in [table for table in TABLES if table.game is game]:
        # The more viewers there are, the fewer looks.
        every = EVERY * max(1, len(game.viewers(table.seats)) // MANY) ** 2
        for seed in SEEDS:
            for number, state in enumerate(playing.positions(table, seed)):
                offered = {
                    frozenset(game.catalogue[place].verb for place in state.legal(seat))
                    for seat in members(state.waiting_for())
                }
                known.update(offered)
                is_new = any(known[verbs] <= FEW for verbs in offered)
                is_due = number % every == 0 or state.is_over()
                if is_new or (seed == SEEDS[0] and is_due):
                    yield state


def rare_positions(game: Game) -> Iterator[State]:
    """Positions at tables where more can be seen than elsewhere: those in which a field holds what it rarely does."""
    known: Counter[tuple[str, bool]] = Counter()
    held_in = Held(reading(game.name).view)
    for seats, changed, seeds in RARE.get(game.name, []):
        options = game.settle_options(seats, dict(changed))
        assert isinstance(options, dict)
        for seed in seeds:
            for state in playing.positions(Table(game, seats, options, changed), seed):
                views = [game.view_to_plain(View(state.seen_by(seat))) for seat in range(seats)]
                held = {one for view in views for one in held_in.fields_of(view)}
                known.update(held)
                if any(known[one] <= FEW for one in held):
                    yield state


def golden_positions(game: Game) -> Iterator[State]:
    """Positions of games kept for good, their last ones included."""
    for path in story.stories(game.name):
        plain = story.read(path.read_text("utf-8"))
        if story.game_of(plain) is game:  # an edition of its own has words of its own
            yield from _positions(game, plain)


def _positions(game: Game, plain: Plain) -> Iterator[State]:
    kept = record.read(plain, game)
    state = game.new(kept.match.seats, kept.match.options)
    for number, entry in enumerate(live(kept.match.entries)):
        for event in entry.events:
            state.write(event.kind, event.a, event.b, event.c, event.d)
        if number % EVERY_ENTRY == 0 or state.is_over():
            yield state


def positions(game: Game) -> Iterator[State]:
    yield from random_positions(game)
    yield from rare_positions(game)
    yield from golden_positions(game)


def values_of(described: dict[str, Any], plain: Plain, path: str = "") -> Iterator[tuple[str, object]]:
    """Every value there is, by the path of its field."""
    for name, value in plain.items():
        yield path + name, value
        field = described.get(name, {})
        if "row" in field:
            rows = value if field["kind"] == "table" else [value]
            assert isinstance(rows, list)
            for row in rows:
                yield from values_of(field["row"], row, f"{path}{name}.")


class Held:
    """Which fields of a view hold something; what was looked into once is remembered."""

    def __init__(self, described: dict[str, Any]) -> None:
        self.described = described
        self.known: dict[tuple[str, str], frozenset[tuple[str, bool]]] = {}

    def fields_of(self, view: Plain) -> Iterator[tuple[str, bool]]:
        for name, value in view.items():
            key = (name, repr(value))
            if key not in self.known:
                inside = values_of(self.described, {name: value})
                self.known[key] = frozenset((path, bool(part)) for path, part in inside)
            yield from self.known[key]


class Seen:
    """What viewers have seen of a view, or of its figures, position by position.

    Viewers see most fields alike, and the next position is much like this one: what was looked at is not again.
    """

    def __init__(self, described: dict[str, Any]) -> None:
        self.described = described
        self.looked_at: set[tuple[str, str, int]] = set()
        self.fields = dict(fields_of(described))
        self.there: set[str] = set()
        self.empty: set[str] = set()
        self.differing: set[str] = set()
        self.words: set[str] = set()
        self.wrong: list[tuple[str, object]] = []

    def look(self, views: list[Plain]) -> None:
        """Take in one position as every viewer has it."""
        for name in {name for view in views for name in view}:
            seen = {repr(view[name]): view[name] for view in views if name in view}
            told = [self._told(name, value, len(views)) for value in seen.values()]
            if not all(name in view for view in views):
                told.append({})
            # A row that only one of them has is a difference too.
            paths = {path for known in told for path in known} if len(told) > 1 else set()
            self.differing |= {path for path in paths if len({known.get(path) for known in told}) > 1}

    def _told(self, name: str, value: object, viewers: int) -> dict[str, str]:
        """One field and all inside it, by path, as text."""
        whole: dict[str, list[str]] = defaultdict(list)
        for path, part in values_of(self.described, {name: value}):
            text = repr(part)
            whole[path].append(text)
            if (path, text, viewers) not in self.looked_at:
                self.looked_at.add((path, text, viewers))
                self._take(path, part, viewers)
        return {path: "; ".join(texts) for path, texts in whole.items()}

    def _take(self, path: str, value: object, viewers: int) -> None:
        self.there.add(path)
        field = self.fields.get(path)
        if field is None or (value is None and field.get("hidden")):
            return
        if not value:
            self.empty.add(path)
        if not is_of_kind(field["kind"], value, viewers):
            self.wrong.append((path, value))
        self.words.update(f"{field['of']}-{word}" for word in words_of(field, value))


def is_of_kind(kind: str, value: object, most: int) -> bool:
    """Whether a value can be read as that kind. `most` bounds the seats."""
    if value is None:
        return kind in ("word", "seat", "choice", "number", "text")
    if isinstance(value, bool):
        return kind == "flag"
    if isinstance(value, int):
        return kind == "number" or (kind in ("seat", "choice") and 0 <= value < most)
    if isinstance(value, str):
        return kind in ("word", "choice", "text", "viewer")
    if isinstance(value, dict):
        return kind == "facts" or (
            kind == "pile" and all(isinstance(n, int) and n > 0 for n in value.values())
        )
    assert isinstance(value, list)
    if kind == "seats":
        return all(isinstance(seat, int) and 0 <= seat < most for seat in value)
    if kind in ("words", "codes"):
        return all(isinstance(word, str) for word in value)
    if kind == "steps":
        return all(set(step) == {"step", "total"} for step in value)
    return kind == "table" and all(isinstance(row, dict) for row in value)


def words_of(field: dict[str, Any], value: object) -> list[str]:
    """The words of a vocabulary that a value names."""
    if "of" not in field:
        return []
    if value is None:
        return [field["none"]] if "none" in field else []
    if isinstance(value, int):
        return []  # a seat, where a word might stand in its place
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return list(value)
    assert isinstance(value, list)
    return [str(word["step"]) if isinstance(word, dict) else str(word) for word in value]


# What must hold.


@pytest.mark.skipif(not EVERY_WALK, reason="walked in the compiled build")
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", shelf.names())
def test_a_reading_describes_what_viewers_see(name: str) -> None:
    game = shelf.game(name)
    both = [Seen(described) for described in sides(game)]
    for state in positions(game):
        views = [View(state.seen_by(viewer)) for viewer in game.viewers(state.seats)]
        both[0].look([game.view_to_plain(view) for view in views])
        both[1].look([game.figures(view) for view in views])

    for seen in both:
        every_field_is_described_and_nothing_else(seen)
        every_value_is_of_the_kind_that_is_said(seen)
        what_is_private_differs_and_what_is_not_is_the_same_for_all(seen)
        a_quiet_field_is_sometimes_empty(seen)
        every_word_can_be_said(seen, name)


def every_field_is_described_and_nothing_else(seen: Seen) -> None:
    assert seen.there == set(seen.fields)


def every_value_is_of_the_kind_that_is_said(seen: Seen) -> None:
    assert seen.wrong == []


def what_is_private_differs_and_what_is_not_is_the_same_for_all(seen: Seen) -> None:
    """Advice is no fact of the table: it stands on the choices of whoever looks, and is reckoned for that viewer."""
    rows = {path for path, field in seen.fields.items() if field["kind"] in ("table", "viewer")}
    advice = {path for path in seen.fields if seen.fields[path.partition(".")[0]].get("advice")}
    private = {path for path, field in seen.fields.items() if field.get("private")}
    assert seen.differing - rows - advice == private - advice


def a_quiet_field_is_sometimes_empty(seen: Seen) -> None:
    """One that never is need not be called quiet."""
    assert {path for path, field in seen.fields.items() if field.get("quiet")} <= seen.empty


def every_word_can_be_said(seen: Seen, name: str) -> None:
    for language in languages():
        texts = Texts(language)
        assert [key for key in seen.words if texts._find(name, key) is None] == []
