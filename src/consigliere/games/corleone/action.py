"""The closed commands of Corleone's Empire and their numbers: the catalogue, which follows from the edition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.corleone.box import MEMBERS, Box, Job
from consigliere.kernel.command import Command

MOST_SEATS: Final = 5
NIBBLE: Final = 4  # bits for the number of one good that is replaced


class Numbers:
    """The first number of each group of commands, in the order of the decisions CORL-D1 to CORL-D24."""

    def __init__(self, box: Box) -> None:
        board = box.board
        self._box = box
        self._commands: list[Command] = []
        turfs = int(board.turfs)
        businesses = int(board.businesses)
        spaces = int(board.spaces)
        money = int(box.money)
        first_job = int(box.first_job)
        first_ally = int(box.first_ally)

        self.thug: i64 = self._each("thug", 0, businesses)
        self.member: i64 = len(self._commands)
        for member in range(len(MEMBERS)):
            for space in range(spaces):
                self._add("family", (member, businesses + space))
        self.complete: i64 = len(self._commands)
        self._add_jobs()
        self.ally: i64 = self._each("ally", first_ally, len(box.allies))
        self.effect: i64 = self._each("resolve", 0, len(box.effects))
        self.bank: i64 = self._each("bank", 0, money)
        self.keep: i64 = self._each("keep", first_job, len(box.jobs))
        self.discard: i64 = self._each("discard", 0, int(box.kinds))
        self.good: i64 = self._each("take", int(box.first_good), int(box.goods))
        self.horse_head: i64 = self._add("take-horse-head")
        self.go_first: i64 = self._add("go-first")
        self.go_second: i64 = self._add("go-second")
        self.kill: i64 = self._each("kill", 0, businesses + spaces)
        self.kill_chief: i64 = self._add("kill-police-chief")
        self.move: i64 = self._each("move", 0, businesses + spaces)
        self.place: i64 = self._each("place", 0, businesses + spaces + turfs)
        self.marker: i64 = self._each("marker", 0, turfs)
        self.rob: i64 = self._each("rob", 0, MOST_SEATS)
        self.shake: i64 = self._each("shake", 0, businesses)
        self.support: i64 = self._each("support", 0, turfs)
        self.offer: i64 = self._each("offer", 0, money)
        self.lift: i64 = len(self._commands)
        for turf in range(turfs):
            for number in range(1, int(box.markers) + 1):
                self._add("lift", (turf, number))
        self.bid: i64 = self._each("bid", 0, money)
        self.bid_nothing: i64 = self._add("bid-nothing")
        self.bribe: i64 = self._each("bribe", first_ally, len(box.allies))
        self.pick: i64 = self._each("pick", 0, len(box.families))
        self.decline: i64 = self._add("decline")
        self.done: i64 = self._add("done")
        self.reopen: i64 = self._add("reopen")
        self.end: i64 = len(self._commands)

    def _add(self, verb: str, args: tuple[int, ...] = ()) -> int:
        number = len(self._commands)
        self._commands.append(Command(verb, args, number=number))
        return number

    def _each(self, verb: str, first: int, count: int) -> int:
        """One command for each of so many things, whose numbers begin with `first`."""
        start = len(self._commands)
        for place in range(count):
            self._add(verb, (first + place,))
        return start

    def _add_jobs(self) -> None:
        """Completing a job from hand or from the public ones, with every way to replace goods [CORL-D4]."""
        box = self._box
        starts: list[int] = []
        jobs: list[int] = []
        replaced: list[int] = []
        wilds: list[int] = []
        for kind, job in enumerate(box.jobs):
            for source in range(2):
                starts.append(len(jobs))
                for numbers in _ways(job):
                    jobs.append(kind)
                    replaced.append(sum([number << (NIBBLE * good) for good, number in enumerate(numbers)]))
                    wilds.append(sum(numbers))
                    self._add("complete", (int(box.first_job) + kind, source, *numbers))
        starts.append(len(jobs))
        # Ways to pay, one after the other: of the job, from hand and then from the public ones.
        self.first_way: vec[i64] = vec[i64](starts)  # of each job and source
        self.way_job: vec[i64] = vec[i64](jobs)
        self.way_replaced: vec[i64] = vec[i64](replaced)  # how many of each good, packed
        self.way_wilds: vec[i64] = vec[i64](wilds)  # how many wild cards that takes

    def catalogue(self) -> list[Command]:
        """All closed commands, each at its number."""
        return self._commands


def _ways(job: Job) -> list[tuple[int, ...]]:
    """How many of each good of a cost are replaced: every way, the real goods alone first."""
    found: list[tuple[int, ...]] = [()]
    for number in job.cost:
        found = [(*before, some) for before in found for some in range(int(number) + 1)]
    return sorted(found, key=lambda way: (sum(way), way))
