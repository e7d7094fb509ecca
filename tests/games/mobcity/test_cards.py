"""What enforcers can do [MOB-7]."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.games.mobcity import MobCityGame
from consigliere.games.mobcity.box import ROLES, WEAPONS
from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import (
    BOX,
    Fate,
    asked,
    at,
    day,
    decision,
    deck,
    dice,
    events,
    group,
    happened,
    held,
    legal,
    morning,
    on_floor,
    play,
    refused_by,
    seen,
    sitting,
    token,
    under,
)

TWO = "1 soldier_3_4_0 soldier_2_5_0 at A2"  # two enemies, so that a target must be chosen


def counted(state: MobCity) -> list[tuple[object, ...]]:
    """Die, bonus, result and toughness of every attack."""
    return [tuple(event.values())[1:] for event in events(state, "attack-counted")]


def numbers(name: str) -> list[int]:
    """The digits of a card's id: its reaction and its toughness."""
    return [int(part) for part in name.split("_")[1:3]]


def test_characters_and_weapons_are_those_of_the_box() -> None:
    """[MOB-7.1, MOB-7.2, MOB-7.3]"""
    roles = [ROLES[BOX.role_of(card)] for card in range(BOX.characters)]
    assert {role: roles.count(role) for role in ROLES} == {
        "lieutenant": 8,
        "soldier": 36,
        "assassin": 6,
        "moll": 8,
        "torpedo": 6,
    }
    assert [int(number) for number in BOX.copies] == [9, 7, 5, 3]
    assert BOX.total == 88
    for card in range(BOX.characters):
        assert numbers(BOX.card_names[card]) == [BOX.reaction[card], BOX.toughness[card]]


def test_most_enforcers_are_soldiers_of_low_reaction_and_toughness() -> None:
    """[MOB-7.3] The rulebook's words for all kinds, in the components that come with the game."""
    game = shelf.game("mobcity")
    assert isinstance(game, MobCityGame)
    box = game.box
    people = [
        (ROLES[box.role_of(card)], int(box.reaction[card]), int(box.toughness[card]))
        for card in range(box.characters)
    ]
    soldiers = [person for person in people if person[0] == "soldier"]
    lieutenants = [person for person in people if person[0] == "lieutenant"]

    assert 2 * len(soldiers) > box.total
    assert 2 * sum(toughness <= 3 for _, _, toughness in soldiers) > len(soldiers)
    assert max(reaction for _, reaction, _ in soldiers) < min(reaction for _, reaction, _ in lieutenants)
    for role, quick, tough in people:
        assert (quick > 8) == (role == "assassin")  # exceptionally high
        if role in ("assassin", "moll"):
            assert tough <= 4


def test_a_lieutenant_lies_face_up_and_all_others_face_down() -> None:
    """[MOB-7.4]"""
    state = morning(anna="cash 500; 1 lieutenant_6_6_0 moll_1_3_0 shotgun; 2 assassin_9_3_0")

    for viewer in ("bruno", "gallery"):
        view = seen(state, viewer)
        assert (group(view, "anna", 1), group(view, "anna", 2)) == ("lieutenant_6_6_0 ? ?", "?")


def test_a_lieutenant_carries_a_colt_that_can_kill() -> None:
    """[MOB-7.5, MOB-7.6, MOB-7.16]"""
    state = day(anna="1 lieutenant_6_6_0 at A2", bruno=TWO)
    play(state, "anna attack colt soldier_3_4_0", dice("4"))

    assert counted(state)[0] == (4, 1, 5, 4)
    assert "character-killed" in happened(state)


def test_only_a_lieutenant_has_a_colt() -> None:
    """[MOB-7.5]"""
    state = day(anna=TWO, bruno="1 soldier_2_4_0 soldier_2_4_1 at A2")

    assert refused_by(state, "anna attack colt soldier_2_4_0") == "MOB-7.5"


def test_a_lieutenant_may_use_a_weapon_instead_and_bonuses_are_not_added() -> None:
    """[MOB-7.7, MOB-7.8; MOB-X25]"""
    state = day(anna="1 lieutenant_6_6_0 shotgun at A2", bruno=TWO)
    play(state, "anna arm lieutenant_6_6_0 shotgun, anna done")
    assert "attack colt soldier_3_4_0" in legal(state, "anna")
    play(state, "anna attack shotgun soldier_3_4_0", dice("1"))

    assert counted(state)[0] == (1, 2, 3, 4)


@pytest.mark.parametrize("card", ["lieutenant_6_6_0", "assassin_9_3_0", "moll_1_3_0", "torpedo_6_4_0"])
def test_only_a_soldier_attacks_bare_handed(card: str) -> None:
    """[MOB-7.9]"""
    weapon = "grenade" if card.startswith("assassin") else "revolver"
    state = day(anna=f"1 {card} {weapon} at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2", favor="anna")
    play(state, f"anna arm {card} {weapon}, anna done")

    assert asked(state) == ["anna"]
    assert refused_by(state, "anna attack hands soldier_1_4_0") == "MOB-7.9"


def test_a_soldiers_bare_hands_add_nothing() -> None:
    """[MOB-7.9]"""
    state = day(anna="1 soldier_4_4_0 at A2", bruno=TWO)
    play(state, "anna attack hands soldier_3_4_0", dice("3"))

    assert counted(state)[0] == (3, 0, 3, 4)


def test_an_assassin_kills_without_a_roll() -> None:
    """[MOB-7.10, MOB-7.11]"""
    state = day(anna="1 assassin_9_3_0 at A2", bruno="1 lieutenant_8_7_0 soldier_2_5_0 soldier_2_4_0 at A2")
    state.log = []
    play(state, "anna attack strike lieutenant_8_7_0", dice("1"))

    until = happened(state)[: happened(state).index("character-killed")]
    assert "drawn" not in until
    assert [event["character"] for event in events(state, "character-killed")] == ["lieutenant_8_7_0"]
    assert deck(state).count("lieutenant_8_7_0") == 1


def test_nobody_else_strikes() -> None:
    """[MOB-7.10]"""
    state = day(anna="1 lieutenant_6_6_0 at A2", bruno=TWO)

    assert refused_by(state, "anna attack strike soldier_3_4_0") == "MOB-7.10"


def test_an_assassin_carries_a_grenade_and_nothing_else() -> None:
    """[MOB-7.12, MOB-7.15; MOB-X26]"""
    state = day(anna="1 assassin_9_3_0 revolver grenade grenade at A2", bruno=TWO)
    assert refused_by(state, "anna arm assassin_9_3_0 revolver") == "MOB-7.12"
    play(state, "anna arm assassin_9_3_0 grenade")
    assert refused_by(state, "anna arm assassin_9_3_0 grenade") == "MOB-7.15"
    play(state, "anna done")

    assert held(state, "assassin_9_3_0") == "grenade"
    assert on_floor(state) == "revolver grenade"


def test_a_moll_attacks_only_with_a_weapon() -> None:
    """[MOB-7.13]"""
    unarmed = day(
        anna="1 moll_3_3_0 at A2",
        bruno="1 soldier_1_4_0 soldier_1_5_0 at A2",
        chance=Fate("raid_south"),
    )
    assert [event["character"] for event in events(unarmed, "character-passed")] == ["moll_3_3_0"]

    armed = day(anna="1 moll_3_3_0 revolver at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2")
    play(armed, "anna arm moll_3_3_0 revolver, anna done, anna attack revolver soldier_1_4_0", dice("2"))
    assert counted(armed)[0] == (2, 1, 3, 4)


def test_a_torpedo_attacks_once_with_each_weapon() -> None:
    """[MOB-7.14]"""
    unarmed = day(anna="1 torpedo_6_4_0 at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2")
    assert [event["character"] for event in events(unarmed, "character-passed")] == ["torpedo_6_4_0"]

    state = day(anna="1 torpedo_6_4_0 shotgun revolver at A2", bruno="1 soldier_1_4_0 soldier_1_5_0 at A2")
    play(state, "anna arm torpedo_6_4_0 shotgun, anna arm torpedo_6_4_0 revolver, anna done")
    play(state, "anna attack shotgun soldier_1_4_0", dice("1"))
    assert decision(state) == "shoot_again"
    assert legal(state, "anna") == [
        "attack revolver soldier_1_4_0",
        "attack revolver soldier_1_5_0",
        "decline",
    ]
    play(state, "anna attack revolver soldier_1_4_0", dice("1"))

    assert counted(state)[:2] == [(1, 2, 3, 4), (1, 1, 2, 4)]
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("lieutenant_6_6_0", 1),
        ("soldier_4_4_0", 1),
        ("moll_3_3_0", 1),
        ("torpedo_6_4_0", 2),
        ("assassin_9_3_0", 0),
    ],
)
def test_weapon_slots(card: str, slots: int) -> None:
    """[MOB-7.15]"""
    state = day(anna=f"1 {card} soldier_4_3_0 revolver revolver revolver at A2", bruno=TWO)
    for _ in range(slots):
        play(state, f"anna arm {card} revolver")

    assert refused_by(state, f"anna arm {card} revolver") in ("MOB-7.15", "MOB-7.12")


def test_a_third_revolver_lies_at_the_scene() -> None:
    """[MOB-7.15; MOB-X27]"""
    state = day(anna="1 torpedo_6_4_0 revolver revolver revolver at A2", bruno=TWO)
    play(state, "anna arm torpedo_6_4_0 revolver, anna arm torpedo_6_4_0 revolver, anna done")

    assert held(state, "torpedo_6_4_0") == "revolver revolver"
    assert on_floor(state) == "revolver"


@pytest.mark.parametrize(("weapon", "bonus"), [("revolver", 1), ("shotgun", 2), ("tommygun", 4)])
def test_the_bonus_of_each_weapon(weapon: str, bonus: int) -> None:
    """[MOB-7.16]"""
    state = day(anna=f"1 soldier_4_4_0 {weapon} at A2", bruno="1 lieutenant_5_5_0 soldier_2_5_0 at A2")
    play(state, f"anna arm soldier_4_4_0 {weapon}, anna done", dice("1"))  # the lieutenant misses
    play(state, f"anna attack {weapon} lieutenant_5_5_0", dice("1"))

    assert counted(state)[1] == (1, bonus, 1 + bonus, 5)


def test_a_grenade_needs_no_roll_and_is_used_once() -> None:
    """[MOB-7.17]"""
    state = day(anna="1 soldier_4_4_0 grenade at A2", bruno=f"{TWO}", carla="1 moll_1_3_0 at A2")
    play(state, "anna arm soldier_4_4_0 grenade, anna done")
    state.log = []
    play(state, "anna grenade soldier_3_4_0")

    assert "attack-counted" not in happened(state)[: happened(state).index("captain-beaten")]
    assert under(state, 3).count("grenade") == 1
    assert held(state, "soldier_4_4_0") == "-"


def test_only_a_character_can_use_a_weapon() -> None:
    """[MOB-7.18] Weapons alone are not sent, so they can neither fight nor be thrown."""
    state = morning(anna="cash 200; 1 grenade; 2 soldier_1_4_0", bruno="owns A2")
    assert refused_by(state, "anna send 1 A2") == "MOB-12.2"
    play(state, "anna send 2 A2, anna done", Fate("raid_south"))
    assert (decision(state), asked(state)) == ("throw", ["anna"])

    assert legal(state, "anna") == ["decline"]
    assert token(state, "anna", 1) == "home"
    assert refused_by(state, "anna bomb 1") == "MOB-16.2"
    assert set(WEAPONS) == {"revolver", "shotgun", "tommygun", "grenade"}


def test_a_weapon_left_by_wages_or_hired_may_lie_alone() -> None:
    """[MOB-6.14, MOB-7.18]"""
    state = at(f"round 1, bidding\nasked bid: anna\n{sitting(2, {'anna': '1 revolver'})}")

    assert group(state, "anna", 1) == "revolver"
