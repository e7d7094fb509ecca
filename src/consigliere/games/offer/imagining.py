"""Worlds that a viewer cannot rule out: a deal drawn evenly from all that fit, then what is hidden beside the cards.

Every deal that agrees with the list, the cards shown, the viewer's own card, team and answers, and with what its memory
proves is equally likely. After the cards come choices of the night, ballots and confirmations that nobody has seen,
each drawn evenly from those its owner may have made, and whether the Tough Guy is arrested or an offer was wasted.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger, night
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import CALLED
from consigliere.games.offer.fast import legal_targets
from consigliere.games.offer.knowledge import Memory
from consigliere.games.offer.position import NO_SIDE, OFFER_MADE
from consigliere.games.offer.roles import (
    ACCOMPLICE,
    COP,
    COWARD,
    DON,
    INFILTRATOR,
    LOYAL_BRUTE,
    NO_SEAT,
    ROLES,
    TOUGH_GUY,
    UNKNOWN,
    is_traitor,
)
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import TRUTH, bit, count, lowest


def informed(view: Offer, memory: Memory) -> Offer:
    """The viewer's copy with the cards that are proven to it filled in: what is certain, and no more."""
    other = view.copy()
    seat: i64
    for seat in range(view.seats):
        if other.roles[seat] == UNKNOWN:
            other.roles[seat] = memory.roles[seat]
    if memory.doomed != NO_SEAT:
        other.doomed = memory.doomed
    return other


def imagine(view: Offer, memory: Memory, chance: Chance) -> Offer:
    """A whole truth drawn from those the viewer cannot rule out."""
    world = informed(view, memory)
    world.viewer = TRUTH
    if world.stage == w.OVER or world.stage == w.IN_THE_BOX:
        return world
    own = view.seen_seat(view.viewer)
    if view.sees_all():
        return world
    if world.agreed.fast:
        _deal_fast(world, own, chance)
    else:
        _deal(world, view, memory, chance)
        _imagine_past(world, memory, own, chance)
    _imagine_answers(world, view, own, chance)
    return world


# The cards.


def _deal(world: Offer, view: Offer, memory: Memory, chance: Chance) -> None:
    """Cards that nobody has shown, dealt anew until somebody who is surely not what he was dealt has another card.

    The true deal is one of those that fit, so there is an end to it.
    """
    known = world.roles[:]
    _deal_once(world, view, memory, chance)
    while (
        _holds(world, DON, memory.not_don)
        or _holds(world, COWARD, memory.not_coward)
        or _holds(world, ACCOMPLICE, memory.not_accomplice)
        or _holds(world, LOYAL_BRUTE, memory.not_brute)
    ):
        world.roles = known[:]
        _deal_once(world, view, memory, chance)


def _holds(world: Offer, role: i64, seats: i64) -> bool:
    """Whether one of these seats has a role of which there is one."""
    return seats != 0 and (seats >> world.seat_of(role)) & 1 == 1


def _deal_once(world: Offer, view: Offer, memory: Memory, chance: Chance) -> None:
    """Cards that nobody has shown, dealt so that every deal that fits what was answered is equally likely.

    One of the team knows who has the traitors' cards. The Consigliere's answers bind cards to sides, but the
    Infiltrator may be among those called Family. Everybody else knows nothing of cards that were not shown.
    """
    free = _free(world)
    pool = _not_dealt(world)
    if view.told_don & free and pool[DON] > 0:
        _give(world, pool, _one_of(view.told_don & free, 0), DON)
    elif pool[DON] > 0 and view.team and (view.told_not_don | memory.not_don):
        places: i64 = free & ~view.team & ~view.told_not_don & ~memory.not_don
        _give(world, pool, _one_of(places, chance.below(count(places))), DON)
    if view.team:
        _fill(world, pool, _free(world) & view.team, True, False, chance)
    else:
        _deal_by_answers(world, view, pool, chance)
    _fill(world, pool, _free(world), True, True, chance)
    world.team = 0
    seat: i64
    for seat in range(world.seats):
        if is_traitor(world.roles[seat]):
            world.team |= bit(seat)


def _deal_by_answers(world: Offer, view: Offer, pool: vec[i64], chance: Chance) -> None:
    """Seats of which the Consigliere was told something.

    With m of them called Family and F cards of the Family left, the Infiltrator is among them in m of m + (F - m + 1)
    deals: everything else can be dealt in as many ways.
    """
    free = _free(world)
    named_traitor: i64 = view.told_traitor & free
    named_family: i64 = view.told_family & free
    has_infiltrator: bool = pool[INFILTRATOR] > 0
    if has_infiltrator and named_family:
        number = count(named_family)
        family: i64 = 0
        role: i64
        for role in range(ROLES):
            if not is_traitor(role):
                family += pool[role]
        if chance.below(number + (family - number + 1)) < number:
            _give(world, pool, _one_of(named_family, chance.below(number)), INFILTRATOR)
            has_infiltrator = False
    if has_infiltrator:
        pool[INFILTRATOR] = 0  # it lies before somebody of whom nothing was told
    _fill(world, pool, named_traitor, True, False, chance)
    _fill(world, pool, named_family & _free(world), False, True, chance)
    if has_infiltrator:
        pool[INFILTRATOR] = 1


def _free(world: Offer) -> i64:
    """Players whose card is not known yet, as a mask."""
    free: i64 = 0
    seat: i64
    for seat in range(world.seats):
        if world.roles[seat] == UNKNOWN:
            free |= bit(seat)
    return free


def _not_dealt(world: Offer) -> vec[i64]:
    """How many cards of each role lie before players whose card is not known."""
    pool = world.agreed.counts[:]
    seat: i64
    for seat in range(world.seats):
        if world.roles[seat] != UNKNOWN:
            pool[world.roles[seat]] -= 1
    return pool


def _give(world: Offer, pool: vec[i64], seat: i64, role: i64) -> None:
    world.roles[seat] = role
    pool[role] -= 1


def _fill(world: Offer, pool: vec[i64], seats: i64, traitors: bool, family: bool, chance: Chance) -> None:
    """Deal cards of these sides at random to these seats."""
    left: i64 = 0
    role: i64
    for role in range(ROLES):
        if traitors if is_traitor(role) else family:
            left += pool[role]
    seat: i64
    for seat in range(world.seats):
        if (seats >> seat) & 1:
            place = chance.below(left)
            role = 0
            while True:
                if traitors if is_traitor(role) else family:
                    if place < pool[role]:
                        break
                    place -= pool[role]
                role += 1
            _give(world, pool, seat, role)
            left -= 1


def _one_of(seats: i64, place: i64) -> i64:
    """The seat at a place of a mask."""
    rest: i64 = seats
    for _ in range(place):
        rest &= rest - 1
    return lowest(rest)


def _deal_fast(world: Offer, own: i64, chance: Chance) -> None:
    """The Don is anybody living whose card is not known and who does not hold the gun [OFF-21.2]."""
    free = _free(world)
    if _not_dealt(world)[DON] > 0:
        places: i64 = free & world.living
        if world.gun != NO_SEAT:
            places &= ~bit(world.gun)
        world.roles[_one_of(places, chance.below(count(places)))] = DON
    seat: i64
    for seat in range(world.seats):
        if world.roles[seat] == UNKNOWN:
            world.roles[seat] = COP
    is_tapped: bool = world.agreed.patsy and (world.stage != w.TAP or world.day > 1)
    if is_tapped and world.patsy == NO_SEAT:
        _imagine_patsy(world, own, chance)


def _imagine_patsy(world: Offer, own: i64, chance: Chance) -> None:
    """Any Cop may be the Patsy who never held the gun [OFF-21.6]; whoever is, knows it."""
    places: i64 = world.everyone & ~bit(world.seat_of(DON))
    if own != NO_SEAT:
        places &= ~bit(own)
    if not world.agreed.patsy_counts and count(world.living) <= 3:
        places &= ~world.living  # else the Don would have won [OFF-23.4]
    if world.gun != NO_SEAT:
        places &= ~bit(world.gun)
    for row in world.ledger:
        if ledger.kind_of(row) == e.BANGED:
            places &= ~bit(ledger.seat_of(row))
    world.patsy = _one_of(places, chance.below(count(places)))


# What is hidden beside the cards.


def _imagine_past(world: Offer, memory: Memory, own: i64, chance: Chance) -> None:
    """Whether the Tough Guy is arrested, and whether the Don has wasted his offer."""
    tough = world.seat_of(TOUGH_GUY)
    is_told: bool = tough == own and world.agreed.tough_told
    is_gone: bool = world.agreed.tough_until_dusk and world.is_night()
    if (
        tough != NO_SEAT
        and (world.living >> tough) & 1
        and world.doomed == NO_SEAT
        and (memory.can_be_doomed >> tough) & 1
        and not (is_told or is_gone)
        and chance.below(2)
    ):
        world.doomed = tough
    don = world.seat_of(DON)
    if world.offer_used == 0 and don != NO_SEAT and don != own and memory.has_fallen and chance.below(2):
        world.offer_used = OFFER_MADE


def _imagine_answers(world: Offer, view: Offer, own: i64, chance: Chance) -> None:
    """Ballots, elections, choices of the night and confirmations that the viewer has not seen."""
    seat: i64
    if world.stage == w.VOTE:
        for seat in range(world.seats):
            if world.ballots & bit(seat) & ~(world.ups | world.downs):
                if chance.below(2):
                    world.ups |= bit(seat)
                else:
                    world.downs |= bit(seat)
    elif world.stage == w.ELECT:
        for seat in range(world.seats):
            if world.pointers[seat] == w.HIDDEN:
                world.pointers[seat] = _choice(world.living, False, chance)
    elif world.is_secret_phase():
        _imagine_confirmations(world, own, chance)
        if world.agreed.fast:
            _imagine_place(world, own, chance)
        elif world.is_night():
            _imagine_choices(world, view, own, chance)
    elif world.stage == w.COIN and world.is_dusk == 0 and world.day > 0:
        _imagine_calls(world, own, chance)


def _choice(targets: i64, may_be_unset: bool, chance: Chance) -> i64:
    """One of these seats, nobody, or not set."""
    number = count(targets)
    place = chance.below(number + (2 if may_be_unset else 1))
    if place < number:
        return _one_of(targets, place)
    return w.NOBODY_CHOSEN if place == number else w.UNSET


def _imagine_confirmations(world: Offer, own: i64, chance: Chance) -> None:
    """Who has confirmed nobody sees; without clocks not everybody can have."""
    others: i64 = world.asked if own == NO_SEAT else world.asked & ~bit(own)
    seat: i64
    for seat in range(world.seats):
        if (others >> seat) & 1 and chance.below(2):
            world.answered |= bit(seat)
    if not world.agreed.clocks and night.is_answered(world):
        late: i64 = others & ~world.away if others & ~world.away else others
        world.answered &= ~bit(_one_of(late, chance.below(count(late))))


def _imagine_place(world: Offer, own: i64, chance: Chance) -> None:
    """Where the Don points; he has not confirmed before he has."""
    don = world.seat_of(DON)
    if don != own:
        targets = legal_targets(world, don)
        is_set: bool = (world.answered >> don) & 1 == 1 or chance.below(2) == 1
        if is_set:
            world.pointers[don] = _one_of(targets, chance.below(count(targets)))


def _imagine_choices(world: Offer, view: Offer, own: i64, chance: Chance) -> None:
    team: i64 = world.team & world.living
    if own == NO_SEAT or (view.team & view.living) >> own & 1 == 0:
        seat: i64
        for seat in range(world.seats):
            if (team >> seat) & 1:
                world.pointers[seat] = _choice(world.living, True, chance)
        target: i64 = night.drawn_target(world, chance) if world.stage > w.NIGHT_1 else NO_SEAT
        if target != NO_SEAT:
            world.point_all(target)
    if world.day > 0:
        _imagine_calls(world, own, chance)
        if world.agreed.bribes:
            _imagine_bribes(world, own, chance)


def _imagine_calls(world: Offer, own: i64, chance: Chance) -> None:
    """What others chose in calls that belong to one role; at dawn only what is still to be placed."""
    were_there: i64 = world.living | world.coin_queue | _has_given(world)
    call: i64
    for call in range(w.PEEK, w.BRIBE):
        holder = world.seat_of(CALLED[call])
        is_there: bool = holder != NO_SEAT and (were_there >> holder) & 1 == 1
        is_kept: bool = world.is_night() or call == w.OFFER or call == w.GIVE_GUN or call == w.GIVE_VEST
        if not is_there or not is_kept or holder == own or (call == w.OFFER and world.offer_used):
            continue
        targets: i64 = world.living
        is_gift: bool = call == w.GIVE_GUN or call == w.GIVE_VEST
        if not is_gift or not world.agreed.self_gift:
            targets &= ~bit(holder)
        world.choices[call - w.PEEK] = _choice(targets, True, chance)
        is_closed: bool = world.stage == w.COIN or world.stage > w.NIGHT_2
        if call == w.OFFER and is_closed and world.choice(w.OFFER) < world.seats:
            world.offer_used = OFFER_MADE
    coward = world.seat_of(COWARD)
    if world.agreed.coward_secret and coward != NO_SEAT and coward != own:
        world.gun_side = chance.below(NO_SIDE + 1)
        world.vest_side = chance.below(NO_SIDE + 1)


def _has_given(world: Offer) -> i64:
    """Who fell in the last night and has given his coin, as a mask; his choices count [OFF-11.1]."""
    seats: i64 = 0
    if world.stage == w.COIN:
        for row in world.ledger:
            if ledger.kind_of(row) == e.COIN_GIVEN and ledger.day_of(row) == world.day:
                seats |= bit(ledger.seat_of(row))
    return seats


def _imagine_bribes(world: Offer, own: i64, chance: Chance) -> None:
    """Bribes of others; a ghost who was named has been told so."""
    ghosts: i64 = world.everyone & ~world.living
    if own != NO_SEAT and world.stage >= w.NIGHT_3:
        ghosts &= ~bit(own)
    seat: i64
    for seat in range(world.seats):
        if world.coins[seat] > 0 and seat != own and world.bribes[seat] == w.UNSET:
            world.bribes[seat] = _choice(ghosts, True, chance)
