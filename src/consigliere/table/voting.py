"""Taking a step back: at once where nobody has learnt anything from it, else if everybody agrees."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.match import Entry, Match
from consigliere.kernel.refusal import UNDO_TELLS, Refusal
from consigliere.table import log
from consigliere.table import refusals as r
from consigliere.table.messages import Undo, Vote
from consigliere.table.standing import Standing

# Steps that one seat may take back in one game. Whoever plays never comes near; without a bound a log could be made as
# long as somebody likes, with nothing in it.
MOST_TAKEN_BACK: Final = 500


def undo_refusal(match: Match, seat: int, agreed: bool = False) -> Refusal | None:
    """Why the seat's last step stands, here or in the terminal; None if it can be taken back."""
    if match.game.moderated:
        return r.NO_TAKING_BACK  # whether one can would tell whether others have acted in the dark
    if match.taken_back(seat) >= MOST_TAKEN_BACK:
        return r.TOO_MANY_TAKEN_BACK.with_arguments(("n", str(MOST_TAKEN_BACK)))
    return match.undo_refusal(seat, agreed)


def undo(table: Standing, seat: int, request: Undo) -> Refusal | None:
    """The seat takes its last step back, or asks the others whether it may."""
    assert table.match is not None
    if table.vote is not None:
        return r.VOTE_OPEN
    refusal = undo_refusal(table.match, seat)
    if refusal is None:
        _take_back(table, seat, agreed=False)
        return None
    if refusal != UNDO_TELLS or not request.by_vote:
        return refusal
    asked = _people_besides(table, seat)
    if asked:
        table.write(log.VoteOpened(seat, asked))
    else:
        _take_back(table, seat, agreed=True)  # bots agree
    return None


def vote(table: Standing, seat: int, request: Vote) -> Refusal | None:
    """A person answers for all of the own seats; one "no" is enough, and the last "yes" takes the step back."""
    if table.vote is None:
        return r.NOT_ASKED
    own = table.seats_of(table.sitters[seat].person)
    answering = [other for other in table.vote.asked if other in own]
    if not answering:
        return r.NOT_ASKED
    for other in answering:
        table.write(log.Voted(other, request.agree))
    if request.agree:
        _count(table)
    else:
        close(table)
    return None


def after_steps(table: Standing, seat: int, entries: list[Entry]) -> None:
    """Who goes on with the game asks no more, and what another does in the open the vote cannot take back.

    What another does in private closes nothing: that would tell of it.
    """
    is_own = table.vote is not None and table.vote.seat == seat
    if any(not entry.is_talk() and (is_own or entry.is_open()) for entry in entries):
        close(table)


def close(table: Standing) -> None:
    """The step stands."""
    if table.vote is not None:
        table.write(log.VoteClosed(table.vote.seat))


def after_leaving(table: Standing, seat: int) -> None:
    """Somebody has left a seat: who asked asks no more, and who has left need not agree."""
    if table.vote is None:
        return
    if table.vote.seat == seat:
        close(table)
    else:
        _count(table)


def _count(table: Standing) -> None:
    if table.vote is not None and not table.vote.asked:
        _take_back(table, table.vote.seat, agreed=True)


def _take_back(table: Standing, seat: int, agreed: bool) -> None:
    assert table.match is not None
    before = len(table.match.entries)
    refusal = table.match.undo(seat, agreed)
    assert refusal is None, "a step of the game would have closed the vote"
    for number in range(before, len(table.match.entries)):
        table.write(log.Step(number, answered=None, agreed=agreed))


def _people_besides(table: Standing, seat: int) -> list[int]:
    """The seats of other people: bots agree, and nobody is asked about the own wish."""
    person = table.sitters[seat].person
    return [
        other
        for other, sitter in enumerate(table.sitters)
        if sitter.person is not None and sitter.person != person
    ]
