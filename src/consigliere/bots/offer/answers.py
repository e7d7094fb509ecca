"""Answers to questions: what somebody says to whoever has asked, with the question as the reason."""

from __future__ import annotations

from typing import Final

from consigliere.bots.offer.daywork import votes_down
from consigliere.bots.offer.mind import Mind
from consigliere.bots.offer.reading import Entry
from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import COP, MAFIOSO
from consigliere.kernel.command import Command

# What answers a question as well if it was said for another reason.
ANSWERS: Final = {
    e.ROLE_ASKED: (e.CLAIMED,),
    e.SUSPECT_ASKED: (e.SUSPECTED,),
    e.TRUST_ASKED: (e.TRUSTED,),
    e.WANTED_ASKED: (e.VOTE_WANTED,),
}


def answer(mind: Mind) -> Command | None:
    """The answer to the first question of today that was put to this seat and is still open."""
    said = [entry for entry in mind.table.today if entry.seat == mind.seat]
    for question in mind.table.today:
        if question.target == mind.seat and not _is_answered(question, said):
            found = _answer_to(mind, question)
            if found is not None:
                return found
    return None


def _is_answered(question: Entry, said: list[Entry]) -> bool:
    kinds = ANSWERS.get(question.kind, ())
    return any(
        entry.reason == question.number or (entry.number > question.number and entry.kind in kinds)
        for entry in said
    )


def cover(mind: Mind) -> int | None:
    """The role one gives out while there is nothing to gain from the truth: the commonest of the own side's."""
    if mind.table.fast:
        return COP
    return MAFIOSO if mind.table.counts[MAFIOSO] else None


def bought_words(mind: Mind) -> list[tuple[int, int]]:
    """Players and roles that ghosts have named to this seat; a traitor keeps the names of his team to himself."""
    found: list[tuple[int, int]] = []
    for word in mind.memory.words:
        kind, named = int(ledger.word_kind(word)), int(ledger.word_value(word))
        if kind == w.SAYS_PLAYER and named not in mind.team:
            found.append((kind, named))
        elif kind >= w.SAYS_ROLE:
            found.append((w.SAYS_ROLE, kind - w.SAYS_ROLE))
    return found


def _answer_to(mind: Mind, question: Entry) -> Command | None:
    kind, why = question.kind, question.number
    if kind == e.ROLE_ASKED:
        return _who_one_is(mind, why)
    if kind in (e.SUSPECT_ASKED, e.WANTED_ASKED):
        return _named(n.SUSPECT if kind == e.SUSPECT_ASKED else n.ASK_VOTE, mind.suspect(), why)
    if kind == e.TRUST_ASKED:
        return _named(n.TRUST, mind.most_trusted(mind.others), why)
    if kind == e.PROMISE_THUMB_ASKED and question.about in mind.others:
        thumb = w.DOWN if votes_down(mind, question.about) else w.UP
        return n.act(n.WILL_VOTE, question.about, thumb, reason=why)
    if kind == e.PROMISE_ABOUT_ASKED:
        seat = mind.suspect() if question.which == w.DOWN else mind.most_trusted(mind.others)
        return None if seat is None else n.act(n.WILL_VOTE, seat, question.which, reason=why)
    if kind in (e.REPORT_NIGHT_ASKED, e.REPORT_ABOUT_ASKED, e.REPORT_SIDE_ASKED):
        return _what_one_learnt(mind, question)
    if kind == e.AGREEMENT_ASKED:
        return _judged(mind, n.AGREE, mind.suspect(), mind.most_trusted(mind.others), why)
    if kind == e.DISAGREEMENT_ASKED:
        return _judged(mind, n.DISAGREE, mind.seat, mind.suspect(), why)
    if kind == e.WORD_ASKED:
        word = (*bought_words(mind), (w.SAYS_NOTHING, 0))[0]
        return n.act(n.BOUGHT, *word, reason=why)
    return None


def _who_one_is(mind: Mind, why: int) -> Command | None:
    """What one has said already, or else the cover."""
    claim = mind.table.claims.get(mind.seat)
    role = cover(mind) if claim is None else claim.value
    return None if role is None else n.act(n.CLAIM, role, reason=why)


def _named(verb: str, seat: int | None, why: int) -> Command | None:
    return None if seat is None else n.act(verb, seat, reason=why)


def _what_one_learnt(mind: Mind, question: Entry) -> Command | None:
    """A report already made, once more; who has made none says instead who he is."""
    own = [report for report in mind.table.reports if report.seat == mind.seat]
    for report in own:
        is_that_night = question.kind == e.REPORT_NIGHT_ASKED or question.value == report.value
        if is_that_night and question.about in (report.about, w.ANY):
            side = w.TRAITOR if report.kind == e.TRAITOR_REPORTED else w.FAMILY
            return n.act(n.REPORT, report.value, report.about, side, reason=question.number)
    return None if own else _who_one_is(mind, question.number)


def _judged(mind: Mind, verb: str, blamed: int | None, praised: int | None, why: int) -> Command | None:
    """The latest statement of another that blames the one or praises the other."""
    for entry in reversed(mind.table.entries):
        if entry.seat == mind.seat:
            continue
        blames = entry.kind in (e.SUSPECTED, e.VOTE_WANTED, e.TRAITOR_REPORTED) and entry.about == blamed
        praises = entry.kind in (e.TRUSTED, e.FAMILY_REPORTED) and entry.about == praised
        if blames or praises:
            return n.act(verb, entry.number, reason=why)
    return None
