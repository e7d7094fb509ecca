"""The reading of a game is made of known words, and commands and phrases have theirs in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel.command import say
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.texts import Reading, Texts, languages, reading
from tests.conformance.tables import TABLES
from tests.texts.catalogue import LOCALE, NAMES, game_patterns, patterns, variables, words

KINDS = {"viewer", "word", "words", "seat", "seats", "choice", "number", "pile", "flag", "text", "steps"}
KINDS |= {"table", "facts", "codes"}
MARKS = {"kind", "of", "none", "hidden", "quiet", "private", "advice", "strip", "row", "while", "on"}
SEATS = "seats"  # the one table without a title: its rows are the players

every_game = pytest.mark.parametrize(
    "game", [shelf.game(name) for name in shelf.names()], ids=lambda g: g.name
)
every_language = pytest.mark.parametrize("language", languages())


# Views and figures: test_views holds what is described against what there is.


def fields_of(described: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every field a reading describes, those of rows with the table before them."""
    for name, field in described.items():
        yield path + name, field
        yield from fields_of(field.get("row", {}), f"{path}{name}.")


def sides(game: Game) -> list[dict[str, Any]]:
    """What a reading describes of a view, and of its figures."""
    return [reading(game.name).view, reading(game.name).figures]


@every_game
def test_descriptions_are_made_of_known_words(game: Game) -> None:
    for described in sides(game):
        for path, field in fields_of(described):
            kind = field["kind"]
            assert kind in KINDS, path
            assert set(field) <= MARKS, path
            assert ("of" in field) == (kind in ("word", "words", "choice", "pile", "steps")), path
            assert ("row" in field) == (kind in ("table", "facts")), path


@every_game
@every_language
def test_every_field_has_its_title(game: Game, language: str) -> None:
    texts = Texts(language)
    for described in sides(game):
        for path, _ in fields_of(described):
            if path != SEATS:
                assert texts._find(game.name, f"field-{path.split('.')[-1]}"), path


@every_game
def test_there_is_no_title_without_a_field(game: Game) -> None:
    names = {
        path.split(".")[-1] for described in sides(game) for path, _ in fields_of(described) if path != SEATS
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
