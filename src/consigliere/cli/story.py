"""What has happened so far, sentence by sentence, as each viewer was told it."""

from __future__ import annotations

from collections import deque
from typing import Final

from consigliere.cli.columns import clean
from consigliere.cli.face import Face
from consigliere.kernel.event import Plain
from consigliere.kernel.match import Entry, Match
from consigliere.kernel.viewer import FIRST_GHOST, GALLERY
from consigliere.texts import Texts

RECENT: Final = 6


class Story:
    """The log of a match in words. Sentences are made once for each viewer and kept."""

    def __init__(self, match: Match, names: list[str], texts: Texts, face: Face) -> None:
        self._match: Final = match
        self._names: Final = names
        self._texts: Final = texts
        self._face: Final = face
        self._told: dict[int, list[str]] = {}
        self._entries: dict[int, int] = {}
        self._numbered: dict[int, dict[int, str]] = {}
        self._read: dict[int, int] = {}
        self._voices: dict[int, int] = {}  # who made what has a number
        self._recent: dict[int, deque[list[int]]] = {}  # the numbers in each of the last sentences

    def news(self, viewer: int) -> list[str]:
        """The sentences this viewer has not been told yet."""
        own = seat_of(viewer)
        start = self._entries.get(viewer, self._entries.get(own, 0))  # a ghost has heard what its seat has
        fresh = self._match.entries[start:]
        self._entries[viewer] = len(self._match.entries)
        found = [line for entry in fresh for line in self.of_entry(entry, viewer)]
        self._told.setdefault(viewer, list(self._told.get(own, []))).extend(found)
        return found

    def of_entry(self, entry: Entry, viewer: int) -> list[str]:
        """What a viewer is told of one entry, as sentences."""
        me = self._me(viewer)
        if entry.withdraws is not None:
            if entry.actor == me:
                return [self._texts.say("cli-you-took-back")]
            return [self._texts.say("cli-took-back", name=self._names[entry.actor])]
        silent = self._face.silent
        told = [
            plain
            for plain in self._face.retold(self._match.telling(entry, viewer))
            if plain["event"] not in silent or (me is not None and plain.get("seat") == me)
        ]
        lines = self._sentences(told, me)
        return self._with_footnotes(lines, told, viewer)

    def _with_footnotes(self, lines: list[str], told: list[Plain], viewer: int) -> list[str]:
        """The last sentence with what it points to, unless that stands a few sentences above."""
        recent = self._recent.setdefault(viewer, deque(maxlen=RECENT))
        pointed = self._face.footnotes(told)
        for number in pointed:
            if not any(number in above for above in recent) and number in self.numbered(viewer):
                note = self.numbered(viewer)[number]
                lines[-1] = self._texts.say("cli-footnote", sentence=lines[-1], note=note)
        recent.extend([] for _ in lines[1:])
        if lines:
            recent.append([*pointed, *(n for plain in told if isinstance(n := plain.get("number"), int))])
        return lines

    def _sentences(self, told: list[Plain], me: int | None) -> list[str]:
        # What people say is theirs; what a terminal would obey is not for them to send.
        game = self._match.game.name
        return [clean(line) for line in self._texts.tellings(game, told, self._names, me, self._voices)]

    def all(self, viewer: int) -> list[str]:
        """Everything this viewer has been told."""
        self.news(viewer)
        return self._told[viewer]

    def numbered(self, viewer: int) -> dict[int, str]:
        """The sentences of what has a number in the game's own ledger, by that number."""
        found = self._numbered.setdefault(viewer, {})
        me = self._me(viewer)
        for entry in self._match.entries[self._read.get(viewer, 0) :]:
            told = self._face.retold(self._match.telling(entry, viewer))
            by_number: dict[int, list[Plain]] = {}
            for plain in told:
                number = plain.get("number")
                if isinstance(number, int):
                    by_number.setdefault(number, []).append(plain)
            for number, same in by_number.items():
                found[number] = " ".join(self._sentences(same, me))
            found |= self._face.entries(told, me)
        self._read[viewer] = len(self._match.entries)
        return found

    def _me(self, viewer: int) -> int | None:
        own = seat_of(viewer)
        return own if own < len(self._names) else None


def seat_of(viewer: int) -> int:
    """The seat of a viewer, also of one who watches as a ghost; the gallery stays itself."""
    return viewer - FIRST_GHOST if FIRST_GHOST <= viewer < GALLERY else viewer
