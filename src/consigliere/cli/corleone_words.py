"""What a person may type at a table of Corleone's Empire, and the steps in notation that it means."""

from __future__ import annotations

import re
from typing import Final

from consigliere.cli.corleone_choices import BY_VALUE
from consigliere.cli.face import Unclear, plain
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import HAND, PUBLIC
from consigliere.games.corleone.ground import EMPTY, NONE
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.command import Command
from consigliere.kernel.viewer import in_mask
from consigliere.texts import Texts

_AS_THEY_ARE: Final = ("default", "away", "time-up", "pass", "give", "show", "exchange")
# What people say for what notation says: the verb of a command, and words that mean a whole command.
_SAID: Final = {
    "decline": "no none nothing leave skip -",
    "done": "ok",
    "bid-nothing": "no none nothing 0 -",
    "take-horse-head": "yes y",
    "go-first": "me",
    "complete": "job public",
    "family": "member",
    "reopen": "again",
}
_FILLING: Final = ("a", "an", "the", "to", "in", "on", "at", "my", "from", "and")
# The actions of a turn; of them a bare word may be any.
_ACTIONS: Final = ("thug", "family", "complete", "ally")
_SEVERAL: Final = ("bid", "discard")  # of which several money cards may be named at once


class Words:
    """The words of one table: commands by what they are called in notation and in the reader's language."""

    def __init__(self, game: CorleoneGame, names: list[str], texts: Texts) -> None:
        self._game: Final = game
        self._texts: Final = texts
        self._seats: Final = dict(zip(NAMES, names))
        self._notation: Final = {game.text(command) for command in game.catalogue}
        self._bags: Final[dict[int, Bag]] = {}

    def steps(self, line: str, p: Corleone) -> list[str]:
        """The steps of a line; only the first is read against what may be done now. Raises `Unclear`."""
        if plain(line).startswith("say "):
            return [f"say {line.split(maxsplit=1)[1]}" if len(line.split()) > 1 else line]
        found: list[str] = []
        for part in plain(line).split(";"):
            words = re.sub("['’]", "", re.sub("[$_]", " ", part)).split()
            if words:
                found += self._part(part.strip(), words, p, is_first=not found)
        return found

    def _part(self, part: str, words: list[str], p: Corleone, is_first: bool) -> list[str]:
        if words[0] in _AS_THEY_ARE or part.strip() in self._notation:
            return [part]
        legal = self._legal(p) if is_first else []
        if is_first and len(words) == 1 and words[0].isdigit():
            return [self._numbered(words[0], legal, p)]
        verb, *rest = words
        if verb in _SEVERAL and len(rest) > 1 and all(word.isdigit() for word in rest):
            return [f"{verb} {word}" for word in rest] + ["done"]
        if (
            p.stage == e.ACTION
            and verb in ("thug", "don", "consigliere", "heir", "family")
            and len(rest) == 1
        ):
            words = [verb, *_split(self._place(rest[0], verb, p))]
        for commands in (legal, self._known(p)):
            fitting = self._fitting(words, commands)
            if fitting:
                return [self._only(part, fitting, p)]
        raise Unclear(part, [])

    def _legal(self, p: Corleone) -> list[Command]:
        return [self._game.catalogue[number] for number in p.legal(p.viewer)]

    def _known(self, p: Corleone) -> list[Command]:
        """What can be meant though it may not be done, so that the rules can say why not."""
        acts = p.stage == e.ACTION or not in_mask(p.waiting_for(), p.viewer)
        catalogue = self._game.catalogue
        return [command for command in catalogue if command.verb in _ACTIONS] if acts else list(catalogue)

    # Numbers.

    def _numbered(self, word: str, legal: list[Command], p: Corleone) -> str:
        """A number: of a turf for a thug, the value of a card where money is chosen, else a place in the list."""
        number = int(word[:9])
        if p.stage == e.ACTION:
            return f"thug {self._business(word, number, p)}"
        if p.stage in BY_VALUE:
            named = [command for command in legal if self._game.text(command).split()[-1] == word]
            nothing = [command for command in legal if command.verb == "bid-nothing"]
            if named or (number == 0 and nothing):
                return self._game.text((named or nothing)[0])
        elif 1 <= number <= len(legal):
            return self._game.text(legal[number - 1])
        raise Unclear(word, [])

    def _place(self, word: str, verb: str, p: Corleone) -> str:
        """A place by a number: of a turf for a thug, of a space for a family member."""
        number = word.removeprefix("s")
        if not number.isdigit():
            return word
        if verb == "thug":
            return self._business(word, int(number[:9]), p) if number == word else word
        return next((name for name in p.box.board.space_names if _number_in(name) == int(number[:9])), word)

    def _business(self, word: str, number: int, p: Corleone) -> str:
        """The business of a turf in which there is room for a thug; where none has any, the printed one."""
        board = p.box.board
        if not 1 <= number <= board.turfs:
            raise Unclear(word, [])
        here = [number - 1] + [int(p.tile(number - 1))] * (p.tile(number - 1) != NONE)
        free = [business for business in here if p.thug_in(business) == EMPTY]
        if len(free) > 1:
            raise Unclear(word, [board.business_names[business] for business in free])
        return board.business_names[(free or here)[0]]

    # Names.

    def _fitting(self, words: list[str], commands: list[Command]) -> list[Command]:
        """The commands that these words mean best: whole words go before beginnings, whole names before parts."""
        wanted = [word for word in words if word not in _FILLING] or words
        found = [(self._bag(command).fit(wanted), command) for command in commands]
        best = min((fit for fit, _ in found if fit is not None), default=None)
        return [] if best is None else [command for fit, command in found if fit == best]

    def _only(self, part: str, fitting: list[Command], p: Corleone) -> str:
        """The one command meant. Family members act alike; goods are paid before narcotics, for a job that is there."""
        if {command.verb for command in fitting} == {"family"} and len({c.args[1] for c in fitting}) == 1:
            return self._game.text(fitting[0])
        jobs = [command for command in fitting if command.verb == "complete"]
        there = [command for command in jobs if _is_there(p, command)] or jobs
        fewest = min((sum(command.args[2:]) for command in there), default=0)
        left = [
            self._game.text(command)
            for command in fitting
            if command not in jobs or (command in there and sum(command.args[2:]) == fewest)
        ]
        if len(left) > 1:
            raise Unclear(part, left)
        return left[0]

    def _bag(self, command: Command) -> Bag:
        number = command.number
        if number not in self._bags:
            self._bags[number] = self._called(command)
        return self._bags[number]

    def _called(self, command: Command) -> Bag:
        """All words by which a command may be called."""
        verbs = [command.verb, *_SAID.get(command.verb, "").split()]
        names: list[str] = []
        for part, value in self._game.command_to_plain(command).items():
            if part == "seat":
                names += [NAMES[command.args[0]], self._seats.get(NAMES[command.args[0]], "")]
            for word in value if isinstance(value, list) else [value]:
                names += self._names(word) if part != "command" and isinstance(word, str) else []
        return Bag(_split(" ".join([*verbs, self._game.text(command)])), [_split(name) for name in names])

    def _names(self, word: str) -> list[str]:
        """A word of notation, and what it is called in the reader's language."""
        keys = [f"{vocabulary}-{word}" for vocabulary in ("card", "place", "figure", "family", "effect")]
        named = [self._texts.word(key, self._game.name) for key in keys if self._texts.has(key)]
        return [word.removeprefix("money_"), *named]


class Bag:
    """The words of one command: its verbs, and the names of what it is about."""

    def __init__(self, verbs: list[str], names: list[list[str]]) -> None:
        self._verbs: Final = verbs
        self._names: Final = names
        self._words: Final = {*verbs, *(word for name in names for word in name)}

    def fit(self, words: list[str]) -> tuple[int, bool] | None:
        """How far the words are only beginnings, and whether no name is said whole; None if one is no word of it.

        >>> bag = Bag(["thug"], [["navy", "yard", "docks"]])
        >>> bag.fit(["thug", "dock"]), bag.fit(["navy", "yard", "docks"]), bag.fit(["gun"])
        ((1, True), (0, False), None)
        """
        begun = 0
        for word in words:
            if word not in self._words:
                if not any(other.startswith(word) for other in self._words):
                    return None
                # The beginning of a verb counts less than that of a name.
                begun += 1 if any(other.startswith(word) for name in self._names for other in name) else 2
        said = [word for word in words if word not in self._verbs] or words
        return begun, sorted(said) not in [sorted(name) for name in self._names]


def _is_there(p: Corleone, command: Command) -> bool:
    """Whether the job of a command lies where the command takes it from."""
    job, source = command.args[:2]
    return bool(p.laid(PUBLIC, job) if source == e.FROM_PUBLIC else p.held(HAND, p.viewer, job))


def _split(text: str) -> list[str]:
    """The words of a name.

    >>> _split("Gentlemen's Club"), _split("navy_yard")
    (['gentlemens', 'club'], ['navy', 'yard'])
    """
    bare = re.sub("['’]", "", plain(text))
    return [word for word in re.split(r"[^\w-]+|_", bare) if word]


def _number_in(name: str) -> int:
    """The number in the name of a space.

    >>> _number_in("s03")
    3
    """
    digits = re.sub(r"\D", "", name)
    return int(digits) if digits else 0
