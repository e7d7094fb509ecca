"""An edition is described in the reader's language: what its cards, places and effects do, whatever it made of them."""

from __future__ import annotations

import json

import pytest

from consigliere import editions, shelf
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.game import Game
from consigliere.kernel.viewer import GALLERY
from consigliere.texts import Texts, languages
from tests.editions.files import EVERYTHING, SENATOR, changed
from tests.kernel.matches import anything

CORLEONE = editions.show("corleone")
USUAL = shelf.game("corleone")
NO_BREAK = "\u00a0"
every_language = pytest.mark.parametrize("language", languages())


def spoken(game: Game, language: str) -> Texts:
    """The texts of a table with this game."""
    return Texts(language).calling(editions.own_names(game))


DESCRIBED = {
    "card-gun_down.help": {  # kills two thugs instead of one
        "en": "Grey job. Costs Gun and Booze. Pays $3. Effects: kill up to 2 thugs, anywhere.",
        "uk": "Сіре доручення. Ціна: Зброя та Алкоголь. Винагорода: 3 $. "
        "Ефекти: вбити щонайбільше 2 громил де завгодно.",
        "fa": "مأموریت خاکستری. هزینه: اسلحه و مشروب. دستمزد: ۳ دلاری. "
        "قابلیت‌ها: کشتن حداکثر ۲ آدم‌کش، هر جا که باشد.",
        "ja": "灰色の仕事。コスト：銃、酒。報酬：3ドル札。効果：場所を問わず、チンピラを2人まで始末する。",
    },
    "card-shake_down.help": {  # costs other goods
        "en": "Yellow job. Costs Gun × 2 and Booze. Pays $5. Effects: shake down any business.",
        "uk": "Жовте доручення. Ціна: Зброя × 2 та Алкоголь. Винагорода: 5 $. "
        "Ефекти: зібрати данину з будь-якої локації.",
        "fa": "مأموریت زرد. هزینه: اسلحه × ۲ و مشروب. دستمزد: ۵ دلاری. قابلیت‌ها: معامله در یک تجارت دلخواه.",
        "ja": "黄の仕事。コスト：銃 ×2、酒。報酬：5ドル札。効果：好きな施設をゆする。",
    },
    "place-navy_yard.help": {  # its back gives three goods of choice
        "en": "Brooklyn. Back: take Gun or Booze (3 times). Front: take a gun; take $2.",
        "uk": "Бруклін. Верхня частина: отримати карту на вибір — Зброя або Алкоголь (3 рази). "
        "Нижня частина: отримати зброю; отримати 2 $.",
        "fa": "بروکلین. نیمه‌ی بالا: گرفتن اسلحه یا مشروب (۳ بار). "
        "نیمه‌ی پایین: گرفتن اسلحه؛ گرفتن یک ۲ دلاری.",
        "ja": "ブルックリン。裏の商売：銃または酒を得る（3回）。表の商売：銃を得る。2ドル札を得る。",
    },
    "card-senator.help": {  # a new ally
        "en": "Ally of Act I. Effects: place or move the Mayor; move a thug or family member of your own; "
        "discard 2 cards to take $10.",
        "uk": "Спільник раунду I. Ефекти: поставити або перемістити персонажа «мер»; "
        "перемістити свого громила або члена сім’ї; скинути 2 карти, щоб отримати 10 $.",
        "fa": "متحد اکت ۱. قابلیت‌ها: گذاشتن یا جابه‌جا کردن شهردار؛ "
        "جابه‌جا کردن یک آدم‌کش یا عضو خاندان از فیگورهای خودتان؛ سوزاندن ۲ کارت و گرفتن یک ۱۰ دلاری.",
        "ja": "第1幕の協力者。効果：市長を置くか動かす。自分のチンピラまたはファミリーメンバーを動かす。"
        "手札を2枚捨てて、10ドル札を得る。",
    },
    "family-corleone.help": {
        "en": "Don: Vito Corleone; consigliere: Il Macellaio; heir: Chiara Pizzino.",
        "uk": "Дон: Vito Corleone; консильєри: Il Macellaio; спадкоємець: Chiara Pizzino.",
        "fa": "رئیس: Vito Corleone؛ مشاور: Il Macellaio؛ جانشین: Chiara Pizzino.",
        "ja": "ドン：Vito Corleone。コンシリエーレ：Il Macellaio。相続人：Chiara Pizzino。",
    },
    "card-money_10": {"en": "$10", "uk": "10 $", "fa": "۱۰ دلاری", "ja": "10ドル札"},
}


@every_language
@pytest.mark.parametrize("key", DESCRIBED)
def test_what_an_edition_changes_is_described_in_every_language(key: str, language: str) -> None:
    texts = spoken(editions.read(SENATOR), language)

    assert texts.word(key, "corleone").replace(NO_BREAK, " ") == DESCRIBED[key][language]


@every_language
def test_what_it_leaves_alone_stays_as_it_was_written(language: str) -> None:
    """Names of cards that were only changed included."""
    game = editions.read(SENATOR)
    usual, texts = Texts(language), spoken(game, language)
    kept = [key for key in game.component_names().keys() - editions.own_names(game).keys() if usual.has(key)]

    assert {"card-gun_down", "place-navy_yard", "place-s01", "effect-gain_money_2"} <= {*kept}
    for key in kept:
        assert texts.word(key, "corleone") == usual.word(key, "corleone")


@every_language
@pytest.mark.parametrize("text", [SENATOR, EVERYTHING], ids=["senator", "everything"])
def test_nothing_that_can_be_done_or_seen_is_without_words(text: str, language: str) -> None:
    game = editions.read(text)
    texts = spoken(game, language)
    kept = record.begin(game, ["anna", "bruno"], _options(game), Deal(bytes(32), [None, None]))
    chance = FastChance(5)
    while not kept.match.state.is_over():
        anything(kept.match, chance)

    for command in game.catalogue:
        if command.verb in ("thug", "complete", "ally", "resolve", "pick", "bid"):
            assert texts.command("corleone", game.command_to_plain(command), kept.names, 0)
    for entry in kept.match.entries:
        told = [game.kinds.telling(event, GALLERY, kept.match.texts) for event in entry.events]
        texts.tellings("corleone", [plain for plain in told if plain is not None], kept.names)
    for key in [key for key in game.component_names() if "." not in key] + [*editions.own_names(game)]:
        said = texts.word(key, "corleone")
        assert said
        assert set("{}_").isdisjoint(said), key


def _options(game: Game) -> dict[str, bool | int | str]:
    options = game.settle_options(2, {})
    assert isinstance(options, dict)
    return options


@every_language
def test_spaces_and_acts_are_called_by_the_same_rule_in_the_usual_edition(language: str) -> None:
    """So that one space which touches other areas looks like all the others."""
    names = USUAL.component_names()
    texts = Texts(language).calling({key: name for key, name in names.items() if isinstance(name, dict)})
    for key in names:
        if key.startswith("place-s0") and "." not in key:
            assert texts.word(key, "corleone") == Texts(language).word(key, "corleone")
        if key.startswith("act-"):
            short, between = (
                Texts(language).word(f"{key}.short", "corleone"),
                "：" if language == "ja" else ": ",
            )
            assert texts.word(key, "corleone").startswith(short + between)


@every_language
def test_a_space_is_called_after_the_areas_it_touches_as_these_are_called(language: str) -> None:
    game = editions.read(changed(CORLEONE, ('name = "Chelsea"', 'name = "Little Italy"')))
    texts, usual = spoken(game, language), Texts(language)
    chelsea = usual.word("place-chelsea", "corleone")

    for space in ("place-s01", "place-s14"):
        assert texts.word(space, "corleone") == usual.word(space, "corleone").replace(chelsea, "Little Italy")
    assert texts.word("place-s03", "corleone") == usual.word("place-s03", "corleone")
    assert texts.word("place-packing_house.help", "corleone").startswith("Little Italy")


def test_whatever_speaks_of_something_with_another_name_says_the_new_name() -> None:
    game = editions.read(changed(CORLEONE, ('name = "Gun"', 'name = "Tommy Gun"')))
    texts = spoken(game, "en")

    assert texts.word("effect-gain_good_gun", "corleone") == "take Tommy Gun"
    assert texts.word("card-gun.short", "corleone") == "TG"
    assert texts.word("card-bank_robbery.help", "corleone").replace(NO_BREAK, " ") == (
        "Green job. Costs Tommy Gun × 2 and Booze. Pays $5 and $3."
    )
    assert "Tommy Gun, Booze or Blood Money" in texts.word("card-narcotics.help", "corleone")
    assert "Tommy Gun" in texts.word("place-pawn_exchange.help", "corleone")
    assert "card-cook_the_books.help" not in editions.own_names(game)


def test_of_a_gain_for_cards_it_is_clear_what_comes_several_times() -> None:
    """The gain, and not the exchange."""
    texts = spoken(editions.read(EVERYTHING), "en")

    said = texts.word("effect-discard_for_5_gain_money_1_gain_money_1", "corleone")
    assert said.replace(NO_BREAK, " ") == "discard 5 cards to take $1 × 2"


def test_a_space_that_two_may_use_after_all_does_not_say_it_is_closed() -> None:
    flags = [line for line in CORLEONE.splitlines() if line == "three_plus = true"]
    game = editions.read(CORLEONE.replace("three_plus = true", "three_plus = false"))
    own = editions.own_names(game)

    assert len(own) == len(flags) > 0
    assert {spoken(game, "en").word(key, "corleone") for key in own} == {"Open with any number of players."}


def test_a_good_of_its_own_is_known_for_one() -> None:
    caviar = '[[components.good]]\nid = "caviar"\nname = "Caviar"\ncount = 8\nwild = false\n'
    game = editions.read(
        changed(
            CORLEONE,
            ("goods_cards = 32", "goods_cards = 40"),
            ("[[components.good]]", f"{caviar}\n[[components.good]]"),
        )
    )
    texts = spoken(game, "en")

    assert texts.card("caviar") == "Caviar"
    assert texts.word("card-caviar.short", "corleone") == "Ca"
    assert texts.word("card-caviar.help", "corleone") == "An illegal good: pays for jobs."
    assert "one Caviar, Gun, Booze or Blood Money" in texts.word("card-narcotics.help", "corleone")


def test_an_edition_says_over_the_wire_only_what_it_changes() -> None:
    own = editions.own_names(editions.read(SENATOR))

    assert own.keys() == {
        "card-gun_down.help",
        "card-shake_down.help",
        "card-senator",
        "card-senator.help",
        "place-navy_yard.help",
        "family-corleone",
        "family-corleone.help",
        "card-money_10",
        "card-money_10.short",
        "card-money_10.help",
        "effect-gain_good_choice_gun_booze",
        "effect-kill_figure_anywhere_2_thug",
        "effect-kill_figure_anywhere_2_thug.help",
        "effect-place_neutral_mayor",
        "effect-move_figure_self_thug_family",
        "effect-gain_money_10",
        "effect-discard_for_2_gain_money_10",
    }
    assert own == json.loads(json.dumps(own))
