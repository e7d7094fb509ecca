"""The end of a day: the gun goes back, the offer is carried out or lifted, night falls [OFF-5, OFF-8]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import event as e
from consigliere.games.offer import night
from consigliere.games.offer import words as w
from consigliere.games.offer.leaving import eliminate, has_ended, open_ghosts
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import NO_SEAT
from consigliere.kernel.viewer import bit


def end_if_all_over(p: Position) -> None:
    """The day ends when everybody is through with talking, if that was agreed [OFF-5.13]."""
    here: i64 = p.living & ~p.away
    if p.agreed.early_end and (here if here else p.living) & ~p.over == 0:
        end_day(p, w.ENDED_BY_ALL)


def end_day(p: Position, reason: i64) -> None:
    """Nothing more is said today."""
    _notice_absence(p)
    p.emit(e.DAY_ENDED, p.day, reason)
    if p.gun != NO_SEAT:
        p.emit(e.ITEM_RETURNED, w.GUN)
    if p.head != NO_SEAT and _carry_out_offer(p):
        return
    if p.agreed.tough_until_dusk and p.doomed != NO_SEAT:
        eliminate(p, p.doomed, w.BY_DUSK)
        if has_ended(p) or ask_for_coin(p):
            return
    open_ghosts(p)
    night.nightfall(p, p.day)


def _carry_out_offer(p: Position) -> bool:
    """The horse head: its player falls unless a traitor fell in this Negotiation [OFF-8.14 to OFF-8.18].

    True if the game has ended with it.
    """
    seat = p.head
    is_saved: i64 = p.traitor_voted if p.agreed.offer_needs_vote else p.traitor_out
    if is_saved:
        p.note(e.OFFER_LIFTED, seat)
        p.emit(e.ITEM_RETURNED, w.HEAD)
        return False
    p.note(e.OFFER_FULFILLED, seat)
    eliminate(p, seat, w.BY_OFFER)
    return has_ended(p)


def ask_for_coin(p: Position) -> bool:
    """Whoever fell in the night gives a coin, in seat order, while there are any [OFF-12.2 to OFF-12.5].

    True if somebody is asked.
    """
    if p.coin_queue == 0 or p.bank() == 0:
        return False
    p.emit(e.ASKED, p.coin_queue & -p.coin_queue, w.COIN)
    return True


def _notice_absence(p: Position) -> None:
    """Whoever casts no ballot on two days with a vote in a row is away [OFF-15.2]."""
    if not p.held:
        return
    gone: i64 = p.living & ~p.cast & p.missed & ~p.away
    seat: i64
    for seat in range(p.seats):
        if gone & bit(seat):
            p.emit(e.WENT_AWAY, seat)
