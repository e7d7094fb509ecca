"""The greedy bot, position by position. It is always the turn of the seat whose choice is stated."""

from __future__ import annotations

import pytest

from consigliere.kernel.option import Options
from tests.bots.condottiere.scenario import choice, remembered
from tests.games.condottiere.scenario import at, battle, play

# --- folding and paying --------------------------------------------------------------------------


def test_it_folds_when_the_region_costs_more_than_it_is_worth() -> None:
    state = battle(
        anna="hand 6 5 4 3 scarecrow", bruno="hand 6 5 3 2; line 10 10 6; out", carla="hand 4 3; out"
    )

    assert choice(state) == "pass"


def test_it_pays_any_price_for_the_region_that_wins_the_game() -> None:
    state = battle(
        anna="hand 6 6 5 4 3 2 1; regions genova modena torino lucca",
        bruno="hand 6 5 3 2; line 10 10; out",
        carla="hand 4 3; out",
        dario="hand 4; out",
    )

    assert choice(state) != "pass"


def test_it_pays_any_price_to_stop_a_rival_from_winning() -> None:
    anna, carla, dario = "hand 6 6 5 4 3 2 1", "hand 4 3; out", "hand 4; out"
    lined_up = "hand 6 5 3 2; line 10 10; out"
    harmless = battle(anna=anna, bruno=lined_up, carla=carla, dario=dario)
    deadly = battle(anna=anna, bruno=lined_up + "; regions genova modena", carla=carla, dario=dario)

    assert choice(harmless) == "pass"
    assert choice(deadly) != "pass"


def test_with_all_others_out_it_plays_the_smallest_card_that_wins() -> None:
    state = battle(anna="hand 10 6 4 3 1", bruno="hand 5 5; line 3; out", carla="hand 4 4; out")

    assert choice(state) == "play 4"


def test_with_all_others_out_it_stops_as_soon_as_it_is_ahead() -> None:
    state = battle(anna="hand 10 6 4; line 4", bruno="hand 5 5; line 3; out", carla="hand 4 4; out")

    assert choice(state) == "pass"


def test_it_does_not_go_on_for_a_tie() -> None:
    state = battle(anna="hand 3; line 2", bruno="hand 5 5; line 5; out", carla="hand 4 4; out")

    assert choice(state) == "pass"


def test_a_strong_hand_goes_in_with_a_small_card() -> None:
    state = battle(anna="10 10 6 5 4 3 1 heroine courtesan", bruno="1 2 3 4", carla="1 2 3 4")

    assert choice(state) in ("play courtesan", "play 1")


def test_it_does_not_let_a_region_go_for_a_2_of_the_last_rival_left_in() -> None:
    state = battle(
        anna="hand 6 6 3 3 3",
        bruno="hand 6 5 4 4 3 3 2 1 1 1; line 2",
        carla="hand 5 4 3 2; out",
        dario="hand 5 4 3 2; out",
    )

    assert choice(state) == "play 3"


# --- the cards -----------------------------------------------------------------------------------


def test_it_plays_high_while_a_scarecrow_can_take_it_back() -> None:
    bruno, carla = "hand 6 5 4 3; line 3", "hand 6 5 4; line 2; out"
    with_scarecrow = battle(anna="hand 10 6 2 scarecrow", bruno=bruno, carla=carla)
    without = battle(anna="hand 10 6 2 1", bruno=bruno, carla=carla)

    assert choice(with_scarecrow) == "play 10"
    assert choice(without) != "play 10"


def test_it_takes_the_ten_back_when_the_rest_wins_without_it() -> None:
    state = battle(
        anna="hand 4 3 scarecrow; line 10 3", bruno="hand 6 5 4 3; line 2; out", carla="hand 5 4 3; out"
    )

    assert choice(state) == "play scarecrow"
    after = at(
        """contested parma, chosen by anna, token anna, battle 1
        asked take_back: anna
        anna: hand 4 3; line 10 3 scarecrow; played
        bruno: hand 6 5 4 3; line 2; out
        carla: hand 5 4 3; out"""
    )
    assert choice(after) == "take 10"


def test_it_saves_its_ten_from_a_lost_battle() -> None:
    state = battle(
        anna="hand 4 scarecrow; line 10", bruno="hand 6 5 4 3; line 10 10 6; out", carla="hand 5 4 3; out"
    )

    assert choice(state) == "play scarecrow"


def test_it_surrenders_while_it_is_ahead_of_long_hands() -> None:
    state = battle(
        anna="hand 2 surrender; line 10", bruno="hand 6 5 4 3 2; line 6", carla="hand 5 4 3 2 1; line 5"
    )

    assert choice(state) == "play surrender"


def test_it_does_not_surrender_behind() -> None:
    state = battle(anna="hand 10 5 surrender; line 3", bruno="hand 6 5 4; line 6", carla="hand 5 4; line 5")

    assert choice(state) != "play surrender"


def test_it_sends_a_bishop_against_a_rival_of_big_mercenaries() -> None:
    state = battle(
        anna="hand 2 bishop; line 5 4 3", bruno="hand 4 3; line 10 10; out", carla="hand 5 4; line 1; out"
    )

    assert choice(state) == "play bishop"


@pytest.mark.parametrize(
    ("own", "theirs", "others"), [("", "", ""), ("; line 4", "; line heroine; out", "; out")]
)
def test_it_keeps_a_bishop_that_would_hit_no_rival(own: str, theirs: str, others: str) -> None:
    """[CON-5.10] With nobody to hit, or only itself; bruno may win the game, but by more ways than the Favor bars."""
    state = battle(
        region="venezia",
        anna="hand 6 5 bishop" + own,
        bruno="hand 6 5 4 3 2 1; regions torino milano" + theirs,
        carla="hand 5 4 3 2 1" + others,
        dario="hand 5 4 3 2 1" + others,
    )

    assert choice(state) != "play bishop"


def test_it_sends_a_bishop_that_hits_nobody_to_bar_the_last_way_to_a_victory() -> None:
    """[CON-5.15] Only Siena would make three of bruno's Firenze and Roma: all else around them is taken."""
    state = battle(
        region="torino",
        anna="hand 2 bishop; regions spoleto lucca",
        bruno="hand 6 5 4 3; line heroine; regions firenze roma; out",
        carla="hand 5 4; regions modena napoli; out",
        dario="hand 5 4; regions bologna urbino; out",
    )

    assert choice(state) == "play bishop"
    play(state, "anna bishop")
    assert choice(state) == "favor siena"


def test_it_calls_winter_when_its_heroine_then_wins() -> None:
    state = battle(
        anna="hand 2 winter; line heroine", bruno="hand 4 3; line 10 6; out", carla="hand 5 4; line 1; out"
    )

    assert choice(state) == "play winter"


def test_it_beats_the_drum_when_that_wins() -> None:
    state = battle(
        anna="hand 1 drummer 4; line 6 5 4", bruno="hand 4 3; line 10 10 3; out", carla="hand 5 4; out"
    )

    assert choice(state) == "play drummer"


def test_it_sends_a_courtesan_for_the_token_when_the_right_region_would_win() -> None:
    state = battle(
        region="napoli",
        anna="hand courtesan 1; regions genova torino",
        bruno="hand 4 3; line 10 10 3; out",
        carla="hand 5 4; out",
        dario="hand 5 4; out",
    )

    assert choice(state) == "play courtesan"


# --- what it knows -------------------------------------------------------------------------------


def test_it_reckons_with_the_ten_that_a_rival_took_back() -> None:
    """A line of 8 is ahead of one card nobody knows, but not of the 10 that bruno was seen to take."""
    anna, carla = "hand 10 3; line 6 2", "hand 5 4 3 2; out"
    seen = battle(chooser="bruno", anna=anna, bruno="hand scarecrow; line 10", carla=carla)
    knowledge = remembered(seen, "anna", "bruno scarecrow, bruno takes 10")
    unseen = battle(anna=anna, bruno="hand 10", carla=carla)

    assert choice(unseen) == "pass"
    assert choice(seen, knowledge=knowledge) != "pass"


def test_it_plays_the_same_whatever_the_others_hold() -> None:
    rich = battle(anna="10 6 3 1 scarecrow", bruno="10 10 10 heroine", carla="heroine 10 6 6")
    poor = battle(anna="10 6 3 1 scarecrow", bruno="1 1 1 scarecrow", carla="2 1 1 scarecrow")

    assert choice(rich) == choice(poor)


# --- regions and the Favor -----------------------------------------------------------------------


def test_it_chooses_the_region_that_completes_its_own_group() -> None:
    state = at(
        """asked choose_region: anna
        token anna, battle 4
        anna: hand 10 6 5; regions lucca siena
        bruno: hand 6 5 4; regions torino
        carla: hand 6 5 4; regions napoli
        dario: hand 3 2"""
    )

    assert choice(state) == "choose firenze"


def test_it_does_not_offer_a_rival_the_region_that_completes_its_group() -> None:
    state = at(
        """asked choose_region: anna
        token anna, battle 4
        anna: hand 6 5
        bruno: hand 10 6 5 4 3 2; regions torino milano
        carla: hand 6 5 4; regions napoli
        dario: hand 3 2"""
    )

    assert choice(state) not in [f"choose {r}" for r in "genova parma modena mantova venezia".split()]


def test_it_offers_nobody_the_game_though_it_could_likely_take_the_region_itself() -> None:
    """bruno with a single card would win the game by any of six regions: there are others."""
    state = at(
        """asked choose_region: anna
        token anna, battle 4
        anna: hand 10 6 5 4 3 2 1
        bruno: hand 6; regions torino milano
        carla: hand 6; regions napoli
        dario: hand 3"""
    )

    assert choice(state) not in [f"choose {r}" for r in "genova parma modena mantova venezia".split()]


def test_it_does_not_open_at_the_same_region_every_time() -> None:
    """[CON-2.6] On an empty map no region is much better than another, so chance decides."""
    opening = """asked choose_region: anna
        token anna, battle 1
        """
    two = at(opening + "anna: hand 10 6 5 4\nbruno: hand 6 5 4 3")
    four = at(opening + "anna: hand 10 6 5 4\nbruno: hand 6 5 4 3\ncarla: hand 6 5 4 3\ndario: hand 6 5 4 3")

    chosen = [{choice(state, seed=seed) for seed in range(20)} for state in (two, four)]

    assert len(chosen[1]) > 5
    assert len(chosen[0]) > 1
    assert "choose torino" not in chosen[0]  # two may as well begin where a group grows easily


def test_it_blocks_a_group_by_taking_a_region_that_others_prepare_for() -> None:
    """Of two regions that join its own, it takes the one that also stands in the way of bruno."""
    state = at(
        """asked choose_region: anna
        token anna, battle 4, favor urbino
        anna: hand 10 6 5 4 3; regions spoleto
        bruno: hand 6; regions siena
        carla: hand 6; regions lucca
        dario: hand 3"""
    )

    assert choice(state) in ("choose roma", "choose firenze")


def test_it_puts_the_favor_on_the_region_that_would_complete_the_leaders_group() -> None:
    state = at(
        """contested ancona, chosen by anna, token anna, battle 4
        asked place_favor: anna
        anna: hand 6 5; line 4 bishop; regions urbino; played
        bruno: hand 10 6 5 4 3 2; regions torino genova
        carla: hand 6 5 4; regions roma parma
        dario: hand 3 2"""
    )

    assert choice(state) == "favor milano"


def test_it_leaves_the_favor_off_a_region_that_only_it_needs() -> None:
    state = at(
        """contested ancona, chosen by anna, token anna, battle 4
        asked place_favor: anna
        anna: hand 6 5; line 4 bishop; regions torino genova; played
        bruno: hand 10 6 5 4 3 2
        carla: hand 6 5 4
        dario: hand 3 2"""
    )

    assert choice(state) != "favor milano"


# --- hands ---------------------------------------------------------------------------------------


def test_it_throws_away_a_hand_without_strength_beside_a_long_one() -> None:
    state = at(
        """contested parma, chosen by anna, token anna, battle 2
        asked discard_hand: anna bruno
        anna: hand scarecrow winter
        bruno: hand 10 6 5 4
        carla: hand -"""
    )

    assert choice(state) == "discard hand"


def test_it_keeps_what_may_stop_a_rival_who_would_win_the_game() -> None:
    """[CON-8.1] Two rivals hold cards, so the round goes on, and with Parma bruno would have three in a row."""
    state = at(
        """contested parma, chosen by anna, token anna, battle 2
        asked discard_hand: anna bruno carla
        anna: hand heroine winter
        bruno: hand 10 6 5 4 3 2 1 1; regions genova modena
        carla: hand 6 5
        dario: hand -"""
    )

    assert choice(state) == "keep hand"


def test_it_keeps_a_heroine_beside_a_short_hand() -> None:
    state = at(
        """contested parma, chosen by anna, token anna, battle 2
        asked discard_hand: anna bruno
        anna: hand heroine scarecrow
        bruno: hand 6 5
        carla: hand -"""
    )

    assert choice(state) == "keep hand"


@pytest.mark.parametrize(
    ("hand", "kept"), [("10 6 heroine scarecrow", "keep 10 heroine"), ("scarecrow", "keep scarecrow")]
)
def test_it_keeps_its_best_cards_at_the_end_of_a_round(hand: str, kept: str) -> None:
    state = at(
        f"""contested parma, chosen by anna, token anna, battle 2
        asked keep_cards: anna
        anna: hand {hand}
        bruno: hand -"""
    )

    assert choice(state) == kept


# --- the options ---------------------------------------------------------------------------------


def test_it_draws_as_many_cards_as_it_may() -> None:
    state = at(
        """contested parma, chosen by anna, token anna, battle 2
        asked draw: anna
        anna: hand 6 5 4
        bruno: hand 3""",
        draw_after_battle=True,
    )

    assert choice(state) == "draw 3"


def test_a_defender_waits_until_the_others_are_out() -> None:
    options: Options = {"capturing_regions": True}
    waiting = battle(
        chooser="bruno",
        options=options,
        anna="hand 6 5; line 4; played",
        bruno="hand 10 4; regions parma",
        carla="hand 3; out",
    )
    last_word = battle(
        chooser="bruno",
        options=options,
        anna="hand 6 5; line 4; played; out",
        bruno="hand 10 4; regions parma",
        carla="hand 3; out",
    )

    assert choice(waiting) == "pass"
    assert choice(last_word) == "play 4"  # a tie is enough [CON-15.12]


def test_it_reckons_with_a_card_it_cannot_see() -> None:
    """A line of 3 is ahead of 2, but hardly of 2 and a card face down."""
    options: Options = {"hidden_cards": True}
    anna, bruno, carla = "hand 6 4 2 1; line 3; played", "hand 4 3; line 2; out", "hand 5 4; out"
    open_line = battle(options=options, anna=anna, bruno=bruno, carla=carla)
    hidden = battle(options=options, anna=anna, bruno=bruno + "; down 6", carla=carla)

    assert choice(open_line) == "pass"
    assert choice(hidden) != "pass"


def test_it_does_all_it_can_in_the_final_battle() -> None:
    state = at(
        """asked play_or_pass: anna
        token anna, battle 20
        anna: hand 6 5 4 3; finalist
        bruno: hand 6; line 10 4; finalist; out
        carla: hand -; out"""
    )

    assert choice(state) != "pass"
