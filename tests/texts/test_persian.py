"""Persian writes its own digits, the same as a browser: `new Intl.NumberFormat("fa").format(n)`."""

from __future__ import annotations

import re

import pytest

from consigliere.kernel.event import Plain
from consigliere.kernel.refusal import Refusal
from consigliere.texts import Texts
from tests.texts.catalogue import patterns, samples, stems

TEXTS = Texts("fa")
# What `new Intl.NumberFormat("fa").format(n)` gives in Node 20.
NUMBERS = {
    0: "۰",
    7: "۷",
    10: "۱۰",
    999: "۹۹۹",
    1234: "۱٬۲۳۴",
    1234567890: "۱٬۲۳۴٬۵۶۷٬۸۹۰",
    -5: "\u200e\u2212۵",
    -1234: "\u200e\u2212۱٬۲۳۴",
}


@pytest.mark.parametrize(("number", "written"), NUMBERS.items())
def test_numbers_are_written_in_persian(number: int, written: str) -> None:
    assert TEXTS.say("table-seat-number", n=number) == f"صندلی {written}"


def test_thousands_may_be_left_together() -> None:
    said = TEXTS.say("cli-file-no-json", file="f", line=1234, column=5, why="w")

    assert "سطر ۱۲۳۴ ستون ۵" in said


def test_messages_choose_by_a_number_in_any_digits() -> None:
    assert TEXTS.say("cli-leak-found", n=0) == "هیچ نشتی پیدا نشد."
    assert TEXTS.say("table-winners", n=1, seats="anna") == "برنده: anna"
    assert TEXTS.say("table-winners", n=2, seats="anna") == "برندگان: anna"


def test_a_number_is_isolated_like_any_value() -> None:
    assert Texts("fa", isolate=True).say("table-seat-number", n=12) == "صندلی \u2068۱۲\u2069"


def test_other_languages_keep_their_own_digits() -> None:
    assert Texts("en").say("table-seat-number", n=1234) == "Seat 1,234"


def test_numbers_in_names_and_refusals_are_persian() -> None:
    refusal = Refusal("bad-seats", "CON-2.1").with_arguments(("seats", "7"))

    assert TEXTS.refusal(refusal) == "Condottiere برای ۲ تا ۶ بازیکن است، نه ۷. [CON-2.1]"
    assert TEXTS.say("card-mercenary_10") == "مزدور ۱۰"
    assert TEXTS.say("card-mercenary_10.short") == "۱۰"


def test_an_event_is_told_in_persian_digits() -> None:
    told: list[Plain] = [
        {"event": "strength-compared", "seat": 0, "total": 10, "courtesans": 0},
        {"event": "strength-compared", "seat": 1, "total": 7, "courtesans": 1},
    ]

    assert TEXTS.tellings("condottiere", told, ["anna", "bruno"], 0) == [
        "قدرت: شما با ۱۰، bruno با ۷ (۱ معشوقه)."
    ]


def test_no_letter_is_arabic_where_persian_has_its_own() -> None:
    for stem in stems("fa"):
        known = patterns("fa", stem)
        for key in known:
            text = TEXTS._say(stem, key, next(samples(key, known)))
            assert not re.search("[يىكة٠-٩]", text), key


def test_a_list_in_a_sentence_runs_from_right_to_left() -> None:
    """Its direction cannot be told from the items, each of which is isolated: a mark says it."""
    texts = Texts("fa", isolate=True)

    assert texts.say("list-next", list="a", item="b") == "\u200f\u2068a\u2069، \u2068b\u2069"
    assert not Texts("fa").say("list-next", list="a", item="b").startswith("\u200f")
