"""Pairs of worlds in bundles: shared out over processes, and kept in a file from which a stopped check goes on.

The pairs of a bundle follow from the seed, its number of seats and its own number alone, and bundles count in order: so
neither the number of processes nor a stop in between changes what is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import msgspec

from consigliere import shelf
from consigliere.arena.bundles import shared_out
from consigliere.arena.match import mixed, stream
from consigliere.cli.errors import BadInput
from consigliere.kernel import leak
from consigliere.kernel.option import Options

FORMAT: Final = 1
A_BUNDLE: Final = 100  # pairs at least, in games played to their end

Keep = Callable[["Found"], None]


@dataclass(frozen=True)
class Task:
    """Everything that decides which pairs are compared."""

    game: str
    rules: int
    edition: dict[str, Any] | int
    tables: dict[int, Options]  # by number of seats
    seed: int
    pairs: int

    def wanted(self) -> dict[int, int]:
        """How many pairs each table has at least."""
        whole, rest = divmod(self.pairs, len(self.tables))
        return {seats: whole + (place < rest) for place, seats in enumerate(self.tables)}

    def line(self) -> bytes:
        """The first line of a file: whoever goes on from it must ask for the same."""
        return msgspec.json.encode({"leakcheck": FORMAT, "bundle": A_BUNDLE, **asdict(self)})


class Bundle(NamedTuple):
    """Some games at one number of seats, with about so many pairs."""

    seats: int
    number: int


@dataclass(frozen=True)
class Found:
    """What came of one bundle."""

    seats: int
    number: int
    pairs: int
    steps: int
    games: int
    leaks: list[str]


_FOUND: Final = msgspec.json.Decoder(Found)


def bundles(task: Task) -> Iterator[Bundle]:
    """All that could be needed, in rounds: what was done when a run is stopped is of every table alike."""
    wanted = task.wanted()
    for number in range(-(-max(wanted.values()) // A_BUNDLE)):
        for seats, pairs in wanted.items():
            if pairs > A_BUNDLE * number:
                yield Bundle(seats, number)


def compare(task: Task, bundle: Bundle) -> Found:
    """Compare the pairs of one bundle; this is the work of one process."""
    game = shelf.game(task.game, task.edition)
    wanted = task.wanted()[bundle.seats]
    report = leak.check(
        game,
        bundle.seats,
        task.tables[bundle.seats],
        min(A_BUNDLE, wanted),
        stream(mixed(task.seed, bundle.seats), bundle.number),
        most_pairs=wanted,
    )
    return Found(bundle.seats, bundle.number, report.pairs, report.steps, report.games, report.leaks)


class Check:
    """A check under way. A bundle counts once all before it at the same table are done."""

    def __init__(self, task: Task, before: Iterable[Found], keep: Keep) -> None:
        self._task = task
        self._wanted = task.wanted()
        self._done: dict[Bundle, Found] = {}
        self._in_a_row = dict.fromkeys(self._wanted, 0)  # bundles at each table
        self._pairs = dict.fromkeys(self._wanted, 0)  # in those
        for found in before:
            self._add(found)
        self._keep = keep
        self.done_before = self.pairs_done()

    def pairs_done(self) -> int:
        """How much of what is wanted is there."""
        return sum(min(self._pairs[seats], wanted) for seats, wanted in self._wanted.items())

    def run(self, jobs: int, progress: Callable[[int], None]) -> Iterator[Found]:
        """The findings in order, until there are so many leaks that more would say no more."""
        # Little work is done sooner than processes have started.
        is_little = self._task.pairs - self.done_before <= A_BUNDLE
        work = shared_out(compare, self._task, self._missing(), 1 if is_little else jobs)
        counted = dict.fromkeys(self._wanted, 0)
        leaks = 0
        try:
            for bundle in bundles(self._task):
                if counted[bundle.seats] >= self._wanted[bundle.seats]:
                    continue
                while bundle not in self._done:
                    found = next(work)
                    self._add(found)
                    self._keep(found)
                    progress(self.pairs_done())
                found = self._done[bundle]
                yield found
                counted[bundle.seats] += found.pairs
                leaks += len(found.leaks)
                if leaks >= leak.MOST_LEAKS:
                    return
        finally:
            work.close()

    def _add(self, found: Found) -> None:
        seats = found.seats
        self._done[Bundle(seats, found.number)] = found
        while (after := self._done.get(Bundle(seats, self._in_a_row[seats]))) is not None:
            self._in_a_row[seats] += 1
            self._pairs[seats] += after.pairs

    def _missing(self) -> Iterator[Bundle]:
        """What still has to be done, as far as is known when the next is asked for."""
        for bundle in bundles(self._task):
            if bundle not in self._done and self._pairs[bundle.seats] < self._wanted[bundle.seats]:
                yield bundle


@contextmanager
def kept(path: str | None, task: Task) -> Iterator[tuple[list[Found], Keep]]:
    """What a file holds of this very check, and how more is added to it; the file of another check is refused."""
    if path is None:
        yield [], lambda found: None
        return
    try:
        whole = Path(path).read_bytes() if Path(path).exists() else b""
        before = _read(whole, task, path)
        with open(path, "ab") as file:
            file.truncate(whole.rfind(b"\n") + 1)  # the last line may have been cut short
            if not whole:
                _write(file, task.line())
            yield before, lambda found: _write(file, msgspec.json.encode(found))
    except OSError as error:
        raise BadInput("cli-file-unwritable", file=path, why=error.strerror or str(error)) from None


def _write(file: IO[bytes], line: bytes) -> None:
    file.write(line + b"\n")
    file.flush()


def _read(whole: bytes, task: Task, path: str) -> list[Found]:
    """What was found so far: one line about the check, then one for each bundle."""
    if not whole:
        return []
    first, *lines = whole.split(b"\n")
    try:
        if lines and first == task.line():
            return [_FOUND.decode(line) for line in lines[:-1]]
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    raise BadInput("cli-leak-another-check", file=path)
