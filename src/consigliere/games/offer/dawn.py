"""Dawn and what comes before free talk: report, coins, items, introductions, elections [OFF-5.1, OFF-11, OFF-12]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import dusk, night, trial
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.leaving import eliminate, end, has_ended, open_ghosts, privately, show_absence
from consigliere.games.offer.position import NO_SIDE, Position
from consigliere.games.offer.roles import COWARD, NO_SEAT, UNKNOWN
from consigliere.kernel.chance import Unforeseen
from consigliere.kernel.viewer import EVERYBODY, bit


def report(p: Position, by_arrest: i64, by_strike: i64, by_miss: i64, doomed: i64) -> None:
    """The Moderator names all who fell and shows their cards [OFF-11.8 to OFF-11.10]."""
    fallen: i64 = by_arrest | by_strike | by_miss
    _pay_bribes(p)
    p.emit(e.NIGHT_CLEARED)
    if doomed != NO_SEAT:
        night.doom(p, doomed)
    p.note(e.DAWN_REPORTED, p.day + 1, fallen)
    seat: i64
    for seat in range(p.seats):
        if (fallen >> seat) & 1:
            eliminate(p, seat, w.BY_NIGHT)
            if p.agreed.verbose_dawn:
                cause: i64 = w.BY_ARREST
                if (by_arrest >> seat) & 1 == 0:
                    cause = w.BY_STRIKE if (by_strike >> seat) & 1 else w.BY_MISS
                p.note(e.CAUSE_TOLD, seat, cause)
    for seat in range(p.seats):
        is_told: bool = seat == doomed and p.agreed.tough_told
        if is_told:
            night.whisper(p, seat, w.ARRESTED, bit(seat), w.SAYS_NOTHING)
        else:
            night.whisper(p, seat, w.NOTHING, 0, w.SAYS_NOTHING)
    night.whisper_to_gallery(p)
    if has_ended(p):
        return
    if p.day > 0 and p.is_quiet and p.quiet + 1 >= p.agreed.quiet_limit:
        end(p, w.DRAW)
        return
    if not dusk.ask_for_coin(p):
        daybreak(p)


def _pay_bribes(p: Position) -> None:
    """Coins of bribes go back to the bank, word or no word [OFF-12.11]."""
    if not p.agreed.bribes:
        return
    seat: i64
    for seat in range(p.seats):
        if p.bribes[seat] < p.seats:
            p.emit(e.COIN_SPENT, seat, p.coins[seat] - 1)


def give_coin(p: Position, seat: i64, side: i64) -> None:
    """A coin from somebody who fell to a neighbour, without a word [OFF-12.2]."""
    p.emit(e.COIN_GIVEN, len(p.ledger) + 1, seat, p.neighbour(seat, side))
    if dusk.ask_for_coin(p):
        return
    if p.is_dusk:
        open_ghosts(p)
        night.nightfall(p, p.day)
    else:
        daybreak(p)


def daybreak(p: Position) -> None:
    """A new day; gun, vest and horse head are seen [OFF-11.6, OFF-11.7, OFF-11.12]."""
    gun = _receiver(p, p.choice(w.GIVE_GUN), p.gun_side)
    vest: i64 = NO_SEAT if p.agreed.vest_same_night else _receiver(p, p.choice(w.GIVE_VEST), p.vest_side)
    head = _living(p, p.choice(w.OFFER))
    p.emit(e.DAY_BEGAN, p.day + 1, p.living)
    show_absence(p)
    open_ghosts(p)
    if gun != NO_SEAT:
        p.emit(e.ITEM_PLACED, w.GUN, gun)
    if vest != NO_SEAT:
        p.emit(e.ITEM_PLACED, w.VEST, vest)
    elif p.vest != NO_SEAT:
        p.emit(e.ITEM_RETURNED, w.VEST)
    if head != NO_SEAT:
        p.emit(e.ITEM_PLACED, w.HEAD, head)
    if not _coward_passes(p):
        introduce(p, 0)


def _living(p: Position, seat: i64) -> i64:
    return seat if seat < p.seats and (p.living >> seat) & 1 else NO_SEAT


def _receiver(p: Position, seat: i64, side: i64) -> i64:
    """Where an item ends up: a Coward who passes in secret has set a side for it [OFF-11.13]."""
    receiver = _living(p, seat)
    if receiver == NO_SEAT or not p.agreed.coward_secret or p.roles[receiver] != COWARD:
        return receiver
    return p.neighbour(receiver, w.LEFT if side == NO_SIDE else side)


def _coward_passes(p: Position) -> bool:
    """The Coward can keep neither gun nor vest [OFF-10.27]. True if he is asked."""
    if p.agreed.counts[COWARD] == 0:
        return False
    if _must_pass(p, p.gun):
        p.note(e.ITEM_REFUSED, w.GUN, p.gun)
        p.emit(e.ASKED, bit(p.gun), w.PASS_GUN)
        return True
    if _must_pass(p, p.vest):
        p.note(e.ITEM_REFUSED, w.VEST, p.vest)
        p.emit(e.ASKED, bit(p.vest), w.PASS_VEST)
        return True
    return False


def _must_pass(p: Position, holder: i64) -> bool:
    """Whether an item lies before the Coward, and he passes openly."""
    if holder == NO_SEAT or p.agreed.coward_secret:
        return False
    if p.roles[holder] == UNKNOWN:
        raise Unforeseen
    return p.roles[holder] == COWARD


def pass_item(p: Position, seat: i64, item: i64, side: i64) -> None:
    """An item goes to a neighbour and stays there [OFF-11.13, OFF-11.14]."""
    p.emit(e.ITEM_PASSED, len(p.ledger) + 1, item, seat, p.neighbour(seat, side))
    if _coward_passes(p):
        return
    if p.elected:
        trial.talk_on(p)
    else:
        introduce(p, 0)


def introduce(p: Position, first: i64) -> None:
    """On Day 1 everybody says something about himself, in seat order [OFF-5.2 to OFF-5.4]."""
    if p.day == 1:
        seat: i64
        for seat in range(first, p.seats):
            if (p.living >> seat) & 1:
                p.emit(e.ASKED, bit(seat), w.INTRODUCE)
                return
        p.note(e.RULES_EXPLAINED)
    if p.agreed.elected_item <= w.VEST:
        p.emit(e.ASKED, p.living, w.ELECT)
    else:
        trial.talk_on(p)


def elect(p: Position, seat: i64, choice: i64) -> None:
    """Everybody names somebody or nobody, in secret and at the same time [OFF-5.14]."""
    p.emit_to(EVERYBODY, privately(p, seat), e.ELECTION_IN, seat, choice)
    if trial.present(p) & ~p.answered == 0:
        close_election(p)


def close_election(p: Position) -> None:
    """Who is named by more than half of the living gets the item [OFF-5.14, OFF-5.15]."""
    votes: i64 = 0
    chosen: i64 = NO_SEAT
    candidate: i64
    seat: i64
    for candidate in range(p.seats):
        votes = 0
        for seat in range(p.seats):
            if p.pointers[seat] == candidate:
                votes += 1
        if 2 * votes > p.number_living():
            chosen = candidate
    if p.log is not None:
        for seat in range(p.seats):
            if (p.living >> seat) & 1:
                choice = p.pointers[seat]
                p.note(e.ELECTION_SHOWN, seat, w.NOBODY_CHOSEN if choice == w.UNSET else choice)
    item = p.agreed.elected_item
    p.emit(e.ITEM_ELECTED, item, chosen)
    if chosen != NO_SEAT and p.agreed.coward_secret and p.roles[chosen] == COWARD:
        chosen = p.neighbour(chosen, w.LEFT)
    if chosen != NO_SEAT:
        p.emit(e.ITEM_PLACED, item, chosen)
    if not _coward_passes(p):
        trial.talk_on(p)
