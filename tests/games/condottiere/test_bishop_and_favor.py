"""The Bishop and the Favor of the Pope [CON-5.10 to CON-5.20]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import (
    RULES,
    asked,
    battle,
    cards,
    compared,
    discarded,
    events,
    favor,
    happened,
    largest_group,
    legal,
    out,
    play,
    refused_by,
    regions,
    seen,
    totals,
)

ALL_REGIONS = RULES.box.regions


def test_a_bishop_discards_every_mercenary_of_the_highest_strength_in_play() -> None:
    """[CON-5.10] In all lines, also the player's own and those of players who are out."""
    state = battle(
        anna="hand B 1; line 10 6 10",
        bruno="hand 1; line 10 5",
        carla="hand 1; line 10 4; out",
        dario="hand 10; line 6",
    )

    play(state, "anna B")

    assert [cards(state, name, "line") for name in ("bruno", "carla", "dario")] == ["5", "4", "6"]
    assert totals(state) == [6, 5, 4, 6]
    assert discarded(state) == "10 10 10 10"
    assert cards(state, "dario") == "10"
    assert events(state, "mercenaries-dismissed") == [
        {"event": "mercenaries-dismissed", "card": "mercenary_10", "count": 4}
    ]


def test_both_sixes_are_discarded() -> None:
    """[CON-X17, CON-5.10, CON-5.15] Then the Favor goes to a free region or stays off."""
    state = battle(
        chooser="bruno",
        table="favor roma",
        anna="hand 1; line 6 3 1 1; regions siena",
        bruno="hand B 1; line 6 1 1",
    )

    play(state, "bruno B")

    assert totals(state) == [5, 2]
    assert discarded(state) == "6 6"
    assert asked(state) == ["bruno"]
    free = [f"favor {one}" for one in ALL_REGIONS if one not in ("siena", "parma")]
    assert legal(state, "bruno") == [*free, "favor off"]


def test_printed_strengths_are_compared() -> None:
    """[CON-X21, CON-5.11] The 10 is discarded though every mercenary counts 1 in Winter."""
    state = battle(chooser="carla", anna="hand 1; line 10 W", bruno="hand 1; line 6 6", carla="B 1")

    play(state, "carla B, carla puts off")

    assert totals(state) == [0, 2, 0]
    assert cards(state, "anna", "line") == "winter"


def test_drummer_and_spring_play_no_part_in_the_bishops_choice() -> None:
    """[CON-5.11] Doubled 6s and a favoured 6 are worth more than the 10, which goes all the same."""
    state = battle(
        chooser="carla", anna="hand 1; line 6 6 D", bruno="hand 1; line 10", carla="hand B 1; line S"
    )

    play(state, "carla B")

    assert cards(state, "anna", "line") == "6 6 drummer"
    assert cards(state, "bruno", "line") == "-"


def test_a_bishop_never_removes_a_special_card() -> None:
    """[CON-5.12] Not the Heroine, though she is worth ten; nor a Courtesan, though a 1 goes."""
    state = battle(anna="hand B 1", bruno="hand 1; line 1 H C D S")

    play(state, "anna B")

    assert cards(state, "bruno", "line") == "spring courtesan drummer heroine"
    assert totals(state) == [0, 11]


def test_a_bishop_may_be_played_with_no_mercenary_in_play() -> None:
    """[CON-X22, CON-5.12, CON-5.13] Nothing is removed; carla takes the Favor and puts it on Lucca."""
    state = battle(chooser="carla", anna="hand 1; line H", bruno="hand 1; line C", carla="B 1")

    play(state, "carla B, carla puts lucca")

    assert totals(state) == [10, 1, 0]
    assert "mercenaries-dismissed" not in happened(state)
    assert favor(state) == "lucca"


def test_the_bishop_is_discarded_as_soon_as_its_effect_is_done() -> None:
    """[CON-5.14, CON-K7] Before the next player acts, and all see it go."""
    state = battle(anna="B 1", bruno="hand 1; line 6")

    play(state, "anna B, anna puts off")

    assert cards(state, "anna", "line") == "-"
    assert [discarded(seen(state, viewer)) for viewer in ("anna", "bruno", "gallery")] == ["6 bishop"] * 3
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize("place", ["off", "siena"])
def test_the_player_of_the_bishop_takes_the_favor_wherever_it_is(place: str) -> None:
    """[CON-5.15, CON-D4] Off the board or on a region, and at once places it."""
    state = battle(table=f"favor {place}", anna="B 1", bruno="1")

    play(state, "anna B, anna puts napoli")

    assert favor(state) == "napoli"
    assert events(state, "favor-placed") == [
        {"event": "favor-placed", "seat": 0, "from": place, "to": "napoli"}
    ]


def test_the_favor_may_be_left_off_the_board() -> None:
    """[CON-5.15, CON-D4]"""
    state = battle(table="favor siena", anna="B 1", bruno="1")

    play(state, "anna B, anna puts off")

    assert favor(state) == "off"


def test_nobody_acts_between_the_bishop_and_the_placing_of_the_favor() -> None:
    """[CON-5.15] And nobody places it without a Bishop."""
    state = battle(anna="B 1", bruno="10", carla="10")
    assert refused_by(state, "anna puts roma") == "CON-5.15"

    play(state, "anna B")

    assert asked(state) == ["anna"]
    assert legal(state, "bruno") == legal(state, "carla") == []
    assert refused_by(state, "bruno 10") == "CON-4.15"
    assert refused_by(state, "bruno puts roma") == "CON-5.15"


def test_a_player_who_does_not_answer_leaves_the_favor_off_the_board() -> None:
    """[CON-5.15, CON-D4]"""
    state = battle(table="favor siena", anna="B 1", bruno="1")

    play(state, "anna B, house default anna")

    assert favor(state) == "off"
    assert [event["decision"] for event in events(state, "default-played")] == ["place_favor"]
    assert asked(state) == ["bruno"]


def test_with_all_other_regions_controlled_the_favor_goes_off_the_board_without_asking() -> None:
    """[CON-X24, CON-5.15] 16 regions controlled, the last one contested."""
    state = battle(
        region="parma",
        anna="hand B 1; regions ancona modena urbino",
        bruno="hand 1; regions bologna siena torino venezia",
        carla="hand 1; regions lucca napoli spoleto",
        dario="hand 1; regions firenze mantova milano",
        elena="hand 1; regions ferrara roma",
        fabio="hand 1; line 6; regions genova",
    )

    play(state, "anna B")

    assert favor(state) == "off"
    assert events(state, "favor-placed")[0]["to"] == "off"
    assert asked(state) == ["bruno"]
    assert totals(state) == [0] * 6
    assert discarded(state) == "6 bishop"


@pytest.mark.parametrize("region", ["roma", "napoli"])
def test_the_favor_may_not_be_placed_on_a_region_with_a_control_marker(region: str) -> None:
    """[CON-5.16] Neither the player's own nor another's."""
    state = battle(anna="hand B 1; regions roma", bruno="hand 1; regions napoli")

    play(state, "anna B")

    assert refused_by(state, f"anna puts {region}") == "CON-5.16"
    assert f"favor {region}" not in legal(state, "anna")


def test_the_favor_may_not_be_placed_on_the_contested_region() -> None:
    """[CON-5.17]"""
    state = battle(region="lucca", anna="B 1", bruno="1")

    play(state, "anna B")

    assert refused_by(state, "anna puts lucca") == "CON-5.17"
    assert legal(state, "anna") == [*(f"favor {one}" for one in ALL_REGIONS if one != "lucca"), "favor off"]


def test_the_favor_has_15_regions_to_go_to_or_off() -> None:
    """[CON-X23, CON-5.16, CON-5.17, CON-5.18, CON-D4] Roma controlled, Parma contested, the Favor on Siena."""
    state = battle(region="parma", table="favor siena", anna="B 1", bruno="hand 1; regions roma")
    play(state, "anna B")

    places = [f"favor {one}" for one in ALL_REGIONS if one not in ("roma", "parma")]

    assert legal(state, "anna") == [*places, "favor off"]
    assert len(places) == 15
    assert "favor siena" in places
    assert refused_by(state, "anna puts parma") == "CON-5.17"
    assert refused_by(state, "anna puts roma") == "CON-5.16"


def test_the_favor_may_be_put_back_on_the_region_it_was_taken_from() -> None:
    """[CON-5.18]"""
    state = battle(table="favor siena", anna="hand B; line 10", bruno="hand 1; out")

    play(state, "anna B, anna puts siena")

    assert favor(state) == "siena"


def test_the_region_the_favor_was_taken_from_loses_its_protection_at_once() -> None:
    """[CON-X90, CON-5.18, CON-3.3] A Bishop moves the Favor from Siena to Torino."""
    state = battle(table="favor siena", anna="hand B 1; line H", bruno="hand 1; out")

    play(state, "anna B, anna puts torino, anna passes")

    assert "choose siena" in legal(state, "anna")
    assert "choose torino" not in legal(state, "anna")
    assert refused_by(state, "anna chooses torino") == "CON-3.3"


def test_the_favor_stays_where_it_was_put_until_another_bishop_is_played() -> None:
    """[CON-5.19] Across battles; in a later one bruno takes it."""
    state = battle(anna="B 10 1", bruno="1 B 1")
    play(state, "anna B, anna puts siena, bruno 1, anna 10, bruno passes, anna passes, anna chooses roma")
    play(state, "anna keeps hand, bruno keeps hand")
    before = favor(state)

    play(state, "anna passes, bruno B, bruno puts napoli")

    assert before == "siena"
    assert favor(state) == "napoli"


def test_the_favor_stays_where_it_is_when_it_is_not_a_bishop() -> None:
    """[CON-5.19] No other card moves it."""
    state = battle(table="favor siena", anna="hand W S C D H Sc 1; line 6", bruno="hand 1; out")

    play(state, "anna W, anna S, anna C, anna D, anna H, anna Sc, anna takes 6, anna passes")

    assert favor(state) == "siena"
    assert "favor-placed" not in happened(state)


@pytest.mark.parametrize("place", ["off", "genova", "modena", "roma"])
def test_the_favor_changes_no_strength_control_or_adjacency(place: str) -> None:
    """[CON-5.20] Wherever it lies, anna's line, her regions and her group are the same."""
    state = battle(
        region="parma",
        table=f"favor {place}",
        anna="hand 10 1; regions milano torino",
        bruno="hand 6 1; line D 2",
    )

    play(state, "anna 10, bruno 6, anna passes, bruno passes")

    assert compared(state) == [10, 16]
    assert regions(state, "anna") == ["torino", "milano"]
    assert regions(state, "bruno") == ["parma"]
    assert largest_group(" ".join(regions(state, "anna"))) == 2


def test_a_region_is_conquered_beside_the_favor_and_completes_a_group_all_the_same() -> None:
    """[CON-5.20] The group of four players runs past Genova, where the Favor lies."""
    state = battle(
        region="parma",
        table="favor genova",
        anna="hand 10 1; regions milano torino",
        bruno="hand 1; out",
        carla="hand 1; out",
        dario="hand 1; out",
    )

    play(state, "anna 10, anna passes")

    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("adjacent", [0])
    assert out(state) == ["anna", "bruno", "carla", "dario"]
