"""What is said: claims, reports, suspicions and answers, as statements that everybody reads in his own language."""

from __future__ import annotations

from typing import Final

from consigliere.bots.offer import answers, lying, nightwork, signs
from consigliere.bots.offer.mind import ALMOST_SURE, Mind
from consigliere.bots.offer.reading import Entry
from consigliere.games.offer import event as e
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import (
    ASSASSIN,
    CONSIGLIERE,
    COWARD,
    DON,
    POLICE_CHIEF,
    TOUGH_GUY,
)
from consigliere.kernel.command import Command
from consigliere.kernel.viewer import members

MOST_WORDS: Final = 8  # statements of one bot on one day, though more may be allowed
MOST_SUSPICIONS: Final = 2
SELDOM: Final = 4  # one in so many names somebody for want of a better one
FEW: Final = 4  # living players, from which on nothing is gained by hiding

# Introductions, in per cent; the rest passes.
CLAIMS: Final = 40
TRUSTS: Final = 20
ASKS: Final = 30
QUESTIONS: Final = (n.CLAIM, n.SUSPECT, n.TRUST)
# An arrest of one is half wasted, and the other is known by what he passes on.
OPENLY: Final = (TOUGH_GUY, COWARD)


def statement(mind: Mind) -> Command | None:
    """The next thing to say, if there is one."""
    if mind.p.is_night():
        return signs.sign(mind) if (mind.p.living >> mind.seat) & 1 else _word(mind)
    if mind.p.acts_today[mind.seat] >= min(MOST_WORDS, mind.p.agreed.talk_limit):
        return None
    if mind.p.stage == w.INTRODUCE:
        return _introduction(mind)
    if mind.p.stage not in (w.TALK, w.DEFENCE, w.BANG, w.LAST_CALL_STAGE):
        return None
    for kind in (_lie, _report_of_a_traitor, _open_claim, _report, _bought, answers.answer):
        found = kind(mind)
        if found is not None:
            return found
    if mind.is_sly and lying.hurries(mind):
        return None
    found = _opinion(mind)
    return _suspicion(mind) if found is None else found


def _lie(mind: Mind) -> Command | None:
    return lying.lie(mind) if mind.is_sly else None


def _word(mind: Mind) -> Command | None:
    """A ghost's word for who has bribed him."""
    p = mind.p
    if p.stage not in (w.NIGHT_3, w.NIGHT_4) or p.words[mind.seat]:
        return None
    named = nightwork.word(mind)
    return None if named is None else n.word_command(f"player:{named}")


# Who one is.


def _introduction(mind: Mind) -> Command | None:
    """Who gains by it says who he is; the others claim, trust, ask or pass by chance, whatever card they hold."""
    if mind.role in OPENLY:
        return _claim(mind, mind.role)
    answer = answers.answer(mind)
    if answer is not None:
        return answer
    roll = mind.chance.below(100)
    if roll < CLAIMS:
        return _claim(mind, answers.cover(mind))
    if roll < CLAIMS + TRUSTS:
        return _trust(mind)
    if roll < CLAIMS + TRUSTS + ASKS:
        question = QUESTIONS[mind.chance.below(len(QUESTIONS))]
        asked = mind.others[mind.chance.below(len(mind.others))]
        if question == n.CLAIM and asked in mind.table.claims:
            question = n.SUSPECT  # he has said who he is
        return n.act(question, w.ANY, asked=asked)
    return None


def _claim(mind: Mind, role: int | None) -> Command | None:
    """A claim, unless it is the last that one has made."""
    said = [
        entry.value for entry in mind.table.entries if entry.seat == mind.seat and entry.kind == e.CLAIMED
    ]
    return None if role is None or said[-1:] == [role] else n.act(n.CLAIM, role)


def _open_claim(mind: Mind) -> Command | None:
    """The true role, once it is time to tell; the accused says at least what he pretends to be."""
    if not mind.is_traitor and not mind.table.fast and _tells(mind):
        return _claim(mind, mind.role)
    if mind.p.accused == mind.seat and mind.seat not in mind.table.claims:
        return _claim(mind, answers.cover(mind))
    return None


def _tells(mind: Mind) -> bool:
    """Whether a player of the Family says who he is: to save himself, to expose a liar, or to be believed."""
    role = mind.role
    if not mind.table.is_unique(role):
        return False
    if role == DON and _is_hunted(mind):
        return False
    is_accused = mind.p.accused == mind.seat
    has_rival = any(claim.value == role for seat, claim in mind.table.claims.items() if seat in mind.others)
    if role != CONSIGLIERE:
        return is_accused or has_rival
    knows = any((mind.p.told_traitor >> seat) & 1 for seat in mind.others)
    return is_accused or has_rival or knows or mind.wins_by_a_vote() or len(mind.table.living) <= FEW


def _is_hunted(mind: Mind) -> bool:
    """Whether somebody who seeks the Don may still be there."""
    hunters = (ASSASSIN, POLICE_CHIEF)
    return any(mind.table.counts[role] > mind.table.cards.count(role) for role in hunters)


# What one has learnt.


def _report_of_a_traitor(mind: Mind) -> Command | None:
    """The Consigliere tells of a traitor before anything else: the day may be over when he is asked again."""
    if mind.role != CONSIGLIERE or not any((mind.p.told_traitor >> seat) & 1 for seat in mind.others):
        return None
    return _result(mind, [(seat, w.TRAITOR) for seat in members(mind.p.told_traitor)])


def _report(mind: Mind) -> Command | None:
    """A Consigliere who has said so tells his results, traitors first, one for each night."""
    claim = mind.table.claims.get(mind.seat)
    if mind.role != CONSIGLIERE or claim is None or claim.value != CONSIGLIERE:
        return None
    results = [(seat, w.TRAITOR) for seat in members(mind.p.told_traitor)]
    return _result(mind, results + [(seat, w.FAMILY) for seat in members(mind.p.told_family)])


def _result(mind: Mind, results: list[tuple[int, int]]) -> Command | None:
    """The first of these that he has not told yet."""
    about = {entry.about for entry in mind.table.reports if entry.seat == mind.seat}
    nights = _nights(mind)
    for seat, side in results:
        if seat not in about and seat in nights:
            return n.act(n.REPORT, nights[seat], seat, side)
    return None


def _nights(mind: Mind) -> dict[int, int]:
    """A night for everybody of whom he has learnt something and not told it.

    His card does not say which it was. But nobody is looked at who has left, and of a traitor he tells at once: so
    ghosts come first, in the order in which they left, and traitors last.
    """
    told = [entry for entry in mind.table.reports if entry.seat == mind.seat]
    about = {entry.about for entry in told}
    free = [night for night in range(1, mind.table.day) if night not in {entry.value for entry in told}]
    learnt = [seat for seat in members(mind.p.told_family | mind.p.told_traitor) if seat not in about]
    ghosts = sorted([seat for seat in learnt if seat not in mind.table.living], key=mind.table.last_night)
    living = sorted(
        [seat for seat in learnt if seat in mind.table.living],
        key=lambda seat: mind.p.told_traitor >> seat & 1,
    )
    return dict(zip(ghosts, free)) | dict(zip(reversed(living), reversed(free)))


def _bought(mind: Mind) -> Command | None:
    """The word that a ghost has sent for a bribe, told once."""
    own = [entry for entry in mind.table.entries if entry.seat == mind.seat]
    told = {(w.SAYS_PLAYER, entry.about) for entry in own if entry.kind == e.PLAYER_WORD_TOLD}
    told |= {(w.SAYS_ROLE, entry.value) for entry in own if entry.kind == e.ROLE_WORD_TOLD}
    for kind, value in answers.bought_words(mind):
        if (kind, value) not in told:
            return n.act(n.BOUGHT, kind, value)
    return None


# What one thinks.


def _suspicion(mind: Mind) -> Command | None:
    """Whom one thinks a traitor today, with the reason if the ledger has one."""
    said = [entry for entry in _own_today(mind) if entry.kind == e.SUSPECTED]
    if len(said) >= MOST_SUSPICIONS:
        return None
    suspect = mind.suspect()
    if suspect is None or suspect in {entry.about for entry in said}:
        return None
    if said and mind.odds[suspect] <= mind.odds[said[-1].about]:
        return None
    if mind.is_sly and not mind.stands_out(suspect) and mind.chance.below(SELDOM) > 0:
        return _trust(mind)
    return n.act(n.SUSPECT, suspect, reason=mind.table.against(suspect))


def _trust(mind: Mind) -> Command | None:
    """Whom one believes, where there is nothing to go by: not everybody has to name a suspect."""
    if any(entry.kind == e.TRUSTED for entry in _own_today(mind)):
        return None
    friend = mind.most_trusted(mind.others)
    return None if friend is None else n.act(n.TRUST, friend)


def _opinion(mind: Mind) -> Command | None:
    """Agreement with a report one believes, disagreement with one that cannot be true; a call for votes."""
    judged = {entry.value for entry in _own_today(mind) if entry.kind in (e.AGREED, e.DISAGREED)}
    for report in mind.table.reports:
        if report.day != mind.table.day or report.seat == mind.seat or report.number in judged:
            continue
        if report.kind == e.TRAITOR_REPORTED and report.about in mind.others:
            believes = mind.odds[report.about] >= ALMOST_SURE and not mind.is_spared(report.about)
            if believes:
                return n.act(n.AGREE, report.number)
        if mind.odds[report.seat] >= ALMOST_SURE and not mind.is_spared(report.seat):
            return n.act(n.DISAGREE, report.number)
        if report.about == mind.seat and report.kind == e.TRAITOR_REPORTED:
            return n.act(n.DISAGREE, report.number)
    return _call_for_votes(mind)


def _call_for_votes(mind: Mind) -> Command | None:
    if any(entry.kind == e.VOTE_WANTED for entry in _own_today(mind)) or mind.table.fast:
        return None
    suspect = mind.suspect()
    if suspect is None or mind.odds[suspect] < ALMOST_SURE:
        return None
    return n.act(n.ASK_VOTE, suspect, reason=mind.table.against(suspect))


def _own_today(mind: Mind) -> list[Entry]:
    return [entry for entry in mind.table.today if entry.seat == mind.seat]
