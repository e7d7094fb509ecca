"""What typed words mean, in every game: the names and verbs of notation and of the reader's language.

A line is read step by step, each against what the steps before it would allow, and every word of it must mean
something: whatever is left over is refused, never dropped. A game brings the data (`Face.said`, `Face.numbered`, …).
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final

from consigliere.kernel.chance import NoChance
from consigliere.kernel.command import AWAY, DEFAULT, SAY, TIME_UP, Command
from consigliere.kernel.match import UNKNOWN
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.state import View
from consigliere.kernel.viewer import seat_of
from consigliere.texts import reading

if TYPE_CHECKING:
    from consigliere.cli.face import Face

HOUSE_WORDS: Final = (DEFAULT, AWAY, TIME_UP)  # the house's own, so that the rules can say why not
# How much of the name of a thing is said: all of it, a part, nothing.
WHOLE, PART, UNSAID = 0, 1, 2
_JOINERS: Final = re.compile("[\u200c\u200d\u0640'’ʼ]")
_LETTERS: Final = str.maketrans("يىك؛；", "ییک;;")  # as the keyboards of neighbours write them


class Unclear(Exception):
    """A typed word that means nothing, or too much. `known` are the things it could have meant.

    `before` are the words that were understood, if it is only left over after them.
    """

    def __init__(self, word: str, known: list[str], before: str = "") -> None:
        super().__init__(word)
        self.word: Final = word
        self.known: Final = known
        self.before: Final = before


def plain(word: str) -> str:
    """A word as it is compared: small letters, the digits and signs of a plain keyboard, no joiners and no marks.

    >>> plain("ＲＯＭＡ"), plain("１０；"), plain("۱۰"), plain("سیه‌نا") == plain("سیهنا")
    ('roma', '10;', '10', True)
    """
    folded = unicodedata.normalize("NFKC", word).lower().translate(_LETTERS)
    return "".join(
        str(unicodedata.decimal(char, char))
        for char in _JOINERS.sub("", folded)
        if unicodedata.category(char) != "Mn"
    )


def split(text: str) -> list[str]:
    """The words of a name or of a typed line.

    >>> split("Gentlemen's Club"), split("navy_yard"), split("no, «مزدور ۴»")
    (['gentlemens', 'club'], ['navy', 'yard'], ['no', 'مزدور', '4'])
    """
    return [word for word in re.split(r"[^\w-]+|_", plain(text)) if word]


def number_in(words: list[str]) -> int | None:
    """The number that is all that was typed; None if it is something else.

    >>> number_in(["3"]), number_in(["3", "4"]), number_in(["s03"])
    (3, None, None)
    """
    return int(words[0][:9]) if len(words) == 1 and words[0].isascii() and words[0].isdigit() else None


def one_of(word: str, known: dict[str, str]) -> str:
    """What a word means: a name in full or the only one it begins. Raises `Unclear`.

    >>> one_of("ro", {"roma": "roma", "Rom": "roma", "napoli": "napoli"})
    'roma'
    """
    low = plain(word)
    exact = {meaning: name for name, meaning in known.items() if plain(name) == low}
    begun = exact or {meaning: name for name, meaning in known.items() if plain(name).startswith(low)}
    if len(begun) == 1:
        return next(iter(begun))
    # Named as the person began to write it, if it can be written so: a name of two words cannot.
    raise Unclear(word, sorted(meaning if " " in name else name for meaning, name in begun.items()))


class Bag:
    """The words of one command: those that say what to do, and for each thing it is about all its names."""

    def __init__(self, verbs: list[list[str]], things: list[list[list[str]]]) -> None:
        """`verbs` are whole ways of saying it; the names in them are taken for names of the things."""
        self._things: Final = things
        named = {word for names in things for name in names for word in name}
        found: Counter[str] = Counter()
        for words in verbs:
            found |= Counter(word for word in words if word not in named)
        self._verbs: Final = found

    def has_verb(self, words: list[str]) -> bool:
        """Whether one of the words says what to do."""
        return any(word in self._verbs for word in words)

    def fit(self, words: list[str]) -> tuple[int, int] | None:
        """How far the words are only beginnings, and how much is not said; None if a word is left over.

        >>> bag = Bag([["thug"]], [[["navy", "yard", "docks"], ["navy", "yard"]]])
        >>> bag.fit(["thug", "dock"]), bag.fit(["navy", "yard"]), bag.fit(["gun"]), bag.fit(["yard", "yard"])
        ((1, 1), (0, 0), None, None)
        """
        left = list(words)
        said: list[tuple[int, list[list[str]]]] = []
        for names in self._things:
            best = max(names, key=lambda name: _taken(name, left))
            taken = list((Counter(best) & Counter(left)).elements())
            for word in taken:
                left.remove(word)
            rest = list((Counter(best) - Counter(taken)).elements())
            said.append(((WHOLE if not rest else PART), [rest]) if taken else (UNSAID, names))
        begun = 0
        verbs = self._verbs.copy()
        for word in list(left):
            if verbs[word] > 0:
                verbs[word] -= 1
                left.remove(word)
        missing = 0
        for state, names in said:
            for word in list(left):
                fitting = [name for name in names if any(other.startswith(word) for other in name)]
                if fitting:
                    names = [_without(name, word) for name in fitting]
                    left.remove(word)
                    begun += 1
                    state = PART
            missing += state
        for word in left:
            longer = next((verb for verb, n in verbs.items() if n > 0 and verb.startswith(word)), None)
            if longer is None:
                return None
            verbs[longer] -= 1
            begun += 2  # the beginning of a verb counts less than that of a name
        return begun, missing


def _taken(name: list[str], words: list[str]) -> tuple[bool, int]:
    """Whether a name is said whole by some of these words, and how many of them are its own."""
    own = sum((Counter(name) & Counter(words)).values())
    return own == len(name), own


def _without(name: list[str], word: str) -> list[str]:
    """A name without the first word of it that this one begins."""
    place = next(place for place, other in enumerate(name) if other.startswith(word))
    return name[:place] + name[place + 1 :]


class Reader:
    """Reads what is typed at one table, by the data of the game's face."""

    def __init__(self, face: Face) -> None:
        self._face: Final = face
        self._game: Final = face.game
        self._bags: Final[dict[int, Bag]] = {}
        self._sentences: Final[dict[int, list[str]]] = {}

    @cached_property
    def _known(self) -> list[Command]:
        """The commands of this table: found out when somebody types, since a game may know thousands."""
        return [command for command in self._game.catalogue if self._is_of_this_table(command)]

    @cached_property
    def _notation(self) -> set[str]:
        return {self._game.text(command) for command in self._known}

    def _is_of_this_table(self, command: Command) -> bool:
        """Whether all seats that a command names are there."""
        seat = self._game.command_to_plain(command).get("seat")
        return not isinstance(seat, int) or seat < len(self._face.names)

    def steps(self, line: str, view: View) -> list[str]:
        """The steps a line means, in notation. Raises `Unclear`."""
        first, *rest = line.split(maxsplit=1) or [""]
        if plain(first) == SAY and rest:
            return [f"{SAY} {rest[0]}"]
        whole = self._sentence(line, view)
        if whole:
            return [whole]
        found: list[str] = []
        now: View | None = view
        for part in plain(line).split(";"):
            if part.strip():
                for step in self._part(part.strip(), now):
                    found.append(step)
                    now = self._after(step, now)
        return found

    def _sentence(self, line: str, view: View) -> str:
        """The choice whose whole sentence was typed as the page prints it, semicolons and all; empty if none was."""
        words = split(line)
        legal = [self._game.parse(text) for text in self._face.legal(view)]
        return next((self._game.text(one) for one in legal if self._words_of(one) == words), "")

    def _words_of(self, command: Command) -> list[str]:
        """The words of the sentence for a command."""
        if command.number not in self._sentences:
            self._sentences[command.number] = split(self._face.worded(command))
        return self._sentences[command.number]

    def _after(self, step: str, now: View | None) -> View | None:
        """What the viewer would see after a step; None if nobody can know, and after talk what was seen before."""
        if now is None:
            return None
        seat = seat_of(now.viewer)
        try:
            command = self._game.parse(step)
            if now.copy.refusal_for(seat, command) is not None:
                return now
            trial = now.copy.copy()
            trial.carry_out(seat, command, NoChance(), [])
        except Illegal:
            return now
        except UNKNOWN:
            return None
        return View(trial)

    def _part(self, part: str, now: View | None) -> list[str]:
        face = self._face
        words = split(part)
        if part.split()[0] in HOUSE_WORDS or part in self._notation:
            return [part]
        if now is not None:
            short = face.shorthand(part, words, now)
            if short:
                return short
            number = number_in(words)
            listed = face.numbered(now) if number is not None else []
            if number is not None and listed:
                if not 1 <= number <= len(listed):
                    raise Unclear(part, [])
                return [listed[number - 1]]
        wanted = [word for word in words if word not in face.filling] or words
        if not wanted:
            raise Unclear(part, [])
        meant = self._meant(part, wanted, now)
        found = [meant] if meant else self._listed(wanted, now) or self._several(part.split(), now)
        if not found:
            raise self._unclear(part, wanted, now)
        return found

    def _listed(self, words: list[str], now: View | None) -> list[str]:
        """A verb with a number from the list on the page, `choose 7`; nothing if it is none such."""
        *verbs, last = words
        number = number_in([last])
        listed = self._face.numbered(now) if now is not None and number is not None and verbs else []
        if number is None or not 1 <= number <= len(listed):
            return []
        chosen = self._bag(self._game.parse(listed[number - 1]))
        return [listed[number - 1]] if all(chosen.has_verb([verb]) for verb in verbs) else []

    def _several(self, words: list[str], now: View | None) -> list[str]:
        """One verb with several things, `discard 1 1 gun`: a step for each, and done; nothing if it is none such."""
        verb, *rest = words
        steps: list[str] = []
        while rest and now is not None:
            step, taken = "", 0
            for end in range(len(rest), 0, -1):
                step, taken = self._meant(" ".join(rest), split(" ".join([verb, *rest[:end]])), now), end
                if step:
                    break
            if not step or self._game.parse(step).verb not in self._face.several:
                return []
            steps.append(step)
            now, rest = self._after(step, now), rest[taken:]
        return [*steps, "done"] if steps and not rest else []

    def _meant(self, part: str, words: list[str], now: View | None) -> str:
        """The command that these words mean best, of those there are now or else of all; empty if none."""
        for commands in self._tiers(words, now):
            fitting = self._fitting(words, commands)
            if len(fitting) > 1 and now is not None:
                fitting = self._face.likeliest(fitting, now)
            if len(fitting) > 1:
                raise Unclear(part, self._told_apart(fitting, words))
            if fitting:
                return self._game.text(fitting[0])
        return ""

    def _tiers(self, words: list[str], now: View | None) -> Iterator[list[Command]]:
        """What may be done; then what can be meant though it may not be done, so that the rules can say why not.

        Who says a whole verb means that verb, and no name that begins with it; who says none means what is asked for
        now or a part of a turn.
        """
        legal = [] if now is None else [self._game.parse(text) for text in self._face.legal(now)]
        yield legal
        yield [command for command in self._known if self._bag(command).has_verb(words)]
        verbs = {command.verb for command in legal}
        yield [command for command in self._known if command.verb in verbs]
        yield [command for command in self._known if command.verb in self._face.turn]

    def _fitting(self, words: list[str], commands: list[Command]) -> list[Command]:
        """The commands that these words mean best: whole words go before beginnings, then what leaves least unsaid."""
        found = [(self._bag(command).fit(words), command) for command in commands]
        best = min((fit for fit, _ in found if fit is not None), default=None)
        return [] if best is None else [command for fit, command in found if fit == best]

    def _told_apart(self, commands: list[Command], words: list[str]) -> list[str]:
        """What commands could be meant: by the names that the words begin if these differ, else in whole sentences."""
        found: list[str] = []
        for command in commands:
            called = [name for names in self._things(command) for name in names]
            found += [name for name in called if any(w.startswith(words[-1]) for w in split(name))][:1]
        if len(set(found)) == len(commands):
            return sorted(found)
        return [self._face.typed(command) for command in commands]

    def _unclear(self, part: str, words: list[str], now: View | None) -> Unclear:
        """What is wrong: words that are left over after others that mean something, or all of it."""
        for end in range(len(words) - 1, 0, -1):
            if any(self._fitting(words[:end], commands) for commands in self._tiers(words[:end], now)):
                return Unclear(" ".join(words[end:]), [], " ".join(words[:end]))
        return Unclear(part, [])

    # The words of a command.

    def _bag(self, command: Command) -> Bag:
        number = command.number
        if number not in self._bags:
            self._bags[number] = self._called(command)
        return self._bags[number]

    def _called(self, command: Command) -> Bag:
        """All words by which a command may be called."""
        notation = self._game.text(command)
        said = [self._face.said.get(key, "").split() for key in (command.verb, notation)]
        said.append(self._face.further(command.verb))
        verbs = [split(notation), [command.verb], self._words_of(command), *said]
        things = [self._spelled(names) for names in self._things(command)]
        return Bag(verbs, things)

    def _spelled(self, names: list[str]) -> list[list[str]]:
        """Names word by word, without the words that say nothing."""
        spelled = [split(name) for name in names]
        telling = [[word for word in name if word not in self._face.filling] for name in spelled]
        return [name for name in telling if name]

    def _things(self, command: Command) -> list[list[str]]:
        """What a command is about, thing by thing, each with all its names: first as the page prints it."""
        notation, named = self._game.text(command).split(), self._game.command_to_plain(command)
        found: list[list[str]] = []
        for part, what in reading(self._game.name).commands.get(str(named["command"]), {}).items():
            several = named[part] if isinstance(named[part], list) else [named[part]]
            kind = what[0] if isinstance(what, list) else what
            assert isinstance(several, list)
            for value in several:
                written = [str(value)] if str(value) in notation else []
                found.append([*self._names(kind, value), *written] or [str(value)])
        return found

    def _names(self, kind: str, value: object) -> list[str]:
        """What a thing is called in the reader's language, in full and in short."""
        texts, game = self._face.texts, self._game.name
        if kind in ("seat", "seats") and isinstance(value, int):
            return self._face.names[value : value + 1]
        if isinstance(value, int):
            return [str(value)]
        found: list[str] = []
        for key in (f"{kind}-{value}", f"{kind}-{value}.short", f"card-{value}"):
            with suppress(KeyError):
                found.append(texts.word(key, game))
        return [*found, *self._face.aliases.get(str(value), "").split()]
