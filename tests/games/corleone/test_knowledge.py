"""What viewers see, remember and can rule out [section 5 of the rules]."""

from __future__ import annotations

from consigliere.games.corleone.cards import CASE, CHOSEN, DECK, HAND
from consigliere.games.corleone.event import BID, CHOOSE_ALLY, OVER
from consigliere.games.corleone.guess import Guess
from consigliere.games.corleone.knowledge import Memory
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.state import State
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import (
    BOX,
    RULES,
    Stacked,
    at,
    cards,
    hand,
    seen,
    suitcase,
    table,
    turn,
)
from tests.games.corleone.watching import Watched

# What is seen.


def test_hands_are_counts_to_others() -> None:
    """[CORL-K1, CORL-K2, CORL-K4]"""
    state = turn(anna="5 gun extortion", bruno="1")

    for viewer in ("bruno", "gallery"):
        assert hand(seen(state, viewer), "anna") == "?*3"
    assert hand(seen(state, "anna"), "anna") == "5 gun extortion"


def test_stacks_discards_and_the_sizes_of_decks_are_open() -> None:
    """[CORL-K3, CORL-K6, CORL-K7, CORL-K8, CORL-K18, CORL-K19]"""
    state = turn("discards: extortion\nallies: capo", anna="5", bruno="1")
    view = seen(state, "gallery")

    assert table(view, "bank") == table(state, "bank")
    assert table(view, "discards") == "extortion"
    assert table(view, "deck") == "?*43"
    assert (view.row, view.later, view.gone) == (state.row, state.later, state.gone)


# What is remembered.


def test_money_and_goods_are_followed_into_hands_and_suitcases() -> None:
    """[CORL-K3, CORL-K12]"""
    table_of = Watched(turn(anna="-", bruno="-"))
    table_of.play("anna thug navy_yard, bruno thug exchange_bank")
    table_of.play("anna family don s10, anna resolve bank_money, anna bank 2")

    assert table_of.hands("bruno", "anna") == {"gun*2"}
    assert {suitcase(world, "anna") for world in table_of.worlds("gallery")} == {"2"}


def test_jobs_in_other_hands_are_any_not_in_sight() -> None:
    """[CORL-K4, CORL-K5]"""
    table_of = Watched(turn("public: gun_down*3", anna="5", bruno="extortion*2", carla="-"))
    hands = table_of.hands("anna", "bruno")

    assert len(hands) > 20
    assert not any("gun_down" in found for found in hands)


def test_the_job_discarded_from_a_draw_was_no_remembered_one() -> None:
    """[CORL-K5] Whoever is robbed knows the job the thief holds, whatever the thief throws away afterwards."""
    table_of = Watched(turn(anna="gun booze extortion", bruno="extortion"))
    table_of.play(
        "anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("extortion")
    )
    assert table_of.hands("bruno", "anna") == {"3 extortion"}
    table_of.play("bruno thug navy_yard")
    table_of.play("anna family don s03, anna resolve draw_job", Stacked("car_bomb gun_down"))
    table_of.play("anna keep car_bomb")

    assert all("extortion" in found for found in table_of.hands("bruno", "anna"))


def test_a_stolen_card_is_known_to_the_two_concerned() -> None:
    """[CORL-K16]"""
    table_of = Watched(turn(anna="gun booze extortion", bruno="5 gun", carla="-"))
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("5"))

    assert table_of.hands("bruno", "anna") == {"3 5"}
    assert table_of.hands("anna", "bruno") == {"gun"}
    assert table_of.hands("carla", "anna") == table_of.hands("gallery", "anna") == {"3 5", "3 gun"}


def test_what_follows_rules_out_what_was_stolen() -> None:
    """[CORL-K16]"""
    table_of = Watched(turn(anna="gun booze extortion", bruno="5 gun", carla="-"))
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("5"))
    table_of.play(
        "bruno family don s16, bruno resolve bank_money, bruno decline, bruno discard gun, bruno take booze"
    )

    assert table_of.hands("carla", "anna") == {"3 5"}
    assert table_of.hands("carla", "bruno") == {"booze"}


def test_who_has_money_in_hand_is_seen_when_offers_are_asked() -> None:
    """[CORL-K15]"""
    table_of = Watched(
        turn(
            "public: unrefusable_offer",
            anna="gun booze extortion",
            bruno="5 gun",
            carla="gun blood_money",
            dario="1",
        )
    )
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("5"))
    assert table_of.hands("carla", "bruno") == {"5", "gun"}
    table_of.play("bruno thug packing_house, carla complete unrefusable_offer from public")

    assert table_of.hands("dario", "bruno") == {"2 5 blood_money", "2 gun blood_money"}


def test_a_card_stolen_from_a_suitcase() -> None:
    """[CORL-K9, CORL-K16]"""
    table_of = Watched(turn(anna="gun booze crack_the_case", bruno="suitcase 5 2*2", carla="-"))
    table_of.play("anna complete crack_the_case from hand, anna resolve money, anna rob bruno", Stacked("2"))
    possible = [(hand(world, "anna"), suitcase(world, "bruno")) for world in table_of.worlds("carla", 200)]

    assert set(possible) == {("2*2", "2 5"), ("2 5", "2*2")}
    assert 90 < possible.count(("2*2", "2 5")) < 170  # two cards of three


def test_what_is_certain_is_filled_in() -> None:
    """[CORL-K3] Only what every possibility agrees on."""
    table_of = Watched(turn(anna="gun booze extortion", bruno="5*2 gun", carla="-"))
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("5"))
    witness = table_of.witnesses["carla"]
    certain = RULES.informed(witness.view(), witness.knowledge)
    assert isinstance(certain, Corleone)

    assert hand(certain, "bruno") == "5 ?"
    assert hand(certain, "anna") == "3 ?"


def test_imagined_choices_are_legal_ones() -> None:
    """[CORL-K13, CORL-K14, CORL-K17]"""
    bids = Watched(
        at("act 1, bribery\nasked bid: anna bruno\nallies: capo\nanna: suitcase 5 2\nbruno: suitcase 1")
    )
    bids.play("anna bid 5, anna done")
    chosen = {cards(world, "anna", "chosen") for world in bids.worlds("bruno")}
    assert chosen == {"-", "2", "5", "2 5"}
    assert {cards(world, "anna", "chosen") for world in bids.worlds("anna")} == {"5"}

    due = Watched(at("act 4, tribute\nasked tribute: anna bruno\nanna: hand 1 2 gun\nbruno: hand 1*3"))
    due.play("anna discard gun, anna done")
    assert {cards(world, "anna", "chosen") for world in due.worlds("gallery")} == {"1", "2", "gun"}

    offers = Watched(turn(anna="gun blood_money unrefusable_offer", bruno="3 1", carla="3"))
    offers.play("anna complete unrefusable_offer from hand, bruno offer 3")
    assert {cards(world, "bruno", "chosen") for world in offers.worlds("carla")} == {"1", "3"}


def test_two_jobs_being_looked_at_are_imagined() -> None:
    """[CORL-K4]"""
    table_of = Watched(turn(anna="-", bruno="-"))
    table_of.play("anna family don s03, anna resolve draw_job", Stacked("car_bomb gun_down"))
    pairs = {(int(world.first_drawn), int(world.second_drawn)) for world in table_of.worlds("bruno")}

    assert len(pairs) > 20
    assert {hand(world, "anna") for world in table_of.worlds("anna")} == {"car_bomb gun_down"}


def test_a_deck_made_of_the_discards_is_known_and_so_are_the_jobs_held_before() -> None:
    """[CORL-14.6, CORL-K5, CORL-K7] The deck was empty: what is in hands is none of the jobs shuffled."""
    rest = "shake_down*2 protection_racket*3 strong_arm*2 collect_the_debt*2 backroom_deal*2 cook_the_books*3"
    done = f"{rest} money_laundering*2 buy_a_witness*2 offshore_account rigged_election unrefusable_offer*2"
    done += " hijack_a_truck*3 bank_robbery*2 crack_the_case*2 move_the_shipment skim_the_take drive_by_shooting*2"
    table_of = Watched(
        turn(
            "discards: car_bomb*2 gun_down*3",
            anna="-",
            bruno="extortion*2",
            carla=f"hand intimidation*2; completed {done} hit_on_a_made_man*2",
        )
    )
    assert table_of.state.sizes[DECK] == 0
    table_of.play("anna family don s03, anna resolve draw_job", Stacked("gun_down gun_down"))

    assert table_of.hands("anna", "bruno") == {"extortion*2", "extortion intimidation", "intimidation*2"}
    table_of.play("anna keep gun_down, bruno thug navy_yard")
    assert table_of.hands("carla", "anna") == {"booze car_bomb", "booze gun_down"}


def test_the_truth_is_never_ruled_out() -> None:
    """Whatever happens in whole games, one of a viewer's guesses is the truth."""
    for seats, seed in ((5, 1), (4, 2), (3, 3), (2, 4)):
        settled = RULES.settle_options(seats, {"families": "dealt"})
        assert isinstance(settled, dict)
        match = Match(RULES, seats, settled, FastChance(seed))
        match.start()
        chance = FastChance(seed + 10)
        while not match.state.is_over():
            waiting = members(match.state.waiting_for())
            seat = waiting[chance.below(len(waiting))]
            choices = match.state.legal(seat)
            assert match.submit(seat, [RULES.catalogue[choices[chance.below(len(choices))]]]) is None
            if chance.below(4) == 0:
                for viewer in RULES.viewers(seats):
                    memory = match.witness(viewer).knowledge
                    assert isinstance(memory, Memory)
                    assert any(is_true(guess, match.state, viewer) for guess in memory.guesses)


def is_true(guess: Guess, state: State, viewer: int) -> bool:
    """Whether a guess is right about everything it says."""
    assert isinstance(state, Corleone)
    shown = state.stage in (OVER, CHOOSE_ALLY)
    unseen_jobs = [0] * len(BOX.jobs)
    for seat in range(state.seats):
        if seat == viewer or state.stage == OVER:
            continue
        unknown = 0
        for card in range(BOX.kinds):
            held = state.held(HAND, seat, card)
            if state.stage != BID and not shown:
                held += state.held(CHOSEN, seat, card)
            guessed = int(guess.hands[seat * BOX.width + card])
            if BOX.first_job <= card < BOX.first_ally:
                unseen_jobs[card - BOX.first_job] += int(held) - guessed
                unknown += int(held) - guessed
                if guessed > held:
                    return False
            elif held != guessed:
                return False
        if unknown != int(guess.hands[seat * BOX.width + BOX.unknown]):
            return False
        for money in range(BOX.money):
            held = state.held(CASE, seat, money) + (
                state.held(CHOSEN, seat, money) if state.stage == BID else 0
            )
            if held != int(guess.cases[seat * BOX.money + money]):
                return False
    return all(number >= guess.in_stock(job) for job, number in enumerate(unseen_jobs))


def test_who_has_lost_count_still_imagines_sound_worlds() -> None:
    """Only where an edition is full of thefts can so much be forgotten; here it is, in every position of a game."""
    settled = RULES.settle_options(4, {"families": "dealt"})
    assert isinstance(settled, dict)
    match = Match(RULES, 4, settled, FastChance(7))
    match.start()
    chance = FastChance(8)
    lost = Memory(1, 4, BOX)
    lost.guesses = []
    while not match.state.is_over():
        waiting = members(match.state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        choices = match.state.legal(seat)
        assert match.submit(seat, [RULES.catalogue[choices[chance.below(len(choices))]]]) is None
        view = match.view(1)
        world = RULES.imagine(view, lost, chance)
        assert world.fault() == ""
        assert world.seen_by(1).fields() == view.copy.fields()
