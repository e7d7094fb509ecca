"""Texts as the table, the terminal and the server use them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from consigliere.kernel.event import Plain
from consigliere.kernel.refusal import UNKNOWN_COMMAND, Refusal
from consigliere.texts import Texts, languages

TEXTS = Texts("en")
NAMES = ["anna", "bruno", "carla"]


def tell(telling: Plain, me: int | None = 0) -> str | None:
    return TEXTS.telling("condottiere", telling, NAMES, me)


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^there is no language 'xx'; choose one of: .*\ben\b[^\n]*$"):
        Texts("xx")


@pytest.mark.parametrize("language", ["", "..", "en/..", "."])
def test_a_path_is_no_language(language: str) -> None:
    with pytest.raises(ValueError, match="there is no language"):
        Texts(language)


def test_the_languages_are_listed() -> None:
    assert "en" in languages()


def test_a_missing_message_is_a_key_error() -> None:
    assert not TEXTS.has("card-joker")
    assert not TEXTS.has("card-heroine.joker")
    for key in ("card-joker", "card-heroine.joker", "rule-CON-99-1", ""):
        with pytest.raises(KeyError):
            TEXTS.say(key)


def test_a_value_left_out_is_an_error() -> None:
    with pytest.raises(ValueError, match="list-last"):
        TEXTS.say("list-last", list="anna")


def test_attributes_are_found_by_a_dot() -> None:
    assert TEXTS.say("card-mercenary_10") == "Mercenary 10"
    assert TEXTS.say("card-mercenary_10.short") == "10"
    assert TEXTS.has("card-mercenary_10.help")


def test_a_rule_is_found_by_its_id() -> None:
    assert TEXTS.rule("CON-9.1").startswith("With 4, 5 or 6 players")
    with pytest.raises(KeyError):
        TEXTS.rule("CON-9.99")


def test_the_rules_of_an_unknown_game_are_a_key_error() -> None:
    with pytest.raises(KeyError):
        TEXTS.rules("chess")


def test_a_refusal_ends_with_its_rules() -> None:
    refusal = Refusal("never-discarding", "CON-7.15", "CON-12.7")

    assert TEXTS.refusal(refusal).endswith("never discarded. [CON-7.15, CON-12.7]")


def test_a_refusal_is_filled_with_its_arguments() -> None:
    refusal = Refusal("bad-seats", "CON-2.1").with_arguments(("seats", "7"))

    assert TEXTS.refusal(refusal) == "Condottiere is for 2 to 6 players, not 7. [CON-2.1]"


def test_a_command_that_means_nothing_is_quoted_if_there_is_one() -> None:
    assert TEXTS.refusal(UNKNOWN_COMMAND).startswith("That is no command here")
    assert TEXTS.refusal(UNKNOWN_COMMAND.with_arguments(("word", ""))).startswith("That is no command")
    assert TEXTS.refusal(UNKNOWN_COMMAND.with_arguments(("word", "fly"))).startswith("“fly” means nothing")


@pytest.mark.parametrize("language", languages())
def test_a_number_that_was_typed_is_repeated_as_it_was_typed(language: str) -> None:
    refusal = UNKNOWN_COMMAND.with_arguments(("word", "007000"))

    assert "007000" in Texts(language).refusal(refusal)


def test_a_number_too_long_for_any_table_is_still_refused_in_words() -> None:
    refusal = Refusal("bad-seats", "CON-2.1").with_arguments(("seats", "123456789012"))

    assert TEXTS.refusal(refusal) == "Condottiere is for 2 to 6 players, not 123,456,789,012. [CON-2.1]"


def test_i_am_you_and_others_have_names() -> None:
    played: Plain = {"event": "card-played", "seat": 0, "card": "heroine", "face_down": False}

    assert tell(played, 0) == "You play Heroine."
    assert tell(played, 1) == "anna plays Heroine."
    assert tell(played, None) == "anna plays Heroine."


def test_a_face_down_card_is_named_only_to_its_player() -> None:
    played: Plain = {"event": "card-played", "seat": 1, "card": "heroine", "face_down": True}

    assert tell(played, 1) == "You play Heroine face down."
    assert tell({**played, "card": "unknown"}, 0) == "bruno plays a card face down."


def test_several_seats_are_listed_with_me_first() -> None:
    tied: Plain = {"event": "battle-tied", "seats": [0, 1, 2]}

    assert tell(tied, 2) == "The battle is tied between you, anna and bruno."
    assert tell(tied, None) == "The battle is tied between anna, bruno and carla."


def test_what_goes_without_saying_is_not_said() -> None:
    assert tell({"event": "asked", "seats": [0], "decision": "play_or_pass"}) is None
    assert tell({"event": "card-dealt", "seat": 1, "card": "unknown"}) is None
    assert tell({"event": "hand-answered", "seat": 1, "answer": "unknown"}) is None


def test_the_cards_one_is_dealt_make_one_sentence_in_the_order_of_the_catalogue() -> None:
    cards = ["winter", "mercenary_10", "mercenary_2", "winter"]
    told: list[Plain] = [{"event": "hand-dealt", "seat": 0, "count": 4}]
    told += [{"event": "card-dealt", "seat": 0, "card": card} for card in cards]
    told += [{"event": "hand-dealt", "seat": 1, "count": 4}]
    told += [{"event": "card-dealt", "seat": 1, "card": "unknown"}] * 4
    told += [{"event": "hand-dealt", "seat": 2, "count": 5}]

    assert TEXTS.tellings("condottiere", told, NAMES, 0) == [
        "You get Mercenary 2, Mercenary 10, Winter\u00a0×\u00a02.",
        "Cards dealt: bruno 4, carla 5.",
    ]


def test_a_total_joins_the_card_that_made_it() -> None:
    told: list[Plain] = [
        {"event": "card-played", "seat": 1, "card": "heroine", "face_down": False},
        {"event": "total-announced", "seat": 1, "total": 10},
        {"event": "asked", "seats": [0], "decision": "play_or_pass"},
        {"event": "card-played", "seat": 0, "card": "winter", "face_down": False},
        {"event": "seasons-discarded", "season": "spring", "count": 2},
        {"event": "total-announced", "seat": 0, "total": 0},
    ]

    assert TEXTS.tellings("condottiere", told, NAMES, 0) == [
        "bruno plays Heroine. Total: 10.",
        "You play Winter.",
        "Spring ends: 2 cards are discarded.",
        "Your total is 0.",
    ]


def test_strengths_are_compared_in_one_sentence() -> None:
    told: list[Plain] = [
        {"event": "strength-compared", "seat": seat, "total": total, "courtesans": courtesans}
        for seat, total, courtesans in ((0, 10, 0), (1, 7, 1), (2, 2, 2))
    ]

    assert TEXTS.tellings("condottiere", told, NAMES, 0) == [
        "Strength: you 10, bruno 7 with 1 Courtesan, carla 2 with 2 Courtesans."
    ]


def test_talk_is_repeated_as_it_was_said() -> None:
    said: Plain = {"event": "said", "seat": 1, "channel": "table", "text": "{ $oops } “hm”"}

    assert tell(said) == "bruno says: { $oops } “hm”"


def test_names_may_be_anything() -> None:
    told: Plain = {"event": "passed", "seat": 0, "out": True, "reason": "choice"}

    assert TEXTS.telling("condottiere", told, ["{ $x }"], None) == "{ $x } passes."


def test_importing_the_texts_reads_no_catalogue_and_no_fluent() -> None:
    code = "import sys, consigliere.texts; print(any(name.startswith('fluent') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "False"


def test_undoing_a_step_and_the_scarecrow_have_words_of_their_own() -> None:
    """Both buttons stand side by side (CON-5.28): whoever wants the one must not press the other."""
    scarecrow = {"en": "back", "fa": "گردان", "ja": "戻", "uk": "верну"}
    undo = {"en": "und", "fa": "لغو", "ja": "取り消", "uk": "скас"}
    sentences = [
        "undo-done",
        "undo-asked",
        "undo-agreed",
        "refusal-nothing-to-undo",
        "web-undo",
        "web-log-gone",
    ]
    for language in languages():
        texts = Texts(language)
        taking = texts.word("command-take", "condottiere", card="").casefold()
        assert scarecrow[language] in taking
        assert undo[language] not in taking
        for key in sentences:
            said = texts.say(key, seat="Anna", seat_is="other").casefold()
            assert undo[language] in said, key
            assert scarecrow[language] not in said, key


def test_who_added_randomness_is_counted_in_players() -> None:
    """Two players may share a device, and each seat adds its own."""
    players = {"en": "player", "fa": "بازیکن", "ja": "プレイヤー", "uk": "грав"}
    for language in languages():
        texts = Texts(language)
        for key in ("web-deal-mixed", "web-log-started", "web-check-contributions.good"):
            assert all(players[language] in texts.say(key, n=n) for n in (1, 2, 5)), key
