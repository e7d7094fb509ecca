"""How much a table takes in: a log that never ends would wear down whoever keeps it and whoever reads it.

What somebody may still write depends on nothing but what the same viewer was told, so a refusal says nothing of what
others do in private. Beyond the first bound no more is taken but what the game waits for, so that it can be finished;
beyond the second nothing but its end. The longest games we know tell a viewer a thousand items, of 300 KB.
"""

from __future__ import annotations

from typing import Final

from consigliere.kernel.command import SAY
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import in_mask, seat_of
from consigliere.table import messages as m
from consigliere.table import playing
from consigliere.table import refusals as r
from consigliere.table.feed import Feeding

FREE_ITEMS: Final = 6_000  # in a viewer's feed
FREE_BYTES: Final = 1024 * 1024  # of what these items hold
MOST_ITEMS: Final = 2 * FREE_ITEMS
MOST_BYTES: Final = 2 * FREE_BYTES

# What ends something, or can be done once.
_ALWAYS: Final = (m.Abandon, m.Start, m.Open, m.OpenTalk)
# What a game may need to go on. Each undoes something that is not taken in any more, or is the host's own.
_NEEDED: Final = (m.Resume, m.Rise, m.Kick, m.SeatBot, m.Vote)


def refusal(table: Feeding, viewer: int, request: m.AnyRequest) -> Refusal | None:
    """Why a table takes in no more of this; None if it does."""
    items, held = table.last(viewer), table.held(viewer)
    if (items < FREE_ITEMS and held < FREE_BYTES) or isinstance(request, _ALWAYS):
        return None
    if items < MOST_ITEMS and held < MOST_BYTES and _is_needed(table, viewer, request):
        return None
    return r.TABLE_FULL


def _is_needed(table: Feeding, viewer: int, request: m.AnyRequest) -> bool:
    """Whether a game may have to wait for this."""
    if not isinstance(request, m.Do):
        return isinstance(request, _NEEDED)
    commands = playing.parsed(table.game, request.steps)
    if table.match is None or isinstance(commands, Refusal) or any(one.verb == SAY for one in commands):
        return False
    return in_mask(table.match.view(viewer).copy.waiting_for(), seat_of(viewer))
