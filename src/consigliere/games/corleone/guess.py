"""One possibility of what others hold in Corleone's Empire, and its plain form."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone.box import Box

HEAVY: Final = 1 << 24  # more than a guess ever weighs


class Guess:
    """One possibility: what each hand and suitcase holds. Jobs not seen are UNKNOWN cards of a hand.

    Those held since before the deck was last made anew are *old*: together they are the jobs of `stock`.
    """

    def __init__(self, hands: vec[u8], cases: vec[u8], old: vec[u8], stock: vec[u8], weight: i64) -> None:
        self.hands: vec[u8] = hands  # of each seat, by kind
        self.cases: vec[u8] = cases  # of each seat, by kind of money
        self.old: vec[u8] = old  # of each seat, how many of its unknown jobs are old ones
        self.stock: vec[u8] = stock  # the old jobs in hands that nobody has shown, by kind of job
        self.weight: i64 = weight

    def copy(self) -> Guess:
        """An independent copy."""
        return Guess(self.hands[:], self.cases[:], self.old[:], self.stock[:], self.weight)

    def is_like(self, other: Guess) -> bool:
        """Whether another guess says the same, however likely it is."""
        return (
            _are_alike(self.hands, other.hands)
            and _are_alike(self.cases, other.cases)
            and _are_alike(self.old, other.old)
            and _are_alike(self.stock, other.stock)
        )


def guess_to_plain(guess: Guess, box: Box, seats: int) -> dict[str, object]:
    """A guess with names for everything."""
    names = (*box.card_names, "unknown")
    return {
        "weight": int(guess.weight),
        "hands": [_counts(guess.hands, names, seat) for seat in range(seats)],
        "suitcases": [_counts(guess.cases, names[: box.money], seat) for seat in range(seats)],
        "old_jobs": [int(number) for number in guess.old],
        "old_stock": _counts(guess.stock, _job_names(box), 0),
    }


def guess_from_plain(plain: object, box: Box, seats: int) -> Guess:
    """The guess that was encoded; ValueError if it is none."""
    weight = plain.get("weight") if isinstance(plain, dict) else None
    if not isinstance(plain, dict) or not isinstance(weight, int) or not 0 < weight <= HEAVY:
        raise ValueError("knowledge: a guess must have a weight")
    names = (*box.card_names, "unknown")
    return Guess(
        _read_counts(plain.get("hands"), names, seats),
        _read_counts(plain.get("suitcases"), names[: box.money], seats),
        _read_numbers(plain.get("old_jobs"), seats),
        _read_counts([plain.get("old_stock")], _job_names(box), 1),
        weight,
    )


def _are_alike(one: vec[u8], other: vec[u8]) -> bool:
    place: i64
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True


def nothing(number: i64) -> vec[u8]:
    """So many counts of nothing."""
    return vec[u8]([u8(0)] * number)


def _job_names(box: Box) -> tuple[str, ...]:
    return tuple([job.name for job in box.jobs])


def _counts(counts: vec[u8], names: tuple[str, ...], seat: int) -> dict[str, int]:
    start = seat * len(names)
    return {name: int(counts[start + place]) for place, name in enumerate(names) if counts[start + place] > 0}


def _read_numbers(plain: object, seats: int) -> vec[u8]:
    numbers = nothing(seats)
    if not isinstance(plain, list) or len(plain) != seats:
        raise ValueError("knowledge: a guess must say something of each seat")
    for seat, number in enumerate(plain):
        if not isinstance(number, int) or not 0 <= number <= 250:
            raise ValueError("knowledge: a guess must hold cards and numbers")
        numbers[seat] = u8(number)
    return numbers


def _read_counts(plain: object, names: tuple[str, ...], seats: int) -> vec[u8]:
    counts = nothing(seats * len(names))
    if not isinstance(plain, list) or len(plain) != seats:
        raise ValueError("knowledge: a guess must say something of each seat")
    for seat, held in enumerate(plain):
        if not isinstance(held, dict):
            raise ValueError("knowledge: a guess must hold cards and numbers")
        for name, number in held.items():
            if name not in names or not isinstance(number, int) or not 0 < number <= 250:
                raise ValueError("knowledge: a guess must hold cards and numbers")
            counts[seat * len(names) + names.index(name)] = u8(number)
    return counts
