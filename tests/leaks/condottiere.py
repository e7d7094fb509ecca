"""Planted leaks: ways in which tables have betrayed secrets, each done to Condottiere on purpose.

Each mutant is a game that tells a little too much. They change classes at run time, so they exist only in the
interpreted build; what they prove is the sharpness of the check, which is the same in both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere import shelf
from consigliere.games.condottiere import CondottiereGame, battle
from consigliere.games.condottiere import action as a
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.codec import pile_to_plain, view_to_plain
from consigliere.games.condottiere.pieces import HEROINE, KINDS, MERCENARIES, SURRENDER, WIDTH
from consigliere.games.condottiere.position import BURIED, DECK, DOWN, HAND, pile
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.event import DRAWN, Event, Field, Kind, Kinds
from consigliere.kernel.match import digest
from consigliere.kernel.option import Options, OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import State, Timer, View
from consigliere.kernel.viewer import EVERYBODY, GALLERY, bit, members


class Leaky(Condottiere):
    """A Condottiere whose copies stay leaky."""

    def copy(self) -> Leaky:
        other = super().copy()
        other.__class__ = type(self)
        assert isinstance(other, Leaky)
        return other

    def truth_of(self, seat: int) -> list[int]:
        """What really is in a hand, from a truth."""
        return [int(self.held(HAND, seat, card)) for card in range(KINDS)]


class LeakyGame(CondottiereGame):
    """Condottiere with a state, an encoder or a table of events that tells too much."""

    def __init__(
        self,
        state: type[Leaky] = Leaky,
        kinds: Callable[[Kinds], Kinds] = lambda kinds: kinds,
        encode: Callable[[Leaky, dict[str, object]], dict[str, object]] | None = None,
    ) -> None:
        game = shelf.game("condottiere")
        assert isinstance(game, CondottiereGame)
        super().__init__(game.box)
        self.kinds = kinds(self.kinds)
        self._state = state
        self._encode = encode

    def new(self, seats: int, options: Options) -> State:
        state = super().new(seats, options)
        state.__class__ = self._state
        return state

    def view_to_plain(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Leaky)
        plain = view_to_plain(view.copy)
        return plain if self._encode is None else self._encode(view.copy, plain)


class Mutant:
    """A planted leak: what it does, at which table it shows, and how to make it."""

    def __init__(self, name: str, make: Callable[[], LeakyGame], **options: OptionValue) -> None:
        self.name = name
        self.make = make
        self.options: dict[str, OptionValue] = dict(options)

    def __repr__(self) -> str:
        return self.name


# Event fields.


def opened(kind: str) -> Callable[[Kinds], Kinds]:
    """A table of events in which the secret fields of one kind are public."""

    def change(kinds: Kinds) -> Kinds:
        changed = [
            Kind(k.name, *(Field(f.name, f.words, False) for f in k.fields)) if k.name == kind else k
            for k in kinds.kinds
        ]
        return Kinds(tuple(changed))

    return change


class GalleryUnfiltered(Kinds):
    """The filter forgets one viewer: "no seat" means everything."""

    def told(self, event: Event, viewer: Any) -> Event | None:
        return event if viewer == GALLERY else super().told(event, viewer)


class DrawsTold(Leaky):
    """Every draw is told to all, result and all: the seed by another name."""

    def draw_from(self, purpose: Any, counts: Any, start: Any, bound: Any, readers: Any, chance: Any) -> Any:
        kind = super().draw_from(purpose, counts, start, bound, readers, chance)
        if self.log is not None:
            self.log[-1] = Event(DRAWN, purpose, bound, self.log[-1].c, kind, EVERYBODY, readers)
        return kind


class NeighbourReads(Leaky):
    """Seats are mixed up: the next seat reads what was meant for this one."""

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        super().emit_to(told, readers | bit((a + 1) % self.seats), kind, a, b, c, d)


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


class Unhidden(Leaky):
    """A view that leaves one thing as it truly is."""

    def bare(self, other: Leaky, viewer: int) -> None:
        """Lay open in `other`, the copy, what this truth holds."""
        raise NotImplementedError

    def seen_by(self, viewer: Any) -> Leaky:
        other = super().seen_by(viewer)
        assert isinstance(other, Leaky)
        if self.unseen == 0 and self.stage not in (e.IN_THE_BOX, e.OVER):
            self.bare(other, viewer)
        return other

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


# What a leaky encoder knows of the truth: set by `seen_by`, as a server that keeps the state at hand would.


class Remembers(Leaky):
    """The copy drags its truth along, and an encoder looks at it."""

    def seen_by(self, viewer: Any) -> Leaky:
        other = super().seen_by(viewer)
        assert isinstance(other, Remembers)
        if self.unseen == 0 and not self.is_over():
            other.__dict__["truth"] = self
        return other


def truth(state: Leaky) -> Leaky | None:
    found = state.__dict__.get("truth")
    assert found is None or isinstance(found, Leaky)
    return found


def encode_mercenaries(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """How many mercenaries each hand holds: a count."""
    whole = truth(state)
    if whole is not None:
        plain["mercenaries"] = [sum(whole.truth_of(seat)[:MERCENARIES]) for seat in range(whole.seats)]
    return plain


def encode_kinds(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """How many different cards each hand holds: the size of a hidden collection."""
    whole = truth(state)
    if whole is not None:
        plain["different"] = [sum(n > 0 for n in whole.truth_of(seat)) for seat in range(whole.seats)]
    return plain


def encode_key_order(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """The order of keys depends on where the Heroines are."""
    whole = truth(state)
    if whole is not None and whole.cards[DECK * WIDTH + HEROINE] > 1:
        return dict(reversed(plain.items()))
    return plain


def encode_ids(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """Ids on hidden cards, stable for each kind."""
    whole = truth(state)
    if whole is not None:
        plain["backs"] = [
            [hash(("back", c)) for c in range(KINDS) if whole.truth_of(s)[c]] for s in range(whole.seats)
        ]
    return plain


def encode_digest(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """A check value of the whole state, sent along to detect trouble."""
    whole = truth(state)
    if whole is not None:
        plain["digest"] = digest(whole)
    return plain


def encode_padding(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """Blank, but as long as what it hides: the size tells."""
    whole = truth(state)
    if whole is not None:
        plain["hidden"] = [" " * len(str(pile_to_plain(whole, pile(HAND, s)))) for s in range(whole.seats)]
    return plain


def encode_initial(state: Leaky, plain: dict[str, object]) -> dict[str, object]:
    """The state as it was kept for undo goes out whole."""
    whole = truth(state)
    if whole is not None:
        plain["undo"] = [int(n) for n in whole.fields()]
    return plain


# Legal lists, refusals, who is asked.


class LegalDependsOnRivals(Leaky):
    """Passing is not offered while a rival holds Surrender."""

    def legal(self, seat: Any) -> vec[i64]:
        found = super().legal(seat)
        rivals = any(self.held(HAND, s, SURRENDER) for s in range(self.seats) if s != seat)
        return vec[i64]([n for n in found if n != a.PASS]) if rivals else found


class LegalInHandOrder(Leaky):
    """The legal list is turned round when the deck is rich."""

    def legal(self, seat: Any) -> vec[i64]:
        found = list(super().legal(seat))
        rich = self.cards[DECK * WIDTH + HEROINE] > 1
        return vec[i64](list(reversed(found)) if rich else found)


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


MUTANTS = [
    Mutant("dealt cards are public", lambda: LeakyGame(kinds=opened("card-dealt"))),
    Mutant("drawn cards are public", lambda: LeakyGame(kinds=opened("card-dealt")), draw_after_battle=True),
    Mutant("face-down cards are public", lambda: LeakyGame(kinds=opened("card-played")), hidden_cards=True),
    Mutant("answers are public as they come", lambda: LeakyGame(kinds=opened("hand-answered"))),
    Mutant("kept cards are public", lambda: LeakyGame(kinds=opened("cards-kept"))),
    Mutant(
        "the gallery is told everything",
        lambda: LeakyGame(kinds=lambda kinds: GalleryUnfiltered(kinds.kinds)),
    ),
    Mutant("draws are told to all", lambda: LeakyGame(DrawsTold)),
    Mutant("the neighbour reads along", lambda: LeakyGame(NeighbourReads)),
    Mutant("a card shown to one is shown to all", lambda: LeakyGame(ShownToAll)),
    Mutant("the strength of shown cards is public", lambda: LeakyGame(ShownStrength)),
    Mutant("one message more for a discard", lambda: LeakyGame(DiscardSaysMore)),
    Mutant("a forced keep is logged", lambda: LeakyGame(ForcedKeepIsLogged)),
    Mutant("strong face-down cards are told twice", lambda: LeakyGame(FlagByStrength), hidden_cards=True),
    Mutant("totals count face-down cards", lambda: LeakyGame(TotalsCountFaceDown), hidden_cards=True),
    Mutant("the Bishop counts face-down cards", lambda: LeakyGame(BishopSeesFaceDown), hidden_cards=True),
    Mutant("the next hand is in the view", lambda: LeakyGame(NextHandSeen)),
    Mutant("the gallery sees hands", lambda: LeakyGame(GallerySeesHands)),
    Mutant("the deck is in the view", lambda: LeakyGame(DeckSeen)),
    Mutant("discarded hands are in the view", lambda: LeakyGame(BuriedSeen)),
    Mutant("face-down cards are in the view", lambda: LeakyGame(FaceDownSeen), hidden_cards=True),
    Mutant("pending answers are in the view", lambda: LeakyGame(AnswersSeen)),
    Mutant("mercenaries are counted", lambda: LeakyGame(Remembers, encode=encode_mercenaries)),
    Mutant("different cards are counted", lambda: LeakyGame(Remembers, encode=encode_kinds)),
    Mutant("the order of keys tells", lambda: LeakyGame(Remembers, encode=encode_key_order)),
    Mutant("hidden cards have ids", lambda: LeakyGame(Remembers, encode=encode_ids)),
    Mutant("a digest of the truth is sent", lambda: LeakyGame(Remembers, encode=encode_digest)),
    Mutant("the size of a blank tells", lambda: LeakyGame(Remembers, encode=encode_padding)),
    Mutant("the undo buffer is sent whole", lambda: LeakyGame(Remembers, encode=encode_initial)),
    Mutant("options depend on a rival's hand", lambda: LeakyGame(LegalDependsOnRivals)),
    Mutant("the order of options tells", lambda: LeakyGame(LegalInHandOrder)),
    Mutant("a refusal names the holder", lambda: LeakyGame(RefusalNamesHolder)),
    Mutant("a refusal names another rule", lambda: LeakyGame(RefusalByDeck)),
    Mutant("only those who may discard are asked", lambda: LeakyGame(OnlyThoseWhoMayDiscard)),
    Mutant("who may change an answer tells", lambda: LeakyGame(MayActTells)),
    Mutant("the clock tells", lambda: LeakyGame(ClockOnlyIfNeeded), clock="live"),
    Mutant("the step shows when all who can have answered", lambda: LeakyGame(StepClosesEarly), clock="live"),
]
