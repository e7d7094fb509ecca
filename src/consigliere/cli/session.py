"""A person, or several in turn, at a table in the terminal: pages, prompts, and what the bots do in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli import orders
from consigliere.cli.columns import clean
from consigliere.cli.errors import BadInput
from consigliere.cli.face import face_of, speaking
from consigliere.cli.orders import Orders
from consigliere.cli.page import fits, last, page
from consigliere.cli.recordfile import check_new
from consigliere.cli.story import Story
from consigliere.cli.words import plain
from consigliere.kernel.command import OPEN
from consigliere.kernel.deal import commitment
from consigliere.kernel.viewer import GALLERY, members

if TYPE_CHECKING:
    from consigliere.cli.screen import Screen
    from consigliere.cli.table import Table
    from consigliere.kernel.command import Command
    from consigliere.kernel.state import View
    from consigliere.texts import Texts

HAND_OVER: Final = 6  # lines of the message that hands the device over
ANSWERS: Final = {"yes": "y yes", "no": "n no", "stay": "c cancel"}
PAUSE: Final = 0.7  # seconds after what a bot did


class Session:
    """One table, from where it stands to its end or until somebody leaves."""

    def __init__(self, table: Table, texts: Texts, screen: Screen, path: str | None) -> None:
        self.table: Final = table
        self.match: Final = table.match
        self.game: Final = table.match.game
        self.texts: Final = speaking(self.game, texts)
        self.screen: Final = screen
        self.path = path  # where the table is saved after every step; None for nowhere
        names = [clean(name) for name in table.record.names]
        self.names: Final = names
        self.face: Final = face_of(self.game)(self.game, names, self.texts, screen)
        self.story: Final = Story(self.match, names, self.texts, self.face)
        self._orders: Final = Orders(self)
        self._alone: Final = len(table.people) == 1
        self._at_the_screen: int | None = table.people[0] if self._alone else None
        self._given: int | None = None  # to whom the one before the screen hands it
        self.face.sharers = [] if self._alone else table.people
        self._unread: list[str] = []  # what was told since the last page
        self._known: dict[int, int] = {}  # how many sentences each person knew when last asked
        self._asked_with: dict[int, int] = {}  # and how many when asked now
        self._answered = 0  # what bots have said or done since a person was asked
        self._scene: object = None  # what a person who has left the game is looking at
        self._is_hasty = False  # such a person wants to see the end
        if len(self.match.entries) > 1:
            # A game that goes on: what was told then is not news now.
            for viewer in (*map(self._viewer, table.people), GALLERY):
                self.story.all(viewer)

    def run(self) -> None:
        """Play until the game is over. Raises `Leave` if somebody wants to go."""
        while not self.match.state.is_over():
            self._look_on()
            speaker, self._given = self._given if self._given is not None else self._heard(), None
            if speaker is not None:
                self._turn(speaker)
            elif self.table.advance(self._next()):
                self._tell_the_room()
            else:
                self._turn(self._asked())

    # Whose turn it is.

    def hand_to(self, seat: int) -> bool:
        """The device goes to that person of this screen next, asked or not; False if nobody in the game sits there."""
        if seat not in self.table.people or self._viewer(seat) != seat:
            return False
        self._given = seat
        return True

    def _in_turn(self, seats: list[int]) -> list[int]:
        """These seats, from the one after whoever had the screen last."""
        last = -1 if self._at_the_screen is None else self._at_the_screen
        return sorted(seats, key=lambda seat: (seat - last - 1) % self.match.seats)

    def _asked(self) -> int:
        """The first person who is waited for; in a talk the next in turn, so that everyone gets a word in."""
        waiting = self.table.waiting_people()
        is_talk = not self._alone and self.face.is_talk(self.view(waiting[0]))
        return self._in_turn(waiting)[0] if is_talk else waiting[0]

    # Between the bots.

    def _speaker(self) -> int | None:
        """The person who may get a word in between the bots: who is alone with them, else the next in turn."""
        if self._alone:
            return self.table.people[0]
        waiting = members(self.match.state.waiting_for())
        if all(seat in self.table.people for seat in waiting):
            return None
        speakers = [seat for seat in self.table.people if self.face.is_talk(self.view(seat))]
        return self._in_turn(speakers)[0] if speakers else None

    def _forum(self) -> int | None:
        """After how many answers of bots that person is heard; None where they answer first."""
        speaker = self._speaker()
        return None if speaker is None else self.face.forum(self.view(speaker))

    def _heard(self) -> int | None:
        """The person who is heard now."""
        after = self._forum()
        return self._speaker() if after is not None and self._answered >= after else None

    def _next(self) -> int:
        """The seat with which to begin where several are asked: in a talk the one after whoever has spoken."""
        last = self.match.entries[-1].actor
        return last + 1 if self._forum() is not None and last < self.match.seats else 0

    def _remarks(self) -> None:
        """Let every bot that is asked nothing say something, if it wants to."""
        for seat in range(self.match.seats):
            if self.table.remark(seat):
                self._tell_the_room()

    def _look_on(self) -> None:
        """Whoever has left the game is asked from scene to scene whether to go on, and may ask for the end."""
        seat = self.table.people[0]
        if not self._alone or self._is_hasty or not self.screen.is_terminal or self._viewer(seat) == seat:
            return
        scene = self.face.scene(self.view(seat))
        if scene == self._scene or seat in self.table.waiting_people():
            return
        self._scene = scene
        self._until_read(seat)
        self._asks(seat)
        self.show(seat)
        while line := self._ask(seat):
            if plain(line) == "end":
                self._is_hasty = True
                return
            if self._orders.carry_out(seat, line) is None:
                self.screen.print(self.texts.say("cli-looking-on"))

    # Telling.

    def view(self, seat: int) -> View:
        """What a seat sees, from what it was told."""
        return self.match.witness(self._viewer(seat)).view()

    def _viewer(self, seat: int) -> int:
        return self.face.viewer(seat, self.match.witness(seat).view())

    def told(self, seat: int) -> list[str]:
        """Everything a person has been told."""
        return self.story.all(self._viewer(seat))

    def show(self, seat: int) -> None:
        """The page of one seat."""
        self.screen.clear()
        view = self.view(seat)
        log = self.face.recalled(view, self.told(seat))
        self.screen.print(*page(self.face, view, log, fresh=min(self.fresh(seat), len(log))))
        self._unread = []

    def fresh(self, seat: int) -> int:
        """How many of the last sentences a person was not yet told when last asked."""
        told = len(self.told(seat))
        return told - self._known.get(seat, told)

    def _asks(self, seat: int) -> None:
        """A person is asked: what was there when last asked is no longer new."""
        told = len(self.told(seat))
        self._known[seat] = self._asked_with.get(seat, told)
        self._asked_with[seat] = told

    def _tell_the_room(self) -> None:
        """What everyone before the screen may hear: one person hears as that seat, several as the gallery."""
        if not self._alone and not self.screen.is_terminal:
            return  # a transcript tells it to each in turn
        hearer = self._viewer(self.table.people[0]) if self._alone else GALLERY
        news = [f"  {sentence}" for sentence in self.story.news(hearer)]
        self.screen.print(*news)
        self._unread += news
        if news:
            self._answered += 1
        if news and not self._is_hasty:
            self.screen.pause(PAUSE)

    def _until_read(self, seat: int) -> None:
        """On a terminal the page will replace what was told; wait if it does not show all of it once more."""
        view = self.view(seat)
        is_shown = len(self.face.recalled(view, self.told(seat))) >= len(self._unread)
        if len(self._unread) > 1 and not (is_shown and fits(self.face, view, self._unread)):
            self.screen.ask(self.texts.say("cli-press-enter"))

    # Turns.

    def _turn(self, seat: int) -> None:
        """One decision of a person, however many lines it takes."""
        if (self._alone or self.face.is_formality(self.view(seat))) and self._forced(seat):
            return
        if self._alone and self.face.is_debate(self.view(seat)):
            self._remarks()
        self._answered = 0
        if self._at_the_screen != seat:
            self._hand_over(seat)
        else:
            self._until_read(seat)
        if not self.screen.is_terminal:
            self.screen.print(*(f"  {sentence}" for sentence in self.story.news(self._viewer(seat))))
        self._asks(seat)
        self.show(seat)
        while True:
            line = self._ask(seat) or self.face.on_enter(self.view(seat))
            if not line and self._listens(seat):
                return
            changed = self._orders.carry_out(seat, line)
            if changed:
                self._after(seat)
            if changed or (changed is None and self._submit(seat, line)):
                return

    def _listens(self, seat: int) -> bool:
        """Whether others can go on when this person has nothing to say."""
        waiting = members(self.match.state.waiting_for())
        return seat not in waiting or (waiting != [seat] and bool(self.face.forum(self.view(seat))))

    def _ask(self, seat: int) -> str:
        while (line := self.screen.ask(self.texts.say("cli-prompt", name=self.names[seat]) + " ")) is None:
            self._orders.quit()
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
            self.screen.print(*orders.refused(self, seat, found, refusal))
            return False
        self._after(seat)
        if self._alone and found[-1].number == OPEN:
            self._remarks()
        return True

    def _after(self, seat: int) -> None:
        """A step was made: save it, then tell it. With several people the hand goes out of sight first."""
        if self.path is not None:
            self.save(None)
        if not self._alone and seat not in self.table.waiting_people():
            self.screen.clear()
        self._tell_the_room()

    def _forced(self, seat: int) -> bool:
        """Answer for a person alone with the bots where there is but one answer.

        With several people before one screen everyone is asked, unless nobody has anything else to answer: who is
        passed over would show something.
        """
        step = self.face.forced(self.view(seat))
        if step is None:
            return False
        refusal = self.match.submit(seat, [self.game.parse(step)])
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
        while self.screen.ask(self.texts.say("cli-hand-over-enter", name=self.names[seat])) is None:
            self._orders.quit()
        self._at_the_screen = seat

    # Files.

    def save(self, path: str | None) -> None:
        """Write the table to its file, to a named one from now on, or to the one we would suggest."""
        target = path or self.path or self.suggested()
        if target != self.path:
            check_new(target)
        self.table.save(target)
        self.path = target

    def save_as(self, answer: str) -> bool:
        """Save the table where an answer says: under the name we suggest, or under another; False if that fails."""
        name = None if answer == "" or self.is_answer("yes", answer) else answer
        try:
            self.save(name)
        except BadInput as wrong:
            self.screen.print(wrong.said(self.texts))
            return False
        return True

    def is_answer(self, meaning: str, answer: str) -> bool:
        """Whether an answer is one of the words for yes, no or staying, in English or in the reader's language."""
        words = f"{ANSWERS[meaning]} {self.texts.say(f'cli-answer-{meaning}')}"
        return plain(answer) in plain(words).split()

    def suggested(self) -> str:
        """A name for the file that no other game will have."""
        return f"{self.game.name}-{commitment(self.table.record.deal.secret)[:8]}.json"
