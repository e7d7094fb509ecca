"""Every refusal of the table can be read in every language."""

from __future__ import annotations

import pytest

from consigliere.kernel.refusal import Refusal
from consigliere.table import refusals
from consigliere.texts import Texts, languages

ALL = [value for value in vars(refusals).values() if isinstance(value, Refusal)]
FILLED = {
    "empty-seats": (("n", "3"),),
    "no-such-rules": (("version", "3"),),
    "no-such-bot": (("bot", "genius"), ("known", "greedy, random")),
    "rematch-exists": (("code", "efgh"),),
    "too-many-taken-back": (("n", "500"),),
}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_table_is_a_sentence(language: str) -> None:
    texts = Texts(language)
    for refusal in ALL:
        filled = FILLED.get(refusal.name, ())
        text = texts.refusal(refusal.with_arguments(*filled))
        assert text[-1] in ".。", refusal.name
        assert all(value in text for name, value in filled if name not in ("n", "version")), refusal.name


def test_a_number_is_written_in_the_digits_of_the_language() -> None:
    three = refusals.EMPTY_SEATS.with_arguments(("n", "3"))

    for language, digit in (("en", "3"), ("fa", "۳"), ("ja", "3"), ("uk", "3")):
        written = [letter for letter in Texts(language).refusal(three) if letter.isdigit()]
        assert written == [digit]


def test_no_two_refusals_share_a_name() -> None:
    assert len({refusal.name for refusal in ALL}) == len(ALL)
