"""Set-up, acts and phases, from the first tile to the opening of the suitcases [CORL-2 to CORL-5, CORL-18, CORL-19]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import bribery, ending, tribute, turf_war, turns
from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import DECK, DISCARDS, PUBLIC
from consigliere.games.corleone.effects import draw_job
from consigliere.games.corleone.ground import FAMILY, MEMBERS_EACH, NONE
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import EVERYBODY, bit, count

# Set-up [CORL-2].


def start(p: Position, chance: Chance) -> None:
    """Families are picked in seat order, or dealt in the course of the set-up [CORL-2.20]."""
    p.emit(e.GAME_STARTED)
    if p.agreed.deals_families:
        _set_up(p, chance)
    else:
        p.emit(e.ASKED, 1, e.PICK_FAMILY)


def free_families(p: Position) -> i64:
    """The families nobody has, as a mask."""
    free = bit(len(p.box.families)) - 1
    seat: i64
    for seat in range(p.seats):
        if p.person(FAMILY, seat) != NONE:
            free &= ~bit(p.person(FAMILY, seat))
    return free


def pick_family(p: Position, seat: i64, family: i64, chance: Chance) -> None:
    """A seat takes a family; after the last the game is set up [CORL-2.12]."""
    p.emit(e.FAMILY_TAKEN, seat, family)
    if seat + 1 == p.seats:
        _set_up(p, chance)
    elif count(free_families(p)) == 1:
        pick_family(p, seat + 1, nth(free_families(p), 0), chance)
    else:
        p.emit(e.ASKED, bit(seat + 1), e.PICK_FAMILY)


def _set_up(p: Position, chance: Chance) -> None:
    """Chance is used in the order of CORL-2.21, as each thing comes up."""
    for turf in p.agreed.setup.tile_turfs:
        _place_tile(p, 0, turf, chance)  # CORL-2.5, CORL-2.6
    _fill_public_jobs(p, chance)
    _show_allies(p, 1, chance)
    seat: i64
    if p.agreed.deals_families:
        for seat in range(p.seats):
            free = free_families(p)
            place = p.draw(e.FOR_FAMILY, count(free), EVERYBODY, chance)
            p.emit(e.FAMILY_TAKEN, seat, nth(free, place))
    first = p.agreed.first_player
    if first == NO_SEAT:
        first = p.draw(e.FOR_FIRST_PLAYER, p.seats, EVERYBODY, chance)
    p.emit(e.FIRST_PLAYER, first)
    step: i64
    for step in range(p.seats):
        seat = (first + step) % p.seats
        p.emit(e.HAND_DEALT, seat, p.box.starting_jobs)
        for _ in range(p.box.starting_jobs):
            owner = bit(seat)
            p.emit_to(EVERYBODY, owner, e.JOB_DEALT, seat, draw_job(p, e.FOR_HAND, owner, chance))
    _begin_act(p, 1, chance)


def nth(mask: i64, place: i64) -> i64:
    """The number at a place among those a mask names.

    >>> nth(0b10110, 1)
    2
    """
    left: i64 = place
    number: i64 = 0
    rest: i64 = mask
    while True:
        if rest & 1:
            if left == 0:
                return number
            left -= 1
        rest >>= 1
        number += 1


def _place_tile(p: Position, colour: i64, turf: i64, chance: Chance) -> None:
    """The top tile of a colour is placed face up; an empty stack places none [CORL-4.5]."""
    stack = p.stacked & p.box.tiles_of(colour)
    if stack:
        place = p.draw(e.FOR_TILE, count(stack), EVERYBODY, chance)
        p.emit(e.TILE_PLACED, turf, nth(stack, place))


def _fill_public_jobs(p: Position, chance: Chance) -> None:
    """Empty spaces are filled, as far as there are jobs [CORL-2.8, CORL-18.4, CORL-18.5]."""
    while p.sizes[PUBLIC] < p.agreed.public_jobs and p.sizes[DECK] + p.sizes[DISCARDS] > 0:
        p.emit(e.PUBLIC_JOB_SHOWN, draw_job(p, e.FOR_PUBLIC_JOB, EVERYBODY, chance))


def _show_allies(p: Position, act: i64, chance: Chance) -> None:
    """Some allies of an act are shown, the others leave the game [CORL-2.11, CORL-18.7]."""
    waiting = p.later & p.box.allies_of(act)
    left: i64 = p.agreed.setup.allies
    while waiting and left > 0:
        ally = nth(waiting, p.draw(e.FOR_ALLY, count(waiting), EVERYBODY, chance))
        p.emit(e.ALLY_SHOWN, p.box.first_ally + ally)
        waiting &= ~bit(ally)
        left -= 1
    if waiting:
        p.emit(e.ALLIES_LEFT, act - 1, count(waiting))


# Acts [CORL-3, CORL-4].


def _begin_act(p: Position, act: i64, chance: Chance) -> None:
    """A new business opens, then the first player begins [CORL-4.1, CORL-5.1]."""
    p.emit(e.ACT_STARTED, act - 1)
    p.emit(e.PHASE_STARTED, e.OPEN_FOR_BUSINESS)
    turf: i64
    for turf in range(p.box.board.turfs):
        if p.tile(turf) == NONE:
            _place_tile(p, p.box.acts[act - 1].colour, turf, chance)
            break
    p.emit(e.PHASE_STARTED, e.FAMILY_BUSINESS)
    if not turns.give_turn(p, p.holder):
        _begin_turf_war(p, chance)


def end_turn(p: Position, chance: Chance) -> None:
    """The action is resolved: the job goes into the suitcase, the next seat acts [CORL-5.8, CORL-9.8]."""
    if p.working != NONE:
        job = p.box.jobs[p.working - p.box.first_job]
        p.emit(e.JOB_COMPLETED, p.actor, p.working, job.colour)
    if not turns.give_turn(p, (p.actor + 1) % p.seats):
        _begin_turf_war(p, chance)


def _begin_turf_war(p: Position, chance: Chance) -> None:
    p.emit(e.PHASE_STARTED, e.TURF_WAR)
    go_on_settling(p, 0, chance)


def go_on_settling(p: Position, turf: i64, chance: Chance) -> None:
    """Settle the turfs from one on, then go on with bribery or tribute [CORL-3.2, CORL-3.3]."""
    if turf_war.settle(p, turf):
        return
    if p.box.acts[p.act - 1].bribery and bribery.begin(p):
        return
    begin_tribute(p, chance)


def begin_tribute(p: Position, chance: Chance) -> None:
    """Bribery is over."""
    if not tribute.begin(p):
        end_act(p, chance)


def end_act(p: Position, chance: Chance) -> None:
    """Tribute is over: the entr'acte, or the end of the game [CORL-3.4]."""
    if p.act == len(e.ACTS):
        ending.end_game(p)
        return
    p.emit(e.PHASE_STARTED, e.ENTRACTE)
    p.emit(e.FIGURES_HOME)
    act: i64 = p.act + 1
    member = p.box.acts[act - 1].member
    if member < MEMBERS_EACH:
        p.emit(e.MEMBER_JOINED, e.FIRST_MEMBER + member)
    _fill_public_jobs(p, chance)
    if p.row:
        p.emit(e.ALLIES_DISMISSED, count(p.row))  # CORL-18.6
    _show_allies(p, act, chance)  # an act without bribery has none [CORL-18.8]
    _begin_act(p, act, chance)
