"""Every language that has a folder: whole, readable, and without error whatever is filled in."""

from __future__ import annotations

from collections import defaultdict

import pytest
from fluent.syntax import ast as ftl

from consigliere.texts import Texts, languages
from tests.texts.catalogue import (
    MARKS,
    bare,
    is_of_a_game,
    numbers,
    patterns,
    read,
    reads_well,
    samples,
    stems,
    variables,
)

CATALOGUES = [(language, stem) for language in languages() for stem in stems(language)]
every_catalogue = pytest.mark.parametrize(("language", "stem"), CATALOGUES)
every_language = pytest.mark.parametrize("language", languages())


@every_catalogue
def test_a_catalogue_can_be_read_to_its_end(language: str, stem: str) -> None:
    junk = [entry.content for entry in read(language, stem).body if isinstance(entry, ftl.Junk)]

    assert junk == []


@every_catalogue
def test_no_key_is_given_twice(language: str, stem: str) -> None:
    """Not in one catalogue, and not in two that every game shares."""
    keys = [e.id.name for e in read(language, stem).body if isinstance(e, ftl.Message)]
    shared = [] if is_of_a_game(stem) else [s for s in stems(language) if not is_of_a_game(s)]
    others = {key for other in shared if other != stem for key in patterns(language, other)}

    assert len(keys) == len(set(keys))
    assert others.isdisjoint(keys)


@every_language
def test_a_language_has_the_catalogues_and_keys_of_english(language: str) -> None:
    assert stems(language) == stems("en")
    for stem in stems("en"):
        assert list(patterns(language, stem)) == list(patterns("en", stem)), stem


@every_catalogue
def test_a_translation_asks_only_for_values_it_is_given(language: str, stem: str) -> None:
    asked: dict[str, set[str]] = defaultdict(set)
    for key, pattern in patterns("en", stem).items():
        asked[_message(key)] |= variables(pattern)
    for key, pattern in patterns(language, stem).items():
        assert variables(pattern) <= asked[_message(key)], key


def _message(key: str) -> str:
    return key.partition(".")[0]


@every_catalogue
def test_marks_of_direction_appear_only_on_wish(language: str, stem: str) -> None:
    """Each message once; with marks, test_browser fills in whatever there is."""
    texts = Texts(language)
    known = patterns(language, stem)
    for key in known:
        text = texts._say(stem, key, next(samples(key, known)))
        assert reads_well(text), key
        assert set(MARKS).isdisjoint(text), key


@every_catalogue
def test_every_number_is_written_by_number(language: str, stem: str) -> None:
    """So that each language writes its own digits."""
    for key, pattern in patterns(language, stem).items():
        assert bare(pattern).isdisjoint(numbers(pattern)), key


def test_marks_of_direction_surround_what_is_filled_in() -> None:
    texts = Texts("en", isolate=True)

    assert texts.say("list-last", list="anna", item="bruno") == "\u2068anna\u2069 and \u2068bruno\u2069"
