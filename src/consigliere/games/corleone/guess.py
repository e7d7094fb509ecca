"""One possibility of what others hold in Corleone's Empire, and its plain form."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone.box import Box

HEAVY: Final = 1 << 24  # more than a guess ever weighs
DECKS: Final = 4  # decks used up that are told apart; in the last of them all later ones are one


class Guess:
    """One possibility: what each hand and suitcase holds. Jobs not seen are UNKNOWN cards of a hand.

    Those that came from a deck used up by now are *old*: of each such deck they are the jobs of its `stock`.
    """

    def __init__(self, hands: vec[u8], cases: vec[u8], old: vec[u8], stock: vec[u8], weight: i64) -> None:
        self.hands: vec[u8] = hands  # of each seat, by kind
        self.cases: vec[u8] = cases  # of each seat, by kind of money
        self.old: vec[u8] = old  # of each deck used up, how many unknown jobs of it each seat holds
        self.stock: vec[u8] = stock  # of each deck used up, the jobs nobody has shown since, by kind
        self.seats: i64 = len(old) // DECKS
        self.jobs: i64 = len(stock) // DECKS
        self.weight: i64 = weight

    def copy(self) -> Guess:
        """An independent copy."""
        return Guess(self.hands[:], self.cases[:], self.old[:], self.stock[:], self.weight)

    def old_jobs(self, seat: i64) -> i64:
        """How many of a seat's unknown jobs are old ones."""
        number: i64 = 0
        deck: i64
        for deck in range(DECKS):
            number += i64(self.old[deck * self.seats + seat])
        return number

    def in_stock(self, job: i64) -> i64:
        """How many old jobs of a kind nobody has shown."""
        number: i64 = 0
        deck: i64
        for deck in range(DECKS):
            number += i64(self.stock[deck * self.jobs + job])
        return number

    def size_of_stock(self, deck: i64) -> i64:
        """How many jobs of a deck used up nobody has shown."""
        number: i64 = 0
        job: i64
        for job in range(self.jobs):
            number += i64(self.stock[deck * self.jobs + job])
        return number

    def latest(self) -> i64:
        """The deck used up last of those with unknown jobs; -1 if there is none."""
        deck: i64 = DECKS - 1
        while deck >= 0 and self.size_of_stock(deck) == 0:
            deck -= 1
        return deck

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
        "old_jobs": [[int(n) for n in guess.old[deck * seats : (deck + 1) * seats]] for deck in range(DECKS)],
        "old_stock": [_counts(guess.stock, _job_names(box), deck) for deck in range(DECKS)],
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
        _read_counts(plain.get("old_stock"), _job_names(box), DECKS),
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
    """A number for each deck and seat."""
    numbers = nothing(DECKS * seats)
    if not isinstance(plain, list) or len(plain) != DECKS:
        raise ValueError("knowledge: a guess must say something of each deck")
    for deck, of_seats in enumerate(plain):
        if not isinstance(of_seats, list) or len(of_seats) != seats:
            raise ValueError("knowledge: a guess must say something of each seat")
        for seat, number in enumerate(of_seats):
            if not isinstance(number, int) or not 0 <= number <= 250:
                raise ValueError("knowledge: a guess must hold cards and numbers")
            numbers[deck * seats + seat] = u8(number)
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
