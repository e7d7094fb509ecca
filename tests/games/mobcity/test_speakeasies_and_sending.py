"""Speakeasies, and sending groups [MOB-11, MOB-12]."""

from __future__ import annotations

from tests.games.mobcity.scenario import (
    Fate,
    all_cash,
    cash,
    day,
    decision,
    events,
    legal,
    marked,
    morning,
    owner,
    play,
    refused_by,
    seen,
    token,
    told,
    turn_of,
    why_not,
)

# Speakeasies.


def test_any_own_building_may_be_run_as_a_speakeasy() -> None:
    """[MOB-11.1, MOB-11.2]"""
    state = morning(anna="owns A2 A3 B1; whiskey 2; cash 500", bruno="owns A6; cash 6000")
    assert decision(state) == "speakeasies"
    assert legal(state, "anna") == ["open A2", "open A3", "open B1", "done"]
    assert refused_by(state, "anna open A6") == "MOB-11.1"
    play(state, "anna open B1, anna open A2")
    assert refused_by(state, "anna open A2") == "MOB-11.1"
    assert marked(state, "glass") == "-"
    play(state, "anna done")

    assert marked(state, "glass") == "A2 B1"


def test_all_other_buildings_do_legal_business() -> None:
    """[MOB-11.2]"""
    state = day(anna="owns A2 A3; glass A3; whiskey 2")

    assert [(event["lot"], event["amount"], event["reason"]) for event in events(state, "income-paid")] == [
        ("A2", 1000, "legal"),
        ("A3", 4000, "speakeasy"),
    ]


def test_the_first_is_free_and_each_further_one_costs_the_grade() -> None:
    """[MOB-11.3, MOB-11.4; MOB-X39]"""
    state = morning(anna="owns A2 A3 B1; whiskey 3; cash 600", bruno="cash 6000")
    play(state, "anna open A2, anna open A3, anna open B1, anna done")
    assert cash(state, "anna") == 0
    assert [event["paid"] for event in events(state, "speakeasy-opened")] == [0, 300, 300]

    poorer = morning(anna="owns A2 A3 B1; whiskey 3; cash 500", bruno="cash 6000")
    play(poorer, "anna open A2, anna open A3")
    assert refused_by(poorer, "anna open B1") == "MOB-11.4"
    play(poorer, "anna done")
    assert (cash(poorer, "anna"), marked(poorer, "glass")) == (200, "A2 A3")


def test_a_building_just_bought_may_be_opened() -> None:
    """[MOB-11.5; MOB-X40]"""
    state = morning(anna="cash 5000; whiskey 2", bruno="cash 6000")
    play(state, "anna buy A2, anna open A2, anna done")

    assert (owner(state, "A2"), marked(state, "glass"), cash(state, "anna")) == ("anna", "A2", 0)


def test_the_choice_stands_for_the_round_and_is_made_anew() -> None:
    """[MOB-11.6]"""
    state = morning(anna="owns A2 A3; whiskey 2; cash 250; 1 soldier_1_4_0", bruno="cash 6000")
    play(state, "anna open A2, anna done")
    assert refused_by(state, "anna open A3") == "MOB-3.4"

    over = day(anna="owns A2; glass A2; whiskey 2")
    assert (marked(over, "glass"), decision(over)) == ("-", "bid")


def test_without_buildings_or_whiskey_nothing_is_asked() -> None:
    """[MOB-8.6, MOB-11.1]"""
    for captain in ("owns A2; cash 50", "whiskey 2; cash 50"):
        state = morning(anna=f"{captain}; 1 soldier_1_4_0")
        assert decision(state) == "send"


# Sending.


def test_every_group_with_a_character_is_sent_and_no_other() -> None:
    """[MOB-12.1, MOB-12.2, MOB-12.3, MOB-12.7; MOB-X41]"""
    state = morning(anna="cash 100; 1 soldier_1_4_0; 3 shotgun")
    assert decision(state) == "send"
    assert refused_by(state, "anna done") == "MOB-12.3"
    assert refused_by(state, "anna send 3 A2") == "MOB-12.2"
    assert refused_by(state, "anna send 2 A2") == "MOB-12.7"
    play(state, "anna send 1 A2")
    assert refused_by(state, "anna send 1 A3") == "MOB-12.1"
    play(state, "anna done", Fate("raid_south"))

    assert [(event["group"], event["lot"]) for event in events(state, "group-sent")] == [(1, "A2")]


def test_weapons_that_stay_at_home_are_paid_all_the_same() -> None:
    """[MOB-12.2]"""
    state = morning(anna="cash 150; 3 shotgun revolver")

    assert [event["amount"] for event in events(state, "wages-paid")] == [100]
    assert token(state, "anna", 3) == "home"


def test_a_captain_without_groups_skips_the_step() -> None:
    """[MOB-12.7]"""
    state = morning(bruno="cash 50; 1 soldier_1_4_0")

    assert turn_of(state) == "bruno"
    assert [event["seat"] for event in events(state, "turn-ended")] == [0]


def test_any_building_of_the_city_may_be_chosen() -> None:
    """[MOB-12.4]"""
    state = morning(anna="cash 50; owns A2; 1 soldier_1_4_0", bruno="owns B1")
    lots = [line.split()[2] for line in legal(state, "anna") if line.startswith("send 1")]

    assert lots == [f"{tile}{lot}" for tile in "ABCD" for lot in range(1, 7)]
    assert why_not(state, "anna send 1 E1").name == "not-in-city"


def test_everybody_sees_which_group_stands_where() -> None:
    """[MOB-12.5]"""
    state = morning(anna="cash 100; 1 soldier_1_4_0; 4 moll_1_3_0", bruno="cash 50; 1 soldier_1_4_1")
    play(state, "anna send 4 B1, anna send 1 A2")
    assert told(state, "bruno", "group-aimed") == []
    play(state, "anna done")

    for viewer in ("bruno", "gallery"):
        assert [token(seen(state, viewer), "anna", number) for number in (1, 2, 3, 4)] == [
            "A2",
            "home",
            "home",
            "B1",
        ]
        assert [(event["group"], event["lot"]) for event in told(state, viewer, "group-sent")] == [
            (1, "A2"),
            (4, "B1"),
        ]


def test_several_groups_of_one_captain_may_stand_together() -> None:
    """[MOB-12.6; MOB-X42]"""
    for allowed in (True, False):
        state = morning(
            options={"two_own_groups_in_one_building": allowed},
            anna="cash 100; 1 soldier_1_4_0; 2 moll_1_3_0",
            bruno="cash 50; 1 soldier_1_4_1",
        )
        play(state, "anna send 1 B1")
        if allowed:
            play(state, "anna send 2 B1, anna done")
            assert (token(state, "anna", 1), token(state, "anna", 2)) == ("B1", "B1")
        else:
            assert refused_by(state, "anna send 2 B1") == "MOB-12.6"
            assert "send 2 B1" not in legal(state, "anna")
            play(state, "anna send 2 B2, anna done")
    assert all_cash(state)[0] == 0


def test_captains_of_different_groups_may_meet_by_that_option() -> None:
    """[MOB-12.6] It is about own groups: a rival's building or group keeps nobody away."""
    state = morning(
        options={"two_own_groups_in_one_building": False},
        anna="cash 50; 1 soldier_1_4_0",
        bruno="cash 50; 1 soldier_1_4_1",
        carla="cash 50; 1 soldier_1_4_2",
    )
    play(state, "anna send 1 B1, anna done, bruno send 1 B1, bruno done")

    assert (token(state, "anna", 1), token(state, "bruno", 1)) == ("B1", "B1")
