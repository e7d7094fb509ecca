"""The closed commands of An Offer You Can't Refuse and their numbers: the catalogue."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer import words as w
from consigliere.games.offer.roles import MOST_SEATS
from consigliere.kernel.command import Command

# First number of each group of commands. Groups that name somebody have a place for every seat, then one for nobody.
READY: Final = 0
PASS: Final = 1
WITHDRAW: Final = 2
SECOND: Final = 3
NO_SECOND: Final = 4
END_DEFENCE: Final = 5
UP: Final = 6
DOWN: Final = 7
OVER: Final = 8
NOT_OVER: Final = 9
BLAST: Final = 10
GIVE_COIN: Final = 12
PASS_GUN: Final = 14
PASS_VEST: Final = 16
SET_GUN: Final = 18
SET_VEST: Final = 20
ELECT: Final = 22
ACCUSE: Final = 47
SHOOT: Final = 71
POINT: Final = 95
UNPOINT: Final = 120
CHOOSE: Final = 121  # the calls from the Consigliere's on, 25 commands each
TAP: Final = 296
PLACE: Final = 320
BANG: Final = 344
NOT_READY: Final = 368
END: Final = 369

WITH_NOBODY: Final = 25  # commands of a group in which nobody can be named too
NOBODY: Final = w.NOBODY_CHOSEN

CHOICE_VERBS: Final = ("peek", "offer", "give-gun", "give-vest", "strike", "seek", "bribe")
SIDE_VERBS: Final = ("blast", "give-coin", "pass-gun", "pass-vest", "set-gun", "set-vest")


def catalogue() -> list[Command]:
    """All closed commands, each at its number.

    >>> [c.verb for c in (catalogue()[READY], catalogue()[POINT], catalogue()[BANG])], len(catalogue()) == END
    (['ready', 'point', 'bang'], True)
    """
    found: list[tuple[str, tuple[int, ...]]] = [
        (verb, ())
        for verb in (
            "ready",
            "pass",
            "withdraw",
            "second",
            "no-second",
            "end-defence",
            "up",
            "down",
            "over",
            "not-over",
        )
    ]
    found += [(verb, (side,)) for verb in SIDE_VERBS for side in (w.LEFT, w.RIGHT)]
    found += [("elect", (choice,)) for choice in range(WITH_NOBODY)]
    found += [("accuse", (seat,)) for seat in range(MOST_SEATS)]
    found += [("shoot", (seat,)) for seat in range(MOST_SEATS)]
    found += [("point", (choice,)) for choice in range(WITH_NOBODY)]
    found += [("unpoint", ())]
    found += [(verb, (choice,)) for verb in CHOICE_VERBS for choice in range(WITH_NOBODY)]
    found += [(verb, (seat,)) for verb in ("tap", "place-gun", "bang") for seat in range(MOST_SEATS)]
    found += [("not-ready", ())]
    return [Command(verb, args, number=number) for number, (verb, args) in enumerate(found)]
