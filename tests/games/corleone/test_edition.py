"""Components come from an edition: checked as a whole, and played as they are."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from consigliere import games, shelf
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone.layout import read_position
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import FastChance
from consigliere.kernel.edition import BadEdition
from consigliere.kernel.viewer import members

Plain = dict[str, Any]


def entry(edition: Plain, file: str, table: str, name: object, key: str = "id") -> Plain:
    """One entry of a data file."""
    entries: list[Plain] = edition[file][table]
    return next(one for one in entries if one[key] == name)


def job(edition: Plain, name: str) -> Plain:
    return entry(edition, "jobs", "job", name)


def tile(edition: Plain, name: str) -> Plain:
    return entry(edition, "businesses", "tile", name)


def edited(change: Callable[[Plain], object]) -> Plain:
    """The usual edition with something changed."""
    edition: Plain = copy.deepcopy(shelf.edition("corleone"))
    change(edition)
    return edition


def made(change: Callable[[Plain], object]) -> CorleoneGame:
    """The game of an edition in which something is different."""
    game = games.make("corleone", edited(change))
    assert isinstance(game, CorleoneGame)
    return game


DAMAGES: dict[str, tuple[Callable[[Plain], object], str]] = {
    "no jobs": (lambda e: e.pop("jobs"), "jobs/job: must be there"),
    "an unknown effect": (
        lambda e: job(e, "gun_down")["effects"][0].update(effect="bribe"),
        "jobs/job gun_down/effects 1/effect: 'bribe' is not one of gain_money,",
    ),
    "an effect in a business that would nest": (
        lambda e: tile(e, "blue_gunsmith")["front"].append({"effect": "support_turf", "count": 1}),
        "businesses/tile blue_gunsmith/front 2/effect: 'support_turf' is not one of",
    ),
    "a gain that is none": (
        lambda e: tile(e, "red_casino")["back"][0]["gain"].append({"effect": "bank_money", "count": 1}),
        "businesses/tile red_casino/back 1/gain 2/effect: 'bank_money' is not one of",
    ),
    "a job that costs narcotics": (
        lambda e: job(e, "gun_down")["cost"].append("narcotics"),
        "jobs/job gun_down/cost: 'narcotics' is none of gun, booze, blood_money",
    ),
    "a job for nothing": (lambda e: job(e, "gun_down").update(cost=[]), "jobs/job gun_down/cost: must have"),
    "money that does not exist": (
        lambda e: job(e, "gun_down").update(money=[4]),
        "jobs/job gun_down/money: must be of 1, 2, 3, 5",
    ),
    "a job too many": (
        lambda e: job(e, "gun_down").update(copies=4),
        "components/counts/job_cards: there are 45",
    ),
    "a field misspelt": (
        lambda e: job(e, "gun_down").update(coppies=4),
        "gun_down/coppies: there is no such",
    ),
    "a colour of jobs": (
        lambda e: job(e, "gun_down").update(colour="pink"),
        "gun_down/colour: 'pink' is not",
    ),
    "nobody to kill": (
        lambda e: job(e, "gun_down")["effects"][0].update(targets=[]),
        "jobs/job gun_down/effects 1/targets: must name somebody",
    ),
    "moving another's figure for a gain": (
        lambda e: job(e, "intimidation")["effects"][0].update(then="shake", kinds=["thug"]),
        "effects 1/then: nobody resolves the place of another",
    ),
    "a Mayor who shakes down": (
        lambda e: entry(e, "allies", "ally", "mayor_1")["effects"][0].update(then="shake"),
        "allies/ally mayor_1/effects 1/then: must be support or none",
    ),
    "an ally of an act without bribery": (
        lambda e: entry(e, "allies", "ally", "capo").update(act=4),
        "allies/ally capo/act: there is no bribery",
    ),
    "three jobs to draw": (
        lambda e: tile(e, "blue_union_hall")["back"][0].update(draw=3),
        "blue_union_hall/back 1/draw: 3 is not a number from 2 to 2",
    ),
    "a turf too few": (lambda e: e["board"]["turf"].pop(), "board/turf: 7 turfs are needed"),
    "a space beside one area": (
        lambda e: entry(e, "board", "family_space", "s01").update(touches=["chelsea"]),
        "board/family_space s01/touches: must be two or three",
    ),
    "two places of one name": (
        lambda e: tile(e, "blue_gunsmith").update(id="queens"),
        "board/turf: queens is the id of two",
    ),
    "an id that commands need": (
        lambda e: job(e, "gun_down").update(id="horse_head"),
        "horse_head can be no id",
    ),
    "an id that is a number": (lambda e: job(e, "gun_down").update(id="5"), "5 can be no id"),
    "five acts": (
        lambda e: e["components"]["act"].append({**e["components"]["act"][2], "number": 5}),
        "components/act: four acts",
    ),
    "nobody sits down": (
        lambda e: e["components"]["setup"].pop(),
        "components/setup: each number of players",
    ),
    "two wild goods": (
        lambda e: entry(e, "components", "good", "gun").update(wild=True),
        "components/good: 2 to 8 goods are needed, one of them wild",
    ),
    "falling values": (
        lambda e: e["components"]["money"].reverse(),
        "components/money: the values must rise",
    ),
    "too few jobs to deal": (
        lambda e: (
            e["components"]["starting_hand"].update(jobs=5) or e["jobs"].update(job=e["jobs"]["job"][:3])
        ),
        "jobs/job: there are too few jobs for 5 seats",
    ),
    "too little money": (
        lambda e: entry(e, "components", "money", 1, "value").update(count=4),
        "components/starting_hand: there is too little money",
    ),
    "an effect no rule knows": (
        lambda e: e["components"]["effect"].append({"id": "pray"}),
        "components/effect pray/id: is none of",
    ),
    "a table no rule knows": (
        lambda e: e["components"].update(weather={}),
        "components/weather: the game has no",
    ),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_broken_edition_is_refused_with_the_place(what: str) -> None:
    damage, place = DAMAGES[what]

    with pytest.raises(BadEdition) as caught:
        games.make("corleone", edited(damage))

    assert re.search(re.escape(place), "\n".join(caught.value.problems)), caught.value.problems
    assert "\n" not in str(caught.value)


def test_all_problems_are_named_at_once() -> None:
    def damage(edition: Plain) -> None:
        job(edition, "gun_down").update(copies=0, colour="pink")
        tile(edition, "blue_gunsmith").update(colour="green")

    with pytest.raises(BadEdition) as caught:
        games.make("corleone", edited(damage))

    places = [problem.split(": ")[0] for problem in caught.value.problems]
    assert {
        "jobs/job gun_down/copies",
        "jobs/job gun_down/colour",
        "businesses/tile blue_gunsmith/colour",
    } <= set(places)


def test_a_new_card_is_a_data_entry() -> None:
    """A job of its own, made of effects that are there."""

    def add(edition: Plain) -> None:
        edition["jobs"]["job"].append(
            {
                "id": "wiretap",
                "name": "Wiretap",
                "colour": "blue",
                "copies": 2,
                "cost": ["booze"],
                "money": [1, 1],
                "effects": [{"effect": "steal_card", "count": 2}, {"effect": "take_first_player"}],
            }
        )
        edition["components"]["counts"]["job_cards"] = 46

    game = made(add)
    options = game.settle_options(2, {})
    assert isinstance(options, dict)
    lines = "act 1, family_business, horse head bruno\nasked action: anna\nanna: hand booze wiretap\nbruno: hand 5 5"
    state = read_position(lines, game.agreed(2, options))
    for text in (
        "complete wiretap",
        "resolve money",
        "resolve steal_card",
        "rob bruno",
        "resolve steal_card",
        "rob bruno",
    ):
        command = game.parse(text)
        assert state.refusal_for(0, command) is None, text
        state.carry_out(0, command, FastChance(1), [])

    assert game.text(game.catalogue[state.legal(0)[0]]) == "take horse_head"
    assert int(state.hand_size(0)) == 4
    assert game.component_names()["card-wiretap"] == "Wiretap"


def test_numbers_of_the_rules_come_from_the_edition() -> None:
    """Hand limits, thugs, public jobs, starting hands, bonuses and stacks."""

    def change(edition: Plain) -> None:
        components = edition["components"]
        entry(edition, "components", "act", 1, "number").update(hand_limit=7)
        entry(edition, "components", "setup", 3, "players").update(
            thugs_each=4, public_jobs=5, allies_shown=1
        )
        components["starting_hand"].update(money=[5, 5], jobs=1)
        components["scoring"].update(turf_dominance_money=8, job_colour_money=3)
        components["counts"].update(control_markers_per_player=4)

    game = made(change)
    options = game.settle_options(3, {"families": "dealt"})
    assert isinstance(options, dict)
    state = game.new(3, options)
    assert isinstance(state, Corleone)
    game.start(state, FastChance(1))

    plain = game.view_to_plain(game_view(state))
    seats = plain["seats"]
    assert isinstance(seats, list)
    assert seats[0]["thugs"] == 4
    assert seats[0]["markers"] == 4
    assert seats[0]["hand"]["money_5"] == 2
    assert sum(seats[0]["hand"].values()) == 3
    row = plain["row"]
    assert isinstance(row, list)
    assert len(row) == 1
    assert state.sizes[3] == 5
    assert (int(game.box.acts[0].hand_limit), int(game.box.turf_bonus), int(game.box.colour_bonus)) == (
        7,
        8,
        3,
    )


def game_view(state: Corleone) -> Any:
    """anna's view."""
    from consigliere.kernel.state import View

    return View(state.seen_by(0))


def rich(edition: Plain) -> None:
    """Every card does a lot, so that lists of effects are long and wide."""
    for one in edition["businesses"]["tile"]:
        one["front"] = one["front"] + [
            {
                "effect": "gain_good_choice",
                "count": 3,
                "from": ["gun", "booze", "narcotics"],
                "distinct": True,
            },
            {"effect": "bank_money", "count": 2},
        ]
    for one in edition["jobs"]["job"]:
        one["effects"] = one["effects"] + [
            {"effect": "steal_card", "count": 2},
            {"effect": "steal_money", "from": "suitcase", "count": 2, "pick": "random"},
            {"effect": "move_figure", "owner": "self", "kinds": ["family"], "then": "support"},
            {"effect": "place_neutral", "figure": "union_boss", "then": "shake"},
        ]


@pytest.mark.parametrize("seats", [2, 5])
def test_an_edition_of_rich_cards_plays_to_the_end(seats: int) -> None:
    game = made(rich)
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    state = game.new(seats, options)
    chance = FastChance(seats)
    state.log = []
    game.start(state, chance)
    while not state.is_over():
        waiting = members(state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        choices = state.legal(seat)
        state.decide(seat, choices[chance.below(len(choices))], chance)
        assert state.fault() == ""


# What the rulebooks list under "icons of the game": there is no other on a business.
ICONS = [
    {"effect": "bank_money"},
    {"effect": "draw_job", "draw": 2, "keep": 1},
    *[{"effect": "gain_money", "value": value} for value in (1, 2, 3, 5)],
    *[{"effect": "gain_good", "good": good} for good in ("gun", "booze", "blood_money", "narcotics")],
    {"effect": "take_first_player"},
]
FIVE = {"effect": "gain_money", "value": 5}
THREE = {"effect": "gain_money", "value": 3}
ANY_GOOD = {"effect": "gain_good_choice", "from": ["gun", "booze", "blood_money"], "distinct": False}
ICONS += [
    {"effect": "discard_for", "discard": number, "gain": gain}
    for number, gain in ((1, [FIVE]), (2, [FIVE]), (3, [THREE, FIVE]), (1, [ANY_GOOD]))
]


def icon(effect: Plain) -> Plain:
    """An effect as an icon: how often it is printed does not matter."""
    plain = {key: value for key, value in effect.items() if key != "count"}
    return {**plain, "gain": [icon(part) for part in plain["gain"]]} if "gain" in plain else plain


def test_a_business_has_icons_of_the_rulebooks_list_alone() -> None:
    """[CORL-1.14] In the first components Union Hall and Import Warehouse gave goods of choice without a discard."""
    for version, strange in (
        (1, ["blue_union_hall", "blue_import_warehouse"]),
        (shelf.newest("corleone"), []),
    ):
        edition: Plain = shelf.edition("corleone", version)
        businesses = edition["businesses"]
        found = [
            business["id"]
            for business in [*businesses["printed"], *businesses["tile"]]
            if any(icon(effect) not in ICONS for effect in [*business["back"], *business["front"]])
        ]

        assert found == strange


def test_a_tag_claims_the_rulebook_only_for_what_stands_in_it() -> None:
    """[CORL-1.14] Which icons are on which tile no rulebook says, nor what the Butcher is called in Italian."""
    edition: Plain = shelf.edition("corleone")
    warehouse, hall = (
        tile(edition, f"blue_{name}")["provenance"] for name in ("import_warehouse", "union_hall")
    )
    pizzino = entry(edition, "components", "family", "pizzino")["provenance"]

    assert (warehouse["front"], warehouse["placement"], hall) == ("reconstructed",) * 3
    assert (pizzino["names"], pizzino["consigliere"]) == ("rulebook", "reconstructed")
