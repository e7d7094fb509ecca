"""What speaks for and against players: votes, claims, reports and arrests, made ready for weighing sets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from consigliere.bots.offer import likelihoods as l
from consigliere.bots.offer.reading import ACCUSING, TABLES_KEPT, Entry, Table
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import CONSIGLIERE, INFILTRATOR, LOYAL_BRUTE, is_traitor

# What the bots themselves hardly ever do, so that no count tells how likely people do it.
HONEST_LIE: Final = 0.02  # somebody of the Family says what is not so
SILENT_HOLDER: Final = 0.05  # whoever holds a role lets another claim it overnight
MISTAKEN_FAMILY: Final = 0.2  # the Consigliere took the Infiltrator for Family
BETRAYAL: Final = 0.3  # a traitor reports one of his own rather than one of the Family
UNTOUCHED: Final = 0.5  # the traitors leave the only Consigliere alone for a night

# Where somebody stood in the end about somebody else; `likelihoods` has a number for each.
NOTHING, NAMED, LED, DOWN, UP = range(5)
STANCES: Final = 5


class Report(NamedTuple):
    """What somebody reports who may be the Consigliere, or was a traitor."""

    seat: int
    is_foe: bool  # who reports, by his card
    about: int
    is_against: bool
    is_open: bool  # the card of whom it is about is not known
    is_so: bool  # if it is known


class Case(NamedTuple):
    """Everything that speaks for or against anybody. Equal cases give equal odds."""

    open: tuple[int, ...]  # who may be a traitor as far as cards show
    missing: int  # traitors among them
    deeds: tuple[float, ...]  # of each seat
    pairs: tuple[tuple[int, int, int], ...]  # two who may be traitors, and how they stand to each other
    rivals: tuple[tuple[int, ...], ...]  # for each role with one holder, those who claim it
    fresh: frozenset[int]  # who has claimed such a role today: its holder may have had no chance to object
    liars: frozenset[int]
    reports: tuple[Report, ...]
    untouched: tuple[tuple[int, int], ...]  # a lone Consigliere, and for how many nights
    has_infiltrator: bool

    @property
    def concerned(self) -> int:
        """Those of whom claims and reports speak, as a mask: sets that are equal among them are weighed alike."""
        found = 0
        for claimants in self.rivals:
            for seat in claimants:
                found |= 1 << seat
        for seat in self.liars:
            found |= 1 << seat
        for report in self.reports:
            found |= 1 << report.seat | 1 << report.about
        return found

    def together(self) -> list[list[float]]:
        """How much likelier any two of those who may be traitors do what they did if both are."""
        places = {seat: place for place, seat in enumerate(self.open)}
        found = [[l.PAIR[NOTHING]] * len(places) for _ in places]
        for one, other, stance in self.pairs:
            found[places[one]][places[other]] = found[places[other]][places[one]] = l.PAIR[stance]
        return found


class Stances:
    """Where everybody stood in the end about everybody else, by word and thumb."""

    def __init__(self, table: Table) -> None:
        self._found: Final[dict[tuple[int, int], int]] = {}
        led: set[tuple[int, int]] = set()
        for entry in table.entries:
            both = entry.seat, entry.about
            if entry.about < 0 or entry.seat == entry.about:
                continue
            if entry.kind in (e.ACCUSED, e.SECONDED, e.SHOT):
                led.add(both)
                self._found[both] = LED
            elif entry.kind == e.BALLOT_IN:
                self._found[both] = UP if entry.which == w.UP else LED if both in led else DOWN
            elif entry.kind in ACCUSING:
                self._found.setdefault(both, NAMED)

    def of(self, seat: int, about: int) -> int:
        """Where a seat stood about another."""
        return self._found.get((seat, about), NOTHING)

    def is_against(self, seat: int, about: int) -> bool:
        """Whether a seat spoke, acted or voted against another in the end."""
        return self.of(seat, about) in (NAMED, LED, DOWN)

    def between(self, one: int, other: int) -> int:
        """How two stand to each other: LED if either is against the other, else UP if either saved the other."""
        if self.is_against(one, other) or self.is_against(other, one):
            return LED
        return UP if UP in (self.of(one, other), self.of(other, one)) else NOTHING


@lru_cache(TABLES_KEPT)
def case_of(table: Table) -> Case:
    """The case that the ledger of a table makes."""
    found = tuple(seat for seat in table.living if not table.is_known(seat))
    stances = Stances(table)
    told = {entry.seat for entry in table.reports if entry.kind == e.TRAITOR_REPORTED}  # not without a reason
    return Case(
        found,
        min(table.foes, len(found)),
        tuple(_deeds(table, stances, seat) if seat in found else 1.0 for seat in range(table.seats)),
        tuple(
            (one, other, stance)
            for one in found
            for other in found
            if one < other and (stance := stances.between(one, other)) != NOTHING
        ),
        _rival_claims(table),
        frozenset(
            seat for seat, claim in table.claims.items() if claim.day == table.day and seat not in told
        ),
        _proven_liars(table),
        tuple(_report(table, entry) for entry in table.reports if _says_something(table, entry)),
        _untouched(table),
        table.counts[INFILTRATOR] > 0,
    )


def _deeds(table: Table, stances: Stances, seat: int) -> float:
    """How much likelier a traitor did what a seat did to those whose cards are known, and has outlived them."""
    found = 1.0
    if table.fast:
        return found  # other rules, other habits
    arrested = table.fallen_by_night
    for about in range(table.seats):
        if about == seat or not table.is_known(about):
            continue
        likelier = l.ABOUT_A_TRAITOR if table.is_known_traitor(about) else l.ABOUT_THE_FAMILY
        found *= likelier[stances.of(seat, about)]
        if about in arrested:
            found *= l.SILENCED[int(stances.is_against(about, seat))]
    return found


def _rival_claims(table: Table) -> tuple[tuple[int, ...], ...]:
    claimed = {claim.value for claim in table.claims.values() if table.is_unique(claim.value)}
    return tuple(
        tuple(table.claimants(role))
        for role in sorted(claimed)
        if not is_traitor(role) and not table.is_used_up(role) and table.claimants(role)
    )


def _proven_liars(table: Table) -> frozenset[int]:
    """Who claimed or reported what the cards have refuted, or a role of the traitors."""
    found: set[int] = set()
    if table.fast:
        return frozenset()
    for seat, claim in table.claims.items():
        if not table.is_known(seat) and (table.is_used_up(claim.value) or is_traitor(claim.value)):
            found.add(seat)
    for report in table.reports:
        is_against = report.kind == e.TRAITOR_REPORTED
        if table.is_known(report.about) and table.is_known_traitor(report.about) != is_against:
            if is_against or table.cards[report.about] != INFILTRATOR:
                found.add(report.seat)
    return frozenset(seat for seat in found if not table.is_known(seat))


def _says_something(table: Table, report: Entry) -> bool:
    """Whether the report comes from somebody who may be the Consigliere, or from a traitor."""
    if table.is_known(report.seat):
        return table.cards[report.seat] == CONSIGLIERE or table.is_known_traitor(report.seat)
    return report.seat in table.claimants(CONSIGLIERE)


def _report(table: Table, entry: Entry) -> Report:
    is_against = entry.kind == e.TRAITOR_REPORTED
    is_known = table.is_known(entry.about)
    return Report(
        entry.seat,
        table.is_known_traitor(entry.seat),
        entry.about,
        is_against,
        not is_known,
        is_known and table.is_known_traitor(entry.about) == is_against,
    )


def _untouched(table: Table) -> tuple[tuple[int, int], ...]:
    """The living player who alone claims to be the Consigliere, and the nights he has lived through since."""
    seat = table.consigliere()
    if seat is None or table.is_known(seat) or table.counts[LOYAL_BRUTE]:
        return ()
    first = min(
        entry.day
        for entry in table.entries
        if entry.seat == seat
        and ((entry.kind == e.CLAIMED and entry.value == CONSIGLIERE) or entry in table.reports)
    )
    return ((seat, table.day - first),) if table.day > first else ()


# How well what was said goes with a set.


def talk_weight(case: Case, traitors: int) -> float:
    """How well claims and reports go with these, a mask of players whom they concern, being the traitors among them."""
    found = 1.0
    for liar in case.liars:
        if not (traitors >> liar) & 1:
            found *= HONEST_LIE
    for claimants in case.rivals:
        found *= _claims_weight(case, claimants, traitors)
    for report in case.reports:
        found *= _report_weight(case, report, traitors)
    for seat, nights in case.untouched:
        if not (traitors >> seat) & 1:
            found *= UNTOUCHED**nights
    return found


def _claims_weight(case: Case, claimants: tuple[int, ...], traitors: int) -> float:
    """How likely just these claim a role that one player of the Family holds."""
    liars = sum([(traitors >> seat) & 1 for seat in claimants])
    found: float = HONEST_LIE ** max(0, len(claimants) - liars - 1)
    if len(claimants) > 1 or claimants[0] in case.fresh:
        return found
    return found * SILENT_HOLDER**liars


def _report_weight(case: Case, report: Report, traitors: int) -> float:
    is_so = report.is_so
    if report.is_open:
        is_so = bool((traitors >> report.about) & 1) == report.is_against
    if report.is_foe or (traitors >> report.seat) & 1:
        return BETRAYAL if report.is_against and is_so else 1.0
    if is_so:
        return 1.0
    if not report.is_open:
        return 1.0  # a proven lie counts as that
    return MISTAKEN_FAMILY if not report.is_against and case.has_infiltrator else HONEST_LIE
