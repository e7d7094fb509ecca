"""Who sits at the table and who looks on: actors, viewers and the masks that name several of them.

A viewer is a small number: a seat, the ghost of a seat, or the gallery. The HOUSE acts (clocks) but never
looks; TRUTH marks the one state that is nobody's copy. A mask has one bit for each viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 24
FIRST_GHOST: Final = 24
GALLERY: Final = 48
HOUSE: Final = 49
TRUTH: Final = 50

NOBODY: Final = 0
EVERYBODY: Final = (1 << 49) - 1

_NUMBERS: Final = [str(seat) for seat in range(MOST_SEATS)]  # as names write them: no leading zeros


def ghost_of(seat: i64) -> i64:
    """The viewer that a seat becomes once it has left the game.

    >>> ghost_of(3)
    27
    """
    return FIRST_GHOST + seat


def seat_of(viewer: i64) -> i64:
    """The seat a viewer looks from, or looked from while it was in the game; the gallery is nobody's.

    >>> seat_of(3), seat_of(ghost_of(3)), seat_of(GALLERY) == GALLERY
    (3, 3, True)
    """
    return viewer - FIRST_GHOST if FIRST_GHOST <= viewer < GALLERY else viewer


def bit(viewer: i64) -> i64:
    """The mask of one viewer.

    >>> bit(3)
    8
    """
    one: i64 = 1
    return one << viewer


def in_mask(mask: i64, viewer: i64) -> bool:
    """Whether `mask` names `viewer`.

    >>> in_mask(0b1010, 3), in_mask(0b1010, 2)
    (True, False)
    """
    return (mask >> viewer) & 1 == 1


def all_seats(seats: i64) -> i64:
    """The mask of every seat at a table of so many.

    >>> bin(all_seats(3))
    '0b111'
    """
    one: i64 = 1
    return (one << seats) - 1


def count(mask: i64) -> i64:
    """How many viewers or things a mask names.

    >>> count(0b1011)
    3
    """
    number: i64 = 0
    rest: i64 = mask
    while rest:
        rest &= rest - 1
        number += 1
    return number


def members(mask: i64) -> list[int]:
    """The numbers a mask names, in rising order.

    >>> members(0b1010)
    [1, 3]
    """
    found: list[int] = []
    number: i64 = 0
    rest: i64 = mask
    while rest:
        if rest & 1:
            found.append(int(number))
        rest >>= 1
        number += 1
    return found


def lowest(mask: i64) -> i64:
    """The lowest number a mask names; ValueError if it names none.

    >>> lowest(0b1010)
    1
    """
    number: i64
    for number in range(TRUTH):
        if (mask >> number) & 1:
            return number
    raise ValueError("nobody is named")


def next_in(mask: i64, seat: i64, seats: i64) -> i64:
    """The first seat of `mask` clockwise after `seat`, which itself comes last; `seats` if the mask is empty.

    >>> next_in(0b0101, 0, 4), next_in(0b0001, 0, 4), next_in(0, 2, 4)
    (2, 0, 4)
    """
    step: i64 = 1
    while step <= seats:
        candidate: i64 = seat + step
        if candidate >= seats:
            candidate -= seats
        if (mask >> candidate) & 1:
            return candidate
        step += 1
    return seats


def leaders(values: vec[i64], among: i64) -> i64:
    """The seats of a mask whose value is the highest, as a mask.

    >>> bin(leaders(vec[i64]([3, 7, 7, 9]), 0b0111))
    '0b110'
    """
    best: i64 = 0
    found: i64 = 0
    seat: i64
    for seat in range(len(values)):
        if (among >> seat) & 1:
            if found == 0 or values[seat] > best:
                best = values[seat]
                found = 0
            if values[seat] == best:
                found |= bit(seat)
    return found


def viewer_name(viewer: i64) -> str:
    """The name of a viewer or actor in records and on the wire.

    >>> viewer_name(2), viewer_name(ghost_of(2)), viewer_name(GALLERY), viewer_name(HOUSE)
    ('seat 2', 'ghost 2', 'gallery', 'house')
    """
    if viewer < FIRST_GHOST:
        return f"seat {viewer}"
    if viewer < GALLERY:
        return f"ghost {viewer - FIRST_GHOST}"
    return "gallery" if viewer == GALLERY else "house"


def viewer_named(name: str) -> int:
    """The viewer or actor of that name; ValueError if there is none.

    >>> viewer_named("ghost 2") == ghost_of(2)
    True
    """
    if name == "gallery":
        return GALLERY
    if name == "house":
        return HOUSE
    kind, _, number = name.partition(" ")
    if kind in ("seat", "ghost") and number in _NUMBERS:
        return _NUMBERS.index(number) + (FIRST_GHOST if kind == "ghost" else 0)
    raise ValueError(f"no viewer is called {name!r}")
