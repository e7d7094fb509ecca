"""Family business: whose turn it is, and the four actions [CORL-5, CORL-6, CORL-7, CORL-9, CORL-11]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.corleone import deeds, placing
from consigliere.games.corleone import event as e
from consigliere.games.corleone import refusals as r
from consigliere.games.corleone.action import NIBBLE
from consigliere.games.corleone.cards import HAND, PUBLIC, pile
from consigliere.games.corleone.ground import EMPTY, FACE_UP, MEMBERS_EACH, MEMBERS_IN, THUGS
from consigliere.games.corleone.position import Position
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import bit

# What is legal.


def legal_actions(p: Position, seat: i64) -> vec[i64]:
    """The actions a seat may take, in the order of the catalogue [CORL-D1]."""
    found = vec[i64]()
    numbers = p.agreed.numbers
    board = p.box.board
    place: i64
    if p.person(THUGS, seat) > 0:
        for place in range(board.businesses):
            if p.is_open(place) and p.thug_in(place) == EMPTY:
                found = append(found, numbers.thug + place)
    members = p.person(MEMBERS_IN, seat)
    member: i64
    for member in range(MEMBERS_EACH):
        if (members >> member) & 1:
            for place in range(board.spaces):
                if p.member_on(place) == EMPTY and (p.agreed.closed >> place) & 1 == 0:
                    found = append(found, numbers.member + member * board.spaces + place)
    hand = pile(HAND, seat) * p.width
    card: i64
    for card in range(p.box.first_job, p.box.first_ally):
        if p.cards[hand + card] > 0:
            found = _ways_to_pay(p, seat, 2 * (card - p.box.first_job), found)
        if p.cards[PUBLIC * p.width + card] > 0:
            found = _ways_to_pay(p, seat, 2 * (card - p.box.first_job) + 1, found)
    for card in range(p.box.first_ally, p.box.kinds):
        if p.cards[hand + card] > 0:
            found = append(found, numbers.ally + card - p.box.first_ally)
    return found


def _ways_to_pay(p: Position, seat: i64, place: i64, found: vec[i64]) -> vec[i64]:
    numbers = p.agreed.numbers
    way: i64
    for way in range(numbers.first_way[place], numbers.first_way[place + 1]):
        if payment_refusal(p, seat, way) is None:
            found = append(found, numbers.complete + way)
    return found


def payment_refusal(p: Position, seat: i64, way: i64) -> Refusal | None:
    """Why a seat cannot pay for a job in this way [CORL-9.2, CORL-9.3]."""
    box = p.box
    numbers = p.agreed.numbers
    job = box.jobs[numbers.way_job[way]]
    replaced = numbers.way_replaced[way]
    good: i64
    for good in range(box.goods):
        real = job.cost[good] - ((replaced >> (NIBBLE * good)) & 0xF)
        if real > p.held(HAND, seat, box.first_good + good):
            return r.CANNOT_PAY
    enough = numbers.way_wilds[way] <= p.held(HAND, seat, box.first_good + box.wild)
    return None if enough else r.NO_NARCOTICS


def turn_refusal(p: Position, seat: i64) -> Refusal | None:
    """Why a seat may take no action now [CORL-5.1 to CORL-5.4]."""
    if p.is_asked(seat, e.ACTION):
        return None
    if p.phase != e.FAMILY_BUSINESS:
        return r.ANOTHER_PHASE
    if p.actor == seat:
        return r.ONE_ACTION
    return r.NOT_YOUR_TURN if p.reserve(seat) > 0 else r.NO_FIGURE_LEFT


def action_refusal(p: Position, seat: i64, number: i64) -> Refusal | None:
    """Why a seat may not take an action, which comes before the effects in the catalogue."""
    refusal = turn_refusal(p, seat)
    if refusal is not None:
        return refusal
    numbers = p.agreed.numbers
    spaces = p.box.board.spaces
    if number < numbers.member:
        if p.person(THUGS, seat) == 0:
            return r.NO_THUG
        return placing.thug_space_refusal(p, number - numbers.thug)
    if number < numbers.complete:
        if (p.person(MEMBERS_IN, seat) >> ((number - numbers.member) // spaces)) & 1 == 0:
            return r.NO_SUCH_MEMBER
        return placing.family_space_refusal(p, (number - numbers.member) % spaces)
    if number < numbers.ally:
        return _job_refusal(p, seat, number - numbers.complete)
    ally = number - numbers.ally
    if p.held(HAND, seat, p.box.first_ally + ally) > 0:
        return None
    return r.ALLY_PLAYED if (p.person(FACE_UP, seat) >> ally) & 1 else r.NO_SUCH_ALLY


def _job_refusal(p: Position, seat: i64, way: i64) -> Refusal | None:
    card = p.box.first_job + p.agreed.numbers.way_job[way]
    number = p.laid(PUBLIC, card) if source_of(p, way) == e.FROM_PUBLIC else p.held(HAND, seat, card)
    return payment_refusal(p, seat, way) if number > 0 else r.NO_SUCH_JOB


def source_of(p: Position, way: i64) -> i64:
    """Whether a way to complete a job takes it from the hand or from the public ones."""
    numbers = p.agreed.numbers
    return e.FROM_HAND if way < numbers.first_way[2 * numbers.way_job[way] + 1] else e.FROM_PUBLIC


def has_action(p: Position, seat: i64) -> bool:
    """Whether a seat can do anything on its turn [CORL-5.10]."""
    return placing.can_place(p, seat) or len(legal_actions(p, seat)) > 0


# What the actions do.


def act(p: Position, seat: i64, number: i64) -> bool:
    """Take an action; whether the seat is asked something before its effects [CORL-5.2]."""
    numbers = p.agreed.numbers
    if number < numbers.member:
        business = number - numbers.thug
        p.emit(e.THUG_PLAYED, seat, business)
        return deeds.shake(p, seat, business, e.BY_THUG)
    if number < numbers.complete:
        spaces = p.box.board.spaces
        space = (number - numbers.member) % spaces
        figure = e.FIRST_MEMBER + (number - numbers.member) // spaces
        p.emit(e.MEMBER_PLAYED, seat, figure, p.box.board.businesses + space)
        deeds.support_space(p, seat, space, e.BY_FAMILY)
    elif number < numbers.ally:
        _complete(p, seat, number - numbers.complete)
    else:
        p.emit(e.ALLY_PLAYED, seat, p.box.first_ally + number - numbers.ally)
    return False


def _complete(p: Position, seat: i64, way: i64) -> None:
    """Pay for a job; its money and effects are resolved next [CORL-9.1 to CORL-9.3]."""
    box = p.box
    numbers = p.agreed.numbers
    kind = numbers.way_job[way]
    replaced = numbers.way_replaced[way]
    p.emit(e.JOB_PAID, seat, box.first_job + kind, source_of(p, way))
    good: i64
    for good in range(box.goods):
        real = box.jobs[kind].cost[good] - ((replaced >> (NIBBLE * good)) & 0xF)
        if good == box.wild:
            real = numbers.way_wilds[way]
        if real > 0:
            p.emit(e.GOODS_PAID, seat, box.first_good + good, real)


def give_turn(p: Position, first: i64) -> bool:
    """The first seat from one on that can act is asked; whether there is any [CORL-5.4, CORL-5.7, CORL-5.10]."""
    having: i64 = 0
    seat: i64
    for seat in range(p.seats):
        if p.reserve(seat) > 0:
            having |= bit(seat)
    if having == 0:
        return False
    step: i64
    for step in range(p.seats):
        seat = (first + step) % p.seats
        if (having >> seat) & 1 == 0:
            p.note(e.TURN_SKIPPED, seat, e.NO_FIGURES)
        elif has_action(p, seat):
            p.emit(e.ASKED, bit(seat), e.ACTION)
            return True
        else:
            p.note(e.TURN_SKIPPED, seat, e.NO_ACTION)
    return False
