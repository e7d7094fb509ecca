"""How a game is shown and typed in a terminal. A game with a module of its own here gives a better face.

This one is made from view, choices and notation alone, so every game can be played.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from consigliere.cli.screen import Screen
from consigliere.kernel.game import Game
from consigliere.kernel.match import Entry
from consigliere.kernel.state import View
from consigliere.kernel.viewer import members
from consigliere.texts import Texts


class Unclear(Exception):
    """A typed word that means nothing, or too much. `known` are the things it could have meant."""

    def __init__(self, word: str, known: list[str]) -> None:
        super().__init__(word)
        self.word: Final = word
        self.known: Final = known


class Face:
    """A game as seen by one viewer. Everything is made from that viewer's view."""

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        self.game: Final = game
        self.names: Final = names
        self.texts: Final = texts
        self.screen: Final = screen
        self.signs: Final = signs(names)
        # Terminals that turn words of a script from right to left around must not turn a table with them:
        # between its cells such a language has a bar, which is a letter from left to right.
        self.bar: Final = texts.say("cli-bar") or " "

    @property
    def column(self) -> int:
        """The column beside the board from which choices may stand."""
        return 48

    # What is shown.

    def headline(self, view: View) -> str:
        """Where the game stands, in one line."""
        return self.game.name.capitalize()

    def board(self, view: View) -> list[str]:
        """The world: a map, a circle of seats."""
        plain = self.game.view_to_plain(view)
        return [f"{key}: {value}" for key, value in plain.items() if key != "seats"]

    def seats(self, view: View) -> list[str]:
        """The people: one line or more for each seat."""
        plain = self.game.view_to_plain(view).get("seats")
        lines = plain if isinstance(plain, list) else []
        return [f"{name}: {line}" for name, line in zip(self.names, lines)]

    def hand(self, view: View) -> list[str]:
        """What the viewer alone holds, said to that viewer."""
        return []

    def held(self, view: View) -> str:
        """What the viewer alone holds."""
        return ""

    def choices(self, view: View, rows: int) -> list[str]:
        """What the viewer may do now, with what it would cause; in so many lines if that can be done."""
        return [f"{place}  {text}" for place, text in enumerate(self.legal(view), start=1)]

    def question(self, view: View) -> str:
        """What the viewer is asked."""
        return self.texts.say("cli-ask-anything")

    def atlas(self, view: View) -> list[str]:
        """The board once more, with everything there is to say about it."""
        return self.board(view)

    # What is typed.

    def steps(self, line: str, view: View) -> list[str]:
        """The steps a line means, in notation. Raises `Unclear`."""
        legal = self.legal(view)
        found = [part.strip() for part in line.split(";") if part.strip()]
        number = plain(line.strip())
        if number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= len(legal):
            return [legal[int(number) - 1]]
        return found

    def legal(self, view: View) -> list[str]:
        """What the viewer may do now, in notation."""
        if view.viewer >= view.copy.seats:
            return []
        return [self.game.text(self.game.catalogue[number]) for number in view.copy.legal(view.viewer)]

    # The end.

    def history(self, entries: list[Entry]) -> list[list[int]]:
        """What each seat had, once for each time it could change; for the chart at the end."""
        return []

    # Words shared by all faces.

    def name(self, seat: int) -> str:
        """A seat's name in its colour."""
        return self.screen.paint(self.names[seat], self.screen.seat_style(seat))

    def sign(self, seat: int) -> str:
        """A seat's letter in its colour."""
        return self.screen.paint(self.signs[seat], self.screen.seat_style(seat), "bold")

    def asked(self, view: View) -> list[int]:
        """The seats the game waits for."""
        return members(view.copy.waiting_for())


def signs(names: list[str]) -> list[str]:
    """One letter for each seat, no two the same.

    >>> signs(["anna", "bruno", "Anton"])
    ['A', 'B', 'N']
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        letters = [letter.upper() for letter in name if letter.isalpha()] + [str(seat + 1)]
        found.append(next((letter for letter in letters if letter not in found), "?"))
    return found


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


def plain(word: str) -> str:
    """A word as it is compared: small letters, the digits and signs of a plain keyboard, no joiners.

    >>> plain("ＲＯＭＡ"), plain("１０；"), plain("۱۰"), plain("سیه‌نا") == plain("سیهنا")
    ('roma', '10;', '10', True)
    """
    folded = unicodedata.normalize("NFKC", word).lower().replace("\u200c", "").replace("؛", ";")
    return "".join(str(unicodedata.decimal(char, char)) for char in folded)


def face_of(game: Game) -> Callable[[Game, list[str], Texts, Screen], Face]:
    """The game's own face: the `FACE` of the module beside this one that has the game's name."""
    module = f"consigliere.cli.{game.name}"
    if find_spec(module) is None:
        return Face
    face: Callable[[Game, list[str], Texts, Screen], Face] = import_module(module).FACE
    return face
