"""An edition file is one TOML text: what it says replaces what comes with the game, and what is wrong has its place."""

from __future__ import annotations

import json
import tomllib

import pytest

from consigliere import editions, shelf
from consigliere.kernel.edition import BadEdition
from tests.editions.files import FAVOR, GAUL, ISLANDS, NORTH_SIDE, changed


def problems(text: str) -> list[str]:
    """What is wrong with a file, a line each."""
    with pytest.raises(BadEdition) as caught:
        editions.read(text)
    assert all("\n" not in problem for problem in caught.value.problems)
    return caught.value.problems


@pytest.mark.parametrize("name", shelf.names())
def test_the_edition_that_comes_with_a_game_is_shown_as_a_file_that_gives_the_same_game(name: str) -> None:
    shown = tomllib.loads(editions.show(name))
    usual = shelf.edition(name)

    assert {file: tables for file, tables in shown.items() if file not in ("game", "name")} == usual
    game = editions.read(editions.show(name))
    assert editions.changed(game) == []
    assert editions.own_names(game) == {}
    assert editions.name_of(game) == editions.NEW_NAME
    assert editions.name_of(shelf.game(name)) is None


@pytest.mark.parametrize("name", shelf.names())
def test_what_is_reconstructed_is_said_of_the_usual_edition_as_of_another(name: str) -> None:
    marks = json.dumps(shelf.edition(name)).count(f'"{editions.RECONSTRUCTED}"')
    usual = editions.reconstructed(shelf.game(name))

    assert len(usual) == marks
    assert sorted(editions.reconstructed(editions.read(editions.show(name)))) == sorted(usual)


def test_a_table_of_the_file_replaces_that_table_whole_and_leaves_the_others() -> None:
    game = editions.read(ISLANDS)
    usual = shelf.edition("condottiere")

    assert game.name == "condottiere"
    assert isinstance(game.edition, dict)
    assert game.edition["name"] == "Islands"
    assert game.edition["cards"] == usual["cards"]
    assert editions.changed(game) == ["map/borders/pairs"]


def test_equal_editions_are_equal_bytes_however_they_were_written() -> None:
    pairs = 'pairs = [["torino", "milano"], ["roma", "siena"]]'
    other = f'# ours\nname = "Islands"\n[map]\nborders.{pairs}\n'

    one = editions.read(ISLANDS).edition
    assert json.dumps(editions.read(f'game = "condottiere"\n{other}').edition) == json.dumps(one)


def test_only_names_that_the_game_does_not_know_are_the_editions_own() -> None:
    assert editions.own_names(editions.read(GAUL)) == {
        "region-lutetia": "Lutetia",
        "region-milano": "Mediolanum",
    }


def test_what_differs_is_told_by_field_and_what_only_one_edition_has_by_entry() -> None:
    assert editions.changed(editions.read(GAUL)) == [
        "map/borders/pairs",
        "map/region lutetia",
        "map/region milano/name",
        "map/region torino",
    ]


def test_a_town_of_ones_own_differs_in_cards_tiles_prices_and_events_and_in_nothing_else() -> None:
    game = editions.read(NORTH_SIDE)

    assert editions.changed(game) == [
        "blocks/tile A/lots",
        "blocks/tile A/name",
        "buildings/building small_shop/fine",
        "buildings/building small_shop/purchase",
        "enforcers/card lieutenant_7_6/names",
        "enforcers/meta/total",
        "enforcers/meta/weapons",
        "enforcers/weapon grenade/copies",
        "events/event the_mayor_drinks",
        "events/event whiskey_sky_rockets",
    ]
    assert editions.counts(game)["enforcers/weapon"] == (4, 26)


def test_the_pieces_are_counted_with_their_copies() -> None:
    counts = editions.counts(editions.read(ISLANDS))

    assert counts == {"cards/card": (15, 110), "map/region": (17, 17)}


def test_tables_that_only_people_read_may_hold_anything() -> None:
    game = editions.read(
        f'{ISLANDS}\n[map]\ncheck = [1, "two", {{ count = "three", tag = "reconstructed" }}]\n'
    )

    assert editions.counts(game)["map/check"] == (3, 3)
    assert editions.reconstructed(game) == ["map/check 3"]


def test_all_problems_are_told_at_once_each_with_file_entry_and_field() -> None:
    text = changed(
        GAUL,
        ("count = 10", "count = 11"),
        ('id = "winter"', 'id = "winter"\ncuont = 3'),
        ("strength = 2", 'strength = "two"'),
        ("[cards.deck]", "[cards.ship]"),
        ('name = "Mediolanum"', 'name = "Medio\\nlanum"'),
        ('["lutetia", "milano"]', '["lutetia", "atlantis"]'),
    )

    assert [problem.partition(": ")[0] for problem in problems(text)] == [
        "cards/card mercenary_2/strength",
        "cards/card",  # mercenaries must rise in strength
        "map/region milano/name",
        "map/borders/pairs",
        "cards/ship",
        "cards/card winter/cuont",
    ]


def test_unknown_effects_and_counts_that_do_not_add_up_are_told() -> None:
    text = changed(
        FAVOR, ("copies = 2", "copies = 3"), ('effect = "shake_business"', 'effect = "shake_hands"')
    )

    assert {
        "jobs/job a_favor/effects 1/effect: 'shake_hands' is not one of gain_money",
        "components/counts/job_cards: there are 45",
    } <= {problem.partition(", ")[0] for problem in problems(text)}


def test_what_the_rules_of_a_town_rely_on_is_told_with_file_entry_and_field() -> None:
    text = changed(
        NORTH_SIDE,
        ('building = "hotel"', 'building = "casino"'),
        ("income = 1000\n", "income = 1010\n"),
        ("total = 96", "total = 88"),
        ('kind = "assassin"', 'kind = "butler"'),
        ('names = ["Barber Bill"]', 'names = ["Barber Bill", "Barber Bob"]'),
        ('family = "end"', 'family = "truce"'),
        ('first_day = "1928-11-02"', 'first_day = "Friday"'),
        ("cost_per_notoriety = 200", 'cost_per_notoriety = "dear"'),
    )
    places = [problem.partition(": ")[0] for problem in problems(text)]

    assert set(places) >= {
        "blocks/tile A/lots 2/building",
        "buildings/building small_shop/income",
        "enforcers/meta/total",
        "enforcers/card assassin_9_3/kind",
        "enforcers/card lieutenant_7_6/copies",
        "events/event",
        "setup/calendar/first_day",
        "setup/privilege police/cost_per_notoriety",
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "game: must be one of condottiere"),
        ('game = "chess"\nname = "x"', "game: must be one of condottiere"),
        ('game = ["condottiere"]\nname = "x"', "game: must be one of condottiere"),
        ('game = "condottiere"', "name: must be one line"),
        ('game = "condottiere"\nname = " "', "name: must be one line"),
        ('game = "condottiere"\nname = "a\\u001b[2J"', "name: must be one line"),
        (f'game = "condottiere"\nname = "{"x" * 81}"', "name: must be one line"),
        ('game = "condottiere"\nname = "x"\ncards = 3', "cards: must hold tables"),
        ('game = "condottiere"\nname = "x"\n[ships.ship]', "ships: the game has no such part"),
        (
            'game = "condottiere"\nname = "x"\nsince = 1970-01-01',
            "since: must hold tables",
        ),
        ('game = "condottiere"\nname = "x"\n[map]\nfine = nan', "map/fine: nan is no text"),
        ('game = "condottiere"\nname = "x"\n[map]\nlarge = 1000001', "map/large: 1000001 is no text"),
        ('game = "condottiere"\nname = "x"\n[map]\nlarge = 0x' + "f" * 900, "map/large: 5104"),
        (
            'game = "condottiere"\nname = "x"\n[map]\na' + ".a" * 12 + " = 1",
            "map" + "/a" * 12 + ": is nested too deeply",
        ),
        (
            'game = "condottiere"\nname = "x"\n[map]\n' + "k" * 41 + " = 1",
            "map/" + "k" * 40 + ": a key has at most",
        ),
        ("game = condottiere", "this is no TOML: Invalid value (at line 1, column 8)"),
        ("a = " + "[" * 900, "this is no edition: it is nested too deeply"),
        ("a = " + "{a = " * 190, "this is no TOML"),
        ("a" + ".a" * 30_000 + " = 1", "line 1 has more than 1000 characters"),
        ("#\n" * 40_000, "an edition has at most 64 KiB"),
        ("\ud800 = 1", "this is no TOML"),
    ],
    ids=range(21),
)
def test_what_is_no_edition_gives_one_clear_line(text: str, says: str) -> None:
    assert problems(text)[0].startswith(says)
    assert len(problems(text)[0]) < 200
