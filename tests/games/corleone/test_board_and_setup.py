"""The board, its terms, and the set-up [CORL-1, CORL-2]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone import event as e
from consigliere.games.corleone.ground import BESIDE, FAMILY
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.placing import turfs_at
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    Stacked,
    allies,
    asked,
    decision,
    events,
    hand,
    horse_head,
    in_reserve,
    legal,
    new_game,
    options_refused_by,
    play,
    refused_by,
    seen,
    size,
    stack,
    suitcase,
    supply,
    table,
    tiles,
    turn,
)

PLACES = e.places(BOX)


def turfs_of(place: str) -> list[str]:
    """The turfs in which a figure at a place is."""
    state = turn(anna="-")
    return [BOX.board.turf_names[turf] for turf in members(turfs_at(state, PLACES.index(place)))]


def test_seven_turfs_in_the_order_of_their_numbers() -> None:
    """[CORL-1.1]"""
    assert BOX.board.turf_names == (
        "wall_street",
        "brooklyn",
        "upper_east_side",
        "queens",
        "upper_west_side",
        "midtown",
        "chelsea",
    )


def test_every_turf_has_a_printed_business_and_room_for_one_tile() -> None:
    """[CORL-1.2, CORL-1.3, CORL-1.14]"""
    printed = BOX.board.business[: BOX.board.turfs]

    assert [business.turf for business in printed] == list(range(BOX.board.turfs))
    assert tiles(turn(anna="-")) == []


def test_a_figure_on_a_space_is_in_every_turf_the_space_touches() -> None:
    """[CORL-1.4, CORL-1.5, CORL-1.6; CORL-X1, CORL-X2, CORL-X3]"""
    assert turfs_of("s01") == ["midtown", "chelsea"]
    assert turfs_of("s03") == ["queens", "midtown"]
    assert turfs_of("s16") == ["upper_west_side"]
    assert [
        name for name, place in zip(BOX.board.space_names, range(18)) if (BOX.board.beside_park >> place) & 1
    ] == [
        "s01",
        "s04",
        "s05",
        "s09",
        "s16",
        "s17",
    ]


def test_central_park_is_no_turf_but_banks() -> None:
    """[CORL-1.6; CORL-X3]"""
    state = turn(anna="2", bruno="-", carla="-")
    play(state, "anna family don s16, anna resolve bank_money, anna bank 2")

    assert suitcase(state, "anna") == "2"
    assert "central_park" not in BOX.board.turf_names
    assert not any(command.endswith("central_park") for command in map(str, legal(state, "anna")))


def test_the_back_is_for_family_members_and_the_front_for_thugs() -> None:
    """[CORL-1.8, CORL-1.9, CORL-1.13]"""
    state = turn(anna="-", bruno="-")
    play(state, "anna thug navy_yard")
    assert hand(state, "anna") == "2 gun"

    play(state, "bruno family don s10, bruno resolve gain_good_gun, bruno decline")
    assert hand(state, "bruno") == "gun"


@pytest.mark.parametrize("member", ["don", "consigliere", "heir"])
def test_don_consigliere_and_heir_act_alike(member: str) -> None:
    """[CORL-1.9]"""
    state = turn(anna="-", act=4)

    play(state, f"anna family {member} s03, anna resolve gain_good_booze")

    assert hand(state, "anna").startswith("booze")


@pytest.mark.parametrize(
    ("seats", "jobs", "shown", "deck"), [(2, 2, 1, 38), (3, 3, 2, 35), (4, 3, 3, 33), (5, 4, 4, 30)]
)
def test_set_up_by_number_of_players(seats: int, jobs: int, shown: int, deck: int) -> None:
    """[CORL-2.1, CORL-2.3, CORL-2.8, CORL-2.9, CORL-2.11, CORL-2.18; CORL-X4, CORL-X5, CORL-X6, CORL-X7]"""
    state = new_game(seats)

    assert size(state, "public") == jobs
    assert len(allies(state)) == shown == seats - 1
    assert size(state, "deck") == deck
    assert [int(state.hand_size(seat)) for seat in range(seats)] == [5] * seats
    assert [stack(state, value) for value in ("1", "2", "3", "5")] == [30 - seats] * 3 + [30]
    assert [stack(state, good) for good in BOX.good_names] == [8, 8, 8, 8]


@pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 0), (4, 1), (5, 3)])
def test_tiles_placed_at_set_up_are_blue_and_in_the_first_turfs(seats: int, number: int) -> None:
    """[CORL-2.4, CORL-2.5, CORL-2.6, CORL-2.7; CORL-X6, CORL-X7]"""
    state = new_game(seats)
    placed = [str(event["business"]) for event in events(state, "tile-placed")]

    assert len(placed) == number + 1  # one more opens Act I
    assert all(tile.startswith("blue") for tile in placed)
    assert tiles(state) == placed


def test_five_players_may_have_six_public_jobs() -> None:
    """[CORL-2.9, CORL-2.10; CORL-X7]"""
    state = new_game(5, five_player_public_jobs="6")

    assert (size(state, "public"), size(state, "deck")) == (6, 28)
    assert options_refused_by(4, five_player_public_jobs="6") == "CORL-2.10"


def test_allies_not_shown_leave_the_game() -> None:
    """[CORL-2.11]"""
    state = new_game(4)
    first_act = {ally.name for ally in BOX.allies if ally.act == 1}

    assert set(allies(state)) < first_act
    assert len(members(state.gone)) == 6 - 3
    assert len(members(state.later)) == 12


def test_families_are_picked_in_seat_order() -> None:
    """[CORL-2.12, CORL-2.20]"""
    state = new_game(3, families="picked")
    assert (asked(state), decision(state)) == (["anna"], "pick_family")
    play(state, "anna pick vitale")
    assert refused_by(state, "bruno pick vitale") == "CORL-2.12"
    assert refused_by(state, "carla pick pizzino") == "CORL-2.12"

    play(state, "bruno pick pizzino, carla pick marzullo")

    assert [BOX.families[state.person(FAMILY, seat)] for seat in range(3)] == [
        "vitale",
        "pizzino",
        "marzullo",
    ]
    assert decision(state) == "action"


def test_the_last_of_five_takes_the_family_that_is_left() -> None:
    """[CORL-2.12]"""
    state = new_game(5, families="picked")

    play(state, "anna pick vitale, bruno pick pizzino, carla pick marzullo, dario pick caccamo")

    assert BOX.families[state.person(FAMILY, 4)] == "matarazzo"


def test_dealt_families_are_all_different() -> None:
    """[CORL-2.12, CORL-2.16, CORL-2.20]"""
    for seed in range(5):
        state = new_game(4, seed, families="dealt")
        assert len({int(state.person(FAMILY, seat)) for seat in range(4)}) == 4


def test_markers_thugs_and_the_don_are_in_reserve() -> None:
    """[CORL-2.13, CORL-2.14, CORL-2.15]"""
    assert [supply(new_game(3), name) for name in NAMES[:3]] == [9, 9, 9]
    assert [in_reserve(new_game(seats), "anna") for seats in (2, 3, 4, 5)] == [(3, 1), (2, 1), (2, 1), (2, 1)]


def test_two_players_may_not_use_spaces_marked_three_plus() -> None:
    """[CORL-2.17, CORL-7.2; CORL-X4, CORL-X5, CORL-X23]"""
    two = turn(anna="-", bruno="-")
    three = turn(anna="-", bruno="-", carla="-")
    spaces = [[c for c in legal(state, "anna") if c.startswith("family")] for state in (two, three)]

    assert [len(found) for found in spaces] == [12, 18]
    assert refused_by(two, "anna family don s13") == "CORL-7.2"


def test_the_starting_hand_is_three_money_cards_and_two_secret_jobs() -> None:
    """[CORL-2.18]"""
    jobs = "shake_down gun_down extortion strong_arm bank_robbery car_bomb"
    state = new_game(2, chance=Stacked(jobs), first_player="anna")

    assert table(state, "public") == "shake_down gun_down"
    assert hand(state, "anna") == "1 2 3 extortion strong_arm"
    assert hand(seen(state, "bruno"), "anna") == hand(seen(state, "gallery"), "anna") == "?*5"


def test_the_first_player_is_random_or_named_by_the_host() -> None:
    """[CORL-2.2, CORL-2.19]"""
    assert {horse_head(new_game(5, seed)) for seed in range(30)} == set(NAMES)
    state = new_game(3, first_player="carla")

    assert (horse_head(state), asked(state)) == ("carla", ["carla"])
    assert options_refused_by(3, first_player="dario") == "CORL-2.19"
    assert options_refused_by(6) == "CORL-2.1"


def test_chance_is_used_in_the_order_of_the_printed_steps() -> None:
    """[CORL-2.21]"""
    state = new_game(5, families="dealt")
    purposes = [str(event["purpose"]) for event in events(state, "drawn")]

    assert list(dict.fromkeys(purposes)) == ["tile", "public_job", "ally", "family", "first_player", "hand"]
    dealt = [event["seat"] for event in events(state, "hand-dealt")]
    assert dealt == [(state.holder + step) % 5 for step in range(5)]
    assert table(state, "discards") == "-"


def test_neutral_figures_stand_beside_the_board() -> None:
    """[CORL-2.16, CORL-1.7]"""
    state = new_game(2)

    assert {state.mayor, state.boss, state.chief} == {BESIDE}
