"""The night: calls in fixed order, four checkpoints, what comes of the choices [OFF-9 to OFF-11.5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.offer import dawn
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import MAJORITY, RANDOM_OF_POINTED
from consigliere.games.offer.leaving import both, privately, watchers
from consigliere.games.offer.ledger import word_kind, word_text, word_value
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import (
    ASSASSIN,
    CONSIGLIERE,
    COWARD,
    DON,
    INFILTRATOR,
    NO_SEAT,
    POLICE_CHIEF,
    TOUGH_GUY,
    UNKNOWN,
    is_traitor,
)
from consigliere.kernel.chance import Chance, Unforeseen
from consigliere.kernel.event import NO_TEXT
from consigliere.kernel.viewer import GALLERY, bit, count

CHECKPOINTS: Final = 4


def nightfall(p: Position, number: i64) -> None:
    """The secret phase begins; every call of the public list is announced [OFF-9.1, OFF-9.4]."""
    p.emit(e.NIGHT_BEGAN, number)
    call_up(p, number)


def call_up(p: Position, number: i64) -> None:
    """The calls of a night, and the first of its parts; in the opening only the traitors are called [OFF-4.3]."""
    if p.log is not None:
        call: i64
        for call in range(len(w.CALLS)):
            if (p.agreed.calls >> call) & 1 and (number > 0 or call == w.ARREST):
                p.note(e.CALL_ANNOUNCED, call)
    p.emit(e.ASKED, p.living, w.NIGHT_1)


def open_calls(p: Position) -> i64:
    """The calls that have not closed yet, as a mask [OFF-9.6]."""
    if p.stage == w.NIGHT_1:
        return 0b11111111
    if p.stage == w.NIGHT_2:
        return 0b11111110
    return 0b01100000 if p.stage == w.NIGHT_3 else 0


def is_answered(p: Position) -> bool:
    """Whether everybody asked has confirmed; whoever is away is not waited for."""
    here: i64 = p.asked & ~p.away
    return (here if here else p.asked) & ~p.answered == 0


def whisper(p: Position, seat: i64, about: i64, seats: i64, answer: i64) -> None:
    """One equal packet for one seat; only its receiver can read it, and ghosts who see everything."""
    if p.log is None:
        if about != w.NOTHING:
            p.write(e.WHISPERED, seat, about, seats, answer)
        return
    readers = privately(p, seat)
    p.emit_to(readers, readers, e.WHISPERED, seat, about, seats, answer)


def whisper_to_gallery(p: Position) -> None:
    """The gallery gets a packet as well: nothing is in it."""
    if p.log is not None:
        p.emit_to(bit(GALLERY), bit(GALLERY), e.WHISPERED, NO_SEAT, w.NOTHING, 0, w.SAYS_NOTHING)


def close_checkpoint(p: Position, chance: Chance) -> None:
    """A checkpoint of the night: calls close, answers are given [OFF-9.6, OFF-9.7]."""
    checkpoint: i64 = p.stage - w.NIGHT_1 + 1
    target: i64 = drawn_target(p, chance) if checkpoint == 1 else NO_SEAT
    p.emit(e.CHECKPOINT_PASSED, p.day, checkpoint)
    seat: i64
    for seat in range(p.seats):
        if target != NO_SEAT and (p.team & p.living) >> seat & 1:
            whisper(p, seat, w.DRAWN_TARGET, bit(target), w.SAYS_NOTHING)
        elif checkpoint == 2:
            _answer_at_two_thirds(p, seat)
        elif checkpoint == 3 and p.roles[seat] == POLICE_CHIEF and p.choice(w.SEEK) < p.seats:
            is_don: bool = _known(p, p.choice(w.SEEK)) == DON
            whisper(p, seat, w.SOUGHT, bit(p.choice(w.SEEK)), w.SAYS_YES if is_don else w.SAYS_NO)
        elif checkpoint == CHECKPOINTS and p.bribes[seat] < p.seats:
            _bring_word(p, seat, p.words[p.bribes[seat]])
        else:
            whisper(p, seat, w.NOTHING, 0, w.SAYS_NOTHING)
    whisper_to_gallery(p)
    if checkpoint < CHECKPOINTS:
        asked: i64 = p.everyone if p.agreed.bribes and checkpoint > 1 else p.living
        p.emit(e.ASKED, asked, p.stage + 1)
        return
    if p.agreed.bribes:
        _bring_texts(p)
    resolve(p)


def _known(p: Position, seat: i64) -> i64:
    """The role of somebody whom a rule asks about; a viewer's copy may not know it."""
    role = p.roles[seat]
    if role == UNKNOWN:
        raise Unforeseen
    return role


def _answer_at_two_thirds(p: Position, seat: i64) -> None:
    """The Consigliere is told a side [OFF-10.3, OFF-10.4], ghosts who has named them [OFF-12.17]."""
    if p.roles[seat] == CONSIGLIERE and p.choice(w.PEEK) < p.seats:
        role = _known(p, p.choice(w.PEEK))
        looks_bad: bool = is_traitor(role) and role != INFILTRATOR
        whisper(p, seat, w.PEEKED, bit(p.choice(w.PEEK)), w.SAYS_TRAITOR if looks_bad else w.SAYS_FAMILY)
        return
    bribers = bribers_of(p, seat) if p.agreed.bribes else 0
    if bribers:
        whisper(p, seat, w.BRIBED, bribers, w.SAYS_NOTHING)
    else:
        whisper(p, seat, w.NOTHING, 0, w.SAYS_NOTHING)


def bribers_of(p: Position, ghost: i64) -> i64:
    """Who has named a ghost tonight, as a mask."""
    bribers: i64 = 0
    seat: i64
    for seat in range(p.seats):
        if p.bribes[seat] == ghost:
            bribers |= bit(seat)
    return bribers


def _bring_word(p: Position, seat: i64, word: i64) -> None:
    """The ghost's word reaches its briber [OFF-12.10, OFF-12.14, OFF-12.18]."""
    kind = word_kind(word)
    named: i64 = bit(word_value(word)) if kind == w.SAYS_PLAYER else 0
    whisper(p, seat, w.WORD, named, kind)


def _bring_texts(p: Position) -> None:
    """Every seat gets one more packet, in which a text may be."""
    if p.log is None:
        return
    seat: i64
    for seat in range(p.seats):
        text: i64 = NO_TEXT
        if p.bribes[seat] < p.seats and word_kind(p.words[p.bribes[seat]]) == w.SAYS_TEXT:
            text = word_text(p.words[p.bribes[seat]])
        readers = privately(p, seat)
        p.emit_to(readers, readers, e.WORD_BROUGHT, seat, text)
    p.emit_to(bit(GALLERY), bit(GALLERY), e.WORD_BROUGHT, NO_SEAT, NO_TEXT)


# What comes of it.


def drawn_target(p: Position, chance: Chance) -> i64:
    """Whom chance picks of those the team points at, if that was agreed [OFF-9.12]; NO_SEAT if not, or nobody."""
    if p.agreed.arrest_rule != RANDOM_OF_POINTED:
        return NO_SEAT
    targets: list[i64] = []
    seat: i64
    for seat in range(p.seats):
        if (p.team & p.living) >> seat & 1 and p.pointers[seat] < p.seats:
            targets.append(p.pointers[seat])
    return targets[p.draw(w.FOR_ARREST, len(targets), team_audience(p), chance)] if targets else NO_SEAT


def arrested(p: Position) -> i64:
    """Whom the team arrests [OFF-9.12 to OFF-9.16, OFF-15.6]; NO_SEAT for nobody."""
    team: i64 = p.team & p.living
    if p.agreed.arrest_rule == MAJORITY:
        return _most_pointed_at(p, team)
    target: i64 = w.UNSET
    seat: i64
    for seat in range(p.seats):
        pointer = p.pointers[seat]
        is_left_out: bool = pointer == w.UNSET and (p.away >> seat) & 1 == 1
        if (team >> seat) & 1 == 0 or is_left_out:
            continue
        if pointer == w.UNSET or (target != w.UNSET and pointer != target):
            return NO_SEAT
        target = pointer
    return target if target < p.seats else NO_SEAT


def _most_pointed_at(p: Position, team: i64) -> i64:
    """The player pointed at by more than half of the living traitors."""
    target: i64
    for target in range(p.seats):
        number: i64 = 0
        seat: i64
        for seat in range(p.seats):
            if (team >> seat) & 1 and p.pointers[seat] == target:
                number += 1
        if 2 * number > count(team):
            return target
    return NO_SEAT


def resolve(p: Position) -> None:
    """Arrest, the Tough Guy of the night before, the Assassin's choice; all leave together [OFF-11.1 to OFF-11.5]."""
    target = arrested(p)
    vest = _wearer(p)
    by_arrest: i64 = 0
    by_strike: i64 = 0
    by_miss: i64 = 0
    doomed: i64 = NO_SEAT
    if target != NO_SEAT and target != vest:
        if _known(p, target) != TOUGH_GUY:
            by_arrest = bit(target)
        elif p.doomed != target:
            doomed = target
    if p.doomed != NO_SEAT and not p.agreed.tough_until_dusk:
        by_arrest |= bit(p.doomed)
    struck = p.choice(w.STRIKE)
    if struck < p.seats:
        assassin = p.seat_of(ASSASSIN)
        if _known(p, struck) == DON:
            if struck != vest:
                by_strike = bit(struck)
        elif assassin != vest:
            by_miss = bit(assassin)
    dawn.report(p, by_arrest, by_strike, by_miss, doomed)


def _wearer(p: Position) -> i64:
    """Who wears the vest; one that is given tonight lies nowhere, and does nothing for the Coward [OFF-10.15]."""
    if not p.agreed.vest_same_night or p.vest != NO_SEAT:  # an elected one lies openly
        return p.vest
    wearer = p.choice(w.GIVE_VEST)
    if wearer < p.seats and p.agreed.counts[COWARD] > 0 and _known(p, wearer) == COWARD:
        return NO_SEAT
    return wearer


def doom(p: Position, seat: i64) -> None:
    """The Tough Guy stays for one more round; nobody is told but himself, with the packet of dawn [OFF-10.22]."""
    readers = watchers(p)
    p.emit_to(readers, readers, e.DOOMED, seat)


def team_audience(p: Position) -> i64:
    """Who sees pointers and signs: the living traitors, and ghosts who see everything [OFF-9.11]."""
    return both(p.team & p.living) | watchers(p)
