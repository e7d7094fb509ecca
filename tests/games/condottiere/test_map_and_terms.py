"""The map and the words of the rules [CON-1]."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from consigliere import shelf
from consigliere.games.condottiere.notation import NAMES, card_named
from tests.games.condottiere.scenario import (
    RULES,
    asked,
    at,
    battle,
    contested,
    events,
    largest_group,
    legal,
    neighbours,
    new_game,
    play,
    refused_by,
    regions,
    token,
    totals,
)

EDITION = cast(dict[str, dict[str, object]], shelf.edition("condottiere"))
MAP, CHECK = EDITION["map"], cast(dict[str, object], EDITION["map"]["check"])
ALL_REGIONS = RULES.box.regions

NEIGHBOURS = {
    "torino": "milano genova",
    "milano": "torino genova parma modena mantova venezia",
    "venezia": "milano mantova ferrara",
    "genova": "torino milano parma",
    "mantova": "milano venezia ferrara modena",
    "ferrara": "venezia mantova modena bologna",
    "parma": "genova milano modena lucca",
    "modena": "milano mantova ferrara bologna firenze lucca parma",
    "bologna": "ferrara modena firenze urbino",
    "lucca": "parma modena firenze",
    "firenze": "lucca modena bologna urbino spoleto roma siena",
    "siena": "firenze roma",
    "urbino": "bologna firenze spoleto ancona",
    "ancona": "urbino spoleto napoli",
    "spoleto": "firenze urbino ancona napoli roma",
    "roma": "siena firenze spoleto napoli",
    "napoli": "roma spoleto ancona",
}


def test_the_board_has_17_regions_each_named_after_its_city() -> None:
    """[CON-1.1] They stand in the map order of the rules."""
    stated = cast(dict[str, int], MAP["map"])

    assert tuple(NEIGHBOURS) == ALL_REGIONS
    assert len(ALL_REGIONS) == stated["regions"] == 17


@pytest.mark.parametrize("region", NEIGHBOURS)
def test_two_regions_are_adjacent_if_and_only_if_they_share_a_border(region: str) -> None:
    """[CON-1.2] The table of borders is the full list."""
    count = cast(dict[str, int], CHECK["neighbours"])[region]

    assert set(neighbours(region)) == set(NEIGHBOURS[region].split())
    assert len(neighbours(region)) == count


def test_there_are_34_borders_and_they_are_those_of_the_drawn_map() -> None:
    """[CON-1.2] In the drawing two regions share an edge exactly when they are adjacent."""
    sides: dict[str, set[frozenset[int]]] = {}
    for region in cast(list[dict[str, object]], MAP["region"]):
        corners = cast(list[int], region["polygon"])
        sides[str(region["id"])] = {frozenset(side) for side in zip(corners, corners[1:] + corners[:1])}

    drawn = {pair for pair in combinations(ALL_REGIONS, 2) if sides[pair[0]] & sides[pair[1]]}

    assert drawn == {pair for pair in combinations(ALL_REGIONS, 2) if pair[1] in neighbours(pair[0])}
    assert len(drawn) == cast(dict[str, int], MAP["map"])["borders"] == 34


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("genova", "lucca"),
        ("genova", "modena"),
        ("lucca", "bologna"),
        ("lucca", "siena"),
        ("siena", "spoleto"),
        ("bologna", "ancona"),
        ("roma", "ancona"),
    ],
)
def test_regions_easily_misread_are_not_adjacent(one: str, other: str) -> None:
    """[CON-1.3]"""
    assert other not in neighbours(one)
    assert one not in neighbours(other)
    assert [one, other] in cast(list[list[str]], CHECK["not_adjacent"])


def test_parma_touches_modena_and_lucca_does_not_touch_bologna() -> None:
    """[CON-X1, CON-1.2, CON-1.3]"""
    adjacent = [("parma", "modena"), ("milano", "modena"), ("bologna", "urbino"), ("firenze", "roma")]
    apart = [("lucca", "bologna"), ("genova", "modena"), ("genova", "lucca"), ("siena", "spoleto")]

    assert all(other in neighbours(one) for one, other in adjacent)
    assert not any(other in neighbours(one) for one, other in apart)


def test_the_regions_of_an_adjacent_group_need_not_all_touch_each_other() -> None:
    """[CON-1.4] A chain counts: Torino touches neither Parma nor Lucca."""
    assert largest_group("torino genova parma lucca") == 4
    assert largest_group("torino genova lucca siena roma") == 2
    assert largest_group("torino genova lucca siena roma napoli") == 3
    assert largest_group("") == 0


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_map_holds_so_many_adjacent_groups(size: int) -> None:
    """[CON-1.4]"""
    groups = sum(largest_group(" ".join(names)) == size for names in combinations(ALL_REGIONS, size))

    assert groups == CHECK[f"connected_sets_of_{size}"]


def test_genova_lucca_and_bologna_lack_parma_modena_or_firenze() -> None:
    """[CON-X2, CON-1.4, CON-9.1]"""
    owned = "genova lucca bologna"

    completing = [one for one in ALL_REGIONS if largest_group(f"{owned} {one}") >= 3]

    assert largest_group(owned) == 1
    assert completing == ["parma", "modena", "firenze"]


def test_a_player_controls_a_region_if_the_players_marker_lies_on_it() -> None:
    """[CON-1.5] One marker and no more: nobody else controls it, and it is never fought for again."""
    state = battle(anna="10 1", bruno="hand 6 1; regions roma")

    play(state, "anna 10, bruno passes, anna passes")

    assert regions(state, "anna") == ["parma"]
    assert regions(state, "bruno") == ["roma"]
    assert refused_by(state, "anna chooses parma") == "CON-3.2"


@pytest.mark.parametrize(
    ("card", "count", "strength", "is_mercenary"),
    [
        ("1", 10, 1, True),
        ("2", 8, 2, True),
        ("3", 8, 3, True),
        ("4", 8, 4, True),
        ("5", 8, 5, True),
        ("6", 8, 6, True),
        ("10", 8, 10, True),
        ("winter", 3, 0, False),
        ("spring", 3, 0, False),
        ("bishop", 6, 0, False),
        ("courtesan", 12, 1, False),
        ("drummer", 6, 0, False),
        ("heroine", 3, 10, False),
        ("scarecrow", 16, 0, False),
        ("surrender", 3, 0, False),
    ],
)
def test_only_the_numbered_cards_are_mercenaries(
    card: str, count: int, strength: int, is_mercenary: bool
) -> None:
    """[CON-1.6, CON-2.5] A hand without mercenaries may be discarded, Heroine and Courtesan included."""
    state = at(f"asked discard_hand: anna\nanna: hand {card}; line {card}\nbruno: hand 1")

    may_discard = "discard hand" in legal(state, "anna")

    assert RULES.box.counts[card_named(card)] == count
    assert totals(state) == [strength, 0]
    assert may_discard is not is_mercenary


def test_the_box_holds_110_cards_of_15_kinds() -> None:
    """[CON-1.6, CON-2.5]"""
    stated = cast(dict[str, int], EDITION["cards"]["deck"])
    listed = cast(list[dict[str, object]], EDITION["cards"]["card"])
    numbered = [int(RULES.box.counts[card_named(word)]) for word in "1 2 3 4 5 6 10".split()]

    assert RULES.box.cards == sum(int(n) for n in RULES.box.counts) == stated["cards"] == 110
    assert len(listed) == stated["kinds"] == 15
    assert sum(numbered) == stated["mercenaries"]
    assert [card["id"] for card in listed if card["mercenary"]] == [card["id"] for card in listed[:7]]


@pytest.mark.parametrize(("chooser", "left"), [("anna", "bruno"), ("bruno", "carla"), ("carla", "anna")])
def test_left_of_a_player_means_the_next_seat_clockwise(chooser: str, left: str) -> None:
    """[CON-1.7] The turn goes there first, and a tied battle sends the token there."""
    state = battle(chooser=chooser, anna="1", bruno="1", carla="1")

    play(state, f"{chooser} passes")
    turn = asked(state)
    play(state, f"house default {left}")
    play(state, f"house default {asked(state)[0]}")

    assert turn == [left]
    assert token(state) == left


def test_a_card_is_in_play_while_it_lies_in_any_players_line() -> None:
    """[CON-1.8] A Winter counts in the line of a player who is out, but neither in hand nor once discarded."""
    in_line = battle(anna="hand 1; line 10", bruno="hand 1; line winter; out")
    in_hand = battle(anna="hand 1 winter; line 10", bruno="hand 1; out")
    gone = battle(table="discard: winter", anna="hand 1; line 10", bruno="hand 1; out")

    assert totals(in_line) == [1, 0]
    assert totals(in_hand) == [10, 0]
    assert totals(gone) == [10, 0]


def test_the_chooser_of_a_battle_is_the_player_who_placed_the_token_for_it() -> None:
    """[CON-1.9] Not who chose the battle before: the tie sends the token left of bruno, who placed it."""
    state = battle(anna="1 1", bruno="10 1", carla="1 1")
    play(state, "anna passes, bruno 10, carla passes, bruno passes, bruno chooses roma")
    play(state, "anna keeps hand, bruno keeps hand, carla keeps hand")

    play(state, "bruno passes, carla passes, anna passes")

    assert [event["chooser"] for event in events(state, "battle-started")] == [1]
    assert token(state) == "carla"


def test_until_the_token_is_given_out_again_the_chooser_is_its_last_holder() -> None:
    """[CON-1.9] At set-up the first holder; after a battle still the one who placed it."""
    before = new_game(3, first_holder="carla")
    after = battle(chooser="anna", anna="1", bruno="10", carla="1")

    play(after, "anna passes, bruno 10, carla passes")

    assert NAMES[before.chooser] == "carla"
    assert (NAMES[after.chooser], token(after)) == ("anna", "bruno")


def test_the_contested_region_is_the_one_the_token_lies_on() -> None:
    """[CON-1.10] The winner's marker goes there."""
    state = new_game(2, first_holder="anna")

    play(state, "anna chooses siena")

    assert contested(state) == "siena"
    assert events(state, "battle-started")[0]["region"] == "siena"
