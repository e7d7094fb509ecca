"""The texts of every game are whole: nothing it can say is without its words, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from consigliere import shelf
from consigliere.kernel.event import (
    COUNT,
    FLAG,
    NUMBER,
    PERHAPS_TEXT,
    SAID,
    TEXT,
    Event,
    Kind,
    OneSeat,
    Plain,
    Seats,
    Words,
)
from consigliere.kernel.game import Game
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY, ghost_of
from consigliere.texts import Texts, reading
from tests.conformance.tables import WALKED, Table
from tests.texts import playing, refusals
from tests.texts.catalogue import NAMES, bare, game_patterns, patterns, variables

TEXTS = Texts("en")
DIGESTS = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [shelf.game(name) for name in shelf.names()]
NUMBERS = re.compile(r"(?<![\w.-])\d+(?!\w|\.\d)")
RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+?) \[", re.MULTILINE)
SECTION = re.compile(r"^### ([A-Z]+-\d+) (.+)$", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def has(game: Game, key: str) -> bool:
    """Whether a game has its own words, or shares them with all."""
    return key in game_patterns("en", game.name)


def is_number(words: Words) -> bool:
    """Whether a field is told as a number, such as that of a group."""
    told = [words.to_plain(number) for number in range(len(words.words))]
    return words in (NUMBER, COUNT) or (bool(told) and all(isinstance(word, int) for word in told))


def sentences(game: Game, kind: Kind) -> list[str]:
    """The keys of what is said of an event."""
    key = f"event-{kind.name}"
    return [found for found in game_patterns("en", game.name) if found.partition(".")[0] == key]


# Events.


@every_game
def test_every_event_has_its_sentence(game: Game) -> None:
    for kind in game.kinds.kinds:
        reads = reading(game.name)
        assert has(game, f"event-{kind.name}")
        if kind.name in reads.together:
            assert has(game, f"event-{kind.name}.part")
            assert has(game, f"event-{kind.name}.all")
        if kind.name in reads.added:
            assert has(game, f"event-{kind.name}.after")


@every_game
def test_every_field_becomes_the_right_kind_of_word(game: Game) -> None:
    for kind in game.kinds.kinds:
        reads = reading(game.name)
        asked = {
            name for key in sentences(game, kind) for name in variables(game_patterns("en", game.name)[key])
        }
        for field in kind.fields:
            prefix = reads.words.get(f"{kind.name}.{field.name}", reads.words.get(field.name))
            if isinstance(field.words, OneSeat):
                assert field.name in reads.seats
            elif is_number(field.words) or field.words in (TEXT, PERHAPS_TEXT):
                assert field.name not in reads.seats
                assert prefix is None
            elif field.words is FLAG or isinstance(field.words, Seats):
                continue  # told by their kind, whatever a word of that name is elsewhere
            elif isinstance(field.words.to_plain(0), int):
                assert field.name in reads.seats, "a seat, or a word that is chosen by"
                assert prefix is None
            elif prefix is None:
                assert field.name not in asked, "a word without a message can only be chosen by"
            else:
                assert all(has(game, f"{prefix}-{word}") for word in field.words.words)
                assert not field.is_secret or has(game, f"{prefix}-unknown")


@every_game
def test_every_number_of_an_event_is_written_by_number(game: Game) -> None:
    for kind in game.kinds.kinds:
        numbers = {field.name for field in kind.fields if is_number(field.words)}
        for key in sentences(game, kind):
            assert bare(game_patterns("en", game.name)[key]).isdisjoint(numbers), key


@every_game
def test_a_sentence_asks_only_for_fields_of_its_event(game: Game) -> None:
    for kind in game.kinds.kinds:
        fields = {field.name for field in kind.fields}
        fields |= {speaker for field, speaker in reading(game.name).refers.items() if field in fields}
        known = (
            fields | {f"{name}_{more}" for name in fields for more in ("is", "id")} | {"parts", "sentence"}
        )
        for key in sentences(game, kind):
            assert variables(game_patterns("en", game.name)[key]) <= known, key


@every_game
def test_no_sentence_is_for_an_event_that_does_not_exist(game: Game) -> None:
    """Apart from those that the terminal makes of two, an answer and what is said."""
    known = {f"event-{kind.name}" for kind in game.kinds.kinds}
    said = {key.partition(".")[0] for key in game_patterns("en", game.name) if key.startswith("event-")}
    of_the_terminal = {key for key in patterns("en", "cli") if key.startswith("event-")}

    assert said - of_the_terminal == known
    assert of_the_terminal == {"event-answer-given"}


@every_game
def test_what_a_reading_says_of_events_is_about_some_event(game: Game) -> None:
    reads = reading(game.name)
    fields = {kind.name: {field.name for field in kind.fields} for kind in game.kinds.kinds}
    words = {field for names in fields.values() for field in names}
    words |= {f"{kind}.{field}" for kind, names in fields.items() for field in names}

    assert set(reads.words) <= words
    assert set(reads.refers) <= words
    assert set(reads.seats) <= words | set(reads.refers.values())
    assert {*reads.together, *reads.ranked, *reads.added} <= set(fields)
    assert all(set(agree) <= fields[kind] for kind, agree in reads.together.items())


def test_what_joins_the_sentence_before_it_is_not_joined_to_others() -> None:
    """One event is added at a time: of several that are said together only the first would be heard."""
    for game in GAMES:
        assert set(reading(game.name).added).isdisjoint(reading(game.name).together)


# Refusals.


@every_game
def test_every_refusal_has_its_sentence(game: Game) -> None:
    names = refusals.names(game.name)
    known = {key.removeprefix("refusal-") for key in game_patterns("en", game.name) if _is_refusal(key)}

    assert set(refusals.constants(game.name)) <= names
    assert known == names


def _is_refusal(key: str) -> bool:
    return key.startswith("refusal-")


@every_game
def test_no_refusal_of_a_game_is_called_as_one_of_the_table(game: Game) -> None:
    """Both are said to the same reader, so one name has one sentence."""
    own = {key for key in patterns("en", game.name) if _is_refusal(key)}

    assert own.isdisjoint(game_patterns("en", "condottiere").keys() - patterns("en", "condottiere").keys())


@every_game
def test_every_refusal_reads_as_one_sentence_with_its_rules(game: Game) -> None:
    english = game_patterns("en", game.name)
    for refusal in refusals.constants(game.name).values():
        asked = sorted(variables(english[f"refusal-{refusal.name}"]) - {"arguments"})
        text = TEXTS.refusal(refusal.with_arguments(*((name, "3") for name in asked)), game.name)

        assert "{" not in text
        assert all(rule in text for rule in refusal.rules)
        assert all(TEXTS.rule(rule) for rule in refusal.rules)


@every_game
def test_a_table_that_cannot_be_opened_is_told_why(game: Game) -> None:
    refused = [
        game.settle_options(game.most_seats + 1, {}),
        game.settle_options(game.most_seats, {"speed": 3}),
    ]
    refused += [game.settle_options(game.least_seats, {option.name: "perhaps"}) for option in game.options]
    for refusal in refused:
        assert isinstance(refusal, Refusal)
        assert "{" not in TEXTS.refusal(refusal, game.name)


# Options, endings, questions, commands.


@every_game
def test_every_preset_is_explained(game: Game) -> None:
    for preset in game.presets:
        assert TEXTS.preset(preset.name, game.name)
        assert TEXTS.preset_help(preset.name, game.name).endswith(".")


@every_game
def test_every_option_and_its_choices_are_explained(game: Game) -> None:
    for option in game.options:
        assert has(game, f"option-{option.name}")
        assert has(game, f"option-{option.name}.help")
        assert TEXTS.rule(option.rule)
        for choice in option.choices:
            assert choice in NAMES or choice.isdigit() or has(game, f"option-{option.name}.{choice}")


@every_game
def test_every_ending_and_question_has_its_words(game: Game) -> None:
    asked = next(kind for kind in game.kinds.kinds if kind.name == "asked")

    assert all(has(game, f"ending-{ending}") for ending in game.endings)
    for decision in asked.fields[1].words.words:
        assert has(game, f"decision-{decision}")
        assert has(game, f"decision-{decision}.waiting")


@every_game
def test_every_command_has_its_words(game: Game) -> None:
    for name in reading(game.name).commands:
        assert has(game, f"command-{name}")
        assert has(game, f"command-{name}.help")


@every_game
def test_names_are_those_of_the_edition(game: Game) -> None:
    """But for what is added to tell two of the same name apart, or to number them."""
    for key, name in game.component_names().items():
        if isinstance(name, str):
            assert name in TEXTS._say(game.name, key, {}).replace("’", "'"), key


# Rules.


@every_game
def test_the_rules_are_those_of_the_digest_in_its_order(game: Game) -> None:
    digest = digest_of(game)

    assert [rule_id for rule_id, _ in TEXTS.rules(game.name)] == [
        rule_id for rule_id, _ in RULE.findall(digest)
    ]
    assert TEXTS.sections(game.name) == SECTION.findall(digest)
    assert all(TEXTS.rule(rule_id) == text for rule_id, text in TEXTS.rules(game.name))


@every_game
def test_rules_refer_to_rules_that_exist(game: Game) -> None:
    known = {*dict(TEXTS.sections(game.name)), *dict(TEXTS.rules(game.name))}
    for _, text in TEXTS.rules(game.name):
        assert set(re.findall(r"[A-Z]{2,}-\d+(?:\.\d+)?", text)) <= known


@every_game
def test_rules_keep_the_numbers_of_the_digest(game: Game) -> None:
    """A number changed by mistake in one of the two would be a different game."""
    for rule_id, text in RULE.findall(digest_of(game)):
        assert set(NUMBERS.findall(TEXTS.rule(rule_id))) <= set(NUMBERS.findall(text)), rule_id


@every_game
def test_the_digest_lists_the_events_of_the_game_each_once(game: Game) -> None:
    """What happens in any game, draws and talk, is the kernel's to describe."""
    section = digest_of(game).partition("\n## 6. Events for the log\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \|", section, re.MULTILINE)[2:]
    listed = [name for row in rows for name in re.split(r" / |, ", row)]

    assert sorted(listed) == sorted(kind.name for kind in game.kinds.kinds[SAID + 1 :])


def digest_of(game: Game) -> str:
    """The rules as the project keeps them."""
    return (DIGESTS / f"{game.name}.md").read_text(encoding="utf-8")


# Whole games, told to everyone.


def whole_game(table: Table, seed: int) -> Iterator[tuple[int, list[Plain]]]:
    """What seats, a ghost and the gallery are told of a random game."""
    said: list[str] = []
    *_, state = playing.positions(table, seed, said)
    assert state.log is not None
    for viewer in {0, table.seats - 1, ghost_of(0), GALLERY} & set(table.game.viewers(table.seats)):
        yield viewer, _told(table.game, state.log, viewer, said)


def _told(game: Game, log: list[Event], viewer: int, said: list[str]) -> list[Plain]:
    told = [game.kinds.telling(event, viewer, said) for event in log]
    return [plain for plain in told if plain is not None]


@pytest.mark.parametrize("table", [table for table in WALKED if len(table.changed) != 1], ids=repr)
def test_whole_games_can_be_told_to_everyone(table: Table) -> None:
    names = NAMES[: table.seats]
    for viewer, tellings in whole_game(table, seed=table.seats):
        me = None if viewer == GALLERY else viewer % ghost_of(0)
        different = {repr(plain): plain for plain in tellings}.values()
        one_by_one = [TEXTS.telling(table.game.name, plain, names, me) for plain in different]
        lines = TEXTS.tellings(table.game.name, tellings, names, me)
        for line in [line for line in one_by_one if line is not None] + lines:
            assert line
            assert not re.search(r"[{}]|unknown|cannot see|nobody|None|  ", line), line
        assert lines[-1].startswith("The game is over")
        if me is not None:
            assert not any(re.search(rf"\b{names[me]}\b", line) for line in lines)
