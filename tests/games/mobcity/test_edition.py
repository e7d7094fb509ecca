"""Components come from an edition: checked as a whole, and played as they are."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from consigliere import games, shelf
from consigliere.games.mobcity import MobCityGame
from consigliere.games.mobcity.box import GRENADE
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import FastChance
from consigliere.kernel.edition import BadEdition
from consigliere.kernel.viewer import members
from tests.games.mobcity.positions import lay_out

Plain = dict[str, Any]
SAME_MAN = {"kind": "soldier", "reaction": 2, "toughness": 4, "copies": 10}


def entry(edition: Plain, file: str, table: str, name: object, key: str = "id") -> Plain:
    """One entry of a data file."""
    entries: list[Plain] = edition[file][table]
    return next(one for one in entries if one[key] == name)


def edited(change: Callable[[Plain], object]) -> Plain:
    """The usual edition with something changed."""
    edition: Plain = copy.deepcopy(shelf.edition("mobcity"))
    change(edition)
    return edition


def made(change: Callable[[Plain], object]) -> MobCityGame:
    """The game of an edition in which something is different."""
    game = games.make("mobcity", edited(change))
    assert isinstance(game, MobCityGame)
    return game


def building(edition: Plain, name: str = "small_shop") -> Plain:
    return entry(edition, "buildings", "building", name)


def kind(edition: Plain, name: str) -> Plain:
    return entry(edition, "enforcers", "kind", name)


def event(edition: Plain, name: str) -> Plain:
    return entry(edition, "events", "event", name)


def many_men(edition: Plain) -> None:
    """Forty soldiers more."""
    for letter in "abcd":
        names = [f"Mister {letter}{number}" for number in range(10)]
        edition["enforcers"]["card"].append({"id": f"crowd_{letter}", **SAME_MAN, "names": names})
    edition["enforcers"]["meta"].update(total=128, characters=104)


DAMAGES: dict[str, tuple[Callable[[Plain], object], str]] = {
    "no buildings": (lambda e: e.pop("buildings"), "buildings/building"),
    "a lot without a building that exists": (
        lambda e: e["blocks"]["tile"][0]["lots"][1].update(building="casino"),
        "blocks/tile A/lots 2/building: 'casino' is not one of small_shop,",
    ),
    "a lot too few": (lambda e: e["blocks"]["tile"][0]["lots"].pop(), "blocks/tile A/lots: must be 6"),
    "two lots of one name": (
        lambda e: e["blocks"]["tile"][0]["lots"][1].update(id="A1"),
        "blocks/tile: must have at most 60 lots, each with its own id",
    ),
    "a lot in small letters": (
        lambda e: e["blocks"]["tile"][0]["lots"][1].update(id="a2"),
        "blocks/tile: lots must be called by capital letters and digits",
    ),
    "a slot twice": (
        lambda e: e["blocks"]["layout"][0]["slots"][1].update(id="N"),
        "blocks/layout players_2/slots: N is there twice",
    ),
    "no whole city": (
        lambda e: entry(e, "blocks", "layout", "whole_city").update(id="half_city"),
        "blocks/layout: whole_city must be there",
    ),
    "a city that is not there": (
        lambda e: e["setup"]["cities"].update({"3": "paris"}),
        "setup/cities/3: 'paris' is not one of players_2,",
    ),
    "prices in small change": (
        lambda e: building(e).update(purchase=4999),
        "buildings/building small_shop/purchase: must be a multiple of 50",
    ),
    "income of which a tenth is no banknote": (
        lambda e: building(e).update(income=100),
        "buildings/building small_shop/income: must be a multiple of 500",
    ),
    "a speakeasy of which half a tenth is no banknote": (
        lambda e: building(e)["speakeasy"].update({"2": 1500}),
        "buildings/building small_shop/speakeasy: must be multiples of 1000",
    ),
    "more stores than notoriety": (
        lambda e: e["buildings"]["meta"].update(store_tokens_per_captain=11),
        "buildings/meta/notoriety_max: must be at least the number of store tokens",
    ),
    "falling grades": (
        lambda e: e["setup"]["whiskey"].update(grades=[4, 3, 2]),
        "setup/whiskey/grades: must rise",
    ),
    "whiskey of no grade": (
        lambda e: e["setup"]["whiskey"].update(grades=[2, 4]),
        "setup/whiskey/in_play/3: must be of the grades",
    ),
    "a cellar full of whiskey": (
        lambda e: e["setup"]["whiskey"]["in_play"].update({"3": [2] * 16}),
        "setup/whiskey/in_play/3: must have at most 15 of a grade",
    ),
    "a kind too few": (
        lambda e: e["enforcers"]["kind"].pop(),
        "enforcers/kind: must be lieutenant, soldier, assassin, moll, torpedo",
    ),
    "a moll who boxes": (
        lambda e: kind(e, "moll").update(can_attack_unarmed=True),
        "enforcers/kind moll/can_attack_unarmed: must be false",
    ),
    "a dearer moll, whose wage would tell who she is": (
        lambda e: kind(e, "moll").update(wage=100),
        "enforcers/kind: all cards that lie face down must be paid alike",
    ),
    "a torpedo with three hands": (
        lambda e: kind(e, "torpedo").update(weapon_slots=3),
        "enforcers/kind torpedo/weapon_slots: 3 is not a number from 1 to 2",
    ),
    "an unknown kind of card": (
        lambda e: e["enforcers"]["card"][0].update(kind="mayor"),
        "enforcers/card lieutenant_5_5/kind: 'mayor' is not one of lieutenant,",
    ),
    "a name too few": (
        lambda e: e["enforcers"]["card"][0].update(names=["Sal"]),
        "enforcers/card lieutenant_5_5/copies: there are 1 names",
    ),
    "a card too many": (
        lambda e: e["enforcers"]["meta"].update(total=e["enforcers"]["meta"]["total"] + 1),
        "enforcers/meta/total: there are 94",
    ),
    "too many characters": (many_men, "enforcers/card: there must be at most 90 characters"),
    "a weapon no rule knows": (
        lambda e: e["enforcers"]["weapon"][0].update(id="bow"),
        "enforcers/weapon: must be revolver, shotgun, tommygun, grenade",
    ),
    "a grenade that kills three": (
        lambda e: entry(e, "enforcers", "weapon", "grenade").update(kills=3),
        "enforcers/weapon grenade/kills: 3 is not a number from 2 to 2",
    ),
    "an unknown family of events": (
        lambda e: event(e, "gangland_truce").update(family="parade"),
        "events/event gangland_truce/family: 'parade' is not one of police_raid,",
    ),
    "nobody dies": (
        lambda e: e["events"]["event"].remove(event(e, "don_is_dead")),
        "events/event: one must end the game",
    ),
    "an event too few": (
        lambda e: e["events"]["event"].remove(event(e, "raid_north")),
        "events/meta/total: there are 11",
    ),
    "a raid of nowhere": (
        lambda e: event(e, "raid_north").update(quarter="middle"),
        "events/event raid_north/quarter: 'middle' is not one of north,",
    ),
    "a privilege too few": (
        lambda e: e["setup"]["privilege"].pop(),
        "setup/privilege: must be event, enforcer, police, whiskey",
    ),
    "an advance too few": (
        lambda e: e["setup"]["start"]["advance"].update({"3": [0, 500]}),
        "setup/start/advance/3: must be 3 amounts",
    ),
    "an advance in coins": (
        lambda e: e["setup"]["start"]["advance"].update({"3": [0, 0, 525]}),
        "setup/start/advance/3: must be multiples of 50",
    ),
    "an advance for nobody": (
        lambda e: e["setup"]["start"]["advance"].update({"7": [0] * 7}),
        "setup/start/advance/7: there is no such field",
    ),
    "one will": (
        lambda e: e["setup"]["will"].update(cards=["most_money"]),
        "setup/will/cards: must be most_notoriety, most_money",
    ),
    "no date": (
        lambda e: e["setup"]["calendar"].update(first_day="Friday"),
        "setup/calendar/first_day: must be a date",
    ),
    "a field misspelt": (lambda e: building(e).update(pruchase=4), "small_shop/pruchase: there is no such"),
    "a table no rule knows": (lambda e: e["setup"].update(weather={}), "setup/weather: the game has no"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_broken_edition_is_refused_with_the_place(what: str) -> None:
    damage, place = DAMAGES[what]

    with pytest.raises(BadEdition) as caught:
        games.make("mobcity", edited(damage))

    assert re.search(re.escape(place), "\n".join(caught.value.problems)), caught.value.problems
    assert "\n" not in str(caught.value)


def test_all_problems_are_named_at_once() -> None:
    def damage(edition: Plain) -> None:
        building(edition).update(purchase=1, fine=1)
        event(edition, "raid_north").update(quarter="middle")

    with pytest.raises(BadEdition) as caught:
        games.make("mobcity", edited(damage))

    places = [problem.split(": ")[0] for problem in caught.value.problems]
    assert {
        "buildings/building small_shop/purchase",
        "buildings/building small_shop/fine",
        "events/event raid_north/quarter",
    } <= set(places)


def other_numbers(edition: Plain) -> None:
    """Prices, limits and numbers of the rules that are not those of the box."""
    edition["setup"]["start"].update(cash=9000, notoriety=3)
    edition["setup"]["start"]["advance"].update({"3": [100, 0, 250]})
    edition["setup"]["calendar"].update(first_day="1929-02-10")
    entry(edition, "setup", "privilege", "enforcer").update(hire_limit=1, hire_limit_high=4, high_notoriety=3)
    entry(edition, "setup", "privilege", "event").update(cost_per_notoriety=100)
    entry(edition, "setup", "privilege", "police").update(cost_per_notoriety=50)
    edition["setup"]["whiskey"]["in_play"].update({"3": [2, 2, 4]})
    kind(edition, "lieutenant").update(built_in_bonus=3, wage=300)
    building(edition).update(income=1500, purchase=4000, fine=2000)
    edition["events"]["deck_build"].update(first_pile=2)
    edition["enforcers"]["meta"].update(die=8)


def test_numbers_of_the_rules_come_from_the_edition() -> None:
    """[MOB-2.19, MOB-2.23, MOB-3.6, MOB-5.1, MOB-6.4, MOB-10.3] And from nowhere else."""
    game = made(other_numbers)
    options = game.settle_options(3, {"first_favor": "anna"})
    assert isinstance(options, dict)
    state = game.new(3, options)
    assert isinstance(state, MobCity)
    state.log = []
    game.start(state, FastChance(1))
    for name in ("anna", "bruno", "carla"):
        play(game, state, f"{name} place 1")
    for name in ("anna", "bruno", "carla"):
        play(game, state, f"{name} bid 1 2 3 4")
    play(game, state, "anna take")

    told = [game.kinds.to_plain(event, [""]) for event in state.log]
    assert [event["date"] for event in told if event["event"] == "round-began"] == ["1929-02-10"]
    assert [event["paid"] for event in told if event["event"] == "event-peeked"] == [300]
    assert [event["count"] for event in told if event["event"] == "pool-drawn"] == [12]
    assert [int(state.cash(seat)) for seat in range(3)] == [8800, 9000, 9250]
    assert [int(state.bottles(grade)) for grade in range(3)] == [2, 0, 1]
    assert game.box.wage(game.box.card_names.index("lieutenant_5_5_0")) == 300


def play(game: MobCityGame, state: MobCity, line: str) -> None:
    """One command of one captain."""
    name, _, text = line.partition(" ")
    seat, command = ("anna", "bruno", "carla").index(name), game.parse(text)
    assert state.refusal_for(seat, command) is None, line
    state.carry_out(seat, command, FastChance(1), [])


def test_by_default_even_a_slow_assassin_gets_the_grenade() -> None:
    """[MOB-D13] In the box assassins are the quickest anyway."""
    game = made(lambda e: entry(e, "enforcers", "card", "assassin_9_3").update(reaction=1))
    options = game.settle_options(2, {})
    assert isinstance(options, dict)
    state = game.new(2, options)
    assert isinstance(state, MobCity)
    lay_out(
        state,
        """round 1, daily_orders, favor anna, today raid_south
        asked send: bruno
        anna: 1 assassin_9_3_0 soldier_4_3_0 grenade at A2
        bruno: 1 soldier_2_4_0 soldier_1_4_0 at A2""",
    )
    play(game, state, "bruno done")
    state.decide_default(0, FastChance(1))

    assert state.holds(game.box.card_names.index("assassin_9_3_0"), GRENADE) == 1


def test_the_names_of_components_are_those_of_the_edition() -> None:
    def rename(edition: Plain) -> None:
        building(edition).update(name="Kiosk")
        edition["blocks"]["tile"][0].update(name="Dead End")
        edition["enforcers"]["card"][0].update(names=["Abe", "Bob"])
        event(edition, "gangland_truce").update(title="Peace!")

    names = made(rename).component_names()

    assert names["building-small_shop"] == "Kiosk"
    assert names["tile-A"] == "Dead End"
    assert names["card-lieutenant_5_5_1"] == "Bob"
    assert names["headline-gangland_truce"] == "Peace!"


def everybody_equal(edition: Plain) -> None:
    """All characters are as quick, and every second day the police comes."""
    for card in edition["enforcers"]["card"]:
        card.update(reaction=3)


def short_deck(edition: Plain) -> None:
    """So few cards that the pool is often the whole deck."""
    cards = edition["enforcers"]["card"]
    cards[:] = [card for card in cards if card["kind"] != "soldier" or card["id"] == "soldier_3_3"]
    weapons = edition["enforcers"]["weapon"]
    for weapon in weapons:
        weapon.update(copies=1)
    characters = sum(len(card["names"]) for card in cards)
    edition["enforcers"]["meta"].update(total=characters + 4, characters=characters, weapons=4)


@pytest.mark.parametrize("change", [other_numbers, everybody_equal, short_deck])
@pytest.mark.parametrize("seats", [2, 6])
def test_another_edition_plays_to_the_end(change: Callable[[Plain], None], seats: int) -> None:
    game = made(change)
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    state = game.new(seats, options)
    chance = FastChance(seats)
    game.start(state, chance)
    number = 0
    while not state.is_over():
        waiting = members(state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        choices = state.legal(seat)
        state.decide(seat, choices[chance.below(len(choices))], chance)
        number += 1
        assert number % 20 or state.fault() == ""
    assert state.fault() == ""
