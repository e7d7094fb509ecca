"""Checking a finished record offline: the commitment, the seal, every draw, the fold, and every decision.

All but the last need no trust in the rules; the last decides every command again under the same rules version. What
cannot be checked is neither good nor bad: it is not proven, and then neither is the record.
"""

from __future__ import annotations

from typing import Final

from consigliere.kernel.canonical import same
from consigliere.kernel.deal import commitment, derive
from consigliere.kernel.event import DRAWN
from consigliere.kernel.game import Game
from consigliere.kernel.match import START, UNDO, Match, digest, live
from consigliere.kernel.record import Record, read, result_to_plain
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.viewer import HOUSE


class Check:
    """One thing that was checked: `good` is None if nothing proves it. `problem` says why it is not good."""

    def __init__(self, name: str, problem: str, is_proven: bool = True) -> None:
        self.name: Final = name
        self.problem: Final = problem
        self.good: Final[bool | None] = not problem if is_proven else None

    def to_plain(self) -> dict[str, object]:
        """The check as plain values."""
        return {"check": self.name, "good": self.good, "problem": self.problem}


def verdict(checks: list[Check]) -> bool | None:
    """What all checks together say of a record: bad if one is, good if all are, else not proven."""
    if any(check.good is False for check in checks):
        return False
    return True if all(check.good for check in checks) else None


def verify(plain: dict[str, object], game: Game) -> list[Check]:
    """Check a record from its document alone; `BadRecord` if it cannot even be read."""
    record = read(plain, game)
    return [
        Check("commitment", _commitment_problem(plain, record)),
        Check("contributions", _contributions_problem(plain)),
        _header_check(plain, record),
        Check("draws", _draws_problem(record)),
        Check("fold", _fold_problem(plain, record)),
        _decisions_check(record),
    ]


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


def _header_check(plain: dict[str, object], record: Record) -> Check:
    deal = plain["deal"]
    assert isinstance(deal, dict)
    if record.deal.header is None:
        return Check("header", "records of the first format have no seal", is_proven=False)
    if deal["secret"] is None:
        return Check("header", "the secret has not been opened yet", is_proven=False)
    is_sealed = same(deal["seal"], record.deal.seal())
    return Check("header", "" if is_sealed else "the header is not the one that was sealed")


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
    stated, result = plain["result"], result_to_plain(record)
    if stated is None and result is None:
        return "the game is not over"
    return "" if same(stated, result) else "the events do not add up to the result"


def _decisions_check(record: Record) -> Check:
    now = record.match.game.rules_version
    if record.rules == now:
        return Check("decisions", _decisions_problem(record))
    why = f"it was played by version {record.rules} of the rules, which this program does not have"
    return Check("decisions", why, is_proven=False)


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
        done = again.entries[-1]
        if done.events != entry.events or done.command != entry.command or entry.withdraws is not None:
            return problem
    same = again.texts == old.texts and live(again.entries)[0].actor == HOUSE
    return "" if same and digest(again.state) == digest(old.state) else "the record decides differently"
