"""The fast game: Leave the gun, take the cannoli [OFF-20 to OFF-23]."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from tests.games.offer.scenario import (
    RULES,
    WORDS,
    asked,
    cards,
    eliminated,
    ending,
    events,
    fast_table,
    happened,
    holder,
    legal,
    play,
    refused_by,
    seen,
    stage,
    told,
    view,
    whispers,
    winners,
)
from tests.kernel.matches import chi_square, generous


def placed(seats: int, gun: int, patsy: int | None = None, **options: bool) -> Offer:
    """The Don in seat 0 has placed the gun (seven players: after he tapped the Patsy)."""
    state = fast_table(0, seats, **options)
    if patsy is not None:
        play(state, f"0 tap {patsy}, house time-up secret")
    play(state, f"0 place {gun}, house time-up secret")
    return state


def shoots(state: Offer, target: int, next_gun: int | None = None) -> None:
    """The holder shoots; the Don places the gun of the next round."""
    play(state, f"{holder(state, 'gun')} bang {target}")
    if next_gun is not None:
        play(state, f"0 place {next_gun}, house time-up secret")


# Set-up.


@pytest.mark.parametrize("seats", range(2, 9))
def test_three_to_seven_players(seats: int) -> None:
    """[OFF-20.1]"""
    assert isinstance(RULES.settle_options(seats, {"game": "fast"}), dict) == (3 <= seats <= 7)


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_one_don_and_cops(seats: int) -> None:
    """[OFF-20.2; OFF-X69] Dealt at random, in secret."""
    found: Counter[int] = Counter()
    for seed in range(60 * seats):
        state = RULES.new(seats, WORDS.settled(seats, {"game": "fast"}))
        assert isinstance(state, Offer)
        RULES.start(state, FastChance(seed))
        assert sorted(cards(state)) == [*["cop"] * (seats - 1), "don"]
        found[cards(state).index("don")] += 1
    assert chi_square([found[seat] for seat in range(seats)], [60.0] * seats) < generous(seats)

    dealt = fast_table(0, seats)
    assert cards(seen(dealt, "gallery")) == ["unknown"] * seats
    assert cards(seen(dealt, "1")) == ["cop" if seat == 1 else "unknown" for seat in range(seats)]


def test_below_five_seats_the_fast_game_is_played() -> None:
    """[OFF-20.1]"""
    for seats, role in ((4, "cop"), (5, "mafioso")):
        state = RULES.new(seats, WORDS.settled(seats, {}))
        assert isinstance(state, Offer)
        RULES.start(state, FastChance(1))
        assert role in cards(state)


def test_the_only_item_is_the_gun() -> None:
    """[OFF-20.3]"""
    state = RULES.new(5, WORDS.settled(5, {"game": "fast"}))
    assert isinstance(state, Offer)
    state.log = []
    RULES.start(state, FastChance(1))

    assert [event["item"] for event in told(state, "gallery", "item-in-play")] == ["gun"]


def test_only_seven_have_a_patsy() -> None:
    """[OFF-20.4, OFF-21.5]"""
    assert [stage(fast_table(0, seats)) for seats in (3, 4, 5, 6, 7)] == [*["place"] * 4, "tap"]
    assert refused_by(fast_table(0, 6), "0 tap 1") == "OFF-21.5"


@pytest.mark.parametrize(
    "line", ["accuse 2", "second", "up", "down", "over", "peek 2", "point 2", "bribe 2", "elect 2"]
)
def test_no_accusations_votes_bribes_or_powers(line: str) -> None:
    """[OFF-20.5; OFF-X70]"""
    assert refused_by(placed(5, 1), f"1 {line}") == "OFF-20.5"
    assert refused_by(fast_table(0, 5), f"1 {line}") == "OFF-20.5"


def test_no_opening_and_no_introductions() -> None:
    """[OFF-20.5]"""
    state = fast_table(0, 5)
    assert stage(state) == "place"
    play(state, "0 place 1, house time-up secret")

    assert stage(state) == "bang"
    assert "whispered" not in happened(state)
    assert refused_by(state, "1 word Maria") == "OFF-20.5"
    assert refused_by(state, "1 sign nod 2") == "OFF-20.5"


def test_there_is_no_opening_to_report_of() -> None:
    """[OFF-20.5, OFF-20.6, OFF-6.9]"""
    state = placed(5, 1)

    assert refused_by(state, "1 report 0 3 traitor") == refused_by(state, "1 report 1 3 traitor") == "OFF-6.9"


def test_the_full_game_has_no_bang() -> None:
    """[OFF-20.2]"""
    state = RULES.new(7, WORDS.settled(7, {}))
    assert isinstance(state, Offer)
    RULES.start(state, FastChance(1))

    for line in ("0 tap 1", "0 place 1", "0 bang 1"):
        assert refused_by(state, line) == "OFF-20.2"


# The secret phase.


def test_every_round_begins_with_the_don_placing_the_gun() -> None:
    """[OFF-21.1; OFF-D26] In secret, until the phase ends."""
    state = fast_table(0, 5)
    play(state, "0 place 1, 0 place 2, 3 ready")
    for viewer in ("1", "2", "4", "gallery"):
        assert told(state, viewer) == []
    assert refused_by(state, "1 place 2") == "OFF-21.1"
    play(state, "house time-up secret")
    assert holder(state, "gun") == 2
    assert told(state, "gallery", "gun-placed") == [{"event": "gun-placed", "seat": 2}]
    assert refused_by(state, "0 place 3") == "OFF-21.1"

    shoots(state, 3)
    assert (stage(state), holder(state, "gun")) == ("place", None)
    assert [event["round"] for event in events(state, "round-began")] == [2]


def test_whom_the_don_may_not_give_the_gun() -> None:
    """[OFF-21.2, OFF-21.6; OFF-X71; OFF-D26] Himself, the Patsy, ghosts."""
    state = fast_table(0, 7)
    play(state, "0 tap 2, house time-up secret")
    assert refused_by(state, "0 place 0") == "OFF-21.2"
    assert refused_by(state, "0 place 2") == "OFF-21.6"
    assert [line for line in legal(state, "0") if line.startswith("place")] == [
        f"place {s}" for s in (1, 3, 4, 5, 6)
    ]
    play(state, "0 place 5, house time-up secret, 5 bang 6")

    assert refused_by(state, "0 place 5") == "OFF-1.7"
    assert refused_by(state, "0 place 2") == "OFF-21.6"
    play(state, "0 place 1")
    assert refused_by(state, "0 place 1") == "OFF-9.5"


def test_the_don_must_place_it() -> None:
    """[OFF-21.3; OFF-D26] He confirms only then; a clock at zero puts it before a random legal player."""
    state = fast_table(0, 5)
    assert refused_by(state, "0 ready") == "OFF-21.3"
    assert "ready" not in legal(state, "0")
    assert legal(state, "3") == ["ready"]
    found: Counter[int | None] = Counter()
    for seed in range(200):
        state = fast_table(0, 5)
        play(state, "house time-up secret", FastChance(seed))
        assert [event["purpose"] for event in events(state, "drawn")] == ["gun"]
        found[holder(state, "gun")] += 1
    assert set(found) == {1, 2, 3, 4}
    assert chi_square([found[seat] for seat in (1, 2, 3, 4)], [50.0] * 4) < generous(4)


def test_the_secret_phase_has_a_fixed_length() -> None:
    """[OFF-21.4] Whoever has answered, and however often."""
    state = fast_table(0, 5)
    play(state, "0 place 1, 0 ready, 1 ready, 2 ready, 3 ready, 4 ready")

    assert stage(state) == "place"
    timer = state.timers()[0]
    assert (timer.name, timer.milliseconds(10)) == ("secret", 10_000)


def test_without_clocks_the_phase_ends_when_all_have_confirmed() -> None:
    """[OFF-3.2, OFF-20.6]"""
    state = fast_table(0, 5, clocks=False)
    play(state, "1 ready, 2 ready, 3 ready, 4 ready, 0 place 3")
    assert stage(state) == "place"
    play(state, "0 ready")

    assert (stage(state), holder(state, "gun"), state.timers()) == ("bang", 3, [])


def test_don_and_patsy_know_each_other() -> None:
    """[OFF-21.5, OFF-20.4; OFF-X72; OFF-D25] Everybody gets an equal packet; only two learn anything."""
    state = fast_table(0, 7)
    assert refused_by(state, "0 tap 0") == "OFF-21.5"
    assert refused_by(state, "0 ready") == "OFF-21.5"
    assert refused_by(state, "1 tap 2") == "OFF-21.1"
    tap, place = state.timers()[0], None
    play(state, "0 tap 2, house time-up secret")
    place = state.timers()[0]
    assert (tap.name, tap.option) == (place.name, place.option)
    assert tap.turn != place.turn  # it has its whole time again

    for seat in ("0", "2"):
        assert [(w["about"], w["seats"]) for w in whispers(state, seat)] == [("patsy", [0, 2])]
        assert view(state, seat)["patsy"] == 2
        assert cards(seen(state, seat))[0] == "don"
    for other in ("1", "3", "6", "gallery"):
        packets = whispers(state, other, empty=True)
        assert [(w["about"], w["seats"], w["answer"]) for w in packets] == [("nothing", [], "nothing")]
        assert view(state, other)["patsy"] is None
        assert cards(seen(state, other))[0] == "unknown"
    play(state, "0 place 5, house time-up secret")
    assert holder(state, "gun") == 5


def test_the_patsy_is_tapped_in_the_first_round_alone() -> None:
    """[OFF-21.5; OFF-D25] At random if the Don does not choose."""
    state = placed(7, 5, patsy=2)
    shoots(state, 6)
    assert stage(state) == "place"

    found: Counter[int] = Counter()
    for seed in range(240):
        state = fast_table(3, 7)
        play(state, "house time-up secret", FastChance(seed))
        assert [event["purpose"] for event in events(state, "drawn")] == ["patsy"]
        found[int(state.patsy)] += 1
    assert set(found) == {0, 1, 2, 4, 5, 6}
    assert chi_square(list(found.values()), [40.0] * 6) < generous(6)


def test_a_patsy_tapped_by_chance_is_never_given_the_gun_by_chance() -> None:
    """[OFF-21.6, OFF-I16]"""
    for seed in range(60):
        state = fast_table(3, 7)
        play(state, "house time-up secret", FastChance(seed))
        play(state, "house time-up secret", FastChance(seed + 500))
        assert holder(state, "gun") not in (3, int(state.patsy))


def test_a_patsy_who_counts_as_no_cop_is_given_no_gun_either() -> None:
    """[OFF-21.6, OFF-23.4] Neither by choice nor by chance."""
    state = fast_table(0, 7, patsy_counts=False)
    play(state, "0 tap 2, house time-up secret")
    assert "place 2" not in legal(state, "0")

    for seed in range(60):
        dealt = state.copy()
        play(dealt, "house time-up secret", FastChance(seed))
        assert holder(dealt, "gun") in (1, 3, 4, 5, 6)


# Talk and shot.


def test_everybody_sees_the_gun_and_may_talk() -> None:
    """[OFF-22.1]"""
    state = placed(5, 1)
    play(state, "0 say not me, 1 claim cop, 4 suspect 0")

    for viewer in ("3", "gallery"):
        assert view(state, viewer)["gun"] == 1
        assert len(told(state, viewer, "said")) == 1


def test_the_holder_must_shoot_another_living_player() -> None:
    """[OFF-22.2; OFF-D27]"""
    state = placed(5, 1)

    assert asked(state) == ["1"]
    assert legal(state, "1") == ["bang 0", "bang 2", "bang 3", "bang 4"]
    assert refused_by(state, "1 bang 1") == "OFF-22.2"
    assert refused_by(state, "2 bang 0") == "OFF-22.2"
    assert refused_by(fast_table(0, 5), "1 bang 0") == "OFF-22.2"
    shoots(state, 2, next_gun=3)
    assert refused_by(state, "3 bang 2") == "OFF-1.7"


def test_the_gun_cannot_be_passed_on() -> None:
    """[OFF-22.3]"""
    state = placed(5, 1)

    assert refused_by(state, "1 pass gun left") == "OFF-11.13"
    assert refused_by(state, "1 pass") == refused_by(state, "1 elect 2") == "OFF-20.5"


def test_a_wrong_shot_eliminates_holder_and_target() -> None:
    """[OFF-22.4, OFF-22.5]"""
    state = placed(6, 1)
    shoots(state, 4)

    assert eliminated(state) == [(1, "bang"), (4, "bang")]
    assert [event["role"] for event in told(state, "gallery", "eliminated")] == ["cop", "cop"]
    assert told(state, "gallery", "banged") == [
        {"event": "banged", "number": 1, "seat": 1, "about": 4, "don": False}
    ]
    assert stage(state) == "place"


def test_that_somebody_was_the_patsy_is_not_shown_before_the_end() -> None:
    """[OFF-22.6, OFF-23.3; OFF-X75] He and the holder leave, both shown as Cops; Don and Patsy win at the end."""
    state = placed(7, 5, patsy=2)
    shoots(state, 2)
    assert [event["role"] for event in told(state, "gallery", "eliminated")] == ["cop", "cop"]
    for viewer in ("1", "3", "gallery"):
        assert view(state, viewer)["patsy"] is None
    play(state, "0 place 1, house time-up secret, 1 bang 3, 0 place 4, house time-up secret, 4 bang 6")

    assert (ending(state), winners(state)) == ("don", ["0", "2"])
    assert told(state, "gallery", "patsy-shown") == [{"event": "patsy-shown", "seat": 2}]


def test_a_silent_holder_gets_a_last_call() -> None:
    """[OFF-22.7, OFF-22.8; OFF-X78; OFF-D27] After 180 and 15 seconds a random other living player is shot."""
    found: Counter[object] = Counter()
    for seed in range(120):
        state = placed(4, 1)
        assert state.timers()[0].milliseconds(180) == 180_000
        play(state, "house time-up holder")
        assert (stage(state), asked(state)) == ("last_call", ["1"])
        assert "last-call" in happened(state)
        assert legal(state, "1") == ["bang 0", "bang 2", "bang 3"]
        play(state, "house time-up last_call", FastChance(seed))
        found[events(state, "banged")[0]["about"]] += 1

    assert set(found) == {0, 2, 3}
    assert chi_square(list(found.values()), [40.0] * 3) < generous(3)


def test_he_may_still_shoot_in_the_last_call() -> None:
    """[OFF-22.8]"""
    state = placed(4, 1)
    play(state, "house time-up holder, 1 bang 0")

    assert ending(state) == "cops"


def test_there_is_a_last_call_in_every_round() -> None:
    """[OFF-22.8, OFF-23.5]"""
    state = placed(7, 5, patsy=2)
    for target, next_gun in ((6, 1), (3, 4), (2, None)):
        play(state, "house time-up holder")
        assert stage(state) == "last_call"
        shoots(state, target, next_gun)

    assert ending(state) == "don"
