"""The end of the day, and of the game [MOB-22, MOB-23]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    BOX,
    RULES,
    WORDS,
    all_cash,
    asked,
    bottles,
    day,
    decision,
    ending,
    events,
    favor,
    happened,
    marked,
    phase,
    police,
    refused_by,
    scores,
    told,
    whiskey,
    winners,
)

DON = "don_is_dead"
OTHERS = [name for name in BOX.event_names if name != DON]


# The day.


def test_the_favor_passes_to_the_left_and_all_cards_go_back() -> None:
    """[MOB-22.1, MOB-22.2, MOB-22.3; MOB-X90]"""
    state = day(
        "raid_south",
        count=3,
        favor="carla",
        police="anna",
        anna="owns A2; glass A2; whiskey 2",
        bruno="owns C1; glass C1; whiskey 4; cash 4000",
    )

    assert (favor(state), police(state)) == ("anna", "nobody")
    assert (bottles(state), [whiskey(state, name) for name in ("anna", "bruno")]) == ([2, 3, 4], [0, 0])
    assert (marked(state, "glass"), marked(state, "shut")) == ("-", "-")


def test_the_event_is_put_aside_for_good() -> None:
    """[MOB-22.4; MOB-X91]"""
    state = day(OTHERS[7], round=8, table=f"past: {' '.join(OTHERS[:7])}")

    assert phase(state) == "9 bidding"
    left = [name for number, name in enumerate(BOX.event_names) if (state.events >> number) & 1]
    assert len(left) == 4
    assert DON in left
    assert not set(left) & set(OTHERS[:8])


def test_the_next_round_begins_with_bidding() -> None:
    """[MOB-22.5]"""
    state = day()

    assert (phase(state), decision(state), asked(state)) == (
        "2 bidding",
        "bid",
        ["anna", "bruno", "carla", "dario"],
    )
    assert happened(state)[-4:] == ["favor-passed", "round-began", "phase-began", "asked"]


# The game.


def test_the_game_is_over_after_the_day_of_the_don() -> None:
    """[MOB-22.1, MOB-23.1]"""
    state = day(DON, round=7, anna="owns A2")

    assert (decision(state), asked(state)) == ("over", [])
    assert "favor-passed" not in happened(state)
    for line in ("anna bid 1 2 3 4", "anna buy A3", "anna give 100 to bruno"):
        assert refused_by(state, line) == "MOB-23.1"


def test_only_cash_is_counted() -> None:
    """[MOB-23.2, MOB-23.3; MOB-X93]"""
    state = day(
        DON,
        round=9,
        will="most_money",
        count=2,
        anna="cash 37000; owns A1 A2 A3 A4 A5 A6",  # 13000 of income today
        bruno="cash 50050",
    )

    assert all_cash(state) == [50000, 50050]
    assert (winners(state), scores(state)) == (["bruno"], [50000, 50050])
    assert ending(state) == "cash"


@pytest.mark.parametrize(
    ("will", "winner", "how"),
    [("most_notoriety", "anna", "notoriety"), ("most_money", "bruno", "cash")],
)
def test_the_will_names_the_new_don(will: str, winner: str, how: str) -> None:
    """[MOB-23.3]"""
    state = day(DON, round=9, will=will, anna="notoriety 5; cash 100", bruno="notoriety 4; cash 150")

    assert (winners(state), ending(state)) == ([winner], how)
    assert [event["will"] for event in told(state, "gallery", "will-opened")] == [will]


def tied_on_money(brunos: int, darios: int) -> MobCity:
    """The end of a game that money decides; two captains have as much, and carla the Favor."""
    return day(
        DON,
        round=9,
        favor="carla",
        will="most_money",
        bruno=f"cash 900; notoriety {brunos}",
        dario=f"cash 900; notoriety {darios}",
    )


def test_a_tie_is_broken_by_the_other_will_and_then_by_the_favor() -> None:
    """[MOB-23.4, MOB-23.5; MOB-X92]"""
    state = tied_on_money(6, 8)
    assert (winners(state), ending(state)) == (["dario"], "cash_then_notoriety")

    state = tied_on_money(8, 8)
    assert (winners(state), ending(state)) == (["dario"], "cash_then_favor")


def test_ties_on_notoriety() -> None:
    """[MOB-23.4, MOB-23.5]"""
    state = day(DON, round=9, favor="bruno", anna="notoriety 6; cash 50", bruno="notoriety 6")
    assert (winners(state), ending(state)) == (["anna"], "notoriety_then_cash")

    state = day(DON, round=9, favor="bruno", anna="notoriety 6", bruno="notoriety 6")
    assert (winners(state), ending(state)) == (["bruno"], "notoriety_then_favor")


def test_all_captains_are_ranked_by_the_same_criteria() -> None:
    """[MOB-23.6; MOB-X94]"""
    state = day(
        DON,
        round=9,
        anna="notoriety 8; cash 10000",
        bruno="notoriety 6; cash 20000",
        carla="notoriety 8; cash 30000",
        dario="notoriety 6; cash 20000",
    )
    outcome = state.outcome()
    assert outcome is not None

    assert outcome.places == [2, 3, 1, 4]
    ranked = [(event["place"], event["seat"]) for event in told(state, "gallery", "captain-ranked")]
    assert ranked == [(1, 2), (2, 0), (3, 1), (4, 3)]
    assert scores(state) == [8, 6, 8, 6]


def test_the_game_ends_in_round_twelve_at_the_latest() -> None:
    """[MOB-23.7]"""
    playing = RULES.agreed(2, WORDS.settled(2, {})).events
    two = [name for number, name in enumerate(BOX.event_names) if (playing >> number) & 1 and name != DON]
    for count, others, rounds in ((4, OTHERS, 12), (2, two, 8)):
        assert len(others) + 1 == rounds
        past = f"past: {' '.join(others)}"
        state = day("", count=count, round=rounds, table=past)
        assert [event["headline"] for event in events(state, "event-revealed")] == [DON]
        assert decision(state) == "over"


def test_everything_is_opened_at_the_end() -> None:
    """[MOB-23.2, MOB-23.3] All cards, the will and the cash of every captain."""
    state = day(DON, round=9, anna="cash 700; 1 lieutenant_5_5_0 moll_1_3_0; 3 shotgun")
    # The last captain has ended his daily orders; anna's groups were not sent in this position.
    opened = [(event["group"], event["card"]) for event in told(state, "bruno", "enforcer-opened")]

    assert opened == [(1, "moll_1_3_0"), (3, "shotgun")]
    assert [event["cash"] for event in told(state, "bruno", "cash-counted")] == [700, 0, 0, 0]
