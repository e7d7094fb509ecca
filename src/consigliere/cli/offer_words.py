"""What a person may type at a table of An Offer You Can't Refuse, and the steps in notation that it means.

Players are named by their number in the table of seats, from 1, or by the beginning of their names.
"""

from __future__ import annotations

from typing import Final

from consigliere.cli.words import Unclear, one_of, plain
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS
from consigliere.kernel.command import SAY, Command
from consigliere.texts import Texts

NOBODY: Final = ("nobody", "none", "-")
ANY: Final = ("any", "?")

# What people write for the verbs of the notation; a beginning does if it is the only one.
_ACTS: Final = {verb: verb for verb in n.ACTS} | {
    "role": n.CLAIM,
    "will": n.WILL_VOTE,
    "promise": n.WILL_VOTE,
    "vote": n.WILL_VOTE,
    "want": n.ASK_VOTE,
    "out": n.ASK_VOTE,
}
_AT_SOMEBODY: Final = (
    *("accuse", "shoot", "elect", "point", "peek", "offer", "gun", "vest", "strike", "seek", "bribe"),
    *("tap", "place", "bang"),
)
_TO_A_SIDE: Final = ("blast", "coin", "pass gun", "pass vest", "set gun", "set vest")
_ALONE: Final = {
    "ready": "ready",
    "not ready": "not ready",
    "pass": "pass",
    "withdraw": "withdraw",
    "second": "second",
    "no": "no",
    "end": "end",
    "done": "end",
    "up": "up",
    "down": "down",
    "over": "over",
    "not over": "not over",
    "unpoint": "unpoint",
}
_AS_THEY_ARE: Final = ("default", "away", "time-up")  # the house's own, so that the rules can say why not
# Short answers to the question of a stage.
_ANSWERS: Final = {
    w.INTRODUCE: {"over": "pass", "no": "pass"},
    w.SECOND: {"s": "second", "y": "second", "yes": "second", "n": "no"},
    w.DEFENCE: {"over": "end", "pass": "end"},
    w.VOTE: {"u": "up", "d": "down", "y": "up", "yes": "up", "n": "down", "no": "down"},
}
_SIDED: Final = {
    w.BLAST: "blast",
    w.COIN: "coin",
    w.PASS_GUN: "pass gun",
    w.PASS_VEST: "pass vest",
}


class Words:
    """The words of one table: its players' names, and roles, sides and thumbs in the reader's language too."""

    def __init__(self, game: str, names: list[str], texts: Texts) -> None:
        self._names: Final = names
        self._seats: Final = {name: str(seat) for seat, name in enumerate(names)}
        self._roles: Final = self._vocabulary(game, "role", ROLE_IDS, texts)
        self._sides: Final = self._vocabulary(game, "side", w.SIDES, texts)
        self._thumbs: Final = self._vocabulary(game, "thumb", w.THUMBS, texts)
        self._hands: Final = self._vocabulary(game, "side", w.SIDES_OF_A_SEAT, texts)
        verbs = {verb: verb for verb in (*_AT_SOMEBODY, "because", "ask", n.SIGN, n.SEND_WORD)}
        signs = {sign: f"{n.SIGN} {sign}" for sign in w.SIGNS}
        alone = {word: verb for word, verb in _ALONE.items() if " " not in word}
        known = verbs | signs | _ACTS | alone | {"blast": "blast", "coin": "coin"}
        # The verbs of the reader's language stand for those of notation.
        self._translated: Final = {
            plain(word): verb
            for verb in dict.fromkeys(known.values())
            if texts.has(f"cli-said-{verb}")
            for word in texts.say(f"cli-said-{verb}").split()
        }
        self._verbs: Final = known | self._translated

    def _vocabulary(self, game: str, kind: str, ids: tuple[str, ...], texts: Texts) -> dict[str, str]:
        ours = {texts.word(f"{kind}-{name}", game): name for name in ids}
        return {name.replace("_", " "): name for name in ids} | {name: name for name in ids} | ours

    # Reading.

    def steps(self, line: str, stage: int, target: str, last_night: int) -> list[str]:
        """The steps of a line. `target` is the verb that a bare name answers; reports are about `last_night`."""
        first = plain(line).split(maxsplit=1)[:1]
        if first and first[0] in (SAY, *w.CHANNELS[w.TO_TEAM :]):
            return [" ".join([first[0], *line.split(maxsplit=1)[1:]])]
        parts = [part for part in line.replace("؛", ";").split(";") if part.strip()]
        return [self._step(part.split(), stage, target, last_night) for part in parts]

    def _step(self, written: list[str], stage: int, target: str, last_night: int) -> str:
        words = [plain(word).strip(",.،。、") for word in written]
        words[0] = self._translated.get(words[0], words[0])
        whole = " ".join(words)
        if words[0] in _AS_THEY_ARE:
            return whole
        if target and (whole in NOBODY or whole == "no"):
            return f"{target} nobody"
        answer = _ANSWERS.get(stage, {}).get(whole) or _ALONE.get(whole)
        if answer is not None:
            return answer
        if stage in _SIDED and len(words) == 1 and self._is_known(whole, self._hands):
            return f"{_SIDED[stage]} {one_of(whole, self._hands)}"
        if target and len(words) == 1 and self._is_seat(whole):
            return f"{target} {self.seat(whole)}"
        for verb in _TO_A_SIDE:
            if whole.startswith(f"{verb} "):
                return f"{verb} {one_of(whole.removeprefix(verb).strip(), self._hands)}"
        return self._act(written, words, last_night)

    def _act(self, written: list[str], words: list[str], last_night: int) -> str:
        verb = one_of(words[0], self._verbs)
        rest = words[1:]
        if verb == "because":
            return self._because(written, rest, last_night)
        if len(rest) > 2 and rest[-2] == "because":
            reason = f"because {_number(rest[-1])} "
            return reason + self._act(written[:-2], words[:-2], last_night)
        if verb == "ask":
            return self._question(rest)
        if verb.startswith(n.SIGN):
            return self._sign(verb, rest)
        if verb in (n.BOUGHT, n.SEND_WORD):
            return f"{verb} {self._word(written[1:])}"
        if verb in n.ACTS:
            return self._statement(verb, rest, last_night)
        if verb in _AT_SOMEBODY:
            named = " ".join(rest)
            return f"{verb} {'nobody' if named in NOBODY else self.seat(named)}"
        if rest:
            raise Unclear(" ".join(words), [])
        return verb

    def _because(self, written: list[str], rest: list[str], last_night: int) -> str:
        if len(rest) < 2:
            raise Unclear("because", [])
        return f"because {_number(rest[0])} {self._act(written[2:], rest[1:], last_night)}"

    def _statement(self, verb: str, rest: list[str], last_night: int) -> str:
        if verb == n.CLAIM:
            return f"{verb} {one_of(' '.join(rest), self._roles)}"
        if verb == n.REPORT and len(rest) == 2:
            rest = [str(last_night), *rest]
        return " ".join([verb, *self._arguments(verb, rest)])

    def _arguments(self, verb: str, rest: list[str]) -> list[str]:
        names = n.ACTS[verb]
        if len(rest) != len(names):
            raise Unclear(" ".join([verb, *rest]), [])
        return [self._argument(name, word) for name, word in zip(names, rest)]

    def _argument(self, name: str, word: str) -> str:
        if word in ANY:
            return "any"
        if name == "about":
            return self.seat(word)
        if name in ("night", "entry"):
            return _number(word)
        return one_of(word, {"role": self._roles, "side": self._sides, "thumb": self._thumbs}[name])

    def _question(self, rest: list[str]) -> str:
        """`ask 3 claim`: what is left out is what is asked for."""
        if len(rest) < 2:
            raise Unclear("ask", [])
        verb, given = one_of(rest[1], _ACTS), rest[2:]
        names = n.ACTS[verb]
        if len(given) < len(names):
            given = self._with_open_place(verb, given)
        said = given if verb == n.BOUGHT else self._arguments(verb, given)
        return " ".join(["ask", self.seat(rest[0]), verb, *said])

    def _with_open_place(self, verb: str, given: list[str]) -> list[str]:
        if verb == n.WILL_VOTE and len(given) == 1 and self._is_known(given[0], self._thumbs):
            return ["any", given[0]]
        if verb == n.REPORT and len(given) == 2 and self._is_known(given[1], self._sides):
            return [given[0], "any", given[1]]
        return [*given, "any"]

    def _sign(self, verb: str, rest: list[str]) -> str:
        sign = verb.removeprefix(n.SIGN).strip() or one_of(" ".join(rest[:1]), dict(zip(w.SIGNS, w.SIGNS)))
        rest = rest if verb != n.SIGN else rest[1:]
        if not rest:
            raise Unclear(sign, [])
        role = f" {one_of(' '.join(rest[1:]), self._roles)}" if sign == w.SIGNS[w.MARK] else ""
        return f"{n.SIGN} {sign} {self.seat(rest[0])}{role}"

    def _word(self, written: list[str]) -> str:
        """A bought word: none, a player, a role, or the word as it was written."""
        word = " ".join(written)
        if not word or plain(word) in NOBODY:
            return "-"
        if word.isdigit() or plain(word) in map(plain, self._seats):
            return f"player:{self.seat(word)}"
        role = {plain(name): known for name, known in self._roles.items()}.get(plain(word))
        return word if role is None else f"role:{role}"

    def seat(self, word: str) -> str:
        """A player by number or name, as the notation writes it: the seats from 0. Raises `Unclear`."""
        number = plain(word).removeprefix("#")
        if number.isascii() and number.isdigit():
            if not 1 <= int(number[:9]) <= len(self._names):
                raise Unclear(word, [])
            return str(int(number) - 1)
        return one_of(word, self._seats)

    def role(self, word: str) -> str:
        """A role by its name. Raises `Unclear`."""
        return one_of(word, self._roles)

    def _is_seat(self, word: str) -> bool:
        """Whether a single word names a player and begins no verb."""
        if not plain(word).isdigit() and self._is_known(word, self._verbs):
            return plain(word) in map(plain, self._names)
        try:
            self.seat(word)
        except Unclear:
            return False
        return True

    def _is_known(self, word: str, known: dict[str, str]) -> bool:
        return any(plain(name).startswith(plain(word)) for name in known)

    def is_attempt(self, line: str) -> bool:
        """Whether a line that means nothing was meant as a command: a verb with no more words than it takes.

        A single word that begins several verbs is one too.
        """
        words = [plain(word).strip(",.") for word in line.split()]
        if ";" in plain(line) or not words:
            return True
        verb = self._verbs.get(words[0])
        if verb is None:
            return len(words) == 1 and self._is_known(words[0], self._verbs)
        return len(words) <= 1 + _most_words(verb)

    # Writing.

    def typed(self, command: Command, text: str) -> str:
        """A command as a person would type it; `text` is its notation."""
        if command.verb in n.ACTS:
            return self._typed_act(command)
        if command.verb == n.SIGN:
            role = f" {ROLE_IDS[command.args[2]]}" if command.args[0] == w.MARK else ""
            return f"{w.SIGNS[command.args[0]]} {self._names[command.args[1]]}{role}"
        verb, _, last = text.rpartition(" ")
        return f"{verb} {self._names[int(last)]}" if verb in _AT_SOMEBODY and last.isdigit() else text

    def _typed_act(self, command: Command) -> str:
        args, arguments = command.args, command.args[n.FIRST :]
        parts = [f"because {args[n.REASON]}"] if args[n.REASON] else []
        parts += [f"ask {self._names[args[n.ASKED]]}"] if args[n.ASKED] != NO_SEAT else []
        parts.append(command.verb)
        for name, value in zip(n.ACTS[command.verb], arguments):
            if value == w.ANY:
                continue
            if name == "about":
                parts.append(self._names[value])
            elif name == "word":
                parts.append(self._bought(value, arguments[1], command.text))
            else:
                words = {"role": ROLE_IDS, "side": w.SIDES, "thumb": w.THUMBS}.get(name)
                parts.append(str(value) if words is None else words[value])
        return " ".join(parts)

    def _bought(self, kind: int, value: int, text: str) -> str:
        if kind == w.SAYS_PLAYER:
            return self._names[value]
        return ROLE_IDS[value] if kind == w.SAYS_ROLE else text if kind == w.SAYS_TEXT else "-"


def _most_words(verb: str) -> int:
    """How many words may follow a verb; the name of a role has up to two.

    >>> _most_words("suspect"), _most_words("over"), _most_words("claim")
    (1, 0, 2)
    """
    if verb in ("ask", "because"):
        return 5
    if verb == n.CLAIM or verb.startswith(n.SIGN):
        return 2
    return len(n.ACTS[verb]) if verb in n.ACTS else int(verb in (*_AT_SOMEBODY, *_TO_A_SIDE, n.SEND_WORD))


def _number(word: str) -> str:
    """A number of the ledger or of a night, `17` or `#17`. Raises `Unclear`."""
    number = plain(word).removeprefix("#")
    if not (number.isascii() and number.isdigit()):
        raise Unclear(word, [])
    return number
