"""Planted leaks of Condottiere: ways in which tables have betrayed hands, face-down cards and secret answers."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere import shelf
from consigliere.games.condottiere import CondottiereGame, battle
from consigliere.games.condottiere import action as a
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import KINDS, MERCENARIES, SURRENDER, WIDTH
from consigliere.games.condottiere.position import BURIED, DECK, DOWN, HAND, pile
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.event import Event
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Timer
from consigliere.kernel.viewer import EVERYBODY, GALLERY, members
from tests.leaks import planting
from tests.leaks.anywhere import everywhere, mixed
from tests.leaks.planting import LeakyGame, Mutant, Plain, Planted, Remembers, opened


class Leaky(planting.Leaky, Condottiere):
    """A Condottiere whose secrets are its hands."""

    def secret_of(self, seat: int) -> list[int]:
        return [int(self.held(HAND, seat, card)) for card in range(KINDS)]


class LeakyCondottiere(LeakyGame, CondottiereGame):
    """Condottiere with a leak in it."""


def make() -> LeakyGame:
    game = shelf.game("condottiere")
    assert isinstance(game, CondottiereGame)
    return LeakyCondottiere(game.box)


# Events.


class ShownToAll(Leaky):
    """A card shown to one is told to all."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(EVERYBODY if kind == e.CARD_SEEN else told, readers, kind, a, b, c, d)


class ShownStrength(Leaky):
    """The public line about shown cards says how strong they are."""

    def decide_open(self, actor: Any, command: Any, chance: Any) -> None:
        super().decide_open(actor, command, chance)
        strength = sum(int(self.box.strength(card)) for card in command.args[1:])
        assert self.log is not None
        for event in self.log:
            if event.kind == e.CARDS_SHOWN:
                event.c = strength


class DiscardSaysMore(Leaky):
    """One more message when the answer is to discard: the number of messages tells."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(told, readers, kind, a, b, c, d)
        if kind == e.HAND_ANSWERED and b == e.DISCARD_HAND:
            self.note(e.HAND_DEALT, a, 0)


class ForcedKeepIsLogged(Leaky):
    """A default "keep" is logged, but only where nothing else was possible."""

    def decide_default(self, seat: Any, chance: Any) -> None:
        if self.stage == e.ANSWER and battle.holds_mercenary(self, seat):
            self.note(e.DEFAULT_PLAYED, seat, e.ANSWER)
        super().decide_default(seat, chance)


class FlagByStrength(Leaky):
    """A face-down card is told with a flag that is not quite the same for strong cards."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(told, readers, kind, a, b, c, d)
        if kind == e.CARD_PLAYED and self.log is not None and self.box.strength(b) > 4:
            self.note(e.TOTAL_ANNOUNCED, a, battle.strength(self, a))


class TotalsCountFaceDown(Leaky):
    """The announced total counts the face-down card too."""

    def note(self, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
        if kind == e.TOTAL_ANNOUNCED and self.face_down(a) < KINDS:
            b = b + self.box.strength(self.face_down(a))
        super().note(kind, a, b, c, d)


class BishopSeesFaceDown(Leaky):
    """The log of a Bishop counts the face-down mercenaries along."""

    def emit(self, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
        super().emit(kind, a, b, c, d)
        if kind == e.MERCENARIES_DISMISSED and self.log is not None:
            hidden = sum(self.face_down(seat) < MERCENARIES for seat in range(self.seats))
            self.log[-1] = Event(kind, a, b + hidden, c, d, EVERYBODY, EVERYBODY)


# Views.


class Unhidden(planting.Unhidden, Leaky):
    """A view that leaves one thing as it truly is."""

    def lay(self, other: Leaky, which: int) -> None:
        """One pile of the copy as it truly is."""
        for card in range(WIDTH):
            other.cards[which * WIDTH + card] = self.cards[which * WIDTH + card]


class NextHandSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        if viewer < self.seats:
            self.lay(other, pile(HAND, (viewer + 1) % self.seats))


class GallerySeesHands(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        if viewer == GALLERY:
            for seat in range(self.seats):
                self.lay(other, pile(HAND, seat))


class DeckSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        self.lay(other, DECK)


class BuriedSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        for seat in range(self.seats):
            self.lay(other, pile(BURIED, seat))


class FaceDownSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        for seat in range(self.seats):
            self.lay(other, pile(DOWN, seat))


class AnswersSeen(Unhidden):
    def bare(self, other: Leaky, viewer: int) -> None:
        other.discarding = self.discarding


def count_mercenaries(truth: Leaky, plain: Plain) -> Plain:
    """How many mercenaries each hand holds."""
    return {**plain, "mercenaries": [sum(truth.secret_of(seat)[:MERCENARIES]) for seat in range(truth.seats)]}


# Legal lists, refusals, who is asked.


class PassingDependsOnRivals(Leaky):
    """Passing is not offered while a rival holds Surrender."""

    def legal(self, seat: Any) -> vec[i64]:
        found = super().legal(seat)
        rivals = any(self.held(HAND, s, SURRENDER) for s in range(self.seats) if s != seat)
        return vec[i64]([n for n in found if n != a.PASS]) if rivals else found


class RefusalNamesHolder(Leaky):
    """ "You do not have that card, but she does." """

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        if found is not None and found.name == "not-in-hand":
            card = number - a.PLAY_CARD
            holders = [str(s) for s in range(self.seats) if self.held(HAND, s, card)]
            return found.with_arguments(("holders", " ".join(holders)))
        return found


class RefusalByDeck(Leaky):
    """Another rule is named when the card is still in the deck."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        if (
            found is not None
            and found.name == "not-in-hand"
            and self.cards[DECK * WIDTH + number - a.PLAY_CARD]
        ):
            return Refusal("not-in-hand", "CON-2.8")
        return found


class OnlyThoseWhoMayDiscard(Leaky):
    """In step 4 only hands without a mercenary are waited for: being asked tells."""

    def waiting_for(self) -> Any:
        waiting = super().waiting_for()
        if self.stage != e.ANSWER or self.unseen:
            return waiting
        free = sum(1 << s for s in members(waiting) if not battle.holds_mercenary(self, s))
        return free or waiting


class MayActTells(Leaky):
    """Only those who keep may change their answer."""

    def may_act(self) -> Any:
        return super().may_act() & ~self.discarding


class ClockOnlyIfNeeded(Leaky):
    """The clock of step 4 has another name when nobody can discard anyway."""

    def timers(self) -> list[Timer]:
        running = super().timers()
        free = any(not battle.holds_mercenary(self, s) for s in members(self.asked))
        return running if free else running * 2


class StepClosesEarly(Leaky):
    """With a live clock the step closes at once when everybody who could discard has answered."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(told, readers, kind, a, b, c, d)
        if kind == e.HAND_ANSWERED:
            free = sum(1 << s for s in members(self.asked) if not battle.holds_mercenary(self, s))
            if self.answered & free == free:
                self.note(e.ROUND_ENDED)


HIDDEN: dict[str, OptionValue] = {"hidden_cards": True}
LIVE: dict[str, OptionValue] = {"clock": "live"}
DRAWS: dict[str, OptionValue] = {"draw_after_battle": True}

PLANTED = Planted(
    make,
    clean=[
        Mutant(f"{name}, {state.__name__}", state, options=options)
        for name, options in (("plain", None), ("hidden", HIDDEN), ("draws", DRAWS), ("live", LIVE))
        for state in (Leaky, mixed(Remembers, Leaky))
    ],
    mutants=[
        *everywhere(Leaky),
        Mutant("dealt cards are public", Leaky, opened("card-dealt")),
        Mutant("drawn cards are public", Leaky, opened("card-dealt"), options=DRAWS),
        Mutant("face-down cards are public", Leaky, opened("card-played"), options=HIDDEN),
        Mutant("answers are public as they come", Leaky, opened("hand-answered")),
        Mutant("kept cards are public", Leaky, opened("cards-kept")),
        Mutant("a card shown to one is shown to all", ShownToAll),
        Mutant("the strength of shown cards is public", ShownStrength),
        Mutant("one message more for a discard", DiscardSaysMore),
        Mutant("a forced keep is logged", ForcedKeepIsLogged),
        Mutant("strong face-down cards are told twice", FlagByStrength, options=HIDDEN),
        Mutant("totals count face-down cards", TotalsCountFaceDown, options=HIDDEN),
        Mutant("the Bishop counts face-down cards", BishopSeesFaceDown, options=HIDDEN),
        Mutant("the next hand is in the view", NextHandSeen),
        Mutant("the gallery sees hands", GallerySeesHands),
        Mutant("the deck is in the view", DeckSeen),
        Mutant("discarded hands are in the view", BuriedSeen),
        Mutant("face-down cards are in the view", FaceDownSeen, options=HIDDEN),
        Mutant("pending answers are in the view", AnswersSeen),
        Mutant("mercenaries are counted", mixed(Remembers, Leaky), encode=count_mercenaries),
        Mutant("passing depends on a rival's hand", PassingDependsOnRivals),
        Mutant("a refusal names the holder", RefusalNamesHolder),
        Mutant("a refusal names another rule", RefusalByDeck),
        Mutant("only those who may discard are asked", OnlyThoseWhoMayDiscard),
        Mutant("who may change an answer tells", MayActTells),
        Mutant("the clock tells", ClockOnlyIfNeeded, options=LIVE),
        Mutant("the step shows when all who can have answered", StepClosesEarly, options=LIVE),
    ],
)
