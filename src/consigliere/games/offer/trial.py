"""Accusation, second, defence and vote; the gun and the Saboteur's blast [OFF-7, OFF-8]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import dusk
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.leaving import eliminate, has_ended, open_ghosts, privately
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import NO_SEAT, SABOTEUR
from consigliere.kernel.viewer import EVERYBODY, bit, count


def present(p: Position) -> i64:
    """The living who are not away; all the living if nobody else is there [OFF-15.5]."""
    here: i64 = p.living & ~p.away
    return here if here else p.living


def talk_on(p: Position) -> None:
    """Free talk, or more of it [OFF-5.5, OFF-7.17]."""
    p.emit(e.ASKED, p.living, w.TALK)


def accuse(p: Position, seat: i64, accused: i64) -> None:
    """One accusation is open now, and nobody is through with talking [OFF-7.1, OFF-5.13]."""
    if p.over:
        p.emit(e.OVER_TAKEN_BACK, p.over)
    p.emit(e.ACCUSED, len(p.ledger) + 1, seat, accused)
    p.emit(e.ASKED, p.living & ~bit(seat) & ~bit(accused), w.SECOND)


def drop(p: Position, reason: i64) -> None:
    """The accusation lapses and talk goes on [OFF-7.6]."""
    p.emit(e.ACCUSATION_LAPSED, accusation(p), reason)
    talk_on(p)


def accusation(p: Position) -> i64:
    """The number of the open accusation in the ledger: the latest one."""
    number: i64 = len(p.ledger)
    while number > 0 and p.ledger[number - 1] & 127 != e.ACCUSED:
        number -= 1
    return number


def withdraw(p: Position) -> None:
    """The accuser thinks better of it [OFF-7.4]."""
    p.emit(e.ACCUSATION_WITHDRAWN, accusation(p))
    talk_on(p)


def second(p: Position, seat: i64) -> None:
    """The trial begins with the defence [OFF-7.7]."""
    p.emit(e.SECONDED, len(p.ledger) + 1, seat, p.accused)
    p.note(e.DEFENCE_BEGAN, p.accused)
    p.emit(e.ASKED, bit(p.accused), w.DEFENCE)


def decline(p: Position, seat: i64) -> None:
    """Somebody does not second; without clocks the last to say so lets the accusation lapse [OFF-3.2]."""
    p.emit(e.SECOND_DECLINED, seat)
    close_window(p)


def close_window(p: Position) -> None:
    """Without clocks the window for a second ends when everybody has answered."""
    if not p.agreed.clocks and p.asked & present(p) & ~p.answered == 0:
        drop(p, w.NO_SECOND)


def end_defence(p: Position) -> None:
    """Now everybody votes [OFF-7.9]."""
    p.note(e.DEFENCE_ENDED, p.accused)
    living = p.number_living()
    p.note(e.VOTE_BEGAN, p.accused, living, living // 2 + 1)
    p.emit(e.ASKED, p.living, w.VOTE)


def vote(p: Position, seat: i64, thumb: i64) -> None:
    """A ballot, hidden until the vote closes [OFF-7.11, OFF-7.12]."""
    readers: i64 = EVERYBODY if p.agreed.open_ballots else privately(p, seat)
    p.emit_to(EVERYBODY, readers, e.BALLOT_IN, seat, thumb)
    close_if_all_in(p)


def close_if_all_in(p: Position) -> None:
    """With all ballots in the vote closes at once."""
    if present(p) & ~p.answered == 0:
        close_vote(p)


def close_vote(p: Position) -> None:
    """Thumbs are shown and counted: more than half of the living must be down [OFF-7.13 to OFF-7.17]."""
    downs: i64 = p.downs & p.living
    ups: i64 = p.ups & p.living
    accused = p.accused
    number: i64 = len(p.ledger) + 1
    is_out: bool = 2 * count(downs) > p.number_living()
    p.emit(e.VOTE_CLOSED, downs, ups, p.living & ~downs & ~ups)
    p.note(e.VOTE_COUNTED, number, accused, count(downs), 1 if is_out else 0)
    if not is_out:
        talk_on(p)
        return
    eliminate(p, accused, w.BY_VOTE)
    if p.roles[accused] == SABOTEUR:
        p.emit(e.ASKED, bit(accused), w.BLAST)
    elif not has_ended(p):
        open_ghosts(p)
        dusk.end_day(p, w.ENDED_BY_VOTE)


def blast(p: Position, seat: i64, side: i64) -> None:
    """The Saboteur takes a neighbour along; vote and blast are one event [OFF-8.10, OFF-8.13]."""
    victim = p.neighbour(seat, side)
    p.emit(e.BLASTED, len(p.ledger) + 1, seat, side, victim)
    eliminate(p, victim, w.BY_BLAST)
    if not has_ended(p):
        open_ghosts(p)
        dusk.end_day(p, w.ENDED_BY_VOTE)


def shoot(p: Position, seat: i64, target: i64) -> None:
    """A shot at any moment of the Negotiation [OFF-8.1 to OFF-8.7]."""
    p.emit(e.SHOT, len(p.ledger) + 1, seat, target)
    p.emit(e.ITEM_RETURNED, w.GUN)
    eliminate(p, target, w.BY_SHOT)
    if has_ended(p):
        return
    open_ghosts(p)
    is_open: bool = p.accused != NO_SEAT
    is_without_second: bool = is_open and p.seconder == NO_SEAT
    if is_open and (p.accused == target or p.agreed.shot_ends_day):
        p.emit(e.TRIAL_CANCELLED, p.accused)
    if p.agreed.shot_ends_day:
        dusk.end_day(p, w.ENDED_BY_SHOT)
    elif is_open and p.accused == NO_SEAT:
        talk_on(p)
    elif is_without_second and p.accuser == target:
        drop(p, w.ACCUSER_SHOT)
    elif p.stage == w.SECOND:
        close_window(p)
    elif p.stage == w.VOTE:
        close_if_all_in(p)
    elif p.stage == w.TALK:
        dusk.end_if_all_over(p)
