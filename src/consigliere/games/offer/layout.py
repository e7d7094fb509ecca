"""A position as numbers in a fixed order, for digests and comparisons, and what can be wrong with one."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import words as w
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import NO_SEAT, ROLES, UNKNOWN, is_traitor
from consigliere.kernel.viewer import TRUTH, count


def fields(p: Position) -> list[int]:
    """Everything a position holds."""
    found: list[int] = []
    for values in (
        p.roles,
        p.coins,
        p.pointers,
        p.bribes,
        p.words,
        p.accused_today,
        p.acts_today,
        p.choices,
        p.ledger,
    ):
        found.extend([int(value) for value in values])
    found += [p.stage, p.asked, p.answered, p.living, p.seeing, p.day, p.family_left, p.traitors_left]
    found += [p.team, p.doomed, p.offer_used, p.patsy, p.told_family, p.told_traitor, p.told_don]
    found += [p.told_not_don, p.gun_side, p.vest_side, p.gun, p.vest, p.head, p.coin_queue, p.is_dusk]
    found += [
        p.elected,
        p.over,
        p.accuser,
        p.accused,
        p.seconder,
        p.ballots,
        p.downs,
        p.ups,
        p.trials,
        p.marks,
    ]
    found += [p.cast, p.held, p.missed, p.away, p.away_later, p.traitor_out, p.traitor_voted, p.is_quiet]
    found += [p.quiet, p.reason, p.target, p.ending, p.winners]
    return found


def fault(p: Position) -> str:
    """What is wrong with a position; empty if it is sound [section 8 of the rules]."""
    if p.stage == w.IN_THE_BOX:
        return ""
    return _miscounted(p) or _misplaced(p)


def _miscounted(p: Position) -> str:
    if p.viewer == TRUTH and any(_number(p, role) != p.agreed.counts[role] for role in range(ROLES)):
        return "the cards are not those of the list"  # OFF-I1
    dead = p.everyone & ~p.living
    if any(p.roles[seat] == UNKNOWN for seat in range(p.seats) if (dead >> seat) & 1):
        return "a ghost's card is not known"
    gone = sum(1 for seat in range(p.seats) if (dead >> seat) & 1 and is_traitor(p.roles[seat]))
    if p.traitors_left != p.agreed.traitors - gone or p.number_living() != count(p.living):
        return "the sides are miscounted"  # OFF-I2
    is_running = p.stage not in (w.OVER, w.BLAST) and not p.agreed.fast
    if is_running and not 1 <= p.traitors_left < p.family_left:
        return "the game has not ended"  # OFF-I3
    if p.bank() < 0 or any(p.coins[seat] and (dead >> seat) & 1 for seat in range(p.seats)):
        return "coins are miscounted"  # OFF-I5
    return ""


def _misplaced(p: Position) -> str:
    for holder in (p.gun, p.vest, p.head):
        if holder != NO_SEAT and not (p.living >> holder) & 1:
            return "something lies before a ghost"  # OFF-I4
    trial = (p.accuser, p.accused, p.seconder)
    named = [seat for seat in trial if seat != NO_SEAT]
    if len(set(named)) != len(named):
        return "somebody has two parts in a trial"  # OFF-I8
    if (p.stage == w.OVER) != (p.ending != w.NOT_ENDED):
        return "the game has ended without an end"
    return ""


def _number(p: Position, role: i64) -> int:
    return sum(1 for seat in range(p.seats) if p.roles[seat] == role)
