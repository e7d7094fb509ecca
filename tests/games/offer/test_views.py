"""Views as plain values with names for everything, and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer.codec import entry_from_plain, entry_to_plain
from consigliere.games.offer.rules import Offer
from consigliere.kernel.option import Options, OptionValue
from tests.games.offer.scenario import (
    A9,
    A12,
    RULES,
    S7,
    WORDS,
    checkpoint,
    fast_table,
    introductions,
    night,
    options_for,
    pass_night,
    play,
    seen,
    talk,
    view,
    voted_out,
)

VIEWERS = ("0", "2", "3", "4", "6", "ghost 4", "gallery")
SAID = [
    "claim don",
    "report 1 5 family",
    "report 1 5 traitor",
    "suspect 4",
    "trust 4",
    "will-vote 4 down",
    "will-vote 4 up",
    "ask-vote 4",
    "agree 1",
    "disagree 2",
    "bought -",
    "bought role:cop",
    "bought player:3",
    "ask 4 claim any",
    "ask 4 report any 5 traitor",
    "ask 4 report 1 any family",
    "ask 4 report 1 5 any",
    "ask 4 suspect any",
    "ask 4 will-vote any down",
    "ask 4 will-vote 5 any",
    "ask 4 bought any",
    "because 3 suspect 5",
    "because 4 ask 4 trust any",
]


def talked() -> Offer:
    state = talk(S7, day=2, bribes=True, talk_limit=50, gun=5)
    for line in SAID:
        play(state, f"1 {line}")
    play(state, "0 accuse 4, 1 second, 4 end, 0 down, 2 up, 3 down, house time-up ballot")
    play(state, "5 shoot 6, 2 over, 3 over, 0 accuse 3")
    return state


def voting() -> Offer:
    state = talk(S7)
    play(state, "0 accuse 4, 1 second, 4 end, 0 down, 4 up, 6 down")
    return state


def in_the_night() -> Offer:
    state = night(A9, 3, ghosts=[8], vest=0, coins={6: 2, 7: 1}, arrested=7, bribes=True, coward_secret=True)
    play(
        state,
        "2 point 6, 3 point nobody, 0 peek 3, 1 offer nobody, 4 gun 0, 5 vest 6, 3 strike 1, 6 set gun right",
    )
    play(state, "6 bribe 8, 7 bribe nobody, 5 ready")
    return state


def words_are_sent() -> Offer:
    state = in_the_night()
    checkpoint(state)
    checkpoint(state)
    play(state, "8 word player:2, 8 ready")
    return state


def answered() -> Offer:
    state = night(A12)
    pass_night(state, "0 peek 2, 2 seek 1, 5 gun 7, 6 vest 7, 1 offer 3, 2 point 8, 3 point 8, 4 point 8")
    return state


def electing() -> Offer:
    state = introductions(S7, elected_item="vest")
    for seat in range(7):
        play(state, f"{seat} pass")
    play(state, "0 elect 3, 4 elect nobody, house away 6")
    return state


def tapped() -> Offer:
    state = fast_table(3, 7)
    play(state, "3 tap 2, house time-up secret, 3 place 0")
    return state


def ended() -> Offer:
    state = talk(S7, ghosts=[6])
    voted_out(state, 2)
    return state


def options_of(make: Callable[[], Offer]) -> Options:
    """The options of a position."""
    chosen: dict[str, dict[str, OptionValue]] = {
        "talked": {"bribes": True, "talk_limit": 50},
        "in_the_night": {"bribes": True, "coward_secret": True},
        "words_are_sent": {"bribes": True, "coward_secret": True},
        "electing": {"elected_item": "vest"},
    }
    if make is tapped:
        return WORDS.settled(7, {"game": "fast"})
    roles = {"in_the_night": A9, "words_are_sent": A9, "answered": A12}.get(make.__name__, S7)
    return options_for(roles.split(), **chosen.get(make.__name__, {}))


@pytest.mark.parametrize(
    "make",
    [talked, voting, in_the_night, words_are_sent, answered, electing, tapped, ended],
    ids=lambda make: make.__name__,
)
def test_a_view_reads_back(make: Callable[[], Offer]) -> None:
    """[OFF-I17] Nothing is lost on the way."""
    state = make()
    for viewer in VIEWERS:
        plain = json.loads(json.dumps(view(state, viewer)))
        read = RULES.read_view(plain, int(state.seats), options_of(make)).copy
        assert read.fields() == seen(state, viewer).fields()


def test_every_entry_of_the_ledger_reads_back() -> None:
    """[OFF-6.3, OFF-6.4]"""
    state = talked()

    assert len(state.ledger) == len(SAID) + 2 + 3 + 1 + 1
    for row in state.ledger:
        assert entry_from_plain(entry_to_plain(row)) == row
    assert view(state)["ledger"][21] == "2 1 suspected 5 because 3"  # type: ignore[index]


def test_an_entry_holds_the_largest_values_side_by_side() -> None:
    """[OFF-6.3] No part runs into the next."""
    most, seat = ledger.MOST_ENTRIES, 23
    row = ledger.packed(e.PATSY_SHOWN, seat, ledger.LATEST_DAY, seat - 1, most, seat, 3, most)
    parts = (
        ledger.kind_of,
        ledger.seat_of,
        ledger.day_of,
        ledger.target_of,
        ledger.value_of,
        ledger.about_of,
    )

    assert [int(part(row)) for part in parts] == [
        e.PATSY_SHOWN,
        seat,
        ledger.LATEST_DAY,
        seat - 1,
        most,
        seat,
    ]
    assert (ledger.which_of(row), ledger.reason_of(row)) == (3, most)
    empty = ledger.packed(e.CLAIMED, 0, 0, 0, -1, -1, 0, 0)
    assert [int(part(empty)) for part in parts] == [e.CLAIMED, 0, 0, 0, -1, -1]


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(view(voting(), "0")))
    change(plain)
    return plain


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda plain: plain["seats"].pop(), "7 seats"),
        (lambda plain: plain.update(stage="noon"), "stage"),
        (lambda plain: plain.update(day=-1), "day"),
        (lambda plain: plain.update(day=True), "day"),
        (lambda plain: plain.update(living=[7]), "living"),
        (lambda plain: plain.update(living="all"), "living"),
        (lambda plain: plain.update(gun=9), "gun"),
        (lambda plain: plain.update(quiet_round=1), "quiet_round"),
        (lambda plain: plain.update(choices=[]), "choices"),
        (lambda plain: plain.update(viewer=3), "viewer"),
        (lambda plain: plain.update(ledger=["1 0 sneezed"]), "ledger"),
        (lambda plain: plain.update(ledger=["1 0 claimed queen"]), "ledger"),
        (lambda plain: plain.update(ledger=["1 0 claimed don don"]), "ledger"),
        (lambda plain: plain.update(ledger=["1 44 claimed don"]), "ledger"),
        (lambda plain: plain.update(ledger=[17]), "ledger"),
        (lambda plain: plain["choices"].update(peek=8), "peek"),
        (lambda plain: plain["choices"].update(peek="somebody"), "peek"),
        (lambda plain: plain["seats"][0].update(role="queen"), "role"),
        (lambda plain: plain["seats"][0].update(thumb="sideways"), "thumb"),
        (lambda plain: plain["seats"][0].update(coins="many"), "coins"),
    ],
)
def test_what_is_no_view_is_refused(change: Callable[[dict[str, Any]], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        RULES.read_view(changed(change), 7, options_for(S7.split()))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"roles": ["don"]}, "role"),
        ({"not_don": [9]}, "not_don"),
        ({"arrest_possible": 2}, "arrest_possible"),
        ({"marks": ["don"]}, "marks"),
        ({"words": [9, 0, 0, 0, 0, 0, 0]}, "word"),
        ({"words": ["queen"] * 7}, "word"),
    ],
    ids=str,
)
def test_what_is_no_memory_is_refused(change: dict[str, object], said: str) -> None:
    plain = {**RULES.knowledge(0, 7).to_plain(), **change}

    with pytest.raises(ValueError, match=said):
        RULES.read_knowledge(plain, 0, 7)
    whole = RULES.knowledge(0, 7).to_plain()
    assert RULES.read_knowledge(whole, 0, 7).to_plain() == whole
