"""How a day of Mob City goes on: from one decision to the next, as far as nobody is asked [MOB-3, MOB-13, MOB-22]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity import bidding, business, daily, ending, hiring, shootout
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import EVENT, NO_SEAT, POLICE
from consigliere.games.mobcity.city import NONE
from consigliere.games.mobcity.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import EVERYBODY, bit, count


def go_on_bidding(p: Position, stage: i64, after: i64, chance: Chance) -> None:
    """Go on with a privilege after a captain, or from its beginning after NO_SEAT [MOB-4.6]."""
    if stage == e.TAKE_EVENT:
        if bidding.offer(p, EVENT, after, chance):
            return
        begin_hiring(p, chance)
    elif stage == e.HIRE:
        if hiring.ask_next(p, after):
            return
        hiring.return_pool(p)
        go_on_bidding(p, e.TAKE_POLICE, NO_SEAT, chance)
    elif stage == e.TAKE_POLICE:
        if bidding.offer(p, POLICE, after, chance):
            return
        go_on_bidding(p, e.TAKE_WHISKEY, NO_SEAT, chance)
    elif not bidding.offer_whiskey(p, after):
        p.emit(e.PHASE_BEGAN, e.DAILY_ORDERS)
        begin_turn(p, p.favor, chance)


def begin_hiring(p: Position, chance: Chance) -> None:
    """The pool is drawn and offered along the bid order."""
    hiring.draw_pool(p, chance)
    go_on_bidding(p, e.HIRE, NO_SEAT, chance)


# Daily orders.


def begin_turn(p: Position, seat: i64, chance: Chance) -> None:
    """A captain's daily orders begin [MOB-3.3]."""
    p.emit(e.TURN_BEGAN, seat)
    go_on_orders(p, seat, e.WAGES, chance)


def go_on_orders(p: Position, seat: i64, stage: i64, chance: Chance) -> None:
    """Go on with a captain's daily orders at a step, then with the next captain."""
    if not daily.proceed(p, seat, stage):
        end_turn(p, seat, chance)


def end_turn(p: Position, seat: i64, chance: Chance) -> None:
    """The next captain in Favor order follows, after the last the city is resolved [MOB-3.5]."""
    step = p.distance(seat) + 1
    if step < p.seats:
        begin_turn(p, p.in_favor_order(step), chance)
    else:
        _resolve_city(p, chance)


# The city.


def _resolve_city(p: Position, chance: Chance) -> None:
    """The event is turned up, then block after block is resolved [MOB-13.1, MOB-13.2]."""
    p.emit(e.PHASE_BEGAN, e.CITY)
    today = p.today
    if today == NONE:
        today = bidding.draw_event(p, EVERYBODY, chance)
    p.emit(e.EVENT_REVEALED, today)
    _go_on_blocks(p, 0, chance)


def _go_on_blocks(p: Position, first: i64, chance: Chance) -> None:
    block: i64
    for block in range(first, p.agreed.blocks):
        if is_quiet(p, block):
            continue
        p.emit(e.BLOCK_BEGAN, p.layout.slots[block], i64(p.tiles[block]))
        if business.apply_event(p):
            return
        if go_on_fighting(p, p.first_lot(block), chance):
            return
    _end_day(p, chance)


def is_quiet(p: Position, block: i64) -> bool:
    """Whether a block has neither tokens nor owned buildings [MOB-13.6]."""
    occupied = p.occupied()
    first = p.first_lot(block)
    lot: i64
    for lot in range(first, first + p.box.lots_each):
        if p.owner(lot) != NO_SEAT or (occupied >> lot) & 1:
            return False
    return True


def go_on_after_event(p: Position, chance: Chance) -> None:
    """The raid in a block is settled as far as somebody was asked: go on with it."""
    if not business.raid(p) and not go_on_fighting(p, p.first_lot(p.block), chance):
        _go_on_blocks(p, p.block + 1, chance)


def go_on_fighting(p: Position, lot: i64, chance: Chance) -> bool:
    """Step 2 from a lot on, then the other steps of the block; whether somebody is asked."""
    end = p.first_lot(p.block) + p.box.lots_each
    occupied = p.occupied()
    while lot < end:
        if (occupied >> lot) & 1:
            if ask_thrower(p, lot, NO_SEAT):
                return True
            if count(p.standing(lot)) > 1 and shootout.begin(p, lot, chance):
                return True
        lot += 1
    return _do_business(p)


def ask_thrower(p: Position, lot: i64, after: i64) -> bool:
    """The next captain with a group in another's building may throw a grenade; whether one is asked [MOB-16.4]."""
    owner = p.owner(lot)
    there = p.standing(lot)
    if (
        owner == NO_SEAT or there & ~bit(owner) == 0
    ):  # as under the truce, which sends rivals home [MOB-16.11]
        return False
    first: i64 = 0
    if after == NO_SEAT:
        p.note(e.GRENADE_ASKED, lot, there & ~bit(owner))
    else:
        first = p.distance(after) + 1
    step: i64
    for step in range(first, p.seats):
        seat = p.in_favor_order(step)
        if seat != owner and (there >> seat) & 1:
            p.emit(e.ASKED, bit(seat), e.THROW, lot)
            return True
    return False


def after_window(p: Position, seat: i64, chance: Chance) -> None:
    """A captain has kept his grenade, or has none: the next is asked, then the guns speak [MOB-16.2]."""
    lot = p.lot
    if ask_thrower(p, lot, seat):
        return
    if count(p.standing(lot)) > 1 and shootout.begin(p, lot, chance):
        return
    after_shootout(p, chance)


def after_shootout(p: Position, chance: Chance) -> None:
    """The day goes on behind the lot where a shootout or a grenade has ended."""
    if not go_on_fighting(p, p.lot + 1, chance):
        _go_on_blocks(p, p.block + 1, chance)


def _do_business(p: Position) -> bool:
    """Income, then the molls; whether somebody is asked about them."""
    business.pay_incomes(p)
    if business.ask_molls(p):
        return True
    _close_block(p)
    return False


def after_molls(p: Position, chance: Chance) -> None:
    """All have answered: extortion, and the tokens go home."""
    _close_block(p)
    _go_on_blocks(p, p.block + 1, chance)


def _close_block(p: Position) -> None:
    business.extort(p)
    p.emit(e.TOKENS_RETURNED, p.layout.slots[p.block])


def _end_day(p: Position, chance: Chance) -> None:
    """The Favor passes to the left, or the game is over [MOB-22, MOB-23.1]."""
    is_last = p.today == p.agreed.don
    p.emit(e.DAY_ENDED, p.round)
    if is_last:
        ending.end_game(p)
        return
    p.emit(e.FAVOR_PASSED, p.in_favor_order(1))
    bidding.begin_round(p)
