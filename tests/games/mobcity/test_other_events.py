"""Truce, consumption, and The Don Is Dead [MOB-15]."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    BOX,
    Fate,
    all_cash,
    asked,
    cash,
    day,
    decision,
    events,
    group,
    happened,
    morning,
    notoriety,
    play,
    refused_by,
    say_no,
    token,
    winners,
)

HOTEL = "D2"
TRUCE = "gangland_truce"


def withdrawn(state: MobCity) -> list[tuple[object, object]]:
    """Who went home from where because of the truce."""
    return [
        (event["seat"], event["lot"])
        for event in events(state, "group-withdrew")
        if event["reason"] == "truce"
    ]


# Truce.


def test_under_the_truce_nobody_shoots() -> None:
    """[MOB-15.1]"""
    state = day(TRUCE, anna="owns A2; 1 lieutenant_6_6_0 at A2", bruno="1 soldier_1_4_0 at A2")
    say_no(state)

    assert "shootout-began" not in happened(state)
    assert group(state, "bruno", 1) == "soldier_1_4_0"


def test_several_captains_in_an_unowned_building_go_home() -> None:
    """[MOB-15.4, MOB-15.5; MOB-X52]"""
    state = day(TRUCE, anna=f"1 soldier_1_4_0 at {HOTEL}", bruno=f"1 soldier_1_4_1 at {HOTEL}")

    assert withdrawn(state) == [(0, HOTEL), (1, HOTEL)]
    assert all_cash(state) == [0, 0, 0, 0]


def test_the_police_card_holder_extorts_where_several_stand() -> None:
    """[MOB-15.3; MOB-X53]"""
    state = day(
        TRUCE,
        police="bruno",
        anna=f"1 soldier_1_4_0 at {HOTEL}",
        bruno=f"notoriety 4; 1 soldier_1_4_1 at {HOTEL}",
    )
    assert withdrawn(state) == [(0, HOTEL)]
    say_no(state)

    assert all_cash(state) == [0, 2400, 0, 0]


def test_a_captain_alone_extorts_an_unowned_building() -> None:
    """[MOB-15.2]"""
    state = day(TRUCE, anna=f"notoriety 3; 1 soldier_1_4_0 at {HOTEL}; 2 soldier_1_4_1 at {HOTEL}")
    say_no(state)

    assert (withdrawn(state), cash(state, "anna")) == ([], 1800)


def test_nobody_extorts_a_rivals_building() -> None:
    """[MOB-15.2, MOB-10.7; MOB-X54] Not even one that was bought under his feet."""
    state = morning(carla="cash 50; 1 soldier_1_4_0", dario="cash 5000")
    play(state, "carla send 1 A2, carla done, dario buy A2", Fate(TRUCE))

    assert withdrawn(state) == [(2, "A2")]
    assert all_cash(state) == [0, 0, 0, 1000]


def test_groups_in_their_own_captains_building_stay() -> None:
    """[MOB-15.6]"""
    state = day(TRUCE, anna="owns A2; 1 moll_1_3_0 at A2", bruno="1 soldier_1_4_0 at A2")
    assert (withdrawn(state), decision(state), asked(state)) == ([(1, "A2")], "molls", ["anna"])
    play(state, "anna reveal A2, anna done")

    assert cash(state, "anna") == 2000


def test_by_the_letter_groups_in_own_buildings_go_home_too() -> None:
    """[MOB-15.6]"""
    state = day(TRUCE, options={"own_groups_stay_under_truce": False}, anna="owns A2; 1 moll_1_3_0 at A2")

    assert withdrawn(state) == [(0, "A2")]
    assert cash(state, "anna") == 1000


def test_the_police_card_does_not_help_in_a_rivals_building() -> None:
    """[MOB-15.7]"""
    state = day(TRUCE, police="bruno", anna="owns A2", bruno="1 soldier_1_4_0 at A2")

    assert withdrawn(state) == [(1, "A2")]
    assert all_cash(state) == [1000, 0, 0, 0]


def test_groups_go_home_in_the_first_step_of_their_block() -> None:
    """[MOB-15.5]"""
    state = day(TRUCE, anna="owns A2 B2", bruno="1 soldier_1_4_0 at B2")
    order = [name for name in happened(state) if name in ("block-began", "group-withdrew", "income-paid")]

    assert order == ["block-began", "income-paid", "block-began", "group-withdrew", "income-paid"]
    assert token(state, "bruno", 1) == "home"


# Consumption.


@pytest.mark.parametrize(
    ("headline", "glass", "without", "with_moll"),
    [
        ("raid_south", "glass A1; ", 12000, 24000),
        ("whiskey_sky_rockets", "glass A1; ", 24000, 48000),
        ("consumption_rock_bottom", "glass A1; ", 6000, 12000),
        ("whiskey_sky_rockets", "", 4000, 8000),
        ("consumption_rock_bottom", "", 4000, 8000),
    ],
)
def test_consumption_changes_what_speakeasies_earn(
    headline: str, glass: str, without: int, with_moll: int
) -> None:
    """[MOB-15.8, MOB-15.9, MOB-15.10; MOB-X55]"""
    owner = f"owns A1; {glass}whiskey 3; 1 moll_1_3_0 at A1"
    state = day(headline, anna=owner)
    play(state, "anna done")
    assert cash(state, "anna") == without

    state = day(headline, anna=owner)
    play(state, "anna reveal A1, anna done")
    assert cash(state, "anna") == with_moll


def test_consumption_does_not_change_fines() -> None:
    """[MOB-15.10] No day has both a raid and a change of consumption, and a fine is a number of the building."""
    for headline in ("whiskey_sky_rockets", "consumption_rock_bottom"):
        state = day(headline, anna="owns A2; glass A2; whiskey 2")
        assert not {"fine-paid", "building-shut"} & set(happened(state))
        assert BOX.building(BOX.lot_names.index("A2")).fine == 4000


# The Don Is Dead.


def test_the_last_day_is_played_in_full() -> None:
    """[MOB-15.11; MOB-X56]"""
    state = day(
        "don_is_dead",
        round=8,
        chance=Fate("don_is_dead", "6"),
        anna="owns B2; 1 lieutenant_6_6_0 at A2",
        bruno="1 soldier_1_4_0 at A2; 2 soldier_1_4_1 at B2",
    )
    say_no(state)

    played = [
        name for name in happened(state) if name in ("shootout-won", "income-paid", "extorted", "game-ended")
    ]
    assert played == ["shootout-won", "income-paid", "extorted", "game-ended"]
    assert (winners(state), notoriety(state, "anna")) == (["anna"], 2)
    assert refused_by(state, "anna bid 1 2 3 4") == "MOB-23.1"
