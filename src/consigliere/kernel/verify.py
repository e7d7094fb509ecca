"""Checking a finished record offline: the commitment, every draw, the fold, and every decision.

The first three need no trust in the rules; the last decides every command again under the same rules version.
"""

from __future__ import annotations

from typing import Final

from consigliere.kernel.deal import commitment, derive
from consigliere.kernel.event import DRAWN
from consigliere.kernel.game import Game
from consigliere.kernel.match import START, UNDO, Match, digest, live
from consigliere.kernel.record import Record, read
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.viewer import HOUSE


class Check:
    """One thing that was checked, and what was found if it does not hold."""

    def __init__(self, name: str, problem: str) -> None:
        self.name: Final = name
        self.problem: Final = problem

    def to_plain(self) -> dict[str, object]:
        """The check as plain values."""
        return {"check": self.name, "good": not self.problem, "problem": self.problem}


def verify(plain: dict[str, object], game: Game) -> list[Check]:
    """Check a record from its document alone; `BadRecord` if it cannot even be read."""
    record = read(plain, game)
    checks = [
        Check("commitment", _commitment_problem(plain, record)),
        Check("contributions", _contributions_problem(plain)),
        Check("draws", _draws_problem(record)),
        Check("fold", _fold_problem(plain, record)),
    ]
    if plain.get("rules") == game.rules_version:
        checks.append(Check("decisions", _decisions_problem(record)))
    return checks


def _commitment_problem(plain: dict[str, object], record: Record) -> str:
    deal = plain["deal"]
    assert isinstance(deal, dict)
    if deal.get("secret") is None:
        return "the secret has not been opened yet"
    return (
        ""
        if deal.get("commitment") == commitment(record.deal.secret)
        else "the secret is not the one committed to"
    )


def _contributions_problem(plain: dict[str, object]) -> str:
    deal = plain["deal"]
    assert isinstance(deal, dict)
    for seat, given in enumerate(deal["contributions"]):
        if given is not None and given.get("commitment") != commitment(bytes.fromhex(given["opened"])):
            return f"the contribution of seat {seat} is not the one it committed to"
    return ""


def _draws_problem(record: Record) -> str:
    key = record.deal.key()
    counter = 0
    for number, entry in enumerate(record.match.entries):
        for event in entry.events:
            if event.kind == DRAWN:
                if event.b < 1 or derive(key, counter, event.b) != event.c:
                    return f"entry {number}: draw {counter} is not the one the secret gives"
                counter += 1
    return ""


def _fold_problem(plain: dict[str, object], record: Record) -> str:
    result = plain.get("result")
    outcome = record.match.state.outcome()
    if outcome is None or not isinstance(result, dict):
        return "the game is not over"
    if {**outcome.to_plain(), "digest": digest(record.match.state)} != result:
        return "the events do not add up to the result"
    return ""


def _decisions_problem(record: Record) -> str:
    """Play every command again and compare what it causes, event by event."""
    old = record.match
    again = Match(old.game, old.seats, old.options, record.deal.chance())
    for number, entry in enumerate(old.entries):
        problem = f"entry {number}: {entry.command!r} does not cause what the record says"
        if (entry.command == START) != (number == 0):
            return problem
        if number == 0:
            again.start()
        elif entry.command == UNDO:
            refusal = again.undo(entry.actor, agreed=True)
            if refusal is not None or again.entries[-1].withdraws != entry.withdraws:
                return problem
            continue
        else:
            try:
                refusal = again.submit(entry.actor, [old.game.parse(entry.command)])
            except Illegal as illegal:
                refusal = illegal.refusal
            if refusal is not None:
                return f"entry {number}: {entry.command!r} is refused, {Illegal(refusal)}"
        if again.entries[-1].events != entry.events or entry.withdraws is not None:
            return problem
    same = again.texts == old.texts and live(again.entries)[0].actor == HOUSE
    return "" if same and digest(again.state) == digest(old.state) else "the record decides differently"
