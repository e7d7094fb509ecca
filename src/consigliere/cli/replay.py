"""`consigliere replay`: step through a record as one viewer saw it, or with everything open once it is over."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Final

from consigliere.cli import lookup, recordfile
from consigliere.cli.bounded import within_limits
from consigliere.cli.columns import clean
from consigliere.cli.errors import BadInput
from consigliere.cli.face import Face, face_of, speaking
from consigliere.cli.page import aside_width, page
from consigliere.cli.screen import Screen
from consigliere.kernel.match import Witness, live
from consigliere.kernel.viewer import GALLERY, viewer_name, viewer_named
from consigliere.texts import Texts, hear, reading

if TYPE_CHECKING:
    from consigliere.kernel.event import Plain
    from consigliere.kernel.match import Entry
    from consigliere.kernel.record import Record

ALL: Final = "all"
PAGE_STEPS: Final = 3  # earlier steps told on a page


def run(args: argparse.Namespace) -> int:
    """On a terminal step by step, in a pipe the whole story."""
    texts = lookup.texts_in(args.lang)
    if not args.unlimited:
        within_limits(args.file, _rehearse, args.file, args.viewer, args.lang)
    film = _film(args.file, args.viewer, texts)
    last = len(film.entries)
    to = last if args.to is None else args.to
    if not 0 <= to <= last:
        raise BadInput("cli-no-such-step", number=to, last=last)
    if args.json:
        print(json.dumps(film.to_plain(to), ensure_ascii=False))
        return 0
    screen = Screen(fast=True)
    if screen.is_terminal:
        _walk(film, screen, texts, to if args.to is not None else 0)
    else:
        for step in range(1, to + 1):
            screen.print(texts.say("cli-replay-step", n=step), *(f"  {line}" for line in film.lines(step)))
        if args.to is not None:
            screen.print(*film.page(to, screen))
    return 0


def _rehearse(file: str, viewer: str | None, language: str | None) -> None:
    """Everything that can be asked of the film, once: then it can be shown without a limit."""
    film = _film(file, viewer, lookup.texts_in(language))
    film.to_plain(len(film.entries))


def _film(file: str, seen_by: str | None, texts: Texts) -> Film:
    record, _ = recordfile.load(file)
    is_open = record.match.state.is_over() and seen_by in (None, ALL)
    if seen_by == ALL and not is_open:
        raise BadInput("cli-still-secret", file=file)
    viewer = GALLERY if seen_by in (None, ALL) else _viewer(str(seen_by), record)
    return Film(record, viewer, is_open, texts)


def _viewer(name: str, record: Record) -> int:
    """A viewer by the seat's name, its number from 1 on, or as records write it."""
    names = [given.lower() for given in record.names]
    if name.lower() in names:
        return names.index(name.lower())
    if name.isascii() and name.isdigit() and 1 <= int(name[:4]) <= len(names):
        return int(name) - 1
    try:
        viewer = viewer_named(name.lower())
    except ValueError:
        viewer = -1
    if viewer not in record.match.game.viewers(len(names)):
        known = [*record.names, "gallery", ALL]
        raise BadInput("cli-unknown-viewer", viewer=name[:40], known=known)
    return viewer


class Film:
    """A record as one viewer saw it, step by step. What was taken back is left out."""

    def __init__(self, record: Record, viewer: int, is_open: bool, texts: Texts) -> None:
        self.match: Final = record.match
        self.names: Final = [clean(name) for name in record.names]
        self.entries: Final = live(record.match.entries)
        self._viewer = viewer
        self._is_open = is_open
        self._texts = speaking(record.match.game, texts)
        self._voices: dict[int, int] = {}
        if reading(record.match.game.name).refers:
            for entry in self.entries:
                for told in self.match.telling(entry, GALLERY):
                    hear(told, self._voices)
        self._face = face_of(self.match.game)(self.match.game, self.names, self._texts, Screen(fast=True))
        for step in range(1, len(self.entries) + 1):
            self._face.retold(self.telling(step))  # what is told later may rest on it

    def telling(self, step: int) -> list[Plain]:
        """What the viewer is told of a step; with everything open each event is told to whoever knew the most."""
        entry = self.entries[step - 1]
        if not self._is_open:
            return self.match.telling(entry, self._viewer)
        found: list[Plain] = []
        for event in entry.events:
            kinds, texts = self.match.game.kinds, self.match.texts
            viewers = [GALLERY, *range(self.match.seats)]
            told = [kinds.telling(event, viewer, texts) for viewer in viewers]
            heard = [plain for plain in told if plain is not None]
            if heard:
                found.append(min(heard, key=lambda plain: list(plain.values()).count("unknown")))
        return found

    def lines(self, step: int) -> list[str]:
        """A step in sentences."""
        me = self._viewer if self._viewer < self.match.seats else None
        told = self._face.retold(self.telling(step))
        lines = self._texts.tellings(self.match.game.name, told, self.names, me, self._voices)
        return [clean(line) for line in lines]

    def witness(self, step: int, viewer: int) -> Witness:
        """A viewer after so many steps."""
        found = Witness(self.match.game, self.match.seats, self.match.options, viewer)
        for entry in self.entries[:step]:
            found.hear(entry.events)
        return found

    def page(self, step: int, screen: Screen) -> list[str]:
        """The table after so many steps."""
        face = face_of(self.match.game)(self.match.game, self.names, self._texts, screen)
        first = max(1, step - PAGE_STEPS)
        log = [line for earlier in range(first, step + 1) for line in self.lines(earlier)] if step else []
        hands = self._hands(step, face)
        lines = page(
            face, self.witness(step, self._viewer).view(), log, hands if screen.is_terminal else None
        )
        return lines if screen.is_terminal else lines + hands

    def _hands(self, step: int, face: Face) -> list[str]:
        """Every hand, once the game is over and they are open."""
        if not self._is_open:
            return []
        return face.open_hands(
            [self.witness(step, seat).view() for seat in range(self.match.seats)], aside_width(face)
        )

    def to_plain(self, to: int) -> Plain:
        """The steps and the last view as plain values."""
        view = self.witness(to, self._viewer).view()
        return {
            "game": self.match.game.name,
            "seats": self.names,
            "options": dict(self.match.options),
            "viewer": ALL if self._is_open else viewer_name(self._viewer),
            "steps": [self._step_to_plain(step, self.entries[step - 1]) for step in range(1, to + 1)],
            "view": self.match.game.view_to_plain(view),
        }

    def _step_to_plain(self, step: int, entry: Entry) -> Plain:
        return {
            "step": step,
            "by": viewer_name(entry.actor),
            "told": self.telling(step),
            "lines": self.lines(step),
        }


def _walk(film: Film, screen: Screen, texts: Texts, step: int) -> None:
    """Enter for the next step, b for the one before, a number for that one, q to stop."""
    last = len(film.entries)
    while True:
        screen.clear()
        screen.print(*film.page(step, screen))
        answer = screen.ask(texts.say("cli-replay-prompt", n=step, last=last) + " ")
        if answer is None or answer.lower() in ("q", "quit"):
            return
        if answer.lower() in ("b", "back"):
            step = max(0, step - 1)
        elif answer.isascii() and answer.isdigit():
            step = min(last, int(answer[:9]))
        elif not answer and step == last:
            return
        else:
            step = min(last, step + 1)
