"""A game with another edition: its record, its log and its texts carry the edition, and nothing else is needed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from consigliere import editions, shelf
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.game import Game
from consigliere.kernel.leak import check
from consigliere.kernel.record import BadRecord, game_and_edition
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.verify import verdict, verify
from consigliere.kernel.viewer import GALLERY
from consigliere.table.log import Row, decode, encode
from consigliere.table.setup import Setup, Wish
from consigliere.table.table import Table
from consigliere.texts import Texts
from tests.editions.files import FAVOR, GAUL, ISLANDS, NORTH_SIDE
from tests.kernel.matches import anything

NOON = 1_800_000_000_000


def played(game: Game, seats: int = 3, secret: bytes = bytes(32)) -> dict[str, Any]:
    """The record of a whole game, as it comes back from a file."""
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    kept = record.begin(game, ["anna", "bruno", "carla"][:seats], options, Deal(secret, [None] * seats))
    chance = FastChance(3)
    while not kept.match.state.is_over():
        anything(kept.match, chance)
    plain: dict[str, Any] = json.loads(json.dumps(record.to_plain(kept, with_secret=False)))
    return plain


def opened(game: Game) -> Table:
    """A table at which a person plays against two bots."""
    setup = Setup(3, chairs=[Wish("me"), Wish("bot", "random"), Wish("bot", "random")])
    table = Table.opened("abcd", game, "host", "Anna", setup, bytes(32), NOON)
    assert not isinstance(table, Refusal)
    return table


@pytest.mark.parametrize(
    ("text", "own"),
    [(GAUL, "lutetia"), (FAVOR, "a_favor"), (NORTH_SIDE, "the_mayor_drinks")],
    ids=["gaul", "favor", "north side"],
)
def test_a_record_carries_the_edition_whole_and_is_verified_with_it(text: str, own: str) -> None:
    game = editions.read(text)
    deals = (played(game, secret=bytes([number]) * 32) for number in range(20))
    plain = next(plain for plain in deals if own in json.dumps(plain["entries"]))
    name, components = game_and_edition(plain)

    assert components == game.edition
    assert verdict(verify(plain, shelf.game(name, components))) is True


def test_a_record_of_another_edition_does_not_fold_with_the_usual_one() -> None:
    with pytest.raises(BadRecord):
        verify(played(editions.read(GAUL)), shelf.game("condottiere"))


def test_the_usual_edition_stays_out_of_the_record() -> None:
    assert played(shelf.game("condottiere"))["edition"] is None


def test_an_edition_that_was_tampered_with_is_no_edition() -> None:
    components = copy.deepcopy(editions.read(ISLANDS).edition)
    assert isinstance(components, dict)
    components["map"]["region"].pop()  # type: ignore[index]

    with pytest.raises(ValueError, match="map/region: the map needs 17 regions, not 16"):
        shelf.game("condottiere", components)


def test_the_same_edition_is_made_once() -> None:
    game = editions.read(ISLANDS)

    assert shelf.game("condottiere", copy.deepcopy(game.edition)) is game
    assert shelf.game("condottiere", None) is shelf.game("condottiere") is not game


def test_a_table_keeps_its_edition_in_its_log_and_comes_back_with_it() -> None:
    game = editions.read(GAUL)
    table = opened(game)
    stored = [Row(row.seq, row.at, row.person, row.request, decode(encode(row.body))) for row in table.rows]

    again = Table.folded("abcd", stored, shelf.game)

    assert again.game.edition == game.edition
    assert again.setting().edition == "Gaul"
    assert again.now(GALLERY, NOON) == table.now(GALLERY, NOON)
    assert opened(shelf.game("condottiere")).setting().edition is None


@pytest.mark.parametrize("text", [ISLANDS, FAVOR, NORTH_SIDE], ids=["islands", "favor", "north side"])
def test_no_viewer_learns_more_with_another_edition(text: str) -> None:
    game = editions.read(text)
    options = game.settle_options(3, {})
    assert isinstance(options, dict)

    assert check(game, 3, options, 20, FastChance(1), lambda done: None).leaks == []


@pytest.mark.parametrize("language", ["en", "fa", "ja", "uk"])
def test_a_component_is_called_as_its_edition_calls_it_and_all_others_by_their_translation(
    language: str,
) -> None:
    game = editions.read(GAUL)
    usual = Texts(language)
    texts = usual.calling(editions.own_names(game))

    assert texts.region("lutetia") == "Lutetia"
    assert texts.region("milano") == "Mediolanum"
    assert texts.region("roma") == usual.region("roma")
    assert "Lutetia" in texts.command("condottiere", {"command": "choose", "region": "lutetia"}, [])
    assert "Lutetia" in (texts.phrase(":want lutetia", "condottiere", ["anna", "bruno"], 0) or "")
    assert texts.has("region-lutetia")
    assert not usual.has("region-lutetia")
