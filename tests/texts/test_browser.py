"""The browser says what Python says, byte for byte: `web/src/lib/texts.ts`, run in Node, is held against texts.py."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from consigliere import editions, shelf
from consigliere.kernel import record
from consigliere.kernel.edition import Name
from consigliere.kernel.event import Plain
from consigliere.kernel.match import live
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.texts import Texts, languages, reading
from tests.editions.files import EVERYTHING, GAUL, SENATOR
from tests.golden import story
from tests.sample import ALL
from tests.texts import refusals
from tests.texts.catalogue import (
    MARKS,
    NAMES,
    game_patterns,
    numbers,
    patterns,
    reads_well,
    samples,
    stems,
    variables,
)
from tests.texts.test_readings import commands_of, samples_of
from tools import webdata

WEB = Path(__file__).parents[2] / "web"
FEW = 3  # times that a quick run compares steps which tell of the same kinds of things

NO_MARKS = dict.fromkeys(map(ord, MARKS))
EVERY_LANGUAGE = [Texts(language, isolate=True) for language in languages()]


class Questions:
    """What Python and the browser are both asked, and what Python says to it."""

    def __init__(self) -> None:
        self._asked: list[list[object]] = []
        self._said: list[object] = []

    def ask(self, texts: Texts, method: str, *arguments: Any, said: object = None) -> None:
        """Ask the browser's `method`; Python's answer is `said`, or what its method of that name gives."""
        self._asked.append([texts.language, method, *arguments])
        ask: Callable[..., object] = getattr(texts, method)
        self._said.append(ask(*arguments) if said is None else said)

    def calling(self, texts: Texts, names: Mapping[str, Name]) -> Texts:
        """From now on both speak this language with the names of an edition."""
        self._asked.append([texts.language, "calling", names])
        self._said.append(None)
        return texts.calling(names)

    def differences(self) -> list[tuple[object, object, object]]:
        """What was asked, what Python says and what the browser says, wherever the two are not the same."""
        assert self._asked
        heard = browser(self._asked)
        assert len(heard) == len(self._asked)
        python = [json.loads(json.dumps(said)) for said in self._said]
        return [one for one in zip(self._asked, python, heard) if one[1] != one[2]]


def browser(asked: list[list[object]]) -> list[object]:
    """The browser's answers. A message that is missing or lacks a value ends it with an error."""
    write_data()
    lines = "".join(json.dumps(question) + "\n" for question in asked)
    done = subprocess.run(
        ["node", "say.mjs"], cwd=WEB, input=lines, capture_output=True, encoding="utf-8", timeout=240
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@cache
def write_data() -> None:
    """The texts as the browser has them, from the sources as they are now."""
    webdata.main()


def test_every_message_reads_well_and_the_same_whatever_is_filled_in() -> None:
    questions = Questions()
    for texts in EVERY_LANGUAGE:
        for stem in stems(texts.language):
            known = patterns(texts.language, stem)
            for key in known:
                for values in samples(key, known):
                    text = texts._say(stem, key, values)
                    assert reads_well(text.translate(NO_MARKS)), (texts.language, stem, key)
                    questions.ask(texts, "_say", stem, key, values, said=text)

    assert questions.differences() == []


@pytest.mark.parametrize("name", shelf.names())
def test_golden_games_are_told_the_same(name: str) -> None:
    """To the first seat and to the gallery, step by step; in a quick run, what is told again and again a few times."""
    questions = Questions()
    known: Counter[tuple[object, ...]] = Counter()
    for path in story.stories(name):
        plain_story = story.read(path.read_text("utf-8"))
        game = story.game_of(plain_story)
        kept = record.read(plain_story, game)
        own = editions.own_names(game)
        # An edition has names of its own: whatever is told with them is told for the first time.
        spoken_in = [questions.calling(texts, own) if own else texts for texts in EVERY_LANGUAGE]
        for viewer, me in ((0, 0), (GALLERY, None)):
            for entry in live(kept.match.entries):
                told = [game.kinds.telling(event, viewer, kept.match.texts) for event in entry.events]
                spoken = [plain for plain in told if plain is not None]
                kinds = (viewer, *sorted(own), *(shape(plain) for plain in spoken))
                known[kinds] += 1
                if ALL or known[kinds] <= FEW:
                    for texts in spoken_in:
                        questions.ask(texts, "tellings", game.name, spoken, kept.names, me)
        for texts in EVERY_LANGUAGE if own else []:
            questions.calling(texts, {})

    assert questions.differences() == []


def shape(telling: Plain) -> tuple[object, ...]:
    """What kind of thing is told: the event with its words, whatever its seats and numbers are."""
    return tuple(value if isinstance(value, str) else type(value) for value in telling.values())


def test_every_event_alone_is_told_the_same_to_everyone() -> None:
    questions = Questions()
    told: list[Plain] = [
        {"event": "said", "seat": 1, "channel": "table", "text": ":truce 0"},
        {"event": "said", "seat": 0, "channel": "table", "text": "{ $oops } :hello"},
        {"event": "battle-tied", "seats": [0, 1, 2]},
        {"event": "game-ended", "seats": [], "reason": "none"},
        {"event": "battle-ended", "reason": "surrender", "by": 24},
        {"event": "card-dealt", "seat": 1, "card": "unknown"},
        {"event": "favor-placed", "seat": 2, "from": "off", "to": "roma"},
    ]
    for plain in told:
        for me in (0, 1, 2, None):
            for texts in EVERY_LANGUAGE:
                questions.ask(texts, "telling", "condottiere", plain, NAMES, me)

    assert questions.differences() == []


def test_every_refusal_is_worded_the_same() -> None:
    questions = Questions()
    for name in shelf.names():
        english = game_patterns("en", name)
        for refusal in refusals.constants(name).values():
            asked = sorted(variables(english[f"refusal-{refusal.name}"]) - {"arguments"})
            counted = numbers(english[f"refusal-{refusal.name}"]) - {"arguments"}
            for value in ("3", "007", "1234567890") if counted else ("3", "007", "1234567890", "x"):
                filled = refusal.with_arguments(*((argument, value) for argument in asked))
                _ask_refusal(questions, filled, name)
    _ask_refusal(questions, Refusal("never-discarding", "CON-7.15", "CON-12.7"), "condottiere")
    _ask_refusal(questions, Refusal("unknown-command").with_arguments(("word", "")), "condottiere")

    assert questions.differences() == []


def _ask_refusal(questions: Questions, refusal: Refusal, game: str) -> None:
    plain = {"refused": refusal.name, "rules": list(refusal.rules), "arguments": dict(refusal.arguments)}
    for texts in EVERY_LANGUAGE:
        questions.ask(texts, "refusal", plain, game, said=texts.refusal(refusal, game))


def test_commands_and_phrases_are_worded_the_same() -> None:
    questions = Questions()
    for name, texts in product(shelf.names(), EVERY_LANGUAGE):
        for plain in commands_of(name):
            questions.ask(texts, "command", name, plain, NAMES, 0)
        for slug in reading(name).talk:
            for me in (0, 1, None):
                questions.ask(texts, "phrase", samples_of(reading(name), slug), name, NAMES, me)
        for text in (
            ":truce",
            ":truce 24",
            ":leave london",
            ":constructor",
            "hello",
            ": hello",
            ":who-has winter.help",
        ):
            assert texts.phrase(text, name, NAMES, 0) is None
            questions.ask(texts, "phrase", text, name, NAMES, 0)

    assert questions.differences() == []


@pytest.mark.parametrize("text", [GAUL, SENATOR, EVERYTHING], ids=["gaul", "senator", "everything"])
def test_an_edition_is_described_the_same(text: str) -> None:
    game = editions.read(text)
    own = editions.own_names(game)
    questions = Questions()
    for usual in EVERY_LANGUAGE:
        texts = questions.calling(usual, own)
        for key in own:
            questions.ask(texts, "_say", game.name, key, {})
            questions.ask(texts, "has", key)
        for command in game.catalogue:
            plain = game.command_to_plain(command)
            if any(f"{kind}-{plain.get(part)}" in own for part, kind in _parts(game.name, plain)):
                questions.ask(texts, "command", game.name, plain, NAMES, 0)

    assert questions.differences() == []


def _parts(game: str, plain: Plain) -> list[tuple[str, object]]:
    return list(reading(game).commands.get(str(plain["command"]), {}).items())


def test_the_wordings_of_the_usual_edition_are_the_same() -> None:
    """They are never shown, but hold every message that another edition may need."""
    questions = Questions()
    for name, usual in product(shelf.names(), EVERY_LANGUAGE):
        names = shelf.game(name).component_names()
        texts = questions.calling(usual, names)
        for key in names:
            questions.ask(texts, "_say", name, key, {})

    assert questions.differences() == []


def test_rules_and_lists_are_the_same() -> None:
    questions = Questions()
    for texts in EVERY_LANGUAGE:
        for name in shelf.names():
            questions.ask(texts, "rules", name)
            questions.ask(texts, "sections", name)
        questions.ask(texts, "rule", "CON-4.9")
        for items in ([], ["anna"], ["anna", "bruno"], ["anna", "bruno", "آنا"], ["a", "b", "c", "d"]):
            questions.ask(texts, "joined", items)
            questions.ask(texts, "joined", items, "list-next")
        for key in (
            "card-winter",
            "card-winter.short",
            "card-winter.joker",
            "card-joker",
            "",
            "rule-CON-99-1",
        ):
            questions.ask(texts, "has", key)

    assert questions.differences() == []


def test_the_browser_marks_the_direction_of_what_is_filled_in() -> None:
    """So that the comparison is known to see what it should."""
    heard = browser([["en", "joined", ["anna", "bruno"]], ["fa", "number", 1234]])

    assert heard == ["\u2068anna\u2069 and \u2068bruno\u2069", "۱٬۲۳۴"]


def test_a_sentence_that_differs_is_found() -> None:
    questions = Questions()
    questions.ask(Texts("en"), "card", "winter", said="Winter ")

    assert questions.differences() == [(["en", "card", "winter"], "Winter ", "Winter")]
