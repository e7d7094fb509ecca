"""What a copy editor would mark, as far as it can be found without reading: words that were decided against, other
scripts where a language has its own, and the punctuation and digits of Persian.

A line that reads badly is mended where it stands, and what was wrong with it is added to `REJECTED`, so that it does
not come back somewhere else. docs/glossary.md has the words that were decided for.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.texts.catalogue import patterns, stems

# By language: what is not written, and what was meant.
REJECTED = {
    "fa": {
        "سوزاندن .*به جای|به جای این پاداش": "در ازای: in exchange for, not instead of",
        "از خاندان {": "a player is not the name of a family",
        "طرفِ بی‌طرف": "نیروی مستقل: a side that takes no side",
        "پیش‌بینی‌ها|تضمین‌ها": "تدابیر احتیاطی: safeguards, not forecasts",
        "هر چه پیش بیاید": "قدرتش همیشه ۱ است: whatever happens",
        "قوانین جعبه": "دفترچه‌ی بازی: the rules of the box are in its booklet",
        "اتهام (زد|می‌زند)": "متهم کرد: the booklet's word",
        "رأی({ ?\\w+ ?}| من| شما|تان|تون)* ?(درباره‌ی [^؟]*)?رو به (بالا|پایین)": "hands point up or down, not votes",
        "(^|[.؟«] ?)آیا ": "nobody asks like that at a table",
        "دست‌به‌دست نمی‌شود": "a turf stays as it is: nothing changes hands in English only",
        "دفترچه(‌ی|‌های) (راهنما|قوانین)": "دفترچه‌ی بازی: one word for the rulebook",
        "کلمه به کلمه": "مو به مو طبق دفترچه, and متن دفترچه: by the letter, not word for word",
        "ماموریت": "مأموریت, as everywhere else",
        "(فیگور|فیگورهای|نفوذ) بی‌طرف": "مستقل: the booklet's word for the neutral figures",
        "«[^»]*سکه‌ام": "سکه‌م: what is said aloud is spoken, not written",
        "رو به (بالا|پایین) رأی|نشود رو به": "a hand points up or down, a vote is for staying or going",
        "وقتی جعبه‌ی بازی روی میز است": "طبق دفترچه‌ی بازی",
    },
    "uk": {
        "Доручення, {": "the colour of a job does not decline: Доручення, колір …",
        "вибору, який можна передумати": "a choice is not what one thinks over",
        "(лишився|лишиться) ліміт": "cards are left, not a limit",
        "Залізниця Пенн": "Залізнична компанія „Пенн Сентрал“, by the rulebook",
        "нічого двічі": "кожне щонайбільше раз",
        "найкраще припущення": "a best guess is English",
        "\\$({|[0-9])": "the sign of the dollar stands behind the number",
        "Карта Італії|регіону на карті|всю карту": "мапа: карта is a card",
        "кни[гз][а-яі]* правил": "правила гри: one word for the rulebook",
        "нічого не беруть назад": "a step is undone: кроків не скасовують",
        "(одразу|персонажів,) переможено": "програє: a sentence with somebody in it",
        "на столі коробка": "за правилами з коробки",
        "Голос, якого немає": "хто не показав пальця",
    },
    "ja": {
        "フェイズ": "フェーズ, as the rulebook spells it",
        "敷地": "店舗; where it lies is its 番地",
        "を[一-龥ァ-ヶー]+を": "one object to a verb: トークンをグラスを上に",
        "手榴弾か、[^。]*がいません": "things are ありません, people いません",
        "(あなた|}) ?の残りを": "people are 残った者",
        "[^、。]・最低値|陣営・左右": "one title for one thing",
        "；": "Japanese ends the sentence instead",
        "\\$({|[0-9]).*ドル": "ドル in sentences, $ in tables only",
        "あなたの部隊が{n}地域": "regions are no 部隊",
        "ペルシャ": "ペルシア, as everywhere else",
        "ブラウザ(?!ー)": "ブラウザー",
        "\\([0-9]\\)": "（1）: brackets as wide as the script",
        "箱入りのゲーム": "製品版のルールでは",
    },
}
# Words that are two in English: where English has the one, the translation has not the word of the other.
APART = [
    ("fa", "", r"substitutes?\b", "جانشین"),  # an heir
    ("fa", "condottiere", r"\b[Rr]emove[sd]?\b", "برمی‌دار|برنمی‌دار|بردارد|برداشته"),  # cards are burned
]

# Latin words that are no translator's to change: names, formats, and what one types.
LATIN = {
    "Condottiere",  # the Persian booklet writes it so
    "QR JSON json toml Python Enter Ctrl-C SQLite random help",
    "consigliere edition show verify bench seconds",
    "game-icons.net Lorc Delapouite CC BY SIL Open Font License",
    "Cormorant Vazirmatn Shippori Mincho Noto Sans JP",
}
RULE = re.compile(r"(CON|CORL|MOB|OFF)-[0-9]+(\.[0-9]+)?")
WORD = re.compile(r"[A-Za-zµ][A-Za-z_.-]*[A-Za-z]|[A-Za-z]")
# In the terminal small letters are what one types, and single capitals and those before digits are signs of the map.
TYPED = re.compile(r"[a-z][a-z0-9_.-]*|[A-Z][0-9]*|AB")
TERMINAL = {"Consigliere", "TEXT", "NAME", "ID", "FILE", "CARD", "Br"}  # Br: the sign of a captain
UNITS = {"s", "ns", "µs", "B"}  # of measurements, which Japanese writes so
# ロッコ・B and ロッコ・T, in both versions of the components.
NAMES = {
    "card-soldier_1_3_3": "B",
    "card-soldier_1_3_4": "T",
    "card-soldier_2_4_5": "B",
    "card-soldier_2_4_6": "T",
}


@cache
def written(language: str) -> list[tuple[str, str, str]]:
    """Every text of a language with its catalogue and key; what is filled in stands in braces, by name."""
    found: list[tuple[str, str, str]] = []
    for stem in stems(language):
        for key, pattern in patterns(language, stem).items():
            found += [(stem, key, text) for text in _texts(pattern)]
    return found


def _texts(pattern: ftl.Pattern) -> list[str]:
    """The text of a pattern, and that of every variant in it."""
    line = ""
    inner: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            line += element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            inner += [text for variant in element.expression.variants for text in _texts(variant.value)]
        else:
            line += "{" + _name(element.expression) + "}"
    return [line, *inner]


def _name(expression: object) -> str:
    """What is filled in, by name: { $region } and { NUMBER($n) } by that of their value."""
    if isinstance(expression, ftl.FunctionReference):
        return _name(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""


@pytest.mark.parametrize("language", REJECTED)
def test_what_was_decided_against_is_written_nowhere(language: str) -> None:
    found = [
        f"{stem} {key}: {meant}"
        for stem, key, text in written(language)
        for rejected, meant in REJECTED[language].items()
        if re.search(rejected, text)
    ]

    assert found == []


@pytest.mark.parametrize(("language", "game", "english", "other"), APART)
def test_two_things_have_two_words(language: str, game: str, english: str, other: str) -> None:
    meant = {(stem, key) for stem, key, text in written("en") if re.search(english, text)}

    found = [
        (stem, key)
        for stem, key, text in written(language)
        if (stem, key) in meant and stem.startswith(game) and re.search(other, text)
    ]

    assert meant
    assert found == []


@pytest.mark.parametrize("language", ["fa", "ja"])
def test_a_language_with_a_script_of_its_own_writes_it(language: str) -> None:
    found: list[str] = []
    for stem, key, text in written(language):
        if key.startswith("command-") and key.endswith(".help"):
            continue  # how it is typed
        allowed = {word for words in LATIN for word in words.split()} | {NAMES.get(key)}
        allowed |= TERMINAL if stem == "cli" else UNITS if (language, stem) == ("ja", "bench") else set()
        words = WORD.findall(RULE.sub("", re.sub("{[^}]*}", "", text)))
        strange = [
            word for word in words if word not in allowed and not (stem == "cli" and TYPED.fullmatch(word))
        ]
        found += [f"{stem} {key}: {word}" for word in strange]

    assert found == []


def test_persian_has_its_own_punctuation_and_digits() -> None:
    """What one types is typed on a plain keyboard, and licences and addresses have their own numbers."""
    found: list[str] = []
    for stem, key, text in written("fa"):
        if stem in ("cli", "bench") and re.search("[a-z]|cli-(corl|mob)-how", text + key):
            text = re.sub("[A-Za-z0-9_.,;:|{}()\\[\\]#·…/>+-]+( [A-Za-z0-9_.,;]+)*", "", text)
        plain = RULE.sub("", re.sub("{[^}]*}", "", text)).replace("CC BY 3.0", "")
        found += [f"{stem} {key}: {plain}"] * bool(re.search("[0-9?,;]", plain))

    assert found == []
