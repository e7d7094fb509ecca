"""The texts of Condottiere: what only it has. `test_games.py` is about every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere import shelf
from consigliere.games.condottiere.event import ENDINGS, STAGES
from consigliere.games.condottiere.figures import STEPS
from consigliere.games.condottiere.pieces import CARD_IDS
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.texts import Texts, reading
from tests.games.condottiere.scenario import RULES
from tests.texts.catalogue import words

TEXTS = Texts("en")
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (3, {"clock": "slow"}),
        (3, {"target": 500}),
        (3, {"show_cards": "perhaps"}),
        (3, {"first_holder": "fabio"}),
        (3, {"target": 30}),
    ],
)
def test_a_table_that_cannot_be_opened_is_told_why(seats: int, options: dict[str, OptionValue]) -> None:
    refusal = RULES.settle_options(seats, options)

    assert isinstance(refusal, Refusal)
    assert "{" not in TEXTS.refusal(refusal, "condottiere")


@pytest.mark.parametrize("word", ["fly", "", "play joker", "choose london", "show 10"])
def test_a_line_that_means_nothing_is_told_so(word: str) -> None:
    with pytest.raises(Illegal) as caught:
        RULES.parse(word)

    assert TEXTS.refusal(caught.value.refusal).endswith("type help for the commands there are. [CON-4.4]")


def test_every_card_has_its_short_form_and_help() -> None:
    for card in (*CARD_IDS, "unknown", "none"):
        assert TEXTS.has(f"card-{card}.short")
        assert TEXTS.has(f"card-{card}.help")


def test_short_forms_are_those_of_the_notation() -> None:
    for card in CARD_IDS:
        command = RULES.parse("play " + TEXTS.say(f"card-{card}.short"))
        assert command == RULES.parse(f"play {card}")


def test_every_advice_has_its_words() -> None:
    options = RULES.settle_options(4, {"points_campaign": True, "capturing_regions": True})
    assert isinstance(options, dict)

    assert [TEXTS.advice(name) for name in RULES.advice(options)]


def test_no_word_is_without_its_thing() -> None:
    assert words("condottiere", "card") == {*CARD_IDS, "unknown", "none"}
    assert words("condottiere", "region") == {*RULES.box.regions, "off", "unknown"}
    assert words("condottiere", "stage") == words("condottiere", "decision") == set(STAGES)
    assert words("condottiere", "strength") == {"printed", *(name for name, _ in STEPS)}
    assert words("condottiere", "ending") == {*ENDINGS, "none"}
    assert words("condottiere", "option") == {option.name for option in RULES.options}
    assert words("condottiere", "command") == set(reading("condottiere").commands)


def test_the_glossary_has_every_card_with_the_words_of_its_rulebook() -> None:
    glossary = GLOSSARY.read_text(encoding="utf-8")
    cards = shelf.edition("condottiere")["cards"]

    assert isinstance(cards, dict)
    for card in cards["card"]:
        short = TEXTS.say(f"card-{card['id']}.short")
        assert f"| {card['name']} | {short} | {card['name_fa']} |" in glossary
