"""What is played for a seat that does not answer, decision by decision [CORL-20.5, section 4 of the rules]."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import Chance
from tests.games.corleone.scenario import (
    BOX,
    Stacked,
    asked,
    at,
    cards,
    controller,
    decision,
    events,
    hand,
    happened,
    horse_head,
    legal,
    markers,
    new_game,
    play,
    standing,
    suitcase,
    supply,
    told,
    turn,
)

NONE_LEFT = "killed thug thug thug don"  # with two seats, in Act I
NINE = " ".join(["anna"] * 9)


def by_default(state: Corleone, name: str = "anna", chance: Chance | None = None) -> None:
    """The clock of one seat runs out once."""
    play(state, f"house default {name}", chance)


# Turns.


def test_an_absent_player_places_thugs_and_then_the_don() -> None:
    """[CORL-20.5; CORL-X80, CORL-D1, CORL-D2, CORL-D3]"""
    state = turn(
        anna="-",
        bruno="at exchange_bank gentlemens_club; killed don",
        carla="at bottling_plant pawn_exchange; killed don",
        dario="at penn_central_railroad; killed thug don",
    )

    by_default(state)
    assert (standing(state, "navy_yard"), hand(state, "anna")) == ("anna", "2 gun")
    by_default(state)
    assert standing(state, "packing_house") == "anna"
    by_default(state)
    assert standing(state, "s01") == "anna"
    assert [event["decision"] for event in events(state, "default-played")] == ["action"] * 3


def test_a_thug_goes_to_the_lowest_turf_and_there_to_the_printed_business_first() -> None:
    """[CORL-20.5; CORL-D2]"""
    state = turn("tiles: blue_gunsmith blue_speakeasy", bruno="-", anna="at exchange_bank")

    by_default(state, "bruno")

    assert standing(state, "blue_gunsmith") == "bruno"
    assert standing(state, "navy_yard") == "-"


def test_a_family_member_goes_to_the_lowest_empty_space_the_don_first() -> None:
    """[CORL-20.5; CORL-D3]"""
    state = turn(anna="killed thug thug thug", bruno="at s01 s02", act=4)

    by_default(state)

    assert events(state, "member-played") == [
        {"event": "member-played", "seat": 0, "figure": "don", "place": "s03"}
    ]


def test_jobs_and_allies_are_not_chosen() -> None:
    """[CORL-20.5; CORL-D4, CORL-D5]"""
    state = turn("public: hijack_a_truck", anna="gun capo hijack_a_truck", bruno="-", act=2)

    by_default(state)

    assert "thug-played" in happened(state)
    assert hand(state, "anna") == "gun hijack_a_truck capo"


def test_real_goods_pay_for_a_job_first() -> None:
    """[CORL-20.5; CORL-D4]"""
    state = turn(anna="gun booze narcotics*2 extortion", bruno="-")
    jobs = [command for command in legal(state, "anna") if command.startswith("complete")]

    assert jobs[0] == "complete extortion from hand"


# Effects.


def test_plain_gains_come_first_then_the_rest_in_printed_order() -> None:
    """[CORL-20.5; CORL-D6, CORL-D7, CORL-D8] Backroom Deal: $3, bank 1, draw 2 jobs and keep 1."""
    state = turn(anna="booze blood_money 1 backroom_deal", bruno="-")
    play(state, "anna complete backroom_deal from hand")

    order = []
    for _ in range(4):
        order.append(decision(state))
        by_default(state, chance=Stacked("gun_down car_bomb"))

    assert order == ["next_effect", "next_effect", "keep_job", "bank"]
    begun = [event["effect"] for event in events(state, "effect-begun")]
    assert begun == ["money", "draw_job", "bank_money"]
    assert (hand(state, "anna"), suitcase(state, "anna")) == ("1 gun_down", "3")


def test_the_highest_value_is_banked() -> None:
    """[CORL-20.5; CORL-D7]"""
    state = turn(anna="1 5 3", bruno="-")
    play(state, "anna thug exchange_bank")

    by_default(state)
    by_default(state)

    assert (hand(state, "anna"), suitcase(state, "anna")) == ("1", "3 5")


def test_without_money_nothing_is_banked_and_nobody_learns_why() -> None:
    """[CORL-20.5; CORL-D7, CORL-K20]"""
    absent, present = turn(anna="gun", bruno="-"), turn(anna="5", bruno="-")
    for state in (absent, present):
        play(state, "anna thug exchange_bank")
    for _ in range(2):
        by_default(absent)
        play(present, "anna decline")

    assert suitcase(absent, "anna") == "-"
    assert told(absent, "bruno") == told(present, "bruno")


def test_of_two_jobs_the_first_drawn_is_kept() -> None:
    """[CORL-20.5; CORL-D8]"""
    for drawn in ("car_bomb extortion", "extortion car_bomb"):
        state = turn(anna="-", bruno="-")
        play(state, "anna thug penn_central_railroad, anna resolve draw_job", Stacked(drawn))
        by_default(state)
        assert hand(state, "anna").split()[-1] == drawn.split()[0]


@pytest.mark.parametrize("lines", ["", "anna discard 1", "anna discard 1, anna discard 2"])
def test_nothing_is_discarded_for_a_gain(lines: str) -> None:
    """[CORL-20.5; CORL-D9] Not even if some cards had been set aside."""
    state = turn("tiles: blue_chop_shop", anna="1 2 3 gun", bruno="-")
    play(state, "anna thug blue_chop_shop" + (f", {lines}" if lines else ""))

    by_default(state)

    assert hand(state, "anna") == "1 2 3 gun"
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize(
    ("missing", "taken"),
    [
        ("-", ["gun", "booze", "blood_money"]),
        ("gun", ["booze", "blood_money", "gun"]),
        ("gun*2 booze", ["blood_money", "booze", "blood_money"]),
    ],
)
def test_the_good_with_the_most_cards_left_is_taken(missing: str, taken: list[str]) -> None:
    """[CORL-20.5; CORL-D10] Then gun, booze, blood money."""
    state = turn(anna="newspaper_editor", bruno=missing, act=4)
    play(state, "anna ally newspaper_editor, anna resolve draw_job", Stacked("extortion car_bomb"))
    play(state, "anna keep extortion")
    for _ in range(3):
        by_default(state)

    assert [event["taken"] for event in events(state, "good-gained")] == taken


def test_the_horse_head_is_taken() -> None:
    """[CORL-20.5; CORL-D11]"""
    state = turn(anna="-", bruno="-", holder="bruno")
    play(state, "anna thug gentlemens_club, anna resolve gain_money_3")

    by_default(state)

    assert horse_head(state) == "anna"


def test_the_active_player_goes_first() -> None:
    """[CORL-20.5; CORL-D12]"""
    state = turn("stacks: queens bruno", anna="-", bruno="booze*7")
    play(state, "anna thug bottling_plant")

    by_default(state)

    assert hand(state, "anna") == "2 booze"
    assert hand(state, "bruno") == "2 booze*7"


def test_nobody_is_killed() -> None:
    """[CORL-20.5; CORL-D13] Not even those marked already."""
    one = turn(anna="gun booze gun_down", bruno="at navy_yard")
    play(one, "anna complete gun_down from hand, anna resolve money")
    several = turn(anna="gun*2 blood_money car_bomb", bruno="at navy_yard s10")
    play(several, "anna complete car_bomb from hand, anna resolve money, anna kill navy_yard")

    for state in (one, several):
        by_default(state)
        assert "figure-killed" not in happened(state)
        assert asked(state) == ["bruno"]


@pytest.mark.parametrize("lines", ["", "anna move navy_yard"])
def test_nobody_is_moved(lines: str) -> None:
    """[CORL-20.5; CORL-D14]"""
    state = turn(anna="booze intimidation", bruno="at navy_yard")
    play(state, "anna complete intimidation from hand, anna resolve money" + (f", {lines}" if lines else ""))

    by_default(state)

    assert standing(state, "navy_yard") == "bruno"
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize(
    ("neutral", "ally", "place"),
    [
        ("", "mayor_1", "s02"),
        ("mayor s02", "mayor_1", "s03"),
        ("", "union_boss_1", "blue_gunsmith"),
        ("union_boss blue_gunsmith", "union_boss_1", "navy_yard"),
        ("", "police_chief_1", "wall_street"),
        ("police_chief wall_street", "police_chief_1", "brooklyn"),
        ("police_chief queens", "police_chief_1", "wall_street"),
    ],
)
def test_a_neutral_figure_goes_to_the_lowest_numbered_legal_place(
    neutral: str, ally: str, place: str
) -> None:
    """[CORL-20.5; CORL-D15] The businesses by turf, printed before tile."""
    lines = "tiles: blue_gunsmith" + (f"\nneutral: {neutral}" if neutral else "")
    state = turn(lines, anna=ally, bruno="at exchange_bank s01", act=2)
    play(state, f"anna ally {ally}")
    if decision(state) == "next_effect":
        play(state, "anna resolve place_neutral_police_chief")

    by_default(state)

    assert [event["to"] for event in events(state, "neutral-placed")] == [place]


def test_a_marker_goes_to_the_lowest_turf_with_a_figure_if_one_is_in_supply() -> None:
    """[CORL-20.5; CORL-D16]"""
    state = turn(anna="hand booze*2 blood_money rigged_election; at s03", bruno="-")
    play(state, "anna complete rigged_election from hand, anna resolve money")

    by_default(state)

    assert controller(state, "queens") == "anna"
    assert markers(state, "midtown") == ""


@pytest.mark.parametrize("lines", ["", "anna marker queens"])
def test_without_a_marker_in_supply_none_is_moved_by_a_card(lines: str) -> None:
    """[CORL-20.5; CORL-D16]"""
    state = turn(
        f"stacks: chelsea {NINE}", anna="hand booze*2 blood_money rigged_election; at s03", bruno="-"
    )
    play(
        state, "anna complete rigged_election from hand, anna resolve money" + (f", {lines}" if lines else "")
    )

    by_default(state)

    assert markers(state, "chelsea") == NINE
    assert asked(state) == ["bruno"]


@pytest.mark.parametrize("job", ["extortion", "crack_the_case"])
def test_nobody_is_robbed(job: str) -> None:
    """[CORL-20.5; CORL-D17]"""
    state = turn(anna=f"gun booze {job}", bruno="hand 5; suitcase 5")
    play(state, f"anna complete {job} from hand, anna resolve money")

    by_default(state)

    assert (hand(state, "bruno"), suitcase(state, "bruno")) == ("5", "5")
    assert asked(state) == ["bruno"]


def test_the_railroad_is_shaken_down_and_midtown_supported() -> None:
    """[CORL-20.5; CORL-D18]"""
    state = turn(anna="blood_money gun booze shake_down", bruno="-")
    play(state, "anna complete shake_down from hand, anna resolve money")
    by_default(state)
    assert events(state, "front-shaken")[0]["business"] == "penn_central_railroad"

    state = turn(anna="capo", bruno="-", act=2)
    play(state, "anna ally capo")
    by_default(state)
    assert events(state, "area-supported")[0]["area"] == "midtown"


def test_the_lowest_value_is_offered() -> None:
    """[CORL-20.5; CORL-D19]"""
    state = turn(anna="gun blood_money unrefusable_offer", bruno="3 2 5", carla="1 5")
    play(state, "anna complete unrefusable_offer from hand, carla offer 5")

    by_default(state, "bruno")

    assert [event["money"] for event in events(state, "offer-revealed")] == ["money_2", "money_5"]


# Between turns.


def test_a_winner_without_markers_moves_none() -> None:
    """[CORL-20.5; CORL-D20]"""
    state = turn(f"stacks: midtown {NINE}", anna="killed thug thug don", bruno=NONE_LEFT)
    play(state, "anna thug packing_house")
    assert decision(state) == "move_marker"

    by_default(state)

    assert (markers(state, "midtown"), markers(state, "chelsea")) == (NINE, "")
    assert supply(state, "anna") == 0


@pytest.mark.parametrize("lines", ["", "anna bid 5, "])
def test_nothing_is_bid(lines: str) -> None:
    """[CORL-20.5; CORL-D21] Not even what was set aside already; the others learn only that a bid is made."""
    text = "act 1, bribery\nasked bid: anna bruno\nallies: capo\nanna: suitcase 5\nbruno: suitcase 1"
    absent, present = at(text), at(text)

    play(absent, f"{lines}house default anna")
    play(present, "anna bid nothing")

    assert told(absent, "bruno") == told(present, "bruno")
    play(absent, "bruno bid 1, bruno done")
    assert (suitcase(absent, "anna"), hand(absent, "bruno")) == ("5", "capo")


def test_the_leftmost_ally_is_chosen() -> None:
    """[CORL-20.5; CORL-D22]"""
    text = "act 1, bribery\nasked bid: anna\nallies: capo hired_muscle\nanna: suitcase 5\nbruno:\ncarla:"
    state = at(text)
    play(state, "anna bid 5, anna done")
    first = legal(state, "anna")[0]

    by_default(state)

    assert first == f"bribe {hand(state, 'anna')}"
    assert [event["decision"] for event in events(state, "default-played")] == ["choose_ally"]


WANTED = ["5", "3", "1", "capo", "narcotics", "gun", "booze", "blood_money", "extortion"]


@pytest.mark.parametrize(("act", "limit"), [(1, 5), (2, 4), (3, 3), (4, 2)])
@pytest.mark.parametrize("start", range(4))
def test_money_is_kept_first_then_allies_narcotics_goods_and_jobs(act: int, limit: int, start: int) -> None:
    """[CORL-20.5; CORL-D23]"""
    state = at(
        f"act {act}, tribute\nasked tribute: anna bruno\nanna: hand {' '.join(WANTED[start:])}\nbruno: hand 1*6"
    )

    by_default(state)

    given = set(WANTED[start:]) - set(WANTED[start : start + limit])
    assert set(cards(state, "anna", "chosen").split()) == given


@pytest.mark.parametrize("lines", ["", "anna discard 5", "anna discard 5, anna discard 3"])
def test_a_tribute_begun_is_made_anew(lines: str) -> None:
    """[CORL-20.5; CORL-D23, CORL-K17] And the others learn only that a choice is made."""
    text = "act 3, tribute\nasked tribute: anna bruno\nanna: hand 5 3 gun*2 extortion\nbruno: hand 1*6"
    absent, present = at(text), at(text)
    if lines:
        play(absent, lines)

    by_default(absent)
    play(present, "anna discard 3, anna discard gun, anna done")

    assert cards(absent, "anna", "chosen") == "gun extortion"
    assert told(absent, "bruno") == told(present, "bruno")


def test_a_family_is_picked_for_who_does_not_pick() -> None:
    """[CORL-20.5, CORL-2.20; CORL-D24]"""
    state = new_game(3, families="picked")
    play(state, f"anna pick {BOX.families[0]}")

    by_default(state, "bruno")

    assert [event["family"] for event in events(state, "family-taken")] == list(BOX.families[:2])
