"""The table: nobody is eliminated, windows, hidden cash, days that resolve themselves [MOB-24]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from tests.games.mobcity.scenario import (
    RULES,
    WORDS,
    Fate,
    all_cash,
    asked,
    bidding,
    cash,
    day,
    decision,
    events,
    happened,
    legal,
    morning,
    new_game,
    phase,
    play,
    refused_by,
    seen,
    told,
    turn_of,
    why_not,
    winners,
)


def test_nobody_is_ever_eliminated() -> None:
    """[MOB-24.1; MOB-X97]"""
    state = bidding(bruno="cash 6000")
    assert "anna" in asked(state)
    play(state, ", ".join(f"{name} bid 1 2 3 4" for name in ("anna", "bruno", "carla", "dario")))
    passed = [event["seat"] for event in events(state, "privilege-passed") if event["reason"] == "cannot_pay"]
    assert passed == [0]
    play(state, "bruno decline")
    assert (decision(state), asked(state)) == ("hire", ["anna"])
    play(state, f"anna {legal(state, 'anna')[0]}, anna done, bruno done, carla done, dario done")

    assert [event["count"] for event in events(state, "hiring-done")] == [1, 0, 0, 0]
    police = [event["seat"] for event in events(state, "privilege-passed") if event["privilege"] == "police"]
    assert police == [0]


def test_the_rules_know_no_clock() -> None:
    """[MOB-24.2]"""
    state = bidding()

    assert state.timers() == []
    assert refused_by(state, "house time-up bid") == "MOB-24.2"


def test_only_the_house_answers_for_a_captain_and_only_if_he_is_asked() -> None:
    """[MOB-24.3]"""
    state = morning(anna="cash 50; 1 soldier_1_4_0")

    assert why_not(state, "house default bruno").name == "nobody-waits-for-that-seat"
    assert why_not(state, "bruno default anna").name == "only-the-house"
    assert refused_by(state, "house away anna") == "MOB-24.3"


def busy_day(**options: OptionValue) -> MobCity:
    """A day with a fine to choose, a window, a shootout with arms and loot, and molls."""
    return day(
        "raid_north",
        chance=Fate("raid_north", "6 6 6 6"),
        options=dict(options),
        anna="owns A2 A3; glass A2 A3; whiskey 2; cash 9000; 1 lieutenant_6_6_0 shotgun at A4; 2 moll_1_3_0 at B1",
        bruno="1 soldier_2_4_0 revolver at A4; 2 moll_1_3_1 grenade at A2",
        carla="owns B2; 1 soldier_1_4_0 at B3",
    )


def test_by_option_the_city_resolves_itself() -> None:
    """[MOB-24.5]"""
    assert decision(busy_day()) == "fines"
    state = busy_day(phase3_autoplay=True)

    assert phase(state) == "2 bidding"
    assert [event["lot"] for event in events(state, "fine-paid")] == ["A3"]  # the dearest
    assert [event["weapon"] for event in events(state, "armed")] == ["shotgun", "revolver"]
    assert [event["weapon"] for event in events(state, "weapon-looted")] == ["revolver"]
    assert [event["lot"] for event in events(state, "moll-revealed")] == ["B1"]
    assert "building-bombed" not in happened(state)
    assert "order-carried-out" not in happened(state)


def test_everybody_asked_in_a_window_is_waited_for() -> None:
    """[MOB-24.6] The same question, the same answers known to others, whoever holds what."""
    tellings = []
    for cards in ("soldier_1_4_0 grenade", "soldier_1_4_0 revolver", "moll_1_3_0 soldier_1_4_1"):
        state = day(anna="owns A2", bruno=f"1 {cards} at A2", carla="1 soldier_2_4_0 at A3")
        assert asked(state) == ["bruno"]
        play(state, "bruno decline")
        assert asked(state) == ["bruno", "carla"]
        play(state, "bruno done, carla done")
        tellings.append(told(state, "dario"))
    assert tellings[0] == tellings[1] == tellings[2]


def test_cash_totals_are_not_displayed_but_every_payment_is() -> None:
    """[MOB-24.7; MOB-X98]"""
    told_of = []
    for hidden in (True, False):
        state = day(
            options={"cash_hidden": hidden}, anna="owns A2", bruno="cash 700; owns A3; 1 soldier_1_4_0 at C1"
        )
        plain = RULES.view_to_plain(View(seen(state, "anna")))
        seats = plain["seats"]
        assert isinstance(seats, list)
        assert seats[0]["cash"] == 1000
        assert seats[1]["cash"] == (None if hidden else 2700)
        told_of.append(told(state, "anna"))
    assert told_of[0] == told_of[1]
    assert any(event.get("amount") == 2000 for event in told_of[0])


def test_the_gallery_sees_no_cash_either() -> None:
    """[MOB-24.7]"""
    state = morning(anna="cash 6000")
    plain = RULES.view_to_plain(View(seen(state, "gallery")))
    seats = plain["seats"]
    assert isinstance(seats, list)

    assert {row["cash"] for row in seats} == {None}
    assert all_cash(seen(state, "anna"))[0] == cash(state, "anna")


def test_whoever_has_a_card_is_asked_where_to_send_it() -> None:
    """[MOB-24.12]"""
    for cards, may in (("1 revolver", ["done"]), ("1 soldier_1_4_0", [])):
        state = morning(anna=f"cash 50; {cards}", options={"standing_orders": False})
        assert (turn_of(state), decision(state)) == ("anna", "send")
        assert [line for line in legal(state, "anna") if not line.startswith("send")] == may


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_with_an_absent_captain_comes_to_its_end(seats: int) -> None:
    """[MOB-24.1, MOB-24.3, MOB-23.7]"""
    state, chance = new_game(seats, seed=seats), FastChance(seats)
    while not state.is_over():
        if "bruno" in asked(state):
            play(state, "house default bruno", chance)
        else:
            seat, command = WORDS.any_move(state, chance)
            state.carry_out(seat, command, chance, [])
    assert len(winners(state)) == 1
    assert state.round <= 12
