"""The table as one seat sees it, read once for a decision."""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.bots.corleone.lore import Lore, lore_of
from consigliere.games.corleone import placing
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import HAND, PUBLIC, pile
from consigliere.games.corleone.ground import FACE_UP, MEMBERS_IN, NONE, THUGS
from consigliere.games.corleone.guess import Guess
from consigliere.games.corleone.knowledge import Memory
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import members


class Purse(NamedTuple):
    """A hand without its allies: how many of each kind of money and of each good, and its jobs."""

    money: tuple[int, ...]
    goods: tuple[int, ...]
    jobs: tuple[int, ...]

    def with_money(self, kind: int, number: int = 1) -> Purse:
        """With so much more of a kind of money."""
        return Purse(_changed(self.money, kind, number), self.goods, self.jobs)

    def with_good(self, good: int, number: int = 1) -> Purse:
        """With so much more of a good."""
        return Purse(self.money, _changed(self.goods, good, number), self.jobs)

    def with_job(self, job: int) -> Purse:
        """With one more job."""
        return Purse(self.money, self.goods, (*self.jobs, job))

    def without_job(self, job: int) -> Purse:
        """With one job less."""
        at = self.jobs.index(job)
        return Purse(self.money, self.goods, self.jobs[:at] + self.jobs[at + 1 :])

    def size(self) -> int:
        """How many cards these are."""
        return sum(self.money) + sum(self.goods) + len(self.jobs)


def _changed(counts: tuple[int, ...], kind: int, number: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + number, *counts[kind + 1 :])


class Sight:
    """What lies open, the seat's own hand, and what it remembers of the others'."""

    def __init__(self, p: Position, memory: Memory, me: int) -> None:
        self.p: Final = p
        self.lore: Final[Lore] = lore_of(p.box)
        self.me: Final = me
        self.seats: Final = int(p.seats)
        self.rivals: Final = [seat for seat in range(self.seats) if seat != me]
        self.act: Final = int(p.act)
        self.acts_left: Final = len(self.lore.limits) - self.act
        self.limit: Final = self.lore.limits[self.act - 1] if self.act else 0
        self.thugs: Final = [int(p.person(THUGS, seat)) for seat in range(self.seats)]
        self.figures: Final = [
            self.thugs[seat] + int(p.person(MEMBERS_IN, seat)).bit_count() for seat in range(self.seats)
        ]
        hand = cards_of(p, HAND, me)
        self.purse: Final = self.purse_of(hand)
        self.allies: Final = [
            ally for ally in range(len(self.lore.allies)) if hand[int(p.box.first_ally) + ally]
        ]
        self.face_up: Final = members(p.person(FACE_UP, me))
        first_job, first_ally = int(p.box.first_job), int(p.box.first_ally)
        public: list[int] = list(p.cards[PUBLIC * p.width + first_job : PUBLIC * p.width + first_ally])
        self.public: Final = tuple(job for job, number in enumerate(public) for _ in range(number))
        self._memory = memory
        self._guess: Guess | None = None

    def purse_of(self, counts: list[int]) -> Purse:
        """Cards by kind as a purse; what is unknown, and allies, are left out."""
        box = self.p.box
        first_good, first_job, first_ally = int(box.first_good), int(box.first_job), int(box.first_ally)
        return Purse(
            tuple(counts[:first_good]),
            tuple(counts[first_good:first_job]),
            tuple(job for job, number in enumerate(counts[first_job:first_ally]) for _ in range(number)),
        )

    def likeliest(self) -> Guess:
        """The likeliest of the worlds this seat cannot rule out."""
        if self._guess is None:
            self._guess = max(self._memory.guesses, key=lambda guess: guess.weight)
        return self._guess

    def remembered(self, seat: int) -> Purse:
        """What a rival most likely holds; jobs that could be any are left out."""
        width = int(self.p.width)
        return self.purse_of(list(self.likeliest().hands[seat * width : (seat + 1) * width]))

    def remembered_case(self, seat: int) -> tuple[int, ...]:
        """The money of each kind most likely in a rival's suitcase."""
        kinds = len(self.lore.values)
        return tuple(self.likeliest().cases[seat * kinds : (seat + 1) * kinds])

    def businesses_of(self, turf: int) -> list[int]:
        """The businesses open in a turf: the printed one has the turf's number."""
        tile = int(self.p.tile(turf))
        return [turf] if tile == NONE else [turf, tile]

    def influence(self) -> list[list[int]]:
        """The figures of each seat in each turf, those of the neutral side last [CORL-15.2, CORL-15.3]."""
        p = self.p
        found = [[0] * (self.seats + 1) for _ in range(self.lore.turfs)]
        for place in range(self.lore.businesses + self.lore.spaces):
            if placing.occupant(p, place):
                owner = int(placing.owner_at(p, place))
                side = self.seats if owner == NO_SEAT else owner
                for turf in members(placing.turfs_at(p, place)):
                    found[turf][side] += 1
        if p.chief < self.lore.turfs:
            found[p.chief][self.seats] += 1
        return found

    def stacks(self) -> list[list[int]]:
        """Whose markers lie in each turf, from bottom to top."""
        p = self.p
        return [[int(p.marker(turf, at)) for at in range(p.height(turf))] for turf in range(self.lore.turfs)]


def cards_of(p: Position, which: int, seat: int) -> list[int]:
    """How many cards of each kind lie in a seat's pile, the unknown ones last."""
    start = int(pile(which, seat)) * int(p.width)
    return list(p.cards[start : start + int(p.width)])
