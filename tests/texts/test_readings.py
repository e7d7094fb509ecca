"""The reading of a game describes all of its plain values and nothing else, and has words for all in every language."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel import record
from consigliere.kernel.command import say
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.match import live
from consigliere.kernel.option import Options
from consigliere.kernel.state import State, View
from consigliere.kernel.viewer import members
from consigliere.texts import Reading, Texts, languages, reading
from tests.conformance.tables import TABLES, Table
from tests.golden import story
from tests.texts import playing
from tests.texts.catalogue import LOCALE, NAMES, game_patterns, patterns, variables, words

KINDS = {"viewer", "word", "words", "seat", "seats", "choice", "number", "pile", "flag", "text", "steps"}
KINDS |= {"table", "facts", "codes"}
MARKS = {"kind", "of", "none", "quiet", "private", "advice", "strip", "row", "while"}
SEATS = "seats"  # the one table without a title: its rows are the players
SEEDS = (3, 4, 5)
FEW = 3  # looks at positions with the same verbs to choose from
EVERY = 17  # decisions between two looks at a random game
MANY = 10  # viewers
MANY_SEEDS = 20
RARE: dict[str, list[tuple[int, Options, range]]] = {
    "condottiere": [(6, {}, range(MANY_SEEDS))],
    "mobcity": [(6, {}, range(6, 7))],  # a game in which the deck of enforcers runs out
    "offer": [
        (7, {"game": "fast"}, range(MANY_SEEDS)),
        (5, {"tough_guy": True, "arrest_rule": "random_of_pointed"}, range(MANY_SEEDS)),
        (6, {"bribes": True, "arrest_rule": "random_of_pointed"}, range(MANY_SEEDS)),
        # A game in which a ghost sends a word.
        (8, {"bribes": True, "arrest_rule": "random_of_pointed"}, range(23, 24)),
    ],
}
EVERY_ENTRY = 23  # steps between two looks at a golden game

every_game = pytest.mark.parametrize(
    "game", [shelf.game(name) for name in shelf.names()], ids=lambda g: g.name
)
every_language = pytest.mark.parametrize("language", languages())


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
    described = reading(game.name).view
    for seats, changed, seeds in RARE.get(game.name, []):
        options = game.settle_options(seats, dict(changed))
        assert isinstance(options, dict)
        for seed in seeds:
            for state in playing.positions(Table(game, seats, options, changed), seed):
                views = [game.view_to_plain(View(state.seen_by(seat))) for seat in range(seats)]
                held = {(path, bool(value)) for view in views for path, value in values_of(described, view)}
                known.update(held)
                if any(known[one] <= FEW for one in held):
                    yield state


def golden_positions(game: Game) -> Iterator[State]:
    """Positions of games kept for good, their last ones included."""
    for path in story.stories():
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


@cache
def looks(name: str) -> list[list[tuple[Plain, Plain]]]:
    """View and figures as every viewer has them, position by position."""
    game = shelf.game(name)
    found: list[list[tuple[Plain, Plain]]] = []
    for walk in (random_positions(game), rare_positions(game), golden_positions(game)):
        for state in walk:
            views = [View(state.seen_by(viewer)) for viewer in game.viewers(state.seats)]
            found.append([(game.view_to_plain(view), game.figures(view)) for view in views])
    return found


def fields_of(described: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every field a reading describes, those of rows with the table before them."""
    for name, field in described.items():
        yield path + name, field
        yield from fields_of(field.get("row", {}), f"{path}{name}.")


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


def sides(game: Game) -> list[tuple[dict[str, Any], int]]:
    """What a reading describes, and which side of a look that is."""
    return [(reading(game.name).view, 0), (reading(game.name).figures, 1)]


# Views and figures.


@every_game
def test_every_field_is_described_and_nothing_else(game: Game) -> None:
    for described, side in sides(game):
        there = {
            path
            for moment in looks(game.name)
            for look in moment
            for path, _ in values_of(described, look[side])
        }

        assert there == {path for path, _ in fields_of(described)}


@every_game
def test_descriptions_are_made_of_known_words(game: Game) -> None:
    for described, _ in sides(game):
        for path, field in fields_of(described):
            kind = field["kind"]
            assert kind in KINDS, path
            assert set(field) <= MARKS, path
            assert ("of" in field) == (kind in ("word", "words", "choice", "pile", "steps")), path
            assert ("row" in field) == (kind in ("table", "facts")), path


@every_game
def test_every_value_is_of_the_kind_that_is_said(game: Game) -> None:
    for described, side in sides(game):
        fields = dict(fields_of(described))
        for moment in looks(game.name):
            for look in moment:
                for path, value in values_of(described, look[side]):
                    assert is_of_kind(fields[path]["kind"], value, len(moment)), (path, value)


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


@every_game
def test_what_is_private_differs_and_what_is_not_is_the_same_for_all(game: Game) -> None:
    for described, side in sides(game):
        differing: set[str] = set()
        for moment in looks(game.name):
            told: list[dict[str, str]] = []
            for look in moment:
                whole: dict[str, list[str]] = defaultdict(list)
                for path, value in values_of(described, look[side]):
                    whole[path].append(repr(value))
                told.append({path: "; ".join(texts) for path, texts in whole.items()})
            # A row that only one of them has is a difference too.
            paths = {path for known in told for path in known}
            differing |= {path for path in paths if len({known.get(path) for known in told}) > 1}
        fields = dict(fields_of(described))
        rows = {path for path, field in fields.items() if field["kind"] in ("table", "viewer")}

        assert differing - rows == {path for path, field in fields.items() if field.get("private")}


@every_game
def test_a_quiet_field_is_sometimes_empty(game: Game) -> None:
    """One that never is need not be called quiet."""
    for described, side in sides(game):
        empty = {
            path
            for moment in looks(game.name)
            for look in moment
            for path, value in values_of(described, look[side])
            if not value
        }

        assert {path for path, field in fields_of(described) if field.get("quiet")} <= empty


# Words.


@every_game
@every_language
def test_every_field_has_its_title(game: Game, language: str) -> None:
    texts = Texts(language)
    for described, _ in sides(game):
        for path, _ in fields_of(described):
            if path != SEATS:
                assert texts._find(game.name, f"field-{path.split('.')[-1]}"), path


@every_game
@every_language
def test_every_word_of_a_view_can_be_said(game: Game, language: str) -> None:
    texts = Texts(language)
    for described, side in sides(game):
        fields = dict(fields_of(described))
        said = {
            f"{fields[path]['of']}-{word}"
            for moment in looks(game.name)
            for look in moment
            for path, value in values_of(described, look[side])
            for word in words_of(fields[path], value)
        }

        assert [key for key in said if texts._find(game.name, key) is None] == []


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


@every_game
def test_there_is_no_title_without_a_field(game: Game) -> None:
    names = {
        path.split(".")[-1]
        for described, _ in sides(game)
        for path, _ in fields_of(described)
        if path != SEATS
    }
    titles = {key.partition(".")[0] for key in patterns("en", game.name) if key.startswith("field-")}

    assert titles == {f"field-{name}" for name in names}


# Commands.


def composed(name: str) -> Iterator[str]:
    """A line for each template of the notation whose parts are single ones; with a reason, if it can have one."""
    templates = tomllib.loads((LOCALE / f"{name}.toml").read_text("utf-8")).get("notation", {})
    commands = reading(name).commands
    for verb, template in templates.items():
        if verb != SEATS and not any(isinstance(kind, list) for kind in commands[verb].values()):
            kinds = {part: str(kind) for part, kind in commands[verb].items()}
            values = {
                part: {"seat": "1", "number": "2", "text": "Maria"}.get(kind) or min(words(name, kind))
                for part, kind in kinds.items()
            }
            line = template["text"].format(**values)
            yield line
            if f"because-{verb}" in commands:
                yield f"because 1 {line}"


@cache
def commands_of(name: str) -> list[Plain]:
    """Every command of the catalogue, talk, what else a seat may do unasked, and what the client composes."""
    game = shelf.game(name)
    found = [*game.catalogue, say("hello"), *(game.parse(line) for line in composed(name))]
    for table in TABLES:
        if table.game is game:
            state, chance = table.started(seed=5)
            found += [
                command for seat in range(table.seats) for command in game.open_commands(state, seat, chance)
            ]
    return [game.command_to_plain(command) for command in found]


@every_game
def test_every_command_is_described_with_its_parts(game: Game) -> None:
    described = reading(game.name).commands
    shared = {"say"}
    for plain in commands_of(game.name):
        parts = set(plain) - {"command", "channel"}
        assert set(described[str(plain["command"])]) == parts, plain

    assert {str(plain["command"]) for plain in commands_of(game.name)} | shared == set(described)


@every_game
@every_language
def test_every_command_can_be_said(game: Game, language: str) -> None:
    """No two different ones alike."""
    texts = Texts(language)
    said = {repr(plain): texts.command(game.name, plain, NAMES, 0) for plain in commands_of(game.name)}

    assert len(set(said.values())) == len(said)


def test_a_command_reads_like_its_button() -> None:
    texts = Texts("en")

    def said(command: Plain) -> str:
        return texts.command("condottiere", command, NAMES, 0)

    assert said({"command": "play", "card": "winter"}) == "Play Winter"
    assert said({"command": "draw", "n": 1}) == "Draw 1 card"
    assert said({"command": "keep", "cards": ["heroine", "winter"]}) == "Keep Heroine and Winter"
    assert said({"command": "keep", "cards": ["winter", "winter"]}) == "Keep Winter\u00a0×\u00a02"
    assert said({"command": "show", "cards": ["winter"], "seats": [1, 2]}) == "Show Winter to bruno and carla"


def test_a_command_nobody_described_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Texts("en").command("condottiere", {"command": "fly"}, NAMES, 0)


# Talk.


def samples_of(reads: Reading, slug: str) -> str:
    """A phrase with something for each of its parts."""
    words = {"seat": "1", "region": "ferrara", "card": "winter", "place": "queens"}
    return " ".join([f":{slug}", *(words[str(what)] for what in reads.talk[slug].values())])


@every_language
def test_every_phrase_is_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    for name in ["", *shelf.names()]:
        for slug in reading(name).talk:
            said = texts.phrase(samples_of(reading(name), slug), name, NAMES, 0)
            assert said, slug
            assert ":" not in said
            assert texts.phrase(samples_of(reading(name), slug), name, NAMES, 1)


@every_game
def test_a_phrase_uses_all_its_parts(game: Game) -> None:
    english = game_patterns("en", game.name)
    for slug, parts in reading(game.name).talk.items():
        asked = {part.removesuffix("_is").removesuffix("_id") for part in variables(english[f"talk-{slug}"])}
        assert asked == set(parts), slug


@every_game
def test_there_is_no_phrase_that_nobody_can_say(game: Game) -> None:
    known = {f"talk-{slug}" for slug in reading(game.name).talk}

    assert {key for key in game_patterns("en", game.name) if key.startswith("talk-")} == known


def test_a_phrase_speaks_to_its_reader() -> None:
    texts = Texts("en")

    assert texts.phrase(":truce 2", "condottiere", NAMES, 0) == "A truce with carla?"
    assert texts.phrase(":truce 2", "condottiere", NAMES, 2) == "A truce between us?"
    assert texts.phrase(":truce 2", "condottiere", NAMES, None) == "A truce with carla?"
    assert texts.phrase(":leave ferrara", "condottiere", NAMES, 0) == (
        "Leave Ferrara to me, and I will pass next time."
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":",
        "truce 2",
        "hello",
        ": hello",
        ":hello there",
        ":hello ",
        ":HELLO",
        ":truce",
        ":truce 24",
        ":truce -1",
        ":truce ٢",
        ":truce 2 3",
        ":truce  2",
        ":leave london",
        ":leave Ferrara",
        ":who-has winter.help",
        ":who-has mercenary_1\n",
        ":fly",
        ":constructor",
        ":)",
        "see :hello",
    ],
)
def test_what_is_no_phrase_stays_ordinary_talk(text: str) -> None:
    assert Texts("en").phrase(text, "condottiere", NAMES, 0) is None


def test_a_phrase_of_a_game_is_no_phrase_elsewhere() -> None:
    assert Texts("en").phrase(":truce 1", "", NAMES, 0) is None
    assert Texts("en").phrase(":hello", "", NAMES, 0) == "Hello!"


def test_a_phrase_said_at_the_table_is_told_in_the_readers_language() -> None:
    told: Plain = {"event": "said", "seat": 1, "channel": "table", "text": ":who-has winter"}

    assert Texts("en").telling("condottiere", told, NAMES, 0) == "bruno says: Who has Winter?"
    assert Texts("ja").telling("condottiere", told, NAMES, 1) == "あなた：冬を持っているのは誰ですか？"


@every_game
def test_a_score_is_made_of_numbers_that_every_seat_has(game: Game) -> None:
    found = reading(game.name)
    tables = (found.view[SEATS]["row"], found.figures.get(SEATS, {}).get("row", {}))
    for part in found.score:
        assert [row[part]["kind"] for row in tables if part in row] == ["number"]
