"""Talk: when it is allowed, and the statements that everybody reads in his own language [OFF-5.5 to OFF-5.8, OFF-6]."""

from __future__ import annotations

import unicodedata
from typing import Final

from mypy_extensions import i64

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger, night
from consigliere.games.offer import notation as n
from consigliere.games.offer import refusals as r
from consigliere.games.offer import words as w
from consigliere.games.offer.leaving import privately
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import NO_SEAT, ROLES
from consigliere.kernel.command import Command
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import bit

LONGEST_WORD: Final = 24  # [OFF-12.12]
_INSIDE: Final = "-'’‌"  # hyphen, apostrophes and the zero-width non-joiner, inside a word only

_SAID: Final = {
    n.CLAIM: e.CLAIMED,
    n.SUSPECT: e.SUSPECTED,
    n.TRUST: e.TRUSTED,
    n.WILL_VOTE: e.VOTE_PROMISED,
    n.ASK_VOTE: e.VOTE_WANTED,
    n.AGREE: e.AGREED,
    n.DISAGREE: e.DISAGREED,
}
_QUESTIONS: Final = {
    n.CLAIM: e.ROLE_ASKED,
    n.SUSPECT: e.SUSPECT_ASKED,
    n.TRUST: e.TRUST_ASKED,
    n.ASK_VOTE: e.WANTED_ASKED,
    n.AGREE: e.AGREEMENT_ASKED,
    n.DISAGREE: e.DISAGREEMENT_ASKED,
    n.BOUGHT: e.WORD_ASKED,
}
FIRST_ACT: Final = e.CLAIMED
LAST_ACT: Final = e.WORD_ASKED


# When somebody may speak.


def silence(p: Position, seat: i64) -> Refusal | None:
    """Why a player may not speak to the table now; None if he may [OFF-6.2, OFF-7.8, OFF-7.19, OFF-9.1, OFF-13.1]."""
    if p.stage == w.OVER:
        return r.GAME_OVER
    if (p.living >> seat) & 1 == 0:
        return r.GHOST_TALKS
    if p.stage == w.TALK or p.stage == w.SECOND or p.stage >= w.BANG:
        return None
    if p.stage == w.INTRODUCE:
        return None if p.asked == bit(seat) else r.NOT_YOUR_INTRODUCTION
    if p.stage == w.DEFENCE:
        return None if p.accused == seat else r.ONLY_ACCUSED_SPEAKS
    if p.stage == w.VOTE:
        return r.NO_TALK_IN_VOTE
    return r.NIGHT_IS_SILENT if p.is_secret_phase() else r.NO_TALK_NOW


def hush(p: Position, seat: i64, channel: i64) -> Refusal | None:
    """Why somebody may not talk on a channel now; None if he may."""
    if channel == w.TO_TABLE:
        return silence(p, seat)
    if p.stage == w.OVER:
        return r.GAME_OVER
    if channel == w.TO_GHOSTS:
        if (p.living >> seat) & 1:
            return r.NOT_A_GHOST
        return None if (p.departed() >> seat) & 1 else r.NO_TALK_NOW
    refusal = _not_a_player(p, seat)
    if refusal is None and not p.agreed.team_chat and p.stage == w.NIGHT_1:
        return r.NO_TEAM_CHAT
    return team_refusal(p, seat) if refusal is None else refusal


def _not_a_player(p: Position, seat: i64) -> Refusal | None:
    """What refuses whoever belongs to no team by night: the fast game has none, nor has a ghost."""
    if p.agreed.fast:
        return r.NOT_IN_FAST
    return None if (p.living >> seat) & 1 else r.GHOST_ACTS


def team_refusal(p: Position, seat: i64) -> Refusal | None:
    """Why a living player may make no signs to the team; None if he may [OFF-9.11]."""
    if p.stage != w.NIGHT_1:
        return r.CALL_CLOSED if p.is_night() else r.NO_NIGHT
    return None if (p.team >> seat) & 1 else r.NOT_OF_THE_TEAM


# Signs and words of the night.


def sign_refusal(p: Position, seat: i64, command: Command) -> Refusal | None:
    """Why a sign may not be made."""
    sign, target, role = command.args
    refusal = _not_a_player(p, seat)
    if refusal is not None:
        return refusal
    if target >= p.seats:
        return r.NO_SUCH_PLAYER
    if sign == w.MARK and not (role < ROLES and p.agreed.counts[role] > 0):
        return r.NO_SUCH_ARGUMENT
    refusal = team_refusal(p, seat)
    if refusal is not None or sign == w.MARK:
        return refusal
    is_mate: bool = target != seat and (p.team & p.living) & bit(target) != 0
    return None if is_mate else r.NOT_OF_THE_TEAM


def make_sign(p: Position, seat: i64, command: Command) -> None:
    """A sign that the team sees."""
    audience = night.team_audience(p)
    sign: i64 = command.args[0]
    target: i64 = command.args[1]
    role: i64 = command.args[2]
    p.emit_to(audience, audience, e.SIGNED, seat, sign, target, role)


def word_refusal(p: Position, seat: i64, command: Command) -> Refusal | None:
    """Why a ghost may not send this word [OFF-12.10 to OFF-12.13]."""
    if not p.agreed.bribes:
        return r.NOT_IN_FAST if p.agreed.fast else r.NO_BRIBES
    if (p.stage != w.NIGHT_3 and p.stage != w.NIGHT_4) or night.bribers_of(p, seat) == 0:
        return r.NO_WORD_ASKED
    return _bad_word(p, command.args[0], command.args[1], command.text)


def _bad_word(p: Position, kind: int, value: int, text: str) -> Refusal | None:
    if kind == w.SAYS_PLAYER:
        return None if value < p.seats else r.BAD_WORD
    if kind == w.SAYS_ROLE:
        return None if p.agreed.counts[value] > 0 else r.BAD_WORD
    if kind == w.SAYS_NOTHING:
        return None
    if not is_word(text):
        return r.BAD_WORD
    return r.ONLY_LISTED_WORDS if p.agreed.word_list_only else None


def is_word(text: str) -> bool:
    """Whether a text is one word, in any script [OFF-12.12].

    >>> is_word("Maria"), is_word("two words"), is_word("x9"), is_word(""), is_word("می‌رود"), is_word("-")
    (True, False, False, False, True, False)
    """
    if not 0 < len(text) <= LONGEST_WORD or text[0] in _INSIDE or text[-1] in _INSIDE:
        return False
    return all(letter in _INSIDE or unicodedata.category(letter)[0] in "LM" for letter in text)


def send_word(p: Position, seat: i64, command: Command, text: i64) -> None:
    """A ghost sets its word; it can be changed until the night ends."""
    kind: i64 = command.args[0]
    value: i64 = command.args[1]
    if kind == w.SAYS_ROLE:
        kind += value
        value = 0
    readers = privately(p, seat)
    p.emit_to(readers, readers, e.WORD_SENT, seat, kind, value, text)


# Statements.


def act_refusal(p: Position, seat: i64, command: Command) -> Refusal | None:
    """Why a talk act may not be made; None if it may."""
    args = command.args
    verb = command.verb
    if verb == n.BOUGHT and not p.agreed.bribes:
        return r.NO_BRIBES
    refusal = silence(p, seat)
    if refusal is not None:
        return refusal
    names = n.ACTS[verb]
    arguments = args[n.FIRST :]
    asked = args[n.ASKED]
    if asked != NO_SEAT and (asked >= p.seats or asked == seat or (p.living >> asked) & 1 == 0):
        return r.NO_SUCH_ARGUMENT
    refusal = _argument_refusal(p, seat, asked, names, arguments) if verb != n.BOUGHT else None
    if refusal is not None:
        return refusal
    if p.acts_today[seat] >= p.agreed.talk_limit or len(p.ledger) >= ledger.MOST_ENTRIES:
        return r.ENOUGH_TALK.with_arguments(("most", str(int(p.agreed.talk_limit))))
    if verb == n.REPORT and arguments[0] != w.ANY and not is_past_night(p, arguments[0]):
        return r.NO_SUCH_NIGHT
    open_places = sum(1 for value in arguments[: len(names)] if value == w.ANY)
    if asked == NO_SEAT:
        if open_places:
            return r.OPEN_PLACE
    elif open_places != 1:
        return r.BAD_QUESTION
    if verb in (n.AGREE, n.DISAGREE) and arguments[0] != w.ANY and not is_act(p, arguments[0]):
        return r.NO_SUCH_ACT
    if not 0 <= args[n.REASON] <= len(p.ledger):
        return r.NO_SUCH_ENTRY
    if verb == n.BOUGHT and arguments[0] != w.ANY:
        return _bad_word(p, arguments[0], arguments[1], command.text)
    return None


def _argument_refusal(
    p: Position, seat: i64, asked: int, names: tuple[str, ...], arguments: tuple[int, ...]
) -> Refusal | None:
    """Not about whoever is to say it; of the living, unless reported; a role of the list [OFF-6.5, OFF-6.9]."""
    speaker: int = seat if asked == NO_SEAT else asked
    for name, value in zip(names, arguments):
        if value == w.ANY:
            continue
        if name == "role" and p.agreed.counts[value] == 0:
            return r.NO_SUCH_ARGUMENT
        if name == "about":
            is_report = names[0] == "night"
            if value >= p.seats or value == speaker or not (is_report or (p.living >> value) & 1):
                return r.NO_SUCH_ARGUMENT
    return None


def is_past_night(p: Position, number: int) -> bool:
    """Nights that are over: those before this day; in the fast game there are none but its secret phases."""
    return 0 < number < p.day or (number == 0 and not p.agreed.fast)


def is_act(p: Position, number: int) -> bool:
    """Whether an entry of the ledger is a talk act."""
    if not 0 < number <= len(p.ledger):
        return False
    kind = ledger.kind_of(p.ledger[number - 1])
    return FIRST_ACT <= kind <= LAST_ACT


def make_act(p: Position, seat: i64, command: Command, text: i64) -> None:
    """A statement: its reason, whom it asks, then what it says."""
    number: i64 = len(p.ledger) + 1
    args = command.args
    verb = command.verb
    if args[n.REASON]:
        p.emit(e.REASON_GIVEN, number, seat, args[n.REASON])
    asked = args[n.ASKED]
    first: i64 = args[n.FIRST]
    if asked != NO_SEAT:
        p.emit(e.QUESTION_PUT, number, seat, asked)
        _ask(p, seat, number, command)
    elif verb == n.REPORT:
        kind: i64 = e.FAMILY_REPORTED if args[n.FIRST + 2] == w.FAMILY else e.TRAITOR_REPORTED
        p.emit(kind, number, seat, first, args[n.FIRST + 1])
    elif verb == n.BOUGHT:
        _tell_word(p, seat, number, first, args[n.FIRST + 1], text)
    elif verb == n.WILL_VOTE:
        p.emit(e.VOTE_PROMISED, number, seat, first, args[n.FIRST + 1])
    else:
        p.emit(_SAID[verb], number, seat, first)


def _ask(p: Position, seat: i64, number: i64, command: Command) -> None:
    """A question; what it leaves open decides which event it is."""
    first: i64 = command.args[n.FIRST]
    second: i64 = command.args[n.FIRST + 1] if len(command.args) > n.FIRST + 1 else w.ANY
    if command.verb == n.REPORT:
        side: i64 = command.args[n.FIRST + 2]
        if first == w.ANY:
            p.emit(e.REPORT_NIGHT_ASKED, number, seat, second, side)
        elif second == w.ANY:
            p.emit(e.REPORT_ABOUT_ASKED, number, seat, first, side)
        else:
            p.emit(e.REPORT_SIDE_ASKED, number, seat, first, second)
    elif command.verb == n.WILL_VOTE:
        if first == w.ANY:
            p.emit(e.PROMISE_ABOUT_ASKED, number, seat, second)
        else:
            p.emit(e.PROMISE_THUMB_ASKED, number, seat, first)
    else:
        p.emit(_QUESTIONS[command.verb], number, seat)


def _tell_word(p: Position, seat: i64, number: i64, kind: i64, value: i64, text: i64) -> None:
    if kind == w.SAYS_TEXT:
        p.emit(e.WORD_TOLD, number, seat, text)
    elif kind == w.SAYS_ROLE:
        p.emit(e.ROLE_WORD_TOLD, number, seat, value)
    elif kind == w.SAYS_PLAYER:
        p.emit(e.PLAYER_WORD_TOLD, number, seat, value)
    else:
        p.emit(e.NO_WORD_TOLD, number, seat)
