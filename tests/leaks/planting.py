"""How a leak is planted in a game: a state, a table of events or an encoder that tells a little too much.

Mutants change classes at run time, so they exist only in the interpreted build; what they prove is the sharpness of
the check, which is the same in both. A game contributes its list; what any game can be made to betray is in `anywhere`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from consigliere.kernel.event import Event, Field, Kind, Kinds
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options, OptionValue
from consigliere.kernel.state import State, View
from consigliere.kernel.viewer import GALLERY, TRUTH

Plain = dict[str, object]
Encode = Callable[[Any, Plain], Plain]


class Leaky(State):
    """Comes before a game's own state, whose copies then stay leaky."""

    def copy(self) -> Any:
        other = super().copy()
        other.__class__ = type(self)
        return other

    def is_running_truth(self) -> bool:
        """Whether this is the truth of a game under way, in which there is something to betray."""
        return self.viewer == TRUTH and self.waiting_for() != 0 and not self.is_over()

    def secret_of(self, seat: int) -> list[int]:
        """What only the seat itself may know, as numbers of each thing it keeps; asked of a truth."""
        raise NotImplementedError

    def worth(self, seat: int) -> int:
        """One number that depends on everything a seat keeps secret."""
        return sum(place * number for place, number in enumerate(self.secret_of(seat), start=1))


class Unhidden(Leaky):
    """A view that leaves one thing as it truly is."""

    def bare(self, other: Any, viewer: int) -> None:
        """Lay open in `other`, the copy, what this truth holds."""
        raise NotImplementedError

    def seen_by(self, viewer: Any) -> Any:
        other = super().seen_by(viewer)
        if self.is_running_truth():
            self.bare(other, viewer)
        return other


class Remembers(Leaky):
    """The copy drags its truth along, as on a server that keeps the state at hand, and an encoder looks at it."""

    def seen_by(self, viewer: Any) -> Any:
        other = super().seen_by(viewer)
        if self.is_running_truth():
            other.__dict__["truth"] = self
        return other


class Noting(Leaky):
    """Says a word more where something happens."""

    def before(self, kind: int, a: int, b: int, c: int) -> None:
        """What is said before it happens."""

    def after(self, kind: int, a: int, b: int, c: int) -> None:
        """What is said once it has."""

    def emit(self, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
        if self.viewer == TRUTH:
            self.before(kind, a, b, c)
        super().emit(kind, a, b, c, d)
        if self.viewer == TRUTH:
            self.after(kind, a, b, c)

    def emit_to(
        self, told: Any, readers: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0
    ) -> None:
        if self.viewer == TRUTH:
            self.before(kind, a, b, c)
        super().emit_to(told, readers, kind, a, b, c, d)
        if self.viewer == TRUTH:
            self.after(kind, a, b, c)


class LeakyGame(Game):
    """Comes before a game's own class: the same game with a leak planted in it."""

    def plant(
        self, state: type[Leaky], kinds: Callable[[Kinds], Kinds], encode: Encode | None, count: Encode | None
    ) -> None:
        """What tells too much: the state, the table of events, the view's encoder or the figures'."""
        self.kinds = kinds(self.kinds)
        self._state = state
        self._encode = encode
        self._count = count

    def new(self, seats: int, options: Options) -> State:
        state = super().new(seats, options)
        state.__class__ = self._state
        return state

    def view_to_plain(self, view: View) -> Plain:
        return _with_truth(self._encode, view, super().view_to_plain(view))

    def figures(self, view: View) -> Plain:
        return _with_truth(self._count, view, super().figures(view))


def _with_truth(encode: Encode | None, view: View, plain: Plain) -> Plain:
    truth = view.copy.__dict__.get("truth")
    return plain if encode is None or truth is None else encode(truth, plain)


class Mutant:
    """A planted leak: what it does, how it is made, and at which table it shows."""

    def __init__(
        self,
        name: str,
        state: type[Leaky],
        kinds: Callable[[Kinds], Kinds] = lambda kinds: kinds,
        encode: Encode | None = None,
        count: Encode | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 1,
        seats: int | None = None,
    ) -> None:
        self.name = name
        self.seats = seats  # None: as many as at the tables of the others
        self.state = state
        self.kinds = kinds
        self.encode = encode
        self.count = count
        self.options: dict[str, OptionValue] = dict(options or {})
        self.seed = seed  # of a game in which it shows soon

    def __repr__(self) -> str:
        return self.name


class Planted:
    """What a game contributes: how to make it leaky, how it leaks nothing, and its mutants."""

    def __init__(
        self,
        game: Callable[[], LeakyGame],
        clean: list[Mutant],
        mutants: list[Mutant],
        seats: int = 3,
    ) -> None:
        self.seats = seats
        self._game = game
        self.clean = clean
        self.mutants = mutants

    def make(self, mutant: Mutant) -> LeakyGame:
        """The game with a mutant's leak in it."""
        game = self._game()
        game.plant(mutant.state, mutant.kinds, mutant.encode, mutant.count)
        return game


# Tables of events.


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


def told_to_the_gallery(kinds: Kinds) -> Kinds:
    """A table of events that tells the gallery everything."""
    return GalleryUnfiltered(kinds.kinds)
