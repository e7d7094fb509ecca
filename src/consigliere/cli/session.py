"""A person, or several in turn, at a table in the terminal: pages, prompts, and what the bots do in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli import orders
from consigliere.cli.columns import clean
from consigliere.cli.face import face_of
from consigliere.cli.orders import Leave, Orders
from consigliere.cli.page import fits, last, page
from consigliere.cli.recordfile import check_new
from consigliere.cli.story import Story
from consigliere.editions import own_names
from consigliere.kernel.deal import commitment
from consigliere.kernel.viewer import GALLERY

if TYPE_CHECKING:
    from consigliere.cli.screen import Screen
    from consigliere.cli.table import Table
    from consigliere.kernel.command import Command
    from consigliere.kernel.state import View
    from consigliere.texts import Texts

HAND_OVER: Final = 6  # lines of the message that hands the device over
PAUSE: Final = 0.7  # seconds after what a bot did


class Session:
    """One table, from where it stands to its end or until somebody leaves."""

    def __init__(self, table: Table, texts: Texts, screen: Screen, path: str | None) -> None:
        self.table: Final = table
        self.match: Final = table.match
        self.game: Final = table.match.game
        self.texts: Final = texts.calling(own_names(self.game))
        self.screen: Final = screen
        self.path = path  # where the table is saved after every step; None for nowhere
        names = [clean(name) for name in table.record.names]
        self.names: Final = names
        self.face: Final = face_of(self.game)(self.game, names, self.texts, screen)
        self.story: Final = Story(self.match, names, self.texts)
        self._orders: Final = Orders(self)
        self._alone: Final = len(table.people) == 1
        self._at_the_screen: int | None = table.people[0] if self._alone else None
        self._unread: list[str] = []  # what was told since the last page
        if len(self.match.entries) > 1:
            # A game that goes on: what was told then is not news now.
            for viewer in (*table.people, GALLERY):
                self.story.all(viewer)

    def run(self) -> None:
        """Play until the game is over. Raises `Leave` if somebody wants to go."""
        while not self.match.state.is_over():
            if self.table.advance():
                self._tell_the_room()
            else:
                self._turn(self.table.waiting_people()[0])

    # Telling.

    def view(self, seat: int) -> View:
        """What a seat sees, from what it was told."""
        return self.match.witness(seat).view()

    def show(self, seat: int) -> None:
        """The page of one seat."""
        self.screen.clear()
        self.screen.print(*page(self.face, self.view(seat), self.story.all(seat)))
        self._unread = []

    def _tell_the_room(self) -> None:
        """What everyone before the screen may hear: one person hears as that seat, several as the gallery."""
        if not self._alone and not self.screen.is_terminal:
            return  # a transcript tells it to each in turn
        news = [
            f"  {sentence}" for sentence in self.story.news(self.table.people[0] if self._alone else GALLERY)
        ]
        self.screen.print(*news)
        self._unread += news
        if news:
            self.screen.pause(PAUSE)

    def _until_read(self, seat: int) -> None:
        """On a terminal the page will replace what was told; wait if it has no room for all of it."""
        if len(self._unread) > 1 and not fits(self.face, self.view(seat), self._unread):
            self.screen.ask(self.texts.say("cli-press-enter"))

    # Turns.

    def _turn(self, seat: int) -> None:
        """One decision of a person, however many lines it takes."""
        if self._alone and self._forced(seat):
            return
        if self._at_the_screen != seat:
            self._hand_over(seat)
        else:
            self._until_read(seat)
        if not self.screen.is_terminal:
            self.screen.print(*(f"  {sentence}" for sentence in self.story.news(seat)))
        self.show(seat)
        while True:
            line = self._ask(seat)
            changed = self._orders.carry_out(seat, line)
            if changed is None:
                changed = self._submit(seat, line)
            if changed:
                self._after(seat)
                return

    def _ask(self, seat: int) -> str:
        line = self.screen.ask(self.texts.say("cli-prompt", name=self.names[seat]) + " ")
        if line is None:
            raise Leave
        return line

    def commands(self, seat: int, line: str) -> list[Command] | None:
        """The steps a line means; None, and a word about it, if it means nothing."""
        return orders.commands(self, seat, line)

    def _submit(self, seat: int, line: str) -> bool:
        found = self.commands(seat, line)
        if found is None:
            return False
        refusal = self.match.submit(seat, found)
        if refusal is not None:
            self.screen.print(*self._orders.reason(refusal))
        return refusal is None

    def _after(self, seat: int) -> None:
        """A step was made: save it, then tell it. With several people the hand goes out of sight first."""
        if self.path is not None:
            self.save(None)
        if not self._alone and seat not in self.table.waiting_people():
            self.screen.clear()
        self._tell_the_room()

    def _forced(self, seat: int) -> bool:
        """Answer for a person alone with the bots where there is but one answer.

        With several people before one screen everyone is asked: who is passed over would show something.
        """
        legal = self.view(seat).copy.legal(seat)
        if len(legal) != 1:
            return False
        command = self.game.catalogue[legal[0]]
        refusal = self.match.submit(seat, [command])
        assert refusal is None, refusal
        self._after(seat)
        return True

    def _hand_over(self, seat: int) -> None:
        """Leave on the screen only what all may read, and wait until the right person sits before it."""
        self._at_the_screen = None
        self.screen.forget()
        self.screen.clear()
        unread = [sentence.strip() for sentence in self._unread]
        self.screen.print(*last(unread, self.screen.width, self.screen.height - HAND_OVER))
        self.screen.print(*self.texts.say("cli-hand-over", name=self.names[seat]).splitlines())
        if self.screen.ask(self.texts.say("cli-hand-over-enter", name=self.names[seat])) is None:
            raise Leave
        self._at_the_screen = seat

    # Files.

    def save(self, path: str | None) -> None:
        """Write the table to its file, to a named one from now on, or to the one we would suggest."""
        target = path or self.path or self.suggested()
        if target != self.path:
            check_new(target)
        self.table.save(target)
        self.path = target

    def suggested(self) -> str:
        """A name for the file that no other game will have."""
        return f"{self.game.name}-{commitment(self.table.record.deal.secret)[:8]}.json"
