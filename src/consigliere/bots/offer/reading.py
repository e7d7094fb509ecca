"""What everybody at the table can look up: who has left, who said, accused and voted what.

Nothing here depends on who reads it, so traitors use it to see themselves as the others do, and the same public history
is read only once for all who look at it.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import CONSIGLIERE, COP, COWARD, MAFIOSO, UNKNOWN, is_traitor
from consigliere.kernel.viewer import members

UNIQUE: Final = 1
ACCUSING: Final = frozenset((e.ACCUSED, e.SECONDED, e.SUSPECTED, e.VOTE_WANTED))
REPORTING: Final = frozenset((e.FAMILY_REPORTED, e.TRAITOR_REPORTED))
TABLES_KEPT: Final = 16
ENTRIES_KEPT: Final = 1 << 15


class Public(NamedTuple):
    """All that a table is read from."""

    seats: int
    living: int
    day: int
    family: int
    traitors: int
    fast: bool
    counts: tuple[int, ...]
    cards: tuple[int, ...]  # of those who have left
    rows: tuple[int, ...]


class Entry(NamedTuple):
    """One entry of the ledger."""

    number: int
    kind: int
    seat: int
    day: int
    target: int
    value: int
    about: int
    which: int
    reason: int  # the entry because of which it was made; 0 for none


def table_of(p: Position) -> Table:
    """The public side of a position."""
    living = int(p.living)
    return _read(
        Public(
            int(p.seats),
            living,
            int(p.day),
            int(p.family_left),
            int(p.traitors_left),
            bool(p.agreed.fast),
            tuple(p.agreed.counts),
            tuple(UNKNOWN if (living >> seat) & 1 else int(role) for seat, role in enumerate(p.roles)),
            tuple(p.ledger),
        )
    )


class Table:
    """The public side of a position, read."""

    def __init__(self, public: Public) -> None:
        self.seats: Final = public.seats
        self.living: Final = members(public.living)
        self.day: Final = public.day
        self.family: Final = public.family
        self.traitors: Final = public.traitors
        self.counts: Final = public.counts
        self.fast: Final = public.fast
        self.foes: Final = 1 if self.fast else self.traitors  # whom everybody else looks for
        self.entries: Final = [_entry(number, row) for number, row in enumerate(public.rows, 1)]
        self.cards: Final = list(public.cards)
        self.claims: Final[dict[int, Entry]] = {}  # the latest of each seat
        self.reports: Final[list[Entry]] = []
        for entry in self.entries:
            if entry.kind == e.CLAIMED:
                self.claims[entry.seat] = entry
            elif entry.kind in REPORTING:
                self.reports.append(entry)
                self.claims[entry.seat] = entry._replace(value=CONSIGLIERE)  # nobody else learns of sides
            elif entry.kind == e.ITEM_PASSED:
                self.cards[entry.seat] = COWARD  # nobody else passes things on

    @cached_property
    def today(self) -> list[Entry]:
        """What was said and done on this day."""
        return [entry for entry in self.entries if entry.day == self.day]

    @cached_property
    def _named_today(self) -> dict[int, set[int]]:
        named: dict[int, set[int]] = {}
        for entry in self.today:
            agreed = self.entries[entry.value - 1] if entry.kind == e.AGREED else entry
            if agreed.kind in ACCUSING or agreed.kind == e.TRAITOR_REPORTED:
                named.setdefault(agreed.about, set()).add(entry.seat)
        return named

    def is_known(self, seat: int) -> bool:
        """Whether everybody knows the seat's card."""
        return self.cards[seat] != UNKNOWN

    def is_known_traitor(self, seat: int) -> bool:
        """Whether everybody knows that the seat is one of those who are looked for; in the fast game that ends it."""
        return not self.fast and self.is_known(seat) and is_traitor(self.cards[seat])

    def claimants(self, role: int) -> list[int]:
        """Who claims a role and may hold it: a shown card settles the matter."""
        if role in self.cards:
            return [self.cards.index(role)]
        return [
            seat for seat, claim in self.claims.items() if claim.value == role and not self.is_known(seat)
        ]

    def is_used_up(self, role: int) -> bool:
        """Whether every card of a role is known, so that a claim of it by anybody else is a lie."""
        return self.cards.count(role) >= self.counts[role]

    def is_unique(self, role: int) -> bool:
        """Whether just one player can hold the role."""
        return role not in (MAFIOSO, COP) and self.counts[role] == UNIQUE

    def consigliere(self) -> int | None:
        """The one player who claims to be the Consigliere, or is shown to have been; None if there is not just one."""
        claimants = self.claimants(CONSIGLIERE)
        return claimants[0] if len(claimants) == 1 else None

    def is_disputed(self, seat: int) -> bool:
        """Whether somebody else claims to be what the seat claims to be, though only one can."""
        claim = self.claims.get(seat)
        return claim is not None and self.is_unique(claim.value) and self.claimants(claim.value) != [seat]

    def _gives_away(self, role: int) -> bool:
        """Whether a claim of this role speaks against whoever makes it."""
        return is_traitor(role) and not self.fast

    def last_night(self, seat: int) -> int:
        """The last night that a ghost has begun for certain, as far as the ledger shows."""
        last = max((entry.day for entry in self.entries if entry.seat == seat), default=0)
        return last if seat in self.fallen_by_night else last - 1

    def suspected_today(self, seat: int) -> int:
        """How many of the others have spoken against a seat today."""
        return len(self._named_today.get(seat, ()))

    def acquitted_today(self) -> set[int]:
        """Who was tried today and stayed, and has not been contradicted since."""
        tried = {entry.about for entry in self.today if entry.kind == e.BALLOT_IN}
        return {seat for seat in tried if seat in self.living and not self.is_disputed(seat)}

    @cached_property
    def stood_alone(self) -> dict[int, int]:
        """How often each seat's thumb was up where two thirds or more were down: as if it knew something."""
        found: dict[int, int] = {}
        ballots: list[Entry] = []
        for entry in (*self.entries, None):
            if entry is not None and entry.kind == e.BALLOT_IN:
                ballots.append(entry)
                continue
            ups = [ballot for ballot in ballots if ballot.which == w.UP and ballot.seat != ballot.about]
            if 3 * len(ups) < len(ballots):
                for ballot in ups:
                    found[ballot.seat] = found.get(ballot.seat, 0) + 1
            ballots.clear()
        return found

    @cached_property
    def fallen_by_night(self) -> set[int]:
        """Ghosts neither voted out nor shot nor blasted; the horse head leaves no trace in the ledger either."""
        ghosts = {seat for seat in range(self.seats) if seat not in self.living}
        downs: dict[int, int] = {}  # in the last trial of each
        for entry in self.entries:
            if entry.kind == e.SECONDED:
                downs[entry.about] = 0
            elif entry.kind == e.BALLOT_IN:
                downs[entry.about] = downs.get(entry.about, 0) + (1 if entry.which == w.DOWN else -1)
            elif entry.kind in (e.SHOT, e.BLASTED):
                ghosts.discard(entry.about)
        return ghosts - {about for about, more in downs.items() if more > 0}

    def against(self, seat: int) -> int:
        """The entry that speaks most against a seat, as a reason to name; 0 if there is none."""
        best, found = 0, 0
        for entry in self.entries:
            weight = self._weight_against(entry, seat)
            if weight and weight >= best:
                best, found = weight, entry.number
        return found

    def _weight_against(self, entry: Entry, seat: int) -> int:
        if entry.kind == e.TRAITOR_REPORTED and entry.about == seat:
            return 4
        if entry.seat != seat:
            return 0
        if entry.kind == e.CLAIMED and (self.is_disputed(seat) or self._gives_away(entry.value)):
            return 3
        if entry.about < 0 or not self.is_known(entry.about):
            return 0
        helped = (entry.kind == e.BALLOT_IN and entry.which == w.UP) or entry.kind == e.TRUSTED
        harmed = (entry.kind == e.BALLOT_IN and entry.which == w.DOWN) or entry.kind in ACCUSING
        if self.is_known_traitor(entry.about):
            return 2 if helped else 0
        return 1 if harmed else 0


@lru_cache(TABLES_KEPT)
def _read(public: Public) -> Table:
    return Table(public)


@lru_cache(ENTRIES_KEPT)
def _entry(number: int, row: int) -> Entry:
    return Entry(
        number,
        int(ledger.kind_of(row)),
        int(ledger.seat_of(row)),
        int(ledger.day_of(row)),
        int(ledger.target_of(row)),
        int(ledger.value_of(row)),
        int(ledger.about_of(row)),
        int(ledger.which_of(row)),
        int(ledger.reason_of(row)),
    )
