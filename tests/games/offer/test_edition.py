"""The roles come from an edition: checked as a whole, and played as they are."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from consigliere import games, shelf
from consigliere.games.offer import OfferGame
from consigliere.games.offer.roles import ROLE_IDS
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.edition import BadEdition
from consigliere.kernel.refusal import Refusal

Plain = dict[str, Any]


def edited(change: Callable[[Plain], object]) -> Plain:
    """The usual edition with something changed."""
    edition: Plain = copy.deepcopy(shelf.edition("offer"))
    change(edition["roles"])
    return edition


def made(change: Callable[[Plain], object]) -> OfferGame:
    """The game of an edition in which something is different."""
    game = games.make("offer", edited(change))
    assert isinstance(game, OfferGame)
    return game


def wrong(change: Callable[[Plain], object]) -> str:
    """What is said of an edition that cannot be played."""
    with pytest.raises(BadEdition) as caught:
        games.make("offer", edited(change))
    return str(caught.value)


def role(roles: Plain, name: str) -> Plain:
    entries: list[Plain] = roles["role"]
    return next(one for one in entries if one["id"] == name)


def test_the_box_is_that_of_the_edition() -> None:
    """[OFF-2.7, OFF-12.1, OFF-2.2] Cards, coins and the table of Cops."""
    game = made(lambda roles: role(roles, "mafioso").update(box_copies=3))
    refusal = game.settle_options(9, {"strict_box": True})
    assert isinstance(refusal, Refusal)
    assert dict(refusal.arguments) == {"role": "mafioso", "most": "3"}

    assert made(lambda roles: roles["components"].update(coins=4)).box.coins == 4
    game = made(lambda roles: roles["cops"][0].update(cops=2))
    settled = game.settle_options(7, {})
    assert isinstance(settled, dict)
    state = game.new(7, settled)
    assert isinstance(state, Offer)
    game.start(state, FastChance(1))
    assert state.traitors_left == 2


def test_names_are_the_editions() -> None:
    game = made(lambda roles: role(roles, "coward").update(name="Faint Heart"))

    assert game.component_names()["role-coward"] == "Faint Heart"
    assert set(game.component_names()) == {f"role-{name}" for name in ROLE_IDS}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda roles: role(roles, "coward").update(id="hero"), "hero"),
        (lambda roles: roles["role"].pop(), "each of"),
        (lambda roles: role(roles, "don").update(box_copies=0), "box_copies"),
        (lambda roles: role(roles, "don").pop("name"), "name"),
        (lambda roles: roles["components"].update(coins=-1), "coins"),
        (lambda roles: roles["cops"].reverse(), "rise"),
        (lambda roles: roles["cops"][0].update(cops=0), "cops"),
        (lambda roles: roles.update(weather="fine"), "weather"),
    ],
)
def test_what_is_wrong_with_an_edition_is_named(change: Callable[[Plain], object], said: str) -> None:
    if said == "hero":
        assert "id" in wrong(change)
    else:
        assert said in wrong(change)
