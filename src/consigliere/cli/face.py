"""How a game is shown and typed in a terminal. A game with a module of its own here gives a better face.

This one is made from view, choices and texts alone, so every game can be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from consigliere.cli.columns import flowed, grid, hanging, indented, wide, wrapped
from consigliere.cli.facts import Fact, Facts, facts_of
from consigliere.cli.screen import Screen
from consigliere.cli.words import Reader, plain
from consigliere.editions import own_names
from consigliere.kernel.command import Command
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.match import Entry
from consigliere.kernel.option import Options
from consigliere.kernel.state import Outcome, View
from consigliere.kernel.viewer import members
from consigliere.texts import Texts, reading

if TYPE_CHECKING:
    from consigliere.cli.story import Story


class Face:
    """A game as seen by one viewer. Everything is made from that viewer's view."""

    how = "any"  # which message says how to play by typing: `cli-play-how-any`
    usual_seats: tuple[int, ...] = (3,)  # unless a number is given: the first of these that the options allow
    pointless: frozenset[str] = frozenset()  # orders of which the help has nothing to say in this game
    letters = 1  # of the sign of a seat: two where single letters name something else on the board
    silent: frozenset[str] = frozenset()  # events of others that pages show in another way than by sentences
    # What is typed, besides notation and what the reader's language says: further words for a verb or for a whole
    # command in notation; further names of things; words that say nothing; the verbs of an ordinary turn.
    said: Mapping[str, str] = MappingProxyType({})
    aliases: Mapping[str, str] = MappingProxyType({})
    filling: frozenset[str] = frozenset()
    turn: frozenset[str] = frozenset()
    # Verbs after which several things may be named: a step each, and then done.
    several: frozenset[str] = frozenset()

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        self.game: Final = game
        self.names: Final = names
        self.texts: Final = texts
        self.screen: Final = screen
        self.signs: Final = signs(names, self.letters)
        # Terminals that turn words of a script from right to left around must not turn a table with them:
        # between its cells such a language has a bar, which is a letter from left to right.
        self.bar: Final = texts.say("cli-bar") or " "
        self.sharers: list[int] = []  # the people before this screen, if they are several
        self._reader: Final = Reader(self)

    @property
    def column(self) -> int:
        """The column beside the board from which choices may stand: here below it, since facts need the whole width."""
        return self.screen.width

    @staticmethod
    def names_here(game: Game, texts: Texts) -> dict[str, str]:
        """What things are called in a terminal where the names elsewhere would not tell them apart, by message."""
        return {}

    # What is shown.

    def about(self, options: Options) -> str:
        """The game in a few sentences, for whoever sits down."""
        return self.texts.say(f"{self.game.name}.about")

    def headline(self, view: View) -> str:
        """Where the game stands, in one line."""
        return self.texts.word(self.game.name, self.game.name)

    def board(self, view: View) -> list[str]:
        """The world: a map, a circle of seats."""
        return self._lines(self._facts(view).table)

    def world(self, view: View) -> list[str]:
        """The world in words, for a transcript, which shows no drawings."""
        return self.board(view)

    def seats(self, view: View) -> list[str]:
        """The people: one line or more for each seat."""
        facts = self._facts(view)
        lines: list[str] = []
        for seat in range(len(self.names)):
            turn = ">" if seat in self.asked(view) else " "
            marks = self.screen.paint(" ".join(f"<{mark}>" for mark in facts.marks[seat]), "bold")
            name = (
                self.texts.say("cli-seat-you", name=self.name(seat))
                if seat == view.viewer
                else self.name(seat)
            )
            lines.append(f"{turn} {self.sign(seat)} {name} {marks}".rstrip())
            lines += self._lines(facts.seats[seat], "    ")
        return lines

    def _facts(self, view: View) -> Facts:
        me = view.viewer if view.viewer < view.copy.seats else None
        plain_view, figures = self.game.view_to_plain(view), self.game.figures(view)
        return facts_of(self.game.name, plain_view, figures, self.names, self.texts, me)

    def _lines(self, facts: list[Fact], indent: str = "") -> list[str]:
        """Short facts side by side, each table under its title."""
        say, width = self.texts.say, self.screen.width
        short = [say("plain-pair", title=fact.title, value=fact.text) for fact in facts if not fact.rows]
        lines = wrapped(indent + f" {self.bar.strip() or '|'} ".join(short), width) if short else []
        for fact in (fact for fact in facts if fact.rows):
            lines.append(indent + self.screen.paint(fact.title, "faint"))
            titles = list(dict.fromkeys(title for row in fact.rows for title, _ in row))
            cells = [[dict(row).get(title, "-") for title in titles] for row in fact.rows]
            table = [f"{indent}  {line}" for line in grid([titles, *cells], f" {self.bar.strip()} ")]
            if max(map(wide, table)) > width:
                told = [
                    self.texts.joined([say("plain-pair", title=t, value=v) for t, v in row], "list-next")
                    for row in fact.rows
                ]
                table = [line for text in told for line in hanging(f"{indent}  - ", text, width)]
            lines += table
        return lines

    def recalled(self, view: View, log: list[str]) -> list[str]:
        """The sentences from which a page shows the last ones."""
        return log

    def hand(self, view: View) -> list[str]:
        """What the viewer alone holds, said to that viewer."""
        return []

    def guide(self, view: View) -> str:
        """How to play by typing."""
        return self.texts.say(f"cli-play-how-{self.how}")

    def held(self, view: View) -> str:
        """What the viewer alone holds."""
        return ""

    def open_hands(self, views: list[View], width: int) -> list[str]:
        """What everybody holds, from each seat's own view."""
        return [
            line
            for seat, view in enumerate(views)
            for line in hanging(f"{self.sign(seat)} ", self.held(view) or "-", width)
        ]

    def choices(self, view: View, rows: int) -> list[str]:
        """What the viewer may do now, with what it would cause; in so many lines if that can be done."""
        named = [f"{self.numeral(place)}  {text}" for place, text in enumerate(self._in_words(view), start=1)]
        return flowed(named, self.screen.width) if self.screen.is_terminal else named

    def _in_words(self, view: View) -> list[str]:
        """What the viewer may do now, in words."""
        return [self.worded(self.game.parse(text)) for text in self.legal(view)]

    def question(self, view: View) -> str:
        """What the viewer is asked, or for whom the table waits."""
        asked, has, say, game = self.asked(view), self.texts.has, self.texts.word, self.game.name
        stage = next(
            (name for name, field in reading(self.game.name).view.items() if field.get("of") == "stage"), ""
        )
        decision = f"decision-{self.game.view_to_plain(view).get(stage)}"
        if view.viewer in asked:
            return say(decision if has(decision) else "cli-ask-anything", game)
        if not asked:
            return ""
        seats = self.texts.joined([self.names[seat] for seat in asked])
        waiting = f"{decision}.waiting"
        return say(waiting if has(waiting) else "table-waiting", game, seats=seats)

    def warnings(self, view: View) -> list[str]:
        """What the viewer should not overlook before the answer: a line each."""
        return []

    def prompt(self, view: View) -> list[str]:
        """The last lines of a page: the warnings, and what is asked."""
        return [*self.warnings(view), self.question(view)]

    def atlas(self, view: View) -> list[str]:
        """The board once more, with everything there is to say about it."""
        return self.board(view)

    # What is typed.

    def steps(self, line: str, view: View) -> list[str]:
        """The steps a line means, in notation. Raises `Unclear`."""
        return self._reader.steps(line, view)

    def numbered(self, view: View) -> list[str]:
        """The choices in the numbered list on the page, in notation: a bare number picks one of them."""
        return self.legal(view)

    def shorthand(self, part: str, words: list[str], view: View) -> list[str]:
        """The steps that a short form of this game means, as it was typed and word by word; none if it is none."""
        return []

    def likeliest(self, commands: list[Command], view: View) -> list[Command]:
        """Of commands that the same words mean, those that are meant."""
        return commands

    def further(self, verb: str) -> list[str]:
        """What people who speak this language say for a verb besides what the page prints."""
        key = f"cli-said-{verb}"
        return plain(self.texts.say(key)).split() if self.texts.has(key) else []

    def worded(self, command: Command) -> str:
        """A command as the page names it."""
        return self.texts.command(self.game.name, self.game.command_to_plain(command), self.names)

    def legal(self, view: View) -> list[str]:
        """What the viewer may do now, in notation."""
        if view.viewer >= view.copy.seats:
            return []
        return [self.game.text(self.game.catalogue[number]) for number in view.copy.legal(view.viewer)]

    def typed(self, command: Command) -> str:
        """A command as a person would type it: by the names on the page."""
        return self.worded(command)

    def reason(self, view: View, command: Command) -> str:
        """What speaks for a step, in a few words; nothing if what it causes says it all."""
        return ""

    def order(self, word: str, rest: str, view: View, story: Story) -> list[str] | None:
        """The answer to a question that only this game's players ask; None if the word is none."""
        return None

    def retold(self, told: list[Plain]) -> list[Plain]:
        """What is told of one entry, as this face tells it."""
        return told

    def footnotes(self, told: list[Plain]) -> list[int]:
        """The entries of the game's own ledger without which nobody would understand what is told."""
        return []

    def entries(self, told: list[Plain], me: int | None) -> dict[int, str]:
        """The entries of that ledger that no event names by their number, in words for the one whose seat is `me`."""
        return {}

    # The course of an evening with bots.

    def viewer(self, seat: int, view: View) -> int:
        """As whom a person watches: as the seat, or as its ghost once it has left the game."""
        return seat

    def forced(self, view: View) -> str | None:
        """The step that is made for a person alone with bots: the only one there is."""
        legal = self.legal(view)
        return legal[0] if len(legal) == 1 else None

    def is_formality(self, view: View) -> bool:
        """Whether such a step is everybody's, so that several people before one screen need not be asked either."""
        return False

    def on_enter(self, view: View) -> str:
        """The line for which Enter stands; nothing for one more look."""
        return ""

    def forum(self, view: View) -> int | None:
        """After how many answers of bots a person who has a word in it is heard; None where bots answer first."""
        return None

    def is_talk(self, view: View) -> bool:
        """Whether the viewer may say a word of the open talk, after which others are to get one in."""
        return False

    def is_debate(self, view: View) -> bool:
        """Whether bots speak too that are asked nothing."""
        return False

    def scene(self, view: View) -> object:
        """What part of the game this is: whoever has left the game is asked between two of them whether to go on."""
        return None

    # The end.

    def standings(self, outcome: Outcome) -> list[str] | None:
        """Who came where, if that is said in another way than by places and scores."""
        return None

    def history(self, entries: list[Entry]) -> list[list[int]]:
        """What each seat had, once for each time it could change; for the chart at the end."""
        return []

    def charted(self, n: int) -> str:
        """What the chart at the end shows, in so many columns."""
        return ""

    def accounts(self, entries: list[Entry]) -> list[str]:
        """Where the score of each seat comes from, for the end."""
        return []

    # Words shared by all faces.

    @property
    def new(self) -> str:
        """The sign of what is new in the log."""
        return "•" if self.screen.has_blocks else "*"

    def name(self, seat: int) -> str:
        """A seat's name in its colour."""
        return self.screen.paint(self.names[seat], self.screen.seat_style(seat))

    def numeral(self, n: int, width: int = 2) -> str:
        """A number below which others stand, as this language writes it."""
        return indented(self.texts.number(n), width)

    def sign(self, seat: int) -> str:
        """A seat's letter in its colour."""
        return self.screen.paint(self.signs[seat], self.screen.seat_style(seat), "bold")

    def asked(self, view: View) -> list[int]:
        """The seats the game waits for."""
        return members(view.copy.waiting_for())


def signs(names: list[str], length: int = 1) -> list[str]:
    """So many letters for each seat, no two the same.

    >>> signs(["anna", "bruno", "Anton"]), signs(["anna", "bruno", "Anton"], 2)
    (['A', 'B', 'N'], ['An', 'Br', 'At'])
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        first, *others = [letter for letter in name if letter.isalpha()] or [str(seat + 1)]
        if length == 1:
            signs_of = [letter.upper() for letter in (first, *others, str(seat + 1))]
        else:
            signs_of = [first.upper() + letter.lower() for letter in (*others, str(seat + 1))]
        found.append(next((sign for sign in signs_of if sign not in found), "?"))
    return found


def speaking(game: Game, texts: Texts) -> Texts:
    """The texts for a game in a terminal: with the names of its edition, and with those that only a terminal has."""
    own = own_names(game)
    return texts.calling(own | face_of(game).names_here(game, texts.calling(own)))


def face_of(game: Game) -> type[Face]:
    """The game's own face: the `FACE` of the module beside this one that has the game's name."""
    module = f"consigliere.cli.{game.name}"
    if find_spec(module) is None:
        return Face
    face: type[Face] = import_module(module).FACE
    return face
