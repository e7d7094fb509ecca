"""What an edition says of its components: their names, and for characters their numbers."""

from __future__ import annotations

from consigliere.games.mobcity.box import ROLES, Box
from consigliere.kernel.edition import Name, Wording


def component_names(box: Box) -> dict[str, Name]:
    """By message, all names of an edition and what its components are."""
    names = dict(box.names)
    for card, name in enumerate(box.card_names[: box.characters]):
        names[f"card-{name}.help"] = about_character(
            ROLES[box.role[card]], int(box.reaction[card]), int(box.toughness[card])
        )
    return names


def about_character(role: str, reaction: int, toughness: int) -> Wording:
    """A character's role and numbers, in every language."""
    return {
        "say": "about-character",
        "role": {"say": f"role-{role}"},
        "reaction": reaction,
        "toughness": toughness,
    }
