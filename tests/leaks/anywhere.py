"""Planted leaks that any game with secrets can have: each is made from a game's own leaky state."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.kernel.event import DRAWN, Event
from consigliere.kernel.match import digest
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import EVERYBODY, bit
from tests.leaks.planting import Leaky, Mutant, Plain, Remembers, told_to_the_gallery

# What a leaky encoder makes of a truth it should not have.


def send_digest(truth: Leaky, plain: Plain) -> Plain:
    """A check value of the whole state, sent along to detect trouble."""
    return {**plain, "digest": digest(truth)}


def send_undo_buffer(truth: Leaky, plain: Plain) -> Plain:
    """The state as it was kept for undo goes out whole."""
    return {**plain, "undo": [int(n) for n in truth.fields()]}


def send_blanks(truth: Leaky, plain: Plain) -> Plain:
    """Blank, but as long as what it hides: the size tells."""
    return {**plain, "hidden": [" " * truth.worth(seat) for seat in range(truth.seats)]}


def send_ids(truth: Leaky, plain: Plain) -> Plain:
    """Ids on hidden things, the same for each kind."""
    backs = [
        [hash(("back", kind)) for kind, number in enumerate(truth.secret_of(seat)) if number]
        for seat in range(truth.seats)
    ]
    return {**plain, "backs": backs}


def send_in_order(truth: Leaky, plain: Plain) -> Plain:
    """The order of keys depends on what is hidden."""
    return dict(reversed(plain.items())) if truth.worth(0) > truth.worth(1) else plain


def send_differing(truth: Leaky, plain: Plain) -> Plain:
    """How many different things each seat keeps: the size of a hidden collection."""
    kinds = [sum(number > 0 for number in truth.secret_of(seat)) for seat in range(truth.seats)]
    return {**plain, "different": kinds}


# What a leaky state does.


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


class LegalDependsOnRivals(Leaky):
    """The last choice is not offered while a rival is better off."""

    def legal(self, seat: Any) -> vec[i64]:
        found = super().legal(seat)
        if not self.is_running_truth() or len(found) < 2:
            return found
        rivals = max(self.worth(other) for other in range(self.seats) if other != seat)
        return vec[i64](list(found)[:-1]) if rivals % 3 == 0 else found


class LegalOrderTells(Leaky):
    """The legal list is turned round when a rival is better off."""

    def legal(self, seat: Any) -> vec[i64]:
        found = list(super().legal(seat))
        if self.is_running_truth() and self.worth((seat + 1) % self.seats) % 2:
            found.reverse()
        return vec[i64](found)


class RefusalKnows(Leaky):
    """The refusal of the first command says which rival is best off."""

    def refusal(self, seat: Any, number: Any) -> Refusal | None:
        found = super().refusal(seat, number)
        if found is None or number > 0 or not self.is_running_truth():
            return found
        best = max((other for other in range(self.seats) if other != seat), key=self.worth)
        return found.with_arguments(("best", str(best)))


def mixed(leaks: type[Leaky], state: type[Leaky]) -> type[Leaky]:
    """A game's leaky state with one of these leaks before it."""
    return type(leaks.__name__, (leaks, state), {})


def everywhere(state: type[Leaky]) -> list[Mutant]:
    """The leaks that can be planted in any game, planted in one."""
    remembers = mixed(Remembers, state)
    return [
        Mutant("the gallery is told everything", state, told_to_the_gallery),
        Mutant("draws are told to all", mixed(DrawsTold, state)),
        Mutant("the neighbour reads along", mixed(NeighbourReads, state)),
        Mutant("a digest of the truth is sent", remembers, encode=send_digest),
        Mutant("the undo buffer is sent whole", remembers, encode=send_undo_buffer),
        Mutant("the size of a blank tells", remembers, encode=send_blanks),
        Mutant("hidden things have ids", remembers, encode=send_ids),
        Mutant("the order of keys tells", remembers, encode=send_in_order),
        Mutant("different things are counted", remembers, encode=send_differing),
        Mutant("options depend on a rival's secrets", mixed(LegalDependsOnRivals, state)),
        Mutant("the order of options tells", mixed(LegalOrderTells, state)),
        Mutant("a refusal names the rival who is best off", mixed(RefusalKnows, state)),
    ]
