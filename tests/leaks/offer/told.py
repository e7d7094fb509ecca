"""Leaks in what is told: packets to the wrong people, one message more or less, a Moderator who knows too much."""

from __future__ import annotations

from typing import Any

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT
from consigliere.kernel.event import SAID
from consigliere.kernel.viewer import EVERYBODY, NOBODY, bit, members
from tests.leaks import planting
from tests.leaks.offer.leaky import Leaky

CALLS_CLOSE = 2  # the checkpoint at which items are given


class Noting(planting.Noting, Leaky):
    """Says a word more where something happens."""


class ToldToAll(Leaky):
    """What is meant for a few goes to everybody."""

    KIND = 0
    ABOUT: int | None = None  # of whispers, if not all of them

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        if kind == self.KIND and self.ABOUT in (None, b):
            told = readers = EVERYBODY
        super().emit_to(told, readers, kind, a, b, c, d)


def told_to_all(kind: int, about: int | None = None) -> type[Leaky]:
    """A state that tells one kind of event to everybody."""
    return type("ToldToAll", (ToldToAll,), {"KIND": kind, "ABOUT": about})


class ChannelsAreCounted(Leaky):
    """Who talks where nobody else can hear it is told to all; only the words are kept back."""

    CHANNEL = w.TO_GHOSTS

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(told, readers, kind, a, b, c, d)
        if kind == SAID and b == self.CHANNEL:
            self.note(e.PASSED, a)


class TeamChannelIsCounted(ChannelsAreCounted):
    CHANNEL = w.TO_TEAM


class EmptyPacketsSpared(Leaky):
    """Only whoever has something to hear gets a packet: the number of messages tells."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        if kind != e.WHISPERED or b != w.NOTHING or not self.is_low():
            super().emit_to(told, readers, kind, a, b, c, d)


class EmptyWordsSpared(Leaky):
    """The packet in which a ghost's word comes is sent only if there was a bribe."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        is_word = kind == e.WORD_BROUGHT
        if not is_word or any(self.bribes[seat] < self.seats for seat in range(self.seats)):
            super().emit_to(told, readers, kind, a, b, c, d)


class NarrationNamesTheTeam(Noting):
    """The Moderator's story of the evening begins with a traitor."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ASKED and b == w.TALK:
            self.note(e.PASSED, self.traitors()[0])


class CallsOfTheLiving(Noting):
    """A call is announced again while its role is in a low seat."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ASKED and b == w.NIGHT_2 and self.is_low():
            self.note(e.CALL_ANNOUNCED, w.PEEK)


class BallotsAreCountedAsTheyCome(Noting):
    """So many thumbs are down already."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.BALLOT_IN:
            self.note(e.TIME_ANNOUNCED, len(members(self.downs)))


class ElectionsAreCountedAsTheyCome(Noting):
    """Somebody has named himself."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.ELECTION_IN and a == b:
            self.note(e.PASSED, a)


class ThumbsChangedAreTold(Noting):
    """One message more when a ballot that was in is turned over to down."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.BALLOT_IN and b == w.DOWN:
            self.note(e.PASSED, a)


class QuietNightsAreExplained(Noting):
    """Nobody fell, but somebody was chosen."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.NIGHT_CLEARED and any(pointer < self.seats for pointer in self.pointers):
            self.note(e.RULES_EXPLAINED)


class DoomIsHinted(Noting):
    """A sigh is heard when somebody is through with talking and the Tough Guy has been arrested."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.OVER_SAID and self.doomed != NO_SEAT:
            self.note(e.RULES_EXPLAINED)


class GunIsHeard(Noting):
    """A thud where the gun will lie."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHECKPOINT_PASSED and b == CALLS_CLOSE and self.choice(w.GIVE_GUN) < self.seats:
            self.note(e.PASSED, self.choice(w.GIVE_GUN))


class OfferIsSmelt(Noting):
    """A smell of horses while the Don has just made his offer."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHECKPOINT_PASSED and b == CALLS_CLOSE and self.choice(w.OFFER) < self.seats:
            self.note(e.RULES_EXPLAINED)


class DefaultsOfTheNightAreTold(Noting):
    """Who was played for by night: that somebody had not confirmed yet is nobody's business."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CONFIRMED and self.is_night() and self.answered & (self.answered - 1) == 0:
            self.note(e.RULES_EXPLAINED)


class BribesAreAnnounced(Noting):
    """A hand is seen in the dark."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.CHOICE_ENTERED and b == w.BRIBE:
            self.note(e.PASSED, a)


class CoinSaysWhichGhost(Noting):
    """At dawn the ghost who was paid is named beside the coin."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == e.COIN_SPENT:
            self.note(e.PASSED, self.bribes[a])


class GhostsOpenTheirCards(Leaky):
    """What is opened to one ghost who may see everything is opened to all seats."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        if kind in (e.FACT_OPENED, e.ROLE_OPENED) and told != NOBODY:
            told |= bit(0)
        super().emit_to(told, readers, kind, a, b, c, d)
