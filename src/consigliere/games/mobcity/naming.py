"""What an edition says of its components: their names, and wordings that every language has messages for."""

from __future__ import annotations

from consigliere.games.mobcity.box import ROLES, Box
from consigliere.kernel.edition import Name, Wording


def component_names(box: Box) -> dict[str, Name]:
    """By message, all names of an edition and what its components are."""
    names = dict(box.names)
    for card, name in enumerate(box.card_names[: box.characters]):
        numbers: Wording = {
            "role": {"say": f"role-{ROLES[box.role[card]]}"},
            "reaction": int(box.reaction[card]),
            "toughness": int(box.toughness[card]),
        }
        names[f"card-{name}.help"] = {"say": "about-character", **numbers}
        names[f"dossier-{name}"] = {"say": "about-dossier", "name": names[f"card-{name}"], **numbers}
    for lot, name in enumerate(box.lot_names):
        names[f"lot-{name}"] = {
            "say": "about-lot",
            "building": {"say": f"building-{box.building(lot).name}"},
            "number": lot % int(box.lots_each) + 1,
            "tile": {"say": f"tile-{box.tile_names[lot // int(box.lots_each)]}"},
        }
    for date in box.dates:
        names[f"date-{date}"] = {
            "say": "about-date",
            "day": int(date[8:]),
            "month": {"say": f"month-{int(date[5:7])}"},
            "year": int(date[:4]),
        }
    return names
