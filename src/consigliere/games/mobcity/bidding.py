"""Bids, and the privileges that the best bidders may take: Event, Police and Whiskey [MOB-4, MOB-5, MOB-8]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import refusals as r
from consigliere.games.mobcity.box import EVENT, NO_SEAT, POLICE, PRIVILEGES, WHISKEY
from consigliere.games.mobcity.city import BID
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import known_cash, must_know
from consigliere.kernel.chance import Chance
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import EVERYBODY, bit


def begin_round(p: Position) -> None:
    """A new day: everybody bids [MOB-3.2, MOB-4.7]."""
    p.emit(e.ROUND_BEGAN, p.round + 1, p.round, p.favor)
    p.emit(e.PHASE_BEGAN, e.BIDDING)
    p.emit(e.ASKED, p.everyone, e.BID, p.box.lots + 1)


def bid(p: Position, seat: i64, number: i64) -> bool:
    """A captain bids, or bids anew; whether others are still waited for [MOB-4.2, MOB-4.8]."""
    p.emit_to(EVERYBODY, bit(seat), e.BID_PLACED, seat, number)
    if p.answered != p.asked:
        return True
    must_know(p, p.asked)
    other: i64
    for other in range(p.seats):
        p.emit(e.BID_REVEALED, other, p.person(BID, other))
    if p.log is not None:
        _tell_orders(p)
    return False


def _tell_orders(p: Position) -> None:
    """For the log: the bid order of each privilege [MOB-4.5]."""
    privilege: i64
    for privilege in range(len(PRIVILEGES)):
        seat = next_bidder(p, privilege, NO_SEAT)
        number: i64 = 1
        while seat != NO_SEAT:
            p.note(e.BID_ORDER, privilege, number, seat, token_on(p, seat, privilege))
            seat = next_bidder(p, privilege, seat)
            number += 1


def token_on(p: Position, seat: i64, privilege: i64) -> i64:
    """The token a captain has put on a privilege."""
    return p.agreed.numbers.tokens[p.person(BID, seat) * 4 + privilege]


def next_bidder(p: Position, privilege: i64, after: i64) -> i64:
    """Who comes next in the bid order of a privilege, or first after NO_SEAT; NO_SEAT after the last [MOB-4.5]."""
    last: i64 = -1
    if after != NO_SEAT:
        last = token_on(p, after, privilege) * 8 + p.distance(after)
    best: i64 = 1000
    found: i64 = NO_SEAT
    seat: i64
    for seat in range(p.seats):
        rank = token_on(p, seat, privilege) * 8 + p.distance(seat)
        if last < rank < best:
            best = rank
            found = seat
    return found


def price(p: Position, privilege: i64, seat: i64) -> i64:
    """What a privilege costs a captain [MOB-5.1, MOB-5.4]."""
    terms = p.box.terms
    return p.fame(seat) * (terms.event_cost if privilege == EVENT else terms.police_cost)


def offer(p: Position, privilege: i64, after: i64, chance: Chance) -> bool:
    """Event or Police is offered along its bid order; whether somebody is asked [MOB-5.5 to MOB-5.7]."""
    seat = next_bidder(p, privilege, after)
    while seat != NO_SEAT:
        if known_cash(p, seat) < price(p, privilege, seat):
            p.note(e.PRIVILEGE_PASSED, privilege, seat, e.CANNOT_PAY)
        elif p.agreed.may_decline:
            p.emit(e.ASKED, bit(seat), e.TAKE_EVENT if privilege == EVENT else e.TAKE_POLICE, p.box.lots + 1)
            return True
        else:
            take(p, privilege, seat, chance)
            return False
        seat = next_bidder(p, privilege, seat)
    return False


def take(p: Position, privilege: i64, seat: i64, chance: Chance) -> None:
    """A captain takes Event and looks, or takes Police [MOB-5.1, MOB-5.2, MOB-5.4]."""
    paid = price(p, privilege, seat)
    if privilege == POLICE:
        p.emit(e.POLICE_TAKEN, seat, paid)
    else:
        card = draw_event(p, bit(seat), chance)
        p.emit_to(EVERYBODY, bit(seat), e.EVENT_PEEKED, seat, paid, card)


def draw_event(p: Position, readers: i64, chance: Chance) -> i64:
    """The event of the day: from the first pile, then from the rest with The Don Is Dead [MOB-2.13].

    Nobody knows the order of the deck, so a card is drawn when somebody first sees it.
    """
    counts = vec[u8]([u8(0)] * len(p.box.events))
    number: i64 = 0
    card: i64
    for card in range(len(p.box.events)):
        if may_be_today(p, card):
            counts[card] = 1
            number += 1
    return p.draw_from(e.FOR_EVENT, counts, 0, number, readers, chance)


def may_be_today(p: Position, card: i64) -> bool:
    """Whether an event card can lie on top of the deck this round, as far as everybody knows."""
    if (p.events >> card) & 1 == 0:
        return False
    return card != p.agreed.don or p.round > p.box.terms.first_pile


def offer_whiskey(p: Position, after: i64) -> bool:
    """Whiskey is offered along its bid order; whether somebody is asked [MOB-8.1]."""
    seat = next_bidder(p, WHISKEY, after)
    while seat != NO_SEAT:
        grade: i64
        for grade in range(len(p.box.grades)):
            if p.bottles(grade) > 0 and known_cash(p, seat) >= whiskey_price(p, grade):
                p.emit(e.ASKED, bit(seat), e.TAKE_WHISKEY, p.box.lots + 1)
                return True
        p.note(e.PRIVILEGE_PASSED, WHISKEY, seat, e.CANNOT_PAY)
        seat = next_bidder(p, WHISKEY, seat)
    return False


def whiskey_price(p: Position, grade: i64) -> i64:
    """What a whiskey card costs, and every speakeasy after the first [MOB-8.2, MOB-11.3]."""
    return p.box.whiskey_prices[grade]


def whiskey_refusal(p: Position, seat: i64, grade: i64) -> Refusal | None:
    """Why a captain who is asked may not take a whiskey card of a grade [MOB-8.1, MOB-8.2]."""
    if p.bottles(grade) == 0:
        return r.GRADE_GONE
    return None if p.cash(seat) >= whiskey_price(p, grade) else r.CANNOT_PAY_WHISKEY


def take_whiskey(p: Position, seat: i64, grade: i64) -> None:
    """A captain takes a whiskey card and pays for it."""
    p.emit(e.WHISKEY_TAKEN, seat, i64(p.box.grades[grade]), whiskey_price(p, grade))
