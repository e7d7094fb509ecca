"""Imagined worlds: they respect all that a viewer was told, and otherwise nothing is likelier than anything else."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.games.corleone.knowledge import Memory
from consigliere.kernel.chance import FastChance
from consigliere.kernel.viewer import GALLERY
from tests.games.corleone.scenario import (
    BOX,
    RULES,
    Stacked,
    at,
    cards,
    decision,
    hand,
    size,
    suitcase,
    table,
    turn,
)
from tests.games.corleone.watching import Watched
from tests.kernel.matches import chi_square, generous


def all_but(*jobs: str) -> str:
    """Every job of the box but these, for a pile of completed ones."""
    left = Counter({job.name: int(job.copies) for job in BOX.jobs}) - Counter(jobs)
    return " ".join(f"{name}*{number}" for name, number in left.items())


def counted(table_of: Watched, viewer: str, name: str, worlds: int = 240) -> Counter[str]:
    """How often a viewer imagines each hand of a seat."""
    return Counter(hand(world, name) for world in table_of.worlds(viewer, worlds))


def is_even(found: Counter[str], **shares: float) -> bool:
    """Whether results came up as often as their shares say."""
    total = sum(found.values()) / sum(shares.values())
    names = {name.replace("__", "*").replace("_and_", " "): share for name, share in shares.items()}
    assert set(found) == set(names)
    seen = [found[name] for name in names]
    return chi_square(seen, [share * total for share in names.values()]) < generous(len(names))


# What is certain.


def test_a_viewer_imagines_its_own_cards_as_they_are() -> None:
    """[CORL-K1]"""
    table_of = Watched(turn(anna="hand 5 gun extortion; suitcase 2", bruno="hand 1 gun_down", carla="-"))

    assert table_of.hands("anna", "anna") == {"5 gun extortion"}
    assert {suitcase(world, "anna") for world in table_of.worlds("bruno")} == {"2"}


def test_all_but_jobs_is_followed_from_the_first_deal() -> None:
    """[CORL-K3] Whoever has listened knows every money card, good and ally of every hand and suitcase."""
    table_of = Watched(turn(anna="1 gun", bruno="2 booze capo", carla="-", act=2))
    table_of.play("anna thug exchange_bank, anna bank 1, anna decline, bruno ally capo, bruno support queens")

    assert table_of.hands("gallery", "bruno") == {"2 booze*2"}
    assert table_of.hands("carla", "anna") == {"gun"}
    assert {suitcase(world, "anna") for world in table_of.worlds("carla")} == {"1"}


def test_an_ally_back_in_hand_is_remembered() -> None:
    """[CORL-K18]"""
    table_of = Watched(
        at("act 2, bribery\nasked bid: bruno\nanna: hand 1 extortion; played capo\nbruno: suitcase 1")
    )
    table_of.play("bruno bid nothing")

    assert all("capo" in found.split() for found in table_of.hands("bruno", "anna"))


def test_a_job_that_lies_open_is_in_no_imagined_hand() -> None:
    """[CORL-K5, CORL-K7, CORL-K11]"""
    table_of = Watched(
        turn(
            "public: extortion\ndiscards: extortion",
            anna="-",
            bruno="gun_down*2",
            carla="completed car_bomb*2",
        )
    )
    jobs = {job for found in table_of.hands("anna", "bruno") for job in found.replace("*2", "").split()}

    assert not jobs & {"extortion", "car_bomb"}
    assert len(jobs) > 10


# How likely.


def test_every_unseen_job_is_equally_likely() -> None:
    """Of three Gun Downs and one Car Bomb bruno holds one; the others are in the deck."""
    unseen = ("gun_down", "gun_down", "gun_down", "car_bomb")
    table_of = Watched(turn(anna=f"completed {all_but(*unseen)}", bruno="gun_down"))

    assert is_even(counted(table_of, "anna", "bruno"), gun_down=3, car_bomb=1)


def test_hands_of_two_seats_are_dealt_from_one_pool() -> None:
    unseen = ("gun_down", "car_bomb", "extortion")
    table_of = Watched(turn(anna=f"completed {all_but(*unseen)}", bruno="gun_down", carla="car_bomb"))
    worlds = table_of.worlds("anna", 240)
    found = Counter(f"{hand(world, 'bruno')} {hand(world, 'carla')}" for world in worlds)

    assert len(found) == 6
    assert chi_square(list(found.values()), [40.0] * 6) < generous(6)


def test_what_was_stolen_is_as_likely_as_there_were_cards_of_it() -> None:
    """[CORL-K16] One of three $1 and a gun, and bruno keeps the rest."""
    table_of = Watched(turn(anna="gun booze extortion", bruno="1*3 gun", carla="-"))
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("gun"))

    for viewer in ("carla", "gallery"):
        assert is_even(counted(table_of, viewer, "anna"), **{"1_and_3": 3, "3_and_gun": 1})
        together = {(hand(world, "anna"), hand(world, "bruno")) for world in table_of.worlds(viewer)}
        assert together == {("1 3", "1*2 gun"), ("3 gun", "1*3")}


def test_an_unseen_job_that_was_stolen_is_imagined_with_the_thief() -> None:
    """[CORL-K16] One hand card of two: the $5 or the job."""
    unseen = ("gun_down", "car_bomb")
    table_of = Watched(
        turn(
            anna="hand gun booze extortion",
            bruno="5 gun_down",
            carla=f"completed {all_but('extortion', *unseen)}",
        )
    )
    table_of.play(
        "anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("gun_down")
    )

    assert is_even(
        counted(table_of, "carla", "anna"), **{"3_and_5": 2, "3_and_gun_down": 1, "3_and_car_bomb": 1}
    )
    assert table_of.hands("bruno", "anna") == {"3 gun_down"}


# What follows a theft.


def robbed(bruno: str, taken: str, **others: str) -> Watched:
    """anna has taken a card of bruno's hand; carla and the gallery do not know which."""
    seats = "".join(f"\n{name}: hand {text}" for name, text in others.items())
    start = "act 1, family_business\nasked action: anna\npublic: gun_down\nanna: hand gun booze extortion\n"
    table_of = Watched(at(f"{start}bruno: hand {bruno}{seats}"))
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked(taken))
    return table_of


def test_a_card_that_the_victim_uses_was_not_stolen() -> None:
    """[CORL-K16]"""
    table_of = robbed("5 gun", "gun", carla="-")
    table_of.play("bruno thug exchange_bank, bruno bank 5")

    assert table_of.hands("carla", "anna") == {"3 gun"}
    assert table_of.hands("gallery", "bruno") == {"-"}


def test_a_card_that_the_thief_uses_was_stolen() -> None:
    """[CORL-K16]"""
    table_of = robbed("5 gun", "5", carla="-")
    table_of.play("bruno thug navy_yard, carla thug packing_house")
    table_of.play("anna thug exchange_bank, anna bank 5, anna decline")

    assert table_of.hands("carla", "bruno") == {"2 gun*2"}
    assert table_of.hands("carla", "anna") == {"3"}


def test_declining_rules_nothing_out() -> None:
    """[CORL-K20]"""
    table_of = robbed("5 gun", "5", carla="-")
    table_of.play("bruno thug exchange_bank, bruno decline, bruno decline")

    assert table_of.hands("carla", "bruno") == {"5", "gun"}


def test_a_stolen_card_may_be_stolen_again() -> None:
    """[CORL-K16] Three cards may lie in three hands."""
    table_of = Watched(
        turn(
            "public: extortion",
            anna="gun booze extortion",
            bruno="5 2",
            carla="gun booze",
            dario="-",
            elena="-",
        )
    )
    table_of.play("anna complete extortion from hand, anna resolve money, anna rob bruno", Stacked("5"))
    table_of.play("bruno thug navy_yard")
    table_of.play("carla complete extortion from public, carla resolve money, carla rob anna", Stacked("5"))
    found = {
        tuple(hand(world, name) for name in ("anna", "carla")) for world in table_of.worlds("dario", 200)
    }

    assert found == {("3", "3 5"), ("3", "2 3"), ("5", "3*2"), ("2", "3*2")}
    assert table_of.hands("bruno", "carla") == {"3 5", "3*2"}  # bruno knows what anna took


def test_who_has_no_money_when_offers_are_asked_has_none_in_any_world() -> None:
    """[CORL-K15] bruno held a $5 and a gun before the theft."""
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
    table_of.play("bruno family don s15, carla complete unrefusable_offer from public")

    assert table_of.hands("dario", "bruno") == {"gun*2 booze"}
    assert table_of.hands("gallery", "anna") == {"3 5"}


# Decks.


def test_what_is_drawn_from_a_deck_made_of_one_discard_is_known() -> None:
    """[CORL-14.6, CORL-14.7, CORL-K7]"""
    unseen = ("gun_down", "car_bomb")
    table_of = Watched(
        turn("discards: gun_down", anna="-", bruno="car_bomb", carla=f"completed {all_but(*unseen)}")
    )
    assert size(table_of.state, "deck") == 0
    table_of.play("anna thug penn_central_railroad")

    for viewer in ("bruno", "carla", "gallery"):
        assert table_of.hands(viewer, "anna") == {"2 gun_down"}
        assert table_of.hands("carla", "bruno") == {"car_bomb"}


def test_a_draw_during_which_the_deck_is_made_anew() -> None:
    """[CORL-14.6] The first of the two was the last of the old deck, the second one of the discards."""
    unseen = ("gun_down", "car_bomb", "car_bomb", "extortion", "intimidation")
    table_of = Watched(
        turn(
            "discards: extortion intimidation",
            anna="-",
            bruno="car_bomb*2",
            carla=f"completed {all_but(*unseen)}",
        )
    )
    table_of.play("anna thug penn_central_railroad, anna resolve gain_money_2", Stacked("gun_down extortion"))
    assert decision(table_of.state) == "keep_job"
    both = {hand(world, "anna") for world in table_of.worlds("carla", 200)}
    assert both == {
        "2 extortion gun_down",
        "2 gun_down intimidation",
        "2 extortion car_bomb",
        "2 car_bomb intimidation",
    }
    assert {table(world, "deck") for world in table_of.worlds("bruno")} == {"extortion", "intimidation"}

    table_of.play("anna keep gun_down")
    assert table_of.hands("carla", "anna") == {"2 gun_down", "2 car_bomb"}
    assert {table(world, "deck") for world in table_of.worlds("carla")} == {"intimidation"}


def test_two_decks_made_anew_are_told_apart() -> None:
    """[CORL-14.6, CORL-K7] bruno has held his job since before the first, anna hers since before the second."""
    unseen = ("gun_down", "car_bomb", "extortion")
    table_of = Watched(
        turn(
            "discards: car_bomb gun_down",
            anna="-",
            bruno="extortion",
            carla="-",
            dario=f"completed {all_but(*unseen)}",
        )
    )
    table_of.play("anna family don s03, anna resolve gain_good_booze", Stacked("car_bomb gun_down"))
    table_of.play("anna keep car_bomb, bruno thug navy_yard")
    assert table_of.hands("dario", "anna") == {"booze car_bomb"}
    table_of.play("carla thug penn_central_railroad")  # the one discard is the deck

    assert table_of.hands("dario", "carla") == {"2 gun_down"}
    assert table_of.hands("dario", "bruno") == {"2 gun extortion"}
    assert table_of.hands("dario", "anna") == {"booze car_bomb"}


def test_a_job_of_both_decks_may_be_either() -> None:
    """[CORL-14.6] bruno shows a Gun Down: the one he has held all along, or the one he has just drawn."""
    unseen = ("gun_down", "gun_down", "car_bomb", "extortion")
    table_of = Watched(
        turn(
            "discards: gun_down car_bomb extortion",
            bruno="gun booze gun_down",
            anna="-",
            carla=f"completed {all_but(*unseen)}",
        )
    )
    table_of.play(
        "bruno thug penn_central_railroad, bruno resolve gain_money_2", Stacked("car_bomb extortion")
    )
    table_of.play("bruno keep car_bomb, carla thug navy_yard, anna thug packing_house")
    table_of.play("bruno complete gun_down from hand, bruno resolve money, bruno decline")

    # Two Gun Downs of two, or one of two cards that are one: twice as likely.
    assert is_even(
        counted(table_of, "carla", "bruno"), **{"2_and_3_and_car_bomb": 1, "2_and_3_and_gun_down": 2}
    )


def test_a_job_that_comes_up_from_the_deck_was_in_no_hand() -> None:
    """[CORL-14.6] anna draws the Gun Down of the new deck herself, so bruno has shown the one he held before."""
    unseen = ("gun_down", "gun_down", "car_bomb", "extortion")
    table_of = Watched(
        turn(
            "discards: gun_down car_bomb extortion",
            bruno="gun booze gun_down",
            anna="-",
            carla=f"hand -; killed thug thug don; completed {all_but(*unseen)}",
        )
    )
    table_of.play(
        "bruno thug penn_central_railroad, bruno resolve gain_money_2", Stacked("car_bomb extortion")
    )
    table_of.play("bruno keep car_bomb, anna thug packing_house")
    table_of.play("bruno complete gun_down from hand, bruno resolve money, bruno decline")
    assert table_of.hands("anna", "bruno") == {"2 3 car_bomb", "2 3 gun_down"}

    table_of.play("anna family don s03, anna resolve draw_job", Stacked("gun_down extortion"))

    assert table_of.hands("anna", "bruno") == {"2 3 car_bomb"}
    assert table_of.hands("gallery", "bruno") == {"2 3 car_bomb", "2 3 gun_down"}


# Whole games.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_memory_comes_back_from_its_plain_form(seats: int) -> None:
    """And imagines the same worlds with the same chance."""
    table_of = robbed(
        "1*3 gun extortion", "gun", **dict.fromkeys(("carla", "dario", "elena")[: seats - 2], "-")
    )
    witness = table_of.witnesses["gallery"]
    plain = witness.knowledge.to_plain()
    again = RULES.read_knowledge(plain, GALLERY, seats)

    assert isinstance(again, Memory)
    assert again.to_plain() == plain
    for seed in range(20):
        one = RULES.imagine(witness.view(), witness.knowledge, FastChance(seed))
        other = RULES.imagine(witness.view(), again, FastChance(seed))
        assert one.fields() == other.fields()


def test_a_copy_of_a_memory_is_independent() -> None:
    table_of = robbed("5 gun", "5", carla="-")
    memory = table_of.witnesses["carla"].knowledge
    before = memory.copy()
    table_of.play("bruno thug exchange_bank, bruno decline, bruno decline")
    table_of.play("carla thug packing_house, anna thug navy_yard, bruno thug bottling_plant")

    assert before.to_plain() != memory.to_plain()


@pytest.mark.parametrize("which", ["chosen", "hand"])
def test_what_a_viewer_has_set_aside_itself_is_as_it_is(which: str) -> None:
    """[CORL-K17]"""
    table_of = Watched(at("act 3, tribute\nasked tribute: anna bruno\nanna: hand 1 2 3 5\nbruno: hand 1*4"))
    table_of.play("anna discard 2, anna done")

    assert {cards(world, "anna", which) for world in table_of.worlds("anna")} == {
        cards(table_of.state, "anna", which)
    }
    assert {cards(world, "anna", "chosen") for world in table_of.worlds("bruno")} == {"1", "2", "3", "5"}


def test_imagined_decks_are_as_large_as_the_true_one() -> None:
    """[CORL-K7]"""
    table_of = Watched(turn(anna="extortion", bruno="gun_down*2"))

    assert {size(world, "deck") for world in table_of.worlds("gallery")} == {size(table_of.state, "deck")}
