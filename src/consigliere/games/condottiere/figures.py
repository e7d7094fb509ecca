"""What people at the table would count for themselves: strengths and how they come about, groups, who could win.

Every number comes from the rules' own functions, asked about one viewer's copy. What that viewer cannot see does not
count, and is said to be left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.condottiere import battle, victory
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import (
    COURTESAN,
    DRUMMER,
    HEROINE,
    NO_CARD,
    NO_REGION,
    NO_SEAT,
    SPRING,
    UNKNOWN,
    WIDTH,
    WINTER,
)
from consigliere.games.condottiere.position import DECK, DOWN, LINE, pile
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.viewer import bit, count, leaders, members

# The cards that make a strength what it is, in the order in which people reckon.
STEPS: Final = (
    ("winter", WINTER),
    ("drummer", DRUMMER),
    ("spring", SPRING),
    ("courtesan", COURTESAN),
    ("heroine", HEROINE),
)


def figures_of(view: Condottiere) -> dict[str, object]:
    """The figures of one viewer's copy."""
    p = as_far_as_seen(view)
    defender = p.defender() if in_battle(p) else NO_SEAT
    return {
        "leaders": leading(p),
        "would_win": would_win(p, p.contested) if in_battle(p) else [],
        "defender": None if defender == NO_SEAT else int(defender),
        "defender_waits": defender != NO_SEAT and battle.may_wait(p, defender),
        "regions_needed": int(p.agreed.total),
        "group_needed": int(p.agreed.group),
        "target": int(p.agreed.target) or None,
        "discarded": discarded(p),
        "seats": [_seat(p, seat) for seat in range(p.seats)],
    }


def _seat(p: Condottiere, seat: i64) -> dict[str, object]:
    return {
        "strength": int(battle.strength(p, seat)),
        "steps": steps(p, seat),
        "unseen": int(p.size(DOWN, seat)),
        "courtesans": int(p.held(LINE, seat, COURTESAN)),
        "region_count": int(count(p.regions[seat])),
        "group": int(p.box.largest_group(p.regions[seat])),
    }


def as_far_as_seen(view: Condottiere) -> Condottiere:
    """The lines as they would be compared now: the viewer's own face-down card turned up, those of others left out."""
    p = view.copy()
    seat: i64
    for seat in range(p.seats):
        card = p.face_down(seat)
        if card != NO_CARD and card != UNKNOWN:
            p.write(e.LINE_REVEALED, seat, card, 0, 0)
    return p


def in_battle(p: Condottiere) -> bool:
    """Whether a battle is being fought."""
    return e.PLAY <= p.stage <= e.FAVOR


def leading(p: Condottiere) -> list[int]:
    """The seats that would be the strongest if the battle ended now; none while no line is worth anything."""
    if not in_battle(p):
        return []
    found = members(leaders(battle.strengths(p), p.finalists or p.everyone))
    return [] if battle.strength(p, found[0]) == 0 else found


def would_win(p: Condottiere, region: i64) -> list[int]:
    """The seats that would win the game by gaining a region [CON-9.1, CON-9.2]."""
    if region == NO_REGION:
        return []
    found: list[int] = []
    seat: i64
    for seat in range(p.seats):
        if p.owner(region) != seat and victory.won_by(p, p.regions[seat] | bit(region)) != e.NOT_ENDED:
            found.append(int(seat))
    return found


def discarded(p: Condottiere) -> int:
    """Cards out of play, seen and unseen: how many there are is public [CON-K4]."""
    held: i64 = 0
    seat: i64
    for seat in range(p.seats):
        held += p.hand_size(seat) + p.size(LINE, seat) + p.size(DOWN, seat)
    return int(p.box.cards - p.sizes[DECK] - held)


def steps(p: Condottiere, seat: i64) -> list[dict[str, object]]:
    """How a strength comes about: the mercenaries as printed, then each kind of card that changes the total."""
    found: list[dict[str, object]] = []
    before: i64 = 0
    for known in range(len(STEPS) + 1):
        if known and not battle.is_in_play(p, STEPS[known - 1][1]):
            continue  # what lies nowhere changes nothing
        total = _worth(p, seat, known)
        if total != before:
            found.append({"step": STEPS[known - 1][0] if known else "printed", "total": int(total)})
            before = total
    return found


def _worth(p: Condottiere, seat: i64, known: int) -> i64:
    """What the rules say a line is worth, if of the cards in STEPS only the first so many kinds lay in the lines."""
    trial = p.copy()
    other: i64
    for _, card in STEPS[known:]:
        for other in range(p.seats):
            trial.cards[pile(LINE, other) * WIDTH + card] = 0
    return battle.strength(trial, seat)
