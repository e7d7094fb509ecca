"""What a person may type at a table of Condottiere, and the steps in notation that it means."""

from __future__ import annotations

from typing import Final

from consigliere.cli.face import Unclear, one_of, plain
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.notation import CARDS, NAMES, SHORT
from consigliere.games.condottiere.pieces import CARD_IDS
from consigliere.texts import Texts

NOTHING: Final = ("nothing", "none", "no", "-")
OFF: Final = ("off", *NOTHING)
# What a step is about, by its first word.
_CARDS: Final = ("play", "take", "keep", "discard")
_REGIONS: Final = ("choose", "favor")
_VERBS: Final = {
    "play": "play",
    "p": "play",
    "pass": "pass",
    "choose": "choose",
    "token": "choose",
    "favor": "favor",
    "favour": "favor",
    "take": "take",
    "keep": "keep",
    "discard": "discard",
    "draw": "draw",
    "show": "show",
    "give": "give",
}
_AS_THEY_ARE: Final = ("default", "away", "time-up")  # the house's own, so that the rules can say why not


class Words:
    """The words of one table: its seats' names, and cards and regions in the reader's language too."""

    def __init__(self, regions: tuple[str, ...], names: list[str], texts: Texts) -> None:
        self._regions = {name: name for name in regions} | {texts.region(name): name for name in regions}
        self._cards = dict(zip(CARDS, CARDS)) | {
            texts.card(card): name for card, name in zip(CARD_IDS, CARDS)
        }
        self._short = dict(SHORT) | {
            plain(texts.say(f"card-{card}.short")): name for card, name in zip(CARD_IDS, CARDS)
        }
        self._seats = dict(zip(names, NAMES)) | dict(zip(NAMES[: len(names)], NAMES))
        self._order = regions

    def steps(self, line: str, stage: int) -> list[str]:
        """The steps of a line. After a Scarecrow or a Bishop a bare word answers that card's question."""
        if plain(line).startswith("say "):
            return [f"say {line.split(maxsplit=1)[1]}" if len(line.split()) > 1 else line]
        found: list[str] = []
        for part in plain(line).split(";"):
            words = part.split()
            if not words:
                continue
            step = self._step(words, stage)
            found.append(step)
            if step == "play scarecrow":
                stage = e.TAKE_BACK
            elif step == "play bishop":
                stage = e.FAVOR
            else:
                stage = e.PLAY
        return found

    def _step(self, words: list[str], stage: int) -> str:
        first, rest = words[0], words[1:]
        if first in _AS_THEY_ARE:
            return " ".join(words)
        if first == "p" and not rest:
            return "pass"
        if stage == e.ANSWER and not rest:
            answer = {"1": "keep hand", "2": "discard hand"}.get(first)
            if answer:
                return answer
            if first in ("k", "keep", "d", "discard"):
                return "keep hand" if first.startswith("k") else "discard hand"
        verb = _VERBS.get(first)
        if verb is None:
            return self._bare(words, stage)
        return self._with_verb(verb, rest)

    def _with_verb(self, verb: str, rest: list[str]) -> str:
        if verb == "pass":
            return "pass up" if rest and rest[-1] == "up" else "pass"
        if not rest:
            raise Unclear(verb, [])
        if rest[0] == "hand" and verb in ("keep", "discard"):
            return f"{verb} hand"
        if verb in ("show", "give"):
            return self._handing(verb, rest)
        if verb == "draw":
            return f"draw {0 if rest[0] in NOTHING else rest[0]}"
        if verb == "favor" and rest[0] in OFF:
            return "favor off"
        if verb in _REGIONS:
            # "on" and "the" are what people say: put the favor on siena.
            return f"{verb} {self._region(rest[-1])}"
        if verb in ("take", "keep") and rest[0] in NOTHING:
            return f"{verb} nothing"
        return " ".join([verb, *(self._card(word) for word in rest if word not in ("and", "back"))])

    def _bare(self, words: list[str], stage: int) -> str:
        """A line without a verb answers the question that is asked."""
        first = words[0]
        if stage in (e.CHOOSE, e.FAVOR):
            verb = "choose" if stage == e.CHOOSE else "favor"
            if stage == e.FAVOR and first in OFF:
                return "favor off"
            if self._is_region(first):
                return f"{verb} {self._region(first)}"
            return f"play {self._card(first)}"
        if stage == e.TAKE_BACK:
            return "take nothing" if first in NOTHING else f"take {self._card(first)}"
        if stage == e.KEEP:
            if first in NOTHING:
                return "keep nothing"
            return " ".join(["keep", *(self._card(word) for word in words if word != "and")])
        if stage == e.DRAW and (first.isdigit() or first in NOTHING):
            return f"draw {0 if first in NOTHING else first}"
        return self._turn(first)

    def _turn(self, word: str) -> str:
        """A card that is played; failing that a region, so that the rules can say why not."""
        try:
            return f"play {self._card(word)}"
        except Unclear as unclear:
            if unclear.known or not self._is_region(word) or word.isdigit():
                raise
            return f"choose {self._region(word)}"

    def _card(self, word: str) -> str:
        return self._short[word] if word in self._short else one_of(word, self._cards)

    def _is_region(self, word: str) -> bool:
        try:
            self._region(word)
        except Unclear as unclear:
            return bool(unclear.known)
        return True

    def _region(self, word: str) -> str:
        """A region by its name, the beginning of it, or its number on the map."""
        if word.isascii() and word.isdigit():
            number = int(word[:4])
            if not 1 <= number <= len(self._order):
                raise Unclear(word, [])
            return self._order[number - 1]
        return one_of(word, self._regions)

    def _handing(self, verb: str, rest: list[str]) -> str:
        if "to" not in rest:
            raise Unclear(verb, [])
        at = rest.index("to")
        cards = [self._card(word) for word in rest[:at]]
        to = [one_of(word.strip(","), self._seats) for word in rest[at + 1 :] if word != "and"]
        return " ".join([verb, *cards, "to", *to])
