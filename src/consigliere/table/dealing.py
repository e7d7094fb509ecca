"""The deal anyone can check: seats promise randomness of their own in the lobby and open it when the game starts.

Whoever promised has a few seconds; then the game is dealt without what is missing, and the log says so.
"""

from __future__ import annotations

from typing import Final

from consigliere.kernel.deal import commitment
from consigliere.kernel.refusal import Refusal
from consigliere.table import log
from consigliere.table import refusals as r
from consigliere.table.clock import SECOND
from consigliere.table.messages import Commit, Open, Start
from consigliere.table.playing import unruled
from consigliere.table.standing import Standing

OPENING: Final = 5  # seconds to open what was promised


def commit(table: Standing, person: str, request: Commit) -> Refusal | None:
    """A seat promises randomness; a second promise takes the place of the first."""
    if table.life != "lobby":
        return r.ALREADY_BEGUN
    if request.seat not in table.seats_of(person):
        return r.NOT_YOUR_SEAT
    table.write(log.Promised(request.seat, request.commitment))
    return None


def start(table: Standing, person: str, request: Start) -> Refusal | None:
    """The host begins the game. Nobody promised anything: it is dealt at once."""
    if person != table.host:
        return r.ONLY_HOST
    if table.life != "lobby":
        return r.BEING_DEALT if table.life == "dealing" else r.ALREADY_BEGUN
    if not table.has_rules:
        return unruled(table)
    empty = sum(sitter.kind == "empty" for sitter in table.sitters)
    if empty:
        return r.EMPTY_SEATS.with_arguments(("n", str(empty)))
    if any(sitter.promise is not None for sitter in table.sitters):
        table.write(log.Dealing(table.moment + OPENING * SECOND))
    else:
        deal(table)
    return None


def open_promise(table: Standing, person: str, request: Open) -> Refusal | None:
    """A seat opens what it promised; after the last one the game is dealt."""
    if table.life != "dealing":
        return r.NOT_OPENING
    if not table.has_rules:
        return unruled(table)
    if request.seat not in table.seats_of(person):
        return r.NOT_YOUR_SEAT
    promise = table.sitters[request.seat].promise
    if promise is None or request.seat in table.contributions:
        return r.NOTHING_PROMISED
    if commitment(bytes.fromhex(request.value)) != promise:
        return r.NOT_AS_PROMISED
    table.write(log.Contributed(request.seat, request.value))
    promised = [seat for seat, sitter in enumerate(table.sitters) if sitter.promise is not None]
    if all(seat in table.contributions for seat in promised):
        deal(table)
    return None


def deal(table: Standing) -> None:
    """The game begins with what was opened."""
    given = [table.contributions.get(seat) for seat in range(len(table.sitters))]
    table.write(log.Started(given, log.Header(table.rules, table.names(), dict(table.options))))
    assert table.match is not None
    table.match.start()
    table.write(log.Step(0))
