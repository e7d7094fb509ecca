"""Edition files as people write them, for the tests of everything that takes one."""

from __future__ import annotations

from consigliere import editions

# The smallest file there is: one table is replaced, all else is as it comes with the game.
ISLANDS = """
game = "condottiere"
name = "Islands"

[map.borders]
pairs = [["torino", "milano"], ["roma", "siena"]]
"""

# Another name for a region that everybody knows, and a region that nobody has heard of.
GAUL = (
    editions.show("condottiere")
    .replace(editions.NEW_NAME, "Gaul")
    .replace('name = "Milano"', 'name = "Mediolanum"')
    .replace('"torino"', '"lutetia"')
    .replace('name = "Torino"', 'name = "Lutetia"')
)

# A job that nobody has heard of, in the place of one that everybody knows.
FAVOR = (
    editions.show("corleone")
    .replace(editions.NEW_NAME, "The Favor")
    .replace('id = "shake_down"', 'id = "a_favor"')
    .replace('name = "Shake Down"', 'name = "A Favor"')
)


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A file after somebody has been at it; what is replaced must be there."""
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    return text
