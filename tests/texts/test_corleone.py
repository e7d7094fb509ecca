"""What the catalogues say of the components of Corleone's Empire is what these do.

An edition of somebody's own is described from its data, piece by piece. What comes with the game has sentences written
by hand: they name the same money and the same goods as the pieces would.
"""

from __future__ import annotations

import re

import pytest

from consigliere import shelf
from consigliere.texts import Texts, languages

GAME = "corleone"
# Goods as they are written in a sentence, whatever their form.
GOODS = {
    "en": ("gun", "booze", "blood money", "narcotics"),
    "fa": ("اسلحه", "مشروب", "پول خون", "مواد مخدر"),
    "ja": ("銃", "酒", "汚れた金", "麻薬"),
    "uk": ("збро", "алкогол", "брудн", "наркот"),
}
MONEY = {"en": r"\$(\d)", "fa": r"(\d) دلار", "ja": r"(\d)ドル", "uk": "(\\d)\u00a0[$]"}
SAME = {"en": "the same", "fa": "همان", "ja": "同じ効果", "uk": "те саме"}


def halves(texts: Texts, help_text: str) -> list[str]:
    """A business has a back and a front; all else is one."""
    front = texts._say(GAME, "about-front", {"effects": "x"}).partition("x")[0]
    parts = help_text.split(front)
    if len(parts) == 2 and SAME[texts.language] in parts[1]:
        parts[1] += parts[0]
    return parts


def named(texts: Texts, text: str) -> tuple[set[str], set[str]]:
    """The money and the goods that a text names."""
    goods = {good for good in GOODS[texts.language] if good in text.casefold()}
    return set(re.findall(MONEY[texts.language], text)), goods


@pytest.mark.parametrize("language", languages())
def test_a_card_or_business_is_said_to_give_what_it_gives(language: str) -> None:
    """Of the components that come with the game now; what earlier ones do differently is told from their data."""
    texts = Texts(language)
    for key, wording in shelf.game(GAME).component_names().items():
        if key.endswith(".help") and texts.has(key) and key.startswith(("card-", "place-")):
            made = halves(texts, texts.calling({key: wording})._say(GAME, key, {}))
            written = halves(texts, texts._say(GAME, key, {}))

            assert [named(texts, part) for part in written] == [named(texts, part) for part in made], key
