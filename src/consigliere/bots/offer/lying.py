"""How the traitors of belief lie: they stay in the crowd, and who is about to go says that he is somebody else."""

from __future__ import annotations

from typing import Final

from consigliere.bots.offer.mind import Mind
from consigliere.games.offer import event as e
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import CONSIGLIERE, DON
from consigliere.kernel.command import Command

# Per cent of the days on which somebody hurries: traitors, if they began as one, two or more, and everybody else.
RUSH: Final = (50, 55, 20)
HASTE: Final = 20  # three times as often is no proof
BOLD: Final = 80  # per cent of the occasions on which an honest player would step forward


def steps_forward(mind: Mind, accused: int | None = None) -> bool:
    """Whether a traitor accuses, or seconds: nearly as often as anybody, since who always hangs back is known by it."""
    if not mind.is_traitor or not mind.is_sly or mind.wins_by_a_vote():
        return True
    if accused is not None and accused in mind.team:
        return True  # he would not be asked unless an honest player thought so too
    if accused is None and _may_hurry(mind):
        return True  # he hurries: who has nothing at all to say would be known by it
    return mind.chance.below(100) < BOLD


def hurries(mind: Mind) -> bool:
    """Whether somebody accuses before he has said what he thinks: a day that is over tells nothing more.

    That serves traitors. Now and then anybody does it, or whoever does would be known by it.
    """
    often = RUSH[min(len(mind.team), len(RUSH)) - 1] if mind.is_traitor else HASTE
    return _may_hurry(mind) and mind.chance.below(100) < often


def _may_hurry(mind: Mind) -> bool:
    """Whether somebody has said nothing on this day, which has had no trial."""
    if mind.p.stage != w.TALK or mind.p.trials or mind.p.acts_today[mind.seat]:
        return False
    return mind.table.day > 1  # before, whoever has passed at the introductions would be known by it


def lie(mind: Mind) -> Command | None:
    """The next lie, if there is one to tell."""
    if not mind.is_traitor:
        return None
    claim = mind.table.claims.get(mind.seat)
    if claim is not None and claim.value == CONSIGLIERE:
        return _false_report(mind)
    if claim is not None and mind.table.is_unique(claim.value):
        return None
    if _is_exposed(mind):
        return n.act(n.CLAIM, CONSIGLIERE)
    if mind.p.accused == mind.seat and mind.is_worth_a_vote(mind.seat, mind.public_odds):
        role = _way_out(mind)
        return None if role is None else n.act(n.CLAIM, role)
    return _last_stand(mind)


def _last_stand(mind: Mind) -> Command | None:
    """The role that somebody of the Family alone claims, when one more wrong vote wins: word against word."""
    if not mind.wins_by_a_vote() or rivals(mind):
        return None
    for role in (CONSIGLIERE, DON):
        claimants = mind.table.claimants(role)
        if len(claimants) == 1 and claimants[0] in mind.others and claimants[0] not in mind.team:
            return n.act(n.CLAIM, role)
    return None


def rivals(mind: Mind) -> list[int]:
    """Players of the Family whose claim one of the team disputes; their card would settle it."""
    found: list[int] = []
    for mate in sorted(mind.team):
        claim = mind.table.claims.get(mate)
        if mate in mind.table.living and claim is not None and mind.table.is_disputed(mate):
            found += [seat for seat in mind.table.claimants(claim.value) if seat not in mind.team]
    return found


def _is_exposed(mind: Mind) -> bool:
    """Whether the only Consigliere has called this traitor one, and nobody of the team disputes him yet."""
    told_by = mind.table.consigliere()
    if told_by is None or told_by in mind.team or told_by not in mind.others:
        return False
    return any(
        report.kind == e.TRAITOR_REPORTED and report.about == mind.seat and report.seat == told_by
        for report in mind.table.reports
    )


def _way_out(mind: Mind) -> int | None:
    """A role of the Family whose holder has not said so: he may hesitate, and then it is word against word."""
    for role in (CONSIGLIERE, DON):
        if mind.table.counts[role] and role not in mind.table.cards and not mind.table.claimants(role):
            return role
    return None


def _false_report(mind: Mind) -> Command | None:
    """The rival is a traitor, learnt last night; for every other night somebody of whom it would be believed."""
    own = [report for report in mind.table.reports if report.seat == mind.seat]
    told = {report.about for report in own}
    nights = [
        night for night in range(mind.table.day - 1, 0, -1) if night not in {report.value for report in own}
    ]
    if not nights or CONSIGLIERE in mind.table.cards:
        return None
    if nights[0] == mind.table.day - 1:
        for rival in rivals(mind):
            if rival in mind.others and rival not in told:
                return n.act(n.REPORT, nights[0], rival, w.TRAITOR)
    cleared = mind.most_trusted([seat for seat in mind.others if seat not in told])
    return None if cleared is None else n.act(n.REPORT, nights[0], cleared, w.FAMILY)
