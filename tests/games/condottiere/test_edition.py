"""An edition's data is checked as a whole before anything is made of it, and the error names the place."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from consigliere import games, shelf

Damage = Callable[[dict[str, Any]], object]


def card(edition: dict[str, Any], name: str) -> dict[str, Any]:
    """One entry of the cards' file."""
    entries: list[dict[str, Any]] = edition["cards"]["card"]
    return next(entry for entry in entries if entry["id"] == name)


DAMAGES: dict[str, tuple[Damage, str]] = {
    "no cards": (lambda e: e.pop("cards"), "cards/card: must be there"),
    "no map": (lambda e: e.pop("map"), "map/region: must be there"),
    "cards without entries": (lambda e: e["cards"].pop("card"), "cards/card: must be there"),
    "an unknown card": (lambda e: card(e, "winter").update(id="autumn"), "cards/card autumn/id: is none of"),
    "a card twice": (lambda e: card(e, "winter").update(id="spring"), "cards/card spring/id: is there twice"),
    "a count that is a text": (lambda e: card(e, "winter").update(count="3"), "cards/card winter/count: '3'"),
    "a count that is true": (lambda e: card(e, "winter").update(count=True), "cards/card winter/count: True"),
    "no strength": (lambda e: card(e, "heroine").pop("strength"), "cards/card heroine/strength: must be"),
    "a card too many": (lambda e: card(e, "winter").update(count=4), "the counts add up to 111, not 110"),
    "a rank twice": (lambda e: card(e, "winter").update(keep_rank=1), "keep_rank fields must be 1 to 15"),
    "mercenaries out of order": (
        lambda e: card(e, "mercenary_2").update(strength=9),
        "must rise in strength",
    ),
    "a region too few": (lambda e: e["map"]["region"].pop(), "map/region: the map needs 17 regions, not 16"),
    "a region twice": (
        lambda e: e["map"]["region"][1].update(id="torino"),
        "map/region torino/id: is there twice",
    ),
    "no borders": (lambda e: e["map"].pop("borders"), "map/borders: must be a table"),
    "a border to nowhere": (
        lambda e: e["map"]["borders"]["pairs"].append(["roma", "atlantis"]),
        "map/borders/pairs: ['roma', 'atlantis'] is no pair of torino,",
    ),
    "a field misspelt": (lambda e: card(e, "winter").update(cuont=3), "cards/card winter/cuont: there is no"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_broken_edition_is_refused_with_the_place(what: str) -> None:
    damage, place = DAMAGES[what]
    edition = copy.deepcopy(shelf.edition("condottiere"))
    damage(edition)

    with pytest.raises(ValueError, match=re.escape(place)) as caught:
        games.make("condottiere", edition)

    assert "\n" not in str(caught.value)
