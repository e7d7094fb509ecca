"""What a viewer remembers and the table does not show: cards that are proven, what the nights allow, signs and words.

The view shows one's own card, team and answers. Memory adds what follows for certain from what was told: a Coward who
passed something on, a Tough Guy who did not fall to an arrest that the team knows of, a Don whom the vest saved; and
who surely is not what, such as the Coward whoever keeps the gun. Memory also keeps what was shown to the viewer alone:
the signs of the team, and the words of bribed ghosts.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.decode import Plain, Reading
from consigliere.games.offer.ledger import packed_word, word_kind, word_value
from consigliere.games.offer.night import arrested
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import (
    ASSASSIN,
    COWARD,
    DON,
    LOYAL_BRUTE,
    NO_SEAT,
    ROLE_IDS,
    TOUGH_GUY,
    UNKNOWN,
)
from consigliere.kernel.event import NO_TEXT, Event
from consigliere.kernel.state import Knowledge, State
from consigliere.kernel.viewer import bit, members

_ROLE_WORDS = (*ROLE_IDS, "unknown")


class Memory(Knowledge):
    """Cards that are certain to a viewer, and what may have happened in the dark."""

    def __init__(self, viewer: i64, seats: i64) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.roles: vec[i64] = vec[i64]([UNKNOWN] * seats)  # proven, though not shown
        self.not_don: i64 = 0  # players who are surely not the Don
        self.not_coward: i64 = 0  # nor the Coward, nor whoever gives the gun, nor the vest
        self.not_accomplice: i64 = 0
        self.not_brute: i64 = 0
        self.doomed: i64 = NO_SEAT  # the Tough Guy, if the viewer's team has arrested him
        self.can_be_doomed: i64 = 0  # who may have been arrested as the Tough Guy in the last night
        self.has_fallen: i64 = 0  # somebody fell in a night with calls, so an offer may have been wasted
        self.marks: vec[i64] = vec[i64]([UNKNOWN] * seats)  # the role with which the team marked each seat
        self.words: vec[i64] = vec[i64]([0] * seats)  # what each ghost has sent the viewer for a bribe
        # Of this night: who of the team was the last to propose somebody new, whom somebody shook his head at, and
        # to whom the viewer has answered with a sign since he pointed.
        self.lead: i64 = NO_SEAT
        self.refused: i64 = 0
        self.answered: i64 = 0
        # Between nightfall and the report: whom the viewer's team arrested, whom the viewer struck, who wore the vest.
        self._target: i64 = NO_SEAT
        self._struck: i64 = NO_SEAT
        self._vest: i64 = NO_SEAT
        self._knows: i64 = 0  # the viewer was one of those who made the arrest
        self._is_hidden: i64 = 0  # somebody may have worn the vest unseen
        # Between daybreak or an election and the placing of an item: for whom the viewer knows that it was meant.
        self._gun_for: i64 = w.UNSET
        self._vest_for: i64 = w.UNSET

    def copy(self) -> Memory:
        other = Memory(self.viewer, self.seats)
        other.roles = self.roles[:]
        other.not_don = self.not_don
        other.not_coward = self.not_coward
        other.not_accomplice = self.not_accomplice
        other.not_brute = self.not_brute
        other.doomed = self.doomed
        other.can_be_doomed = self.can_be_doomed
        other.has_fallen = self.has_fallen
        other.marks = self.marks[:]
        other.words = self.words[:]
        other.lead = self.lead
        other.refused = self.refused
        other.answered = self.answered
        other._target = self._target
        other._struck = self._struck
        other._vest = self._vest
        other._knows = self._knows
        other._is_hidden = self._is_hidden
        other._gun_for = self._gun_for
        other._vest_for = self._vest_for
        return other

    def hear(self, event: Event, view: State) -> None:
        kind = event.kind
        if kind == e.NIGHT_CLEARED:
            assert isinstance(view, Position)
            self._remember_night(view)
            self._forget_signs()
        elif kind == e.POINTED:
            assert isinstance(view, Position)
            self._see_pointer(view, event.a, event.b)
        elif kind == e.SIGNED:
            assert isinstance(view, Position)
            self._see_sign(view, event)
        elif kind == e.WHISPERED:
            assert isinstance(view, Position)
            if event.b == w.WORD and event.a == view.seen_seat(self.viewer):
                named = members(event.c)
                self.words[view.bribes[event.a]] = packed_word(event.d, named[0] if named else 0, NO_TEXT)
        elif kind == e.DAWN_REPORTED:
            assert isinstance(view, Position)
            self._conclude(view, event.b)
        elif kind == e.ELIMINATED:
            assert isinstance(view, Position)
            self.roles[event.a] = UNKNOWN  # the table shows it now
            if event.a == self.doomed:
                self.doomed = NO_SEAT
            if event.c == w.BY_NIGHT:
                if view.day > 0:
                    self.has_fallen = 1
                if _fell_by_arrest(view, event.b):
                    self.can_be_doomed = 0
        elif kind == e.CAUSE_TOLD:
            if event.b == w.BY_ARREST:
                self.can_be_doomed = 0
        elif kind == e.DAY_BEGAN:
            assert isinstance(view, Position)
            self._gun_for = view.choice(w.GIVE_GUN)
            self._vest_for = view.choice(w.GIVE_VEST)
        elif kind == e.ITEM_ELECTED:
            if event.a == w.GUN:
                self._gun_for = event.b
            else:
                self._vest_for = event.b
        elif kind == e.ITEM_PLACED:
            assert isinstance(view, Position)
            self._see_item(view, event.a, event.b)
        elif kind == e.ITEM_REFUSED:
            self.roles[event.b] = COWARD
            self.not_coward &= ~bit(event.b)
        elif kind == e.GAME_ENDED:
            self._forget()

    def _forget(self) -> None:
        """All cards are open."""
        self.roles = vec[i64]([UNKNOWN] * self.seats)
        self.not_don = 0
        self.not_coward = 0
        self.not_accomplice = 0
        self.not_brute = 0
        self.doomed = NO_SEAT
        self.can_be_doomed = 0
        self.marks = vec[i64]([UNKNOWN] * self.seats)
        self.words = vec[i64]([0] * self.seats)
        self._forget_signs()

    def _forget_signs(self) -> None:
        """What was shown in one night only."""
        self.lead = NO_SEAT
        self.refused = 0
        self.answered = 0

    def _see_pointer(self, view: Position, seat: i64, choice: i64) -> None:
        """One of the team points; whoever points where nobody else does has proposed somebody [OFF-9.11]."""
        if view.agreed.fast:
            return
        self.answered &= ~bit(seat)
        if choice >= view.seats:
            if self.lead == seat:
                self.lead = NO_SEAT
            return
        other: i64
        for other in range(view.seats):
            if other != seat and view.pointers[other] == choice:
                return
        self.lead = seat

    def _see_sign(self, view: Position, event: Event) -> None:
        """A mark is kept; a nod or a shake is about whom the other one points at [OFF-9.11]."""
        if event.b == w.MARK:
            self.marks[event.c] = event.d
            return
        if event.a == view.seen_seat(self.viewer):
            self.answered |= bit(event.c)
        pointed = view.pointers[event.c]
        if pointed >= view.seats:
            return
        if event.b == w.SHAKE:
            self.refused |= bit(pointed)
        else:
            self.refused &= ~bit(pointed)

    def _see_item(self, view: Position, item: i64, seat: i64) -> None:
        """Nobody makes himself an offer, and before the Coward nothing stays [OFF-10.6, OFF-10.27, OFF-5.15].

        What was meant for one and lies before another has been passed on in secret [OFF-11.13].
        """
        if item == w.HEAD:
            self.not_don |= bit(seat)
            return
        agreed = view.agreed
        self.not_coward |= bit(seat)
        meant: i64 = self._gun_for if item == w.GUN else self._vest_for
        if meant < view.seats and meant != seat:
            self.roles[meant] = COWARD
        is_given: bool = not (agreed.coward_secret and agreed.counts[COWARD] > 0)  # to this very player
        if is_given and not agreed.self_gift and agreed.elected_item != item:
            if item == w.GUN:
                self.not_accomplice |= bit(seat)
            else:
                self.not_brute |= bit(seat)

    def _remember_night(self, view: Position) -> None:
        """What the viewer knows of the choices that are about to be carried out."""
        own = view.seen_seat(self.viewer)
        self.doomed = NO_SEAT
        self._target = NO_SEAT
        self._struck = NO_SEAT
        self._vest = view.vest
        self._knows = 0
        if own == NO_SEAT or view.agreed.fast or (view.living >> own) & 1 == 0:
            return
        self._is_hidden = 1 if _may_be_hidden(view) else 0
        if (view.team >> own) & 1:
            self._knows = 1
            self._target = arrested(view)
        if view.roles[own] == ASSASSIN and view.choice(w.STRIKE) < view.seats and not self._is_hidden:
            self._struck = view.choice(w.STRIKE)

    def _conclude(self, view: Position, fallen: i64) -> None:
        """What the report proves to those who know what was chosen [section 5, may be inferred]."""
        own = view.seen_seat(self.viewer)
        self.can_be_doomed = 0 if self._knows else view.everyone & ~bit(self._vest)
        target = self._target
        if target != NO_SEAT and (fallen >> target) & 1 == 0 and target != self._vest:
            if self._is_hidden:
                self.can_be_doomed = bit(target)
                self.not_coward |= bit(target)  # no vest would have saved him [OFF-10.15]
            else:
                self.roles[target] = TOUGH_GUY
                self.doomed = target
        struck = self._struck
        if struck != NO_SEAT and (fallen >> struck) & 1 == 0:
            if self._vest != struck:
                self.not_don |= bit(struck)
            elif (fallen >> own) & 1 == 0:
                self.roles[struck] = DON
            elif target != own:
                self.not_don |= bit(struck)

    def to_plain(self) -> Plain:
        return {
            "roles": [_ROLE_WORDS[role] for role in self.roles],
            "not_don": members(self.not_don),
            "not_coward": members(self.not_coward),
            "not_accomplice": members(self.not_accomplice),
            "not_brute": members(self.not_brute),
            "arrested": None if self.doomed == NO_SEAT else int(self.doomed),
            "arrest_possible": members(self.can_be_doomed),
            "has_fallen": self.has_fallen == 1,
            "marks": [_ROLE_WORDS[role] for role in self.marks],
            "words": [_word_to_plain(word) for word in self.words],
            "lead": None if self.lead == NO_SEAT else int(self.lead),
            "refused": members(self.refused),
            "answered": members(self.answered),
        }


def _word_to_plain(word: i64) -> object:
    """A seat if a player was named, else what kind of word came."""
    return int(word_value(word)) if word_kind(word) == w.SAYS_PLAYER else w.ANSWERS[word_kind(word)]


def _fell_by_arrest(view: Position, role: i64) -> bool:
    """Whether whoever fell in a night fell by that night's arrest, and nothing else can have been the cause."""
    if role in (ASSASSIN, TOUGH_GUY):
        return False
    return role != DON or view.agreed.counts[ASSASSIN] == 0


def _may_be_hidden(view: Position) -> bool:
    """Whether a vest that is never shown can have been given in this night [OFF-10.15]; in the opening none is."""
    if not view.agreed.vest_same_night or view.agreed.counts[LOYAL_BRUTE] == 0 or view.day == 0:
        return False
    brute = view.seat_of(LOYAL_BRUTE)
    return brute == NO_SEAT or (view.living >> brute) & 1 == 1


def memory_from_plain(plain: Plain, viewer: int, seats: int) -> Memory:
    """The memory that was encoded; ValueError if it is none."""
    memory = Memory(viewer, seats)
    reading = Reading(plain, seats)
    for seat, role in enumerate(_of_each_seat(reading, "roles", seats)):
        memory.roles[seat] = Reading({"role": role}, seats).word("role", _ROLE_WORDS)
    for seat, role in enumerate(_of_each_seat(reading, "marks", seats)):
        memory.marks[seat] = Reading({"mark": role}, seats).word("mark", _ROLE_WORDS)
    for seat, word in enumerate(_of_each_seat(reading, "words", seats)):
        read = Reading({"word": word}, seats)
        if isinstance(word, int):
            memory.words[seat] = packed_word(w.SAYS_PLAYER, read.seat("word"), NO_TEXT)
        else:
            memory.words[seat] = packed_word(read.word("word", w.ANSWERS), 0, NO_TEXT)
    memory.not_don = reading.mask("not_don")
    memory.not_coward = reading.mask("not_coward")
    memory.not_accomplice = reading.mask("not_accomplice")
    memory.not_brute = reading.mask("not_brute")
    memory.doomed = reading.seat("arrested")
    memory.can_be_doomed = reading.mask("arrest_possible")
    memory.has_fallen = reading.flag("has_fallen")
    memory.lead = reading.seat("lead")
    memory.refused = reading.mask("refused")
    memory.answered = reading.mask("answered")
    return memory


def _of_each_seat(reading: Reading, name: str, seats: int) -> list[object]:
    found = reading.list(name)
    if len(found) != seats:
        raise ValueError(f"knowledge lacks one of the {name} for each seat")
    return found
