"""A shootout: its end [MOB-20]."""

from __future__ import annotations

from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    Fate,
    all_cash,
    asked,
    day,
    decision,
    dice,
    events,
    group,
    happened,
    held,
    legal,
    notoriety,
    on_floor,
    play,
    refused_by,
    say_no,
    seen,
    token,
    under,
)


def looting() -> MobCity:
    """Anna has won with two groups there; a shotgun and a revolver lie at the scene."""
    state = day(
        anna="1 lieutenant_6_6_0 at A2; 2 soldier_1_4_1 at A2; 3 soldier_1_4_2 at A3",
        bruno="1 soldier_3_4_0 shotgun revolver at A2",
    )
    play(state, "bruno arm soldier_3_4_0 shotgun, bruno done")
    play(state, "anna attack colt soldier_3_4_0", dice("6"))
    return state


def test_the_last_captain_at_the_scene_wins_and_gains_a_point() -> None:
    """[MOB-20.1, MOB-20.2, MOB-20.7]"""
    state = day(
        chance=Fate("raid_south", "6 6"),
        anna="notoriety 2; 1 lieutenant_6_6_0 at A2",
        bruno="1 soldier_1_4_0 at A2",
    )

    assert [(event["seat"], event["notoriety"]) for event in events(state, "shootout-won")] == [(0, 3)]
    assert token(state, "anna", 1) == "A2"


def test_a_shootout_of_three_goes_on_until_one_is_left() -> None:
    """[MOB-20.1]"""
    state = day(
        anna="1 lieutenant_6_6_0 soldier_1_4_2 at A2",
        bruno="1 soldier_1_4_0 at A2",
        carla="1 soldier_1_4_1 at A2",
    )
    play(state, "anna attack colt soldier_1_4_0", dice("6 1"))
    assert [event["seat"] for event in events(state, "captain-beaten")] == [1]
    assert "shootout-won" not in happened(state)


def test_a_winner_at_the_top_stays_there() -> None:
    """[MOB-20.2, MOB-10.5; MOB-X77]"""
    state = day(
        chance=Fate("raid_south", "6"),
        anna="notoriety 10; 1 lieutenant_6_6_0 at A2",
        bruno="1 soldier_1_4_0 at A2",
    )

    assert notoriety(state, "anna") == 10
    assert "shootout-won" in happened(state)


def test_the_winner_takes_any_weapons_and_leaves_the_rest() -> None:
    """[MOB-20.3, MOB-20.4; MOB-X78]"""
    state = looting()
    assert (decision(state), asked(state), on_floor(state)) == ("loot", ["anna"], "revolver shotgun")
    assert refused_by(state, "anna loot tommygun 1") == "MOB-20.3"
    assert refused_by(state, "anna loot shotgun 3") == "MOB-20.4"
    assert refused_by(state, "bruno loot shotgun 1") == "MOB-20.3"
    play(state, "anna loot shotgun 2")
    assert refused_by(state, "anna loot shotgun 1") == "MOB-20.3"
    play(state, "anna done")

    assert group(state, "anna", 2) == "soldier_1_4_1 shotgun"
    assert under(state, 1) == ["revolver"]


def test_everything_may_be_left() -> None:
    """[MOB-20.3, MOB-20.4, MOB-D17]"""
    state = looting()
    assert legal(state, "anna") == [
        "loot revolver 1",
        "loot revolver 2",
        "loot shotgun 1",
        "loot shotgun 2",
        "done",
    ]
    play(state, "anna done")

    assert sorted(under(state, 2)) == ["revolver", "shotgun"]


def test_the_winners_cards_go_back_face_down_with_what_they_hold() -> None:
    """[MOB-20.5, MOB-20.6]"""
    state = day(
        anna="1 lieutenant_6_6_0 moll_3_3_0 shotgun tommygun at A2",
        bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
    )
    play(
        state, "anna arm lieutenant_6_6_0 tommygun, anna done, anna attack tommygun soldier_1_4_0", dice("6")
    )
    assert held(state, "moll_3_3_0") == "shotgun"  # all she could do was to collect it
    play(state, "bruno attack hands moll_3_3_0, anna attack tommygun soldier_1_4_1", dice("1 6"))

    assert group(state, "anna", 1) == "lieutenant_6_6_0 moll_3_3_0 shotgun tommygun"
    assert group(seen(state, "bruno"), "anna", 1) == "lieutenant_6_6_0 ? ? ?"
    assert held(state, "moll_3_3_0") == "-"


def test_the_token_of_a_group_without_characters_goes_home() -> None:
    """[MOB-20.8; MOB-X80]"""
    for side, home in (("3", "A2"), ("4", "home")):  # her man is wounded, or killed
        state = day(
            anna="1 soldier_1_4_0 at A2; 2 soldier_2_4_0 shotgun at A2",
            bruno="1 soldier_3_4_0 revolver at A2",
        )
        play(state, "anna arm soldier_2_4_0 shotgun, anna done, bruno arm soldier_3_4_0 revolver, bruno done")
        play(
            state, "bruno attack revolver soldier_1_4_0, anna attack shotgun soldier_3_4_0", dice(f"{side} 6")
        )
        assert (decision(state), on_floor(state)) == ("loot", "revolver")
        assert (token(state, "anna", 1), token(state, "anna", 2)) == (home, "A2")
        left = [event["reason"] for event in events(state, "group-withdrew")]
        assert left == ([] if home == "A2" else ["nobody_left"])
        assert ("loot revolver 1" in legal(state, "anna")) == (home == "A2")


def test_a_stalemate_is_seen_before_the_first_turn() -> None:
    """[MOB-20.9; MOB-X79]"""
    groups = {"anna": "1 moll_1_3_0 at A2", "bruno": "owns A2; notoriety 2; 1 torpedo_4_5_0 at A2"}
    state = day(captains=groups)
    say_no(state)
    assert [event["turn"] for event in events(state, "shootout-stalled")] == [1]
    assert [(event["seat"], event["reason"]) for event in events(state, "group-withdrew")] == [
        (0, "stalemate"),
        (1, "stalemate"),
    ]
    assert [notoriety(state, name) for name in ("anna", "bruno")] == [1, 2]
    assert "extorted" not in happened(state)

    state = day(options={"stalemate": "owner_holds"}, captains=groups)
    play(state, "anna decline")
    assert [event["seat"] for event in events(state, "group-withdrew")] == [0]
    assert (decision(state), asked(state), token(state, "bruno", 1)) == ("molls", ["bruno"], "A2")


def test_weapons_at_the_scene_of_a_stalemate_go_under_the_deck() -> None:
    """[MOB-20.9, MOB-16.7] By option nobody may collect what his rivals brought and never held."""
    state = day(
        options={"loose_weapons": "owner_only"},
        anna="notoriety 2; 1 soldier_1_4_0 revolver at A2",
        bruno="notoriety 2; 1 moll_1_3_0 at A2",
        carla="notoriety 2; 1 assassin_10_3_0 at A2",
        dario="notoriety 2; 1 moll_3_3_0 grenade at A2",
    )
    play(state, "anna done, dario arm moll_3_3_0 grenade, dario done")
    play(state, "carla attack strike soldier_1_4_0, dario grenade assassin_10_3_0")

    assert [event["turn"] for event in events(state, "shootout-stalled")] == [2]
    assert under(state, 1) == ["revolver"]
    assert [notoriety(state, name) for name in ("anna", "bruno", "carla", "dario")] == [1, 2, 1, 2]


def test_a_shootout_of_a_hundred_turns_ends_as_a_stalemate() -> None:
    """[MOB-20.10]"""
    state = day(
        chance=Fate("raid_south"), anna="1 lieutenant_6_6_0 at A2", bruno="1 soldier_1_4_0 at A2"
    )  # everybody misses

    turns = [event["turn"] for event in events(state, "shootout-turn")]
    assert turns == list(range(1, 101))
    assert [event["reason"] for event in events(state, "group-withdrew")] == ["stalemate", "stalemate"]
    assert [notoriety(state, name) for name in ("anna", "bruno")] == [1, 1]


def test_the_trace_of_a_shootout_of_three() -> None:
    """[MOB-18.1, MOB-18.3, MOB-18.7, MOB-19.2, MOB-19.5, MOB-19.12, MOB-20.2, MOB-20.7; MOB-X81]"""
    state = day(
        anna="notoriety 2; 1 soldier_3_4_0 shotgun at D2",
        bruno="notoriety 2; 1 lieutenant_6_6_0 at D2",
        carla="notoriety 2; 1 moll_2_3_0 soldier_2_5_0 revolver at D2",
    )
    play(state, "anna arm soldier_3_4_0 shotgun, anna done, carla arm moll_2_3_0 revolver, carla done")
    play(state, "bruno attack colt soldier_3_4_0", dice("3"))
    assert [event["result"] for event in events(state, "attack-counted")] == [4]
    assert (on_floor(state), notoriety(state, "anna")) == ("shotgun", 1)
    assert (decision(state), asked(state)) == ("who_acts", ["carla"])
    # After that all the moll can do is to attack the lieutenant with her revolver.
    play(state, "carla act soldier_2_5_0, carla collect shotgun soldier_2_5_0", dice("5"))
    assert [event["result"] for event in events(state, "attack-counted")] == [4, 6]

    assert (notoriety(state, "bruno"), notoriety(state, "carla")) == (1, 3)
    assert (token(state, "carla", 1), group(state, "carla", 1)) == (
        "D2",
        "moll_2_3_0 soldier_2_5_0 revolver shotgun",
    )
    assert group(state, "anna", 1) == "soldier_3_4_0"
    assert (decision(state), asked(state)) == ("molls", ["carla"])
    hidden = state.copy()
    play(state, "carla reveal D2, carla done")
    assert all_cash(state) == [0, 0, 3600, 0]
    play(hidden, "carla done")
    assert all_cash(hidden) == [0, 0, 1800, 0]
