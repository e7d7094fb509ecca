"""The greedy bot, position by position: what anna does who is asked."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.state import Knowledge
from tests.bots.watching import choice_in
from tests.games.corleone.scenario import RULES, Stacked, asked, at, decision, in_reserve, play, turn

ONE_THUG_LEFT = "at navy_yard packing_house s06"  # of two players in Act I


def choice(state: Corleone, knowledge: Knowledge | None = None) -> str:
    assert asked(state)[0] == "anna"
    return choice_in(RULES, state, knowledge=knowledge)


def table(phase: str, decision: str, act: int = 1, others: str = "", **seats: str) -> Corleone:
    """A question between turns, put to all who are named."""
    lines = "\n".join(f"{name}: {text}" for name, text in seats.items())
    return at(f"act {act}, {phase}, horse head anna\nasked {decision}: {' '.join(seats)}\n{others}\n{lines}")


# --- the turn ------------------------------------------------------------------------------------


def test_the_last_figure_banks_what_the_tribute_would_take() -> None:
    rich = turn(anna=f"hand 5*4 3*3; {ONE_THUG_LEFT}", bruno="-")
    poor = turn(anna=f"hand 1 2 gun; {ONE_THUG_LEFT}", bruno="-")
    assert in_reserve(rich, "anna") == in_reserve(poor, "anna") == (1, 0)

    assert choice(rich) == "thug exchange_bank"
    assert choice(poor) != "thug exchange_bank"


def test_jobs_are_completed_before_the_last_figure() -> None:
    """[CORL-5.4] Without a figure in reserve there is no further action."""
    state = turn(anna=f"hand gun booze gun_down 3; {ONE_THUG_LEFT}", bruno="-")

    assert choice(state) == "complete gun_down from hand"


def test_allies_are_played_before_the_last_figure() -> None:
    state = turn(act=2, anna=f"hand 5*2 small_time_bookie; {ONE_THUG_LEFT} s07", bruno="-")

    assert choice(state) == "ally small_time_bookie"


def test_what_brings_money_is_played_before_what_banks_it() -> None:
    hand = "5*2 3*2 family_accountant blood_money collect_the_debt"
    state = turn(act=2, anna=f"hand {hand}; {ONE_THUG_LEFT} s07", bruno="-")

    assert choice(state) == "complete collect_the_debt from hand"


def test_a_job_that_costs_more_than_it_brings_waits() -> None:
    """Three goods for $2 and nobody on the board to kill, with acts to come in which they complete a better one."""
    state = turn(anna=f"hand gun*2 blood_money car_bomb; {ONE_THUG_LEFT}", bruno="-")

    assert not choice(state).startswith("complete")


def test_in_the_last_act_goods_are_worth_nothing_else() -> None:
    state = turn(act=4, anna=f"hand gun booze crack_the_case; {ONE_THUG_LEFT} s07 s11", bruno="-")
    assert in_reserve(state, "anna") == (1, 0)

    assert choice(state) == "complete crack_the_case from hand"


def test_the_real_good_is_paid_before_narcotics() -> None:
    state = turn(anna=f"hand gun booze narcotics gun_down; {ONE_THUG_LEFT}", bruno="-")

    assert choice(state) == "complete gun_down from hand"


@pytest.mark.parametrize(("controlled", "visited"), [("brooklyn", "bottling_plant"), ("queens", "navy_yard")])
def test_it_does_not_feed_a_rivals_turf_without_need(controlled: str, visited: str) -> None:
    """[CORL-8.2] Two places are left, one as good as the other; the controller of one would share."""
    state = turn(
        f"stacks: {controlled} bruno",
        anna="hand -; at exchange_bank gentlemens_club s09",
        bruno="at pawn_exchange penn_central_railroad packing_house",
    )

    assert choice(state) == f"thug {visited}"


@pytest.mark.parametrize(("contested", "visited"), [("s15", "bottling_plant"), ("s10", "navy_yard")])
def test_it_goes_where_a_figure_wins_a_turf(contested: str, visited: str) -> None:
    """The last thug of the game: beside the family member it is two to one, in the other turf one to two."""
    other = {"s15": "s10", "s10": "s15"}[contested]
    state = turn(
        act=4,
        anna=f"hand -; at exchange_bank {contested} s05 s09",
        bruno=f"at pawn_exchange penn_central_railroad {other} s07",
        carla="at packing_house gentlemens_club",
    )
    assert in_reserve(state, "anna") == (1, 0)

    assert choice(state) == f"thug {visited}"


# --- what effects ask ----------------------------------------------------------------------------


def test_gains_come_before_banking() -> None:
    state = turn(anna="hand 1", bruno="-")
    play(state, "anna family don s05")
    assert decision(state) == "next_effect"

    assert choice(state) != "resolve bank_money"


def test_the_highest_card_is_banked() -> None:
    state = turn(anna="hand 1 3 5", bruno="-")
    play(state, "anna thug exchange_bank")

    assert choice(state) == "bank 5"


def test_the_good_that_completes_a_job_is_taken() -> None:
    state = turn(anna="hand gun gun_down 3 2 newspaper_editor", bruno="-", act=4)
    play(state, "anna ally newspaper_editor, anna resolve gain_good_choice_gun_booze_blood_money")
    assert decision(state) == "choose_good"

    assert choice(state) == "take booze"


def test_the_job_that_the_goods_pay_for_is_kept() -> None:
    state = turn(anna="hand gun*2 booze", bruno="-")
    state = at(
        "act 1, family_business, horse head anna\nasked action: anna\nanna: hand gun*2 booze\nbruno: hand -"
    )
    play(
        state,
        "anna thug penn_central_railroad, anna resolve draw_job",
        Stacked("money_laundering bank_robbery"),
    )
    assert decision(state) == "keep_job"

    assert choice(state) == "keep bank_robbery"


def test_the_least_card_is_discarded_for_a_gain() -> None:
    state = turn("tiles: blue_chop_shop", act=4, anna="hand 1 2 gun 5*2", bruno="-")
    play(state, "anna thug blue_chop_shop")
    assert decision(state) == "discard_for_gain"

    assert choice(state) in ("discard gun", "discard 1")


def test_nothing_good_is_discarded_for_less() -> None:
    state = turn("tiles: blue_chop_shop", act=4, anna="hand 5*5", bruno="-")
    play(state, "anna thug blue_chop_shop")

    assert choice(state) == "decline"


def test_it_lets_the_controller_go_first_where_the_horse_head_would_change_hands_twice() -> None:
    """[CORL-8.5, CORL-8.6; CORL-X27]"""
    club = turn("stacks: upper_east_side bruno", holder="bruno", anna="hand 1", bruno="-")
    plant = turn("stacks: queens bruno", anna="hand 1", bruno="-")
    play(club, "anna thug gentlemens_club")
    play(plant, "anna thug bottling_plant")

    assert choice(club) == "go second"
    assert choice(plant) == "go first"


def test_it_kills_where_that_flips_a_turf() -> None:
    """Wall Street is one to one; bruno's other thugs stand where he is stronger or alone by far."""
    state = turn(
        act=4,
        anna="hand gun booze gun_down; at navy_yard s10 s15",
        bruno="at exchange_bank bottling_plant s06 s07",
        carla="-",
    )
    play(state, "anna complete gun_down from hand, anna resolve money")
    assert decision(state) == "kill"

    assert choice(state) == "kill exchange_bank"


def test_it_offers_the_smallest_card() -> None:
    """[CORL-13.23] What is offered is lost either way."""
    state = turn(bruno="gun blood_money unrefusable_offer", anna="hand 5 1 3")
    play(state, "bruno complete unrefusable_offer from hand")

    assert choice(state) == "offer 1"


# --- between turns -------------------------------------------------------------------------------


def test_a_bid_is_worth_what_the_ally_will_do_in_the_acts_left() -> None:
    seats = {"anna": "suitcase 1*2 2*2 3*2 5*2", "bruno": "suitcase 5", "carla": "suitcase 5"}
    bids: list[int] = []
    for act in (1, 3):
        state = table("bribery", "bid", act, "allies: hollywood_producer union_boss_3", **seats)
        total = 0
        while (step := choice(state)).startswith("bid ") and step != "bid nothing":
            total += int(step.removeprefix("bid "))
            play(state, f"anna {step}")
        bids.append(total)

    assert bids[0] > bids[1]


def bid_for(allies: str, seats: dict[str, str], act: int = 1, others: str = "") -> int:
    """All that anna bids for the allies shown."""
    state = table("bribery", "bid", act, f"allies: {allies}\n{others}", **seats)
    total = 0
    while (step := choice(state)).startswith("bid ") and step != "bid nothing":
        total += int(step.removeprefix("bid "))
        play(state, f"anna {step}")
    return total


def test_it_bids_for_an_ally_of_act_i_who_will_serve_in_three_acts() -> None:
    """[CORL-11.2]"""
    seats = {"anna": "suitcase 1*2 2 3; hand gun booze", "bruno": "suitcase 5", "carla": "suitcase 5"}

    assert bid_for("small_time_bookie hired_muscle", seats) >= 2


def test_the_mayor_is_worth_what_the_board_lets_him_support() -> None:
    """[CORL-12.3] Everything beside a space: more than one turf, and more with each tile."""
    seats = {"anna": "suitcase 1*3 2*3 3*2 5*2", "bruno": "suitcase 5", "carla": "suitcase 5"}
    tiles = "tiles: blue_union_hall blue_chop_shop blue_gunsmith blue_speakeasy"

    assert bid_for("mayor_2", seats, 2) > bid_for("capo", seats, 2)
    assert bid_for("mayor_2", seats, 2, tiles) > bid_for("mayor_2", seats, 2)


def test_it_bids_nothing_for_nothing() -> None:
    state = table(
        "bribery",
        "bid",
        3,
        "allies: hired_muscle capo",
        anna="suitcase 5*3",
        bruno="suitcase 5",
        carla="suitcase 1",
    )

    assert choice(state) == "bid nothing"


def test_in_the_end_only_money_is_kept() -> None:
    """[CORL-19.1]"""
    state = table("tribute", "tribute", 4, anna="hand 5 2 1 gun gun_down narcotics", bruno="hand 1*3")
    given: list[str] = []
    for _ in range(4):
        given.append(choice(state))
        play(state, f"anna {given[-1]}")

    assert sorted(given) == sorted(["discard gun", "discard gun_down", "discard narcotics", "discard 1"])
    assert choice(state) == "done"


@pytest.mark.parametrize("act", [1, 2])
def test_what_completes_a_job_in_the_next_act_is_kept(act: int) -> None:
    state = table("tribute", "tribute", act, anna="hand 1*2 2*2 5 gun booze gun_down", bruno="hand 1*6")
    while (step := choice(state)) != "done":
        assert step in ("discard 1", "discard 2")
        play(state, f"anna {step}")
