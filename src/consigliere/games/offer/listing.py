"""What a seat may do now, listed directly, and what is done for a seat that does not answer [section 4 of the rules].

`legality` says why not; the conformance suite proves that the two agree.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.offer import action as a
from consigliere.games.offer import night
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import CALLED
from consigliere.games.offer.fast import legal_targets
from consigliere.games.offer.legality import can_shoot
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import COP, COWARD, DON, MAFIOSO
from consigliere.kernel.viewer import bit


class Listing:
    """Commands in the order of the catalogue, as they are found."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64]()

    def add(self, number: i64) -> None:
        """One command."""
        self.found = append(self.found, number)

    def add_seats(self, first: i64, seats: i64) -> None:
        """The commands of a group for these seats."""
        place: i64 = first
        rest: i64 = seats
        while rest:
            if rest & 1:
                self.found = append(self.found, place)
            rest >>= 1
            place += 1


def legal(p: Position, seat: i64) -> vec[i64]:
    """The closed commands a seat may give now, in the order of the catalogue."""
    found = Listing()
    one = bit(seat)
    stage = p.stage
    if p.is_secret_phase():
        _add_secret(p, seat, found)
    elif stage == w.BLAST or stage == w.COIN or stage == w.PASS_GUN or stage == w.PASS_VEST:
        if p.asked == one:
            first: i64 = a.BLAST
            if stage != w.BLAST:
                first = a.GIVE_COIN + 2 * (stage - w.COIN)
            found.add(first)
            found.add(first + 1)
    elif p.living & one and stage != w.OVER and stage != w.IN_THE_BOX:
        _add_open(p, seat, found)
    return found.found


def _add_open(p: Position, seat: i64, found: Listing) -> None:
    """By day, and when the gun lies on the table of the fast game."""
    one = bit(seat)
    stage = p.stage
    if stage == w.INTRODUCE:
        if p.asked == one:
            found.add(a.PASS)
    elif stage == w.ELECT:
        found.add_seats(a.ELECT, (p.living | bit(a.NOBODY)) & ~bit(p.pointers[seat]))
    elif stage == w.TALK:
        found.add(a.PASS)
        found.add(a.NOT_OVER if p.over & one else a.OVER)
        if p.agreed.max_trials == 0 or p.trials < p.agreed.max_trials:
            found.add_seats(a.ACCUSE, p.living & ~one & ~p.accused_today[seat])
    elif stage == w.SECOND:
        if seat == p.accuser:
            found.add(a.WITHDRAW)
        elif seat != p.accused:
            found.add(a.SECOND)
            if p.answered & one == 0:
                found.add(a.NO_SECOND)
    elif stage == w.DEFENCE:
        if seat == p.accused:
            found.add(a.END_DEFENCE)
    elif stage == w.VOTE:
        if p.ups & one == 0:
            found.add(a.UP)
        if p.downs & one == 0:
            found.add(a.DOWN)
    elif p.gun == seat:
        found.add_seats(a.BANG, p.living & ~one)
    if p.gun == seat and can_shoot(p):
        found.add_seats(a.SHOOT, p.living & ~one)


def _add_secret(p: Position, seat: i64, found: Listing) -> None:
    """In the opening, by night and in the secret phase of the fast game."""
    one = bit(seat)
    if p.asked & one == 0:
        return
    is_don: bool = p.agreed.fast and p.roles[seat] == DON
    if p.answered & one == 0 and (not is_don or p.pointers[seat] < p.seats):
        found.add(a.READY)
    if is_don:
        first: i64 = a.TAP if p.stage == w.TAP else a.PLACE
        found.add_seats(first, legal_targets(p, seat) & ~bit(p.pointers[seat]))
    elif p.is_night() and p.living & one:
        _add_calls(p, seat, found)
    if p.answered & one:
        found.add(a.NOT_READY)


def _add_calls(p: Position, seat: i64, found: Listing) -> None:
    one = bit(seat)
    is_open: i64 = night.open_calls(p)
    role = p.roles[seat]
    if p.day == 0:
        is_open &= bit(w.ARREST)
    if p.agreed.coward_secret and role == COWARD and (is_open >> w.GIVE_GUN) & 1:
        _add_sides(found, a.SET_GUN, p.gun_side)
        _add_sides(found, a.SET_VEST, p.vest_side)
    if is_open & 1 and p.team & one:
        pointer = p.pointers[seat]
        found.add_seats(a.POINT, (p.living | bit(a.NOBODY)) & ~bit(pointer))
        if pointer != w.UNSET:
            found.add(a.UNPOINT)
    if role != MAFIOSO and role != COP:  # most have no call of their own
        _add_powers(p, seat, role, is_open, found)
    if p.agreed.bribes and (is_open >> w.BRIBE) & 1 and p.coins[seat] > 0:
        ghosts: i64 = (p.everyone & ~p.living | bit(a.NOBODY)) & ~bit(p.bribes[seat])
        found.add_seats(a.CHOOSE + (w.BRIBE - w.PEEK) * a.WITH_NOBODY, ghosts)


def _add_powers(p: Position, seat: i64, role: i64, is_open: i64, found: Listing) -> None:
    """The call that belongs to a role [OFF-10]."""
    call: i64
    for call in range(w.PEEK, w.BRIBE):
        if role == CALLED[call] and (is_open >> call) & 1 and (call != w.OFFER or p.offer_used == 0):
            targets: i64 = p.living | bit(a.NOBODY)
            is_gift: bool = call == w.GIVE_GUN or call == w.GIVE_VEST
            if not is_gift or not p.agreed.self_gift:
                targets &= ~bit(seat)
            found.add_seats(a.CHOOSE + (call - w.PEEK) * a.WITH_NOBODY, targets & ~bit(p.choice(call)))


def _add_sides(found: Listing, first: i64, side: i64) -> None:
    if side != w.LEFT:
        found.add(first)
    if side != w.RIGHT:
        found.add(first + 1)


def default(p: Position, seat: i64) -> i64:
    """The command that stands for the default of section 4; where that is random a legal one."""
    stage = p.stage
    if p.is_secret_phase():
        is_don: bool = p.agreed.fast and p.roles[seat] == DON
        return legal(p, seat)[0] if is_don and p.pointers[seat] >= p.seats else a.READY
    if stage == w.INTRODUCE:
        return a.PASS
    if stage == w.ELECT:
        return a.ELECT + a.NOBODY
    if stage == w.TALK:
        return a.OVER
    if stage == w.SECOND:
        return a.NO_SECOND
    if stage == w.DEFENCE:
        return a.END_DEFENCE
    if stage == w.VOTE:
        return a.UP
    if stage == w.BLAST:
        return a.BLAST
    if stage == w.BANG or stage == w.LAST_CALL_STAGE:
        return legal(p, seat)[0]
    return a.GIVE_COIN + 2 * (stage - w.COIN)
