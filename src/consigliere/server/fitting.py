"""How much of a seat's private history a welcome brings, where sizes must tell nothing.

The room for it depends on what everybody was told meanwhile, and on nothing else: how much others have done in private
must not show either. Whoever has more to hear than fits hears the latest; whatever follows from the rest is in `now`.
"""

from __future__ import annotations

from typing import Final

from consigliere.server.connection import ENCODER
from consigliere.table.messages import FeedItem, Noted

ITEMS_TO_A_MARGIN: Final = 16  # public items, for each of which a seat may have been told something more
MOST_MARGINS: Final = 16


def room(public: list[FeedItem], margin: int) -> int:
    """The bytes that are kept free for a private history, beside that many public items."""
    return margin * min(len(public) // ITEMS_TO_A_MARGIN, MOST_MARGINS)


def fitting(feed: list[FeedItem], beside: list[FeedItem | None], most: int) -> list[FeedItem]:
    """A seat's feed without the oldest of what is its own alone. `beside` is what everybody was told of each item.

    A notebook is no part of the game: how much somebody writes is left as it is.
    """
    told = list(zip(feed, beside))
    over = sum(_size(item) - _size(public) for item, public in told if not isinstance(item, Noted)) - most
    kept: list[FeedItem] = []
    for item, public in told:
        if over > 0 and public is None and not isinstance(item, Noted):
            over -= _size(item)
        else:
            kept.append(item)
    return kept


def _size(item: FeedItem | None) -> int:
    return 0 if item is None else len(ENCODER.encode(item)) + 1
