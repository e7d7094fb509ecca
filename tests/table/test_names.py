"""Names that look alike, and names of which nothing can be seen."""

from __future__ import annotations

import pytest

from consigliere.kernel.refusal import Refusal
from consigliere.table.seats import LONGEST_NAME, bot_sitter, clean_name, distinct
from tests.table.scenario import lobby

ALIKE = {
    "another case": ("Anna", "ANNA"),
    "a zero-width blank": ("Anna", "An\u200bna"),
    "a joiner": ("Anna", "Anna\u200d"),
    "a mark that joins nothing": ("Anna", "Anna\u034f"),
    "a mark": ("Anna", "Anna\u0332"),
    "an accent": ("Jose", "José"),
    "a variation selector": ("Anna", "Anna\ufe0e"),
    "the filler of Hangul": ("Anna", "Anna\u3164"),
    "a blank of Braille": ("Anna", "\u2800Anna"),
    "a Cyrillic letter": ("Anna", "\u0410nna"),
    "a Greek letter": ("Bruno", "\u0392runo"),
    "wide letters": ("Anna", "Ａｎｎａ"),
    "letters of mathematics": ("Anna", "𝐀𝐧𝐧𝐚"),
    "a small l": ("Ivan", "lvan"),
    "a stroke": ("lvan", "|van"),
    "a nought": ("Otto", "0tt0"),
    "a word of two letters for one": ("Emma", "Ernrna"),
    "all of it in another script": ("COCO", "СОСО"),
    "Arabic for Persian": ("علی", "علي"),
    "a joiner within": ("می‌رود", "میرود"),
    "vowels of Arabic": ("محمد", "مُحَمَّد"),
    "a numeral of another script": ("Anna ۴", "Anna ٤"),
    "kana for kanji": ("エ", "工"),
}
DIFFERENT = [
    ("Anna", "Hanna"),
    ("Анна", "Anna"),
    ("Марія", "Мария"),
    ("Олег", "Ольга"),
    ("علی", "عالیه"),
    ("رضا", "رعنا"),
    ("かな", "がな"),
    ("ゆき", "ゆうき"),
    ("太郎", "次郎"),
    ("🦊", "🐺"),
]
UNSEEN = {
    "nothing": "",
    "blanks": " \u3000\u2003",
    "the filler of Hangul": "\u3164",
    "its parts": "\u115f\u1160",
    "the half of it": "\uffa0",
    "a blank of Braille": "\u2800",
    "zero-width blanks": "\u200b\ufeff\u2060",
    "joiners": "\u200c\u200d",
    "tags": "\U000e0041\U000e007f",
    "variation selectors": "\ufe0f\U000e0100",
    "marks without a letter": "\u0301\u0332",
    "vowels of Khmer that are not drawn": "\u17b4\u17b5",
    "marks that turn a line": "\u202e\u2066",
    "a note without a head": "\U0001d159",
    "some of all": " \u3164\u0301\u200d\u2800",
}


@pytest.mark.parametrize(("taken", "wanted"), ALIKE.values(), ids=ALIKE.keys())
def test_a_name_that_looks_like_another_gets_a_number(taken: str, wanted: str) -> None:
    for first, second in ((taken, wanted), (wanted, taken)):
        scene = lobby(4)
        scene.rises("anna", 0)
        assert not isinstance(scene.sits("a", 1, first), Refusal)
        assert not isinstance(scene.sits("b", 2, second), Refusal)
        assert scene.table.names()[2] == f"{clean_name(second)} 2"


@pytest.mark.parametrize(("taken", "wanted"), DIFFERENT)
def test_ordinary_names_stay_as_they_are(taken: str, wanted: str) -> None:
    assert distinct(wanted, [taken]) == wanted
    assert distinct(taken, [wanted]) == taken
    assert clean_name(taken) == taken


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN.keys())
def test_a_name_of_which_nothing_can_be_seen_is_refused(name: str) -> None:
    scene = lobby(4)
    refusal = scene.sits("a", 1, name) if name else None
    assert clean_name(name) == ""
    assert not name or (isinstance(refusal, Refusal) and refusal.name == "name-empty")


def test_what_is_shown_keeps_its_joiners_and_loses_its_blanks() -> None:
    assert clean_name("می\u200cرود") == "می\u200cرود"
    assert clean_name("👩\u200d💻") == "👩\u200d💻"
    assert clean_name("An\u3164na\u2800") == "An na"


def test_numbers_go_on_until_one_is_free() -> None:
    assert distinct("Аnna", ["Anna", "anna 2", "ANNA\u200b 3"]) == "Аnna 4"
    long = "l" * LONGEST_NAME
    assert distinct(long, ["I" * LONGEST_NAME]) == "l" * (LONGEST_NAME - 2) + " 2"


def test_a_bot_takes_a_name_that_is_like_nobodys() -> None:
    assert bot_sitter("random", ["\u0410urelia"]).name == "Baldo"
