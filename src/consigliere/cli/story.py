"""What has happened so far, sentence by sentence, as each viewer was told it."""

from __future__ import annotations

from typing import Final

from consigliere.cli.columns import clean
from consigliere.kernel.match import Entry, Match
from consigliere.texts import Texts


class Story:
    """The log of a match in words. Sentences are made once for each viewer and kept."""

    def __init__(self, match: Match, names: list[str], texts: Texts) -> None:
        self._match: Final = match
        self._names: Final = names
        self._texts: Final = texts
        self._told: dict[int, list[str]] = {}
        self._entries: dict[int, int] = {}

    def news(self, viewer: int) -> list[str]:
        """The sentences this viewer has not been told yet."""
        start = self._entries.get(viewer, 0)
        fresh = self._match.entries[start:]
        self._entries[viewer] = len(self._match.entries)
        found = [line for entry in fresh for line in self.of_entry(entry, viewer)]
        self._told.setdefault(viewer, []).extend(found)
        return found

    def of_entry(self, entry: Entry, viewer: int) -> list[str]:
        """What a viewer is told of one entry, as sentences."""
        me = viewer if viewer < len(self._names) else None
        if entry.withdraws is not None:
            if entry.actor == me:
                return [self._texts.say("cli-you-took-back")]
            return [self._texts.say("cli-took-back", name=self._names[entry.actor])]
        told = self._match.telling(entry, viewer)
        # What people say is theirs; what a terminal would obey is not for them to send.
        return [clean(line) for line in self._texts.tellings(self._match.game.name, told, self._names, me)]

    def all(self, viewer: int) -> list[str]:
        """Everything this viewer has been told."""
        self.news(viewer)
        return self._told[viewer]
