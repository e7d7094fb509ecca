"""Bribes: whom a coin holder may name, and the word that is brought [OFF-12.7 to OFF-12.20]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.roles import ROLE_IDS
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.state import View
from consigliere.kernel.viewer import HOUSE
from tests.games.offer.scenario import (
    A9,
    RULES,
    S7,
    Stacked,
    asked,
    checkpoint,
    events,
    legal,
    night,
    options_for,
    pass_night,
    play,
    refused_by,
    stage,
    talk,
    told,
    view,
    voted_out,
    whispers,
)
from tests.games.offer.test_coins import coins


def bribing(**what: object) -> Offer:
    """Night 2 with seat 4 a ghost and a coin before seat 6."""
    return night(S7, 2, ghosts=[4], coins={6: 1}, bribes=True, **what)


def test_a_coin_holder_may_name_a_ghost() -> None:
    """[OFF-12.7; OFF-D22]"""
    state = bribing()

    assert legal(state, "6") == ["ready", "bribe 4", "bribe nobody"]
    assert refused_by(state, "5 bribe 4") == "OFF-12.7"
    assert refused_by(state, "4 bribe 4") == "OFF-13.2"
    assert refused_by(talk(S7, ghosts=[4], coins={6: 1}, bribes=True), "6 bribe 4") == "OFF-9.1"


def test_only_ghosts_of_nightfall_can_be_named() -> None:
    """[OFF-12.8; OFF-X59]"""
    state = bribing()
    play(state, "2 point 5")
    checkpoint(state)

    assert refused_by(state, "6 bribe 5") == "OFF-12.8"


def test_one_bribe_a_night() -> None:
    """[OFF-12.9] A second name replaces the first; one coin of three is spent."""
    state = night(S7, 2, ghosts=[4, 5], coins={6: 3}, bribes=True)
    play(state, "6 bribe 4, 6 bribe 5")
    checkpoint(state)
    checkpoint(state)
    assert whispers(state, "4") == []
    assert [w["seats"] for w in whispers(state, "5")] == [[6]]
    checkpoint(state)
    checkpoint(state)

    assert coins(state)[6] == 2


def test_a_bribe_may_be_thought_better_of() -> None:
    """[OFF-9.5, OFF-12.9; OFF-D22]"""
    state = bribing()
    pass_night(state, "6 bribe 4, 6 bribe nobody")

    assert coins(state)[6] == 1
    assert whispers(state, "4") == []


def test_the_ghost_may_send_a_word_or_none() -> None:
    """[OFF-12.10; OFF-D23] From the second checkpoint on, if it was named."""
    state = bribing()
    play(state, "6 bribe 4")
    assert refused_by(state, "4 word Maria") == "OFF-12.10"
    checkpoint(state)
    checkpoint(state)
    assert refused_by(state, "5 word Maria") == "OFF-12.10"
    play(state, "4 word player:2, 4 word -, 4 word role:don")
    checkpoint(state)
    play(state, "4 word player:2")
    checkpoint(state)

    assert [(w["about"], w["seats"], w["answer"]) for w in whispers(state, "6")] == [("word", [2], "player")]
    assert refused_by(state, "4 word Maria") == "OFF-12.10"


@pytest.mark.parametrize(
    ("word", "seats", "answer"), [("role:don", [], "don"), ("player:2", [2], "player"), ("-", [], "nothing")]
)
def test_what_the_briber_is_brought(word: str, seats: list[int], answer: str) -> None:
    """[OFF-12.10, OFF-12.11; OFF-X57]"""
    state = bribing()
    play(state, "6 bribe 4")
    checkpoint(state)
    checkpoint(state)
    play(state, f"4 word {word}")
    checkpoint(state)
    checkpoint(state)

    assert [(w["seats"], w["answer"]) for w in whispers(state, "6")] == [(seats, answer)]
    assert (coins(state)[6], state.bank()) == (0, 12)


def test_the_coin_is_gone_word_or_no_word() -> None:
    """[OFF-12.11, OFF-12.16; OFF-X57] At dawn everybody sees it, not before."""
    state = bribing()
    play(state, "6 bribe 4")
    for _ in range(3):
        checkpoint(state)
        assert (coins(state)[6], told(state, "gallery", "coin-spent")) == (1, [])
    checkpoint(state)

    assert told(state, "gallery", "coin-spent") == [{"event": "coin-spent", "seat": 6, "left": 0}]
    assert (coins(state)[6], state.bank()) == (0, 12)
    assert [w["answer"] for w in whispers(state, "6")] == ["nothing"]


GOOD_WORDS = [
    "Maria",
    "x",
    "Jean-Luc",
    "O'Brien",
    "D’Angelo",
    "مشاور",
    "می‌رود",  # with a zero-width non-joiner inside
    "é" * 24,
    "नमस्ते",  # with combining marks
    "player:2",
    "role:don",
    "-",
]
BAD_WORDS = [
    "two words",
    "x9",
    "",
    "-x",
    "x-",
    "'x",
    "x!",
    "x" * 25,
    "Maria.",
    "9",
    "role:saboteur",
    "player:7",
    "‌x",
]


def asked_for_a_word(**what: object) -> Offer:
    state = bribing(**what)
    play(state, "6 bribe 4")
    checkpoint(state)
    checkpoint(state)
    return state


@pytest.mark.parametrize("word", GOOD_WORDS)
def test_what_is_one_word(word: str) -> None:
    """[OFF-12.12; OFF-X58] Also a name picked from the list, whatever it looks like."""
    state = asked_for_a_word()
    play(state, f"4 word {word}")

    assert events(state, "word-sent")[-1]["seat"] == 4


@pytest.mark.parametrize("word", BAD_WORDS)
def test_what_is_no_word(word: str) -> None:
    """[OFF-12.12; OFF-X58]"""
    assert refused_by(asked_for_a_word(), f"4 word {word}") == "OFF-12.12"


def test_only_names_may_be_sent_if_that_was_agreed() -> None:
    """[OFF-12.13]"""
    state = asked_for_a_word(word_list_only=True)
    assert refused_by(state, "4 word Maria") == "OFF-12.13"
    play(state, "4 word role:don, 4 word player:2, 4 word -")

    assert len(events(state, "word-sent")) == 3


def begun(**options: object) -> Match:
    """Night 2 of S7 with bribes in a match that keeps texts: seat 4 is a ghost, seat 5 holds its coin."""
    cards = S7.split()
    chosen = options_for(cards, bribes=True, **options)  # type: ignore[arg-type]
    match = Match(RULES, len(cards), chosen, Stacked([ROLE_IDS.index(card) for card in cards]))
    match.start()
    match.chance = FastChance(1)
    do(match, HOUSE, "time-up opening")
    for seat in range(7):
        do(match, seat, "pass")
    for seat in range(7):
        do(match, seat, "over")
    do(match, 2, "point 4")
    for _ in range(4):
        do(match, HOUSE, "time-up night")
    do(match, 4, "coin left")
    for seat in (0, 1, 2, 3, 5, 6):
        do(match, seat, "over")
    return match


def do(match: Match, actor: int, line: str) -> None:
    assert match.submit(actor, [RULES.parse(line)]) is None, line


def test_only_the_briber_reads_the_word() -> None:
    """[OFF-12.14; OFF-X57] And the ghost who sends it; a ghost with the public view is no exception."""
    match = begun()
    do(match, 5, "bribe 4")
    do(match, HOUSE, "time-up night")
    do(match, HOUSE, "time-up night")
    do(match, 4, "word Maria")
    do(match, HOUSE, "time-up night")
    do(match, HOUSE, "time-up night")

    readers = [
        viewer
        for viewer in RULES.viewers(7)
        if any("Maria" in str(match.telling(entry, viewer)) for entry in match.entries)
    ]
    assert readers == [4, 5, 24 + 4, 24 + 5]
    brought = [
        event
        for entry in match.entries
        for event in match.telling(entry, 5)
        if event["event"] == "word-brought"
    ]
    assert brought[-1] == {"event": "word-brought", "seat": 5, "word": "Maria"}


def test_it_is_not_kept_where_others_can_see_it() -> None:
    """[OFF-12.14] The plain view of nobody else has it, after dawn of nobody at all."""
    state = asked_for_a_word()
    play(state, "4 word role:don")
    for viewer in ("0", "6", "ghost 5", "gallery"):
        assert [row["word"] for row in view(state, viewer)["seats"]] == [None] * 7  # type: ignore[attr-defined]
    checkpoint(state)
    checkpoint(state)
    for viewer in ("0", "4", "6", "ghost 4", "gallery"):
        assert [row["word"] for row in view(state, viewer)["seats"]] == [None] * 7  # type: ignore[attr-defined]


def test_the_briber_may_tell_hide_or_falsify_it() -> None:
    """[OFF-12.15] Whatever was sent, or nothing: the table hears only what he says."""
    heard = []
    for word in ("role:don", "player:2", "-"):
        state = asked_for_a_word()
        play(state, f"4 word {word}")
        checkpoint(state)
        checkpoint(state)
        play(state, "6 bought role:cop, 6 bought -, 6 bought player:0")
        heard.append(told(state, "gallery"))

    assert heard[0] == heard[1] == heard[2]


def test_the_ghost_knows_who_asked() -> None:
    """[OFF-12.17] Several may ask the same."""
    state = night(S7, 2, ghosts=[4], coins={6: 1, 5: 1}, bribes=True)
    play(state, "6 bribe 4, 5 bribe 4")
    checkpoint(state)
    checkpoint(state)

    for viewer in ("4", "ghost 4"):
        assert [(w["about"], w["seats"]) for w in whispers(state, viewer)] == [("bribed", [5, 6])]
        assert [row["bribes"] for row in view(state, viewer)["seats"]][5:] == [4, 4]  # type: ignore[attr-defined]
    for other in ("0", "6", "gallery"):
        assert whispers(state, other) == []
    play(state, "4 word player:2")
    checkpoint(state)
    checkpoint(state)
    assert [w["seats"] for seat in ("5", "6") for w in whispers(state, seat)] == [[2], [2]]


def test_a_briber_who_falls_still_gets_the_word() -> None:
    """[OFF-12.18, OFF-12.19] His other coins go back before he takes the one he gives."""
    state = night(S7, 2, ghosts=[4], coins={6: 2}, bribes=True)
    play(state, "6 bribe 4, 2 point 6")
    checkpoint(state)
    checkpoint(state)
    play(state, "4 word player:2")
    checkpoint(state)
    checkpoint(state)
    assert [w["about"] for w in whispers(state, "6")] == ["word"]
    assert (coins(state)[6], state.bank()) == (0, 12)
    play(state, "6 coin left")

    assert (coins(state), state.bank()) == ([1, 0, 0, 0, 0, 0, 0], 11)


def test_unspent_coins_go_back() -> None:
    """[OFF-12.19; OFF-X60] A holder of two is voted out while the living hold all twelve: the bank has two."""
    state = talk(S7, coins={0: 10, 5: 2}, bribes=True)
    assert state.bank() == 0
    voted_out(state, 5)

    assert told(state, "gallery", "coins-returned") == [{"event": "coins-returned", "seat": 5, "count": 2}]
    assert state.bank() == 2


def test_a_faller_gives_one_of_the_coins_he_had() -> None:
    """[OFF-12.19] All twelve are out; his own come back first, so there is one to give."""
    state = night(S7, coins={0: 11, 5: 1}, bribes=True)
    pass_night(state, "2 point 5")

    assert (stage(state), asked(state)) == ("coin", ["5"])


@pytest.mark.parametrize("dusk", [False, True])
def test_a_tough_guy_who_leaves_because_of_his_arrest_brings_a_coin(dusk: bool) -> None:
    """[OFF-12.20; OFF-D12] At dusk before the night begins."""
    state = night(A9, bribes=True, tough_until_dusk=dusk)
    pass_night(state, "2 point 7, 3 point 7")
    for seat in range(9):
        play(state, f"{seat} over")
    if not dusk:
        pass_night(state)
    assert (stage(state), asked(state)) == ("coin", ["7"])
    play(state, "7 coin right")

    assert coins(state)[6] == 1
    assert stage(state) == ("night_1" if dusk else "talk")


def test_with_bribes_ghosts_are_asked_alike() -> None:
    """[OFF-D1, OFF-D23] After the second checkpoint, named or not."""
    state = night(S7, 2, ghosts=[4, 5], coins={6: 1}, bribes=True)
    assert asked(state) == ["0", "1", "2", "3", "6"]
    checkpoint(state)
    assert asked(state) == ["0", "1", "2", "3", "6"]
    checkpoint(state)

    assert asked(state) == [str(seat) for seat in range(7)]
    assert legal(state, "5") == legal(state, "4") == ["ready"]


@pytest.mark.parametrize("only_listed", [False, True])
def test_the_words_that_a_ghost_is_offered(only_listed: bool) -> None:
    """[OFF-12.10, OFF-12.12, OFF-12.13] If it was named; a free word has no list."""
    state = asked_for_a_word(word_list_only=only_listed)
    offered = RULES.open_parts(View(state.seen_by(4)), 4)

    names = ["word-nothing", "word-player", "word-role"]
    assert sorted(offered) == (names if only_listed else ["word", *names])
    assert offered["word-player"] == {"seat": list(range(7))}
    assert RULES.open_parts(View(state.seen_by(6)), 6) == {}
