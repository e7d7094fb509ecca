"""An Offer You Can't Refuse in text: commands for tests, records, bug reports and the terminal.

ready · not ready · pass · elect 5 · elect nobody · accuse 5 · withdraw · second · no · end · up · down
over · not over · shoot 3 · blast left · coin left · pass gun left · pass vest right · set gun left · set vest right
point 5 · point nobody · unpoint · peek 3 · offer 4 · gun 2 · vest 2 · strike 1 · seek 1 · bribe 4 (or nobody)
sign nod 3 · sign shake 3 · sign mark 5 don · word Maria · word role:don · word player:3 · word -
tap 2 · place 5 · bang 4
claim don · report 2 5 traitor · suspect 4 · trust 4 · will-vote 4 down · ask-vote 4 · agree 17 · disagree 17
bought Maria · bought role:don · bought player:3 · bought - · ask 4 suspect any · because 17 suspect 4
say … · team … · ghosts …
"""

from __future__ import annotations

from typing import Final

from consigliere.games.offer import refusals as r
from consigliere.games.offer import words as w
from consigliere.games.offer.action import SIDE_VERBS
from consigliere.games.offer.roles import MOST_SEATS, NO_SEAT, ROLE_IDS
from consigliere.kernel.command import AWAY, DEFAULT, SAY, TIME_UP, Command, away, default, say, time_up
from consigliere.kernel.refusal import Illegal

SIGN: Final = "sign"
SEND_WORD: Final = "word"
CLAIM: Final = "claim"
REPORT: Final = "report"
SUSPECT: Final = "suspect"
TRUST: Final = "trust"
WILL_VOTE: Final = "will-vote"
ASK_VOTE: Final = "ask-vote"
AGREE: Final = "agree"
DISAGREE: Final = "disagree"
BOUGHT: Final = "bought"

# The talk acts outside the catalogue with the names of their arguments [OFF-6.8 to OFF-6.16].
ACTS: Final = {
    CLAIM: ("role",),
    REPORT: ("night", "about", "side"),
    SUSPECT: ("about",),
    TRUST: ("about",),
    WILL_VOTE: ("about", "thumb"),
    ASK_VOTE: ("about",),
    AGREE: ("entry",),
    DISAGREE: ("entry",),
    BOUGHT: ("word",),
}
ACT_VERBS: Final = tuple(ACTS)
# Before the arguments of an act: the entry that is the reason, or 0; the seat that is asked, or NO_SEAT.
REASON: Final = 0
ASKED: Final = 1
FIRST: Final = 2

_WORDS: Final = {
    "ready": "ready",
    "pass": "pass",
    "withdraw": "withdraw",
    "second": "second",
    "no-second": "no",
    "end-defence": "end",
    "up": "up",
    "down": "down",
    "over": "over",
    "not-over": "not over",
    "not-ready": "not ready",
    "unpoint": "unpoint",
    "give-coin": "coin",
    "give-gun": "gun",
    "give-vest": "vest",
    "place-gun": "place",
}


def unread(text: str) -> Illegal:
    """The refusal of a text that means nothing."""
    return Illegal(r.NO_SUCH_COMMAND.with_arguments(("word", text.strip()[:40])))


def number_named(word: str) -> int:
    """A number as written; `Illegal` if it is none."""
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise unread(word)
    return int(word)


def seat_named(word: str) -> int:
    """The seat of that number.

    >>> seat_named("5")
    5
    """
    seat = number_named(word)
    if seat >= MOST_SEATS:
        raise unread(word)
    return seat


class Notation:
    """The text form of commands."""

    def __init__(self, catalogue: list[Command]) -> None:
        self._by_text = {self.text(command): command for command in catalogue}

    def parse(self, text: str) -> Command:
        """The command a line means; `Illegal` with what is wrong if it means none."""
        words = text.split()
        verb, rest = (words[0].lower(), words[1:]) if words else ("", [])
        said = text.strip()[len(verb) :].strip()
        if verb == SAY:
            return say(said)
        if verb in w.CHANNELS[w.TO_TEAM :]:
            return say(said, w.CHANNELS.index(verb))
        if verb == SEND_WORD:
            return word_command(said)
        if verb == TIME_UP and len(rest) == 1:
            return time_up(rest[0])
        if verb in (DEFAULT, AWAY) and len(rest) == 1:
            return default(seat_named(rest[0])) if verb == DEFAULT else away(seat_named(rest[0]))
        if verb == SIGN:
            return _sign([word.lower() for word in rest])
        if verb in ("because", "ask") or verb in ACTS:
            return _talk(text.split())
        command = self._by_text.get(" ".join([verb, *[word.lower() for word in rest]]))
        if command is None:
            raise unread(text)
        return command

    def text(self, command: Command) -> str:
        """A command as a line; `parse` reads it back."""
        verb, args = command.verb, command.args
        if verb in ACTS:
            return _talk_text(command)
        if verb == SAY:
            return f"{SAY if args[0] == w.TO_TABLE else w.CHANNELS[args[0]]} {command.text}"
        if verb == TIME_UP:
            return f"{TIME_UP} {command.text}"
        if verb == SEND_WORD:
            return f"{SEND_WORD} {_word_text(args[0], args[1], command.text)}"
        if verb == SIGN:
            role = f" {ROLE_IDS[args[2]]}" if args[0] == w.MARK else ""
            return f"{SIGN} {w.SIGNS[args[0]]} {args[1]}{role}"
        word = _WORDS.get(verb, verb)
        if verb in SIDE_VERBS:
            return f"{word.replace('-', ' ')} {w.SIDES_OF_A_SEAT[args[0]]}"
        if not args:
            return word
        return f"{word} {'nobody' if args[0] == w.NOBODY_CHOSEN else args[0]}"

    def to_plain(self, command: Command) -> dict[str, object] | None:
        """A command of this game with names for its parts; None for one that every game has."""
        verb, args = command.verb, command.args
        if verb in ACTS:
            return _talk_to_plain(command)
        if verb == SEND_WORD:
            return {"command": f"word{_WORD_KINDS[args[0]]}", **_word_parts(args[0], args[1], command.text)}
        if verb == SIGN:
            parts: dict[str, object] = {"command": f"sign-{w.SIGNS[args[0]]}", "seat": args[1]}
            return parts | {"role": ROLE_IDS[args[2]]} if args[0] == w.MARK else parts
        if verb in SIDE_VERBS:
            return {"command": verb, "side": w.SIDES_OF_A_SEAT[args[0]]}
        if verb in (SAY, TIME_UP, DEFAULT, AWAY):
            return None
        if not args:
            return {"command": verb}
        if args[0] == w.NOBODY_CHOSEN:
            return {"command": f"{verb}-nobody"}
        return {"command": verb, "seat": args[0]}


def _sign(rest: list[str]) -> Command:
    if len(rest) == 2 and rest[0] in w.SIGNS[: w.MARK]:
        return Command(SIGN, (w.SIGNS.index(rest[0]), seat_named(rest[1]), len(ROLE_IDS)))
    if len(rest) == 3 and rest[0] == w.SIGNS[w.MARK] and rest[2] in ROLE_IDS:
        return Command(SIGN, (w.MARK, seat_named(rest[1]), ROLE_IDS.index(rest[2])))
    raise unread(" ".join([SIGN, *rest]))


# Words that are bought: what kind of word it is and which seat or role, or the text itself.

_WORD_KINDS: Final = {
    w.SAYS_NOTHING: "-nothing",
    w.SAYS_PLAYER: "-player",
    w.SAYS_TEXT: "",
    w.SAYS_ROLE: "-role",
}


def _word(written: str) -> tuple[int, int, str]:
    """The kind of a word, its seat or role, its text."""
    kind, _, name = written.partition(":")
    if written == "-":
        return w.SAYS_NOTHING, 0, ""
    if kind.lower() == "player" and name:
        return w.SAYS_PLAYER, seat_named(name), ""
    if kind.lower() == "role" and name.lower() in ROLE_IDS:
        return w.SAYS_ROLE, ROLE_IDS.index(name.lower()), ""
    return w.SAYS_TEXT, 0, written


def _word_text(kind: int, value: int, text: str) -> str:
    if kind == w.SAYS_NOTHING:
        return "-"
    if kind == w.SAYS_PLAYER:
        return f"player:{value}"
    return f"role:{ROLE_IDS[value]}" if kind == w.SAYS_ROLE else text


def _word_parts(kind: int, value: int, text: str) -> dict[str, object]:
    if kind == w.SAYS_NOTHING:
        return {}
    if kind == w.SAYS_PLAYER:
        return {"seat": value}
    return {"role": ROLE_IDS[value]} if kind == w.SAYS_ROLE else {"word": text}


def word_command(written: str) -> Command:
    """The command that sends a word."""
    kind, value, text = _word(written)
    return Command(SEND_WORD, (kind, value), text)


# Talk acts.


def act(verb: str, *arguments: int, reason: int = 0, asked: int = NO_SEAT, text: str = "") -> Command:
    """A talk act; `asked` makes it a question to that seat, with w.ANY in the open place.

    >>> Notation([]).text(act(SUSPECT, w.ANY, asked=4, reason=17))
    'because 17 ask 4 suspect any'
    """
    return Command(verb, (reason, asked, *arguments), text)


def _talk(words: list[str]) -> Command:
    reason, asked = 0, NO_SEAT
    rest = words
    if rest[0].lower() == "because":
        if len(rest) < 3:
            raise unread(" ".join(words))
        reason, rest = number_named(rest[1]), rest[2:]
        if reason == 0:
            raise Illegal(r.NO_SUCH_ENTRY)
        if rest[0].lower() in ("because", "pass", "over"):
            raise Illegal(r.NO_SUCH_REASON)
    if rest[0].lower() == "ask":
        if len(rest) < 3:
            raise unread(" ".join(words))
        asked, rest = seat_named(rest[1]), rest[2:]
        if rest[0].lower() not in ACTS:
            raise Illegal(r.BAD_QUESTION)
    verb = rest[0].lower()
    if verb == BOUGHT:
        return _bought(rest[1:], reason, asked)
    if verb not in ACTS or len(rest) != 1 + len(ACTS[verb]):
        raise unread(" ".join(words))
    arguments = [_argument(name, word.lower()) for name, word in zip(ACTS[verb], rest[1:])]
    return act(verb, *arguments, reason=reason, asked=asked)


def _bought(rest: list[str], reason: int, asked: int) -> Command:
    if asked != NO_SEAT and [word.lower() for word in rest] == ["any"]:
        return act(BOUGHT, w.ANY, 0, reason=reason, asked=asked)
    kind, value, text = _word(" ".join(rest))
    return act(BOUGHT, kind, value, reason=reason, asked=asked, text=text)


def _argument(name: str, word: str) -> int:
    if word == "any":
        return w.ANY
    if name == "about":
        return seat_named(word)
    if name in ("night", "entry"):
        return number_named(word)
    words = {"role": ROLE_IDS, "side": w.SIDES, "thumb": w.THUMBS}[name]
    if word not in words:
        raise unread(word)
    return words.index(word)


def _argument_text(name: str, value: int) -> str:
    if value == w.ANY:
        return "any"
    if name == "role":
        return ROLE_IDS[value]
    if name == "side":
        return w.SIDES[value]
    return w.THUMBS[value] if name == "thumb" else str(value)


def _talk_text(command: Command) -> str:
    verb, args = command.verb, command.args
    words = [f"because {args[REASON]}"] if args[REASON] else []
    words += [f"ask {args[ASKED]}"] if args[ASKED] != NO_SEAT else []
    if verb == BOUGHT:
        any_word = args[FIRST] == w.ANY
        words += [verb, "any" if any_word else _word_text(args[FIRST], args[FIRST + 1], command.text)]
    else:
        words += [verb, *[_argument_text(name, args[FIRST + n]) for n, name in enumerate(ACTS[verb])]]
    return " ".join(words)


def _talk_to_plain(command: Command) -> dict[str, object]:
    """A talk act; a question is a command of its own, and so is an act with a reason."""
    verb, args = command.verb, command.args
    name = verb
    parts: dict[str, object] = {}
    if args[ASKED] != NO_SEAT:
        name = f"asks-{verb}"
        parts["target"] = args[ASKED]
    if verb == BOUGHT:
        if args[FIRST] != w.ANY:
            name += _WORD_KINDS[args[FIRST]]
            parts |= _word_parts(args[FIRST], args[FIRST + 1], command.text)
    else:
        for n, part in enumerate(ACTS[verb]):
            value = args[FIRST + n]
            if value == w.ANY:  # what is asked for is in the name
                name = f"{name}-{part}" if len(ACTS[verb]) > 1 else name
            else:
                is_number = part in ("about", "night", "entry")
                parts[part] = value if is_number else _argument_text(part, value)
    if args[REASON]:
        name = f"because-{name}"
        parts["because"] = args[REASON]
    return {"command": name, **parts}
