"""The texts of Mob City: what only it has. `test_games.py` is about every game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from consigliere import shelf
from consigliere.games.mobcity.box import MEANS, PRIVILEGES, ROLES, WEAPONS, WILLS, Box
from consigliere.games.mobcity.event import ENDINGS, ORDERS, PHASES, STAGES, VALUES
from consigliere.games.mobcity.pieces import read_box
from consigliere.kernel.edition import FIRST
from consigliere.kernel.event import Plain
from consigliere.texts import Texts, languages, reading
from tests.texts.catalogue import words

TEXTS = Texts("en")
EDITION: dict[str, Any] = shelf.edition("mobcity")
BOX: Box = read_box(EDITION)
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")

every_language = pytest.mark.parametrize("language", languages())


def numbers(text: str) -> set[int]:
    """The numbers in a text, in whatever digits, with or without a sign between the thousands."""
    return {
        int(re.sub(r"\D", "", found)) for found in re.findall(r"\d+(?:[,٬\s]\d{3})*", text.translate(LATIN))
    }


def test_no_word_is_without_its_thing() -> None:
    """People whom only earlier components have keep their names."""
    every = (
        read_box(shelf.edition("mobcity", version)) for version in range(FIRST, shelf.newest("mobcity") + 1)
    )
    cards = {"unknown", "none", *(name for box in every for name in box.card_names)}

    assert words("mobcity", "card") == words("mobcity", "dossier") == cards
    assert words("mobcity", "role") == set(ROLES)
    assert words("mobcity", "means") == set(MEANS)
    assert words("mobcity", "building") == set(BOX.building_names)
    assert words("mobcity", "lot") == {*BOX.lot_names, "none"}
    assert words("mobcity", "tile") == set(BOX.tile_names)
    assert words("mobcity", "slot") == set(BOX.slot_names)
    assert words("mobcity", "privilege") == set(PRIVILEGES)
    assert words("mobcity", "headline") == {*BOX.event_names, "unknown"}
    assert words("mobcity", "will") == {*WILLS, "unknown"}
    assert words("mobcity", "date") == set(BOX.dates)
    assert words("mobcity", "phase") == set(PHASES)
    assert words("mobcity", "order") == set(ORDERS)
    assert words("mobcity", "value") == set(VALUES)
    assert words("mobcity", "stage") == words("mobcity", "decision") == set(STAGES)
    assert words("mobcity", "ending") == {*ENDINGS, "none"}
    assert words("mobcity", "command") == set(reading("mobcity").commands)


@every_language
def test_every_character_is_shown_with_reaction_and_toughness(language: str) -> None:
    texts = Texts(language)
    for card in EDITION["enforcers"]["card"]:
        printed = {card["reaction"], card["toughness"]}
        for number in range(len(card["names"])):
            name = f"{card['id']}_{number}"
            assert numbers(texts.say(f"dossier-{name}")) == printed, name
            assert printed <= numbers(texts.say(f"card-{name}.help")), name


@every_language
def test_a_role_and_a_weapon_say_what_they_are_paid(language: str) -> None:
    texts = Texts(language)
    for kind in EDITION["enforcers"]["kind"]:
        assert kind["wage"] in numbers(texts.say(f"role-{kind['id']}.help"))
    for weapon in EDITION["enforcers"]["weapon"]:
        assert weapon["wage"] in numbers(texts.say(f"card-{weapon['id']}.help"))
        assert weapon["bonus"] in {0, *numbers(texts.say(f"means-{weapon['id']}.help"))}


@every_language
def test_a_building_says_everything_the_plan_card_says(language: str) -> None:
    texts = Texts(language)
    for building in EDITION["buildings"]["building"]:
        plan = {building["purchase"], building["income"], building["fine"], *building["speakeasy"].values()}
        said = numbers(texts.say(f"building-{building['id']}.help"))
        assert plan <= said <= {1, *plan}  # what it earns in "1 day"


@every_language
def test_a_lot_is_called_by_its_building_its_number_and_its_block(language: str) -> None:
    texts = Texts(language)
    for tile in EDITION["blocks"]["tile"]:
        for number, lot in enumerate(tile["lots"], start=1):
            called = texts.say(f"lot-{lot['id']}")
            assert texts.say(f"building-{lot['building']}") in called
            assert texts.say(f"tile-{tile['id']}") in called
            assert numbers(called) == {number}


@every_language
def test_nobody_is_called_like_somebody_else(language: str) -> None:
    names = [Texts(language).say(f"card-{name}") for name in BOX.card_names]

    assert len(set(names)) == len(names)


@every_language
def test_a_day_is_dated(language: str) -> None:
    for date in BOX.dates:
        year, month, day = map(int, date.split("-"))
        dated = numbers(Texts(language).say(f"date-{date}"))
        assert {year, day} <= dated <= {year, month, day}


def test_a_shootout_is_told_blow_by_blow() -> None:
    told: list[Plain] = [
        {"event": "shootout-began", "lot": "B1", "seats": [0, 1]},
        {"event": "enforcer-shown", "seat": 0, "group": 2, "card": "soldier_1_4_1"},
        {"event": "enforcer-shown", "seat": 0, "group": 2, "card": WEAPONS[0]},
        {"event": "enforcer-shown", "seat": 1, "group": 1, "card": "lieutenant_7_6_0"},
        {"event": "armed", "seat": 0, "character": "soldier_1_4_1", "weapon": WEAPONS[0]},
        {
            "event": "attacked",
            "seat": 1,
            "character": "lieutenant_7_6_0",
            "means": "colt",
            "target": "soldier_1_4_1",
        },
        {"event": "attack-counted", "die": 3, "bonus": 1, "result": 4, "toughness": 4},
        {"event": "weapon-dropped", "seat": 0, "character": "soldier_1_4_1", "weapon": WEAPONS[0]},
        {"event": "character-wounded", "seat": 0, "character": "soldier_1_4_1"},
        {"event": "captain-beaten", "seat": 0, "lot": "B1", "notoriety": 2},
        {"event": "shootout-won", "seat": 1, "lot": "B1", "notoriety": 5},
    ]

    assert TEXTS.tellings("mobcity", told, ["anna", "bruno"], 0) == [
        "Shootout in the Hotel at 1 Theater Mile: you and bruno!",
        "You come with group 2: Slow Joe (Soldier 1/4), Revolver.",
        "bruno comes with group 1: Cutter Malone (Lieutenant 7/6).",
        "Slow Joe takes the Revolver.",
        "Cutter Malone (bruno) draws on Slow Joe with the Colt.",
        "Die 3 + 1 = 4 against toughness 4.",
        "Slow Joe drops the Revolver.",
        "Slow Joe (you) is wounded and out of it.",
        "You are beaten in the Hotel at 1 Theater Mile. Your notoriety: 2.",
        "When the smoke clears, bruno is left standing in the Hotel at 1 Theater Mile. Notoriety: 5.",
    ]
