"""How greedy judges the others: points for what speaks for and against a player, shared out as odds."""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.bots.offer.reading import ACCUSING, Entry, Table
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import CONSIGLIERE, is_traitor

# A point more makes the odds e times as high.
PROVEN_LIE: Final = 5.0  # a claim or report that the cards have refuted
REPORTED: Final = 4.0  # by the only player who claims to be the Consigliere
PROVEN_REPORT: Final = 9.0  # by a Consigliere whose card was shown
DISPUTED_REPORT: Final = 0.5
DISPUTED_CLAIM: Final = 1.2  # two claim what only one can be
LONE_CLAIM: Final = 1.0
TRAITORS_CLAIM: Final = 3.0
SAVED_A_TRAITOR: Final = 0.9
HIT_A_TRAITOR: Final = 1.0
HIT_THE_FAMILY: Final = 0.3
SPARED_THE_FAMILY: Final = 0.2


def odds(table: Table, sure: dict[int, bool], hints: dict[int, float]) -> list[float]:
    """How likely each living player is a traitor, given whom one is sure of and whom hints make likelier.

    They add up to the foes left.
    """
    open_seats = [seat for seat in table.living if seat not in sure and not table.is_known(seat)]
    found = [0.0] * table.seats
    for seat in table.living:
        if sure.get(seat, False):
            found[seat] = 1.0
    left = table.foes - sum(found)
    weights = {seat: exp(_points(table, seat)) * hints.get(seat, 1.0) for seat in open_seats}
    for seat, share in shared(weights, left).items():
        found[seat] = share
    return found


def shared(weights: dict[int, float], whole: float) -> dict[int, float]:
    """Share a whole out by weight, nobody getting more than one.

    >>> shared({0: 1.0, 1: 1.0, 2: 8.0}, 2.0)
    {0: 0.5, 1: 0.5, 2: 1.0}
    """
    full: dict[int, float] = {}
    rest = dict(weights)
    while rest:
        scale = max(0.0, whole - len(full)) / sum(rest.values())
        over = [seat for seat, weight in rest.items() if weight * scale >= 1]
        if not over:
            return {seat: full.get(seat, weights[seat] * scale) for seat in weights}
        full |= dict.fromkeys(over, 1.0)
        rest = {seat: weight for seat, weight in rest.items() if seat not in full}
    return {seat: full[seat] for seat in weights}


def _points(table: Table, seat: int) -> float:
    found = _claim_points(table, seat)
    for report in table.reports:
        found += _report_points(table, report, seat)
    for entry in table.entries:
        if entry.seat == seat and entry.about >= 0 and table.is_known(entry.about):
            found += _deed_points(entry, table.is_known_traitor(entry.about))
    return found


def _claim_points(table: Table, seat: int) -> float:
    claim = table.claims.get(seat)
    if claim is None:
        return 0.0
    if is_traitor(claim.value) and not table.fast:
        return TRAITORS_CLAIM
    if table.is_used_up(claim.value):
        return PROVEN_LIE
    if not table.is_unique(claim.value):
        return 0.0
    return -LONE_CLAIM if table.claimants(claim.value) == [seat] else DISPUTED_CLAIM


def _report_points(table: Table, report: Entry, seat: int) -> float:
    """What a report says of whom it is about, and a refuted one of who made it."""
    against = report.kind == e.TRAITOR_REPORTED
    if report.seat == seat:
        if not table.is_known(report.about):
            return 0.0
        return -REPORTED if table.is_known_traitor(report.about) == against else PROVEN_LIE
    if report.about != seat:
        return 0.0
    sign = 1.0 if against else -1.0
    if table.is_known(report.seat):
        if table.cards[report.seat] == CONSIGLIERE:
            return sign * PROVEN_REPORT
        return -sign * DISPUTED_REPORT if table.is_known_traitor(report.seat) else 0.0
    if table.consigliere() == report.seat:
        return sign * REPORTED
    is_claimant = report.seat in table.claimants(CONSIGLIERE)
    return sign * DISPUTED_REPORT if is_claimant else 0.0


def _deed_points(entry: Entry, was_traitor: bool) -> float:
    """What a deed says now that the card of whom it concerned is known."""
    is_ballot = entry.kind == e.BALLOT_IN
    if entry.kind in ACCUSING or (is_ballot and entry.which == w.DOWN) or entry.kind == e.SHOT:
        return -HIT_A_TRAITOR if was_traitor else HIT_THE_FAMILY
    if entry.kind == e.TRUSTED or is_ballot:
        return SAVED_A_TRAITOR if was_traitor else -SPARED_THE_FAMILY
    return 0.0
